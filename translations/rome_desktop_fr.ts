<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutGame</name>
    <message>
        <source>Best score</source>
        <translation>Meilleur score</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Dernière partie</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Apprendre à jouer</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>{low} to {high} minutes</source>
        <translation>{low} à {high} minutes</translation>
    </message>
    <message>
        <source>{name}, {score}</source>
        <translation>{name}, {score}</translation>
    </message>
</context>
<context>
    <name>Challenge</name>
    <message>
        <source>Not played yet. The margin at the end gives your rank.</source>
        <translation>Pas encore joué. L&apos;écart final donne votre rang.</translation>
    </message>
    <message numerus="yes">
        <source>Not won yet. Your best: %n point(s) behind.</source>
        <translation>
            <numerusform>Pas encore gagné. Au mieux %n point de retard.</numerusform>
            <numerusform>Pas encore gagné. Au mieux %n points de retard.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the challenge</source>
        <translation>Relever le défi</translation>
    </message>
    <message numerus="yes">
        <source>Your best: %n point(s) ahead, rank {rank}.</source>
        <translation>
            <numerusform>Au mieux %n point d&apos;avance, rang {rank}.</numerusform>
            <numerusform>Au mieux %n points d&apos;avance, rang {rank}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your best: %n point(s) ahead.</source>
        <translation>
            <numerusform>Au mieux %n point d&apos;avance.</numerusform>
            <numerusform>Au mieux %n points d&apos;avance.</numerusform>
        </translation>
    </message>
    <message>
        <source>{level}: not won yet</source>
        <translation>{level}&#xa0;: pas encore gagné</translation>
    </message>
    <message>
        <source>{level}: won</source>
        <translation>{level}&#xa0;: gagné</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>All tables</source>
        <translation>Toutes les tables</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Points: {name}</source>
        <translation>Points&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Total if the game ended now</source>
        <translation>Total si la partie finissait maintenant</translation>
    </message>
</context>
<context>
    <name>CurtainPage</name>
    <message>
        <source>Enter opens the curtain.</source>
        <translation>Entrée ouvre le rideau.</translation>
    </message>
    <message>
        <source>Everyone else, please look away.</source>
        <translation>Les autres, merci de détourner les yeux.</translation>
    </message>
    <message>
        <source>I am {name}: open the curtain</source>
        <translation>Je suis {name}&#xa0;: ouvrir le rideau</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>C&apos;est votre tour.</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>sealed</source>
        <translation>scellé</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>attend</translation>
    </message>
</context>
<context>
    <name>Damage</name>
    <message>
        <source>It cannot be read: {why}.</source>
        <translation>Lecture impossible&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>It is empty: it was cut off while it was being written.</source>
        <translation>Il est vide&#xa0;: son écriture a été interrompue.</translation>
    </message>
    <message>
        <source>It is not a saved game of this program.</source>
        <translation>Ce n&apos;est pas une partie de ce programme.</translation>
    </message>
    <message>
        <source>It is too large to be a saved game.</source>
        <translation>Il est trop grand pour être une partie enregistrée.</translation>
    </message>
    <message>
        <source>It was saved by a newer version of this program.</source>
        <translation>Il vient d&apos;une version plus récente du programme.</translation>
    </message>
    <message>
        <source>Its end is missing.</source>
        <translation>Il manque la fin.</translation>
    </message>
    <message>
        <source>Its game “{game}” is not in this program.</source>
        <translation>Son jeu «&#xa0;{game}&#xa0;» n&apos;est pas dans ce programme.</translation>
    </message>
    <message>
        <source>Something in it does not fit: {why}.</source>
        <translation>Quelque chose n&apos;y convient pas&#xa0;: {why}.</translation>
    </message>
</context>
<context>
    <name>DamagedRow</name>
    <message>
        <source>Delete this file</source>
        <translation>Supprimer ce fichier</translation>
    </message>
    <message>
        <source>Open the backup</source>
        <translation>Ouvrir la copie</translation>
    </message>
</context>
<context>
    <name>DecisionBar</name>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Plus vite</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Skip to my turn</source>
        <translation>Aller à mon tour</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo stops here: {cause}</source>
        <translation>Pas de retour&#xa0;: {cause}</translation>
    </message>
</context>
<context>
    <name>DeleteSheet</name>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete this saved game?</source>
        <translation>Supprimer cette partie&#xa0;?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>{what} will be gone for good, and its backup with it.</source>
        <translation>{what}&#xa0;: cette partie et sa copie disparaîtront pour de bon.</translation>
    </message>
</context>
<context>
    <name>Edition</name>
    <message>
        <source>12 x 5 from the rulebook; the twelve goods from card and bonus-tile photographs in frankmariette/trajan-online, same list in IanHemenway/Trajan; English ids chosen here; confidence: high</source>
        <translation>12 × 5 d&apos;après la règle&#xa0;; les douze marchandises d&apos;après des photos de cartes et de tuiles bonus dans frankmariette/trajan-online, même liste dans IanHemenway/Trajan&#xa0;; noms anglais choisis ici&#xa0;; confiance&#xa0;: haute</translation>
    </message>
    <message>
        <source>7 tiles, 3 drawn, put on the spaces of their names; triangular shape from a public review (2016)</source>
        <translation>7 tuiles, 3 tirées, posées sur les cases de leur nom&#xa0;; forme triangulaire d&apos;après une critique publique (2016)</translation>
    </message>
    <message>
        <source>8 tiles, 7 placed, values from 1 to 4 are printed; the even split is ours</source>
        <translation>8 tuiles, 7 posées, valeurs de 1 à 4&#xa0;: imprimé&#xa0;; la répartition égale est de nous</translation>
    </message>
    <message>
        <source>Action circle</source>
        <translation>Cercle d&apos;action</translation>
    </message>
    <message>
        <source>Action markers</source>
        <translation>Marqueurs d&apos;action</translation>
    </message>
    <message>
        <source>Aqueducts</source>
        <translation>Aqueducs</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>Tuiles bonus</translation>
    </message>
    <message>
        <source>Bridge tiles</source>
        <translation>Tuiles pont</translation>
    </message>
    <message>
        <source>Central board</source>
        <translation>Plateau central</translation>
    </message>
    <message>
        <source>Commodities</source>
        <translation>Marchandises</translation>
    </message>
    <message>
        <source>Construction tiles</source>
        <translation>Tuiles construction</translation>
    </message>
    <message>
        <source>Demands</source>
        <translation>Demandes</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>Forum</source>
        <translation>Forum</translation>
    </message>
    <message>
        <source>French rulebook, component list; the presets are ours; confidence: high</source>
        <translation>Règle française, liste du matériel&#xa0;; les répartitions sont de nous&#xa0;; confiance&#xa0;: haute</translation>
    </message>
    <message>
        <source>French rulebook, end of the game; confidence: high</source>
        <translation>Règle française, fin de la partie&#xa0;; confiance&#xa0;: haute</translation>
    </message>
    <message>
        <source>French rulebook, set-up pages; confidence: high</source>
        <translation>Règle française, pages de mise en place&#xa0;; confiance&#xa0;: haute</translation>
    </message>
    <message>
        <source>French rulebook; every figure confirmed by ship photographs in frankmariette/trajan-online (the text copy misprints the third line of the pairs ship: it is three pairs); confidence: high</source>
        <translation>Règle française&#xa0;; chaque chiffre confirmé par des photos des navires dans frankmariette/trajan-online (la copie du texte fausse la troisième ligne du navire des paires&#xa0;: ce sont trois paires)&#xa0;; confiance&#xa0;: haute</translation>
    </message>
    <message>
        <source>Hill tiles</source>
        <translation>Tuiles colline</translation>
    </message>
    <message>
        <source>IanHemenway/Trajan (5 per icon); total of 15 and the three icons from the rulebook; losses: French rulebook for 1 and 2 unmet demands; the figure for 3 is missing in the text copy and comes from the English rulebook text and IanHemenway/Trajan; confidence: high</source>
        <translation>IanHemenway/Trajan (5 par icône)&#xa0;; total de 15 et trois icônes d&apos;après la règle&#xa0;; pertes&#xa0;: règle française pour 1 et 2 demandes sans réponse, le chiffre pour 3 manque dans la copie et vient de la règle anglaise et de IanHemenway/Trajan&#xa0;; confiance&#xa0;: haute</translation>
    </message>
    <message>
        <source>IanHemenway/Trajan gives 11 / 16 / 21 steps per lap; the main game script of frankmariette/trajan-online also uses 21 for four players, while an unused helper there counts 12 / 17 / 22 spaces. Rulebook: one loop per player count, no number printed in the text.; confidence: medium</source>
        <translation>IanHemenway/Trajan donne 11 / 16 / 21 pas par boucle&#xa0;; le script principal de frankmariette/trajan-online utilise aussi 21 à quatre joueurs, une fonction inutilisée y compte 12 / 17 / 22 cases. Règle&#xa0;: une boucle par nombre de joueurs, sans chiffre dans le texte&#xa0;; confiance&#xa0;: moyenne</translation>
    </message>
    <message>
        <source>IanHemenway/Trajan, tile counts add up to exactly 70; the 17 tile faces are confirmed by photographs in frankmariette/trajan-online; spaces: rulebook (6 / 9 / 12 plus 3 yellow); column layout from the board photograph in frankmariette/trajan-online; confidence: high</source>
        <translation>IanHemenway/Trajan, les nombres de tuiles font exactement 70&#xa0;; les 17 faces confirmées par des photos dans frankmariette/trajan-online&#xa0;; cases&#xa0;: règle (6 / 9 / 12 plus 3 jaunes)&#xa0;; colonnes d&apos;après la photo du plateau dans frankmariette/trajan-online&#xa0;; confiance&#xa0;: haute</translation>
    </message>
    <message>
        <source>Kinds of building</source>
        <translation>Sortes de bâtiments</translation>
    </message>
    <message>
        <source>Pieces of a player</source>
        <translation>Matériel d&apos;un joueur</translation>
    </message>
    <message>
        <source>Provinces</source>
        <translation>Provinces</translation>
    </message>
    <message>
        <source>Senate</source>
        <translation>Sénat</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Navires</translation>
    </message>
    <message>
        <source>Solo challenge</source>
        <translation>Défi en solitaire</translation>
    </message>
    <message>
        <source>Supplies</source>
        <translation>Réserves</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Title and credits</source>
        <translation>Titre et auteurs</translation>
    </message>
    <message>
        <source>Trajan tiles</source>
        <translation>Tuiles Trajan</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>board photograph in frankmariette/trajan-online (VP in wreaths, votes as tally marks below); IanHemenway/Trajan uses the same values; confidence: high</source>
        <translation>photo du plateau dans frankmariette/trajan-online (points dans les couronnes, voix en traits au-dessous)&#xa0;; IanHemenway/Trajan a les mêmes valeurs&#xa0;; confiance&#xa0;: haute</translation>
    </message>
    <message>
        <source>both sides of all 12 tiles photographed in frankmariette/trajan-online; commodity pairs identical in IanHemenway/Trajan; meaning from the rulebook; confidence: high</source>
        <translation>les deux faces des 12 tuiles photographiées dans frankmariette/trajan-online&#xa0;; paires de marchandises identiques dans IanHemenway/Trajan&#xa0;; sens d&apos;après la règle&#xa0;; confiance&#xa0;: haute</translation>
    </message>
    <message>
        <source>component list and player set-up</source>
        <translation>liste du matériel et mise en place des joueurs</translation>
    </message>
    <message>
        <source>component list, action list, aqueduct pages</source>
        <translation>liste du matériel, liste des actions, pages des aqueducs</translation>
    </message>
    <message>
        <source>component list; the printed set-up says 10 fountains, an independent component list (2016) confirms 12</source>
        <translation>liste du matériel&#xa0;; la mise en place imprimée dit 10 fontaines, une liste indépendante (2016) en confirme 12</translation>
    </message>
    <message>
        <source>counts from the component list; size of the site and points follow from the printed order and the theatre</source>
        <translation>nombres d&apos;après la liste du matériel&#xa0;; la taille du site et les points découlent de l&apos;ordre imprimé et du théâtre</translation>
    </message>
    <message>
        <source>designed here; the published edition has no solo mode; confidence: low</source>
        <translation>conçu ici&#xa0;; l&apos;édition publiée n&apos;a pas de jeu en solitaire&#xa0;; confiance&#xa0;: basse</translation>
    </message>
    <message>
        <source>end of the game</source>
        <translation>fin de la partie</translation>
    </message>
    <message>
        <source>final scoring pages</source>
        <translation>pages du décompte final</translation>
    </message>
    <message>
        <source>five tiles and five points are the printed example; counts from the component list</source>
        <translation>cinq tuiles et cinq points viennent de l&apos;exemple imprimé&#xa0;; nombres d&apos;après la liste du matériel</translation>
    </message>
    <message>
        <source>frankmariette/trajan-online (all 20 tiles photographed) and IanHemenway/Trajan (same list); bonus action per type from the printed mat; grid: board photograph in frankmariette/trajan-online: 4 rows of 5 sites; IanHemenway/Trajan uses the same grid; confidence: high</source>
        <translation>frankmariette/trajan-online (les 20 tuiles photographiées) et IanHemenway/Trajan (même liste)&#xa0;; action bonus par type d&apos;après le plateau imprimé&#xa0;; grille&#xa0;: photo du plateau dans frankmariette/trajan-online&#xa0;: 4 rangées de 5 sites&#xa0;; IanHemenway/Trajan a la même grille&#xa0;; confiance&#xa0;: haute</translation>
    </message>
    <message>
        <source>frankmariette/trajan-online (tile photographs + seed data) and IanHemenway/Trajan: two independent listings, identical for all 54 tiles. photo = true means the physical tile was also seen in a photograph.; confidence: high</source>
        <translation>frankmariette/trajan-online (photos et données des tuiles) et IanHemenway/Trajan&#xa0;: deux listes indépendantes, identiques pour les 54 tuiles. photo = true&#xa0;: la tuile a aussi été vue en photo&#xa0;; confiance&#xa0;: haute</translation>
    </message>
    <message>
        <source>known from another program</source>
        <translation>connu par un autre programme</translation>
    </message>
    <message>
        <source>names, values and borders read from the board photograph in frankmariette/trajan-online; the adjacency list of IanHemenway/Trajan is identical; confidence: high</source>
        <translation>noms, valeurs et frontières lus sur la photo du plateau dans frankmariette/trajan-online&#xa0;; la liste de IanHemenway/Trajan est identique&#xa0;; confiance&#xa0;: haute</translation>
    </message>
    <message>
        <source>our own design: the box has no solo game</source>
        <translation>création de notre part&#xa0;: la boîte n&apos;a pas de jeu en solitaire</translation>
    </message>
    <message>
        <source>player mat photograph in the public repository frankmariette/trajan-online; order cross-checked with the rulebook sowing example (Trajan tray with 2 markers ends in the Seaport tray); confidence: high</source>
        <translation>photo du plateau de joueur dans le dépôt public frankmariette/trajan-online&#xa0;; ordre recoupé avec l&apos;exemple de semis de la règle (l&apos;écuelle Trajan avec 2 marqueurs finit au Port)&#xa0;; confiance&#xa0;: haute</translation>
    </message>
    <message>
        <source>printed in the rulebook</source>
        <translation>imprimé dans le livret</translation>
    </message>
    <message>
        <source>rebuilt by us</source>
        <translation>reconstitué par nous</translation>
    </message>
    <message>
        <source>title and credits; age and playing time from the published box</source>
        <translation>titre et mentions&#xa0;; âge et durée d&apos;après la boîte</translation>
    </message>
    <message>
        <source>title and credits; lowest number of players and playing time from public reviews (2015 to 2017)</source>
        <translation>titre et auteurs&#xa0;; nombre minimal de joueurs et durée d&apos;après des critiques publiques (2015 à 2017)</translation>
    </message>
    <message>
        <source>told in print elsewhere</source>
        <translation>publié ailleurs</translation>
    </message>
    <message>
        <source>triangular grid, 7 bridge spaces, 3 springs, 7 hills and the Tiber are published; the outline and the places are ours, the size tuned by simulation</source>
        <translation>grille triangulaire, 7 cases pont, 3 sources, 7 collines et le Tibre&#xa0;: publié&#xa0;; le contour et les emplacements sont de nous, la taille réglée par simulation</translation>
    </message>
    <message>
        <source>turn overview and end of the game</source>
        <translation>résumé du tour et fin de la partie</translation>
    </message>
    <message>
        <source>{part}: {name}</source>
        <translation>{part}&#xa0;: {name}</translation>
    </message>
</context>
<context>
    <name>Fonts</name>
    <message>
        <source>Fonts cannot be loaded before the application has started.</source>
        <translation>Les polices ne peuvent pas être chargées avant le démarrage de l&apos;application.</translation>
    </message>
    <message>
        <source>The font file {name} is damaged; a similar face is used.</source>
        <translation>Le fichier de police {name} est abîmé&#xa0;; une police proche le remplace.</translation>
    </message>
    <message>
        <source>The font file {name} is missing; a similar face is used.</source>
        <translation>Le fichier de police {name} manque&#xa0;; une police proche le remplace.</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Learn to play</source>
        <translation>Apprendre à jouer</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Solo challenge</source>
        <translation>Défi en solitaire</translation>
    </message>
    <message>
        <source>{low} to {high} minutes</source>
        <translation>{low} à {high} minutes</translation>
    </message>
    <message>
        <source>{low}–{high} min</source>
        <translation>{low}–{high} min</translation>
    </message>
    <message>
        <source>{range} players</source>
        <translation>{range} joueurs</translation>
    </message>
</context>
<context>
    <name>Handing</name>
    <message>
        <source>goes on with the own turn; own secrets will show.</source>
        <translation>poursuit son tour&#xa0;; ses secrets seront visibles.</translation>
    </message>
    <message>
        <source>plays the next turn; own secrets will show.</source>
        <translation>joue le tour suivant&#xa0;; ses secrets seront visibles.</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message numerus="yes">
        <source>%n game(s) on this computer</source>
        <translation>
            <numerusform>%n jeu sur cet ordinateur</numerusform>
            <numerusform>%n jeux sur cet ordinateur</numerusform>
        </translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Défi</translation>
    </message>
    <message>
        <source>Choose a table</source>
        <translation>Choisissez une table</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Every move is saved at once, so you can stop whenever you like and go on here.</source>
        <translation>Chaque coup est enregistré aussitôt&#xa0;: arrêtez quand vous voulez et reprenez ici.</translation>
    </message>
    <message>
        <source>Finished games are among the saved ones; you can watch them again.</source>
        <translation>Les parties terminées sont parmi les parties enregistrées&#xa0;; vous pouvez les revoir.</translation>
    </message>
    <message>
        <source>No game is waiting for you.</source>
        <translation>Aucune partie ne vous attend.</translation>
    </message>
    <message>
        <source>Nothing has been started yet.</source>
        <translation>Rien n&apos;est encore commencé.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Palmarès</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message numerus="yes">
        <source>all saved games (%n)</source>
        <translation>
            <numerusform>toutes les parties (%n)</numerusform>
            <numerusform>toutes les parties (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>open a file…</source>
        <translation>ouvrir un fichier…</translation>
    </message>
    <message>
        <source>see all</source>
        <translation>tout voir</translation>
    </message>
</context>
<context>
    <name>JournalPanel</name>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
</context>
<context>
    <name>Keeper</name>
    <message>
        <source>Another folder…</source>
        <translation>Autre dossier…</translation>
    </message>
    <message>
        <source>Leave all the same</source>
        <translation>Quitter quand même</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Save a copy of the match</source>
        <translation>Enregistrer une copie de la partie</translation>
    </message>
    <message>
        <source>Save the match in another folder</source>
        <translation>Enregistrer la partie dans un autre dossier</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Enregistré sous {name}.</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Still not saved: {reason}.</source>
        <translation>Toujours pas enregistré&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The copy could not be saved: {reason}.</source>
        <translation>La copie n&apos;a pas pu être enregistrée&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The match could not be saved</source>
        <translation>La partie n&apos;a pas pu être enregistrée</translation>
    </message>
    <message>
        <source>The match is saved again.</source>
        <translation>La partie est de nouveau enregistrée.</translation>
    </message>
    <message>
        <source>The system says: {reason}. If you leave now, what happened since the last good copy is lost.</source>
        <translation>Le système dit&#xa0;: {reason}. Si vous quittez maintenant, ce qui s&apos;est passé depuis la dernière bonne copie est perdu.</translation>
    </message>
    <message>
        <source>The system says: {reason}. Nothing is lost while the program runs, and the last good copy stays. Free some space, or choose another folder for this match.</source>
        <translation>Le système dit&#xa0;: {reason}. Rien n&apos;est perdu tant que le programme tourne, et la dernière bonne copie reste. Libérez de la place, ou choisissez un autre dossier pour cette partie.</translation>
    </message>
    <message>
        <source>This match is not saved</source>
        <translation>Cette partie n&apos;est pas enregistrée</translation>
    </message>
</context>
<context>
    <name>MarbleCards</name>
    <message>
        <source>+{points} for {name} at the end</source>
        <translation>+{points} pour {name} à la fin</translation>
    </message>
    <message>
        <source>+{points} for {name}, influence {influence}</source>
        <translation>+{points} pour {name}, influence {influence}</translation>
    </message>
    <message>
        <source>A corner of the tiles</source>
        <translation>Un sommet des tuiles</translation>
    </message>
    <message>
        <source>Continue {line}</source>
        <translation>Prolonger {line}</translation>
    </message>
    <message>
        <source>He is ready for your next action.</source>
        <translation>Il est prêt pour votre action suivante.</translation>
    </message>
    <message>
        <source>Lay the {kind} tile here</source>
        <translation>Poser la tuile {kind} ici</translation>
    </message>
    <message>
        <source>Recall this magistrate</source>
        <translation>Rappeler ce magistrat</translation>
    </message>
    <message>
        <source>Resolve this site</source>
        <translation>Résoudre ce site</translation>
    </message>
    <message>
        <source>Take back this magistrate</source>
        <translation>Retirer ce magistrat</translation>
    </message>
    <message>
        <source>They rest this turn and are ready in the next.</source>
        <translation>Elles reposent ce tour-ci et sont prêtes au suivant.</translation>
    </message>
    <message>
        <source>a fountain: a tie at {count}</source>
        <translation>une fontaine&#xa0;: égalité à {count}</translation>
    </message>
    <message>
        <source>a fountain: nobody has influence</source>
        <translation>une fontaine&#xa0;: personne n&apos;a d&apos;influence</translation>
    </message>
    <message>
        <source>an extra action</source>
        <translation>une action supplémentaire</translation>
    </message>
    <message>
        <source>brings a coin home</source>
        <translation>rapporte une pièce</translation>
    </message>
    <message>
        <source>brings {kind} imperium home</source>
        <translation>rapporte une tuile imperium {kind}</translation>
    </message>
    <message>
        <source>completes no site yet</source>
        <translation>ne complète encore aucun site</translation>
    </message>
    <message>
        <source>completes {building}</source>
        <translation>complète {building}</translation>
    </message>
    <message>
        <source>counts for sites of the kind {kind}</source>
        <translation>compte pour les sites de sorte {kind}</translation>
    </message>
    <message>
        <source>no coin is left</source>
        <translation>il ne reste plus de pièce</translation>
    </message>
    <message>
        <source>reaches a fountain: 1 coin</source>
        <translation>atteint une fontaine&#xa0;: 1 pièce</translation>
    </message>
    <message>
        <source>starts {line}: 3 pieces</source>
        <translation>commence {line}&#xa0;: 3 éléments</translation>
    </message>
    <message>
        <source>takes the bridge tile: {bridge}</source>
        <translation>prend la tuile pont&#xa0;: {bridge}</translation>
    </message>
    <message>
        <source>with a magistrate: {what}</source>
        <translation>avec un magistrat&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{building}: {what}</source>
        <translation>{building}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{kind} imperium: {before} → {after}</source>
        <translation>imperium {kind}&#xa0;: {before} → {after}</translation>
    </message>
</context>
<context>
    <name>MarbleFacts</name>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bridge tile(s)</source>
        <translation>
            <numerusform>%n tuile pont</numerusform>
            <numerusform>%n tuiles pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building(s)</source>
        <translation>
            <numerusform>%n bâtiment</numerusform>
            <numerusform>%n bâtiments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n pièce</numerusform>
            <numerusform>%n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n magistrate(s) ready</source>
        <translation>
            <numerusform>%n magistrat prêt</numerusform>
            <numerusform>%n magistrats prêts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {kind} imperium tile(s)</source>
        <translation>
            <numerusform>%n tuile imperium {kind}</numerusform>
            <numerusform>%n tuiles imperium {kind}</numerusform>
        </translation>
    </message>
    <message>
        <source>1st action</source>
        <translation>1re action</translation>
    </message>
    <message>
        <source>2nd action</source>
        <translation>2e action</translation>
    </message>
    <message>
        <source>End of turn</source>
        <translation>Fin du tour</translation>
    </message>
    <message>
        <source>Final round</source>
        <translation>Manche finale</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>Last action</source>
        <translation>Dernière action</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
</context>
<context>
    <name>MarbleInfos</name>
    <message numerus="yes">
        <source>%n stack(s) empty; the third one brings the final round.</source>
        <translation>
            <numerusform>%n pile vide&#xa0;; la troisième amène la manche finale.</numerusform>
            <numerusform>%n piles vides&#xa0;; la troisième amène la manche finale.</numerusform>
        </translation>
    </message>
    <message>
        <source>+{coin} for each at the end, +{most} for whoever has most</source>
        <translation>+{coin} par pièce à la fin, +{most} à qui en a le plus</translation>
    </message>
    <message numerus="yes">
        <source>+{points} at the end for each of %n building(s) beside it</source>
        <translation>
            <numerusform>+{points} à la fin pour %n bâtiment voisin</numerusform>
            <numerusform>+{points} à la fin pour chacun des %n bâtiments voisins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+{points} at the end: %n fountain(s) beside it</source>
        <translation>
            <numerusform>+{points} à la fin&#xa0;: %n fontaine voisine</numerusform>
            <numerusform>+{points} à la fin&#xa0;: %n fontaines voisines</numerusform>
        </translation>
    </message>
    <message>
        <source>+{points} at the end: an aqueduct reaches it</source>
        <translation>+{points} à la fin&#xa0;: un aqueduc y arrive</translation>
    </message>
    <message>
        <source>A ready tile at the side of a tile or hill, with or without a magistrate.</source>
        <translation>Une tuile prête, contre une tuile ou une colline, avec ou sans magistrat.</translation>
    </message>
    <message>
        <source>A tie for most imperium of a kind: {points} each.</source>
        <translation>À égalité en tête d&apos;une sorte&#xa0;: {points} chacun.</translation>
    </message>
    <message>
        <source>A tile laid here takes it; its value of 1 to 4 stays hidden.</source>
        <translation>Une tuile posée ici la prend&#xa0;; sa valeur de 1 à 4 reste cachée.</translation>
    </message>
    <message>
        <source>A tile on a bridge space takes its bridge tile.</source>
        <translation>Une tuile sur une case pont prend sa tuile pont.</translation>
    </message>
    <message>
        <source>An aqueduct that arrives here pays a coin.</source>
        <translation>Un aqueduc qui arrive ici donne une pièce.</translation>
    </message>
    <message>
        <source>Bridge tiles count their values, face up at last.</source>
        <translation>Les tuiles pont, enfin retournées, comptent leur valeur.</translation>
    </message>
    <message>
        <source>Drawn tiles rest here until the turn ends.</source>
        <translation>Les tuiles piochées reposent ici jusqu&apos;à la fin du tour.</translation>
    </message>
    <message>
        <source>Each magistrate here brings a coin home at the end of his owner&apos;s turn.</source>
        <translation>Chaque magistrat ici rapporte une pièce à la fin du tour de son propriétaire.</translation>
    </message>
    <message>
        <source>Each magistrate here brings a tile home at the end of his owner&apos;s turn.</source>
        <translation>Chaque magistrat ici rapporte une tuile à la fin du tour de son propriétaire.</translation>
    </message>
    <message>
        <source>Held: {counts}</source>
        <translation>Possédées&#xa0;: {counts}</translation>
    </message>
    <message>
        <source>Influence for sites of the kind {kind}.</source>
        <translation>De l&apos;influence pour les sites de sorte {kind}.</translation>
    </message>
    <message>
        <source>Its aqueduct has been started.</source>
        <translation>Son aqueduc est commencé.</translation>
    </message>
    <message numerus="yes">
        <source>Its magistrates count for sites of %n tiles.</source>
        <translation>
            <numerusform>Ses magistrats comptent pour les sites de %n tuile.</numerusform>
            <numerusform>Ses magistrats comptent pour les sites de %n tuiles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Most of a kind: +{points}</source>
        <translation>Le plus d&apos;une sorte&#xa0;: +{points}</translation>
    </message>
    <message>
        <source>One may step onto a tile when it is laid, and at no other time.</source>
        <translation>L&apos;un d&apos;eux peut monter sur une tuile quand on la pose, et à nul autre moment.</translation>
    </message>
    <message>
        <source>One own magistrate from a tile back to the mat.</source>
        <translation>Un de vos magistrats quitte une tuile et revient à votre plateau.</translation>
    </message>
    <message>
        <source>Returned for an extra action, or kept for the end.</source>
        <translation>À rendre pour une action supplémentaire, ou à garder pour la fin.</translation>
    </message>
    <message>
        <source>The first tile with a corner here starts it: 3 pieces.</source>
        <translation>La première tuile qui a un angle ici le commence&#xa0;: 3 éléments.</translation>
    </message>
    <message>
        <source>Their values are hidden until the end.</source>
        <translation>Leurs valeurs restent cachées jusqu&apos;à la fin.</translation>
    </message>
    <message>
        <source>Tiles may begin at its sides. No site forms round its corners.</source>
        <translation>Les tuiles peuvent partir de ses côtés. Aucun site ne se forme à ses sommets.</translation>
    </message>
    <message>
        <source>Two pieces at the far end of started aqueducts.</source>
        <translation>Deux éléments au bout d&apos;aqueducs commencés.</translation>
    </message>
    <message>
        <source>Two pieces for each Aqueduct action, at the far end of a line.</source>
        <translation>Deux éléments par action Aqueduc, au bout d&apos;une ligne.</translation>
    </message>
    <message>
        <source>Two tiles of different kinds; they are ready next turn.</source>
        <translation>Deux tuiles de sortes différentes, prêtes au tour suivant.</translation>
    </message>
    <message>
        <source>Where influence is tied or nobody has any, a fountain is built.</source>
        <translation>En cas d&apos;égalité, ou sans influence, une fontaine s&apos;élève.</translation>
    </message>
    <message numerus="yes">
        <source>a site lacks %n triangle(s)</source>
        <translation>
            <numerusform>il manque %n triangle à un site</numerusform>
            <numerusform>il manque %n triangles à un site</numerusform>
        </translation>
    </message>
    <message>
        <source>influence: {counts}</source>
        <translation>influence&#xa0;: {counts}</translation>
    </message>
    <message>
        <source>one tile more makes {building}</source>
        <translation>une tuile de plus donne {building}</translation>
    </message>
    <message>
        <source>{points} at the end; the others do not see it</source>
        <translation>{points} à la fin&#xa0;; les autres ne le voient pas</translation>
    </message>
    <message>
        <source>{points} when it was built</source>
        <translation>{points} à la construction</translation>
    </message>
</context>
<context>
    <name>MarbleJournal</name>
    <message>
        <source>A fountain rises: nobody had influence.</source>
        <translation>Une fontaine s&apos;élève&#xa0;: personne n&apos;avait d&apos;influence.</translation>
    </message>
    <message>
        <source>A fountain rises: {names} tie, {count} each.</source>
        <translation>Une fontaine s&apos;élève&#xa0;: {names} à égalité, à {count}.</translation>
    </message>
    <message>
        <source>The final round begins: one last action for everybody.</source>
        <translation>La manche finale commence&#xa0;: une dernière action pour chacun.</translation>
    </message>
    <message>
        <source>The game is over: {names} share the victory, {points} each.</source>
        <translation>Partie terminée&#xa0;: {names} partagent la victoire avec {points}.</translation>
    </message>
    <message>
        <source>The game is over: {name} wins with {points}.</source>
        <translation>Partie terminée&#xa0;: {name} gagne avec {points}.</translation>
    </message>
    <message>
        <source>The hills in play are {hills}.</source>
        <translation>Les collines en jeu sont {hills}.</translation>
    </message>
    <message>
        <source>built {building}: {points}, influence {influence}.</source>
        <translation>a construit {building}&#xa0;: {points}, influence {influence}.</translation>
    </message>
    <message>
        <source>drew {tiles}.</source>
        <translation>a pioché {tiles}.</translation>
    </message>
    <message>
        <source>extended {line}.</source>
        <translation>a prolongé {line}.</translation>
    </message>
    <message numerus="yes">
        <source>had %n magistrate(s) come home from {space}.</source>
        <translation>
            <numerusform>a vu rentrer %n magistrat depuis {space}.</numerusform>
            <numerusform>a vu rentrer %n magistrats depuis {space}.</numerusform>
        </translation>
    </message>
    <message>
        <source>is the first player.</source>
        <translation>joue en premier.</translation>
    </message>
    <message>
        <source>laid no tile: none was possible.</source>
        <translation>n&apos;a posé aucune tuile&#xa0;: c&apos;était impossible.</translation>
    </message>
    <message>
        <source>laid {tile}.</source>
        <translation>a posé {tile}.</translation>
    </message>
    <message>
        <source>lost an action: none was possible.</source>
        <translation>a perdu une action&#xa0;: aucune n&apos;était possible.</translation>
    </message>
    <message>
        <source>put a magistrate on it.</source>
        <translation>y a ajouté un magistrat.</translation>
    </message>
    <message>
        <source>reached a fountain and took a coin.</source>
        <translation>a atteint une fontaine et pris une pièce.</translation>
    </message>
    <message>
        <source>recalled a magistrate.</source>
        <translation>a rappelé un magistrat.</translation>
    </message>
    <message>
        <source>spent {kind} imperium for an extra action.</source>
        <translation>a dépensé une tuile imperium {kind} pour une action supplémentaire.</translation>
    </message>
    <message>
        <source>started {line}.</source>
        <translation>a commencé {line}.</translation>
    </message>
    <message numerus="yes">
        <source>took %n {kind} imperium tile(s).</source>
        <translation>
            <numerusform>a pris %n tuile imperium {kind}.</numerusform>
            <numerusform>a pris %n tuiles imperium {kind}.</numerusform>
        </translation>
    </message>
    <message>
        <source>took a bridge tile: {bridge}.</source>
        <translation>a pris une tuile pont&#xa0;: {bridge}.</translation>
    </message>
    <message>
        <source>took a coin from the treasury.</source>
        <translation>a pris une pièce au trésor public.</translation>
    </message>
    <message>
        <source>took back a magistrate to {space}.</source>
        <translation>a retiré un magistrat vers {space}.</translation>
    </message>
    <message>
        <source>{name}, last action</source>
        <translation>{name}, dernière action</translation>
    </message>
    <message>
        <source>{name}, turn {round}</source>
        <translation>{name}, tour {round}</translation>
    </message>
</context>
<context>
    <name>MarbleLabels</name>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n pièce</numerusform>
            <numerusform>%n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>reste %n</numerusform>
            <numerusform>reste %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n magistrate(s) ready</source>
        <translation>
            <numerusform>%n magistrat prêt</numerusform>
            <numerusform>%n magistrats prêts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 3 empty</source>
        <translation>
            <numerusform>%n vide sur 3</numerusform>
            <numerusform>%n vides sur 3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
    <message>
        <source>3 empty end the game</source>
        <translation>3 vides&#xa0;: fin</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Aqueduct</source>
        <translation>Aqueduc</translation>
    </message>
    <message>
        <source>Aqueduct pieces left</source>
        <translation>Éléments d&apos;aqueduc restants</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Beside {things}.</source>
        <translation>À côté&#xa0;: {things}.</translation>
    </message>
    <message>
        <source>Bridge tiles</source>
        <translation>Tuiles pont</translation>
    </message>
    <message>
        <source>Building on an aqueduct</source>
        <translation>Bâtiment sur un aqueduc</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Completed site {vertex}</source>
        <translation>Site complet {vertex}</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Drawn this turn</source>
        <translation>Piochées ce tour</translation>
    </message>
    <message>
        <source>Each coin, and most coins</source>
        <translation>Par pièce, et le plus de pièces</translation>
    </message>
    <message>
        <source>Empty ground</source>
        <translation>Terrain libre</translation>
    </message>
    <message>
        <source>Fountain</source>
        <translation>Fontaine</translation>
    </message>
    <message>
        <source>Fountain beside a building</source>
        <translation>Fontaine près d&apos;un bâtiment</translation>
    </message>
    <message>
        <source>Fountains left</source>
        <translation>Fontaines restantes</translation>
    </message>
    <message>
        <source>Imperium</source>
        <translation>Imperium</translation>
    </message>
    <message>
        <source>Imperium and treasury</source>
        <translation>Imperium et trésor public</translation>
    </message>
    <message>
        <source>Magistrate of {name} on {tile}</source>
        <translation>Magistrat&#xa0;: {name}, sur {tile}</translation>
    </message>
    <message>
        <source>Most imperium of a kind</source>
        <translation>Le plus d&apos;imperium, par sorte</translation>
    </message>
    <message>
        <source>Next piece of {line}, to {vertex}</source>
        <translation>Élément suivant de {line}, vers {vertex}</translation>
    </message>
    <message>
        <source>One last action for everybody</source>
        <translation>Une dernière action pour chacun</translation>
    </message>
    <message numerus="yes">
        <source>Pieces of {line}, %n left</source>
        <translation>
            <numerusform>Éléments de {line}, reste %n</numerusform>
            <numerusform>Éléments de {line}, reste %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Point {vertex}</source>
        <translation>Sommet {vertex}</translation>
    </message>
    <message>
        <source>Ready to play</source>
        <translation>Prêtes à jouer</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Rappel</translation>
    </message>
    <message>
        <source>Sites and points</source>
        <translation>Sites et points</translation>
    </message>
    <message>
        <source>Spring of {line}</source>
        <translation>Source de {line}</translation>
    </message>
    <message>
        <source>The city</source>
        <translation>La ville</translation>
    </message>
    <message>
        <source>The final round</source>
        <translation>La manche finale</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tuile</translation>
    </message>
    <message>
        <source>Tile place {place}</source>
        <translation>Position de tuile {place}</translation>
    </message>
    <message>
        <source>Tile stacks</source>
        <translation>Piles de tuiles</translation>
    </message>
    <message>
        <source>Treasure</source>
        <translation>Avoir</translation>
    </message>
    <message numerus="yes">
        <source>Treasury, %n coin(s)</source>
        <translation>
            <numerusform>Trésor public, %n pièce</numerusform>
            <numerusform>Trésor public, %n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>final round</source>
        <translation>manche finale</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>partie terminée</translation>
    </message>
    <message>
        <source>values hidden</source>
        <translation>valeurs cachées</translation>
    </message>
    <message>
        <source>values {values}</source>
        <translation>valeurs {values}</translation>
    </message>
    <message>
        <source>{bridge}, the bridge tile is taken</source>
        <translation>{bridge}, la tuile pont est prise</translation>
    </message>
    <message>
        <source>{bridge}, with a bridge tile</source>
        <translation>{bridge}, avec une tuile pont</translation>
    </message>
    <message>
        <source>{hill}, a hill</source>
        <translation>{hill}, une colline</translation>
    </message>
    <message>
        <source>{hill}, not in play: plain ground</source>
        <translation>{hill}, pas en jeu&#xa0;: terrain ordinaire</translation>
    </message>
    <message numerus="yes">
        <source>{kind} imperium tiles, %n held</source>
        <translation>
            <numerusform>{kind}&#xa0;: %n tuile imperium en main</numerusform>
            <numerusform>{kind}&#xa0;: %n tuiles imperium en main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{kind} imperium, %n left</source>
        <translation>
            <numerusform>{kind}&#xa0;: reste %n tuile imperium</numerusform>
            <numerusform>{kind}&#xa0;: reste %n tuiles imperium</numerusform>
        </translation>
    </message>
    <message>
        <source>{kind} of {name}</source>
        <translation>{kind}&#xa0;: {name}</translation>
    </message>
    <message numerus="yes">
        <source>{kind} stack, %n tile(s)</source>
        <translation>
            <numerusform>{kind}&#xa0;: pile de %n tuile</numerusform>
            <numerusform>{kind}&#xa0;: pile de %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{kind} tiles, %n ready</source>
        <translation>
            <numerusform>{kind}&#xa0;: %n tuile prête</numerusform>
            <numerusform>{kind}&#xa0;: %n tuiles prêtes</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}&apos;s table</source>
        <translation>Plateau&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s table, only looking</source>
        <translation>Plateau&#xa0;: {name}, à regarder seulement</translation>
    </message>
    <message>
        <source>{space}; waiting: {names}</source>
        <translation>{space}&#xa0;; en attente&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{tile} with a magistrate of {name}</source>
        <translation>{tile} avec un magistrat&#xa0;: {name}</translation>
    </message>
</context>
<context>
    <name>MarblePrompts</name>
    <message numerus="yes">
        <source>%n magistrate(s) ready.</source>
        <translation>
            <numerusform>%n magistrat prêt.</numerusform>
            <numerusform>%n magistrats prêts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sites are complete. Whoever leaves one no longer counts for the others.</source>
        <translation>
            <numerusform>%n site est complet. Qui en quitte un ne compte plus pour les autres.</numerusform>
            <numerusform>%n sites sont complets. Qui en quitte un ne compte plus pour les autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add magistrate</source>
        <translation>Ajouter un magistrat</translation>
    </message>
    <message>
        <source>An imperium tile buys an extra action: click it, then confirm.</source>
        <translation>Une tuile imperium achète une action supplémentaire&#xa0;: cliquez dessus, puis confirmez.</translation>
    </message>
    <message>
        <source>Click a lit edge at the far end, or drag a piece there. A fountain pays a coin.</source>
        <translation>Cliquez sur une arête éclairée au bout de la ligne, ou glissez-y un élément. Une fontaine donne une pièce.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Draw {tiles}</source>
        <translation>Piocher {tiles}</translation>
    </message>
    <message>
        <source>Drawn tiles become ready, and your waiting magistrates come home.</source>
        <translation>Les tuiles piochées deviennent prêtes, et vos magistrats en attente rentrent.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminer le tour</translation>
    </message>
    <message>
        <source>Extend {line} to {vertex}</source>
        <translation>Prolonger {line} vers {vertex}</translation>
    </message>
    <message>
        <source>From the treasury he brings a coin home at the end of your turn.</source>
        <translation>Du trésor public, il rapporte une pièce à la fin de votre tour.</translation>
    </message>
    <message>
        <source>From {space} he brings an imperium tile home at the end of your turn.</source>
        <translation>Depuis {space}, il rapporte une tuile imperium à la fin de votre tour.</translation>
    </message>
    <message>
        <source>It brings imperium.</source>
        <translation>Cela rapporte de l&apos;imperium.</translation>
    </message>
    <message>
        <source>It costs one {kind} imperium tile.</source>
        <translation>Prix&#xa0;: une tuile imperium {kind}.</translation>
    </message>
    <message>
        <source>It fills the hand for the turns to come.</source>
        <translation>Cela prépare des tuiles pour les tours à venir.</translation>
    </message>
    <message numerus="yes">
        <source>It keeps %n point(s) from somebody else.</source>
        <translation>
            <numerusform>Cela prive quelqu&apos;un d&apos;autre de %n point.</numerusform>
            <numerusform>Cela prive quelqu&apos;un d&apos;autre de %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>It keeps a site from somebody else.</source>
        <translation>Cela prive quelqu&apos;un d&apos;autre d&apos;un site.</translation>
    </message>
    <message>
        <source>It leads water to buildings that will count at the end.</source>
        <translation>Cela mène l&apos;eau à des bâtiments qui compteront à la fin.</translation>
    </message>
    <message>
        <source>It may continue any aqueduct that has been started.</source>
        <translation>Il peut prolonger n&apos;importe quel aqueduc commencé.</translation>
    </message>
    <message>
        <source>It prepares a site for a later turn.</source>
        <translation>Cela prépare un site pour un tour à venir.</translation>
    </message>
    <message numerus="yes">
        <source>It scores %n point(s) at once.</source>
        <translation>
            <numerusform>Cela rapporte %n point aussitôt.</numerusform>
            <numerusform>Cela rapporte %n points aussitôt.</numerusform>
        </translation>
    </message>
    <message>
        <source>It scores at once.</source>
        <translation>Cela rapporte des points aussitôt.</translation>
    </message>
    <message>
        <source>It takes a bridge tile.</source>
        <translation>Cela rapporte une tuile pont.</translation>
    </message>
    <message>
        <source>Lay piece</source>
        <translation>Poser l&apos;élément</translation>
    </message>
    <message>
        <source>Lay the piece to {vertex}</source>
        <translation>Poser l&apos;élément vers {vertex}</translation>
    </message>
    <message>
        <source>Lay tile</source>
        <translation>Poser la tuile</translation>
    </message>
    <message>
        <source>Lay {tile} at {position}</source>
        <translation>Poser {tile} en {position}</translation>
    </message>
    <message>
        <source>Leave empty</source>
        <translation>Laisser libre</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Rien d&apos;autre n&apos;est possible.</translation>
    </message>
    <message>
        <source>On this tile a magistrate counts only for sites of the kind {kind}.</source>
        <translation>Sur cette tuile, il ne compte que pour les sites de sorte {kind}.</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Rappeler</translation>
    </message>
    <message>
        <source>Recall the magistrate from {tile}</source>
        <translation>Rappeler le magistrat placé sur {tile}</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Résoudre</translation>
    </message>
    <message>
        <source>Resolve the site for {building} at {vertex}</source>
        <translation>Résoudre le site pour {building} en {vertex}</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>Dépenser</translation>
    </message>
    <message>
        <source>Spend {kind} imperium for an extra action</source>
        <translation>Dépenser une tuile imperium {kind} pour une action supplémentaire</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Take back none</source>
        <translation>N&apos;en retirer aucun</translation>
    </message>
    <message>
        <source>Take back the magistrate from {tile}</source>
        <translation>Retirer le magistrat placé sur {tile}</translation>
    </message>
    <message>
        <source>The computer would choose: {option}.</source>
        <translation>L&apos;ordinateur choisirait&#xa0;: «&#xa0;{option}&#xa0;».</translation>
    </message>
    <message>
        <source>The computer would choose: {option}. {reason}</source>
        <translation>L&apos;ordinateur choisirait&#xa0;: «&#xa0;{option}&#xa0;». {reason}</translation>
    </message>
    <message>
        <source>There is no tile to draw or lay, no piece to add, nobody to recall.</source>
        <translation>Aucune tuile à piocher ou à poser, aucun élément à ajouter, personne à rappeler.</translation>
    </message>
    <message>
        <source>drag a tile to the board (it turns to fit)</source>
        <translation>glissez une tuile sur le plateau (elle s&apos;oriente seule)</translation>
    </message>
    <message>
        <source>draw from two stacks</source>
        <translation>piochez sur deux piles</translation>
    </message>
    <message>
        <source>extend an aqueduct</source>
        <translation>prolongez un aqueduc</translation>
    </message>
    <message>
        <source>recall a magistrate</source>
        <translation>rappelez un magistrat</translation>
    </message>
    <message>
        <source>{name}, choose the extra action.</source>
        <translation>{name}, choisissez l&apos;action supplémentaire.</translation>
    </message>
    <message>
        <source>{name}, choose the site to resolve next.</source>
        <translation>{name}, choisissez le site à résoudre.</translation>
    </message>
    <message numerus="yes">
        <source>{name}, continue {line}: %n piece(s) left.</source>
        <translation>
            <numerusform>{name}, prolongez {line}&#xa0;: encore %n élément.</numerusform>
            <numerusform>{name}, prolongez {line}&#xa0;: encore %n éléments.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, end your turn, or spend imperium.</source>
        <translation>{name}, terminez votre tour, ou dépensez de l&apos;imperium.</translation>
    </message>
    <message>
        <source>{name}, end your turn.</source>
        <translation>{name}, terminez votre tour.</translation>
    </message>
    <message>
        <source>{name}, lay the second aqueduct piece.</source>
        <translation>{name}, posez le second élément d&apos;aqueduc.</translation>
    </message>
    <message>
        <source>{name}, no action is possible: end your turn.</source>
        <translation>{name}, aucune action n&apos;est possible&#xa0;: terminez votre tour.</translation>
    </message>
    <message>
        <source>{name}, put a magistrate on it, or leave it empty.</source>
        <translation>{name}, ajoutez un magistrat, ou laissez la tuile libre.</translation>
    </message>
    <message>
        <source>{name}, take back one magistrate from this site, or none.</source>
        <translation>{name}, retirez un magistrat de ce site, ou aucun.</translation>
    </message>
    <message>
        <source>{name}, take your first action.</source>
        <translation>{name}, faites votre première action.</translation>
    </message>
    <message>
        <source>{name}, take your last action.</source>
        <translation>{name}, faites votre dernière action.</translation>
    </message>
    <message>
        <source>{name}, take your second action.</source>
        <translation>{name}, faites votre deuxième action.</translation>
    </message>
    <message>
        <source>{tile} at {position}</source>
        <translation>{tile} en {position}</translation>
    </message>
</context>
<context>
    <name>MarbleRefusals</name>
    <message>
        <source>All pieces of {line} lie on the board already.</source>
        <translation>Tous les éléments de {line} sont déjà sur le plateau.</translation>
    </message>
    <message>
        <source>Both actions are taken; only imperium buys another.</source>
        <translation>Les deux actions sont faites&#xa0;; seul l&apos;imperium en achète une autre.</translation>
    </message>
    <message>
        <source>First the second aqueduct piece; it is part of this action.</source>
        <translation>D&apos;abord le second élément d&apos;aqueduc&#xa0;: il fait partie de cette action.</translation>
    </message>
    <message>
        <source>First: a magistrate on the tile just laid, or none.</source>
        <translation>D&apos;abord&#xa0;: un magistrat sur la tuile tout juste posée, ou aucun.</translation>
    </message>
    <message>
        <source>First: one of the completed sites is to be resolved.</source>
        <translation>D&apos;abord&#xa0;: un des sites complets est à résoudre.</translation>
    </message>
    <message>
        <source>First: the extra action is chosen.</source>
        <translation>D&apos;abord&#xa0;: l&apos;action supplémentaire est à choisir.</translation>
    </message>
    <message>
        <source>First: the pieces that the spring gives are laid.</source>
        <translation>D&apos;abord&#xa0;: les éléments donnés par la source sont à poser.</translation>
    </message>
    <message>
        <source>In the final round imperium buys no extra action.</source>
        <translation>Dans la manche finale, l&apos;imperium n&apos;achète pas d&apos;action.</translation>
    </message>
    <message>
        <source>It is not {seat} who is asked now.</source>
        <translation>Ce n&apos;est pas à {seat} de répondre maintenant.</translation>
    </message>
    <message>
        <source>No action is possible, so there is nothing to pay for.</source>
        <translation>Aucune action n&apos;est possible&#xa0;: il n&apos;y a rien à payer.</translation>
    </message>
    <message>
        <source>No magistrate of yours stands on this tile.</source>
        <translation>Aucun de vos magistrats n&apos;est sur cette tuile.</translation>
    </message>
    <message>
        <source>No {kind} tile is ready to play.</source>
        <translation>Aucune tuile {kind} n&apos;est prête à jouer.</translation>
    </message>
    <message>
        <source>Nobody has started {line} yet: a tile must touch its spring.</source>
        <translation>Personne n&apos;a encore commencé {line}&#xa0;: une tuile doit toucher sa source.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Il n&apos;y a personne à cette place.</translation>
    </message>
    <message>
        <source>Not here: a piece lies along the side of a tile, never across one.</source>
        <translation>Pas ici&#xa0;: un élément longe le côté d&apos;une tuile, sans jamais la traverser.</translation>
    </message>
    <message>
        <source>Not here: a tile covers two triangles of the grid with a common edge.</source>
        <translation>Pas ici&#xa0;: une tuile couvre deux triangles de la grille qui ont une arête commune.</translation>
    </message>
    <message>
        <source>Not here: the line goes on from its far end, one edge at a time.</source>
        <translation>Pas ici&#xa0;: la ligne continue à son bout, une arête à la fois.</translation>
    </message>
    <message>
        <source>Not here: the line has been at this point already.</source>
        <translation>Pas ici&#xa0;: la ligne passe déjà par ce sommet.</translation>
    </message>
    <message>
        <source>Not here: the tile must share a side with a tile or a hill.</source>
        <translation>Pas ici&#xa0;: la tuile doit partager un côté avec une tuile ou une colline.</translation>
    </message>
    <message>
        <source>Not here: the tile would cover a hill.</source>
        <translation>Pas ici&#xa0;: la tuile couvrirait une colline.</translation>
    </message>
    <message>
        <source>Not here: the tile would cover another tile.</source>
        <translation>Pas ici&#xa0;: la tuile en couvrirait une autre.</translation>
    </message>
    <message>
        <source>Not here: this is the spring of another aqueduct.</source>
        <translation>Pas ici&#xa0;: c&apos;est la source d&apos;un autre aqueduc.</translation>
    </message>
    <message>
        <source>Not here: two aqueducts may not touch each other.</source>
        <translation>Pas ici&#xa0;: deux aqueducs ne peuvent pas se toucher.</translation>
    </message>
    <message>
        <source>Not now: the turn asks for one of the four actions.</source>
        <translation>Pas maintenant&#xa0;: le tour demande une des quatre actions.</translation>
    </message>
    <message>
        <source>Only an own magistrate on this site may be taken back now.</source>
        <translation>Seul un de vos magistrats sur ce site peut être retiré maintenant.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Ce n&apos;est pas possible maintenant.</translation>
    </message>
    <message>
        <source>The bridge values must be those of the box.</source>
        <translation>Les valeurs des ponts doivent être celles de la boîte.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>The turn is not over while an action is left and possible.</source>
        <translation>Le tour n&apos;est pas fini tant qu&apos;une action reste et que l&apos;une est possible.</translation>
    </message>
    <message>
        <source>The {kind} stack is empty.</source>
        <translation>La pile {kind} est vide.</translation>
    </message>
    <message>
        <source>The {kind} tile was drawn this turn; it is ready in the next.</source>
        <translation>La tuile {kind} a été piochée ce tour-ci&#xa0;; elle sera prête au suivant.</translation>
    </message>
    <message>
        <source>There is no such point on the board.</source>
        <translation>Ce sommet n&apos;existe pas sur le plateau.</translation>
    </message>
    <message>
        <source>There is no {kind} imperium tile to spend.</source>
        <translation>Il n&apos;y a pas de tuile imperium {kind} à dépenser.</translation>
    </message>
    <message>
        <source>Three different hills are in play.</source>
        <translation>Trois collines différentes sont en jeu.</translation>
    </message>
    <message>
        <source>Two tiles are drawn, as long as there are two.</source>
        <translation>On pioche deux tuiles, tant qu&apos;il y en a deux.</translation>
    </message>
    <message>
        <source>Two tiles of different kinds, while two stacks are left.</source>
        <translation>Deux tuiles de sortes différentes, tant qu&apos;il reste deux piles.</translation>
    </message>
    <message>
        <source>Waiting magistrates come home by themselves at the end of the turn.</source>
        <translation>Les magistrats en attente rentrent d&apos;eux-mêmes à la fin du tour.</translation>
    </message>
    <message>
        <source>anybody</source>
        <translation>cette place</translation>
    </message>
</context>
<context>
    <name>MarbleTerms</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Arena</source>
        <translation>Arène</translation>
    </message>
    <message>
        <source>Baths</source>
        <translation>Bains</translation>
    </message>
    <message>
        <source>Temple</source>
        <translation>Temple</translation>
    </message>
    <message>
        <source>Theatre</source>
        <translation>Théâtre</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Trésor</translation>
    </message>
    <message>
        <source>a baths tile</source>
        <translation>une tuile bains</translation>
    </message>
    <message>
        <source>a temple</source>
        <translation>un temple</translation>
    </message>
    <message>
        <source>a temple tile</source>
        <translation>une tuile temple</translation>
    </message>
    <message>
        <source>a theatre</source>
        <translation>un théâtre</translation>
    </message>
    <message>
        <source>a theatre tile</source>
        <translation>une tuile théâtre</translation>
    </message>
    <message>
        <source>an arena</source>
        <translation>une arène</translation>
    </message>
    <message>
        <source>an arena tile</source>
        <translation>une tuile arène</translation>
    </message>
    <message>
        <source>arena</source>
        <translation>arène</translation>
    </message>
    <message>
        <source>baths</source>
        <translation>bains</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>marron</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>gris</translation>
    </message>
    <message>
        <source>temple</source>
        <translation>temple</translation>
    </message>
    <message>
        <source>the arena space</source>
        <translation>la case arène</translation>
    </message>
    <message>
        <source>the baths</source>
        <translation>les bains</translation>
    </message>
    <message>
        <source>the baths space</source>
        <translation>la case bains</translation>
    </message>
    <message>
        <source>the brown aqueduct</source>
        <translation>l&apos;aqueduc marron</translation>
    </message>
    <message>
        <source>the grey aqueduct</source>
        <translation>l&apos;aqueduc gris</translation>
    </message>
    <message>
        <source>the temple space</source>
        <translation>la case temple</translation>
    </message>
    <message>
        <source>the theatre space</source>
        <translation>la case théâtre</translation>
    </message>
    <message>
        <source>the treasury</source>
        <translation>le trésor public</translation>
    </message>
    <message>
        <source>the white aqueduct</source>
        <translation>l&apos;aqueduc blanc</translation>
    </message>
    <message>
        <source>theatre</source>
        <translation>théâtre</translation>
    </message>
    <message>
        <source>two arena tiles</source>
        <translation>deux tuiles arène</translation>
    </message>
    <message>
        <source>two baths tiles</source>
        <translation>deux tuiles bains</translation>
    </message>
    <message>
        <source>two temple tiles</source>
        <translation>deux tuiles temple</translation>
    </message>
    <message>
        <source>two theatre tiles</source>
        <translation>deux tuiles théâtre</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} et {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} ou {last}</translation>
    </message>
    <message>
        <source>{own} to {best}</source>
        <translation>{own} contre {best}</translation>
    </message>
</context>
<context>
    <name>MarbleWords</name>
    <message>
        <source>Aedile</source>
        <translation>Édile</translation>
    </message>
    <message>
        <source>Alone against the Senate</source>
        <translation>Seul face au Sénat</translation>
    </message>
    <message>
        <source>Aqueducts</source>
        <translation>Aqueducs</translation>
    </message>
    <message>
        <source>Bridges</source>
        <translation>Ponts</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Bâtiments</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Consul</source>
        <translation>Consul</translation>
    </message>
    <message>
        <source>Fountains</source>
        <translation>Fontaines</translation>
    </message>
    <message>
        <source>Imperium</source>
        <translation>Imperium</translation>
    </message>
    <message>
        <source>Lay the streets of Rome and be the one who builds where they meet.</source>
        <translation>Tracez les rues de Rome, et bâtissez là où elles se rejoignent.</translation>
    </message>
    <message>
        <source>Most coins</source>
        <translation>Le plus de pièces</translation>
    </message>
    <message>
        <source>Praetor</source>
        <translation>Préteur</translation>
    </message>
    <message>
        <source>Princeps</source>
        <translation>Princeps</translation>
    </message>
    <message>
        <source>Quaestor</source>
        <translation>Questeur</translation>
    </message>
    <message>
        <source>The Senate</source>
        <translation>Le Sénat</translation>
    </message>
    <message>
        <source>The Senate lays one tile in each round.</source>
        <translation>Le Sénat pose une tuile à chaque manche.</translation>
    </message>
    <message>
        <source>The Senate lays one tile, and two in even rounds.</source>
        <translation>Le Sénat pose une tuile, et deux aux manches paires.</translation>
    </message>
    <message>
        <source>The Senate lays tiles by fixed rules; build more of Rome than it does.</source>
        <translation>Le Sénat pose ses tuiles selon des règles fixes&#xa0;; bâtissez Rome mieux que lui.</translation>
    </message>
    <message>
        <source>The Senate lays two tiles in each round.</source>
        <translation>Le Sénat pose deux tuiles à chaque manche.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>Three tile stacks were empty, and everybody had one last action.</source>
        <translation>Trois piles de tuiles étaient vides, et chacun a fait une dernière action.</translation>
    </message>
    <message>
        <source>Tiles shaped like lozenges grow round the hills. Where they close a ring, a building rises: whoever has most magistrates of its kind builds it. Aqueducts, bridges and imperium decide the end.</source>
        <translation>Des tuiles en losange s&apos;étendent autour des collines. Là où elles referment un anneau, un bâtiment s&apos;élève&#xa0;: qui a le plus de magistrats de sa sorte le construit. Aqueducs, ponts et imperium décident de la fin.</translation>
    </message>
</context>
<context>
    <name>MatchDisplay</name>
    <message>
        <source>1st</source>
        <translation>1er</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Computer · by chance</source>
        <translation>Ordinateur · hasard</translation>
    </message>
    <message>
        <source>Computer · gentle</source>
        <translation>Ordinateur · clément</translation>
    </message>
    <message>
        <source>Computer · skilled</source>
        <translation>Ordinateur · habile</translation>
    </message>
    <message>
        <source>Computer · stern</source>
        <translation>Ordinateur · sévère</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Hot seat</source>
        <translation>Ici</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
</context>
<context>
    <name>Navigator</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The settings were damaged; the usual ones are in force.</source>
        <translation>Les réglages étaient abîmés&#xa0;; ceux d&apos;origine sont en vigueur.</translation>
    </message>
    <message>
        <source>This match cannot be opened</source>
        <translation>Cette partie ne peut pas être ouverte</translation>
    </message>
    <message>
        <source>{folder} cannot be written ({reason}): matches there are not saved.</source>
        <translation>Écriture impossible dans {folder} ({reason})&#xa0;: les parties n&apos;y sont pas enregistrées.</translation>
    </message>
    <message>
        <source>{name} cannot be deleted: {reason}.</source>
        <translation>{name} ne peut pas être supprimé&#xa0;: {reason}.</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message numerus="yes">
        <source>%n computer(s) play, and you watch.</source>
        <translation>
            <numerusform>%n ordinateur joue, et vous regardez.</numerusform>
            <numerusform>%n ordinateurs jouent, et vous regardez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people share this screen. A curtain falls between them while one holds something secret.</source>
        <translation>
            <numerusform>%n personne à cet écran. Un rideau tombe entre les tours dès que quelque chose est secret.</numerusform>
            <numerusform>%n personnes partagent cet écran. Un rideau tombe entre elles dès que l&apos;une a un secret.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people share this screen. All is open in this game: no curtain.</source>
        <translation>
            <numerusform>%n personne à cet écran. Tout est visible dans ce jeu&#xa0;: pas de rideau.</numerusform>
            <numerusform>%n personnes partagent cet écran. Tout est visible dans ce jeu&#xa0;: pas de rideau.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s): {names}.</source>
        <translation>
            <numerusform>%n joueur&#xa0;: {names}.</numerusform>
            <numerusform>%n joueurs&#xa0;: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Asks once more before a turn ends.</source>
        <translation>Demande encore une fois avant la fin d&apos;un tour.</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Immédiat</translation>
    </message>
    <message>
        <source>At one table</source>
        <translation>À une table</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Vif</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Calme</translation>
    </message>
    <message>
        <source>Click an emblem for another colour. Drag a row, or press Ctrl+Up and Ctrl+Down in it, to change the order of turns.</source>
        <translation>Cliquez sur un emblème pour changer de couleur. Glissez une ligne, ou appuyez sur Ctrl+Haut et Ctrl+Bas, pour changer l&apos;ordre du tour.</translation>
    </message>
    <message>
        <source>Confirm the end of a turn</source>
        <translation>Confirmer la fin du tour</translation>
    </message>
    <message>
        <source>Draw another seed</source>
        <translation>Tirer une autre graine</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>How long a computer&apos;s move is shown. It can be changed during the game.</source>
        <translation>La durée d&apos;affichage des coups d&apos;un ordinateur. Elle se change aussi en cours de partie.</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>Type de partie</translation>
    </message>
    <message>
        <source>Level of the challenge</source>
        <translation>Niveau du défi</translation>
    </message>
    <message>
        <source>Nobody has to look away: only computers play.</source>
        <translation>Personne n&apos;a à détourner les yeux&#xa0;: seuls des ordinateurs jouent.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>One person at this screen: nothing has to be hidden between turns.</source>
        <translation>Une seule personne à cet écran&#xa0;: rien à cacher entre les tours.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Pace of the computers</source>
        <translation>Rythme des ordinateurs</translation>
    </message>
    <message>
        <source>Projected scores</source>
        <translation>Scores provisoires</translation>
    </message>
    <message>
        <source>Random order</source>
        <translation>Ordre au hasard</translation>
    </message>
    <message>
        <source>Seat {number} has no name yet.</source>
        <translation>La place {number} n&apos;a pas encore de nom.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Shows the points of every seat as if the game ended now.</source>
        <translation>Montre les points de chacun si la partie finissait maintenant.</translation>
    </message>
    <message>
        <source>Solo challenge</source>
        <translation>Défi en solitaire</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>The margin at the end gives your rank:</source>
        <translation>L&apos;écart final donne votre rang&#xa0;:</translation>
    </message>
    <message>
        <source>The same seed deals the same start. Leave it empty for any one.</source>
        <translation>La même graine donne le même départ. Laissez vide pour un départ au hasard.</translation>
    </message>
    <message>
        <source>This game is for {range} players.</source>
        <translation>Ce jeu se joue à {range}.</translation>
    </message>
    <message>
        <source>Two seats are called {name}. Give one of them another name.</source>
        <translation>Deux places portent le nom {name}. Donnez un autre nom à l&apos;une d&apos;elles.</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Qui joue&#xa0;?</translation>
    </message>
    <message>
        <source>any one</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>{game} · new game</source>
        <translation>{game} · nouvelle partie</translation>
    </message>
    <message>
        <source>{name} plays “{challenge}”, level {level}.</source>
        <translation>{name} joue «&#xa0;{challenge}&#xa0;», niveau {level}.</translation>
    </message>
    <message numerus="yes">
        <source>{people} against %n computer(s): {others}.</source>
        <translation>
            <numerusform>{people} contre %n ordinateur&#xa0;: {others}.</numerusform>
            <numerusform>{people} contre %n ordinateurs&#xa0;: {others}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OptionList</name>
    <message>
        <source>All options</source>
        <translation>Tous les choix</translation>
    </message>
    <message>
        <source>Narrow the list</source>
        <translation>Réduire la liste</translation>
    </message>
    <message>
        <source>Type to narrow the list</source>
        <translation>Tapez pour réduire la liste</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message numerus="yes">
        <source>%n game(s) played</source>
        <translation>
            <numerusform>%n partie jouée</numerusform>
            <numerusform>%n parties jouées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won by people</source>
        <translation>
            <numerusform>%n gagnée par une personne</numerusform>
            <numerusform>%n gagnées par des personnes</numerusform>
        </translation>
    </message>
    <message>
        <source>No game finished yet.</source>
        <translation>Aucune partie terminée.</translation>
    </message>
    <message>
        <source>Only challenges so far.</source>
        <translation>Rien que des défis pour l&apos;instant.</translation>
    </message>
    <message>
        <source>Scores against other players will stand here.</source>
        <translation>Les scores contre d&apos;autres joueurs viendront ici.</translation>
    </message>
    <message>
        <source>Your first score will stand here.</source>
        <translation>Votre premier score viendra ici.</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message numerus="yes">
        <source>%n game(s) played</source>
        <translation>
            <numerusform>%n partie jouée</numerusform>
            <numerusform>%n parties jouées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead</source>
        <translation>
            <numerusform>%n point d&apos;avance</numerusform>
            <numerusform>%n points d&apos;avance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) behind</source>
        <translation>
            <numerusform>%n point de retard</numerusform>
            <numerusform>%n points de retard</numerusform>
        </translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Best scores</source>
        <translation>Meilleurs scores</translation>
    </message>
    <message>
        <source>Best scores, ranks and the last games will stand here, each with its replay.</source>
        <translation>Meilleurs scores, rangs et dernières parties viendront ici, chaque partie à revoir.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Last games</source>
        <translation>Dernières parties</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>No game against other players yet.</source>
        <translation>Pas encore de partie contre d&apos;autres joueurs.</translation>
    </message>
    <message>
        <source>No game has been finished yet.</source>
        <translation>Aucune partie n&apos;est encore terminée.</translation>
    </message>
    <message>
        <source>Nobody has played against others yet.</source>
        <translation>Personne n&apos;a encore joué contre d&apos;autres.</translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation>Personne n&apos;a gagné</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Palmarès</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Shared victory</source>
        <translation>Victoire commune</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>best scores</source>
        <translation>meilleurs scores</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>pas encore joué</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name} a gagné</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Back</source>
        <translation>Reculer</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jouer à partir d&apos;ici</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Turn back</source>
        <translation>Tour précédent</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Move {number} of {count}.</source>
        <translation>Coup {number} sur {count}.</translation>
    </message>
    <message>
        <source>{game} · replay</source>
        <translation>{game} · partie revue</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>About this edition</source>
        <translation>À propos de cette édition</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Content comes from {name} (fingerprint {digest}). A corrected file of that name in your content folder takes its place; a file that does not fit is refused, and the reason is told here.</source>
        <translation>Le contenu vient du fichier {name} (empreinte {digest}). Un fichier corrigé de ce nom, dans votre dossier de contenu, prend sa place&#xa0;; un fichier qui ne convient pas est refusé, et la raison est dite ici.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>Our own addition.</source>
        <translation>Ajout de notre part.</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Ruling {number}:</source>
        <translation>Décision {number}&#xa0;:</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Text of the rules</source>
        <translation>Texte des règles</translation>
    </message>
    <message>
        <source>The file {path} could not be used (line {line}): {reason}. The bundled content is in force.</source>
        <translation>Le fichier {path} n&apos;a pas pu servir (ligne {line})&#xa0;: {reason}. Le contenu fourni est en vigueur.</translation>
    </message>
    <message>
        <source>The rules are not there in this language; another one is shown.</source>
        <translation>Les règles n&apos;existent pas dans cette langue&#xa0;; une autre est affichée.</translation>
    </message>
    <message>
        <source>The rules cannot be shown</source>
        <translation>Les règles ne peuvent pas être affichées</translation>
    </message>
    <message>
        <source>{game} · rules</source>
        <translation>{game} · règles</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} sur {count}</translation>
    </message>
</context>
<context>
    <name>SaveRow</name>
    <message>
        <source>Delete this game</source>
        <translation>Supprimer cette partie</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Round {round} · {name} to move</source>
        <translation>Manche {round} · {name} a la main</translation>
    </message>
    <message>
        <source>See the scores</source>
        <translation>Voir les scores</translation>
    </message>
    <message>
        <source>{challenge} · round {round}</source>
        <translation>{challenge} · manche {round}</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>{name} a la main</translation>
    </message>
</context>
<context>
    <name>SaveWords</name>
    <message>
        <source>{name} cannot be read: {why}. Check that the file is yours to read.</source>
        <translation>{name} ne peut pas être lu&#xa0;: {why}. Vérifiez que vous avez le droit de lire ce fichier.</translation>
    </message>
    <message>
        <source>{name} is a match of a game this version does not have. Update the program.</source>
        <translation>{name} est une partie d&apos;un jeu absent de cette version. Mettez le programme à jour.</translation>
    </message>
    <message>
        <source>{name} is being played in another window. Close it there first.</source>
        <translation>{name} est en cours dans une autre fenêtre. Fermez-la d&apos;abord.</translation>
    </message>
    <message>
        <source>{name} is damaged and cannot be continued. Open its backup.</source>
        <translation>{name} est abîmé et ne peut pas être repris. Ouvrez sa copie.</translation>
    </message>
    <message>
        <source>{name} is damaged: its end is missing. Open its backup.</source>
        <translation>{name} est abîmé&#xa0;: il manque la fin. Ouvrez sa copie.</translation>
    </message>
    <message>
        <source>{name} is empty: it was cut off while being written. Open its backup.</source>
        <translation>{name} est vide&#xa0;: son écriture a été interrompue. Ouvrez sa copie.</translation>
    </message>
    <message>
        <source>{name} is not a saved match of this program.</source>
        <translation>{name} n&apos;est pas une partie de ce programme.</translation>
    </message>
    <message>
        <source>{name} is too large to be a saved match.</source>
        <translation>{name} est trop grand pour être une partie enregistrée.</translation>
    </message>
    <message>
        <source>{name} was saved by a newer version. Update the program to open it.</source>
        <translation>{name} vient d&apos;une version plus récente. Mettez le programme à jour pour l&apos;ouvrir.</translation>
    </message>
</context>
<context>
    <name>SavedPage</name>
    <message numerus="yes">
        <source>%n saved game(s)</source>
        <translation>
            <numerusform>%n partie enregistrée</numerusform>
            <numerusform>%n parties enregistrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s) in {folder}</source>
        <translation>
            <numerusform>%n partie enregistrée dans {folder}</numerusform>
            <numerusform>%n parties enregistrées dans {folder}</numerusform>
        </translation>
    </message>
    <message>
        <source>A game is saved after every move, from the first one on.</source>
        <translation>Une partie est enregistrée après chaque coup, dès le premier.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Cannot be opened</source>
        <translation>Impossibles à ouvrir</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminées</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Its scores and its replay can then be seen from here.</source>
        <translation>Une fois finie, ses scores et ses coups se revoient d&apos;ici.</translation>
    </message>
    <message>
        <source>No game is finished yet.</source>
        <translation>Aucune partie n&apos;est encore terminée.</translation>
    </message>
    <message>
        <source>No game is waiting for you.</source>
        <translation>Aucune partie ne vous attend.</translation>
    </message>
    <message>
        <source>Nothing is saved yet.</source>
        <translation>Rien n&apos;est encore enregistré.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>To be continued</source>
        <translation>À reprendre</translation>
    </message>
    <message>
        <source>Whatever you begin waits here until it is finished.</source>
        <translation>Ce que vous commencez attend ici d&apos;être fini.</translation>
    </message>
</context>
<context>
    <name>ScoresPage</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) and the lead</source>
        <translation>
            <numerusform>%n point et la tête</numerusform>
            <numerusform>%n points et la tête</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) at once</source>
        <translation>
            <numerusform>%n point d&apos;un coup</numerusform>
            <numerusform>%n points d&apos;un coup</numerusform>
        </translation>
    </message>
    <message>
        <source>A click, or any key, finishes the count.</source>
        <translation>Un clic, ou une touche, achève le décompte.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partie terminée</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Niveau {level}</translation>
    </message>
    <message>
        <source>Look at the table as it was</source>
        <translation>Revoir la table à cet instant</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Personne ne gagne</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Image (*.png)</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Rank {rank}</source>
        <translation>Rang {rank}</translation>
    </message>
    <message>
        <source>Same seed again</source>
        <translation>Même graine</translation>
    </message>
    <message>
        <source>Save the sheet</source>
        <translation>Enregistrer la feuille</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>Graine {seed}</translation>
    </message>
    <message>
        <source>The points are counted</source>
        <translation>Les points sont comptés</translation>
    </message>
    <message>
        <source>The race</source>
        <translation>La course</translation>
    </message>
    <message numerus="yes">
        <source>The race, after %n turn(s)</source>
        <translation>
            <numerusform>La course, après %n tour</numerusform>
            <numerusform>La course, après %n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>The sheet could not be saved as {path}: {reason}.</source>
        <translation>La feuille n&apos;a pas pu être enregistrée sous {path}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The sheet is saved as {path}.</source>
        <translation>La feuille est enregistrée sous {path}.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Turn {number}: {name}</source>
        <translation>Tour {number}&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Tournants</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>D&apos;où viennent les points</translation>
    </message>
    <message>
        <source>points if the game had ended then, by turn</source>
        <translation>points si la partie s&apos;était arrêtée là, par tour</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} partagent la victoire</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gagne</translation>
    </message>
    <message>
        <source>{points} each.</source>
        <translation>{points} chacun.</translation>
    </message>
    <message numerus="yes">
        <source>{points}, %n ahead of {name}.</source>
        <translation>
            <numerusform>{points}, %n d&apos;avance sur {name}.</numerusform>
            <numerusform>{points}, %n d&apos;avance sur {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points}, %n ahead.</source>
        <translation>
            <numerusform>{points}, %n d&apos;avance.</numerusform>
            <numerusform>{points}, %n d&apos;avance.</numerusform>
        </translation>
    </message>
    <message>
        <source>{points}, as many as {name}; the tie-break decided.</source>
        <translation>{points}, à égalité avec {name}&#xa0;; le départage a décidé.</translation>
    </message>
    <message numerus="yes">
        <source>“{category}” made the difference: %n more.</source>
        <translation>
            <numerusform>«&#xa0;{category}&#xa0;» a fait la différence&#xa0;: %n de plus.</numerusform>
            <numerusform>«&#xa0;{category}&#xa0;» a fait la différence&#xa0;: %n de plus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>Add a seat</source>
        <translation>Ajouter une place</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Chance</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>Colour: {colour}. Click for the next free one.</source>
        <translation>Couleur&#xa0;: {colour}. Cliquez pour la prochaine couleur libre.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Clément</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Level of seat {number}</source>
        <translation>Niveau de la place {number}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation>Nom de la place {number}</translation>
    </message>
    <message>
        <source>Remove seat {number}</source>
        <translation>Enlever la place {number}</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Habile</translation>
    </message>
    <message>
        <source>Stern</source>
        <translation>Sévère</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>Qui joue à la place {number}</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>à cet écran</translation>
    </message>
    <message>
        <source>black, chevron</source>
        <translation>noir, chevron</translation>
    </message>
    <message>
        <source>blue, wave</source>
        <translation>bleu, vague</translation>
    </message>
    <message>
        <source>green, leaf</source>
        <translation>vert, feuille</translation>
    </message>
    <message>
        <source>red, diamond</source>
        <translation>rouge, losange</translation>
    </message>
    <message>
        <source>yellow, sun</source>
        <translation>jaune, soleil</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Ask me always</source>
        <translation>Toujours me demander</translation>
    </message>
    <message>
        <source>Asks once more before a turn ends.</source>
        <translation>Demande encore une fois avant la fin d&apos;un tour.</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Immédiat</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Vif</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Calme</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Confirm the end of a turn</source>
        <translation>Confirmer la fin du tour</translation>
    </message>
    <message>
        <source>Corrected content files</source>
        <translation>Fichiers de contenu corrigés</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Even where there is only one choice.</source>
        <translation>Même quand il n&apos;y a qu&apos;un choix.</translation>
    </message>
    <message>
        <source>Folder for saved games</source>
        <translation>Dossier des parties enregistrées</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>How long moves and pauses take.</source>
        <translation>La durée des coups et des pauses.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>Journaux techniques</translation>
    </message>
    <message>
        <source>Look and language</source>
        <translation>Apparence et langue</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Nothing can be saved in {path}: {reason}. The folder stays as it was.</source>
        <translation>Rien ne peut être enregistré dans {path}&#xa0;: {reason}. Le dossier reste le même.</translation>
    </message>
    <message>
        <source>Nothing travels across the table; things change in place.</source>
        <translation>Rien ne traverse la table&#xa0;; tout change sur place.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Pace of the computers</source>
        <translation>Rythme des ordinateurs</translation>
    </message>
    <message>
        <source>Projected scores</source>
        <translation>Scores provisoires</translation>
    </message>
    <message>
        <source>Quinque Ludi {version}, made with Python {python} and Qt {qt}.</source>
        <translation>Quinque Ludi {version}, fait avec Python {python} et Qt {qt}.</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Moins de mouvement</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Scales words, buttons and panels.</source>
        <translation>Agrandit mots, boutons et panneaux.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Shift+Z</source>
        <translation>Maj+Z</translation>
    </message>
    <message>
        <source>Stronger edges and text, no gradients, no marble.</source>
        <translation>Bords et textes plus nets, ni dégradés ni marbre.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>The folder {path} cannot be opened from here.</source>
        <translation>Le dossier {path} ne peut pas être ouvert d&apos;ici.</translation>
    </message>
    <message>
        <source>The games belong to their authors and publishers. The rules are told in our own words, and all drawings are ours.</source>
        <translation>Les jeux appartiennent à leurs auteurs et éditeurs. Les règles sont écrites avec nos propres mots, et tous les dessins sont de nous.</translation>
    </message>
    <message>
        <source>The points of every seat as if the game ended now.</source>
        <translation>Les points de chacun si la partie finissait maintenant.</translation>
    </message>
    <message>
        <source>The program is free software under the MIT licence. Qt and PySide are used under the LGPL. The faces Cinzel, EB Garamond and Source Sans 3 come under the SIL Open Font Licence.</source>
        <translation>Le programme est un logiciel libre sous licence MIT. Qt et PySide sont utilisés sous LGPL. Les polices Cinzel, EB Garamond et Source Sans 3 sont sous licence SIL Open Font.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Usual place</source>
        <translation>Lieu habituel</translation>
    </message>
    <message>
        <source>all tables</source>
        <translation>toutes les tables</translation>
    </message>
    <message>
        <source>choose, confirm</source>
        <translation>choisir, confirmer</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>plein écran</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>indice</translation>
    </message>
    <message>
        <source>journal</source>
        <translation>journal</translation>
    </message>
    <message>
        <source>list of options</source>
        <translation>liste des choix</translation>
    </message>
    <message>
        <source>next lit thing</source>
        <translation>choix éclairé suivant</translation>
    </message>
    <message>
        <source>one step back</source>
        <translation>un pas en arrière</translation>
    </message>
    <message>
        <source>pass, finish</source>
        <translation>passer, terminer</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>rétablir</translation>
    </message>
    <message>
        <source>rule in question</source>
        <translation>règle en question</translation>
    </message>
    <message>
        <source>say it again</source>
        <translation>répéter</translation>
    </message>
    <message>
        <source>turn, flip</source>
        <translation>tourner, retourner</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>annuler</translation>
    </message>
    <message>
        <source>undo the turn</source>
        <translation>annuler le tour</translation>
    </message>
    <message>
        <source>zoom, fit</source>
        <translation>zoomer, ajuster</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}&#xa0;: {value}</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Esc returns to the present.</source>
        <translation>Échap ramène au présent.</translation>
    </message>
    <message>
        <source>Looking back: the table before move {number}.</source>
        <translation>Retour en arrière&#xa0;: la table avant le coup {number}.</translation>
    </message>
    <message>
        <source>Return to here</source>
        <translation>Revenir ici</translation>
    </message>
    <message>
        <source>chance has answered</source>
        <translation>le hasard a répondu</translation>
    </message>
    <message>
        <source>somebody else has acted</source>
        <translation>quelqu&apos;un d&apos;autre a joué</translation>
    </message>
    <message>
        <source>something hidden was seen</source>
        <translation>un secret a été vu</translation>
    </message>
    <message>
        <source>{name} (computer) is thinking.</source>
        <translation>{name} (ordinateur) réfléchit.</translation>
    </message>
</context>
<context>
    <name>TableFrame</name>
    <message>
        <source>Fit</source>
        <translation>Ajuster</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>The computer has no hint just now.</source>
        <translation>L&apos;ordinateur n&apos;a pas d&apos;indice pour le moment.</translation>
    </message>
    <message>
        <source>The computer player did not answer; a simple move was made in its place.</source>
        <translation>Le joueur ordinateur n&apos;a pas répondu&#xa0;; un coup simple a été joué à sa place.</translation>
    </message>
    <message>
        <source>The rules were corrected since; the match goes on from here.</source>
        <translation>Les règles ont été corrigées depuis&#xa0;; la partie continue d&apos;ici.</translation>
    </message>
    <message>
        <source>This match was begun with other components; it goes on from here.</source>
        <translation>Cette partie a commencé avec un autre matériel&#xa0;; elle continue d&apos;ici.</translation>
    </message>
</context>
<context>
    <name>TimeLine</name>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Coup {number} sur {count}</translation>
    </message>
</context>
<context>
    <name>TrajanCards</name>
    <message numerus="yes">
        <source>%n card(s) in hand now</source>
        <translation>
            <numerusform>%n carte en main</numerusform>
            <numerusform>%n cartes en main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the pile</source>
        <translation>
            <numerusform>%n carte dans la pioche</numerusform>
            <numerusform>%n cartes dans la pioche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n like it in the display now</source>
        <translation>
            <numerusform>%n semblable dans l&apos;étalage</numerusform>
            <numerusform>%n semblables dans l&apos;étalage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of this type so far</source>
        <translation>
            <numerusform>%n de ce type jusqu&apos;ici</numerusform>
            <numerusform>%n de ce type jusqu&apos;ici</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s)</source>
        <translation>
            <numerusform>%n voix</numerusform>
            <numerusform>%n voix</numerusform>
        </translation>
    </message>
    <message>
        <source>a card is drawn for it</source>
        <translation>une carte est piochée en échange</translation>
    </message>
    <message>
        <source>a legionary would score {points}</source>
        <translation>un légionnaire marquerait {points}</translation>
    </message>
    <message>
        <source>first of its type, bonus action {action}</source>
        <translation>première de son type, action bonus {action}</translation>
    </message>
    <message>
        <source>no tile here, but it opens the sites beside it</source>
        <translation>pas de tuile ici, mais le site en ouvre d&apos;autres</translation>
    </message>
    <message>
        <source>pays {values} for 1, 2, 3 … units</source>
        <translation>rapporte {values} pour 1, 2, 3… lots</translation>
    </message>
    <message>
        <source>reserve: {before} → {after}</source>
        <translation>réserve&#xa0;: {before} → {after}</translation>
    </message>
    <message>
        <source>takes {tile}</source>
        <translation>prend {tile}</translation>
    </message>
</context>
<context>
    <name>TrajanFacts</name>
    <message numerus="yes">
        <source>%n answer(s) to {icon}</source>
        <translation>
            <numerusform>%n réponse à {icon}</numerusform>
            <numerusform>%n réponses à {icon}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carte en main</numerusform>
            <numerusform>%n cartes en main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n legionary(ies) in the camp</source>
        <translation>
            <numerusform>%n légionnaire au camp</numerusform>
            <numerusform>%n légionnaires au camp</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s)</source>
        <translation>
            <numerusform>%n voix</numerusform>
            <numerusform>%n voix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s) in the camp</source>
        <translation>
            <numerusform>%n ouvrier au camp</numerusform>
            <numerusform>%n ouvriers au camp</numerusform>
        </translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Demands</source>
        <translation>Demandes</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marqueurs</translation>
    </message>
    <message>
        <source>Quarter {quarter}, round {round}</source>
        <translation>Trimestre {quarter}, manche {round}</translation>
    </message>
    <message>
        <source>Senate</source>
        <translation>Sénat</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Sow</source>
        <translation>Semer</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tuile</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message numerus="yes">
        <source>{action}: %n marker(s)</source>
        <translation>
            <numerusform>{action}&#xa0;: %n marqueur</numerusform>
            <numerusform>{action}&#xa0;: %n marqueurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrajanInfos</name>
    <message numerus="yes">
        <source>%n card(s) in the pile</source>
        <translation>
            <numerusform>%n carte dans la pioche</numerusform>
            <numerusform>%n cartes dans la pioche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in this pile</source>
        <translation>
            <numerusform>%n carte dans cette pile</numerusform>
            <numerusform>%n cartes dans cette pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n completed Trajan tile(s), kept every quarter</source>
        <translation>
            <numerusform>%n tuile Trajan achevée, gardée chaque trimestre</numerusform>
            <numerusform>%n tuiles Trajan achevées, gardées chaque trimestre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n forum tile(s), given away when used</source>
        <translation>
            <numerusform>%n tuile forum, rendue après usage</numerusform>
            <numerusform>%n tuiles forum, rendues après usage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) on this tray</source>
        <translation>
            <numerusform>%n marqueur dans cette écuelle</numerusform>
            <numerusform>%n marqueurs dans cette écuelle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n own worker(s) here</source>
        <translation>
            <numerusform>%n ouvrier à soi ici</numerusform>
            <numerusform>%n ouvriers à soi ici</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) not yet in a camp</source>
        <translation>
            <numerusform>%n pion hors des camps</numerusform>
            <numerusform>%n pions hors des camps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) to the start</source>
        <translation>
            <numerusform>%n case jusqu&apos;au départ</numerusform>
            <numerusform>%n cases jusqu&apos;au départ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in this pile</source>
        <translation>
            <numerusform>%n tuile dans cette pile</numerusform>
            <numerusform>%n tuiles dans cette pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) to repeat this action</source>
        <translation>
            <numerusform>%n tuile pour répéter cette action</numerusform>
            <numerusform>%n tuiles pour répéter cette action</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s)</source>
        <translation>
            <numerusform>%n voix</numerusform>
            <numerusform>%n voix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s) in the next senate</source>
        <translation>
            <numerusform>%n voix au prochain vote</numerusform>
            <numerusform>%n voix au prochain vote</numerusform>
        </translation>
    </message>
    <message>
        <source>1, 2 or 3 unanswered lose {points} points</source>
        <translation>1, 2 ou 3 sans réponse coûtent {points} points</translation>
    </message>
    <message>
        <source>[+2]: it can be repeated twice for one tile</source>
        <translation>[+2]&#xa0;: deux répétitions pour une tuile</translation>
    </message>
    <message>
        <source>a free slot</source>
        <translation>un créneau libre</translation>
    </message>
    <message>
        <source>advance one space, for points and votes</source>
        <translation>avancez d&apos;une case, pour des points et des voix</translation>
    </message>
    <message>
        <source>answered when the quarter ends</source>
        <translation>réponse due à la fin du trimestre</translation>
    </message>
    <message>
        <source>answers a demand for {icon}</source>
        <translation>répond à une demande&#xa0;: {icon}</translation>
    </message>
    <message>
        <source>answers any one demand</source>
        <translation>répond à n&apos;importe quelle demande</translation>
    </message>
    <message>
        <source>completes a set of construction tiles at the end</source>
        <translation>complète une série de tuiles construction à la fin</translation>
    </message>
    <message>
        <source>done when the last marker falls on {tray} and both colours lie there</source>
        <translation>achevée quand le dernier marqueur tombe sur {tray} et que les deux couleurs y sont</translation>
    </message>
    <message>
        <source>draw, pick up, play or ship cards</source>
        <translation>piochez, ramassez, posez ou expédiez des cartes</translation>
    </message>
    <message>
        <source>each sowing moves the marker as far as it has markers</source>
        <translation>chaque semis avance le marqueur d&apos;autant de cases que de marqueurs</translation>
    </message>
    <message>
        <source>filled again when the next quarter begins</source>
        <translation>remplie au début du trimestre suivant</translation>
    </message>
    <message>
        <source>grey until the quarter ends</source>
        <translation>gris jusqu&apos;à la fin du trimestre</translation>
    </message>
    <message>
        <source>hire a worker or build</source>
        <translation>recrutez un ouvrier ou bâtissez</translation>
    </message>
    <message>
        <source>markers are dropped clockwise, one to a tray</source>
        <translation>les marqueurs tombent dans le sens horaire, un par écuelle</translation>
    </message>
    <message>
        <source>no card lies here yet</source>
        <translation>aucune carte ici pour l&apos;instant</translation>
    </message>
    <message>
        <source>no slot is free: the Arch waits here</source>
        <translation>aucun créneau libre&#xa0;: l&apos;Arc attend ici</translation>
    </message>
    <message>
        <source>no tile lies here any more</source>
        <translation>il n&apos;y a plus de tuile ici</translation>
    </message>
    <message>
        <source>one more is revealed when a round ends</source>
        <translation>une de plus est révélée à la fin d&apos;une manche</translation>
    </message>
    <message>
        <source>one point in hand at the end</source>
        <translation>un point en main à la fin</translation>
    </message>
    <message>
        <source>only its owner sees it</source>
        <translation>seul son propriétaire la voit</translation>
    </message>
    <message>
        <source>pays {values} for 1, 2, 3 … units</source>
        <translation>rapporte {values} pour 1, 2, 3… lots</translation>
    </message>
    <message>
        <source>reaching or passing it ends the round, after the turn</source>
        <translation>l&apos;atteindre ou le passer achève la manche, après le tour</translation>
    </message>
    <message>
        <source>recruit, march or occupy</source>
        <translation>recrutez, marchez ou occupez</translation>
    </message>
    <message>
        <source>repeats the action {action} once</source>
        <translation>répète une fois l&apos;action {action}</translation>
    </message>
    <message>
        <source>replaces any commodity card of a shipment</source>
        <translation>remplace n&apos;importe quelle carte d&apos;une cargaison</translation>
    </message>
    <message>
        <source>replaces any extra-action tile</source>
        <translation>remplace n&apos;importe quelle tuile action supplémentaire</translation>
    </message>
    <message>
        <source>take one tile</source>
        <translation>prenez une tuile</translation>
    </message>
    <message>
        <source>take the top tile of a pile for the slot of the Arch</source>
        <translation>prenez la première tuile d&apos;une pile pour le créneau de l&apos;Arc</translation>
    </message>
    <message>
        <source>the consul takes one, the vice consul the other with its grey side</source>
        <translation>le consul en prend une, le vice-consul l&apos;autre, côté gris</translation>
    </message>
    <message>
        <source>the first one grants {action}</source>
        <translation>la première accorde {action}</translation>
    </message>
    <message>
        <source>the next Trajan tile goes here</source>
        <translation>la prochaine tuile Trajan vient ici</translation>
    </message>
    <message>
        <source>touches {provinces}</source>
        <translation>touche {provinces}</translation>
    </message>
    <message>
        <source>waits to be dropped</source>
        <translation>attend de tomber</translation>
    </message>
    <message>
        <source>{count} of them: {points}</source>
        <translation>{count} tuiles&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{name} has an answer</source>
        <translation>{name} a une réponse</translation>
    </message>
    <message>
        <source>{name} has no answer yet</source>
        <translation>{name} n&apos;a pas encore de réponse</translation>
    </message>
    <message>
        <source>{name}: {track} on the track, {tiles} on tiles</source>
        <translation>{name}&#xa0;: {track} sur la piste, {tiles} sur des tuiles</translation>
    </message>
    <message>
        <source>{points} now, less 3 for each other legionary</source>
        <translation>{points} maintenant, 3 de moins par autre légionnaire</translation>
    </message>
    <message>
        <source>{points} printed</source>
        <translation>{points} imprimés</translation>
    </message>
</context>
<context>
    <name>TrajanJournal</name>
    <message numerus="yes">
        <source>%n discard(s) became the new draw pile.</source>
        <translation>
            <numerusform>%n défausse est devenue la nouvelle pioche.</numerusform>
            <numerusform>%n défausses sont devenues la nouvelle pioche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n province(s) got a forum tile.</source>
        <translation>
            <numerusform>%n province a reçu une tuile forum.</numerusform>
            <numerusform>%n provinces ont reçu une tuile forum.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) of the forum were filled.</source>
        <translation>
            <numerusform>%n case du forum a été remplie.</numerusform>
            <numerusform>%n cases du forum ont été remplies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left the game.</source>
        <translation>
            <numerusform>%n tuile a quitté la partie.</numerusform>
            <numerusform>%n tuiles ont quitté la partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>A discard pile begins anew with {good}.</source>
        <translation>Une défausse recommence avec {good}.</translation>
    </message>
    <message>
        <source>All discs go back to the start of the senate.</source>
        <translation>Tous les disques reviennent au départ du sénat.</translation>
    </message>
    <message>
        <source>At stake in the senate: {tiles}.</source>
        <translation>En jeu au sénat&#xa0;: {tiles}.</translation>
    </message>
    <message>
        <source>Next Trajan tile of its pile: {tile}.</source>
        <translation>Tuile Trajan suivante de sa pile&#xa0;: {tile}.</translation>
    </message>
    <message>
        <source>Quarter {number}</source>
        <translation>Trimestre {number}</translation>
    </message>
    <message>
        <source>Quarter {number} ends.</source>
        <translation>Le trimestre {number} s&apos;achève.</translation>
    </message>
    <message>
        <source>Round {number} is over.</source>
        <translation>La manche {number} est terminée.</translation>
    </message>
    <message>
        <source>The construction tiles lie on their sites.</source>
        <translation>Les tuiles construction sont sur leurs sites.</translation>
    </message>
    <message>
        <source>The game is over: {names} wins with {points}.</source>
        <translation>La partie est terminée&#xa0;: {names} gagne avec {points}.</translation>
    </message>
    <message>
        <source>The people demand {icon}.</source>
        <translation>Le peuple demande&#xa0;: {icon}.</translation>
    </message>
    <message>
        <source>The senate voted: {names}.</source>
        <translation>Le sénat a voté&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>The ship for {ship} goods is coloured again.</source>
        <translation>Le navire «&#xa0;{ship}&#xa0;» est de nouveau en couleur.</translation>
    </message>
    <message>
        <source>The ship for {ship} goods is grey now.</source>
        <translation>Le navire «&#xa0;{ship}&#xa0;» est gris maintenant.</translation>
    </message>
    <message>
        <source>The six piles of Trajan tiles are open.</source>
        <translation>Les six piles de tuiles Trajan sont ouvertes.</translation>
    </message>
    <message numerus="yes">
        <source>Time moved %n space(s) and passed the start.</source>
        <translation>
            <numerusform>Le temps a avancé de %n case et passé le départ.</numerusform>
            <numerusform>Le temps a avancé de %n cases et passé le départ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time moved %n space(s).</source>
        <translation>
            <numerusform>Le temps a avancé de %n case.</numerusform>
            <numerusform>Le temps a avancé de %n cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>advanced in the senate: {points}.</source>
        <translation>a avancé au sénat&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>answered all demands.</source>
        <translation>a répondu à toutes les demandes.</translation>
    </message>
    <message>
        <source>began with a bonus tile: {tile}.</source>
        <translation>a commencé avec une tuile bonus&#xa0;: {tile}.</translation>
    </message>
    <message>
        <source>built {tile}.</source>
        <translation>a bâti {tile}.</translation>
    </message>
    <message>
        <source>completed a Trajan tile, {tile}.</source>
        <translation>a achevé une tuile Trajan, {tile}.</translation>
    </message>
    <message>
        <source>could do nothing with {action}.</source>
        <translation>n&apos;a rien pu faire avec {action}.</translation>
    </message>
    <message>
        <source>could not perform {action}.</source>
        <translation>n&apos;a pas pu réaliser l&apos;action {action}.</translation>
    </message>
    <message>
        <source>did without the action {action}.</source>
        <translation>a renoncé à l&apos;action {action}.</translation>
    </message>
    <message>
        <source>did without the special action.</source>
        <translation>a renoncé à l&apos;action spéciale.</translation>
    </message>
    <message>
        <source>discarded {good}.</source>
        <translation>a défaussé {good}.</translation>
    </message>
    <message numerus="yes">
        <source>drew %n card(s).</source>
        <translation>
            <numerusform>a pioché %n carte.</numerusform>
            <numerusform>a pioché %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>emptied {tray}: %n marker(s).</source>
        <translation>
            <numerusform>a vidé {tray}&#xa0;: %n marqueur.</numerusform>
            <numerusform>a vidé {tray}&#xa0;: %n marqueurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>had to put the Arch in the centre.</source>
        <translation>a dû poser l&apos;Arc au centre.</translation>
    </message>
    <message>
        <source>hired a worker.</source>
        <translation>a recruté un ouvrier.</translation>
    </message>
    <message>
        <source>is the first player.</source>
        <translation>joue en premier.</translation>
    </message>
    <message>
        <source>laid {goods} into the display.</source>
        <translation>a posé {goods} dans l&apos;étalage.</translation>
    </message>
    <message numerus="yes">
        <source>left %n demand(s) unanswered: {points} lost.</source>
        <translation>
            <numerusform>a laissé %n demande sans réponse&#xa0;: {points} de perte.</numerusform>
            <numerusform>a laissé %n demandes sans réponse&#xa0;: {points} de perte.</numerusform>
        </translation>
    </message>
    <message>
        <source>marched to {province} and took a tile: {tile}.</source>
        <translation>a marché vers {province} et pris une tuile&#xa0;: {tile}.</translation>
    </message>
    <message>
        <source>marched to {province}.</source>
        <translation>a marché vers {province}.</translation>
    </message>
    <message>
        <source>moved the Arch to {slot}.</source>
        <translation>a déplacé l&apos;Arc vers {slot}.</translation>
    </message>
    <message>
        <source>occupied {province}: {points}.</source>
        <translation>a occupé {province}&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>picked up {good}.</source>
        <translation>a ramassé {good}.</translation>
    </message>
    <message>
        <source>put a [+2] marker on {action}.</source>
        <translation>a posé un marqueur [+2] sur {action}.</translation>
    </message>
    <message>
        <source>put a worker on a site and removed {tile}.</source>
        <translation>a posé un ouvrier sur un site et retiré {tile}.</translation>
    </message>
    <message>
        <source>put a worker on a site without a tile.</source>
        <translation>a posé un ouvrier sur un site sans tuile.</translation>
    </message>
    <message>
        <source>put the markers on the trays.</source>
        <translation>a réparti les marqueurs dans les écuelles.</translation>
    </message>
    <message>
        <source>recruited a legionary.</source>
        <translation>a recruté un légionnaire.</translation>
    </message>
    <message>
        <source>removed a Trajan tile: {tile}.</source>
        <translation>a retiré une tuile Trajan&#xa0;: {tile}.</translation>
    </message>
    <message>
        <source>removed a card: {good}.</source>
        <translation>a retiré une carte&#xa0;: {good}.</translation>
    </message>
    <message numerus="yes">
        <source>sent %n pawn(s) to the military camp.</source>
        <translation>
            <numerusform>a envoyé %n pion au camp militaire.</numerusform>
            <numerusform>a envoyé %n pions au camp militaire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sent %n pawn(s) to the worker camp.</source>
        <translation>
            <numerusform>a envoyé %n pion au camp d&apos;ouvriers.</numerusform>
            <numerusform>a envoyé %n pions au camp d&apos;ouvriers.</numerusform>
        </translation>
    </message>
    <message>
        <source>shipped {goods} ({ship}): {points}.</source>
        <translation>a expédié {goods} ({ship})&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>spent {tile} to repeat {action}.</source>
        <translation>a dépensé {tile} pour répéter {action}.</translation>
    </message>
    <message>
        <source>took a Trajan tile for {slot}: {tile}.</source>
        <translation>a pris une tuile Trajan pour {slot}&#xa0;: {tile}.</translation>
    </message>
    <message>
        <source>took a bonus tile as consul: {tile}.</source>
        <translation>a pris une tuile bonus comme consul&#xa0;: {tile}.</translation>
    </message>
    <message>
        <source>took a forum tile: {tile}.</source>
        <translation>a pris une tuile forum&#xa0;: {tile}.</translation>
    </message>
    <message>
        <source>took a grey bonus tile as vice consul: {tile}.</source>
        <translation>a pris une tuile bonus grise comme vice-consul&#xa0;: {tile}.</translation>
    </message>
    <message numerus="yes">
        <source>turned over {action}: %n space(s) of time.</source>
        <translation>
            <numerusform>a retourné {action}&#xa0;: %n case de temps.</numerusform>
            <numerusform>a retourné {action}&#xa0;: %n cases de temps.</numerusform>
        </translation>
    </message>
    <message>
        <source>won a bonus action with the first {building}: {action}.</source>
        <translation>a gagné une action bonus avec la première tuile {building}&#xa0;: {action}.</translation>
    </message>
    <message>
        <source>{name} with {votes}</source>
        <translation>{name} avec {votes}</translation>
    </message>
    <message>
        <source>{name}, round {round}</source>
        <translation>{name}, manche {round}</translation>
    </message>
</context>
<context>
    <name>TrajanLabels</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) left</source>
        <translation>
            <numerusform>%n marqueur restant</numerusform>
            <numerusform>%n marqueurs restants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawn(s) of the reserve</source>
        <translation>
            <numerusform>%n pion de la réserve</numerusform>
            <numerusform>%n pions de la réserve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) to the start</source>
        <translation>
            <numerusform>%n case jusqu&apos;au départ</numerusform>
            <numerusform>%n cases jusqu&apos;au départ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unanswered</source>
        <translation>
            <numerusform>%n sans réponse</numerusform>
            <numerusform>%n sans réponse</numerusform>
        </translation>
    </message>
    <message>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
    <message>
        <source>: −{points}</source>
        <translation>&#xa0;: −{points}</translation>
    </message>
    <message>
        <source>A card that is not shown</source>
        <translation>Une carte qui n&apos;est pas montrée</translation>
    </message>
    <message>
        <source>All answered</source>
        <translation>Réponse à tout</translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <translation>Réponse {number}</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Arch of Trajan</source>
        <translation>Arc de Trajan</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Bonus tile at stake</source>
        <translation>Tuile bonus en jeu</translation>
    </message>
    <message>
        <source>Bonus tile at stake: {what}</source>
        <translation>Tuile bonus en jeu&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Bonus tile: {what}</source>
        <translation>Tuile bonus&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Bâtiments</translation>
    </message>
    <message>
        <source>Camp</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Demand for {icon}, answered</source>
        <translation>Demande&#xa0;: {icon}, avec réponse</translation>
    </message>
    <message>
        <source>Demand for {icon}, not answered</source>
        <translation>Demande&#xa0;: {icon}, sans réponse</translation>
    </message>
    <message>
        <source>Demands</source>
        <translation>Demandes</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Étalage</translation>
    </message>
    <message>
        <source>District</source>
        <translation>District</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Empty forum space</source>
        <translation>Case vide du forum</translation>
    </message>
    <message>
        <source>Empty pile of Trajan tiles</source>
        <translation>Pile de tuiles Trajan vide</translation>
    </message>
    <message numerus="yes">
        <source>Extra action {action}, %n tile(s)</source>
        <translation>
            <numerusform>Action supplémentaire {action}, %n tuile</numerusform>
            <numerusform>Action supplémentaire {action}, %n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Extra actions</source>
        <translation>Actions suppl.</translation>
    </message>
    <message>
        <source>Forum</source>
        <translation>Forum</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>En main</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>Left discard pile</source>
        <translation>Défausse de gauche</translation>
    </message>
    <message>
        <source>Marker in hand: {colour}</source>
        <translation>Marqueur en main&#xa0;: {colour}</translation>
    </message>
    <message>
        <source>Marker to place: {colour}</source>
        <translation>Marqueur à placer&#xa0;: {colour}</translation>
    </message>
    <message>
        <source>No demand yet</source>
        <translation>Pas encore de demande</translation>
    </message>
    <message>
        <source>Provinces</source>
        <translation>Provinces</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>Right discard pile</source>
        <translation>Défausse de droite</translation>
    </message>
    <message>
        <source>Seaport</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Senate</source>
        <translation>Sénat</translation>
    </message>
    <message>
        <source>Senate space {number}</source>
        <translation>Case {number} du sénat</translation>
    </message>
    <message>
        <source>Ship: {ship}</source>
        <translation>Navire&#xa0;: {ship}</translation>
    </message>
    <message>
        <source>Site {row}-{column}</source>
        <translation>Site {row}-{column}</translation>
    </message>
    <message>
        <source>Start space of the time loop</source>
        <translation>Case de départ de la piste de temps</translation>
    </message>
    <message>
        <source>The middle of the circle</source>
        <translation>Le milieu du cercle</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Time marker</source>
        <translation>Marqueur temps</translation>
    </message>
    <message>
        <source>To place</source>
        <translation>À placer</translation>
    </message>
    <message>
        <source>Trajan tile, {tile}</source>
        <translation>Tuile Trajan, {tile}</translation>
    </message>
    <message>
        <source>Votes now</source>
        <translation>Voix actuelles</translation>
    </message>
    <message>
        <source>Workers&apos; camp</source>
        <translation>Camp d&apos;ouvriers</translation>
    </message>
    <message>
        <source>draw pile {count}</source>
        <translation>pioche {count}</translation>
    </message>
    <message numerus="yes">
        <source>quarter ends in %n round(s)</source>
        <translation>
            <numerusform>fin du trimestre dans %n manche</numerusform>
            <numerusform>fin du trimestre dans %n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>start</source>
        <translation>départ</translation>
    </message>
    <message>
        <source>start: the quarter ends</source>
        <translation>départ&#xa0;: le trimestre finit</translation>
    </message>
    <message>
        <source>start: the round ends</source>
        <translation>départ&#xa0;: la manche finit</translation>
    </message>
    <message numerus="yes">
        <source>{building}, %n tile(s)</source>
        <translation>
            <numerusform>{building}, %n tuile</numerusform>
            <numerusform>{building}, %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{camp}, %n own legionary(ies)</source>
        <translation>
            <numerusform>{camp}, %n légionnaire à soi</numerusform>
            <numerusform>{camp}, %n légionnaires à soi</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} of {most} open</source>
        <translation>{count} sur {most} ouvertes</translation>
    </message>
    <message>
        <source>{extra}, with [+2]</source>
        <translation>{extra}, avec [+2]</translation>
    </message>
    <message>
        <source>{icon}: {kept} Trajan, {held} forum</source>
        <translation>{icon}&#xa0;: {kept} Trajan, {held} forum</translation>
    </message>
    <message numerus="yes">
        <source>{joker}, %n held</source>
        <translation>
            <numerusform>{joker}, %n en réserve</numerusform>
            <numerusform>{joker}, %n en réserve</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}&apos;s action circle</source>
        <translation>Cercle d&apos;action de {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s action circle, only looking</source>
        <translation>Cercle d&apos;action de {name}, pour regarder</translation>
    </message>
    <message>
        <source>{pile}, empty</source>
        <translation>{pile}, vide</translation>
    </message>
    <message>
        <source>{pile}: {good}</source>
        <translation>{pile}&#xa0;: {good}</translation>
    </message>
    <message>
        <source>{province}; legionaries: {names}</source>
        <translation>{province}&#xa0;; légionnaires&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{site}: {tile}</source>
        <translation>{site}&#xa0;: {tile}</translation>
    </message>
    <message>
        <source>{site}; workers: {names}</source>
        <translation>{site}&#xa0;; ouvriers&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{slot}, free</source>
        <translation>{slot}, libre</translation>
    </message>
    <message>
        <source>{slot}: the Arch</source>
        <translation>{slot}&#xa0;: l&apos;Arc</translation>
    </message>
    <message>
        <source>{slot}: {tile}</source>
        <translation>{slot}&#xa0;: {tile}</translation>
    </message>
    <message>
        <source>{tray}, empty</source>
        <translation>{tray}, vide</translation>
    </message>
    <message>
        <source>{tray}: {markers}</source>
        <translation>{tray}&#xa0;: {markers}</translation>
    </message>
    <message>
        <source>−{points}</source>
        <translation>−{points}</translation>
    </message>
</context>
<context>
    <name>TrajanOptions</name>
    <message>
        <source>Advance</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Arrangement: {name}</source>
        <translation>Répartition&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bâtir</translation>
    </message>
    <message>
        <source>Build on the empty site {site}</source>
        <translation>Bâtir sur le site vide {site}</translation>
    </message>
    <message>
        <source>Build {tile} at {site}</source>
        <translation>Bâtir {tile} en {site}</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Défausser</translation>
    </message>
    <message>
        <source>Discard {good} to the left</source>
        <translation>Défausser {good} à gauche</translation>
    </message>
    <message>
        <source>Discard {good} to the right</source>
        <translation>Défausser {good} à droite</translation>
    </message>
    <message>
        <source>Do without</source>
        <translation>Renoncer</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Draw from the draw pile</source>
        <translation>Piocher dans la pioche</translation>
    </message>
    <message>
        <source>Draw two</source>
        <translation>Piocher deux</translation>
    </message>
    <message>
        <source>Drop marker</source>
        <translation>Lâcher</translation>
    </message>
    <message>
        <source>Drop {colour} on {tray}</source>
        <translation>Lâcher le marqueur {colour} sur {tray}</translation>
    </message>
    <message>
        <source>Empty tray</source>
        <translation>Vider l&apos;écuelle</translation>
    </message>
    <message numerus="yes">
        <source>Empty {tray}: %n step(s), last marker on {last}</source>
        <translation>
            <numerusform>Vider {tray}&#xa0;: %n pas, dernier marqueur sur {last}</numerusform>
            <numerusform>Vider {tray}&#xa0;: %n pas, dernier marqueur sur {last}</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Give no forum tile</source>
        <translation>Ne donner aucune tuile forum</translation>
    </message>
    <message>
        <source>Give tiles</source>
        <translation>Donner</translation>
    </message>
    <message>
        <source>Give {tiles}</source>
        <translation>Donner {tiles}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Hire</source>
        <translation>Recruter</translation>
    </message>
    <message>
        <source>It allows an action more.</source>
        <translation>Cela permet une action de plus.</translation>
    </message>
    <message>
        <source>It answers a demand of the people.</source>
        <translation>Cela répond à une demande du peuple.</translation>
    </message>
    <message>
        <source>It completes a Trajan tile.</source>
        <translation>Cela achève une tuile Trajan.</translation>
    </message>
    <message>
        <source>It helps in the senate&apos;s vote.</source>
        <translation>Cela aide au vote du sénat.</translation>
    </message>
    <message>
        <source>It helps to complete a set of construction tiles.</source>
        <translation>Cela aide à compléter une série de tuiles construction.</translation>
    </message>
    <message>
        <source>It is worth points at the end.</source>
        <translation>Cela vaudra des points à la fin.</translation>
    </message>
    <message>
        <source>It prepares the turns to come.</source>
        <translation>Cela prépare les tours suivants.</translation>
    </message>
    <message numerus="yes">
        <source>It scores %n point(s) at once.</source>
        <translation>
            <numerusform>Cela rapporte %n point aussitôt.</numerusform>
            <numerusform>Cela rapporte %n points aussitôt.</numerusform>
        </translation>
    </message>
    <message>
        <source>It scores at once.</source>
        <translation>Cela rapporte aussitôt des points.</translation>
    </message>
    <message>
        <source>It takes little time.</source>
        <translation>Cela prend peu de temps.</translation>
    </message>
    <message>
        <source>Let chance arrange the markers</source>
        <translation>Laisser le hasard répartir les marqueurs</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Charger</translation>
    </message>
    <message>
        <source>Load ship</source>
        <translation>Charger</translation>
    </message>
    <message>
        <source>Load the ship for {ship} goods</source>
        <translation>Charger le navire «&#xa0;{ship}&#xa0;»</translation>
    </message>
    <message>
        <source>Load {goods}</source>
        <translation>Charger {goods}</translation>
    </message>
    <message>
        <source>March</source>
        <translation>Marcher</translation>
    </message>
    <message>
        <source>March to {province}</source>
        <translation>Marcher vers {province}</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Rien d&apos;autre n&apos;est possible.</translation>
    </message>
    <message>
        <source>Occupy</source>
        <translation>Occuper</translation>
    </message>
    <message>
        <source>Occupy {province}</source>
        <translation>Occuper {province}</translation>
    </message>
    <message>
        <source>Pick up</source>
        <translation>Ramasser</translation>
    </message>
    <message>
        <source>Pick up {good}</source>
        <translation>Ramasser {good}</translation>
    </message>
    <message>
        <source>Place [+2]</source>
        <translation>Poser [+2]</translation>
    </message>
    <message>
        <source>Play card</source>
        <translation>Poser</translation>
    </message>
    <message>
        <source>Play {good} into the display</source>
        <translation>Poser {good} dans l&apos;étalage</translation>
    </message>
    <message>
        <source>Put markers</source>
        <translation>Placer</translation>
    </message>
    <message>
        <source>Put the [+2] marker on {action}</source>
        <translation>Poser le marqueur [+2] sur {action}</translation>
    </message>
    <message>
        <source>Put {colours} on the next tray</source>
        <translation>Placer {colours} dans l&apos;écuelle suivante</translation>
    </message>
    <message>
        <source>Recruit</source>
        <translation>Recruter</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Envoyer</translation>
    </message>
    <message numerus="yes">
        <source>Send %n pawn(s) to the camp</source>
        <translation>
            <numerusform>Envoyer %n pion au camp</numerusform>
            <numerusform>Envoyer %n pions au camp</numerusform>
        </translation>
    </message>
    <message>
        <source>Set sail</source>
        <translation>Appareiller</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>Dépenser</translation>
    </message>
    <message>
        <source>Spend {tile}</source>
        <translation>Dépenser {tile}</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>Take a Trajan tile</source>
        <translation>Prendre une tuile Trajan</translation>
    </message>
    <message>
        <source>Take bonus tile</source>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>Take the Trajan tile {tile}</source>
        <translation>Prendre la tuile Trajan {tile}</translation>
    </message>
    <message>
        <source>Take the bonus tile: {tile}</source>
        <translation>Prendre la tuile bonus&#xa0;: {tile}</translation>
    </message>
    <message>
        <source>Take tile</source>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>Take {tile}</source>
        <translation>Prendre {tile}</translation>
    </message>
    <message>
        <source>The computer would choose: {option}.</source>
        <translation>L&apos;ordinateur choisirait&#xa0;: {option}.</translation>
    </message>
    <message>
        <source>The computer would choose: {option}. {reason}</source>
        <translation>L&apos;ordinateur choisirait&#xa0;: {option}. {reason}</translation>
    </message>
    <message>
        <source>Use arrangement</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>{row}-{column}</source>
        <translation>{row}-{column}</translation>
    </message>
</context>
<context>
    <name>TrajanPrompts</name>
    <message>
        <source>A bonus action, won by building.</source>
        <translation>Une action bonus, gagnée en bâtissant.</translation>
    </message>
    <message>
        <source>A yellow tile repeats an action later; senate tiles count as votes.</source>
        <translation>Une tuile jaune répète une action plus tard&#xa0;; les tuiles sénat comptent comme voix.</translation>
    </message>
    <message>
        <source>Click a card, or drag it onto the ship.</source>
        <translation>Cliquez sur une carte, ou glissez-la sur le navire.</translation>
    </message>
    <message>
        <source>Click a card, then a discard pile, or drag it there.</source>
        <translation>Cliquez sur une carte, puis sur une défausse, ou glissez-la.</translation>
    </message>
    <message>
        <source>Click one marker in the middle, then the other.</source>
        <translation>Cliquez sur un marqueur au milieu, puis sur l&apos;autre.</translation>
    </message>
    <message>
        <source>Click the camp to recruit, a border province to march, the leader&apos;s to occupy.</source>
        <translation>Le camp pour recruter, une province voisine pour marcher, celle du chef pour occuper.</translation>
    </message>
    <message>
        <source>Click the next space of the track.</source>
        <translation>Cliquez sur la case suivante de la piste.</translation>
    </message>
    <message>
        <source>Click the workers&apos; camp to hire, or a lit site to build.</source>
        <translation>Le camp d&apos;ouvriers pour recruter, un site éclairé pour bâtir.</translation>
    </message>
    <message>
        <source>Click two markers in the middle, or take one of the small circles below.</source>
        <translation>Cliquez sur deux marqueurs au milieu, ou prenez un des petits cercles en bas.</translation>
    </message>
    <message>
        <source>Draw pile: two cards. Drag a card to the display. Or choose a ship to load.</source>
        <translation>La pioche&#xa0;: deux cartes. Glissez une carte vers l&apos;étalage. Ou chargez un navire.</translation>
    </message>
    <message>
        <source>Each small circle is a ready-made arrangement.</source>
        <translation>Chaque petit cercle est une répartition toute prête.</translation>
    </message>
    <message>
        <source>For each card played you draw one.</source>
        <translation>Pour chaque carte posée, vous en piochez une.</translation>
    </message>
    <message>
        <source>From the draw pile, or from either discard pile.</source>
        <translation>De la pioche ou de l&apos;une des deux défausses.</translation>
    </message>
    <message>
        <source>It goes to the slot of the Arch.</source>
        <translation>Elle va sur le créneau de l&apos;Arc.</translation>
    </message>
    <message>
        <source>Jokers can be kept for later where forum tiles do as well.</source>
        <translation>Les jokers peuvent être gardés quand des tuiles forum suffisent.</translation>
    </message>
    <message>
        <source>Loaded: {goods}. If it sails now: {points}.</source>
        <translation>Chargé&#xa0;: {goods}. S&apos;il part maintenant&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>One extra-action tile in a turn, and it leaves the game.</source>
        <translation>Une seule tuile par tour, et elle quitte la partie.</translation>
    </message>
    <message>
        <source>Point at a tray: you see where its last marker falls, and how much time that takes.</source>
        <translation>Visez une écuelle&#xa0;: vous voyez où tombe son dernier marqueur et le temps que cela prend.</translation>
    </message>
    <message>
        <source>The action once more, with the extra-action tile.</source>
        <translation>L&apos;action encore une fois, grâce à la tuile action supplémentaire.</translation>
    </message>
    <message>
        <source>The last one falls on {tray}. Click a marker, then the tray, or click it twice.</source>
        <translation>Le dernier tombe sur {tray}. Cliquez sur un marqueur, puis sur l&apos;écuelle, ou deux fois sur lui.</translation>
    </message>
    <message>
        <source>The tile is completed: {tile}.</source>
        <translation>La tuile est achevée&#xa0;: {tile}.</translation>
    </message>
    <message>
        <source>The vice consul takes the other one, grey side up.</source>
        <translation>Le vice-consul prend l&apos;autre, côté gris.</translation>
    </message>
    <message>
        <source>Three tiles to begin with, each from another pile of the Arch.</source>
        <translation>Trois tuiles pour commencer, chacune d&apos;une autre pile de l&apos;Arc.</translation>
    </message>
    <message>
        <source>With the [+2] marker it can be repeated twice.</source>
        <translation>Avec le marqueur [+2], deux répétitions sont possibles.</translation>
    </message>
    <message>
        <source>{name}, advance in the senate.</source>
        <translation>{name}, avancez au sénat.</translation>
    </message>
    <message>
        <source>{name}, choose a Trajan tile for {slot}.</source>
        <translation>{name}, choisissez une tuile Trajan pour {slot}.</translation>
    </message>
    <message>
        <source>{name}, choose a tray to empty.</source>
        <translation>{name}, choisissez une écuelle à vider.</translation>
    </message>
    <message>
        <source>{name}, choose an action for the [+2] marker.</source>
        <translation>{name}, choisissez une action pour le marqueur [+2].</translation>
    </message>
    <message>
        <source>{name}, choose how your markers begin.</source>
        <translation>{name}, choisissez la répartition de vos marqueurs.</translation>
    </message>
    <message>
        <source>{name}, choose the tiles that answer the demands.</source>
        <translation>{name}, choisissez les tuiles qui répondent aux demandes.</translation>
    </message>
    <message>
        <source>{name}, choose two markers for {tray}.</source>
        <translation>{name}, choisissez deux marqueurs pour {tray}.</translation>
    </message>
    <message>
        <source>{name}, discard one card of your hand.</source>
        <translation>{name}, défaussez une carte de votre main.</translation>
    </message>
    <message>
        <source>{name}, draw two cards, or do without.</source>
        <translation>{name}, piochez deux cartes, ou renoncez.</translation>
    </message>
    <message>
        <source>{name}, draw, pick up, play or ship cards.</source>
        <translation>{name}, piochez, ramassez, posez ou expédiez des cartes.</translation>
    </message>
    <message>
        <source>{name}, hire a worker or build.</source>
        <translation>{name}, recrutez un ouvrier ou bâtissez.</translation>
    </message>
    <message>
        <source>{name}, load different goods on the ship.</source>
        <translation>{name}, chargez des marchandises différentes.</translation>
    </message>
    <message>
        <source>{name}, load equal goods on the ship.</source>
        <translation>{name}, chargez des marchandises identiques.</translation>
    </message>
    <message>
        <source>{name}, load pairs on the ship.</source>
        <translation>{name}, chargez des paires.</translation>
    </message>
    <message>
        <source>{name}, play a second card, or finish.</source>
        <translation>{name}, posez une seconde carte, ou terminez.</translation>
    </message>
    <message>
        <source>{name}, recruit, march or occupy.</source>
        <translation>{name}, recrutez, marchez ou occupez.</translation>
    </message>
    <message>
        <source>{name}, send legionaries to the camp, or do without.</source>
        <translation>{name}, envoyez des légionnaires au camp, ou renoncez.</translation>
    </message>
    <message>
        <source>{name}, send workers to the camp, or do without.</source>
        <translation>{name}, envoyez des ouvriers au camp, ou renoncez.</translation>
    </message>
    <message>
        <source>{name}, spend a tile to repeat {action}, or go on.</source>
        <translation>{name}, dépensez une tuile pour répéter {action}, ou continuez.</translation>
    </message>
    <message>
        <source>{name}, take a Trajan tile.</source>
        <translation>{name}, prenez une tuile Trajan.</translation>
    </message>
    <message numerus="yes">
        <source>{name}, take a commodity card: %n to go.</source>
        <translation>
            <numerusform>{name}, prenez une carte marchandise&#xa0;: encore %n.</numerusform>
            <numerusform>{name}, prenez une carte marchandise&#xa0;: encore %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, take a forum tile.</source>
        <translation>{name}, prenez une tuile forum.</translation>
    </message>
    <message>
        <source>{name}, use the tile&apos;s special action, or do without.</source>
        <translation>{name}, utilisez l&apos;action spéciale de la tuile, ou renoncez.</translation>
    </message>
    <message>
        <source>{name}, which marker falls on {tray}?</source>
        <translation>{name}, quel marqueur tombe sur {tray}&#xa0;?</translation>
    </message>
    <message>
        <source>{name}, you are consul: choose a bonus tile.</source>
        <translation>{name}, vous êtes consul&#xa0;: choisissez une tuile bonus.</translation>
    </message>
</context>
<context>
    <name>TrajanRefusals</name>
    <message>
        <source>All commodity cards are shuffled.</source>
        <translation>Toutes les cartes marchandise sont mélangées.</translation>
    </message>
    <message>
        <source>All six slots hold tiles: the Arch waits in the centre until one is completed.</source>
        <translation>Les six créneaux sont pleins&#xa0;: l&apos;Arc attend au centre qu&apos;une tuile soit achevée.</translation>
    </message>
    <message>
        <source>An empty ship does not sail.</source>
        <translation>Un navire vide ne part pas.</translation>
    </message>
    <message>
        <source>An own legionary stands there already.</source>
        <translation>Un légionnaire à soi s&apos;y trouve déjà.</translation>
    </message>
    <message>
        <source>An own worker stands on this site already.</source>
        <translation>Un ouvrier à soi se trouve déjà sur ce site.</translation>
    </message>
    <message>
        <source>As many demands must be answered as can be.</source>
        <translation>Il faut répondre à autant de demandes que possible.</translation>
    </message>
    <message>
        <source>Bonus tiles come from the bag.</source>
        <translation>Les tuiles bonus viennent du sac.</translation>
    </message>
    <message>
        <source>Each construction tile lies on one site.</source>
        <translation>Chaque tuile construction se trouve sur un seul site.</translation>
    </message>
    <message>
        <source>Each tray begins with two markers.</source>
        <translation>Chaque écuelle commence avec deux marqueurs.</translation>
    </message>
    <message>
        <source>First: an extra-action tile is spent, or not.</source>
        <translation>D&apos;abord&#xa0;: dépenser une tuile action supplémentaire, ou non.</translation>
    </message>
    <message>
        <source>First: one card of the hand is discarded.</source>
        <translation>D&apos;abord&#xa0;: défausser une carte de la main.</translation>
    </message>
    <message>
        <source>First: the Trajan tiles to begin with.</source>
        <translation>D&apos;abord&#xa0;: les tuiles Trajan de départ.</translation>
    </message>
    <message>
        <source>First: the commodity cards to begin with.</source>
        <translation>D&apos;abord&#xa0;: les cartes marchandise de départ.</translation>
    </message>
    <message>
        <source>First: the demands are answered.</source>
        <translation>D&apos;abord&#xa0;: répondre aux demandes.</translation>
    </message>
    <message>
        <source>First: the markers are put on the trays.</source>
        <translation>D&apos;abord&#xa0;: répartir les marqueurs dans les écuelles.</translation>
    </message>
    <message>
        <source>First: the markers in hand are dropped.</source>
        <translation>D&apos;abord&#xa0;: lâcher les marqueurs en main.</translation>
    </message>
    <message>
        <source>First: the ship that was chosen is loaded.</source>
        <translation>D&apos;abord&#xa0;: charger le navire choisi.</translation>
    </message>
    <message>
        <source>First: the special action of the completed tile, or without it.</source>
        <translation>D&apos;abord&#xa0;: l&apos;action spéciale de la tuile achevée, ou y renoncer.</translation>
    </message>
    <message>
        <source>It is not {seat} who is asked now.</source>
        <translation>Ce n&apos;est pas à {seat} de répondre maintenant.</translation>
    </message>
    <message>
        <source>No own legionary waits in the military camp.</source>
        <translation>Aucun légionnaire à soi n&apos;attend au camp militaire.</translation>
    </message>
    <message>
        <source>No own worker waits in the camp.</source>
        <translation>Aucun ouvrier à soi n&apos;attend au camp.</translation>
    </message>
    <message>
        <source>No {colour} marker is in hand.</source>
        <translation>Aucun marqueur {colour} n&apos;est en main.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Personne n&apos;est assis là.</translation>
    </message>
    <message>
        <source>Not here: the site must share a side with a site of an own worker.</source>
        <translation>Pas ici&#xa0;: le site doit toucher par un côté un site occupé par un ouvrier à soi.</translation>
    </message>
    <message>
        <source>Not now: the action is {deed}.</source>
        <translation>Pas maintenant&#xa0;: l&apos;action est {deed}.</translation>
    </message>
    <message>
        <source>Not now: the turn begins with sowing.</source>
        <translation>Pas maintenant&#xa0;: le tour commence par les semis.</translation>
    </message>
    <message>
        <source>Now: a second card into the display, or none.</source>
        <translation>Maintenant&#xa0;: une seconde carte dans l&apos;étalage, ou aucune.</translation>
    </message>
    <message>
        <source>One Trajan tile of each pile is revealed.</source>
        <translation>Une tuile Trajan de chaque pile est révélée.</translation>
    </message>
    <message>
        <source>Only an extra-action tile for {deed}, or the joker, repeats this action.</source>
        <translation>Seule une tuile action supplémentaire {deed}, ou le joker, répète cette action.</translation>
    </message>
    <message>
        <source>That does not fit the ship for {ship} goods.</source>
        <translation>Cela ne convient pas au navire «&#xa0;{ship}&#xa0;».</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Ce n&apos;est pas possible maintenant.</translation>
    </message>
    <message>
        <source>The consul takes one of the two bonus tiles.</source>
        <translation>Le consul prend l&apos;une des deux tuiles bonus.</translation>
    </message>
    <message>
        <source>The disc is on the last space of the senate until the quarter ends.</source>
        <translation>Le disque est sur la dernière case du sénat jusqu&apos;à la fin du trimestre.</translation>
    </message>
    <message>
        <source>The discards are shuffled.</source>
        <translation>Les défausses sont mélangées.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>The hand has nothing that fits this ship.</source>
        <translation>La main n&apos;a rien qui convienne à ce navire.</translation>
    </message>
    <message>
        <source>The leader is still in the camp; legionaries follow it into a province.</source>
        <translation>Le chef est encore au camp&#xa0;; les légionnaires le suivent dans une province.</translation>
    </message>
    <message>
        <source>The reserve has no pawn left.</source>
        <translation>La réserve n&apos;a plus de pion.</translation>
    </message>
    <message>
        <source>The reserve has not so many pawns: {pawns} left.</source>
        <translation>La réserve n&apos;a pas autant de pions&#xa0;: il en reste {pawns}.</translation>
    </message>
    <message>
        <source>The rival&apos;s cards are shuffled.</source>
        <translation>Les cartes du rival sont mélangées.</translation>
    </message>
    <message>
        <source>The spaces are filled from the stack of forum tiles.</source>
        <translation>Les cases sont remplies depuis la pile de tuiles forum.</translation>
    </message>
    <message>
        <source>The three tiles to begin with come from three different piles.</source>
        <translation>Les trois tuiles de départ viennent de trois piles différentes.</translation>
    </message>
    <message>
        <source>The tile is spent: the action is repeated once at least.</source>
        <translation>La tuile est dépensée&#xa0;: l&apos;action est répétée au moins une fois.</translation>
    </message>
    <message>
        <source>The tile must come from this pile.</source>
        <translation>La tuile doit venir de cette pile.</translation>
    </message>
    <message>
        <source>The yellow spaces are filled from the stack of extra-action tiles.</source>
        <translation>Les cases jaunes sont remplies depuis la pile de tuiles action supplémentaire.</translation>
    </message>
    <message>
        <source>There is no card left to draw.</source>
        <translation>Il ne reste aucune carte à piocher.</translation>
    </message>
    <message>
        <source>These markers lie on a tray already.</source>
        <translation>Ces marqueurs sont déjà dans une écuelle.</translation>
    </message>
    <message>
        <source>This card is not in the hand.</source>
        <translation>Cette carte n&apos;est pas en main.</translation>
    </message>
    <message>
        <source>This demand is not in the stack any more.</source>
        <translation>Cette demande n&apos;est plus dans la pile.</translation>
    </message>
    <message>
        <source>This discard pile is empty.</source>
        <translation>Cette défausse est vide.</translation>
    </message>
    <message>
        <source>This pile of Trajan tiles is empty.</source>
        <translation>Cette pile de tuiles Trajan est vide.</translation>
    </message>
    <message>
        <source>This space of the forum is empty.</source>
        <translation>Cette case du forum est vide.</translation>
    </message>
    <message>
        <source>Tray {tray} is empty: there is nothing to sow.</source>
        <translation>L&apos;écuelle {tray} est vide&#xa0;: il n&apos;y a rien à semer.</translation>
    </message>
    <message>
        <source>anybody</source>
        <translation>quiconque</translation>
    </message>
    <message>
        <source>{deed} has its [+2] marker already; one is the most.</source>
        <translation>{deed} a déjà son marqueur [+2]&#xa0;; un seul au plus.</translation>
    </message>
    <message>
        <source>{province} does not border on the leader&apos;s place.</source>
        <translation>{province} ne touche pas le lieu où se trouve le chef.</translation>
    </message>
</context>
<context>
    <name>TrajanSayings</name>
    <message numerus="yes">
        <source>%n space(s) of time</source>
        <translation>
            <numerusform>%n case de temps</numerusform>
            <numerusform>%n cases de temps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ends %n round(s)</source>
        <translation>
            <numerusform>achève %n manche</numerusform>
            <numerusform>achève %n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>ends the quarter</source>
        <translation>achève le trimestre</translation>
    </message>
    <message>
        <source>its tile cannot be done</source>
        <translation>sa tuile ne peut pas être achevée</translation>
    </message>
    <message>
        <source>last marker on {tray}</source>
        <translation>dernier marqueur sur {tray}</translation>
    </message>
    <message>
        <source>the tile is done</source>
        <translation>la tuile est achevée</translation>
    </message>
    <message>
        <source>the tile is not done</source>
        <translation>la tuile n&apos;est pas achevée</translation>
    </message>
    <message>
        <source>then {colours} last:</source>
        <translation>puis {colours} en dernier&#xa0;:</translation>
    </message>
    <message>
        <source>tile done if {colours} falls last: {tile}</source>
        <translation>tuile achevée si le dernier est {colours}&#xa0;: {tile}</translation>
    </message>
    <message>
        <source>tile: {points}</source>
        <translation>tuile&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{action} is not possible now</source>
        <translation>{action} n&apos;est pas possible maintenant</translation>
    </message>
    <message numerus="yes">
        <source>{action}: %n step(s)</source>
        <translation>
            <numerusform>{action}&#xa0;: %n pas</numerusform>
            <numerusform>{action}&#xa0;: %n pas</numerusform>
        </translation>
    </message>
    <message>
        <source>{colour} falls on {tray}</source>
        <translation>{colour} tombe sur {tray}</translation>
    </message>
</context>
<context>
    <name>TrajanTerms</name>
    <message numerus="yes">
        <source>%n legionary(ies)</source>
        <translation>
            <numerusform>%n légionnaire</numerusform>
            <numerusform>%n légionnaires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n ouvrier</numerusform>
            <numerusform>%n ouvriers</numerusform>
        </translation>
    </message>
    <message>
        <source>Camp</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Construction</source>
        <translation>Construction</translation>
    </message>
    <message>
        <source>Forum</source>
        <translation>Forum</translation>
    </message>
    <message>
        <source>Military</source>
        <translation>Militaire</translation>
    </message>
    <message>
        <source>Seaport</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Senate</source>
        <translation>Sénat</translation>
    </message>
    <message>
        <source>Trajan</source>
        <translation>Trajan</translation>
    </message>
    <message>
        <source>a [+2] marker</source>
        <translation>un marqueur [+2]</translation>
    </message>
    <message>
        <source>a demand answered</source>
        <translation>une demande satisfaite</translation>
    </message>
    <message>
        <source>answers {icon} every quarter</source>
        <translation>répond à {icon} chaque trimestre</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>bread</source>
        <translation>pain</translation>
    </message>
    <message>
        <source>commodity joker</source>
        <translation>joker marchandise</translation>
    </message>
    <message>
        <source>construction joker</source>
        <translation>joker construction</translation>
    </message>
    <message>
        <source>demand joker</source>
        <translation>joker demande</translation>
    </message>
    <message>
        <source>different</source>
        <translation>différentes</translation>
    </message>
    <message>
        <source>extra-action joker</source>
        <translation>joker action supplémentaire</translation>
    </message>
    <message>
        <source>games</source>
        <translation>jeux</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>identical</source>
        <translation>identiques</translation>
    </message>
    <message>
        <source>legionaries</source>
        <translation>légionnaires</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>paires</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rose</translation>
    </message>
    <message>
        <source>points only</source>
        <translation>points seulement</translation>
    </message>
    <message>
        <source>religion</source>
        <translation>religion</translation>
    </message>
    <message>
        <source>slot {numeral}</source>
        <translation>créneau {numeral}</translation>
    </message>
    <message>
        <source>the centre</source>
        <translation>le centre</translation>
    </message>
    <message>
        <source>the military camp</source>
        <translation>le camp militaire</translation>
    </message>
    <message>
        <source>two cards</source>
        <translation>deux cartes</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>workers</source>
        <translation>ouvriers</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>{action} ({numeral})</source>
        <translation>{action} ({numeral})</translation>
    </message>
    <message>
        <source>{building} worth {points}</source>
        <translation>{building} valant {points}</translation>
    </message>
    <message>
        <source>{colours}: {points}, {effect}</source>
        <translation>{colours}&#xa0;: {points}, {effect}</translation>
    </message>
    <message>
        <source>{colour} twice</source>
        <translation>deux fois {colour}</translation>
    </message>
    <message>
        <source>{count} {good}</source>
        <translation>{count} {good}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} et {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} ou {last}</translation>
    </message>
    <message>
        <source>{points} for a forum tile with {icon}</source>
        <translation>{points} avec une tuile forum {icon}</translation>
    </message>
    <message>
        <source>{points} for each card of {goods} in the display</source>
        <translation>{points} par carte {goods} dans l&apos;étalage</translation>
    </message>
    <message>
        <source>{points} for each legionary in a province</source>
        <translation>{points} par légionnaire dans une province</translation>
    </message>
    <message>
        <source>{points} for each worker in the district</source>
        <translation>{points} par ouvrier dans le district</translation>
    </message>
    <message>
        <source>{points} for each yellow bonus tile</source>
        <translation>{points} par tuile bonus jaune</translation>
    </message>
    <message>
        <source>{points} for each {count} workers in the district</source>
        <translation>{points} par groupe de {count} ouvriers dans le district</translation>
    </message>
</context>
<context>
    <name>TrajanWords</name>
    <message>
        <source>A senator takes tiles, votes and provinces by fixed rules; score 110 points against him.</source>
        <translation>Un sénateur prend tuiles, voix et provinces selon des règles fixes&#xa0;; marquez 110 points face à lui.</translation>
    </message>
    <message>
        <source>Aedile</source>
        <translation>Édile</translation>
    </message>
    <message>
        <source>Bonus: bonus tiles</source>
        <translation>Bonus&#xa0;: tuiles bonus</translation>
    </message>
    <message>
        <source>Bonus: forum tiles</source>
        <translation>Bonus&#xa0;: tuiles forum</translation>
    </message>
    <message>
        <source>Bonus: goods</source>
        <translation>Bonus&#xa0;: marchandises</translation>
    </message>
    <message>
        <source>Bonus: legionaries</source>
        <translation>Bonus&#xa0;: légionnaires</translation>
    </message>
    <message>
        <source>Bonus: workers</source>
        <translation>Bonus&#xa0;: ouvriers</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cartes en main</translation>
    </message>
    <message>
        <source>Chance puts two markers on each tray.</source>
        <translation>Le hasard met deux marqueurs dans chaque écuelle.</translation>
    </message>
    <message>
        <source>Construction tiles</source>
        <translation>Tuiles construction</translation>
    </message>
    <message>
        <source>Consul</source>
        <translation>Consul</translation>
    </message>
    <message>
        <source>Demands unanswered</source>
        <translation>Demandes sans réponse</translation>
    </message>
    <message>
        <source>Everybody chooses one of three arrangements of the markers.</source>
        <translation>Chacun choisit l&apos;une de trois répartitions des marqueurs.</translation>
    </message>
    <message>
        <source>Everybody puts two markers on each tray, or takes a ready-made arrangement.</source>
        <translation>Chacun met deux marqueurs dans chaque écuelle, ou prend une répartition toute prête.</translation>
    </message>
    <message>
        <source>Four quarters were played.</source>
        <translation>Quatre trimestres ont été joués.</translation>
    </message>
    <message>
        <source>Legionaries in the camp</source>
        <translation>Légionnaires au camp</translation>
    </message>
    <message>
        <source>Markers by chance</source>
        <translation>Marqueurs au hasard</translation>
    </message>
    <message>
        <source>Markers by hand</source>
        <translation>Marqueurs à la main</translation>
    </message>
    <message>
        <source>Open Trajan tiles</source>
        <translation>Tuiles Trajan ouvertes</translation>
    </message>
    <message>
        <source>Optimus Princeps</source>
        <translation>Optimus Princeps</translation>
    </message>
    <message>
        <source>Praetor</source>
        <translation>Préteur</translation>
    </message>
    <message>
        <source>Provinces</source>
        <translation>Provinces</translation>
    </message>
    <message>
        <source>Quaestor</source>
        <translation>Questeur</translation>
    </message>
    <message>
        <source>Ready-made arrangements</source>
        <translation>Répartitions toutes prêtes</translation>
    </message>
    <message>
        <source>Senate</source>
        <translation>Sénat</translation>
    </message>
    <message>
        <source>Senator</source>
        <translation>Sénateur</translation>
    </message>
    <message>
        <source>Sets of buildings</source>
        <translation>Séries de bâtiments</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Navires</translation>
    </message>
    <message>
        <source>Six trays, twelve markers, six actions: each turn empties a tray, and where the last marker falls decides what you do. Complete Trajan tiles, feed the people and win the senate before time runs round.</source>
        <translation>Six écuelles, douze marqueurs, six actions&#xa0;: chaque tour vide une écuelle, et le lieu où tombe le dernier marqueur décide de ce que vous faites. Achevez des tuiles Trajan, nourrissez le peuple et gagnez le sénat avant que le temps ait fait le tour.</translation>
    </message>
    <message>
        <source>Sow your markers so that the last one falls where you want to act.</source>
        <translation>Semez vos marqueurs pour que le dernier tombe là où vous voulez agir.</translation>
    </message>
    <message>
        <source>The Rival Senator</source>
        <translation>Le sénateur rival</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>The rival acts by the cards of a deck and takes 2 or 3 spaces of time each turn.</source>
        <translation>Le rival agit selon les cartes d&apos;une pioche et prend 2 ou 3 cases de temps à chaque tour.</translation>
    </message>
    <message>
        <source>Tiro</source>
        <translation>Tiro</translation>
    </message>
    <message>
        <source>Trajan tiles</source>
        <translation>Tuiles Trajan</translation>
    </message>
    <message>
        <source>Workers in the camp</source>
        <translation>Ouvriers au camp</translation>
    </message>
</context>
<context>
    <name>TurnButtons</name>
    <message>
        <source>Flip</source>
        <translation>Retourner</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tourner</translation>
    </message>
</context>
<context>
    <name>When</name>
    <message>
        <source>today, {time}</source>
        <translation>aujourd&apos;hui, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>hier, {time}</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>Open a saved match</source>
        <translation>Ouvrir une partie enregistrée</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>The settings could not be kept: {reason}.</source>
        <translation>Les réglages n&apos;ont pas pu être gardés&#xa0;: {reason}.</translation>
    </message>
</context>
</TS>
