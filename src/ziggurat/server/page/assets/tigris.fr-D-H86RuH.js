var e=[{id:`aim`,title:`Le but`,inner:[],html:`<p>Vous marquez des points de quatre couleurs : noir, rouge, bleu et vert. À la fin, seule votre couleur
<strong>la plus faible</strong> compte, et celui dont la plus faible est la meilleure l’emporte. Il faut donc
grandir partout.</p>
`},{id:`board`,title:`Ce que vous voyez`,inner:[],html:`<p>La carte a 16 colonnes, de A à P, et 11 lignes. Deux cases sont voisines si elles partagent un côté.
Dix temples s’y trouvent dès le départ, chacun avec un trésor.</p>
<table>
<thead>
<tr>
<th></th>
<th>Tuile</th>
<th>Son chef</th>
<th>Où elle se pose</th>
</tr>
</thead>
<tbody><tr>
<td><svg class="sign c-black" viewBox="0 0 64 64" role="img" aria-label="■"><use href="#mark-black"/></svg></td>
<td>peuplement, noir</td>
<td>roi</td>
<td>terre</td>
</tr>
<tr>
<td><svg class="sign c-red" viewBox="0 0 64 64" role="img" aria-label="△"><use href="#mark-red"/></svg></td>
<td>temple, rouge</td>
<td>prêtre</td>
<td>terre</td>
</tr>
<tr>
<td><svg class="sign c-blue" viewBox="0 0 64 64" role="img" aria-label="≈"><use href="#mark-blue"/></svg></td>
<td>ferme, bleue</td>
<td>fermier</td>
<td>rivière</td>
</tr>
<tr>
<td><svg class="sign c-green" viewBox="0 0 64 64" role="img" aria-label="◇"><use href="#mark-green"/></svg></td>
<td>marché, vert</td>
<td>marchand</td>
<td>terre</td>
</tr>
</tbody></table>
<p>On joue à deux, trois ou quatre. Vous avez quatre chefs, un par couleur, au symbole de votre dynastie ;
deux catastrophes ; et une main cachée de six tuiles.</p>
<p>Les tuiles et les chefs qui se touchent forment une <strong>région</strong>. Une région qui a un chef est un
<strong>royaume</strong>. Des chefs de plusieurs joueurs peuvent le partager, mais jamais deux d’une même couleur.</p>
`},{id:`turn`,title:`Votre tour`,inner:[],html:`<p>Faites jusqu’à <strong>deux actions</strong>, deux fois la même si vous voulez :</p>
<ul>
<li>placer, déplacer ou reprendre un <a href="#rules-leaders">chef</a> ;</li>
<li>poser une <a href="#rules-tiles">tuile</a> ;</li>
<li>jouer une <a href="#rules-catastrophes">catastrophe</a> ;</li>
<li><a href="#rules-swaps">échanger</a> une à six tuiles.</li>
</ul>
<p>Vous pouvez aussi passer. Tout ce qu’une action provoque se règle avant la suivante : d’abord les
conflits, puis la construction, puis les trésors. À la fin de votre tour, vos monuments paient, et
chacun complète sa main à six tuiles, vous le premier.</p>
`},{id:`leaders`,title:`Les chefs`,inner:[],html:`<p>Un chef se tient sur une case de terre libre, à côté d’au moins un temple face visible. Il ne peut pas
relier deux royaumes. Si le royaume où il entre a déjà un chef de sa couleur, il y a
<a href="#rules-conflicts">révolte</a>.</p>
<p>Déplacer un chef est une seule action : on le lève, puis on le place. Le reprendre en est une aussi. Un
chef qui perd son dernier temple rentre aussitôt. Placer un chef ne rapporte rien.</p>
`},{id:`tiles`,title:`Les tuiles`,inner:[`catastrophes`,`swaps`],html:`<p>Une tuile se pose sur une case libre : les fermes sur une rivière, les autres sur la terre. Si elle
rejoint un seul royaume, elle rapporte un point de sa couleur :</p>
<ol>
<li>au propriétaire du chef de cette couleur dans le royaume, qui que ce soit qui l’ait posée ;</li>
<li>à défaut, au propriétaire du roi qui s’y trouve ;</li>
<li>sans roi non plus, à personne.</li>
</ol>
<p>Une tuile peut réunir deux royaumes, mais pas trois. Elle ne rapporte alors rien, et il peut y avoir
<a href="#rules-conflicts">guerre</a>.</p>
<h3 id="rules-catastrophes">Les catastrophes</h3>
<p>Chacun en a deux pour toute la partie. Elle se pose sur une case libre, rivière ou terre, ou sur une
tuile face visible, qu’elle détruit. Elle ne touche ni chef, ni trésor, ni édifice, ni autre
catastrophe. La case est morte pour de bon, et un royaume peut en être coupé en deux.</p>
<h3 id="rules-swaps">Les échanges</h3>
<p>Écartez une à six tuiles, cachées, et piochez-en autant. Votre seconde action peut s’en servir.</p>
`},{id:`conflicts`,title:`Révoltes et guerres`,inner:[],html:`<table>
<thead>
<tr>
<th></th>
<th>Révolte</th>
<th>Guerre</th>
</tr>
</thead>
<tbody><tr>
<td>débute</td>
<td>un chef entre dans un royaume qui en a un de sa couleur</td>
<td>une tuile réunit deux royaumes qui ont chacun un chef d’une même couleur</td>
</tr>
<tr>
<td>force</td>
<td>les temples <svg class="sign c-red" viewBox="0 0 64 64" role="img" aria-label="△"><use href="#mark-red"/></svg> à côté de chaque chef</td>
<td>les tuiles de la couleur du chef dans son ancien royaume</td>
</tr>
<tr>
<td>renfort de la main</td>
<td>des temples <svg class="sign c-red" viewBox="0 0 64 64" role="img" aria-label="△"><use href="#mark-red"/></svg></td>
<td>des tuiles de cette couleur</td>
</tr>
<tr>
<td>le perdant</td>
<td>le chef rentre</td>
<td>le chef rentre, et les tuiles qui faisaient sa force sont retirées</td>
</tr>
<tr>
<td>le gagnant</td>
<td>un point <strong>rouge</strong></td>
<td>un point de cette couleur pour le chef et un par tuile retirée</td>
</tr>
</tbody></table>
<p>Dans les deux cas, l’attaquant ajoute du renfort d’abord, puis le défenseur, une fois chacun et à
découvert. <strong>Le défenseur gagne les égalités.</strong> Le renfort quitte le jeu.</p>
<p>Dans une révolte, celui qui a placé le chef attaque. Dans une guerre, c’est le joueur dont c’est le
tour, sinon le premier concerné dans le sens horaire. Si une tuile amène plusieurs guerres, le joueur
dont c’est le tour choisit l’ordre. La tuile de jonction ne compte pour personne. Après chaque guerre,
on regarde à nouveau : des tuiles retirées ont pu séparer des chefs qui devaient encore se battre.</p>
<p>Dans une guerre de prêtres, les temples qui portent un trésor, et ceux à côté d’un autre chef, restent
et ne rapportent rien.</p>
`},{id:`monuments`,title:`Les monuments`,inner:[],html:`<p>Quand votre tuile complète un carré de quatre tuiles visibles d’une couleur, vous pouvez y bâtir un
monument qui a cette couleur. C’est maintenant ou jamais. Les quatre tuiles sont retournées : elles
relient encore, rien de plus. Un chef qui perd ainsi son dernier temple rentre.</p>
<p>À la fin de votre tour, chaque monument vous paie un point pour chacun de vos chefs, dans son royaume,
qui a l’une de ses deux couleurs. Ici le roi ne remplace personne.</p>
`},{id:`treasures`,title:`Les trésors`,inner:[],html:`<p>Quand un royaume avec un marchand a deux trésors ou plus après une action, le propriétaire du marchand
les prend tous sauf un, même au tour d’un autre. Ceux des quatre coins partent d’abord. Un trésor est
un point de la couleur voulue ; à la fin, chacun comble votre couleur la plus faible.</p>
`},{id:`end`,title:`La fin`,inner:[],html:`<p>La partie s’achève si, à la fin d’un tour, il reste deux trésors ou moins, ou si le sac ne peut
compléter une main ; ou aussitôt, si un échange demande plus de tuiles que le sac n’en a. On compare
alors les couleurs les plus faibles. À égalité, la deuxième plus faible décide, et ainsi de suite.</p>
`},{id:`options`,title:`Les options`,inner:[],html:`<ul>
<li><strong>Règle anglaise :</strong> le renfort doit pouvoir changer le résultat. L’attaquant n’ajoute rien, ou de
quoi dépasser la force du défenseur sur la carte ; le défenseur rien, ou juste de quoi égaliser.</li>
<li><strong>Ziggourat :</strong> une croix de cinq tuiles visibles d’une couleur peut devenir l’unique ziggourat. À la
fin de votre tour, votre roi dans son royaume gagne un point de la couleur voulue.</li>
<li><strong>Scores ouverts :</strong> tous voient tous les points.</li>
</ul>
`},{id:`example`,title:`Un exemple`,inner:[],html:`<p>Vous avez un marchand et un marché ; votre voisin, un marchand et deux marchés. Vous réunissez les
royaumes par un peuplement. Il ne rapporte rien. La guerre des marchands en est à 1 contre 2, et vous
attaquez. Vous ajoutez trois marchés : 4. Votre voisin en ajoute un : 3. Vous gagnez : le marchand
battu et les deux marchés s’en vont, et vous marquez <strong>trois points verts</strong>. Avec deux marchés
seulement, c’eût été 3 contre 3, et le défenseur aurait gagné.</p>
`}];export{e as default};