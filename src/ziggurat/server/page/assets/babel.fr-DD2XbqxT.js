var e=[{id:`aim`,title:`Le but`,inner:[],html:`<p>Deux joueurs bâtissent des temples sur cinq chantiers. Un temple vaut son niveau le plus haut, et vos
cinq hauteurs s’additionnent. Atteignez 15 quand l’adversaire a 9 ou moins, et vous gagnez aussitôt.
Sinon le duel continue, et la plus grande somme l’emporte à la fin.</p>
`},{id:`table`,title:`Ce que vous voyez`,inner:[],html:`<p>Chacun des cinq <strong>chantiers</strong> porte le nom d’une nation et a deux côtés, le vôtre et celui d’en face.
Sur un chantier, vous avez une <strong>colonne</strong> de cartes Nation, la plus récente en dernier, et peut-être
un temple. Votre <strong>pion</strong> montre où vous agissez.</p>
<p>Il y a douze cartes par nation : Assyriens, Hittites, Mèdes, Perses, Sumériens. Les cartes Temple ont
un niveau de 1 à 6. Chaque joueur a une <strong>rangée</strong> de cartes Temple dévoilées. Seule la dernière carte
d’une rangée est ouverte, et les deux joueurs peuvent la prendre.</p>
<p>Les mains sont cachées, leur taille non. Le premier joueur commence avec trois cartes, l’autre avec
cinq.</p>
`},{id:`turn`,title:`Votre tour`,inner:[],html:`<ol>
<li><strong>Piochez</strong> trois cartes Nation. La main n’a pas de limite.</li>
<li><strong>Agissez</strong> autant que vous voulez, dans l’ordre qui vous plaît, ou pas du tout.</li>
<li><strong>Dévoilez</strong> deux cartes Temple : elles vont au bout de votre rangée, la plus haute d’abord, si bien
que la plus basse est ouverte.</li>
</ol>
<p>Les actions sont :</p>
<ul>
<li><strong>Se déplacer :</strong> défaussez une carte, et votre pion va au chantier de cette nation. Ce doit être un
autre chantier. La distance ne compte pas.</li>
<li><strong>Déployer :</strong> ajoutez une carte de votre main à la fin de votre colonne, au chantier de votre pion.
Toute nation peut aller partout.</li>
<li><strong>Bâtir</strong> un niveau de temple : voir <a href="#rules-building">plus bas</a>.</li>
<li><strong>Migrer</strong>, une fois par tour : les trois dernières cartes d’une de vos colonnes vont à la fin d’une
autre, dans leur ordre. C’est toujours trois. Votre pion peut être n’importe où.</li>
<li><strong>User d’un pouvoir</strong> de trois cartes semblables : voir <a href="#rules-powers">les pouvoirs</a>.</li>
</ul>
<p>Votre pion part de la carrière. De là il ne peut que se déplacer, et il n’y revient jamais. À votre
premier tour, vous devez bâtir votre <strong>temple de départ</strong>, un niveau 1 qui vous est réservé.</p>
`},{id:`building`,title:`Bâtir`,inner:[],html:`<p>Vous bâtissez au chantier de votre pion, avec la carte ouverte de votre rangée, avec celle de la rangée
adverse, ou avec votre temple de départ.</p>
<ul>
<li>Le niveau doit être juste au-dessus du sommet de votre temple. Sur un chantier vide, c’est 1.</li>
<li>Votre colonne doit y compter au moins autant de cartes que le niveau l’indique.</li>
</ul>
<p>On ne compte les cartes qu’au moment de bâtir. Un temple reste debout si sa colonne diminue ensuite.
Quand une carte ouverte est prise, celle d’avant s’ouvre aussitôt, et vous pouvez continuer.</p>
`},{id:`powers`,title:`Les pouvoirs`,inner:[`halving`],html:`<p>Trois cartes ou plus d’une nation qui se suivent dans une colonne forment une <strong>suite</strong>. Si votre
colonne au chantier de votre pion en a une, défaussez-en une carte pour user du pouvoir de cette nation
à cet endroit :</p>
<table>
<thead>
<tr>
<th>Nation</th>
<th>Pouvoir</th>
</tr>
</thead>
<tbody><tr>
<td>Assyriens</td>
<td>détruire le temple d’en face. Ses cartes retournent sur la pile des temples, la plus basse au-dessus</td>
</tr>
<tr>
<td>Hittites</td>
<td>voler la carte du sommet d’en face pour votre temple. Elle doit dépasser votre sommet, de combien que ce soit, et il vous faut autant de cartes que son niveau</td>
</tr>
<tr>
<td>Mèdes</td>
<td>nommez une nation : toutes ses cartes dans la colonne d’en face sont défaussées</td>
</tr>
<tr>
<td>Perses</td>
<td>bâtir en sautant exactement un niveau, avec une carte ouverte ; il vous faut autant de cartes que son niveau</td>
</tr>
<tr>
<td>Sumériens</td>
<td>toutes les cartes de la nation qui est dernière dans la colonne d’en face passent à la fin de la vôtre</td>
</tr>
</tbody></table>
<p>Pour les Hittites et les Perses, la carte payée compte encore. Une suite de quatre sert deux fois, une
suite de cinq trois fois. Les cartes arrivées ce tour-ci comptent aussitôt. Quand une carte quitte une
colonne, les autres se resserrent, et de nouvelles suites peuvent naître. Un pouvoir doit avoir un
effet.</p>
<h3 id="rules-halving">La moitié de la main</h3>
<p>Toute suite peut aussi faire ceci : payez une carte, et l’adversaire perd la moitié de sa main,
arrondie en sa faveur. Sur cinq cartes, il en perd deux. Il choisit lesquelles ; puis votre tour
continue.</p>
`},{id:`end`,title:`La fin`,inner:[],html:`<p>On regarde les sommes après chaque action.</p>
<ul>
<li><strong>15 ou plus contre 9 ou moins :</strong> la partie s’arrête aussitôt.</li>
<li>Si quelqu’un atteint 15 alors que l’autre a 10 ou plus, on joue désormais en <strong>mode fin de partie</strong> :
elle s’arrête dès qu’un joueur a 20 ou plus, ou 9 ou moins.</li>
<li>Elle s’arrête aussi quand la pile des temples se vide à la fin d’un tour.</li>
</ul>
<p>La plus grande somme gagne. À égalité, c’est celui qui a le plus de cartes en main ; sinon, la partie
est nulle.</p>
`},{id:`options`,title:`Les options`,inner:[],html:`<ul>
<li><strong>Premières mains :</strong> trois et cinq, ou cinq chacun.</li>
<li><strong>Pouvoirs sans effet :</strong> les Assyriens, les Mèdes, les Sumériens et la moitié de la main peuvent
servir sans effet. La carte est payée tout de même.</li>
</ul>
`},{id:`example`,title:`Un exemple`,inner:[],html:`<p>Au chantier de votre pion, votre colonne est : Sumérien, Sumérien, Sumérien, Assyrien. En face, un
Perse et deux Assyriens, et un temple de hauteur 6. Vous payez un Sumérien : la dernière carte d’en
face est un Assyrien, donc les deux Assyriens vous rejoignent. Votre colonne compte maintenant deux
Sumériens et trois Assyriens : une nouvelle suite. Vous payez un Assyrien, et le temple de hauteur 6
disparaît. Ses cartes sont sur la pile, le 1 au-dessus, où chacun les retrouvera.</p>
`}];export{e as default};