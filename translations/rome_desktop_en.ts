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
    <message>
        <source>Players</source>
        <translation>Players</translation>
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
    <name>Challenge</name>
    <message>
        <source>Not played yet. The margin at the end gives your rank.</source>
        <translation>Not played yet. The margin at the end gives your rank.</translation>
    </message>
    <message numerus="yes">
        <source>Not won yet. Your best: %n point(s) behind.</source>
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
        <source>Your best: %n point(s) ahead, rank {rank}.</source>
        <translation>
            <numerusform>Your best: %n point ahead, rank {rank}.</numerusform>
            <numerusform>Your best: %n points ahead, rank {rank}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your best: %n point(s) ahead.</source>
        <translation>
            <numerusform>Your best: %n point ahead.</numerusform>
            <numerusform>Your best: %n points ahead.</numerusform>
        </translation>
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
        <source>Something in it does not fit: {why}.</source>
        <translation>Something in it does not fit: {why}.</translation>
    </message>
</context>
<context>
    <name>DamagedRow</name>
    <message>
        <source>Delete this file</source>
        <translation>Delete this file</translation>
    </message>
    <message>
        <source>Open the backup</source>
        <translation>Open the backup</translation>
    </message>
</context>
<context>
    <name>DecisionBar</name>
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
        <source>{what} will be gone for good, and its backup with it.</source>
        <translation>{what} will be gone for good, and its backup with it.</translation>
    </message>
</context>
<context>
    <name>Edition</name>
    <message>
        <source>7 tiles, 3 drawn, put on the spaces of their names; triangular shape from a public review (2016)</source>
        <translation>7 tiles, 3 drawn, put on the spaces of their names; triangular shape from a public review (2016)</translation>
    </message>
    <message>
        <source>8 tiles, 7 placed, values from 1 to 4 are printed; the even split is ours</source>
        <translation>8 tiles, 7 placed, values from 1 to 4 are printed; the even split is ours</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Achievements</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Aqueducts</source>
        <translation>Aqueducts</translation>
    </message>
    <message>
        <source>Bridge tiles</source>
        <translation>Bridge tiles</translation>
    </message>
    <message>
        <source>Building contracts</source>
        <translation>Building contracts</translation>
    </message>
    <message>
        <source>Central board</source>
        <translation>Central board</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>Course of the game</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>End of the game</translation>
    </message>
    <message>
        <source>Estate board</source>
        <translation>Estate board</translation>
    </message>
    <message>
        <source>Estate tiles</source>
        <translation>Estate tiles</translation>
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
        <source>Hill tiles</source>
        <translation>Hill tiles</translation>
    </message>
    <message>
        <source>Hippodrome</source>
        <translation>Hippodrome</translation>
    </message>
    <message>
        <source>Kinds of building</source>
        <translation>Kinds of building</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limits</translation>
    </message>
    <message>
        <source>Maritime contracts</source>
        <translation>Maritime contracts</translation>
    </message>
    <message>
        <source>Mosaic board</source>
        <translation>Mosaic board</translation>
    </message>
    <message>
        <source>Mosaic tiles</source>
        <translation>Mosaic tiles</translation>
    </message>
    <message>
        <source>Pieces of a player</source>
        <translation>Pieces of a player</translation>
    </message>
    <message>
        <source>Reward tokens</source>
        <translation>Reward tokens</translation>
    </message>
    <message>
        <source>Sea routes</source>
        <translation>Sea routes</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Set-up</translation>
    </message>
    <message>
        <source>Shapes of buildings</source>
        <translation>Shapes of buildings</translation>
    </message>
    <message>
        <source>Solo challenge</source>
        <translation>Solo challenge</translation>
    </message>
    <message>
        <source>Start port</source>
        <translation>Start port</translation>
    </message>
    <message>
        <source>Subject cards</source>
        <translation>Subject cards</translation>
    </message>
    <message>
        <source>Supplies</source>
        <translation>Supplies</translation>
    </message>
    <message>
        <source>Title and credits</source>
        <translation>Title and credits</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Two players</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Variants</translation>
    </message>
    <message>
        <source>Zones of the city</source>
        <translation>Zones of the city</translation>
    </message>
    <message>
        <source>a grid of 4 by 4 and two emperor and two grey spaces a tile are published; which spaces is rebuilt so that each space is offered once and grey once</source>
        <translation>a grid of 4 by 4 and two emperor and two grey spaces a tile are published; which spaces is rebuilt so that each space is offered once and grey once</translation>
    </message>
    <message>
        <source>a grid whose rows and columns show goods and coins, and the prices free, 1 coin and 1 wine, are rulebook; 3 by 3, the heads and which slot has which price are rebuilt</source>
        <translation>a grid whose rows and columns show goods and coins, and the prices free, 1 coin and 1 wine, are rulebook; 3 by 3, the heads and which slot has which price are rebuilt</translation>
    </message>
    <message>
        <source>component list and player set-up</source>
        <translation>component list and player set-up</translation>
    </message>
    <message>
        <source>component list, action list, aqueduct pages</source>
        <translation>component list, action list, aqueduct pages</translation>
    </message>
    <message>
        <source>component list; the printed set-up says 10 fountains, an independent component list (2016) confirms 12</source>
        <translation>component list; the printed set-up says 10 fountains, an independent component list (2016) confirms 12</translation>
    </message>
    <message>
        <source>count 12 is rulebook; the rewards are rebuilt, each worth about three units</source>
        <translation>count 12 is rulebook; the rewards are rebuilt, each worth about three units</translation>
    </message>
    <message>
        <source>count 28, costs of goods, coins and artisans, a shape and points are rulebook; values and names are rebuilt</source>
        <translation>count 28, costs of goods, coins and artisans, a shape and points are rulebook; values and names are rebuilt</translation>
    </message>
    <message>
        <source>count 30 and costs of goods or coins are rulebook; the single costs are rebuilt: each good is asked for 13 times, coins 10 times</source>
        <translation>count 30 and costs of goods or coins are rulebook; the single costs are rebuilt: each good is asked for 13 times, coins 10 times</translation>
    </message>
    <message>
        <source>counts from the component list; 80 building pieces in the box from the review on Brettspielabend (2025)</source>
        <translation>counts from the component list; 80 building pieces in the box from the review on Brettspielabend (2025)</translation>
    </message>
    <message>
        <source>counts from the component list; size of the site and points follow from the printed order and the theatre</source>
        <translation>counts from the component list; size of the site and points follow from the printed order and the theatre</translation>
    </message>
    <message>
        <source>end of the game</source>
        <translation>end of the game</translation>
    </message>
    <message>
        <source>final scoring pages</source>
        <translation>final scoring pages</translation>
    </message>
    <message>
        <source>five a colour is rulebook, that a tile is a strip of three is published (Spielkultisten); which three share a strip is rebuilt</source>
        <translation>five a colour is rulebook, that a tile is a strip of three is published (Spielkultisten); which three share a strip is rebuilt</translation>
    </message>
    <message>
        <source>five rounds, three patricians each</source>
        <translation>five rounds, three patricians each</translation>
    </message>
    <message>
        <source>five tiles and five points are the printed example; counts from the component list</source>
        <translation>five tiles and five points are the printed example; counts from the component list</translation>
    </message>
    <message>
        <source>kind and effect are rulebook, the number of copies is rebuilt from 34 tiles</source>
        <translation>kind and effect are rulebook, the number of copies is rebuilt from 34 tiles</translation>
    </message>
    <message>
        <source>known from another program</source>
        <translation>known from another program</translation>
    </message>
    <message>
        <source>one to four pieces a building is published (Poeppelkiste, 2024); the set of nine shapes is rebuilt</source>
        <translation>one to four pieces a building is published (Poeppelkiste, 2024); the set of nine shapes is rebuilt</translation>
    </message>
    <message>
        <source>our own design: the box has no solo game</source>
        <translation>our own design: the box has no solo game</translation>
    </message>
    <message>
        <source>player board and the text of the actions; cards one to three of the row carry no surcharge</source>
        <translation>player board and the text of the actions; cards one to three of the row carry no surcharge</translation>
    </message>
    <message>
        <source>printed in the rulebook</source>
        <translation>printed in the rulebook</translation>
    </message>
    <message>
        <source>rebuilt by us</source>
        <translation>rebuilt by us</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>set-up</translation>
    </message>
    <message>
        <source>the eight actions</source>
        <translation>the eight actions</translation>
    </message>
    <message>
        <source>the eleven items of the scoring</source>
        <translation>the eleven items of the scoring</translation>
    </message>
    <message>
        <source>the index of achievements</source>
        <translation>the index of achievements</translation>
    </message>
    <message>
        <source>the index of subject cards; English names and titles are ours</source>
        <translation>the index of subject cards; English names and titles are ours</translation>
    </message>
    <message>
        <source>the kind is rulebook, gain and copies are rebuilt from 34 tiles</source>
        <translation>the kind is rulebook, gain and copies are rebuilt from 34 tiles</translation>
    </message>
    <message>
        <source>the solo game; the player takes the 3 coins of a first player</source>
        <translation>the solo game; the player takes the 3 coins of a first player</translation>
    </message>
    <message>
        <source>the start port is rulebook, its name is not printed in the text</source>
        <translation>the start port is rulebook, its name is not printed in the text</translation>
    </message>
    <message>
        <source>the two draft variants</source>
        <translation>the two draft variants</translation>
    </message>
    <message>
        <source>the two-player rules; that a legionary is placed at the end of the own turn is from a play report (unknowns.de, 2023)</source>
        <translation>the two-player rules; that a legionary is placed at the end of the own turn is from a play report (unknowns.de, 2023)</translation>
    </message>
    <message>
        <source>the zone of power 1 is the largest and that of power 3 the smallest and worth most (Poeppelkiste, 2024); grids and points are rebuilt</source>
        <translation>the zone of power 1 is the largest and that of power 3 the smallest and worth most (Poeppelkiste, 2024); grids and points are rebuilt</translation>
    </message>
    <message>
        <source>three rows of three, points of a cell, and that the top row and full lines reward at once are rulebook; the rewards and the points of a line are rebuilt</source>
        <translation>three rows of three, points of a cell, and that the top row and full lines reward at once are rulebook; the rewards and the points of a line are rebuilt</translation>
    </message>
    <message>
        <source>three tracks, lines that cost horses, the wheel behind a line and 5 points at the end are rulebook; length, lines and costs are rebuilt; nine tokens are rulebook, three a track follows</source>
        <translation>three tracks, lines that cost horses, the wheel behind a line and 5 points at the end are rulebook; length, lines and costs are rebuilt; nine tokens are rulebook, three a track follows</translation>
    </message>
    <message>
        <source>title and credits from the rulebook; age and playing time are our estimate</source>
        <translation>title and credits from the rulebook; age and playing time are our estimate</translation>
    </message>
    <message>
        <source>title and credits; lowest number of players and playing time from public reviews (2015 to 2017)</source>
        <translation>title and credits; lowest number of players and playing time from public reviews (2015 to 2017)</translation>
    </message>
    <message>
        <source>told in print elsewhere</source>
        <translation>told in print elsewhere</translation>
    </message>
    <message>
        <source>triangular grid, 7 bridge spaces, 3 springs, 7 hills and the Tiber are published; the outline and the places are ours, the size tuned by simulation</source>
        <translation>triangular grid, 7 bridge spaces, 3 springs, 7 hills and the Tiber are published; the outline and the places are ours, the size tuned by simulation</translation>
    </message>
    <message>
        <source>turn overview and end of the game</source>
        <translation>turn overview and end of the game</translation>
    </message>
    <message>
        <source>two routes and three ports with points on each, worth 3 on both, 7, 10 and 14, are rulebook; legs, rewards, names and the split of 10 and 14 are rebuilt</source>
        <translation>two routes and three ports with points on each, worth 3 on both, 7, 10 and 14, are rulebook; legs, rewards, names and the split of 10 and 14 are rebuilt</translation>
    </message>
    <message>
        <source>{part}: {name}</source>
        <translation>{part}: {name}</translation>
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
    <name>Handing</name>
    <message>
        <source>goes on with the own turn; own secrets will show.</source>
        <translation>goes on with the own turn; own secrets will show.</translation>
    </message>
    <message>
        <source>plays the next turn; own secrets will show.</source>
        <translation>plays the next turn; own secrets will show.</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message numerus="yes">
        <source>%n game(s) on this computer</source>
        <translation>
            <numerusform>%n game on this computer</numerusform>
            <numerusform>%n games on this computer</numerusform>
        </translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Challenge</translation>
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
        <source>The match could not be saved</source>
        <translation>The match could not be saved</translation>
    </message>
    <message>
        <source>The match is saved again.</source>
        <translation>The match is saved again.</translation>
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
        <source>They rest this turn and are ready in the next.</source>
        <translation>They rest this turn and are ready in the next.</translation>
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
        <source>starts {line}: 3 pieces</source>
        <translation>starts {line}: 3 pieces</translation>
    </message>
    <message>
        <source>takes the bridge tile: {bridge}</source>
        <translation>takes the bridge tile: {bridge}</translation>
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
    <name>MarbleFacts</name>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <translation>
            <numerusform>%n action left</numerusform>
            <numerusform>%n actions left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bridge tile(s)</source>
        <translation>
            <numerusform>%n bridge tile</numerusform>
            <numerusform>%n bridge tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building(s)</source>
        <translation>
            <numerusform>%n building</numerusform>
            <numerusform>%n buildings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n magistrate(s) ready</source>
        <translation>
            <numerusform>%n magistrate ready</numerusform>
            <numerusform>%n magistrates ready</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {kind} imperium tile(s)</source>
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
        <source>%n stack(s) empty; the third one brings the final round.</source>
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
        <source>+{points} at the end for each of %n building(s) beside it</source>
        <translation>
            <numerusform>+{points} at the end for %n building beside it</numerusform>
            <numerusform>+{points} at the end for each of %n buildings beside it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+{points} at the end: %n fountain(s) beside it</source>
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
        <source>An aqueduct that arrives here pays a coin.</source>
        <translation>An aqueduct that arrives here pays a coin.</translation>
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
        <source>Each magistrate here brings a coin home at the end of his owner&apos;s turn.</source>
        <translation>Each magistrate here brings a coin home at the end of his owner&apos;s turn.</translation>
    </message>
    <message>
        <source>Each magistrate here brings a tile home at the end of his owner&apos;s turn.</source>
        <translation>Each magistrate here brings a tile home at the end of his owner&apos;s turn.</translation>
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
        <source>One own magistrate from a tile back to the mat.</source>
        <translation>One own magistrate from a tile back to the mat.</translation>
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
    <message numerus="yes">
        <source>a site lacks %n triangle(s)</source>
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
        <source>A fountain rises: nobody had influence.</source>
        <translation>A fountain rises: nobody had influence.</translation>
    </message>
    <message>
        <source>A fountain rises: {names} tie, {count} each.</source>
        <translation>A fountain rises: {names} tie, {count} each.</translation>
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
        <source>built {building}: {points}, influence {influence}.</source>
        <translation>built {building}: {points}, influence {influence}.</translation>
    </message>
    <message>
        <source>drew {tiles}.</source>
        <translation>drew {tiles}.</translation>
    </message>
    <message>
        <source>extended {line}.</source>
        <translation>extended {line}.</translation>
    </message>
    <message numerus="yes">
        <source>had %n magistrate(s) come home from {space}.</source>
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
        <source>laid {tile}.</source>
        <translation>laid {tile}.</translation>
    </message>
    <message>
        <source>lost an action: none was possible.</source>
        <translation>lost an action: none was possible.</translation>
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
        <source>recalled a magistrate.</source>
        <translation>recalled a magistrate.</translation>
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
        <source>took %n {kind} imperium tile(s).</source>
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
        <source>took back a magistrate to {space}.</source>
        <translation>took back a magistrate to {space}.</translation>
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
        <source>%n coin(s)</source>
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
        <source>%n magistrate(s) ready</source>
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
        <source>Completed site {vertex}</source>
        <translation>Completed site {vertex}</translation>
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
        <source>Empty ground</source>
        <translation>Empty ground</translation>
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
        <source>Point {vertex}</source>
        <translation>Point {vertex}</translation>
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
        <source>Tile place {place}</source>
        <translation>Tile place {place}</translation>
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
        <source>Treasury, %n coin(s)</source>
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
    <message>
        <source>values hidden</source>
        <translation>values hidden</translation>
    </message>
    <message>
        <source>values {values}</source>
        <translation>values {values}</translation>
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
        <source>{kind} stack, %n tile(s)</source>
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
        <source>{name}&apos;s table</source>
        <translation>{name}&apos;s table</translation>
    </message>
    <message>
        <source>{name}&apos;s table, only looking</source>
        <translation>{name}&apos;s table, only looking</translation>
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
    <name>MarblePrompts</name>
    <message numerus="yes">
        <source>%n magistrate(s) ready.</source>
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
        <source>An imperium tile buys an extra action: click it, then confirm.</source>
        <translation>An imperium tile buys an extra action: click it, then confirm.</translation>
    </message>
    <message>
        <source>Click a lit edge at the far end, or drag a piece there. A fountain pays a coin.</source>
        <translation>Click a lit edge at the far end, or drag a piece there. A fountain pays a coin.</translation>
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
        <source>It keeps %n point(s) from somebody else.</source>
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
        <source>It scores %n point(s) at once.</source>
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
        <source>The computer would choose: {option}.</source>
        <translation>The computer would choose: {option}.</translation>
    </message>
    <message>
        <source>The computer would choose: {option}. {reason}</source>
        <translation>The computer would choose: {option}. {reason}</translation>
    </message>
    <message>
        <source>There is no tile to draw or lay, no piece to add, nobody to recall.</source>
        <translation>There is no tile to draw or lay, no piece to add, nobody to recall.</translation>
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
        <source>{name}, continue {line}: %n piece(s) left.</source>
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
        <source>Both actions are taken; only imperium buys another.</source>
        <translation>Both actions are taken; only imperium buys another.</translation>
    </message>
    <message>
        <source>First the second aqueduct piece; it is part of this action.</source>
        <translation>First the second aqueduct piece; it is part of this action.</translation>
    </message>
    <message>
        <source>First: a magistrate on the tile just laid, or none.</source>
        <translation>First: a magistrate on the tile just laid, or none.</translation>
    </message>
    <message>
        <source>First: one of the completed sites is to be resolved.</source>
        <translation>First: one of the completed sites is to be resolved.</translation>
    </message>
    <message>
        <source>First: the extra action is chosen.</source>
        <translation>First: the extra action is chosen.</translation>
    </message>
    <message>
        <source>First: the pieces that the spring gives are laid.</source>
        <translation>First: the pieces that the spring gives are laid.</translation>
    </message>
    <message>
        <source>In the final round imperium buys no extra action.</source>
        <translation>In the final round imperium buys no extra action.</translation>
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
        <source>No magistrate of yours stands on this tile.</source>
        <translation>No magistrate of yours stands on this tile.</translation>
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
        <source>Only an own magistrate on this site may be taken back now.</source>
        <translation>Only an own magistrate on this site may be taken back now.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>That is not possible now.</translation>
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
    <message>
        <source>anybody</source>
        <translation>anybody</translation>
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
        <source>{first} and {last}</source>
        <translation>{first} and {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} or {last}</translation>
    </message>
    <message>
        <source>{own} to {best}</source>
        <translation>{own} to {best}</translation>
    </message>
</context>
<context>
    <name>MarbleWords</name>
    <message>
        <source>Aedile</source>
        <translation>Aedile</translation>
    </message>
    <message>
        <source>Alone against the Senate</source>
        <translation>Alone against the Senate</translation>
    </message>
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
        <source>Consul</source>
        <translation>Consul</translation>
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
        <source>Lay the streets of Rome and be the one who builds where they meet.</source>
        <translation>Lay the streets of Rome and be the one who builds where they meet.</translation>
    </message>
    <message>
        <source>Most coins</source>
        <translation>Most coins</translation>
    </message>
    <message>
        <source>Praetor</source>
        <translation>Praetor</translation>
    </message>
    <message>
        <source>Princeps</source>
        <translation>Princeps</translation>
    </message>
    <message>
        <source>Quaestor</source>
        <translation>Quaestor</translation>
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
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>Three tile stacks were empty, and everybody had one last action.</source>
        <translation>Three tile stacks were empty, and everybody had one last action.</translation>
    </message>
    <message>
        <source>Tiles shaped like lozenges grow round the hills. Where they close a ring, a building rises: whoever has most magistrates of its kind builds it. Aqueducts, bridges and imperium decide the end.</source>
        <translation>Tiles shaped like lozenges grow round the hills. Where they close a ring, a building rises: whoever has most magistrates of its kind builds it. Aqueducts, bridges and imperium decide the end.</translation>
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
    <message>
        <source>{name} cannot be deleted: {reason}.</source>
        <translation>{name} cannot be deleted: {reason}.</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message numerus="yes">
        <source>%n computer(s) play, and you watch.</source>
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
        <source>%n player(s): {names}.</source>
        <translation>
            <numerusform>%n player: {names}.</numerusform>
            <numerusform>%n players: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Asks once more before a turn ends.</source>
        <translation>Asks once more before a turn ends.</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>At once</translation>
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
        <source>Brisk</source>
        <translation>Brisk</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Calm</translation>
    </message>
    <message>
        <source>Click an emblem for another colour. Drag a row, or press Ctrl+Up and Ctrl+Down in it, to change the order of turns.</source>
        <translation>Click an emblem for another colour. Drag a row, or press Ctrl+Up and Ctrl+Down in it, to change the order of turns.</translation>
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
        <source>How long a computer&apos;s move is shown. It can be changed during the game.</source>
        <translation>How long a computer&apos;s move is shown. It can be changed during the game.</translation>
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
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>One person at this screen: nothing has to be hidden between turns.</source>
        <translation>One person at this screen: nothing has to be hidden between turns.</translation>
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
        <source>Random order</source>
        <translation>Random order</translation>
    </message>
    <message>
        <source>Seat {number} has no name yet.</source>
        <translation>Seat {number} has no name yet.</translation>
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
        <source>Solo challenge</source>
        <translation>Solo challenge</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Start the game</translation>
    </message>
    <message>
        <source>The margin at the end gives your rank:</source>
        <translation>The margin at the end gives your rank:</translation>
    </message>
    <message>
        <source>The same seed deals the same start. Leave it empty for any one.</source>
        <translation>The same seed deals the same start. Leave it empty for any one.</translation>
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
        <source>any one</source>
        <translation>any one</translation>
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
        <source>{people} against %n computer(s): {others}.</source>
        <translation>
            <numerusform>{people} against %n computer: {others}.</numerusform>
            <numerusform>{people} against %n computers: {others}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NovaCards</name>
    <message numerus="yes">
        <source>%n token(s) left after it</source>
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
        <source>Zone {zone}: {before} → {after} pieces, nobody else there</source>
        <translation>Zone {zone}: {before} → {after} pieces, nobody else there</translation>
    </message>
    <message numerus="yes">
        <source>a building of %n piece(s) to place</source>
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
        <source>and nothing else</source>
        <translation>and nothing else</translation>
    </message>
    <message>
        <source>closes a token: {goods} for {names}</source>
        <translation>closes a token: {goods} for {names}</translation>
    </message>
    <message>
        <source>completes a line: {points} at the end</source>
        <translation>completes a line: {points} at the end</translation>
    </message>
    <message>
        <source>gain {amount}</source>
        <translation>gain {amount}</translation>
    </message>
    <message>
        <source>gold wheel: an achievement token or 1 influence</source>
        <translation>gold wheel: an achievement token or 1 influence</translation>
    </message>
    <message>
        <source>nobody&apos;s pieces</source>
        <translation>nobody&apos;s pieces</translation>
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
        <source>{points} at the end, unless it sails further</source>
        <translation>{points} at the end, unless it sails further</translation>
    </message>
    <message>
        <source>{points} for who holds it at the end</source>
        <translation>{points} for who holds it at the end</translation>
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
    <name>NovaFacts</name>
    <message numerus="yes">
        <source>%n patrician(s) left</source>
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
        <source>%n cell(s) around it still open</source>
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
        <source>nobody&apos;s pieces</source>
        <translation>nobody&apos;s pieces</translation>
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
        <source>{points} for a ship that ends here</source>
        <translation>{points} for a ship that ends here</translation>
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
        <source>%n achievement token(s)</source>
        <translation>
            <numerusform>%n achievement token</numerusform>
            <numerusform>%n achievement tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>A reward token is closed: {goods} for {names}.</source>
        <translation>A reward token is closed: {goods} for {names}.</translation>
    </message>
    <message>
        <source>A reward token is closed; nobody gains {goods}.</source>
        <translation>A reward token is closed; nobody gains {goods}.</translation>
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
        <source>built in zone {zone}: %n piece(s).</source>
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
        <source>drew %n card(s).</source>
        <translation>
            <numerusform>drew %n card.</numerusform>
            <numerusform>drew %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>found a space occupied and scored %n point(s).</source>
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
        <source>returned %n artisan(s) beyond three.</source>
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
        <source>{name}, round {round}, patrician {lap}</source>
        <translation>{name}, round {round}, patrician {lap}</translation>
    </message>
</context>
<context>
    <name>NovaLabels</name>
    <message numerus="yes">
        <source>%n achievement token(s)</source>
        <translation>
            <numerusform>%n achievement token</numerusform>
            <numerusform>%n achievement tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n artisan(s) in the supply</source>
        <translation>
            <numerusform>%n artisan in the supply</numerusform>
            <numerusform>%n artisans in the supply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building contract(s)</source>
        <translation>
            <numerusform>%n building contract</numerusform>
            <numerusform>%n building contracts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chariot token(s)</source>
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
        <source>%n legionary(ies) to place</source>
        <translation>
            <numerusform>%n legionary to place</numerusform>
            <numerusform>%n legionaries to place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n patrician(s) to place</source>
        <translation>
            <numerusform>%n patrician to place</numerusform>
            <numerusform>%n patricians to place</numerusform>
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
        <source>%n point(s) so far</source>
        <translation>
            <numerusform>%n point so far</numerusform>
            <numerusform>%n points so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) left</source>
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
        <source>Hand, %n card(s)</source>
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
        <source>The favourite&apos;s chariot</source>
        <translation>The favourite&apos;s chariot</translation>
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
        <source>Zone {zone}, row {row}, column {column}</source>
        <translation>Zone {zone}, row {row}, column {column}</translation>
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
        <source>nobody&apos;s piece</source>
        <translation>nobody&apos;s piece</translation>
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
        <source>{name}&apos;s house</source>
        <translation>{name}&apos;s house</translation>
    </message>
    <message>
        <source>{name}&apos;s house, only looking</source>
        <translation>{name}&apos;s house, only looking</translation>
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
        <source>Build in zone {zone} on {cells}</source>
        <translation>Build in zone {zone} on {cells}</translation>
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
        <source>It is worth %n point(s).</source>
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
        <source>No more cards</source>
        <translation>No more cards</translation>
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
        <source>Reward token at {place}: {goods}</source>
        <translation>Reward token at {place}: {goods}</translation>
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
        <source>Spend 1 wine for 1 influence</source>
        <translation>Spend 1 wine for 1 influence</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Take</translation>
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
        <source>The computer would choose: {option}.</source>
        <translation>The computer would choose: {option}.</translation>
    </message>
    <message>
        <source>The computer would choose: {option}. {reason}</source>
        <translation>The computer would choose: {option}. {reason}</translation>
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
        <source>{row} and {column}</source>
        <translation>{row} and {column}</translation>
    </message>
</context>
<context>
    <name>NovaPrompts</name>
    <message numerus="yes">
        <source>%n artisan(s) available.</source>
        <translation>
            <numerusform>%n artisan available.</numerusform>
            <numerusform>%n artisans available.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) left.</source>
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
        <source>%n token(s) left at the hippodrome.</source>
        <translation>
            <numerusform>%n token left at the hippodrome.</numerusform>
            <numerusform>%n tokens left at the hippodrome.</numerusform>
        </translation>
    </message>
    <message>
        <source>A cell pays its row and column, and 1 more for each other artisan in line.</source>
        <translation>A cell pays its row and column, and 1 more for each other artisan in line.</translation>
    </message>
    <message>
        <source>A hand holds at most {count} cards.</source>
        <translation>A hand holds at most {count} cards.</translation>
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
        <source>Choose an action: for 1 influence it has power 1.</source>
        <translation>Choose an action: for 1 influence it has power 1.</translation>
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
        <source>From the display, or unseen from the deck; that cannot be undone.</source>
        <translation>From the display, or unseen from the deck; that cannot be undone.</translation>
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
        <source>It gives %n sail(s).</source>
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
        <source>On one track or on several. A line costs horses and brings a gold wheel.</source>
        <translation>On one track or on several. A line costs horses and brings a gold wheel.</translation>
    </message>
    <message>
        <source>Once for the artisan placed on the tile.</source>
        <translation>Once for the artisan placed on the tile.</translation>
    </message>
    <message numerus="yes">
        <source>One a turn. %n token(s) left.</source>
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
        <source>Pick 1 to {most} influence below the forum, then an action: it has that power.</source>
        <translation>Pick 1 to {most} influence below the forum, then an action: it has that power.</translation>
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
        <source>The coin at an action abandons it for 1 coin.</source>
        <translation>The coin at an action abandons it for 1 coin.</translation>
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
        <source>The row holds {count} cards.</source>
        <translation>The row holds {count} cards.</translation>
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
        <source>You perform the actions of its column and its row, in the order you like.</source>
        <translation>You perform the actions of its column and its row, in the order you like.</translation>
    </message>
    <message numerus="yes">
        <source>{name}, advance your markers: %n space(s) left.</source>
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
        <source>{name}, discard %n card(s) from your hand.</source>
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
        <source>{name}, hire or place an artisan: %n time(s) left.</source>
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
        <source>{name}, spend up to %n sail(s) on your ships.</source>
        <translation>
            <numerusform>{name}, spend up to %n sail on your ships.</numerusform>
            <numerusform>{name}, spend up to %n sails on your ships.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, spend wine for influence, or go on.</source>
        <translation>{name}, spend wine for influence, or go on.</translation>
    </message>
    <message numerus="yes">
        <source>{name}, take %n good(s) of your choice.</source>
        <translation>
            <numerusform>{name}, take %n good of your choice.</numerusform>
            <numerusform>{name}, take %n goods of your choice.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, take an achievement token or 1 influence.</source>
        <translation>{name}, take an achievement token or 1 influence.</translation>
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
        <source>{name}, take up to %n subject card(s).</source>
        <translation>
            <numerusform>{name}, take up to %n subject card.</numerusform>
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
        <source>{tile}: it never moves again. A tile already there leaves the game.</source>
        <translation>{tile}: it never moves again. A tile already there leaves the game.</translation>
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
        <source>First: a card laid down is kept.</source>
        <translation>First: a card laid down is kept.</translation>
    </message>
    <message>
        <source>First: a card of the hand into the row, or none.</source>
        <translation>First: a card of the hand into the row, or none.</translation>
    </message>
    <message>
        <source>First: a card of the pack is laid down.</source>
        <translation>First: a card of the pack is laid down.</translation>
    </message>
    <message>
        <source>First: a contract within reach, or none.</source>
        <translation>First: a contract within reach, or none.</translation>
    </message>
    <message>
        <source>First: a good of your choice.</source>
        <translation>First: a good of your choice.</translation>
    </message>
    <message>
        <source>First: a mosaic tile of the display.</source>
        <translation>First: a mosaic tile of the display.</translation>
    </message>
    <message>
        <source>First: a patrician goes on a free forum space.</source>
        <translation>First: a patrician goes on a free forum space.</translation>
    </message>
    <message>
        <source>First: a subject card of this action, or no more.</source>
        <translation>First: a subject card of this action, or no more.</translation>
    </message>
    <message>
        <source>First: an achievement token or influence.</source>
        <translation>First: an achievement token or influence.</translation>
    </message>
    <message>
        <source>First: an achievement, or none.</source>
        <translation>First: an achievement, or none.</translation>
    </message>
    <message>
        <source>First: an action for influence, or none.</source>
        <translation>First: an action for influence, or none.</translation>
    </message>
    <message>
        <source>First: an action of the space is performed or abandoned.</source>
        <translation>First: an action of the space is performed or abandoned.</translation>
    </message>
    <message>
        <source>First: an artisan for one space more, or not.</source>
        <translation>First: an artisan for one space more, or not.</translation>
    </message>
    <message>
        <source>First: an artisan is hired or placed, or no more.</source>
        <translation>First: an artisan is hired or placed, or no more.</translation>
    </message>
    <message>
        <source>First: an estate tile, or none.</source>
        <translation>First: an estate tile, or none.</translation>
    </message>
    <message>
        <source>First: cards from the display or the deck, or no more.</source>
        <translation>First: cards from the display or the deck, or no more.</translation>
    </message>
    <message>
        <source>First: goods for coins, or no more.</source>
        <translation>First: goods for coins, or no more.</translation>
    </message>
    <message>
        <source>First: one of the cards that lay in the row goes.</source>
        <translation>First: one of the cards that lay in the row goes.</translation>
    </message>
    <message>
        <source>First: one of the rewards that wait.</source>
        <translation>First: one of the rewards that wait.</translation>
    </message>
    <message>
        <source>First: the artisan is placed on the estate.</source>
        <translation>First: the artisan is placed on the estate.</translation>
    </message>
    <message>
        <source>First: the building is placed, or kept without placing.</source>
        <translation>First: the building is placed, or kept without placing.</translation>
    </message>
    <message>
        <source>First: the exchange of the tile, or not.</source>
        <translation>First: the exchange of the tile, or not.</translation>
    </message>
    <message>
        <source>First: the first-player token, or not.</source>
        <translation>First: the first-player token, or not.</translation>
    </message>
    <message>
        <source>First: the hand goes down to six cards.</source>
        <translation>First: the hand goes down to six cards.</translation>
    </message>
    <message>
        <source>First: the legionary goes on a free forum space.</source>
        <translation>First: the legionary goes on a free forum space.</translation>
    </message>
    <message>
        <source>First: the markers advance, or stay.</source>
        <translation>First: the markers advance, or stay.</translation>
    </message>
    <message>
        <source>First: the ships sail on, or stay.</source>
        <translation>First: the ships sail on, or stay.</translation>
    </message>
    <message>
        <source>First: the tile is used now, or kept for later.</source>
        <translation>First: the tile is used now, or kept for later.</translation>
    </message>
    <message>
        <source>First: the tile just taken is put on a cell of the estate.</source>
        <translation>First: the tile just taken is put on a cell of the estate.</translation>
    </message>
    <message>
        <source>First: two cards for a coin, or not.</source>
        <translation>First: two cards for a coin, or not.</translation>
    </message>
    <message>
        <source>First: wine for influence, or no more of it.</source>
        <translation>First: wine for influence, or no more of it.</translation>
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
        <source>That is not possible now.</source>
        <translation>That is not possible now.</translation>
    </message>
    <message>
        <source>The cost of this contract cannot be paid in full.</source>
        <translation>The cost of this contract cannot be paid in full.</translation>
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
        <source>The price of this tile cannot be paid.</source>
        <translation>The price of this tile cannot be paid.</translation>
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
        <source>This card is not in the hand.</source>
        <translation>This card is not in the hand.</translation>
    </message>
    <message>
        <source>This card is not in the row.</source>
        <translation>This card is not in the row.</translation>
    </message>
    <message>
        <source>This card is not on display any more.</source>
        <translation>This card is not on display any more.</translation>
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
    <message>
        <source>What it asks for is not there yet.</source>
        <translation>What it asks for is not there yet.</translation>
    </message>
    <message>
        <source>anybody</source>
        <translation>anybody</translation>
    </message>
</context>
<context>
    <name>NovaTerms</name>
    <message numerus="yes">
        <source>%n artisan(s)</source>
        <translation>
            <numerusform>%n artisan</numerusform>
            <numerusform>%n artisans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building contract(s)</source>
        <translation>
            <numerusform>%n building contract</numerusform>
            <numerusform>%n building contracts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the row</source>
        <translation>
            <numerusform>%n card in the row</numerusform>
            <numerusform>%n cards in the row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n estate tile(s)</source>
        <translation>
            <numerusform>%n estate tile</numerusform>
            <numerusform>%n estate tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s) of your choice</source>
        <translation>
            <numerusform>%n good of your choice</numerusform>
            <numerusform>%n goods of your choice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n horse(s)</source>
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
        <source>%n maritime contract(s)</source>
        <translation>
            <numerusform>%n maritime contract</numerusform>
            <numerusform>%n maritime contracts</numerusform>
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
        <source>%n sail(s)</source>
        <translation>
            <numerusform>%n sail</numerusform>
            <numerusform>%n sails</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
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
        <source>once: an artisan on it brings 3 goods of your choice</source>
        <translation>once: an artisan on it brings 3 goods of your choice</translation>
    </message>
    <message>
        <source>once: an artisan on it brings 4 coins</source>
        <translation>once: an artisan on it brings 4 coins</translation>
    </message>
    <message>
        <source>once: an artisan on it gives up to 2 sails</source>
        <translation>once: an artisan on it gives up to 2 sails</translation>
    </message>
    <message>
        <source>once: an artisan on it moves one marker up to 2 spaces</source>
        <translation>once: an artisan on it moves one marker up to 2 spaces</translation>
    </message>
    <message>
        <source>once: an artisan on it places one building piece in any zone</source>
        <translation>once: an artisan on it places one building piece in any zone</translation>
    </message>
    <message>
        <source>once: an artisan on it plays a card without coins</source>
        <translation>once: an artisan on it plays a card without coins</translation>
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
        <source>{first} and {last}</source>
        <translation>{first} and {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} or {last}</translation>
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
    <name>NovaWords</name>
    <message>
        <source>Alone against the automa</source>
        <translation>Alone against the automa</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Animals</translation>
    </message>
    <message>
        <source>Building contracts</source>
        <translation>Building contracts</translation>
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
        <source>Chariot tokens</source>
        <translation>Chariot tokens</translation>
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
        <source>First-player token</source>
        <translation>First-player token</translation>
    </message>
    <message>
        <source>Five rounds have been played.</source>
        <translation>Five rounds have been played.</translation>
    </message>
    <message>
        <source>Four cards are passed round in secret; each keeps two of those laid down.</source>
        <translation>Four cards are passed round in secret; each keeps two of those laid down.</translation>
    </message>
    <message>
        <source>Goods and coins</source>
        <translation>Goods and coins</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Hard</translation>
    </message>
    <message>
        <source>Influence and artisans</source>
        <translation>Influence and artisans</translation>
    </message>
    <message>
        <source>Its legionaries block the forum, its ships and chariots move on their own; score more.</source>
        <translation>Its legionaries block the forum, its ships and chariots move on their own; score more.</translation>
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
        <source>Sea routes</source>
        <translation>Sea routes</translation>
    </message>
    <message>
        <source>Serve the emperor in the forum and build the new capital on the Bosporus.</source>
        <translation>Serve the emperor in the forum and build the new capital on the Bosporus.</translation>
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
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>Three mosaic tiles are dealt to each.</source>
        <translation>Three mosaic tiles are dealt to each.</translation>
    </message>
    <message>
        <source>Two subject cards are dealt to each.</source>
        <translation>Two subject cards are dealt to each.</translation>
    </message>
    <message>
        <source>Zones of the city</source>
        <translation>Zones of the city</translation>
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
    <name>Records</name>
    <message numerus="yes">
        <source>%n game(s) played</source>
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
</context>
<context>
    <name>RecordsPage</name>
    <message numerus="yes">
        <source>%n game(s) played</source>
        <translation>
            <numerusform>%n game played</numerusform>
            <numerusform>%n games played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead</source>
        <translation>
            <numerusform>%n point ahead</numerusform>
            <numerusform>%n points ahead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) behind</source>
        <translation>
            <numerusform>%n point behind</numerusform>
            <numerusform>%n points behind</numerusform>
        </translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Average</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Best</translation>
    </message>
    <message>
        <source>Best scores</source>
        <translation>Best scores</translation>
    </message>
    <message>
        <source>Best scores, ranks and the last games will stand here, each with its replay.</source>
        <translation>Best scores, ranks and the last games will stand here, each with its replay.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Last games</source>
        <translation>Last games</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>No game against other players yet.</source>
        <translation>No game against other players yet.</translation>
    </message>
    <message>
        <source>No game has been finished yet.</source>
        <translation>No game has been finished yet.</translation>
    </message>
    <message>
        <source>Nobody has played against others yet.</source>
        <translation>Nobody has played against others yet.</translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation>Nobody won</translation>
    </message>
    <message>
        <source>People</source>
        <translation>People</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Played</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Shared victory</source>
        <translation>Shared victory</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Won</translation>
    </message>
    <message>
        <source>best scores</source>
        <translation>best scores</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>not played yet</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name} won</translation>
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
        <source>Content comes from {name} (fingerprint {digest}). A corrected file of that name in your content folder takes its place; a file that does not fit is refused, and the reason is told here.</source>
        <translation>Content comes from {name} (fingerprint {digest}). A corrected file of that name in your content folder takes its place; a file that does not fit is refused, and the reason is told here.</translation>
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
        <source>Next</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Not found</translation>
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
        <source>The file {path} could not be used (line {line}): {reason}. The bundled content is in force.</source>
        <translation>The file {path} could not be used (line {line}): {reason}. The bundled content is in force.</translation>
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
        <source>{game} · rules</source>
        <translation>{game} · rules</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} of {count}</translation>
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
        <source>Round {round} · {name} to move</source>
        <translation>Round {round} · {name} to move</translation>
    </message>
    <message>
        <source>See the scores</source>
        <translation>See the scores</translation>
    </message>
    <message>
        <source>{challenge} · round {round}</source>
        <translation>{challenge} · round {round}</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>{name} to move</translation>
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
        <source>{name} is not a saved match of this program.</source>
        <translation>{name} is not a saved match of this program.</translation>
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
    <name>SavedPage</name>
    <message numerus="yes">
        <source>%n saved game(s)</source>
        <translation>
            <numerusform>%n saved game</numerusform>
            <numerusform>%n saved games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved game(s) in {folder}</source>
        <translation>
            <numerusform>%n saved game in {folder}</numerusform>
            <numerusform>%n saved games in {folder}</numerusform>
        </translation>
    </message>
    <message>
        <source>A game is saved after every move, from the first one on.</source>
        <translation>A game is saved after every move, from the first one on.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Cannot be opened</source>
        <translation>Cannot be opened</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Finished</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Its scores and its replay can then be seen from here.</source>
        <translation>Its scores and its replay can then be seen from here.</translation>
    </message>
    <message>
        <source>No game is finished yet.</source>
        <translation>No game is finished yet.</translation>
    </message>
    <message>
        <source>No game is waiting for you.</source>
        <translation>No game is waiting for you.</translation>
    </message>
    <message>
        <source>Nothing is saved yet.</source>
        <translation>Nothing is saved yet.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Open a file…</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Saved games</translation>
    </message>
    <message>
        <source>To be continued</source>
        <translation>To be continued</translation>
    </message>
    <message>
        <source>Whatever you begin waits here until it is finished.</source>
        <translation>Whatever you begin waits here until it is finished.</translation>
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
            <numerusform>%n point and the lead</numerusform>
            <numerusform>%n points and the lead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) at once</source>
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
        <source>Enter</source>
        <translation>Enter</translation>
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
    <message numerus="yes">
        <source>The race, after %n turn(s)</source>
        <translation>
            <numerusform>The race, after %n turn</numerusform>
            <numerusform>The race, after %n turns</numerusform>
        </translation>
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
        <source>Turn {number}: {name}</source>
        <translation>Turn {number}: {name}</translation>
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
        <source>points if the game had ended then, by turn</source>
        <translation>points if the game had ended then, by turn</translation>
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
    <message numerus="yes">
        <source>“{category}” made the difference: %n more.</source>
        <translation>
            <numerusform>“{category}” made the difference: %n more.</numerusform>
            <numerusform>“{category}” made the difference: %n more.</numerusform>
        </translation>
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
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Colour: {colour}. Click for the next free one.</source>
        <translation>Colour: {colour}. Click for the next free one.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Gentle</translation>
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
        <source>Skilled</source>
        <translation>Skilled</translation>
    </message>
    <message>
        <source>Stern</source>
        <translation>Stern</translation>
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
        <source>At once</source>
        <translation>At once</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>At the table</translation>
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
        <source>Choose…</source>
        <translation>Choose…</translation>
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
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>How long moves and pauses take.</source>
        <translation>How long moves and pauses take.</translation>
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
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>Logs</translation>
    </message>
    <message>
        <source>Look and language</source>
        <translation>Look and language</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
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
        <source>Saved games</source>
        <translation>Saved games</translation>
    </message>
    <message>
        <source>Scales words, buttons and panels.</source>
        <translation>Scales words, buttons and panels.</translation>
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
        <source>all tables</source>
        <translation>all tables</translation>
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
        <source>hint</source>
        <translation>hint</translation>
    </message>
    <message>
        <source>journal</source>
        <translation>journal</translation>
    </message>
    <message>
        <source>list of options</source>
        <translation>list of options</translation>
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
        <source>redo</source>
        <translation>redo</translation>
    </message>
    <message>
        <source>rule in question</source>
        <translation>rule in question</translation>
    </message>
    <message>
        <source>say it again</source>
        <translation>say it again</translation>
    </message>
    <message>
        <source>turn, flip</source>
        <translation>turn, flip</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>undo</translation>
    </message>
    <message>
        <source>undo the turn</source>
        <translation>undo the turn</translation>
    </message>
    <message>
        <source>zoom, fit</source>
        <translation>zoom, fit</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Confirm</source>
        <translation>Confirm</translation>
    </message>
    <message>
        <source>Esc returns to the present.</source>
        <translation>Esc returns to the present.</translation>
    </message>
    <message>
        <source>Looking back: the table before move {number}.</source>
        <translation>Looking back: the table before move {number}.</translation>
    </message>
    <message>
        <source>Return to here</source>
        <translation>Return to here</translation>
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
        <source>The computer has no hint just now.</source>
        <translation>The computer has no hint just now.</translation>
    </message>
    <message>
        <source>The computer player did not answer; a simple move was made in its place.</source>
        <translation>The computer player did not answer; a simple move was made in its place.</translation>
    </message>
    <message>
        <source>The rules were corrected since; the match goes on from here.</source>
        <translation>The rules were corrected since; the match goes on from here.</translation>
    </message>
    <message>
        <source>This match was begun with other components; it goes on from here.</source>
        <translation>This match was begun with other components; it goes on from here.</translation>
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
</TS>
