var e=[{id:`aim`,title:`Le but`,inner:[],html:`<p>Vous bâtissez des palais et envoyez des émissaires. Une province paie ses palais dès qu’elle est
pleine. À la fin paient les autres provinces, puis les alliances entre émissaires, puis les chaînes de
palais le long des routes. Le plus haut score gagne.</p>
`},{id:`map`,title:`Ce que vous voyez`,inner:[],html:`<p>La carte a neuf <strong>provinces</strong>, en cinq couleurs. Le mauve en a une, les autres deux chacune. Une
province a des cases pour les palais, jointes par des <strong>routes</strong>, et une case dragon pour les
émissaires. Une case a une lettre et un nombre : W1 est la première de Wei.</p>
<p>Vous avez 20 palais, 8 émissaires et une main cachée de trois cartes. Chaque carte montre une couleur.
Quatre cartes sont <strong>ouvertes</strong> à côté de la pioche.</p>
`},{id:`turn`,title:`Votre tour`,inner:[],html:`<p>Faites l’une de ces deux choses :</p>
<ul>
<li>poser une ou deux <a href="#rules-placing">pièces</a>, puis <a href="#rules-cards">compléter votre main</a> à trois ;</li>
<li><a href="#rules-cards">échanger</a> une carte.</li>
</ul>
`},{id:`placing`,title:`Poser des pièces`,inner:[],html:`<p>Retenez <strong>trois, deux, un</strong> : jusqu’à trois cartes, jusqu’à deux pièces, une province.</p>
<ul>
<li>Les deux pièces d’un tour vont dans la même province.</li>
<li>Si elle était <strong>vide</strong> au début de votre tour, vous n’en posez qu’une.</li>
<li>Chaque pièce se paie à part : une carte de la couleur de la province, ou un <strong>joker</strong>, c’est-à-dire
deux cartes d’une même autre couleur.</li>
</ul>
<p>Vous pouvez voir l’effet de la première pièce avant de décider de la seconde.</p>
<p>Les <strong>palais</strong> vont sur des cases libres. Les <strong>émissaires</strong> vont sur la case dragon d’une province. Il
peut y en avoir autant, tous joueurs réunis, que le joueur majoritaire y a de palais. Sans palais,
donc, aucun. Il n’est pas nécessaire d’avoir soi-même un palais, et la province peut avoir déjà été
comptée.</p>
`},{id:`full`,title:`Une province pleine`,inner:[],html:`<p>Quand la dernière case reçoit son palais, la province est comptée aussitôt :</p>
<ul>
<li>Qui a le plus de palais marque un point pour <strong>chaque palais</strong> de la province.</li>
<li>Le deuxième marque autant de points que le premier a de palais, le troisième autant que le deuxième,
et ainsi de suite.</li>
<li>À égalité, on partage la place et on marque autant. Sans palais, on ne marque rien.</li>
</ul>
<p>Avec 3, 2, 2 et 1 palais, cela fait 8, 3, 3 et 2 points. Une province n’est comptée qu’une fois.</p>
`},{id:`cards`,title:`Les cartes`,inner:[],html:`<p>Après avoir posé, prenez une carte à la fois, parmi les cartes ouvertes ou dans la pioche, jusqu’à en
avoir trois. Les cartes ouvertes sont complétées ensuite.</p>
<p>Pour <strong>échanger</strong>, défaussez une carte et prenez-en une, dans la pioche ou parmi les cartes ouvertes.
C’est tout votre tour. Qui ne peut rien poser doit échanger.</p>
<p>Quand la pioche s’épuise une première fois, la défausse est mélangée et devient la nouvelle pioche.
Quand elle s’épuise encore, la fin est proche.</p>
`},{id:`end`,title:`La fin`,inner:[],html:`<p>Après le second épuisement, on joue jusqu’à la dernière place, pour que tous aient eu autant de tours.
La partie s’arrête aussi sur-le-champ quand personne ne pourrait plus rien poser, quelles que soient
les cartes.</p>
`},{id:`final`,title:`Le décompte final`,inner:[],html:`<ol>
<li><strong>Les provinces</strong> pas encore comptées paient comme ci-dessus, pour les palais présents.</li>
<li><strong>Les alliances :</strong> si vous avez le plus d’émissaires dans deux provinces voisines, vous marquez un
point par émissaire des deux, à qui qu’il soit. L’égalité compte, mais il en faut au moins un. Une
province peut compter dans plusieurs alliances.</li>
<li><strong>Les routes :</strong> quatre de vos palais ou plus, en ligne le long des routes, forment une chaîne, et
chacun vaut un point. Une chaîne n’a pas de branches, et un palais ne compte que dans une. Vous
recevez ce qui est possible de mieux.</li>
</ol>
<p>À égalité, celui qui a le plus de pièces en réserve gagne ; sinon, la victoire est partagée.</p>
`},{id:`options`,title:`Les options`,inner:[`sides`,`fortifications`,`bonus`,`border`],html:`<h3 id="rules-sides">La carte</h3>
<p>Un côté du plateau est pour trois ou quatre, l’autre pour quatre ou cinq.</p>
<h3 id="rules-fortifications">Les fortifications</h3>
<p>Chacun en a une. Elle se paie et se pose comme une pièce, sur une case sans
palais, et sert à qui bâtit un palais dessus. Les points de ce joueur pour la province sont doublés, de
même qu’une chaîne qui contient ce palais. Elle n’est pas elle-même un palais.</p>
<h3 id="rules-bonus">Les tuiles bonus</h3>
<p>Deux tuiles sont face cachée dans chaque province. Pour le premier palais
d’une province, on paie d’abord, puis les deux tuiles sont retournées, puis on choisit la case. Qui
bâtit sur une tuile la prend. À la fin, avoir le plus de tuiles d’une couleur rapporte 6 ; l’égalité
compte.</p>
<h3 id="rules-border">Querelles frontalières</h3>
<p>Sa carte a six postes qui appartiennent à deux provinces. Un palais sur un
poste coûte deux cartes, de l’une des deux couleurs ou une de chaque, et compte pleinement dans les
deux. Sept ports sont comptés une fois de plus à la fin, comme une seule province.</p>
`},{id:`two`,title:`À deux`,inner:[],html:`<p>Une troisième couleur appartient à l’<strong>Empereur</strong>. Ses trois cartes sont ouvertes. Après votre tour,
vous pouvez poser une pièce pour lui, payée de ses cartes. Il n’entre dans une province vide que s’il ne
peut rien poser ailleurs. Ses pièces comptent pour les limites et les majorités.</p>
<p>Après avoir posé, vous conservez devant vous une des cartes jouées. Qui a, en conservant une carte, au
moins autant de cartes de cette couleur que l’autre prend la <strong>carte d’influence</strong> de cette couleur. Son
détenteur marque aussi les points de l’Empereur quand une province de cette couleur est comptée. Avec
l’option sans cartes d’influence, on ne conserve rien et ces points sont perdus.</p>
<p>Une fois dans la partie, avant la première pièce d’un tour, vous pouvez utiliser chacune des trois
<strong>cartes spéciales</strong> : l’Empereur joue d’abord ; vos deux pièces vont dans deux provinces ; échanger une
carte contre une carte ouverte, puis continuer.</p>
`},{id:`example`,title:`Un exemple`,inner:[],html:`<p>Wei a sept cases. Vous y avez quatre palais, Lin en a deux, et Bo bâtit sur la dernière case. Wei est
pleine : vous marquez 7, pour tous les palais. Lin marque 4, votre nombre. Bo marque 2, celui de Lin.
Jusqu’à quatre émissaires peuvent se tenir à Wei. Si vous en avez plus tard le plus, là et à Lu, la
voisine, tous les émissaires des deux provinces sont des points pour vous.</p>
`}];export{e as default};