<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AboutGame</name>
    <message>
        <source>Best score</source>
        <translation>Best score</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Last played</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Learn to play</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Length</translation>
    </message>
    <message numerus="yes">
        <source>New to this game? The first lesson takes %n minutes.</source>
        <translation>
            <numerusform>New to this game? The first lesson takes %n minute.</numerusform>
            <numerusform>New to this game? The first lesson takes %n minutes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>about %n minute</numerusform>
            <numerusform>about %n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>{low} to {high} minutes</source>
        <translation>{low} to {high} minutes</translation>
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
        <translation>It brings nothing now.</translation>
    </message>
    <message>
        <source>a captured farmer brings nothing from the granary</source>
        <translation>a captured farmer brings nothing from the granary</translation>
    </message>
    <message>
        <source>and a captive works for you in the same place</source>
        <translation>and a captive works for you in the same place</translation>
    </message>
    <message>
        <source>and you take {wheat}</source>
        <translation>and you take {wheat}</translation>
    </message>
    <message>
        <source>attack and defence of your city: {total}</source>
        <translation>attack and defence of your city: {total}</translation>
    </message>
    <message>
        <source>costs {coins}, paid to a stall</source>
        <translation>costs {coins}, paid to a stall</translation>
    </message>
    <message>
        <source>defended by {count}, and a hero</source>
        <translation>defended by {count}, and a hero</translation>
    </message>
    <message>
        <source>defended by {count}, without a hero</source>
        <translation>defended by {count}, without a hero</translation>
    </message>
    <message>
        <source>free in the first round</source>
        <translation>free in the first round</translation>
    </message>
    <message>
        <source>from a free house: no die, no coin</source>
        <translation>from a free house: no die, no coin</translation>
    </message>
    <message>
        <source>goes to the used pile afterwards</source>
        <translation>goes to the used pile afterwards</translation>
    </message>
    <message>
        <source>harvest {old} → {new} wheat</source>
        <translation>harvest {old} → {new} wheat</translation>
    </message>
    <message>
        <source>idle peasants {old} → {new}</source>
        <translation>idle peasants {old} → {new}</translation>
    </message>
    <message>
        <source>no more than without them</source>
        <translation>no more than without them</translation>
    </message>
    <message>
        <source>opens the way to the blessing</source>
        <translation>opens the way to the blessing</translation>
    </message>
    <message>
        <source>or to the farm instead</source>
        <translation>or to the farm instead</translation>
    </message>
    <message>
        <source>population {old} → {new}</source>
        <translation>population {old} → {new}</translation>
    </message>
    <message>
        <source>purse {old} → {new}</source>
        <translation>purse {old} → {new}</translation>
    </message>
    <message>
        <source>roll all four dice and take one of them</source>
        <translation>roll all four dice and take one of them</translation>
    </message>
    <message numerus="yes">
        <source>sends up to %n peasants to work</source>
        <translation>
            <numerusform>sends up to %n peasant to work</numerusform>
            <numerusform>sends up to %n peasants to work</numerusform>
        </translation>
    </message>
    <message>
        <source>stall {old} → {new}</source>
        <translation>stall {old} → {new}</translation>
    </message>
    <message>
        <source>stays face down until all have chosen</source>
        <translation>stays face down until all have chosen</translation>
    </message>
    <message>
        <source>the 0 comes back at once</source>
        <translation>the 0 comes back at once</translation>
    </message>
    <message>
        <source>the captive goes to the supply</source>
        <translation>the captive goes to the supply</translation>
    </message>
    <message>
        <source>the captive lies down</source>
        <translation>the captive lies down</translation>
    </message>
    <message>
        <source>the peasant goes home</source>
        <translation>the peasant goes home</translation>
    </message>
    <message>
        <source>the peasant lies down</source>
        <translation>the peasant lies down</translation>
    </message>
    <message>
        <source>the roll cannot be taken back</source>
        <translation>the roll cannot be taken back</translation>
    </message>
    <message>
        <source>too little worship is left for the blessing</source>
        <translation>too little worship is left for the blessing</translation>
    </message>
    <message>
        <source>wheat {old} → {new}</source>
        <translation>wheat {old} → {new}</translation>
    </message>
    <message>
        <source>worship {old} → {new}</source>
        <translation>worship {old} → {new}</translation>
    </message>
    <message>
        <source>would be the richest: emptied into the bank</source>
        <translation>would be the richest: emptied into the bank</translation>
    </message>
    <message>
        <source>your army: {count}, and a hero</source>
        <translation>your army: {count}, and a hero</translation>
    </message>
    <message>
        <source>{price} of your {coins}, all on one stall</source>
        <translation>{price} of your {coins}, all on one stall</translation>
    </message>
    <message>
        <source>{rewards}: it is turned over afterwards</source>
        <translation>{rewards}: it is turned over afterwards</translation>
    </message>
    <message>
        <source>{room}: {old} → {new}</source>
        <translation>{room}: {old} → {new}</translation>
    </message>
</context>
<context>
    <name>AlbaCover</name>
    <message>
        <source>A Job Well Done</source>
        <translation>A Job Well Done</translation>
    </message>
    <message>
        <source>A neutral city with loot can be attacked too; always with two Kings, never with five.</source>
        <translation>A neutral city with loot can be attacked too; always with two Kings, never with five.</translation>
    </message>
    <message>
        <source>Assisi</source>
        <translation>Assisi</translation>
    </message>
    <message>
        <source>Build ten monuments and feed 16 peasants before the Shadow does, in seven years at most.</source>
        <translation>Build ten monuments and feed 16 peasants before the Shadow does, in seven years at most.</translation>
    </message>
    <message>
        <source>Call the court, share out your peasants, and build ten monuments for Jupiter.</source>
        <translation>Call the court, share out your peasants, and build ten monuments for Jupiter.</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Calm</translation>
    </message>
    <message>
        <source>Dice tell how many soldiers, merchants, workers, priests and farmers you can send to work, and others may buy the dice you leave. Fight in secret, pray for the harvest, feed your city: ten monuments and 16 peasants at the end of a year win.</source>
        <translation>Dice tell how many soldiers, merchants, workers, priests and farmers you can send to work, and others may buy the dice you leave. Fight in secret, pray for the harvest, feed your city: ten monuments and 16 peasants at the end of a year win.</translation>
    </message>
    <message>
        <source>Kings only</source>
        <translation>Kings only</translation>
    </message>
    <message>
        <source>No bonus for the most peasants at a job.</source>
        <translation>No bonus for the most peasants at a job.</translation>
    </message>
    <message>
        <source>No captives</source>
        <translation>No captives</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Plain jobs</source>
        <translation>Plain jobs</translation>
    </message>
    <message>
        <source>Sabotage a King with as many monuments as you or more, and a captive works for you.</source>
        <translation>Sabotage a King with as many monuments as you or more, and a captive works for you.</translation>
    </message>
    <message>
        <source>Sabotage only stops the other’s peasants.</source>
        <translation>Sabotage only stops the other’s peasants.</translation>
    </message>
    <message>
        <source>Soldiers attack the cities of other Kings and nobody else.</source>
        <translation>Soldiers attack the cities of other Kings and nobody else.</translation>
    </message>
    <message>
        <source>Spoils of War</source>
        <translation>Spoils of War</translation>
    </message>
    <message>
        <source>The King with the most peasants at a job earns a bonus: a hero back, a house, a cheaper blessing, wheat.</source>
        <translation>The King with the most peasants at a job earns a bonus: a hero back, a house, a cheaper blessing, wheat.</translation>
    </message>
    <message>
        <source>The Shadow</source>
        <translation>The Shadow</translation>
    </message>
    <message>
        <source>The Shadow grows by 3 each year, and nobody of its people farms.</source>
        <translation>The Shadow grows by 3 each year, and nobody of its people farms.</translation>
    </message>
    <message>
        <source>The Shadow needs 2 workers for a monument, and half its people farm for the harvest.</source>
        <translation>The Shadow needs 2 workers for a monument, and half its people farm for the harvest.</translation>
    </message>
    <message>
        <source>The Shadow needs 3 workers for a monument, and half its people farm for the harvest.</source>
        <translation>The Shadow needs 3 workers for a monument, and half its people farm for the harvest.</translation>
    </message>
    <message>
        <source>The Thunder’s Deadline</source>
        <translation>The Thunder’s Deadline</translation>
    </message>
    <message>
        <source>Wrathful</source>
        <translation>Wrathful</translation>
    </message>
    <message>
        <source>Year {number}</source>
        <translation>Year {number}</translation>
    </message>
</context>
<context>
    <name>AlbaFacts</name>
    <message numerus="yes">
        <source>%n used heroes</source>
        <translation>
            <numerusform>%n used hero</numerusform>
            <numerusform>%n used heroes</numerusform>
        </translation>
    </message>
    <message>
        <source>Call the court</source>
        <translation>Call the court</translation>
    </message>
    <message>
        <source>Harvest</source>
        <translation>Harvest</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Return</translation>
    </message>
    <message>
        <source>Slave sale</source>
        <translation>Slave sale</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>The end</translation>
    </message>
    <message>
        <source>War</source>
        <translation>War</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Work</translation>
    </message>
    <message>
        <source>Year end</source>
        <translation>Year end</translation>
    </message>
    <message>
        <source>Year {year} of {years}</source>
        <translation>Year {year} of {years}</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>lost</translation>
    </message>
    <message>
        <source>{monuments} of {needed}</source>
        <translation>{monuments} of {needed}</translation>
    </message>
    <message>
        <source>{peasants}, {needed} needed</source>
        <translation>{peasants}, {needed} needed</translation>
    </message>
</context>
<context>
    <name>AlbaInfos</name>
    <message numerus="yes">
        <source>%n at home</source>
        <comment>peasants</comment>
        <translation>
            <numerusform>%n at home</numerusform>
            <numerusform>%n at home</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lying</source>
        <comment>merchants</comment>
        <translation>
            <numerusform>%n lying</numerusform>
            <numerusform>%n lying</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short of feeding everybody</source>
        <comment>wheat</comment>
        <translation>
            <numerusform>%n short of feeding everybody</numerusform>
            <numerusform>%n short of feeding everybody</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n used heroes</source>
        <translation>
            <numerusform>%n used hero</numerusform>
            <numerusform>%n used heroes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n years left after this one</source>
        <translation>
            <numerusform>%n year left after this one</numerusform>
            <numerusform>%n years left after this one</numerusform>
        </translation>
    </message>
    <message>
        <source>a free house: goes to work without a die</source>
        <translation>a free house: goes to work without a die</translation>
    </message>
    <message>
        <source>a free place</source>
        <translation>a free place</translation>
    </message>
    <message>
        <source>attack one city and defend their own; soldiers oblige to attack</source>
        <translation>attack one city and defend their own; soldiers oblige to attack</translation>
    </message>
    <message>
        <source>begins every round; gives the card away after the season</source>
        <translation>begins every round; gives the card away after the season</translation>
    </message>
    <message>
        <source>calling the court costs {coins}</source>
        <translation>calling the court costs {coins}</translation>
    </message>
    <message>
        <source>counts in attack and in defence</source>
        <translation>counts in attack and in defence</translation>
    </message>
    <message>
        <source>defended by {count}</source>
        <translation>defended by {count}</translation>
    </message>
    <message>
        <source>each sabotage against Assisi takes one product instead</source>
        <translation>each sabotage against Assisi takes one product instead</translation>
    </message>
    <message>
        <source>every other die costs 1 coin</source>
        <translation>every other die costs 1 coin</translation>
    </message>
    <message>
        <source>farms are open; then the cities eat and grow</source>
        <translation>farms are open; then the cities eat and grow</translation>
    </message>
    <message numerus="yes">
        <source>feeds everybody, %n to spare</source>
        <comment>wheat</comment>
        <translation>
            <numerusform>feeds everybody, %n to spare</numerusform>
            <numerusform>feeds everybody, %n to spare</numerusform>
        </translation>
    </message>
    <message>
        <source>how the season stands, reckoned up</source>
        <translation>how the season stands, reckoned up</translation>
    </message>
    <message>
        <source>improving the harvest costs {worship}</source>
        <translation>improving the harvest costs {worship}</translation>
    </message>
    <message>
        <source>next year: {climate}</source>
        <translation>next year: {climate}</translation>
    </message>
    <message>
        <source>no farming; the harvest season follows</source>
        <translation>no farming; the harvest season follows</translation>
    </message>
    <message>
        <source>one more in every round, 4 at most</source>
        <translation>one more in every round, 4 at most</translation>
    </message>
    <message>
        <source>one more whenever Assisi was attacked, 8 at most</source>
        <translation>one more whenever Assisi was attacked, 8 at most</translation>
    </message>
    <message>
        <source>only its owner sees it</source>
        <translation>only its owner sees it</translation>
    </message>
    <message>
        <source>pays 1 worship instead of 2 for the blessing</source>
        <translation>pays 1 worship instead of 2 for the blessing</translation>
    </message>
    <message>
        <source>rolled when somebody calls the court</source>
        <translation>rolled when somebody calls the court</translation>
    </message>
    <message>
        <source>shown when this year’s card is turned over</source>
        <translation>shown when this year’s card is turned over</translation>
    </message>
    <message>
        <source>the King with the most merchants takes the richest stall left, and so on</source>
        <translation>the King with the most merchants takes the richest stall left, and so on</translation>
    </message>
    <message>
        <source>the prayers needed are on the back: 4, 5 or 6</source>
        <translation>the prayers needed are on the back: 4, 5 or 6</translation>
    </message>
    <message>
        <source>the richest: emptied into the bank before anybody takes one</source>
        <translation>the richest: emptied into the bank before anybody takes one</translation>
    </message>
    <message>
        <source>this is the last year</source>
        <translation>this is the last year</translation>
    </message>
    <message>
        <source>this year: {reward}</source>
        <translation>this year: {reward}</translation>
    </message>
    <message>
        <source>waits at home for a die</source>
        <translation>waits at home for a die</translation>
    </message>
    <message>
        <source>{built} of {needed} monuments</source>
        <translation>{built} of {needed} monuments</translation>
    </message>
    <message>
        <source>{climate}: {wheat} for every farmer</source>
        <translation>{climate}: {wheat} for every farmer</translation>
    </message>
    <message>
        <source>{count} × {reward}</source>
        <translation>{count} × {reward}</translation>
    </message>
    <message>
        <source>{goal} are needed to win</source>
        <translation>{goal} are needed to win</translation>
    </message>
    <message>
        <source>{job} are sent with this die</source>
        <translation>{job} are sent with this die</translation>
    </message>
    <message>
        <source>{name} calls the court</source>
        <translation>{name} calls the court</translation>
    </message>
    <message>
        <source>{name} has given up for this season</source>
        <translation>{name} has given up for this season</translation>
    </message>
    <message>
        <source>{name} has taken it</source>
        <translation>{name} has taken it</translation>
    </message>
    <message>
        <source>{name} may still call</source>
        <translation>{name} may still call</translation>
    </message>
</context>
<context>
    <name>AlbaJournal</name>
    <message>
        <source>All peasants went home.</source>
        <translation>All peasants went home.</translation>
    </message>
    <message>
        <source>Everybody had the chance to call: the dice cost {coins} now.</source>
        <translation>Everybody had the chance to call: the dice cost {coins} now.</translation>
    </message>
    <message>
        <source>It is {climate}: {wheat} a farmer. Improving takes {prayers} worship.</source>
        <translation>It is {climate}: {wheat} a farmer. Improving takes {prayers} worship.</translation>
    </message>
    <message>
        <source>No merchant is left: the bank takes {stall} with {coins}.</source>
        <translation>No merchant is left: the bank takes {stall} with {coins}.</translation>
    </message>
    <message>
        <source>The bank empties the richest stall: {stall} with {coins}.</source>
        <translation>The bank empties the richest stall: {stall} with {coins}.</translation>
    </message>
    <message>
        <source>The blessing of the year: {reward}.</source>
        <translation>The blessing of the year: {reward}.</translation>
    </message>
    <message>
        <source>The game is over: all Kings lose.</source>
        <translation>The game is over: all Kings lose.</translation>
    </message>
    <message>
        <source>The game is over: {names} share the victory.</source>
        <translation>The game is over: {names} share the victory.</translation>
    </message>
    <message>
        <source>The game is over: {names} wins.</source>
        <translation>The game is over: {names} wins.</translation>
    </message>
    <message>
        <source>Year {year} is over.</source>
        <translation>Year {year} is over.</translation>
    </message>
    <message>
        <source>Year {year} will be {climate}.</source>
        <translation>Year {year} will be {climate}.</translation>
    </message>
    <message>
        <source>Year {year}, {season}</source>
        <translation>Year {year}, {season}</translation>
    </message>
    <message>
        <source>asked for the blessing for {paid} worship, {worship} left.</source>
        <translation>asked for the blessing for {paid} worship, {worship} left.</translation>
    </message>
    <message>
        <source>bought no die.</source>
        <translation>bought no die.</translation>
    </message>
    <message>
        <source>bought {die}, which shows {pips}.</source>
        <translation>bought {die}, which shows {pips}.</translation>
    </message>
    <message numerus="yes">
        <source>built %n monuments with {workers}: {monuments} now.</source>
        <translation>
            <numerusform>built %n monument with {workers}: {monuments} now.</numerusform>
            <numerusform>built %n monuments with {workers}: {monuments} now.</numerusform>
        </translation>
    </message>
    <message>
        <source>built nothing with {workers}.</source>
        <translation>built nothing with {workers}.</translation>
    </message>
    <message>
        <source>called the court for {coins}.</source>
        <translation>called the court for {coins}.</translation>
    </message>
    <message>
        <source>called the court, for nothing.</source>
        <translation>called the court, for nothing.</translation>
    </message>
    <message>
        <source>emptied {stall}; its {coins} went to the bank.</source>
        <translation>emptied {stall}; its {coins} went to the bank.</translation>
    </message>
    <message>
        <source>fed {peasants} with {wheat}.</source>
        <translation>fed {peasants} with {wheat}.</translation>
    </message>
    <message>
        <source>gave the mark of piety back.</source>
        <translation>gave the mark of piety back.</translation>
    </message>
    <message>
        <source>gave up the court and is out for this season.</source>
        <translation>gave up the court and is out for this season.</translation>
    </message>
    <message numerus="yes">
        <source>grew by %n peasants for {wheat}: {population} now.</source>
        <translation>
            <numerusform>grew by %n peasant for {wheat}: {population} now.</numerusform>
            <numerusform>grew by %n peasants for {wheat}: {population} now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>had only {wheat} for {peasants}: %n of them left.</source>
        <translation>
            <numerusform>had only {wheat} for {peasants}: %n of them left.</numerusform>
            <numerusform>had only {wheat} for {peasants}: %n of them left.</numerusform>
        </translation>
    </message>
    <message>
        <source>had the most workers: the housing disc moves to {space}.</source>
        <translation>had the most workers: the housing disc moves to {space}.</translation>
    </message>
    <message>
        <source>handed the card to {king}, the next King of Kings.</source>
        <translation>handed the card to {king}, the next King of Kings.</translation>
    </message>
    <message>
        <source>harvested {wheat}: {farmers} with {each} each, and {bonus} for the most farmers.</source>
        <translation>harvested {wheat}: {farmers} with {each} each, and {bonus} for the most farmers.</translation>
    </message>
    <message>
        <source>harvested {wheat}: {farmers} with {each} each, {lying} with {low} each, and {bonus} for the most farmers.</source>
        <translation>harvested {wheat}: {farmers} with {each} each, {lying} with {low} each, and {bonus} for the most farmers.</translation>
    </message>
    <message>
        <source>harvested {wheat}: {farmers} with {each} each, {lying} with {low} each.</source>
        <translation>harvested {wheat}: {farmers} with {each} each, {lying} with {low} each.</translation>
    </message>
    <message>
        <source>harvested {wheat}: {farmers} with {each} each.</source>
        <translation>harvested {wheat}: {farmers} with {each} each.</translation>
    </message>
    <message>
        <source>has all monuments already and receives nothing.</source>
        <translation>has all monuments already and receives nothing.</translation>
    </message>
    <message>
        <source>has no wheat at all: all peasants leave, and the city is out of the game.</source>
        <translation>has no wheat at all: all peasants leave, and the city is out of the game.</translation>
    </message>
    <message>
        <source>has the most worship and receives the mark of piety.</source>
        <translation>has the most worship and receives the mark of piety.</translation>
    </message>
    <message>
        <source>improved the harvest for {paid} worship, {worship} left: 1 wheat more a farmer.</source>
        <translation>improved the harvest for {paid} worship, {worship} left: 1 wheat more a farmer.</translation>
    </message>
    <message>
        <source>is out for this season: nobody is idle.</source>
        <translation>is out for this season: nobody is idle.</translation>
    </message>
    <message>
        <source>is out for this season: the call is too dear.</source>
        <translation>is out for this season: the call is too dear.</translation>
    </message>
    <message>
        <source>is the first King of Kings.</source>
        <translation>is the first King of Kings.</translation>
    </message>
    <message>
        <source>kept the worship and did not improve.</source>
        <translation>kept the worship and did not improve.</translation>
    </message>
    <message>
        <source>laid {coins} on {stall}.</source>
        <translation>laid {coins} on {stall}.</translation>
    </message>
    <message numerus="yes">
        <source>prayed with %n priests: worship rises to {worship}.</source>
        <translation>
            <numerusform>prayed with %n priest: worship rises to {worship}.</numerusform>
            <numerusform>prayed with %n priests: worship rises to {worship}.</numerusform>
        </translation>
    </message>
    <message>
        <source>received {coins} from the bank for merchants on paying spaces.</source>
        <translation>received {coins} from the bank for merchants on paying spaces.</translation>
    </message>
    <message>
        <source>received {reward} as a blessing.</source>
        <translation>received {reward} as a blessing.</translation>
    </message>
    <message>
        <source>rolled {dice}.</source>
        <translation>rolled {dice}.</translation>
    </message>
    <message numerus="yes">
        <source>sent %n peasants {to}.</source>
        <translation>
            <numerusform>sent %n peasant {to}.</numerusform>
            <numerusform>sent %n peasants {to}.</numerusform>
        </translation>
    </message>
    <message>
        <source>sent a peasant from a free house {to}.</source>
        <translation>sent a peasant from a free house {to}.</translation>
    </message>
    <message numerus="yes">
        <source>sold %n peasants as slaves for {coins}.</source>
        <translation>
            <numerusform>sold %n peasant as a slave for {coins}.</numerusform>
            <numerusform>sold %n peasants as slaves for {coins}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took the richest stall left with %n merchants, {stall}: {coins}.</source>
        <translation>
            <numerusform>took the richest stall left with %n merchant, {stall}: {coins}.</numerusform>
            <numerusform>took the richest stall left with %n merchants, {stall}: {coins}.</numerusform>
        </translation>
    </message>
    <message>
        <source>took {die}, which shows {pips}.</source>
        <translation>took {die}, which shows {pips}.</translation>
    </message>
    <message>
        <source>took {stall} last, the only merchant lying: {coins}.</source>
        <translation>took {stall} last, the only merchant lying: {coins}.</translation>
    </message>
    <message>
        <source>{colour} {pips}</source>
        <translation>{colour} {pips}</translation>
    </message>
    <message>
        <source>{king} is King of Kings. It is {climate}.</source>
        <translation>{king} is King of Kings. It is {climate}.</translation>
    </message>
    <message>
        <source>{king} is King of Kings. The farms are open.</source>
        <translation>{king} is King of Kings. The farms are open.</translation>
    </message>
</context>
<context>
    <name>AlbaLabels</name>
    <message numerus="yes">
        <source>%n captives</source>
        <translation>
            <numerusform>%n captive</numerusform>
            <numerusform>%n captives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>weather cards</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n peasants {to_workplace}</source>
        <translation>
            <numerusform>%n peasant {to_workplace}</numerusform>
            <numerusform>%n peasants {to_workplace}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n used</source>
        <comment>heroes</comment>
        <translation>
            <numerusform>%n used</numerusform>
            <numerusform>%n used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wheat</source>
        <translation>
            <numerusform>%n wheat</numerusform>
            <numerusform>%n wheat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n × 1 coin</source>
        <translation>
            <numerusform>%n × 1 coin</numerusform>
            <numerusform>%n × 1 coin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n × 2 wheat</source>
        <translation>
            <numerusform>%n × 2 wheat</numerusform>
            <numerusform>%n × 2 wheat</numerusform>
        </translation>
    </message>
    <message>
        <source>A hero, face down</source>
        <translation>A hero, face down</translation>
    </message>
    <message>
        <source>Another city</source>
        <translation>Another city</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Army</translation>
    </message>
    <message>
        <source>Blessings</source>
        <translation>Blessings</translation>
    </message>
    <message>
        <source>Captives</source>
        <translation>Captives</translation>
    </message>
    <message>
        <source>Choose in secret: a hero to take back</source>
        <translation>Choose in secret: a hero to take back</translation>
    </message>
    <message>
        <source>Choose in secret: the city to attack</source>
        <translation>Choose in secret: the city to attack</translation>
    </message>
    <message>
        <source>Choose in secret: your hero</source>
        <translation>Choose in secret: your hero</translation>
    </message>
    <message>
        <source>City</source>
        <translation>City</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Coins</translation>
    </message>
    <message>
        <source>Defenders</source>
        <translation>Defenders</translation>
    </message>
    <message>
        <source>Defenders of Assisi</source>
        <translation>Defenders of Assisi</translation>
    </message>
    <message>
        <source>Dice cost</source>
        <translation>Dice cost</translation>
    </message>
    <message>
        <source>Dice of the court</source>
        <translation>Dice of the court</translation>
    </message>
    <message>
        <source>Food of the cities</source>
        <translation>Food of the cities</translation>
    </message>
    <message numerus="yes">
        <source>Grow by %n peasants</source>
        <translation>
            <numerusform>Grow by %n peasant</numerusform>
            <numerusform>Grow by %n peasants</numerusform>
        </translation>
    </message>
    <message>
        <source>Growing</source>
        <translation>Growing</translation>
    </message>
    <message>
        <source>Harvest</source>
        <translation>Harvest</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Houses</source>
        <translation>Houses</translation>
    </message>
    <message>
        <source>How the season stands</source>
        <translation>How the season stands</translation>
    </message>
    <message>
        <source>Idle peasant in house {number}</source>
        <translation>Idle peasant in house {number}</translation>
    </message>
    <message>
        <source>Improve the harvest</source>
        <translation>Improve the harvest</translation>
    </message>
    <message>
        <source>Improve the harvest?</source>
        <translation>Improve the harvest?</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>In all</translation>
    </message>
    <message>
        <source>It stays face down until all have chosen.</source>
        <translation>It stays face down until all have chosen.</translation>
    </message>
    <message>
        <source>King of Kings</source>
        <translation>King of Kings</translation>
    </message>
    <message>
        <source>Let the city grow?</source>
        <translation>Let the city grow?</translation>
    </message>
    <message>
        <source>Loot of Assisi</source>
        <translation>Loot of Assisi</translation>
    </message>
    <message>
        <source>Market stalls</source>
        <translation>Market stalls</translation>
    </message>
    <message>
        <source>Merchants</source>
        <translation>Merchants</translation>
    </message>
    <message>
        <source>Monuments</source>
        <translation>Monuments</translation>
    </message>
    <message>
        <source>Next year’s weather</source>
        <translation>Next year’s weather</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>Population</translation>
    </message>
    <message>
        <source>Priests</source>
        <translation>Priests</translation>
    </message>
    <message>
        <source>Purse</source>
        <translation>Purse</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Season</translation>
    </message>
    <message>
        <source>Season and weather</source>
        <translation>Season and weather</translation>
    </message>
    <message numerus="yes">
        <source>Sell %n peasants</source>
        <translation>
            <numerusform>Sell %n peasant</numerusform>
            <numerusform>Sell %n peasants</numerusform>
        </translation>
    </message>
    <message>
        <source>Sell peasants into slavery?</source>
        <translation>Sell peasants into slavery?</translation>
    </message>
    <message>
        <source>Share in the blessing</source>
        <translation>Share in the blessing</translation>
    </message>
    <message>
        <source>Share in the blessing?</source>
        <translation>Share in the blessing?</translation>
    </message>
    <message>
        <source>Soldiers</source>
        <translation>Soldiers</translation>
    </message>
    <message numerus="yes">
        <source>Stall {numeral}: %n coins</source>
        <translation>
            <numerusform>Stall {numeral}: %n coin</numerusform>
            <numerusform>Stall {numeral}: %n coins</numerusform>
        </translation>
    </message>
    <message>
        <source>The card of the King of Kings</source>
        <translation>The card of the King of Kings</translation>
    </message>
    <message>
        <source>The harvest</source>
        <translation>The harvest</translation>
    </message>
    <message>
        <source>The table of Alba Longa</source>
        <translation>The table of Alba Longa</translation>
    </message>
    <message>
        <source>This city is lost</source>
        <translation>This city is lost</translation>
    </message>
    <message>
        <source>This year’s weather</source>
        <translation>This year’s weather</translation>
    </message>
    <message>
        <source>War</source>
        <translation>War</translation>
    </message>
    <message>
        <source>Wheat</source>
        <translation>Wheat</translation>
    </message>
    <message>
        <source>Who calls the court</source>
        <translation>Who calls the court</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Work</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Workers</translation>
    </message>
    <message>
        <source>a card is turned over: wheat, coins or a monument</source>
        <translation>a card is turned over: wheat, coins or a monument</translation>
    </message>
    <message>
        <source>army {strength}</source>
        <translation>army {strength}</translation>
    </message>
    <message numerus="yes">
        <source>brings %n coins</source>
        <translation>
            <numerusform>brings %n coin</numerusform>
            <numerusform>brings %n coins</numerusform>
        </translation>
    </message>
    <message>
        <source>builds {count}</source>
        <translation>builds {count}</translation>
    </message>
    <message numerus="yes">
        <source>builds {count}, %n idle</source>
        <comment>workers</comment>
        <translation>
            <numerusform>builds {count}, %n idle</numerusform>
            <numerusform>builds {count}, %n idle</numerusform>
        </translation>
    </message>
    <message>
        <source>can grow by {most}</source>
        <translation>can grow by {most}</translation>
    </message>
    <message>
        <source>cannot grow</source>
        <translation>cannot grow</translation>
    </message>
    <message>
        <source>chooses in secret</source>
        <translation>chooses in secret</translation>
    </message>
    <message>
        <source>defence {count}</source>
        <translation>defence {count}</translation>
    </message>
    <message>
        <source>defends</source>
        <translation>defends</translation>
    </message>
    <message>
        <source>every standing farmer yields 1 wheat more</source>
        <translation>every standing farmer yields 1 wheat more</translation>
    </message>
    <message>
        <source>farmers × wheat</source>
        <translation>farmers × wheat</translation>
    </message>
    <message>
        <source>free house at {spaces}</source>
        <translation>free house at {spaces}</translation>
    </message>
    <message>
        <source>granary</source>
        <translation>granary</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>has chosen</translation>
    </message>
    <message>
        <source>has {wheat}, eats {population}</source>
        <translation>has {wheat}, eats {population}</translation>
    </message>
    <message>
        <source>laid face down here</source>
        <translation>laid face down here</translation>
    </message>
    <message>
        <source>lay here</source>
        <translation>lay here</translation>
    </message>
    <message>
        <source>mark of piety</source>
        <translation>mark of piety</translation>
    </message>
    <message>
        <source>neutral, looted instead of sabotaged</source>
        <translation>neutral, looted instead of sabotaged</translation>
    </message>
    <message>
        <source>next year</source>
        <translation>next year</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>once a season; one peasant must stay</source>
        <translation>once a season; one peasant must stay</translation>
    </message>
    <message>
        <source>once a year; wheat that is left is kept</source>
        <translation>once a year; wheat that is left is kept</translation>
    </message>
    <message>
        <source>others pay 1</source>
        <translation>others pay 1</translation>
    </message>
    <message>
        <source>peasants → wheat: {prices}</source>
        <translation>peasants → wheat: {prices}</translation>
    </message>
    <message>
        <source>soldiers + hero; sabotage if attack is more</source>
        <translation>soldiers + hero; sabotage if attack is more</translation>
    </message>
    <message>
        <source>the richest is emptied</source>
        <translation>the richest is emptied</translation>
    </message>
    <message>
        <source>this year</source>
        <translation>this year</translation>
    </message>
    <message>
        <source>to the bank</source>
        <translation>to the bank</translation>
    </message>
    <message>
        <source>worship {level}</source>
        <translation>worship {level}</translation>
    </message>
    <message numerus="yes">
        <source>yields %n wheat</source>
        <translation>
            <numerusform>yields %n wheat</numerusform>
            <numerusform>yields %n wheat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{attack} against {defence}: %n sabotages</source>
        <translation>
            <numerusform>{attack} against {defence}: %n sabotage</numerusform>
            <numerusform>{attack} against {defence}: %n sabotages</numerusform>
        </translation>
    </message>
    <message>
        <source>{attack} against {defence}: fails</source>
        <translation>{attack} against {defence}: fails</translation>
    </message>
    <message numerus="yes">
        <source>{built} of {needed}; %n workers build one</source>
        <translation>
            <numerusform>{built} of {needed}; %n worker builds one</numerusform>
            <numerusform>{built} of {needed}; %n workers build one</numerusform>
        </translation>
    </message>
    <message>
        <source>{city}, city of {name}</source>
        <translation>{city}, city of {name}</translation>
    </message>
    <message>
        <source>{count} of {most}</source>
        <translation>{count} of {most}</translation>
    </message>
    <message>
        <source>{die}, {value}</source>
        <translation>{die}, {value}</translation>
    </message>
    <message>
        <source>{name} calls</source>
        <translation>{name} calls</translation>
    </message>
    <message>
        <source>{name}, only looking</source>
        <translation>{name}, only looking</translation>
    </message>
    <message>
        <source>{population} in all</source>
        <translation>{population} in all</translation>
    </message>
    <message>
        <source>{room} of {city}</source>
        <translation>{room} of {city}</translation>
    </message>
    <message>
        <source>{what} of {city}</source>
        <translation>{what} of {city}</translation>
    </message>
</context>
<context>
    <name>AlbaOptions</name>
    <message>
        <source>A city that cannot be fed loses its people.</source>
        <translation>A city that cannot be fed loses its people.</translation>
    </message>
    <message>
        <source>A winner needs a large city.</source>
        <translation>A winner needs a large city.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Add</translation>
    </message>
    <message>
        <source>Add {product}</source>
        <translation>Add {product}</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Ask</translation>
    </message>
    <message>
        <source>Ask for the blessing for {worship}</source>
        <translation>Ask for the blessing for {worship}</translation>
    </message>
    <message>
        <source>Attack {city}</source>
        <translation>Attack {city}</translation>
    </message>
    <message>
        <source>Attack {city}, the city of {name}</source>
        <translation>Attack {city}, the city of {name}</translation>
    </message>
    <message>
        <source>Buy die</source>
        <translation>Buy die</translation>
    </message>
    <message>
        <source>Buy no die</source>
        <translation>Buy no die</translation>
    </message>
    <message>
        <source>Buy {die}, which shows {pips}</source>
        <translation>Buy {die}, which shows {pips}</translation>
    </message>
    <message>
        <source>Call the court</source>
        <translation>Call the court</translation>
    </message>
    <message>
        <source>Call the court for {coins}</source>
        <translation>Call the court for {coins}</translation>
    </message>
    <message>
        <source>Call the court, free of charge</source>
        <translation>Call the court, free of charge</translation>
    </message>
    <message>
        <source>Do without the blessing</source>
        <translation>Do without the blessing</translation>
    </message>
    <message>
        <source>Every farmer brings more.</source>
        <translation>Every farmer brings more.</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Finish</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Give up</translation>
    </message>
    <message>
        <source>Give up the court for this season</source>
        <translation>Give up the court for this season</translation>
    </message>
    <message>
        <source>Grow</source>
        <translation>Grow</translation>
    </message>
    <message numerus="yes">
        <source>Grow by %n peasants for {wheat}</source>
        <translation>
            <numerusform>Grow by %n peasant for {wheat}</numerusform>
            <numerusform>Grow by %n peasants for {wheat}</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Hand over</translation>
    </message>
    <message>
        <source>Hand the card to {name}</source>
        <translation>Hand the card to {name}</translation>
    </message>
    <message>
        <source>Improve</source>
        <translation>Improve</translation>
    </message>
    <message>
        <source>Improve the harvest for {worship}</source>
        <translation>Improve the harvest for {worship}</translation>
    </message>
    <message>
        <source>It hurts where most can be lost.</source>
        <translation>It hurts where most can be lost.</translation>
    </message>
    <message>
        <source>It is the most useful there now.</source>
        <translation>It is the most useful there now.</translation>
    </message>
    <message>
        <source>It is worth most in this fight.</source>
        <translation>It is worth most in this fight.</translation>
    </message>
    <message>
        <source>Keep all peasants</source>
        <translation>Keep all peasants</translation>
    </message>
    <message>
        <source>Keep the wheat</source>
        <translation>Keep the wheat</translation>
    </message>
    <message>
        <source>Keep the worship</source>
        <translation>Keep the worship</translation>
    </message>
    <message>
        <source>Lay city card</source>
        <translation>Lay city card</translation>
    </message>
    <message>
        <source>Lay hero</source>
        <translation>Lay hero</translation>
    </message>
    <message>
        <source>Lay hero {value}</source>
        <translation>Lay hero {value}</translation>
    </message>
    <message>
        <source>Leave the others at home</source>
        <translation>Leave the others at home</translation>
    </message>
    <message>
        <source>Merchants bring the coins for more dice.</source>
        <translation>Merchants bring the coins for more dice.</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Nothing else is possible.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Pay</translation>
    </message>
    <message>
        <source>Pay to {stall}, where {coins} lie</source>
        <translation>Pay to {stall}, where {coins} lie</translation>
    </message>
    <message>
        <source>Peasants are still waiting at home.</source>
        <translation>Peasants are still waiting at home.</translation>
    </message>
    <message>
        <source>Place captive</source>
        <translation>Place captive</translation>
    </message>
    <message>
        <source>Sabotage</source>
        <translation>Sabotage</translation>
    </message>
    <message>
        <source>Sabotage {place}</source>
        <translation>Sabotage {place}</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Sell</translation>
    </message>
    <message numerus="yes">
        <source>Sell %n peasants for {coins}</source>
        <translation>
            <numerusform>Sell %n peasant for {coins}</numerusform>
            <numerusform>Sell %n peasants for {coins}</numerusform>
        </translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Send</translation>
    </message>
    <message numerus="yes">
        <source>Send %n peasants {to}</source>
        <translation>
            <numerusform>Send %n peasant {to}</numerusform>
            <numerusform>Send %n peasants {to}</numerusform>
        </translation>
    </message>
    <message>
        <source>Send him {to}</source>
        <translation>Send him {to}</translation>
    </message>
    <message>
        <source>Send the captive {to}</source>
        <translation>Send the captive {to}</translation>
    </message>
    <message>
        <source>Soldiers attack, and protect the city.</source>
        <translation>Soldiers attack, and protect the city.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Take</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Take back</translation>
    </message>
    <message>
        <source>Take die</source>
        <translation>Take die</translation>
    </message>
    <message>
        <source>Take hero {value} back</source>
        <translation>Take hero {value} back</translation>
    </message>
    <message>
        <source>Take no hero back</source>
        <translation>Take no hero back</translation>
    </message>
    <message>
        <source>Take {die}, which shows {pips}</source>
        <translation>Take {die}, which shows {pips}</translation>
    </message>
    <message>
        <source>Take {product}</source>
        <translation>Take {product}</translation>
    </message>
    <message>
        <source>The blessing may even be a monument.</source>
        <translation>The blessing may even be a monument.</translation>
    </message>
    <message>
        <source>Two workers build a monument, and ten are needed.</source>
        <translation>Two workers build a monument, and ten are needed.</translation>
    </message>
    <message>
        <source>Worship makes for a better harvest.</source>
        <translation>Worship makes for a better harvest.</translation>
    </message>
    <message>
        <source>{option}: of no use now</source>
        <translation>{option}: of no use now</translation>
    </message>
</context>
<context>
    <name>AlbaPrompts</name>
    <message>
        <source>A bought die makes no farmers. If you pass, you are asked once more in this call.</source>
        <translation>A bought die makes no farmers. If you pass, you are asked once more in this call.</translation>
    </message>
    <message>
        <source>A captive works for you until the season ends.</source>
        <translation>A captive works for you until the season ends.</translation>
    </message>
    <message>
        <source>A peasant there stops working for the season, and you capture him.</source>
        <translation>A peasant there stops working for the season, and you capture him.</translation>
    </message>
    <message>
        <source>A peasant there stops working for the season.</source>
        <translation>A peasant there stops working for the season.</translation>
    </message>
    <message>
        <source>Against you: {attackers}. The hero counts for your defence.</source>
        <translation>Against you: {attackers}. The hero counts for your defence.</translation>
    </message>
    <message>
        <source>All are fed, {wheat} left. You grow once a year, and each peasant costs more than the last.</source>
        <translation>All are fed, {wheat} left. You grow once a year, and each peasant costs more than the last.</translation>
    </message>
    <message>
        <source>He goes first and wins ties. You cannot keep the card.</source>
        <translation>He goes first and wins ties. You cannot keep the card.</translation>
    </message>
    <message>
        <source>He leaves when the season ends, and is never a soldier.</source>
        <translation>He leaves when the season ends, and is never a soldier.</translation>
    </message>
    <message>
        <source>He needs no die and no coin. Free houses to go: {left}.</source>
        <translation>He needs no die and no coin. Free houses to go: {left}.</translation>
    </message>
    <message>
        <source>It costs nothing. Only your own call makes farmers, with a die of any colour.</source>
        <translation>It costs nothing. Only your own call makes farmers, with a die of any colour.</translation>
    </message>
    <message>
        <source>It costs nothing. The others may then buy the dice you leave, for {coins} each.</source>
        <translation>It costs nothing. The others may then buy the dice you leave, for {coins} each.</translation>
    </message>
    <message>
        <source>It is somebody who is still in the game.</source>
        <translation>It is somebody who is still in the game.</translation>
    </message>
    <message>
        <source>Once a season: {sales}. A winner needs {peasants}.</source>
        <translation>Once a season: {sales}. A winner needs {peasants}.</translation>
    </message>
    <message>
        <source>Only then is the card shown: {rewards}.</source>
        <translation>Only then is the card shown: {rewards}.</translation>
    </message>
    <message>
        <source>Passing costs you nothing later on. A bought die makes no farmers.</source>
        <translation>Passing costs you nothing later on. A bought die makes no farmers.</translation>
    </message>
    <message>
        <source>Standing on your farm: {farmers}. Each would bring 1 wheat more, and you may be blessed.</source>
        <translation>Standing on your farm: {farmers}. Each would bring 1 wheat more, and you may be blessed.</translation>
    </message>
    <message>
        <source>The King of Kings does so every season, for whoever attacks next.</source>
        <translation>The King of Kings does so every season, for whoever attacks next.</translation>
    </message>
    <message>
        <source>The bank takes the richest stall; merchants then take the others, the richest first.</source>
        <translation>The bank takes the richest stall; merchants then take the others, the richest first.</translation>
    </message>
    <message>
        <source>The die shows {pips}: {most} at most, all to the same place.</source>
        <translation>The die shows {pips}: {most} at most, all to the same place.</translation>
    </message>
    <message>
        <source>You have {idle} to send. Who gives up is out for the season and buys no dice either.</source>
        <translation>You have {idle} to send. Who gives up is out for the season and buys no dice either.</translation>
    </message>
    <message>
        <source>Your army is the largest. Nobody else sees which hero it is.</source>
        <translation>Your army is the largest. Nobody else sees which hero it is.</translation>
    </message>
    <message>
        <source>Your target: {city}. Against you: {attackers}. It counts in both.</source>
        <translation>Your target: {city}. Against you: {attackers}. It counts in both.</translation>
    </message>
    <message>
        <source>Your target: {city}. The hero counts for your attack.</source>
        <translation>Your target: {city}. The hero counts for your attack.</translation>
    </message>
    <message>
        <source>Your {soldiers} must attack, and defend you as well. The card stays face down for now.</source>
        <translation>Your {soldiers} must attack, and defend you as well. The card stays face down for now.</translation>
    </message>
    <message>
        <source>{name} with {soldiers}</source>
        <translation>{name} with {soldiers}</translation>
    </message>
    <message>
        <source>{name}, add a product to the loot of Assisi.</source>
        <translation>{name}, add a product to the loot of Assisi.</translation>
    </message>
    <message>
        <source>{name}, ask for the blessing for {worship}, or not.</source>
        <translation>{name}, ask for the blessing for {worship}, or not.</translation>
    </message>
    <message>
        <source>{name}, buy a die for {coins}, or pass.</source>
        <translation>{name}, buy a die for {coins}, or pass.</translation>
    </message>
    <message>
        <source>{name}, call the court for {coins}, or give up.</source>
        <translation>{name}, call the court for {coins}, or give up.</translation>
    </message>
    <message>
        <source>{name}, call the court free of charge, or give up.</source>
        <translation>{name}, call the court free of charge, or give up.</translation>
    </message>
    <message>
        <source>{name}, choose a city to attack.</source>
        <translation>{name}, choose a city to attack.</translation>
    </message>
    <message>
        <source>{name}, choose a hero.</source>
        <translation>{name}, choose a hero.</translation>
    </message>
    <message>
        <source>{name}, choose a stall for {coins}.</source>
        <translation>{name}, choose a stall for {coins}.</translation>
    </message>
    <message>
        <source>{name}, choose the next King of Kings.</source>
        <translation>{name}, choose the next King of Kings.</translation>
    </message>
    <message>
        <source>{name}, choose what to sabotage in {city}.</source>
        <translation>{name}, choose what to sabotage in {city}.</translation>
    </message>
    <message>
        <source>{name}, choose where the captive works.</source>
        <translation>{name}, choose where the captive works.</translation>
    </message>
    <message>
        <source>{name}, improve the harvest for {worship}, or not.</source>
        <translation>{name}, improve the harvest for {worship}, or not.</translation>
    </message>
    <message>
        <source>{name}, sell peasants as slaves, or keep them all.</source>
        <translation>{name}, sell peasants as slaves, or keep them all.</translation>
    </message>
    <message>
        <source>{name}, send a peasant from a free house to work, or finish.</source>
        <translation>{name}, send a peasant from a free house to work, or finish.</translation>
    </message>
    <message>
        <source>{name}, send peasants to work or to your farm.</source>
        <translation>{name}, send peasants to work or to your farm.</translation>
    </message>
    <message>
        <source>{name}, send peasants to work.</source>
        <translation>{name}, send peasants to work.</translation>
    </message>
    <message>
        <source>{name}, send peasants to your farm.</source>
        <translation>{name}, send peasants to your farm.</translation>
    </message>
    <message>
        <source>{name}, spend wheat on growth, or keep it.</source>
        <translation>{name}, spend wheat on growth, or keep it.</translation>
    </message>
    <message>
        <source>{name}, take a die for its workplace.</source>
        <translation>{name}, take a die for its workplace.</translation>
    </message>
    <message>
        <source>{name}, take a die, for its workplace or for your farm.</source>
        <translation>{name}, take a die, for its workplace or for your farm.</translation>
    </message>
    <message>
        <source>{name}, take a product from Assisi.</source>
        <translation>{name}, take a product from Assisi.</translation>
    </message>
    <message>
        <source>{name}, take back a used hero, or none.</source>
        <translation>{name}, take back a used hero, or none.</translation>
    </message>
    <message>
        <source>{name}, your city is lost: name a King of Kings.</source>
        <translation>{name}, your city is lost: name a King of Kings.</translation>
    </message>
    <message>
        <source>{peasants} for {coins}</source>
        <translation>{peasants} for {coins}</translation>
    </message>
</context>
<context>
    <name>AlbaRefusals</name>
    <message>
        <source>A captive farms only with A Job Well Done, and only in the harvest season.</source>
        <translation>A captive farms only with A Job Well Done, and only in the harvest season.</translation>
    </message>
    <message>
        <source>A captive never works in the barracks.</source>
        <translation>A captive never works in the barracks.</translation>
    </message>
    <message>
        <source>A city grows by {most} peasants a year at most.</source>
        <translation>A city grows by {most} peasants a year at most.</translation>
    </message>
    <message>
        <source>An attack goes to the city of another King still in the game, or to Assisi if it is in play.</source>
        <translation>An attack goes to the city of another King still in the game, or to Assisi if it is in play.</translation>
    </message>
    <message>
        <source>Assisi has no such product now.</source>
        <translation>Assisi has no such product now.</translation>
    </message>
    <message>
        <source>Assisi holds {most} products of a kind at most, and eight in all.</source>
        <translation>Assisi holds {most} products of a kind at most, and eight in all.</translation>
    </message>
    <message>
        <source>Each climate comes once in years 2 to 4, and once in years 5 to 7.</source>
        <translation>Each climate comes once in years 2 to 4, and once in years 5 to 7.</translation>
    </message>
    <message>
        <source>First: add a product to the loot of Assisi.</source>
        <translation>First: add a product to the loot of Assisi.</translation>
    </message>
    <message>
        <source>First: ask for the blessing, or do without.</source>
        <translation>First: ask for the blessing, or do without.</translation>
    </message>
    <message>
        <source>First: buy a die, or pass.</source>
        <translation>First: buy a die, or pass.</translation>
    </message>
    <message>
        <source>First: call the court, or give it up for the season.</source>
        <translation>First: call the court, or give it up for the season.</translation>
    </message>
    <message>
        <source>First: choose a city to attack.</source>
        <translation>First: choose a city to attack.</translation>
    </message>
    <message>
        <source>First: choose a stall for the payment of {coins}.</source>
        <translation>First: choose a stall for the payment of {coins}.</translation>
    </message>
    <message>
        <source>First: hand over the card of the King of Kings.</source>
        <translation>First: hand over the card of the King of Kings.</translation>
    </message>
    <message>
        <source>First: improve the harvest, or do without.</source>
        <translation>First: improve the harvest, or do without.</translation>
    </message>
    <message>
        <source>First: lay a hero face down.</source>
        <translation>First: lay a hero face down.</translation>
    </message>
    <message>
        <source>First: let the city grow, or keep the wheat.</source>
        <translation>First: let the city grow, or keep the wheat.</translation>
    </message>
    <message>
        <source>First: put the captive to work.</source>
        <translation>First: put the captive to work.</translation>
    </message>
    <message>
        <source>First: sabotage a workplace.</source>
        <translation>First: sabotage a workplace.</translation>
    </message>
    <message>
        <source>First: sell peasants, or keep them all.</source>
        <translation>First: sell peasants, or keep them all.</translation>
    </message>
    <message>
        <source>First: send peasants with the die that was taken.</source>
        <translation>First: send peasants with the die that was taken.</translation>
    </message>
    <message>
        <source>First: send the peasants of free houses, or leave them at home.</source>
        <translation>First: send the peasants of free houses, or leave them at home.</translation>
    </message>
    <message>
        <source>First: take a product from Assisi.</source>
        <translation>First: take a product from Assisi.</translation>
    </message>
    <message>
        <source>First: take back a used hero, or none.</source>
        <translation>First: take back a used hero, or none.</translation>
    </message>
    <message>
        <source>First: take one of the four dice, as the caller.</source>
        <translation>First: take one of the four dice, as the caller.</translation>
    </message>
    <message>
        <source>Four dice are rolled, and each shows 1, 2, 3 or 4.</source>
        <translation>Four dice are rolled, and each shows 1, 2, 3 or 4.</translation>
    </message>
    <message>
        <source>It is not {seat} who is asked now.</source>
        <translation>It is not {seat} who is asked now.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Nobody sits there.</translation>
    </message>
    <message>
        <source>One peasant at least must stay; this city has {peasants}.</source>
        <translation>One peasant at least must stay; this city has {peasants}.</translation>
    </message>
    <message>
        <source>One peasant is sold for 1 coin, or three for 2.</source>
        <translation>One peasant is sold for 1 coin, or three for 2.</translation>
    </message>
    <message>
        <source>Only the die of your own call in the harvest season makes farmers.</source>
        <translation>Only the die of your own call in the harvest season makes farmers.</translation>
    </message>
    <message>
        <source>So many cannot be sent: {most} at most.</source>
        <translation>So many cannot be sent: {most} at most.</translation>
    </message>
    <message>
        <source>The King of Kings cannot keep the card.</source>
        <translation>The King of Kings cannot keep the card.</translation>
    </message>
    <message>
        <source>The Shadow plays one of its active heroes.</source>
        <translation>The Shadow plays one of its active heroes.</translation>
    </message>
    <message>
        <source>The barracks can never be sabotaged.</source>
        <translation>The barracks can never be sabotaged.</translation>
    </message>
    <message>
        <source>The farm opens for the harvest season only.</source>
        <translation>The farm opens for the harvest season only.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>The solo challenge is played with Assisi and no other variant.</source>
        <translation>The solo challenge is played with Assisi and no other variant.</translation>
    </message>
    <message>
        <source>The weather card of the year shows its climate.</source>
        <translation>The weather card of the year shows its climate.</translation>
    </message>
    <message>
        <source>There is nobody to sabotage in {workplace}.</source>
        <translation>There is nobody to sabotage in {workplace}.</translation>
    </message>
    <message>
        <source>There is too little wheat: this growth costs {wheat}.</source>
        <translation>There is too little wheat: this growth costs {wheat}.</translation>
    </message>
    <message>
        <source>This King is out of the game.</source>
        <translation>This King is out of the game.</translation>
    </message>
    <message>
        <source>This blessing is not in the deck any more.</source>
        <translation>This blessing is not in the deck any more.</translation>
    </message>
    <message>
        <source>This die is taken already.</source>
        <translation>This die is taken already.</translation>
    </message>
    <message>
        <source>This hero is not active.</source>
        <translation>This hero is not active.</translation>
    </message>
    <message>
        <source>This hero is not on the used pile.</source>
        <translation>This hero is not on the used pile.</translation>
    </message>
    <message>
        <source>This is not the workplace of {die}.</source>
        <translation>This is not the workplace of {die}.</translation>
    </message>
    <message>
        <source>This stall is not in use: the market has {stalls} stalls now.</source>
        <translation>This stall is not in use: the market has {stalls} stalls now.</translation>
    </message>
    <message>
        <source>Two Kings always play with Assisi.</source>
        <translation>Two Kings always play with Assisi.</translation>
    </message>
    <message>
        <source>With five Kings Reate is a King’s city, and Assisi is not in play.</source>
        <translation>With five Kings Reate is a King’s city, and Assisi is not in play.</translation>
    </message>
</context>
<context>
    <name>AlbaTerms</name>
    <message numerus="yes">
        <source>%n captives</source>
        <translation>
            <numerusform>%n captive</numerusform>
            <numerusform>%n captives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n farmers</source>
        <translation>
            <numerusform>%n farmer</numerusform>
            <numerusform>%n farmers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n levels of worship</source>
        <translation>
            <numerusform>%n level of worship</numerusform>
            <numerusform>%n levels of worship</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lying farmers</source>
        <translation>
            <numerusform>%n lying farmer</numerusform>
            <numerusform>%n lying farmers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n merchants</source>
        <translation>
            <numerusform>%n merchant</numerusform>
            <numerusform>%n merchants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monuments</source>
        <translation>
            <numerusform>%n monument</numerusform>
            <numerusform>%n monuments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n peasants</source>
        <translation>
            <numerusform>%n peasant</numerusform>
            <numerusform>%n peasants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n priests</source>
        <translation>
            <numerusform>%n priest</numerusform>
            <numerusform>%n priests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sabotages</source>
        <translation>
            <numerusform>%n sabotage</numerusform>
            <numerusform>%n sabotages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soldiers</source>
        <translation>
            <numerusform>%n soldier</numerusform>
            <numerusform>%n soldiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wheat</source>
        <translation>
            <numerusform>%n wheat</numerusform>
            <numerusform>%n wheat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workers</numerusform>
        </translation>
    </message>
    <message>
        <source>Barracks</source>
        <translation>Barracks</translation>
    </message>
    <message>
        <source>Blessing</source>
        <translation>Blessing</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Court</translation>
    </message>
    <message>
        <source>End of the year</source>
        <translation>End of the year</translation>
    </message>
    <message>
        <source>Farm</source>
        <translation>Farm</translation>
    </message>
    <message>
        <source>Farmers</source>
        <translation>Farmers</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Market</translation>
    </message>
    <message>
        <source>Merchants</source>
        <translation>Merchants</translation>
    </message>
    <message>
        <source>Priests</source>
        <translation>Priests</translation>
    </message>
    <message>
        <source>Quarry</source>
        <translation>Quarry</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Return</translation>
    </message>
    <message>
        <source>Soldiers</source>
        <translation>Soldiers</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Temple</source>
        <translation>Temple</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Workers</translation>
    </message>
    <message>
        <source>a captive</source>
        <translation>a captive</translation>
    </message>
    <message>
        <source>a dry year</source>
        <translation>a dry year</translation>
    </message>
    <message>
        <source>a moderate year</source>
        <translation>a moderate year</translation>
    </message>
    <message>
        <source>a wet year</source>
        <translation>a wet year</translation>
    </message>
    <message>
        <source>black</source>
        <translation>black</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>brown</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grey</translation>
    </message>
    <message>
        <source>growing season</source>
        <translation>growing season</translation>
    </message>
    <message>
        <source>harvest season</source>
        <translation>harvest season</translation>
    </message>
    <message>
        <source>hero {value}</source>
        <translation>hero {value}</translation>
    </message>
    <message>
        <source>stall {numeral}</source>
        <translation>stall {numeral}</translation>
    </message>
    <message>
        <source>the barracks</source>
        <translation>the barracks</translation>
    </message>
    <message>
        <source>the black die</source>
        <translation>the black die</translation>
    </message>
    <message>
        <source>the brown die</source>
        <translation>the brown die</translation>
    </message>
    <message>
        <source>the farm</source>
        <translation>the farm</translation>
    </message>
    <message>
        <source>the grey die</source>
        <translation>the grey die</translation>
    </message>
    <message>
        <source>the market</source>
        <translation>the market</translation>
    </message>
    <message>
        <source>the quarry</source>
        <translation>the quarry</translation>
    </message>
    <message>
        <source>the temple</source>
        <translation>the temple</translation>
    </message>
    <message>
        <source>the white die</source>
        <translation>the white die</translation>
    </message>
    <message>
        <source>to the barracks</source>
        <translation>to the barracks</translation>
    </message>
    <message>
        <source>to the farm</source>
        <translation>to the farm</translation>
    </message>
    <message>
        <source>to the market</source>
        <translation>to the market</translation>
    </message>
    <message>
        <source>to the quarry</source>
        <translation>to the quarry</translation>
    </message>
    <message>
        <source>to the temple</source>
        <translation>to the temple</translation>
    </message>
    <message>
        <source>white</source>
        <translation>white</translation>
    </message>
</context>
<context>
    <name>AlbaWeighing</name>
    <message>
        <source>a blessing about to be received</source>
        <translation>a blessing about to be received</translation>
    </message>
    <message>
        <source>the coins, and what the merchants will earn</source>
        <translation>the coins, and what the merchants will earn</translation>
    </message>
    <message>
        <source>the heroes in hand</source>
        <translation>the heroes in hand</translation>
    </message>
    <message>
        <source>the monuments, those that the quarry will build included</source>
        <translation>the monuments, those that the quarry will build included</translation>
    </message>
    <message>
        <source>the peasants who wait for a die</source>
        <translation>the peasants who wait for a die</translation>
    </message>
    <message>
        <source>the peasants, most of all those still missing for victory</source>
        <translation>the peasants, most of all those still missing for victory</translation>
    </message>
    <message>
        <source>the soldiers, and what this season’s attacks promise or threaten</source>
        <translation>the soldiers, and what this season’s attacks promise or threaten</translation>
    </message>
    <message>
        <source>the wheat, in store and to be harvested</source>
        <translation>the wheat, in store and to be harvested</translation>
    </message>
    <message>
        <source>the worship, for an improvement and a blessing</source>
        <translation>the worship, for an improvement and a blessing</translation>
    </message>
    <message>
        <source>victory, at hand or lost</source>
        <translation>victory, at hand or lost</translation>
    </message>
</context>
<context>
    <name>AlbaWords</name>
    <message>
        <source>Coins</source>
        <translation>Coins</translation>
    </message>
    <message>
        <source>Every King has lost his city.</source>
        <translation>Every King has lost his city.</translation>
    </message>
    <message>
        <source>Monuments</source>
        <translation>Monuments</translation>
    </message>
    <message>
        <source>Only one King was left.</source>
        <translation>Only one King was left.</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>Population</translation>
    </message>
    <message>
        <source>Seven years have passed, and nobody met the challenge.</source>
        <translation>Seven years have passed, and nobody met the challenge.</translation>
    </message>
    <message>
        <source>Seven years have passed, and the challenge was not met.</source>
        <translation>Seven years have passed, and the challenge was not met.</translation>
    </message>
    <message>
        <source>The Shadow met the challenge of the gods first.</source>
        <translation>The Shadow met the challenge of the gods first.</translation>
    </message>
    <message>
        <source>The challenge of the gods was met.</source>
        <translation>The challenge of the gods was met.</translation>
    </message>
    <message>
        <source>The city has lost all its people.</source>
        <translation>The city has lost all its people.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Victory</translation>
    </message>
    <message>
        <source>Wheat</source>
        <translation>Wheat</translation>
    </message>
    <message>
        <source>by year</source>
        <translation>by year</translation>
    </message>
</context>
<context>
    <name>CardPainter</name>
    <message>
        <source>This file is damaged.</source>
        <translation>This file is damaged.</translation>
    </message>
</context>
<context>
    <name>CategoryTable</name>
    <message>
        <source>the most</source>
        <translation>the most</translation>
    </message>
</context>
<context>
    <name>Challenge</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Not played yet.</source>
        <translation>Not played yet.</translation>
    </message>
    <message>
        <source>Not played yet. The margin at the end gives your rank.</source>
        <translation>Not played yet. The margin at the end gives your rank.</translation>
    </message>
    <message>
        <source>Not played yet. The points at the end give your rank.</source>
        <translation>Not played yet. The points at the end give your rank.</translation>
    </message>
    <message numerus="yes">
        <source>Not won yet. Your best: %n points behind.</source>
        <translation>
            <numerusform>Not won yet. Your best: %n point behind.</numerusform>
            <numerusform>Not won yet. Your best: %n points behind.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the challenge</source>
        <translation>Take the challenge</translation>
    </message>
    <message numerus="yes">
        <source>Your best: %n points ahead, rank {rank}.</source>
        <translation>
            <numerusform>Your best: %n point ahead, rank {rank}.</numerusform>
            <numerusform>Your best: %n points ahead, rank {rank}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your best: %n points ahead.</source>
        <translation>
            <numerusform>Your best: %n point ahead.</numerusform>
            <numerusform>Your best: %n points ahead.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your best: {points}, rank {rank}.</source>
        <translation>Your best: {points}, rank {rank}.</translation>
    </message>
    <message>
        <source>Your best: {points}.</source>
        <translation>Your best: {points}.</translation>
    </message>
    <message>
        <source>{level}: not won yet</source>
        <translation>{level}: not won yet</translation>
    </message>
    <message>
        <source>{level}: won</source>
        <translation>{level}: won</translation>
    </message>
</context>
<context>
    <name>ChallengeBox</name>
    <message>
        <source>Again</source>
        <translation>Again</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Begin anew</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>In hand: {points} of {all} points.</source>
        <translation>In hand: {points} of {all} points.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Practise</translation>
    </message>
    <message>
        <source>The rule is broken: no medal.</source>
        <translation>The rule is broken: no medal.</translation>
    </message>
    <message>
        <source>What was begun stays on the shelf.</source>
        <translation>What was begun stays on the shelf.</translation>
    </message>
    <message>
        <source>With hints; it does not count.</source>
        <translation>With hints; it does not count.</translation>
    </message>
</context>
<context>
    <name>ChallengesPage</name>
    <message numerus="yes">
        <source>%n bronze</source>
        <translation>
            <numerusform>%n bronze</numerusform>
            <numerusform>%n bronze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n gold</numerusform>
            <numerusform>%n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n silver</source>
        <translation>
            <numerusform>%n silver</numerusform>
            <numerusform>%n silver</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved, {stars}</source>
        <translation>
            <numerusform>%n solved, {stars}</numerusform>
            <numerusform>%n solved, {stars}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>%n star</numerusform>
            <numerusform>%n stars</numerusform>
        </translation>
    </message>
    <message>
        <source>All of them have three stars.</source>
        <translation>All of them have three stars.</translation>
    </message>
    <message>
        <source>Perfect turn</source>
        <translation>Perfect turn</translation>
    </message>
    <message>
        <source>Same start for everyone, three marks to reach.</source>
        <translation>Same start for everyone, three marks to reach.</translation>
    </message>
    <message>
        <source>Solo challenges</source>
        <translation>Solo challenges</translation>
    </message>
    <message>
        <source>They can all be played again.</source>
        <translation>They can all be played again.</translation>
    </message>
    <message numerus="yes">
        <source>This week: %n days solved</source>
        <translation>
            <numerusform>This week: %n day solved</numerusform>
            <numerusform>This week: %n days solved</numerusform>
        </translation>
    </message>
    <message>
        <source>Today&apos;s puzzle</source>
        <translation>Today&apos;s puzzle</translation>
    </message>
    <message>
        <source>Today&apos;s puzzle could not be made.</source>
        <translation>Today&apos;s puzzle could not be made.</translation>
    </message>
    <message numerus="yes">
        <source>all %n</source>
        <translation>
            <numerusform>the only one</numerusform>
            <numerusform>all %n</numerusform>
        </translation>
    </message>
    <message>
        <source>back to all challenges</source>
        <translation>back to all challenges</translation>
    </message>
</context>
<context>
    <name>Challenging</name>
    <message numerus="yes">
        <source>%n points: no medal yet, bronze asks {mark}.</source>
        <translation>
            <numerusform>%n point: no medal yet, bronze asks {mark}.</numerusform>
            <numerusform>%n points: no medal yet, bronze asks {mark}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points: {medal}.</source>
        <translation>
            <numerusform>%n point: {medal}.</numerusform>
            <numerusform>%n points: {medal}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the challenges</source>
        <translation>Back to the challenges</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Challenges</translation>
    </message>
    <message>
        <source>No star yet: the first one asks {amount}.</source>
        <translation>No star yet: the first one asks {amount}.</translation>
    </message>
    <message>
        <source>Practice: {said}</source>
        <translation>Practice: {said}</translation>
    </message>
    <message>
        <source>Show the best line</source>
        <translation>Show the best line</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Start over</translation>
    </message>
    <message>
        <source>The best line: {amount}</source>
        <translation>The best line: {amount}</translation>
    </message>
    <message>
        <source>The next star asks {amount}.</source>
        <translation>The next star asks {amount}.</translation>
    </message>
    <message>
        <source>The perfect turn: no line brings more.</source>
        <translation>The perfect turn: no line brings more.</translation>
    </message>
    <message>
        <source>The rule of this challenge is broken: no medal.</source>
        <translation>The rule of this challenge is broken: no medal.</translation>
    </message>
    <message>
        <source>The rule was broken: no medal.</source>
        <translation>The rule was broken: no medal.</translation>
    </message>
    <message>
        <source>Try it yourself</source>
        <translation>Try it yourself</translation>
    </message>
    <message>
        <source>What you reached could not be kept: {reason}.</source>
        <translation>What you reached could not be kept: {reason}.</translation>
    </message>
</context>
<context>
    <name>CoachCard</name>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Leave lesson</source>
        <translation>Leave lesson</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>PgDn</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>See what comes of it.</source>
        <translation>See what comes of it.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Show me</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Your turn</translation>
    </message>
    <message>
        <source>Your turn: {task}</source>
        <translation>Your turn: {task}</translation>
    </message>
    <message>
        <source>step {number} of {count}</source>
        <translation>step {number} of {count}</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>All tables</source>
        <translation>All tables</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Points: {name}</source>
        <translation>Points: {name}</translation>
    </message>
    <message>
        <source>Total if the game ended now</source>
        <translation>Total if the game ended now</translation>
    </message>
    <message>
        <source>Who plays…</source>
        <translation>Who plays…</translation>
    </message>
</context>
<context>
    <name>ConcordiaCards</name>
    <message>
        <source>All markers show their goods again.</source>
        <translation>All markers show their goods again.</translation>
    </message>
    <message>
        <source>Build in {city}</source>
        <translation>Build in {city}</translation>
    </message>
    <message>
        <source>It counts as played by you.</source>
        <translation>It counts as played by you.</translation>
    </message>
    <message>
        <source>Move to {line}</source>
        <translation>Move to {line}</translation>
    </message>
    <message>
        <source>Nothing of it can be done now.</source>
        <translation>Nothing of it can be done now.</translation>
    </message>
    <message>
        <source>house number {count} here: coins times {count}</source>
        <translation>house number {count} here: coins times {count}</translation>
    </message>
    <message>
        <source>opens {city}: {price}</source>
        <translation>opens {city}: {price}</translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <translation>{before} → {after}</translation>
    </message>
    <message>
        <source>{cost} of {left} steps</source>
        <translation>{cost} of {left} steps</translation>
    </message>
    <message>
        <source>{god} {points} at the end</source>
        <translation>{god} {points} at the end</translation>
    </message>
    <message>
        <source>{goods} would be lost</source>
        <translation>{goods} would be lost</translation>
    </message>
    <message>
        <source>{name} keeps {room} of {goods}</source>
        <translation>{name} keeps {room} of {goods}</translation>
    </message>
    <message>
        <source>{name} loses {goods}: no room</source>
        <translation>{name} loses {goods}: no room</translation>
    </message>
    <message>
        <source>{name} {goods}</source>
        <translation>{name} {goods}</translation>
    </message>
    <message>
        <source>{price}, you have {stock}</source>
        <translation>{price}, you have {stock}</translation>
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
        <translation>2 to 4 players</translation>
    </message>
    <message>
        <source>3 to 5 players</source>
        <translation>3 to 5 players</translation>
    </message>
    <message>
        <source>5 coins and 1 per colonist, instead of 2 per colonist.</source>
        <translation>5 coins and 1 per colonist, instead of 2 per colonist.</translation>
    </message>
    <message>
        <source>Aedile</source>
        <translation>Aedile</translation>
    </message>
    <message>
        <source>Aemulus</source>
        <translation>Aemulus</translation>
    </message>
    <message>
        <source>Aemulus builds, produces and takes cards by a fixed list; reach the points of a rank.</source>
        <translation>Aemulus builds, produces and takes cards by a fixed list; reach the points of a rank.</translation>
    </message>
    <message>
        <source>Alone beside Aemulus</source>
        <translation>Alone beside Aemulus</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Consul</source>
        <translation>Consul</translation>
    </message>
    <message>
        <source>Does not ask when the store is full.</source>
        <translation>Does not ask when the store is full.</translation>
    </message>
    <message>
        <source>Each first Tribune is scored, for a few coins. Good for a first game.</source>
        <translation>Each first Tribune is scored, for a few coins. Good for a first game.</translation>
    </message>
    <message>
        <source>Each turn is one card from your hand: colonists travel, houses rise, provinces produce, goods are traded, new cards are bought. In the end every card counts for its god, and there is no luck but the set-up.</source>
        <translation>Each turn is one card from your hand: colonists travel, houses rise, provinces produce, goods are traded, new cards are bought. In the end every card counts for its god, and there is no luck but the set-up.</translation>
    </message>
    <message>
        <source>First scoring</source>
        <translation>First scoring</translation>
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
        <translation>Keep the dearest goods</translation>
    </message>
    <message>
        <source>Later Colonist card</source>
        <translation>Later Colonist card</translation>
    </message>
    <message>
        <source>Praetor</source>
        <translation>Praetor</translation>
    </message>
    <message>
        <source>Quaestor</source>
        <translation>Quaestor</translation>
    </message>
    <message>
        <source>Reach {italia} points on Italia, or {imperium} on Imperium.</source>
        <translation>Reach {italia} points on Italia, or {imperium} on Imperium.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Round {number}</translation>
    </message>
    <message>
        <source>Settle the empire, trade its goods; your own cards decide what counts.</source>
        <translation>Settle the empire, trade its goods; your own cards decide what counts.</translation>
    </message>
</context>
<context>
    <name>ConcordiaFacts</name>
    <message numerus="yes">
        <source>%n coins</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n houses on the map</source>
        <translation>
            <numerusform>%n house on the map</numerusform>
            <numerusform>%n houses on the map</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ships on the map</source>
        <translation>
            <numerusform>%n ship on the map</numerusform>
            <numerusform>%n ships on the map</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n walkers on the map</source>
        <translation>
            <numerusform>%n walker on the map</numerusform>
            <numerusform>%n walkers on the map</numerusform>
        </translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Build</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Buy</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>Colonists</source>
        <translation>Colonists</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Final scoring</translation>
    </message>
    <message>
        <source>Last turns</source>
        <translation>Last turns</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Move</translation>
    </message>
    <message>
        <source>New colonist</source>
        <translation>New colonist</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Pay</translation>
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
        <translation>Round {number}</translation>
    </message>
    <message>
        <source>Storehouse</source>
        <translation>Storehouse</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Trade</translation>
    </message>
</context>
<context>
    <name>ConcordiaInfos</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards face down, deck by deck</source>
        <translation>
            <numerusform>%n card face down, deck by deck</numerusform>
            <numerusform>%n cards face down, deck by deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins with all goods at list price</source>
        <translation>
            <numerusform>%n coin with all goods at list price</numerusform>
            <numerusform>%n coins with all goods at list price</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in store</source>
        <translation>
            <numerusform>%n in store</numerusform>
            <numerusform>%n in store</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps left</source>
        <translation>
            <numerusform>%n step left</numerusform>
            <numerusform>%n steps left</numerusform>
        </translation>
    </message>
    <message>
        <source>1 food and 1 tool bring it to the map, with a Tribune or a Colonist.</source>
        <translation>1 food and 1 tool bring it to the map, with a Tribune or a Colonist.</translation>
    </message>
    <message>
        <source>A Diplomat can copy it.</source>
        <translation>A Diplomat can copy it.</translation>
    </message>
    <message>
        <source>A Diplomat is not copied.</source>
        <translation>A Diplomat is not copied.</translation>
    </message>
    <message>
        <source>A colonist stands here: others may pass, not stop.</source>
        <translation>A colonist stands here: others may pass, not stop.</translation>
    </message>
    <message>
        <source>A house here: {price}</source>
        <translation>A house here: {price}</translation>
    </message>
    <message>
        <source>A ship here opens both its cities for building.</source>
        <translation>A ship here opens both its cities for building.</translation>
    </message>
    <message>
        <source>A walker here opens both its cities for building.</source>
        <translation>A walker here opens both its cities for building.</translation>
    </message>
    <message>
        <source>Cards played lie here until a Tribune.</source>
        <translation>Cards played lie here until a Tribune.</translation>
    </message>
    <message>
        <source>Colonists begin here. Nobody builds here.</source>
        <translation>Colonists begin here. Nobody builds here.</translation>
    </message>
    <message>
        <source>Concordia card: {points}</source>
        <translation>Concordia card: {points}</translation>
    </message>
    <message>
        <source>Each slot holds one good or one waiting colonist.</source>
        <translation>Each slot holds one good or one waiting colonist.</translation>
    </message>
    <message>
        <source>From the top: {cards}</source>
        <translation>From the top: {cards}</translation>
    </message>
    <message>
        <source>It has produced. A Prefect may take {coins} here.</source>
        <translation>It has produced. A Prefect may take {coins} here.</translation>
    </message>
    <message>
        <source>Its slot is then free for a good.</source>
        <translation>Its slot is then free for a good.</translation>
    </message>
    <message>
        <source>Jupiter: 1 for each house outside brick cities</source>
        <translation>Jupiter: 1 for each house outside brick cities</translation>
    </message>
    <message>
        <source>Mars: 2 for each colonist on the map</source>
        <translation>Mars: 2 for each colonist on the map</translation>
    </message>
    <message>
        <source>Mercurius: 2 for each kind of good made</source>
        <translation>Mercurius: 2 for each kind of good made</translation>
    </message>
    <message>
        <source>Minerva: for houses that make its good</source>
        <translation>Minerva: for houses that make its good</translation>
    </message>
    <message>
        <source>Moves along roads, one step for each line.</source>
        <translation>Moves along roads, one step for each line.</translation>
    </message>
    <message>
        <source>Moves along sea lanes, one step for each line.</source>
        <translation>Moves along sea lanes, one step for each line.</translation>
    </message>
    <message>
        <source>Nothing to copy for a Diplomat.</source>
        <translation>Nothing to copy for a Diplomat.</translation>
    </message>
    <message>
        <source>Praefectus Magnus: the next Prefect’s bonus is two goods; then it passes on.</source>
        <translation>Praefectus Magnus: the next Prefect’s bonus is two goods; then it passes on.</translation>
    </message>
    <message>
        <source>Price: {price}</source>
        <translation>Price: {price}</translation>
    </message>
    <message>
        <source>Saturnus: 1 for each province with a house</source>
        <translation>Saturnus: 1 for each province with a house</translation>
    </message>
    <message>
        <source>The end has come already: no Concordia card any more.</source>
        <translation>The end has come already: no Concordia card any more.</translation>
    </message>
    <message>
        <source>To buy: carry it to a free slot; the third slot buys three.</source>
        <translation>To buy: carry it to a free slot; the third slot buys three.</translation>
    </message>
    <message>
        <source>To sell {goods} for {coins}: carry this one to its price, or click it twice.</source>
        <translation>To sell {goods} for {coins}: carry this one to its price, or click it twice.</translation>
    </message>
    <message>
        <source>Vesta: 1 for 10 coins, goods at list price</source>
        <translation>Vesta: 1 for 10 coins, goods at list price</translation>
    </message>
    <message>
        <source>Whoever builds the fifteenth ends the game and takes the Concordia card.</source>
        <translation>Whoever builds the fifteenth ends the game and takes the Concordia card.</translation>
    </message>
    <message>
        <source>Whoever buys the last card of all ends the game.</source>
        <translation>Whoever buys the last card of all ends the game.</translation>
    </message>
    <message>
        <source>You have a house here.</source>
        <translation>You have a house here.</translation>
    </message>
    <message>
        <source>no sea lane</source>
        <translation>no sea lane</translation>
    </message>
    <message>
        <source>now worth {points}</source>
        <translation>now worth {points}</translation>
    </message>
    <message>
        <source>or {coins}</source>
        <translation>or {coins}</translation>
    </message>
    <message numerus="yes">
        <source>takes back %n cards</source>
        <translation>
            <numerusform>takes back %n card</numerusform>
            <numerusform>takes back %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards}, {points} for each</source>
        <translation>{cards}, {points} for each</translation>
    </message>
    <message>
        <source>{coins} each, to buy, to sell and for Vesta</source>
        <translation>{coins} each, to buy, to sell and for Vesta</translation>
    </message>
    <message>
        <source>{name} {goods}</source>
        <translation>{name} {goods}</translation>
    </message>
    <message>
        <source>{points} for each such house at the end</source>
        <translation>{points} for each such house at the end</translation>
    </message>
</context>
<context>
    <name>ConcordiaJournal</name>
    <message>
        <source>All have been scored once; coins for the best: {paid}.</source>
        <translation>All have been scored once; coins for the best: {paid}.</translation>
    </message>
    <message>
        <source>Every province has its bonus marker.</source>
        <translation>Every province has its bonus marker.</translation>
    </message>
    <message>
        <source>New for sale: {cards}.</source>
        <translation>New for sale: {cards}.</translation>
    </message>
    <message>
        <source>The cities of letter {letter} have their goods.</source>
        <translation>The cities of letter {letter} have their goods.</translation>
    </message>
    <message>
        <source>The game is over: {name} wins with {points}.</source>
        <translation>The game is over: {name} wins with {points}.</translation>
    </message>
    <message>
        <source>bought the last card and takes the Concordia card.</source>
        <translation>bought the last card and takes the Concordia card.</translation>
    </message>
    <message>
        <source>bought {card} for {goods}.</source>
        <translation>bought {card} for {goods}.</translation>
    </message>
    <message>
        <source>bought {card}.</source>
        <translation>bought {card}.</translation>
    </message>
    <message>
        <source>bought {goods} for {coins}.</source>
        <translation>bought {goods} for {coins}.</translation>
    </message>
    <message>
        <source>built a house in {city} for {price}.</source>
        <translation>built a house in {city} for {price}.</translation>
    </message>
    <message>
        <source>built a house in {city}.</source>
        <translation>built a house in {city}.</translation>
    </message>
    <message>
        <source>built the fifteenth house and takes the Concordia card.</source>
        <translation>built the fifteenth house and takes the Concordia card.</translation>
    </message>
    <message>
        <source>built the fifteenth house; the end is near.</source>
        <translation>built the fifteenth house; the end is near.</translation>
    </message>
    <message>
        <source>carried out {card}.</source>
        <translation>carried out {card}.</translation>
    </message>
    <message>
        <source>copied {card} from {name}.</source>
        <translation>copied {card} from {name}.</translation>
    </message>
    <message>
        <source>found no card to copy.</source>
        <translation>found no card to copy.</translation>
    </message>
    <message>
        <source>had no room for {goods}.</source>
        <translation>had no room for {goods}.</translation>
    </message>
    <message>
        <source>is the start player.</source>
        <translation>is the start player.</translation>
    </message>
    <message>
        <source>let {province} produce, bonus {goods}.</source>
        <translation>let {province} produce, bonus {goods}.</translation>
    </message>
    <message numerus="yes">
        <source>moved {kind} to {line}, %n steps.</source>
        <translation>
            <numerusform>moved {kind} to {line}, %n step.</numerusform>
            <numerusform>moved {kind} to {line}, %n steps.</numerusform>
        </translation>
    </message>
    <message>
        <source>paid a question mark with {goods}.</source>
        <translation>paid a question mark with {goods}.</translation>
    </message>
    <message>
        <source>passed the Praefectus Magnus to {name}.</source>
        <translation>passed the Praefectus Magnus to {name}.</translation>
    </message>
    <message>
        <source>placed {kind} in {city}.</source>
        <translation>placed {kind} in {city}.</translation>
    </message>
    <message>
        <source>played {card}.</source>
        <translation>played {card}.</translation>
    </message>
    <message>
        <source>received {coins} for the colonists.</source>
        <translation>received {coins} for the colonists.</translation>
    </message>
    <message>
        <source>received {coins}.</source>
        <translation>received {coins}.</translation>
    </message>
    <message>
        <source>received {goods}.</source>
        <translation>received {goods}.</translation>
    </message>
    <message>
        <source>sold {goods} for {coins}.</source>
        <translation>sold {goods} for {coins}.</translation>
    </message>
    <message>
        <source>took back {cards} and received {coins}.</source>
        <translation>took back {cards} and received {coins}.</translation>
    </message>
    <message>
        <source>took back {cards}.</source>
        <translation>took back {cards}.</translation>
    </message>
    <message>
        <source>took the last card; the end is near.</source>
        <translation>took the last card; the end is near.</translation>
    </message>
    <message>
        <source>took {card} out of the game.</source>
        <translation>took {card} out of the game.</translation>
    </message>
    <message>
        <source>took {coins} and turned the markers to their goods.</source>
        <translation>took {coins} and turned the markers to their goods.</translation>
    </message>
    <message>
        <source>turned all markers to their goods.</source>
        <translation>turned all markers to their goods.</translation>
    </message>
    <message>
        <source>was scored for the first time: {points}.</source>
        <translation>was scored for the first time: {points}.</translation>
    </message>
    <message>
        <source>{name} {coins}</source>
        <translation>{name} {coins}</translation>
    </message>
    <message>
        <source>{name}, last turn</source>
        <translation>{name}, last turn</translation>
    </message>
    <message>
        <source>{name}, turn {round}</source>
        <translation>{name}, turn {round}</translation>
    </message>
</context>
<context>
    <name>ConcordiaLabels</name>
    <message numerus="yes">
        <source>%n houses left</source>
        <translation>
            <numerusform>%n house left</numerusform>
            <numerusform>%n houses left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {slots} free</source>
        <translation>
            <numerusform>%n of {slots} free</numerusform>
            <numerusform>%n of {slots} free</numerusform>
        </translation>
    </message>
    <message>
        <source>1 brick for each of your brick houses.</source>
        <translation>1 brick for each of your brick houses.</translation>
    </message>
    <message>
        <source>1 cloth for each of your cloth houses.</source>
        <translation>1 cloth for each of your cloth houses.</translation>
    </message>
    <message>
        <source>1 food for each of your food houses.</source>
        <translation>1 food for each of your food houses.</translation>
    </message>
    <message>
        <source>1 tool for each of your tool houses.</source>
        <translation>1 tool for each of your tool houses.</translation>
    </message>
    <message>
        <source>1 wine for each of your wine houses.</source>
        <translation>1 wine for each of your wine houses.</translation>
    </message>
    <message>
        <source>3 coins. Trade two kinds of goods.</source>
        <translation>3 coins. Trade two kinds of goods.</translation>
    </message>
    <message>
        <source>5 coins. Trade two kinds of goods.</source>
        <translation>5 coins. Trade two kinds of goods.</translation>
    </message>
    <message>
        <source>A province produces, or take coins.</source>
        <translation>A province produces, or take coins.</translation>
    </message>
    <message>
        <source>All cards are sold.</source>
        <translation>All cards are sold.</translation>
    </message>
    <message>
        <source>Buy one card, no surcharge.</source>
        <translation>Buy one card, no surcharge.</translation>
    </message>
    <message>
        <source>Buy up to two cards for sale.</source>
        <translation>Buy up to two cards for sale.</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Coins</translation>
    </message>
    <message>
        <source>Concordia card</source>
        <translation>Concordia card</translation>
    </message>
    <message>
        <source>Copy another player’s top card.</source>
        <translation>Copy another player’s top card.</translation>
    </message>
    <message>
        <source>Face-down card</source>
        <translation>Face-down card</translation>
    </message>
    <message>
        <source>For sale</source>
        <translation>For sale</translation>
    </message>
    <message>
        <source>Free slot</source>
        <translation>Free slot</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Houses left</source>
        <translation>Houses left</translation>
    </message>
    <message>
        <source>Keep one of these sets</source>
        <translation>Keep one of these sets</translation>
    </message>
    <message>
        <source>Keep {goods}</source>
        <translation>Keep {goods}</translation>
    </message>
    <message>
        <source>Move colonists, then build houses.</source>
        <translation>Move colonists, then build houses.</translation>
    </message>
    <message>
        <source>New colonists, or coins for all.</source>
        <translation>New colonists, or coins for all.</translation>
    </message>
    <message>
        <source>On top of the piles</source>
        <translation>On top of the piles</translation>
    </message>
    <message>
        <source>One more turn</source>
        <translation>One more turn</translation>
    </message>
    <message>
        <source>One more turn for each of the others</source>
        <translation>One more turn for each of the others</translation>
    </message>
    <message>
        <source>Own pile</source>
        <translation>Own pile</translation>
    </message>
    <message numerus="yes">
        <source>Own pile, %n cards</source>
        <translation>
            <numerusform>Own pile, %n card</numerusform>
            <numerusform>Own pile, %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Praefectus Magnus</source>
        <translation>Praefectus Magnus</translation>
    </message>
    <message>
        <source>Praefectus Magnus, held by {name}</source>
        <translation>Praefectus Magnus, held by {name}</translation>
    </message>
    <message>
        <source>Price of {good}: {coins}</source>
        <translation>Price of {good}: {coins}</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Prices</translation>
    </message>
    <message>
        <source>Road {place}</source>
        <translation>Road {place}</translation>
    </message>
    <message>
        <source>Sea lane {place}</source>
        <translation>Sea lane {place}</translation>
    </message>
    <message>
        <source>Take all cards back. One new colonist.</source>
        <translation>Take all cards back. One new colonist.</translation>
    </message>
    <message>
        <source>The last turns</source>
        <translation>The last turns</translation>
    </message>
    <message>
        <source>The map</source>
        <translation>The map</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>empty</translation>
    </message>
    <message>
        <source>last turns</source>
        <translation>last turns</translation>
    </message>
    <message numerus="yes">
        <source>stack %n</source>
        <translation>
            <numerusform>stack %n</numerusform>
            <numerusform>stack %n</numerusform>
        </translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>the game is over</translation>
    </message>
    <message>
        <source>{card} on top of {name}’s pile</source>
        <translation>{card} on top of {name}’s pile</translation>
    </message>
    <message>
        <source>{card}, {god}</source>
        <translation>{card}, {god}</translation>
    </message>
    <message>
        <source>{city}, the capital</source>
        <translation>{city}, the capital</translation>
    </message>
    <message>
        <source>{city}, {province}, {sort}</source>
        <translation>{city}, {province}, {sort}</translation>
    </message>
    <message>
        <source>{city}; houses of {names}</source>
        <translation>{city}; houses of {names}</translation>
    </message>
    <message>
        <source>{good} {number} of {count}</source>
        <translation>{good} {number} of {count}</translation>
    </message>
    <message>
        <source>{kind} of {name}, {place}</source>
        <translation>{kind} of {name}, {place}</translation>
    </message>
    <message numerus="yes">
        <source>{kind}, %n waiting</source>
        <translation>
            <numerusform>{kind}, %n waiting</numerusform>
            <numerusform>{kind}, %n waiting</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s pile is empty</source>
        <translation>{name}’s pile is empty</translation>
    </message>
    <message>
        <source>{name}’s storehouse</source>
        <translation>{name}’s storehouse</translation>
    </message>
    <message>
        <source>{name}’s storehouse, only looking</source>
        <translation>{name}’s storehouse, only looking</translation>
    </message>
    <message>
        <source>{province}, marker turned: {coins}</source>
        <translation>{province}, marker turned: {coins}</translation>
    </message>
    <message>
        <source>{province}, marker {good}</source>
        <translation>{province}, marker {good}</translation>
    </message>
</context>
<context>
    <name>ConcordiaPrompts</name>
    <message numerus="yes">
        <source>%n free slots</source>
        <translation>
            <numerusform>%n free slot</numerusform>
            <numerusform>%n free slots</numerusform>
        </translation>
    </message>
    <message>
        <source>A colonist more means more steps and more for Mars.</source>
        <translation>A colonist more means more steps and more for Mars.</translation>
    </message>
    <message>
        <source>A house more counts for several gods.</source>
        <translation>A house more counts for several gods.</translation>
    </message>
    <message>
        <source>A purchase brings new cards out of the stack; it cannot be undone after that.</source>
        <translation>A purchase brings new cards out of the stack; it cannot be undone after that.</translation>
    </message>
    <message>
        <source>Another card multiplies what its god gives.</source>
        <translation>Another card multiplies what its god gives.</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Build</translation>
    </message>
    <message>
        <source>Build in {city} for {price}</source>
        <translation>Build in {city} for {price}</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Buy</translation>
    </message>
    <message>
        <source>Buy card</source>
        <translation>Buy card</translation>
    </message>
    <message>
        <source>Buy {card}</source>
        <translation>Buy {card}</translation>
    </message>
    <message>
        <source>Buy {card} for {price}</source>
        <translation>Buy {card} for {price}</translation>
    </message>
    <message>
        <source>Buy {goods} for {coins}</source>
        <translation>Buy {goods} for {coins}</translation>
    </message>
    <message>
        <source>Click a good in your storehouse.</source>
        <translation>Click a good in your storehouse.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Copy {card}</source>
        <translation>Copy {card}</translation>
    </message>
    <message>
        <source>Done with {goods}.</source>
        <translation>Done with {goods}.</translation>
    </message>
    <message>
        <source>Drag a colonist to a lit line, or finish moving. Houses come after.</source>
        <translation>Drag a colonist to a lit line, or finish moving. Houses come after.</translation>
    </message>
    <message>
        <source>Drag goods to their price to sell, a price to a free slot to buy.</source>
        <translation>Drag goods to their price to sell, a price to a free slot to buy.</translation>
    </message>
    <message>
        <source>Drag it to your pile, or click it twice.</source>
        <translation>Drag it to your pile, or click it twice.</translation>
    </message>
    <message>
        <source>Each costs 1 food and 1 tool.</source>
        <translation>Each costs 1 food and 1 tool.</translation>
    </message>
    <message>
        <source>Each costs 1 food and 1 tool. Drag it from the storehouse to a lit city.</source>
        <translation>Each costs 1 food and 1 tool. Drag it from the storehouse to a lit city.</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Finish</translation>
    </message>
    <message>
        <source>It brings coins.</source>
        <translation>It brings coins.</translation>
    </message>
    <message>
        <source>It brings goods.</source>
        <translation>It brings goods.</translation>
    </message>
    <message>
        <source>It brings the end near while you are ahead.</source>
        <translation>It brings the end near while you are ahead.</translation>
    </message>
    <message>
        <source>It brings the played cards back.</source>
        <translation>It brings the played cards back.</translation>
    </message>
    <message>
        <source>It costs 1 food and 1 tool. Drag it from the storehouse to Roma.</source>
        <translation>It costs 1 food and 1 tool. Drag it from the storehouse to Roma.</translation>
    </message>
    <message numerus="yes">
        <source>It is worth %n points at the end.</source>
        <translation>
            <numerusform>It is worth %n point at the end.</numerusform>
            <numerusform>It is worth %n points at the end.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is worth points at the end.</source>
        <translation>It is worth points at the end.</translation>
    </message>
    <message>
        <source>It keeps something from somebody else.</source>
        <translation>It keeps something from somebody else.</translation>
    </message>
    <message>
        <source>It leads to new houses.</source>
        <translation>It leads to new houses.</translation>
    </message>
    <message>
        <source>It makes a kind of good that you do not make yet.</source>
        <translation>It makes a kind of good that you do not make yet.</translation>
    </message>
    <message>
        <source>It makes room in the storehouse.</source>
        <translation>It makes room in the storehouse.</translation>
    </message>
    <message>
        <source>It prepares a later turn.</source>
        <translation>It prepares a later turn.</translation>
    </message>
    <message>
        <source>It reaches a new province.</source>
        <translation>It reaches a new province.</translation>
    </message>
    <message>
        <source>Its action is carried out with your own houses, colonists, goods and coins.</source>
        <translation>Its action is carried out with your own houses, colonists, goods and coins.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Keep</translation>
    </message>
    <message>
        <source>Keep {goods}</source>
        <translation>Keep {goods}</translation>
    </message>
    <message>
        <source>Let {province} produce</source>
        <translation>Let {province} produce</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Move</translation>
    </message>
    <message numerus="yes">
        <source>Move {kind} from {start} to {line}: %n steps</source>
        <translation>
            <numerusform>Move {kind} from {start} to {line}: %n step</numerusform>
            <numerusform>Move {kind} from {start} to {line}: %n steps</numerusform>
        </translation>
    </message>
    <message>
        <source>No new colonist can be placed now.</source>
        <translation>No new colonist can be placed now.</translation>
    </message>
    <message>
        <source>No new colonist: that takes 1 food, 1 tool and one in store.</source>
        <translation>No new colonist: that takes 1 food, 1 tool and one in store.</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Nothing else is possible.</translation>
    </message>
    <message>
        <source>Only {city} can be paid for now.</source>
        <translation>Only {city} can be paid for now.</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Pay</translation>
    </message>
    <message>
        <source>Pay with {goods}</source>
        <translation>Pay with {goods}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Place {kind} in {city}</source>
        <translation>Place {kind} in {city}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Play {card}</translation>
    </message>
    <message>
        <source>Point at a marker to see what everybody would get.</source>
        <translation>Point at a marker to see what everybody would get.</translation>
    </message>
    <message>
        <source>Produce</source>
        <translation>Produce</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Sell</translation>
    </message>
    <message>
        <source>Sell {goods} for {coins}</source>
        <translation>Sell {goods} for {coins}</translation>
    </message>
    <message>
        <source>Take coins</source>
        <translation>Take coins</translation>
    </message>
    <message>
        <source>Take the coins</source>
        <translation>Take the coins</translation>
    </message>
    <message>
        <source>The stack is empty, and the end has come already.</source>
        <translation>The stack is empty, and the end has come already.</translation>
    </message>
    <message>
        <source>The stack is empty: buying the last card now ends the game.</source>
        <translation>The stack is empty: buying the last card now ends the game.</translation>
    </message>
    <message>
        <source>The stack is empty: whoever buys the last card ends the game.</source>
        <translation>The stack is empty: whoever buys the last card ends the game.</translation>
    </message>
    <message>
        <source>You have {coins} and {room}.</source>
        <translation>You have {coins} and {room}.</translation>
    </message>
    <message>
        <source>You hold the Praefectus Magnus: the bonus is two goods, then it passes on.</source>
        <translation>You hold the Praefectus Magnus: the bonus is two goods, then it passes on.</translation>
    </message>
    <message>
        <source>{card} ({coins})</source>
        <translation>{card} ({coins})</translation>
    </message>
    <message>
        <source>{goods} came in; the others are lost.</source>
        <translation>{goods} came in; the others are lost.</translation>
    </message>
    <message>
        <source>{name}, bring a new colonist to Roma, or finish.</source>
        <translation>{name}, bring a new colonist to Roma, or finish.</translation>
    </message>
    <message>
        <source>{name}, build a house in a lit city, or finish.</source>
        <translation>{name}, build a house in a lit city, or finish.</translation>
    </message>
    <message>
        <source>{name}, buy one card without its surcharge, or finish.</source>
        <translation>{name}, buy one card without its surcharge, or finish.</translation>
    </message>
    <message>
        <source>{name}, buy one more card, or finish.</source>
        <translation>{name}, buy one more card, or finish.</translation>
    </message>
    <message numerus="yes">
        <source>{name}, buy up to %n cards, or finish.</source>
        <translation>
            <numerusform>{name}, buy %n card, or finish.</numerusform>
            <numerusform>{name}, buy up to %n cards, or finish.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, choose whose top card you copy.</source>
        <translation>{name}, choose whose top card you copy.</translation>
    </message>
    <message>
        <source>{name}, finish your turn.</source>
        <translation>{name}, finish your turn.</translation>
    </message>
    <message>
        <source>{name}, let a province produce, or take the coins.</source>
        <translation>{name}, let a province produce, or take the coins.</translation>
    </message>
    <message>
        <source>{name}, let a province produce.</source>
        <translation>{name}, let a province produce.</translation>
    </message>
    <message numerus="yes">
        <source>{name}, move your colonists: %n steps left.</source>
        <translation>
            <numerusform>{name}, move your colonists: %n step left.</numerusform>
            <numerusform>{name}, move your colonists: %n steps left.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, no card can be paid: finish.</source>
        <translation>{name}, no card can be paid: finish.</translation>
    </message>
    <message>
        <source>{name}, no house can be built now: finish.</source>
        <translation>{name}, no house can be built now: finish.</translation>
    </message>
    <message>
        <source>{name}, no trade is possible: finish.</source>
        <translation>{name}, no trade is possible: finish.</translation>
    </message>
    <message>
        <source>{name}, pay the question mark with a good.</source>
        <translation>{name}, pay the question mark with a good.</translation>
    </message>
    <message>
        <source>{name}, place another colonist, or finish.</source>
        <translation>{name}, place another colonist, or finish.</translation>
    </message>
    <message>
        <source>{name}, place new colonists, or take {coins}.</source>
        <translation>{name}, place new colonists, or take {coins}.</translation>
    </message>
    <message>
        <source>{name}, play a card for your last turn.</source>
        <translation>{name}, play a card for your last turn.</translation>
    </message>
    <message>
        <source>{name}, play a card from your hand.</source>
        <translation>{name}, play a card from your hand.</translation>
    </message>
    <message>
        <source>{name}, take the coins of the markers.</source>
        <translation>{name}, take the coins of the markers.</translation>
    </message>
    <message>
        <source>{name}, take {coins}.</source>
        <translation>{name}, take {coins}.</translation>
    </message>
    <message>
        <source>{name}, trade in one more kind, or finish.</source>
        <translation>{name}, trade in one more kind, or finish.</translation>
    </message>
    <message>
        <source>{name}, trade in up to two kinds of goods, or finish.</source>
        <translation>{name}, trade in up to two kinds of goods, or finish.</translation>
    </message>
    <message>
        <source>{name}, your storehouse is full: keep {room} of these {count} goods.</source>
        <translation>{name}, your storehouse is full: keep {room} of these {count} goods.</translation>
    </message>
    <message>
        <source>{one} {two}</source>
        <translation>{one} {two}</translation>
    </message>
    <message>
        <source>{option}: of no use now</source>
        <translation>{option}: of no use now</translation>
    </message>
</context>
<context>
    <name>ConcordiaRefusals</name>
    <message>
        <source>A Diplomat cannot be copied.</source>
        <translation>A Diplomat cannot be copied.</translation>
    </message>
    <message>
        <source>A house in {city} costs {coins}; you do not have so many.</source>
        <translation>A house in {city} costs {coins}; you do not have so many.</translation>
    </message>
    <message>
        <source>A house in {city} takes {goods}; you do not have that.</source>
        <translation>A house in {city} takes {goods}; you do not have that.</translation>
    </message>
    <message>
        <source>A new colonist costs 1 food and 1 tool; you do not have both.</source>
        <translation>A new colonist costs 1 food and 1 tool; you do not have both.</translation>
    </message>
    <message>
        <source>A turn is one card: play one.</source>
        <translation>A turn is one card: play one.</translation>
    </message>
    <message>
        <source>All your houses are built.</source>
        <translation>All your houses are built.</translation>
    </message>
    <message>
        <source>At least one good must be traded.</source>
        <translation>At least one good must be traded.</translation>
    </message>
    <message>
        <source>Every free slot must be filled: keep {room}.</source>
        <translation>Every free slot must be filled: keep {room}.</translation>
    </message>
    <message>
        <source>First: choose a good for the question mark.</source>
        <translation>First: choose a good for the question mark.</translation>
    </message>
    <message>
        <source>First: choose which of the goods that came in you keep.</source>
        <translation>First: choose which of the goods that came in you keep.</translation>
    </message>
    <message>
        <source>Houses come after the movement: finish moving first.</source>
        <translation>Houses come after the movement: finish moving first.</translation>
    </message>
    <message>
        <source>It is not {seat} who is asked now.</source>
        <translation>It is not {seat} who is asked now.</translation>
    </message>
    <message>
        <source>No coins now: colonists were placed with this card.</source>
        <translation>No coins now: colonists were placed with this card.</translation>
    </message>
    <message>
        <source>No line leads there from here.</source>
        <translation>No line leads there from here.</translation>
    </message>
    <message>
        <source>No marker shows coins yet.</source>
        <translation>No marker shows coins yet.</translation>
    </message>
    <message>
        <source>No room for so many: {room} slots are free.</source>
        <translation>No room for so many: {room} slots are free.</translation>
    </message>
    <message>
        <source>No {kind} waits in your storehouse.</source>
        <translation>No {kind} waits in your storehouse.</translation>
    </message>
    <message>
        <source>No {role} lies on top of another player’s pile.</source>
        <translation>No {role} lies on top of another player’s pile.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Nobody sits there.</translation>
    </message>
    <message>
        <source>None of your colonists stands on a line to {city}.</source>
        <translation>None of your colonists stands on a line to {city}.</translation>
    </message>
    <message>
        <source>Not here: a colonist on the move stops on a line, not in {place}.</source>
        <translation>Not here: a colonist on the move stops on a line, not in {place}.</translation>
    </message>
    <message>
        <source>Not here: a colonist stands on {line} already; passing is allowed.</source>
        <translation>Not here: a colonist stands on {line} already; passing is allowed.</translation>
    </message>
    <message>
        <source>Not here: new colonists begin in Roma or in a city with your own house.</source>
        <translation>Not here: new colonists begin in Roma or in a city with your own house.</translation>
    </message>
    <message>
        <source>Not here: nobody builds a house in Roma.</source>
        <translation>Not here: nobody builds a house in Roma.</translation>
    </message>
    <message>
        <source>Not here: the Tribune’s colonist begins in Roma.</source>
        <translation>Not here: the Tribune’s colonist begins in Roma.</translation>
    </message>
    <message>
        <source>Not here: {city} has no line for a {kind}.</source>
        <translation>Not here: {city} has no line for a {kind}.</translation>
    </message>
    <message>
        <source>Now a card may be bought; nothing else.</source>
        <translation>Now a card may be bought; nothing else.</translation>
    </message>
    <message>
        <source>Now colonists may move; finish moving first.</source>
        <translation>Now colonists may move; finish moving first.</translation>
    </message>
    <message>
        <source>Now goods may be traded; nothing else.</source>
        <translation>Now goods may be traded; nothing else.</translation>
    </message>
    <message>
        <source>Now houses may be built; nothing else.</source>
        <translation>Now houses may be built; nothing else.</translation>
    </message>
    <message>
        <source>Now the Tribune may bring one colonist; nothing else.</source>
        <translation>Now the Tribune may bring one colonist; nothing else.</translation>
    </message>
    <message>
        <source>Now: copy the top card of another pile.</source>
        <translation>Now: copy the top card of another pile.</translation>
    </message>
    <message>
        <source>Now: let a province produce, or take the coins.</source>
        <translation>Now: let a province produce, or take the coins.</translation>
    </message>
    <message>
        <source>Now: place new colonists, or take the coins.</source>
        <translation>Now: place new colonists, or take the coins.</translation>
    </message>
    <message>
        <source>That costs {coins}; you have {money}.</source>
        <translation>That costs {coins}; you have {money}.</translation>
    </message>
    <message>
        <source>The cards must be those of deck {deck}.</source>
        <translation>The cards must be those of deck {deck}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>The movement is over; now houses are built.</source>
        <translation>The movement is over; now houses are built.</translation>
    </message>
    <message>
        <source>The price is {price}; you lack goods.</source>
        <translation>The price is {price}; you lack goods.</translation>
    </message>
    <message>
        <source>The tokens must be those of letter {letter}.</source>
        <translation>The tokens must be those of letter {letter}.</translation>
    </message>
    <message>
        <source>There is no {role} in your hand.</source>
        <translation>There is no {role} in your hand.</translation>
    </message>
    <message>
        <source>Too far: {cost} steps are needed, {steps} are left.</source>
        <translation>Too far: {cost} steps are needed, {steps} are left.</translation>
    </message>
    <message>
        <source>You do not have so many: there are {stock}.</source>
        <translation>You do not have so many: there are {stock}.</translation>
    </message>
    <message>
        <source>You have a house in {city} already; one for each city.</source>
        <translation>You have a house in {city} already; one for each city.</translation>
    </message>
    <message>
        <source>You have no {good} to pay with.</source>
        <translation>You have no {good} to pay with.</translation>
    </message>
    <message>
        <source>You have no {kind} in {place}.</source>
        <translation>You have no {kind} in {place}.</translation>
    </message>
    <message>
        <source>You have traded in {good} already; each kind once.</source>
        <translation>You have traded in {good} already; each kind once.</translation>
    </message>
    <message>
        <source>{card} is not for sale now.</source>
        <translation>{card} is not for sale now.</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} to {most}</translation>
    </message>
    <message>
        <source>{map} is not for so many players: it takes {fit}.</source>
        <translation>{map} is not for so many players: it takes {fit}.</translation>
    </message>
    <message>
        <source>{province} has produced: its marker shows coins until somebody takes them.</source>
        <translation>{province} has produced: its marker shows coins until somebody takes them.</translation>
    </message>
</context>
<context>
    <name>ConcordiaTerms</name>
    <message numerus="yes">
        <source>%n bricks</source>
        <translation>
            <numerusform>%n brick</numerusform>
            <numerusform>%n bricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cloth</source>
        <translation>
            <numerusform>%n cloth</numerusform>
            <numerusform>%n cloth</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>%n food</numerusform>
            <numerusform>%n food</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goods of your choice</source>
        <translation>
            <numerusform>%n good of your choice</numerusform>
            <numerusform>%n goods of your choice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n houses</source>
        <translation>
            <numerusform>%n house</numerusform>
            <numerusform>%n houses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tools</source>
        <translation>
            <numerusform>%n tool</numerusform>
            <numerusform>%n tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wine</source>
        <translation>
            <numerusform>%n wine</numerusform>
            <numerusform>%n wine</numerusform>
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
        <translation>a ship</translation>
    </message>
    <message>
        <source>a walker</source>
        <translation>a walker</translation>
    </message>
    <message>
        <source>brick</source>
        <translation>brick</translation>
    </message>
    <message>
        <source>brick city</source>
        <translation>brick city</translation>
    </message>
    <message>
        <source>cloth</source>
        <translation>cloth</translation>
    </message>
    <message>
        <source>cloth city</source>
        <translation>cloth city</translation>
    </message>
    <message>
        <source>food</source>
        <translation>food</translation>
    </message>
    <message>
        <source>food city</source>
        <translation>food city</translation>
    </message>
    <message>
        <source>ship</source>
        <translation>ship</translation>
    </message>
    <message>
        <source>tool city</source>
        <translation>tool city</translation>
    </message>
    <message>
        <source>tools</source>
        <translation>tools</translation>
    </message>
    <message>
        <source>walker</source>
        <translation>walker</translation>
    </message>
    <message>
        <source>wine</source>
        <translation>wine</translation>
    </message>
    <message>
        <source>wine city</source>
        <translation>wine city</translation>
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
        <translation>coins and goods, and what they can buy</translation>
    </message>
    <message>
        <source>the Concordia card</source>
        <translation>the Concordia card</translation>
    </message>
    <message>
        <source>the Praefectus Magnus</source>
        <translation>the Praefectus Magnus</translation>
    </message>
    <message>
        <source>the cards in hand that can be played next</source>
        <translation>the cards in hand that can be played next</translation>
    </message>
    <message>
        <source>the cards of Jupiter, with the houses that make no bricks</source>
        <translation>the cards of Jupiter, with the houses that make no bricks</translation>
    </message>
    <message>
        <source>the cards of Mars, with the colonists</source>
        <translation>the cards of Mars, with the colonists</translation>
    </message>
    <message>
        <source>the cards of Mercurius, with the kinds of goods</source>
        <translation>the cards of Mercurius, with the kinds of goods</translation>
    </message>
    <message>
        <source>the cards of Saturnus, with the provinces</source>
        <translation>the cards of Saturnus, with the provinces</translation>
    </message>
    <message>
        <source>the cities beside one’s colonists, to be built in next</source>
        <translation>the cities beside one’s colonists, to be built in next</translation>
    </message>
    <message>
        <source>the goods that one’s houses will yield</source>
        <translation>the goods that one’s houses will yield</translation>
    </message>
    <message>
        <source>the specialists of Minerva, with the houses in the cities of their goods</source>
        <translation>the specialists of Minerva, with the houses in the cities of their goods</translation>
    </message>
</context>
<context>
    <name>ConcordiaWords</name>
    <message>
        <source>Concordia card</source>
        <translation>Concordia card</translation>
    </message>
    <message>
        <source>Jupiter: houses without brick</source>
        <translation>Jupiter: houses without brick</translation>
    </message>
    <message>
        <source>Limit of the level</source>
        <translation>Limit of the level</translation>
    </message>
    <message>
        <source>Mars: colonists</source>
        <translation>Mars: colonists</translation>
    </message>
    <message>
        <source>Mercurius: kinds of goods</source>
        <translation>Mercurius: kinds of goods</translation>
    </message>
    <message>
        <source>Minerva: specialists</source>
        <translation>Minerva: specialists</translation>
    </message>
    <message>
        <source>Saturnus: provinces</source>
        <translation>Saturnus: provinces</translation>
    </message>
    <message>
        <source>The fifteenth house brought the end.</source>
        <translation>The fifteenth house brought the end.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>The last card brought the end.</source>
        <translation>The last card brought the end.</translation>
    </message>
    <message>
        <source>Vesta: goods and coins</source>
        <translation>Vesta: goods and coins</translation>
    </message>
    <message>
        <source>by round</source>
        <translation>by round</translation>
    </message>
    <message>
        <source>{cards}, {points}</source>
        <translation>{cards}, {points}</translation>
    </message>
    <message>
        <source>{cards}, {points} each</source>
        <translation>{cards}, {points} each</translation>
    </message>
</context>
<context>
    <name>Consent</name>
    <message>
        <source>Leave it</source>
        <translation>Leave it</translation>
    </message>
</context>
<context>
    <name>CurtainPage</name>
    <message>
        <source>Enter opens the curtain.</source>
        <translation>Enter opens the curtain.</translation>
    </message>
    <message>
        <source>Everyone else, please look away.</source>
        <translation>Everyone else, please look away.</translation>
    </message>
    <message>
        <source>I am {name}: open the curtain</source>
        <translation>I am {name}: open the curtain</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>It is your turn.</translation>
    </message>
    <message>
        <source>now</source>
        <translation>now</translation>
    </message>
    <message>
        <source>sealed</source>
        <translation>sealed</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>waits</translation>
    </message>
</context>
<context>
    <name>Damage</name>
    <message>
        <source>It cannot be read: {why}.</source>
        <translation>It cannot be read: {why}.</translation>
    </message>
    <message>
        <source>It is empty: it was cut off while it was being written.</source>
        <translation>It is empty: it was cut off while it was being written.</translation>
    </message>
    <message>
        <source>It is gone; only its backup is left.</source>
        <translation>It is gone; only its backup is left.</translation>
    </message>
    <message>
        <source>It is not a file but a folder, a pipe or a device.</source>
        <translation>It is not a file but a folder, a pipe or a device.</translation>
    </message>
    <message>
        <source>It is not a saved game of this program.</source>
        <translation>It is not a saved game of this program.</translation>
    </message>
    <message>
        <source>It is too large to be a saved game.</source>
        <translation>It is too large to be a saved game.</translation>
    </message>
    <message>
        <source>It was saved by a newer version of this program.</source>
        <translation>It was saved by a newer version of this program.</translation>
    </message>
    <message>
        <source>Its end is missing.</source>
        <translation>Its end is missing.</translation>
    </message>
    <message>
        <source>Its game “{game}” is not in this program.</source>
        <translation>Its game “{game}” is not in this program.</translation>
    </message>
    <message>
        <source>What it holds does not fit together.</source>
        <translation>What it holds does not fit together.</translation>
    </message>
</context>
<context>
    <name>DamagedRow</name>
    <message>
        <source>Open the backup</source>
        <translation>Open the backup</translation>
    </message>
</context>
<context>
    <name>DecisionBar</name>
    <message>
        <source>All the rest</source>
        <translation>All the rest</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirm</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Faster</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Move now</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Skip to my turn</source>
        <translation>Skip to my turn</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>There is nothing to redo.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>There is nothing to undo.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Undo stops here: {cause}</source>
        <translation>Undo stops here: {cause}</translation>
    </message>
</context>
<context>
    <name>DeleteSheet</name>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Delete this saved game?</source>
        <translation>Delete this saved game?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Keep it</translation>
    </message>
    <message>
        <source>{what} goes into the bin of the shelf and stays there for 30 days.</source>
        <translation>{what} goes into the bin of the shelf and stays there for 30 days.</translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message>
        <source>A note about this match</source>
        <translation>A note about this match</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicate</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Export as text</source>
        <translation>Export as text</translation>
    </message>
    <message>
        <source>Export the score sheet</source>
        <translation>Export the score sheet</translation>
    </message>
    <message>
        <source>Give it a name (F2)</source>
        <translation>Give it a name (F2)</translation>
    </message>
    <message>
        <source>It lies in the bin. After 30 days it is gone for good.</source>
        <translation>It lies in the bin. After 30 days it is gone for good.</translation>
    </message>
    <message>
        <source>Name of the match</source>
        <translation>Name of the match</translation>
    </message>
    <message>
        <source>No match is chosen.</source>
        <translation>No match is chosen.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Open the backup</source>
        <translation>Open the backup</translation>
    </message>
    <message>
        <source>Put it back on the shelf</source>
        <translation>Put it back on the shelf</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Resume</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Score sheet</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Show in folder</translation>
    </message>
    <message>
        <source>The copy before the last action can be opened.</source>
        <translation>The copy before the last action can be opened.</translation>
    </message>
    <message>
        <source>This file is damaged.</source>
        <translation>This file is damaged.</translation>
    </message>
    <message>
        <source>Watch so far</source>
        <translation>Watch so far</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Watch the replay</translation>
    </message>
</context>
<context>
    <name>Edition</name>
    <message>
        <source>A Job Well Done</source>
        <translation>A Job Well Done</translation>
    </message>
    <message>
        <source>As other public texts about the game tell them: {parts}.</source>
        <translation>As other public texts about the game tell them: {parts}.</translation>
    </message>
    <message>
        <source>As photographs and public versions of the game show them: {parts}.</source>
        <translation>As photographs and public versions of the game show them: {parts}.</translation>
    </message>
    <message>
        <source>As the rulebook prints them: {parts}.</source>
        <translation>As the rulebook prints them: {parts}.</translation>
    </message>
    <message>
        <source>Assisi</source>
        <translation>Assisi</translation>
    </message>
    <message>
        <source>Concordia card</source>
        <translation>Concordia card</translation>
    </message>
    <message>
        <source>Praefectus Magnus</source>
        <translation>Praefectus Magnus</translation>
    </message>
    <message>
        <source>Rebuilt by us to fit all that is known, and perhaps not as in your box: {parts}.</source>
        <translation>Rebuilt by us to fit all that is known, and perhaps not as in your box: {parts}.</translation>
    </message>
    <message>
        <source>Spoils of War</source>
        <translation>Spoils of War</translation>
    </message>
    <message>
        <source>Trajan tiles</source>
        <translation>Trajan tiles</translation>
    </message>
    <message>
        <source>achievements</source>
        <translation>achievements</translation>
    </message>
    <message>
        <source>action circle</source>
        <translation>action circle</translation>
    </message>
    <message>
        <source>action markers</source>
        <translation>action markers</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>actions</translation>
    </message>
    <message>
        <source>aqueducts</source>
        <translation>aqueducts</translation>
    </message>
    <message>
        <source>blessings</source>
        <translation>blessings</translation>
    </message>
    <message>
        <source>bonus tiles</source>
        <translation>bonus tiles</translation>
    </message>
    <message>
        <source>bridge tiles</source>
        <translation>bridge tiles</translation>
    </message>
    <message>
        <source>building contracts</source>
        <translation>building contracts</translation>
    </message>
    <message>
        <source>cards for sale</source>
        <translation>cards for sale</translation>
    </message>
    <message>
        <source>central board</source>
        <translation>central board</translation>
    </message>
    <message>
        <source>cities</source>
        <translation>cities</translation>
    </message>
    <message>
        <source>city tokens</source>
        <translation>city tokens</translation>
    </message>
    <message>
        <source>coins of the Colonist card</source>
        <translation>coins of the Colonist card</translation>
    </message>
    <message>
        <source>coins of the bonus markers</source>
        <translation>coins of the bonus markers</translation>
    </message>
    <message>
        <source>commodities</source>
        <translation>commodities</translation>
    </message>
    <message>
        <source>construction tiles</source>
        <translation>construction tiles</translation>
    </message>
    <message>
        <source>cost of the dice</source>
        <translation>cost of the dice</translation>
    </message>
    <message>
        <source>counts of the box</source>
        <translation>counts of the box</translation>
    </message>
    <message>
        <source>course of the game</source>
        <translation>course of the game</translation>
    </message>
    <message>
        <source>decks</source>
        <translation>decks</translation>
    </message>
    <message>
        <source>demands</source>
        <translation>demands</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>dice</translation>
    </message>
    <message>
        <source>end of the game</source>
        <translation>end of the game</translation>
    </message>
    <message>
        <source>estate board</source>
        <translation>estate board</translation>
    </message>
    <message>
        <source>estate tiles</source>
        <translation>estate tiles</translation>
    </message>
    <message>
        <source>farm</source>
        <translation>farm</translation>
    </message>
    <message>
        <source>feeding</source>
        <translation>feeding</translation>
    </message>
    <message>
        <source>figures of the cards</source>
        <translation>figures of the cards</translation>
    </message>
    <message>
        <source>final scoring</source>
        <translation>final scoring</translation>
    </message>
    <message>
        <source>forum</source>
        <translation>forum</translation>
    </message>
    <message>
        <source>gods</source>
        <translation>gods</translation>
    </message>
    <message>
        <source>goods and prices</source>
        <translation>goods and prices</translation>
    </message>
    <message>
        <source>heroes</source>
        <translation>heroes</translation>
    </message>
    <message>
        <source>hill tiles</source>
        <translation>hill tiles</translation>
    </message>
    <message>
        <source>hippodrome</source>
        <translation>hippodrome</translation>
    </message>
    <message>
        <source>housing track</source>
        <translation>housing track</translation>
    </message>
    <message>
        <source>kinds of building</source>
        <translation>kinds of building</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>limits</translation>
    </message>
    <message>
        <source>maritime contracts</source>
        <translation>maritime contracts</translation>
    </message>
    <message>
        <source>market</source>
        <translation>market</translation>
    </message>
    <message>
        <source>market stalls</source>
        <translation>market stalls</translation>
    </message>
    <message>
        <source>monuments</source>
        <translation>monuments</translation>
    </message>
    <message>
        <source>mosaic board</source>
        <translation>mosaic board</translation>
    </message>
    <message>
        <source>mosaic tiles</source>
        <translation>mosaic tiles</translation>
    </message>
    <message>
        <source>names of the cards</source>
        <translation>names of the cards</translation>
    </message>
    <message>
        <source>pantheon</source>
        <translation>pantheon</translation>
    </message>
    <message>
        <source>pieces of a player</source>
        <translation>pieces of a player</translation>
    </message>
    <message>
        <source>price of a colonist</source>
        <translation>price of a colonist</translation>
    </message>
    <message>
        <source>price of a house</source>
        <translation>price of a house</translation>
    </message>
    <message>
        <source>price of growth</source>
        <translation>price of growth</translation>
    </message>
    <message>
        <source>provinces</source>
        <translation>provinces</translation>
    </message>
    <message>
        <source>reward tokens</source>
        <translation>reward tokens</translation>
    </message>
    <message>
        <source>sale of slaves</source>
        <translation>sale of slaves</translation>
    </message>
    <message>
        <source>sea routes</source>
        <translation>sea routes</translation>
    </message>
    <message>
        <source>senate</source>
        <translation>senate</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>set-up</translation>
    </message>
    <message>
        <source>shapes of buildings</source>
        <translation>shapes of buildings</translation>
    </message>
    <message>
        <source>ships</source>
        <translation>ships</translation>
    </message>
    <message>
        <source>solo challenge</source>
        <translation>solo challenge</translation>
    </message>
    <message>
        <source>spaces of the display</source>
        <translation>spaces of the display</translation>
    </message>
    <message>
        <source>specialists</source>
        <translation>specialists</translation>
    </message>
    <message>
        <source>start port</source>
        <translation>start port</translation>
    </message>
    <message>
        <source>starting cards</source>
        <translation>starting cards</translation>
    </message>
    <message>
        <source>storehouse</source>
        <translation>storehouse</translation>
    </message>
    <message>
        <source>subject cards</source>
        <translation>subject cards</translation>
    </message>
    <message>
        <source>success and sabotage</source>
        <translation>success and sabotage</translation>
    </message>
    <message>
        <source>supplies</source>
        <translation>supplies</translation>
    </message>
    <message>
        <source>supply</source>
        <translation>supply</translation>
    </message>
    <message>
        <source>supply of bonus markers</source>
        <translation>supply of bonus markers</translation>
    </message>
    <message>
        <source>temple</source>
        <translation>temple</translation>
    </message>
    <message>
        <source>time</source>
        <translation>time</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>turn</translation>
    </message>
    <message>
        <source>two players</source>
        <translation>two players</translation>
    </message>
    <message>
        <source>variants</source>
        <translation>variants</translation>
    </message>
    <message>
        <source>victory</source>
        <translation>victory</translation>
    </message>
    <message>
        <source>weather and harvest</source>
        <translation>weather and harvest</translation>
    </message>
    <message>
        <source>weather cards</source>
        <translation>weather cards</translation>
    </message>
    <message>
        <source>what a player begins with</source>
        <translation>what a player begins with</translation>
    </message>
    <message>
        <source>workplaces</source>
        <translation>workplaces</translation>
    </message>
    <message>
        <source>zones of the city</source>
        <translation>zones of the city</translation>
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
        <translation>Not there. It can go to: {places}.</translation>
    </message>
    <message>
        <source>Not there. Where it can go lights up while it is held.</source>
        <translation>Not there. Where it can go lights up while it is held.</translation>
    </message>
    <message>
        <source>That cannot be moved now.</source>
        <translation>That cannot be moved now.</translation>
    </message>
</context>
<context>
    <name>FightTellers</name>
    <message numerus="yes">
        <source>%n sabotages, by {names}</source>
        <translation>
            <numerusform>%n sabotage, by {names}</numerusform>
            <numerusform>%n sabotages, by {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assisi was attacked and has %n defenders now.</source>
        <translation>
            <numerusform>Assisi was attacked and has %n defender now.</numerusform>
            <numerusform>Assisi was attacked and has %n defenders now.</numerusform>
        </translation>
    </message>
    <message>
        <source>The city cards are shown: {attacks}.</source>
        <translation>The city cards are shown: {attacks}.</translation>
    </message>
    <message>
        <source>The heroes are shown: {heroes}.</source>
        <translation>The heroes are shown: {heroes}.</translation>
    </message>
    <message>
        <source>added {product} to the loot of Assisi.</source>
        <translation>added {product} to the loot of Assisi.</translation>
    </message>
    <message>
        <source>captured the farmer in the granary, which brings nothing.</source>
        <translation>captured the farmer in the granary, which brings nothing.</translation>
    </message>
    <message>
        <source>captured the farmer on the field: {wheat}.</source>
        <translation>captured the farmer on the field: {wheat}.</translation>
    </message>
    <message>
        <source>captured the peasant: a captive goes {to}.</source>
        <translation>captured the peasant: a captive goes {to}.</translation>
    </message>
    <message>
        <source>found no more loot in {city}.</source>
        <translation>found no more loot in {city}.</translation>
    </message>
    <message>
        <source>found nothing more to sabotage in {city}.</source>
        <translation>found nothing more to sabotage in {city}.</translation>
    </message>
    <message>
        <source>had only the 0 left and took all used heroes back.</source>
        <translation>had only the 0 left and took all used heroes back.</translation>
    </message>
    <message>
        <source>has the largest army and took back a used hero.</source>
        <translation>has the largest army and took back a used hero.</translation>
    </message>
    <message>
        <source>has the largest army and took back no hero.</source>
        <translation>has the largest army and took back no hero.</translation>
    </message>
    <message>
        <source>keeps the hero of 0 active.</source>
        <translation>keeps the hero of 0 active.</translation>
    </message>
    <message>
        <source>laid a city card face down.</source>
        <translation>laid a city card face down.</translation>
    </message>
    <message>
        <source>laid a hero face down.</source>
        <translation>laid a hero face down.</translation>
    </message>
    <message>
        <source>put the hero on the used pile.</source>
        <translation>put the hero on the used pile.</translation>
    </message>
    <message>
        <source>sabotaged {place} in the city of {victim}: a captive left for the supply.</source>
        <translation>sabotaged {place} in the city of {victim}: a captive left for the supply.</translation>
    </message>
    <message>
        <source>sabotaged {place} in the city of {victim}: a peasant lies down there.</source>
        <translation>sabotaged {place} in the city of {victim}: a peasant lies down there.</translation>
    </message>
    <message>
        <source>sabotaged {place} in the city of {victim}: a peasant went home.</source>
        <translation>sabotaged {place} in the city of {victim}: a peasant went home.</translation>
    </message>
    <message>
        <source>sabotaged {place} in the city of {victim}: the captive there lies down.</source>
        <translation>sabotaged {place} in the city of {victim}: the captive there lies down.</translation>
    </message>
    <message>
        <source>took a captive from Assisi, who goes {to}.</source>
        <translation>took a captive from Assisi, who goes {to}.</translation>
    </message>
    <message>
        <source>took {product} from Assisi.</source>
        <translation>took {product} from Assisi.</translation>
    </message>
    <message>
        <source>{city}: attack {attack} ({attackers}), defence {defence} ({guard}). Success {success}: {turns}.</source>
        <translation>{city}: attack {attack} ({attackers}), defence {defence} ({guard}). Success {success}: {turns}.</translation>
    </message>
    <message>
        <source>{city}: attack {attack} ({attackers}), defence {defence} ({guard}). The attack is not higher: it fails.</source>
        <translation>{city}: attack {attack} ({attackers}), defence {defence} ({guard}). The attack is not higher: it fails.</translation>
    </message>
    <message>
        <source>{name} attacks {city} with {soldiers}</source>
        <translation>{name} attacks {city} with {soldiers}</translation>
    </message>
    <message>
        <source>{name} plays {hero}</source>
        <translation>{name} plays {hero}</translation>
    </message>
    <message>
        <source>{name} {soldiers} + {hero}</source>
        <translation>{name} {soldiers} + {hero}</translation>
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
        <translation>Fonts cannot be loaded before the application has started.</translation>
    </message>
    <message>
        <source>The font file {name} is damaged; a similar face is used.</source>
        <translation>The font file {name} is damaged; a similar face is used.</translation>
    </message>
    <message>
        <source>The font file {name} is missing; a similar face is used.</source>
        <translation>The font file {name} is missing; a similar face is used.</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>1 player: {challenge}</source>
        <translation>1 player: {challenge}</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Learn to play</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Solo challenge</source>
        <translation>Solo challenge</translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>about %n minute</numerusform>
            <numerusform>about %n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>about {count} min</source>
        <translation>about {count} min</translation>
    </message>
    <message>
        <source>{low} to {high} minutes</source>
        <translation>{low} to {high} minutes</translation>
    </message>
    <message>
        <source>{low}–{high} min</source>
        <translation>{low}–{high} min</translation>
    </message>
    <message>
        <source>{range} players</source>
        <translation>{range} players</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message>
        <source>All games</source>
        <translation>All games</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Which game</translation>
    </message>
</context>
<context>
    <name>GoalWords</name>
    <message numerus="yes">
        <source>%n buildings</source>
        <translation>
            <numerusform>%n building</numerusform>
            <numerusform>%n buildings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contracts</source>
        <translation>
            <numerusform>%n contract</numerusform>
            <numerusform>%n contracts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goods</source>
        <translation>
            <numerusform>%n good</numerusform>
            <numerusform>%n goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n houses</source>
        <translation>
            <numerusform>%n house</numerusform>
            <numerusform>%n houses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in all</source>
        <translation>
            <numerusform>%n in all</numerusform>
            <numerusform>%n in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n influence</source>
        <translation>
            <numerusform>%n influence</numerusform>
            <numerusform>%n influence</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n peasants</source>
        <translation>
            <numerusform>%n peasant</numerusform>
            <numerusform>%n peasants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n piece</numerusform>
            <numerusform>%n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>%n star</numerusform>
            <numerusform>%n stars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wheat</source>
        <translation>
            <numerusform>%n wheat</numerusform>
            <numerusform>%n wheat</numerusform>
        </translation>
    </message>
    <message>
        <source>Build as many houses as this turn allows.</source>
        <translation>Build as many houses as this turn allows.</translation>
    </message>
    <message>
        <source>Complete as many maritime contracts as this turn allows.</source>
        <translation>Complete as many maritime contracts as this turn allows.</translation>
    </message>
    <message>
        <source>End the turn with as many coins as you can.</source>
        <translation>End the turn with as many coins as you can.</translation>
    </message>
    <message>
        <source>End the turn with as many goods as you can.</source>
        <translation>End the turn with as many goods as you can.</translation>
    </message>
    <message>
        <source>End the turn with as many imperium tiles as you can.</source>
        <translation>End the turn with as many imperium tiles as you can.</translation>
    </message>
    <message>
        <source>End the turn with as much influence as you can.</source>
        <translation>End the turn with as much influence as you can.</translation>
    </message>
    <message>
        <source>Find the most points of this turn.</source>
        <translation>Find the most points of this turn.</translation>
    </message>
    <message>
        <source>Have as many peasants as you can.</source>
        <translation>Have as many peasants as you can.</translation>
    </message>
    <message>
        <source>Have the most monuments, peasants, wheat and coins, taken together.</source>
        <translation>Have the most monuments, peasants, wheat and coins, taken together.</translation>
    </message>
    <message>
        <source>It ends when the dice roll, a card is turned or another King acts.</source>
        <translation>It ends when the dice roll, a card is turned or another King acts.</translation>
    </message>
    <message>
        <source>Keep as much wheat as you can.</source>
        <translation>Keep as much wheat as you can.</translation>
    </message>
    <message>
        <source>Put as many pieces into the city as this turn allows.</source>
        <translation>Put as many pieces into the city as this turn allows.</translation>
    </message>
    <message>
        <source>Take as many buildings as this turn allows.</source>
        <translation>Take as many buildings as this turn allows.</translation>
    </message>
    <message>
        <source>bronze</source>
        <translation>bronze</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>easy</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>fair</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>gold</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>hard</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>silver</translation>
    </message>
    <message>
        <source>tricky</source>
        <translation>tricky</translation>
    </message>
    <message>
        <source>very hard</source>
        <translation>very hard</translation>
    </message>
    <message>
        <source>{number} of {amount}</source>
        <translation>{number} of {amount}</translation>
    </message>
</context>
<context>
    <name>Handing</name>
    <message>
        <source>chooses in secret.</source>
        <translation>chooses in secret.</translation>
    </message>
    <message>
        <source>goes on with their turn; their secrets will show.</source>
        <translation>goes on with their turn; their secrets will show.</translation>
    </message>
    <message>
        <source>plays the next turn; their secrets will show.</source>
        <translation>plays the next turn; their secrets will show.</translation>
    </message>
</context>
<context>
    <name>Heard</name>
    <message>
        <source>Sound off.</source>
        <translation>Sound off.</translation>
    </message>
    <message>
        <source>Sound on.</source>
        <translation>Sound on.</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Best first, the others’ prospects considered.</source>
        <translation>Best first, the others’ prospects considered.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>The best options</source>
        <translation>The best options</translation>
    </message>
</context>
<context>
    <name>Hinting</name>
    <message>
        <source>Play the hint</source>
        <translation>Play the hint</translation>
    </message>
    <message>
        <source>Point at something that can be chosen, then press W: why not that?</source>
        <translation>Point at something that can be chosen, then press W: why not that?</translation>
    </message>
    <message>
        <source>That is what the computer would choose, too.</source>
        <translation>That is what the computer would choose, too.</translation>
    </message>
    <message>
        <source>The computer has no hint just now.</source>
        <translation>The computer has no hint just now.</translation>
    </message>
    <message>
        <source>The computer thinks of a hint…</source>
        <translation>The computer thinks of a hint…</translation>
    </message>
    <message>
        <source>There are no hints here.</source>
        <translation>There are no hints here.</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message numerus="yes">
        <source>%n games on this computer</source>
        <translation>
            <numerusform>%n game on this computer</numerusform>
            <numerusform>%n games on this computer</numerusform>
        </translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Challenges</translation>
    </message>
    <message>
        <source>Choose a table</source>
        <translation>Choose a table</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Every move is saved at once, so you can stop whenever you like and go on here.</source>
        <translation>Every move is saved at once, so you can stop whenever you like and go on here.</translation>
    </message>
    <message>
        <source>Finished games are among the saved ones; you can watch them again.</source>
        <translation>Finished games are among the saved ones; you can watch them again.</translation>
    </message>
    <message>
        <source>No game is waiting for you.</source>
        <translation>No game is waiting for you.</translation>
    </message>
    <message>
        <source>Nothing has been started yet.</source>
        <translation>Nothing has been started yet.</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>Take the challenge</source>
        <translation>Take the challenge</translation>
    </message>
    <message numerus="yes">
        <source>all saved games (%n)</source>
        <translation>
            <numerusform>all saved games (%n)</numerusform>
            <numerusform>all saved games (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>open a file…</source>
        <translation>open a file…</translation>
    </message>
    <message>
        <source>see all</source>
        <translation>see all</translation>
    </message>
</context>
<context>
    <name>JournalLines</name>
    <message>
        <source>Set-up</source>
        <translation>Set-up</translation>
    </message>
</context>
<context>
    <name>JournalModel</name>
    <message numerus="yes">
        <source>%n more lines</source>
        <translation>
            <numerusform>%n more line</numerusform>
            <numerusform>%n more lines</numerusform>
        </translation>
    </message>
    <message>
        <source>unfolded</source>
        <translation>unfolded</translation>
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
        <translation>One line per action</translation>
    </message>
    <message>
        <source>Unfold every action</source>
        <translation>Unfold every action</translation>
    </message>
</context>
<context>
    <name>Keeper</name>
    <message>
        <source>Another folder…</source>
        <translation>Another folder…</translation>
    </message>
    <message>
        <source>Leave all the same</source>
        <translation>Leave all the same</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Play on</translation>
    </message>
    <message>
        <source>Save a copy of the match</source>
        <translation>Save a copy of the match</translation>
    </message>
    <message>
        <source>Save the match in another folder</source>
        <translation>Save the match in another folder</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Saved as {name}.</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Saved matches</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Stay</translation>
    </message>
    <message>
        <source>Still not saved: {reason}.</source>
        <translation>Still not saved: {reason}.</translation>
    </message>
    <message>
        <source>The copy could not be saved: {reason}.</source>
        <translation>The copy could not be saved: {reason}.</translation>
    </message>
    <message>
        <source>The level of a computer player is not in this game; the nearest one plays.</source>
        <translation>The level of a computer player is not in this game; the nearest one plays.</translation>
    </message>
    <message>
        <source>The match could not be saved</source>
        <translation>The match could not be saved</translation>
    </message>
    <message>
        <source>The match is saved again.</source>
        <translation>The match is saved again.</translation>
    </message>
    <message>
        <source>The rules were corrected since; the match goes on from here.</source>
        <translation>The rules were corrected since; the match goes on from here.</translation>
    </message>
    <message>
        <source>The system says: {reason}. If you leave now, what happened since the last good copy is lost.</source>
        <translation>The system says: {reason}. If you leave now, what happened since the last good copy is lost.</translation>
    </message>
    <message>
        <source>The system says: {reason}. Nothing is lost while the program runs, and the last good copy stays. Free some space, or choose another folder for this match.</source>
        <translation>The system says: {reason}. Nothing is lost while the program runs, and the last good copy stays. Free some space, or choose another folder for this match.</translation>
    </message>
    <message>
        <source>This match is not saved</source>
        <translation>This match is not saved</translation>
    </message>
    <message>
        <source>This match was begun with other components; it goes on from here.</source>
        <translation>This match was begun with other components; it goes on from here.</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message numerus="yes">
        <source>%n minutes in all</source>
        <translation>
            <numerusform>%n minute in all</numerusform>
            <numerusform>%n minutes in all</numerusform>
        </translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Again</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Begin all lessons anew</source>
        <translation>Begin all lessons anew</translation>
    </message>
    <message>
        <source>Begin chapter {number}</source>
        <translation>Begin chapter {number}</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Everything here can be done again, in any order.</source>
        <translation>Everything here can be done again, in any order.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>Go on with chapter {number}</source>
        <translation>Go on with chapter {number}</translation>
    </message>
    <message>
        <source>Nothing: the first move comes within a minute.</source>
        <translation>Nothing: the first move comes within a minute.</translation>
    </message>
    <message>
        <source>One turn each, no clock, any number of tries.</source>
        <translation>One turn each, no clock, any number of tries.</translation>
    </message>
    <message>
        <source>Play a match</source>
        <translation>Play a match</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Practise</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Rules of the game</translation>
    </message>
    <message>
        <source>Short lessons at a real table. You move the pieces; the coach says why.</source>
        <translation>Short lessons at a real table. You move the pieces; the coach says why.</translation>
    </message>
    <message>
        <source>The road</source>
        <translation>The road</translation>
    </message>
    <message>
        <source>What you know already</source>
        <translation>What you know already</translation>
    </message>
    <message>
        <source>What you need</source>
        <translation>What you need</translation>
    </message>
    <message>
        <source>You know how to {what}.</source>
        <translation>You know how to {what}.</translation>
    </message>
    <message>
        <source>You will know how to {what}.</source>
        <translation>You will know how to {what}.</translation>
    </message>
    <message numerus="yes">
        <source>all %n</source>
        <translation>
            <numerusform>the only one</numerusform>
            <numerusform>all %n</numerusform>
        </translation>
    </message>
    <message>
        <source>step {step} of {all}, left off {when}</source>
        <translation>step {step} of {all}, left off {when}</translation>
    </message>
    <message>
        <source>{done} of {all} chapters</source>
        <translation>{done} of {all} chapters</translation>
    </message>
    <message>
        <source>{n} min</source>
        <translation>{n} min</translation>
    </message>
    <message>
        <source>{n} min left</source>
        <translation>{n} min left</translation>
    </message>
    <message>
        <source>{spent} of {all} min</source>
        <translation>{spent} of {all} min</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Choose what is lit.</source>
        <translation>Choose what is lit.</translation>
    </message>
    <message>
        <source>Drag the lit piece to the lit space.</source>
        <translation>Drag the lit piece to the lit space.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>How far you have come could not be kept: {reason}.</source>
        <translation>How far you have come could not be kept: {reason}.</translation>
    </message>
    <message>
        <source>It is {name}’s turn next.</source>
        <translation>It is {name}’s turn next.</translation>
    </message>
    <message>
        <source>Lesson {number} · {title}</source>
        <translation>Lesson {number} · {title}</translation>
    </message>
    <message>
        <source>Not in this step: take what is lit.</source>
        <translation>Not in this step: take what is lit.</translation>
    </message>
    <message>
        <source>Not quite: this step begins once more.</source>
        <translation>Not quite: this step begins once more.</translation>
    </message>
    <message>
        <source>Press “{button}”.</source>
        <translation>Press “{button}”.</translation>
    </message>
    <message>
        <source>Read on first: Next goes on.</source>
        <translation>Read on first: Next goes on.</translation>
    </message>
    <message>
        <source>Well done.</source>
        <translation>Well done.</translation>
    </message>
    <message>
        <source>You know how to **{what}**.</source>
        <translation>You know how to **{what}**.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Gentle</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Skilled</translation>
    </message>
    <message>
        <source>Stern</source>
        <translation>Stern</translation>
    </message>
</context>
<context>
    <name>MarbleCards</name>
    <message>
        <source>+{points} for {name} at the end</source>
        <translation>+{points} for {name} at the end</translation>
    </message>
    <message>
        <source>+{points} for {name}, influence {influence}</source>
        <translation>+{points} for {name}, influence {influence}</translation>
    </message>
    <message>
        <source>A corner of the tiles</source>
        <translation>A corner of the tiles</translation>
    </message>
    <message>
        <source>Continue {line}</source>
        <translation>Continue {line}</translation>
    </message>
    <message>
        <source>He is ready for your next action.</source>
        <translation>He is ready for your next action.</translation>
    </message>
    <message>
        <source>Lay the {kind} tile here</source>
        <translation>Lay the {kind} tile here</translation>
    </message>
    <message>
        <source>Recall this magistrate</source>
        <translation>Recall this magistrate</translation>
    </message>
    <message>
        <source>Resolve this site</source>
        <translation>Resolve this site</translation>
    </message>
    <message>
        <source>Take back this magistrate</source>
        <translation>Take back this magistrate</translation>
    </message>
    <message>
        <source>They rest this turn and are ready in the next.</source>
        <translation>They rest this turn and are ready in the next.</translation>
    </message>
    <message>
        <source>This is your last turn: it is of no use any more.</source>
        <translation>This is your last turn: it is of no use any more.</translation>
    </message>
    <message>
        <source>a fountain: a tie at {count}</source>
        <translation>a fountain: a tie at {count}</translation>
    </message>
    <message>
        <source>a fountain: nobody has influence</source>
        <translation>a fountain: nobody has influence</translation>
    </message>
    <message>
        <source>a ring closes round a corner of a hill: no site forms there</source>
        <translation>a ring closes round a corner of a hill: no site forms there</translation>
    </message>
    <message>
        <source>an extra action</source>
        <translation>an extra action</translation>
    </message>
    <message>
        <source>brings a coin home</source>
        <translation>brings a coin home</translation>
    </message>
    <message>
        <source>brings {kind} imperium home</source>
        <translation>brings {kind} imperium home</translation>
    </message>
    <message>
        <source>comes home with nothing: none is left</source>
        <translation>comes home with nothing: none is left</translation>
    </message>
    <message>
        <source>completes no site yet</source>
        <translation>completes no site yet</translation>
    </message>
    <message>
        <source>completes {building}</source>
        <translation>completes {building}</translation>
    </message>
    <message>
        <source>counts for sites of the kind {kind}</source>
        <translation>counts for sites of the kind {kind}</translation>
    </message>
    <message>
        <source>no coin is left</source>
        <translation>no coin is left</translation>
    </message>
    <message>
        <source>reaches a fountain: 1 coin</source>
        <translation>reaches a fountain: 1 coin</translation>
    </message>
    <message>
        <source>starts {line}: up to 3 pieces</source>
        <translation>starts {line}: up to 3 pieces</translation>
    </message>
    <message>
        <source>stays there: no end of your turn comes any more</source>
        <translation>stays there: no end of your turn comes any more</translation>
    </message>
    <message>
        <source>takes the bridge tile: {bridge}; its value shows only then, and only to you</source>
        <translation>takes the bridge tile: {bridge}; its value shows only then, and only to you</translation>
    </message>
    <message>
        <source>with a magistrate: {what}</source>
        <translation>with a magistrate: {what}</translation>
    </message>
    <message>
        <source>{building}: {what}</source>
        <translation>{building}: {what}</translation>
    </message>
    <message>
        <source>{kind} imperium: {before} → {after}</source>
        <translation>{kind} imperium: {before} → {after}</translation>
    </message>
</context>
<context>
    <name>MarbleCover</name>
    <message>
        <source>Alone against the Senate</source>
        <translation>Alone against the Senate</translation>
    </message>
    <message>
        <source>Consul</source>
        <translation>Consul</translation>
    </message>
    <message>
        <source>Lay the streets of Rome and be the one who builds where they meet.</source>
        <translation>Lay the streets of Rome and be the one who builds where they meet.</translation>
    </message>
    <message>
        <source>Praetor</source>
        <translation>Praetor</translation>
    </message>
    <message>
        <source>Quaestor</source>
        <translation>Quaestor</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Round {number}</translation>
    </message>
    <message>
        <source>The Senate</source>
        <translation>The Senate</translation>
    </message>
    <message>
        <source>The Senate lays one tile in each round.</source>
        <translation>The Senate lays one tile in each round.</translation>
    </message>
    <message>
        <source>The Senate lays one tile, and two in even rounds.</source>
        <translation>The Senate lays one tile, and two in even rounds.</translation>
    </message>
    <message>
        <source>The Senate lays tiles by fixed rules; build more of Rome than it does.</source>
        <translation>The Senate lays tiles by fixed rules; build more of Rome than it does.</translation>
    </message>
    <message>
        <source>The Senate lays two tiles in each round.</source>
        <translation>The Senate lays two tiles in each round.</translation>
    </message>
    <message>
        <source>Tiles shaped like lozenges grow round the hills. Where they close a ring, a building rises: whoever has most magistrates of its kind builds it. Aqueducts, bridges and imperium decide the end.</source>
        <translation>Tiles shaped like lozenges grow round the hills. Where they close a ring, a building rises: whoever has most magistrates of its kind builds it. Aqueducts, bridges and imperium decide the end.</translation>
    </message>
</context>
<context>
    <name>MarbleFacts</name>
    <message numerus="yes">
        <source>%n actions left</source>
        <translation>
            <numerusform>%n action left</numerusform>
            <numerusform>%n actions left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bridge tiles</source>
        <translation>
            <numerusform>%n bridge tile</numerusform>
            <numerusform>%n bridge tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buildings</source>
        <translation>
            <numerusform>%n building</numerusform>
            <numerusform>%n buildings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n magistrates ready</source>
        <translation>
            <numerusform>%n magistrate ready</numerusform>
            <numerusform>%n magistrates ready</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {kind} imperium tiles</source>
        <translation>
            <numerusform>%n {kind} imperium tile</numerusform>
            <numerusform>%n {kind} imperium tiles</numerusform>
        </translation>
    </message>
    <message>
        <source>1st action</source>
        <translation>1st action</translation>
    </message>
    <message>
        <source>2nd action</source>
        <translation>2nd action</translation>
    </message>
    <message>
        <source>End of turn</source>
        <translation>End of turn</translation>
    </message>
    <message>
        <source>Final round</source>
        <translation>Final round</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Final scoring</translation>
    </message>
    <message>
        <source>Last action</source>
        <translation>Last action</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Round {number}</translation>
    </message>
</context>
<context>
    <name>MarbleInfos</name>
    <message numerus="yes">
        <source>%n stacks empty; the third one brings the final round.</source>
        <translation>
            <numerusform>%n stack empty; the third one brings the final round.</numerusform>
            <numerusform>%n stacks empty; the third one brings the final round.</numerusform>
        </translation>
    </message>
    <message>
        <source>+{coin} for each at the end, +{most} for whoever has most</source>
        <translation>+{coin} for each at the end, +{most} for whoever has most</translation>
    </message>
    <message numerus="yes">
        <source>+{points} at the end for each of %n buildings beside it</source>
        <translation>
            <numerusform>+{points} at the end for %n building beside it</numerusform>
            <numerusform>+{points} at the end for each of %n buildings beside it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+{points} at the end: %n fountains beside it</source>
        <translation>
            <numerusform>+{points} at the end: %n fountain beside it</numerusform>
            <numerusform>+{points} at the end: %n fountains beside it</numerusform>
        </translation>
    </message>
    <message>
        <source>+{points} at the end: an aqueduct reaches it</source>
        <translation>+{points} at the end: an aqueduct reaches it</translation>
    </message>
    <message>
        <source>A ready tile at the side of a tile or hill, with or without a magistrate.</source>
        <translation>A ready tile at the side of a tile or hill, with or without a magistrate.</translation>
    </message>
    <message>
        <source>A tie for most imperium of a kind: {points} each.</source>
        <translation>A tie for most imperium of a kind: {points} each.</translation>
    </message>
    <message>
        <source>A tile laid here takes it; its value of 1 to 4 stays hidden.</source>
        <translation>A tile laid here takes it; its value of 1 to 4 stays hidden.</translation>
    </message>
    <message>
        <source>A tile on a bridge space takes its bridge tile.</source>
        <translation>A tile on a bridge space takes its bridge tile.</translation>
    </message>
    <message>
        <source>Bridge tiles count their values, face up at last.</source>
        <translation>Bridge tiles count their values, face up at last.</translation>
    </message>
    <message>
        <source>Drawn tiles rest here until the turn ends.</source>
        <translation>Drawn tiles rest here until the turn ends.</translation>
    </message>
    <message>
        <source>Each magistrate here brings a coin home at the end of his owner’s turn.</source>
        <translation>Each magistrate here brings a coin home at the end of his owner’s turn.</translation>
    </message>
    <message>
        <source>Each magistrate here brings a tile home at the end of his owner’s turn.</source>
        <translation>Each magistrate here brings a tile home at the end of his owner’s turn.</translation>
    </message>
    <message>
        <source>Held: {counts}</source>
        <translation>Held: {counts}</translation>
    </message>
    <message>
        <source>Influence for sites of the kind {kind}.</source>
        <translation>Influence for sites of the kind {kind}.</translation>
    </message>
    <message>
        <source>Its aqueduct has been started.</source>
        <translation>Its aqueduct has been started.</translation>
    </message>
    <message numerus="yes">
        <source>Its magistrates count for sites of %n tiles.</source>
        <translation>
            <numerusform>Its magistrates count for sites of %n tile.</numerusform>
            <numerusform>Its magistrates count for sites of %n tiles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Most of a kind: +{points}</source>
        <translation>Most of a kind: +{points}</translation>
    </message>
    <message>
        <source>One may step onto a tile when it is laid, and at no other time.</source>
        <translation>One may step onto a tile when it is laid, and at no other time.</translation>
    </message>
    <message>
        <source>One of your magistrates goes from a tile back to your mat.</source>
        <translation>One of your magistrates goes from a tile back to your mat.</translation>
    </message>
    <message>
        <source>Returned for an extra action, or kept for the end.</source>
        <translation>Returned for an extra action, or kept for the end.</translation>
    </message>
    <message>
        <source>The first tile with a corner here starts it: 3 pieces.</source>
        <translation>The first tile with a corner here starts it: 3 pieces.</translation>
    </message>
    <message>
        <source>Their values are hidden until the end.</source>
        <translation>Their values are hidden until the end.</translation>
    </message>
    <message>
        <source>Tiles may begin at its sides. No site forms round its corners.</source>
        <translation>Tiles may begin at its sides. No site forms round its corners.</translation>
    </message>
    <message>
        <source>To draw, pick two stacks, one after the other.</source>
        <translation>To draw, pick two stacks, one after the other.</translation>
    </message>
    <message>
        <source>Two pieces at the far end of started aqueducts.</source>
        <translation>Two pieces at the far end of started aqueducts.</translation>
    </message>
    <message>
        <source>Two pieces for each Aqueduct action, at the far end of a line.</source>
        <translation>Two pieces for each Aqueduct action, at the far end of a line.</translation>
    </message>
    <message>
        <source>Two tiles of different kinds; they are ready next turn.</source>
        <translation>Two tiles of different kinds; they are ready next turn.</translation>
    </message>
    <message>
        <source>Where influence is tied or nobody has any, a fountain is built.</source>
        <translation>Where influence is tied or nobody has any, a fountain is built.</translation>
    </message>
    <message>
        <source>You gain a coin when an aqueduct arrives here.</source>
        <translation>You gain a coin when an aqueduct arrives here.</translation>
    </message>
    <message numerus="yes">
        <source>a site lacks %n triangles</source>
        <translation>
            <numerusform>a site lacks %n triangle</numerusform>
            <numerusform>a site lacks %n triangles</numerusform>
        </translation>
    </message>
    <message>
        <source>influence: {counts}</source>
        <translation>influence: {counts}</translation>
    </message>
    <message>
        <source>one tile more makes {building}</source>
        <translation>one tile more makes {building}</translation>
    </message>
    <message>
        <source>{points} at the end; the others do not see it</source>
        <translation>{points} at the end; the others do not see it</translation>
    </message>
    <message>
        <source>{points} when it was built</source>
        <translation>{points} when it was built</translation>
    </message>
</context>
<context>
    <name>MarbleJournal</name>
    <message>
        <source>A fountain rises at {corner}: nobody had influence.</source>
        <translation>A fountain rises at {corner}: nobody had influence.</translation>
    </message>
    <message>
        <source>A fountain rises at {corner}: {names} tie, {count} each.</source>
        <translation>A fountain rises at {corner}: {names} tie, {count} each.</translation>
    </message>
    <message>
        <source>A ring closes round a corner of a hill, {hill}: no site forms there.</source>
        <translation>A ring closes round a corner of a hill, {hill}: no site forms there.</translation>
    </message>
    <message>
        <source>The final round begins: one last action for everybody.</source>
        <translation>The final round begins: one last action for everybody.</translation>
    </message>
    <message>
        <source>The game is over: {names} share the victory, {points} each.</source>
        <translation>The game is over: {names} share the victory, {points} each.</translation>
    </message>
    <message>
        <source>The game is over: {name} wins with {points}.</source>
        <translation>The game is over: {name} wins with {points}.</translation>
    </message>
    <message>
        <source>The hills in play are {hills}.</source>
        <translation>The hills in play are {hills}.</translation>
    </message>
    <message>
        <source>built {building} at {corner}: {points}, influence {influence}.</source>
        <translation>built {building} at {corner}: {points}, influence {influence}.</translation>
    </message>
    <message>
        <source>drew {tiles}.</source>
        <translation>drew {tiles}.</translation>
    </message>
    <message>
        <source>extended {line} to {corner}.</source>
        <translation>extended {line} to {corner}.</translation>
    </message>
    <message numerus="yes">
        <source>had %n magistrates come home from {space}.</source>
        <translation>
            <numerusform>had %n magistrate come home from {space}.</numerusform>
            <numerusform>had %n magistrates come home from {space}.</numerusform>
        </translation>
    </message>
    <message>
        <source>is the first player.</source>
        <translation>is the first player.</translation>
    </message>
    <message>
        <source>laid no tile: none was possible.</source>
        <translation>laid no tile: none was possible.</translation>
    </message>
    <message>
        <source>laid {tile} at {where}.</source>
        <translation>laid {tile} at {where}.</translation>
    </message>
    <message>
        <source>lost an action: none was possible.</source>
        <translation>lost an action: none was possible.</translation>
    </message>
    <message>
        <source>moved a magistrate to {space}, from {where}.</source>
        <translation>moved a magistrate to {space}, from {where}.</translation>
    </message>
    <message>
        <source>put a magistrate on it.</source>
        <translation>put a magistrate on it.</translation>
    </message>
    <message>
        <source>reached a fountain and took a coin.</source>
        <translation>reached a fountain and took a coin.</translation>
    </message>
    <message>
        <source>recalled the magistrate at {where}.</source>
        <translation>recalled the magistrate at {where}.</translation>
    </message>
    <message>
        <source>spent {kind} imperium for an extra action.</source>
        <translation>spent {kind} imperium for an extra action.</translation>
    </message>
    <message>
        <source>started {line}.</source>
        <translation>started {line}.</translation>
    </message>
    <message numerus="yes">
        <source>took %n {kind} imperium tiles.</source>
        <translation>
            <numerusform>took %n {kind} imperium tile.</numerusform>
            <numerusform>took %n {kind} imperium tiles.</numerusform>
        </translation>
    </message>
    <message>
        <source>took a bridge tile: {bridge}.</source>
        <translation>took a bridge tile: {bridge}.</translation>
    </message>
    <message>
        <source>took a coin from the treasury.</source>
        <translation>took a coin from the treasury.</translation>
    </message>
    <message>
        <source>{name}, last action</source>
        <translation>{name}, last action</translation>
    </message>
    <message>
        <source>{name}, turn {round}</source>
        <translation>{name}, turn {round}</translation>
    </message>
</context>
<context>
    <name>MarbleLabels</name>
    <message numerus="yes">
        <source>%n coins</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n magistrates ready</source>
        <translation>
            <numerusform>%n magistrate ready</numerusform>
            <numerusform>%n magistrates ready</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 3 empty</source>
        <translation>
            <numerusform>%n of 3 empty</numerusform>
            <numerusform>%n of 3 empty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
    <message>
        <source>3 empty end the game</source>
        <translation>3 empty end the game</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Aqueduct</source>
        <translation>Aqueduct</translation>
    </message>
    <message>
        <source>Aqueduct pieces left</source>
        <translation>Aqueduct pieces left</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>At the end</translation>
    </message>
    <message>
        <source>Beside {things}.</source>
        <translation>Beside {things}.</translation>
    </message>
    <message>
        <source>Bridge tiles</source>
        <translation>Bridge tiles</translation>
    </message>
    <message>
        <source>Building on an aqueduct</source>
        <translation>Building on an aqueduct</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Coins</translation>
    </message>
    <message>
        <source>Completed site, {vertex}</source>
        <translation>Completed site, {vertex}</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Drawn this turn</source>
        <translation>Drawn this turn</translation>
    </message>
    <message>
        <source>Each coin, and most coins</source>
        <translation>Each coin, and most coins</translation>
    </message>
    <message>
        <source>Empty ground, {place}</source>
        <translation>Empty ground, {place}</translation>
    </message>
    <message>
        <source>Fountain</source>
        <translation>Fountain</translation>
    </message>
    <message>
        <source>Fountain beside a building</source>
        <translation>Fountain beside a building</translation>
    </message>
    <message>
        <source>Fountains left</source>
        <translation>Fountains left</translation>
    </message>
    <message>
        <source>Imperium</source>
        <translation>Imperium</translation>
    </message>
    <message>
        <source>Imperium and treasury</source>
        <translation>Imperium and treasury</translation>
    </message>
    <message>
        <source>Magistrate of {name} on {tile}</source>
        <translation>Magistrate of {name} on {tile}</translation>
    </message>
    <message>
        <source>Most imperium of a kind</source>
        <translation>Most imperium of a kind</translation>
    </message>
    <message>
        <source>Next piece of {line}, to {vertex}</source>
        <translation>Next piece of {line}, to {vertex}</translation>
    </message>
    <message>
        <source>One last action for everybody</source>
        <translation>One last action for everybody</translation>
    </message>
    <message numerus="yes">
        <source>Pieces of {line}, %n left</source>
        <translation>
            <numerusform>Pieces of {line}, %n left</numerusform>
            <numerusform>Pieces of {line}, %n left</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready to play</source>
        <translation>Ready to play</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Recall</translation>
    </message>
    <message>
        <source>Sites and points</source>
        <translation>Sites and points</translation>
    </message>
    <message>
        <source>Spring of {line}</source>
        <translation>Spring of {line}</translation>
    </message>
    <message>
        <source>The city</source>
        <translation>The city</translation>
    </message>
    <message>
        <source>The final round</source>
        <translation>The final round</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tile</translation>
    </message>
    <message>
        <source>Tile place, {place}</source>
        <translation>Tile place, {place}</translation>
    </message>
    <message>
        <source>Tile stacks</source>
        <translation>Tile stacks</translation>
    </message>
    <message>
        <source>Treasure</source>
        <translation>Treasure</translation>
    </message>
    <message numerus="yes">
        <source>Treasury, %n coins</source>
        <translation>
            <numerusform>Treasury, %n coin</numerusform>
            <numerusform>Treasury, %n coins</numerusform>
        </translation>
    </message>
    <message>
        <source>final round</source>
        <translation>final round</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>the game is over</translation>
    </message>
    <message numerus="yes">
        <source>values hidden</source>
        <translation>
            <numerusform>value hidden</numerusform>
            <numerusform>values hidden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>values {values}</source>
        <translation>
            <numerusform>value {values}</numerusform>
            <numerusform>values {values}</numerusform>
        </translation>
    </message>
    <message>
        <source>{bridge}, the bridge tile is taken</source>
        <translation>{bridge}, the bridge tile is taken</translation>
    </message>
    <message>
        <source>{bridge}, with a bridge tile</source>
        <translation>{bridge}, with a bridge tile</translation>
    </message>
    <message>
        <source>{hill}, a hill</source>
        <translation>{hill}, a hill</translation>
    </message>
    <message>
        <source>{hill}, not in play: plain ground</source>
        <translation>{hill}, not in play: plain ground</translation>
    </message>
    <message numerus="yes">
        <source>{kind} imperium tiles, %n held</source>
        <translation>
            <numerusform>{kind} imperium tiles, %n held</numerusform>
            <numerusform>{kind} imperium tiles, %n held</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{kind} imperium, %n left</source>
        <translation>
            <numerusform>{kind} imperium, %n left</numerusform>
            <numerusform>{kind} imperium, %n left</numerusform>
        </translation>
    </message>
    <message>
        <source>{kind} of {name}</source>
        <translation>{kind} of {name}</translation>
    </message>
    <message numerus="yes">
        <source>{kind} stack, %n tiles</source>
        <translation>
            <numerusform>{kind} stack, %n tile</numerusform>
            <numerusform>{kind} stack, %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{kind} tiles, %n ready</source>
        <translation>
            <numerusform>{kind} tiles, %n ready</numerusform>
            <numerusform>{kind} tiles, %n ready</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s table</source>
        <translation>{name}’s table</translation>
    </message>
    <message>
        <source>{name}’s table, only looking</source>
        <translation>{name}’s table, only looking</translation>
    </message>
    <message>
        <source>{space}; waiting: {names}</source>
        <translation>{space}; waiting: {names}</translation>
    </message>
    <message>
        <source>{tile} with a magistrate of {name}</source>
        <translation>{tile} with a magistrate of {name}</translation>
    </message>
</context>
<context>
    <name>MarblePlaces</name>
    <message>
        <source>beside {hill}</source>
        <translation>beside {hill}</translation>
    </message>
    <message>
        <source>east of the Tiber</source>
        <translation>east of the Tiber</translation>
    </message>
    <message>
        <source>east of {hill}</source>
        <translation>east of {hill}</translation>
    </message>
    <message>
        <source>north of {hill}</source>
        <translation>north of {hill}</translation>
    </message>
    <message>
        <source>north-east of {hill}</source>
        <translation>north-east of {hill}</translation>
    </message>
    <message>
        <source>north-west of {hill}</source>
        <translation>north-west of {hill}</translation>
    </message>
    <message>
        <source>on the Tiber</source>
        <translation>on the Tiber</translation>
    </message>
    <message>
        <source>on {hill}</source>
        <translation>on {hill}</translation>
    </message>
    <message>
        <source>point {place} of line {line}</source>
        <translation>point {place} of line {line}</translation>
    </message>
    <message>
        <source>row {row}, place {place}</source>
        <translation>row {row}, place {place}</translation>
    </message>
    <message>
        <source>row {row}, places {first} and {second}</source>
        <translation>row {row}, places {first} and {second}</translation>
    </message>
    <message>
        <source>south of {hill}</source>
        <translation>south of {hill}</translation>
    </message>
    <message>
        <source>south-east of {hill}</source>
        <translation>south-east of {hill}</translation>
    </message>
    <message>
        <source>south-west of {hill}</source>
        <translation>south-west of {hill}</translation>
    </message>
    <message>
        <source>the Aventine</source>
        <translation>the Aventine</translation>
    </message>
    <message>
        <source>the Caelian</source>
        <translation>the Caelian</translation>
    </message>
    <message>
        <source>the Capitoline</source>
        <translation>the Capitoline</translation>
    </message>
    <message>
        <source>the Esquiline</source>
        <translation>the Esquiline</translation>
    </message>
    <message>
        <source>the Palatine</source>
        <translation>the Palatine</translation>
    </message>
    <message>
        <source>the Quirinal</source>
        <translation>the Quirinal</translation>
    </message>
    <message>
        <source>the Viminal</source>
        <translation>the Viminal</translation>
    </message>
    <message>
        <source>west of the Tiber</source>
        <translation>west of the Tiber</translation>
    </message>
    <message>
        <source>west of {hill}</source>
        <translation>west of {hill}</translation>
    </message>
    <message>
        <source>{place}, {landmark}</source>
        <translation>{place}, {landmark}</translation>
    </message>
    <message>
        <source>{upper}, with {lower}</source>
        <translation>{upper}, with {lower}</translation>
    </message>
</context>
<context>
    <name>MarblePrompts</name>
    <message numerus="yes">
        <source>%n magistrates ready.</source>
        <translation>
            <numerusform>%n magistrate ready.</numerusform>
            <numerusform>%n magistrates ready.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sites are complete. Whoever leaves one no longer counts for the others.</source>
        <translation>
            <numerusform>%n site is complete. Whoever leaves one no longer counts for the others.</numerusform>
            <numerusform>%n sites are complete. Whoever leaves one no longer counts for the others.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add magistrate</source>
        <translation>Add magistrate</translation>
    </message>
    <message>
        <source>Click a lit edge at the far end, or drag a piece there. You gain a coin at a fountain.</source>
        <translation>Click a lit edge at the far end, or drag a piece there. You gain a coin at a fountain.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Draw {tiles}</source>
        <translation>Draw {tiles}</translation>
    </message>
    <message>
        <source>Drawn tiles become ready, and your waiting magistrates come home.</source>
        <translation>Drawn tiles become ready, and your waiting magistrates come home.</translation>
    </message>
    <message>
        <source>Drawn tiles become ready.</source>
        <translation>Drawn tiles become ready.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>End turn</translation>
    </message>
    <message>
        <source>Extend {line} to {vertex}</source>
        <translation>Extend {line} to {vertex}</translation>
    </message>
    <message>
        <source>From the treasury he brings a coin home at the end of your turn.</source>
        <translation>From the treasury he brings a coin home at the end of your turn.</translation>
    </message>
    <message>
        <source>From {space} he brings an imperium tile home at the end of your turn.</source>
        <translation>From {space} he brings an imperium tile home at the end of your turn.</translation>
    </message>
    <message>
        <source>From {space} he comes home with nothing: none is left there.</source>
        <translation>From {space} he comes home with nothing: none is left there.</translation>
    </message>
    <message>
        <source>He stays in {space}: no end of your turn comes any more.</source>
        <translation>He stays in {space}: no end of your turn comes any more.</translation>
    </message>
    <message>
        <source>It brings imperium.</source>
        <translation>It brings imperium.</translation>
    </message>
    <message>
        <source>It costs one {kind} imperium tile.</source>
        <translation>It costs one {kind} imperium tile.</translation>
    </message>
    <message>
        <source>It fills the hand for the turns to come.</source>
        <translation>It fills the hand for the turns to come.</translation>
    </message>
    <message numerus="yes">
        <source>It keeps %n points from somebody else.</source>
        <translation>
            <numerusform>It keeps %n point from somebody else.</numerusform>
            <numerusform>It keeps %n points from somebody else.</numerusform>
        </translation>
    </message>
    <message>
        <source>It keeps a site from somebody else.</source>
        <translation>It keeps a site from somebody else.</translation>
    </message>
    <message>
        <source>It leads water to buildings that will count at the end.</source>
        <translation>It leads water to buildings that will count at the end.</translation>
    </message>
    <message>
        <source>It may continue any aqueduct that has been started.</source>
        <translation>It may continue any aqueduct that has been started.</translation>
    </message>
    <message>
        <source>It prepares a site for a later turn.</source>
        <translation>It prepares a site for a later turn.</translation>
    </message>
    <message numerus="yes">
        <source>It scores %n points at once.</source>
        <translation>
            <numerusform>It scores %n point at once.</numerusform>
            <numerusform>It scores %n points at once.</numerusform>
        </translation>
    </message>
    <message>
        <source>It scores at once.</source>
        <translation>It scores at once.</translation>
    </message>
    <message>
        <source>It takes a bridge tile.</source>
        <translation>It takes a bridge tile.</translation>
    </message>
    <message>
        <source>Lay piece</source>
        <translation>Lay piece</translation>
    </message>
    <message>
        <source>Lay the piece to {vertex}</source>
        <translation>Lay the piece to {vertex}</translation>
    </message>
    <message>
        <source>Lay tile</source>
        <translation>Lay tile</translation>
    </message>
    <message>
        <source>Lay {tile} at {position}</source>
        <translation>Lay {tile} at {position}</translation>
    </message>
    <message>
        <source>Leave empty</source>
        <translation>Leave empty</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Nothing else is possible.</translation>
    </message>
    <message>
        <source>Nothing is of any use now: what is drawn or recalled no longer counts.</source>
        <translation>Nothing is of any use now: what is drawn or recalled no longer counts.</translation>
    </message>
    <message>
        <source>Nothing was drawn, and nobody comes home.</source>
        <translation>Nothing was drawn, and nobody comes home.</translation>
    </message>
    <message>
        <source>On this tile a magistrate counts only for sites of the kind {kind}.</source>
        <translation>On this tile a magistrate counts only for sites of the kind {kind}.</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Recall</translation>
    </message>
    <message>
        <source>Recall the magistrate from {tile}</source>
        <translation>Recall the magistrate from {tile}</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Resolve</translation>
    </message>
    <message>
        <source>Resolve the site for {building} at {vertex}</source>
        <translation>Resolve the site for {building} at {vertex}</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>Spend</translation>
    </message>
    <message>
        <source>Spend an imperium tile for an extra action: click it, then confirm.</source>
        <translation>Spend an imperium tile for an extra action: click it, then confirm.</translation>
    </message>
    <message>
        <source>Spend {kind} imperium for an extra action</source>
        <translation>Spend {kind} imperium for an extra action</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Take back</translation>
    </message>
    <message>
        <source>Take back none</source>
        <translation>Take back none</translation>
    </message>
    <message>
        <source>Take back the magistrate from {tile}</source>
        <translation>Take back the magistrate from {tile}</translation>
    </message>
    <message>
        <source>There is no tile to draw or lay, no piece to add, nobody to recall.</source>
        <translation>There is no tile to draw or lay, no piece to add, nobody to recall.</translation>
    </message>
    <message>
        <source>Your waiting magistrates come home.</source>
        <translation>Your waiting magistrates come home.</translation>
    </message>
    <message>
        <source>drag a tile to the board (it turns to fit)</source>
        <translation>drag a tile to the board (it turns to fit)</translation>
    </message>
    <message>
        <source>draw from two stacks</source>
        <translation>draw from two stacks</translation>
    </message>
    <message>
        <source>extend an aqueduct</source>
        <translation>extend an aqueduct</translation>
    </message>
    <message>
        <source>recall a magistrate</source>
        <translation>recall a magistrate</translation>
    </message>
    <message>
        <source>{name}, choose the extra action.</source>
        <translation>{name}, choose the extra action.</translation>
    </message>
    <message>
        <source>{name}, choose the site to resolve next.</source>
        <translation>{name}, choose the site to resolve next.</translation>
    </message>
    <message numerus="yes">
        <source>{name}, continue {line}: %n pieces left.</source>
        <translation>
            <numerusform>{name}, continue {line}: %n piece left.</numerusform>
            <numerusform>{name}, continue {line}: %n pieces left.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, end your turn, or spend imperium.</source>
        <translation>{name}, end your turn, or spend imperium.</translation>
    </message>
    <message>
        <source>{name}, end your turn.</source>
        <translation>{name}, end your turn.</translation>
    </message>
    <message>
        <source>{name}, lay the second aqueduct piece.</source>
        <translation>{name}, lay the second aqueduct piece.</translation>
    </message>
    <message>
        <source>{name}, no action is possible: end your turn.</source>
        <translation>{name}, no action is possible: end your turn.</translation>
    </message>
    <message>
        <source>{name}, put a magistrate on it, or leave it empty.</source>
        <translation>{name}, put a magistrate on it, or leave it empty.</translation>
    </message>
    <message>
        <source>{name}, take back one magistrate from this site, or none.</source>
        <translation>{name}, take back one magistrate from this site, or none.</translation>
    </message>
    <message>
        <source>{name}, take your first action.</source>
        <translation>{name}, take your first action.</translation>
    </message>
    <message>
        <source>{name}, take your last action.</source>
        <translation>{name}, take your last action.</translation>
    </message>
    <message>
        <source>{name}, take your second action.</source>
        <translation>{name}, take your second action.</translation>
    </message>
    <message>
        <source>{option}: of no use any more</source>
        <translation>{option}: of no use any more</translation>
    </message>
    <message>
        <source>{tile} at {position}</source>
        <translation>{tile} at {position}</translation>
    </message>
</context>
<context>
    <name>MarbleRefusals</name>
    <message>
        <source>All pieces of {line} lie on the board already.</source>
        <translation>All pieces of {line} lie on the board already.</translation>
    </message>
    <message>
        <source>Aqueduct: pick a lit point beside the far end of a line.</source>
        <translation>Aqueduct: pick a lit point beside the far end of a line.</translation>
    </message>
    <message>
        <source>Both actions are taken; spend an imperium tile for another.</source>
        <translation>Both actions are taken; spend an imperium tile for another.</translation>
    </message>
    <message>
        <source>Draw: pick a stack of tiles at the right, then another.</source>
        <translation>Draw: pick a stack of tiles at the right, then another.</translation>
    </message>
    <message>
        <source>First: choose the extra action.</source>
        <translation>First: choose the extra action.</translation>
    </message>
    <message>
        <source>First: lay the pieces that the spring gives.</source>
        <translation>First: lay the pieces that the spring gives.</translation>
    </message>
    <message>
        <source>First: lay the second aqueduct piece, which is part of this action.</source>
        <translation>First: lay the second aqueduct piece, which is part of this action.</translation>
    </message>
    <message>
        <source>First: put a magistrate on the tile just laid, or none.</source>
        <translation>First: put a magistrate on the tile just laid, or none.</translation>
    </message>
    <message>
        <source>First: resolve one of the completed sites.</source>
        <translation>First: resolve one of the completed sites.</translation>
    </message>
    <message>
        <source>In the final round imperium gives no extra action.</source>
        <translation>In the final round imperium gives no extra action.</translation>
    </message>
    <message>
        <source>It is not {seat} who is asked now.</source>
        <translation>It is not {seat} who is asked now.</translation>
    </message>
    <message>
        <source>No action is possible, so there is nothing to pay for.</source>
        <translation>No action is possible, so there is nothing to pay for.</translation>
    </message>
    <message>
        <source>No aqueduct can be lengthened now.</source>
        <translation>No aqueduct can be lengthened now.</translation>
    </message>
    <message>
        <source>No magistrate of yours stands on a tile.</source>
        <translation>No magistrate of yours stands on a tile.</translation>
    </message>
    <message>
        <source>No magistrate of yours stands on this tile.</source>
        <translation>No magistrate of yours stands on this tile.</translation>
    </message>
    <message>
        <source>No ready tile can be laid now.</source>
        <translation>No ready tile can be laid now.</translation>
    </message>
    <message>
        <source>No tile is left to draw.</source>
        <translation>No tile is left to draw.</translation>
    </message>
    <message>
        <source>No {kind} tile is ready to play.</source>
        <translation>No {kind} tile is ready to play.</translation>
    </message>
    <message>
        <source>Nobody has started {line} yet: a tile must touch its spring.</source>
        <translation>Nobody has started {line} yet: a tile must touch its spring.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Nobody sits there.</translation>
    </message>
    <message>
        <source>Not here: a piece lies along the side of a tile, never across one.</source>
        <translation>Not here: a piece lies along the side of a tile, never across one.</translation>
    </message>
    <message>
        <source>Not here: a tile covers two triangles of the grid with a common edge.</source>
        <translation>Not here: a tile covers two triangles of the grid with a common edge.</translation>
    </message>
    <message>
        <source>Not here: the line goes on from its far end, one edge at a time.</source>
        <translation>Not here: the line goes on from its far end, one edge at a time.</translation>
    </message>
    <message>
        <source>Not here: the line has been at this point already.</source>
        <translation>Not here: the line has been at this point already.</translation>
    </message>
    <message>
        <source>Not here: the tile must share a side with a tile or a hill.</source>
        <translation>Not here: the tile must share a side with a tile or a hill.</translation>
    </message>
    <message>
        <source>Not here: the tile would cover a hill.</source>
        <translation>Not here: the tile would cover a hill.</translation>
    </message>
    <message>
        <source>Not here: the tile would cover another tile.</source>
        <translation>Not here: the tile would cover another tile.</translation>
    </message>
    <message>
        <source>Not here: this is the spring of another aqueduct.</source>
        <translation>Not here: this is the spring of another aqueduct.</translation>
    </message>
    <message>
        <source>Not here: two aqueducts may not touch each other.</source>
        <translation>Not here: two aqueducts may not touch each other.</translation>
    </message>
    <message>
        <source>Not now: the turn asks for one of the four actions.</source>
        <translation>Not now: the turn asks for one of the four actions.</translation>
    </message>
    <message>
        <source>Only one of your magistrates on this site may be taken back now.</source>
        <translation>Only one of your magistrates on this site may be taken back now.</translation>
    </message>
    <message>
        <source>Recall: pick one of your magistrates on the tiles.</source>
        <translation>Recall: pick one of your magistrates on the tiles.</translation>
    </message>
    <message>
        <source>The bridge values must be those of the box.</source>
        <translation>The bridge values must be those of the box.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>The turn is not over while an action is left and possible.</source>
        <translation>The turn is not over while an action is left and possible.</translation>
    </message>
    <message>
        <source>The {kind} stack is empty.</source>
        <translation>The {kind} stack is empty.</translation>
    </message>
    <message>
        <source>The {kind} tile was drawn this turn; it is ready in the next.</source>
        <translation>The {kind} tile was drawn this turn; it is ready in the next.</translation>
    </message>
    <message>
        <source>There is no such point on the board.</source>
        <translation>There is no such point on the board.</translation>
    </message>
    <message>
        <source>There is no {kind} imperium tile to spend.</source>
        <translation>There is no {kind} imperium tile to spend.</translation>
    </message>
    <message>
        <source>Three different hills are in play.</source>
        <translation>Three different hills are in play.</translation>
    </message>
    <message>
        <source>Tile: pick a ready tile, then a lit place on the board.</source>
        <translation>Tile: pick a ready tile, then a lit place on the board.</translation>
    </message>
    <message>
        <source>Two tiles are drawn, as long as there are two.</source>
        <translation>Two tiles are drawn, as long as there are two.</translation>
    </message>
    <message>
        <source>Two tiles of different kinds, while two stacks are left.</source>
        <translation>Two tiles of different kinds, while two stacks are left.</translation>
    </message>
    <message>
        <source>Waiting magistrates come home by themselves at the end of the turn.</source>
        <translation>Waiting magistrates come home by themselves at the end of the turn.</translation>
    </message>
</context>
<context>
    <name>MarbleTerms</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Arena</source>
        <translation>Arena</translation>
    </message>
    <message>
        <source>Baths</source>
        <translation>Baths</translation>
    </message>
    <message>
        <source>Temple</source>
        <translation>Temple</translation>
    </message>
    <message>
        <source>Theatre</source>
        <translation>Theatre</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Treasury</translation>
    </message>
    <message>
        <source>a baths tile</source>
        <translation>a baths tile</translation>
    </message>
    <message>
        <source>a temple</source>
        <translation>a temple</translation>
    </message>
    <message>
        <source>a temple tile</source>
        <translation>a temple tile</translation>
    </message>
    <message>
        <source>a theatre</source>
        <translation>a theatre</translation>
    </message>
    <message>
        <source>a theatre tile</source>
        <translation>a theatre tile</translation>
    </message>
    <message>
        <source>an arena</source>
        <translation>an arena</translation>
    </message>
    <message>
        <source>an arena tile</source>
        <translation>an arena tile</translation>
    </message>
    <message>
        <source>arena</source>
        <translation>arena</translation>
    </message>
    <message>
        <source>baths</source>
        <translation>baths</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>brown</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grey</translation>
    </message>
    <message>
        <source>temple</source>
        <translation>temple</translation>
    </message>
    <message>
        <source>the arena space</source>
        <translation>the arena space</translation>
    </message>
    <message>
        <source>the baths</source>
        <translation>the baths</translation>
    </message>
    <message>
        <source>the baths space</source>
        <translation>the baths space</translation>
    </message>
    <message>
        <source>the brown aqueduct</source>
        <translation>the brown aqueduct</translation>
    </message>
    <message>
        <source>the grey aqueduct</source>
        <translation>the grey aqueduct</translation>
    </message>
    <message>
        <source>the temple space</source>
        <translation>the temple space</translation>
    </message>
    <message>
        <source>the theatre space</source>
        <translation>the theatre space</translation>
    </message>
    <message>
        <source>the treasury</source>
        <translation>the treasury</translation>
    </message>
    <message>
        <source>the white aqueduct</source>
        <translation>the white aqueduct</translation>
    </message>
    <message>
        <source>theatre</source>
        <translation>theatre</translation>
    </message>
    <message>
        <source>two arena tiles</source>
        <translation>two arena tiles</translation>
    </message>
    <message>
        <source>two baths tiles</source>
        <translation>two baths tiles</translation>
    </message>
    <message>
        <source>two temple tiles</source>
        <translation>two temple tiles</translation>
    </message>
    <message>
        <source>two theatre tiles</source>
        <translation>two theatre tiles</translation>
    </message>
    <message>
        <source>white</source>
        <translation>white</translation>
    </message>
    <message>
        <source>{own} to {best}</source>
        <translation>{own} to {best}</translation>
    </message>
</context>
<context>
    <name>MarbleWeighing</name>
    <message>
        <source>the buildings still to be completed: their points, the lead there, and how few tiles are missing</source>
        <translation>the buildings still to be completed: their points, the lead there, and how few tiles are missing</translation>
    </message>
    <message>
        <source>the buildings that lack a single tile, for whoever acts next</source>
        <translation>the buildings that lack a single tile, for whoever acts next</translation>
    </message>
    <message>
        <source>the imperium tiles: majorities, and the actions they can buy</source>
        <translation>the imperium tiles: majorities, and the actions they can buy</translation>
    </message>
    <message>
        <source>the tiles and magistrates that there is still time to use</source>
        <translation>the tiles and magistrates that there is still time to use</translation>
    </message>
</context>
<context>
    <name>MarbleWords</name>
    <message>
        <source>Aqueducts</source>
        <translation>Aqueducts</translation>
    </message>
    <message>
        <source>Bridges</source>
        <translation>Bridges</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Buildings</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Coins</translation>
    </message>
    <message>
        <source>Fountains</source>
        <translation>Fountains</translation>
    </message>
    <message>
        <source>Imperium</source>
        <translation>Imperium</translation>
    </message>
    <message>
        <source>Most coins</source>
        <translation>Most coins</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>Three tile stacks were empty, and everybody had one last action.</source>
        <translation>Three tile stacks were empty, and everybody had one last action.</translation>
    </message>
    <message>
        <source>by round</source>
        <translation>by round</translation>
    </message>
</context>
<context>
    <name>MatchDisplay</name>
    <message>
        <source>1st</source>
        <translation>1st</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatic</translation>
    </message>
    <message>
        <source>Computer · by chance</source>
        <translation>Computer · by chance</translation>
    </message>
    <message>
        <source>Computer · gentle</source>
        <translation>Computer · gentle</translation>
    </message>
    <message>
        <source>Computer · skilled</source>
        <translation>Computer · skilled</translation>
    </message>
    <message>
        <source>Computer · stern</source>
        <translation>Computer · stern</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Hot seat</source>
        <translation>Hot seat</translation>
    </message>
    <message>
        <source>You</source>
        <translation>You</translation>
    </message>
</context>
<context>
    <name>MomentCard</name>
    <message>
        <source>Enough, thank you</source>
        <translation>Enough, thank you</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Rule</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Understood</translation>
    </message>
</context>
<context>
    <name>Navigator</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>The settings were damaged; the usual ones are in force.</source>
        <translation>The settings were damaged; the usual ones are in force.</translation>
    </message>
    <message>
        <source>This match cannot be opened</source>
        <translation>This match cannot be opened</translation>
    </message>
    <message>
        <source>{folder} cannot be written ({reason}): matches there are not saved.</source>
        <translation>{folder} cannot be written ({reason}): matches there are not saved.</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message numerus="yes">
        <source>%n computers play, and you watch.</source>
        <translation>
            <numerusform>%n computer plays, and you watch.</numerusform>
            <numerusform>%n computers play, and you watch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people share this screen. A curtain falls between them while one holds something secret.</source>
        <translation>
            <numerusform>%n person at this screen. A curtain falls between turns while something is secret.</numerusform>
            <numerusform>%n people share this screen. A curtain falls between them while one holds something secret.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people share this screen. All is open in this game: no curtain.</source>
        <translation>
            <numerusform>%n person at this screen. All is open in this game: no curtain.</numerusform>
            <numerusform>%n people share this screen. All is open in this game: no curtain.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players: {names}.</source>
        <translation>
            <numerusform>%n player: {names}.</numerusform>
            <numerusform>%n players: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>At one table</source>
        <translation>At one table</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Click an emblem for another colour. Drag a row, or press Ctrl+Up and Ctrl+Down in it, to change the order of turns.</source>
        <translation>Click an emblem for another colour. Drag a row, or press Ctrl+Up and Ctrl+Down in it, to change the order of turns.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>Kind of game</translation>
    </message>
    <message>
        <source>Level of the challenge</source>
        <translation>Level of the challenge</translation>
    </message>
    <message>
        <source>Nobody has to look away: only computers play.</source>
        <translation>Nobody has to look away: only computers play.</translation>
    </message>
    <message>
        <source>One person at this screen: nothing has to be hidden between turns.</source>
        <translation>One person at this screen: nothing has to be hidden between turns.</translation>
    </message>
    <message>
        <source>Random order</source>
        <translation>Random order</translation>
    </message>
    <message>
        <source>Seat {number} has no name yet.</source>
        <translation>Seat {number} has no name yet.</translation>
    </message>
    <message>
        <source>Solo challenge</source>
        <translation>Solo challenge</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Start the game</translation>
    </message>
    <message>
        <source>This game is for {range} players.</source>
        <translation>This game is for {range} players.</translation>
    </message>
    <message>
        <source>Two seats are called {name}. Give one of them another name.</source>
        <translation>Two seats are called {name}. Give one of them another name.</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Who plays?</translation>
    </message>
    <message>
        <source>{game} · new game</source>
        <translation>{game} · new game</translation>
    </message>
    <message>
        <source>{name} plays “{challenge}”, level {level}.</source>
        <translation>{name} plays “{challenge}”, level {level}.</translation>
    </message>
    <message numerus="yes">
        <source>{people} against %n computers: {others}.</source>
        <translation>
            <numerusform>{people} against %n computer: {others}.</numerusform>
            <numerusform>{people} against %n computers: {others}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NovaCards</name>
    <message numerus="yes">
        <source>%n tokens left after it</source>
        <translation>
            <numerusform>%n token left after it</numerusform>
            <numerusform>%n tokens left after it</numerusform>
        </translation>
    </message>
    <message>
        <source>1 power more for {first} and {second} this round; nobody may place here.</source>
        <translation>1 power more for {first} and {second} this round; nobody may place here.</translation>
    </message>
    <message>
        <source>Place the building here</source>
        <translation>Place the building here</translation>
    </message>
    <message>
        <source>This draws a card; it cannot be undone.</source>
        <translation>This draws a card; it cannot be undone.</translation>
    </message>
    <message>
        <source>Zone {zone}: {before} → {after} pieces, ahead: {rival} {best}</source>
        <translation>Zone {zone}: {before} → {after} pieces, ahead: {rival} {best}</translation>
    </message>
    <message>
        <source>Zone {zone}: {before} → {after} pieces, behind: {rival} {best}</source>
        <translation>Zone {zone}: {before} → {after} pieces, behind: {rival} {best}</translation>
    </message>
    <message>
        <source>Zone {zone}: {before} → {after} pieces, level: {rival} {best}</source>
        <translation>Zone {zone}: {before} → {after} pieces, level: {rival} {best}</translation>
    </message>
    <message>
        <source>Zone {zone}: {before} → {after} pieces, level: {rival} {best}, and wins the tie</source>
        <translation>Zone {zone}: {before} → {after} pieces, level: {rival} {best}, and wins the tie</translation>
    </message>
    <message>
        <source>Zone {zone}: {before} → {after} pieces, nobody else there</source>
        <translation>Zone {zone}: {before} → {after} pieces, nobody else there</translation>
    </message>
    <message numerus="yes">
        <source>a building of %n pieces to place</source>
        <translation>
            <numerusform>a building of %n piece to place</numerusform>
            <numerusform>a building of %n pieces to place</numerusform>
        </translation>
    </message>
    <message>
        <source>a free cell</source>
        <translation>a free cell</translation>
    </message>
    <message>
        <source>abandoning it brings {coins}</source>
        <translation>abandoning it brings {coins}</translation>
    </message>
    <message>
        <source>and nothing else</source>
        <translation>and nothing else</translation>
    </message>
    <message>
        <source>artisans available: {before} → {after}</source>
        <translation>artisans available: {before} → {after}</translation>
    </message>
    <message>
        <source>completes a token: {goods} for {names}</source>
        <translation>completes a token: {goods} for {names}</translation>
    </message>
    <message>
        <source>gain {amount}</source>
        <translation>gain {amount}</translation>
    </message>
    <message>
        <source>gain {amount}: {before} → {after}</source>
        <translation>gain {amount}: {before} → {after}</translation>
    </message>
    <message>
        <source>gold wheel: an achievement token or {amount}</source>
        <translation>gold wheel: an achievement token or {amount}</translation>
    </message>
    <message>
        <source>its building cannot be placed: too little room, or too few pieces</source>
        <translation>its building cannot be placed: too little room, or too few pieces</translation>
    </message>
    <message>
        <source>no more points than now</source>
        <translation>no more points than now</translation>
    </message>
    <message>
        <source>no ship can sail any further</source>
        <translation>no ship can sail any further</translation>
    </message>
    <message>
        <source>nobody’s pieces</source>
        <translation>nobody’s pieces</translation>
    </message>
    <message>
        <source>one space on</source>
        <translation>one space on</translation>
    </message>
    <message>
        <source>pay {amount}: {before} → {after}</source>
        <translation>pay {amount}: {before} → {after}</translation>
    </message>
    <message>
        <source>power {power} before subject cards</source>
        <translation>power {power} before subject cards</translation>
    </message>
    <message>
        <source>power {power}: {what}</source>
        <translation>power {power}: {what}</translation>
    </message>
    <message>
        <source>the influence would be lost</source>
        <translation>the influence would be lost</translation>
    </message>
    <message>
        <source>the power is 3 already: it would be lost</source>
        <translation>the power is 3 already: it would be lost</translation>
    </message>
    <message>
        <source>the track of the favourite</source>
        <translation>the track of the favourite</translation>
    </message>
    <message>
        <source>you begin the next round</source>
        <translation>you begin the next round</translation>
    </message>
    <message>
        <source>your tokens: {before} → {after}</source>
        <translation>your tokens: {before} → {after}</translation>
    </message>
    <message>
        <source>{act} with power {power}: {what}</source>
        <translation>{act} with power {power}: {what}</translation>
    </message>
    <message>
        <source>{points} at the end</source>
        <translation>{points} at the end</translation>
    </message>
    <message>
        <source>{points} at the end if it stays so</source>
        <translation>{points} at the end if it stays so</translation>
    </message>
    <message>
        <source>{points} for who holds it at the end</source>
        <translation>{points} for who holds it at the end</translation>
    </message>
    <message>
        <source>{points} more at the end, even if it sails further</source>
        <translation>{points} more at the end, even if it sails further</translation>
    </message>
    <message>
        <source>{points} of them for a completed line</source>
        <translation>{points} of them for a completed line</translation>
    </message>
    <message>
        <source>{sails} left after it</source>
        <translation>{sails} left after it</translation>
    </message>
    <message>
        <source>{tile} leaves the game</source>
        <translation>{tile} leaves the game</translation>
    </message>
</context>
<context>
    <name>NovaCover</name>
    <message>
        <source>Alone against the automa</source>
        <translation>Alone against the automa</translation>
    </message>
    <message>
        <source>Cards by chance</source>
        <translation>Cards by chance</translation>
    </message>
    <message>
        <source>Cards drafted</source>
        <translation>Cards drafted</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Easy</translation>
    </message>
    <message>
        <source>Fifteen times in the game a patrician of yours goes to the forum, and row and column tell what you do. Sail the Black Sea, build in the city, race chariots, gather people who help.</source>
        <translation>Fifteen times in the game a patrician of yours goes to the forum, and row and column tell what you do. Sail the Black Sea, build in the city, race chariots, gather people who help.</translation>
    </message>
    <message>
        <source>Four cards are passed round in secret; each keeps two of those laid down.</source>
        <translation>Four cards are passed round in secret; each keeps two of those laid down.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Hard</translation>
    </message>
    <message>
        <source>Its legionaries block the forum, its ships and chariots move on their own; score more.</source>
        <translation>Its legionaries block the forum, its ships and chariots move on their own; score more.</translation>
    </message>
    <message>
        <source>Mosaic by chance</source>
        <translation>Mosaic by chance</translation>
    </message>
    <message>
        <source>Mosaic drafted</source>
        <translation>Mosaic drafted</translation>
    </message>
    <message>
        <source>Mosaic tiles are chosen in turn from two face up of each colour.</source>
        <translation>Mosaic tiles are chosen in turn from two face up of each colour.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Round {number}</translation>
    </message>
    <message>
        <source>Serve the emperor in the forum and build the new capital on the Bosporus.</source>
        <translation>Serve the emperor in the forum and build the new capital on the Bosporus.</translation>
    </message>
    <message>
        <source>The automa</source>
        <translation>The automa</translation>
    </message>
    <message>
        <source>The automa starts with 20 points.</source>
        <translation>The automa starts with 20 points.</translation>
    </message>
    <message>
        <source>The automa starts with 30 points.</source>
        <translation>The automa starts with 30 points.</translation>
    </message>
    <message>
        <source>The automa starts with 40 points.</source>
        <translation>The automa starts with 40 points.</translation>
    </message>
    <message>
        <source>Three mosaic tiles are dealt to each.</source>
        <translation>Three mosaic tiles are dealt to each.</translation>
    </message>
    <message>
        <source>Two subject cards are dealt to each.</source>
        <translation>Two subject cards are dealt to each.</translation>
    </message>
</context>
<context>
    <name>NovaFacts</name>
    <message numerus="yes">
        <source>%n patricians left</source>
        <translation>
            <numerusform>%n patrician left</numerusform>
            <numerusform>%n patricians left</numerusform>
        </translation>
    </message>
    <message>
        <source>Cleanup</source>
        <translation>Cleanup</translation>
    </message>
    <message>
        <source>Emperor</source>
        <translation>Emperor</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Final scoring</translation>
    </message>
    <message>
        <source>Forum</source>
        <translation>Forum</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>Round {number} of {all}</source>
        <translation>Round {number} of {all}</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Set-up</translation>
    </message>
</context>
<context>
    <name>NovaInfos</name>
    <message numerus="yes">
        <source>%n cells around it still open</source>
        <translation>
            <numerusform>%n cell around it still open</numerusform>
            <numerusform>%n cells around it still open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more at the hippodrome</source>
        <translation>
            <numerusform>%n more at the hippodrome</numerusform>
            <numerusform>%n more at the hippodrome</numerusform>
        </translation>
    </message>
    <message>
        <source>A Petition takes it for 2 influence; else it goes on clockwise.</source>
        <translation>A Petition takes it for 2 influence; else it goes on clockwise.</translation>
    </message>
    <message>
        <source>An artisan collects from its row and from its column.</source>
        <translation>An artisan collects from its row and from its column.</translation>
    </message>
    <message>
        <source>At most {count} of each kind.</source>
        <translation>At most {count} of each kind.</translation>
    </message>
    <message>
        <source>At most {count}; each point more becomes a coin.</source>
        <translation>At most {count}; each point more becomes a coin.</translation>
    </message>
    <message>
        <source>At the end of a round at most {count} stay.</source>
        <translation>At the end of a round at most {count} stay.</translation>
    </message>
    <message>
        <source>Both routes begin here.</source>
        <translation>Both routes begin here.</translation>
    </message>
    <message>
        <source>Cards played here help until the end.</source>
        <translation>Cards played here help until the end.</translation>
    </message>
    <message>
        <source>Completing it gives as many sails as the power.</source>
        <translation>Completing it gives as many sails as the power.</translation>
    </message>
    <message>
        <source>Filled at the end of the turn or of the round.</source>
        <translation>Filled at the end of the turn or of the round.</translation>
    </message>
    <message>
        <source>Goods and coins left: 1 point for every {count}.</source>
        <translation>Goods and coins left: 1 point for every {count}.</translation>
    </message>
    <message>
        <source>Its reward has been paid.</source>
        <translation>Its reward has been paid.</translation>
    </message>
    <message>
        <source>No building contract yet.</source>
        <translation>No building contract yet.</translation>
    </message>
    <message>
        <source>Not used with so few players.</source>
        <translation>Not used with so few players.</translation>
    </message>
    <message>
        <source>One after each of the first two patricians.</source>
        <translation>One after each of the first two patricians.</translation>
    </message>
    <message>
        <source>The display is filled at the end of each turn.</source>
        <translation>The display is filled at the end of each turn.</translation>
    </message>
    <message>
        <source>The tile of the round: he may go on a golden space. He adds 1 power in row and column.</source>
        <translation>The tile of the round: he may go on a golden space. He adds 1 power in row and column.</translation>
    </message>
    <message>
        <source>Three are placed each round.</source>
        <translation>Three are placed each round.</translation>
    </message>
    <message>
        <source>When it is empty the discarded cards are shuffled.</source>
        <translation>When it is empty the discarded cards are shuffled.</translation>
    </message>
    <message>
        <source>at once: {goods}</source>
        <translation>at once: {goods}</translation>
    </message>
    <message>
        <source>costs {goods}</source>
        <translation>costs {goods}</translation>
    </message>
    <message>
        <source>crossing the line costs {goods}</source>
        <translation>crossing the line costs {goods}</translation>
    </message>
    <message>
        <source>each ship gains {goods} on the way</source>
        <translation>each ship gains {goods} on the way</translation>
    </message>
    <message>
        <source>gold wheel: an achievement token or 1 influence</source>
        <translation>gold wheel: an achievement token or 1 influence</translation>
    </message>
    <message>
        <source>here: {names}</source>
        <translation>here: {names}</translation>
    </message>
    <message>
        <source>in a line: {points}, and {goods} at once</source>
        <translation>in a line: {points}, and {goods} at once</translation>
    </message>
    <message>
        <source>most pieces: {first}; any piece: {other}</source>
        <translation>most pieces: {first}; any piece: {other}</translation>
    </message>
    <message>
        <source>needs power {power}</source>
        <translation>needs power {power}</translation>
    </message>
    <message>
        <source>nobody’s pieces</source>
        <translation>nobody’s pieces</translation>
    </message>
    <message>
        <source>used this round</source>
        <translation>used this round</translation>
    </message>
    <message>
        <source>used; it still counts as an estate tile</source>
        <translation>used; it still counts as an estate tile</translation>
    </message>
    <message>
        <source>worth {points} where it is</source>
        <translation>worth {points} where it is</translation>
    </message>
    <message>
        <source>would gain: {names}</source>
        <translation>would gain: {names}</translation>
    </message>
    <message>
        <source>{building}, {points}</source>
        <translation>{building}, {points}</translation>
    </message>
    <message>
        <source>{name} has power {power} here</source>
        <translation>{name} has power {power} here</translation>
    </message>
    <message>
        <source>{name}: {count}</source>
        <translation>{name}: {count}</translation>
    </message>
    <message>
        <source>{points} at the end</source>
        <translation>{points} at the end</translation>
    </message>
    <message>
        <source>{points} at the end of the round for who leads on {track}</source>
        <translation>{points} at the end of the round for who leads on {track}</translation>
    </message>
    <message>
        <source>{points} for a ship that has reached or passed it</source>
        <translation>{points} for a ship that has reached or passed it</translation>
    </message>
    <message>
        <source>{sails} from the port before</source>
        <translation>{sails} from the port before</translation>
    </message>
    <message>
        <source>{when}, during {act}</source>
        <translation>{when}, during {act}</translation>
    </message>
</context>
<context>
    <name>NovaJournal</name>
    <message numerus="yes">
        <source>%n achievement tokens</source>
        <translation>
            <numerusform>%n achievement token</numerusform>
            <numerusform>%n achievement tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>A reward token is complete: {goods} for {names}.</source>
        <translation>A reward token is complete: {goods} for {names}.</translation>
    </message>
    <message>
        <source>A reward token is complete; nobody gains {goods}.</source>
        <translation>A reward token is complete; nobody gains {goods}.</translation>
    </message>
    <message>
        <source>Nobody led on {track}; the chariot token is gone.</source>
        <translation>Nobody led on {track}; the chariot token is gone.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Round {number}</translation>
    </message>
    <message>
        <source>The columns of the forum are {columns}; the rows are {rows}.</source>
        <translation>The columns of the forum are {columns}; the rows are {rows}.</translation>
    </message>
    <message>
        <source>The game is over: {name} wins with {points}.</source>
        <translation>The game is over: {name} wins with {points}.</translation>
    </message>
    <message>
        <source>The new favourite is {track}.</source>
        <translation>The new favourite is {track}.</translation>
    </message>
    <message>
        <source>abandoned {act} for a coin.</source>
        <translation>abandoned {act} for a coin.</translation>
    </message>
    <message>
        <source>advanced on {track} to space {space}.</source>
        <translation>advanced on {track} to space {space}.</translation>
    </message>
    <message>
        <source>begins the next round.</source>
        <translation>begins the next round.</translation>
    </message>
    <message>
        <source>blocked {space} with a legionary.</source>
        <translation>blocked {space} with a legionary.</translation>
    </message>
    <message numerus="yes">
        <source>built in zone {zone}: %n pieces.</source>
        <translation>
            <numerusform>built in zone {zone}: %n piece.</numerusform>
            <numerusform>built in zone {zone}: %n pieces.</numerusform>
        </translation>
    </message>
    <message>
        <source>claimed an achievement: {wish}.</source>
        <translation>claimed an achievement: {wish}.</translation>
    </message>
    <message>
        <source>completed a building contract: {building}, {points}.</source>
        <translation>completed a building contract: {building}, {points}.</translation>
    </message>
    <message>
        <source>completed a line of the mosaic.</source>
        <translation>completed a line of the mosaic.</translation>
    </message>
    <message>
        <source>completed a maritime contract.</source>
        <translation>completed a maritime contract.</translation>
    </message>
    <message>
        <source>discarded {card} from the row.</source>
        <translation>discarded {card} from the row.</translation>
    </message>
    <message>
        <source>discarded {card}.</source>
        <translation>discarded {card}.</translation>
    </message>
    <message numerus="yes">
        <source>drew %n cards.</source>
        <translation>
            <numerusform>drew %n card.</numerusform>
            <numerusform>drew %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found a space occupied and scored %n points.</source>
        <translation>
            <numerusform>found a space occupied and scored %n point.</numerusform>
            <numerusform>found a space occupied and scored %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>gained {goods}.</source>
        <translation>gained {goods}.</translation>
    </message>
    <message>
        <source>holds the first-player token at the end.</source>
        <translation>holds the first-player token at the end.</translation>
    </message>
    <message>
        <source>is the first player.</source>
        <translation>is the first player.</translation>
    </message>
    <message>
        <source>laid a card down in secret.</source>
        <translation>laid a card down in secret.</translation>
    </message>
    <message>
        <source>led on {track} and took the chariot token.</source>
        <translation>led on {track} and took the chariot token.</translation>
    </message>
    <message numerus="yes">
        <source>paid %n influence for {act}.</source>
        <translation>
            <numerusform>paid %n influence for {act}.</numerusform>
            <numerusform>paid %n influence for {act}.</numerusform>
        </translation>
    </message>
    <message>
        <source>paid {goods}.</source>
        <translation>paid {goods}.</translation>
    </message>
    <message>
        <source>performed {act} with power {power}.</source>
        <translation>performed {act} with power {power}.</translation>
    </message>
    <message>
        <source>placed a patrician on {space}.</source>
        <translation>placed a patrician on {space}.</translation>
    </message>
    <message>
        <source>placed an artisan.</source>
        <translation>placed an artisan.</translation>
    </message>
    <message>
        <source>put a tile down: {tile} in place of {old}.</source>
        <translation>put a tile down: {tile} in place of {old}.</translation>
    </message>
    <message>
        <source>put a tile down: {tile}.</source>
        <translation>put a tile down: {tile}.</translation>
    </message>
    <message>
        <source>recruited {card}.</source>
        <translation>recruited {card}.</translation>
    </message>
    <message>
        <source>removed a maritime contract.</source>
        <translation>removed a maritime contract.</translation>
    </message>
    <message numerus="yes">
        <source>returned %n artisans beyond three.</source>
        <translation>
            <numerusform>returned %n artisan beyond three.</numerusform>
            <numerusform>returned %n artisans beyond three.</numerusform>
        </translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>row {row}, column {column}</translation>
    </message>
    <message>
        <source>sailed to {ports}.</source>
        <translation>sailed to {ports}.</translation>
    </message>
    <message>
        <source>sailed to {port}: {gain}.</source>
        <translation>sailed to {port}: {gain}.</translation>
    </message>
    <message>
        <source>sent the emperor to {space}.</source>
        <translation>sent the emperor to {space}.</translation>
    </message>
    <message>
        <source>took a building contract: {building}.</source>
        <translation>took a building contract: {building}.</translation>
    </message>
    <message>
        <source>took a mosaic tile: {colour}.</source>
        <translation>took a mosaic tile: {colour}.</translation>
    </message>
    <message>
        <source>took an estate tile: {tile}.</source>
        <translation>took an estate tile: {tile}.</translation>
    </message>
    <message>
        <source>took the first-player token.</source>
        <translation>took the first-player token.</translation>
    </message>
    <message>
        <source>took {card}.</source>
        <translation>took {card}.</translation>
    </message>
    <message>
        <source>used a tile: {tile}.</source>
        <translation>used a tile: {tile}.</translation>
    </message>
    <message>
        <source>used {card}: {effect}.</source>
        <translation>used {card}: {effect}.</translation>
    </message>
    <message>
        <source>was level on {track}: that is enough to take the chariot token.</source>
        <translation>was level on {track}: that is enough to take the chariot token.</translation>
    </message>
    <message>
        <source>{name}, patrician {lap}</source>
        <translation>{name}, patrician {lap}</translation>
    </message>
</context>
<context>
    <name>NovaLabels</name>
    <message numerus="yes">
        <source>%n achievement tokens</source>
        <translation>
            <numerusform>%n achievement token</numerusform>
            <numerusform>%n achievement tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n artisans in the supply</source>
        <translation>
            <numerusform>%n artisan in the supply</numerusform>
            <numerusform>%n artisans in the supply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building contracts</source>
        <translation>
            <numerusform>%n building contract</numerusform>
            <numerusform>%n building contracts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chariot tokens</source>
        <translation>
            <numerusform>%n chariot token</numerusform>
            <numerusform>%n chariot tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discarded</source>
        <translation>
            <numerusform>%n discarded</numerusform>
            <numerusform>%n discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n legionaries to place</source>
        <translation>
            <numerusform>%n legionary to place</numerusform>
            <numerusform>%n legionaries to place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n patricians to place</source>
        <translation>
            <numerusform>%n patrician to place</numerusform>
            <numerusform>%n patricians to place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points so far</source>
        <translation>
            <numerusform>%n point so far</numerusform>
            <numerusform>%n points so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens left</source>
        <translation>
            <numerusform>%n token left</numerusform>
            <numerusform>%n tokens left</numerusform>
        </translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1st</translation>
    </message>
    <message>
        <source>A coin instead of {act}</source>
        <translation>A coin instead of {act}</translation>
    </message>
    <message>
        <source>Achievement tokens</source>
        <translation>Achievement tokens</translation>
    </message>
    <message>
        <source>An achievement token</source>
        <translation>An achievement token</translation>
    </message>
    <message>
        <source>Artisans</source>
        <translation>Artisans</translation>
    </message>
    <message>
        <source>Artisans in the supply</source>
        <translation>Artisans in the supply</translation>
    </message>
    <message>
        <source>Black Sea</source>
        <translation>Black Sea</translation>
    </message>
    <message>
        <source>Cards to choose from</source>
        <translation>Cards to choose from</translation>
    </message>
    <message>
        <source>City of Nova Roma</source>
        <translation>City of Nova Roma</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Coins</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Completed</translation>
    </message>
    <message>
        <source>Deck of building contracts</source>
        <translation>Deck of building contracts</translation>
    </message>
    <message>
        <source>Deck of maritime contracts</source>
        <translation>Deck of maritime contracts</translation>
    </message>
    <message>
        <source>Deck of subjects</source>
        <translation>Deck of subjects</translation>
    </message>
    <message>
        <source>Empty space of the market</source>
        <translation>Empty space of the market</translation>
    </message>
    <message>
        <source>Estate</source>
        <translation>Estate</translation>
    </message>
    <message>
        <source>Estate tiles</source>
        <translation>Estate tiles</translation>
    </message>
    <message>
        <source>Estate, {row} and {column}</source>
        <translation>Estate, {row} and {column}</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favourite</translation>
    </message>
    <message>
        <source>Forum</source>
        <translation>Forum</translation>
    </message>
    <message numerus="yes">
        <source>Hand, %n cards</source>
        <translation>
            <numerusform>Hand, %n card</numerusform>
            <numerusform>Hand, %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Hippodrome</source>
        <translation>Hippodrome</translation>
    </message>
    <message>
        <source>In zone {zone}, {place}</source>
        <translation>In zone {zone}, {place}</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Influence</translation>
    </message>
    <message>
        <source>Laid down</source>
        <translation>Laid down</translation>
    </message>
    <message>
        <source>Maritime contract: {cost}</source>
        <translation>Maritime contract: {cost}</translation>
    </message>
    <message>
        <source>Mosaic</source>
        <translation>Mosaic</translation>
    </message>
    <message>
        <source>Mosaic tiles to choose from</source>
        <translation>Mosaic tiles to choose from</translation>
    </message>
    <message numerus="yes">
        <source>Pay %n influence</source>
        <translation>
            <numerusform>Pay %n influence</numerusform>
            <numerusform>Pay %n influence</numerusform>
        </translation>
    </message>
    <message>
        <source>Reward of the line: {goods}</source>
        <translation>Reward of the line: {goods}</translation>
    </message>
    <message>
        <source>Reward of the top row: {goods}</source>
        <translation>Reward of the top row: {goods}</translation>
    </message>
    <message>
        <source>Reward token: {goods}</source>
        <translation>Reward token: {goods}</translation>
    </message>
    <message>
        <source>Spent reward token</source>
        <translation>Spent reward token</translation>
    </message>
    <message>
        <source>Subject row</source>
        <translation>Subject row</translation>
    </message>
    <message>
        <source>Subjects</source>
        <translation>Subjects</translation>
    </message>
    <message>
        <source>The building to place</source>
        <translation>The building to place</translation>
    </message>
    <message>
        <source>The emperor</source>
        <translation>The emperor</translation>
    </message>
    <message>
        <source>The emperor adds 1 power to {first} and {second}.</source>
        <translation>The emperor adds 1 power to {first} and {second}.</translation>
    </message>
    <message>
        <source>The estate tile to place</source>
        <translation>The estate tile to place</translation>
    </message>
    <message>
        <source>The favourite’s chariot</source>
        <translation>The favourite’s chariot</translation>
    </message>
    <message>
        <source>The first-player token</source>
        <translation>The first-player token</translation>
    </message>
    <message>
        <source>The table of Nova Roma</source>
        <translation>The table of Nova Roma</translation>
    </message>
    <message>
        <source>Unused space</source>
        <translation>Unused space</translation>
    </message>
    <message>
        <source>Your marker on {track}</source>
        <translation>Your marker on {track}</translation>
    </message>
    <message>
        <source>Your ship at {port}</source>
        <translation>Your ship at {port}</translation>
    </message>
    <message>
        <source>Zone {zone}</source>
        <translation>Zone {zone}</translation>
    </message>
    <message>
        <source>free</source>
        <translation>free</translation>
    </message>
    <message>
        <source>from the 4th on: 1 influence</source>
        <translation>from the 4th on: 1 influence</translation>
    </message>
    <message>
        <source>next</source>
        <translation>next</translation>
    </message>
    <message>
        <source>nobody’s piece</source>
        <translation>nobody’s piece</translation>
    </message>
    <message>
        <source>pieces left</source>
        <translation>pieces left</translation>
    </message>
    <message>
        <source>supply {count}</source>
        <translation>supply {count}</translation>
    </message>
    <message>
        <source>with an artisan</source>
        <translation>with an artisan</translation>
    </message>
    <message>
        <source>{basic} + {special} left</source>
        <translation>{basic} + {special} left</translation>
    </message>
    <message>
        <source>{building}, {points}</source>
        <translation>{building}, {points}</translation>
    </message>
    <message>
        <source>{colour} mosaic tile: {wishes}</source>
        <translation>{colour} mosaic tile: {wishes}</translation>
    </message>
    <message numerus="yes">
        <source>{deck}, %n left</source>
        <translation>
            <numerusform>{deck}, %n left</numerusform>
            <numerusform>{deck}, %n left</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s house</source>
        <translation>{name}’s house</translation>
    </message>
    <message>
        <source>{name}’s house, only looking</source>
        <translation>{name}’s house, only looking</translation>
    </message>
    <message>
        <source>{place}: {names}</source>
        <translation>{place}: {names}</translation>
    </message>
    <message>
        <source>{place}: {owner}</source>
        <translation>{place}: {owner}</translation>
    </message>
    <message>
        <source>{space}: a legionary</source>
        <translation>{space}: a legionary</translation>
    </message>
    <message>
        <source>{space}: the emperor</source>
        <translation>{space}: the emperor</translation>
    </message>
    <message>
        <source>{space}: {name}</source>
        <translation>{space}: {name}</translation>
    </message>
    <message>
        <source>{tile}: {cost}</source>
        <translation>{tile}: {cost}</translation>
    </message>
    <message>
        <source>{track}, space {space}</source>
        <translation>{track}, space {space}</translation>
    </message>
    <message>
        <source>{track}, start</source>
        <translation>{track}, start</translation>
    </message>
    <message>
        <source>{wish}, reached</source>
        <translation>{wish}, reached</translation>
    </message>
</context>
<context>
    <name>NovaOptions</name>
    <message>
        <source>Abandon</source>
        <translation>Abandon</translation>
    </message>
    <message>
        <source>Abandon {act} for 1 coin</source>
        <translation>Abandon {act} for 1 coin</translation>
    </message>
    <message>
        <source>Advance</source>
        <translation>Advance</translation>
    </message>
    <message>
        <source>Advance no further</source>
        <translation>Advance no further</translation>
    </message>
    <message>
        <source>Advance on {track}</source>
        <translation>Advance on {track}</translation>
    </message>
    <message>
        <source>Advance on {track} for {horses}</source>
        <translation>Advance on {track} for {horses}</translation>
    </message>
    <message>
        <source>An achievement token</source>
        <translation>An achievement token</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Build</translation>
    </message>
    <message>
        <source>Build in zone {zone}, {places}</source>
        <translation>Build in zone {zone}, {places}</translation>
    </message>
    <message>
        <source>Build nothing</source>
        <translation>Build nothing</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Buy</translation>
    </message>
    <message>
        <source>Buy {good}</source>
        <translation>Buy {good}</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Claim</translation>
    </message>
    <message>
        <source>Claim none</source>
        <translation>Claim none</translation>
    </message>
    <message>
        <source>Claim, {colour} row, column {column}: {wish}</source>
        <translation>Claim, {colour} row, column {column}: {wish}</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Coins</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Complete</translation>
    </message>
    <message>
        <source>Complete the maritime contract for {cost}</source>
        <translation>Complete the maritime contract for {cost}</translation>
    </message>
    <message>
        <source>Complete {building} for {cost}: {points}</source>
        <translation>Complete {building} for {cost}: {points}</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Discard</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Discard {card}</translation>
    </message>
    <message>
        <source>Discard {card} from the row</source>
        <translation>Discard {card} from the row</translation>
    </message>
    <message>
        <source>Do not exchange</source>
        <translation>Do not exchange</translation>
    </message>
    <message>
        <source>Do not place it</source>
        <translation>Do not place it</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Exchange</translation>
    </message>
    <message>
        <source>Finish buying</source>
        <translation>Finish buying</translation>
    </message>
    <message>
        <source>Finish producing</source>
        <translation>Finish producing</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>Hire</source>
        <translation>Hire</translation>
    </message>
    <message>
        <source>Hire an artisan for 1 wheat</source>
        <translation>Hire an artisan for 1 wheat</translation>
    </message>
    <message numerus="yes">
        <source>It is worth %n points.</source>
        <translation>
            <numerusform>It is worth %n point.</numerusform>
            <numerusform>It is worth %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is worth points.</source>
        <translation>It is worth points.</translation>
    </message>
    <message>
        <source>It keeps something from the others.</source>
        <translation>It keeps something from the others.</translation>
    </message>
    <message>
        <source>It prepares points for later.</source>
        <translation>It prepares points for later.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Keep</translation>
    </message>
    <message>
        <source>Keep the artisan</source>
        <translation>Keep the artisan</translation>
    </message>
    <message>
        <source>Keep the cards</source>
        <translation>Keep the cards</translation>
    </message>
    <message>
        <source>Keep the wine</source>
        <translation>Keep the wine</translation>
    </message>
    <message>
        <source>Keep {card}</source>
        <translation>Keep {card}</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Lay down</translation>
    </message>
    <message>
        <source>Lay down {card}</source>
        <translation>Lay down {card}</translation>
    </message>
    <message>
        <source>Leave the token</source>
        <translation>Leave the token</translation>
    </message>
    <message>
        <source>Legionary on {space}</source>
        <translation>Legionary on {space}</translation>
    </message>
    <message>
        <source>Make the exchange of the tile</source>
        <translation>Make the exchange of the tile</translation>
    </message>
    <message>
        <source>No contract</source>
        <translation>No contract</translation>
    </message>
    <message>
        <source>No petition</source>
        <translation>No petition</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Not now</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Nothing else is possible.</translation>
    </message>
    <message>
        <source>Patrician on {space}</source>
        <translation>Patrician on {space}</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Pay</translation>
    </message>
    <message numerus="yes">
        <source>Pay %n influence for {act}</source>
        <translation>
            <numerusform>Pay %n influence for {act}</numerusform>
            <numerusform>Pay %n influence for {act}</numerusform>
        </translation>
    </message>
    <message>
        <source>Perform</source>
        <translation>Perform</translation>
    </message>
    <message>
        <source>Perform {act}</source>
        <translation>Perform {act}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Place an artisan on {cell}</source>
        <translation>Place an artisan on {cell}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Play no card</source>
        <translation>Play no card</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Play {card}</translation>
    </message>
    <message>
        <source>Put the tile on {cell}</source>
        <translation>Put the tile on {cell}</translation>
    </message>
    <message>
        <source>Reward of a line, {line}: {goods}</source>
        <translation>Reward of a line, {line}: {goods}</translation>
    </message>
    <message>
        <source>Reward of the top row: {goods}</source>
        <translation>Reward of the top row: {goods}</translation>
    </message>
    <message>
        <source>Reward token in zone {zone}, {place}: {goods}</source>
        <translation>Reward token in zone {zone}, {place}: {goods}</translation>
    </message>
    <message>
        <source>Sail</source>
        <translation>Sail</translation>
    </message>
    <message>
        <source>Sail from {start} to {port} for {sails}</source>
        <translation>Sail from {start} to {port} for {sails}</translation>
    </message>
    <message>
        <source>Sail no further</source>
        <translation>Sail no further</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>Spend</translation>
    </message>
    <message>
        <source>Spend 1 wine for {goods}</source>
        <translation>Spend 1 wine for {goods}</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Take</translation>
    </message>
    <message>
        <source>Take no more cards</source>
        <translation>Take no more cards</translation>
    </message>
    <message>
        <source>Take no tile</source>
        <translation>Take no tile</translation>
    </message>
    <message>
        <source>Take the first-player token for 2 influence</source>
        <translation>Take the first-player token for 2 influence</translation>
    </message>
    <message>
        <source>Take the top card of the deck</source>
        <translation>Take the top card of the deck</translation>
    </message>
    <message>
        <source>Take the {colour} tile: {wishes}</source>
        <translation>Take the {colour} tile: {wishes}</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Take {card}</translation>
    </message>
    <message>
        <source>Take {good}</source>
        <translation>Take {good}</translation>
    </message>
    <message>
        <source>Take {tile} from space {slot} for {cost}</source>
        <translation>Take {tile} from space {slot} for {cost}</translation>
    </message>
    <message>
        <source>Take {tile} from space {slot}, free</source>
        <translation>Take {tile} from space {slot}, free</translation>
    </message>
    <message>
        <source>The emperor on {space}</source>
        <translation>The emperor on {space}</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Use</translation>
    </message>
    <message>
        <source>Use no more cards</source>
        <translation>Use no more cards</translation>
    </message>
    <message>
        <source>Use the tile</source>
        <translation>Use the tile</translation>
    </message>
    <message>
        <source>Use {card}: {effect}</source>
        <translation>Use {card}: {effect}</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>column {number}</translation>
    </message>
    <message>
        <source>falling diagonal</source>
        <translation>falling diagonal</translation>
    </message>
    <message>
        <source>rising diagonal</source>
        <translation>rising diagonal</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>row {number}</translation>
    </message>
    <message>
        <source>{option}: nothing of it can be done now</source>
        <translation>{option}: nothing of it can be done now</translation>
    </message>
    <message>
        <source>{row} and {column}</source>
        <translation>{row} and {column}</translation>
    </message>
</context>
<context>
    <name>NovaPrompts</name>
    <message numerus="yes">
        <source>%n artisans available.</source>
        <translation>
            <numerusform>%n artisan available.</numerusform>
            <numerusform>%n artisans available.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins left.</source>
        <translation>
            <numerusform>%n coin left.</numerusform>
            <numerusform>%n coins left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rewards wait; each is finished before the next.</source>
        <translation>
            <numerusform>%n reward waits; each is finished before the next.</numerusform>
            <numerusform>%n rewards wait; each is finished before the next.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens left at the hippodrome.</source>
        <translation>
            <numerusform>%n token left at the hippodrome.</numerusform>
            <numerusform>%n tokens left at the hippodrome.</numerusform>
        </translation>
    </message>
    <message>
        <source>A second click or Enter places it.</source>
        <translation>A second click or Enter places it.</translation>
    </message>
    <message>
        <source>All on one track. A line costs horses and brings a gold wheel.</source>
        <translation>All on one track. A line costs horses and brings a gold wheel.</translation>
    </message>
    <message>
        <source>At most one; the price stands above it.</source>
        <translation>At most one; the price stands above it.</translation>
    </message>
    <message>
        <source>At most {count} cards in hand.</source>
        <translation>At most {count} cards in hand.</translation>
    </message>
    <message>
        <source>At most {count} cards in the row.</source>
        <translation>At most {count} cards in the row.</translation>
    </message>
    <message>
        <source>At the end its holder gets 2 points.</source>
        <translation>At the end its holder gets 2 points.</translation>
    </message>
    <message>
        <source>Choose an action: for 1 influence it has power 1.</source>
        <translation>Choose an action: for 1 influence it has power 1.</translation>
    </message>
    <message>
        <source>Choose below the forum what to pay (1 to {most} influence), then an action: that is its power.</source>
        <translation>Choose below the forum what to pay (1 to {most} influence), then an action: that is its power.</translation>
    </message>
    <message>
        <source>Click a card of your hand, then another one.</source>
        <translation>Click a card of your hand, then another one.</translation>
    </message>
    <message>
        <source>Click a good in your house. At most 5 of each kind.</source>
        <translation>Click a good in your house. At most 5 of each kind.</translation>
    </message>
    <message>
        <source>Click the coin at an action to abandon it: you gain 1 coin.</source>
        <translation>Click the coin at an action to abandon it: you gain 1 coin.</translation>
    </message>
    <message>
        <source>Drag a ship to a lit port, or click the port. A port reached or passed pays at once.</source>
        <translation>Drag a ship to a lit port, or click the port. A port reached or passed pays at once.</translation>
    </message>
    <message>
        <source>Each card once a round. More than 3 power is lost.</source>
        <translation>Each card once a round. More than 3 power is lost.</translation>
    </message>
    <message>
        <source>Each seat gets one of each colour; the three wishes of a tile can be reached in any order.</source>
        <translation>Each seat gets one of each colour; the three wishes of a tile can be reached in any order.</translation>
    </message>
    <message>
        <source>Each wine brings 1 influence.</source>
        <translation>Each wine brings 1 influence.</translation>
    </message>
    <message>
        <source>From the cards on display, or unseen from the deck, which cannot be undone.</source>
        <translation>From the cards on display, or unseen from the deck, which cannot be undone.</translation>
    </message>
    <message>
        <source>He adds 1 power in his row and in his column, for everybody, all round long.</source>
        <translation>He adds 1 power in his row and in his column, for everybody, all round long.</translation>
    </message>
    <message>
        <source>It blocks the space until the end of the round and counts for nobody.</source>
        <translation>It blocks the space until the end of the round and counts for nobody.</translation>
    </message>
    <message>
        <source>It costs {cost}.</source>
        <translation>It costs {cost}.</translation>
    </message>
    <message numerus="yes">
        <source>It gives %n sails.</source>
        <translation>
            <numerusform>It gives %n sail.</numerusform>
            <numerusform>It gives %n sails.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is free this time.</source>
        <translation>It is free this time.</translation>
    </message>
    <message>
        <source>Nothing can be done now with {acts}.</source>
        <translation>Nothing can be done now with {acts}.</translation>
    </message>
    <message>
        <source>On one track or on several. A line costs horses and brings a gold wheel.</source>
        <translation>On one track or on several. A line costs horses and brings a gold wheel.</translation>
    </message>
    <message>
        <source>Once for the artisan placed on the tile.</source>
        <translation>Once for the artisan placed on the tile.</translation>
    </message>
    <message numerus="yes">
        <source>One a turn. %n tokens left.</source>
        <translation>
            <numerusform>One a turn. %n token left.</numerusform>
            <numerusform>One a turn. %n tokens left.</numerusform>
        </translation>
    </message>
    <message>
        <source>Or claim an achievement first: a lit field of the mosaic.</source>
        <translation>Or claim an achievement first: a lit field of the mosaic.</translation>
    </message>
    <message>
        <source>Power {power}.</source>
        <translation>Power {power}.</translation>
    </message>
    <message>
        <source>R or right click turns, F flips. Enter or a second click places it.</source>
        <translation>R or right click turns, F flips. Enter or a second click places it.</translation>
    </message>
    <message>
        <source>The action is over; a card used now is turned face down.</source>
        <translation>The action is over; a card used now is turned face down.</translation>
    </message>
    <message>
        <source>The influence track is full: a wine brings 1 coin instead.</source>
        <translation>The influence track is full: a wine brings 1 coin instead.</translation>
    </message>
    <message>
        <source>The others go on to the left. Two of the four laid down will be kept.</source>
        <translation>The others go on to the left. Two of the four laid down will be kept.</translation>
    </message>
    <message>
        <source>Two are kept; the others go back into the deck.</source>
        <translation>Two are kept; the others go back into the deck.</translation>
    </message>
    <message>
        <source>Two cards make one coin.</source>
        <translation>Two cards make one coin.</translation>
    </message>
    <message>
        <source>You begin the next round. At the end its holder gets 2 points.</source>
        <translation>You begin the next round. At the end its holder gets 2 points.</translation>
    </message>
    <message>
        <source>You gain what row and column of the cell show, and 1 more for each other artisan in line.</source>
        <translation>You gain what row and column of the cell show, and 1 more for each other artisan in line.</translation>
    </message>
    <message>
        <source>You may build in zone {zones}.</source>
        <translation>You may build in zone {zones}.</translation>
    </message>
    <message>
        <source>You perform the actions of its column and its row, in the order you like.</source>
        <translation>You perform the actions of its column and its row, in the order you like.</translation>
    </message>
    <message numerus="yes">
        <source>{name}, advance your markers: %n spaces left.</source>
        <translation>
            <numerusform>{name}, advance your markers: %n space left.</numerusform>
            <numerusform>{name}, advance your markers: %n spaces left.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, begin with {first} or {last}.</source>
        <translation>{name}, begin with {first} or {last}.</translation>
    </message>
    <message>
        <source>{name}, buy goods for 1 coin each, or finish.</source>
        <translation>{name}, buy goods for 1 coin each, or finish.</translation>
    </message>
    <message>
        <source>{name}, choose a forum space for the emperor.</source>
        <translation>{name}, choose a forum space for the emperor.</translation>
    </message>
    <message>
        <source>{name}, choose a forum space for your patrician.</source>
        <translation>{name}, choose a forum space for your patrician.</translation>
    </message>
    <message>
        <source>{name}, choose a mosaic tile.</source>
        <translation>{name}, choose a mosaic tile.</translation>
    </message>
    <message>
        <source>{name}, choose which reward comes first.</source>
        <translation>{name}, choose which reward comes first.</translation>
    </message>
    <message>
        <source>{name}, claim an achievement, or go on without one.</source>
        <translation>{name}, claim an achievement, or go on without one.</translation>
    </message>
    <message>
        <source>{name}, complete a building contract, or none.</source>
        <translation>{name}, complete a building contract, or none.</translation>
    </message>
    <message>
        <source>{name}, complete a maritime contract, or none.</source>
        <translation>{name}, complete a maritime contract, or none.</translation>
    </message>
    <message numerus="yes">
        <source>{name}, discard %n cards from your hand.</source>
        <translation>
            <numerusform>{name}, discard %n card from your hand.</numerusform>
            <numerusform>{name}, discard %n cards from your hand.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, discard a card of your full row.</source>
        <translation>{name}, discard a card of your full row.</translation>
    </message>
    <message>
        <source>{name}, discard a second card.</source>
        <translation>{name}, discard a second card.</translation>
    </message>
    <message>
        <source>{name}, discard two cards for a coin, or go on.</source>
        <translation>{name}, discard two cards for a coin, or go on.</translation>
    </message>
    <message>
        <source>{name}, exchange {pay} for {gain}, or go on.</source>
        <translation>{name}, exchange {pay} for {gain}, or go on.</translation>
    </message>
    <message numerus="yes">
        <source>{name}, hire or place an artisan: %n times left.</source>
        <translation>
            <numerusform>{name}, hire or place an artisan: %n time left.</numerusform>
            <numerusform>{name}, hire or place an artisan: %n times left.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, keep one of the cards laid down.</source>
        <translation>{name}, keep one of the cards laid down.</translation>
    </message>
    <message>
        <source>{name}, lay one of these cards down in secret.</source>
        <translation>{name}, lay one of these cards down in secret.</translation>
    </message>
    <message>
        <source>{name}, pay influence for another action, or go on.</source>
        <translation>{name}, pay influence for another action, or go on.</translation>
    </message>
    <message>
        <source>{name}, perform {act}, or abandon it.</source>
        <translation>{name}, perform {act}, or abandon it.</translation>
    </message>
    <message>
        <source>{name}, place an artisan on your estate.</source>
        <translation>{name}, place an artisan on your estate.</translation>
    </message>
    <message>
        <source>{name}, place the building in zone {zones}.</source>
        <translation>{name}, place the building in zone {zones}.</translation>
    </message>
    <message>
        <source>{name}, play a card into your row, or go on.</source>
        <translation>{name}, play a card into your row, or go on.</translation>
    </message>
    <message>
        <source>{name}, put a legionary on a free forum space.</source>
        <translation>{name}, put a legionary on a free forum space.</translation>
    </message>
    <message>
        <source>{name}, put the tile on a cell of your estate.</source>
        <translation>{name}, put the tile on a cell of your estate.</translation>
    </message>
    <message>
        <source>{name}, return an artisan for one space more, or not.</source>
        <translation>{name}, return an artisan for one space more, or not.</translation>
    </message>
    <message numerus="yes">
        <source>{name}, spend up to %n sails on your ships.</source>
        <translation>
            <numerusform>{name}, spend a sail on your ships.</numerusform>
            <numerusform>{name}, spend up to %n sails on your ships.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, spend wine for influence, or go on.</source>
        <translation>{name}, spend wine for influence, or go on.</translation>
    </message>
    <message numerus="yes">
        <source>{name}, take %n goods of your choice.</source>
        <translation>
            <numerusform>{name}, take %n good of your choice.</numerusform>
            <numerusform>{name}, take %n goods of your choice.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, take an achievement token or {goods}.</source>
        <translation>{name}, take an achievement token or {goods}.</translation>
    </message>
    <message>
        <source>{name}, take an estate tile, or take none.</source>
        <translation>{name}, take an estate tile, or take none.</translation>
    </message>
    <message>
        <source>{name}, take the first-player token for 2 influence, or go on.</source>
        <translation>{name}, take the first-player token for 2 influence, or go on.</translation>
    </message>
    <message numerus="yes">
        <source>{name}, take up to %n subject cards.</source>
        <translation>
            <numerusform>{name}, take a subject card.</numerusform>
            <numerusform>{name}, take up to %n subject cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, use a subject card for {act}, or go on.</source>
        <translation>{name}, use a subject card for {act}, or go on.</translation>
    </message>
    <message>
        <source>{name}, use the tile now, or keep it for later.</source>
        <translation>{name}, use the tile now, or keep it for later.</translation>
    </message>
    <message>
        <source>{one} {two}</source>
        <translation>{one} {two}</translation>
    </message>
    <message>
        <source>{tile}: it never moves again. A tile already there leaves the game.</source>
        <translation>{tile}: it never moves again. A tile already there leaves the game.</translation>
    </message>
    <message>
        <source>{tile}: {effect}.</source>
        <translation>{tile}: {effect}.</translation>
    </message>
</context>
<context>
    <name>NovaRefusals</name>
    <message>
        <source>A Petition pays for another action, not for itself.</source>
        <translation>A Petition pays for another action, not for itself.</translation>
    </message>
    <message>
        <source>A pile is shuffled as a whole.</source>
        <translation>A pile is shuffled as a whole.</translation>
    </message>
    <message>
        <source>A tile of this colour is there already.</source>
        <translation>A tile of this colour is there already.</translation>
    </message>
    <message>
        <source>Achievements are claimed before or after both actions, not between.</source>
        <translation>Achievements are claimed before or after both actions, not between.</translation>
    </message>
    <message>
        <source>All these spaces go to one track.</source>
        <translation>All these spaces go to one track.</translation>
    </message>
    <message>
        <source>Alone there is no first-player token.</source>
        <translation>Alone there is no first-player token.</translation>
    </message>
    <message>
        <source>An artisan stands on this cell already.</source>
        <translation>An artisan stands on this cell already.</translation>
    </message>
    <message>
        <source>At most {power} influence: the power of the Petition.</source>
        <translation>At most {power} influence: the power of the Petition.</translation>
    </message>
    <message>
        <source>Cards are discarded in pairs: one more.</source>
        <translation>Cards are discarded in pairs: one more.</translation>
    </message>
    <message>
        <source>Crossing this line costs {horses} horses.</source>
        <translation>Crossing this line costs {horses} horses.</translation>
    </message>
    <message>
        <source>First: advance your markers, or finish.</source>
        <translation>First: advance your markers, or finish.</translation>
    </message>
    <message>
        <source>First: buy goods, or finish.</source>
        <translation>First: buy goods, or finish.</translation>
    </message>
    <message>
        <source>First: choose a mosaic tile on display.</source>
        <translation>First: choose a mosaic tile on display.</translation>
    </message>
    <message>
        <source>First: choose one of the rewards that wait.</source>
        <translation>First: choose one of the rewards that wait.</translation>
    </message>
    <message>
        <source>First: claim an achievement, or go on.</source>
        <translation>First: claim an achievement, or go on.</translation>
    </message>
    <message>
        <source>First: claim the first-player token, or go on.</source>
        <translation>First: claim the first-player token, or go on.</translation>
    </message>
    <message>
        <source>First: complete a contract within reach, or none.</source>
        <translation>First: complete a contract within reach, or none.</translation>
    </message>
    <message>
        <source>First: discard a card of your row.</source>
        <translation>First: discard a card of your row.</translation>
    </message>
    <message>
        <source>First: discard down to six cards in hand.</source>
        <translation>First: discard down to six cards in hand.</translation>
    </message>
    <message>
        <source>First: discard two cards for a coin, or go on.</source>
        <translation>First: discard two cards for a coin, or go on.</translation>
    </message>
    <message>
        <source>First: hire or place an artisan, or finish.</source>
        <translation>First: hire or place an artisan, or finish.</translation>
    </message>
    <message>
        <source>First: keep a card laid down.</source>
        <translation>First: keep a card laid down.</translation>
    </message>
    <message>
        <source>First: lay down a card of the pack.</source>
        <translation>First: lay down a card of the pack.</translation>
    </message>
    <message>
        <source>First: make the exchange of the tile, or go on.</source>
        <translation>First: make the exchange of the tile, or go on.</translation>
    </message>
    <message>
        <source>First: move your ships, or finish.</source>
        <translation>First: move your ships, or finish.</translation>
    </message>
    <message>
        <source>First: pay influence for an action, or go on.</source>
        <translation>First: pay influence for an action, or go on.</translation>
    </message>
    <message>
        <source>First: perform or abandon an action of the space.</source>
        <translation>First: perform or abandon an action of the space.</translation>
    </message>
    <message>
        <source>First: place a patrician on a free forum space.</source>
        <translation>First: place a patrician on a free forum space.</translation>
    </message>
    <message>
        <source>First: place the artisan on the estate.</source>
        <translation>First: place the artisan on the estate.</translation>
    </message>
    <message>
        <source>First: place the building, or keep it without placing.</source>
        <translation>First: place the building, or keep it without placing.</translation>
    </message>
    <message>
        <source>First: place the legionary on a free forum space.</source>
        <translation>First: place the legionary on a free forum space.</translation>
    </message>
    <message>
        <source>First: play a card of the hand into the row, or none.</source>
        <translation>First: play a card of the hand into the row, or none.</translation>
    </message>
    <message>
        <source>First: put the tile just taken on a cell of the estate.</source>
        <translation>First: put the tile just taken on a cell of the estate.</translation>
    </message>
    <message>
        <source>First: return an artisan for one space more, or go on.</source>
        <translation>First: return an artisan for one space more, or go on.</translation>
    </message>
    <message>
        <source>First: spend wine, or finish.</source>
        <translation>First: spend wine, or finish.</translation>
    </message>
    <message>
        <source>First: take a good of your choice.</source>
        <translation>First: take a good of your choice.</translation>
    </message>
    <message>
        <source>First: take an achievement token or influence.</source>
        <translation>First: take an achievement token or influence.</translation>
    </message>
    <message>
        <source>First: take an estate tile, or none.</source>
        <translation>First: take an estate tile, or none.</translation>
    </message>
    <message>
        <source>First: take cards on display or from the deck, or stop.</source>
        <translation>First: take cards on display or from the deck, or stop.</translation>
    </message>
    <message>
        <source>First: use a subject card of this action, or go on.</source>
        <translation>First: use a subject card of this action, or go on.</translation>
    </message>
    <message>
        <source>First: use the tile now, or keep it for later.</source>
        <translation>First: use the tile now, or keep it for later.</translation>
    </message>
    <message>
        <source>From the fourth card on 1 influence is needed.</source>
        <translation>From the fourth card on 1 influence is needed.</translation>
    </message>
    <message>
        <source>Hiring costs 1 wheat, and there is none.</source>
        <translation>Hiring costs 1 wheat, and there is none.</translation>
    </message>
    <message>
        <source>It is not {seat} who is asked now.</source>
        <translation>It is not {seat} who is asked now.</translation>
    </message>
    <message>
        <source>It needs 1 coin, an available artisan and a free cell.</source>
        <translation>It needs 1 coin, an available artisan and a free cell.</translation>
    </message>
    <message>
        <source>It was played in this action and counts from the next one on.</source>
        <translation>It was played in this action and counts from the next one on.</translation>
    </message>
    <message>
        <source>No achievement token is left; the hippodrome has more.</source>
        <translation>No achievement token is left; the hippodrome has more.</translation>
    </message>
    <message>
        <source>No artisan may stand on an animal.</source>
        <translation>No artisan may stand on an animal.</translation>
    </message>
    <message>
        <source>No card is left to draw.</source>
        <translation>No card is left to draw.</translation>
    </message>
    <message>
        <source>No ship of yours lies in the port before it.</source>
        <translation>No ship of yours lies in the port before it.</translation>
    </message>
    <message>
        <source>No tile lies on this space now.</source>
        <translation>No tile lies on this space now.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Nobody sits there.</translation>
    </message>
    <message>
        <source>Not enough coins: it costs {coins}.</source>
        <translation>Not enough coins: it costs {coins}.</translation>
    </message>
    <message>
        <source>Not enough sails: {needed} needed, {sails} left.</source>
        <translation>Not enough sails: {needed} needed, {sails} left.</translation>
    </message>
    <message>
        <source>Not here: a piece lies there already.</source>
        <translation>Not here: a piece lies there already.</translation>
    </message>
    <message>
        <source>Not here: the whole building must lie on free ground of one zone.</source>
        <translation>Not here: the whole building must lie on free ground of one zone.</translation>
    </message>
    <message>
        <source>Not in this zone: power {power} does not open it.</source>
        <translation>Not in this zone: power {power} does not open it.</translation>
    </message>
    <message>
        <source>One achievement a turn, and it has been claimed.</source>
        <translation>One achievement a turn, and it has been claimed.</translation>
    </message>
    <message>
        <source>Out of reach: power {power} does not open this space.</source>
        <translation>Out of reach: power {power} does not open this space.</translation>
    </message>
    <message>
        <source>The condition of this achievement is not met yet.</source>
        <translation>The condition of this achievement is not met yet.</translation>
    </message>
    <message>
        <source>The cost of this contract cannot be paid in full: {missing} missing.</source>
        <translation>The cost of this contract cannot be paid in full: {missing} missing.</translation>
    </message>
    <message>
        <source>The emperor goes on one of the two golden spaces of his tile.</source>
        <translation>The emperor goes on one of the two golden spaces of his tile.</translation>
    </message>
    <message>
        <source>The emperor stands there; nobody may join him.</source>
        <translation>The emperor stands there; nobody may join him.</translation>
    </message>
    <message>
        <source>The first player cannot take the token on the first turn of the round.</source>
        <translation>The first player cannot take the token on the first turn of the round.</translation>
    </message>
    <message>
        <source>The first-player token has been taken this round.</source>
        <translation>The first-player token has been taken this round.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>The price of this tile cannot be paid: {missing} missing.</source>
        <translation>The price of this tile cannot be paid: {missing} missing.</translation>
    </message>
    <message>
        <source>There are 5 of this kind already: {good}.</source>
        <translation>There are 5 of this kind already: {good}.</translation>
    </message>
    <message>
        <source>There is no artisan available.</source>
        <translation>There is no artisan available.</translation>
    </message>
    <message>
        <source>There is no artisan left in the supply.</source>
        <translation>There is no artisan left in the supply.</translation>
    </message>
    <message>
        <source>There is no card in the hand.</source>
        <translation>There is no card in the hand.</translation>
    </message>
    <message>
        <source>There is no such cell on the estate.</source>
        <translation>There is no such cell on the estate.</translation>
    </message>
    <message>
        <source>There is no such field on the mosaic.</source>
        <translation>There is no such field on the mosaic.</translation>
    </message>
    <message>
        <source>There is no such space in the forum.</source>
        <translation>There is no such space in the forum.</translation>
    </message>
    <message>
        <source>There is not enough influence for that.</source>
        <translation>There is not enough influence for that.</translation>
    </message>
    <message>
        <source>This achievement has been reached already.</source>
        <translation>This achievement has been reached already.</translation>
    </message>
    <message>
        <source>This action does not belong to the space of the patrician.</source>
        <translation>This action does not belong to the space of the patrician.</translation>
    </message>
    <message>
        <source>This card does not belong to the action being performed.</source>
        <translation>This card does not belong to the action being performed.</translation>
    </message>
    <message>
        <source>This card has been used this round.</source>
        <translation>This card has been used this round.</translation>
    </message>
    <message>
        <source>This card helps only before the action begins.</source>
        <translation>This card helps only before the action begins.</translation>
    </message>
    <message>
        <source>This card is no longer on display.</source>
        <translation>This card is no longer on display.</translation>
    </message>
    <message>
        <source>This card is not in the hand.</source>
        <translation>This card is not in the hand.</translation>
    </message>
    <message>
        <source>This card is not in the row.</source>
        <translation>This card is not in the row.</translation>
    </message>
    <message>
        <source>This contract is not on display.</source>
        <translation>This contract is not on display.</translation>
    </message>
    <message>
        <source>This marker stands on the last space.</source>
        <translation>This marker stands on the last space.</translation>
    </message>
    <message>
        <source>This space is occupied.</source>
        <translation>This space is occupied.</translation>
    </message>
    <message>
        <source>This step of the action has been passed over.</source>
        <translation>This step of the action has been passed over.</translation>
    </message>
</context>
<context>
    <name>NovaTerms</name>
    <message numerus="yes">
        <source>%n artisans</source>
        <translation>
            <numerusform>%n artisan</numerusform>
            <numerusform>%n artisans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building contracts</source>
        <translation>
            <numerusform>%n building contract</numerusform>
            <numerusform>%n building contracts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in the row</source>
        <translation>
            <numerusform>%n card in the row</numerusform>
            <numerusform>%n cards in the row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n estate tiles</source>
        <translation>
            <numerusform>%n estate tile</numerusform>
            <numerusform>%n estate tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goods of your choice</source>
        <translation>
            <numerusform>%n good of your choice</numerusform>
            <numerusform>%n goods of your choice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n horses</source>
        <translation>
            <numerusform>%n horse</numerusform>
            <numerusform>%n horses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n influence</source>
        <translation>
            <numerusform>%n influence</numerusform>
            <numerusform>%n influence</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n maritime contracts</source>
        <translation>
            <numerusform>%n maritime contract</numerusform>
            <numerusform>%n maritime contracts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sails</source>
        <translation>
            <numerusform>%n sail</numerusform>
            <numerusform>%n sails</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spaces</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wheat</source>
        <translation>
            <numerusform>%n wheat</numerusform>
            <numerusform>%n wheat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wine</source>
        <translation>
            <numerusform>%n wine</numerusform>
            <numerusform>%n wine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <translation>
            <numerusform>%n wood</numerusform>
            <numerusform>%n wood</numerusform>
        </translation>
    </message>
    <message>
        <source>1 point for each card in the subject row, itself included</source>
        <translation>1 point for each card in the subject row, itself included</translation>
    </message>
    <message>
        <source>1 point for each estate tile</source>
        <translation>1 point for each estate tile</translation>
    </message>
    <message>
        <source>1 point for each maritime contract</source>
        <translation>1 point for each maritime contract</translation>
    </message>
    <message>
        <source>1 point for every 2 spaces advanced in the hippodrome</source>
        <translation>1 point for every 2 spaces advanced in the hippodrome</translation>
    </message>
    <message>
        <source>1 point, and 1 for each animal tile</source>
        <translation>1 point, and 1 for each animal tile</translation>
    </message>
    <message>
        <source>1 point, and 1 for each horse left</source>
        <translation>1 point, and 1 for each horse left</translation>
    </message>
    <message>
        <source>1 point, and 1 for each stone left</source>
        <translation>1 point, and 1 for each stone left</translation>
    </message>
    <message>
        <source>1 point, and 1 for each wheat left</source>
        <translation>1 point, and 1 for each wheat left</translation>
    </message>
    <message>
        <source>1 point, and 1 for each wine left</source>
        <translation>1 point, and 1 for each wine left</translation>
    </message>
    <message>
        <source>1 point, and 1 for each wood left</source>
        <translation>1 point, and 1 for each wood left</translation>
    </message>
    <message>
        <source>1 point, and 1 for every 2 building contracts</source>
        <translation>1 point, and 1 for every 2 building contracts</translation>
    </message>
    <message>
        <source>1 power more</source>
        <translation>1 power more</translation>
    </message>
    <message>
        <source>4 points with 6 coins or more left</source>
        <translation>4 points with 6 coins or more left</translation>
    </message>
    <message>
        <source>4 points with 6 influence or more</source>
        <translation>4 points with 6 influence or more</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blue</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>End of the game</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Green</translation>
    </message>
    <message>
        <source>Once a round</source>
        <translation>Once a round</translation>
    </message>
    <message>
        <source>Permanent</source>
        <translation>Permanent</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>a hidden card</source>
        <translation>a hidden card</translation>
    </message>
    <message>
        <source>advance your markers; an artisan buys one space more</source>
        <translation>advance your markers; an artisan buys one space more</translation>
    </message>
    <message>
        <source>advance {count} spaces in the hippodrome</source>
        <translation>advance {count} spaces in the hippodrome</translation>
    </message>
    <message>
        <source>an artisan placed on it brings 1 influence more</source>
        <translation>an artisan placed on it brings 1 influence more</translation>
    </message>
    <message>
        <source>an artisan placed on it brings 2 horses more</source>
        <translation>an artisan placed on it brings 2 horses more</translation>
    </message>
    <message>
        <source>an artisan placed on it brings 2 stone more</source>
        <translation>an artisan placed on it brings 2 stone more</translation>
    </message>
    <message>
        <source>an artisan placed on it brings 2 wheat more</source>
        <translation>an artisan placed on it brings 2 wheat more</translation>
    </message>
    <message>
        <source>an artisan placed on it brings 2 wine more</source>
        <translation>an artisan placed on it brings 2 wine more</translation>
    </message>
    <message>
        <source>an artisan placed on it brings 2 wood more</source>
        <translation>an artisan placed on it brings 2 wood more</translation>
    </message>
    <message>
        <source>artisans may stand on animals, and each brings 1 coin</source>
        <translation>artisans may stand on animals, and each brings 1 coin</translation>
    </message>
    <message>
        <source>brings {goods}</source>
        <translation>brings {goods}</translation>
    </message>
    <message>
        <source>building contracts</source>
        <translation>building contracts</translation>
    </message>
    <message>
        <source>cards in the row</source>
        <translation>cards in the row</translation>
    </message>
    <message>
        <source>coins equal to the power; discard cards for coins; buy goods</source>
        <translation>coins equal to the power; discard cards for coins; buy goods</translation>
    </message>
    <message>
        <source>complete a building contract; place the building</source>
        <translation>complete a building contract; place the building</translation>
    </message>
    <message>
        <source>complete a maritime contract; sail as far as the power</source>
        <translation>complete a maritime contract; sail as far as the power</translation>
    </message>
    <message>
        <source>counts as two animals in the sets; an artisan placed on it brings 1 coin</source>
        <translation>counts as two animals in the sets; an artisan placed on it brings 1 coin</translation>
    </message>
    <message>
        <source>counts as two animals in the sets; no artisan fits on it</source>
        <translation>counts as two animals in the sets; no artisan fits on it</translation>
    </message>
    <message>
        <source>each artisan placed on it may turn 1 coin into an artisan</source>
        <translation>each artisan placed on it may turn 1 coin into an artisan</translation>
    </message>
    <message>
        <source>each artisan placed on it may turn 1 influence into 2 coins</source>
        <translation>each artisan placed on it may turn 1 influence into 2 coins</translation>
    </message>
    <message>
        <source>each artisan placed on it may turn 1 influence into any good</source>
        <translation>each artisan placed on it may turn 1 influence into any good</translation>
    </message>
    <message>
        <source>estate tiles</source>
        <translation>estate tiles</translation>
    </message>
    <message>
        <source>for 1 coin, place an available artisan</source>
        <translation>for 1 coin, place an available artisan</translation>
    </message>
    <message>
        <source>green</source>
        <translation>green</translation>
    </message>
    <message>
        <source>hire or place artisans, as often as the power</source>
        <translation>hire or place artisans, as often as the power</translation>
    </message>
    <message>
        <source>influence equal to the power; wine for influence; an estate tile</source>
        <translation>influence equal to the power; wine for influence; an estate tile</translation>
    </message>
    <message>
        <source>maritime contracts</source>
        <translation>maritime contracts</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nothing</translation>
    </message>
    <message>
        <source>once only, an artisan on it brings 3 goods of your choice</source>
        <translation>once only, an artisan on it brings 3 goods of your choice</translation>
    </message>
    <message>
        <source>once only, an artisan on it brings 4 coins</source>
        <translation>once only, an artisan on it brings 4 coins</translation>
    </message>
    <message>
        <source>once only, an artisan on it gives up to 2 sails</source>
        <translation>once only, an artisan on it gives up to 2 sails</translation>
    </message>
    <message>
        <source>once only, an artisan on it moves one marker up to 2 spaces</source>
        <translation>once only, an artisan on it moves one marker up to 2 spaces</translation>
    </message>
    <message>
        <source>once only, an artisan on it places one building piece in any zone</source>
        <translation>once only, an artisan on it places one building piece in any zone</translation>
    </message>
    <message>
        <source>once only, an artisan on it plays a card without coins</source>
        <translation>once only, an artisan on it plays a card without coins</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>own {have} influence and pay {spend}</source>
        <translation>own {have} influence and pay {spend}</translation>
    </message>
    <message>
        <source>reach space {count} of a track</source>
        <translation>reach space {count} of a track</translation>
    </message>
    <message>
        <source>row {row}, place {places}</source>
        <translation>row {row}, place {places}</translation>
    </message>
    <message>
        <source>row {row}, places {places}</source>
        <translation>row {row}, places {places}</translation>
    </message>
    <message>
        <source>sets of 1, 2, 3 animals score 2, 5, 9; an artisan placed on it brings 1 coin</source>
        <translation>sets of 1, 2, 3 animals score 2, 5, 9; an artisan placed on it brings 1 coin</translation>
    </message>
    <message>
        <source>sets of 1, 2, 3 animals score 2, 5, 9; no artisan fits on it</source>
        <translation>sets of 1, 2, 3 animals score 2, 5, 9; no artisan fits on it</translation>
    </message>
    <message>
        <source>take cards; play one into the subject row</source>
        <translation>take cards; play one into the subject row</translation>
    </message>
    <message>
        <source>the blue track</source>
        <translation>the blue track</translation>
    </message>
    <message>
        <source>the contract costs no artisan</source>
        <translation>the contract costs no artisan</translation>
    </message>
    <message>
        <source>the first-player token; then another action for influence</source>
        <translation>the first-player token; then another action for influence</translation>
    </message>
    <message>
        <source>the green track</source>
        <translation>the green track</translation>
    </message>
    <message>
        <source>the red track</source>
        <translation>the red track</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>yellow</translation>
    </message>
    <message>
        <source>{column} and {row}</source>
        <translation>{column} and {row}</translation>
    </message>
    <message>
        <source>{first}; {then}</source>
        <translation>{first}; {then}</translation>
    </message>
    <message>
        <source>{name}, {title}</source>
        <translation>{name}, {title}</translation>
    </message>
    <message>
        <source>{total} in all of {things}, one of each at least</source>
        <translation>{total} in all of {things}, one of each at least</translation>
    </message>
</context>
<context>
    <name>NovaWeighing</name>
    <message>
        <source>being first player</source>
        <translation>being first player</translation>
    </message>
    <message>
        <source>the achievements that are near</source>
        <translation>the achievements that are near</translation>
    </message>
    <message>
        <source>the achievements that can be claimed</source>
        <translation>the achievements that can be claimed</translation>
    </message>
    <message>
        <source>the artisans, idle or at work</source>
        <translation>the artisans, idle or at work</translation>
    </message>
    <message>
        <source>the cards of the row that serve in the rounds to come</source>
        <translation>the cards of the row that serve in the rounds to come</translation>
    </message>
    <message>
        <source>the chariot token of this round</source>
        <translation>the chariot token of this round</translation>
    </message>
    <message>
        <source>the coins, while there is time to spend them</source>
        <translation>the coins, while there is time to spend them</translation>
    </message>
    <message>
        <source>the contracts on display whose cost is at hand</source>
        <translation>the contracts on display whose cost is at hand</translation>
    </message>
    <message>
        <source>the estate tiles that serve in the rounds to come</source>
        <translation>the estate tiles that serve in the rounds to come</translation>
    </message>
    <message>
        <source>the goods in store, while there is time to use them</source>
        <translation>the goods in store, while there is time to use them</translation>
    </message>
    <message>
        <source>the goods, coins, influence and artisans left at the end</source>
        <translation>the goods, coins, influence and artisans left at the end</translation>
    </message>
    <message>
        <source>the influence, while there is time to use it</source>
        <translation>the influence, while there is time to use it</translation>
    </message>
    <message>
        <source>the lines of the mosaic that are begun</source>
        <translation>the lines of the mosaic that are begun</translation>
    </message>
    <message>
        <source>the majorities of the zones</source>
        <translation>the majorities of the zones</translation>
    </message>
    <message>
        <source>the markers on their way round the hippodrome</source>
        <translation>the markers on their way round the hippodrome</translation>
    </message>
    <message>
        <source>the mosaic tokens to be laid</source>
        <translation>the mosaic tokens to be laid</translation>
    </message>
    <message>
        <source>the pieces on the city board, for majorities to come</source>
        <translation>the pieces on the city board, for majorities to come</translation>
    </message>
    <message>
        <source>the ports that the ships can still reach</source>
        <translation>the ports that the ships can still reach</translation>
    </message>
    <message>
        <source>the subject cards in hand</source>
        <translation>the subject cards in hand</translation>
    </message>
    <message>
        <source>what is still to be carried out in this turn</source>
        <translation>what is still to be carried out in this turn</translation>
    </message>
    <message>
        <source>what the forum still offers in this round</source>
        <translation>what the forum still offers in this round</translation>
    </message>
</context>
<context>
    <name>NovaWords</name>
    <message>
        <source>Animals</source>
        <translation>Animals</translation>
    </message>
    <message>
        <source>Building contracts</source>
        <translation>Building contracts</translation>
    </message>
    <message>
        <source>Chariot tokens</source>
        <translation>Chariot tokens</translation>
    </message>
    <message>
        <source>First-player token</source>
        <translation>First-player token</translation>
    </message>
    <message>
        <source>Five rounds have been played.</source>
        <translation>Five rounds have been played.</translation>
    </message>
    <message>
        <source>Goods and coins</source>
        <translation>Goods and coins</translation>
    </message>
    <message>
        <source>Influence and artisans</source>
        <translation>Influence and artisans</translation>
    </message>
    <message>
        <source>Last spaces</source>
        <translation>Last spaces</translation>
    </message>
    <message>
        <source>Mosaic</source>
        <translation>Mosaic</translation>
    </message>
    <message>
        <source>Sea routes</source>
        <translation>Sea routes</translation>
    </message>
    <message>
        <source>Start and legionaries</source>
        <translation>Start and legionaries</translation>
    </message>
    <message>
        <source>Subject cards</source>
        <translation>Subject cards</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>Zones of the city</source>
        <translation>Zones of the city</translation>
    </message>
    <message>
        <source>by round</source>
        <translation>by round</translation>
    </message>
</context>
<context>
    <name>OptionList</name>
    <message>
        <source>All options</source>
        <translation>All options</translation>
    </message>
    <message>
        <source>Narrow the list</source>
        <translation>Narrow the list</translation>
    </message>
    <message>
        <source>Type to narrow the list</source>
        <translation>Type to narrow the list</translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message>
        <source>Asks once more before a turn ends.</source>
        <translation>Asks once more before a turn ends.</translation>
    </message>
    <message>
        <source>Confirm the end of a turn</source>
        <translation>Confirm the end of a turn</translation>
    </message>
    <message>
        <source>Draw another seed</source>
        <translation>Draw another seed</translation>
    </message>
    <message>
        <source>How long a computer’s move is shown. It can be changed during the game.</source>
        <translation>How long a computer’s move is shown. It can be changed during the game.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Pace of the computers</source>
        <translation>Pace of the computers</translation>
    </message>
    <message>
        <source>Projected scores</source>
        <translation>Projected scores</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Shows the points of every seat as if the game ended now.</source>
        <translation>Shows the points of every seat as if the game ended now.</translation>
    </message>
    <message>
        <source>The number of players decides.</source>
        <translation>The number of players decides.</translation>
    </message>
    <message>
        <source>The same seed deals the same start. Leave it empty for any one.</source>
        <translation>The same seed deals the same start. Leave it empty for any one.</translation>
    </message>
    <message>
        <source>any one</source>
        <translation>any one</translation>
    </message>
</context>
<context>
    <name>Pace</name>
    <message>
        <source>At once</source>
        <translation>At once</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Brisk</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Calm</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Stepwise</source>
        <translation>Stepwise</translation>
    </message>
</context>
<context>
    <name>Parts</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead</source>
        <translation>
            <numerusform>%n point ahead</numerusform>
            <numerusform>%n points ahead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points behind</source>
        <translation>
            <numerusform>%n point behind</numerusform>
            <numerusform>%n points behind</numerusform>
        </translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Against</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Against the computer</translation>
    </message>
    <message>
        <source>Against the usual</source>
        <translation>Against the usual</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>All matches</translation>
    </message>
    <message>
        <source>Best and longest</source>
        <translation>Best and longest</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Category</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Day</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Lately</source>
        <translation>Lately</translation>
    </message>
    <message>
        <source>Matches per game</source>
        <translation>Matches per game</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>No match has been finished yet.</source>
        <translation>No match has been finished yet.</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>Placing</translation>
    </message>
    <message>
        <source>Play a match</source>
        <translation>Play a match</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Played</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Practise</translation>
    </message>
    <message>
        <source>Ranks reached alone</source>
        <translation>Ranks reached alone</translation>
    </message>
    <message>
        <source>Tick: won, {won} of {all}. The line is the average of five.</source>
        <translation>Tick: won, {won} of {all}. The line is the average of five.</translation>
    </message>
    <message>
        <source>What the charts say</source>
        <translation>What the charts say</translation>
    </message>
    <message>
        <source>What there was at the end</source>
        <translation>What there was at the end</translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation>Where the points come from</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Won</translation>
    </message>
    <message numerus="yes">
        <source>last %n matches</source>
        <translation>
            <numerusform>last %n match</numerusform>
            <numerusform>last %n matches</numerusform>
        </translation>
    </message>
    <message>
        <source>matches won</source>
        <translation>matches won</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>not played yet</translation>
    </message>
    <message>
        <source>open one with a click</source>
        <translation>open one with a click</translation>
    </message>
    <message>
        <source>the last five; needle: usual</source>
        <translation>the last five; needle: usual</translation>
    </message>
    <message>
        <source>won of played</source>
        <translation>won of played</translation>
    </message>
    <message>
        <source>{points}, the best</source>
        <translation>{points}, the best</translation>
    </message>
</context>
<context>
    <name>PassingOn</name>
    <message>
        <source>Then {name} is asked, and this is final.</source>
        <translation>Then {name} is asked, and this is final.</translation>
    </message>
    <message>
        <source>This ends your turn.</source>
        <translation>This ends your turn.</translation>
    </message>
</context>
<context>
    <name>PuzzleAim</name>
    <message>
        <source>Give up</source>
        <translation>Give up</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Start over</translation>
    </message>
    <message>
        <source>The best line: {amount}</source>
        <translation>The best line: {amount}</translation>
    </message>
    <message>
        <source>{goal} In hand: {amount}.</source>
        <translation>{goal} In hand: {amount}.</translation>
    </message>
</context>
<context>
    <name>PuzzleCard</name>
    <message>
        <source>Again</source>
        <translation>Again</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <translation>not tried yet</translation>
    </message>
</context>
<context>
    <name>RankScale</name>
    <message>
        <source>The margin at the end gives your rank:</source>
        <translation>The margin at the end gives your rank:</translation>
    </message>
    <message>
        <source>The points at the end give your rank:</source>
        <translation>The points at the end give your rank:</translation>
    </message>
</context>
<context>
    <name>Recalling</name>
    <message>
        <source>Nothing has happened since your turn.</source>
        <translation>Nothing has happened since your turn.</translation>
    </message>
    <message>
        <source>What the others did before stands in the journal (J).</source>
        <translation>What the others did before stands in the journal (J).</translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>For {name} nothing has changed.</source>
        <translation>For {name} nothing has changed.</translation>
    </message>
    <message>
        <source>{name} has {changes}.</source>
        <translation>{name} has {changes}.</translation>
    </message>
</context>
<context>
    <name>RecapPanel</name>
    <message>
        <source>Close (E)</source>
        <translation>Close (E)</translation>
    </message>
    <message>
        <source>Meanwhile</source>
        <translation>Meanwhile</translation>
    </message>
    <message>
        <source>Show it again (Shift+E)</source>
        <translation>Show it again (Shift+E)</translation>
    </message>
</context>
<context>
    <name>RecordHead</name>
    <message>
        <source>Charts</source>
        <translation>Charts</translation>
    </message>
    <message>
        <source>Charts or matches</source>
        <translation>Charts or matches</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Everybody</translation>
    </message>
    <message numerus="yes">
        <source>Matches %n</source>
        <translation>
            <numerusform>Matches %n</numerusform>
            <numerusform>Matches %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose matches</source>
        <translation>Whose matches</translation>
    </message>
</context>
<context>
    <name>RecordWords</name>
    <message numerus="yes">
        <source>%n less</source>
        <translation>
            <numerusform>%n less</numerusform>
            <numerusform>%n less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more matches, and your form can be seen here.</source>
        <translation>
            <numerusform>%n more match, and your form can be seen here.</numerusform>
            <numerusform>%n more matches, and your form can be seen here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the last {count} were won.</source>
        <translation>
            <numerusform>%n of the last {count} was won.</numerusform>
            <numerusform>%n of the last {count} were won.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} matches against computers were won.</source>
        <translation>
            <numerusform>%n of {all} matches against computers was won.</numerusform>
            <numerusform>%n of {all} matches against computers were won.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points on average lately, as before.</source>
        <translation>
            <numerusform>%n point on average lately, as before.</numerusform>
            <numerusform>%n points on average lately, as before.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points on average lately, {less} less than before.</source>
        <translation>
            <numerusform>%n point on average lately, {less} less than before.</numerusform>
            <numerusform>%n points on average lately, {less} less than before.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points on average lately, {more} more than before.</source>
        <translation>
            <numerusform>%n point on average lately, {more} more than before.</numerusform>
            <numerusform>%n points on average lately, {more} more than before.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points on average.</source>
        <translation>
            <numerusform>%n point on average.</numerusform>
            <numerusform>%n points on average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wins</source>
        <translation>
            <numerusform>%n win</numerusform>
            <numerusform>%n wins</numerusform>
        </translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Alone</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>By chance</translation>
    </message>
    <message numerus="yes">
        <source>Most room: {category}. The winners made %n more there.</source>
        <translation>
            <numerusform>Most room: {category}. The winners made %n more there.</numerusform>
            <numerusform>Most room: {category}. The winners made %n more there.</numerusform>
        </translation>
    </message>
    <message>
        <source>No match against a computer yet.</source>
        <translation>No match against a computer yet.</translation>
    </message>
    <message>
        <source>No match has been finished yet.</source>
        <translation>No match has been finished yet.</translation>
    </message>
    <message>
        <source>Nobody who won made more than you in any of them.</source>
        <translation>Nobody who won made more than you in any of them.</translation>
    </message>
    <message>
        <source>People only</source>
        <translation>People only</translation>
    </message>
    <message>
        <source>Place {place} on average lately, {before} before.</source>
        <translation>Place {place} on average lately, {before} before.</translation>
    </message>
    <message>
        <source>Place {place} on average.</source>
        <translation>Place {place} on average.</translation>
    </message>
    <message>
        <source>Where the points came from is known of newer matches only.</source>
        <translation>Where the points came from is known of newer matches only.</translation>
    </message>
    <message>
        <source>as ever</source>
        <translation>as ever</translation>
    </message>
    <message>
        <source>best score</source>
        <translation>best score</translation>
    </message>
    <message>
        <source>last win</source>
        <translation>last win</translation>
    </message>
    <message>
        <source>longest match</source>
        <translation>longest match</translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>longest streak</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>matches</translation>
    </message>
    <message>
        <source>matches won</source>
        <translation>matches won</translation>
    </message>
    <message>
        <source>narrowest win</source>
        <translation>narrowest win</translation>
    </message>
    <message>
        <source>not won</source>
        <translation>not won</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation>place {place}</translation>
    </message>
    <message>
        <source>shortest match</source>
        <translation>shortest match</translation>
    </message>
    <message>
        <source>since {day}</source>
        <translation>since {day}</translation>
    </message>
    <message>
        <source>widest win</source>
        <translation>widest win</translation>
    </message>
    <message>
        <source>won</source>
        <translation>won</translation>
    </message>
    <message numerus="yes">
        <source>{game} was played most, %n times.</source>
        <translation>
            <numerusform>{game} was played most, %n time.</numerusform>
            <numerusform>{game} was played most, %n times.</numerusform>
        </translation>
    </message>
    <message>
        <source>{won} of {all}</source>
        <translation>{won} of {all}</translation>
    </message>
</context>
<context>
    <name>Recorded</name>
    <message numerus="yes">
        <source>%n results count again.</source>
        <translation>
            <numerusform>%n result counts again.</numerusform>
            <numerusform>%n results count again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results were deleted. Their matches stay on the shelf.</source>
        <translation>
            <numerusform>%n result was deleted. Its match stays on the shelf.</numerusform>
            <numerusform>%n results were deleted. Their matches stay on the shelf.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Export as CSV</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Table (*.csv)</translation>
    </message>
    <message>
        <source>The records are written to {path}.</source>
        <translation>The records are written to {path}.</translation>
    </message>
    <message>
        <source>The records could not be changed: {reason}.</source>
        <translation>The records could not be changed: {reason}.</translation>
    </message>
    <message>
        <source>records</source>
        <translation>records</translation>
    </message>
    <message>
        <source>{path} could not be written: {reason}.</source>
        <translation>{path} could not be written: {reason}.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message numerus="yes">
        <source>%n games played</source>
        <translation>
            <numerusform>%n game played</numerusform>
            <numerusform>%n games played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won by people</source>
        <translation>
            <numerusform>%n won by people</numerusform>
            <numerusform>%n won by people</numerusform>
        </translation>
    </message>
    <message>
        <source>No game finished yet.</source>
        <translation>No game finished yet.</translation>
    </message>
    <message>
        <source>Only challenges so far.</source>
        <translation>Only challenges so far.</translation>
    </message>
    <message>
        <source>Scores against other players will stand here.</source>
        <translation>Scores against other players will stand here.</translation>
    </message>
    <message>
        <source>Your first score will stand here.</source>
        <translation>Your first score will stand here.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>won</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message numerus="yes">
        <source>%n seats</source>
        <translation>
            <numerusform>%n seat</numerusform>
            <numerusform>%n seats</numerusform>
        </translation>
    </message>
    <message>
        <source>Against anybody</source>
        <translation>Against anybody</translation>
    </message>
    <message>
        <source>Against whom</source>
        <translation>Against whom</translation>
    </message>
    <message>
        <source>Any table</source>
        <translation>Any table</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>As a table</translation>
    </message>
    <message>
        <source>As charts</source>
        <translation>As charts</translation>
    </message>
    <message>
        <source>Delete all of these</source>
        <translation>Delete all of these</translation>
    </message>
    <message>
        <source>Delete the chosen one</source>
        <translation>Delete the chosen one</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Export as CSV</translation>
    </message>
    <message>
        <source>Form and best scores will stand here.</source>
        <translation>Form and best scores will stand here.</translation>
    </message>
    <message>
        <source>How many sat at the table</source>
        <translation>How many sat at the table</translation>
    </message>
    <message>
        <source>No match has been finished yet.</source>
        <translation>No match has been finished yet.</translation>
    </message>
    <message>
        <source>Play a match</source>
        <translation>Play a match</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
</context>
<context>
    <name>ReferencePage</name>
    <message>
        <source>A number beside a heading opens the rules there.</source>
        <translation>A number beside a heading opens the rules there.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Reference sheet</source>
        <translation>Reference sheet</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Save as PDF</translation>
    </message>
    <message>
        <source>Saved as {path}.</source>
        <translation>Saved as {path}.</translation>
    </message>
    <message>
        <source>{path} cannot be written ({reason}). Choose another place.</source>
        <translation>{path} cannot be written ({reason}). Choose another place.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Forward</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Next turn</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Play on from here</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Turn back</source>
        <translation>Turn back</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Move {number} of {count}.</source>
        <translation>Move {number} of {count}.</translation>
    </message>
    <message>
        <source>{game} · replay</source>
        <translation>{game} · replay</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>About this edition</source>
        <translation>About this edition</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contents</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>If you own the box, put a corrected copy of {name} into your content folder: it takes the place of ours. One that does not fit is refused, and this page says so.</source>
        <translation>If you own the box, put a corrected copy of {name} into your content folder: it takes the place of ours. One that does not fit is refused, and this page says so.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Not found</translation>
    </message>
    <message>
        <source>Nothing was found to go to.</source>
        <translation>Nothing was found to go to.</translation>
    </message>
    <message>
        <source>Our own addition.</source>
        <translation>Our own addition.</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Previous</translation>
    </message>
    <message>
        <source>Reference sheet</source>
        <translation>Reference sheet</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Ruling {number}:</source>
        <translation>Ruling {number}:</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Search the rules</translation>
    </message>
    <message>
        <source>Text of the rules</source>
        <translation>Text of the rules</translation>
    </message>
    <message>
        <source>The file {path} does not fit (line {line}); the technical log says why. The bundled content is in force.</source>
        <translation>The file {path} does not fit (line {line}); the technical log says why. The bundled content is in force.</translation>
    </message>
    <message>
        <source>The rules are not there in this language; another one is shown.</source>
        <translation>The rules are not there in this language; another one is shown.</translation>
    </message>
    <message>
        <source>The rules cannot be shown</source>
        <translation>The rules cannot be shown</translation>
    </message>
    <message>
        <source>Try this in a lesson</source>
        <translation>Try this in a lesson</translation>
    </message>
    <message>
        <source>{game} · rules</source>
        <translation>{game} · rules</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} of {count}</translation>
    </message>
</context>
<context>
    <name>SaidBar</name>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
</context>
<context>
    <name>SaveRow</name>
    <message>
        <source>Delete this game</source>
        <translation>Delete this game</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Finished</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Resume</translation>
    </message>
    <message>
        <source>See the scores</source>
        <translation>See the scores</translation>
    </message>
    <message>
        <source>rule broken: no medal</source>
        <translation>rule broken: no medal</translation>
    </message>
    <message>
        <source>{challenge} · {round}</source>
        <translation>{challenge} · {round}</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>{name} to move</translation>
    </message>
    <message>
        <source>{round} · {name} to move</source>
        <translation>{round} · {name} to move</translation>
    </message>
</context>
<context>
    <name>SaveWords</name>
    <message>
        <source>{name} cannot be read: {why}. Check that the file is yours to read.</source>
        <translation>{name} cannot be read: {why}. Check that the file is yours to read.</translation>
    </message>
    <message>
        <source>{name} is a match of a game this version does not have. Update the program.</source>
        <translation>{name} is a match of a game this version does not have. Update the program.</translation>
    </message>
    <message>
        <source>{name} is being played in another window. Close it there first.</source>
        <translation>{name} is being played in another window. Close it there first.</translation>
    </message>
    <message>
        <source>{name} is damaged and cannot be continued. Open its backup.</source>
        <translation>{name} is damaged and cannot be continued. Open its backup.</translation>
    </message>
    <message>
        <source>{name} is damaged: its end is missing. Open its backup.</source>
        <translation>{name} is damaged: its end is missing. Open its backup.</translation>
    </message>
    <message>
        <source>{name} is empty: it was cut off while being written. Open its backup.</source>
        <translation>{name} is empty: it was cut off while being written. Open its backup.</translation>
    </message>
    <message>
        <source>{name} is not a file but a folder, a pipe or a device.</source>
        <translation>{name} is not a file but a folder, a pipe or a device.</translation>
    </message>
    <message>
        <source>{name} is not a saved match of this program.</source>
        <translation>{name} is not a saved match of this program.</translation>
    </message>
    <message>
        <source>{name} is not there any more.</source>
        <translation>{name} is not there any more.</translation>
    </message>
    <message>
        <source>{name} is too large to be a saved match.</source>
        <translation>{name} is too large to be a saved match.</translation>
    </message>
    <message>
        <source>{name} was saved by a newer version. Update the program to open it.</source>
        <translation>{name} was saved by a newer version. Update the program to open it.</translation>
    </message>
</context>
<context>
    <name>SavedMatches</name>
    <message>
        <source>Export as text</source>
        <translation>Export as text</translation>
    </message>
    <message>
        <source>Export the score sheet</source>
        <translation>Export the score sheet</translation>
    </message>
    <message>
        <source>It lies in the bin of the shelf now, for 30 days.</source>
        <translation>It lies in the bin of the shelf now, for 30 days.</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Picture (*.png)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>The match is written to {path}.</source>
        <translation>The match is written to {path}.</translation>
    </message>
    <message>
        <source>The score sheet is written to {path}.</source>
        <translation>The score sheet is written to {path}.</translation>
    </message>
    <message>
        <source>The shelf could not be changed: {reason}.</source>
        <translation>The shelf could not be changed: {reason}.</translation>
    </message>
    <message>
        <source>{name}, copy</source>
        <translation>{name}, copy</translation>
    </message>
    <message>
        <source>“{name}” is back on the shelf, and its score in the records.</source>
        <translation>“{name}” is back on the shelf, and its score in the records.</translation>
    </message>
    <message>
        <source>“{name}” is back on the shelf.</source>
        <translation>“{name}” is back on the shelf.</translation>
    </message>
    <message>
        <source>“{name}” lies on the shelf. It counts in no record until it is finished anew.</source>
        <translation>“{name}” lies on the shelf. It counts in no record until it is finished anew.</translation>
    </message>
    <message>
        <source>“{name}” was deleted. It stays in the bin for 30 days.</source>
        <translation>“{name}” was deleted. It stays in the bin for 30 days.</translation>
    </message>
    <message>
        <source>“{name}” was deleted. It stays in the bin for 30 days; its score left the records.</source>
        <translation>“{name}” was deleted. It stays in the bin for 30 days; its score left the records.</translation>
    </message>
</context>
<context>
    <name>School</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Open the rules</source>
        <translation>Open the rules</translation>
    </message>
    <message>
        <source>The other chapters are there, and so are the rules.</source>
        <translation>The other chapters are there, and so are the rules.</translation>
    </message>
    <message>
        <source>This lesson could not be read</source>
        <translation>This lesson could not be read</translation>
    </message>
</context>
<context>
    <name>ScoresPage</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points and the lead</source>
        <translation>
            <numerusform>%n point and the lead</numerusform>
            <numerusform>%n points and the lead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points are not enough for {name}.</source>
        <translation>
            <numerusform>%n point is not enough for {name}.</numerusform>
            <numerusform>%n points are not enough for {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points at once</source>
        <translation>
            <numerusform>%n point at once</numerusform>
            <numerusform>%n points at once</numerusform>
        </translation>
    </message>
    <message>
        <source>A click, or any key, finishes the count.</source>
        <translation>A click, or any key, finishes the count.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Game over</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Level {level}</translation>
    </message>
    <message>
        <source>Look at the table as it was</source>
        <translation>Look at the table as it was</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Nobody wins</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Picture (*.png)</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Play again</translation>
    </message>
    <message>
        <source>Rank {rank}</source>
        <translation>Rank {rank}</translation>
    </message>
    <message>
        <source>Same seed again</source>
        <translation>Same seed again</translation>
    </message>
    <message>
        <source>Save the sheet</source>
        <translation>Save the sheet</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Score sheet</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>Seed {seed}</translation>
    </message>
    <message>
        <source>The points are counted</source>
        <translation>The points are counted</translation>
    </message>
    <message>
        <source>The race</source>
        <translation>The race</translation>
    </message>
    <message>
        <source>The race, {by_round}</source>
        <translation>The race, {by_round}</translation>
    </message>
    <message>
        <source>The sheet could not be saved as {path}: {reason}.</source>
        <translation>The sheet could not be saved as {path}: {reason}.</translation>
    </message>
    <message>
        <source>The sheet is saved as {path}.</source>
        <translation>The sheet is saved as {path}.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Turning points</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Watch the replay</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>Where the points came from</translation>
    </message>
    <message>
        <source>points if the game had ended then, {by_round}</source>
        <translation>points if the game had ended then, {by_round}</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} share the victory</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} wins</translation>
    </message>
    <message>
        <source>{points} each.</source>
        <translation>{points} each.</translation>
    </message>
    <message numerus="yes">
        <source>{points}, %n ahead of {name}.</source>
        <translation>
            <numerusform>{points}, %n ahead of {name}.</numerusform>
            <numerusform>{points}, %n ahead of {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points}, %n ahead.</source>
        <translation>
            <numerusform>{points}, %n ahead.</numerusform>
            <numerusform>{points}, %n ahead.</numerusform>
        </translation>
    </message>
    <message>
        <source>{points}, as many as {name}; the tie-break decided.</source>
        <translation>{points}, as many as {name}; the tie-break decided.</translation>
    </message>
    <message>
        <source>{round}: {name}</source>
        <translation>{round}: {name}</translation>
    </message>
    <message numerus="yes">
        <source>“{category}” made the difference: %n more.</source>
        <translation>
            <numerusform>“{category}” made the difference: %n more.</numerusform>
            <numerusform>“{category}” made the difference: %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatChoices</name>
    <message>
        <source>A person</source>
        <translation>A person</translation>
    </message>
    <message>
        <source>Who plays {name}</source>
        <translation>Who plays {name}</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>Add a seat</source>
        <translation>Add a seat</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Colour: {colour}. Click for the next free one.</source>
        <translation>Colour: {colour}. Click for the next free one.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Human</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Level of seat {number}</source>
        <translation>Level of seat {number}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation>Name of seat {number}</translation>
    </message>
    <message>
        <source>Remove seat {number}</source>
        <translation>Remove seat {number}</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Who plays</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>Who plays seat {number}</translation>
    </message>
    <message>
        <source>at this screen</source>
        <translation>at this screen</translation>
    </message>
    <message>
        <source>black, chevron</source>
        <translation>black, chevron</translation>
    </message>
    <message>
        <source>blue, wave</source>
        <translation>blue, wave</translation>
    </message>
    <message>
        <source>green, leaf</source>
        <translation>green, leaf</translation>
    </message>
    <message>
        <source>red, diamond</source>
        <translation>red, diamond</translation>
    </message>
    <message>
        <source>yellow, sun</source>
        <translation>yellow, sun</translation>
    </message>
</context>
<context>
    <name>Seating</name>
    <message>
        <source>A person who takes over a computer’s seat sees what it keeps hidden. In the records a seat for which a computer has played counts as the computer’s, at the gentlest of its levels.</source>
        <translation>A person who takes over a computer’s seat sees what it keeps hidden. In the records a seat for which a computer has played counts as the computer’s, at the gentlest of its levels.</translation>
    </message>
    <message>
        <source>Change nothing</source>
        <translation>Change nothing</translation>
    </message>
    <message>
        <source>Nobody else can play here for you.</source>
        <translation>Nobody else can play here for you.</translation>
    </message>
    <message>
        <source>Play on like this</source>
        <translation>Play on like this</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>The match is over.</translation>
    </message>
    <message>
        <source>Who plays from now on?</source>
        <translation>Who plays from now on?</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>About</source>
        <translation>About</translation>
    </message>
    <message>
        <source>Ask me always</source>
        <translation>Ask me always</translation>
    </message>
    <message>
        <source>Asks once more before a turn ends.</source>
        <translation>Asks once more before a turn ends.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>At the table</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choose…</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Confirm the end of a turn</source>
        <translation>Confirm the end of a turn</translation>
    </message>
    <message>
        <source>Corrected content files</source>
        <translation>Corrected content files</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>E, Shift+E</source>
        <translation>E, Shift+E</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Even where there is only one choice.</source>
        <translation>Even where there is only one choice.</translation>
    </message>
    <message>
        <source>Folder for saved games</source>
        <translation>Folder for saved games</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Folders</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>High contrast</translation>
    </message>
    <message>
        <source>How long moves take; stepwise waits for a key.</source>
        <translation>How long moves take; stepwise waits for a key.</translation>
    </message>
    <message>
        <source>J, Shift+M</source>
        <translation>J, Shift+M</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Learning</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>Logs</translation>
    </message>
    <message>
        <source>Look, sound and language</source>
        <translation>Look, sound and language</translation>
    </message>
    <message>
        <source>Nothing can be saved in {path}: {reason}. The folder stays as it was.</source>
        <translation>Nothing can be saved in {path}: {reason}. The folder stays as it was.</translation>
    </message>
    <message>
        <source>Nothing travels across the table; things change in place.</source>
        <translation>Nothing travels across the table; things change in place.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Off</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Open folder</translation>
    </message>
    <message>
        <source>Pace of the computers</source>
        <translation>Pace of the computers</translation>
    </message>
    <message>
        <source>Projected scores</source>
        <translation>Projected scores</translation>
    </message>
    <message>
        <source>Quinque Ludi {version}, made with Python {python} and Qt {qt}.</source>
        <translation>Quinque Ludi {version}, made with Python {python} and Qt {qt}.</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Reduced motion</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Results</translation>
    </message>
    <message>
        <source>S, Shift+S</source>
        <translation>S, Shift+S</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Saved games</translation>
    </message>
    <message>
        <source>Says what is new in a match, each thing once. Switched on again, from the start.</source>
        <translation>Says what is new in a match, each thing once. Switched on again, from the start.</translation>
    </message>
    <message>
        <source>Scales words, buttons and panels; words on boards where there is room. Zoom with +.</source>
        <translation>Scales words, buttons and panels; words on boards where there is room. Zoom with +.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Shift+Z</source>
        <translation>Shift+Z</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sound</translation>
    </message>
    <message>
        <source>Stronger edges and text, no gradients, no marble.</source>
        <translation>Stronger edges and text, no gradients, no marble.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Text size</translation>
    </message>
    <message>
        <source>The folder {path} cannot be opened from here.</source>
        <translation>The folder {path} cannot be opened from here.</translation>
    </message>
    <message>
        <source>The games belong to their authors and publishers. The rules are told in our own words, and all drawings are ours.</source>
        <translation>The games belong to their authors and publishers. The rules are told in our own words, and all drawings are ours.</translation>
    </message>
    <message>
        <source>The points of every seat as if the game ended now.</source>
        <translation>The points of every seat as if the game ended now.</translation>
    </message>
    <message>
        <source>The program is free software under the MIT licence. Qt and PySide are used under the LGPL. The faces Cinzel, EB Garamond and Source Sans 3 come under the SIL Open Font Licence.</source>
        <translation>The program is free software under the MIT licence. Qt and PySide are used under the LGPL. The faces Cinzel, EB Garamond and Source Sans 3 come under the SIL Open Font Licence.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Theme</translation>
    </message>
    <message>
        <source>Usual place</source>
        <translation>Usual place</translation>
    </message>
    <message>
        <source>Wood, marble and bronze; a chime when it is your turn.</source>
        <translation>Wood, marble and bronze; a chime when it is your turn.</translation>
    </message>
    <message>
        <source>all the rest</source>
        <translation>all the rest</translation>
    </message>
    <message>
        <source>choose, confirm</source>
        <translation>choose, confirm</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>full screen</translation>
    </message>
    <message>
        <source>hint, why not this</source>
        <translation>hint, why not this</translation>
    </message>
    <message>
        <source>journal, sound</source>
        <translation>journal, sound</translation>
    </message>
    <message>
        <source>list of options</source>
        <translation>list of options</translation>
    </message>
    <message>
        <source>meanwhile, again</source>
        <translation>meanwhile, again</translation>
    </message>
    <message>
        <source>next lit thing</source>
        <translation>next lit thing</translation>
    </message>
    <message>
        <source>one step back</source>
        <translation>one step back</translation>
    </message>
    <message>
        <source>pass, finish</source>
        <translation>pass, finish</translation>
    </message>
    <message>
        <source>reference sheet</source>
        <translation>reference sheet</translation>
    </message>
    <message>
        <source>rule in question</source>
        <translation>rule in question</translation>
    </message>
    <message>
        <source>say it again, my seat</source>
        <translation>say it again, my seat</translation>
    </message>
    <message>
        <source>tables, who plays</source>
        <translation>tables, who plays</translation>
    </message>
    <message>
        <source>turn, flip</source>
        <translation>turn, flip</translation>
    </message>
    <message>
        <source>undo the turn</source>
        <translation>undo the turn</translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation>undo, redo</translation>
    </message>
    <message>
        <source>zoom, fit</source>
        <translation>zoom, fit</translation>
    </message>
    <message>
        <source>{game} · {sentence}</source>
        <translation>{game} · {sentence}</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
</context>
<context>
    <name>SharedRefusals</name>
    <message>
        <source>That is not possible now.</source>
        <translation>That is not possible now.</translation>
    </message>
    <message>
        <source>anybody</source>
        <translation>anybody</translation>
    </message>
</context>
<context>
    <name>SharedTerms</name>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} and {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} or {last}</translation>
    </message>
</context>
<context>
    <name>ShelfPage</name>
    <message numerus="yes">
        <source>All %n</source>
        <translation>
            <numerusform>All %n</numerusform>
            <numerusform>All %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>Back to the shelf</translation>
    </message>
    <message>
        <source>Best first</source>
        <translation>Best first</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>By name</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Clear the search</translation>
    </message>
    <message>
        <source>Every move is saved at once; matches wait here, running and finished.</source>
        <translation>Every move is saved at once; matches wait here, running and finished.</translation>
    </message>
    <message numerus="yes">
        <source>Finished %n</source>
        <translation>
            <numerusform>Finished %n</numerusform>
            <numerusform>Finished %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Longest first</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Newest first</translation>
    </message>
    <message>
        <source>No match is called that.</source>
        <translation>No match is called that.</translation>
    </message>
    <message>
        <source>No match of this choice.</source>
        <translation>No match of this choice.</translation>
    </message>
    <message>
        <source>Nothing has been started yet.</source>
        <translation>Nothing has been started yet.</translation>
    </message>
    <message>
        <source>Nothing is left on the shelf.</source>
        <translation>Nothing is left on the shelf.</translation>
    </message>
    <message>
        <source>Nothing lies in it.</source>
        <translation>Nothing lies in it.</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Oldest first</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Open a file…</translation>
    </message>
    <message>
        <source>Open the bin</source>
        <translation>Open the bin</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Order</translation>
    </message>
    <message numerus="yes">
        <source>Running %n</source>
        <translation>
            <numerusform>Running %n</numerusform>
            <numerusform>Running %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>Search names, dates, notes (/)</source>
        <translation>Search names, dates, notes (/)</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Show all matches</translation>
    </message>
    <message>
        <source>The bin</source>
        <translation>The bin</translation>
    </message>
    <message numerus="yes">
        <source>The bin (%n)</source>
        <translation>
            <numerusform>The bin (%n)</numerusform>
            <numerusform>The bin (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>What was deleted stays in the bin for 30 days.</source>
        <translation>What was deleted stays in the bin for 30 days.</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Which matches</translation>
    </message>
</context>
<context>
    <name>Since</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Since your turn {names} played; nothing of yours has changed.</source>
        <translation>Since your turn {names} played; nothing of yours has changed.</translation>
    </message>
    <message>
        <source>Since your turn {names} played; you have {changes}.</source>
        <translation>Since your turn {names} played; you have {changes}.</translation>
    </message>
    <message>
        <source>no longer {token}</source>
        <translation>no longer {token}</translation>
    </message>
    <message>
        <source>now {token}</source>
        <translation>now {token}</translation>
    </message>
    <message>
        <source>the start player’s place</source>
        <translation>the start player’s place</translation>
    </message>
</context>
<context>
    <name>SoloAim</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to bronze</source>
        <translation>
            <numerusform>%n to bronze</numerusform>
            <numerusform>%n to bronze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to gold</source>
        <translation>
            <numerusform>%n to gold</numerusform>
            <numerusform>%n to gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to silver</source>
        <translation>
            <numerusform>%n to silver</numerusform>
            <numerusform>%n to silver</numerusform>
        </translation>
    </message>
    <message>
        <source>Practice: {said}</source>
        <translation>Practice: {said}</translation>
    </message>
    <message>
        <source>The rule is broken: no medal. Undo, or play on.</source>
        <translation>The rule is broken: no medal. Undo, or play on.</translation>
    </message>
    <message>
        <source>{mine}, gold reached.</source>
        <translation>{mine}, gold reached.</translation>
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
        <translation>{done} of {all} done</translation>
    </message>
    <message>
        <source>{name}: not tried yet; bronze at {points}</source>
        <translation>{name}: not tried yet; bronze at {points}</translation>
    </message>
    <message>
        <source>{name}: {best}; bronze at {points}</source>
        <translation>{name}: {best}; bronze at {points}</translation>
    </message>
    <message>
        <source>{name}: {medal} with {best}</source>
        <translation>{name}: {medal} with {best}</translation>
    </message>
    <message>
        <source>{name}: {medal} with {best}; {next} at {points}</source>
        <translation>{name}: {medal} with {best}; {next} at {points}</translation>
    </message>
    <message>
        <source>{title}, challenge {number}</source>
        <translation>{title}, challenge {number}</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>{these}; {next}</source>
        <translation>{these}; {next}</translation>
    </message>
</context>
<context>
    <name>SpokenWords</name>
    <message>
        <source>The computer would choose: {option}.</source>
        <translation>The computer would choose: {option}.</translation>
    </message>
    <message>
        <source>The computer would choose: {option}. {reason}</source>
        <translation>The computer would choose: {option}. {reason}</translation>
    </message>
</context>
<context>
    <name>Streak</name>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
    <message>
        <source>Solve one to begin a streak.</source>
        <translation>Solve one to begin a streak.</translation>
    </message>
    <message>
        <source>The calendar waits: the clock stands before a day you have solved.</source>
        <translation>The calendar waits: the clock stands before a day you have solved.</translation>
    </message>
</context>
<context>
    <name>TabStrip</name>
    <message>
        <source>Challenges</source>
        <translation>Challenges</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Learn</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>In hand, on your board, in supply</source>
        <translation>In hand, on your board, in supply</translation>
    </message>
    <message>
        <source>can be chosen now</source>
        <translation>can be chosen now</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Confirm</source>
        <translation>Confirm</translation>
    </message>
    <message>
        <source>Esc ends it.</source>
        <translation>Esc ends it.</translation>
    </message>
    <message>
        <source>Esc returns to the present.</source>
        <translation>Esc returns to the present.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>Looking back: the table before move {number}.</source>
        <translation>Looking back: the table before move {number}.</translation>
    </message>
    <message>
        <source>Once more: what happened since your turn.</source>
        <translation>Once more: what happened since your turn.</translation>
    </message>
    <message>
        <source>Return to here</source>
        <translation>Return to here</translation>
    </message>
    <message>
        <source>Skip to my turn</source>
        <translation>Skip to my turn</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <translation>Skip to the end</translation>
    </message>
    <message>
        <source>Space goes on.</source>
        <translation>Space goes on.</translation>
    </message>
    <message>
        <source>That would do nothing now.</source>
        <translation>That would do nothing now.</translation>
    </message>
    <message>
        <source>What was changed last glows.</source>
        <translation>What was changed last glows.</translation>
    </message>
    <message>
        <source>chance has answered</source>
        <translation>chance has answered</translation>
    </message>
    <message>
        <source>somebody else has acted</source>
        <translation>somebody else has acted</translation>
    </message>
    <message>
        <source>something hidden was seen</source>
        <translation>something hidden was seen</translation>
    </message>
    <message>
        <source>what was chosen in secret is final</source>
        <translation>what was chosen in secret is final</translation>
    </message>
    <message>
        <source>{name} (computer) is thinking.</source>
        <translation>{name} (computer) is thinking.</translation>
    </message>
</context>
<context>
    <name>TableFrame</name>
    <message>
        <source>Fit</source>
        <translation>Fit</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
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
        <translation>The computer player did not answer; a simple move was made in its place.</translation>
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
        <translation>It is not your own move but {name}’s that would be taken back.</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Return</translation>
    </message>
    <message>
        <source>Return to here</source>
        <translation>Return to here</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Take it back</translation>
    </message>
    <message>
        <source>This was {name}’s turn</source>
        <translation>This was {name}’s turn</translation>
    </message>
    <message>
        <source>What {names} did since goes too.</source>
        <translation>What {names} did since goes too.</translation>
    </message>
</context>
<context>
    <name>Teller</name>
    <message numerus="yes">
        <source>%n days left</source>
        <translation>
            <numerusform>%n day left</numerusform>
            <numerusform>%n days left</numerusform>
        </translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatic</translation>
    </message>
    <message>
        <source>computer, by chance</source>
        <translation>computer, by chance</translation>
    </message>
    <message>
        <source>computer, gentle</source>
        <translation>computer, gentle</translation>
    </message>
    <message>
        <source>computer, skilled</source>
        <translation>computer, skilled</translation>
    </message>
    <message>
        <source>computer, stern</source>
        <translation>computer, stern</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>finished</translation>
    </message>
    <message>
        <source>hot seat</source>
        <translation>hot seat</translation>
    </message>
    <message>
        <source>running</source>
        <translation>running</translation>
    </message>
    <message>
        <source>won</source>
        <translation>won</translation>
    </message>
    <message>
        <source>you</source>
        <translation>you</translation>
    </message>
    <message>
        <source>{game}, {challenge}</source>
        <translation>{game}, {challenge}</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>{name} to move</translation>
    </message>
    <message>
        <source>{round} · rule broken</source>
        <translation>{round} · rule broken</translation>
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
        <translation>Move {number} of {count}</translation>
    </message>
</context>
<context>
    <name>Today</name>
    <message numerus="yes">
        <source>%n tries</source>
        <translation>
            <numerusform>%n try</numerusform>
            <numerusform>%n tries</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Not tried yet.</source>
        <translation>Not tried yet.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Today&apos;s puzzle</source>
        <translation>Today&apos;s puzzle</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Yesterday</translation>
    </message>
    <message>
        <source>Your best: {best}, {tries}.</source>
        <translation>Your best: {best}, {tries}.</translation>
    </message>
</context>
<context>
    <name>TrajanCards</name>
    <message numerus="yes">
        <source>%n cards face down in the pile</source>
        <translation>
            <numerusform>%n card face down in the pile</numerusform>
            <numerusform>%n cards face down in the pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n demands stay unmet</source>
        <translation>
            <numerusform>%n demand stays unmet</numerusform>
            <numerusform>%n demands stay unmet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of this type so far</source>
        <translation>
            <numerusform>%n of this type so far</numerusform>
            <numerusform>%n of this type so far</numerusform>
        </translation>
    </message>
    <message>
        <source>It brings nothing now.</source>
        <translation>It brings nothing now.</translation>
    </message>
    <message>
        <source>a card is drawn for it</source>
        <translation>a card is drawn for it</translation>
    </message>
    <message>
        <source>a legionary would score {points}</source>
        <translation>a legionary would score {points}</translation>
    </message>
    <message>
        <source>another tile of its pile is then turned up by chance</source>
        <translation>another tile of its pile is then turned up by chance</translation>
    </message>
    <message>
        <source>cards in hand: {before} → {after}</source>
        <translation>cards in hand: {before} → {after}</translation>
    </message>
    <message>
        <source>first of its type, bonus action {action}</source>
        <translation>first of its type, bonus action {action}</translation>
    </message>
    <message>
        <source>first of its type, but its bonus action {action} is not possible now</source>
        <translation>first of its type, but its bonus action {action} is not possible now</translation>
    </message>
    <message>
        <source>legionaries in the camp: {before} → {after}</source>
        <translation>legionaries in the camp: {before} → {after}</translation>
    </message>
    <message>
        <source>like it in the display: {before} → {after}</source>
        <translation>like it in the display: {before} → {after}</translation>
    </message>
    <message>
        <source>no tile here, but it opens the sites beside it</source>
        <translation>no tile here, but it opens the sites beside it</translation>
    </message>
    <message>
        <source>one of your legionaries is there already: no second one may follow</source>
        <translation>one of your legionaries is there already: no second one may follow</translation>
    </message>
    <message>
        <source>pays {values} for 1, 2, 3 … units</source>
        <translation>pays {values} for 1, 2, 3 … units</translation>
    </message>
    <message>
        <source>reserve: {before} → {after}</source>
        <translation>reserve: {before} → {after}</translation>
    </message>
    <message>
        <source>takes {tile}</source>
        <translation>takes {tile}</translation>
    </message>
    <message>
        <source>the emptied pile gets a card of the draw pile, turned up at once</source>
        <translation>the emptied pile gets a card of the draw pile, turned up at once</translation>
    </message>
    <message>
        <source>votes: {before} → {after}</source>
        <translation>votes: {before} → {after}</translation>
    </message>
    <message>
        <source>workers in the camp: {before} → {after}</source>
        <translation>workers in the camp: {before} → {after}</translation>
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
        <translation>A senator takes tiles, votes and provinces by fixed rules; score 110 points against him.</translation>
    </message>
    <message>
        <source>Chance puts two markers on each tray.</source>
        <translation>Chance puts two markers on each tray.</translation>
    </message>
    <message>
        <source>Everybody chooses one of three arrangements of the markers.</source>
        <translation>Everybody chooses one of three arrangements of the markers.</translation>
    </message>
    <message>
        <source>Everybody puts two markers on each tray, or takes a ready-made arrangement.</source>
        <translation>Everybody puts two markers on each tray, or takes a ready-made arrangement.</translation>
    </message>
    <message>
        <source>Markers by chance</source>
        <translation>Markers by chance</translation>
    </message>
    <message>
        <source>Markers by hand</source>
        <translation>Markers by hand</translation>
    </message>
    <message>
        <source>Ready-made arrangements</source>
        <translation>Ready-made arrangements</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Round {number}</translation>
    </message>
    <message>
        <source>Senator</source>
        <translation>Senator</translation>
    </message>
    <message>
        <source>Six trays, twelve markers, six actions: each turn empties a tray, and where the last marker falls decides what you do. Complete Trajan tiles, feed the people and win the senate before time runs round.</source>
        <translation>Six trays, twelve markers, six actions: each turn empties a tray, and where the last marker falls decides what you do. Complete Trajan tiles, feed the people and win the senate before time runs round.</translation>
    </message>
    <message>
        <source>Sow your markers so that the last one falls where you want to act.</source>
        <translation>Sow your markers so that the last one falls where you want to act.</translation>
    </message>
    <message>
        <source>The Rival Senator</source>
        <translation>The Rival Senator</translation>
    </message>
    <message>
        <source>The rival acts by the cards of a deck and takes 2 or 3 spaces of time each turn.</source>
        <translation>The rival acts by the cards of a deck and takes 2 or 3 spaces of time each turn.</translation>
    </message>
</context>
<context>
    <name>TrajanFacts</name>
    <message numerus="yes">
        <source>%n answers to {icon}</source>
        <translation>
            <numerusform>%n answer to {icon}</numerusform>
            <numerusform>%n answers to {icon}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n legionaries in the camp</source>
        <translation>
            <numerusform>%n legionary in the camp</numerusform>
            <numerusform>%n legionaries in the camp</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n votes</source>
        <translation>
            <numerusform>%n vote</numerusform>
            <numerusform>%n votes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers in the camp</source>
        <translation>
            <numerusform>%n worker in the camp</numerusform>
            <numerusform>%n workers in the camp</numerusform>
        </translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Demands</source>
        <translation>Demands</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Final scoring</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Markers</translation>
    </message>
    <message>
        <source>Quarter {quarter}, round {round}</source>
        <translation>Quarter {quarter}, round {round}</translation>
    </message>
    <message>
        <source>Senate</source>
        <translation>Senate</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Set-up</translation>
    </message>
    <message>
        <source>Sow</source>
        <translation>Sow</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tile</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tiles</translation>
    </message>
    <message numerus="yes">
        <source>{action}: %n markers</source>
        <translation>
            <numerusform>{action}: %n marker</numerusform>
            <numerusform>{action}: %n markers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrajanInfos</name>
    <message numerus="yes">
        <source>%n cards in the pile</source>
        <translation>
            <numerusform>%n card in the pile</numerusform>
            <numerusform>%n cards in the pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in this pile</source>
        <translation>
            <numerusform>%n card in this pile</numerusform>
            <numerusform>%n cards in this pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n completed Trajan tiles, kept every quarter</source>
        <translation>
            <numerusform>%n completed Trajan tile, kept every quarter</numerusform>
            <numerusform>%n completed Trajan tiles, kept every quarter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n forum tiles, given away when used</source>
        <translation>
            <numerusform>%n forum tile, given away when used</numerusform>
            <numerusform>%n forum tiles, given away when used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n markers on this tray</source>
        <translation>
            <numerusform>%n marker on this tray</numerusform>
            <numerusform>%n markers on this tray</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your workers here</source>
        <translation>
            <numerusform>%n of your workers here</numerusform>
            <numerusform>%n of your workers here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawns not yet in a camp</source>
        <translation>
            <numerusform>%n pawn not yet in a camp</numerusform>
            <numerusform>%n pawns not yet in a camp</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spaces to the start</source>
        <translation>
            <numerusform>%n space to the start</numerusform>
            <numerusform>%n spaces to the start</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles in this pile</source>
        <translation>
            <numerusform>%n tile in this pile</numerusform>
            <numerusform>%n tiles in this pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles to repeat this action</source>
        <translation>
            <numerusform>%n tile to repeat this action</numerusform>
            <numerusform>%n tiles to repeat this action</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n votes</source>
        <translation>
            <numerusform>%n vote</numerusform>
            <numerusform>%n votes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n votes in the next senate</source>
        <translation>
            <numerusform>%n vote in the next senate</numerusform>
            <numerusform>%n votes in the next senate</numerusform>
        </translation>
    </message>
    <message>
        <source>1 point if it is still in hand at the end</source>
        <translation>1 point if it is still in hand at the end</translation>
    </message>
    <message>
        <source>1, 2 or 3 unmet demands cost {points} points</source>
        <translation>1, 2 or 3 unmet demands cost {points} points</translation>
    </message>
    <message>
        <source>[+2]: it can be repeated twice for one tile</source>
        <translation>[+2]: it can be repeated twice for one tile</translation>
    </message>
    <message>
        <source>a free slot</source>
        <translation>a free slot</translation>
    </message>
    <message>
        <source>advance one space, for points and votes</source>
        <translation>advance one space, for points and votes</translation>
    </message>
    <message>
        <source>answered when the quarter ends</source>
        <translation>answered when the quarter ends</translation>
    </message>
    <message>
        <source>answers a demand for {icon}</source>
        <translation>answers a demand for {icon}</translation>
    </message>
    <message>
        <source>answers any one demand</source>
        <translation>answers any one demand</translation>
    </message>
    <message>
        <source>completes a set of construction tiles at the end</source>
        <translation>completes a set of construction tiles at the end</translation>
    </message>
    <message>
        <source>done when the last marker falls on {tray} and both colours lie there</source>
        <translation>done when the last marker falls on {tray} and both colours lie there</translation>
    </message>
    <message>
        <source>draw, pick up, play or ship cards</source>
        <translation>draw, pick up, play or ship cards</translation>
    </message>
    <message>
        <source>each sowing moves the marker as far as it has markers</source>
        <translation>each sowing moves the marker as far as it has markers</translation>
    </message>
    <message>
        <source>filled again when the next quarter begins</source>
        <translation>filled again when the next quarter begins</translation>
    </message>
    <message>
        <source>grey until the quarter ends</source>
        <translation>grey until the quarter ends</translation>
    </message>
    <message>
        <source>hire a worker or build</source>
        <translation>hire a worker or build</translation>
    </message>
    <message>
        <source>markers are dropped clockwise, one to a tray</source>
        <translation>markers are dropped clockwise, one to a tray</translation>
    </message>
    <message>
        <source>no card lies here yet</source>
        <translation>no card lies here yet</translation>
    </message>
    <message>
        <source>no slot is free: the Arch waits here</source>
        <translation>no slot is free: the Arch waits here</translation>
    </message>
    <message>
        <source>no tile lies here any more</source>
        <translation>no tile lies here any more</translation>
    </message>
    <message>
        <source>one more is revealed when a round ends</source>
        <translation>one more is revealed when a round ends</translation>
    </message>
    <message>
        <source>only its owner sees it</source>
        <translation>only its owner sees it</translation>
    </message>
    <message>
        <source>pays {values} for 1, 2, 3 … units</source>
        <translation>pays {values} for 1, 2, 3 … units</translation>
    </message>
    <message>
        <source>reaching or passing it ends the round, after the turn</source>
        <translation>reaching or passing it ends the round, after the turn</translation>
    </message>
    <message>
        <source>recruit, march or occupy</source>
        <translation>recruit, march or occupy</translation>
    </message>
    <message>
        <source>repeats the action {action} once</source>
        <translation>repeats the action {action} once</translation>
    </message>
    <message>
        <source>replaces any commodity card of a shipment</source>
        <translation>replaces any commodity card of a shipment</translation>
    </message>
    <message>
        <source>replaces any extra-action tile</source>
        <translation>replaces any extra-action tile</translation>
    </message>
    <message>
        <source>take one tile</source>
        <translation>take one tile</translation>
    </message>
    <message>
        <source>take the top tile of a pile for the slot of the Arch</source>
        <translation>take the top tile of a pile for the slot of the Arch</translation>
    </message>
    <message>
        <source>the consul takes one, the vice consul the other with its grey side</source>
        <translation>the consul takes one, the vice consul the other with its grey side</translation>
    </message>
    <message>
        <source>the first one grants {action}</source>
        <translation>the first one grants {action}</translation>
    </message>
    <message>
        <source>the next Trajan tile goes here</source>
        <translation>the next Trajan tile goes here</translation>
    </message>
    <message>
        <source>touches {provinces}</source>
        <translation>touches {provinces}</translation>
    </message>
    <message>
        <source>waits to be dropped</source>
        <translation>waits to be dropped</translation>
    </message>
    <message>
        <source>{count} of them: {points}</source>
        <translation>{count} of them: {points}</translation>
    </message>
    <message>
        <source>{name} has a legionary here already</source>
        <translation>{name} has a legionary here already</translation>
    </message>
    <message>
        <source>{name} has an answer</source>
        <translation>{name} has an answer</translation>
    </message>
    <message>
        <source>{name} has no answer yet</source>
        <translation>{name} has no answer yet</translation>
    </message>
    <message>
        <source>{name}: {track} on the track, {tiles} on tiles</source>
        <translation>{name}: {track} on the track, {tiles} on tiles</translation>
    </message>
    <message>
        <source>{points} now, less 3 for each other legionary</source>
        <translation>{points} now, less 3 for each other legionary</translation>
    </message>
    <message>
        <source>{points} printed</source>
        <translation>{points} printed</translation>
    </message>
</context>
<context>
    <name>TrajanJournal</name>
    <message numerus="yes">
        <source>%n discards became the new draw pile.</source>
        <translation>
            <numerusform>%n discard became the new draw pile.</numerusform>
            <numerusform>%n discards became the new draw pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n provinces got a forum tile.</source>
        <translation>
            <numerusform>%n province got a forum tile.</numerusform>
            <numerusform>%n provinces got a forum tile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spaces of the forum were filled.</source>
        <translation>
            <numerusform>%n space of the forum were filled.</numerusform>
            <numerusform>%n spaces of the forum were filled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles left the game.</source>
        <translation>
            <numerusform>%n tile left the game.</numerusform>
            <numerusform>%n tiles left the game.</numerusform>
        </translation>
    </message>
    <message>
        <source>A discard pile begins anew with {good}.</source>
        <translation>A discard pile begins anew with {good}.</translation>
    </message>
    <message>
        <source>All discs go back to the start of the senate.</source>
        <translation>All discs go back to the start of the senate.</translation>
    </message>
    <message>
        <source>At stake in the senate: {tiles}.</source>
        <translation>At stake in the senate: {tiles}.</translation>
    </message>
    <message>
        <source>Next Trajan tile of its pile: {tile}.</source>
        <translation>Next Trajan tile of its pile: {tile}.</translation>
    </message>
    <message>
        <source>Quarter {number}</source>
        <translation>Quarter {number}</translation>
    </message>
    <message>
        <source>Quarter {number} ends.</source>
        <translation>Quarter {number} ends.</translation>
    </message>
    <message>
        <source>Quarter {quarter}, round {round} is over.</source>
        <translation>Quarter {quarter}, round {round} is over.</translation>
    </message>
    <message>
        <source>The construction tiles lie on their sites.</source>
        <translation>The construction tiles lie on their sites.</translation>
    </message>
    <message>
        <source>The game is over: {names} wins with {points}.</source>
        <translation>The game is over: {names} wins with {points}.</translation>
    </message>
    <message>
        <source>The people demand bread.</source>
        <translation>The people demand bread.</translation>
    </message>
    <message>
        <source>The people demand games.</source>
        <translation>The people demand games.</translation>
    </message>
    <message>
        <source>The people demand religion.</source>
        <translation>The people demand religion.</translation>
    </message>
    <message>
        <source>The senate voted: {names}.</source>
        <translation>The senate voted: {names}.</translation>
    </message>
    <message>
        <source>The ship “{ship}” is coloured again.</source>
        <translation>The ship “{ship}” is coloured again.</translation>
    </message>
    <message>
        <source>The ship “{ship}” is grey now.</source>
        <translation>The ship “{ship}” is grey now.</translation>
    </message>
    <message>
        <source>The six piles of Trajan tiles are open.</source>
        <translation>The six piles of Trajan tiles are open.</translation>
    </message>
    <message numerus="yes">
        <source>Time moved %n spaces and passed the start.</source>
        <translation>
            <numerusform>Time moved %n space and passed the start.</numerusform>
            <numerusform>Time moved %n spaces and passed the start.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time moved %n spaces.</source>
        <translation>
            <numerusform>Time moved %n space.</numerusform>
            <numerusform>Time moved %n spaces.</numerusform>
        </translation>
    </message>
    <message>
        <source>advanced in the senate: {points}.</source>
        <translation>advanced in the senate: {points}.</translation>
    </message>
    <message>
        <source>began with a bonus tile: {tile}.</source>
        <translation>began with a bonus tile: {tile}.</translation>
    </message>
    <message>
        <source>completed a Trajan tile: {tile}.</source>
        <translation>completed a Trajan tile: {tile}.</translation>
    </message>
    <message>
        <source>could do nothing with {action}.</source>
        <translation>could do nothing with {action}.</translation>
    </message>
    <message>
        <source>could not perform {action}.</source>
        <translation>could not perform {action}.</translation>
    </message>
    <message>
        <source>did without the action {action}.</source>
        <translation>did without the action {action}.</translation>
    </message>
    <message>
        <source>did without the special action.</source>
        <translation>did without the special action.</translation>
    </message>
    <message>
        <source>discarded {good}.</source>
        <translation>discarded {good}.</translation>
    </message>
    <message numerus="yes">
        <source>drew %n cards.</source>
        <translation>
            <numerusform>drew %n card.</numerusform>
            <numerusform>drew %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>emptied {tray}: %n markers.</source>
        <translation>
            <numerusform>emptied {tray}: %n marker.</numerusform>
            <numerusform>emptied {tray}: %n markers.</numerusform>
        </translation>
    </message>
    <message>
        <source>had to put the Arch in the centre.</source>
        <translation>had to put the Arch in the centre.</translation>
    </message>
    <message>
        <source>hired a worker.</source>
        <translation>hired a worker.</translation>
    </message>
    <message>
        <source>is the first player.</source>
        <translation>is the first player.</translation>
    </message>
    <message>
        <source>laid {goods} into the display.</source>
        <translation>laid {goods} into the display.</translation>
    </message>
    <message numerus="yes">
        <source>left %n demands unmet and lost {points}.</source>
        <translation>
            <numerusform>left %n demand unmet and lost {points}.</numerusform>
            <numerusform>left %n demands unmet and lost {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>marched to {province} and took the tile “{tile}”.</source>
        <translation>marched to {province} and took the tile “{tile}”.</translation>
    </message>
    <message>
        <source>marched to {province}.</source>
        <translation>marched to {province}.</translation>
    </message>
    <message>
        <source>met all demands.</source>
        <translation>met all demands.</translation>
    </message>
    <message>
        <source>moved the Arch to {slot}.</source>
        <translation>moved the Arch to {slot}.</translation>
    </message>
    <message>
        <source>occupied {province}: {points}.</source>
        <translation>occupied {province}: {points}.</translation>
    </message>
    <message>
        <source>picked up {good}.</source>
        <translation>picked up {good}.</translation>
    </message>
    <message>
        <source>put a [+2] marker on {action}.</source>
        <translation>put a [+2] marker on {action}.</translation>
    </message>
    <message>
        <source>put a worker on a site and removed {tile}.</source>
        <translation>put a worker on a site and removed {tile}.</translation>
    </message>
    <message>
        <source>put a worker on a site without a tile.</source>
        <translation>put a worker on a site without a tile.</translation>
    </message>
    <message>
        <source>put the markers on the trays.</source>
        <translation>put the markers on the trays.</translation>
    </message>
    <message>
        <source>recruited a legionary.</source>
        <translation>recruited a legionary.</translation>
    </message>
    <message>
        <source>removed a Trajan tile: {tile}.</source>
        <translation>removed a Trajan tile: {tile}.</translation>
    </message>
    <message>
        <source>removed a card: {good}.</source>
        <translation>removed a card: {good}.</translation>
    </message>
    <message numerus="yes">
        <source>sent %n pawns to the military camp.</source>
        <translation>
            <numerusform>sent %n pawn to the military camp.</numerusform>
            <numerusform>sent %n pawns to the military camp.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sent %n pawns to the worker camp.</source>
        <translation>
            <numerusform>sent %n pawn to the worker camp.</numerusform>
            <numerusform>sent %n pawns to the worker camp.</numerusform>
        </translation>
    </message>
    <message>
        <source>shipped {goods} ({ship}): {points}.</source>
        <translation>shipped {goods} ({ship}): {points}.</translation>
    </message>
    <message>
        <source>spent the tile “{tile}” to repeat {action}.</source>
        <translation>spent the tile “{tile}” to repeat {action}.</translation>
    </message>
    <message>
        <source>took a Trajan tile for {slot}: {tile}.</source>
        <translation>took a Trajan tile for {slot}: {tile}.</translation>
    </message>
    <message>
        <source>took a bonus tile as consul: {tile}.</source>
        <translation>took a bonus tile as consul: {tile}.</translation>
    </message>
    <message>
        <source>took a construction tile: {tile}.</source>
        <translation>took a construction tile: {tile}.</translation>
    </message>
    <message>
        <source>took a grey bonus tile as vice consul: {tile}.</source>
        <translation>took a grey bonus tile as vice consul: {tile}.</translation>
    </message>
    <message>
        <source>took the forum tile “{tile}”.</source>
        <translation>took the forum tile “{tile}”.</translation>
    </message>
    <message numerus="yes">
        <source>turned over {action}: %n spaces of time.</source>
        <translation>
            <numerusform>turned over {action}: %n space of time.</numerusform>
            <numerusform>turned over {action}: %n spaces of time.</numerusform>
        </translation>
    </message>
    <message>
        <source>won a bonus action with the first {building}: {action}.</source>
        <translation>won a bonus action with the first {building}: {action}.</translation>
    </message>
    <message>
        <source>{name} with {votes}</source>
        <translation>{name} with {votes}</translation>
    </message>
    <message>
        <source>{name}, quarter {quarter}, round {round}</source>
        <translation>{name}, quarter {quarter}, round {round}</translation>
    </message>
</context>
<context>
    <name>TrajanLabels</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {most} open</source>
        <translation>
            <numerusform>%n of {most} open</numerusform>
            <numerusform>%n of {most} open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pawns of the reserve</source>
        <translation>
            <numerusform>%n pawn of the reserve</numerusform>
            <numerusform>%n pawns of the reserve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spaces to the start</source>
        <translation>
            <numerusform>%n space to the start</numerusform>
            <numerusform>%n spaces to the start</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unmet</source>
        <translation>
            <numerusform>%n unmet</numerusform>
            <numerusform>%n unmet</numerusform>
        </translation>
    </message>
    <message>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
    <message>
        <source>A card that is not shown</source>
        <translation>A card that is not shown</translation>
    </message>
    <message>
        <source>Action circle</source>
        <translation>Action circle</translation>
    </message>
    <message>
        <source>All met</source>
        <translation>All met</translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <translation>Answer {number}</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Answers</translation>
    </message>
    <message>
        <source>Arch of Trajan</source>
        <translation>Arch of Trajan</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Bonus tile at stake</source>
        <translation>Bonus tile at stake</translation>
    </message>
    <message>
        <source>Bonus tile at stake: {what}</source>
        <translation>Bonus tile at stake: {what}</translation>
    </message>
    <message>
        <source>Bonus tile: {what}</source>
        <translation>Bonus tile: {what}</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Buildings</translation>
    </message>
    <message>
        <source>Camp</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Demand for {icon}, met</source>
        <translation>Demand for {icon}, met</translation>
    </message>
    <message>
        <source>Demand for {icon}, unmet</source>
        <translation>Demand for {icon}, unmet</translation>
    </message>
    <message>
        <source>Demands</source>
        <translation>Demands</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Display</translation>
    </message>
    <message>
        <source>District</source>
        <translation>District</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Draw pile</translation>
    </message>
    <message>
        <source>Empty forum space</source>
        <translation>Empty forum space</translation>
    </message>
    <message>
        <source>Empty pile of Trajan tiles</source>
        <translation>Empty pile of Trajan tiles</translation>
    </message>
    <message numerus="yes">
        <source>Extra action {action}, %n tiles</source>
        <translation>
            <numerusform>Extra action {action}, %n tile</numerusform>
            <numerusform>Extra action {action}, %n tiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Extra actions</source>
        <translation>Extra actions</translation>
    </message>
    <message>
        <source>Forum</source>
        <translation>Forum</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>In hand: {count}</source>
        <translation>In hand: {count}</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>Left discard pile</source>
        <translation>Left discard pile</translation>
    </message>
    <message>
        <source>Marker in hand: {colour}</source>
        <translation>Marker in hand: {colour}</translation>
    </message>
    <message>
        <source>Marker to place: {colour}</source>
        <translation>Marker to place: {colour}</translation>
    </message>
    <message>
        <source>Mat</source>
        <translation>Mat</translation>
    </message>
    <message>
        <source>No demand yet</source>
        <translation>No demand yet</translation>
    </message>
    <message>
        <source>Provinces</source>
        <translation>Provinces</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>Right discard pile</source>
        <translation>Right discard pile</translation>
    </message>
    <message>
        <source>Seaport</source>
        <translation>Seaport</translation>
    </message>
    <message>
        <source>Senate</source>
        <translation>Senate</translation>
    </message>
    <message>
        <source>Senate space {number}</source>
        <translation>Senate space {number}</translation>
    </message>
    <message>
        <source>Ship: {ship}</source>
        <translation>Ship: {ship}</translation>
    </message>
    <message>
        <source>Site in {place}</source>
        <translation>Site in {place}</translation>
    </message>
    <message>
        <source>Start space of the time loop</source>
        <translation>Start space of the time loop</translation>
    </message>
    <message>
        <source>The middle of the circle</source>
        <translation>The middle of the circle</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>The table</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Time marker</source>
        <translation>Time marker</translation>
    </message>
    <message>
        <source>To place</source>
        <translation>To place</translation>
    </message>
    <message>
        <source>Trajan tile, {tile}</source>
        <translation>Trajan tile, {tile}</translation>
    </message>
    <message>
        <source>Votes now</source>
        <translation>Votes now</translation>
    </message>
    <message>
        <source>Workers’ camp</source>
        <translation>Workers’ camp</translation>
    </message>
    <message>
        <source>draw pile {count}</source>
        <translation>draw pile {count}</translation>
    </message>
    <message numerus="yes">
        <source>quarter ends in %n rounds</source>
        <translation>
            <numerusform>quarter ends in %n round</numerusform>
            <numerusform>quarter ends in %n rounds</numerusform>
        </translation>
    </message>
    <message>
        <source>start</source>
        <translation>start</translation>
    </message>
    <message>
        <source>start: the quarter ends</source>
        <translation>start: the quarter ends</translation>
    </message>
    <message>
        <source>start: the round ends</source>
        <translation>start: the round ends</translation>
    </message>
    <message numerus="yes">
        <source>{building}, %n tiles</source>
        <translation>
            <numerusform>{building}, %n tile</numerusform>
            <numerusform>{building}, %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{camp}, %n of your legionaries</source>
        <translation>
            <numerusform>{camp}, %n of your legionaries</numerusform>
            <numerusform>{camp}, %n of your legionaries</numerusform>
        </translation>
    </message>
    <message>
        <source>{extra}, with [+2]</source>
        <translation>{extra}, with [+2]</translation>
    </message>
    <message>
        <source>{icon}: {kept} Trajan, {held} forum</source>
        <translation>{icon}: {kept} Trajan, {held} forum</translation>
    </message>
    <message numerus="yes">
        <source>{joker}, %n held</source>
        <translation>
            <numerusform>{joker}, %n held</numerusform>
            <numerusform>{joker}, %n held</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s action circle</source>
        <translation>{name}’s action circle</translation>
    </message>
    <message>
        <source>{name}’s action circle, only looking</source>
        <translation>{name}’s action circle, only looking</translation>
    </message>
    <message>
        <source>{pile}, empty</source>
        <translation>{pile}, empty</translation>
    </message>
    <message>
        <source>{pile}: {good}</source>
        <translation>{pile}: {good}</translation>
    </message>
    <message>
        <source>{province}; legionaries: {names}</source>
        <translation>{province}; legionaries: {names}</translation>
    </message>
    <message>
        <source>{site}: {tile}</source>
        <translation>{site}: {tile}</translation>
    </message>
    <message>
        <source>{site}; workers: {names}</source>
        <translation>{site}; workers: {names}</translation>
    </message>
    <message>
        <source>{slot}, free</source>
        <translation>{slot}, free</translation>
    </message>
    <message>
        <source>{slot}: the Arch</source>
        <translation>{slot}: the Arch</translation>
    </message>
    <message>
        <source>{slot}: {tile}</source>
        <translation>{slot}: {tile}</translation>
    </message>
    <message>
        <source>{tray}, empty</source>
        <translation>{tray}, empty</translation>
    </message>
    <message>
        <source>{tray}: {markers}</source>
        <translation>{tray}: {markers}</translation>
    </message>
    <message>
        <source>{unanswered}: −{points}</source>
        <translation>{unanswered}: −{points}</translation>
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
        <translation>Advance</translation>
    </message>
    <message>
        <source>Arrangement: {name}</source>
        <translation>Arrangement: {name}</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Build</translation>
    </message>
    <message>
        <source>Build on the empty site, {place}</source>
        <translation>Build on the empty site, {place}</translation>
    </message>
    <message>
        <source>Build {tile}, {place}</source>
        <translation>Build {tile}, {place}</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>By chance</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Discard</translation>
    </message>
    <message>
        <source>Discard {good} to the left</source>
        <translation>Discard {good} to the left</translation>
    </message>
    <message>
        <source>Discard {good} to the right</source>
        <translation>Discard {good} to the right</translation>
    </message>
    <message>
        <source>Do without</source>
        <translation>Do without</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Draw from the draw pile</source>
        <translation>Draw from the draw pile</translation>
    </message>
    <message>
        <source>Draw two</source>
        <translation>Draw two</translation>
    </message>
    <message>
        <source>Drop marker</source>
        <translation>Drop marker</translation>
    </message>
    <message>
        <source>Drop {colour} on {tray}</source>
        <translation>Drop {colour} on {tray}</translation>
    </message>
    <message>
        <source>Empty tray</source>
        <translation>Empty tray</translation>
    </message>
    <message numerus="yes">
        <source>Empty {tray}: %n steps, last marker on {last}</source>
        <translation>
            <numerusform>Empty {tray}: %n step, last marker on {last}</numerusform>
            <numerusform>Empty {tray}: %n steps, last marker on {last}</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Finish</translation>
    </message>
    <message>
        <source>Give no forum tile</source>
        <translation>Give no forum tile</translation>
    </message>
    <message>
        <source>Give tiles</source>
        <translation>Give tiles</translation>
    </message>
    <message>
        <source>Give {tiles}</source>
        <translation>Give {tiles}</translation>
    </message>
    <message>
        <source>Hire</source>
        <translation>Hire</translation>
    </message>
    <message>
        <source>It allows an action more.</source>
        <translation>It allows an action more.</translation>
    </message>
    <message>
        <source>It answers a demand of the people.</source>
        <translation>It answers a demand of the people.</translation>
    </message>
    <message>
        <source>It completes a Trajan tile.</source>
        <translation>It completes a Trajan tile.</translation>
    </message>
    <message>
        <source>It helps in the senate’s vote.</source>
        <translation>It helps in the senate’s vote.</translation>
    </message>
    <message>
        <source>It prepares the turns to come.</source>
        <translation>It prepares the turns to come.</translation>
    </message>
    <message numerus="yes">
        <source>It scores %n points at once.</source>
        <translation>
            <numerusform>It scores %n point at once.</numerusform>
            <numerusform>It scores %n points at once.</numerusform>
        </translation>
    </message>
    <message>
        <source>It scores at once.</source>
        <translation>It scores at once.</translation>
    </message>
    <message>
        <source>Let chance arrange the markers</source>
        <translation>Let chance arrange the markers</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Load</translation>
    </message>
    <message>
        <source>Load ship</source>
        <translation>Load ship</translation>
    </message>
    <message>
        <source>Load the ship “{ship}”</source>
        <translation>Load the ship “{ship}”</translation>
    </message>
    <message>
        <source>Load {goods}</source>
        <translation>Load {goods}</translation>
    </message>
    <message>
        <source>March</source>
        <translation>March</translation>
    </message>
    <message>
        <source>March to {province}</source>
        <translation>March to {province}</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Nothing else is possible.</translation>
    </message>
    <message>
        <source>Occupy</source>
        <translation>Occupy</translation>
    </message>
    <message>
        <source>Occupy {province}</source>
        <translation>Occupy {province}</translation>
    </message>
    <message>
        <source>Pick up</source>
        <translation>Pick up</translation>
    </message>
    <message>
        <source>Pick up {good}</source>
        <translation>Pick up {good}</translation>
    </message>
    <message>
        <source>Place [+2]</source>
        <translation>Place [+2]</translation>
    </message>
    <message>
        <source>Play card</source>
        <translation>Play card</translation>
    </message>
    <message>
        <source>Play {good} into the display</source>
        <translation>Play {good} into the display</translation>
    </message>
    <message>
        <source>Put markers</source>
        <translation>Put markers</translation>
    </message>
    <message>
        <source>Put the [+2] marker on {action}</source>
        <translation>Put the [+2] marker on {action}</translation>
    </message>
    <message>
        <source>Put {colours} on the next tray</source>
        <translation>Put {colours} on the next tray</translation>
    </message>
    <message>
        <source>Recruit</source>
        <translation>Recruit</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Send</translation>
    </message>
    <message numerus="yes">
        <source>Send %n pawns to the camp</source>
        <translation>
            <numerusform>Send %n pawn to the camp</numerusform>
            <numerusform>Send %n pawns to the camp</numerusform>
        </translation>
    </message>
    <message>
        <source>Set sail</source>
        <translation>Set sail</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>Spend</translation>
    </message>
    <message>
        <source>Spend the tile “{tile}”</source>
        <translation>Spend the tile “{tile}”</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Take</translation>
    </message>
    <message>
        <source>Take a Trajan tile</source>
        <translation>Take a Trajan tile</translation>
    </message>
    <message>
        <source>Take bonus tile</source>
        <translation>Take bonus tile</translation>
    </message>
    <message>
        <source>Take the Trajan tile {tile}</source>
        <translation>Take the Trajan tile {tile}</translation>
    </message>
    <message>
        <source>Take the bonus tile: {tile}</source>
        <translation>Take the bonus tile: {tile}</translation>
    </message>
    <message>
        <source>Take the tile “{tile}”</source>
        <translation>Take the tile “{tile}”</translation>
    </message>
    <message>
        <source>Take tile</source>
        <translation>Take tile</translation>
    </message>
    <message>
        <source>Use arrangement</source>
        <translation>Use arrangement</translation>
    </message>
    <message>
        <source>{option}: of no use now</source>
        <translation>{option}: of no use now</translation>
    </message>
</context>
<context>
    <name>TrajanPrompts</name>
    <message>
        <source>A bonus action, won by building.</source>
        <translation>A bonus action, won by building.</translation>
    </message>
    <message>
        <source>A yellow tile repeats an action later; senate tiles count as votes.</source>
        <translation>A yellow tile repeats an action later; senate tiles count as votes.</translation>
    </message>
    <message>
        <source>Click a card, or drag it onto the ship.</source>
        <translation>Click a card, or drag it onto the ship.</translation>
    </message>
    <message>
        <source>Click a card, then a discard pile, or drag it there.</source>
        <translation>Click a card, then a discard pile, or drag it there.</translation>
    </message>
    <message>
        <source>Click one marker in the middle, then the other.</source>
        <translation>Click one marker in the middle, then the other.</translation>
    </message>
    <message>
        <source>Click the camp to recruit, a border province to march, that of the leader to occupy.</source>
        <translation>Click the camp to recruit, a border province to march, that of the leader to occupy.</translation>
    </message>
    <message>
        <source>Click the next space of the track.</source>
        <translation>Click the next space of the track.</translation>
    </message>
    <message>
        <source>Click the workers’ camp to hire, or a lit site to build.</source>
        <translation>Click the workers’ camp to hire, or a lit site to build.</translation>
    </message>
    <message>
        <source>Click two markers in the middle, or take one of the small circles below.</source>
        <translation>Click two markers in the middle, or take one of the small circles below.</translation>
    </message>
    <message>
        <source>Draw pile: two cards. Drag a card to the display. Or choose a ship to load.</source>
        <translation>Draw pile: two cards. Drag a card to the display. Or choose a ship to load.</translation>
    </message>
    <message>
        <source>Each small circle is a ready-made arrangement.</source>
        <translation>Each small circle is a ready-made arrangement.</translation>
    </message>
    <message>
        <source>For each card played you draw one.</source>
        <translation>For each card played you draw one.</translation>
    </message>
    <message>
        <source>From the draw pile, or from either discard pile.</source>
        <translation>From the draw pile, or from either discard pile.</translation>
    </message>
    <message>
        <source>It goes to the slot of the Arch.</source>
        <translation>It goes to the slot of the Arch.</translation>
    </message>
    <message>
        <source>Jokers can be kept for later where forum tiles do as well.</source>
        <translation>Jokers can be kept for later where forum tiles do as well.</translation>
    </message>
    <message>
        <source>Loaded: {goods}. If it sails now: {points}.</source>
        <translation>Loaded: {goods}. If it sails now: {points}.</translation>
    </message>
    <message>
        <source>One extra-action tile in a turn, and it leaves the game.</source>
        <translation>One extra-action tile in a turn, and it leaves the game.</translation>
    </message>
    <message>
        <source>Point at a tray: you see where its last marker falls, and how much time that takes.</source>
        <translation>Point at a tray: you see where its last marker falls, and how much time that takes.</translation>
    </message>
    <message>
        <source>The action once more, with the extra-action tile.</source>
        <translation>The action once more, with the extra-action tile.</translation>
    </message>
    <message>
        <source>The last one falls on {tray}. Click a marker, then the tray, or click it twice.</source>
        <translation>The last one falls on {tray}. Click a marker, then the tray, or click it twice.</translation>
    </message>
    <message>
        <source>The tile is completed: {tile}.</source>
        <translation>The tile is completed: {tile}.</translation>
    </message>
    <message>
        <source>The vice consul takes the other one, grey side up.</source>
        <translation>The vice consul takes the other one, grey side up.</translation>
    </message>
    <message>
        <source>Three tiles to begin with, each from another pile of the Arch.</source>
        <translation>Three tiles to begin with, each from another pile of the Arch.</translation>
    </message>
    <message>
        <source>With the [+2] marker it can be repeated twice.</source>
        <translation>With the [+2] marker it can be repeated twice.</translation>
    </message>
    <message>
        <source>{name}, advance in the senate.</source>
        <translation>{name}, advance in the senate.</translation>
    </message>
    <message>
        <source>{name}, choose a Trajan tile for {slot}.</source>
        <translation>{name}, choose a Trajan tile for {slot}.</translation>
    </message>
    <message>
        <source>{name}, choose a tray to empty.</source>
        <translation>{name}, choose a tray to empty.</translation>
    </message>
    <message>
        <source>{name}, choose an action for the [+2] marker.</source>
        <translation>{name}, choose an action for the [+2] marker.</translation>
    </message>
    <message>
        <source>{name}, choose how your markers begin.</source>
        <translation>{name}, choose how your markers begin.</translation>
    </message>
    <message>
        <source>{name}, choose the tiles that answer the demands.</source>
        <translation>{name}, choose the tiles that answer the demands.</translation>
    </message>
    <message>
        <source>{name}, choose two markers for {tray}.</source>
        <translation>{name}, choose two markers for {tray}.</translation>
    </message>
    <message>
        <source>{name}, discard one card of your hand.</source>
        <translation>{name}, discard one card of your hand.</translation>
    </message>
    <message>
        <source>{name}, draw two cards, or do without.</source>
        <translation>{name}, draw two cards, or do without.</translation>
    </message>
    <message>
        <source>{name}, draw, pick up, play or ship cards.</source>
        <translation>{name}, draw, pick up, play or ship cards.</translation>
    </message>
    <message>
        <source>{name}, hire a worker or build.</source>
        <translation>{name}, hire a worker or build.</translation>
    </message>
    <message>
        <source>{name}, load different goods on the ship.</source>
        <translation>{name}, load different goods on the ship.</translation>
    </message>
    <message>
        <source>{name}, load equal goods on the ship.</source>
        <translation>{name}, load equal goods on the ship.</translation>
    </message>
    <message>
        <source>{name}, load pairs on the ship.</source>
        <translation>{name}, load pairs on the ship.</translation>
    </message>
    <message>
        <source>{name}, play a second card, or finish.</source>
        <translation>{name}, play a second card, or finish.</translation>
    </message>
    <message>
        <source>{name}, recruit, march or occupy.</source>
        <translation>{name}, recruit, march or occupy.</translation>
    </message>
    <message>
        <source>{name}, send legionaries to the camp, or do without.</source>
        <translation>{name}, send legionaries to the camp, or do without.</translation>
    </message>
    <message>
        <source>{name}, send workers to the camp, or do without.</source>
        <translation>{name}, send workers to the camp, or do without.</translation>
    </message>
    <message>
        <source>{name}, spend a tile to repeat {action}, or do without.</source>
        <translation>{name}, spend a tile to repeat {action}, or do without.</translation>
    </message>
    <message>
        <source>{name}, take a Trajan tile.</source>
        <translation>{name}, take a Trajan tile.</translation>
    </message>
    <message numerus="yes">
        <source>{name}, take a commodity card: %n to go.</source>
        <translation>
            <numerusform>{name}, take a commodity card: %n to go.</numerusform>
            <numerusform>{name}, take a commodity card: %n to go.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, take a forum tile.</source>
        <translation>{name}, take a forum tile.</translation>
    </message>
    <message>
        <source>{name}, use the tile’s special action, or do without.</source>
        <translation>{name}, use the tile’s special action, or do without.</translation>
    </message>
    <message>
        <source>{name}, which marker falls on {tray}?</source>
        <translation>{name}, which marker falls on {tray}?</translation>
    </message>
    <message>
        <source>{name}, you are consul: choose a bonus tile.</source>
        <translation>{name}, you are consul: choose a bonus tile.</translation>
    </message>
</context>
<context>
    <name>TrajanRefusals</name>
    <message>
        <source>A tile is completed when the last marker falls on its tray and both its colours lie there.</source>
        <translation>A tile is completed when the last marker falls on its tray and both its colours lie there.</translation>
    </message>
    <message>
        <source>All commodity cards are shuffled.</source>
        <translation>All commodity cards are shuffled.</translation>
    </message>
    <message>
        <source>All six slots hold tiles: the Arch waits in the centre until one is completed.</source>
        <translation>All six slots hold tiles: the Arch waits in the centre until one is completed.</translation>
    </message>
    <message>
        <source>An empty ship does not sail.</source>
        <translation>An empty ship does not sail.</translation>
    </message>
    <message>
        <source>As many demands must be answered as can be.</source>
        <translation>As many demands must be answered as can be.</translation>
    </message>
    <message>
        <source>Bonus tiles come from the bag.</source>
        <translation>Bonus tiles come from the bag.</translation>
    </message>
    <message>
        <source>Bonus tiles score when the game ends.</source>
        <translation>Bonus tiles score when the game ends.</translation>
    </message>
    <message>
        <source>Each construction tile lies on one site.</source>
        <translation>Each construction tile lies on one site.</translation>
    </message>
    <message>
        <source>Each tray begins with two markers.</source>
        <translation>Each tray begins with two markers.</translation>
    </message>
    <message>
        <source>First: answer the demands.</source>
        <translation>First: answer the demands.</translation>
    </message>
    <message>
        <source>First: choose the Trajan tiles to begin with.</source>
        <translation>First: choose the Trajan tiles to begin with.</translation>
    </message>
    <message>
        <source>First: deal the commodity cards to begin with.</source>
        <translation>First: deal the commodity cards to begin with.</translation>
    </message>
    <message>
        <source>First: discard one card of the hand.</source>
        <translation>First: discard one card of the hand.</translation>
    </message>
    <message>
        <source>First: drop the markers in hand.</source>
        <translation>First: drop the markers in hand.</translation>
    </message>
    <message>
        <source>First: load the ship that was chosen.</source>
        <translation>First: load the ship that was chosen.</translation>
    </message>
    <message>
        <source>First: put the markers on the trays.</source>
        <translation>First: put the markers on the trays.</translation>
    </message>
    <message>
        <source>First: spend an extra-action tile, or do without.</source>
        <translation>First: spend an extra-action tile, or do without.</translation>
    </message>
    <message>
        <source>First: use the special action of the completed tile, or do without.</source>
        <translation>First: use the special action of the completed tile, or do without.</translation>
    </message>
    <message>
        <source>It is not {seat} who is asked now.</source>
        <translation>It is not {seat} who is asked now.</translation>
    </message>
    <message>
        <source>No {colour} marker is in hand.</source>
        <translation>No {colour} marker is in hand.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Nobody sits there.</translation>
    </message>
    <message>
        <source>None of your legionaries waits in the military camp.</source>
        <translation>None of your legionaries waits in the military camp.</translation>
    </message>
    <message>
        <source>None of your workers waits in the camp.</source>
        <translation>None of your workers waits in the camp.</translation>
    </message>
    <message>
        <source>Not here: the site must share a side with a site of one of your workers.</source>
        <translation>Not here: the site must share a side with a site of one of your workers.</translation>
    </message>
    <message>
        <source>Not now: demands are answered when the quarter ends.</source>
        <translation>Not now: demands are answered when the quarter ends.</translation>
    </message>
    <message>
        <source>Not now: the action is {deed}.</source>
        <translation>Not now: the action is {deed}.</translation>
    </message>
    <message>
        <source>Not now: the turn begins with sowing.</source>
        <translation>Not now: the turn begins with sowing.</translation>
    </message>
    <message>
        <source>Not now: this joker completes a set when the game ends.</source>
        <translation>Not now: this joker completes a set when the game ends.</translation>
    </message>
    <message>
        <source>Not now: this joker stands in for a card when a ship is loaded.</source>
        <translation>Not now: this joker stands in for a card when a ship is loaded.</translation>
    </message>
    <message>
        <source>Now: a second card into the display, or none.</source>
        <translation>Now: a second card into the display, or none.</translation>
    </message>
    <message>
        <source>One Trajan tile of each pile is revealed.</source>
        <translation>One Trajan tile of each pile is revealed.</translation>
    </message>
    <message>
        <source>Only an extra-action tile for {deed}, or the joker, repeats this action.</source>
        <translation>Only an extra-action tile for {deed}, or the joker, repeats this action.</translation>
    </message>
    <message>
        <source>Sets of construction tiles score when the game ends.</source>
        <translation>Sets of construction tiles score when the game ends.</translation>
    </message>
    <message>
        <source>That belongs to another player; Esc brings back your own circle and mat.</source>
        <translation>That belongs to another player; Esc brings back your own circle and mat.</translation>
    </message>
    <message>
        <source>That does not fit the ship “{ship}”.</source>
        <translation>That does not fit the ship “{ship}”.</translation>
    </message>
    <message>
        <source>The consul takes one of the two bonus tiles.</source>
        <translation>The consul takes one of the two bonus tiles.</translation>
    </message>
    <message>
        <source>The disc goes to the next space of the senate, one at a time.</source>
        <translation>The disc goes to the next space of the senate, one at a time.</translation>
    </message>
    <message>
        <source>The disc is on the last space of the senate until the quarter ends.</source>
        <translation>The disc is on the last space of the senate until the quarter ends.</translation>
    </message>
    <message>
        <source>The discards are shuffled.</source>
        <translation>The discards are shuffled.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>The hand has nothing that fits this ship.</source>
        <translation>The hand has nothing that fits this ship.</translation>
    </message>
    <message>
        <source>The leader is still in the camp; legionaries follow it into a province.</source>
        <translation>The leader is still in the camp; legionaries follow it into a province.</translation>
    </message>
    <message>
        <source>The reserve has no pawn left.</source>
        <translation>The reserve has no pawn left.</translation>
    </message>
    <message>
        <source>The reserve has not so many pawns: {pawns} left.</source>
        <translation>The reserve has not so many pawns: {pawns} left.</translation>
    </message>
    <message>
        <source>The rival’s cards are shuffled.</source>
        <translation>The rival’s cards are shuffled.</translation>
    </message>
    <message>
        <source>The seaport action lays cards of the hand here: first pick a card.</source>
        <translation>The seaport action lays cards of the hand here: first pick a card.</translation>
    </message>
    <message>
        <source>The spaces are filled from the stack of forum tiles.</source>
        <translation>The spaces are filled from the stack of forum tiles.</translation>
    </message>
    <message>
        <source>The three tiles to begin with come from three different piles.</source>
        <translation>The three tiles to begin with come from three different piles.</translation>
    </message>
    <message>
        <source>The tile is spent: the action is repeated once at least.</source>
        <translation>The tile is spent: the action is repeated once at least.</translation>
    </message>
    <message>
        <source>The tile must come from this pile.</source>
        <translation>The tile must come from this pile.</translation>
    </message>
    <message>
        <source>The yellow spaces are filled from the stack of extra-action tiles.</source>
        <translation>The yellow spaces are filled from the stack of extra-action tiles.</translation>
    </message>
    <message>
        <source>There is no card left to draw.</source>
        <translation>There is no card left to draw.</translation>
    </message>
    <message>
        <source>These markers lie on a tray already.</source>
        <translation>These markers lie on a tray already.</translation>
    </message>
    <message>
        <source>This card is not in the hand.</source>
        <translation>This card is not in the hand.</translation>
    </message>
    <message>
        <source>This demand is not in the stack any more.</source>
        <translation>This demand is not in the stack any more.</translation>
    </message>
    <message>
        <source>This discard pile is empty.</source>
        <translation>This discard pile is empty.</translation>
    </message>
    <message>
        <source>This pile of Trajan tiles is empty.</source>
        <translation>This pile of Trajan tiles is empty.</translation>
    </message>
    <message>
        <source>This space of the forum is empty.</source>
        <translation>This space of the forum is empty.</translation>
    </message>
    <message>
        <source>Trajan tiles come from the piles, to the slot where the Arch stands.</source>
        <translation>Trajan tiles come from the piles, to the slot where the Arch stands.</translation>
    </message>
    <message>
        <source>Tray {tray} is empty: there is nothing to sow.</source>
        <translation>Tray {tray} is empty: there is nothing to sow.</translation>
    </message>
    <message>
        <source>You have a legionary there already.</source>
        <translation>You have a legionary there already.</translation>
    </message>
    <message>
        <source>You have a worker on this site already.</source>
        <translation>You have a worker on this site already.</translation>
    </message>
    <message>
        <source>{deed} has its [+2] marker already; one is the most.</source>
        <translation>{deed} has its [+2] marker already; one is the most.</translation>
    </message>
    <message>
        <source>{province} does not border on the leader’s place.</source>
        <translation>{province} does not border on the leader’s place.</translation>
    </message>
</context>
<context>
    <name>TrajanSayings</name>
    <message numerus="yes">
        <source>%n spaces of time</source>
        <translation>
            <numerusform>%n space of time</numerusform>
            <numerusform>%n spaces of time</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete the tile</source>
        <translation>Complete the tile</translation>
    </message>
    <message>
        <source>Fill the rest</source>
        <translation>Fill the rest</translation>
    </message>
    <message>
        <source>empties {tray}</source>
        <translation>empties {tray}</translation>
    </message>
    <message numerus="yes">
        <source>ends %n rounds</source>
        <translation>
            <numerusform>ends %n round</numerusform>
            <numerusform>ends %n rounds</numerusform>
        </translation>
    </message>
    <message>
        <source>ends the quarter</source>
        <translation>ends the quarter</translation>
    </message>
    <message>
        <source>in this order: {colours}</source>
        <translation>in this order: {colours}</translation>
    </message>
    <message>
        <source>its tile cannot be done</source>
        <translation>its tile cannot be done</translation>
    </message>
    <message>
        <source>last marker on {tray}</source>
        <translation>last marker on {tray}</translation>
    </message>
    <message>
        <source>the tile is done</source>
        <translation>the tile is done</translation>
    </message>
    <message>
        <source>the tile is not done</source>
        <translation>the tile is not done</translation>
    </message>
    <message>
        <source>then {colours} last:</source>
        <translation>then {colours} last:</translation>
    </message>
    <message>
        <source>tile done if {colours} falls last: {tile}</source>
        <translation>tile done if {colours} falls last: {tile}</translation>
    </message>
    <message>
        <source>tile: {points}</source>
        <translation>tile: {points}</translation>
    </message>
    <message>
        <source>{action} is not possible now</source>
        <translation>{action} is not possible now</translation>
    </message>
    <message>
        <source>{action} is possible only if the tile is done</source>
        <translation>{action} is possible only if the tile is done</translation>
    </message>
    <message numerus="yes">
        <source>{action}: %n steps</source>
        <translation>
            <numerusform>{action}: %n step</numerusform>
            <numerusform>{action}: %n steps</numerusform>
        </translation>
    </message>
    <message>
        <source>{colour} falls on {tray}</source>
        <translation>{colour} falls on {tray}</translation>
    </message>
</context>
<context>
    <name>TrajanTerms</name>
    <message numerus="yes">
        <source>%n legionaries</source>
        <translation>
            <numerusform>%n legionary</numerusform>
            <numerusform>%n legionaries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {good} cards</source>
        <translation>
            <numerusform>%n {good} card</numerusform>
            <numerusform>%n {good} cards</numerusform>
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
        <translation>Military</translation>
    </message>
    <message>
        <source>Seaport</source>
        <translation>Seaport</translation>
    </message>
    <message>
        <source>Senate</source>
        <translation>Senate</translation>
    </message>
    <message>
        <source>Trajan</source>
        <translation>Trajan</translation>
    </message>
    <message>
        <source>a [+2] marker</source>
        <translation>a [+2] marker</translation>
    </message>
    <message>
        <source>a commodity joker</source>
        <translation>a commodity joker</translation>
    </message>
    <message>
        <source>a demand answered</source>
        <translation>a demand answered</translation>
    </message>
    <message>
        <source>answers {icon} every quarter</source>
        <translation>answers {icon} every quarter</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blue</translation>
    </message>
    <message>
        <source>bread</source>
        <translation>bread</translation>
    </message>
    <message>
        <source>commodity joker</source>
        <translation>commodity joker</translation>
    </message>
    <message>
        <source>construction joker</source>
        <translation>construction joker</translation>
    </message>
    <message>
        <source>demand joker</source>
        <translation>demand joker</translation>
    </message>
    <message>
        <source>different</source>
        <translation>different</translation>
    </message>
    <message>
        <source>extra-action joker</source>
        <translation>extra-action joker</translation>
    </message>
    <message>
        <source>games</source>
        <translation>games</translation>
    </message>
    <message>
        <source>green</source>
        <translation>green</translation>
    </message>
    <message>
        <source>identical</source>
        <translation>identical</translation>
    </message>
    <message>
        <source>legionaries</source>
        <translation>legionaries</translation>
    </message>
    <message>
        <source>nothing else</source>
        <translation>nothing else</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>pairs</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>pink</translation>
    </message>
    <message>
        <source>religion</source>
        <translation>religion</translation>
    </message>
    <message>
        <source>row {row}, place {place}</source>
        <translation>row {row}, place {place}</translation>
    </message>
    <message>
        <source>slot {numeral}</source>
        <translation>slot {numeral}</translation>
    </message>
    <message>
        <source>the centre</source>
        <translation>the centre</translation>
    </message>
    <message>
        <source>the military camp</source>
        <translation>the military camp</translation>
    </message>
    <message>
        <source>two cards</source>
        <translation>two cards</translation>
    </message>
    <message>
        <source>white</source>
        <translation>white</translation>
    </message>
    <message>
        <source>workers</source>
        <translation>workers</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>yellow</translation>
    </message>
    <message>
        <source>{action} ({numeral})</source>
        <translation>{action} ({numeral})</translation>
    </message>
    <message>
        <source>{building} worth {points}</source>
        <translation>{building} worth {points}</translation>
    </message>
    <message>
        <source>{colours}, {points}, {effect}</source>
        <translation>{colours}, {points}, {effect}</translation>
    </message>
    <message>
        <source>{colour} twice</source>
        <translation>{colour} twice</translation>
    </message>
    <message>
        <source>{points} for a forum tile with {icon}</source>
        <translation>{points} for a forum tile with {icon}</translation>
    </message>
    <message>
        <source>{points} for each card of {goods} in the display</source>
        <translation>{points} for each card of {goods} in the display</translation>
    </message>
    <message>
        <source>{points} for each legionary in a province</source>
        <translation>{points} for each legionary in a province</translation>
    </message>
    <message>
        <source>{points} for each worker in the district</source>
        <translation>{points} for each worker in the district</translation>
    </message>
    <message>
        <source>{points} for each yellow bonus tile</source>
        <translation>{points} for each yellow bonus tile</translation>
    </message>
    <message>
        <source>{points} for each {count} workers in the district</source>
        <translation>{points} for each {count} workers in the district</translation>
    </message>
</context>
<context>
    <name>TrajanWeighing</name>
    <message>
        <source>the Trajan tiles that lie open, and how near their markers are</source>
        <translation>the Trajan tiles that lie open, and how near their markers are</translation>
    </message>
    <message>
        <source>the action that is still to be carried out</source>
        <translation>the action that is still to be carried out</translation>
    </message>
    <message>
        <source>the commodity cards in hand, above all equal ones</source>
        <translation>the commodity cards in hand, above all equal ones</translation>
    </message>
    <message>
        <source>the construction tiles beside one’s workers, and the sets on their way</source>
        <translation>the construction tiles beside one’s workers, and the sets on their way</translation>
    </message>
    <message>
        <source>the demands covered for the end of the quarter, and the forum tiles still to be used</source>
        <translation>the demands covered for the end of the quarter, and the forum tiles still to be used</translation>
    </message>
    <message>
        <source>the leader, near a province that a legionary can conquer</source>
        <translation>the leader, near a province that a legionary can conquer</translation>
    </message>
    <message>
        <source>the votes at the end of the quarter</source>
        <translation>the votes at the end of the quarter</translation>
    </message>
    <message>
        <source>the workers and legionaries in the camp, ready to go</source>
        <translation>the workers and legionaries in the camp, ready to go</translation>
    </message>
    <message>
        <source>the workers and legionaries that can still be recruited</source>
        <translation>the workers and legionaries that can still be recruited</translation>
    </message>
</context>
<context>
    <name>TrajanWords</name>
    <message>
        <source>Bonus: bonus tiles</source>
        <translation>Bonus: bonus tiles</translation>
    </message>
    <message>
        <source>Bonus: forum tiles</source>
        <translation>Bonus: forum tiles</translation>
    </message>
    <message>
        <source>Bonus: goods</source>
        <translation>Bonus: goods</translation>
    </message>
    <message>
        <source>Bonus: legionaries</source>
        <translation>Bonus: legionaries</translation>
    </message>
    <message>
        <source>Bonus: workers</source>
        <translation>Bonus: workers</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cards in hand</translation>
    </message>
    <message>
        <source>Construction tiles</source>
        <translation>Construction tiles</translation>
    </message>
    <message>
        <source>Four quarters were played.</source>
        <translation>Four quarters were played.</translation>
    </message>
    <message>
        <source>Legionaries in the camp</source>
        <translation>Legionaries in the camp</translation>
    </message>
    <message>
        <source>Provinces</source>
        <translation>Provinces</translation>
    </message>
    <message>
        <source>Quarter {quarter}, round {round}</source>
        <translation>Quarter {quarter}, round {round}</translation>
    </message>
    <message>
        <source>Senate</source>
        <translation>Senate</translation>
    </message>
    <message>
        <source>Sets of buildings</source>
        <translation>Sets of buildings</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Ships</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>Trajan tiles</source>
        <translation>Trajan tiles</translation>
    </message>
    <message>
        <source>Unfinished Trajan tiles</source>
        <translation>Unfinished Trajan tiles</translation>
    </message>
    <message>
        <source>Unmet demands</source>
        <translation>Unmet demands</translation>
    </message>
    <message>
        <source>Workers in the camp</source>
        <translation>Workers in the camp</translation>
    </message>
    <message>
        <source>by round</source>
        <translation>by round</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>a file stands where a folder should be</source>
        <translation>a file stands where a folder should be</translation>
    </message>
    <message>
        <source>a folder stands where a file should be</source>
        <translation>a folder stands where a file should be</translation>
    </message>
    <message>
        <source>a newer version of the program keeps it</source>
        <translation>a newer version of the program keeps it</translation>
    </message>
    <message>
        <source>another program holds it</source>
        <translation>another program holds it</translation>
    </message>
    <message>
        <source>it is not there any more</source>
        <translation>it is not there any more</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>its name is too long</translation>
    </message>
    <message>
        <source>the disk does not answer as it should</source>
        <translation>the disk does not answer as it should</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>the disk is full</translation>
    </message>
    <message>
        <source>the system does not allow it</source>
        <translation>the system does not allow it</translation>
    </message>
    <message>
        <source>the system refused, and the technical log says why</source>
        <translation>the system refused, and the technical log says why</translation>
    </message>
    <message>
        <source>this place can only be read</source>
        <translation>this place can only be read</translation>
    </message>
</context>
<context>
    <name>TurnButtons</name>
    <message>
        <source>Flip</source>
        <translation>Flip</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
</context>
<context>
    <name>Weighing</name>
    <message>
        <source>Hardly better than “{other}”.</source>
        <translation>Hardly better than “{other}”.</translation>
    </message>
    <message>
        <source>What speaks for it most: {term}.</source>
        <translation>What speaks for it most: {term}.</translation>
    </message>
    <message>
        <source>Worth {amount} more than “{other}”.</source>
        <translation>Worth {amount} more than “{other}”.</translation>
    </message>
    <message numerus="yes">
        <source>about %n points</source>
        <translation>
            <numerusform>about %n point</numerusform>
            <numerusform>about %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>about {number} monuments</source>
        <translation>about {number} monuments</translation>
    </message>
    <message>
        <source>for you {amount}</source>
        <translation>for you {amount}</translation>
    </message>
    <message>
        <source>for you {amount} ({least} to {most})</source>
        <translation>for you {amount} ({least} to {most})</translation>
    </message>
    <message>
        <source>points on the score sheet ({category})</source>
        <translation>points on the score sheet ({category})</translation>
    </message>
    <message>
        <source>what the others have and may still get</source>
        <translation>what the others have and may still get</translation>
    </message>
</context>
<context>
    <name>When</name>
    <message>
        <source>today, {time}</source>
        <translation>today, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>yesterday, {time}</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>All files</source>
        <translation>All files</translation>
    </message>
    <message>
        <source>Open a saved match</source>
        <translation>Open a saved match</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Saved matches</translation>
    </message>
    <message>
        <source>The settings could not be kept: {reason}.</source>
        <translation>The settings could not be kept: {reason}.</translation>
    </message>
</context>
<context>
    <name>Wishes</name>
    <message>
        <source>Only computers play here.</source>
        <translation>Only computers play here.</translation>
    </message>
    <message>
        <source>The hint comes when you are asked.</source>
        <translation>The hint comes when you are asked.</translation>
    </message>
    <message>
        <source>The list of options opens when you are asked.</source>
        <translation>The list of options opens when you are asked.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>The match is over.</translation>
    </message>
    <message>
        <source>This is how it was before. Esc leads back to the present.</source>
        <translation>This is how it was before. Esc leads back to the present.</translation>
    </message>
</context>
</TS>
