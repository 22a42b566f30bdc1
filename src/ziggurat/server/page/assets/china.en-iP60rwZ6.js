var e=[{id:`aim`,title:`The aim`,inner:[],html:`<p>You build palaces and send emissaries. A province pays for its palaces as soon as it is full. At the
end the other provinces pay, then alliances between emissaries, then chains of palaces along roads. The
highest score wins.</p>
`},{id:`map`,title:`What you see`,inner:[],html:`<p>Nine <strong>provinces</strong> lie on the map, in five colors. Purple has one province, the others have two each.
A province has some spaces for palaces, joined by <strong>roads</strong>, and one dragon space for emissaries. A
space is named by a letter and a number: W1 is the first of Wei.</p>
<p>You have 20 palaces, 8 emissaries and a hidden hand of three cards. Each card shows a color. Four cards
lie open beside the pile: the <strong>display</strong>.</p>
`},{id:`turn`,title:`Your turn`,inner:[],html:`<p>Do one of two things:</p>
<ul>
<li>place one or two <a href="#rules-placing">pieces</a>, then <a href="#rules-cards">fill your hand</a> up to three;</li>
<li><a href="#rules-cards">exchange</a> one card.</li>
</ul>
`},{id:`placing`,title:`Placing pieces`,inner:[],html:`<p>Remember <strong>three, two, one</strong>: up to three cards, up to two pieces, one province.</p>
<ul>
<li>Both pieces of a turn go to the same province.</li>
<li>If it was <strong>empty</strong> when your turn began, you may place only one.</li>
<li>Each piece is paid by itself: one card of the province’s color, or a <strong>joker</strong>, which is two cards of
one other color.</li>
</ul>
<p>You may look at what your first piece has done before you decide on the second.</p>
<p><strong>Palaces</strong> go on free spaces. <strong>Emissaries</strong> go on the dragon space of a province. There may be as
many of them, of all players together, as the player with most palaces has palaces there. So there are
none without a palace. You need no palace of your own, and the province may have been scored already.</p>
`},{id:`full`,title:`A full province`,inner:[],html:`<p>When the last space gets its palace, the province is scored at once:</p>
<ul>
<li>Who has most palaces scores one point for <strong>each palace</strong> in the province.</li>
<li>The second scores as many points as the first has palaces, the third as many as the second, and so
on.</li>
<li>Equal players share a place and score the same. Without a palace you score nothing.</li>
</ul>
<p>With 3, 2, 2 and 1 palaces the points are 8, 3, 3 and 2. A province is scored only once.</p>
`},{id:`cards`,title:`Cards`,inner:[],html:`<p>After placing you draw one card at a time, from the display or from the pile, until you have three. The
display is filled when you are done.</p>
<p>To <strong>exchange</strong>, discard one card and take one from the pile or the display. That is your whole turn.
Who can place nothing must exchange.</p>
<p>When the pile runs out for the first time, the discarded cards are shuffled and become the new pile.
When it runs out again, the end is near.</p>
`},{id:`end`,title:`The end`,inner:[],html:`<p>After the second exhaustion play goes on up to the last seat, so that all have had the same number of
turns. The game also ends at once when nobody could place anything, whatever the cards.</p>
`},{id:`final`,title:`The final scoring`,inner:[],html:`<ol>
<li><strong>Provinces</strong> not yet scored pay as above, for the palaces that are there.</li>
<li><strong>Alliances:</strong> if you have most emissaries in both of two neighboring provinces, you score one point
for each emissary in the two, whoever owns it. To be equal counts as most, but you need at least
one. A province may count in several alliances.</li>
<li><strong>Roads:</strong> four or more of your palaces in a line along roads are a chain, and each is worth a point.
A chain does not branch, and a palace counts in one chain only. You get the best that is possible.</li>
</ol>
<p>On a tie, more pieces left win; if those are equal too, the victory is shared.</p>
`},{id:`options`,title:`Options`,inner:[`sides`,`fortifications`,`bonus`,`border`],html:`<h3 id="rules-sides">The map</h3>
<p>One side of the board is for three or four, the other for four or five.</p>
<h3 id="rules-fortifications">Fortifications</h3>
<p>Each player has one. It is paid and placed like any piece, on a space without a
palace, and belongs to whoever builds a palace on it. That player’s points for the province are
doubled, and so is a chain with that palace. It is no palace itself.</p>
<h3 id="rules-bonus">Bonus tiles</h3>
<p>Two tiles lie face down in each province. For the first palace of a province
you pay first, then both tiles are turned over, then you choose the space. Who builds on a tile takes
it. At the end, having most tiles of a color pays 6; to be equal counts as most.</p>
<h3 id="rules-border">Border Disputes</h3>
<p>Its map has six posts that belong to two provinces. A palace on a post costs two
cards, in either of the two colors or one of each, and counts fully in both. Seven harbours are scored
once more at the end, as if they were one province.</p>
`},{id:`two`,title:`Two players`,inner:[],html:`<p>A third color belongs to the <strong>Emperor</strong>. His three cards lie open. After your turn you may place one
piece for him, paid with his cards. He enters an empty province only if he can place nothing elsewhere.
His pieces count for limits and majorities.</p>
<p>After placing you keep one of the cards you played, open before you. Who has at least as many kept
cards of a color as the other when keeping one takes its <strong>influence card</strong>. Its holder scores the
Emperor’s points too when a province of that color is scored. The option without influence cards keeps
no card, and the Emperor’s points are lost.</p>
<p>Once in the game, before the first piece of a turn, you may use each of three <strong>special cards</strong>: the
Emperor moves first; your two pieces go to two provinces; swap a card with the display and go on.</p>
`},{id:`example`,title:`An example`,inner:[],html:`<p>Wei has seven spaces. You have four palaces there, Lin has two, and Bo builds on the last space. Wei is
full: you score 7, for all palaces. Lin scores 4, your number. Bo scores 2, Lin’s number. Up to four
emissaries may stand in Wei. If you later have most of them there and in Lu next door, all emissaries
of both provinces are points for you.</p>
`}];export{e as default};