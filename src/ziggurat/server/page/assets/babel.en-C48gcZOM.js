var e=[{id:`aim`,title:`The aim`,inner:[],html:`<p>Two players build temples on five sites. A temple counts as much as its top level, and your five
heights are added up. Get to 15 while your opponent has 9 or fewer, and you win at once. Otherwise the
duel goes on, and the higher sum wins in the end.</p>
`},{id:`table`,title:`What you see`,inner:[],html:`<p>Each of the five <strong>sites</strong> is named after a nation and has two sides, yours and your opponent’s. At a
site you have a <strong>column</strong> of nation cards, the newest last, and perhaps a temple. Your <strong>pawn</strong> shows
where you act.</p>
<p>There are twelve cards of each nation: Assyrians, Hittites, Medes, Persians, Sumerians. Temple cards
have levels from 1 to 6. Each player has a <strong>row</strong> of revealed temple cards. Only the last card of a
row is open, and both players may take it.</p>
<p>Hands are hidden; their size is not. The first player starts with three cards, the other with five.</p>
`},{id:`turn`,title:`Your turn`,inner:[],html:`<ol>
<li><strong>Draw</strong> three nation cards. There is no limit to your hand.</li>
<li><strong>Act</strong> as often as you like, in any order, or not at all.</li>
<li><strong>Reveal</strong> two temple cards: they go to the end of your row, the higher first, so that the lower one
is open.</li>
</ol>
<p>The actions are:</p>
<ul>
<li><strong>Move:</strong> discard a card, and your pawn goes to the site of that nation. It must be another site.
Distance does not matter.</li>
<li><strong>Deploy:</strong> add a card of your hand to the end of your column at your pawn’s site. Any nation may go
anywhere.</li>
<li><strong>Build</strong> a temple level: see <a href="#rules-building">below</a>.</li>
<li><strong>Migrate</strong>, once a turn: the last three cards of one of your columns go to the end of another, in
their order. It is always three. Your pawn may be anywhere.</li>
<li><strong>Use a power</strong> of three like cards: see <a href="#rules-powers">powers</a>.</li>
</ul>
<p>Your pawn starts at the quarry. From there it can only move, and it never returns. In your first turn
you must build your <strong>start temple</strong>, a level 1 that is kept for you.</p>
`},{id:`building`,title:`Building`,inner:[],html:`<p>You build at your pawn’s site with the open card of your row, with the open card of your opponent’s
row, or with your start temple.</p>
<ul>
<li>The level must be one above the top of your temple there. On an empty site it must be 1.</li>
<li>Your column there must hold at least as many cards as the level says.</li>
</ul>
<p>The cards are counted only when you build. A temple stands on if its column shrinks later. When an
open card is taken, the one before it becomes open at once, and you may go on building.</p>
`},{id:`powers`,title:`Powers`,inner:[`halving`],html:`<p>Three or more cards of one nation that follow each other in a column are a <strong>run</strong>. If your column at
your pawn’s site has one, discard a card of it to use that nation’s power there:</p>
<table>
<thead>
<tr>
<th>Nation</th>
<th>Power</th>
</tr>
</thead>
<tbody><tr>
<td>Assyrians</td>
<td>destroy the temple opposite. Its cards go back on the temple pile, the lowest on top</td>
</tr>
<tr>
<td>Hittites</td>
<td>steal the top card of the temple opposite for yours. It must be higher than your top, by any number, and you need as many cards as its level</td>
</tr>
<tr>
<td>Medes</td>
<td>name a nation: all its cards in the column opposite are discarded</td>
</tr>
<tr>
<td>Persians</td>
<td>build and skip exactly one level, with an open card; you need as many cards as its level</td>
</tr>
<tr>
<td>Sumerians</td>
<td>all cards of the nation that is last in the column opposite come to the end of yours</td>
</tr>
</tbody></table>
<p>For Hittites and Persians the card you pay with still counts. A run of four can be used twice, a run of
five three times. Cards that came this turn count at once. When a card leaves a column, the others
close up, and new runs may arise. A power needs an effect.</p>
<h3 id="rules-halving">Halving</h3>
<p>Any run may do this instead: pay one card, and your opponent gives up half the hand, rounded in the
opponent’s favor. Five cards lose two. The opponent chooses which; then your turn goes on.</p>
`},{id:`end`,title:`The end`,inner:[],html:`<p>The sums are looked at after every action.</p>
<ul>
<li><strong>15 or more against 9 or fewer:</strong> the game ends at once.</li>
<li>If somebody reaches 15 while the other has 10 or more, the game is in <strong>end mode</strong> from then on. It
ends as soon as one player has 20 or more, or 9 or fewer.</li>
<li>It also ends with the reveal that empties the temple pile.</li>
</ul>
<p>The higher sum wins. If the sums are equal, more cards in hand win; if those are equal too, it is a
draw.</p>
`},{id:`options`,title:`Options`,inner:[],html:`<ul>
<li><strong>First hands:</strong> three and five, or five each.</li>
<li><strong>Idle powers:</strong> Assyrians, Medes, Sumerians and halving may be used without an effect. The card is
paid all the same.</li>
</ul>
`},{id:`example`,title:`An example`,inner:[],html:`<p>Your column at your pawn’s site is Sumerian, Sumerian, Sumerian, Assyrian. Opposite stand a Persian and
two Assyrians, and a temple of height 6. You pay a Sumerian: the last card opposite is an Assyrian, so
both Assyrians come over. Your column is now two Sumerians and three Assyrians: a new run. You pay an
Assyrian, and the temple of height 6 is gone. Its cards lie on the temple pile, the 1 on top, where
both of you will find them again.</p>
`}];export{e as default};