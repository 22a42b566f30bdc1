var e=[{id:`aim`,title:`The aim`,inner:[],html:`<p>You score points in four colors: black, red, blue and green. At the end only your <strong>weakest</strong> color
counts, and the player whose weakest color is best wins. So grow everywhere.</p>
`},{id:`board`,title:`What you see`,inner:[],html:`<p>The map has 16 columns, A to P, and 11 rows. Two cells are neighbors if they share a side. Ten
temples lie there from the start, each with a treasure.</p>
<table>
<thead>
<tr>
<th></th>
<th>Tile</th>
<th>Its leader</th>
<th>Where it lies</th>
</tr>
</thead>
<tbody><tr>
<td><svg class="sign c-black" viewBox="0 0 64 64" role="img" aria-label="■"><use href="#mark-black"/></svg></td>
<td>settlement, black</td>
<td>king</td>
<td>land</td>
</tr>
<tr>
<td><svg class="sign c-red" viewBox="0 0 64 64" role="img" aria-label="△"><use href="#mark-red"/></svg></td>
<td>temple, red</td>
<td>priest</td>
<td>land</td>
</tr>
<tr>
<td><svg class="sign c-blue" viewBox="0 0 64 64" role="img" aria-label="≈"><use href="#mark-blue"/></svg></td>
<td>farm, blue</td>
<td>farmer</td>
<td>river</td>
</tr>
<tr>
<td><svg class="sign c-green" viewBox="0 0 64 64" role="img" aria-label="◇"><use href="#mark-green"/></svg></td>
<td>market, green</td>
<td>trader</td>
<td>land</td>
</tr>
</tbody></table>
<p>Two to four play. You have four leaders, one of each color, with the symbol of your dynasty; two
catastrophes; and a hidden hand of six tiles.</p>
<p>Tiles and leaders that touch form a <strong>region</strong>. A region with a leader is a <strong>kingdom</strong>. Leaders of
several players may share it, but never two of one color.</p>
`},{id:`turn`,title:`Your turn`,inner:[],html:`<p>Take up to <strong>two actions</strong>, the same one twice if you like:</p>
<ul>
<li>place, move or withdraw a <a href="#rules-leaders">leader</a>;</li>
<li>place a <a href="#rules-tiles">tile</a>;</li>
<li>place a <a href="#rules-catastrophes">catastrophe</a>;</li>
<li><a href="#rules-swaps">swap</a> one to six tiles.</li>
</ul>
<p>You may pass instead. Whatever an action causes is settled before the next: first conflicts, then
building, then treasures. At the end of your turn your monuments pay, and everybody draws up to six
tiles, you first.</p>
`},{id:`leaders`,title:`Leaders`,inner:[],html:`<p>A leader stands on empty land beside at least one face-up temple. He may not link two kingdoms. If
the kingdom he enters already has a leader of his color, there is a <a href="#rules-conflicts">revolt</a>.</p>
<p>To move a leader is one action: he is lifted, then placed. Withdrawing him is an action too. A leader
who loses his last temple goes home at once. Placing a leader pays nothing.</p>
`},{id:`tiles`,title:`Tiles`,inner:[`catastrophes`,`swaps`],html:`<p>A tile goes on an empty cell: farms on rivers, all others on land. If it joins exactly one kingdom,
it pays a point of its color:</p>
<ol>
<li>to the owner of the leader of that color there, whoever placed the tile;</li>
<li>if there is none, to the owner of the king there;</li>
<li>if there is no king either, to nobody.</li>
</ol>
<p>A tile may unite two kingdoms, but not three. Then it pays nothing, and there may be
<a href="#rules-conflicts">wars</a>.</p>
<h3 id="rules-catastrophes">Catastrophes</h3>
<p>Each player has two in the whole game. One goes on an empty cell, river or land, or on a face-up tile,
which is destroyed. It may not hit a leader, a treasure, a building or another catastrophe. The cell
is dead for good and may cut a kingdom in two.</p>
<h3 id="rules-swaps">Swaps</h3>
<p>Put one to six tiles aside, hidden, and draw as many. Your second action may use them.</p>
`},{id:`conflicts`,title:`Revolts and wars`,inner:[],html:`<table>
<thead>
<tr>
<th></th>
<th>Revolt</th>
<th>War</th>
</tr>
</thead>
<tbody><tr>
<td>begins</td>
<td>a leader enters a kingdom that has one of his color</td>
<td>a tile unites two kingdoms, and both have a leader of one color</td>
</tr>
<tr>
<td>strength</td>
<td>the temples <svg class="sign c-red" viewBox="0 0 64 64" role="img" aria-label="△"><use href="#mark-red"/></svg> beside each leader</td>
<td>the tiles of the leader’s color in his own old kingdom</td>
</tr>
<tr>
<td>support from the hand</td>
<td>temples <svg class="sign c-red" viewBox="0 0 64 64" role="img" aria-label="△"><use href="#mark-red"/></svg></td>
<td>tiles of that color</td>
</tr>
<tr>
<td>the loser</td>
<td>the leader goes home</td>
<td>the leader goes home, and all tiles that gave him strength are removed</td>
</tr>
<tr>
<td>the winner</td>
<td>one <strong>red</strong> point</td>
<td>one point of that color for the leader and one for each removed tile</td>
</tr>
</tbody></table>
<p>In both, the attacker adds support first, then the defender, once each and openly. <strong>The defender wins
ties.</strong> Support leaves the game.</p>
<p>In a revolt, whoever placed the leader attacks. In a war it is the active player, or else the first
one involved clockwise. If one tile brings several wars, the active player chooses the order. The tile
that united the kingdoms counts for nobody. After each war look again: a removed tile may have parted
leaders who were still to fight.</p>
<p>In a war of priests, temples with a treasure, and those beside any other leader, stay and pay nothing.</p>
`},{id:`monuments`,title:`Monuments`,inner:[],html:`<p>When your tile completes a square of four face-up tiles of one color, you may build a monument that
has this color. It is now or never. The four tiles are turned face down: they connect, but do nothing
else. A leader who thereby loses his last temple goes home.</p>
<p>At the end of your turn each monument pays you one point for each of your leaders in its kingdom who
has one of its two colors. Here the king stands in for nobody.</p>
`},{id:`treasures`,title:`Treasures`,inner:[],html:`<p>When a kingdom with a trader holds two or more treasures after an action, the trader’s owner takes all
but one, in anybody’s turn. Those of the four corners go first. A treasure is a point of any color; at
the end each one fills your weakest color.</p>
`},{id:`end`,title:`The end`,inner:[],html:`<p>The game ends when, at the end of a turn, two treasures or fewer are left or the bag cannot fill a
hand; or at once when a swap asks for more tiles than the bag holds. Then weakest colors are compared.
On a tie the second weakest decides, and so on.</p>
`},{id:`options`,title:`Options`,inner:[],html:`<ul>
<li><strong>English rule:</strong> support must be able to change the result. The attacker adds nothing or enough to
be ahead of the defender’s strength on the map, the defender nothing or exactly enough for a tie.</li>
<li><strong>Ziggurat:</strong> a cross of five face-up tiles of one color may become the one ziggurat. At the end of
your turn your king in its kingdom earns a point of any color.</li>
<li><strong>Open scores:</strong> all see all points.</li>
</ul>
`},{id:`example`,title:`An example`,inner:[],html:`<p>You have a trader and one market; your neighbor has a trader and two. You unite the kingdoms with a
settlement. It pays nothing. The war of traders stands at 1 to 2, and you attack. You add three
markets and reach 4. Your neighbor adds one and has 3. You win: the beaten trader and the two markets
leave, and you score <strong>three green points</strong>. With only two markets from the hand it would have been 3
to 3, and the defender would have won.</p>
`}];export{e as default};