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
    <message numerus="yes">
        <source>New to this game? The first lesson takes %n minutes.</source>
        <translation>
            <numerusform>Vous découvrez ce jeu&#xa0;? La première leçon prend %n&#xa0;minute.</numerusform>
            <numerusform>Vous découvrez ce jeu&#xa0;? La première leçon prend %n&#xa0;minutes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>environ %n&#xa0;minute</numerusform>
            <numerusform>environ %n&#xa0;minutes</numerusform>
        </translation>
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
    <name>AlbaCards</name>
    <message>
        <source>It brings nothing now.</source>
        <translation>Cela ne rapporte rien pour l’instant.</translation>
    </message>
    <message>
        <source>a captured farmer brings nothing from the granary</source>
        <translation>un fermier capturé au grenier ne rapporte rien</translation>
    </message>
    <message>
        <source>and a captive works for you in the same place</source>
        <translation>et un paysan capturé travaille pour vous au même endroit</translation>
    </message>
    <message>
        <source>and you take {wheat}</source>
        <translation>et vous prenez {wheat}</translation>
    </message>
    <message>
        <source>attack and defence of your city: {total}</source>
        <translation>attaque et défense de votre ville&#xa0;: {total}</translation>
    </message>
    <message>
        <source>costs {coins}, paid to a stall</source>
        <translation>coûte {coins}, à payer à un étal</translation>
    </message>
    <message>
        <source>defended by {count}, and a hero</source>
        <translation>défendue par {count} et un héros</translation>
    </message>
    <message>
        <source>defended by {count}, without a hero</source>
        <translation>défendue par {count}, sans héros</translation>
    </message>
    <message>
        <source>free in the first round</source>
        <translation>gratuit au premier tour des Rois</translation>
    </message>
    <message>
        <source>from a free house: no die, no coin</source>
        <translation>d’un emplacement gratuit&#xa0;: ni dé, ni pièce</translation>
    </message>
    <message>
        <source>goes to the used pile afterwards</source>
        <translation>rejoint ensuite les héros utilisés</translation>
    </message>
    <message>
        <source>harvest {old} → {new} wheat</source>
        <translation>récolte {old} → {new} blés</translation>
    </message>
    <message>
        <source>idle peasants {old} → {new}</source>
        <translation>paysans inactifs {old} → {new}</translation>
    </message>
    <message>
        <source>no more than without them</source>
        <translation>pas plus que sans eux</translation>
    </message>
    <message>
        <source>opens the way to the blessing</source>
        <translation>ouvre la voie à la bénédiction</translation>
    </message>
    <message>
        <source>or to the farm instead</source>
        <translation>ou à la ferme</translation>
    </message>
    <message>
        <source>population {old} → {new}</source>
        <translation>population {old} → {new}</translation>
    </message>
    <message>
        <source>purse {old} → {new}</source>
        <translation>bourse {old} → {new}</translation>
    </message>
    <message>
        <source>roll all four dice and take one of them</source>
        <translation>lancez les quatre dés et prenez-en un</translation>
    </message>
    <message numerus="yes">
        <source>sends up to %n peasants to work</source>
        <translation>
            <numerusform>assigne un paysan</numerusform>
            <numerusform>assigne jusqu’à %n&#xa0;paysans</numerusform>
        </translation>
    </message>
    <message>
        <source>stall {old} → {new}</source>
        <translation>étal {old} → {new}</translation>
    </message>
    <message>
        <source>stays face down until all have chosen</source>
        <translation>reste face cachée jusqu’à ce que tous aient choisi</translation>
    </message>
    <message>
        <source>the 0 comes back at once</source>
        <translation>le 0 revient aussitôt</translation>
    </message>
    <message>
        <source>the captive goes to the supply</source>
        <translation>le paysan capturé retourne à la réserve</translation>
    </message>
    <message>
        <source>the captive lies down</source>
        <translation>le paysan capturé se couche</translation>
    </message>
    <message>
        <source>the peasant goes home</source>
        <translation>le paysan rentre chez lui</translation>
    </message>
    <message>
        <source>the peasant lies down</source>
        <translation>le paysan se couche</translation>
    </message>
    <message>
        <source>the roll cannot be taken back</source>
        <translation>le lancer ne peut être annulé</translation>
    </message>
    <message>
        <source>too little worship is left for the blessing</source>
        <translation>il ne reste pas assez de dévotion pour la bénédiction</translation>
    </message>
    <message>
        <source>wheat {old} → {new}</source>
        <translation>blé {old} → {new}</translation>
    </message>
    <message>
        <source>worship {old} → {new}</source>
        <translation>dévotion {old} → {new}</translation>
    </message>
    <message>
        <source>would be the richest: emptied into the bank</source>
        <translation>serait le plus riche&#xa0;: vidé par la banque</translation>
    </message>
    <message>
        <source>your army: {count}, and a hero</source>
        <translation>votre armée&#xa0;: {count} et un héros</translation>
    </message>
    <message>
        <source>{price} of your {coins}, all on one stall</source>
        <translation>{price} sur {coins}, le tout à un seul étal</translation>
    </message>
    <message>
        <source>{rewards}: it is turned over afterwards</source>
        <translation>{rewards}&#xa0;: elle est retournée ensuite</translation>
    </message>
    <message>
        <source>{room}: {old} → {new}</source>
        <translation>{room}&#xa0;: {old} → {new}</translation>
    </message>
</context>
<context>
    <name>AlbaCover</name>
    <message>
        <source>A Job Well Done</source>
        <translation>Un travail bien fait</translation>
    </message>
    <message>
        <source>A neutral city with loot can be attacked too; always with two Kings, never with five.</source>
        <translation>On peut aussi attaquer une ville neutre et son butin&#xa0;; toujours à deux Rois, jamais à cinq.</translation>
    </message>
    <message>
        <source>Assisi</source>
        <translation>Assisi</translation>
    </message>
    <message>
        <source>Build ten monuments and feed 16 peasants before the Shadow does, in seven years at most.</source>
        <translation>Construisez dix monuments et nourrissez 16&#xa0;paysans avant l’Ombre, en sept années au plus.</translation>
    </message>
    <message>
        <source>Call the court, share out your peasants, and build ten monuments for Jupiter.</source>
        <translation>Faites appel à la cour, répartissez vos paysans et construisez dix monuments pour Jupiter.</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Calme</translation>
    </message>
    <message>
        <source>Dice tell how many soldiers, merchants, workers, priests and farmers you can send to work, and others may buy the dice you leave. Fight in secret, pray for the harvest, feed your city: ten monuments and 16 peasants at the end of a year win.</source>
        <translation>Les dés indiquent combien de soldats, marchands, ouvriers, prêtres et fermiers vous pouvez assigner, et les autres peuvent acheter les dés que vous laissez. Combattez en secret, priez pour la récolte, nourrissez votre ville&#xa0;: dix monuments et 16&#xa0;paysans à la fin d’une année donnent la victoire.</translation>
    </message>
    <message>
        <source>Kings only</source>
        <translation>Entre Rois</translation>
    </message>
    <message>
        <source>No bonus for the most peasants at a job.</source>
        <translation>Aucune prime pour le Roi qui a le plus de paysans à une tâche.</translation>
    </message>
    <message>
        <source>No captives</source>
        <translation>Sans paysans capturés</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Plain jobs</source>
        <translation>Tâches sans prime</translation>
    </message>
    <message>
        <source>Sabotage a King with as many monuments as you or more, and a captive works for you.</source>
        <translation>Sabotez un Roi qui a au moins autant de monuments que vous&#xa0;: un paysan capturé travaille pour vous.</translation>
    </message>
    <message>
        <source>Sabotage only stops the other’s peasants.</source>
        <translation>Le sabotage ne fait qu’arrêter les paysans de l’autre.</translation>
    </message>
    <message>
        <source>Soldiers attack the cities of other Kings and nobody else.</source>
        <translation>Les soldats n’attaquent que les villes des autres Rois.</translation>
    </message>
    <message>
        <source>Spoils of War</source>
        <translation>Butins de guerre</translation>
    </message>
    <message>
        <source>The King with the most peasants at a job earns a bonus: a hero back, a house, a cheaper blessing, wheat.</source>
        <translation>Le Roi qui a le plus de paysans à une tâche reçoit une prime&#xa0;: reprendre un héros, une habitation, une bénédiction moins chère, du blé.</translation>
    </message>
    <message>
        <source>The Shadow</source>
        <translation>L’Ombre</translation>
    </message>
    <message>
        <source>The Shadow grows by 3 each year, and nobody of its people farms.</source>
        <translation>L’Ombre gagne 3&#xa0;paysans par an, et aucun des siens n’est fermier.</translation>
    </message>
    <message>
        <source>The Shadow needs 2 workers for a monument, and half its people farm for the harvest.</source>
        <translation>L’Ombre a besoin de 2&#xa0;ouvriers par monument, et la moitié de ses paysans sont fermiers à la saison des récoltes.</translation>
    </message>
    <message>
        <source>The Shadow needs 3 workers for a monument, and half its people farm for the harvest.</source>
        <translation>L’Ombre a besoin de 3&#xa0;ouvriers par monument, et la moitié de ses paysans sont fermiers à la saison des récoltes.</translation>
    </message>
    <message>
        <source>The Thunder’s Deadline</source>
        <translation>L’échéance du tonnerre</translation>
    </message>
    <message>
        <source>Wrathful</source>
        <translation>Courroucé</translation>
    </message>
    <message>
        <source>Year {number}</source>
        <translation>Année&#xa0;{number}</translation>
    </message>
</context>
<context>
    <name>AlbaFacts</name>
    <message numerus="yes">
        <source>%n used heroes</source>
        <translation>
            <numerusform>%n&#xa0;héros utilisé</numerusform>
            <numerusform>%n&#xa0;héros utilisés</numerusform>
        </translation>
    </message>
    <message>
        <source>Call the court</source>
        <translation>Appel à la cour</translation>
    </message>
    <message>
        <source>Harvest</source>
        <translation>Récolte</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Slave sale</source>
        <translation>Vente d’esclaves</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>War</source>
        <translation>Guerre</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Travail</translation>
    </message>
    <message>
        <source>Year end</source>
        <translation>Fin d’année</translation>
    </message>
    <message>
        <source>Year {year} of {years}</source>
        <translation>Année&#xa0;{year} sur {years}</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdue</translation>
    </message>
    <message>
        <source>{monuments} of {needed}</source>
        <translation>{monuments} sur {needed}</translation>
    </message>
    <message>
        <source>{peasants}, {needed} needed</source>
        <translation>{peasants}, {needed} pour gagner</translation>
    </message>
</context>
<context>
    <name>AlbaInfos</name>
    <message numerus="yes">
        <source>%n at home</source>
        <comment>peasants</comment>
        <translation>
            <numerusform>%n chez lui</numerusform>
            <numerusform>%n chez eux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lying</source>
        <comment>merchants</comment>
        <translation>
            <numerusform>%n&#xa0;couché</numerusform>
            <numerusform>%n&#xa0;couchés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short of feeding everybody</source>
        <comment>wheat</comment>
        <translation>
            <numerusform>il manque %n&#xa0;blé pour nourrir tout le monde</numerusform>
            <numerusform>il manque %n&#xa0;blés pour nourrir tout le monde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n used heroes</source>
        <translation>
            <numerusform>%n&#xa0;héros utilisé</numerusform>
            <numerusform>%n&#xa0;héros utilisés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n years left after this one</source>
        <translation>
            <numerusform>encore %n&#xa0;année après celle-ci</numerusform>
            <numerusform>encore %n&#xa0;années après celle-ci</numerusform>
        </translation>
    </message>
    <message>
        <source>a free house: goes to work without a die</source>
        <translation>emplacement gratuit&#xa0;: assigné sans dé</translation>
    </message>
    <message>
        <source>a free place</source>
        <translation>une place libre</translation>
    </message>
    <message>
        <source>attack one city and defend their own; soldiers oblige to attack</source>
        <translation>attaquent une ville et défendent la leur&#xa0;; un Roi qui a des soldats doit attaquer</translation>
    </message>
    <message>
        <source>begins every round; gives the card away after the season</source>
        <translation>joue en premier à chaque tour&#xa0;; remet la carte après la saison</translation>
    </message>
    <message>
        <source>calling the court costs {coins}</source>
        <translation>un appel à la cour coûte {coins}</translation>
    </message>
    <message>
        <source>counts in attack and in defence</source>
        <translation>compte à l’attaque et en défense</translation>
    </message>
    <message>
        <source>defended by {count}</source>
        <translation>défense&#xa0;: {count}</translation>
    </message>
    <message>
        <source>each sabotage against Assisi takes one product instead</source>
        <translation>contre Assisi, chaque sabotage prend un produit</translation>
    </message>
    <message>
        <source>every other die costs 1 coin</source>
        <translation>chaque autre dé coûte 1&#xa0;pièce</translation>
    </message>
    <message>
        <source>farms are open; then the cities eat and grow</source>
        <translation>les fermes sont ouvertes&#xa0;; puis on nourrit les villes et leur population s’accroît</translation>
    </message>
    <message numerus="yes">
        <source>feeds everybody, %n to spare</source>
        <comment>wheat</comment>
        <translation>
            <numerusform>nourrit tout le monde, reste %n</numerusform>
            <numerusform>nourrit tout le monde, restent %n</numerusform>
        </translation>
    </message>
    <message>
        <source>how the season stands, reckoned up</source>
        <translation>où en est la saison, tout compté</translation>
    </message>
    <message>
        <source>improving the harvest costs {worship}</source>
        <translation>améliorer la récolte coûte {worship}</translation>
    </message>
    <message>
        <source>next year: {climate}</source>
        <translation>l’an prochain&#xa0;: {climate}</translation>
    </message>
    <message>
        <source>no farming; the harvest season follows</source>
        <translation>pas de fermiers&#xa0;; la saison des récoltes suit</translation>
    </message>
    <message>
        <source>one more in every round, 4 at most</source>
        <translation>une de plus à chaque tour des Rois, 4 au plus</translation>
    </message>
    <message>
        <source>one more whenever Assisi was attacked, 8 at most</source>
        <translation>un de plus quand Assisi est attaquée, 8 au plus</translation>
    </message>
    <message>
        <source>only its owner sees it</source>
        <translation>seul son Roi le voit</translation>
    </message>
    <message>
        <source>pays 1 worship instead of 2 for the blessing</source>
        <translation>la bénédiction coûte 1 en dévotion au lieu de 2</translation>
    </message>
    <message>
        <source>rolled when somebody calls the court</source>
        <translation>lancé quand on fait appel à la cour</translation>
    </message>
    <message>
        <source>shown when this year’s card is turned over</source>
        <translation>visible quand la carte de l’année est retournée</translation>
    </message>
    <message>
        <source>the King with the most merchants takes the richest stall left, and so on</source>
        <translation>le Roi qui a le plus de marchands prend l’étal restant le plus riche, et ainsi de suite</translation>
    </message>
    <message>
        <source>the prayers needed are on the back: 4, 5 or 6</source>
        <translation>les prières nécessaires sont au dos&#xa0;: 4, 5 ou 6</translation>
    </message>
    <message>
        <source>the richest: emptied into the bank before anybody takes one</source>
        <translation>le plus riche&#xa0;: la banque le vide avant que quiconque en prenne un</translation>
    </message>
    <message>
        <source>this is the last year</source>
        <translation>c’est la dernière année</translation>
    </message>
    <message>
        <source>this year: {reward}</source>
        <translation>cette année&#xa0;: {reward}</translation>
    </message>
    <message>
        <source>waits at home for a die</source>
        <translation>attend un dé chez lui</translation>
    </message>
    <message>
        <source>{built} of {needed} monuments</source>
        <translation>{built}&#xa0;monuments sur {needed}</translation>
    </message>
    <message>
        <source>{climate}: {wheat} for every farmer</source>
        <translation>{climate}&#xa0;: {wheat} par fermier</translation>
    </message>
    <message>
        <source>{count} × {reward}</source>
        <translation>{count} × {reward}</translation>
    </message>
    <message>
        <source>{goal} are needed to win</source>
        <translation>il en faut {goal} pour gagner</translation>
    </message>
    <message>
        <source>{job} are sent with this die</source>
        <translation>{job}&#xa0;: à assigner avec ce dé</translation>
    </message>
    <message>
        <source>{name} calls the court</source>
        <translation>{name} fait appel à la cour</translation>
    </message>
    <message>
        <source>{name} has given up for this season</source>
        <translation>{name} a renoncé pour cette saison</translation>
    </message>
    <message>
        <source>{name} has taken it</source>
        <translation>pris par {name}</translation>
    </message>
    <message>
        <source>{name} may still call</source>
        <translation>{name} peut encore faire appel</translation>
    </message>
</context>
<context>
    <name>AlbaJournal</name>
    <message>
        <source>All peasants went home.</source>
        <translation>Tous les paysans sont rentrés.</translation>
    </message>
    <message>
        <source>Everybody had the chance to call: the dice cost {coins} now.</source>
        <translation>Chacun a pu faire appel&#xa0;: les dés coûtent maintenant {coins}.</translation>
    </message>
    <message>
        <source>It is {climate}: {wheat} a farmer. Improving takes {prayers} worship.</source>
        <translation>C’est {climate}&#xa0;: {wheat} par fermier. Améliorer la récolte coûte {prayers}&#xa0;niveaux de dévotion.</translation>
    </message>
    <message>
        <source>No merchant is left: the bank takes {stall} with {coins}.</source>
        <translation>Plus aucun marchand&#xa0;: la banque prend {stall} ({coins}).</translation>
    </message>
    <message>
        <source>The bank empties the richest stall: {stall} with {coins}.</source>
        <translation>La banque prend l’étal le plus riche, {stall}&#xa0;: {coins}.</translation>
    </message>
    <message>
        <source>The blessing of the year: {reward}.</source>
        <translation>La bénédiction de l’année&#xa0;: {reward}.</translation>
    </message>
    <message>
        <source>The game is over: all Kings lose.</source>
        <translation>Partie terminée&#xa0;: tous les Rois perdent.</translation>
    </message>
    <message>
        <source>The game is over: {names} share the victory.</source>
        <translation>Partie terminée&#xa0;: {names} partagent la victoire.</translation>
    </message>
    <message>
        <source>The game is over: {names} wins.</source>
        <translation>Partie terminée&#xa0;: {names} l’emporte.</translation>
    </message>
    <message>
        <source>Year {year} is over.</source>
        <translation>L’année&#xa0;{year} est terminée.</translation>
    </message>
    <message>
        <source>Year {year} will be {climate}.</source>
        <translation>L’année&#xa0;{year} sera {climate}.</translation>
    </message>
    <message>
        <source>Year {year}, {season}</source>
        <translation>Année&#xa0;{year}, {season}</translation>
    </message>
    <message>
        <source>asked for the blessing for {paid} worship, {worship} left.</source>
        <translation>a demandé la bénédiction&#xa0;: sa dévotion baisse de {paid}, à {worship}.</translation>
    </message>
    <message>
        <source>bought no die.</source>
        <translation>n’a pas acheté de dé.</translation>
    </message>
    <message>
        <source>bought {die}, which shows {pips}.</source>
        <translation>a acheté {die}, qui indique&#xa0;{pips}.</translation>
    </message>
    <message numerus="yes">
        <source>built %n monuments with {workers}: {monuments} now.</source>
        <translation>
            <numerusform>a construit %n&#xa0;monument avec {workers}, {monuments} en tout.</numerusform>
            <numerusform>a construit %n&#xa0;monuments avec {workers}, {monuments} en tout.</numerusform>
        </translation>
    </message>
    <message>
        <source>built nothing with {workers}.</source>
        <translation>n’a rien construit avec {workers}.</translation>
    </message>
    <message>
        <source>called the court for {coins}.</source>
        <translation>a fait appel à la cour pour {coins}.</translation>
    </message>
    <message>
        <source>called the court, for nothing.</source>
        <translation>a fait appel à la cour, gratuitement.</translation>
    </message>
    <message>
        <source>emptied {stall}; its {coins} went to the bank.</source>
        <translation>a vidé {stall}&#xa0;; ses {coins} sont allées à la banque.</translation>
    </message>
    <message>
        <source>fed {peasants} with {wheat}.</source>
        <translation>a nourri {peasants} avec {wheat}.</translation>
    </message>
    <message>
        <source>gave the mark of piety back.</source>
        <translation>a rendu le marqueur de piété.</translation>
    </message>
    <message>
        <source>gave up the court and is out for this season.</source>
        <translation>a renoncé à faire appel&#xa0;: hors de la cour pour cette saison.</translation>
    </message>
    <message numerus="yes">
        <source>grew by %n peasants for {wheat}: {population} now.</source>
        <translation>
            <numerusform>a accru sa population d’un paysan pour {wheat}, {population} en tout.</numerusform>
            <numerusform>a accru sa population de %n&#xa0;paysans pour {wheat}, {population} en tout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>had only {wheat} for {peasants}: %n of them left.</source>
        <translation>
            <numerusform>n’avait que {wheat} pour {peasants}&#xa0;: %n est parti.</numerusform>
            <numerusform>n’avait que {wheat} pour {peasants}&#xa0;: %n sont partis.</numerusform>
        </translation>
    </message>
    <message>
        <source>had the most workers: the housing disc moves to {space}.</source>
        <translation>avait le plus d’ouvriers&#xa0;: le disque d’habitations avance sur l’emplacement&#xa0;{space}.</translation>
    </message>
    <message>
        <source>handed the card to {king}, the next King of Kings.</source>
        <translation>a remis la carte à {king}, le prochain Roi des Rois.</translation>
    </message>
    <message>
        <source>harvested {wheat}: {farmers} with {each} each, and {bonus} for the most farmers.</source>
        <translation>a récolté {wheat}&#xa0;: {farmers} à {each}, plus {bonus} pour le plus grand nombre de fermiers.</translation>
    </message>
    <message>
        <source>harvested {wheat}: {farmers} with {each} each, {lying} with {low} each, and {bonus} for the most farmers.</source>
        <translation>a récolté {wheat}&#xa0;: {farmers} à {each}, {lying} à {low}, plus {bonus} pour le plus grand nombre de fermiers.</translation>
    </message>
    <message>
        <source>harvested {wheat}: {farmers} with {each} each, {lying} with {low} each.</source>
        <translation>a récolté {wheat}&#xa0;: {farmers} à {each}, {lying} à {low}.</translation>
    </message>
    <message>
        <source>harvested {wheat}: {farmers} with {each} each.</source>
        <translation>a récolté {wheat}&#xa0;: {farmers} à {each}.</translation>
    </message>
    <message>
        <source>has all monuments already and receives nothing.</source>
        <translation>a déjà tous ses monuments et ne reçoit rien.</translation>
    </message>
    <message>
        <source>has no wheat at all: all peasants leave, and the city is out of the game.</source>
        <translation>n’a plus du tout de blé&#xa0;: tous les paysans partent, et la ville quitte la partie.</translation>
    </message>
    <message>
        <source>has the most worship and receives the mark of piety.</source>
        <translation>a la plus grande dévotion et reçoit le marqueur de piété.</translation>
    </message>
    <message>
        <source>improved the harvest for {paid} worship, {worship} left: 1 wheat more a farmer.</source>
        <translation>a amélioré la récolte, 1&#xa0;blé de plus par fermier&#xa0;: sa dévotion baisse de {paid}, à {worship}.</translation>
    </message>
    <message>
        <source>is out for this season: nobody is idle.</source>
        <translation>n’a plus de paysan inoccupé&#xa0;: hors de la cour.</translation>
    </message>
    <message>
        <source>is out for this season: the call is too dear.</source>
        <translation>ne peut pas payer l’appel&#xa0;: hors de la cour.</translation>
    </message>
    <message>
        <source>is the first King of Kings.</source>
        <translation>est le premier Roi des Rois.</translation>
    </message>
    <message>
        <source>kept the worship and did not improve.</source>
        <translation>a gardé sa dévotion et n’a pas amélioré la récolte.</translation>
    </message>
    <message>
        <source>laid {coins} on {stall}.</source>
        <translation>a payé {coins} à {stall}.</translation>
    </message>
    <message numerus="yes">
        <source>prayed with %n priests: worship rises to {worship}.</source>
        <translation>
            <numerusform>a prié avec %n&#xa0;prêtre&#xa0;: sa dévotion monte à {worship}.</numerusform>
            <numerusform>a prié avec %n&#xa0;prêtres&#xa0;: sa dévotion monte à {worship}.</numerusform>
        </translation>
    </message>
    <message>
        <source>received {coins} from the bank for merchants on paying spaces.</source>
        <translation>a reçu {coins} de la banque pour ses marchands bien placés.</translation>
    </message>
    <message>
        <source>received {reward} as a blessing.</source>
        <translation>a reçu {reward} en bénédiction.</translation>
    </message>
    <message>
        <source>rolled {dice}.</source>
        <translation>a lancé les dés&#xa0;: {dice}.</translation>
    </message>
    <message numerus="yes">
        <source>sent %n peasants {to}.</source>
        <translation>
            <numerusform>a assigné %n&#xa0;paysan {to}.</numerusform>
            <numerusform>a assigné %n&#xa0;paysans {to}.</numerusform>
        </translation>
    </message>
    <message>
        <source>sent a peasant from a free house {to}.</source>
        <translation>a assigné {to} un paysan d’un emplacement gratuit.</translation>
    </message>
    <message numerus="yes">
        <source>sold %n peasants as slaves for {coins}.</source>
        <translation>
            <numerusform>a vendu %n&#xa0;paysan comme esclave pour {coins}.</numerusform>
            <numerusform>a vendu %n&#xa0;paysans comme esclaves pour {coins}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took the richest stall left with %n merchants, {stall}: {coins}.</source>
        <translation>
            <numerusform>a pris avec %n&#xa0;marchand l’étal restant le plus riche, {stall}&#xa0;: {coins}.</numerusform>
            <numerusform>a pris avec %n&#xa0;marchands l’étal restant le plus riche, {stall}&#xa0;: {coins}.</numerusform>
        </translation>
    </message>
    <message>
        <source>took {die}, which shows {pips}.</source>
        <translation>a pris {die}, qui indique&#xa0;{pips}.</translation>
    </message>
    <message>
        <source>took {stall} last, the only merchant lying: {coins}.</source>
        <translation>a pris {stall} en dernier, son seul marchand étant couché&#xa0;: {coins}.</translation>
    </message>
    <message>
        <source>{colour} {pips}</source>
        <translation>{colour} {pips}</translation>
    </message>
    <message>
        <source>{king} is King of Kings. It is {climate}.</source>
        <translation>{king} est Roi des Rois. C’est {climate}.</translation>
    </message>
    <message>
        <source>{king} is King of Kings. The farms are open.</source>
        <translation>{king} est Roi des Rois. Les fermes sont ouvertes.</translation>
    </message>
</context>
<context>
    <name>AlbaLabels</name>
    <message numerus="yes">
        <source>%n captives</source>
        <translation>
            <numerusform>%n&#xa0;paysan capturé</numerusform>
            <numerusform>%n&#xa0;paysans capturés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins</source>
        <translation>
            <numerusform>%n&#xa0;pièce</numerusform>
            <numerusform>%n&#xa0;pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>weather cards</comment>
        <translation>
            <numerusform>reste %n</numerusform>
            <numerusform>restent %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n peasants {to_workplace}</source>
        <translation>
            <numerusform>%n&#xa0;paysan {to_workplace}</numerusform>
            <numerusform>%n&#xa0;paysans {to_workplace}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n used</source>
        <comment>heroes</comment>
        <translation>
            <numerusform>%n&#xa0;utilisé</numerusform>
            <numerusform>%n&#xa0;utilisés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wheat</source>
        <translation>
            <numerusform>%n&#xa0;blé</numerusform>
            <numerusform>%n&#xa0;blés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n × 1 coin</source>
        <translation>
            <numerusform>%n × 1&#xa0;pièce</numerusform>
            <numerusform>%n × 1&#xa0;pièce</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n × 2 wheat</source>
        <translation>
            <numerusform>%n × 2&#xa0;blés</numerusform>
            <numerusform>%n × 2&#xa0;blés</numerusform>
        </translation>
    </message>
    <message>
        <source>A hero, face down</source>
        <translation>Un héros, face cachée</translation>
    </message>
    <message>
        <source>Another city</source>
        <translation>Une autre ville</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armée</translation>
    </message>
    <message>
        <source>Blessings</source>
        <translation>Bénédictions</translation>
    </message>
    <message>
        <source>Captives</source>
        <translation>Paysans capturés</translation>
    </message>
    <message>
        <source>Choose in secret: a hero to take back</source>
        <translation>Choisissez en secret un héros à reprendre</translation>
    </message>
    <message>
        <source>Choose in secret: the city to attack</source>
        <translation>Choisissez en secret la ville à attaquer</translation>
    </message>
    <message>
        <source>Choose in secret: your hero</source>
        <translation>Choisissez en secret votre héros</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ville</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Défenseurs</translation>
    </message>
    <message>
        <source>Defenders of Assisi</source>
        <translation>Défenseurs d’Assisi</translation>
    </message>
    <message>
        <source>Dice cost</source>
        <translation>Coût des dés</translation>
    </message>
    <message>
        <source>Dice of the court</source>
        <translation>Dés de la cour</translation>
    </message>
    <message>
        <source>Food of the cities</source>
        <translation>Nourriture des villes</translation>
    </message>
    <message numerus="yes">
        <source>Grow by %n peasants</source>
        <translation>
            <numerusform>Accroître la population d’un paysan</numerusform>
            <numerusform>Accroître la population de %n&#xa0;paysans</numerusform>
        </translation>
    </message>
    <message>
        <source>Growing</source>
        <translation>Croissance</translation>
    </message>
    <message>
        <source>Harvest</source>
        <translation>Récoltes</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Village</translation>
    </message>
    <message>
        <source>Houses</source>
        <translation>Habitations</translation>
    </message>
    <message>
        <source>How the season stands</source>
        <translation>Où en est la saison</translation>
    </message>
    <message>
        <source>Idle peasant in house {number}</source>
        <translation>Paysan inoccupé, emplacement&#xa0;{number}</translation>
    </message>
    <message>
        <source>Improve the harvest</source>
        <translation>Améliorer la récolte</translation>
    </message>
    <message>
        <source>Improve the harvest?</source>
        <translation>Améliorer la récolte&#xa0;?</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>En tout</translation>
    </message>
    <message>
        <source>It stays face down until all have chosen.</source>
        <translation>Elle reste face cachée jusqu’à ce que tous aient choisi.</translation>
    </message>
    <message>
        <source>King of Kings</source>
        <translation>Roi des Rois</translation>
    </message>
    <message>
        <source>Let the city grow?</source>
        <translation>Accroître la population&#xa0;?</translation>
    </message>
    <message>
        <source>Loot of Assisi</source>
        <translation>Butin d’Assisi</translation>
    </message>
    <message>
        <source>Market stalls</source>
        <translation>Étals du marché</translation>
    </message>
    <message>
        <source>Merchants</source>
        <translation>Marchands</translation>
    </message>
    <message>
        <source>Monuments</source>
        <translation>Monuments</translation>
    </message>
    <message>
        <source>Next year’s weather</source>
        <translation>Climat de l’an prochain</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>Population</translation>
    </message>
    <message>
        <source>Priests</source>
        <translation>Prêtres</translation>
    </message>
    <message>
        <source>Purse</source>
        <translation>Bourse</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>Season and weather</source>
        <translation>Saison et climat</translation>
    </message>
    <message numerus="yes">
        <source>Sell %n peasants</source>
        <translation>
            <numerusform>Vendre %n&#xa0;paysan</numerusform>
            <numerusform>Vendre %n&#xa0;paysans</numerusform>
        </translation>
    </message>
    <message>
        <source>Sell peasants into slavery?</source>
        <translation>Vendre des paysans comme esclaves&#xa0;?</translation>
    </message>
    <message>
        <source>Share in the blessing</source>
        <translation>Demander la bénédiction</translation>
    </message>
    <message>
        <source>Share in the blessing?</source>
        <translation>Demander la bénédiction&#xa0;?</translation>
    </message>
    <message>
        <source>Soldiers</source>
        <translation>Soldats</translation>
    </message>
    <message numerus="yes">
        <source>Stall {numeral}: %n coins</source>
        <translation>
            <numerusform>Étal&#xa0;{numeral}&#xa0;: %n&#xa0;pièce</numerusform>
            <numerusform>Étal&#xa0;{numeral}&#xa0;: %n&#xa0;pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>The card of the King of Kings</source>
        <translation>La carte du Roi des Rois</translation>
    </message>
    <message>
        <source>The harvest</source>
        <translation>La récolte</translation>
    </message>
    <message>
        <source>The table of Alba Longa</source>
        <translation>La table d’Alba Longa</translation>
    </message>
    <message>
        <source>This city is lost</source>
        <translation>Cette ville est perdue</translation>
    </message>
    <message>
        <source>This year’s weather</source>
        <translation>Climat de l’année</translation>
    </message>
    <message>
        <source>War</source>
        <translation>Guerre</translation>
    </message>
    <message>
        <source>Wheat</source>
        <translation>Blé</translation>
    </message>
    <message>
        <source>Who calls the court</source>
        <translation>Qui fait appel à la cour</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Travail</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Ouvriers</translation>
    </message>
    <message>
        <source>a card is turned over: wheat, coins or a monument</source>
        <translation>on retourne une carte&#xa0;: blé, pièces ou monument</translation>
    </message>
    <message>
        <source>army {strength}</source>
        <translation>armée&#xa0;{strength}</translation>
    </message>
    <message numerus="yes">
        <source>brings %n coins</source>
        <translation>
            <numerusform>rapporte %n&#xa0;pièce</numerusform>
            <numerusform>rapporte %n&#xa0;pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>builds {count}</source>
        <translation>construit {count}</translation>
    </message>
    <message numerus="yes">
        <source>builds {count}, %n idle</source>
        <comment>workers</comment>
        <translation>
            <numerusform>construit {count}, %n&#xa0;ouvrier de trop</numerusform>
            <numerusform>construit {count}, %n&#xa0;ouvriers de trop</numerusform>
        </translation>
    </message>
    <message>
        <source>can grow by {most}</source>
        <translation>+{most} au plus</translation>
    </message>
    <message>
        <source>cannot grow</source>
        <translation>pas d’accroissement</translation>
    </message>
    <message>
        <source>chooses in secret</source>
        <translation>choisit en secret</translation>
    </message>
    <message>
        <source>defence {count}</source>
        <translation>défense&#xa0;{count}</translation>
    </message>
    <message>
        <source>defends</source>
        <translation>se défend</translation>
    </message>
    <message>
        <source>every standing farmer yields 1 wheat more</source>
        <translation>chaque fermier debout rapporte 1&#xa0;blé de plus</translation>
    </message>
    <message>
        <source>farmers × wheat</source>
        <translation>fermiers × blé</translation>
    </message>
    <message>
        <source>free house at {spaces}</source>
        <translation>gratuits&#xa0;: {spaces}</translation>
    </message>
    <message>
        <source>granary</source>
        <translation>grenier</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>a choisi</translation>
    </message>
    <message>
        <source>has {wheat}, eats {population}</source>
        <translation>a {wheat}, mange {population}</translation>
    </message>
    <message>
        <source>laid face down here</source>
        <translation>posée ici, face cachée</translation>
    </message>
    <message>
        <source>lay here</source>
        <translation>à poser ici</translation>
    </message>
    <message>
        <source>mark of piety</source>
        <translation>marqueur de piété</translation>
    </message>
    <message>
        <source>neutral, looted instead of sabotaged</source>
        <translation>neutre, pillée au lieu d’être sabotée</translation>
    </message>
    <message>
        <source>next year</source>
        <translation>l’an prochain</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>once a season; one peasant must stay</source>
        <translation>une fois par saison&#xa0;; un paysan doit rester</translation>
    </message>
    <message>
        <source>once a year; wheat that is left is kept</source>
        <translation>une fois par an&#xa0;; le blé restant est gardé</translation>
    </message>
    <message>
        <source>others pay 1</source>
        <translation>les autres paient 1</translation>
    </message>
    <message>
        <source>peasants → wheat: {prices}</source>
        <translation>paysans → blé&#xa0;: {prices}</translation>
    </message>
    <message>
        <source>soldiers + hero; sabotage if attack is more</source>
        <translation>soldats + héros&#xa0;; sabotage si l’attaque dépasse la défense</translation>
    </message>
    <message>
        <source>the richest is emptied</source>
        <translation>le plus riche est vidé</translation>
    </message>
    <message>
        <source>this year</source>
        <translation>cette année</translation>
    </message>
    <message>
        <source>to the bank</source>
        <translation>à la banque</translation>
    </message>
    <message>
        <source>worship {level}</source>
        <translation>dévotion&#xa0;{level}</translation>
    </message>
    <message numerus="yes">
        <source>yields %n wheat</source>
        <translation>
            <numerusform>rapporte %n&#xa0;blé</numerusform>
            <numerusform>rapporte %n&#xa0;blés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{attack} against {defence}: %n sabotages</source>
        <translation>
            <numerusform>{attack} contre {defence}&#xa0;: %n&#xa0;sabotage</numerusform>
            <numerusform>{attack} contre {defence}&#xa0;: %n&#xa0;sabotages</numerusform>
        </translation>
    </message>
    <message>
        <source>{attack} against {defence}: fails</source>
        <translation>{attack} contre {defence}&#xa0;: échec</translation>
    </message>
    <message numerus="yes">
        <source>{built} of {needed}; %n workers build one</source>
        <translation>
            <numerusform>{built} sur {needed}&#xa0;; %n&#xa0;ouvrier en construit un</numerusform>
            <numerusform>{built} sur {needed}&#xa0;; %n&#xa0;ouvriers en construisent un</numerusform>
        </translation>
    </message>
    <message>
        <source>{city}, city of {name}</source>
        <translation>{city}, ville tenue par {name}</translation>
    </message>
    <message>
        <source>{count} of {most}</source>
        <translation>{count} sur {most}</translation>
    </message>
    <message>
        <source>{die}, {value}</source>
        <translation>{die}, {value}</translation>
    </message>
    <message>
        <source>{name} calls</source>
        <translation>{name} fait appel</translation>
    </message>
    <message>
        <source>{name}, only looking</source>
        <translation>{name} (consultation)</translation>
    </message>
    <message>
        <source>{population} in all</source>
        <translation>{population} en tout</translation>
    </message>
    <message>
        <source>{room} of {city}</source>
        <translation>{room}, {city}</translation>
    </message>
    <message>
        <source>{what} of {city}</source>
        <translation>{what}, {city}</translation>
    </message>
</context>
<context>
    <name>AlbaOptions</name>
    <message>
        <source>A city that cannot be fed loses its people.</source>
        <translation>Une ville qu’on ne peut nourrir perd ses habitants.</translation>
    </message>
    <message>
        <source>A winner needs a large city.</source>
        <translation>Pour gagner, il faut une grande ville.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add {product}</source>
        <translation>Ajouter {product}</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Demander</translation>
    </message>
    <message>
        <source>Ask for the blessing for {worship}</source>
        <translation>Demander la bénédiction pour {worship}</translation>
    </message>
    <message>
        <source>Attack {city}</source>
        <translation>Attaquer {city}</translation>
    </message>
    <message>
        <source>Attack {city}, the city of {name}</source>
        <translation>Attaquer {city}, la ville gouvernée par {name}</translation>
    </message>
    <message>
        <source>Buy die</source>
        <translation>Acheter le dé</translation>
    </message>
    <message>
        <source>Buy no die</source>
        <translation>N’acheter aucun dé</translation>
    </message>
    <message>
        <source>Buy {die}, which shows {pips}</source>
        <translation>Acheter {die}, qui indique&#xa0;{pips}</translation>
    </message>
    <message>
        <source>Call the court</source>
        <translation>Faire appel</translation>
    </message>
    <message>
        <source>Call the court for {coins}</source>
        <translation>Faire appel à la cour pour {coins}</translation>
    </message>
    <message>
        <source>Call the court, free of charge</source>
        <translation>Faire appel à la cour gratuitement</translation>
    </message>
    <message>
        <source>Do without the blessing</source>
        <translation>Renoncer à la bénédiction</translation>
    </message>
    <message>
        <source>Every farmer brings more.</source>
        <translation>Chaque fermier rapporte davantage.</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Renoncer</translation>
    </message>
    <message>
        <source>Give up the court for this season</source>
        <translation>Renoncer à faire appel pour cette saison</translation>
    </message>
    <message>
        <source>Grow</source>
        <translation>Accroître</translation>
    </message>
    <message numerus="yes">
        <source>Grow by %n peasants for {wheat}</source>
        <translation>
            <numerusform>Accroître la population d’un paysan pour {wheat}</numerusform>
            <numerusform>Accroître la population de %n&#xa0;paysans pour {wheat}</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Remettre</translation>
    </message>
    <message>
        <source>Hand the card to {name}</source>
        <translation>Remettre la carte à {name}</translation>
    </message>
    <message>
        <source>Improve</source>
        <translation>Améliorer</translation>
    </message>
    <message>
        <source>Improve the harvest for {worship}</source>
        <translation>Améliorer la récolte pour {worship}</translation>
    </message>
    <message>
        <source>It hurts where most can be lost.</source>
        <translation>Cela touche là où la perte est la plus grande.</translation>
    </message>
    <message>
        <source>It is the most useful there now.</source>
        <translation>C’est ce qu’il y a de plus utile maintenant.</translation>
    </message>
    <message>
        <source>It is worth most in this fight.</source>
        <translation>C’est le meilleur choix pour ce combat.</translation>
    </message>
    <message>
        <source>Keep all peasants</source>
        <translation>Garder tous les paysans</translation>
    </message>
    <message>
        <source>Keep the wheat</source>
        <translation>Garder le blé</translation>
    </message>
    <message>
        <source>Keep the worship</source>
        <translation>Garder la dévotion</translation>
    </message>
    <message>
        <source>Lay city card</source>
        <translation>Poser la carte</translation>
    </message>
    <message>
        <source>Lay hero</source>
        <translation>Poser le héros</translation>
    </message>
    <message>
        <source>Lay hero {value}</source>
        <translation>Poser le héros&#xa0;{value}</translation>
    </message>
    <message>
        <source>Leave the others at home</source>
        <translation>Laisser les autres chez eux</translation>
    </message>
    <message>
        <source>Merchants bring the coins for more dice.</source>
        <translation>Les marchands rapportent de quoi acheter des dés.</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Rien d’autre n’est possible.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Payer</translation>
    </message>
    <message>
        <source>Pay to {stall}, where {coins} lie</source>
        <translation>Payer à {stall}, où il y a {coins}</translation>
    </message>
    <message>
        <source>Peasants are still waiting at home.</source>
        <translation>Des paysans attendent encore chez eux.</translation>
    </message>
    <message>
        <source>Place captive</source>
        <translation>Placer le paysan</translation>
    </message>
    <message>
        <source>Sabotage</source>
        <translation>Saboter</translation>
    </message>
    <message>
        <source>Sabotage {place}</source>
        <translation>Saboter {place}</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Vendre</translation>
    </message>
    <message numerus="yes">
        <source>Sell %n peasants for {coins}</source>
        <translation>
            <numerusform>Vendre %n&#xa0;paysan pour {coins}</numerusform>
            <numerusform>Vendre %n&#xa0;paysans pour {coins}</numerusform>
        </translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Assigner</translation>
    </message>
    <message numerus="yes">
        <source>Send %n peasants {to}</source>
        <translation>
            <numerusform>Assigner %n&#xa0;paysan {to}</numerusform>
            <numerusform>Assigner %n&#xa0;paysans {to}</numerusform>
        </translation>
    </message>
    <message>
        <source>Send him {to}</source>
        <translation>L’assigner {to}</translation>
    </message>
    <message>
        <source>Send the captive {to}</source>
        <translation>Assigner le paysan capturé {to}</translation>
    </message>
    <message>
        <source>Soldiers attack, and protect the city.</source>
        <translation>Les soldats attaquent et protègent la ville.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Take die</source>
        <translation>Prendre le dé</translation>
    </message>
    <message>
        <source>Take hero {value} back</source>
        <translation>Reprendre le héros&#xa0;{value}</translation>
    </message>
    <message>
        <source>Take no hero back</source>
        <translation>Ne reprendre aucun héros</translation>
    </message>
    <message>
        <source>Take {die}, which shows {pips}</source>
        <translation>Prendre {die}, qui indique&#xa0;{pips}</translation>
    </message>
    <message>
        <source>Take {product}</source>
        <translation>Prendre {product}</translation>
    </message>
    <message>
        <source>The blessing may even be a monument.</source>
        <translation>La bénédiction peut même être un monument.</translation>
    </message>
    <message>
        <source>Two workers build a monument, and ten are needed.</source>
        <translation>Deux ouvriers construisent un monument, et il en faut dix.</translation>
    </message>
    <message>
        <source>Worship makes for a better harvest.</source>
        <translation>La dévotion permet une meilleure récolte.</translation>
    </message>
    <message>
        <source>{option}: of no use now</source>
        <translation>{option}&#xa0;: sans utilité pour l’instant</translation>
    </message>
</context>
<context>
    <name>AlbaPrompts</name>
    <message>
        <source>A bought die makes no farmers. If you pass, you are asked once more in this call.</source>
        <translation>Un dé acheté ne donne pas de fermiers. Si vous passez, on vous le redemandera une fois pendant cet appel.</translation>
    </message>
    <message>
        <source>A captive works for you until the season ends.</source>
        <translation>Un paysan capturé travaille pour vous jusqu’à la fin de la saison.</translation>
    </message>
    <message>
        <source>A peasant there stops working for the season, and you capture him.</source>
        <translation>Un paysan y cesse son travail pour la saison, et vous le capturez.</translation>
    </message>
    <message>
        <source>A peasant there stops working for the season.</source>
        <translation>Un paysan y cesse son travail pour la saison.</translation>
    </message>
    <message>
        <source>Against you: {attackers}. The hero counts for your defence.</source>
        <translation>Vous êtes attaqué par {attackers}. Le héros compte pour votre défense.</translation>
    </message>
    <message>
        <source>All are fed, {wheat} left. You grow once a year, and each peasant costs more than the last.</source>
        <translation>Tous sont nourris, il reste {wheat}. La population s’accroît une fois par an, et chaque paysan coûte plus cher que le précédent.</translation>
    </message>
    <message>
        <source>He goes first and wins ties. You cannot keep the card.</source>
        <translation>Il joue en premier et l’emporte en cas d’égalité. Vous ne pouvez pas garder la carte.</translation>
    </message>
    <message>
        <source>He leaves when the season ends, and is never a soldier.</source>
        <translation>Il s’en va à la fin de la saison et n’est jamais soldat.</translation>
    </message>
    <message>
        <source>He needs no die and no coin. Free houses to go: {left}.</source>
        <translation>Il ne lui faut ni dé ni pièce. Emplacements gratuits encore à utiliser&#xa0;: {left}.</translation>
    </message>
    <message>
        <source>It costs nothing. Only your own call makes farmers, with a die of any colour.</source>
        <translation>Cela ne coûte rien. Seul votre propre appel donne des fermiers, avec un dé de n’importe quelle couleur.</translation>
    </message>
    <message>
        <source>It costs nothing. The others may then buy the dice you leave, for {coins} each.</source>
        <translation>Cela ne coûte rien. Les autres pourront acheter les dés que vous laissez, {coins} chacun.</translation>
    </message>
    <message>
        <source>It is somebody who is still in the game.</source>
        <translation>C’est quelqu’un qui est encore en jeu.</translation>
    </message>
    <message>
        <source>Once a season: {sales}. A winner needs {peasants}.</source>
        <translation>Une fois par saison&#xa0;: {sales}. Pour gagner, il faut {peasants}.</translation>
    </message>
    <message>
        <source>Only then is the card shown: {rewards}.</source>
        <translation>La carte n’est dévoilée qu’ensuite&#xa0;: {rewards}.</translation>
    </message>
    <message>
        <source>Passing costs you nothing later on. A bought die makes no farmers.</source>
        <translation>Passer ne vous coûte rien pour la suite. Un dé acheté ne donne pas de fermiers.</translation>
    </message>
    <message>
        <source>Standing on your farm: {farmers}. Each would bring 1 wheat more, and you may be blessed.</source>
        <translation>À votre ferme, {farmers} debout&#xa0;: chacun rapporterait 1&#xa0;blé de plus, et vous pourriez demander la bénédiction.</translation>
    </message>
    <message>
        <source>The King of Kings does so every season, for whoever attacks next.</source>
        <translation>Le Roi des Rois le fait chaque saison, pour les prochains qui attaqueront.</translation>
    </message>
    <message>
        <source>The bank takes the richest stall; merchants then take the others, the richest first.</source>
        <translation>La banque prend l’étal le plus riche&#xa0;; les marchands prennent ensuite les autres, le plus riche d’abord.</translation>
    </message>
    <message>
        <source>The die shows {pips}: {most} at most, all to the same place.</source>
        <translation>Le dé indique&#xa0;{pips}&#xa0;: {most} au plus, tous au même lieu.</translation>
    </message>
    <message>
        <source>You have {idle} to send. Who gives up is out for the season and buys no dice either.</source>
        <translation>Vous pouvez assigner {idle}. Si vous renoncez, vous ne pourrez plus ni appeler ni acheter de dé cette saison.</translation>
    </message>
    <message>
        <source>Your army is the largest. Nobody else sees which hero it is.</source>
        <translation>Votre armée est la plus grande. Personne d’autre ne voit quel héros c’est.</translation>
    </message>
    <message>
        <source>Your target: {city}. Against you: {attackers}. It counts in both.</source>
        <translation>Vous attaquez {city} et êtes attaqué par {attackers}. Le héros compte des deux côtés.</translation>
    </message>
    <message>
        <source>Your target: {city}. The hero counts for your attack.</source>
        <translation>Vous attaquez {city}. Le héros compte pour votre attaque.</translation>
    </message>
    <message>
        <source>Your {soldiers} must attack, and defend you as well. The card stays face down for now.</source>
        <translation>Votre armée attaque et défend&#xa0;: {soldiers}. La carte reste face cachée pour l’instant.</translation>
    </message>
    <message>
        <source>{name} with {soldiers}</source>
        <translation>{name} avec {soldiers}</translation>
    </message>
    <message>
        <source>{name}, add a product to the loot of Assisi.</source>
        <translation>{name}, ajoutez un produit au butin d’Assisi.</translation>
    </message>
    <message>
        <source>{name}, ask for the blessing for {worship}, or not.</source>
        <translation>{name}, demandez la bénédiction pour {worship} ou renoncez-y.</translation>
    </message>
    <message>
        <source>{name}, buy a die for {coins}, or pass.</source>
        <translation>{name}, achetez un dé pour {coins} ou passez.</translation>
    </message>
    <message>
        <source>{name}, call the court for {coins}, or give up.</source>
        <translation>{name}, faites appel à la cour pour {coins} ou renoncez.</translation>
    </message>
    <message>
        <source>{name}, call the court free of charge, or give up.</source>
        <translation>{name}, faites appel à la cour gratuitement ou renoncez.</translation>
    </message>
    <message>
        <source>{name}, choose a city to attack.</source>
        <translation>{name}, choisissez une ville à attaquer.</translation>
    </message>
    <message>
        <source>{name}, choose a hero.</source>
        <translation>{name}, choisissez un héros.</translation>
    </message>
    <message>
        <source>{name}, choose a stall for {coins}.</source>
        <translation>{name}, choisissez un étal pour {coins}.</translation>
    </message>
    <message>
        <source>{name}, choose the next King of Kings.</source>
        <translation>{name}, choisissez le prochain Roi des Rois.</translation>
    </message>
    <message>
        <source>{name}, choose what to sabotage in {city}.</source>
        <translation>{name}, choisissez ce que vous sabotez à {city}.</translation>
    </message>
    <message>
        <source>{name}, choose where the captive works.</source>
        <translation>{name}, choisissez où travaille le paysan capturé.</translation>
    </message>
    <message>
        <source>{name}, improve the harvest for {worship}, or not.</source>
        <translation>{name}, améliorez la récolte pour {worship} ou renoncez-y.</translation>
    </message>
    <message>
        <source>{name}, sell peasants as slaves, or keep them all.</source>
        <translation>{name}, vendez des paysans comme esclaves ou gardez-les tous.</translation>
    </message>
    <message>
        <source>{name}, send a peasant from a free house to work, or finish.</source>
        <translation>{name}, assignez un paysan d’un emplacement gratuit ou terminez.</translation>
    </message>
    <message>
        <source>{name}, send peasants to work or to your farm.</source>
        <translation>{name}, assignez des paysans à leur tâche ou à votre ferme.</translation>
    </message>
    <message>
        <source>{name}, send peasants to work.</source>
        <translation>{name}, assignez des paysans à leur tâche.</translation>
    </message>
    <message>
        <source>{name}, send peasants to your farm.</source>
        <translation>{name}, assignez des paysans à votre ferme.</translation>
    </message>
    <message>
        <source>{name}, spend wheat on growth, or keep it.</source>
        <translation>{name}, accroissez votre population ou gardez votre blé.</translation>
    </message>
    <message>
        <source>{name}, take a die for its workplace.</source>
        <translation>{name}, prenez un dé pour son lieu de travail.</translation>
    </message>
    <message>
        <source>{name}, take a die, for its workplace or for your farm.</source>
        <translation>{name}, prenez un dé, pour son lieu ou pour votre ferme.</translation>
    </message>
    <message>
        <source>{name}, take a product from Assisi.</source>
        <translation>{name}, prenez un produit à Assisi.</translation>
    </message>
    <message>
        <source>{name}, take back a used hero, or none.</source>
        <translation>{name}, reprenez un héros utilisé ou n’en reprenez aucun.</translation>
    </message>
    <message>
        <source>{name}, your city is lost: name a King of Kings.</source>
        <translation>{name}, votre ville est perdue&#xa0;: nommez un Roi des Rois.</translation>
    </message>
    <message>
        <source>{peasants} for {coins}</source>
        <translation>{peasants} pour {coins}</translation>
    </message>
</context>
<context>
    <name>AlbaRefusals</name>
    <message>
        <source>A captive farms only with A Job Well Done, and only in the harvest season.</source>
        <translation>Un paysan capturé n’est fermier qu’avec la variante Un travail bien fait, et seulement à la saison des récoltes.</translation>
    </message>
    <message>
        <source>A captive never works in the barracks.</source>
        <translation>Un paysan capturé ne va jamais à la caserne.</translation>
    </message>
    <message>
        <source>A city grows by {most} peasants a year at most.</source>
        <translation>Une ville gagne {most}&#xa0;paysans par an au plus.</translation>
    </message>
    <message>
        <source>An attack goes to the city of another King still in the game, or to Assisi if it is in play.</source>
        <translation>On attaque la ville d’un autre Roi encore en jeu, ou Assisi si elle est de la partie.</translation>
    </message>
    <message>
        <source>Assisi has no such product now.</source>
        <translation>Assisi n’a pas ce produit en ce moment.</translation>
    </message>
    <message>
        <source>Assisi holds {most} products of a kind at most, and eight in all.</source>
        <translation>Assisi contient au plus {most}&#xa0;produits d’une sorte, et huit en tout.</translation>
    </message>
    <message>
        <source>Each climate comes once in years 2 to 4, and once in years 5 to 7.</source>
        <translation>Chaque climat revient une fois des années 2 à 4, et une fois des années 5 à 7.</translation>
    </message>
    <message>
        <source>First: add a product to the loot of Assisi.</source>
        <translation>D’abord&#xa0;: ajouter un produit au butin d’Assisi.</translation>
    </message>
    <message>
        <source>First: ask for the blessing, or do without.</source>
        <translation>D’abord&#xa0;: demander la bénédiction ou y renoncer.</translation>
    </message>
    <message>
        <source>First: buy a die, or pass.</source>
        <translation>D’abord&#xa0;: acheter un dé ou passer.</translation>
    </message>
    <message>
        <source>First: call the court, or give it up for the season.</source>
        <translation>D’abord&#xa0;: faire appel à la cour ou y renoncer pour la saison.</translation>
    </message>
    <message>
        <source>First: choose a city to attack.</source>
        <translation>D’abord&#xa0;: choisir une ville à attaquer.</translation>
    </message>
    <message>
        <source>First: choose a stall for the payment of {coins}.</source>
        <translation>D’abord&#xa0;: choisir un étal pour le paiement, {coins}.</translation>
    </message>
    <message>
        <source>First: hand over the card of the King of Kings.</source>
        <translation>D’abord&#xa0;: remettre la carte du Roi des Rois.</translation>
    </message>
    <message>
        <source>First: improve the harvest, or do without.</source>
        <translation>D’abord&#xa0;: améliorer la récolte ou y renoncer.</translation>
    </message>
    <message>
        <source>First: lay a hero face down.</source>
        <translation>D’abord&#xa0;: poser un héros face cachée.</translation>
    </message>
    <message>
        <source>First: let the city grow, or keep the wheat.</source>
        <translation>D’abord&#xa0;: accroître la population ou garder le blé.</translation>
    </message>
    <message>
        <source>First: put the captive to work.</source>
        <translation>D’abord&#xa0;: mettre au travail le paysan capturé.</translation>
    </message>
    <message>
        <source>First: sabotage a workplace.</source>
        <translation>D’abord&#xa0;: saboter un lieu de travail.</translation>
    </message>
    <message>
        <source>First: sell peasants, or keep them all.</source>
        <translation>D’abord&#xa0;: vendre des paysans ou les garder tous.</translation>
    </message>
    <message>
        <source>First: send peasants with the die that was taken.</source>
        <translation>D’abord&#xa0;: assigner des paysans avec le dé pris.</translation>
    </message>
    <message>
        <source>First: send the peasants of free houses, or leave them at home.</source>
        <translation>D’abord&#xa0;: assigner les paysans des emplacements gratuits ou les laisser chez eux.</translation>
    </message>
    <message>
        <source>First: take a product from Assisi.</source>
        <translation>D’abord&#xa0;: prendre un produit à Assisi.</translation>
    </message>
    <message>
        <source>First: take back a used hero, or none.</source>
        <translation>D’abord&#xa0;: reprendre un héros utilisé ou n’en reprendre aucun.</translation>
    </message>
    <message>
        <source>First: take one of the four dice, as the caller.</source>
        <translation>D’abord&#xa0;: prendre un des quatre dés, pour le Roi qui fait appel.</translation>
    </message>
    <message>
        <source>Four dice are rolled, and each shows 1, 2, 3 or 4.</source>
        <translation>On lance quatre dés, et chacun indique 1, 2, 3 ou 4.</translation>
    </message>
    <message>
        <source>It is not {seat} who is asked now.</source>
        <translation>Ce n’est pas à {seat} de jouer.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Cette place est vide.</translation>
    </message>
    <message>
        <source>One peasant at least must stay; this city has {peasants}.</source>
        <translation>Un paysan au moins doit rester&#xa0;; cette ville en compte {peasants}.</translation>
    </message>
    <message>
        <source>One peasant is sold for 1 coin, or three for 2.</source>
        <translation>On vend un paysan pour 1&#xa0;pièce, ou trois pour 2.</translation>
    </message>
    <message>
        <source>Only the die of your own call in the harvest season makes farmers.</source>
        <translation>Seul le dé de votre propre appel donne des fermiers, à la saison des récoltes.</translation>
    </message>
    <message>
        <source>So many cannot be sent: {most} at most.</source>
        <translation>On ne peut pas en assigner autant&#xa0;: {most} au plus.</translation>
    </message>
    <message>
        <source>The King of Kings cannot keep the card.</source>
        <translation>Le Roi des Rois ne peut pas garder la carte.</translation>
    </message>
    <message>
        <source>The Shadow plays one of its active heroes.</source>
        <translation>L’Ombre joue un de ses héros actifs.</translation>
    </message>
    <message>
        <source>The barracks can never be sabotaged.</source>
        <translation>La caserne ne peut jamais être sabotée.</translation>
    </message>
    <message>
        <source>The farm opens for the harvest season only.</source>
        <translation>La ferme ne s’ouvre qu’à la saison des récoltes.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partie terminée.</translation>
    </message>
    <message>
        <source>The solo challenge is played with Assisi and no other variant.</source>
        <translation>Le défi en solitaire se joue avec Assisi, sans autre variante.</translation>
    </message>
    <message>
        <source>The weather card of the year shows its climate.</source>
        <translation>La carte climat de l’année montre le climat de cette année.</translation>
    </message>
    <message>
        <source>There is nobody to sabotage in {workplace}.</source>
        <translation>{workplace}&#xa0;: personne à saboter.</translation>
    </message>
    <message>
        <source>There is too little wheat: this growth costs {wheat}.</source>
        <translation>Pas assez de blé&#xa0;: cet accroissement coûte {wheat}.</translation>
    </message>
    <message>
        <source>This King is out of the game.</source>
        <translation>Ce Roi est éliminé.</translation>
    </message>
    <message>
        <source>This blessing is not in the deck any more.</source>
        <translation>Cette bénédiction n’est plus dans la pile.</translation>
    </message>
    <message>
        <source>This die is taken already.</source>
        <translation>Ce dé est déjà pris.</translation>
    </message>
    <message>
        <source>This hero is not active.</source>
        <translation>Ce héros n’est pas actif.</translation>
    </message>
    <message>
        <source>This hero is not on the used pile.</source>
        <translation>Ce héros n’est pas parmi vos héros utilisés.</translation>
    </message>
    <message>
        <source>This is not the workplace of {die}.</source>
        <translation>Ce n’est pas le lieu de travail&#xa0;: {die}.</translation>
    </message>
    <message>
        <source>This stall is not in use: the market has {stalls} stalls now.</source>
        <translation>Cet étal n’est pas en jeu&#xa0;: le marché compte {stalls}&#xa0;étals.</translation>
    </message>
    <message>
        <source>Two Kings always play with Assisi.</source>
        <translation>Deux Rois jouent toujours avec Assisi.</translation>
    </message>
    <message>
        <source>With five Kings Reate is a King’s city, and Assisi is not in play.</source>
        <translation>À cinq Rois, Réate est la ville d’un Roi, et Assisi n’est pas en jeu.</translation>
    </message>
</context>
<context>
    <name>AlbaTerms</name>
    <message numerus="yes">
        <source>%n captives</source>
        <translation>
            <numerusform>%n&#xa0;paysan capturé</numerusform>
            <numerusform>%n&#xa0;paysans capturés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins</source>
        <translation>
            <numerusform>%n&#xa0;pièce</numerusform>
            <numerusform>%n&#xa0;pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n farmers</source>
        <translation>
            <numerusform>%n&#xa0;fermier</numerusform>
            <numerusform>%n&#xa0;fermiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n levels of worship</source>
        <translation>
            <numerusform>%n&#xa0;niveau de dévotion</numerusform>
            <numerusform>%n&#xa0;niveaux de dévotion</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lying farmers</source>
        <translation>
            <numerusform>%n&#xa0;fermier couché</numerusform>
            <numerusform>%n&#xa0;fermiers couchés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n merchants</source>
        <translation>
            <numerusform>%n&#xa0;marchand</numerusform>
            <numerusform>%n&#xa0;marchands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monuments</source>
        <translation>
            <numerusform>%n&#xa0;monument</numerusform>
            <numerusform>%n&#xa0;monuments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n peasants</source>
        <translation>
            <numerusform>%n&#xa0;paysan</numerusform>
            <numerusform>%n&#xa0;paysans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n priests</source>
        <translation>
            <numerusform>%n&#xa0;prêtre</numerusform>
            <numerusform>%n&#xa0;prêtres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sabotages</source>
        <translation>
            <numerusform>%n&#xa0;sabotage</numerusform>
            <numerusform>%n&#xa0;sabotages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soldiers</source>
        <translation>
            <numerusform>%n&#xa0;soldat</numerusform>
            <numerusform>%n&#xa0;soldats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wheat</source>
        <translation>
            <numerusform>%n&#xa0;blé</numerusform>
            <numerusform>%n&#xa0;blés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>%n&#xa0;ouvrier</numerusform>
            <numerusform>%n&#xa0;ouvriers</numerusform>
        </translation>
    </message>
    <message>
        <source>Barracks</source>
        <translation>Caserne</translation>
    </message>
    <message>
        <source>Blessing</source>
        <translation>Bénédiction</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Cour</translation>
    </message>
    <message>
        <source>End of the year</source>
        <translation>Fin de l’année</translation>
    </message>
    <message>
        <source>Farm</source>
        <translation>Ferme</translation>
    </message>
    <message>
        <source>Farmers</source>
        <translation>Fermiers</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Marché</translation>
    </message>
    <message>
        <source>Merchants</source>
        <translation>Marchands</translation>
    </message>
    <message>
        <source>Priests</source>
        <translation>Prêtres</translation>
    </message>
    <message>
        <source>Quarry</source>
        <translation>Carrière</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Soldiers</source>
        <translation>Soldats</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Temple</source>
        <translation>Temple</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Ouvriers</translation>
    </message>
    <message>
        <source>a captive</source>
        <translation>un paysan capturé</translation>
    </message>
    <message>
        <source>a dry year</source>
        <translation>une année sèche</translation>
    </message>
    <message>
        <source>a moderate year</source>
        <translation>une année modérée</translation>
    </message>
    <message>
        <source>a wet year</source>
        <translation>une année humide</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>brun</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>gris</translation>
    </message>
    <message>
        <source>growing season</source>
        <translation>saison de croissance</translation>
    </message>
    <message>
        <source>harvest season</source>
        <translation>saison des récoltes</translation>
    </message>
    <message>
        <source>hero {value}</source>
        <translation>le héros&#xa0;{value}</translation>
    </message>
    <message>
        <source>stall {numeral}</source>
        <translation>l’étal&#xa0;{numeral}</translation>
    </message>
    <message>
        <source>the barracks</source>
        <translation>la caserne</translation>
    </message>
    <message>
        <source>the black die</source>
        <translation>le dé noir</translation>
    </message>
    <message>
        <source>the brown die</source>
        <translation>le dé brun</translation>
    </message>
    <message>
        <source>the farm</source>
        <translation>la ferme</translation>
    </message>
    <message>
        <source>the grey die</source>
        <translation>le dé gris</translation>
    </message>
    <message>
        <source>the market</source>
        <translation>le marché</translation>
    </message>
    <message>
        <source>the quarry</source>
        <translation>la carrière</translation>
    </message>
    <message>
        <source>the temple</source>
        <translation>le temple</translation>
    </message>
    <message>
        <source>the white die</source>
        <translation>le dé blanc</translation>
    </message>
    <message>
        <source>to the barracks</source>
        <translation>à la caserne</translation>
    </message>
    <message>
        <source>to the farm</source>
        <translation>à la ferme</translation>
    </message>
    <message>
        <source>to the market</source>
        <translation>au marché</translation>
    </message>
    <message>
        <source>to the quarry</source>
        <translation>à la carrière</translation>
    </message>
    <message>
        <source>to the temple</source>
        <translation>au temple</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
</context>
<context>
    <name>AlbaWeighing</name>
    <message>
        <source>a blessing about to be received</source>
        <translation>une bénédiction sur le point d’être reçue</translation>
    </message>
    <message>
        <source>the coins, and what the merchants will earn</source>
        <translation>les pièces et ce que les marchands rapporteront</translation>
    </message>
    <message>
        <source>the heroes in hand</source>
        <translation>les héros en main</translation>
    </message>
    <message>
        <source>the monuments, those that the quarry will build included</source>
        <translation>les monuments, y compris ceux que la carrière bâtira</translation>
    </message>
    <message>
        <source>the peasants who wait for a die</source>
        <translation>les paysans inactifs, qui attendent un dé</translation>
    </message>
    <message>
        <source>the peasants, most of all those still missing for victory</source>
        <translation>les paysans, surtout ceux qui manquent encore pour la victoire</translation>
    </message>
    <message>
        <source>the soldiers, and what this season’s attacks promise or threaten</source>
        <translation>les soldats, et ce que les attaques de la saison promettent ou menacent</translation>
    </message>
    <message>
        <source>the wheat, in store and to be harvested</source>
        <translation>le blé, en réserve et à récolter</translation>
    </message>
    <message>
        <source>the worship, for an improvement and a blessing</source>
        <translation>la dévotion, pour une récolte améliorée et une bénédiction</translation>
    </message>
    <message>
        <source>victory, at hand or lost</source>
        <translation>la victoire, proche ou perdue</translation>
    </message>
</context>
<context>
    <name>AlbaWords</name>
    <message>
        <source>Coins</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Every King has lost his city.</source>
        <translation>Tous les Rois ont perdu leur ville.</translation>
    </message>
    <message>
        <source>Monuments</source>
        <translation>Monuments</translation>
    </message>
    <message>
        <source>Only one King was left.</source>
        <translation>Il ne restait qu’un seul Roi.</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>Population</translation>
    </message>
    <message>
        <source>Seven years have passed, and nobody met the challenge.</source>
        <translation>Sept années ont passé, et personne n’a relevé le défi.</translation>
    </message>
    <message>
        <source>Seven years have passed, and the challenge was not met.</source>
        <translation>Sept années ont passé, et le défi n’a pas été relevé.</translation>
    </message>
    <message>
        <source>The Shadow met the challenge of the gods first.</source>
        <translation>L’Ombre a relevé la première le défi des dieux.</translation>
    </message>
    <message>
        <source>The challenge of the gods was met.</source>
        <translation>Le défi des dieux a été relevé.</translation>
    </message>
    <message>
        <source>The city has lost all its people.</source>
        <translation>La ville a perdu tous ses habitants.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partie terminée.</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Victoire</translation>
    </message>
    <message>
        <source>Wheat</source>
        <translation>Blé</translation>
    </message>
    <message>
        <source>by year</source>
        <translation>par année</translation>
    </message>
</context>
<context>
    <name>CardPainter</name>
    <message>
        <source>This file is damaged.</source>
        <translation>Ce fichier est endommagé.</translation>
    </message>
</context>
<context>
    <name>CategoryTable</name>
    <message>
        <source>the most</source>
        <translation>le plus</translation>
    </message>
</context>
<context>
    <name>Challenge</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n&#xa0;point</numerusform>
            <numerusform>%n&#xa0;points</numerusform>
        </translation>
    </message>
    <message>
        <source>Not played yet.</source>
        <translation>Pas encore joué.</translation>
    </message>
    <message>
        <source>Not played yet. The margin at the end gives your rank.</source>
        <translation>Pas encore joué. L’écart final donne votre rang.</translation>
    </message>
    <message>
        <source>Not played yet. The points at the end give your rank.</source>
        <translation>Pas encore joué. Les points à la fin donnent votre rang.</translation>
    </message>
    <message numerus="yes">
        <source>Not won yet. Your best: %n points behind.</source>
        <translation>
            <numerusform>Pas encore gagné. Meilleur résultat&#xa0;: %n&#xa0;point de retard.</numerusform>
            <numerusform>Pas encore gagné. Meilleur résultat&#xa0;: %n&#xa0;points de retard.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the challenge</source>
        <translation>Relever le défi</translation>
    </message>
    <message numerus="yes">
        <source>Your best: %n points ahead, rank {rank}.</source>
        <translation>
            <numerusform>Meilleur résultat&#xa0;: %n&#xa0;point d’avance, rang {rank}.</numerusform>
            <numerusform>Meilleur résultat&#xa0;: %n&#xa0;points d’avance, rang {rank}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your best: %n points ahead.</source>
        <translation>
            <numerusform>Meilleur résultat&#xa0;: %n&#xa0;point d’avance.</numerusform>
            <numerusform>Meilleur résultat&#xa0;: %n&#xa0;points d’avance.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your best: {points}, rank {rank}.</source>
        <translation>Meilleur résultat&#xa0;: {points}, rang {rank}.</translation>
    </message>
    <message>
        <source>Your best: {points}.</source>
        <translation>Meilleur résultat&#xa0;: {points}.</translation>
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
    <name>ChallengeBox</name>
    <message>
        <source>Again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>In hand: {points} of {all} points.</source>
        <translation>En main&#xa0;: {points} points sur {all}.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>S’exercer</translation>
    </message>
    <message>
        <source>The rule is broken: no medal.</source>
        <translation>La règle est enfreinte&#xa0;: pas de médaille.</translation>
    </message>
    <message>
        <source>What was begun stays on the shelf.</source>
        <translation>La partie commencée reste sur l’étagère.</translation>
    </message>
    <message>
        <source>With hints; it does not count.</source>
        <translation>Avec des conseils&#xa0;; cela ne compte pas.</translation>
    </message>
</context>
<context>
    <name>ChallengesPage</name>
    <message numerus="yes">
        <source>%n bronze</source>
        <translation>
            <numerusform>%n&#xa0;de bronze</numerusform>
            <numerusform>%n&#xa0;de bronze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n&#xa0;d’or</numerusform>
            <numerusform>%n&#xa0;d’or</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n silver</source>
        <translation>
            <numerusform>%n&#xa0;d’argent</numerusform>
            <numerusform>%n&#xa0;d’argent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved, {stars}</source>
        <translation>
            <numerusform>%n&#xa0;résolu, {stars}</numerusform>
            <numerusform>%n&#xa0;résolus, {stars}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>%n&#xa0;étoile</numerusform>
            <numerusform>%n&#xa0;étoiles</numerusform>
        </translation>
    </message>
    <message>
        <source>All of them have three stars.</source>
        <translation>Tous ont trois étoiles.</translation>
    </message>
    <message>
        <source>Perfect turn</source>
        <translation>Tour parfait</translation>
    </message>
    <message>
        <source>Same start for everyone, three marks to reach.</source>
        <translation>Le même départ pour tous, trois paliers à atteindre.</translation>
    </message>
    <message>
        <source>Solo challenges</source>
        <translation>Défis en solo</translation>
    </message>
    <message>
        <source>They can all be played again.</source>
        <translation>Tous peuvent être rejoués.</translation>
    </message>
    <message numerus="yes">
        <source>This week: %n days solved</source>
        <translation>
            <numerusform>Cette semaine&#xa0;: %n&#xa0;jour résolu</numerusform>
            <numerusform>Cette semaine&#xa0;: %n&#xa0;jours résolus</numerusform>
        </translation>
    </message>
    <message>
        <source>Today&apos;s puzzle</source>
        <translation>Le problème du jour</translation>
    </message>
    <message>
        <source>Today&apos;s puzzle could not be made.</source>
        <translation>Le problème du jour n’a pas pu être composé.</translation>
    </message>
    <message numerus="yes">
        <source>all %n</source>
        <translation>
            <numerusform>tous (%n)</numerusform>
            <numerusform>tous (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>back to all challenges</source>
        <translation>retour à tous les défis</translation>
    </message>
</context>
<context>
    <name>Challenging</name>
    <message numerus="yes">
        <source>%n points: no medal yet, bronze asks {mark}.</source>
        <translation>
            <numerusform>%n&#xa0;point&#xa0;: pas encore de médaille, le bronze en demande {mark}.</numerusform>
            <numerusform>%n&#xa0;points&#xa0;: pas encore de médaille, le bronze en demande {mark}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points: {medal}.</source>
        <translation>
            <numerusform>%n&#xa0;point&#xa0;: {medal}.</numerusform>
            <numerusform>%n&#xa0;points&#xa0;: {medal}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the challenges</source>
        <translation>Retour aux défis</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Défis</translation>
    </message>
    <message>
        <source>No star yet: the first one asks {amount}.</source>
        <translation>Pas encore d’étoile&#xa0;: la première demande {amount}.</translation>
    </message>
    <message>
        <source>Practice: {said}</source>
        <translation>Exercice&#xa0;: {said}</translation>
    </message>
    <message>
        <source>Show the best line</source>
        <translation>Voir la meilleure suite</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>The best line: {amount}</source>
        <translation>La meilleure suite&#xa0;: {amount}</translation>
    </message>
    <message>
        <source>The next star asks {amount}.</source>
        <translation>L’étoile suivante demande {amount}.</translation>
    </message>
    <message>
        <source>The perfect turn: no line brings more.</source>
        <translation>Le tour parfait&#xa0;: aucune suite ne rapporte plus.</translation>
    </message>
    <message>
        <source>The rule of this challenge is broken: no medal.</source>
        <translation>La règle de ce défi est enfreinte&#xa0;: pas de médaille.</translation>
    </message>
    <message>
        <source>The rule was broken: no medal.</source>
        <translation>La règle a été enfreinte&#xa0;: pas de médaille.</translation>
    </message>
    <message>
        <source>Try it yourself</source>
        <translation>À vous d’essayer</translation>
    </message>
    <message>
        <source>What you reached could not be kept: {reason}.</source>
        <translation>Votre résultat n’a pas pu être conservé&#xa0;: {reason}.</translation>
    </message>
</context>
<context>
    <name>CoachCard</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>C’est fait</translation>
    </message>
    <message>
        <source>Leave lesson</source>
        <translation>Quitter la leçon</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>Pg suiv</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Pg préc</translation>
    </message>
    <message>
        <source>See what comes of it.</source>
        <translation>Voyez ce qui s’ensuit.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>Your turn: {task}</source>
        <translation>À vous&#xa0;: {task}</translation>
    </message>
    <message>
        <source>step {number} of {count}</source>
        <translation>étape {number} sur {count}</translation>
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
        <translation>Total si la partie s’arrêtait maintenant</translation>
    </message>
    <message>
        <source>Who plays…</source>
        <translation>Qui joue…</translation>
    </message>
</context>
<context>
    <name>ConcordiaCards</name>
    <message>
        <source>All markers show their goods again.</source>
        <translation>Tous les jetons remontrent leur marchandise.</translation>
    </message>
    <message>
        <source>Build in {city}</source>
        <translation>Construire à {city}</translation>
    </message>
    <message>
        <source>It counts as played by you.</source>
        <translation>Elle compte comme jouée par vous.</translation>
    </message>
    <message>
        <source>Move to {line}</source>
        <translation>Aller sur la ligne {line}</translation>
    </message>
    <message>
        <source>Nothing of it can be done now.</source>
        <translation>Rien de tout cela n’est possible pour l’instant.</translation>
    </message>
    <message>
        <source>house number {count} here: coins times {count}</source>
        <translation>maison numéro {count}&#xa0;ici&#xa0;: sesterces multipliés par {count}</translation>
    </message>
    <message>
        <source>opens {city}: {price}</source>
        <translation>permet de construire à {city}&#xa0;: {price}</translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <translation>{before} → {after}</translation>
    </message>
    <message>
        <source>{cost} of {left} steps</source>
        <translation>{cost}&#xa0;pas sur {left}</translation>
    </message>
    <message>
        <source>{god} {points} at the end</source>
        <translation>{god} {points} à la fin</translation>
    </message>
    <message>
        <source>{goods} would be lost</source>
        <translation>vous perdriez {goods}</translation>
    </message>
    <message>
        <source>{name} keeps {room} of {goods}</source>
        <translation>{name}&#xa0;: {room} à garder, {goods} en tout</translation>
    </message>
    <message>
        <source>{name} loses {goods}: no room</source>
        <translation>{name} perd {goods}, faute de place</translation>
    </message>
    <message>
        <source>{name} {goods}</source>
        <translation>{name}&#xa0;: {goods}</translation>
    </message>
    <message>
        <source>{price}, you have {stock}</source>
        <translation>{price}, vous en avez {stock}</translation>
    </message>
    <message>
        <source>{province}, {sort}</source>
        <translation>{province}, {sort}</translation>
    </message>
</context>
<context>
    <name>ConcordiaCover</name>
    <message>
        <source>2 to 4 players</source>
        <translation>2 à 4&#xa0;joueurs</translation>
    </message>
    <message>
        <source>3 to 5 players</source>
        <translation>3 à 5&#xa0;joueurs</translation>
    </message>
    <message>
        <source>5 coins and 1 per colonist, instead of 2 per colonist.</source>
        <translation>5&#xa0;sesterces et 1 par colon, au lieu de 2 par colon.</translation>
    </message>
    <message>
        <source>Aedile</source>
        <translation>Édile</translation>
    </message>
    <message>
        <source>Aemulus</source>
        <translation>Aemulus</translation>
    </message>
    <message>
        <source>Aemulus builds, produces and takes cards by a fixed list; reach the points of a rank.</source>
        <translation>Aemulus construit, produit et prend des cartes selon une liste fixe&#xa0;; atteignez les points du rang.</translation>
    </message>
    <message>
        <source>Alone beside Aemulus</source>
        <translation>Seul face à Aemulus</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Consul</source>
        <translation>Consul</translation>
    </message>
    <message>
        <source>Does not ask when the store is full.</source>
        <translation>Ne demande rien si l’entrepôt est plein.</translation>
    </message>
    <message>
        <source>Each first Tribune is scored, for a few coins. Good for a first game.</source>
        <translation>Décompte au premier Tribun de chacun. Conseillé pour une première partie.</translation>
    </message>
    <message>
        <source>Each turn is one card from your hand: colonists travel, houses rise, provinces produce, goods are traded, new cards are bought. In the end every card counts for its god, and there is no luck but the set-up.</source>
        <translation>À chaque tour, vous jouez une carte de votre main&#xa0;: les colons voyagent, les maisons se construisent, les provinces produisent, on fait du commerce, on achète des cartes. À la fin, chaque carte compte pour son dieu, et seul le hasard de la mise en place intervient.</translation>
    </message>
    <message>
        <source>First scoring</source>
        <translation>Décompte intermédiaire</translation>
    </message>
    <message>
        <source>Imperium</source>
        <translation>Imperium</translation>
    </message>
    <message>
        <source>Italia</source>
        <translation>Italia</translation>
    </message>
    <message>
        <source>Keep the dearest goods</source>
        <translation>Garder le plus cher</translation>
    </message>
    <message>
        <source>Later Colonist card</source>
        <translation>Carte Colon plus récente</translation>
    </message>
    <message>
        <source>Praetor</source>
        <translation>Préteur</translation>
    </message>
    <message>
        <source>Quaestor</source>
        <translation>Questeur</translation>
    </message>
    <message>
        <source>Reach {italia} points on Italia, or {imperium} on Imperium.</source>
        <translation>Atteindre {italia} points sur Italia, ou {imperium} sur Imperium.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Tour&#xa0;{number}</translation>
    </message>
    <message>
        <source>Settle the empire, trade its goods; your own cards decide what counts.</source>
        <translation>Peuplez l’empire, faites du commerce&#xa0;; vos propres cartes décident de ce qui compte.</translation>
    </message>
</context>
<context>
    <name>ConcordiaFacts</name>
    <message numerus="yes">
        <source>%n coins</source>
        <translation>
            <numerusform>%n&#xa0;sesterce</numerusform>
            <numerusform>%n&#xa0;sesterces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n houses on the map</source>
        <translation>
            <numerusform>%n&#xa0;maison sur le plateau</numerusform>
            <numerusform>%n&#xa0;maisons sur le plateau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ships on the map</source>
        <translation>
            <numerusform>%n&#xa0;bateau sur le plateau</numerusform>
            <numerusform>%n&#xa0;bateaux sur le plateau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n walkers on the map</source>
        <translation>
            <numerusform>%n&#xa0;colon terrestre sur le plateau</numerusform>
            <numerusform>%n&#xa0;colons terrestres sur le plateau</numerusform>
        </translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construire</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Achat</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Colonists</source>
        <translation>Colons</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copie</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>Last turns</source>
        <translation>Derniers tours</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>New colonist</source>
        <translation>Nouveau colon</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Payer</translation>
    </message>
    <message>
        <source>Praefectus Magnus</source>
        <translation>Praefectus Magnus</translation>
    </message>
    <message>
        <source>Province</source>
        <translation>Province</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Tour&#xa0;{number}</translation>
    </message>
    <message>
        <source>Storehouse</source>
        <translation>Entrepôt</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Commerce</translation>
    </message>
</context>
<context>
    <name>ConcordiaInfos</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n&#xa0;carte</numerusform>
            <numerusform>%n&#xa0;cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards face down, deck by deck</source>
        <translation>
            <numerusform>%n&#xa0;carte face cachée, paquet par paquet</numerusform>
            <numerusform>%n&#xa0;cartes face cachée, paquet par paquet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins with all goods at list price</source>
        <translation>
            <numerusform>%n&#xa0;sesterce avec les marchandises au prix indiqué</numerusform>
            <numerusform>%n&#xa0;sesterces avec les marchandises au prix indiqué</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in store</source>
        <translation>
            <numerusform>%n dans l’entrepôt</numerusform>
            <numerusform>%n dans l’entrepôt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n&#xa0;pas</numerusform>
            <numerusform>%n&#xa0;pas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps left</source>
        <translation>
            <numerusform>il reste %n&#xa0;pas</numerusform>
            <numerusform>il reste %n&#xa0;pas</numerusform>
        </translation>
    </message>
    <message>
        <source>1 food and 1 tool bring it to the map, with a Tribune or a Colonist.</source>
        <translation>1&#xa0;nourriture et 1&#xa0;outil l’amènent sur le plateau, avec un Tribun ou un Colon.</translation>
    </message>
    <message>
        <source>A Diplomat can copy it.</source>
        <translation>Un Diplomate peut la copier.</translation>
    </message>
    <message>
        <source>A Diplomat is not copied.</source>
        <translation>Un Diplomate ne se copie pas.</translation>
    </message>
    <message>
        <source>A colonist stands here: others may pass, not stop.</source>
        <translation>Un colon s’y trouve&#xa0;: les autres peuvent passer, mais pas s’arrêter.</translation>
    </message>
    <message>
        <source>A house here: {price}</source>
        <translation>Une maison ici&#xa0;: {price}</translation>
    </message>
    <message>
        <source>A ship here opens both its cities for building.</source>
        <translation>Un bateau ici permet de construire dans les deux cités.</translation>
    </message>
    <message>
        <source>A walker here opens both its cities for building.</source>
        <translation>Un colon ici permet de construire dans les deux cités.</translation>
    </message>
    <message>
        <source>Cards played lie here until a Tribune.</source>
        <translation>Les cartes jouées restent ici jusqu’à un Tribun.</translation>
    </message>
    <message>
        <source>Colonists begin here. Nobody builds here.</source>
        <translation>Les colons partent d’ici. Personne n’y construit.</translation>
    </message>
    <message>
        <source>Concordia card: {points}</source>
        <translation>Carte Concordia&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Each slot holds one good or one waiting colonist.</source>
        <translation>Chaque emplacement reçoit une marchandise ou un colon en attente.</translation>
    </message>
    <message>
        <source>From the top: {cards}</source>
        <translation>De haut en bas&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>It has produced. A Prefect may take {coins} here.</source>
        <translation>Elle a produit. Un Préfet peut y percevoir {coins}.</translation>
    </message>
    <message>
        <source>Its slot is then free for a good.</source>
        <translation>Son emplacement est alors libre pour une marchandise.</translation>
    </message>
    <message>
        <source>Jupiter: 1 for each house outside brick cities</source>
        <translation>Jupiter&#xa0;: 1 par maison hors des cités à brique</translation>
    </message>
    <message>
        <source>Mars: 2 for each colonist on the map</source>
        <translation>Mars&#xa0;: 2 par colon sur le plateau</translation>
    </message>
    <message>
        <source>Mercurius: 2 for each kind of good made</source>
        <translation>Mercurius&#xa0;: 2 par type de marchandises produit</translation>
    </message>
    <message>
        <source>Minerva: for houses that make its good</source>
        <translation>Minerva&#xa0;: pour les maisons de sa marchandise</translation>
    </message>
    <message>
        <source>Moves along roads, one step for each line.</source>
        <translation>Suit les lignes terrestres, un pas par ligne.</translation>
    </message>
    <message>
        <source>Moves along sea lanes, one step for each line.</source>
        <translation>Suit les lignes maritimes, un pas par ligne.</translation>
    </message>
    <message>
        <source>Nothing to copy for a Diplomat.</source>
        <translation>Rien à copier pour un Diplomate.</translation>
    </message>
    <message>
        <source>Praefectus Magnus: the next Prefect’s bonus is two goods; then it passes on.</source>
        <translation>Praefectus Magnus&#xa0;: le prochain Préfet reçoit deux marchandises en bonus&#xa0;; puis la carte passe.</translation>
    </message>
    <message>
        <source>Price: {price}</source>
        <translation>Prix&#xa0;: {price}</translation>
    </message>
    <message>
        <source>Saturnus: 1 for each province with a house</source>
        <translation>Saturnus&#xa0;: 1 par province avec une maison</translation>
    </message>
    <message>
        <source>The end has come already: no Concordia card any more.</source>
        <translation>La fin est déjà déclenchée&#xa0;: il n’y a plus de carte Concordia à prendre.</translation>
    </message>
    <message>
        <source>To buy: carry it to a free slot; the third slot buys three.</source>
        <translation>Pour acheter&#xa0;: glissez-la sur un emplacement libre&#xa0;; sur le troisième, vous en achetez trois.</translation>
    </message>
    <message>
        <source>To sell {goods} for {coins}: carry this one to its price, or click it twice.</source>
        <translation>Pour vendre {goods} contre {coins}&#xa0;: glissez ce jeton sur son prix, ou double-cliquez dessus.</translation>
    </message>
    <message>
        <source>Vesta: 1 for 10 coins, goods at list price</source>
        <translation>Vesta&#xa0;: 1 pour 10&#xa0;sesterces, marchandises au prix indiqué</translation>
    </message>
    <message>
        <source>Whoever builds the fifteenth ends the game and takes the Concordia card.</source>
        <translation>Le joueur qui construit sa quinzième maison déclenche la fin et prend la carte Concordia.</translation>
    </message>
    <message>
        <source>Whoever buys the last card of all ends the game.</source>
        <translation>L’achat de la toute dernière carte déclenche la fin.</translation>
    </message>
    <message>
        <source>You have a house here.</source>
        <translation>Vous avez une maison ici.</translation>
    </message>
    <message>
        <source>no sea lane</source>
        <translation>pas de ligne maritime</translation>
    </message>
    <message>
        <source>now worth {points}</source>
        <translation>vaut maintenant {points}</translation>
    </message>
    <message>
        <source>or {coins}</source>
        <translation>ou {coins}</translation>
    </message>
    <message numerus="yes">
        <source>takes back %n cards</source>
        <translation>
            <numerusform>reprend %n&#xa0;carte</numerusform>
            <numerusform>reprend %n&#xa0;cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards}, {points} for each</source>
        <translation>{cards}, {points} pour chacune</translation>
    </message>
    <message>
        <source>{coins} each, to buy, to sell and for Vesta</source>
        <translation>{coins} l’unité, à l’achat, à la vente et pour Vesta</translation>
    </message>
    <message>
        <source>{name} {goods}</source>
        <translation>{name}&#xa0;: {goods}</translation>
    </message>
    <message>
        <source>{points} for each such house at the end</source>
        <translation>{points} à la fin par maison de ce type</translation>
    </message>
</context>
<context>
    <name>ConcordiaJournal</name>
    <message>
        <source>All have been scored once; coins for the best: {paid}.</source>
        <translation>Décompte intermédiaire&#xa0;: {paid}.</translation>
    </message>
    <message>
        <source>Every province has its bonus marker.</source>
        <translation>Chaque province a son jeton bonus.</translation>
    </message>
    <message>
        <source>New for sale: {cards}.</source>
        <translation>Mise en vente&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>The cities of letter {letter} have their goods.</source>
        <translation>Les cités de la lettre&#xa0;{letter} ont leurs marchandises.</translation>
    </message>
    <message>
        <source>The game is over: {name} wins with {points}.</source>
        <translation>Partie terminée&#xa0;: {name} l’emporte avec {points}.</translation>
    </message>
    <message>
        <source>bought the last card and takes the Concordia card.</source>
        <translation>a acheté la dernière carte et prend la carte Concordia.</translation>
    </message>
    <message>
        <source>bought {card} for {goods}.</source>
        <translation>a acheté la carte {card} pour {goods}.</translation>
    </message>
    <message>
        <source>bought {card}.</source>
        <translation>a acheté la carte {card}.</translation>
    </message>
    <message>
        <source>bought {goods} for {coins}.</source>
        <translation>a acheté {goods} pour {coins}.</translation>
    </message>
    <message>
        <source>built a house in {city} for {price}.</source>
        <translation>a construit une maison à {city} pour {price}.</translation>
    </message>
    <message>
        <source>built a house in {city}.</source>
        <translation>a construit une maison à {city}.</translation>
    </message>
    <message>
        <source>built the fifteenth house and takes the Concordia card.</source>
        <translation>a construit la quinzième maison et prend la carte Concordia.</translation>
    </message>
    <message>
        <source>built the fifteenth house; the end is near.</source>
        <translation>a construit la quinzième maison&#xa0;; la fin est proche.</translation>
    </message>
    <message>
        <source>carried out {card}.</source>
        <translation>a exécuté la carte {card}.</translation>
    </message>
    <message>
        <source>copied {card} from {name}.</source>
        <translation>a copié chez {name} la carte {card}.</translation>
    </message>
    <message>
        <source>found no card to copy.</source>
        <translation>n’a trouvé aucune carte à copier.</translation>
    </message>
    <message>
        <source>had no room for {goods}.</source>
        <translation>n’avait pas de place pour {goods}.</translation>
    </message>
    <message>
        <source>is the start player.</source>
        <translation>joue en premier.</translation>
    </message>
    <message>
        <source>let {province} produce, bonus {goods}.</source>
        <translation>a fait produire {province}, avec {goods} en bonus.</translation>
    </message>
    <message numerus="yes">
        <source>moved {kind} to {line}, %n steps.</source>
        <translation>
            <numerusform>a déplacé {kind} vers la ligne {line}, %n&#xa0;pas.</numerusform>
            <numerusform>a déplacé {kind} vers la ligne {line}, %n&#xa0;pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>paid a question mark with {goods}.</source>
        <translation>a payé un «&#xa0;?&#xa0;» avec {goods}.</translation>
    </message>
    <message>
        <source>passed the Praefectus Magnus to {name}.</source>
        <translation>a passé la carte Praefectus Magnus à {name}.</translation>
    </message>
    <message>
        <source>placed {kind} in {city}.</source>
        <translation>a placé {kind} à {city}.</translation>
    </message>
    <message>
        <source>played {card}.</source>
        <translation>a joué la carte {card}.</translation>
    </message>
    <message>
        <source>received {coins} for the colonists.</source>
        <translation>a reçu {coins} pour ses colons.</translation>
    </message>
    <message>
        <source>received {coins}.</source>
        <translation>a reçu {coins}.</translation>
    </message>
    <message>
        <source>received {goods}.</source>
        <translation>a reçu {goods}.</translation>
    </message>
    <message>
        <source>sold {goods} for {coins}.</source>
        <translation>a vendu {goods} pour {coins}.</translation>
    </message>
    <message>
        <source>took back {cards} and received {coins}.</source>
        <translation>a repris {cards} et reçu {coins}.</translation>
    </message>
    <message>
        <source>took back {cards}.</source>
        <translation>a repris {cards}.</translation>
    </message>
    <message>
        <source>took the last card; the end is near.</source>
        <translation>a pris la dernière carte&#xa0;; la fin est proche.</translation>
    </message>
    <message>
        <source>took {card} out of the game.</source>
        <translation>a retiré la carte {card} du jeu.</translation>
    </message>
    <message>
        <source>took {coins} and turned the markers to their goods.</source>
        <translation>a perçu {coins} et retourné les jetons côté marchandise.</translation>
    </message>
    <message>
        <source>turned all markers to their goods.</source>
        <translation>a retourné tous les jetons côté marchandise.</translation>
    </message>
    <message>
        <source>was scored for the first time: {points}.</source>
        <translation>a eu son décompte intermédiaire&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>{name} {coins}</source>
        <translation>{name} reçoit {coins}</translation>
    </message>
    <message>
        <source>{name}, last turn</source>
        <translation>{name}, dernier tour</translation>
    </message>
    <message>
        <source>{name}, turn {round}</source>
        <translation>{name}, tour&#xa0;{round}</translation>
    </message>
</context>
<context>
    <name>ConcordiaLabels</name>
    <message numerus="yes">
        <source>%n houses left</source>
        <translation>
            <numerusform>%n&#xa0;maison libre</numerusform>
            <numerusform>%n&#xa0;maisons libres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {slots} free</source>
        <translation>
            <numerusform>%n&#xa0;emplacement libre sur {slots}</numerusform>
            <numerusform>%n&#xa0;emplacements libres sur {slots}</numerusform>
        </translation>
    </message>
    <message>
        <source>1 brick for each of your brick houses.</source>
        <translation>1&#xa0;brique par maison en cité à brique.</translation>
    </message>
    <message>
        <source>1 cloth for each of your cloth houses.</source>
        <translation>1&#xa0;tissu par maison en cité à tissu.</translation>
    </message>
    <message>
        <source>1 food for each of your food houses.</source>
        <translation>1&#xa0;nourriture par maison en cité à nourriture.</translation>
    </message>
    <message>
        <source>1 tool for each of your tool houses.</source>
        <translation>1&#xa0;outil par maison en cité à outil.</translation>
    </message>
    <message>
        <source>1 wine for each of your wine houses.</source>
        <translation>1&#xa0;vin par maison en cité à vin.</translation>
    </message>
    <message>
        <source>3 coins. Trade two kinds of goods.</source>
        <translation>3&#xa0;sesterces, puis commerce.</translation>
    </message>
    <message>
        <source>5 coins. Trade two kinds of goods.</source>
        <translation>5&#xa0;sesterces, puis commerce.</translation>
    </message>
    <message>
        <source>A province produces, or take coins.</source>
        <translation>Une province produit, ou percevez l’argent.</translation>
    </message>
    <message>
        <source>All cards are sold.</source>
        <translation>Toutes les cartes sont vendues.</translation>
    </message>
    <message>
        <source>Buy one card, no surcharge.</source>
        <translation>Acheter une carte sans surcoût.</translation>
    </message>
    <message>
        <source>Buy up to two cards for sale.</source>
        <translation>Acheter une ou deux cartes.</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Sesterces</translation>
    </message>
    <message>
        <source>Concordia card</source>
        <translation>Carte Concordia</translation>
    </message>
    <message>
        <source>Copy another player’s top card.</source>
        <translation>Copier le dessus d’une défausse.</translation>
    </message>
    <message>
        <source>Face-down card</source>
        <translation>Carte face cachée</translation>
    </message>
    <message>
        <source>For sale</source>
        <translation>À vendre</translation>
    </message>
    <message>
        <source>Free slot</source>
        <translation>Emplacement libre</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Houses left</source>
        <translation>Maisons en réserve</translation>
    </message>
    <message>
        <source>Keep one of these sets</source>
        <translation>Gardez l’un de ces ensembles</translation>
    </message>
    <message>
        <source>Keep {goods}</source>
        <translation>Garder {goods}</translation>
    </message>
    <message>
        <source>Move colonists, then build houses.</source>
        <translation>Déplacer les colons, puis construire.</translation>
    </message>
    <message>
        <source>New colonists, or coins for all.</source>
        <translation>Nouveaux colons, ou sesterces.</translation>
    </message>
    <message>
        <source>On top of the piles</source>
        <translation>Dessus des défausses</translation>
    </message>
    <message>
        <source>One more turn</source>
        <translation>Encore un tour</translation>
    </message>
    <message>
        <source>One more turn for each of the others</source>
        <translation>Encore un tour pour chacun des autres</translation>
    </message>
    <message>
        <source>Own pile</source>
        <translation>Défausse</translation>
    </message>
    <message numerus="yes">
        <source>Own pile, %n cards</source>
        <translation>
            <numerusform>Défausse, %n&#xa0;carte</numerusform>
            <numerusform>Défausse, %n&#xa0;cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Praefectus Magnus</source>
        <translation>Praefectus Magnus</translation>
    </message>
    <message>
        <source>Praefectus Magnus, held by {name}</source>
        <translation>Praefectus Magnus, détenu par {name}</translation>
    </message>
    <message>
        <source>Price of {good}: {coins}</source>
        <translation>Prix ({good})&#xa0;: {coins}</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Road {place}</source>
        <translation>Ligne terrestre {place}</translation>
    </message>
    <message>
        <source>Sea lane {place}</source>
        <translation>Ligne maritime {place}</translation>
    </message>
    <message>
        <source>Take all cards back. One new colonist.</source>
        <translation>Reprendre ses cartes. Un colon.</translation>
    </message>
    <message>
        <source>The last turns</source>
        <translation>Les derniers tours</translation>
    </message>
    <message>
        <source>The map</source>
        <translation>Le plateau</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>last turns</source>
        <translation>derniers tours</translation>
    </message>
    <message numerus="yes">
        <source>stack %n</source>
        <translation>
            <numerusform>pile %n</numerusform>
            <numerusform>pile %n</numerusform>
        </translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>partie terminée</translation>
    </message>
    <message>
        <source>{card} on top of {name}’s pile</source>
        <translation>Défausse ({name})&#xa0;: {card} au-dessus</translation>
    </message>
    <message>
        <source>{card}, {god}</source>
        <translation>{card}, {god}</translation>
    </message>
    <message>
        <source>{city}, the capital</source>
        <translation>{city}, la capitale</translation>
    </message>
    <message>
        <source>{city}, {province}, {sort}</source>
        <translation>{city}, {province}, {sort}</translation>
    </message>
    <message>
        <source>{city}; houses of {names}</source>
        <translation>{city}&#xa0;; maisons&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{good} {number} of {count}</source>
        <translation>{good} {number} sur {count}</translation>
    </message>
    <message>
        <source>{kind} of {name}, {place}</source>
        <translation>{kind} ({name}), {place}</translation>
    </message>
    <message numerus="yes">
        <source>{kind}, %n waiting</source>
        <translation>
            <numerusform>{kind}, %n en attente</numerusform>
            <numerusform>{kind}, %n en attente</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s pile is empty</source>
        <translation>Défausse ({name})&#xa0;: vide</translation>
    </message>
    <message>
        <source>{name}’s storehouse</source>
        <translation>Entrepôt ({name})</translation>
    </message>
    <message>
        <source>{name}’s storehouse, only looking</source>
        <translation>Entrepôt ({name}), consultation</translation>
    </message>
    <message>
        <source>{province}, marker turned: {coins}</source>
        <translation>{province}, jeton retourné&#xa0;: {coins}</translation>
    </message>
    <message>
        <source>{province}, marker {good}</source>
        <translation>{province}, jeton {good}</translation>
    </message>
</context>
<context>
    <name>ConcordiaPrompts</name>
    <message numerus="yes">
        <source>%n free slots</source>
        <translation>
            <numerusform>%n&#xa0;emplacement libre</numerusform>
            <numerusform>%n&#xa0;emplacements libres</numerusform>
        </translation>
    </message>
    <message>
        <source>A colonist more means more steps and more for Mars.</source>
        <translation>Un colon de plus donne plus de pas et plus pour Mars.</translation>
    </message>
    <message>
        <source>A house more counts for several gods.</source>
        <translation>Une maison de plus compte pour plusieurs dieux.</translation>
    </message>
    <message>
        <source>A purchase brings new cards out of the stack; it cannot be undone after that.</source>
        <translation>Un achat révèle de nouvelles cartes de la pile&#xa0;: il ne peut plus être annulé ensuite.</translation>
    </message>
    <message>
        <source>Another card multiplies what its god gives.</source>
        <translation>Une carte de plus multiplie ce que donne son dieu.</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construire</translation>
    </message>
    <message>
        <source>Build in {city} for {price}</source>
        <translation>Construire à {city} pour {price}</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Acheter</translation>
    </message>
    <message>
        <source>Buy card</source>
        <translation>Acheter</translation>
    </message>
    <message>
        <source>Buy {card}</source>
        <translation>Acheter la carte {card}</translation>
    </message>
    <message>
        <source>Buy {card} for {price}</source>
        <translation>Acheter la carte {card} pour {price}</translation>
    </message>
    <message>
        <source>Buy {goods} for {coins}</source>
        <translation>Acheter {goods} pour {coins}</translation>
    </message>
    <message>
        <source>Click a good in your storehouse.</source>
        <translation>Cliquez sur une marchandise de votre entrepôt.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy {card}</source>
        <translation>Copier la carte {card}</translation>
    </message>
    <message>
        <source>Done with {goods}.</source>
        <translation>Types déjà achetés ou vendus&#xa0;: {goods}.</translation>
    </message>
    <message>
        <source>Drag a colonist to a lit line, or finish moving. Houses come after.</source>
        <translation>Glissez un colon sur une ligne éclairée ou terminez. Les maisons viennent après.</translation>
    </message>
    <message>
        <source>Drag goods to their price to sell, a price to a free slot to buy.</source>
        <translation>Pour vendre, glissez une marchandise sur son prix&#xa0;; pour acheter, un prix sur un emplacement libre.</translation>
    </message>
    <message>
        <source>Drag it to your pile, or click it twice.</source>
        <translation>Glissez-la sur votre défausse ou double-cliquez dessus.</translation>
    </message>
    <message>
        <source>Each costs 1 food and 1 tool.</source>
        <translation>Chacun coûte 1&#xa0;nourriture et 1&#xa0;outil.</translation>
    </message>
    <message>
        <source>Each costs 1 food and 1 tool. Drag it from the storehouse to a lit city.</source>
        <translation>Chacun coûte 1&#xa0;nourriture et 1&#xa0;outil. Glissez-le de l’entrepôt vers une cité éclairée.</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>It brings coins.</source>
        <translation>Cela rapporte des sesterces.</translation>
    </message>
    <message>
        <source>It brings goods.</source>
        <translation>Cela rapporte des marchandises.</translation>
    </message>
    <message>
        <source>It brings the end near while you are ahead.</source>
        <translation>Cela rapproche la fin pendant que vous menez.</translation>
    </message>
    <message>
        <source>It brings the played cards back.</source>
        <translation>Cela ramène les cartes jouées en main.</translation>
    </message>
    <message>
        <source>It costs 1 food and 1 tool. Drag it from the storehouse to Roma.</source>
        <translation>Il coûte 1&#xa0;nourriture et 1&#xa0;outil. Glissez-le de l’entrepôt vers Roma.</translation>
    </message>
    <message numerus="yes">
        <source>It is worth %n points at the end.</source>
        <translation>
            <numerusform>Cela vaut %n&#xa0;point à la fin.</numerusform>
            <numerusform>Cela vaut %n&#xa0;points à la fin.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is worth points at the end.</source>
        <translation>Cela vaut des points à la fin.</translation>
    </message>
    <message>
        <source>It keeps something from somebody else.</source>
        <translation>Cela gêne un adversaire.</translation>
    </message>
    <message>
        <source>It leads to new houses.</source>
        <translation>Cela mène à de nouvelles maisons.</translation>
    </message>
    <message>
        <source>It makes a kind of good that you do not make yet.</source>
        <translation>Cela produit un type de marchandises qui vous manque encore.</translation>
    </message>
    <message>
        <source>It makes room in the storehouse.</source>
        <translation>Cela fait de la place dans l’entrepôt.</translation>
    </message>
    <message>
        <source>It prepares a later turn.</source>
        <translation>Cela prépare un de vos tours suivants.</translation>
    </message>
    <message>
        <source>It reaches a new province.</source>
        <translation>Cela touche une nouvelle province.</translation>
    </message>
    <message>
        <source>Its action is carried out with your own houses, colonists, goods and coins.</source>
        <translation>Son action se fait avec vos maisons, vos colons, vos marchandises et vos sesterces.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Keep {goods}</source>
        <translation>Garder {goods}</translation>
    </message>
    <message>
        <source>Let {province} produce</source>
        <translation>Faire produire {province}</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message numerus="yes">
        <source>Move {kind} from {start} to {line}: %n steps</source>
        <translation>
            <numerusform>Déplacer {kind} depuis {start} vers {line}&#xa0;: %n&#xa0;pas</numerusform>
            <numerusform>Déplacer {kind} depuis {start} vers {line}&#xa0;: %n&#xa0;pas</numerusform>
        </translation>
    </message>
    <message>
        <source>No new colonist can be placed now.</source>
        <translation>Aucun nouveau colon ne peut être placé maintenant.</translation>
    </message>
    <message>
        <source>No new colonist: that takes 1 food, 1 tool and one in store.</source>
        <translation>Pas de nouveau colon&#xa0;: il faut 1&#xa0;nourriture, 1&#xa0;outil et un colon en attente.</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Rien d’autre n’est possible.</translation>
    </message>
    <message>
        <source>Only {city} can be paid for now.</source>
        <translation>Vous n’avez de quoi construire qu’à {city}.</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Payer</translation>
    </message>
    <message>
        <source>Pay with {goods}</source>
        <translation>Payer avec {goods}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Placer</translation>
    </message>
    <message>
        <source>Place {kind} in {city}</source>
        <translation>Placer {kind} à {city}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Jouer la carte {card}</translation>
    </message>
    <message>
        <source>Point at a marker to see what everybody would get.</source>
        <translation>Survolez un jeton pour voir ce que chacun recevrait.</translation>
    </message>
    <message>
        <source>Produce</source>
        <translation>Produire</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Vendre</translation>
    </message>
    <message>
        <source>Sell {goods} for {coins}</source>
        <translation>Vendre {goods} pour {coins}</translation>
    </message>
    <message>
        <source>Take coins</source>
        <translation>Percevoir</translation>
    </message>
    <message>
        <source>Take the coins</source>
        <translation>Percevoir l’argent</translation>
    </message>
    <message>
        <source>The stack is empty, and the end has come already.</source>
        <translation>La pile est vide, et la fin est déjà déclenchée.</translation>
    </message>
    <message>
        <source>The stack is empty: buying the last card now ends the game.</source>
        <translation>La pile est vide&#xa0;: acheter la dernière carte déclenche maintenant la fin.</translation>
    </message>
    <message>
        <source>The stack is empty: whoever buys the last card ends the game.</source>
        <translation>La pile est vide&#xa0;: l’achat de la dernière carte déclenche la fin.</translation>
    </message>
    <message>
        <source>You have {coins} and {room}.</source>
        <translation>Vous avez {coins} et {room}.</translation>
    </message>
    <message>
        <source>You hold the Praefectus Magnus: the bonus is two goods, then it passes on.</source>
        <translation>Vous avez la carte Praefectus Magnus&#xa0;: deux marchandises en bonus, puis la carte passe.</translation>
    </message>
    <message>
        <source>{card} ({coins})</source>
        <translation>{card} ({coins})</translation>
    </message>
    <message>
        <source>{goods} came in; the others are lost.</source>
        <translation>Vous recevez {goods}&#xa0;; ce que vous ne gardez pas est perdu.</translation>
    </message>
    <message>
        <source>{name}, bring a new colonist to Roma, or finish.</source>
        <translation>{name}, amenez un nouveau colon à Roma ou terminez.</translation>
    </message>
    <message>
        <source>{name}, build a house in a lit city, or finish.</source>
        <translation>{name}, construisez dans une cité éclairée ou terminez.</translation>
    </message>
    <message>
        <source>{name}, buy one card without its surcharge, or finish.</source>
        <translation>{name}, achetez une carte sans surcoût ou terminez.</translation>
    </message>
    <message>
        <source>{name}, buy one more card, or finish.</source>
        <translation>{name}, achetez encore une carte ou terminez.</translation>
    </message>
    <message numerus="yes">
        <source>{name}, buy up to %n cards, or finish.</source>
        <translation>
            <numerusform>{name}, achetez une carte ou terminez.</numerusform>
            <numerusform>{name}, achetez jusqu’à %n&#xa0;cartes ou terminez.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, choose whose top card you copy.</source>
        <translation>{name}, choisissez la défausse à copier.</translation>
    </message>
    <message>
        <source>{name}, finish your turn.</source>
        <translation>{name}, terminez votre tour.</translation>
    </message>
    <message>
        <source>{name}, let a province produce, or take the coins.</source>
        <translation>{name}, faites produire une province ou percevez l’argent.</translation>
    </message>
    <message>
        <source>{name}, let a province produce.</source>
        <translation>{name}, faites produire une province.</translation>
    </message>
    <message numerus="yes">
        <source>{name}, move your colonists: %n steps left.</source>
        <translation>
            <numerusform>{name}, déplacez vos colons&#xa0;: encore %n&#xa0;pas.</numerusform>
            <numerusform>{name}, déplacez vos colons&#xa0;: encore %n&#xa0;pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, no card can be paid: finish.</source>
        <translation>{name}, aucune carte n’est à votre portée&#xa0;: terminez.</translation>
    </message>
    <message>
        <source>{name}, no house can be built now: finish.</source>
        <translation>{name}, aucune maison ne peut être construite&#xa0;: terminez.</translation>
    </message>
    <message>
        <source>{name}, no trade is possible: finish.</source>
        <translation>{name}, aucun achat ni vente possible&#xa0;: terminez.</translation>
    </message>
    <message>
        <source>{name}, pay the question mark with a good.</source>
        <translation>{name}, payez le «&#xa0;?&#xa0;» avec une marchandise.</translation>
    </message>
    <message>
        <source>{name}, place another colonist, or finish.</source>
        <translation>{name}, placez un autre colon ou terminez.</translation>
    </message>
    <message>
        <source>{name}, place new colonists, or take {coins}.</source>
        <translation>{name}, placez de nouveaux colons ou prenez {coins}.</translation>
    </message>
    <message>
        <source>{name}, play a card for your last turn.</source>
        <translation>{name}, jouez une carte pour votre dernier tour.</translation>
    </message>
    <message>
        <source>{name}, play a card from your hand.</source>
        <translation>{name}, jouez une carte de votre main.</translation>
    </message>
    <message>
        <source>{name}, take the coins of the markers.</source>
        <translation>{name}, percevez l’argent des jetons.</translation>
    </message>
    <message>
        <source>{name}, take {coins}.</source>
        <translation>{name}, prenez {coins}.</translation>
    </message>
    <message>
        <source>{name}, trade in one more kind, or finish.</source>
        <translation>{name}, achetez ou vendez un autre type de marchandises ou terminez.</translation>
    </message>
    <message>
        <source>{name}, trade in up to two kinds of goods, or finish.</source>
        <translation>{name}, achetez ou vendez deux types au plus ou terminez.</translation>
    </message>
    <message>
        <source>{name}, your storehouse is full: keep {room} of these {count} goods.</source>
        <translation>{name}, votre entrepôt est plein&#xa0;: sur {count}&#xa0;marchandises, gardez-en {room}.</translation>
    </message>
    <message>
        <source>{one} {two}</source>
        <translation>{one} {two}</translation>
    </message>
    <message>
        <source>{option}: of no use now</source>
        <translation>{option}&#xa0;: sans utilité pour l’instant</translation>
    </message>
</context>
<context>
    <name>ConcordiaRefusals</name>
    <message>
        <source>A Diplomat cannot be copied.</source>
        <translation>Un Diplomate ne peut pas être copié.</translation>
    </message>
    <message>
        <source>A house in {city} costs {coins}; you do not have so many.</source>
        <translation>Une maison à {city} coûte {coins}&#xa0;; vous n’en avez pas autant.</translation>
    </message>
    <message>
        <source>A house in {city} takes {goods}; you do not have that.</source>
        <translation>Une maison à {city} demande {goods}&#xa0;; vous ne les avez pas.</translation>
    </message>
    <message>
        <source>A new colonist costs 1 food and 1 tool; you do not have both.</source>
        <translation>Un nouveau colon coûte 1&#xa0;nourriture et 1&#xa0;outil&#xa0;; vous n’avez pas les deux.</translation>
    </message>
    <message>
        <source>A turn is one card: play one.</source>
        <translation>Un tour, c’est une carte&#xa0;: jouez-en une.</translation>
    </message>
    <message>
        <source>All your houses are built.</source>
        <translation>Toutes vos maisons sont construites.</translation>
    </message>
    <message>
        <source>At least one good must be traded.</source>
        <translation>Il faut au moins une marchandise.</translation>
    </message>
    <message>
        <source>Every free slot must be filled: keep {room}.</source>
        <translation>Chaque emplacement libre doit être rempli&#xa0;: gardez-en {room}.</translation>
    </message>
    <message>
        <source>First: choose a good for the question mark.</source>
        <translation>D’abord&#xa0;: choisir une marchandise pour le «&#xa0;?&#xa0;».</translation>
    </message>
    <message>
        <source>First: choose which of the goods that came in you keep.</source>
        <translation>D’abord&#xa0;: choisir les marchandises à garder.</translation>
    </message>
    <message>
        <source>Houses come after the movement: finish moving first.</source>
        <translation>Les maisons viennent après les déplacements&#xa0;: terminez-les d’abord.</translation>
    </message>
    <message>
        <source>It is not {seat} who is asked now.</source>
        <translation>Ce n’est pas à {seat} de jouer.</translation>
    </message>
    <message>
        <source>No coins now: colonists were placed with this card.</source>
        <translation>Pas de sesterces&#xa0;: des colons ont été placés avec cette carte.</translation>
    </message>
    <message>
        <source>No line leads there from here.</source>
        <translation>Aucune ligne n’y mène d’ici.</translation>
    </message>
    <message>
        <source>No marker shows coins yet.</source>
        <translation>Aucun jeton ne montre encore de sesterces.</translation>
    </message>
    <message>
        <source>No room for so many: {room} slots are free.</source>
        <translation>Pas assez de place&#xa0;; emplacements libres&#xa0;: {room}.</translation>
    </message>
    <message>
        <source>No {kind} waits in your storehouse.</source>
        <translation>Aucun {kind} n’attend dans votre entrepôt.</translation>
    </message>
    <message>
        <source>No {role} lies on top of another player’s pile.</source>
        <translation>Aucune défausse adverse ne montre la carte {role}.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Cette place est vide.</translation>
    </message>
    <message>
        <source>None of your colonists stands on a line to {city}.</source>
        <translation>Aucun de vos colons n’est sur une ligne vers {city}.</translation>
    </message>
    <message>
        <source>Not here: a colonist on the move stops on a line, not in {place}.</source>
        <translation>Pas ici&#xa0;: un colon en route s’arrête sur une ligne, pas à {place}.</translation>
    </message>
    <message>
        <source>Not here: a colonist stands on {line} already; passing is allowed.</source>
        <translation>Pas ici&#xa0;: un colon est déjà sur {line}&#xa0;; passer est permis.</translation>
    </message>
    <message>
        <source>Not here: new colonists begin in Roma or in a city with your own house.</source>
        <translation>Pas ici&#xa0;: les nouveaux colons partent de Roma ou d’une cité où vous avez une maison.</translation>
    </message>
    <message>
        <source>Not here: nobody builds a house in Roma.</source>
        <translation>Pas ici&#xa0;: personne ne construit à Roma.</translation>
    </message>
    <message>
        <source>Not here: the Tribune’s colonist begins in Roma.</source>
        <translation>Pas ici&#xa0;: le colon du Tribun part de Roma.</translation>
    </message>
    <message>
        <source>Not here: {city} has no line for a {kind}.</source>
        <translation>Pas ici&#xa0;: {city} n’a pas de ligne pour un {kind}.</translation>
    </message>
    <message>
        <source>Now a card may be bought; nothing else.</source>
        <translation>Maintenant, on peut acheter une carte&#xa0;; rien d’autre.</translation>
    </message>
    <message>
        <source>Now colonists may move; finish moving first.</source>
        <translation>Maintenant, les colons se déplacent&#xa0;; terminez d’abord.</translation>
    </message>
    <message>
        <source>Now goods may be traded; nothing else.</source>
        <translation>Maintenant, on achète ou vend des marchandises&#xa0;; rien d’autre.</translation>
    </message>
    <message>
        <source>Now houses may be built; nothing else.</source>
        <translation>Maintenant, on construit&#xa0;; rien d’autre.</translation>
    </message>
    <message>
        <source>Now the Tribune may bring one colonist; nothing else.</source>
        <translation>Maintenant, le Tribun peut amener un colon&#xa0;; rien d’autre.</translation>
    </message>
    <message>
        <source>Now: copy the top card of another pile.</source>
        <translation>Maintenant&#xa0;: copiez la carte du dessus d’une autre défausse.</translation>
    </message>
    <message>
        <source>Now: let a province produce, or take the coins.</source>
        <translation>Maintenant&#xa0;: faites produire une province, ou percevez l’argent.</translation>
    </message>
    <message>
        <source>Now: place new colonists, or take the coins.</source>
        <translation>Maintenant&#xa0;: placez de nouveaux colons, ou prenez les sesterces.</translation>
    </message>
    <message>
        <source>That costs {coins}; you have {money}.</source>
        <translation>Cela coûte {coins}&#xa0;; vous avez {money}.</translation>
    </message>
    <message>
        <source>The cards must be those of deck {deck}.</source>
        <translation>Les cartes doivent être celles du paquet&#xa0;{deck}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partie terminée.</translation>
    </message>
    <message>
        <source>The movement is over; now houses are built.</source>
        <translation>Les déplacements sont terminés&#xa0;; maintenant, on construit.</translation>
    </message>
    <message>
        <source>The price is {price}; you lack goods.</source>
        <translation>Le prix est {price}&#xa0;; il vous manque des marchandises.</translation>
    </message>
    <message>
        <source>The tokens must be those of letter {letter}.</source>
        <translation>Les jetons doivent être ceux de la lettre&#xa0;{letter}.</translation>
    </message>
    <message>
        <source>There is no {role} in your hand.</source>
        <translation>Il n’y a pas de carte {role} dans votre main.</translation>
    </message>
    <message>
        <source>Too far: {cost} steps are needed, {steps} are left.</source>
        <translation>Trop loin&#xa0;: il faut {cost}&#xa0;pas, il en reste {steps}.</translation>
    </message>
    <message>
        <source>You do not have so many: there are {stock}.</source>
        <translation>Vous n’en avez pas autant&#xa0;: il y en a {stock}.</translation>
    </message>
    <message>
        <source>You have a house in {city} already; one for each city.</source>
        <translation>Vous avez déjà une maison à {city}&#xa0;; une par cité.</translation>
    </message>
    <message>
        <source>You have no {good} to pay with.</source>
        <translation>Vous n’avez pas cette marchandise&#xa0;: {good}.</translation>
    </message>
    <message>
        <source>You have no {kind} in {place}.</source>
        <translation>{place}&#xa0;: aucun {kind} ne vous appartient.</translation>
    </message>
    <message>
        <source>You have traded in {good} already; each kind once.</source>
        <translation>Vous avez déjà acheté ou vendu ce type de marchandises&#xa0;: {good}.</translation>
    </message>
    <message>
        <source>{card} is not for sale now.</source>
        <translation>La carte {card} n’est pas à vendre maintenant.</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} à {most}</translation>
    </message>
    <message>
        <source>{map} is not for so many players: it takes {fit}.</source>
        <translation>{map} n’est pas pour autant de joueurs&#xa0;: il en faut {fit}.</translation>
    </message>
    <message>
        <source>{province} has produced: its marker shows coins until somebody takes them.</source>
        <translation>{province} a produit&#xa0;: son jeton montre des sesterces jusqu’à ce qu’on les perçoive.</translation>
    </message>
</context>
<context>
    <name>ConcordiaTerms</name>
    <message numerus="yes">
        <source>%n bricks</source>
        <translation>
            <numerusform>%n&#xa0;brique</numerusform>
            <numerusform>%n&#xa0;briques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n&#xa0;carte</numerusform>
            <numerusform>%n&#xa0;cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cloth</source>
        <translation>
            <numerusform>%n&#xa0;tissu</numerusform>
            <numerusform>%n&#xa0;tissus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins</source>
        <translation>
            <numerusform>%n&#xa0;sesterce</numerusform>
            <numerusform>%n&#xa0;sesterces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>%n&#xa0;nourriture</numerusform>
            <numerusform>%n&#xa0;nourritures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goods of your choice</source>
        <translation>
            <numerusform>%n&#xa0;marchandise au choix</numerusform>
            <numerusform>%n&#xa0;marchandises au choix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n houses</source>
        <translation>
            <numerusform>%n&#xa0;maison</numerusform>
            <numerusform>%n&#xa0;maisons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n&#xa0;point</numerusform>
            <numerusform>%n&#xa0;points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tools</source>
        <translation>
            <numerusform>%n&#xa0;outil</numerusform>
            <numerusform>%n&#xa0;outils</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wine</source>
        <translation>
            <numerusform>%n&#xa0;vin</numerusform>
            <numerusform>%n&#xa0;vins</numerusform>
        </translation>
    </message>
    <message>
        <source>Jupiter</source>
        <translation>Jupiter</translation>
    </message>
    <message>
        <source>Mars</source>
        <translation>Mars</translation>
    </message>
    <message>
        <source>Mercurius</source>
        <translation>Mercurius</translation>
    </message>
    <message>
        <source>Minerva</source>
        <translation>Minerva</translation>
    </message>
    <message>
        <source>Saturnus</source>
        <translation>Saturnus</translation>
    </message>
    <message>
        <source>Vesta</source>
        <translation>Vesta</translation>
    </message>
    <message>
        <source>a ship</source>
        <translation>un bateau</translation>
    </message>
    <message>
        <source>a walker</source>
        <translation>un colon terrestre</translation>
    </message>
    <message>
        <source>brick</source>
        <translation>brique</translation>
    </message>
    <message>
        <source>brick city</source>
        <translation>cité à brique</translation>
    </message>
    <message>
        <source>cloth</source>
        <translation>tissu</translation>
    </message>
    <message>
        <source>cloth city</source>
        <translation>cité à tissu</translation>
    </message>
    <message>
        <source>food</source>
        <translation>nourriture</translation>
    </message>
    <message>
        <source>food city</source>
        <translation>cité à nourriture</translation>
    </message>
    <message>
        <source>ship</source>
        <translation>bateau</translation>
    </message>
    <message>
        <source>tool city</source>
        <translation>cité à outil</translation>
    </message>
    <message>
        <source>tools</source>
        <translation>outil</translation>
    </message>
    <message>
        <source>walker</source>
        <translation>colon terrestre</translation>
    </message>
    <message>
        <source>wine</source>
        <translation>vin</translation>
    </message>
    <message>
        <source>wine city</source>
        <translation>cité à vin</translation>
    </message>
    <message>
        <source>{one} – {two}</source>
        <translation>{one} – {two}</translation>
    </message>
</context>
<context>
    <name>ConcordiaWeighing</name>
    <message>
        <source>coins and goods, and what they can buy</source>
        <translation>les sesterces et les marchandises, et ce qu’ils permettent d’acheter</translation>
    </message>
    <message>
        <source>the Concordia card</source>
        <translation>la carte Concordia</translation>
    </message>
    <message>
        <source>the Praefectus Magnus</source>
        <translation>le Praefectus Magnus</translation>
    </message>
    <message>
        <source>the cards in hand that can be played next</source>
        <translation>les cartes en main que l’on pourra jouer ensuite</translation>
    </message>
    <message>
        <source>the cards of Jupiter, with the houses that make no bricks</source>
        <translation>les cartes de Jupiter, avec les maisons qui ne produisent pas de briques</translation>
    </message>
    <message>
        <source>the cards of Mars, with the colonists</source>
        <translation>les cartes de Mars, avec les colons</translation>
    </message>
    <message>
        <source>the cards of Mercurius, with the kinds of goods</source>
        <translation>les cartes de Mercure, avec les types de marchandises</translation>
    </message>
    <message>
        <source>the cards of Saturnus, with the provinces</source>
        <translation>les cartes de Saturne, avec les provinces</translation>
    </message>
    <message>
        <source>the cities beside one’s colonists, to be built in next</source>
        <translation>les cités voisines des colons, où construire ensuite</translation>
    </message>
    <message>
        <source>the goods that one’s houses will yield</source>
        <translation>les marchandises que les maisons produiront</translation>
    </message>
    <message>
        <source>the specialists of Minerva, with the houses in the cities of their goods</source>
        <translation>les spécialistes de Minerve, avec les maisons dans les cités de leurs marchandises</translation>
    </message>
</context>
<context>
    <name>ConcordiaWords</name>
    <message>
        <source>Concordia card</source>
        <translation>Carte Concordia</translation>
    </message>
    <message>
        <source>Jupiter: houses without brick</source>
        <translation>Jupiter&#xa0;: maisons hors cités à brique</translation>
    </message>
    <message>
        <source>Limit of the level</source>
        <translation>Seuil du rang</translation>
    </message>
    <message>
        <source>Mars: colonists</source>
        <translation>Mars&#xa0;: colons</translation>
    </message>
    <message>
        <source>Mercurius: kinds of goods</source>
        <translation>Mercurius&#xa0;: types de marchandises</translation>
    </message>
    <message>
        <source>Minerva: specialists</source>
        <translation>Minerva&#xa0;: spécialistes</translation>
    </message>
    <message>
        <source>Saturnus: provinces</source>
        <translation>Saturnus&#xa0;: provinces</translation>
    </message>
    <message>
        <source>The fifteenth house brought the end.</source>
        <translation>La quinzième maison a mis fin à la partie.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partie terminée.</translation>
    </message>
    <message>
        <source>The last card brought the end.</source>
        <translation>La dernière carte a mis fin à la partie.</translation>
    </message>
    <message>
        <source>Vesta: goods and coins</source>
        <translation>Vesta&#xa0;: marchandises et sesterces</translation>
    </message>
    <message>
        <source>by round</source>
        <translation>par tour</translation>
    </message>
    <message>
        <source>{cards}, {points}</source>
        <translation>{cards} à {points}</translation>
    </message>
    <message>
        <source>{cards}, {points} each</source>
        <translation>{cards} à {points} chacune</translation>
    </message>
</context>
<context>
    <name>Consent</name>
    <message>
        <source>Leave it</source>
        <translation>N’y touchez pas</translation>
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
        <translation>C’est votre tour.</translation>
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
        <source>It is gone; only its backup is left.</source>
        <translation>Il a disparu&#xa0;; seule sa copie est restée.</translation>
    </message>
    <message>
        <source>It is not a file but a folder, a pipe or a device.</source>
        <translation>Ce n’est pas un fichier, mais un dossier, un tube ou un périphérique.</translation>
    </message>
    <message>
        <source>It is not a saved game of this program.</source>
        <translation>Ce n’est pas une partie enregistrée de ce programme.</translation>
    </message>
    <message>
        <source>It is too large to be a saved game.</source>
        <translation>Il est trop grand pour être une partie enregistrée.</translation>
    </message>
    <message>
        <source>It was saved by a newer version of this program.</source>
        <translation>Il vient d’une version plus récente du programme.</translation>
    </message>
    <message>
        <source>Its end is missing.</source>
        <translation>Il manque la fin.</translation>
    </message>
    <message>
        <source>Its game “{game}” is not in this program.</source>
        <translation>Son jeu «&#xa0;{game}&#xa0;» n’est pas dans ce programme.</translation>
    </message>
    <message>
        <source>What it holds does not fit together.</source>
        <translation>Son contenu est incohérent.</translation>
    </message>
</context>
<context>
    <name>DamagedRow</name>
    <message>
        <source>Open the backup</source>
        <translation>Ouvrir la copie de secours</translation>
    </message>
</context>
<context>
    <name>DecisionBar</name>
    <message>
        <source>All the rest</source>
        <translation>Tout le reste</translation>
    </message>
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
        <source>Move now</source>
        <translation>Jouer tout de suite</translation>
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
        <source>There is nothing to redo.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo stops here: {cause}</source>
        <translation>Annulation impossible&#xa0;: {cause}</translation>
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
        <source>{what} goes into the bin of the shelf and stays there for 30 days.</source>
        <translation>{what} ira dans la corbeille de l’étagère et y restera 30&#xa0;jours.</translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n&#xa0;coup</numerusform>
            <numerusform>%n&#xa0;coups</numerusform>
        </translation>
    </message>
    <message>
        <source>A note about this match</source>
        <translation>Une note sur cette partie</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Export as text</source>
        <translation>Exporter en texte</translation>
    </message>
    <message>
        <source>Export the score sheet</source>
        <translation>Exporter la feuille de score</translation>
    </message>
    <message>
        <source>Give it a name (F2)</source>
        <translation>Donnez-lui un nom (F2)</translation>
    </message>
    <message>
        <source>It lies in the bin. After 30 days it is gone for good.</source>
        <translation>Elle est dans la corbeille. Après 30&#xa0;jours, elle disparaîtra pour de bon.</translation>
    </message>
    <message>
        <source>Name of the match</source>
        <translation>Nom de la partie</translation>
    </message>
    <message>
        <source>No match is chosen.</source>
        <translation>Aucune partie sélectionnée.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Open the backup</source>
        <translation>Ouvrir la copie de secours</translation>
    </message>
    <message>
        <source>Put it back on the shelf</source>
        <translation>Remettre sur l’étagère</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Montrer le dossier</translation>
    </message>
    <message>
        <source>The copy before the last action can be opened.</source>
        <translation>La copie d’avant la dernière action peut être ouverte.</translation>
    </message>
    <message>
        <source>This file is damaged.</source>
        <translation>Ce fichier est endommagé.</translation>
    </message>
    <message>
        <source>Watch so far</source>
        <translation>Revoir le début</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Revoir la partie</translation>
    </message>
</context>
<context>
    <name>Edition</name>
    <message>
        <source>A Job Well Done</source>
        <translation>Un travail bien fait</translation>
    </message>
    <message>
        <source>As other public texts about the game tell them: {parts}.</source>
        <translation>D’après d’autres textes publics sur le jeu&#xa0;: {parts}.</translation>
    </message>
    <message>
        <source>As photographs and public versions of the game show them: {parts}.</source>
        <translation>D’après des photographies et des versions publiques du jeu&#xa0;: {parts}.</translation>
    </message>
    <message>
        <source>As the rulebook prints them: {parts}.</source>
        <translation>D’après le livret&#xa0;: {parts}.</translation>
    </message>
    <message>
        <source>Assisi</source>
        <translation>Assisi</translation>
    </message>
    <message>
        <source>Concordia card</source>
        <translation>carte Concordia</translation>
    </message>
    <message>
        <source>Praefectus Magnus</source>
        <translation>Praefectus Magnus</translation>
    </message>
    <message>
        <source>Rebuilt by us to fit all that is known, and perhaps not as in your box: {parts}.</source>
        <translation>Reconstitué par nous d’après tout ce que l’on sait, et peut-être différent de votre boîte&#xa0;: {parts}.</translation>
    </message>
    <message>
        <source>Spoils of War</source>
        <translation>Butins de guerre</translation>
    </message>
    <message>
        <source>Trajan tiles</source>
        <translation>tuiles Trajan</translation>
    </message>
    <message>
        <source>achievements</source>
        <translation>accomplissements</translation>
    </message>
    <message>
        <source>action circle</source>
        <translation>cercle d’action</translation>
    </message>
    <message>
        <source>action markers</source>
        <translation>marqueurs d’action</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>actions</translation>
    </message>
    <message>
        <source>aqueducts</source>
        <translation>aqueducs</translation>
    </message>
    <message>
        <source>blessings</source>
        <translation>bénédictions</translation>
    </message>
    <message>
        <source>bonus tiles</source>
        <translation>tuiles bonus</translation>
    </message>
    <message>
        <source>bridge tiles</source>
        <translation>tuiles pont</translation>
    </message>
    <message>
        <source>building contracts</source>
        <translation>contrats de construction</translation>
    </message>
    <message>
        <source>cards for sale</source>
        <translation>cartes à vendre</translation>
    </message>
    <message>
        <source>central board</source>
        <translation>plateau central</translation>
    </message>
    <message>
        <source>cities</source>
        <translation>villes</translation>
    </message>
    <message>
        <source>city tokens</source>
        <translation>jetons cité</translation>
    </message>
    <message>
        <source>coins of the Colonist card</source>
        <translation>sesterces de la carte Colon</translation>
    </message>
    <message>
        <source>coins of the bonus markers</source>
        <translation>sesterces des jetons bonus</translation>
    </message>
    <message>
        <source>commodities</source>
        <translation>marchandises</translation>
    </message>
    <message>
        <source>construction tiles</source>
        <translation>tuiles construction</translation>
    </message>
    <message>
        <source>cost of the dice</source>
        <translation>coût des dés</translation>
    </message>
    <message>
        <source>counts of the box</source>
        <translation>contenu de la boîte</translation>
    </message>
    <message>
        <source>course of the game</source>
        <translation>déroulement de la partie</translation>
    </message>
    <message>
        <source>decks</source>
        <translation>paquets</translation>
    </message>
    <message>
        <source>demands</source>
        <translation>demandes</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>dés</translation>
    </message>
    <message>
        <source>end of the game</source>
        <translation>fin de la partie</translation>
    </message>
    <message>
        <source>estate board</source>
        <translation>plateau Propriété</translation>
    </message>
    <message>
        <source>estate tiles</source>
        <translation>tuiles Propriété</translation>
    </message>
    <message>
        <source>farm</source>
        <translation>ferme</translation>
    </message>
    <message>
        <source>feeding</source>
        <translation>nourriture</translation>
    </message>
    <message>
        <source>figures of the cards</source>
        <translation>valeurs des cartes</translation>
    </message>
    <message>
        <source>final scoring</source>
        <translation>décompte final</translation>
    </message>
    <message>
        <source>forum</source>
        <translation>forum</translation>
    </message>
    <message>
        <source>gods</source>
        <translation>dieux</translation>
    </message>
    <message>
        <source>goods and prices</source>
        <translation>marchandises et prix</translation>
    </message>
    <message>
        <source>heroes</source>
        <translation>héros</translation>
    </message>
    <message>
        <source>hill tiles</source>
        <translation>tuiles colline</translation>
    </message>
    <message>
        <source>hippodrome</source>
        <translation>hippodrome</translation>
    </message>
    <message>
        <source>housing track</source>
        <translation>piste d’habitations</translation>
    </message>
    <message>
        <source>kinds of building</source>
        <translation>types de bâtiments</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>limites</translation>
    </message>
    <message>
        <source>maritime contracts</source>
        <translation>contrats maritimes</translation>
    </message>
    <message>
        <source>market</source>
        <translation>marché</translation>
    </message>
    <message>
        <source>market stalls</source>
        <translation>étals du marché</translation>
    </message>
    <message>
        <source>monuments</source>
        <translation>monuments</translation>
    </message>
    <message>
        <source>mosaic board</source>
        <translation>plateau Mosaïque</translation>
    </message>
    <message>
        <source>mosaic tiles</source>
        <translation>tuiles Mosaïque</translation>
    </message>
    <message>
        <source>names of the cards</source>
        <translation>noms des cartes</translation>
    </message>
    <message>
        <source>pantheon</source>
        <translation>Panthéon</translation>
    </message>
    <message>
        <source>pieces of a player</source>
        <translation>matériel d’un joueur</translation>
    </message>
    <message>
        <source>price of a colonist</source>
        <translation>prix d’un colon</translation>
    </message>
    <message>
        <source>price of a house</source>
        <translation>prix d’une maison</translation>
    </message>
    <message>
        <source>price of growth</source>
        <translation>prix de l’accroissement</translation>
    </message>
    <message>
        <source>provinces</source>
        <translation>provinces</translation>
    </message>
    <message>
        <source>reward tokens</source>
        <translation>jetons Récompense</translation>
    </message>
    <message>
        <source>sale of slaves</source>
        <translation>vente d’esclaves</translation>
    </message>
    <message>
        <source>sea routes</source>
        <translation>routes maritimes</translation>
    </message>
    <message>
        <source>senate</source>
        <translation>sénat</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>mise en place</translation>
    </message>
    <message>
        <source>shapes of buildings</source>
        <translation>formes des bâtiments</translation>
    </message>
    <message>
        <source>ships</source>
        <translation>navires</translation>
    </message>
    <message>
        <source>solo challenge</source>
        <translation>défi en solitaire</translation>
    </message>
    <message>
        <source>spaces of the display</source>
        <translation>cases du présentoir</translation>
    </message>
    <message>
        <source>specialists</source>
        <translation>spécialistes</translation>
    </message>
    <message>
        <source>start port</source>
        <translation>port de départ</translation>
    </message>
    <message>
        <source>starting cards</source>
        <translation>cartes de départ</translation>
    </message>
    <message>
        <source>storehouse</source>
        <translation>entrepôt</translation>
    </message>
    <message>
        <source>subject cards</source>
        <translation>cartes Sujet</translation>
    </message>
    <message>
        <source>success and sabotage</source>
        <translation>succès et sabotages</translation>
    </message>
    <message>
        <source>supplies</source>
        <translation>réserves</translation>
    </message>
    <message>
        <source>supply</source>
        <translation>réserve</translation>
    </message>
    <message>
        <source>supply of bonus markers</source>
        <translation>réserve de jetons bonus</translation>
    </message>
    <message>
        <source>temple</source>
        <translation>temple</translation>
    </message>
    <message>
        <source>time</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>tour</translation>
    </message>
    <message>
        <source>two players</source>
        <translation>partie à deux joueurs</translation>
    </message>
    <message>
        <source>variants</source>
        <translation>variantes</translation>
    </message>
    <message>
        <source>victory</source>
        <translation>victoire</translation>
    </message>
    <message>
        <source>weather and harvest</source>
        <translation>climat et récolte</translation>
    </message>
    <message>
        <source>weather cards</source>
        <translation>cartes climat</translation>
    </message>
    <message>
        <source>what a player begins with</source>
        <translation>départ de chaque joueur</translation>
    </message>
    <message>
        <source>workplaces</source>
        <translation>lieux de travail</translation>
    </message>
    <message>
        <source>zones of the city</source>
        <translation>zones de la ville</translation>
    </message>
    <message>
        <source>{part} ({name})</source>
        <translation>{part} ({name})</translation>
    </message>
</context>
<context>
    <name>Explaining</name>
    <message>
        <source>Not there. It can go to: {places}.</source>
        <translation>Pas ici. Destinations possibles&#xa0;: {places}.</translation>
    </message>
    <message>
        <source>Not there. Where it can go lights up while it is held.</source>
        <translation>Pas ici. Les destinations possibles s’éclairent dès qu’on prend cet élément.</translation>
    </message>
    <message>
        <source>That cannot be moved now.</source>
        <translation>Cela ne peut pas être déplacé maintenant.</translation>
    </message>
</context>
<context>
    <name>FightTellers</name>
    <message numerus="yes">
        <source>%n sabotages, by {names}</source>
        <translation>
            <numerusform>%n&#xa0;sabotage, par {names}</numerusform>
            <numerusform>%n&#xa0;sabotages, par {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assisi was attacked and has %n defenders now.</source>
        <translation>
            <numerusform>Assisi a été attaquée et a maintenant %n&#xa0;défenseur.</numerusform>
            <numerusform>Assisi a été attaquée et a maintenant %n&#xa0;défenseurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>The city cards are shown: {attacks}.</source>
        <translation>Les cartes Ville sont dévoilées&#xa0;: {attacks}.</translation>
    </message>
    <message>
        <source>The heroes are shown: {heroes}.</source>
        <translation>Les héros sont dévoilés&#xa0;: {heroes}.</translation>
    </message>
    <message>
        <source>added {product} to the loot of Assisi.</source>
        <translation>a ajouté {product} au butin d’Assisi.</translation>
    </message>
    <message>
        <source>captured the farmer in the granary, which brings nothing.</source>
        <translation>a capturé le fermier du grenier, ce qui ne rapporte rien.</translation>
    </message>
    <message>
        <source>captured the farmer on the field: {wheat}.</source>
        <translation>a capturé le fermier du champ&#xa0;: {wheat}.</translation>
    </message>
    <message>
        <source>captured the peasant: a captive goes {to}.</source>
        <translation>a capturé le paysan, qui va {to}.</translation>
    </message>
    <message>
        <source>found no more loot in {city}.</source>
        <translation>n’a plus trouvé de butin à {city}.</translation>
    </message>
    <message>
        <source>found nothing more to sabotage in {city}.</source>
        <translation>n’a plus rien trouvé à saboter à {city}.</translation>
    </message>
    <message>
        <source>had only the 0 left and took all used heroes back.</source>
        <translation>n’avait plus que le 0 et a repris tous ses héros utilisés.</translation>
    </message>
    <message>
        <source>has the largest army and took back a used hero.</source>
        <translation>a la plus grande armée et a repris un héros utilisé.</translation>
    </message>
    <message>
        <source>has the largest army and took back no hero.</source>
        <translation>a la plus grande armée et n’a repris aucun héros.</translation>
    </message>
    <message>
        <source>keeps the hero of 0 active.</source>
        <translation>garde actif son héros 0.</translation>
    </message>
    <message>
        <source>laid a city card face down.</source>
        <translation>a posé une carte Ville face cachée.</translation>
    </message>
    <message>
        <source>laid a hero face down.</source>
        <translation>a posé un héros face cachée.</translation>
    </message>
    <message>
        <source>put the hero on the used pile.</source>
        <translation>a posé son héros parmi les héros utilisés.</translation>
    </message>
    <message>
        <source>sabotaged {place} in the city of {victim}: a captive left for the supply.</source>
        <translation>a saboté {place} chez {victim}&#xa0;: un paysan capturé retourne à la réserve.</translation>
    </message>
    <message>
        <source>sabotaged {place} in the city of {victim}: a peasant lies down there.</source>
        <translation>a saboté {place} chez {victim}&#xa0;: un paysan y est couché.</translation>
    </message>
    <message>
        <source>sabotaged {place} in the city of {victim}: a peasant went home.</source>
        <translation>a saboté {place} chez {victim}&#xa0;: un paysan est rentré.</translation>
    </message>
    <message>
        <source>sabotaged {place} in the city of {victim}: the captive there lies down.</source>
        <translation>a saboté {place} chez {victim}&#xa0;: le paysan capturé y est couché.</translation>
    </message>
    <message>
        <source>took a captive from Assisi, who goes {to}.</source>
        <translation>a pris à Assisi un paysan capturé, qui va {to}.</translation>
    </message>
    <message>
        <source>took {product} from Assisi.</source>
        <translation>a pris {product} à Assisi.</translation>
    </message>
    <message>
        <source>{city}: attack {attack} ({attackers}), defence {defence} ({guard}). Success {success}: {turns}.</source>
        <translation>{city}&#xa0;: attaque&#xa0;{attack} ({attackers}), défense&#xa0;{defence} ({guard}). Succès&#xa0;{success}&#xa0;: {turns}.</translation>
    </message>
    <message>
        <source>{city}: attack {attack} ({attackers}), defence {defence} ({guard}). The attack is not higher: it fails.</source>
        <translation>{city}&#xa0;: attaque&#xa0;{attack} ({attackers}), défense&#xa0;{defence} ({guard}). L’attaque ne dépasse pas la défense&#xa0;: elle échoue.</translation>
    </message>
    <message>
        <source>{name} attacks {city} with {soldiers}</source>
        <translation>{name} attaque {city} avec {soldiers}</translation>
    </message>
    <message>
        <source>{name} plays {hero}</source>
        <translation>{name} joue le héros {hero}</translation>
    </message>
    <message>
        <source>{name} {soldiers} + {hero}</source>
        <translation>{soldiers} + {hero} pour {name}</translation>
    </message>
    <message>
        <source>{soldiers} + {hero}</source>
        <translation>{soldiers} + {hero}</translation>
    </message>
</context>
<context>
    <name>Fonts</name>
    <message>
        <source>Fonts cannot be loaded before the application has started.</source>
        <translation>Les polices ne peuvent pas être chargées avant le démarrage de l’application.</translation>
    </message>
    <message>
        <source>The font file {name} is damaged; a similar face is used.</source>
        <translation>Le fichier de police {name} est endommagé&#xa0;; une police proche le remplace.</translation>
    </message>
    <message>
        <source>The font file {name} is missing; a similar face is used.</source>
        <translation>Le fichier de police {name} manque&#xa0;; une police proche le remplace.</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>1 player: {challenge}</source>
        <translation>1&#xa0;joueur&#xa0;: {challenge}</translation>
    </message>
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
        <translation>Défi solo</translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>environ %n&#xa0;minute</numerusform>
            <numerusform>environ %n&#xa0;minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>about {count} min</source>
        <translation>env. {count}&#xa0;min</translation>
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
    <name>GameRow</name>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Quel jeu</translation>
    </message>
</context>
<context>
    <name>GoalWords</name>
    <message numerus="yes">
        <source>%n buildings</source>
        <translation>
            <numerusform>%n&#xa0;bâtiment</numerusform>
            <numerusform>%n&#xa0;bâtiments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins</source>
        <translation>
            <numerusform>%n&#xa0;pièce</numerusform>
            <numerusform>%n&#xa0;pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contracts</source>
        <translation>
            <numerusform>%n&#xa0;contrat</numerusform>
            <numerusform>%n&#xa0;contrats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goods</source>
        <translation>
            <numerusform>%n&#xa0;marchandise</numerusform>
            <numerusform>%n&#xa0;marchandises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n houses</source>
        <translation>
            <numerusform>%n&#xa0;maison</numerusform>
            <numerusform>%n&#xa0;maisons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in all</source>
        <translation>
            <numerusform>%n&#xa0;en tout</numerusform>
            <numerusform>%n&#xa0;en tout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n influence</source>
        <translation>
            <numerusform>%n&#xa0;point d’influence</numerusform>
            <numerusform>%n&#xa0;points d’influence</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n peasants</source>
        <translation>
            <numerusform>%n&#xa0;paysan</numerusform>
            <numerusform>%n&#xa0;paysans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n&#xa0;élément en ville</numerusform>
            <numerusform>%n&#xa0;éléments en ville</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n&#xa0;point</numerusform>
            <numerusform>%n&#xa0;points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>%n&#xa0;étoile</numerusform>
            <numerusform>%n&#xa0;étoiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n&#xa0;tuile</numerusform>
            <numerusform>%n&#xa0;tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wheat</source>
        <translation>
            <numerusform>%n&#xa0;blé</numerusform>
            <numerusform>%n&#xa0;blés</numerusform>
        </translation>
    </message>
    <message>
        <source>Build as many houses as this turn allows.</source>
        <translation>Construisez autant de maisons que possible ce tour‑ci.</translation>
    </message>
    <message>
        <source>Complete as many maritime contracts as this turn allows.</source>
        <translation>Complétez autant de contrats maritimes que possible ce tour‑ci.</translation>
    </message>
    <message>
        <source>End the turn with as many coins as you can.</source>
        <translation>Finissez le tour avec le plus de pièces possible.</translation>
    </message>
    <message>
        <source>End the turn with as many goods as you can.</source>
        <translation>Finissez le tour avec le plus de marchandises possible.</translation>
    </message>
    <message>
        <source>End the turn with as many imperium tiles as you can.</source>
        <translation>Finissez le tour avec le plus de tuiles imperium possible.</translation>
    </message>
    <message>
        <source>End the turn with as much influence as you can.</source>
        <translation>Finissez le tour avec le plus d’influence possible.</translation>
    </message>
    <message>
        <source>Find the most points of this turn.</source>
        <translation>Marquez le plus de points possible ce tour‑ci.</translation>
    </message>
    <message>
        <source>Have as many peasants as you can.</source>
        <translation>Ayez le plus de paysans possible.</translation>
    </message>
    <message>
        <source>Have the most monuments, peasants, wheat and coins, taken together.</source>
        <translation>Ayez le plus possible de monuments, paysans, blé et pièces, au total.</translation>
    </message>
    <message>
        <source>It ends when the dice roll, a card is turned or another King acts.</source>
        <translation>Il s’achève quand les dés roulent, qu’une carte se retourne ou qu’un autre Roi agit.</translation>
    </message>
    <message>
        <source>Keep as much wheat as you can.</source>
        <translation>Gardez le plus de blé possible.</translation>
    </message>
    <message>
        <source>Put as many pieces into the city as this turn allows.</source>
        <translation>Placez en ville autant d’éléments que possible ce tour‑ci.</translation>
    </message>
    <message>
        <source>Take as many buildings as this turn allows.</source>
        <translation>Construisez autant de bâtiments que possible ce tour‑ci.</translation>
    </message>
    <message>
        <source>bronze</source>
        <translation>bronze</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>abordable</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>or</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>argent</translation>
    </message>
    <message>
        <source>tricky</source>
        <translation>délicat</translation>
    </message>
    <message>
        <source>very hard</source>
        <translation>très difficile</translation>
    </message>
    <message>
        <source>{number} of {amount}</source>
        <translation>{number} sur {amount}</translation>
    </message>
</context>
<context>
    <name>Handing</name>
    <message>
        <source>chooses in secret.</source>
        <translation>choisit en secret.</translation>
    </message>
    <message>
        <source>goes on with their turn; their secrets will show.</source>
        <translation>poursuit son tour&#xa0;; ses secrets seront visibles.</translation>
    </message>
    <message>
        <source>plays the next turn; their secrets will show.</source>
        <translation>joue le tour suivant&#xa0;; ses secrets seront visibles.</translation>
    </message>
</context>
<context>
    <name>Heard</name>
    <message>
        <source>Sound off.</source>
        <translation>Son coupé.</translation>
    </message>
    <message>
        <source>Sound on.</source>
        <translation>Son activé.</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Best first, the others’ prospects considered.</source>
        <translation>Le meilleur d’abord, compte tenu des autres.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>The best options</source>
        <translation>Les meilleurs choix</translation>
    </message>
</context>
<context>
    <name>Hinting</name>
    <message>
        <source>Play the hint</source>
        <translation>Suivre l’indice</translation>
    </message>
    <message>
        <source>Point at something that can be chosen, then press W: why not that?</source>
        <translation>Montrez ce que l’on peut choisir, puis pressez W&#xa0;: pourquoi pas cela&#xa0;?</translation>
    </message>
    <message>
        <source>That is what the computer would choose, too.</source>
        <translation>C’est aussi ce que l’ordinateur choisirait.</translation>
    </message>
    <message>
        <source>The computer has no hint just now.</source>
        <translation>L’ordinateur n’a pas d’indice pour le moment.</translation>
    </message>
    <message>
        <source>The computer thinks of a hint…</source>
        <translation>L’ordinateur cherche un indice…</translation>
    </message>
    <message>
        <source>There are no hints here.</source>
        <translation>Il n’y a pas de conseil ici.</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message numerus="yes">
        <source>%n games on this computer</source>
        <translation>
            <numerusform>%n&#xa0;jeu sur cet ordinateur</numerusform>
            <numerusform>%n&#xa0;jeux sur cet ordinateur</numerusform>
        </translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Défis</translation>
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
        <translation>Les parties terminées restent dans les parties enregistrées&#xa0;; vous pouvez les revoir.</translation>
    </message>
    <message>
        <source>No game is waiting for you.</source>
        <translation>Aucune partie ne vous attend.</translation>
    </message>
    <message>
        <source>Nothing has been started yet.</source>
        <translation>Aucune partie en cours.</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Palmarès</translation>
    </message>
    <message>
        <source>Take the challenge</source>
        <translation>Relever le défi</translation>
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
    <name>JournalLines</name>
    <message>
        <source>Set-up</source>
        <translation>Mise en place</translation>
    </message>
</context>
<context>
    <name>JournalModel</name>
    <message numerus="yes">
        <source>%n more lines</source>
        <translation>
            <numerusform>encore %n&#xa0;ligne</numerusform>
            <numerusform>encore %n&#xa0;lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>unfolded</source>
        <translation>déplié</translation>
    </message>
</context>
<context>
    <name>JournalPanel</name>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>One line per action</source>
        <translation>Une ligne par action</translation>
    </message>
    <message>
        <source>Unfold every action</source>
        <translation>Déplier toutes les actions</translation>
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
        <translation>La copie n’a pas pu être enregistrée&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The level of a computer player is not in this game; the nearest one plays.</source>
        <translation>Ce jeu n’a pas le niveau d’un des ordinateurs&#xa0;; le plus proche joue.</translation>
    </message>
    <message>
        <source>The match could not be saved</source>
        <translation>La partie n’a pas pu être enregistrée</translation>
    </message>
    <message>
        <source>The match is saved again.</source>
        <translation>La partie est de nouveau enregistrée.</translation>
    </message>
    <message>
        <source>The rules were corrected since; the match goes on from here.</source>
        <translation>Les règles ont été corrigées depuis&#xa0;; la partie continue d’ici.</translation>
    </message>
    <message>
        <source>The system says: {reason}. If you leave now, what happened since the last good copy is lost.</source>
        <translation>Enregistrement impossible&#xa0;: {reason}. Si vous quittez maintenant, ce qui s’est passé depuis la dernière copie est perdu.</translation>
    </message>
    <message>
        <source>The system says: {reason}. Nothing is lost while the program runs, and the last good copy stays. Free some space, or choose another folder for this match.</source>
        <translation>Enregistrement impossible&#xa0;: {reason}. Rien n’est perdu tant que le programme tourne, et la dernière copie reste. Libérez de la place ou choisissez un autre dossier pour cette partie.</translation>
    </message>
    <message>
        <source>This match is not saved</source>
        <translation>Cette partie n’est pas enregistrée</translation>
    </message>
    <message>
        <source>This match was begun with other components; it goes on from here.</source>
        <translation>Cette partie a commencé avec un autre matériel&#xa0;; elle continue d’ici.</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message numerus="yes">
        <source>%n minutes in all</source>
        <translation>
            <numerusform>%n&#xa0;minute en tout</numerusform>
            <numerusform>%n&#xa0;minutes en tout</numerusform>
        </translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Refaire</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Begin all lessons anew</source>
        <translation>Recommencer toutes les leçons</translation>
    </message>
    <message>
        <source>Begin chapter {number}</source>
        <translation>Commencer le chapitre {number}</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Everything here can be done again, in any order.</source>
        <translation>Vous pouvez tout refaire, dans n’importe quel ordre.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Go on with chapter {number}</source>
        <translation>Reprendre au chapitre {number}</translation>
    </message>
    <message>
        <source>Nothing: the first move comes within a minute.</source>
        <translation>Rien&#xa0;: vous jouerez votre premier coup dans la minute.</translation>
    </message>
    <message>
        <source>One turn each, no clock, any number of tries.</source>
        <translation>Un tour à chaque fois, sans chronomètre, autant d’essais que vous voulez.</translation>
    </message>
    <message>
        <source>Play a match</source>
        <translation>Jouer une partie</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>S’exercer</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Règles du jeu</translation>
    </message>
    <message>
        <source>Short lessons at a real table. You move the pieces; the coach says why.</source>
        <translation>De courtes leçons à une vraie table. Vous jouez les coups&#xa0;; on vous dit pourquoi.</translation>
    </message>
    <message>
        <source>The road</source>
        <translation>Le chemin</translation>
    </message>
    <message>
        <source>What you know already</source>
        <translation>Ce que vous savez déjà</translation>
    </message>
    <message>
        <source>What you need</source>
        <translation>Ce dont vous avez besoin</translation>
    </message>
    <message>
        <source>You know how to {what}.</source>
        <translation>Vous savez {what}.</translation>
    </message>
    <message>
        <source>You will know how to {what}.</source>
        <translation>Vous saurez {what}.</translation>
    </message>
    <message numerus="yes">
        <source>all %n</source>
        <translation>
            <numerusform>tous (%n)</numerusform>
            <numerusform>tous (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>step {step} of {all}, left off {when}</source>
        <translation>étape {step} sur {all}, quittée&#xa0;: {when}</translation>
    </message>
    <message>
        <source>{done} of {all} chapters</source>
        <translation>chapitres&#xa0;: {done} sur {all}</translation>
    </message>
    <message>
        <source>{n} min</source>
        <translation>{n}&#xa0;min</translation>
    </message>
    <message>
        <source>{n} min left</source>
        <translation>encore {n}&#xa0;min</translation>
    </message>
    <message>
        <source>{spent} of {all} min</source>
        <translation>{spent} min sur {all}</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Choose what is lit.</source>
        <translation>Choisissez ce qui est éclairé.</translation>
    </message>
    <message>
        <source>Drag the lit piece to the lit space.</source>
        <translation>Glissez ce qui est éclairé à sa place.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>How far you have come could not be kept: {reason}.</source>
        <translation>Impossible de conserver votre progression&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>It is {name}’s turn next.</source>
        <translation>Ce sera à {name} de jouer.</translation>
    </message>
    <message>
        <source>Lesson {number} · {title}</source>
        <translation>Leçon {number} · {title}</translation>
    </message>
    <message>
        <source>Not in this step: take what is lit.</source>
        <translation>Pas à cette étape&#xa0;: prenez ce qui est éclairé.</translation>
    </message>
    <message>
        <source>Not quite: this step begins once more.</source>
        <translation>Pas tout à fait&#xa0;: cette étape reprend à son début.</translation>
    </message>
    <message>
        <source>Press “{button}”.</source>
        <translation>Appuyez sur «&#xa0;{button}&#xa0;».</translation>
    </message>
    <message>
        <source>Read on first: Next goes on.</source>
        <translation>À lire seulement&#xa0;: «&#xa0;Suivant&#xa0;» mène plus loin.</translation>
    </message>
    <message>
        <source>Well done.</source>
        <translation>Bravo.</translation>
    </message>
    <message>
        <source>You know how to **{what}**.</source>
        <translation>Vous savez **{what}**.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Chance</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Stern</source>
        <translation>Difficile</translation>
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
        <translation>Agrandir {line}</translation>
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
        <translation>Elles restent de côté ce tour-ci et seront prêtes au suivant.</translation>
    </message>
    <message>
        <source>This is your last turn: it is of no use any more.</source>
        <translation>C’est votre dernier tour&#xa0;: cela ne sert plus à rien.</translation>
    </message>
    <message>
        <source>a fountain: a tie at {count}</source>
        <translation>une fontaine&#xa0;: égalité à {count}</translation>
    </message>
    <message>
        <source>a fountain: nobody has influence</source>
        <translation>une fontaine&#xa0;: personne n’a d’influence</translation>
    </message>
    <message>
        <source>a ring closes round a corner of a hill: no site forms there</source>
        <translation>le tour d’un angle de colline se ferme&#xa0;: aucun site ne s’y forme</translation>
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
        <source>comes home with nothing: none is left</source>
        <translation>revient les mains vides&#xa0;: il n’en reste pas</translation>
    </message>
    <message>
        <source>completes no site yet</source>
        <translation>ne termine encore aucun site</translation>
    </message>
    <message>
        <source>completes {building}</source>
        <translation>termine {building}</translation>
    </message>
    <message>
        <source>counts for sites of the kind {kind}</source>
        <translation>compte pour les sites de type {kind}</translation>
    </message>
    <message>
        <source>no coin is left</source>
        <translation>il ne reste plus de pièce</translation>
    </message>
    <message>
        <source>reaches a fountain: 1 coin</source>
        <translation>atteint une fontaine&#xa0;: 1&#xa0;pièce</translation>
    </message>
    <message>
        <source>starts {line}: up to 3 pieces</source>
        <translation>commence {line}&#xa0;: jusqu’à 3&#xa0;éléments</translation>
    </message>
    <message>
        <source>stays there: no end of your turn comes any more</source>
        <translation>y reste&#xa0;: vous n’aurez plus de fin de tour</translation>
    </message>
    <message>
        <source>takes the bridge tile: {bridge}; its value shows only then, and only to you</source>
        <translation>prend la tuile pont&#xa0;: {bridge}&#xa0;; vous ne verrez sa valeur qu’ensuite, et vous seul</translation>
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
    <name>MarbleCover</name>
    <message>
        <source>Alone against the Senate</source>
        <translation>Seul face au Sénat</translation>
    </message>
    <message>
        <source>Consul</source>
        <translation>Consul</translation>
    </message>
    <message>
        <source>Lay the streets of Rome and be the one who builds where they meet.</source>
        <translation>Tracez les rues de Rome et construisez là où elles se rejoignent.</translation>
    </message>
    <message>
        <source>Praetor</source>
        <translation>Préteur</translation>
    </message>
    <message>
        <source>Quaestor</source>
        <translation>Questeur</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche&#xa0;{number}</translation>
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
        <translation>Le Sénat pose ses tuiles selon des règles fixes&#xa0;; construisez Rome mieux que lui.</translation>
    </message>
    <message>
        <source>The Senate lays two tiles in each round.</source>
        <translation>Le Sénat pose deux tuiles à chaque manche.</translation>
    </message>
    <message>
        <source>Tiles shaped like lozenges grow round the hills. Where they close a ring, a building rises: whoever has most magistrates of its kind builds it. Aqueducts, bridges and imperium decide the end.</source>
        <translation>Des tuiles en losange s’étendent autour des collines. Là où elles referment un anneau, un bâtiment s’élève&#xa0;: le joueur qui a le plus de magistrats du bon type le construit. Aqueducs, ponts et imperium décident de la fin.</translation>
    </message>
</context>
<context>
    <name>MarbleFacts</name>
    <message numerus="yes">
        <source>%n actions left</source>
        <translation>
            <numerusform>%n&#xa0;action</numerusform>
            <numerusform>%n&#xa0;actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bridge tiles</source>
        <translation>
            <numerusform>%n&#xa0;tuile pont</numerusform>
            <numerusform>%n&#xa0;tuiles pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buildings</source>
        <translation>
            <numerusform>%n&#xa0;bâtiment</numerusform>
            <numerusform>%n&#xa0;bâtiments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins</source>
        <translation>
            <numerusform>%n&#xa0;pièce</numerusform>
            <numerusform>%n&#xa0;pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n magistrates ready</source>
        <translation>
            <numerusform>%n&#xa0;magistrat prêt</numerusform>
            <numerusform>%n&#xa0;magistrats prêts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {kind} imperium tiles</source>
        <translation>
            <numerusform>%n&#xa0;tuile imperium {kind}</numerusform>
            <numerusform>%n&#xa0;tuiles imperium {kind}</numerusform>
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
        <translation>Manche&#xa0;{number}</translation>
    </message>
</context>
<context>
    <name>MarbleInfos</name>
    <message numerus="yes">
        <source>%n stacks empty; the third one brings the final round.</source>
        <translation>
            <numerusform>%n&#xa0;pile vide&#xa0;; la troisième amène la manche finale.</numerusform>
            <numerusform>%n&#xa0;piles vides&#xa0;; la troisième amène la manche finale.</numerusform>
        </translation>
    </message>
    <message>
        <source>+{coin} for each at the end, +{most} for whoever has most</source>
        <translation>+{coin} par pièce à la fin, +{most} au joueur qui en a le plus</translation>
    </message>
    <message numerus="yes">
        <source>+{points} at the end for each of %n buildings beside it</source>
        <translation>
            <numerusform>+{points} à la fin pour %n&#xa0;bâtiment voisin</numerusform>
            <numerusform>+{points} à la fin pour chacun des %n&#xa0;bâtiments voisins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+{points} at the end: %n fountains beside it</source>
        <translation>
            <numerusform>+{points} à la fin&#xa0;: %n&#xa0;fontaine voisine</numerusform>
            <numerusform>+{points} à la fin&#xa0;: %n&#xa0;fontaines voisines</numerusform>
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
        <translation>À égalité en tête d’un type&#xa0;: {points} chacun.</translation>
    </message>
    <message>
        <source>A tile laid here takes it; its value of 1 to 4 stays hidden.</source>
        <translation>Une tuile posée ici la prend&#xa0;; sa valeur de 1 à 4&#xa0;reste cachée.</translation>
    </message>
    <message>
        <source>A tile on a bridge space takes its bridge tile.</source>
        <translation>Une tuile sur une case pont prend sa tuile pont.</translation>
    </message>
    <message>
        <source>Bridge tiles count their values, face up at last.</source>
        <translation>Les tuiles pont, enfin retournées, comptent leur valeur.</translation>
    </message>
    <message>
        <source>Drawn tiles rest here until the turn ends.</source>
        <translation>Les tuiles piochées restent ici jusqu’à la fin du tour.</translation>
    </message>
    <message>
        <source>Each magistrate here brings a coin home at the end of his owner’s turn.</source>
        <translation>Chaque magistrat ici rapporte une pièce à la fin du tour de son propriétaire.</translation>
    </message>
    <message>
        <source>Each magistrate here brings a tile home at the end of his owner’s turn.</source>
        <translation>Chaque magistrat ici rapporte une tuile à la fin du tour de son propriétaire.</translation>
    </message>
    <message>
        <source>Held: {counts}</source>
        <translation>Possédées&#xa0;: {counts}</translation>
    </message>
    <message>
        <source>Influence for sites of the kind {kind}.</source>
        <translation>De l’influence pour les sites de type {kind}.</translation>
    </message>
    <message>
        <source>Its aqueduct has been started.</source>
        <translation>Son aqueduc est commencé.</translation>
    </message>
    <message numerus="yes">
        <source>Its magistrates count for sites of %n tiles.</source>
        <translation>
            <numerusform>Ses magistrats comptent pour les sites de %n&#xa0;tuile.</numerusform>
            <numerusform>Ses magistrats comptent pour les sites de %n&#xa0;tuiles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Most of a kind: +{points}</source>
        <translation>Le plus d’un type&#xa0;: +{points}</translation>
    </message>
    <message>
        <source>One may step onto a tile when it is laid, and at no other time.</source>
        <translation>L’un d’eux peut aller sur une tuile quand on la pose, et à aucun autre moment.</translation>
    </message>
    <message>
        <source>One of your magistrates goes from a tile back to your mat.</source>
        <translation>Un de vos magistrats quitte une tuile et revient à votre plateau.</translation>
    </message>
    <message>
        <source>Returned for an extra action, or kept for the end.</source>
        <translation>À rendre pour une action supplémentaire, ou à garder pour la fin.</translation>
    </message>
    <message>
        <source>The first tile with a corner here starts it: 3 pieces.</source>
        <translation>La première tuile qui a un angle ici le commence&#xa0;: 3&#xa0;éléments.</translation>
    </message>
    <message>
        <source>Their values are hidden until the end.</source>
        <translation>Leurs valeurs restent cachées jusqu’à la fin.</translation>
    </message>
    <message>
        <source>Tiles may begin at its sides. No site forms round its corners.</source>
        <translation>Les tuiles peuvent partir de ses côtés. Aucun site ne se forme à ses sommets.</translation>
    </message>
    <message>
        <source>To draw, pick two stacks, one after the other.</source>
        <translation>Pour piocher, choisissez deux piles, l’une après l’autre.</translation>
    </message>
    <message>
        <source>Two pieces at the far end of started aqueducts.</source>
        <translation>Deux éléments au bout d’aqueducs commencés.</translation>
    </message>
    <message>
        <source>Two pieces for each Aqueduct action, at the far end of a line.</source>
        <translation>Deux éléments par action Aqueduc, au bout d’une ligne.</translation>
    </message>
    <message>
        <source>Two tiles of different kinds; they are ready next turn.</source>
        <translation>Deux tuiles de types différents, prêtes au tour suivant.</translation>
    </message>
    <message>
        <source>Where influence is tied or nobody has any, a fountain is built.</source>
        <translation>En cas d’égalité, ou sans influence, une fontaine s’élève.</translation>
    </message>
    <message>
        <source>You gain a coin when an aqueduct arrives here.</source>
        <translation>Un aqueduc qui arrive ici donne une pièce.</translation>
    </message>
    <message numerus="yes">
        <source>a site lacks %n triangles</source>
        <translation>
            <numerusform>il manque %n&#xa0;triangle à un site</numerusform>
            <numerusform>il manque %n&#xa0;triangles à un site</numerusform>
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
        <source>A fountain rises at {corner}: nobody had influence.</source>
        <translation>Une fontaine s’élève ({corner})&#xa0;: personne n’avait d’influence.</translation>
    </message>
    <message>
        <source>A fountain rises at {corner}: {names} tie, {count} each.</source>
        <translation>Une fontaine s’élève ({corner})&#xa0;: {names} sont à égalité, à {count}.</translation>
    </message>
    <message>
        <source>A ring closes round a corner of a hill, {hill}: no site forms there.</source>
        <translation>Le tour d’un angle de colline se ferme ({hill})&#xa0;: aucun site ne s’y forme.</translation>
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
        <translation>Partie terminée&#xa0;: {name} l’emporte avec {points}.</translation>
    </message>
    <message>
        <source>The hills in play are {hills}.</source>
        <translation>Collines en jeu&#xa0;: {hills}.</translation>
    </message>
    <message>
        <source>built {building} at {corner}: {points}, influence {influence}.</source>
        <translation>a construit {building} ({corner})&#xa0;: {points}, influence {influence}.</translation>
    </message>
    <message>
        <source>drew {tiles}.</source>
        <translation>a pioché {tiles}.</translation>
    </message>
    <message>
        <source>extended {line} to {corner}.</source>
        <translation>a agrandi {line} vers {corner}.</translation>
    </message>
    <message numerus="yes">
        <source>had %n magistrates come home from {space}.</source>
        <translation>
            <numerusform>a récupéré %n&#xa0;magistrat placé sur {space}.</numerusform>
            <numerusform>a récupéré %n&#xa0;magistrats placés sur {space}.</numerusform>
        </translation>
    </message>
    <message>
        <source>is the first player.</source>
        <translation>joue en premier.</translation>
    </message>
    <message>
        <source>laid no tile: none was possible.</source>
        <translation>n’a posé aucune tuile&#xa0;: c’était impossible.</translation>
    </message>
    <message>
        <source>laid {tile} at {where}.</source>
        <translation>a posé {tile} ({where}).</translation>
    </message>
    <message>
        <source>lost an action: none was possible.</source>
        <translation>a perdu une action&#xa0;: aucune n’était possible.</translation>
    </message>
    <message>
        <source>moved a magistrate to {space}, from {where}.</source>
        <translation>a envoyé le magistrat ({where}) sur {space}.</translation>
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
        <source>recalled the magistrate at {where}.</source>
        <translation>a rappelé le magistrat ({where}).</translation>
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
        <source>took %n {kind} imperium tiles.</source>
        <translation>
            <numerusform>a pris %n&#xa0;tuile imperium {kind}.</numerusform>
            <numerusform>a pris %n&#xa0;tuiles imperium {kind}.</numerusform>
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
        <source>{name}, last action</source>
        <translation>{name}, dernière action</translation>
    </message>
    <message>
        <source>{name}, turn {round}</source>
        <translation>{name}, tour&#xa0;{round}</translation>
    </message>
</context>
<context>
    <name>MarbleLabels</name>
    <message numerus="yes">
        <source>%n coins</source>
        <translation>
            <numerusform>%n&#xa0;pièce</numerusform>
            <numerusform>%n&#xa0;pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>reste %n</numerusform>
            <numerusform>restent %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n magistrates ready</source>
        <translation>
            <numerusform>%n&#xa0;magistrat prêt</numerusform>
            <numerusform>%n&#xa0;magistrats prêts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 3 empty</source>
        <translation>
            <numerusform>%n&#xa0;pile vide sur 3</numerusform>
            <numerusform>%n&#xa0;piles vides sur 3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n&#xa0;tuile</numerusform>
            <numerusform>%n&#xa0;tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
    <message>
        <source>3 empty end the game</source>
        <translation>3&#xa0;piles vides&#xa0;: fin</translation>
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
        <translation>Éléments d’aqueduc restants</translation>
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
        <source>Completed site, {vertex}</source>
        <translation>Site terminé, {vertex}</translation>
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
        <source>Empty ground, {place}</source>
        <translation>Terrain libre, {place}</translation>
    </message>
    <message>
        <source>Fountain</source>
        <translation>Fontaine</translation>
    </message>
    <message>
        <source>Fountain beside a building</source>
        <translation>Fontaine près d’un bâtiment</translation>
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
        <translation>Magistrat ({name}) sur {tile}</translation>
    </message>
    <message>
        <source>Most imperium of a kind</source>
        <translation>Le plus d’imperium, par type</translation>
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
        <source>Tile place, {place}</source>
        <translation>Position de tuile, {place}</translation>
    </message>
    <message>
        <source>Tile stacks</source>
        <translation>Piles de tuiles</translation>
    </message>
    <message>
        <source>Treasure</source>
        <translation>Pièces et ponts</translation>
    </message>
    <message numerus="yes">
        <source>Treasury, %n coins</source>
        <translation>
            <numerusform>Trésor public, %n&#xa0;pièce</numerusform>
            <numerusform>Trésor public, %n&#xa0;pièces</numerusform>
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
    <message numerus="yes">
        <source>values hidden</source>
        <translation>
            <numerusform>valeur cachée</numerusform>
            <numerusform>valeurs cachées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>values {values}</source>
        <translation>
            <numerusform>valeur {values}</numerusform>
            <numerusform>valeurs {values}</numerusform>
        </translation>
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
            <numerusform>{kind}&#xa0;: %n&#xa0;tuile imperium en main</numerusform>
            <numerusform>{kind}&#xa0;: %n&#xa0;tuiles imperium en main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{kind} imperium, %n left</source>
        <translation>
            <numerusform>{kind}&#xa0;: reste %n&#xa0;tuile imperium</numerusform>
            <numerusform>{kind}&#xa0;: reste %n&#xa0;tuiles imperium</numerusform>
        </translation>
    </message>
    <message>
        <source>{kind} of {name}</source>
        <translation>{kind} ({name})</translation>
    </message>
    <message numerus="yes">
        <source>{kind} stack, %n tiles</source>
        <translation>
            <numerusform>{kind}&#xa0;: pile de %n&#xa0;tuile</numerusform>
            <numerusform>{kind}&#xa0;: pile de %n&#xa0;tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{kind} tiles, %n ready</source>
        <translation>
            <numerusform>{kind}&#xa0;: %n&#xa0;tuile prête</numerusform>
            <numerusform>{kind}&#xa0;: %n&#xa0;tuiles prêtes</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s table</source>
        <translation>Plateau ({name})</translation>
    </message>
    <message>
        <source>{name}’s table, only looking</source>
        <translation>Plateau ({name}), consultation</translation>
    </message>
    <message>
        <source>{space}; waiting: {names}</source>
        <translation>{space}&#xa0;; en attente&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{tile} with a magistrate of {name}</source>
        <translation>{tile} avec un magistrat ({name})</translation>
    </message>
</context>
<context>
    <name>MarblePlaces</name>
    <message>
        <source>beside {hill}</source>
        <translation>à côté {hill}</translation>
    </message>
    <message>
        <source>east of the Tiber</source>
        <translation>à l’est du Tibre</translation>
    </message>
    <message>
        <source>east of {hill}</source>
        <translation>à l’est {hill}</translation>
    </message>
    <message>
        <source>north of {hill}</source>
        <translation>au nord {hill}</translation>
    </message>
    <message>
        <source>north-east of {hill}</source>
        <translation>au nord-est {hill}</translation>
    </message>
    <message>
        <source>north-west of {hill}</source>
        <translation>au nord-ouest {hill}</translation>
    </message>
    <message>
        <source>on the Tiber</source>
        <translation>sur le Tibre</translation>
    </message>
    <message>
        <source>on {hill}</source>
        <translation>à l’endroit {hill}</translation>
    </message>
    <message>
        <source>point {place} of line {line}</source>
        <translation>sommet {place} de la ligne {line}</translation>
    </message>
    <message>
        <source>row {row}, place {place}</source>
        <translation>rang {row}, place {place}</translation>
    </message>
    <message>
        <source>row {row}, places {first} and {second}</source>
        <translation>rang {row}, places {first} et {second}</translation>
    </message>
    <message>
        <source>south of {hill}</source>
        <translation>au sud {hill}</translation>
    </message>
    <message>
        <source>south-east of {hill}</source>
        <translation>au sud-est {hill}</translation>
    </message>
    <message>
        <source>south-west of {hill}</source>
        <translation>au sud-ouest {hill}</translation>
    </message>
    <message>
        <source>the Aventine</source>
        <translation>de l’Aventin</translation>
    </message>
    <message>
        <source>the Caelian</source>
        <translation>du Caelius</translation>
    </message>
    <message>
        <source>the Capitoline</source>
        <translation>du Capitole</translation>
    </message>
    <message>
        <source>the Esquiline</source>
        <translation>de l’Esquilin</translation>
    </message>
    <message>
        <source>the Palatine</source>
        <translation>du Palatin</translation>
    </message>
    <message>
        <source>the Quirinal</source>
        <translation>du Quirinal</translation>
    </message>
    <message>
        <source>the Viminal</source>
        <translation>du Viminal</translation>
    </message>
    <message>
        <source>west of the Tiber</source>
        <translation>à l’ouest du Tibre</translation>
    </message>
    <message>
        <source>west of {hill}</source>
        <translation>à l’ouest {hill}</translation>
    </message>
    <message>
        <source>{place}, {landmark}</source>
        <translation>{place}, {landmark}</translation>
    </message>
    <message>
        <source>{upper}, with {lower}</source>
        <translation>{upper}, avec {lower}</translation>
    </message>
</context>
<context>
    <name>MarblePrompts</name>
    <message numerus="yes">
        <source>%n magistrates ready.</source>
        <translation>
            <numerusform>%n&#xa0;magistrat prêt.</numerusform>
            <numerusform>%n&#xa0;magistrats prêts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sites are complete. Whoever leaves one no longer counts for the others.</source>
        <translation>
            <numerusform>%n&#xa0;site est terminé. Un magistrat retiré ne compte plus pour les autres sites.</numerusform>
            <numerusform>%n&#xa0;sites sont terminés. Un magistrat retiré ne compte plus pour les autres sites.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add magistrate</source>
        <translation>Ajouter un magistrat</translation>
    </message>
    <message>
        <source>Click a lit edge at the far end, or drag a piece there. You gain a coin at a fountain.</source>
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
        <translation>Les tuiles piochées deviennent prêtes, et vos magistrats en attente reviennent.</translation>
    </message>
    <message>
        <source>Drawn tiles become ready.</source>
        <translation>Les tuiles piochées deviennent prêtes.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminer le tour</translation>
    </message>
    <message>
        <source>Extend {line} to {vertex}</source>
        <translation>Agrandir {line} vers {vertex}</translation>
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
        <source>From {space} he comes home with nothing: none is left there.</source>
        <translation>De {space}, il revient les mains vides&#xa0;: il n’en reste pas.</translation>
    </message>
    <message>
        <source>He stays in {space}: no end of your turn comes any more.</source>
        <translation>Il reste sur place ({space})&#xa0;: vous n’aurez plus de fin de tour.</translation>
    </message>
    <message>
        <source>It brings imperium.</source>
        <translation>Cela rapporte de l’imperium.</translation>
    </message>
    <message>
        <source>It costs one {kind} imperium tile.</source>
        <translation>Cela coûte une tuile imperium {kind}.</translation>
    </message>
    <message>
        <source>It fills the hand for the turns to come.</source>
        <translation>Cela prépare des tuiles pour les tours à venir.</translation>
    </message>
    <message numerus="yes">
        <source>It keeps %n points from somebody else.</source>
        <translation>
            <numerusform>Cela prive un adversaire de %n&#xa0;point.</numerusform>
            <numerusform>Cela prive un adversaire de %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message>
        <source>It keeps a site from somebody else.</source>
        <translation>Cela prive un adversaire d’un site.</translation>
    </message>
    <message>
        <source>It leads water to buildings that will count at the end.</source>
        <translation>Cela mène l’eau à des bâtiments qui compteront à la fin.</translation>
    </message>
    <message>
        <source>It may continue any aqueduct that has been started.</source>
        <translation>Il peut agrandir n’importe quel aqueduc commencé.</translation>
    </message>
    <message>
        <source>It prepares a site for a later turn.</source>
        <translation>Cela prépare un site pour un tour à venir.</translation>
    </message>
    <message numerus="yes">
        <source>It scores %n points at once.</source>
        <translation>
            <numerusform>Cela rapporte %n&#xa0;point aussitôt.</numerusform>
            <numerusform>Cela rapporte %n&#xa0;points aussitôt.</numerusform>
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
        <translation>Poser l’élément</translation>
    </message>
    <message>
        <source>Lay the piece to {vertex}</source>
        <translation>Poser l’élément vers {vertex}</translation>
    </message>
    <message>
        <source>Lay tile</source>
        <translation>Poser la tuile</translation>
    </message>
    <message>
        <source>Lay {tile} at {position}</source>
        <translation>Poser {tile} ({position})</translation>
    </message>
    <message>
        <source>Leave empty</source>
        <translation>Laisser sans magistrat</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Rien d’autre n’est possible.</translation>
    </message>
    <message>
        <source>Nothing is of any use now: what is drawn or recalled no longer counts.</source>
        <translation>Rien ne sert plus maintenant&#xa0;: ce qui est pioché ou rappelé ne compte plus.</translation>
    </message>
    <message>
        <source>Nothing was drawn, and nobody comes home.</source>
        <translation>Rien n’a été pioché, et personne ne revient.</translation>
    </message>
    <message>
        <source>On this tile a magistrate counts only for sites of the kind {kind}.</source>
        <translation>Sur cette tuile, il ne compte que pour les sites de type {kind}.</translation>
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
        <translation>Résoudre le site pour {building} ({vertex})</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>Dépenser</translation>
    </message>
    <message>
        <source>Spend an imperium tile for an extra action: click it, then confirm.</source>
        <translation>Dépensez une tuile imperium pour une action supplémentaire&#xa0;: cliquez dessus, puis confirmez.</translation>
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
        <translation>N’en retirer aucun</translation>
    </message>
    <message>
        <source>Take back the magistrate from {tile}</source>
        <translation>Retirer le magistrat placé sur {tile}</translation>
    </message>
    <message>
        <source>There is no tile to draw or lay, no piece to add, nobody to recall.</source>
        <translation>Aucune tuile à piocher ou à poser, aucun élément à ajouter, personne à rappeler.</translation>
    </message>
    <message>
        <source>Your waiting magistrates come home.</source>
        <translation>Vos magistrats en attente reviennent.</translation>
    </message>
    <message>
        <source>drag a tile to the board (it turns to fit)</source>
        <translation>glissez une tuile sur le plateau (elle s’oriente seule)</translation>
    </message>
    <message>
        <source>draw from two stacks</source>
        <translation>piochez sur deux piles</translation>
    </message>
    <message>
        <source>extend an aqueduct</source>
        <translation>agrandissez un aqueduc</translation>
    </message>
    <message>
        <source>recall a magistrate</source>
        <translation>rappelez un magistrat</translation>
    </message>
    <message>
        <source>{name}, choose the extra action.</source>
        <translation>{name}, choisissez l’action supplémentaire.</translation>
    </message>
    <message>
        <source>{name}, choose the site to resolve next.</source>
        <translation>{name}, choisissez le site à résoudre.</translation>
    </message>
    <message numerus="yes">
        <source>{name}, continue {line}: %n pieces left.</source>
        <translation>
            <numerusform>{name}, agrandissez {line}&#xa0;: encore %n&#xa0;élément.</numerusform>
            <numerusform>{name}, agrandissez {line}&#xa0;: encore %n&#xa0;éléments.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, end your turn, or spend imperium.</source>
        <translation>{name}, terminez votre tour ou dépensez de l’imperium.</translation>
    </message>
    <message>
        <source>{name}, end your turn.</source>
        <translation>{name}, terminez votre tour.</translation>
    </message>
    <message>
        <source>{name}, lay the second aqueduct piece.</source>
        <translation>{name}, posez le second élément d’aqueduc.</translation>
    </message>
    <message>
        <source>{name}, no action is possible: end your turn.</source>
        <translation>{name}, aucune action n’est possible&#xa0;: terminez votre tour.</translation>
    </message>
    <message>
        <source>{name}, put a magistrate on it, or leave it empty.</source>
        <translation>{name}, ajoutez un magistrat ou laissez la tuile sans magistrat.</translation>
    </message>
    <message>
        <source>{name}, take back one magistrate from this site, or none.</source>
        <translation>{name}, retirez un magistrat de ce site ou n’en retirez aucun.</translation>
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
        <source>{option}: of no use any more</source>
        <translation>{option}&#xa0;: ne sert plus à rien</translation>
    </message>
    <message>
        <source>{tile} at {position}</source>
        <translation>{tile} ({position})</translation>
    </message>
</context>
<context>
    <name>MarbleRefusals</name>
    <message>
        <source>All pieces of {line} lie on the board already.</source>
        <translation>Tous les éléments de {line} sont déjà sur le plateau.</translation>
    </message>
    <message>
        <source>Aqueduct: pick a lit point beside the far end of a line.</source>
        <translation>Aqueduc&#xa0;: choisissez un point éclairé au bout d’une ligne.</translation>
    </message>
    <message>
        <source>Both actions are taken; spend an imperium tile for another.</source>
        <translation>Les deux actions sont faites&#xa0;; dépensez une tuile imperium pour une action supplémentaire.</translation>
    </message>
    <message>
        <source>Draw: pick a stack of tiles at the right, then another.</source>
        <translation>Pioche&#xa0;: choisissez une pile de tuiles à droite, puis une autre.</translation>
    </message>
    <message>
        <source>First: choose the extra action.</source>
        <translation>D’abord&#xa0;: choisir l’action supplémentaire.</translation>
    </message>
    <message>
        <source>First: lay the pieces that the spring gives.</source>
        <translation>D’abord&#xa0;: poser les éléments donnés par la source.</translation>
    </message>
    <message>
        <source>First: lay the second aqueduct piece, which is part of this action.</source>
        <translation>D’abord&#xa0;: poser le second élément d’aqueduc, il fait partie de cette action.</translation>
    </message>
    <message>
        <source>First: put a magistrate on the tile just laid, or none.</source>
        <translation>D’abord&#xa0;: ajouter un magistrat sur la tuile tout juste posée ou la laisser sans magistrat.</translation>
    </message>
    <message>
        <source>First: resolve one of the completed sites.</source>
        <translation>D’abord&#xa0;: résoudre un des sites terminés.</translation>
    </message>
    <message>
        <source>In the final round imperium gives no extra action.</source>
        <translation>Dans la manche finale, l’imperium ne donne pas d’action supplémentaire.</translation>
    </message>
    <message>
        <source>It is not {seat} who is asked now.</source>
        <translation>Ce n’est pas à {seat} de jouer.</translation>
    </message>
    <message>
        <source>No action is possible, so there is nothing to pay for.</source>
        <translation>Aucune action n’est possible&#xa0;: il n’y a rien à payer.</translation>
    </message>
    <message>
        <source>No aqueduct can be lengthened now.</source>
        <translation>Aucun aqueduc ne peut être étendu maintenant.</translation>
    </message>
    <message>
        <source>No magistrate of yours stands on a tile.</source>
        <translation>Aucun de vos magistrats n’est sur une tuile.</translation>
    </message>
    <message>
        <source>No magistrate of yours stands on this tile.</source>
        <translation>Aucun de vos magistrats n’est sur cette tuile.</translation>
    </message>
    <message>
        <source>No ready tile can be laid now.</source>
        <translation>Aucune tuile prête ne peut être posée maintenant.</translation>
    </message>
    <message>
        <source>No tile is left to draw.</source>
        <translation>Il ne reste aucune tuile à piocher.</translation>
    </message>
    <message>
        <source>No {kind} tile is ready to play.</source>
        <translation>Aucune tuile {kind} n’est prête à jouer.</translation>
    </message>
    <message>
        <source>Nobody has started {line} yet: a tile must touch its spring.</source>
        <translation>Personne n’a encore commencé {line}&#xa0;: une tuile doit toucher sa source.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Cette place est vide.</translation>
    </message>
    <message>
        <source>Not here: a piece lies along the side of a tile, never across one.</source>
        <translation>Pas ici&#xa0;: un élément longe le côté d’une tuile, sans jamais la traverser.</translation>
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
        <translation>Pas ici&#xa0;: c’est la source d’un autre aqueduc.</translation>
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
        <source>Only one of your magistrates on this site may be taken back now.</source>
        <translation>Seul un de vos magistrats sur ce site peut être retiré maintenant.</translation>
    </message>
    <message>
        <source>Recall: pick one of your magistrates on the tiles.</source>
        <translation>Rappel&#xa0;: choisissez un de vos magistrats sur les tuiles.</translation>
    </message>
    <message>
        <source>The bridge values must be those of the box.</source>
        <translation>Les valeurs des ponts doivent être celles de la boîte.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partie terminée.</translation>
    </message>
    <message>
        <source>The turn is not over while an action is left and possible.</source>
        <translation>Le tour n’est pas terminé tant qu’une action reste et que l’une est possible.</translation>
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
        <translation>Ce sommet n’existe pas sur le plateau.</translation>
    </message>
    <message>
        <source>There is no {kind} imperium tile to spend.</source>
        <translation>Il n’y a pas de tuile imperium {kind} à dépenser.</translation>
    </message>
    <message>
        <source>Three different hills are in play.</source>
        <translation>Trois collines différentes sont en jeu.</translation>
    </message>
    <message>
        <source>Tile: pick a ready tile, then a lit place on the board.</source>
        <translation>Tuile&#xa0;: choisissez une tuile prête, puis un emplacement éclairé du plateau.</translation>
    </message>
    <message>
        <source>Two tiles are drawn, as long as there are two.</source>
        <translation>On pioche deux tuiles, tant qu’il y en a deux.</translation>
    </message>
    <message>
        <source>Two tiles of different kinds, while two stacks are left.</source>
        <translation>Deux tuiles de types différents, tant qu’il reste deux piles.</translation>
    </message>
    <message>
        <source>Waiting magistrates come home by themselves at the end of the turn.</source>
        <translation>Les magistrats en attente reviennent d’eux-mêmes à la fin du tour.</translation>
    </message>
</context>
<context>
    <name>MarbleTerms</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n&#xa0;point</numerusform>
            <numerusform>%n&#xa0;points</numerusform>
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
        <translation>la case imperium de l’arène</translation>
    </message>
    <message>
        <source>the baths</source>
        <translation>les bains</translation>
    </message>
    <message>
        <source>the baths space</source>
        <translation>la case imperium des bains</translation>
    </message>
    <message>
        <source>the brown aqueduct</source>
        <translation>l’aqueduc marron</translation>
    </message>
    <message>
        <source>the grey aqueduct</source>
        <translation>l’aqueduc gris</translation>
    </message>
    <message>
        <source>the temple space</source>
        <translation>la case imperium du temple</translation>
    </message>
    <message>
        <source>the theatre space</source>
        <translation>la case imperium du théâtre</translation>
    </message>
    <message>
        <source>the treasury</source>
        <translation>le trésor public</translation>
    </message>
    <message>
        <source>the white aqueduct</source>
        <translation>l’aqueduc blanc</translation>
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
        <source>{own} to {best}</source>
        <translation>{own} contre {best}</translation>
    </message>
</context>
<context>
    <name>MarbleWeighing</name>
    <message>
        <source>the buildings still to be completed: their points, the lead there, and how few tiles are missing</source>
        <translation>les bâtiments inachevés&#xa0;: leurs points, l’avance que l’on y a et le peu de tuiles qui manquent</translation>
    </message>
    <message>
        <source>the buildings that lack a single tile, for whoever acts next</source>
        <translation>les bâtiments auxquels il ne manque qu’une tuile, pour qui joue ensuite</translation>
    </message>
    <message>
        <source>the imperium tiles: majorities, and the actions they can buy</source>
        <translation>les tuiles imperium&#xa0;: majorités et actions qu’elles permettent d’acheter</translation>
    </message>
    <message>
        <source>the tiles and magistrates that there is still time to use</source>
        <translation>les tuiles et les magistrats que l’on a encore le temps de jouer</translation>
    </message>
</context>
<context>
    <name>MarbleWords</name>
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
        <source>Fountains</source>
        <translation>Fontaines</translation>
    </message>
    <message>
        <source>Imperium</source>
        <translation>Imperium</translation>
    </message>
    <message>
        <source>Most coins</source>
        <translation>Le plus de pièces</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partie terminée.</translation>
    </message>
    <message>
        <source>Three tile stacks were empty, and everybody had one last action.</source>
        <translation>Trois piles de tuiles étaient vides, et chacun a joué une dernière action.</translation>
    </message>
    <message>
        <source>by round</source>
        <translation>par manche</translation>
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
        <translation>Ordinateur · au hasard</translation>
    </message>
    <message>
        <source>Computer · gentle</source>
        <translation>Ordinateur · facile</translation>
    </message>
    <message>
        <source>Computer · skilled</source>
        <translation>Ordinateur · moyen</translation>
    </message>
    <message>
        <source>Computer · stern</source>
        <translation>Ordinateur · difficile</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Hot seat</source>
        <translation>À cet écran</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
</context>
<context>
    <name>MomentCard</name>
    <message>
        <source>Enough, thank you</source>
        <translation>Merci, cela suffit</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Compris</translation>
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
        <translation>Les réglages étaient endommagés&#xa0;; ceux d’origine sont en vigueur.</translation>
    </message>
    <message>
        <source>This match cannot be opened</source>
        <translation>Cette partie ne peut pas être ouverte</translation>
    </message>
    <message>
        <source>{folder} cannot be written ({reason}): matches there are not saved.</source>
        <translation>Écriture impossible dans {folder} ({reason})&#xa0;: les parties n’y sont pas enregistrées.</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message numerus="yes">
        <source>%n computers play, and you watch.</source>
        <translation>
            <numerusform>%n&#xa0;ordinateur joue, et vous regardez.</numerusform>
            <numerusform>%n&#xa0;ordinateurs jouent, et vous regardez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people share this screen. A curtain falls between them while one holds something secret.</source>
        <translation>
            <numerusform>%n&#xa0;personne à cet écran. Un rideau tombe entre les tours dès que quelque chose est secret.</numerusform>
            <numerusform>%n&#xa0;personnes partagent cet écran. Un rideau tombe entre elles dès que l’une a un secret.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people share this screen. All is open in this game: no curtain.</source>
        <translation>
            <numerusform>%n&#xa0;personne à cet écran. Tout est visible dans ce jeu&#xa0;: pas de rideau.</numerusform>
            <numerusform>%n&#xa0;personnes partagent cet écran. Tout est visible dans ce jeu&#xa0;: pas de rideau.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players: {names}.</source>
        <translation>
            <numerusform>%n&#xa0;joueur&#xa0;: {names}.</numerusform>
            <numerusform>%n&#xa0;joueurs&#xa0;: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>At one table</source>
        <translation>Partie à plusieurs</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Click an emblem for another colour. Drag a row, or press Ctrl+Up and Ctrl+Down in it, to change the order of turns.</source>
        <translation>Cliquez sur un emblème pour changer de couleur. Glissez une ligne, ou appuyez dedans sur Ctrl+Haut et Ctrl+Bas, pour changer l’ordre du tour.</translation>
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
        <source>Kind of game</source>
        <translation>Type de partie</translation>
    </message>
    <message>
        <source>Level of the challenge</source>
        <translation>Niveau du défi</translation>
    </message>
    <message>
        <source>Nobody has to look away: only computers play.</source>
        <translation>Personne n’a à détourner les yeux&#xa0;: seuls des ordinateurs jouent.</translation>
    </message>
    <message>
        <source>One person at this screen: nothing has to be hidden between turns.</source>
        <translation>Une seule personne à cet écran&#xa0;: rien à cacher entre les tours.</translation>
    </message>
    <message>
        <source>Random order</source>
        <translation>Ordre au hasard</translation>
    </message>
    <message>
        <source>Seat {number} has no name yet.</source>
        <translation>La place&#xa0;{number}&#xa0;n’a pas encore de nom.</translation>
    </message>
    <message>
        <source>Solo challenge</source>
        <translation>Défi solo</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>This game is for {range} players.</source>
        <translation>Ce jeu se joue à {range}.</translation>
    </message>
    <message>
        <source>Two seats are called {name}. Give one of them another name.</source>
        <translation>Deux places portent le nom {name}. Donnez un autre nom à l’une d’elles.</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Qui joue&#xa0;?</translation>
    </message>
    <message>
        <source>{game} · new game</source>
        <translation>{game} · nouvelle partie</translation>
    </message>
    <message>
        <source>{name} plays “{challenge}”, level {level}.</source>
        <translation>{name} joue «&#xa0;{challenge}&#xa0;», niveau&#xa0;{level}.</translation>
    </message>
    <message numerus="yes">
        <source>{people} against %n computers: {others}.</source>
        <translation>
            <numerusform>{people} contre %n&#xa0;ordinateur&#xa0;: {others}.</numerusform>
            <numerusform>{people} contre %n&#xa0;ordinateurs&#xa0;: {others}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NovaCards</name>
    <message numerus="yes">
        <source>%n tokens left after it</source>
        <translation>
            <numerusform>il reste %n&#xa0;jeton ensuite</numerusform>
            <numerusform>il reste %n&#xa0;jetons ensuite</numerusform>
        </translation>
    </message>
    <message>
        <source>1 power more for {first} and {second} this round; nobody may place here.</source>
        <translation>1&#xa0;pouvoir de plus pour {first} et {second} cette ronde&#xa0;; personne ne peut se placer ici.</translation>
    </message>
    <message>
        <source>Place the building here</source>
        <translation>Placer le bâtiment ici</translation>
    </message>
    <message>
        <source>This draws a card; it cannot be undone.</source>
        <translation>Une carte va être piochée&#xa0;: cela ne pourra plus être annulé.</translation>
    </message>
    <message>
        <source>Zone {zone}: {before} → {after} pieces, ahead: {rival} {best}</source>
        <translation>Zone&#xa0;{zone}&#xa0;: {before} → {after} éléments, en tête devant {rival}&#xa0;: {best}</translation>
    </message>
    <message>
        <source>Zone {zone}: {before} → {after} pieces, behind: {rival} {best}</source>
        <translation>Zone&#xa0;{zone}&#xa0;: {before} → {after} éléments, derrière {rival}&#xa0;: {best}</translation>
    </message>
    <message>
        <source>Zone {zone}: {before} → {after} pieces, level: {rival} {best}</source>
        <translation>Zone&#xa0;{zone}&#xa0;: {before} → {after} éléments, à égalité avec {rival}&#xa0;: {best}</translation>
    </message>
    <message>
        <source>Zone {zone}: {before} → {after} pieces, level: {rival} {best}, and wins the tie</source>
        <translation>Zone&#xa0;{zone}&#xa0;: {before} → {after} éléments, à égalité avec {rival}&#xa0;: {best}, qui l’emporte</translation>
    </message>
    <message>
        <source>Zone {zone}: {before} → {after} pieces, nobody else there</source>
        <translation>Zone&#xa0;{zone}&#xa0;: {before} → {after} éléments, personne d’autre</translation>
    </message>
    <message numerus="yes">
        <source>a building of %n pieces to place</source>
        <translation>
            <numerusform>un bâtiment de %n&#xa0;élément à placer</numerusform>
            <numerusform>un bâtiment de %n&#xa0;éléments à placer</numerusform>
        </translation>
    </message>
    <message>
        <source>a free cell</source>
        <translation>une case libre</translation>
    </message>
    <message>
        <source>abandoning it brings {coins}</source>
        <translation>l’abandonner rapporte {coins}</translation>
    </message>
    <message>
        <source>and nothing else</source>
        <translation>et rien d’autre</translation>
    </message>
    <message>
        <source>artisans available: {before} → {after}</source>
        <translation>artisans disponibles&#xa0;: {before} → {after}</translation>
    </message>
    <message>
        <source>completes a token: {goods} for {names}</source>
        <translation>complète un jeton&#xa0;: {goods} pour {names}</translation>
    </message>
    <message>
        <source>gain {amount}</source>
        <translation>gagnez {amount}</translation>
    </message>
    <message>
        <source>gain {amount}: {before} → {after}</source>
        <translation>gagnez {amount}&#xa0;: {before} → {after}</translation>
    </message>
    <message>
        <source>gold wheel: an achievement token or {amount}</source>
        <translation>roue en or&#xa0;: un jeton Accomplissement ou {amount}</translation>
    </message>
    <message>
        <source>its building cannot be placed: too little room, or too few pieces</source>
        <translation>son bâtiment ne peut pas être placé&#xa0;: trop peu de place ou d’éléments</translation>
    </message>
    <message>
        <source>no more points than now</source>
        <translation>pas plus de points que maintenant</translation>
    </message>
    <message>
        <source>no ship can sail any further</source>
        <translation>aucun bateau ne peut aller plus loin</translation>
    </message>
    <message>
        <source>nobody’s pieces</source>
        <translation>éléments neutres</translation>
    </message>
    <message>
        <source>one space on</source>
        <translation>une case plus loin</translation>
    </message>
    <message>
        <source>pay {amount}: {before} → {after}</source>
        <translation>payez {amount}&#xa0;: {before} → {after}</translation>
    </message>
    <message>
        <source>power {power} before subject cards</source>
        <translation>pouvoir&#xa0;{power} avant les cartes Sujet</translation>
    </message>
    <message>
        <source>power {power}: {what}</source>
        <translation>pouvoir&#xa0;{power}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>the influence would be lost</source>
        <translation>l’influence serait perdue</translation>
    </message>
    <message>
        <source>the power is 3 already: it would be lost</source>
        <translation>le pouvoir est déjà de 3&#xa0;: ce serait perdu</translation>
    </message>
    <message>
        <source>the track of the favourite</source>
        <translation>la piste du char favori</translation>
    </message>
    <message>
        <source>you begin the next round</source>
        <translation>vous commencez la prochaine ronde</translation>
    </message>
    <message>
        <source>your tokens: {before} → {after}</source>
        <translation>vos jetons&#xa0;: {before} → {after}</translation>
    </message>
    <message>
        <source>{act} with power {power}: {what}</source>
        <translation>{act}, pouvoir&#xa0;{power}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{points} at the end</source>
        <translation>{points} à la fin</translation>
    </message>
    <message>
        <source>{points} at the end if it stays so</source>
        <translation>{points} à la fin si rien ne change</translation>
    </message>
    <message>
        <source>{points} for who holds it at the end</source>
        <translation>{points} à son détenteur à la fin</translation>
    </message>
    <message>
        <source>{points} more at the end, even if it sails further</source>
        <translation>{points} de plus à la fin, même s’il va plus loin</translation>
    </message>
    <message>
        <source>{points} of them for a completed line</source>
        <translation>dont {points} pour une ligne complète</translation>
    </message>
    <message>
        <source>{sails} left after it</source>
        <translation>il reste {sails}&#xa0;ensuite</translation>
    </message>
    <message>
        <source>{tile} leaves the game</source>
        <translation>{tile}&#xa0;: la tuile quitte la partie</translation>
    </message>
</context>
<context>
    <name>NovaCover</name>
    <message>
        <source>Alone against the automa</source>
        <translation>Seul face au joueur fictif</translation>
    </message>
    <message>
        <source>Cards by chance</source>
        <translation>Cartes au hasard</translation>
    </message>
    <message>
        <source>Cards drafted</source>
        <translation>Draft des cartes</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Fifteen times in the game a patrician of yours goes to the forum, and row and column tell what you do. Sail the Black Sea, build in the city, race chariots, gather people who help.</source>
        <translation>Quinze fois dans la partie, un de vos patriciens va au forum&#xa0;; sa rangée et sa colonne indiquent vos actions. Naviguez sur la mer Noire, construisez dans la ville, lancez vos chars, réunissez des sujets qui vous aident.</translation>
    </message>
    <message>
        <source>Four cards are passed round in secret; each keeps two of those laid down.</source>
        <translation>Quatre cartes circulent en secret&#xa0;; chacun garde deux de celles qu’il a posées.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Its legionaries block the forum, its ships and chariots move on their own; score more.</source>
        <translation>Ses légionnaires bloquent le forum, ses bateaux et ses chars avancent seuls&#xa0;; marquez plus que lui.</translation>
    </message>
    <message>
        <source>Mosaic by chance</source>
        <translation>Mosaïque au hasard</translation>
    </message>
    <message>
        <source>Mosaic drafted</source>
        <translation>Draft de la mosaïque</translation>
    </message>
    <message>
        <source>Mosaic tiles are chosen in turn from two face up of each colour.</source>
        <translation>Les tuiles Mosaïque se choisissent tour à tour, deux visibles de chaque couleur.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronde&#xa0;{number}</translation>
    </message>
    <message>
        <source>Serve the emperor in the forum and build the new capital on the Bosporus.</source>
        <translation>Servez l’empereur au forum et construisez la nouvelle capitale du Bosphore.</translation>
    </message>
    <message>
        <source>The automa</source>
        <translation>Le joueur fictif</translation>
    </message>
    <message>
        <source>The automa starts with 20 points.</source>
        <translation>Le joueur fictif commence avec 20&#xa0;points.</translation>
    </message>
    <message>
        <source>The automa starts with 30 points.</source>
        <translation>Le joueur fictif commence avec 30&#xa0;points.</translation>
    </message>
    <message>
        <source>The automa starts with 40 points.</source>
        <translation>Le joueur fictif commence avec 40&#xa0;points.</translation>
    </message>
    <message>
        <source>Three mosaic tiles are dealt to each.</source>
        <translation>Chacun reçoit trois tuiles Mosaïque.</translation>
    </message>
    <message>
        <source>Two subject cards are dealt to each.</source>
        <translation>Chacun reçoit deux cartes Sujet.</translation>
    </message>
</context>
<context>
    <name>NovaFacts</name>
    <message numerus="yes">
        <source>%n patricians left</source>
        <translation>
            <numerusform>il reste %n&#xa0;patricien</numerusform>
            <numerusform>il reste %n&#xa0;patriciens</numerusform>
        </translation>
    </message>
    <message>
        <source>Cleanup</source>
        <translation>Rangement</translation>
    </message>
    <message>
        <source>Emperor</source>
        <translation>Empereur</translation>
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
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Round {number} of {all}</source>
        <translation>Ronde&#xa0;{number} sur {all}</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Mise en place</translation>
    </message>
</context>
<context>
    <name>NovaInfos</name>
    <message numerus="yes">
        <source>%n cells around it still open</source>
        <translation>
            <numerusform>encore %n&#xa0;case libre autour</numerusform>
            <numerusform>encore %n&#xa0;cases libres autour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more at the hippodrome</source>
        <translation>
            <numerusform>encore %n à l’hippodrome</numerusform>
            <numerusform>encore %n à l’hippodrome</numerusform>
        </translation>
    </message>
    <message>
        <source>A Petition takes it for 2 influence; else it goes on clockwise.</source>
        <translation>Une Pétition le réclame pour 2&#xa0;points d’influence&#xa0;; sinon il passe dans le sens horaire.</translation>
    </message>
    <message>
        <source>An artisan collects from its row and from its column.</source>
        <translation>Un artisan récolte dans sa rangée et dans sa colonne.</translation>
    </message>
    <message>
        <source>At most {count} of each kind.</source>
        <translation>Au plus {count} de chaque type.</translation>
    </message>
    <message>
        <source>At most {count}; each point more becomes a coin.</source>
        <translation>Au plus {count}&#xa0;; chaque point d’influence de plus devient une pièce.</translation>
    </message>
    <message>
        <source>At the end of a round at most {count} stay.</source>
        <translation>À la fin d’une ronde, on en garde au plus {count}.</translation>
    </message>
    <message>
        <source>Both routes begin here.</source>
        <translation>Les deux routes partent d’ici.</translation>
    </message>
    <message>
        <source>Cards played here help until the end.</source>
        <translation>Les cartes jouées ici servent jusqu’à la fin.</translation>
    </message>
    <message>
        <source>Completing it gives as many sails as the power.</source>
        <translation>Le compléter donne autant de voiles que le pouvoir.</translation>
    </message>
    <message>
        <source>Filled at the end of the turn or of the round.</source>
        <translation>Se remplit à la fin du tour ou de la ronde.</translation>
    </message>
    <message>
        <source>Goods and coins left: 1 point for every {count}.</source>
        <translation>Marchandises et pièces restantes&#xa0;: 1&#xa0;point par tranche de {count}.</translation>
    </message>
    <message>
        <source>Its reward has been paid.</source>
        <translation>Sa récompense a été donnée.</translation>
    </message>
    <message>
        <source>No building contract yet.</source>
        <translation>Pas encore de contrat de construction.</translation>
    </message>
    <message>
        <source>Not used with so few players.</source>
        <translation>Hors jeu avec si peu de joueurs.</translation>
    </message>
    <message>
        <source>One after each of the first two patricians.</source>
        <translation>Un après chacun des deux premiers patriciens.</translation>
    </message>
    <message>
        <source>The display is filled at the end of each turn.</source>
        <translation>Les cases vides se remplissent à la fin de chaque tour.</translation>
    </message>
    <message>
        <source>The tile of the round: he may go on a golden space. He adds 1 power in row and column.</source>
        <translation>La tuile de la ronde&#xa0;: il peut aller sur une case dorée. Il ajoute 1&#xa0;pouvoir aux actions de sa rangée et de sa colonne.</translation>
    </message>
    <message>
        <source>Three are placed each round.</source>
        <translation>On en place trois par ronde.</translation>
    </message>
    <message>
        <source>When it is empty the discarded cards are shuffled.</source>
        <translation>Quand elle est vide, on mélange la défausse.</translation>
    </message>
    <message>
        <source>at once: {goods}</source>
        <translation>aussitôt&#xa0;: {goods}</translation>
    </message>
    <message>
        <source>costs {goods}</source>
        <translation>coûte {goods}</translation>
    </message>
    <message>
        <source>crossing the line costs {goods}</source>
        <translation>franchir la ligne coûte {goods}</translation>
    </message>
    <message>
        <source>each ship gains {goods} on the way</source>
        <translation>chaque bateau gagne {goods} au passage</translation>
    </message>
    <message>
        <source>gold wheel: an achievement token or 1 influence</source>
        <translation>roue en or&#xa0;: un jeton Accomplissement ou 1&#xa0;point d’influence</translation>
    </message>
    <message>
        <source>here: {names}</source>
        <translation>ici&#xa0;: {names}</translation>
    </message>
    <message>
        <source>in a line: {points}, and {goods} at once</source>
        <translation>dans une ligne&#xa0;: {points}, et aussitôt {goods}</translation>
    </message>
    <message>
        <source>most pieces: {first}; any piece: {other}</source>
        <translation>le plus d’éléments&#xa0;: {first}&#xa0;; au moins un&#xa0;: {other}</translation>
    </message>
    <message>
        <source>needs power {power}</source>
        <translation>demande un pouvoir de {power}</translation>
    </message>
    <message>
        <source>nobody’s pieces</source>
        <translation>éléments neutres</translation>
    </message>
    <message>
        <source>used this round</source>
        <translation>utilisée cette ronde</translation>
    </message>
    <message>
        <source>used; it still counts as an estate tile</source>
        <translation>utilisée&#xa0;; elle compte encore comme tuile Propriété</translation>
    </message>
    <message>
        <source>worth {points} where it is</source>
        <translation>vaut {points} où il est</translation>
    </message>
    <message>
        <source>would gain: {names}</source>
        <translation>y gagneraient&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{building}, {points}</source>
        <translation>{building}, {points}</translation>
    </message>
    <message>
        <source>{name} has power {power} here</source>
        <translation>{name} a ici un pouvoir de {power}</translation>
    </message>
    <message>
        <source>{name}: {count}</source>
        <translation>{name}&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{points} at the end</source>
        <translation>{points} à la fin</translation>
    </message>
    <message>
        <source>{points} at the end of the round for who leads on {track}</source>
        <translation>{points} à la fin de la ronde au premier sur {track}</translation>
    </message>
    <message>
        <source>{points} for a ship that has reached or passed it</source>
        <translation>{points} pour un bateau qui l’a atteint ou dépassé</translation>
    </message>
    <message>
        <source>{sails} from the port before</source>
        <translation>{sails}&#xa0;depuis le port précédent</translation>
    </message>
    <message>
        <source>{when}, during {act}</source>
        <translation>{when}, pendant {act}</translation>
    </message>
</context>
<context>
    <name>NovaJournal</name>
    <message numerus="yes">
        <source>%n achievement tokens</source>
        <translation>
            <numerusform>%n&#xa0;jeton Accomplissement</numerusform>
            <numerusform>%n&#xa0;jetons Accomplissement</numerusform>
        </translation>
    </message>
    <message>
        <source>A reward token is complete: {goods} for {names}.</source>
        <translation>Un jeton Récompense est complété&#xa0;: {goods} pour {names}.</translation>
    </message>
    <message>
        <source>A reward token is complete; nobody gains {goods}.</source>
        <translation>Un jeton Récompense est complété&#xa0;; personne ne gagne {goods}.</translation>
    </message>
    <message>
        <source>Nobody led on {track}; the chariot token is gone.</source>
        <translation>Personne ne menait sur {track}&#xa0;; le jeton Char est retiré.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronde&#xa0;{number}</translation>
    </message>
    <message>
        <source>The columns of the forum are {columns}; the rows are {rows}.</source>
        <translation>Les colonnes du forum sont {columns}&#xa0;; les rangées sont {rows}.</translation>
    </message>
    <message>
        <source>The game is over: {name} wins with {points}.</source>
        <translation>Partie terminée&#xa0;: {name} l’emporte avec {points}.</translation>
    </message>
    <message>
        <source>The new favourite is {track}.</source>
        <translation>Le nouveau char favori court sur {track}.</translation>
    </message>
    <message>
        <source>abandoned {act} for a coin.</source>
        <translation>a abandonné l’action {act} pour une pièce.</translation>
    </message>
    <message>
        <source>advanced on {track} to space {space}.</source>
        <translation>a avancé sur {track} jusqu’à la case&#xa0;{space}.</translation>
    </message>
    <message>
        <source>begins the next round.</source>
        <translation>commence la prochaine ronde.</translation>
    </message>
    <message>
        <source>blocked {space} with a legionary.</source>
        <translation>a placé un légionnaire sur la case&#xa0;{space}.</translation>
    </message>
    <message numerus="yes">
        <source>built in zone {zone}: %n pieces.</source>
        <translation>
            <numerusform>a construit en zone&#xa0;{zone}&#xa0;: %n&#xa0;élément.</numerusform>
            <numerusform>a construit en zone&#xa0;{zone}&#xa0;: %n&#xa0;éléments.</numerusform>
        </translation>
    </message>
    <message>
        <source>claimed an achievement: {wish}.</source>
        <translation>a récupéré un accomplissement&#xa0;: {wish}.</translation>
    </message>
    <message>
        <source>completed a building contract: {building}, {points}.</source>
        <translation>a complété un contrat de construction&#xa0;: {building}, {points}.</translation>
    </message>
    <message>
        <source>completed a line of the mosaic.</source>
        <translation>a complété une ligne de la mosaïque.</translation>
    </message>
    <message>
        <source>completed a maritime contract.</source>
        <translation>a complété un contrat maritime.</translation>
    </message>
    <message>
        <source>discarded {card} from the row.</source>
        <translation>a défaussé {card} de la rangée.</translation>
    </message>
    <message>
        <source>discarded {card}.</source>
        <translation>a défaussé {card}.</translation>
    </message>
    <message numerus="yes">
        <source>drew %n cards.</source>
        <translation>
            <numerusform>a pioché %n&#xa0;carte.</numerusform>
            <numerusform>a pioché %n&#xa0;cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found a space occupied and scored %n points.</source>
        <translation>
            <numerusform>a trouvé une case occupée et marqué %n&#xa0;point.</numerusform>
            <numerusform>a trouvé une case occupée et marqué %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message>
        <source>gained {goods}.</source>
        <translation>a gagné {goods}.</translation>
    </message>
    <message>
        <source>holds the first-player token at the end.</source>
        <translation>détenait le jeton Premier joueur à la fin.</translation>
    </message>
    <message>
        <source>is the first player.</source>
        <translation>joue en premier.</translation>
    </message>
    <message>
        <source>laid a card down in secret.</source>
        <translation>a posé une carte en secret.</translation>
    </message>
    <message>
        <source>led on {track} and took the chariot token.</source>
        <translation>menait sur {track} et a pris le jeton Char.</translation>
    </message>
    <message numerus="yes">
        <source>paid %n influence for {act}.</source>
        <translation>
            <numerusform>a payé %n&#xa0;point d’influence pour l’action {act}.</numerusform>
            <numerusform>a payé %n&#xa0;points d’influence pour l’action {act}.</numerusform>
        </translation>
    </message>
    <message>
        <source>paid {goods}.</source>
        <translation>a payé {goods}.</translation>
    </message>
    <message>
        <source>performed {act} with power {power}.</source>
        <translation>a effectué l’action {act} avec un pouvoir de {power}.</translation>
    </message>
    <message>
        <source>placed a patrician on {space}.</source>
        <translation>a placé un patricien sur la case&#xa0;{space}.</translation>
    </message>
    <message>
        <source>placed an artisan.</source>
        <translation>a placé un artisan.</translation>
    </message>
    <message>
        <source>put a tile down: {tile} in place of {old}.</source>
        <translation>a placé la tuile {tile}, qui remplace la tuile {old}.</translation>
    </message>
    <message>
        <source>put a tile down: {tile}.</source>
        <translation>a placé la tuile {tile}.</translation>
    </message>
    <message>
        <source>recruited {card}.</source>
        <translation>a recruté {card}.</translation>
    </message>
    <message>
        <source>removed a maritime contract.</source>
        <translation>a retiré un contrat maritime.</translation>
    </message>
    <message numerus="yes">
        <source>returned %n artisans beyond three.</source>
        <translation>
            <numerusform>a rendu %n&#xa0;artisan&#xa0;: on en garde trois au plus.</numerusform>
            <numerusform>a rendu %n&#xa0;artisans&#xa0;: on en garde trois au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>rangée&#xa0;{row}, colonne&#xa0;{column}</translation>
    </message>
    <message>
        <source>sailed to {ports}.</source>
        <translation>a navigué vers {ports}.</translation>
    </message>
    <message>
        <source>sailed to {port}: {gain}.</source>
        <translation>a navigué vers {port}&#xa0;: {gain}.</translation>
    </message>
    <message>
        <source>sent the emperor to {space}.</source>
        <translation>a envoyé l’empereur sur la case&#xa0;{space}.</translation>
    </message>
    <message>
        <source>took a building contract: {building}.</source>
        <translation>a pris un contrat de construction&#xa0;: {building}.</translation>
    </message>
    <message>
        <source>took a mosaic tile: {colour}.</source>
        <translation>a pris une tuile Mosaïque&#xa0;: {colour}.</translation>
    </message>
    <message>
        <source>took an estate tile: {tile}.</source>
        <translation>a pris la tuile Propriété {tile}.</translation>
    </message>
    <message>
        <source>took the first-player token.</source>
        <translation>a réclamé le jeton Premier joueur.</translation>
    </message>
    <message>
        <source>took {card}.</source>
        <translation>a pris {card}.</translation>
    </message>
    <message>
        <source>used a tile: {tile}.</source>
        <translation>a utilisé la tuile {tile}.</translation>
    </message>
    <message>
        <source>used {card}: {effect}.</source>
        <translation>a activé {card}&#xa0;: {effect}.</translation>
    </message>
    <message>
        <source>was level on {track}: that is enough to take the chariot token.</source>
        <translation>était à égalité sur {track}&#xa0;: cela suffit pour prendre le jeton Char.</translation>
    </message>
    <message>
        <source>{name}, patrician {lap}</source>
        <translation>{name}, patricien&#xa0;{lap}</translation>
    </message>
</context>
<context>
    <name>NovaLabels</name>
    <message numerus="yes">
        <source>%n achievement tokens</source>
        <translation>
            <numerusform>%n&#xa0;jeton Accomplissement</numerusform>
            <numerusform>%n&#xa0;jetons Accomplissement</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n artisans in the supply</source>
        <translation>
            <numerusform>%n&#xa0;artisan en réserve</numerusform>
            <numerusform>%n&#xa0;artisans en réserve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building contracts</source>
        <translation>
            <numerusform>%n&#xa0;contrat de construction</numerusform>
            <numerusform>%n&#xa0;contrats de construction</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chariot tokens</source>
        <translation>
            <numerusform>%n&#xa0;jeton Char</numerusform>
            <numerusform>%n&#xa0;jetons Char</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discarded</source>
        <translation>
            <numerusform>%n&#xa0;défaussée</numerusform>
            <numerusform>%n&#xa0;défaussées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n legionaries to place</source>
        <translation>
            <numerusform>%n&#xa0;légionnaire à placer</numerusform>
            <numerusform>%n&#xa0;légionnaires à placer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n patricians to place</source>
        <translation>
            <numerusform>%n&#xa0;patricien à placer</numerusform>
            <numerusform>%n&#xa0;patriciens à placer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points so far</source>
        <translation>
            <numerusform>%n&#xa0;point pour l’instant</numerusform>
            <numerusform>%n&#xa0;points pour l’instant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens left</source>
        <translation>
            <numerusform>il reste %n&#xa0;jeton</numerusform>
            <numerusform>il reste %n&#xa0;jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1er</translation>
    </message>
    <message>
        <source>A coin instead of {act}</source>
        <translation>Une pièce au lieu de l’action {act}</translation>
    </message>
    <message>
        <source>Achievement tokens</source>
        <translation>Jetons Accomplissement</translation>
    </message>
    <message>
        <source>An achievement token</source>
        <translation>Un jeton Accomplissement</translation>
    </message>
    <message>
        <source>Artisans</source>
        <translation>Artisans</translation>
    </message>
    <message>
        <source>Artisans in the supply</source>
        <translation>Artisans en réserve</translation>
    </message>
    <message>
        <source>Black Sea</source>
        <translation>Mer Noire</translation>
    </message>
    <message>
        <source>Cards to choose from</source>
        <translation>Cartes au choix</translation>
    </message>
    <message>
        <source>City of Nova Roma</source>
        <translation>Ville de Nova Roma</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Complétés</translation>
    </message>
    <message>
        <source>Deck of building contracts</source>
        <translation>Pioche des contrats de construction</translation>
    </message>
    <message>
        <source>Deck of maritime contracts</source>
        <translation>Pioche des contrats maritimes</translation>
    </message>
    <message>
        <source>Deck of subjects</source>
        <translation>Pioche des cartes Sujet</translation>
    </message>
    <message>
        <source>Empty space of the market</source>
        <translation>Emplacement vide</translation>
    </message>
    <message>
        <source>Estate</source>
        <translation>Propriété</translation>
    </message>
    <message>
        <source>Estate tiles</source>
        <translation>Tuiles Propriété</translation>
    </message>
    <message>
        <source>Estate, {row} and {column}</source>
        <translation>Propriété, {row} et {column}</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Char favori</translation>
    </message>
    <message>
        <source>Forum</source>
        <translation>Forum</translation>
    </message>
    <message numerus="yes">
        <source>Hand, %n cards</source>
        <translation>
            <numerusform>Main, %n&#xa0;carte</numerusform>
            <numerusform>Main, %n&#xa0;cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Hippodrome</source>
        <translation>Hippodrome</translation>
    </message>
    <message>
        <source>In zone {zone}, {place}</source>
        <translation>En zone&#xa0;{zone}, {place}</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Influence</translation>
    </message>
    <message>
        <source>Laid down</source>
        <translation>Cartes posées</translation>
    </message>
    <message>
        <source>Maritime contract: {cost}</source>
        <translation>Contrat maritime&#xa0;: {cost}</translation>
    </message>
    <message>
        <source>Mosaic</source>
        <translation>Mosaïque</translation>
    </message>
    <message>
        <source>Mosaic tiles to choose from</source>
        <translation>Tuiles Mosaïque au choix</translation>
    </message>
    <message numerus="yes">
        <source>Pay %n influence</source>
        <translation>
            <numerusform>Payer %n&#xa0;point d’influence</numerusform>
            <numerusform>Payer %n&#xa0;points d’influence</numerusform>
        </translation>
    </message>
    <message>
        <source>Reward of the line: {goods}</source>
        <translation>Récompense de la ligne&#xa0;: {goods}</translation>
    </message>
    <message>
        <source>Reward of the top row: {goods}</source>
        <translation>Récompense de la rangée du haut&#xa0;: {goods}</translation>
    </message>
    <message>
        <source>Reward token: {goods}</source>
        <translation>Jeton Récompense&#xa0;: {goods}</translation>
    </message>
    <message>
        <source>Spent reward token</source>
        <translation>Jeton Récompense utilisé</translation>
    </message>
    <message>
        <source>Subject row</source>
        <translation>Rangée de cartes Sujet</translation>
    </message>
    <message>
        <source>Subjects</source>
        <translation>Sujets</translation>
    </message>
    <message>
        <source>The building to place</source>
        <translation>Le bâtiment à placer</translation>
    </message>
    <message>
        <source>The emperor</source>
        <translation>L’empereur</translation>
    </message>
    <message>
        <source>The emperor adds 1 power to {first} and {second}.</source>
        <translation>L’empereur ajoute 1&#xa0;pouvoir à {first} et {second}.</translation>
    </message>
    <message>
        <source>The estate tile to place</source>
        <translation>La tuile Propriété à placer</translation>
    </message>
    <message>
        <source>The favourite’s chariot</source>
        <translation>Le char favori</translation>
    </message>
    <message>
        <source>The first-player token</source>
        <translation>Le jeton Premier joueur</translation>
    </message>
    <message>
        <source>The table of Nova Roma</source>
        <translation>La table de Nova Roma</translation>
    </message>
    <message>
        <source>Unused space</source>
        <translation>Case hors jeu</translation>
    </message>
    <message>
        <source>Your marker on {track}</source>
        <translation>Votre marqueur sur {track}</translation>
    </message>
    <message>
        <source>Your ship at {port}</source>
        <translation>Votre bateau à {port}</translation>
    </message>
    <message>
        <source>Zone {zone}</source>
        <translation>Zone&#xa0;{zone}</translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratuit</translation>
    </message>
    <message>
        <source>from the 4th on: 1 influence</source>
        <translation>dès la 4e&#xa0;: 1&#xa0;point d’influence</translation>
    </message>
    <message>
        <source>next</source>
        <translation>suivant</translation>
    </message>
    <message>
        <source>nobody’s piece</source>
        <translation>élément neutre</translation>
    </message>
    <message>
        <source>pieces left</source>
        <translation>à poser</translation>
    </message>
    <message>
        <source>supply {count}</source>
        <translation>réserve {count}</translation>
    </message>
    <message>
        <source>with an artisan</source>
        <translation>avec un artisan</translation>
    </message>
    <message>
        <source>{basic} + {special} left</source>
        <translation>pioches&#xa0;: {basic} et {special}</translation>
    </message>
    <message>
        <source>{building}, {points}</source>
        <translation>{building}, {points}</translation>
    </message>
    <message>
        <source>{colour} mosaic tile: {wishes}</source>
        <translation>Tuile Mosaïque {colour}&#xa0;: {wishes}</translation>
    </message>
    <message numerus="yes">
        <source>{deck}, %n left</source>
        <translation>
            <numerusform>{deck}, reste %n</numerusform>
            <numerusform>{deck}, reste %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s house</source>
        <translation>Maison ({name})</translation>
    </message>
    <message>
        <source>{name}’s house, only looking</source>
        <translation>Maison ({name}), consultation</translation>
    </message>
    <message>
        <source>{place}: {names}</source>
        <translation>{place}&#xa0;: {names}</translation>
    </message>
    <message>
        <source>{place}: {owner}</source>
        <translation>{place}&#xa0;: {owner}</translation>
    </message>
    <message>
        <source>{space}: a legionary</source>
        <translation>{space}&#xa0;: un légionnaire</translation>
    </message>
    <message>
        <source>{space}: the emperor</source>
        <translation>{space}&#xa0;: l’empereur</translation>
    </message>
    <message>
        <source>{space}: {name}</source>
        <translation>{space}&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{tile}: {cost}</source>
        <translation>{tile}&#xa0;: {cost}</translation>
    </message>
    <message>
        <source>{track}, space {space}</source>
        <translation>{track}, case&#xa0;{space}</translation>
    </message>
    <message>
        <source>{track}, start</source>
        <translation>{track}, départ</translation>
    </message>
    <message>
        <source>{wish}, reached</source>
        <translation>{wish}&#xa0;: accompli</translation>
    </message>
</context>
<context>
    <name>NovaOptions</name>
    <message>
        <source>Abandon</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Abandon {act} for 1 coin</source>
        <translation>Abandonner l’action {act} pour 1&#xa0;pièce</translation>
    </message>
    <message>
        <source>Advance</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Advance no further</source>
        <translation>Ne plus avancer</translation>
    </message>
    <message>
        <source>Advance on {track}</source>
        <translation>Avancer sur {track}</translation>
    </message>
    <message>
        <source>Advance on {track} for {horses}</source>
        <translation>Avancer sur {track} pour {horses}</translation>
    </message>
    <message>
        <source>An achievement token</source>
        <translation>Un jeton Accomplissement</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construire</translation>
    </message>
    <message>
        <source>Build in zone {zone}, {places}</source>
        <translation>Construire en zone&#xa0;{zone}, {places}</translation>
    </message>
    <message>
        <source>Build nothing</source>
        <translation>Ne rien construire</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Acheter</translation>
    </message>
    <message>
        <source>Buy {good}</source>
        <translation>Acheter {good}</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Récupérer</translation>
    </message>
    <message>
        <source>Claim none</source>
        <translation>Ne rien récupérer</translation>
    </message>
    <message>
        <source>Claim, {colour} row, column {column}: {wish}</source>
        <translation>Récupérer l’accomplissement, rangée {colour}, colonne&#xa0;{column}&#xa0;: {wish}</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Compléter</translation>
    </message>
    <message>
        <source>Complete the maritime contract for {cost}</source>
        <translation>Compléter le contrat maritime pour {cost}</translation>
    </message>
    <message>
        <source>Complete {building} for {cost}: {points}</source>
        <translation>Compléter le contrat {building} pour {cost}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Défausser</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Défausser {card}</translation>
    </message>
    <message>
        <source>Discard {card} from the row</source>
        <translation>Défausser {card} de la rangée</translation>
    </message>
    <message>
        <source>Do not exchange</source>
        <translation>Ne pas échanger</translation>
    </message>
    <message>
        <source>Do not place it</source>
        <translation>Ne pas le placer</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>Finish buying</source>
        <translation>Finir les achats</translation>
    </message>
    <message>
        <source>Finish producing</source>
        <translation>Finir la production</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Hire</source>
        <translation>Engager</translation>
    </message>
    <message>
        <source>Hire an artisan for 1 wheat</source>
        <translation>Engager un artisan pour 1&#xa0;blé</translation>
    </message>
    <message numerus="yes">
        <source>It is worth %n points.</source>
        <translation>
            <numerusform>Cela vaut %n&#xa0;point.</numerusform>
            <numerusform>Cela vaut %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is worth points.</source>
        <translation>Cela vaut des points.</translation>
    </message>
    <message>
        <source>It keeps something from the others.</source>
        <translation>Cela gêne les autres.</translation>
    </message>
    <message>
        <source>It prepares points for later.</source>
        <translation>Cela prépare des points pour plus tard.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Keep the artisan</source>
        <translation>Garder l’artisan</translation>
    </message>
    <message>
        <source>Keep the cards</source>
        <translation>Garder les cartes</translation>
    </message>
    <message>
        <source>Keep the wine</source>
        <translation>Garder le vin</translation>
    </message>
    <message>
        <source>Keep {card}</source>
        <translation>Garder {card}</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Poser</translation>
    </message>
    <message>
        <source>Lay down {card}</source>
        <translation>Poser {card}</translation>
    </message>
    <message>
        <source>Leave the token</source>
        <translation>Laisser le jeton</translation>
    </message>
    <message>
        <source>Legionary on {space}</source>
        <translation>Légionnaire sur la case&#xa0;{space}</translation>
    </message>
    <message>
        <source>Make the exchange of the tile</source>
        <translation>Faire l’échange de la tuile</translation>
    </message>
    <message>
        <source>No contract</source>
        <translation>Aucun contrat</translation>
    </message>
    <message>
        <source>No petition</source>
        <translation>Pas de pétition</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Rien d’autre n’est possible.</translation>
    </message>
    <message>
        <source>Patrician on {space}</source>
        <translation>Patricien sur la case&#xa0;{space}</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Payer</translation>
    </message>
    <message numerus="yes">
        <source>Pay %n influence for {act}</source>
        <translation>
            <numerusform>Payer %n&#xa0;point d’influence pour l’action {act}</numerusform>
            <numerusform>Payer %n&#xa0;points d’influence pour l’action {act}</numerusform>
        </translation>
    </message>
    <message>
        <source>Perform</source>
        <translation>Effectuer</translation>
    </message>
    <message>
        <source>Perform {act}</source>
        <translation>Effectuer l’action {act}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Placer</translation>
    </message>
    <message>
        <source>Place an artisan on {cell}</source>
        <translation>Placer un artisan sur la case {cell}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play no card</source>
        <translation>Ne pas jouer de carte</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Jouer {card}</translation>
    </message>
    <message>
        <source>Put the tile on {cell}</source>
        <translation>Placer la tuile sur la case {cell}</translation>
    </message>
    <message>
        <source>Reward of a line, {line}: {goods}</source>
        <translation>Récompense d’une ligne, {line}&#xa0;: {goods}</translation>
    </message>
    <message>
        <source>Reward of the top row: {goods}</source>
        <translation>Récompense de la rangée du haut&#xa0;: {goods}</translation>
    </message>
    <message>
        <source>Reward token in zone {zone}, {place}: {goods}</source>
        <translation>Jeton Récompense en zone&#xa0;{zone}, {place}&#xa0;: {goods}</translation>
    </message>
    <message>
        <source>Sail</source>
        <translation>Naviguer</translation>
    </message>
    <message>
        <source>Sail from {start} to {port} for {sails}</source>
        <translation>Naviguer depuis {start} vers {port} pour {sails}</translation>
    </message>
    <message>
        <source>Sail no further</source>
        <translation>Ne plus naviguer</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>Dépenser</translation>
    </message>
    <message>
        <source>Spend 1 wine for {goods}</source>
        <translation>Dépenser 1&#xa0;vin pour {goods}</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>Take no more cards</source>
        <translation>Ne plus prendre de carte</translation>
    </message>
    <message>
        <source>Take no tile</source>
        <translation>Ne prendre aucune tuile</translation>
    </message>
    <message>
        <source>Take the first-player token for 2 influence</source>
        <translation>Réclamer le jeton Premier joueur pour 2&#xa0;points d’influence</translation>
    </message>
    <message>
        <source>Take the top card of the deck</source>
        <translation>Prendre la première carte de la pioche</translation>
    </message>
    <message>
        <source>Take the {colour} tile: {wishes}</source>
        <translation>Prendre la tuile {colour}&#xa0;: {wishes}</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Prendre {card}</translation>
    </message>
    <message>
        <source>Take {good}</source>
        <translation>Prendre {good}</translation>
    </message>
    <message>
        <source>Take {tile} from space {slot} for {cost}</source>
        <translation>Prendre la tuile {tile}, emplacement&#xa0;{slot}, pour {cost}</translation>
    </message>
    <message>
        <source>Take {tile} from space {slot}, free</source>
        <translation>Prendre la tuile {tile}, emplacement&#xa0;{slot}, gratuite</translation>
    </message>
    <message>
        <source>The emperor on {space}</source>
        <translation>L’empereur sur la case&#xa0;{space}</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <source>Use no more cards</source>
        <translation>Ne plus utiliser de carte</translation>
    </message>
    <message>
        <source>Use the tile</source>
        <translation>Utiliser la tuile</translation>
    </message>
    <message>
        <source>Use {card}: {effect}</source>
        <translation>Activer {card}&#xa0;: {effect}</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>colonne&#xa0;{number}</translation>
    </message>
    <message>
        <source>falling diagonal</source>
        <translation>diagonale descendante</translation>
    </message>
    <message>
        <source>rising diagonal</source>
        <translation>diagonale montante</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>rangée&#xa0;{number}</translation>
    </message>
    <message>
        <source>{option}: nothing of it can be done now</source>
        <translation>{option}&#xa0;: rien n’en est possible pour l’instant</translation>
    </message>
    <message>
        <source>{row} and {column}</source>
        <translation>{row} et {column}</translation>
    </message>
</context>
<context>
    <name>NovaPrompts</name>
    <message numerus="yes">
        <source>%n artisans available.</source>
        <translation>
            <numerusform>%n&#xa0;artisan disponible.</numerusform>
            <numerusform>%n&#xa0;artisans disponibles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins left.</source>
        <translation>
            <numerusform>Il reste %n&#xa0;pièce.</numerusform>
            <numerusform>Il reste %n&#xa0;pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rewards wait; each is finished before the next.</source>
        <translation>
            <numerusform>%n&#xa0;récompense attend&#xa0;; chacune se termine avant la suivante.</numerusform>
            <numerusform>%n&#xa0;récompenses attendent&#xa0;; chacune se termine avant la suivante.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens left at the hippodrome.</source>
        <translation>
            <numerusform>Il reste %n&#xa0;jeton à l’hippodrome.</numerusform>
            <numerusform>Il reste %n&#xa0;jetons à l’hippodrome.</numerusform>
        </translation>
    </message>
    <message>
        <source>A second click or Enter places it.</source>
        <translation>Un second clic ou Entrée le place.</translation>
    </message>
    <message>
        <source>All on one track. A line costs horses and brings a gold wheel.</source>
        <translation>Tout sur une piste. Une ligne coûte des chevaux et donne une roue en or.</translation>
    </message>
    <message>
        <source>At most one; the price stands above it.</source>
        <translation>Une au plus&#xa0;; le prix est indiqué au-dessus.</translation>
    </message>
    <message>
        <source>At most {count} cards in hand.</source>
        <translation>{count}&#xa0;cartes en main au plus.</translation>
    </message>
    <message>
        <source>At most {count} cards in the row.</source>
        <translation>{count}&#xa0;cartes au plus dans la rangée.</translation>
    </message>
    <message>
        <source>At the end its holder gets 2 points.</source>
        <translation>À la fin, il vaut 2&#xa0;points.</translation>
    </message>
    <message>
        <source>Choose an action: for 1 influence it has power 1.</source>
        <translation>Choisissez une action&#xa0;: pour 1&#xa0;point d’influence, elle aura un pouvoir de 1.</translation>
    </message>
    <message>
        <source>Choose below the forum what to pay (1 to {most} influence), then an action: that is its power.</source>
        <translation>Choisissez sous le forum combien payer (1 à {most}&#xa0;points d’influence), puis une action&#xa0;: ce sera son pouvoir.</translation>
    </message>
    <message>
        <source>Click a card of your hand, then another one.</source>
        <translation>Cliquez sur une carte de votre main, puis sur une autre.</translation>
    </message>
    <message>
        <source>Click a good in your house. At most 5 of each kind.</source>
        <translation>Cliquez sur une marchandise de votre maison. Au plus 5 de chaque type.</translation>
    </message>
    <message>
        <source>Click the coin at an action to abandon it: you gain 1 coin.</source>
        <translation>Cliquez sur la pièce d’une action pour l’abandonner&#xa0;: vous gagnez 1&#xa0;pièce.</translation>
    </message>
    <message>
        <source>Drag a ship to a lit port, or click the port. A port reached or passed pays at once.</source>
        <translation>Glissez un bateau vers un port éclairé, ou cliquez sur le port. Un port atteint ou dépassé paie aussitôt.</translation>
    </message>
    <message>
        <source>Each card once a round. More than 3 power is lost.</source>
        <translation>Chaque carte une fois par ronde. Au-delà de 3, le pouvoir est perdu.</translation>
    </message>
    <message>
        <source>Each seat gets one of each colour; the three wishes of a tile can be reached in any order.</source>
        <translation>Chacun en reçoit une de chaque couleur&#xa0;; ses trois accomplissements se font dans n’importe quel ordre.</translation>
    </message>
    <message>
        <source>Each wine brings 1 influence.</source>
        <translation>Chaque vin donne 1&#xa0;point d’influence.</translation>
    </message>
    <message>
        <source>From the cards on display, or unseen from the deck, which cannot be undone.</source>
        <translation>Parmi les cartes disponibles, ou en aveugle dans la pioche (sans annulation possible).</translation>
    </message>
    <message>
        <source>He adds 1 power in his row and in his column, for everybody, all round long.</source>
        <translation>Il ajoute 1&#xa0;pouvoir aux actions de sa rangée et de sa colonne, pour tous, toute la ronde.</translation>
    </message>
    <message>
        <source>It blocks the space until the end of the round and counts for nobody.</source>
        <translation>Il bloque la case jusqu’à la fin de la ronde et ne compte pour personne.</translation>
    </message>
    <message>
        <source>It costs {cost}.</source>
        <translation>Cela coûte {cost}.</translation>
    </message>
    <message numerus="yes">
        <source>It gives %n sails.</source>
        <translation>
            <numerusform>Il donne %n&#xa0;voile.</numerusform>
            <numerusform>Il donne %n&#xa0;voiles.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is free this time.</source>
        <translation>C’est gratuit cette fois.</translation>
    </message>
    <message>
        <source>Nothing can be done now with {acts}.</source>
        <translation>Rien n’est possible pour l’instant avec {acts}.</translation>
    </message>
    <message>
        <source>On one track or on several. A line costs horses and brings a gold wheel.</source>
        <translation>Sur une piste ou plusieurs. Une ligne coûte des chevaux et donne une roue en or.</translation>
    </message>
    <message>
        <source>Once for the artisan placed on the tile.</source>
        <translation>Une fois pour l’artisan placé sur la tuile.</translation>
    </message>
    <message numerus="yes">
        <source>One a turn. %n tokens left.</source>
        <translation>
            <numerusform>Un par tour. Encore %n&#xa0;jeton.</numerusform>
            <numerusform>Un par tour. Encore %n&#xa0;jetons.</numerusform>
        </translation>
    </message>
    <message>
        <source>Or claim an achievement first: a lit field of the mosaic.</source>
        <translation>Ou récupérez d’abord un accomplissement&#xa0;: une case éclairée de la mosaïque.</translation>
    </message>
    <message>
        <source>Power {power}.</source>
        <translation>Pouvoir&#xa0;{power}.</translation>
    </message>
    <message>
        <source>R or right click turns, F flips. Enter or a second click places it.</source>
        <translation>R ou clic droit&#xa0;: pivoter. F&#xa0;: renverser. Entrée ou un second clic&#xa0;: placer.</translation>
    </message>
    <message>
        <source>The action is over; a card used now is turned face down.</source>
        <translation>L’action est terminée&#xa0;; une carte activée maintenant est retournée.</translation>
    </message>
    <message>
        <source>The influence track is full: a wine brings 1 coin instead.</source>
        <translation>La piste d’influence est pleine&#xa0;: un vin donne 1&#xa0;pièce.</translation>
    </message>
    <message>
        <source>The others go on to the left. Two of the four laid down will be kept.</source>
        <translation>Les autres passent à gauche. On garde deux des quatre cartes posées.</translation>
    </message>
    <message>
        <source>Two are kept; the others go back into the deck.</source>
        <translation>On en garde deux&#xa0;; les autres retournent dans la pioche.</translation>
    </message>
    <message>
        <source>Two cards make one coin.</source>
        <translation>Deux cartes défaussées donnent une pièce.</translation>
    </message>
    <message>
        <source>You begin the next round. At the end its holder gets 2 points.</source>
        <translation>Pour 2&#xa0;points d’influence, vous commencez la prochaine ronde. À la fin, il vaut 2&#xa0;points.</translation>
    </message>
    <message>
        <source>You gain what row and column of the cell show, and 1 more for each other artisan in line.</source>
        <translation>Vous gagnez ce qu’indiquent la rangée et la colonne de la case, plus 1 par autre artisan aligné.</translation>
    </message>
    <message>
        <source>You may build in zone {zones}.</source>
        <translation>Construction possible en zone&#xa0;{zones}.</translation>
    </message>
    <message>
        <source>You perform the actions of its column and its row, in the order you like.</source>
        <translation>Vous effectuez les actions de sa colonne et de sa rangée, dans l’ordre voulu.</translation>
    </message>
    <message numerus="yes">
        <source>{name}, advance your markers: %n spaces left.</source>
        <translation>
            <numerusform>{name}, avancez vos marqueurs&#xa0;: encore %n&#xa0;case.</numerusform>
            <numerusform>{name}, avancez vos marqueurs&#xa0;: encore %n&#xa0;cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, begin with {first} or {last}.</source>
        <translation>{name}, commencez par {first} ou {last}.</translation>
    </message>
    <message>
        <source>{name}, buy goods for 1 coin each, or finish.</source>
        <translation>{name}, achetez des marchandises à 1&#xa0;pièce ou terminez.</translation>
    </message>
    <message>
        <source>{name}, choose a forum space for the emperor.</source>
        <translation>{name}, choisissez une case du forum pour l’empereur.</translation>
    </message>
    <message>
        <source>{name}, choose a forum space for your patrician.</source>
        <translation>{name}, choisissez une case du forum pour votre patricien.</translation>
    </message>
    <message>
        <source>{name}, choose a mosaic tile.</source>
        <translation>{name}, choisissez une tuile Mosaïque.</translation>
    </message>
    <message>
        <source>{name}, choose which reward comes first.</source>
        <translation>{name}, choisissez la récompense suivante.</translation>
    </message>
    <message>
        <source>{name}, claim an achievement, or go on without one.</source>
        <translation>{name}, récupérez un accomplissement ou continuez.</translation>
    </message>
    <message>
        <source>{name}, complete a building contract, or none.</source>
        <translation>{name}, complétez un contrat de construction ou n’en complétez aucun.</translation>
    </message>
    <message>
        <source>{name}, complete a maritime contract, or none.</source>
        <translation>{name}, complétez un contrat maritime ou n’en complétez aucun.</translation>
    </message>
    <message numerus="yes">
        <source>{name}, discard %n cards from your hand.</source>
        <translation>
            <numerusform>{name}, défaussez %n&#xa0;carte de votre main.</numerusform>
            <numerusform>{name}, défaussez %n&#xa0;cartes de votre main.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, discard a card of your full row.</source>
        <translation>{name}, défaussez une carte de votre rangée pleine.</translation>
    </message>
    <message>
        <source>{name}, discard a second card.</source>
        <translation>{name}, défaussez une deuxième carte.</translation>
    </message>
    <message>
        <source>{name}, discard two cards for a coin, or go on.</source>
        <translation>{name}, défaussez deux cartes pour 1&#xa0;pièce ou continuez.</translation>
    </message>
    <message>
        <source>{name}, exchange {pay} for {gain}, or go on.</source>
        <translation>{name}, échangez {pay} contre {gain} ou continuez.</translation>
    </message>
    <message numerus="yes">
        <source>{name}, hire or place an artisan: %n times left.</source>
        <translation>
            <numerusform>{name}, engagez ou placez un artisan&#xa0;: encore %n&#xa0;fois.</numerusform>
            <numerusform>{name}, engagez ou placez un artisan&#xa0;: encore %n&#xa0;fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, keep one of the cards laid down.</source>
        <translation>{name}, gardez une des cartes posées.</translation>
    </message>
    <message>
        <source>{name}, lay one of these cards down in secret.</source>
        <translation>{name}, posez une de ces cartes en secret.</translation>
    </message>
    <message>
        <source>{name}, pay influence for another action, or go on.</source>
        <translation>{name}, payez une autre action en points d’influence ou continuez.</translation>
    </message>
    <message>
        <source>{name}, perform {act}, or abandon it.</source>
        <translation>{name}, effectuez l’action {act} ou abandonnez-la.</translation>
    </message>
    <message>
        <source>{name}, place an artisan on your estate.</source>
        <translation>{name}, placez un artisan sur votre propriété.</translation>
    </message>
    <message>
        <source>{name}, place the building in zone {zones}.</source>
        <translation>{name}, placez le bâtiment dans la zone&#xa0;{zones}.</translation>
    </message>
    <message>
        <source>{name}, play a card into your row, or go on.</source>
        <translation>{name}, jouez une carte dans votre rangée ou continuez.</translation>
    </message>
    <message>
        <source>{name}, put a legionary on a free forum space.</source>
        <translation>{name}, placez un légionnaire sur une case libre du forum.</translation>
    </message>
    <message>
        <source>{name}, put the tile on a cell of your estate.</source>
        <translation>{name}, placez la tuile sur une case de votre propriété.</translation>
    </message>
    <message>
        <source>{name}, return an artisan for one space more, or not.</source>
        <translation>{name}, rendez un artisan pour une case de plus ou continuez.</translation>
    </message>
    <message numerus="yes">
        <source>{name}, spend up to %n sails on your ships.</source>
        <translation>
            <numerusform>{name}, dépensez une voile pour vos bateaux.</numerusform>
            <numerusform>{name}, dépensez jusqu’à %n&#xa0;voiles pour vos bateaux.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, spend wine for influence, or go on.</source>
        <translation>{name}, dépensez du vin pour des points d’influence ou continuez.</translation>
    </message>
    <message numerus="yes">
        <source>{name}, take %n goods of your choice.</source>
        <translation>
            <numerusform>{name}, prenez %n&#xa0;marchandise de votre choix.</numerusform>
            <numerusform>{name}, prenez %n&#xa0;marchandises de votre choix.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, take an achievement token or {goods}.</source>
        <translation>{name}, prenez un jeton Accomplissement ou {goods}.</translation>
    </message>
    <message>
        <source>{name}, take an estate tile, or take none.</source>
        <translation>{name}, prenez une tuile Propriété ou n’en prenez aucune.</translation>
    </message>
    <message>
        <source>{name}, take the first-player token for 2 influence, or go on.</source>
        <translation>{name}, réclamez le jeton Premier joueur ou continuez.</translation>
    </message>
    <message numerus="yes">
        <source>{name}, take up to %n subject cards.</source>
        <translation>
            <numerusform>{name}, prenez une carte Sujet.</numerusform>
            <numerusform>{name}, prenez jusqu’à %n&#xa0;cartes Sujet.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, use a subject card for {act}, or go on.</source>
        <translation>{name}, activez une carte Sujet pour l’action {act} ou continuez.</translation>
    </message>
    <message>
        <source>{name}, use the tile now, or keep it for later.</source>
        <translation>{name}, utilisez la tuile ou gardez-la pour plus tard.</translation>
    </message>
    <message>
        <source>{one} {two}</source>
        <translation>{one} {two}</translation>
    </message>
    <message>
        <source>{tile}: it never moves again. A tile already there leaves the game.</source>
        <translation>La tuile {tile} ne bougera plus. Une tuile déjà là quitte la partie.</translation>
    </message>
    <message>
        <source>{tile}: {effect}.</source>
        <translation>{tile}&#xa0;: {effect}.</translation>
    </message>
</context>
<context>
    <name>NovaRefusals</name>
    <message>
        <source>A Petition pays for another action, not for itself.</source>
        <translation>Une Pétition paie une autre action, pas elle-même.</translation>
    </message>
    <message>
        <source>A pile is shuffled as a whole.</source>
        <translation>Une pile se mélange en entier.</translation>
    </message>
    <message>
        <source>A tile of this colour is there already.</source>
        <translation>Il y a déjà une tuile de cette couleur.</translation>
    </message>
    <message>
        <source>Achievements are claimed before or after both actions, not between.</source>
        <translation>Un accomplissement se récupère avant ou après les deux actions, pas entre elles.</translation>
    </message>
    <message>
        <source>All these spaces go to one track.</source>
        <translation>Toutes ces cases vont sur une seule piste.</translation>
    </message>
    <message>
        <source>Alone there is no first-player token.</source>
        <translation>En solitaire, il n’y a pas de jeton Premier joueur.</translation>
    </message>
    <message>
        <source>An artisan stands on this cell already.</source>
        <translation>Un artisan est déjà sur cette case.</translation>
    </message>
    <message>
        <source>At most {power} influence: the power of the Petition.</source>
        <translation>Points d’influence&#xa0;: {power} au plus, le pouvoir de la Pétition.</translation>
    </message>
    <message>
        <source>Cards are discarded in pairs: one more.</source>
        <translation>Les cartes se défaussent par deux&#xa0;: encore une.</translation>
    </message>
    <message>
        <source>Crossing this line costs {horses} horses.</source>
        <translation>Franchir cette ligne coûte des chevaux&#xa0;: {horses}.</translation>
    </message>
    <message>
        <source>First: advance your markers, or finish.</source>
        <translation>D’abord&#xa0;: avancer vos marqueurs ou terminer.</translation>
    </message>
    <message>
        <source>First: buy goods, or finish.</source>
        <translation>D’abord&#xa0;: acheter des marchandises ou terminer.</translation>
    </message>
    <message>
        <source>First: choose a mosaic tile on display.</source>
        <translation>D’abord&#xa0;: choisir une tuile Mosaïque disponible.</translation>
    </message>
    <message>
        <source>First: choose one of the rewards that wait.</source>
        <translation>D’abord&#xa0;: choisir une des récompenses qui attendent.</translation>
    </message>
    <message>
        <source>First: claim an achievement, or go on.</source>
        <translation>D’abord&#xa0;: récupérer un accomplissement ou continuer.</translation>
    </message>
    <message>
        <source>First: claim the first-player token, or go on.</source>
        <translation>D’abord&#xa0;: réclamer le jeton Premier joueur ou continuer.</translation>
    </message>
    <message>
        <source>First: complete a contract within reach, or none.</source>
        <translation>D’abord&#xa0;: compléter un contrat à portée ou n’en compléter aucun.</translation>
    </message>
    <message>
        <source>First: discard a card of your row.</source>
        <translation>D’abord&#xa0;: défausser une carte de votre rangée.</translation>
    </message>
    <message>
        <source>First: discard down to six cards in hand.</source>
        <translation>D’abord&#xa0;: défausser jusqu’à six cartes en main.</translation>
    </message>
    <message>
        <source>First: discard two cards for a coin, or go on.</source>
        <translation>D’abord&#xa0;: défausser deux cartes pour une pièce ou continuer.</translation>
    </message>
    <message>
        <source>First: hire or place an artisan, or finish.</source>
        <translation>D’abord&#xa0;: engager ou placer un artisan, ou terminer.</translation>
    </message>
    <message>
        <source>First: keep a card laid down.</source>
        <translation>D’abord&#xa0;: garder une carte posée.</translation>
    </message>
    <message>
        <source>First: lay down a card of the pack.</source>
        <translation>D’abord&#xa0;: poser une carte du paquet.</translation>
    </message>
    <message>
        <source>First: make the exchange of the tile, or go on.</source>
        <translation>D’abord&#xa0;: faire l’échange de la tuile ou continuer.</translation>
    </message>
    <message>
        <source>First: move your ships, or finish.</source>
        <translation>D’abord&#xa0;: déplacer vos bateaux ou terminer.</translation>
    </message>
    <message>
        <source>First: pay influence for an action, or go on.</source>
        <translation>D’abord&#xa0;: payer une action en points d’influence ou continuer.</translation>
    </message>
    <message>
        <source>First: perform or abandon an action of the space.</source>
        <translation>D’abord&#xa0;: effectuer ou abandonner une action de la case.</translation>
    </message>
    <message>
        <source>First: place a patrician on a free forum space.</source>
        <translation>D’abord&#xa0;: placer un patricien sur une case libre du forum.</translation>
    </message>
    <message>
        <source>First: place the artisan on the estate.</source>
        <translation>D’abord&#xa0;: placer l’artisan sur la propriété.</translation>
    </message>
    <message>
        <source>First: place the building, or keep it without placing.</source>
        <translation>D’abord&#xa0;: placer le bâtiment, ou le garder sans le placer.</translation>
    </message>
    <message>
        <source>First: place the legionary on a free forum space.</source>
        <translation>D’abord&#xa0;: placer le légionnaire sur une case libre du forum.</translation>
    </message>
    <message>
        <source>First: play a card of the hand into the row, or none.</source>
        <translation>D’abord&#xa0;: jouer une carte de la main dans la rangée ou n’en jouer aucune.</translation>
    </message>
    <message>
        <source>First: put the tile just taken on a cell of the estate.</source>
        <translation>D’abord&#xa0;: placer la tuile prise sur une case de la propriété.</translation>
    </message>
    <message>
        <source>First: return an artisan for one space more, or go on.</source>
        <translation>D’abord&#xa0;: rendre un artisan pour une case de plus ou continuer.</translation>
    </message>
    <message>
        <source>First: spend wine, or finish.</source>
        <translation>D’abord&#xa0;: dépenser du vin ou terminer.</translation>
    </message>
    <message>
        <source>First: take a good of your choice.</source>
        <translation>D’abord&#xa0;: prendre une marchandise de votre choix.</translation>
    </message>
    <message>
        <source>First: take an achievement token or influence.</source>
        <translation>D’abord&#xa0;: prendre un jeton Accomplissement ou un point d’influence.</translation>
    </message>
    <message>
        <source>First: take an estate tile, or none.</source>
        <translation>D’abord&#xa0;: prendre une tuile Propriété ou n’en prendre aucune.</translation>
    </message>
    <message>
        <source>First: take cards on display or from the deck, or stop.</source>
        <translation>D’abord&#xa0;: prendre des cartes, disponibles ou de la pioche, ou s’arrêter.</translation>
    </message>
    <message>
        <source>First: use a subject card of this action, or go on.</source>
        <translation>D’abord&#xa0;: activer une carte Sujet de cette action ou continuer.</translation>
    </message>
    <message>
        <source>First: use the tile now, or keep it for later.</source>
        <translation>D’abord&#xa0;: utiliser la tuile ou la garder pour plus tard.</translation>
    </message>
    <message>
        <source>From the fourth card on 1 influence is needed.</source>
        <translation>Dès la quatrième carte, il faut 1&#xa0;point d’influence.</translation>
    </message>
    <message>
        <source>Hiring costs 1 wheat, and there is none.</source>
        <translation>Engager coûte 1&#xa0;blé, et il n’y en a pas.</translation>
    </message>
    <message>
        <source>It is not {seat} who is asked now.</source>
        <translation>Ce n’est pas à {seat} de jouer.</translation>
    </message>
    <message>
        <source>It needs 1 coin, an available artisan and a free cell.</source>
        <translation>Il faut 1&#xa0;pièce, un artisan disponible et une case libre.</translation>
    </message>
    <message>
        <source>It was played in this action and counts from the next one on.</source>
        <translation>Elle a été jouée dans cette action et compte dès la suivante.</translation>
    </message>
    <message>
        <source>No achievement token is left; the hippodrome has more.</source>
        <translation>Il n’y a plus de jeton Accomplissement&#xa0;; l’hippodrome en a.</translation>
    </message>
    <message>
        <source>No artisan may stand on an animal.</source>
        <translation>Aucun artisan ne va sur un animal.</translation>
    </message>
    <message>
        <source>No card is left to draw.</source>
        <translation>Il n’y a plus de carte à piocher.</translation>
    </message>
    <message>
        <source>No ship of yours lies in the port before it.</source>
        <translation>Aucun de vos bateaux n’est dans le port précédent.</translation>
    </message>
    <message>
        <source>No tile lies on this space now.</source>
        <translation>Il n’y a pas de tuile à cet emplacement.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Cette place est vide.</translation>
    </message>
    <message>
        <source>Not enough coins: it costs {coins}.</source>
        <translation>Pas assez de pièces&#xa0;: il en faut {coins}.</translation>
    </message>
    <message>
        <source>Not enough sails: {needed} needed, {sails} left.</source>
        <translation>Pas assez de voiles&#xa0;: {needed}&#xa0;nécessaires, {sails}&#xa0;restantes.</translation>
    </message>
    <message>
        <source>Not here: a piece lies there already.</source>
        <translation>Pas ici&#xa0;: il y a déjà un élément.</translation>
    </message>
    <message>
        <source>Not here: the whole building must lie on free ground of one zone.</source>
        <translation>Pas ici&#xa0;: tout le bâtiment doit tenir sur des cases libres d’une zone.</translation>
    </message>
    <message>
        <source>Not in this zone: power {power} does not open it.</source>
        <translation>Pas dans cette zone&#xa0;: un pouvoir de {power} ne l’ouvre pas.</translation>
    </message>
    <message>
        <source>One achievement a turn, and it has been claimed.</source>
        <translation>Un accomplissement par tour, et il est déjà récupéré.</translation>
    </message>
    <message>
        <source>Out of reach: power {power} does not open this space.</source>
        <translation>Hors de portée&#xa0;: un pouvoir de {power} n’ouvre pas cet emplacement.</translation>
    </message>
    <message>
        <source>The condition of this achievement is not met yet.</source>
        <translation>La condition de cet accomplissement n’est pas remplie.</translation>
    </message>
    <message>
        <source>The cost of this contract cannot be paid in full: {missing} missing.</source>
        <translation>Le coût de ce contrat ne peut pas être payé en entier&#xa0;: il manque {missing}.</translation>
    </message>
    <message>
        <source>The emperor goes on one of the two golden spaces of his tile.</source>
        <translation>L’empereur va sur une des deux cases dorées de sa tuile.</translation>
    </message>
    <message>
        <source>The emperor stands there; nobody may join him.</source>
        <translation>L’empereur est là&#xa0;; personne ne peut s’y placer.</translation>
    </message>
    <message>
        <source>The first player cannot take the token on the first turn of the round.</source>
        <translation>Le premier joueur ne peut pas réclamer le jeton à son premier tour de la ronde.</translation>
    </message>
    <message>
        <source>The first-player token has been taken this round.</source>
        <translation>Le jeton Premier joueur est déjà réclamé cette ronde.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partie terminée.</translation>
    </message>
    <message>
        <source>The price of this tile cannot be paid: {missing} missing.</source>
        <translation>Le prix de cette tuile ne peut pas être payé&#xa0;: il manque {missing}.</translation>
    </message>
    <message>
        <source>There are 5 of this kind already: {good}.</source>
        <translation>Il y en a déjà 5 de ce type&#xa0;: {good}.</translation>
    </message>
    <message>
        <source>There is no artisan available.</source>
        <translation>Aucun artisan n’est disponible.</translation>
    </message>
    <message>
        <source>There is no artisan left in the supply.</source>
        <translation>Il n’y a plus d’artisan dans la réserve.</translation>
    </message>
    <message>
        <source>There is no card in the hand.</source>
        <translation>Il n’y a pas de carte en main.</translation>
    </message>
    <message>
        <source>There is no such cell on the estate.</source>
        <translation>Cette case n’existe pas sur la propriété.</translation>
    </message>
    <message>
        <source>There is no such field on the mosaic.</source>
        <translation>Cette case n’existe pas sur la mosaïque.</translation>
    </message>
    <message>
        <source>There is no such space in the forum.</source>
        <translation>Cette case n’existe pas au forum.</translation>
    </message>
    <message>
        <source>There is not enough influence for that.</source>
        <translation>Il n’y a pas assez de points d’influence pour cela.</translation>
    </message>
    <message>
        <source>This achievement has been reached already.</source>
        <translation>Cet accomplissement est déjà récupéré.</translation>
    </message>
    <message>
        <source>This action does not belong to the space of the patrician.</source>
        <translation>Cette action n’est pas celle de la case du patricien.</translation>
    </message>
    <message>
        <source>This card does not belong to the action being performed.</source>
        <translation>Cette carte n’est pas liée à l’action en cours.</translation>
    </message>
    <message>
        <source>This card has been used this round.</source>
        <translation>Cette carte a servi cette ronde.</translation>
    </message>
    <message>
        <source>This card helps only before the action begins.</source>
        <translation>Cette carte n’aide qu’avant le début de l’action.</translation>
    </message>
    <message>
        <source>This card is no longer on display.</source>
        <translation>Cette carte n’est plus disponible.</translation>
    </message>
    <message>
        <source>This card is not in the hand.</source>
        <translation>Cette carte n’est pas en main.</translation>
    </message>
    <message>
        <source>This card is not in the row.</source>
        <translation>Cette carte n’est pas dans la rangée.</translation>
    </message>
    <message>
        <source>This contract is not on display.</source>
        <translation>Ce contrat n’est pas disponible.</translation>
    </message>
    <message>
        <source>This marker stands on the last space.</source>
        <translation>Ce marqueur est sur la dernière case.</translation>
    </message>
    <message>
        <source>This space is occupied.</source>
        <translation>Cette case est occupée.</translation>
    </message>
    <message>
        <source>This step of the action has been passed over.</source>
        <translation>Cette étape de l’action est passée.</translation>
    </message>
</context>
<context>
    <name>NovaTerms</name>
    <message numerus="yes">
        <source>%n artisans</source>
        <translation>
            <numerusform>%n&#xa0;artisan</numerusform>
            <numerusform>%n&#xa0;artisans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building contracts</source>
        <translation>
            <numerusform>%n&#xa0;contrat de construction</numerusform>
            <numerusform>%n&#xa0;contrats de construction</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n&#xa0;carte</numerusform>
            <numerusform>%n&#xa0;cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in the row</source>
        <translation>
            <numerusform>%n&#xa0;carte dans la rangée</numerusform>
            <numerusform>%n&#xa0;cartes dans la rangée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins</source>
        <translation>
            <numerusform>%n&#xa0;pièce</numerusform>
            <numerusform>%n&#xa0;pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n estate tiles</source>
        <translation>
            <numerusform>%n&#xa0;tuile Propriété</numerusform>
            <numerusform>%n&#xa0;tuiles Propriété</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goods of your choice</source>
        <translation>
            <numerusform>%n&#xa0;marchandise de votre choix</numerusform>
            <numerusform>%n&#xa0;marchandises de votre choix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n horses</source>
        <translation>
            <numerusform>%n&#xa0;cheval</numerusform>
            <numerusform>%n&#xa0;chevaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n influence</source>
        <translation>
            <numerusform>%n&#xa0;point d’influence</numerusform>
            <numerusform>%n&#xa0;points d’influence</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n maritime contracts</source>
        <translation>
            <numerusform>%n&#xa0;contrat maritime</numerusform>
            <numerusform>%n&#xa0;contrats maritimes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n&#xa0;point</numerusform>
            <numerusform>%n&#xa0;points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sails</source>
        <translation>
            <numerusform>%n&#xa0;voile</numerusform>
            <numerusform>%n&#xa0;voiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spaces</source>
        <translation>
            <numerusform>%n&#xa0;case</numerusform>
            <numerusform>%n&#xa0;cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <translation>
            <numerusform>%n&#xa0;pierre</numerusform>
            <numerusform>%n&#xa0;pierres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wheat</source>
        <translation>
            <numerusform>%n&#xa0;blé</numerusform>
            <numerusform>%n&#xa0;blés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wine</source>
        <translation>
            <numerusform>%n&#xa0;vin</numerusform>
            <numerusform>%n&#xa0;vins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <translation>
            <numerusform>%n&#xa0;bois</numerusform>
            <numerusform>%n&#xa0;bois</numerusform>
        </translation>
    </message>
    <message>
        <source>1 point for each card in the subject row, itself included</source>
        <translation>1&#xa0;point par carte de la rangée, elle comprise</translation>
    </message>
    <message>
        <source>1 point for each estate tile</source>
        <translation>1&#xa0;point par tuile Propriété</translation>
    </message>
    <message>
        <source>1 point for each maritime contract</source>
        <translation>1&#xa0;point par contrat maritime</translation>
    </message>
    <message>
        <source>1 point for every 2 spaces advanced in the hippodrome</source>
        <translation>1&#xa0;point pour 2&#xa0;cases avancées à l’hippodrome</translation>
    </message>
    <message>
        <source>1 point, and 1 for each animal tile</source>
        <translation>1&#xa0;point, et 1 par tuile Animal</translation>
    </message>
    <message>
        <source>1 point, and 1 for each horse left</source>
        <translation>1&#xa0;point, et 1 par cheval restant</translation>
    </message>
    <message>
        <source>1 point, and 1 for each stone left</source>
        <translation>1&#xa0;point, et 1 par pierre restante</translation>
    </message>
    <message>
        <source>1 point, and 1 for each wheat left</source>
        <translation>1&#xa0;point, et 1 par blé restant</translation>
    </message>
    <message>
        <source>1 point, and 1 for each wine left</source>
        <translation>1&#xa0;point, et 1 par vin restant</translation>
    </message>
    <message>
        <source>1 point, and 1 for each wood left</source>
        <translation>1&#xa0;point, et 1 par bois restant</translation>
    </message>
    <message>
        <source>1 point, and 1 for every 2 building contracts</source>
        <translation>1&#xa0;point, et 1 pour 2&#xa0;contrats de construction</translation>
    </message>
    <message>
        <source>1 power more</source>
        <translation>1&#xa0;pouvoir de plus</translation>
    </message>
    <message>
        <source>4 points with 6 coins or more left</source>
        <translation>4&#xa0;points avec 6&#xa0;pièces restantes ou plus</translation>
    </message>
    <message>
        <source>4 points with 6 influence or more</source>
        <translation>4&#xa0;points avec 6&#xa0;points d’influence ou plus</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleue</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de partie</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verte</translation>
    </message>
    <message>
        <source>Once a round</source>
        <translation>Une fois par ronde</translation>
    </message>
    <message>
        <source>Permanent</source>
        <translation>Permanente</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>a hidden card</source>
        <translation>une carte cachée</translation>
    </message>
    <message>
        <source>advance your markers; an artisan buys one space more</source>
        <translation>avancez vos marqueurs&#xa0;; un artisan rendu donne une case de plus</translation>
    </message>
    <message>
        <source>advance {count} spaces in the hippodrome</source>
        <translation>avancer de {count}&#xa0;cases à l’hippodrome</translation>
    </message>
    <message>
        <source>an artisan placed on it brings 1 influence more</source>
        <translation>un artisan placé dessus donne 1&#xa0;point d’influence de plus</translation>
    </message>
    <message>
        <source>an artisan placed on it brings 2 horses more</source>
        <translation>un artisan placé dessus donne 2&#xa0;chevaux de plus</translation>
    </message>
    <message>
        <source>an artisan placed on it brings 2 stone more</source>
        <translation>un artisan placé dessus donne 2&#xa0;pierres de plus</translation>
    </message>
    <message>
        <source>an artisan placed on it brings 2 wheat more</source>
        <translation>un artisan placé dessus donne 2&#xa0;blés de plus</translation>
    </message>
    <message>
        <source>an artisan placed on it brings 2 wine more</source>
        <translation>un artisan placé dessus donne 2&#xa0;vins de plus</translation>
    </message>
    <message>
        <source>an artisan placed on it brings 2 wood more</source>
        <translation>un artisan placé dessus donne 2&#xa0;bois de plus</translation>
    </message>
    <message>
        <source>artisans may stand on animals, and each brings 1 coin</source>
        <translation>les artisans peuvent aller sur les animaux&#xa0;; chacun donne 1&#xa0;pièce</translation>
    </message>
    <message>
        <source>brings {goods}</source>
        <translation>donne {goods}</translation>
    </message>
    <message>
        <source>building contracts</source>
        <translation>contrats de construction</translation>
    </message>
    <message>
        <source>cards in the row</source>
        <translation>cartes de la rangée</translation>
    </message>
    <message>
        <source>coins equal to the power; discard cards for coins; buy goods</source>
        <translation>autant de pièces que le pouvoir&#xa0;; des cartes contre des pièces&#xa0;; des marchandises</translation>
    </message>
    <message>
        <source>complete a building contract; place the building</source>
        <translation>complétez un contrat de construction&#xa0;; placez le bâtiment</translation>
    </message>
    <message>
        <source>complete a maritime contract; sail as far as the power</source>
        <translation>complétez un contrat maritime&#xa0;; naviguez autant que le pouvoir</translation>
    </message>
    <message>
        <source>counts as two animals in the sets; an artisan placed on it brings 1 coin</source>
        <translation>compte comme deux animaux dans les séries&#xa0;; un artisan placé dessus rapporte 1&#xa0;pièce</translation>
    </message>
    <message>
        <source>counts as two animals in the sets; no artisan fits on it</source>
        <translation>compte comme deux animaux dans les séries&#xa0;; aucun artisan n’y va</translation>
    </message>
    <message>
        <source>each artisan placed on it may turn 1 coin into an artisan</source>
        <translation>chaque artisan placé dessus peut changer 1&#xa0;pièce en artisan</translation>
    </message>
    <message>
        <source>each artisan placed on it may turn 1 influence into 2 coins</source>
        <translation>chaque artisan placé dessus peut changer 1&#xa0;point d’influence en 2&#xa0;pièces</translation>
    </message>
    <message>
        <source>each artisan placed on it may turn 1 influence into any good</source>
        <translation>chaque artisan placé dessus peut changer 1&#xa0;point d’influence en une marchandise</translation>
    </message>
    <message>
        <source>estate tiles</source>
        <translation>tuiles Propriété</translation>
    </message>
    <message>
        <source>for 1 coin, place an available artisan</source>
        <translation>pour 1&#xa0;pièce, placez un artisan disponible</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verte</translation>
    </message>
    <message>
        <source>hire or place artisans, as often as the power</source>
        <translation>engagez ou placez des artisans, autant que le pouvoir</translation>
    </message>
    <message>
        <source>influence equal to the power; wine for influence; an estate tile</source>
        <translation>autant de points d’influence que le pouvoir&#xa0;; du vin contre des points d’influence&#xa0;; une tuile Propriété</translation>
    </message>
    <message>
        <source>maritime contracts</source>
        <translation>contrats maritimes</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>once only, an artisan on it brings 3 goods of your choice</source>
        <translation>une seule fois, un artisan dessus donne 3&#xa0;marchandises de votre choix</translation>
    </message>
    <message>
        <source>once only, an artisan on it brings 4 coins</source>
        <translation>une seule fois, un artisan dessus donne 4&#xa0;pièces</translation>
    </message>
    <message>
        <source>once only, an artisan on it gives up to 2 sails</source>
        <translation>une seule fois, un artisan dessus donne jusqu’à 2&#xa0;voiles</translation>
    </message>
    <message>
        <source>once only, an artisan on it moves one marker up to 2 spaces</source>
        <translation>une seule fois, un artisan dessus avance un marqueur d’une ou deux cases</translation>
    </message>
    <message>
        <source>once only, an artisan on it places one building piece in any zone</source>
        <translation>une seule fois, un artisan dessus place un élément dans n’importe quelle zone</translation>
    </message>
    <message>
        <source>once only, an artisan on it plays a card without coins</source>
        <translation>une seule fois, un artisan dessus joue une carte sans pièces</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>own {have} influence and pay {spend}</source>
        <translation>posséder {have}&#xa0;points d’influence et en dépenser {spend}</translation>
    </message>
    <message>
        <source>reach space {count} of a track</source>
        <translation>atteindre la case&#xa0;{count}&#xa0;d’une piste</translation>
    </message>
    <message>
        <source>row {row}, place {places}</source>
        <translation>rangée&#xa0;{row}, place&#xa0;{places}</translation>
    </message>
    <message>
        <source>row {row}, places {places}</source>
        <translation>rangée&#xa0;{row}, places&#xa0;{places}</translation>
    </message>
    <message>
        <source>sets of 1, 2, 3 animals score 2, 5, 9; an artisan placed on it brings 1 coin</source>
        <translation>les séries de 1, 2, 3&#xa0;animaux valent 2, 5, 9&#xa0;; un artisan placé dessus rapporte 1&#xa0;pièce</translation>
    </message>
    <message>
        <source>sets of 1, 2, 3 animals score 2, 5, 9; no artisan fits on it</source>
        <translation>les séries de 1, 2, 3&#xa0;animaux valent 2, 5, 9&#xa0;; aucun artisan n’y va</translation>
    </message>
    <message>
        <source>take cards; play one into the subject row</source>
        <translation>prenez des cartes&#xa0;; jouez-en une dans la rangée</translation>
    </message>
    <message>
        <source>the blue track</source>
        <translation>la piste bleue</translation>
    </message>
    <message>
        <source>the contract costs no artisan</source>
        <translation>le contrat ne coûte pas d’artisan</translation>
    </message>
    <message>
        <source>the first-player token; then another action for influence</source>
        <translation>le jeton Premier joueur&#xa0;; puis une autre action contre des points d’influence</translation>
    </message>
    <message>
        <source>the green track</source>
        <translation>la piste verte</translation>
    </message>
    <message>
        <source>the red track</source>
        <translation>la piste rouge</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>{column} and {row}</source>
        <translation>{column} et {row}</translation>
    </message>
    <message>
        <source>{first}; {then}</source>
        <translation>{first}&#xa0;; {then}</translation>
    </message>
    <message>
        <source>{name}, {title}</source>
        <translation>{name}, {title}</translation>
    </message>
    <message>
        <source>{total} in all of {things}, one of each at least</source>
        <translation>{total} en tout parmi {things}, au moins un de chaque</translation>
    </message>
</context>
<context>
    <name>NovaWeighing</name>
    <message>
        <source>being first player</source>
        <translation>la place de premier joueur</translation>
    </message>
    <message>
        <source>the achievements that are near</source>
        <translation>les accomplissements proches</translation>
    </message>
    <message>
        <source>the achievements that can be claimed</source>
        <translation>les accomplissements que l’on peut réclamer</translation>
    </message>
    <message>
        <source>the artisans, idle or at work</source>
        <translation>les artisans, libres ou au travail</translation>
    </message>
    <message>
        <source>the cards of the row that serve in the rounds to come</source>
        <translation>les cartes de la rangée qui servent aux rondes suivantes</translation>
    </message>
    <message>
        <source>the chariot token of this round</source>
        <translation>le jeton Char de cette ronde</translation>
    </message>
    <message>
        <source>the coins, while there is time to spend them</source>
        <translation>les pièces, tant que l’on a le temps de les dépenser</translation>
    </message>
    <message>
        <source>the contracts on display whose cost is at hand</source>
        <translation>les contrats exposés dont on a de quoi payer le coût</translation>
    </message>
    <message>
        <source>the estate tiles that serve in the rounds to come</source>
        <translation>les tuiles Propriété qui servent aux rondes suivantes</translation>
    </message>
    <message>
        <source>the goods in store, while there is time to use them</source>
        <translation>les marchandises en réserve, tant que l’on a le temps de s’en servir</translation>
    </message>
    <message>
        <source>the goods, coins, influence and artisans left at the end</source>
        <translation>les marchandises, pièces, influence et artisans qui restent à la fin</translation>
    </message>
    <message>
        <source>the influence, while there is time to use it</source>
        <translation>l’influence, tant que l’on a le temps de s’en servir</translation>
    </message>
    <message>
        <source>the lines of the mosaic that are begun</source>
        <translation>les lignes commencées de la mosaïque</translation>
    </message>
    <message>
        <source>the majorities of the zones</source>
        <translation>les majorités des zones</translation>
    </message>
    <message>
        <source>the markers on their way round the hippodrome</source>
        <translation>les marqueurs en route autour de l’hippodrome</translation>
    </message>
    <message>
        <source>the mosaic tokens to be laid</source>
        <translation>les jetons Mosaïque à poser</translation>
    </message>
    <message>
        <source>the pieces on the city board, for majorities to come</source>
        <translation>les pièces sur le plateau de la ville, pour les majorités à venir</translation>
    </message>
    <message>
        <source>the ports that the ships can still reach</source>
        <translation>les ports que les navires peuvent encore atteindre</translation>
    </message>
    <message>
        <source>the subject cards in hand</source>
        <translation>les cartes Sujet en main</translation>
    </message>
    <message>
        <source>what is still to be carried out in this turn</source>
        <translation>ce qui reste à accomplir dans ce tour</translation>
    </message>
    <message>
        <source>what the forum still offers in this round</source>
        <translation>ce que le forum offre encore dans cette ronde</translation>
    </message>
</context>
<context>
    <name>NovaWords</name>
    <message>
        <source>Animals</source>
        <translation>Animaux</translation>
    </message>
    <message>
        <source>Building contracts</source>
        <translation>Contrats de construction</translation>
    </message>
    <message>
        <source>Chariot tokens</source>
        <translation>Jetons Char</translation>
    </message>
    <message>
        <source>First-player token</source>
        <translation>Jeton Premier joueur</translation>
    </message>
    <message>
        <source>Five rounds have been played.</source>
        <translation>Cinq rondes ont été jouées.</translation>
    </message>
    <message>
        <source>Goods and coins</source>
        <translation>Marchandises et pièces</translation>
    </message>
    <message>
        <source>Influence and artisans</source>
        <translation>Influence et artisans</translation>
    </message>
    <message>
        <source>Last spaces</source>
        <translation>Arrivée</translation>
    </message>
    <message>
        <source>Mosaic</source>
        <translation>Mosaïque</translation>
    </message>
    <message>
        <source>Sea routes</source>
        <translation>Routes maritimes</translation>
    </message>
    <message>
        <source>Start and legionaries</source>
        <translation>Départ et légionnaires</translation>
    </message>
    <message>
        <source>Subject cards</source>
        <translation>Cartes Sujet</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partie terminée.</translation>
    </message>
    <message>
        <source>Zones of the city</source>
        <translation>Zones de la ville</translation>
    </message>
    <message>
        <source>by round</source>
        <translation>par ronde</translation>
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
    <name>OptionsPanel</name>
    <message>
        <source>Asks once more before a turn ends.</source>
        <translation>Demande encore une fois avant la fin d’un tour.</translation>
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
        <source>How long a computer’s move is shown. It can be changed during the game.</source>
        <translation>La durée d’affichage des coups d’un ordinateur. Elle se change aussi en cours de partie.</translation>
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
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Shows the points of every seat as if the game ended now.</source>
        <translation>Montre les points de chacun si la partie s’arrêtait maintenant.</translation>
    </message>
    <message>
        <source>The number of players decides.</source>
        <translation>Le nombre de joueurs en décide.</translation>
    </message>
    <message>
        <source>The same seed deals the same start. Leave it empty for any one.</source>
        <translation>La même graine donne le même départ. Laissez vide pour un départ au hasard.</translation>
    </message>
    <message>
        <source>any one</source>
        <translation>au hasard</translation>
    </message>
</context>
<context>
    <name>Pace</name>
    <message>
        <source>At once</source>
        <translation>Immédiat</translation>
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
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Stepwise</source>
        <translation>Pas à pas</translation>
    </message>
</context>
<context>
    <name>Parts</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n&#xa0;point</numerusform>
            <numerusform>%n&#xa0;points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead</source>
        <translation>
            <numerusform>%n&#xa0;point d’avance</numerusform>
            <numerusform>%n&#xa0;points d’avance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points behind</source>
        <translation>
            <numerusform>%n&#xa0;point de retard</numerusform>
            <numerusform>%n&#xa0;points de retard</numerusform>
        </translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Contre l’ordinateur</translation>
    </message>
    <message>
        <source>Against the usual</source>
        <translation>Par rapport à d’habitude</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Best and longest</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Lately</source>
        <translation>Dernièrement</translation>
    </message>
    <message>
        <source>Matches per game</source>
        <translation>Parties par jeu</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>No match has been finished yet.</source>
        <translation>Aucune partie terminée pour l’instant.</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Play a match</source>
        <translation>Jouer une partie</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>S’exercer</translation>
    </message>
    <message>
        <source>Ranks reached alone</source>
        <translation>Rangs atteints en solitaire</translation>
    </message>
    <message>
        <source>Tick: won, {won} of {all}. The line is the average of five.</source>
        <translation>Coche&#xa0;: gagnée, {won} sur {all}. La ligne est la moyenne de cinq.</translation>
    </message>
    <message>
        <source>What the charts say</source>
        <translation>Ce que disent les graphiques</translation>
    </message>
    <message>
        <source>What there was at the end</source>
        <translation>Ce qu’il y avait à la fin</translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation>D’où viennent les points</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message numerus="yes">
        <source>last %n matches</source>
        <translation>
            <numerusform>%n&#xa0;dernière partie</numerusform>
            <numerusform>%n&#xa0;dernières parties</numerusform>
        </translation>
    </message>
    <message>
        <source>matches won</source>
        <translation>parties gagnées</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>pas encore joué</translation>
    </message>
    <message>
        <source>open one with a click</source>
        <translation>un clic ouvre la partie</translation>
    </message>
    <message>
        <source>the last five; needle: usual</source>
        <translation>les cinq dernières&#xa0;; aiguille&#xa0;: l’habitude</translation>
    </message>
    <message>
        <source>won of played</source>
        <translation>gagnées sur jouées</translation>
    </message>
    <message>
        <source>{points}, the best</source>
        <translation>{points}, le record</translation>
    </message>
</context>
<context>
    <name>PassingOn</name>
    <message>
        <source>Then {name} is asked, and this is final.</source>
        <translation>Ensuite, {name} répond, et ceci sera définitif.</translation>
    </message>
    <message>
        <source>This ends your turn.</source>
        <translation>Ceci termine votre tour.</translation>
    </message>
</context>
<context>
    <name>PuzzleAim</name>
    <message>
        <source>Give up</source>
        <translation>Renoncer</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>The best line: {amount}</source>
        <translation>La meilleure suite&#xa0;: {amount}</translation>
    </message>
    <message>
        <source>{goal} In hand: {amount}.</source>
        <translation>{goal} Acquis&#xa0;: {amount}.</translation>
    </message>
</context>
<context>
    <name>PuzzleCard</name>
    <message>
        <source>Again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <translation>pas encore essayé</translation>
    </message>
</context>
<context>
    <name>RankScale</name>
    <message>
        <source>The margin at the end gives your rank:</source>
        <translation>L’écart à la fin donne votre rang&#xa0;:</translation>
    </message>
    <message>
        <source>The points at the end give your rank:</source>
        <translation>Les points à la fin donnent votre rang&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Recalling</name>
    <message>
        <source>Nothing has happened since your turn.</source>
        <translation>Rien ne s’est passé depuis votre tour.</translation>
    </message>
    <message>
        <source>What the others did before stands in the journal (J).</source>
        <translation>Ce que les autres ont fait auparavant se trouve dans le journal (J).</translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>For {name} nothing has changed.</source>
        <translation>Pour {name}, rien n’a changé.</translation>
    </message>
    <message>
        <source>{name} has {changes}.</source>
        <translation>{name} a {changes}.</translation>
    </message>
</context>
<context>
    <name>RecapPanel</name>
    <message>
        <source>Close (E)</source>
        <translation>Fermer (E)</translation>
    </message>
    <message>
        <source>Meanwhile</source>
        <translation>Entre-temps</translation>
    </message>
    <message>
        <source>Show it again (Shift+E)</source>
        <translation>Revoir (Maj+E)</translation>
    </message>
</context>
<context>
    <name>RecordHead</name>
    <message>
        <source>Charts</source>
        <translation>Graphiques</translation>
    </message>
    <message>
        <source>Charts or matches</source>
        <translation>Graphiques ou parties</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tout le monde</translation>
    </message>
    <message numerus="yes">
        <source>Matches %n</source>
        <translation>
            <numerusform>Parties %n</numerusform>
            <numerusform>Parties %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose matches</source>
        <translation>Les parties de qui</translation>
    </message>
</context>
<context>
    <name>RecordWords</name>
    <message numerus="yes">
        <source>%n less</source>
        <translation>
            <numerusform>%n de moins</numerusform>
            <numerusform>%n de moins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n de plus</numerusform>
            <numerusform>%n de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more matches, and your form can be seen here.</source>
        <translation>
            <numerusform>Encore %n&#xa0;partie, et votre forme s’affichera ici.</numerusform>
            <numerusform>Encore %n&#xa0;parties, et votre forme s’affichera ici.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n&#xa0;coup</numerusform>
            <numerusform>%n&#xa0;coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the last {count} were won.</source>
        <translation>
            <numerusform>%n&#xa0;victoire dans les {count} dernières.</numerusform>
            <numerusform>%n&#xa0;victoires dans les {count} dernières.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} matches against computers were won.</source>
        <translation>
            <numerusform>%n&#xa0;partie gagnée sur {all} contre l’ordinateur.</numerusform>
            <numerusform>%n&#xa0;parties gagnées sur {all} contre l’ordinateur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n&#xa0;point</numerusform>
            <numerusform>%n&#xa0;points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points on average lately, as before.</source>
        <translation>
            <numerusform>%n&#xa0;point en moyenne ces temps-ci, comme avant.</numerusform>
            <numerusform>%n&#xa0;points en moyenne ces temps-ci, comme avant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points on average lately, {less} less than before.</source>
        <translation>
            <numerusform>%n&#xa0;point en moyenne ces temps-ci, {less} de moins qu’avant.</numerusform>
            <numerusform>%n&#xa0;points en moyenne ces temps-ci, {less} de moins qu’avant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points on average lately, {more} more than before.</source>
        <translation>
            <numerusform>%n&#xa0;point en moyenne ces temps-ci, {more} de plus qu’avant.</numerusform>
            <numerusform>%n&#xa0;points en moyenne ces temps-ci, {more} de plus qu’avant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points on average.</source>
        <translation>
            <numerusform>%n&#xa0;point en moyenne.</numerusform>
            <numerusform>%n&#xa0;points en moyenne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wins</source>
        <translation>
            <numerusform>%n&#xa0;victoire</numerusform>
            <numerusform>%n&#xa0;victoires</numerusform>
        </translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>En solitaire</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Au hasard</translation>
    </message>
    <message numerus="yes">
        <source>Most room: {category}. The winners made %n more there.</source>
        <translation>
            <numerusform>Plus grande marge&#xa0;: {category}. Les gagnants y ont fait %n de plus.</numerusform>
            <numerusform>Plus grande marge&#xa0;: {category}. Les gagnants y ont fait %n de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>No match against a computer yet.</source>
        <translation>Aucune partie contre l’ordinateur pour l’instant.</translation>
    </message>
    <message>
        <source>No match has been finished yet.</source>
        <translation>Aucune partie terminée pour l’instant.</translation>
    </message>
    <message>
        <source>Nobody who won made more than you in any of them.</source>
        <translation>Aucun gagnant n’a fait mieux que vous dans l’un d’eux.</translation>
    </message>
    <message>
        <source>People only</source>
        <translation>Entre personnes</translation>
    </message>
    <message>
        <source>Place {place} on average lately, {before} before.</source>
        <translation>Rang {place} en moyenne ces temps-ci, {before} avant.</translation>
    </message>
    <message>
        <source>Place {place} on average.</source>
        <translation>Rang {place} en moyenne.</translation>
    </message>
    <message>
        <source>Where the points came from is known of newer matches only.</source>
        <translation>L’origine des points n’est connue que pour les parties plus récentes.</translation>
    </message>
    <message>
        <source>as ever</source>
        <translation>comme d’habitude</translation>
    </message>
    <message>
        <source>best score</source>
        <translation>meilleur score</translation>
    </message>
    <message>
        <source>last win</source>
        <translation>dernière victoire</translation>
    </message>
    <message>
        <source>longest match</source>
        <translation>partie la plus longue</translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>plus longue série</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>matches won</source>
        <translation>parties gagnées</translation>
    </message>
    <message>
        <source>narrowest win</source>
        <translation>victoire la plus serrée</translation>
    </message>
    <message>
        <source>not won</source>
        <translation>pas gagné</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation>rang {place}</translation>
    </message>
    <message>
        <source>shortest match</source>
        <translation>partie la plus courte</translation>
    </message>
    <message>
        <source>since {day}</source>
        <translation>la première&#xa0;: {day}</translation>
    </message>
    <message>
        <source>widest win</source>
        <translation>plus large victoire</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagné</translation>
    </message>
    <message numerus="yes">
        <source>{game} was played most, %n times.</source>
        <translation>
            <numerusform>{game} a été le plus joué, %n&#xa0;fois.</numerusform>
            <numerusform>{game} a été le plus joué, %n&#xa0;fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>{won} of {all}</source>
        <translation>{won} sur {all}</translation>
    </message>
</context>
<context>
    <name>Recorded</name>
    <message numerus="yes">
        <source>%n results count again.</source>
        <translation>
            <numerusform>%n&#xa0;résultat compte de nouveau.</numerusform>
            <numerusform>%n&#xa0;résultats comptent de nouveau.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results were deleted. Their matches stay on the shelf.</source>
        <translation>
            <numerusform>%n&#xa0;résultat supprimé. La partie reste sur l’étagère.</numerusform>
            <numerusform>%n&#xa0;résultats supprimés. Les parties restent sur l’étagère.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Exporter en CSV</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tableau (*.csv)</translation>
    </message>
    <message>
        <source>The records are written to {path}.</source>
        <translation>Le palmarès est écrit dans {path}.</translation>
    </message>
    <message>
        <source>The records could not be changed: {reason}.</source>
        <translation>Le palmarès n’a pas pu être modifié&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>records</source>
        <translation>palmarès</translation>
    </message>
    <message>
        <source>{path} could not be written: {reason}.</source>
        <translation>{path} n’a pas pu être écrit&#xa0;: {reason}.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message numerus="yes">
        <source>%n games played</source>
        <translation>
            <numerusform>%n&#xa0;partie jouée</numerusform>
            <numerusform>%n&#xa0;parties jouées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won by people</source>
        <translation>
            <numerusform>%n&#xa0;gagnée par une personne</numerusform>
            <numerusform>%n&#xa0;gagnées par des personnes</numerusform>
        </translation>
    </message>
    <message>
        <source>No game finished yet.</source>
        <translation>Aucune partie terminée.</translation>
    </message>
    <message>
        <source>Only challenges so far.</source>
        <translation>Rien que des défis pour l’instant.</translation>
    </message>
    <message>
        <source>Scores against other players will stand here.</source>
        <translation>Les scores contre d’autres joueurs s’afficheront ici.</translation>
    </message>
    <message>
        <source>Your first score will stand here.</source>
        <translation>Votre premier score s’affichera ici.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagné</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message numerus="yes">
        <source>%n seats</source>
        <translation>
            <numerusform>%n&#xa0;place</numerusform>
            <numerusform>%n&#xa0;places</numerusform>
        </translation>
    </message>
    <message>
        <source>Against anybody</source>
        <translation>Contre n’importe qui</translation>
    </message>
    <message>
        <source>Against whom</source>
        <translation>Contre qui</translation>
    </message>
    <message>
        <source>Any table</source>
        <translation>Toutes les tables</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>En tableau</translation>
    </message>
    <message>
        <source>As charts</source>
        <translation>En graphiques</translation>
    </message>
    <message>
        <source>Delete all of these</source>
        <translation>Tout supprimer</translation>
    </message>
    <message>
        <source>Delete the chosen one</source>
        <translation>Supprimer la ligne</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Exporter en CSV</translation>
    </message>
    <message>
        <source>Form and best scores will stand here.</source>
        <translation>Votre forme et vos meilleurs scores s’afficheront ici.</translation>
    </message>
    <message>
        <source>How many sat at the table</source>
        <translation>Combien à la table</translation>
    </message>
    <message>
        <source>No match has been finished yet.</source>
        <translation>Aucune partie terminée pour l’instant.</translation>
    </message>
    <message>
        <source>Play a match</source>
        <translation>Jouer une partie</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Palmarès</translation>
    </message>
</context>
<context>
    <name>ReferencePage</name>
    <message>
        <source>A number beside a heading opens the rules there.</source>
        <translation>Un numéro près d’un titre ouvre les règles à cet endroit.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Reference sheet</source>
        <translation>Aide de jeu</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>Saved as {path}.</source>
        <translation>Enregistré sous {path}.</translation>
    </message>
    <message>
        <source>{path} cannot be written ({reason}). Choose another place.</source>
        <translation>Impossible d’écrire {path} ({reason}). Choisissez un autre emplacement.</translation>
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
        <translation>Jouer à partir d’ici</translation>
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
        <translation>Coup&#xa0;{number} sur {count}.</translation>
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
        <source>If you own the box, put a corrected copy of {name} into your content folder: it takes the place of ours. One that does not fit is refused, and this page says so.</source>
        <translation>Si vous possédez la boîte, déposez dans votre dossier de contenu une copie corrigée du fichier {name}&#xa0;: elle remplace la nôtre. Un fichier qui ne convient pas est refusé, et cette page le dit.</translation>
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
        <source>Nothing was found to go to.</source>
        <translation>Rien n’a été trouvé où aller.</translation>
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
        <source>Reference sheet</source>
        <translation>Aide de jeu</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Ruling {number}:</source>
        <translation>Décision&#xa0;{number}&#xa0;:</translation>
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
        <source>The file {path} does not fit (line {line}); the technical log says why. The bundled content is in force.</source>
        <translation>Le fichier {path} ne convient pas (ligne {line})&#xa0;; le journal technique dit pourquoi. Le contenu fourni est en vigueur.</translation>
    </message>
    <message>
        <source>The rules are not there in this language; another one is shown.</source>
        <translation>Les règles n’existent pas dans cette langue&#xa0;; une autre est affichée.</translation>
    </message>
    <message>
        <source>The rules cannot be shown</source>
        <translation>Les règles ne peuvent pas être affichées</translation>
    </message>
    <message>
        <source>Try this in a lesson</source>
        <translation>L’essayer dans une leçon</translation>
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
    <name>SaidBar</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
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
        <source>See the scores</source>
        <translation>Voir les scores</translation>
    </message>
    <message>
        <source>rule broken: no medal</source>
        <translation>règle enfreinte&#xa0;: pas de médaille</translation>
    </message>
    <message>
        <source>{challenge} · {round}</source>
        <translation>{challenge} · {round}</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>à {name} de jouer</translation>
    </message>
    <message>
        <source>{round} · {name} to move</source>
        <translation>{round} · à {name} de jouer</translation>
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
        <translation>{name} est une partie d’un jeu absent de cette version. Mettez le programme à jour.</translation>
    </message>
    <message>
        <source>{name} is being played in another window. Close it there first.</source>
        <translation>{name} est en cours dans une autre fenêtre. Fermez-la d’abord.</translation>
    </message>
    <message>
        <source>{name} is damaged and cannot be continued. Open its backup.</source>
        <translation>{name} est endommagé et ne peut pas être repris. Ouvrez sa copie de secours.</translation>
    </message>
    <message>
        <source>{name} is damaged: its end is missing. Open its backup.</source>
        <translation>{name} est endommagé&#xa0;: il manque la fin. Ouvrez sa copie de secours.</translation>
    </message>
    <message>
        <source>{name} is empty: it was cut off while being written. Open its backup.</source>
        <translation>{name} est vide&#xa0;: son écriture a été interrompue. Ouvrez sa copie de secours.</translation>
    </message>
    <message>
        <source>{name} is not a file but a folder, a pipe or a device.</source>
        <translation>{name} n’est pas un fichier, mais un dossier, un tube ou un périphérique.</translation>
    </message>
    <message>
        <source>{name} is not a saved match of this program.</source>
        <translation>{name} n’est pas une partie enregistrée de ce programme.</translation>
    </message>
    <message>
        <source>{name} is not there any more.</source>
        <translation>{name} n’existe plus.</translation>
    </message>
    <message>
        <source>{name} is too large to be a saved match.</source>
        <translation>{name} est trop grand pour être une partie enregistrée.</translation>
    </message>
    <message>
        <source>{name} was saved by a newer version. Update the program to open it.</source>
        <translation>{name} vient d’une version plus récente. Mettez le programme à jour pour l’ouvrir.</translation>
    </message>
</context>
<context>
    <name>SavedMatches</name>
    <message>
        <source>Export as text</source>
        <translation>Exporter en texte</translation>
    </message>
    <message>
        <source>Export the score sheet</source>
        <translation>Exporter la feuille de score</translation>
    </message>
    <message>
        <source>It lies in the bin of the shelf now, for 30 days.</source>
        <translation>Elle est maintenant dans la corbeille de l’étagère, pour 30&#xa0;jours.</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Image (*.png)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>The match is written to {path}.</source>
        <translation>La partie est écrite dans {path}.</translation>
    </message>
    <message>
        <source>The score sheet is written to {path}.</source>
        <translation>La feuille de score est écrite dans {path}.</translation>
    </message>
    <message>
        <source>The shelf could not be changed: {reason}.</source>
        <translation>L’étagère n’a pas pu être modifiée&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{name}, copy</source>
        <translation>{name}, copie</translation>
    </message>
    <message>
        <source>“{name}” is back on the shelf, and its score in the records.</source>
        <translation>«&#xa0;{name}&#xa0;» est de retour sur l’étagère, et son score dans le palmarès.</translation>
    </message>
    <message>
        <source>“{name}” is back on the shelf.</source>
        <translation>«&#xa0;{name}&#xa0;» est de retour sur l’étagère.</translation>
    </message>
    <message>
        <source>“{name}” lies on the shelf. It counts in no record until it is finished anew.</source>
        <translation>«&#xa0;{name}&#xa0;» est sur l’étagère. Elle ne compte pour rien tant qu’elle n’est pas terminée de nouveau.</translation>
    </message>
    <message>
        <source>“{name}” was deleted. It stays in the bin for 30 days.</source>
        <translation>«&#xa0;{name}&#xa0;» est supprimée. Elle reste 30&#xa0;jours dans la corbeille.</translation>
    </message>
    <message>
        <source>“{name}” was deleted. It stays in the bin for 30 days; its score left the records.</source>
        <translation>«&#xa0;{name}&#xa0;» est supprimée. Elle reste 30&#xa0;jours dans la corbeille&#xa0;; son score a quitté le palmarès.</translation>
    </message>
</context>
<context>
    <name>School</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Open the rules</source>
        <translation>Ouvrir les règles</translation>
    </message>
    <message>
        <source>The other chapters are there, and so are the rules.</source>
        <translation>Les autres chapitres sont là, et les règles aussi.</translation>
    </message>
    <message>
        <source>This lesson could not be read</source>
        <translation>Leçon illisible</translation>
    </message>
</context>
<context>
    <name>ScoresPage</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n&#xa0;point</numerusform>
            <numerusform>%n&#xa0;points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points and the lead</source>
        <translation>
            <numerusform>%n&#xa0;point et la première place</numerusform>
            <numerusform>%n&#xa0;points et la première place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points are not enough for {name}.</source>
        <translation>
            <numerusform>%n&#xa0;point ne suffit pas à {name}.</numerusform>
            <numerusform>%n&#xa0;points ne suffisent pas à {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points at once</source>
        <translation>
            <numerusform>%n&#xa0;point d’un coup</numerusform>
            <numerusform>%n&#xa0;points d’un coup</numerusform>
        </translation>
    </message>
    <message>
        <source>A click, or any key, finishes the count.</source>
        <translation>Un clic, ou une touche, achève le décompte.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
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
        <translation>Niveau&#xa0;{level}</translation>
    </message>
    <message>
        <source>Look at the table as it was</source>
        <translation>Revoir la table à cet instant</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Personne ne l’emporte</translation>
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
    <message>
        <source>The race, {by_round}</source>
        <translation>La course, {by_round}</translation>
    </message>
    <message>
        <source>The sheet could not be saved as {path}: {reason}.</source>
        <translation>La feuille n’a pas pu être enregistrée sous {path}&#xa0;: {reason}.</translation>
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
        <source>Turning points</source>
        <translation>Moments clés</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>D’où viennent les points</translation>
    </message>
    <message>
        <source>points if the game had ended then, {by_round}</source>
        <translation>points si la partie s’était arrêtée là, {by_round}</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} partagent la victoire</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} l’emporte</translation>
    </message>
    <message>
        <source>{points} each.</source>
        <translation>{points} chacun.</translation>
    </message>
    <message numerus="yes">
        <source>{points}, %n ahead of {name}.</source>
        <translation>
            <numerusform>{points}, %n&#xa0;d’avance sur {name}.</numerusform>
            <numerusform>{points}, %n&#xa0;d’avance sur {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points}, %n ahead.</source>
        <translation>
            <numerusform>{points}, %n&#xa0;d’avance.</numerusform>
            <numerusform>{points}, %n&#xa0;d’avance.</numerusform>
        </translation>
    </message>
    <message>
        <source>{points}, as many as {name}; the tie-break decided.</source>
        <translation>{points}, à égalité avec {name}&#xa0;; le départage a décidé.</translation>
    </message>
    <message>
        <source>{round}: {name}</source>
        <translation>{round}&#xa0;: {name}</translation>
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
    <name>SeatChoices</name>
    <message>
        <source>A person</source>
        <translation>Une personne</translation>
    </message>
    <message>
        <source>Who plays {name}</source>
        <translation>Qui joue pour {name}</translation>
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
        <source>Colour: {colour}. Click for the next free one.</source>
        <translation>Couleur&#xa0;: {colour}. Cliquez pour la prochaine couleur libre.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
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
        <translation>Niveau de la place&#xa0;{number}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation>Nom de la place&#xa0;{number}</translation>
    </message>
    <message>
        <source>Remove seat {number}</source>
        <translation>Enlever la place&#xa0;{number}</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>Qui joue à la place&#xa0;{number}</translation>
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
    <name>Seating</name>
    <message>
        <source>A person who takes over a computer’s seat sees what it keeps hidden. In the records a seat for which a computer has played counts as the computer’s, at the gentlest of its levels.</source>
        <translation>La personne qui prend la place d’un ordinateur voit ce qu’il cache. Dans les records, une place pour laquelle un ordinateur a joué compte comme celle de l’ordinateur, au plus facile de ses niveaux.</translation>
    </message>
    <message>
        <source>Change nothing</source>
        <translation>Ne rien changer</translation>
    </message>
    <message>
        <source>Nobody else can play here for you.</source>
        <translation>Personne d’autre ne peut jouer ici à votre place.</translation>
    </message>
    <message>
        <source>Play on like this</source>
        <translation>Continuer ainsi</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>Who plays from now on?</source>
        <translation>Qui joue à partir de maintenant&#xa0;?</translation>
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
        <translation>Demande encore une fois avant la fin d’un tour.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Conseils</translation>
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
        <source>E, Shift+E</source>
        <translation>E, Maj+E</translation>
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
        <translation>Même quand il n’y a qu’un choix.</translation>
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
        <source>How long moves take; stepwise waits for a key.</source>
        <translation>Durée des coups&#xa0;; pas à pas attend une touche.</translation>
    </message>
    <message>
        <source>J, Shift+M</source>
        <translation>J, Maj+M</translation>
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
        <source>Learning</source>
        <translation>Apprentissage</translation>
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
        <source>Look, sound and language</source>
        <translation>Apparence, son et langue</translation>
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
        <source>Off</source>
        <translation>Coupé</translation>
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
        <translation>Quinque Ludi {version}, réalisé avec Python {python} et Qt {qt}.</translation>
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
        <source>S, Shift+S</source>
        <translation>S, Maj+S</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Says what is new in a match, each thing once. Switched on again, from the start.</source>
        <translation>Dit ce qui est nouveau dans une partie, chaque chose une fois. Activés à nouveau, ils reprennent du début.</translation>
    </message>
    <message>
        <source>Scales words, buttons and panels; words on boards where there is room. Zoom with +.</source>
        <translation>Agrandit mots, boutons et panneaux&#xa0;; sur les plateaux, les mots là où il y a la place. Zoom avec&#xa0;+.</translation>
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
        <source>Sound</source>
        <translation>Son</translation>
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
        <translation>Le dossier {path} ne peut pas être ouvert d’ici.</translation>
    </message>
    <message>
        <source>The games belong to their authors and publishers. The rules are told in our own words, and all drawings are ours.</source>
        <translation>Les jeux appartiennent à leurs auteurs et éditeurs. Les règles sont écrites avec nos propres mots, et tous les dessins sont de nous.</translation>
    </message>
    <message>
        <source>The points of every seat as if the game ended now.</source>
        <translation>Les points de chacun si la partie s’arrêtait maintenant.</translation>
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
        <translation>Emplacement par défaut</translation>
    </message>
    <message>
        <source>Wood, marble and bronze; a chime when it is your turn.</source>
        <translation>Bois, marbre et bronze&#xa0;; un carillon quand c’est à vous.</translation>
    </message>
    <message>
        <source>all the rest</source>
        <translation>tout le reste</translation>
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
        <source>hint, why not this</source>
        <translation>indice, pourquoi pas cela</translation>
    </message>
    <message>
        <source>journal, sound</source>
        <translation>journal, son</translation>
    </message>
    <message>
        <source>list of options</source>
        <translation>liste des choix</translation>
    </message>
    <message>
        <source>meanwhile, again</source>
        <translation>entre-temps, revoir</translation>
    </message>
    <message>
        <source>next lit thing</source>
        <translation>choix suivant</translation>
    </message>
    <message>
        <source>one step back</source>
        <translation>revenir</translation>
    </message>
    <message>
        <source>pass, finish</source>
        <translation>passer, terminer</translation>
    </message>
    <message>
        <source>reference sheet</source>
        <translation>aide de jeu</translation>
    </message>
    <message>
        <source>rule in question</source>
        <translation>règle en question</translation>
    </message>
    <message>
        <source>say it again, my seat</source>
        <translation>redire, ma place</translation>
    </message>
    <message>
        <source>tables, who plays</source>
        <translation>tables, qui joue</translation>
    </message>
    <message>
        <source>turn, flip</source>
        <translation>pivoter, renverser</translation>
    </message>
    <message>
        <source>undo the turn</source>
        <translation>annuler le tour</translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation>annuler, rétablir</translation>
    </message>
    <message>
        <source>zoom, fit</source>
        <translation>zoomer, vue entière</translation>
    </message>
    <message>
        <source>{game} · {sentence}</source>
        <translation>{game} · {sentence}</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>SharedRefusals</name>
    <message>
        <source>That is not possible now.</source>
        <translation>Ce n’est pas possible maintenant.</translation>
    </message>
    <message>
        <source>anybody</source>
        <translation>quiconque</translation>
    </message>
</context>
<context>
    <name>SharedTerms</name>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} et {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} ou {last}</translation>
    </message>
</context>
<context>
    <name>ShelfPage</name>
    <message numerus="yes">
        <source>All %n</source>
        <translation>
            <numerusform>Toutes %n</numerusform>
            <numerusform>Toutes %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Retour à l’étagère</translation>
    </message>
    <message>
        <source>Best first</source>
        <translation>Meilleur score</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Par nom</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message>
        <source>Every move is saved at once; matches wait here, running and finished.</source>
        <translation>Chaque coup est enregistré aussitôt&#xa0;; les parties attendent ici, en cours ou terminées.</translation>
    </message>
    <message numerus="yes">
        <source>Finished %n</source>
        <translation>
            <numerusform>Terminées %n</numerusform>
            <numerusform>Terminées %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Les plus longues</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Les plus récentes</translation>
    </message>
    <message>
        <source>No match is called that.</source>
        <translation>Aucune partie ne correspond à la recherche.</translation>
    </message>
    <message>
        <source>No match of this choice.</source>
        <translation>Aucune partie pour ce choix.</translation>
    </message>
    <message>
        <source>Nothing has been started yet.</source>
        <translation>Aucune partie en cours.</translation>
    </message>
    <message>
        <source>Nothing is left on the shelf.</source>
        <translation>L’étagère est vide.</translation>
    </message>
    <message>
        <source>Nothing lies in it.</source>
        <translation>Elle est vide.</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Les plus anciennes</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Open the bin</source>
        <translation>Ouvrir la corbeille</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message numerus="yes">
        <source>Running %n</source>
        <translation>
            <numerusform>En cours %n</numerusform>
            <numerusform>En cours %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Search names, dates, notes (/)</source>
        <translation>Noms, dates, notes (/)</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Montrer toutes les parties</translation>
    </message>
    <message>
        <source>The bin</source>
        <translation>Corbeille</translation>
    </message>
    <message numerus="yes">
        <source>The bin (%n)</source>
        <translation>
            <numerusform>Corbeille (%n)</numerusform>
            <numerusform>Corbeille (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>What was deleted stays in the bin for 30 days.</source>
        <translation>Ce qui est supprimé reste 30&#xa0;jours dans la corbeille.</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Quelles parties</translation>
    </message>
</context>
<context>
    <name>Since</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n&#xa0;point</numerusform>
            <numerusform>%n&#xa0;points</numerusform>
        </translation>
    </message>
    <message>
        <source>Since your turn {names} played; nothing of yours has changed.</source>
        <translation>Ont joué depuis votre tour&#xa0;: {names}. Rien n’a changé pour vous.</translation>
    </message>
    <message>
        <source>Since your turn {names} played; you have {changes}.</source>
        <translation>Ont joué depuis votre tour&#xa0;: {names}. Vous avez {changes}.</translation>
    </message>
    <message>
        <source>no longer {token}</source>
        <translation>{token} en moins</translation>
    </message>
    <message>
        <source>now {token}</source>
        <translation>{token} en plus</translation>
    </message>
    <message>
        <source>the start player’s place</source>
        <translation>la place de premier joueur</translation>
    </message>
</context>
<context>
    <name>SoloAim</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n&#xa0;point</numerusform>
            <numerusform>%n&#xa0;points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to bronze</source>
        <translation>
            <numerusform>encore %n&#xa0;pour le bronze</numerusform>
            <numerusform>encore %n&#xa0;pour le bronze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to gold</source>
        <translation>
            <numerusform>encore %n&#xa0;pour l’or</numerusform>
            <numerusform>encore %n&#xa0;pour l’or</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to silver</source>
        <translation>
            <numerusform>encore %n&#xa0;pour l’argent</numerusform>
            <numerusform>encore %n&#xa0;pour l’argent</numerusform>
        </translation>
    </message>
    <message>
        <source>Practice: {said}</source>
        <translation>Exercice&#xa0;: {said}</translation>
    </message>
    <message>
        <source>The rule is broken: no medal. Undo, or play on.</source>
        <translation>Règle enfreinte&#xa0;: pas de médaille. Annulez ou continuez.</translation>
    </message>
    <message>
        <source>{mine}, gold reached.</source>
        <translation>{mine}, palier or atteint.</translation>
    </message>
    <message>
        <source>{mine}, {lack}.</source>
        <translation>{mine}, {lack}.</translation>
    </message>
</context>
<context>
    <name>SoloRow</name>
    <message>
        <source>{done} of {all} done</source>
        <translation>{done} sur {all}</translation>
    </message>
    <message>
        <source>{name}: not tried yet; bronze at {points}</source>
        <translation>{name}&#xa0;: pas encore essayé&#xa0;; bronze à {points}</translation>
    </message>
    <message>
        <source>{name}: {best}; bronze at {points}</source>
        <translation>{name}&#xa0;: {best}&#xa0;; bronze à {points}</translation>
    </message>
    <message>
        <source>{name}: {medal} with {best}</source>
        <translation>{name}&#xa0;: {medal} avec {best}</translation>
    </message>
    <message>
        <source>{name}: {medal} with {best}; {next} at {points}</source>
        <translation>{name}&#xa0;: {medal} avec {best}&#xa0;; {next} à {points}</translation>
    </message>
    <message>
        <source>{title}, challenge {number}</source>
        <translation>{title}, défi {number}</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>{these}; {next}</source>
        <translation>{these}&#xa0;; {next}</translation>
    </message>
</context>
<context>
    <name>SpokenWords</name>
    <message>
        <source>The computer would choose: {option}.</source>
        <translation>L’ordinateur choisirait&#xa0;: «&#xa0;{option}&#xa0;».</translation>
    </message>
    <message>
        <source>The computer would choose: {option}. {reason}</source>
        <translation>L’ordinateur choisirait&#xa0;: «&#xa0;{option}&#xa0;». {reason}</translation>
    </message>
</context>
<context>
    <name>Streak</name>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n&#xa0;jour d’affilée</numerusform>
            <numerusform>%n&#xa0;jours d’affilée</numerusform>
        </translation>
    </message>
    <message>
        <source>Solve one to begin a streak.</source>
        <translation>Commencez une série.</translation>
    </message>
    <message>
        <source>The calendar waits: the clock stands before a day you have solved.</source>
        <translation>Le calendrier attend&#xa0;: l’horloge est en retard sur un jour déjà résolu.</translation>
    </message>
</context>
<context>
    <name>TabStrip</name>
    <message>
        <source>Challenges</source>
        <translation>Défis</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
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
</context>
<context>
    <name>Table</name>
    <message>
        <source>In hand, on your board, in supply</source>
        <translation>En main, sur votre plateau, en réserve</translation>
    </message>
    <message>
        <source>can be chosen now</source>
        <translation>peut être choisi maintenant</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Esc ends it.</source>
        <translation>Échap y met fin.</translation>
    </message>
    <message>
        <source>Esc returns to the present.</source>
        <translation>Échap ramène au présent.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Looking back: the table before move {number}.</source>
        <translation>Retour en arrière&#xa0;: la table avant le coup&#xa0;{number}.</translation>
    </message>
    <message>
        <source>Once more: what happened since your turn.</source>
        <translation>À revoir&#xa0;: ce qui s’est passé depuis votre tour.</translation>
    </message>
    <message>
        <source>Return to here</source>
        <translation>Revenir à ce coup</translation>
    </message>
    <message>
        <source>Skip to my turn</source>
        <translation>Aller à mon tour</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <translation>Aller à la fin</translation>
    </message>
    <message>
        <source>Space goes on.</source>
        <translation>Espace pour continuer.</translation>
    </message>
    <message>
        <source>That would do nothing now.</source>
        <translation>Cela ne changerait rien maintenant.</translation>
    </message>
    <message>
        <source>What was changed last glows.</source>
        <translation>Ce qui venait de changer est en lumière.</translation>
    </message>
    <message>
        <source>chance has answered</source>
        <translation>le hasard est intervenu</translation>
    </message>
    <message>
        <source>somebody else has acted</source>
        <translation>quelqu’un d’autre a joué</translation>
    </message>
    <message>
        <source>something hidden was seen</source>
        <translation>un secret a été révélé</translation>
    </message>
    <message>
        <source>what was chosen in secret is final</source>
        <translation>un choix fait en secret est définitif</translation>
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
        <translation>Vue entière</translation>
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
        <source>The computer player did not answer; a simple move was made in its place.</source>
        <translation>L’ordinateur n’a pas répondu&#xa0;; un coup simple a été joué à sa place.</translation>
    </message>
</context>
<context>
    <name>TableStrip</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>TakingBack</name>
    <message>
        <source>It is not your own move but {name}’s that would be taken back.</source>
        <translation>Le coup repris ne serait pas le vôtre&#xa0;: il a été joué par {name}.</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Revenir</translation>
    </message>
    <message>
        <source>Return to here</source>
        <translation>Revenir à ce coup</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Reprendre le coup</translation>
    </message>
    <message>
        <source>This was {name}’s turn</source>
        <translation>Tour joué par {name}</translation>
    </message>
    <message>
        <source>What {names} did since goes too.</source>
        <translation>Les coups joués depuis par {names} disparaissent aussi.</translation>
    </message>
</context>
<context>
    <name>Teller</name>
    <message numerus="yes">
        <source>%n days left</source>
        <translation>
            <numerusform>encore %n&#xa0;jour</numerusform>
            <numerusform>encore %n&#xa0;jours</numerusform>
        </translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatique</translation>
    </message>
    <message>
        <source>computer, by chance</source>
        <translation>ordinateur, au hasard</translation>
    </message>
    <message>
        <source>computer, gentle</source>
        <translation>ordinateur, facile</translation>
    </message>
    <message>
        <source>computer, skilled</source>
        <translation>ordinateur, moyen</translation>
    </message>
    <message>
        <source>computer, stern</source>
        <translation>ordinateur, difficile</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>hot seat</source>
        <translation>à cet écran</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagné</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>{game}, {challenge}</source>
        <translation>{game}, {challenge}</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>à {name} de jouer</translation>
    </message>
    <message>
        <source>{round} · rule broken</source>
        <translation>{round} · règle enfreinte</translation>
    </message>
    <message>
        <source>{round} · {name}</source>
        <translation>{round} · {name}</translation>
    </message>
</context>
<context>
    <name>TimeLine</name>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Coup&#xa0;{number} sur {count}</translation>
    </message>
</context>
<context>
    <name>Today</name>
    <message numerus="yes">
        <source>%n tries</source>
        <translation>
            <numerusform>%n&#xa0;essai</numerusform>
            <numerusform>%n&#xa0;essais</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Not tried yet.</source>
        <translation>Pas encore essayé.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Today&apos;s puzzle</source>
        <translation>Le problème du jour</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Your best: {best}, {tries}.</source>
        <translation>Votre record&#xa0;: {best}, {tries}.</translation>
    </message>
</context>
<context>
    <name>TrajanCards</name>
    <message numerus="yes">
        <source>%n cards face down in the pile</source>
        <translation>
            <numerusform>%n&#xa0;carte face cachée dans la pioche</numerusform>
            <numerusform>%n&#xa0;cartes face cachée dans la pioche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n demands stay unmet</source>
        <translation>
            <numerusform>%n&#xa0;demande reste non satisfaite</numerusform>
            <numerusform>%n&#xa0;demandes restent non satisfaites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of this type so far</source>
        <translation>
            <numerusform>%n de ce type jusqu’ici</numerusform>
            <numerusform>%n de ce type jusqu’ici</numerusform>
        </translation>
    </message>
    <message>
        <source>It brings nothing now.</source>
        <translation>Cela ne rapporte rien pour l’instant.</translation>
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
        <source>another tile of its pile is then turned up by chance</source>
        <translation>une autre tuile de la pile est ensuite retournée au hasard</translation>
    </message>
    <message>
        <source>cards in hand: {before} → {after}</source>
        <translation>cartes en main&#xa0;: {before} → {after}</translation>
    </message>
    <message>
        <source>first of its type, bonus action {action}</source>
        <translation>première de son type, action bonus {action}</translation>
    </message>
    <message>
        <source>first of its type, but its bonus action {action} is not possible now</source>
        <translation>première de son type, mais son action bonus {action} n’est pas possible maintenant</translation>
    </message>
    <message>
        <source>legionaries in the camp: {before} → {after}</source>
        <translation>légionnaires au camp&#xa0;: {before} → {after}</translation>
    </message>
    <message>
        <source>like it in the display: {before} → {after}</source>
        <translation>semblables dans l’étalage&#xa0;: {before} → {after}</translation>
    </message>
    <message>
        <source>no tile here, but it opens the sites beside it</source>
        <translation>pas de tuile ici, mais le site en ouvre d’autres</translation>
    </message>
    <message>
        <source>one of your legionaries is there already: no second one may follow</source>
        <translation>un de vos légionnaires y est déjà&#xa0;: un second ne peut pas suivre</translation>
    </message>
    <message>
        <source>pays {values} for 1, 2, 3 … units</source>
        <translation>rapporte {values} pour 1, 2, 3… unités</translation>
    </message>
    <message>
        <source>reserve: {before} → {after}</source>
        <translation>réserve&#xa0;: {before} → {after}</translation>
    </message>
    <message>
        <source>takes {tile}</source>
        <translation>prend la tuile «&#xa0;{tile}&#xa0;»</translation>
    </message>
    <message>
        <source>the emptied pile gets a card of the draw pile, turned up at once</source>
        <translation>la défausse vidée reçoit aussitôt une carte de la pioche, retournée</translation>
    </message>
    <message>
        <source>votes: {before} → {after}</source>
        <translation>votes&#xa0;: {before} → {after}</translation>
    </message>
    <message>
        <source>workers in the camp: {before} → {after}</source>
        <translation>ouvriers au camp&#xa0;: {before} → {after}</translation>
    </message>
    <message>
        <source>−{points}</source>
        <translation>−{points}</translation>
    </message>
</context>
<context>
    <name>TrajanCover</name>
    <message>
        <source>A senator takes tiles, votes and provinces by fixed rules; score 110 points against him.</source>
        <translation>Un sénateur prend tuiles, votes et provinces selon des règles fixes&#xa0;; marquez 110&#xa0;points face à lui.</translation>
    </message>
    <message>
        <source>Chance puts two markers on each tray.</source>
        <translation>Le hasard met deux marqueurs dans chaque écuelle.</translation>
    </message>
    <message>
        <source>Everybody chooses one of three arrangements of the markers.</source>
        <translation>Chacun choisit l’une de trois répartitions des marqueurs.</translation>
    </message>
    <message>
        <source>Everybody puts two markers on each tray, or takes a ready-made arrangement.</source>
        <translation>Chacun met deux marqueurs dans chaque écuelle, ou prend une répartition toute prête.</translation>
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
        <source>Ready-made arrangements</source>
        <translation>Répartitions toutes prêtes</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Round&#xa0;{number}</translation>
    </message>
    <message>
        <source>Senator</source>
        <translation>Sénateur</translation>
    </message>
    <message>
        <source>Six trays, twelve markers, six actions: each turn empties a tray, and where the last marker falls decides what you do. Complete Trajan tiles, feed the people and win the senate before time runs round.</source>
        <translation>Six écuelles, douze marqueurs, six actions&#xa0;: chaque tour vide une écuelle, et le lieu où tombe le dernier marqueur décide de ce que vous faites. Achevez des tuiles Trajan, nourrissez le peuple et gagnez le sénat avant que le temps ait fait le tour.</translation>
    </message>
    <message>
        <source>Sow your markers so that the last one falls where you want to act.</source>
        <translation>Réarrangez vos marqueurs pour que le dernier tombe là où vous voulez agir.</translation>
    </message>
    <message>
        <source>The Rival Senator</source>
        <translation>Le Sénateur rival</translation>
    </message>
    <message>
        <source>The rival acts by the cards of a deck and takes 2 or 3 spaces of time each turn.</source>
        <translation>Le rival agit selon les cartes d’une pioche et prend 2 ou 3&#xa0;cases de temps à chaque tour.</translation>
    </message>
</context>
<context>
    <name>TrajanFacts</name>
    <message numerus="yes">
        <source>%n answers to {icon}</source>
        <translation>
            <numerusform>%n&#xa0;réponse ({icon})</numerusform>
            <numerusform>%n&#xa0;réponses ({icon})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <translation>
            <numerusform>%n&#xa0;carte en main</numerusform>
            <numerusform>%n&#xa0;cartes en main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n legionaries in the camp</source>
        <translation>
            <numerusform>%n&#xa0;légionnaire au camp</numerusform>
            <numerusform>%n&#xa0;légionnaires au camp</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n votes</source>
        <translation>
            <numerusform>%n&#xa0;vote</numerusform>
            <numerusform>%n&#xa0;votes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers in the camp</source>
        <translation>
            <numerusform>%n&#xa0;ouvrier au camp</numerusform>
            <numerusform>%n&#xa0;ouvriers au camp</numerusform>
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
        <translation>Trimestre&#xa0;{quarter}, round&#xa0;{round}</translation>
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
        <translation>Réarranger</translation>
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
        <source>{action}: %n markers</source>
        <translation>
            <numerusform>{action}&#xa0;: %n&#xa0;marqueur</numerusform>
            <numerusform>{action}&#xa0;: %n&#xa0;marqueurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrajanInfos</name>
    <message numerus="yes">
        <source>%n cards in the pile</source>
        <translation>
            <numerusform>%n&#xa0;carte dans la pioche</numerusform>
            <numerusform>%n&#xa0;cartes dans la pioche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in this pile</source>
        <translation>
            <numerusform>%n&#xa0;carte dans cette pile</numerusform>
            <numerusform>%n&#xa0;cartes dans cette pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n completed Trajan tiles, kept every quarter</source>
        <translation>
            <numerusform>%n&#xa0;tuile Trajan achevée, gardée chaque trimestre</numerusform>
            <numerusform>%n&#xa0;tuiles Trajan achevées, gardées chaque trimestre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n forum tiles, given away when used</source>
        <translation>
            <numerusform>%n&#xa0;tuile forum, rendue après usage</numerusform>
            <numerusform>%n&#xa0;tuiles forum, rendues après usage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n markers on this tray</source>
        <translation>
            <numerusform>%n&#xa0;marqueur dans cette écuelle</numerusform>
            <numerusform>%n&#xa0;marqueurs dans cette écuelle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your workers here</source>
        <translation>
            <numerusform>vous avez ici %n&#xa0;ouvrier</numerusform>
            <numerusform>vous avez ici %n&#xa0;ouvriers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawns not yet in a camp</source>
        <translation>
            <numerusform>%n&#xa0;pion hors des camps</numerusform>
            <numerusform>%n&#xa0;pions hors des camps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spaces to the start</source>
        <translation>
            <numerusform>%n&#xa0;case jusqu’au départ</numerusform>
            <numerusform>%n&#xa0;cases jusqu’au départ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles in this pile</source>
        <translation>
            <numerusform>%n&#xa0;tuile dans cette pile</numerusform>
            <numerusform>%n&#xa0;tuiles dans cette pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles to repeat this action</source>
        <translation>
            <numerusform>%n&#xa0;tuile pour répéter cette action</numerusform>
            <numerusform>%n&#xa0;tuiles pour répéter cette action</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n votes</source>
        <translation>
            <numerusform>%n&#xa0;vote</numerusform>
            <numerusform>%n&#xa0;votes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n votes in the next senate</source>
        <translation>
            <numerusform>%n&#xa0;vote à la fin du trimestre</numerusform>
            <numerusform>%n&#xa0;votes à la fin du trimestre</numerusform>
        </translation>
    </message>
    <message>
        <source>1 point if it is still in hand at the end</source>
        <translation>1&#xa0;point à la fin si elle est encore en main</translation>
    </message>
    <message>
        <source>1, 2 or 3 unmet demands cost {points} points</source>
        <translation>1, 2 ou 3&#xa0;demandes non satisfaites coûtent {points} points</translation>
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
        <translation>avancez d’une case, pour des points et des votes</translation>
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
        <translation>répond à n’importe quelle demande</translation>
    </message>
    <message>
        <source>completes a set of construction tiles at the end</source>
        <translation>complète un set de tuiles construction à la fin</translation>
    </message>
    <message>
        <source>done when the last marker falls on {tray} and both colours lie there</source>
        <translation>achevée quand le dernier marqueur tombe dans l’écuelle {tray} et que les deux couleurs y sont</translation>
    </message>
    <message>
        <source>draw, pick up, play or ship cards</source>
        <translation>piochez, ramassez, jouez ou transportez des cartes</translation>
    </message>
    <message>
        <source>each sowing moves the marker as far as it has markers</source>
        <translation>chaque réarrangement avance le marqueur temps d’autant de cases que de marqueurs déplacés</translation>
    </message>
    <message>
        <source>filled again when the next quarter begins</source>
        <translation>remplie au début du trimestre suivant</translation>
    </message>
    <message>
        <source>grey until the quarter ends</source>
        <translation>gris jusqu’à la fin du trimestre</translation>
    </message>
    <message>
        <source>hire a worker or build</source>
        <translation>embauchez un ouvrier ou bâtissez</translation>
    </message>
    <message>
        <source>markers are dropped clockwise, one to a tray</source>
        <translation>les marqueurs tombent dans le sens horaire, un par écuelle</translation>
    </message>
    <message>
        <source>no card lies here yet</source>
        <translation>aucune carte ici pour l’instant</translation>
    </message>
    <message>
        <source>no slot is free: the Arch waits here</source>
        <translation>aucun créneau libre&#xa0;: l’Arc attend ici</translation>
    </message>
    <message>
        <source>no tile lies here any more</source>
        <translation>il n’y a plus de tuile ici</translation>
    </message>
    <message>
        <source>one more is revealed when a round ends</source>
        <translation>une de plus est révélée à la fin d’un round</translation>
    </message>
    <message>
        <source>only its owner sees it</source>
        <translation>seul son propriétaire la voit</translation>
    </message>
    <message>
        <source>pays {values} for 1, 2, 3 … units</source>
        <translation>rapporte {values} pour 1, 2, 3… unités</translation>
    </message>
    <message>
        <source>reaching or passing it ends the round, after the turn</source>
        <translation>l’atteindre ou le passer termine le round, après le tour</translation>
    </message>
    <message>
        <source>recruit, march or occupy</source>
        <translation>recrutez, marchez ou occupez</translation>
    </message>
    <message>
        <source>repeats the action {action} once</source>
        <translation>répète une fois l’action {action}</translation>
    </message>
    <message>
        <source>replaces any commodity card of a shipment</source>
        <translation>remplace n’importe quelle carte d’un transport</translation>
    </message>
    <message>
        <source>replaces any extra-action tile</source>
        <translation>remplace n’importe quelle tuile action supplémentaire</translation>
    </message>
    <message>
        <source>take one tile</source>
        <translation>prenez une tuile</translation>
    </message>
    <message>
        <source>take the top tile of a pile for the slot of the Arch</source>
        <translation>prenez la première tuile d’une pile pour le créneau de l’Arc</translation>
    </message>
    <message>
        <source>the consul takes one, the vice consul the other with its grey side</source>
        <translation>le consul en prend une, le vice consul l’autre, côté gris</translation>
    </message>
    <message>
        <source>the first one grants {action}</source>
        <translation>la première donne l’action {action}</translation>
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
        <translation>{count}&#xa0;tuiles&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{name} has a legionary here already</source>
        <translation>{name} y a déjà un légionnaire</translation>
    </message>
    <message>
        <source>{name} has an answer</source>
        <translation>{name} a une réponse</translation>
    </message>
    <message>
        <source>{name} has no answer yet</source>
        <translation>{name} n’a pas encore de réponse</translation>
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
        <source>%n discards became the new draw pile.</source>
        <translation>
            <numerusform>%n&#xa0;défausse est devenue la nouvelle pioche.</numerusform>
            <numerusform>%n&#xa0;défausses sont devenues la nouvelle pioche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n provinces got a forum tile.</source>
        <translation>
            <numerusform>%n&#xa0;province a reçu une tuile forum.</numerusform>
            <numerusform>%n&#xa0;provinces ont reçu une tuile forum.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spaces of the forum were filled.</source>
        <translation>
            <numerusform>%n&#xa0;case du forum a été remplie.</numerusform>
            <numerusform>%n&#xa0;cases du forum ont été remplies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles left the game.</source>
        <translation>
            <numerusform>%n&#xa0;tuile a quitté la partie.</numerusform>
            <numerusform>%n&#xa0;tuiles ont quitté la partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>A discard pile begins anew with {good}.</source>
        <translation>Une défausse vide reçoit {good}.</translation>
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
        <translation>Trimestre&#xa0;{number}</translation>
    </message>
    <message>
        <source>Quarter {number} ends.</source>
        <translation>Le trimestre&#xa0;{number}&#xa0;se termine.</translation>
    </message>
    <message>
        <source>Quarter {quarter}, round {round} is over.</source>
        <translation>Trimestre&#xa0;{quarter}&#xa0;: fin du round&#xa0;{round}.</translation>
    </message>
    <message>
        <source>The construction tiles lie on their sites.</source>
        <translation>Les tuiles construction sont sur leurs sites.</translation>
    </message>
    <message>
        <source>The game is over: {names} wins with {points}.</source>
        <translation>Partie terminée&#xa0;: {names} l’emporte avec {points}.</translation>
    </message>
    <message>
        <source>The people demand bread.</source>
        <translation>Le peuple demande du pain.</translation>
    </message>
    <message>
        <source>The people demand games.</source>
        <translation>Le peuple demande des jeux.</translation>
    </message>
    <message>
        <source>The people demand religion.</source>
        <translation>Le peuple demande de la religion.</translation>
    </message>
    <message>
        <source>The senate voted: {names}.</source>
        <translation>Le sénat a voté&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>The ship “{ship}” is coloured again.</source>
        <translation>Le navire des {ship} est de nouveau du côté coloré.</translation>
    </message>
    <message>
        <source>The ship “{ship}” is grey now.</source>
        <translation>Le navire des {ship} est maintenant du côté gris.</translation>
    </message>
    <message>
        <source>The six piles of Trajan tiles are open.</source>
        <translation>Les six piles de tuiles Trajan sont prêtes.</translation>
    </message>
    <message numerus="yes">
        <source>Time moved %n spaces and passed the start.</source>
        <translation>
            <numerusform>Le marqueur temps a avancé d’une case et passé le départ.</numerusform>
            <numerusform>Le marqueur temps a avancé de %n&#xa0;cases et passé le départ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time moved %n spaces.</source>
        <translation>
            <numerusform>Le marqueur temps a avancé d’une case.</numerusform>
            <numerusform>Le marqueur temps a avancé de %n&#xa0;cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>advanced in the senate: {points}.</source>
        <translation>a avancé au sénat&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>began with a bonus tile: {tile}.</source>
        <translation>a commencé avec une tuile bonus&#xa0;: {tile}.</translation>
    </message>
    <message>
        <source>completed a Trajan tile: {tile}.</source>
        <translation>a achevé une tuile Trajan&#xa0;: {tile}.</translation>
    </message>
    <message>
        <source>could do nothing with {action}.</source>
        <translation>n’a rien pu faire avec l’action {action}.</translation>
    </message>
    <message>
        <source>could not perform {action}.</source>
        <translation>n’a pas pu réaliser l’action {action}.</translation>
    </message>
    <message>
        <source>did without the action {action}.</source>
        <translation>a renoncé à l’action {action}.</translation>
    </message>
    <message>
        <source>did without the special action.</source>
        <translation>a renoncé à l’action spéciale.</translation>
    </message>
    <message>
        <source>discarded {good}.</source>
        <translation>a défaussé {good}.</translation>
    </message>
    <message numerus="yes">
        <source>drew %n cards.</source>
        <translation>
            <numerusform>a pioché %n&#xa0;carte.</numerusform>
            <numerusform>a pioché %n&#xa0;cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>emptied {tray}: %n markers.</source>
        <translation>
            <numerusform>a vidé l’écuelle {tray}&#xa0;: %n&#xa0;marqueur.</numerusform>
            <numerusform>a vidé l’écuelle {tray}&#xa0;: %n&#xa0;marqueurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>had to put the Arch in the centre.</source>
        <translation>a dû poser l’Arc au centre.</translation>
    </message>
    <message>
        <source>hired a worker.</source>
        <translation>a embauché un ouvrier.</translation>
    </message>
    <message>
        <source>is the first player.</source>
        <translation>joue en premier.</translation>
    </message>
    <message>
        <source>laid {goods} into the display.</source>
        <translation>a joué {goods} dans l’étalage.</translation>
    </message>
    <message numerus="yes">
        <source>left %n demands unmet and lost {points}.</source>
        <translation>
            <numerusform>a laissé %n&#xa0;demande non satisfaite et perdu {points}.</numerusform>
            <numerusform>a laissé %n&#xa0;demandes non satisfaites et perdu {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>marched to {province} and took the tile “{tile}”.</source>
        <translation>a marché vers {province} et pris la tuile «&#xa0;{tile}&#xa0;».</translation>
    </message>
    <message>
        <source>marched to {province}.</source>
        <translation>a marché vers {province}.</translation>
    </message>
    <message>
        <source>met all demands.</source>
        <translation>a satisfait toutes les demandes.</translation>
    </message>
    <message>
        <source>moved the Arch to {slot}.</source>
        <translation>a déplacé l’Arc vers {slot}.</translation>
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
        <translation>a posé un marqueur [+2] sur l’action {action}.</translation>
    </message>
    <message>
        <source>put a worker on a site and removed {tile}.</source>
        <translation>a placé un ouvrier sur un site et retiré la tuile {tile}.</translation>
    </message>
    <message>
        <source>put a worker on a site without a tile.</source>
        <translation>a placé un ouvrier sur un site sans tuile.</translation>
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
        <source>sent %n pawns to the military camp.</source>
        <translation>
            <numerusform>a envoyé %n&#xa0;pion au camp militaire.</numerusform>
            <numerusform>a envoyé %n&#xa0;pions au camp militaire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sent %n pawns to the worker camp.</source>
        <translation>
            <numerusform>a envoyé %n&#xa0;pion au camp d’ouvrier.</numerusform>
            <numerusform>a envoyé %n&#xa0;pions au camp d’ouvrier.</numerusform>
        </translation>
    </message>
    <message>
        <source>shipped {goods} ({ship}): {points}.</source>
        <translation>a transporté {goods} (navire des {ship})&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>spent the tile “{tile}” to repeat {action}.</source>
        <translation>a dépensé la tuile «&#xa0;{tile}&#xa0;» pour répéter l’action {action}.</translation>
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
        <source>took a construction tile: {tile}.</source>
        <translation>a pris une tuile construction&#xa0;: {tile}.</translation>
    </message>
    <message>
        <source>took a grey bonus tile as vice consul: {tile}.</source>
        <translation>a pris une tuile bonus grise comme vice consul&#xa0;: {tile}.</translation>
    </message>
    <message>
        <source>took the forum tile “{tile}”.</source>
        <translation>a pris la tuile forum «&#xa0;{tile}&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>turned over {action}: %n spaces of time.</source>
        <translation>
            <numerusform>a retourné une carte {action}&#xa0;: %n&#xa0;case de temps.</numerusform>
            <numerusform>a retourné une carte {action}&#xa0;: %n&#xa0;cases de temps.</numerusform>
        </translation>
    </message>
    <message>
        <source>won a bonus action with the first {building}: {action}.</source>
        <translation>a gagné une action bonus avec la première tuile {building}&#xa0;: l’action {action}.</translation>
    </message>
    <message>
        <source>{name} with {votes}</source>
        <translation>{name} ({votes})</translation>
    </message>
    <message>
        <source>{name}, quarter {quarter}, round {round}</source>
        <translation>{name}, trimestre&#xa0;{quarter}, round&#xa0;{round}</translation>
    </message>
</context>
<context>
    <name>TrajanLabels</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n&#xa0;carte</numerusform>
            <numerusform>%n&#xa0;cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {most} open</source>
        <translation>
            <numerusform>%n&#xa0;demande révélée sur {most}</numerusform>
            <numerusform>%n&#xa0;demandes révélées sur {most}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawns of the reserve</source>
        <translation>
            <numerusform>%n&#xa0;pion de la réserve</numerusform>
            <numerusform>%n&#xa0;pions de la réserve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spaces to the start</source>
        <translation>
            <numerusform>%n&#xa0;case jusqu’au départ</numerusform>
            <numerusform>%n&#xa0;cases jusqu’au départ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unmet</source>
        <translation>
            <numerusform>%n&#xa0;non satisfaite</numerusform>
            <numerusform>%n&#xa0;non satisfaites</numerusform>
        </translation>
    </message>
    <message>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
    <message>
        <source>A card that is not shown</source>
        <translation>Une carte qui n’est pas montrée</translation>
    </message>
    <message>
        <source>Action circle</source>
        <translation>Cercle d’action</translation>
    </message>
    <message>
        <source>All met</source>
        <translation>Toutes satisfaites</translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <translation>Réponse&#xa0;{number}</translation>
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
        <source>Demand for {icon}, met</source>
        <translation>Demande ({icon}), satisfaite</translation>
    </message>
    <message>
        <source>Demand for {icon}, unmet</source>
        <translation>Demande ({icon}), non satisfaite</translation>
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
        <source>Extra action {action}, %n tiles</source>
        <translation>
            <numerusform>Action supplémentaire {action}, %n&#xa0;tuile</numerusform>
            <numerusform>Action supplémentaire {action}, %n&#xa0;tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Extra actions</source>
        <translation>Actions supplémentaires</translation>
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
        <source>In hand: {count}</source>
        <translation>En main&#xa0;: {count}</translation>
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
        <source>Mat</source>
        <translation>Plateau de joueur</translation>
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
        <translation>Case&#xa0;{number} du sénat</translation>
    </message>
    <message>
        <source>Ship: {ship}</source>
        <translation>Navire des {ship}</translation>
    </message>
    <message>
        <source>Site in {place}</source>
        <translation>Site en {place}</translation>
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
        <translation>Votes</translation>
    </message>
    <message>
        <source>Workers’ camp</source>
        <translation>Camp d’ouvrier</translation>
    </message>
    <message>
        <source>draw pile {count}</source>
        <translation>pioche {count}</translation>
    </message>
    <message numerus="yes">
        <source>quarter ends in %n rounds</source>
        <translation>
            <numerusform>fin du trimestre dans %n&#xa0;round</numerusform>
            <numerusform>fin du trimestre dans %n&#xa0;rounds</numerusform>
        </translation>
    </message>
    <message>
        <source>start</source>
        <translation>départ</translation>
    </message>
    <message>
        <source>start: the quarter ends</source>
        <translation>départ&#xa0;: le trimestre se termine</translation>
    </message>
    <message>
        <source>start: the round ends</source>
        <translation>départ&#xa0;: le round se termine</translation>
    </message>
    <message numerus="yes">
        <source>{building}, %n tiles</source>
        <translation>
            <numerusform>{building}, %n&#xa0;tuile</numerusform>
            <numerusform>{building}, %n&#xa0;tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{camp}, %n of your legionaries</source>
        <translation>
            <numerusform>{camp}, %n de vos légionnaires</numerusform>
            <numerusform>{camp}, %n de vos légionnaires</numerusform>
        </translation>
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
        <source>{name}’s action circle</source>
        <translation>Cercle d’action ({name})</translation>
    </message>
    <message>
        <source>{name}’s action circle, only looking</source>
        <translation>Cercle d’action ({name}), consultation</translation>
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
        <translation>{slot}&#xa0;: l’Arc</translation>
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
        <source>{unanswered}: −{points}</source>
        <translation>{unanswered}&#xa0;: −{points}</translation>
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
        <source>Build on the empty site, {place}</source>
        <translation>Bâtir sur le site vide, {place}</translation>
    </message>
    <message>
        <source>Build {tile}, {place}</source>
        <translation>Bâtir en {place}&#xa0;: {tile}</translation>
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
        <translation>Piocher deux cartes</translation>
    </message>
    <message>
        <source>Drop marker</source>
        <translation>Poser le marqueur</translation>
    </message>
    <message>
        <source>Drop {colour} on {tray}</source>
        <translation>Poser le marqueur {colour} dans l’écuelle {tray}</translation>
    </message>
    <message>
        <source>Empty tray</source>
        <translation>Vider l’écuelle</translation>
    </message>
    <message numerus="yes">
        <source>Empty {tray}: %n steps, last marker on {last}</source>
        <translation>
            <numerusform>Vider l’écuelle {tray}&#xa0;: %n&#xa0;pas, dernier marqueur dans l’écuelle {last}</numerusform>
            <numerusform>Vider l’écuelle {tray}&#xa0;: %n&#xa0;pas, dernier marqueur dans l’écuelle {last}</numerusform>
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
        <source>Hire</source>
        <translation>Embaucher</translation>
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
        <source>It helps in the senate’s vote.</source>
        <translation>Cela aide au vote du sénat.</translation>
    </message>
    <message>
        <source>It prepares the turns to come.</source>
        <translation>Cela prépare les tours suivants.</translation>
    </message>
    <message numerus="yes">
        <source>It scores %n points at once.</source>
        <translation>
            <numerusform>Cela rapporte %n&#xa0;point aussitôt.</numerusform>
            <numerusform>Cela rapporte %n&#xa0;points aussitôt.</numerusform>
        </translation>
    </message>
    <message>
        <source>It scores at once.</source>
        <translation>Cela rapporte des points aussitôt.</translation>
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
        <source>Load the ship “{ship}”</source>
        <translation>Charger le navire des {ship}</translation>
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
        <translation>Rien d’autre n’est possible.</translation>
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
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play {good} into the display</source>
        <translation>Jouer {good} dans l’étalage</translation>
    </message>
    <message>
        <source>Put markers</source>
        <translation>Placer</translation>
    </message>
    <message>
        <source>Put the [+2] marker on {action}</source>
        <translation>Poser le marqueur [+2] sur l’action {action}</translation>
    </message>
    <message>
        <source>Put {colours} on the next tray</source>
        <translation>Placer deux marqueurs dans l’écuelle suivante&#xa0;: {colours}</translation>
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
        <source>Send %n pawns to the camp</source>
        <translation>
            <numerusform>Envoyer %n&#xa0;pion au camp</numerusform>
            <numerusform>Envoyer %n&#xa0;pions au camp</numerusform>
        </translation>
    </message>
    <message>
        <source>Set sail</source>
        <translation>Transporter</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>Dépenser</translation>
    </message>
    <message>
        <source>Spend the tile “{tile}”</source>
        <translation>Dépenser la tuile «&#xa0;{tile}&#xa0;»</translation>
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
        <translation>Prendre la tuile Trajan&#xa0;: {tile}</translation>
    </message>
    <message>
        <source>Take the bonus tile: {tile}</source>
        <translation>Prendre la tuile bonus&#xa0;: {tile}</translation>
    </message>
    <message>
        <source>Take the tile “{tile}”</source>
        <translation>Prendre la tuile «&#xa0;{tile}&#xa0;»</translation>
    </message>
    <message>
        <source>Take tile</source>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>Use arrangement</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>{option}: of no use now</source>
        <translation>{option}&#xa0;: sans utilité pour l’instant</translation>
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
        <translation>Une tuile jaune répète une action plus tard&#xa0;; les tuiles sénat comptent comme votes.</translation>
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
        <translation>Cliquez sur un marqueur au milieu, puis sur l’autre.</translation>
    </message>
    <message>
        <source>Click the camp to recruit, a border province to march, that of the leader to occupy.</source>
        <translation>Cliquez sur le camp pour recruter, une province voisine pour marcher, celle du chef pour occuper.</translation>
    </message>
    <message>
        <source>Click the next space of the track.</source>
        <translation>Cliquez sur la case suivante de la piste.</translation>
    </message>
    <message>
        <source>Click the workers’ camp to hire, or a lit site to build.</source>
        <translation>Cliquez sur le camp d’ouvrier pour embaucher, ou sur un site éclairé pour bâtir.</translation>
    </message>
    <message>
        <source>Click two markers in the middle, or take one of the small circles below.</source>
        <translation>Cliquez sur deux marqueurs au milieu, ou prenez un des petits cercles en bas.</translation>
    </message>
    <message>
        <source>Draw pile: two cards. Drag a card to the display. Or choose a ship to load.</source>
        <translation>Pioche&#xa0;: deux cartes. Glissez une carte dans l’étalage. Ou choisissez un navire à charger.</translation>
    </message>
    <message>
        <source>Each small circle is a ready-made arrangement.</source>
        <translation>Chaque petit cercle est une répartition toute prête.</translation>
    </message>
    <message>
        <source>For each card played you draw one.</source>
        <translation>Pour chaque carte jouée, vous en piochez une.</translation>
    </message>
    <message>
        <source>From the draw pile, or from either discard pile.</source>
        <translation>De la pioche ou de l’une des deux défausses.</translation>
    </message>
    <message>
        <source>It goes to the slot of the Arch.</source>
        <translation>Elle va sur le créneau de l’Arc.</translation>
    </message>
    <message>
        <source>Jokers can be kept for later where forum tiles do as well.</source>
        <translation>Les jokers peuvent être gardés quand des tuiles forum suffisent.</translation>
    </message>
    <message>
        <source>Loaded: {goods}. If it sails now: {points}.</source>
        <translation>Le navire porte {goods}&#xa0;: {points} s’il part maintenant.</translation>
    </message>
    <message>
        <source>One extra-action tile in a turn, and it leaves the game.</source>
        <translation>Une seule tuile par tour, et elle quitte la partie.</translation>
    </message>
    <message>
        <source>Point at a tray: you see where its last marker falls, and how much time that takes.</source>
        <translation>Survolez une écuelle&#xa0;: vous voyez où tombe son dernier marqueur et le temps que cela prend.</translation>
    </message>
    <message>
        <source>The action once more, with the extra-action tile.</source>
        <translation>Vous répétez l’action grâce à la tuile action supplémentaire.</translation>
    </message>
    <message>
        <source>The last one falls on {tray}. Click a marker, then the tray, or click it twice.</source>
        <translation>Le dernier tombe dans l’écuelle {tray}. Cliquez sur un marqueur, puis sur l’écuelle, ou double-cliquez dessus.</translation>
    </message>
    <message>
        <source>The tile is completed: {tile}.</source>
        <translation>La tuile est achevée&#xa0;: {tile}.</translation>
    </message>
    <message>
        <source>The vice consul takes the other one, grey side up.</source>
        <translation>Le vice consul prend l’autre, côté gris.</translation>
    </message>
    <message>
        <source>Three tiles to begin with, each from another pile of the Arch.</source>
        <translation>Trois tuiles pour commencer, prises sur trois piles différentes de l’Arc.</translation>
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
        <translation>{name}, choisissez deux marqueurs pour l’écuelle {tray}.</translation>
    </message>
    <message>
        <source>{name}, discard one card of your hand.</source>
        <translation>{name}, défaussez une carte de votre main.</translation>
    </message>
    <message>
        <source>{name}, draw two cards, or do without.</source>
        <translation>{name}, piochez deux cartes ou renoncez.</translation>
    </message>
    <message>
        <source>{name}, draw, pick up, play or ship cards.</source>
        <translation>{name}, piochez, ramassez, jouez ou transportez des cartes.</translation>
    </message>
    <message>
        <source>{name}, hire a worker or build.</source>
        <translation>{name}, embauchez un ouvrier ou bâtissez.</translation>
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
        <translation>{name}, jouez une seconde carte ou terminez.</translation>
    </message>
    <message>
        <source>{name}, recruit, march or occupy.</source>
        <translation>{name}, recrutez, marchez ou occupez.</translation>
    </message>
    <message>
        <source>{name}, send legionaries to the camp, or do without.</source>
        <translation>{name}, envoyez des légionnaires au camp ou renoncez.</translation>
    </message>
    <message>
        <source>{name}, send workers to the camp, or do without.</source>
        <translation>{name}, envoyez des ouvriers au camp ou renoncez.</translation>
    </message>
    <message>
        <source>{name}, spend a tile to repeat {action}, or do without.</source>
        <translation>{name}, dépensez une tuile pour répéter l’action {action} ou renoncez.</translation>
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
        <source>{name}, use the tile’s special action, or do without.</source>
        <translation>{name}, utilisez l’action spéciale de la tuile ou renoncez.</translation>
    </message>
    <message>
        <source>{name}, which marker falls on {tray}?</source>
        <translation>{name}, quel marqueur tombe dans l’écuelle {tray}&#xa0;?</translation>
    </message>
    <message>
        <source>{name}, you are consul: choose a bonus tile.</source>
        <translation>{name}, vous êtes consul&#xa0;: choisissez une tuile bonus.</translation>
    </message>
</context>
<context>
    <name>TrajanRefusals</name>
    <message>
        <source>A tile is completed when the last marker falls on its tray and both its colours lie there.</source>
        <translation>Une tuile est achevée quand le dernier marqueur tombe dans son écuelle et que ses deux couleurs s’y trouvent.</translation>
    </message>
    <message>
        <source>All commodity cards are shuffled.</source>
        <translation>Toutes les cartes marchandise sont mélangées.</translation>
    </message>
    <message>
        <source>All six slots hold tiles: the Arch waits in the centre until one is completed.</source>
        <translation>Les six créneaux sont pleins&#xa0;: l’Arc attend au centre qu’une tuile soit achevée.</translation>
    </message>
    <message>
        <source>An empty ship does not sail.</source>
        <translation>Un navire vide ne part pas.</translation>
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
        <source>Bonus tiles score when the game ends.</source>
        <translation>Les tuiles bonus comptent à la fin de la partie.</translation>
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
        <source>First: answer the demands.</source>
        <translation>D’abord&#xa0;: répondre aux demandes.</translation>
    </message>
    <message>
        <source>First: choose the Trajan tiles to begin with.</source>
        <translation>D’abord&#xa0;: choisir les tuiles Trajan de départ.</translation>
    </message>
    <message>
        <source>First: deal the commodity cards to begin with.</source>
        <translation>D’abord&#xa0;: distribuer les cartes marchandise de départ.</translation>
    </message>
    <message>
        <source>First: discard one card of the hand.</source>
        <translation>D’abord&#xa0;: défausser une carte de la main.</translation>
    </message>
    <message>
        <source>First: drop the markers in hand.</source>
        <translation>D’abord&#xa0;: poser les marqueurs en main.</translation>
    </message>
    <message>
        <source>First: load the ship that was chosen.</source>
        <translation>D’abord&#xa0;: charger le navire choisi.</translation>
    </message>
    <message>
        <source>First: put the markers on the trays.</source>
        <translation>D’abord&#xa0;: répartir les marqueurs dans les écuelles.</translation>
    </message>
    <message>
        <source>First: spend an extra-action tile, or do without.</source>
        <translation>D’abord&#xa0;: dépenser une tuile action supplémentaire ou y renoncer.</translation>
    </message>
    <message>
        <source>First: use the special action of the completed tile, or do without.</source>
        <translation>D’abord&#xa0;: utiliser l’action spéciale de la tuile achevée ou y renoncer.</translation>
    </message>
    <message>
        <source>It is not {seat} who is asked now.</source>
        <translation>Ce n’est pas à {seat} de jouer.</translation>
    </message>
    <message>
        <source>No {colour} marker is in hand.</source>
        <translation>Aucun marqueur {colour} n’est en main.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Cette place est vide.</translation>
    </message>
    <message>
        <source>None of your legionaries waits in the military camp.</source>
        <translation>Aucun de vos légionnaires n’attend au camp militaire.</translation>
    </message>
    <message>
        <source>None of your workers waits in the camp.</source>
        <translation>Aucun de vos ouvriers n’attend au camp.</translation>
    </message>
    <message>
        <source>Not here: the site must share a side with a site of one of your workers.</source>
        <translation>Pas ici&#xa0;: le site doit toucher par un côté un site occupé par l’un de vos ouvriers.</translation>
    </message>
    <message>
        <source>Not now: demands are answered when the quarter ends.</source>
        <translation>Pas maintenant&#xa0;: on répond aux demandes à la fin du trimestre.</translation>
    </message>
    <message>
        <source>Not now: the action is {deed}.</source>
        <translation>Pas maintenant&#xa0;: c’est l’action {deed}.</translation>
    </message>
    <message>
        <source>Not now: the turn begins with sowing.</source>
        <translation>Pas maintenant&#xa0;: le tour commence par le réarrangement.</translation>
    </message>
    <message>
        <source>Not now: this joker completes a set when the game ends.</source>
        <translation>Pas maintenant&#xa0;: ce joker complète un set à la fin de la partie.</translation>
    </message>
    <message>
        <source>Not now: this joker stands in for a card when a ship is loaded.</source>
        <translation>Pas maintenant&#xa0;: ce joker remplace une carte quand on charge un navire.</translation>
    </message>
    <message>
        <source>Now: a second card into the display, or none.</source>
        <translation>Maintenant&#xa0;: jouer une seconde carte dans l’étalage ou aucune.</translation>
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
        <source>Sets of construction tiles score when the game ends.</source>
        <translation>Les sets de tuiles construction comptent à la fin de la partie.</translation>
    </message>
    <message>
        <source>That belongs to another player; Esc brings back your own circle and mat.</source>
        <translation>C’est à un autre joueur&#xa0;; Échap revient à votre cercle et à votre plateau.</translation>
    </message>
    <message>
        <source>That does not fit the ship “{ship}”.</source>
        <translation>Cela ne convient pas au navire des {ship}.</translation>
    </message>
    <message>
        <source>The consul takes one of the two bonus tiles.</source>
        <translation>Le consul prend l’une des deux tuiles bonus.</translation>
    </message>
    <message>
        <source>The disc goes to the next space of the senate, one at a time.</source>
        <translation>Le disque avance sur la case suivante du sénat, une à la fois.</translation>
    </message>
    <message>
        <source>The disc is on the last space of the senate until the quarter ends.</source>
        <translation>Le disque est sur la dernière case du sénat jusqu’à la fin du trimestre.</translation>
    </message>
    <message>
        <source>The discards are shuffled.</source>
        <translation>Les défausses sont mélangées.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partie terminée.</translation>
    </message>
    <message>
        <source>The hand has nothing that fits this ship.</source>
        <translation>Aucune carte de votre main ne convient à ce navire.</translation>
    </message>
    <message>
        <source>The leader is still in the camp; legionaries follow it into a province.</source>
        <translation>Le chef est encore au camp&#xa0;; les légionnaires le suivent dans une province.</translation>
    </message>
    <message>
        <source>The reserve has no pawn left.</source>
        <translation>Il n’y a plus de pion dans la réserve.</translation>
    </message>
    <message>
        <source>The reserve has not so many pawns: {pawns} left.</source>
        <translation>Pas assez de pions dans la réserve&#xa0;: il en reste {pawns}.</translation>
    </message>
    <message>
        <source>The rival’s cards are shuffled.</source>
        <translation>Les cartes du rival sont mélangées.</translation>
    </message>
    <message>
        <source>The seaport action lays cards of the hand here: first pick a card.</source>
        <translation>L’action Port joue ici des cartes de la main&#xa0;: choisissez d’abord une carte.</translation>
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
        <translation>La tuile est dépensée&#xa0;: l’action est répétée au moins une fois.</translation>
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
        <translation>Cette carte n’est pas en main.</translation>
    </message>
    <message>
        <source>This demand is not in the stack any more.</source>
        <translation>Cette demande n’est plus dans la pile.</translation>
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
        <source>Trajan tiles come from the piles, to the slot where the Arch stands.</source>
        <translation>Les tuiles Trajan viennent des piles, sur le créneau où se trouve l’Arc.</translation>
    </message>
    <message>
        <source>Tray {tray} is empty: there is nothing to sow.</source>
        <translation>L’écuelle {tray} est vide&#xa0;: il n’y a rien à réarranger.</translation>
    </message>
    <message>
        <source>You have a legionary there already.</source>
        <translation>Vous y avez déjà un légionnaire.</translation>
    </message>
    <message>
        <source>You have a worker on this site already.</source>
        <translation>Vous avez déjà un ouvrier sur ce site.</translation>
    </message>
    <message>
        <source>{deed} has its [+2] marker already; one is the most.</source>
        <translation>L’action {deed} a déjà son marqueur [+2]&#xa0;; un seul au plus.</translation>
    </message>
    <message>
        <source>{province} does not border on the leader’s place.</source>
        <translation>{province} ne touche pas le lieu où se trouve le chef.</translation>
    </message>
</context>
<context>
    <name>TrajanSayings</name>
    <message numerus="yes">
        <source>%n spaces of time</source>
        <translation>
            <numerusform>%n&#xa0;case de temps</numerusform>
            <numerusform>%n&#xa0;cases de temps</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete the tile</source>
        <translation>Achever la tuile</translation>
    </message>
    <message>
        <source>Fill the rest</source>
        <translation>Poser le reste</translation>
    </message>
    <message>
        <source>empties {tray}</source>
        <translation>vide l’écuelle {tray}</translation>
    </message>
    <message numerus="yes">
        <source>ends %n rounds</source>
        <translation>
            <numerusform>termine %n&#xa0;round</numerusform>
            <numerusform>termine %n&#xa0;rounds</numerusform>
        </translation>
    </message>
    <message>
        <source>ends the quarter</source>
        <translation>termine le trimestre</translation>
    </message>
    <message>
        <source>in this order: {colours}</source>
        <translation>dans cet ordre&#xa0;: {colours}</translation>
    </message>
    <message>
        <source>its tile cannot be done</source>
        <translation>sa tuile ne peut pas être achevée</translation>
    </message>
    <message>
        <source>last marker on {tray}</source>
        <translation>dernier marqueur dans l’écuelle {tray}</translation>
    </message>
    <message>
        <source>the tile is done</source>
        <translation>la tuile est achevée</translation>
    </message>
    <message>
        <source>the tile is not done</source>
        <translation>la tuile n’est pas achevée</translation>
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
        <translation>l’action {action} n’est pas possible maintenant</translation>
    </message>
    <message>
        <source>{action} is possible only if the tile is done</source>
        <translation>{action} n’est possible que si la tuile est achevée</translation>
    </message>
    <message numerus="yes">
        <source>{action}: %n steps</source>
        <translation>
            <numerusform>{action}&#xa0;: %n&#xa0;pas</numerusform>
            <numerusform>{action}&#xa0;: %n&#xa0;pas</numerusform>
        </translation>
    </message>
    <message>
        <source>{colour} falls on {tray}</source>
        <translation>le marqueur {colour} tombe dans l’écuelle {tray}</translation>
    </message>
</context>
<context>
    <name>TrajanTerms</name>
    <message numerus="yes">
        <source>%n legionaries</source>
        <translation>
            <numerusform>%n&#xa0;légionnaire</numerusform>
            <numerusform>%n&#xa0;légionnaires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n&#xa0;point</numerusform>
            <numerusform>%n&#xa0;points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>%n&#xa0;ouvrier</numerusform>
            <numerusform>%n&#xa0;ouvriers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {good} cards</source>
        <translation>
            <numerusform>une carte {good}</numerusform>
            <numerusform>%n&#xa0;cartes {good}</numerusform>
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
        <source>a commodity joker</source>
        <translation>un joker marchandise</translation>
    </message>
    <message>
        <source>a demand answered</source>
        <translation>une demande satisfaite</translation>
    </message>
    <message>
        <source>answers {icon} every quarter</source>
        <translation>satisfait une demande ({icon}) chaque trimestre</translation>
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
        <source>nothing else</source>
        <translation>rien d’autre</translation>
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
        <source>religion</source>
        <translation>religion</translation>
    </message>
    <message>
        <source>row {row}, place {place}</source>
        <translation>rangée&#xa0;{row}, place&#xa0;{place}</translation>
    </message>
    <message>
        <source>slot {numeral}</source>
        <translation>le créneau&#xa0;{numeral}</translation>
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
        <translation>{building} ({points})</translation>
    </message>
    <message>
        <source>{colours}, {points}, {effect}</source>
        <translation>{colours}, {points}, {effect}</translation>
    </message>
    <message>
        <source>{colour} twice</source>
        <translation>deux {colour}s</translation>
    </message>
    <message>
        <source>{points} for a forum tile with {icon}</source>
        <translation>{points} avec une tuile forum «&#xa0;{icon}&#xa0;»</translation>
    </message>
    <message>
        <source>{points} for each card of {goods} in the display</source>
        <translation>{points} par carte {goods} dans l’étalage</translation>
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
        <translation>{points} par tranche de {count}&#xa0;ouvriers dans le district</translation>
    </message>
</context>
<context>
    <name>TrajanWeighing</name>
    <message>
        <source>the Trajan tiles that lie open, and how near their markers are</source>
        <translation>les tuiles Trajan découvertes et la proximité de leurs marqueurs</translation>
    </message>
    <message>
        <source>the action that is still to be carried out</source>
        <translation>l’action qui reste à accomplir</translation>
    </message>
    <message>
        <source>the commodity cards in hand, above all equal ones</source>
        <translation>les cartes marchandise en main, surtout les identiques</translation>
    </message>
    <message>
        <source>the construction tiles beside one’s workers, and the sets on their way</source>
        <translation>les tuiles construction à côté des ouvriers et les sets commencés</translation>
    </message>
    <message>
        <source>the demands covered for the end of the quarter, and the forum tiles still to be used</source>
        <translation>les demandes couvertes pour la fin du trimestre et les tuiles forum encore à utiliser</translation>
    </message>
    <message>
        <source>the leader, near a province that a legionary can conquer</source>
        <translation>le chef, près d’une province qu’un légionnaire peut conquérir</translation>
    </message>
    <message>
        <source>the votes at the end of the quarter</source>
        <translation>les votes à la fin du trimestre</translation>
    </message>
    <message>
        <source>the workers and legionaries in the camp, ready to go</source>
        <translation>les ouvriers et les légionnaires du camp, prêts à partir</translation>
    </message>
    <message>
        <source>the workers and legionaries that can still be recruited</source>
        <translation>les ouvriers et les légionnaires que l’on peut encore recruter</translation>
    </message>
</context>
<context>
    <name>TrajanWords</name>
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
        <source>Construction tiles</source>
        <translation>Tuiles construction</translation>
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
        <source>Provinces</source>
        <translation>Provinces</translation>
    </message>
    <message>
        <source>Quarter {quarter}, round {round}</source>
        <translation>Trimestre&#xa0;{quarter}, round&#xa0;{round}</translation>
    </message>
    <message>
        <source>Senate</source>
        <translation>Sénat</translation>
    </message>
    <message>
        <source>Sets of buildings</source>
        <translation>Sets de construction</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Navires</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partie terminée.</translation>
    </message>
    <message>
        <source>Trajan tiles</source>
        <translation>Tuiles Trajan</translation>
    </message>
    <message>
        <source>Unfinished Trajan tiles</source>
        <translation>Tuiles Trajan inachevées</translation>
    </message>
    <message>
        <source>Unmet demands</source>
        <translation>Demandes non satisfaites</translation>
    </message>
    <message>
        <source>Workers in the camp</source>
        <translation>Ouvriers au camp</translation>
    </message>
    <message>
        <source>by round</source>
        <translation>par round</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>a file stands where a folder should be</source>
        <translation>un fichier occupe la place du dossier</translation>
    </message>
    <message>
        <source>a folder stands where a file should be</source>
        <translation>un dossier occupe la place du fichier</translation>
    </message>
    <message>
        <source>a newer version of the program keeps it</source>
        <translation>une version plus récente du programme le garde</translation>
    </message>
    <message>
        <source>another program holds it</source>
        <translation>un autre programme l’utilise</translation>
    </message>
    <message>
        <source>it is not there any more</source>
        <translation>l’élément n’existe plus</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>le nom est trop long</translation>
    </message>
    <message>
        <source>the disk does not answer as it should</source>
        <translation>le disque ne répond pas normalement</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>the system does not allow it</source>
        <translation>le système ne le permet pas</translation>
    </message>
    <message>
        <source>the system refused, and the technical log says why</source>
        <translation>le système a refusé, la raison est dans le journal technique</translation>
    </message>
    <message>
        <source>this place can only be read</source>
        <translation>cet emplacement est en lecture seule</translation>
    </message>
</context>
<context>
    <name>TurnButtons</name>
    <message>
        <source>Flip</source>
        <translation>Renverser</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Pivoter</translation>
    </message>
</context>
<context>
    <name>Weighing</name>
    <message>
        <source>Hardly better than “{other}”.</source>
        <translation>À peine mieux que «&#xa0;{other}&#xa0;».</translation>
    </message>
    <message>
        <source>What speaks for it most: {term}.</source>
        <translation>Ce qui compte le plus&#xa0;: {term}.</translation>
    </message>
    <message>
        <source>Worth {amount} more than “{other}”.</source>
        <translation>Vaut {amount} de plus que «&#xa0;{other}&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>about %n points</source>
        <translation>
            <numerusform>environ %n&#xa0;point</numerusform>
            <numerusform>environ %n&#xa0;points</numerusform>
        </translation>
    </message>
    <message>
        <source>about {number} monuments</source>
        <translation>environ {number}&#xa0;monuments</translation>
    </message>
    <message>
        <source>for you {amount}</source>
        <translation>pour vous {amount}</translation>
    </message>
    <message>
        <source>for you {amount} ({least} to {most})</source>
        <translation>pour vous {amount} ({least} à {most})</translation>
    </message>
    <message>
        <source>points on the score sheet ({category})</source>
        <translation>les points de la feuille de score ({category})</translation>
    </message>
    <message>
        <source>what the others have and may still get</source>
        <translation>ce que les autres ont et peuvent encore obtenir</translation>
    </message>
</context>
<context>
    <name>When</name>
    <message>
        <source>today, {time}</source>
        <translation>aujourd’hui à {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>hier à {time}</translation>
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
        <translation>Les réglages n’ont pas pu être gardés&#xa0;: {reason}.</translation>
    </message>
</context>
<context>
    <name>Wishes</name>
    <message>
        <source>Only computers play here.</source>
        <translation>Seuls des ordinateurs jouent ici.</translation>
    </message>
    <message>
        <source>The hint comes when you are asked.</source>
        <translation>L’indice viendra quand ce sera à vous.</translation>
    </message>
    <message>
        <source>The list of options opens when you are asked.</source>
        <translation>La liste des choix s’ouvrira quand ce sera à vous.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>This is how it was before. Esc leads back to the present.</source>
        <translation>Vous revoyez un moment passé. Échap ramène au présent.</translation>
    </message>
</context>
</TS>
