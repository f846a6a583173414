import type { EnErrands } from '../../schema.ts';

export const treasureIsland = {
  chest: {
    title: ['Low Tide on Treasure Island', 'The Chest Behind the Swamp'],
    prize: { one: 'chest', an: false },
    obstacle: { one: 'swamp', an: false },
    task: [
      '<helper>There’s a treasure chest on the far bank,</helper> said {helper}. <helper>It has to be opened before the tide comes back. Otherwise the salt seals the lid for a year.</helper>',
      'The tide was out, and on the far bank lay a treasure chest. <helper>Salt’s been at the lid,</helper> said {helper}. <helper>One more tide, and it stays shut till next year.</helper>',
      {
        text: '<helper>There’s the treasure chest,</helper> said {helper}. <helper>Open it before the sea comes back. Salt glues it shut.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      '{helper} took hold of the lid, and it creaked up. There was no gold inside, only maps, and each had one mistake on it. {helper} read the mistakes first, and took a very long time over them.',
      'In the treasure chest lay hats, a whole crew of them, folded flat. {helper} tried on each one, sideways. In the last was a note: back at supper. It was three hundred years old.',
      { text: 'Creak, went the chest. It was full of hats. {helper} put them all on.', to: '3-5' },
    ],
    by: {
      slippery: {
        part: { one: 'wet root', an: false },
        holds: [
          'But between them and the chest lay the swamp, and the only path was one long wet root. It shone like soap.',
          'But the path to the chest led over the swamp on one wet root, and wet was not the word for it. A snail was just coming back.',
        ],
        worse: [
          'Everybody was back on the sand, wet to the knees. On the far bank the chest slid too, down to its handle in the swamp.',
          'They sat where they had begun, with weed behind the ears. Over there the chest had sunk in as well, and only its lid stuck out of the swamp.',
        ],
        sign: [
          'In the middle of the root was a knot of wood. It was dry, and rough as the crust of a loaf.',
          'A crab had been drying itself halfway along the root. The place was still pale there, and as rough as a doormat.',
        ],
        yields: [
          'Then there was firm bank underfoot. The swamp said blob behind them, in passing, and the chest stood there with its handle dripping.',
          'The last step was on stones. The swamp sucked its teeth, and the chest stood before them with a limpet on its lock.',
        ],
      },
      noisy: {
        part: { one: 'biggest bubble', an: false },
        holds: [
          'But the swamp lay before the chest, full of bubbles. Only the chest’s own knocking could tell them the way, and everything went blob.',
          'But the swamp said blob to everything, and so nobody heard the chest, which was knocking from inside. Only the knock could have shown them where to tread.',
        ],
        worse: [
          'Now it went blob on the left, blob on the right and blob behind. The knocking of the chest had gone under.',
          'The swamp had taken up a second row of bubbles, and they answered the first. Nobody could have told the chest’s knock from a burp.',
        ],
        sign: [
          'The biggest bubble took a rest after every third blob. In the hush you could have heard an ant.',
          'After its third blob the biggest bubble had to fill up again. That took it the length of a breath.',
        ],
        yields: [
          'The swamp fell quiet, down to the last bubble. Knock, went the chest, quite near, and there was the way to it.',
          'Nothing said blob. You could hear a drip, and a gull, and then the chest, which knocked twice: this way round the swamp.',
        ],
      },
      needsTime: {
        part: { one: 'crust', an: false },
        holds: [
          'But the swamp lay before the chest, brown and wet. The ebb was drying a crust on it, and the crust was not thick yet.',
          'But the ebb had only just left the swamp, and its crust was as thin as the skin on cocoa. It had to bear them as far as the chest.',
        ],
        worse: [
          'The crust broke up and was soup again. On the other side the chest sank by one finger.',
          'A hole opened in the crust, and brown water came up to look. The chest on the other side leaned over, and the swamp was quite young again.',
        ],
        sign: [
          'At the edge of the swamp there was a thin crack, as fine as a hair. It was dry.',
          'Where the swamp met the sand, one flake of crust had turned its edge up. It was no bigger than a fish scale.',
        ],
        yields: [
          'The crust had gone pale from one side to the other. It carried them over the swamp, and there stood the chest.',
          'The swamp rang like a plate from shore to shore. Twenty steps went over it, and the twentieth stopped at the chest.',
        ],
      },
      guarded: {
        part: { one: 'toad', an: false },
        holds: [
          'But the only plank over the swamp to the chest belonged to a toad. It sat in the middle and let nobody by.',
          'But on the plank across the swamp sat a toad, and it looked like somebody who has been told to. It gave the chest behind it no thought.',
        ],
        worse: [
          'The toad blew itself up until it was as broad as the plank. Behind its back the chest was quite gone.',
          'The toad puffed out its throat, and then it puffed out the rest. You could not have seen a church behind it, let alone a chest in a swamp.',
        ],
        sign: [
          'The toad kept looking sideways. There was its own small pool, quite dry, and beside it lay the watering shell.',
          'The toad had a watering shell, and its pool had a crack in the mud. It looked at that, and at them, and at that.',
        ],
        yields: [
          'The toad breathed out and grew narrow. It shuffled to the end of the plank, and there was the way to the chest.',
          'The toad got down and went off along the edge of the swamp, one wet foot after the other. The plank was empty, and at the end of it waited the chest.',
        ],
      },
    },
  },
  bell: {
    title: ['Half a Ship in a Tree', 'One Ring for the Ferry'],
    prize: { one: 'bell', an: false },
    obstacle: { one: 'half ship', an: false },
    task: [
      '<helper>The little ferry comes at dusk,</helper> said {helper}. <helper>It listens for the ship’s bell. Without one ring it can’t find the landing place, and then it goes on looking all night.</helper>',
      'Far out the little ferry was going round in a circle. <helper>It steers by ear,</helper> said {helper}. <helper>At dusk it listens for the ship’s bell. And the bell’s not where it hangs.</helper>',
      {
        text: '<helper>The little ferry can’t find us,</helper> said {helper}. <helper>Not without the ship’s bell. And it’s getting dark.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'Dong, went the bell, over the water. Far out something small answered with a toot. Then the ferry came in, round both rocks, and it bumped the landing place on purpose.',
      '{helper} swung on the rope, and the bell said dong. The little ferry stopped going round. It came straight in, as if on a string, and somebody small got off with a suitcase.',
      {
        text: 'Dong, went the bell. Toot, went something far out. The ferry came in, and bumped.',
        to: '3-5',
      },
    ],
    by: {
      tangled: {
        part: { one: 'tarred rope', an: false },
        holds: [
          'But the bell was up in half a ship, in the fork of a tree. A tarred rope went round it nine times.',
          'But half a ship hung in the tree, and in the half ship hung the bell. The tarred rope had gone round both, until nobody could say who was holding whom.',
        ],
        worse: [
          'The knot had gone small and hard. The bell was drawn in until only its green rim showed.',
          'Tar squeaked on tar. The rope had closed over the bell like fingers, and the half ship groaned.',
        ],
        sign: [
          'Right at the side there was one loop of rope that hung loose. A beetle was sitting in it, with room to spare.',
          'Low at the side the tarred rope had left one loop open. The wind went through it and came back.',
        ],
        yields: [
          'The rope slid down and lay in the grass like a thing asleep. Up in the half ship the bell swung free.',
          'One turn came away, then the next, and the last fell all by itself. The bell leaned out of the half ship and said, very softly, d.',
        ],
      },
      high: {
        part: { one: 'trunk', an: false },
        holds: [
          'But the bell hung in half a ship, and the half ship sat high in a tree. Below it there was only the trunk.',
          'But the tree had grown and had taken half a ship along with it, and the bell too. The trunk under it had not one branch.',
        ],
        worse: [
          'Up in the fork the half ship tipped back with a creak. The bell swung one branch higher and hung there, very small.',
          'A gust took half a ship by the bow and turned it. The bell was round at the far side now, and as high as the gulls.',
        ],
        sign: [
          'Low on the trunk, on the side towards the sea, the bark had a knot. It was as wide as a foot.',
          'A little above the roots, seaward, somebody’s heel had worn a dent in the trunk. It was from before the ship.',
        ],
        yields: [
          'The half ship tipped forward like somebody who bows. The bell came down out of the leaves, to the height of a nose.',
          'Branches crackled, and half a ship sat down a whole floor lower. The bell swung out over the rail, and a nose could have rung it.',
        ],
      },
      asleep: {
        part: { one: 'pelican', an: false },
        holds: [
          'But in half a ship in the tree a pelican was asleep, and it was asleep on the bell. It filled the whole bow.',
          'But a pelican had made its bed in half a ship, out of sails, weed and one bell. It was asleep on the lot, with its beak in.',
        ],
        worse: [
          'The pelican grumbled and settled down broader. Of the bell there was only the ring to see, between two feathers.',
          'One wing came out and was laid over the bell like a blanket. The pelican snored, and half a ship creaked along with it.',
        ],
        sign: [
          'Beside the nest lay three fish bones and a button. Somebody had put them in order of size.',
          'Somebody had laid out a button and three fish bones at the rim of the nest. There was the width of a beak between each and the next.',
        ],
        yields: [
          'The pelican turned over, opened its eyes and moved up, since there was company. In the bottom of the half ship lay the bell, warm.',
          'The pelican shifted to the other end of half a ship, without hurrying. It left a round warm dip, and in the dip was the bell.',
        ],
      },
    },
  },
  bottle: {
    title: ['Post for the Lonely Buoy', 'A Letter in Green Glass'],
    prize: { one: 'bottle', an: false },
    obstacle: { one: 'hollow rock', an: false },
    task: [
      '<helper>That bottle’s got a letter in it,</helper> said {helper}. <helper>It’s for the lonely buoy, who never gets any. The shell post takes it along, if it’s here before the evening tide.</helper>',
      '<helper>There’s one buoy that never gets post,</helper> said {helper}. It nodded at every ship, in case. Now a letter had come for it, in a bottle, and the shell post left with the evening tide.',
      {
        text: '<helper>There’s a letter in that bottle,</helper> said {helper}. <helper>It’s for the lonely buoy. The post goes now.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The shell post set off with the bottle on board. Towards evening they saw the buoy, far out. It was nodding, up and down, like somebody who reads a thing twice.',
      'The shell post knocked, and the lonely buoy bowed. It read the letter with its lamp on, from inside the bottle. Then it rang, once for each line.',
      { text: 'Off went the bottle. Far out the buoy began to nod. It was reading.', to: '3-5' },
    ],
    by: {
      narrow: {
        part: { one: 'crack', an: false },
        holds: [
          'But the bottle lay in the hollow rock, behind a crack in the stone. The crack let in a finger, and then it stopped.',
          'But the last wave had posted the bottle into the hollow rock, through a crack. It had been a thin wave.',
        ],
        worse: [
          'Sand trickled into the hollow rock. The bottle slid further in, until there was only a cork to be seen.',
          'You could hear the bottle roll, and then you could hear it stop, a long way down the hollow rock. Not even the cork looked out now.',
        ],
        sign: [
          'Low down by the sand the waves had been at work for years. There the crack was as wide as a bowl.',
          'The crack was not the same all the way. Down at the bottom, behind a heap of shells, it opened like a mouth.',
        ],
        yields: [
          'Clink. The bottle rolled out of the hollow rock on its round side, with all of its letter still in it.',
          'First came the cork, then the neck, then the shoulders. The hollow rock let go of the bottle with a plop.',
        ],
      },
      dark: {
        part: { one: 'hollow', an: false },
        holds: [
          'But the bottle was somewhere in the hollow rock, and in there it was dark. It smelled of old seaweed.',
          'But the hollow rock had swallowed the bottle, and it kept its mouth shut on the matter. Inside it was as black as ink in a sack.',
        ],
        worse: [
          'The shadow had crept out of the hollow rock as far as the sand. Nothing green was to be seen of the bottle.',
          'Dark had come up to the very door of the hollow rock. The bottle might have been a yard off, or a mile.',
        ],
        sign: [
          'Far in, where a pool lay, there was one green glimmer. It came and went with the sun.',
          'A little green light lay on the water, right at the back. It winked.',
        ],
        yields: [
          'There was the end of the hollow, only three steps in. There was the pool, and in it stood the bottle, up to its neck.',
          'The dark had a floor in it, and the floor had a puddle. Up to its shoulders in the puddle, in the last of the hollow rock, stood the bottle.',
        ],
      },
      shy: {
        part: { one: 'shrimp', an: false },
        holds: [
          'But in the hollow rock lived a little shrimp. It had the bottle in both arms, and it did not know anybody.',
          'But the bottle had a new owner, a shrimp, who lived in the hollow rock. The shrimp was so bashful that it hid behind the letter and looked through the glass.',
        ],
        worse: [
          'The shrimp had gone backwards into the last corner of the hollow rock. The bottle had gone with it.',
          'There was a scrape of glass on stone, and then another. The shrimp had moved itself and the bottle to the smallest room of the hollow rock.',
        ],
        sign: [
          'Round the edge of a stone came one long feeler. It trembled, and it was pointing this way.',
          'It had pulled in everything except one feeler. That lay on the sand, and the tip was listening.',
        ],
        yields: [
          'The shrimp came out of the hollow rock, a bit to the left, a bit to the right. It pushed the bottle in front of it.',
          'There was a scrape again, but this time it came nearer. The shrimp stood in the door of the hollow rock and set down the bottle like a milkman.',
        ],
      },
      heavy: {
        part: { one: 'round stone', an: false },
        holds: [
          'But the bottle lay in the hollow rock, and before the hollow lay a stone. It was as round as a cheese, and ten times as heavy.',
          'But a round stone had rolled up and stopped before the hollow rock, just like a door. The bottle was indoors.',
        ],
        worse: [
          'The stone sighed and sat down deeper in the sand. Inside the hollow rock the bottle clinked against the wall.',
          'The stone had dug itself a seat. In the dark of the hollow rock the bottle lay jammed, and it gave one small, thin clink.',
        ],
        sign: [
          'On the side towards the sea the stone did not quite touch the ground. It rocked when a wave came.',
          'Under the seaward edge of the stone you could see daylight. Each wave put a hand under there and lifted, a little.',
        ],
        yields: [
          'The stone went over on its edge and rolled two turns, as far as the seaweed. In the hollow rock the bottle caught the light.',
          'The stone went over with a crunch. Sun fell into the hollow rock, and the bottle threw it back, green, into everybody’s eyes.',
        ],
      },
    },
  },
  film: {
    title: ['The Last Scene Has No Voice', 'Film Night Between the Pines'],
    prize: { one: 'scene', an: false },
    obstacle: { one: 'quarrel', an: false },
    task: [
      'The island’s film night began at nine, on a bedsheet of a screen between two pines. The crew’s film ran eleven minutes, and its last scene was silent. The friend with the recorder had gone, and had taken the sentence along.',
      'Forty people had paid with a shell each and were looking for a dry place to sit. The film was finished but for its last scene, and in that a mouth moved and nothing came. The friend who had the sound had walked off along the beach.',
    ],
    gift: [
      'At a quarter past nine forty people sat in the sand, and one voice said one sentence from between the pines. Nobody clapped at first. In the third row a man took off his hat and held it on his knees until the lights came on.',
      'In the last scene a mouth moved, and out of it came what it said. It was quite a short sentence. A woman who had been folding up her blanket sat down on it again.',
    ],
    by: {
      tangled: {
        part: { one: 'phone', an: false },
        holds: [
          'But the scene had drowned in the quarrel, in a hundred and six messages on the phone. Everyone had answered, and nobody had answered the same thing.',
          'But all that was left of the quarrel was on the phone, and it went on and on. Somewhere in it was a file with the sound of the last scene.',
        ],
        worse: [
          'Three more answers arrived and crossed two older ones. The quarrel had a new branch now, and the scene had slipped to the bottom of the list.',
          'The quarrel had acquired a second thread, about the first one. The scene was in neither of them, and the phone was down to nine per cent.',
        ],
        sign: [
          'Between two long messages stood one sentence, two days old, seven words. There was no answer under it, not even a thumb.',
          'Right at the top stood a question from before it all. Is it loud enough, it asked, and there was a small speaker after it, and no answer.',
        ],
        yields: [
          'An answer came, then a file, then nothing. They played it against the last scene with the volume low, and it fitted to the breath.',
          'Below the question stood an answer now, and below the answer a file. They held the phone up to the scene, and the mouth and the sentence met.',
        ],
      },
      shy: {
        part: { one: 'sound friend', an: false, g: 'm' },
        holds: [
          'But since the quarrel the sound friend had been sitting in the beached boat, back to the camp. The voice for the last scene was in the recorder there.',
          'But with the quarrel the sound friend had got behind the largest of the rocks, and with the sound friend the recorder. The last scene was dumb.',
        ],
        worse: [
          'The sound friend had moved to the far bench and pulled the hood up. The recorder was under the jacket, and with it the last scene.',
          'The sound friend had gone round to the side of the rock where the sea is. You could not have heard a scene from there, nor a quarrel.',
        ],
        sign: [
          'At the edge of one sleeve there was a small red light. The recorder was running.',
          'On top of the rock lay two shells, for the entrance. They lay side by side.',
        ],
        yields: [
          'The sound friend climbed out of the boat, sat down where the screen could be seen, and put the recorder in the sand between them. The scene had its voice.',
          'The sound friend came round the rock, held out two shells at the entrance, and sat down with the recorder. After the quarrel it was the first thing that anyone had paid for. The scene could be heard to the last row.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'long pole', an: false },
        holds: [
          'But after the quarrel there were too few hands for the screen. One side of the long pole stood, the other fell, and the last scene had no sheet to be shown on.',
          'But the wind had got into the sheet, and since the quarrel hardly anyone was left to hold it. Whoever had the long pole had no hand for the rope, and the scene was somewhere out over the sea.',
        ],
        worse: [
          'Everything lay on the beach again, more crooked than before. The projector still ran, and the last scene was walking about on the sand in creases.',
          'The long pole had come down on the projector’s box. The scene shone straight up, on the underside of a pine, and everybody looked at the quarrel instead.',
        ],
        sign: [
          'At the other pine hung a second rope. Its end touched the ground, and nobody had taken hold of it all evening.',
          'In the sand at the foot of the other pine there was a hole, dug to the depth of an arm. It was as wide as the long pole was thick.',
        ],
        yields: [
          'The sheet rose, filled with a little wind and stood. In the middle of it was the scene, square, with a moth on it.',
          'The long pole stood, in two hands and one hole, and the sheet lay flat against the night. On it, upright at last, was the scene.',
        ],
      },
    },
  },
  ferry: {
    title: ['Seven Lamps Along the Jetty', 'First Day on the Ferry'],
    prize: { one: 'row of lamps', an: false },
    obstacle: { one: 'jetty', an: false },
    task: [
      'On the first day of the summer job the ferry had to bring the wedding band across before the tide fell. Boats may land when all seven lamps along the jetty are lit. Three of them lay in the shed, in straw.',
      'Out on the water lay the ferry with a wedding band on board, and played, to pass the time. It could land as soon as there were seven lamps on the jetty. There were four.',
    ],
    gift: [
      'All seven lamps were lit, and the ferry came in along them as along a handrail. The drummer climbed out first and kissed the planks. From the hill, through the pines, you could already hear the wedding getting impatient.',
      'The ferry counted to seven and came in. They carried the tuba off first, like an old lady, and then the bride’s uncle, who had been teaching it to the captain. On the jetty somebody danced with the last lamp before it was hung up.',
    ],
    by: {
      broken: {
        part: { one: 'lamp stand', an: false },
        holds: [
          'But in the jetty shed the lamp stand had come down, and one of its feet was off. A row of lamps with a gap means no.',
          'But on the jetty the lamp stand had lost a foot, and what has two feet falls over. With a row of lamps that falls over no boat will land.',
        ],
        worse: [
          'A second foot had come off. Three lamps rolled under the bench of the jetty shed, and the row of lamps was further from seven than before.',
          'The lamp stand had come down full length. There were three dark places in the row of lamps now, and on the jetty something had rolled as far as the edge.',
        ],
        sign: [
          'In the wood there were two bright edges. They had the same long grain, and it ran on from one to the other.',
          'The foot lay there in the straw. Its break had a hollow, and the stump on the lamp stand had a knob, and both were the same sort of pale.',
        ],
        yields: [
          'The lamp stand stood, on three feet and a half. Out on the jetty hung the row of lamps, and there was no gap in it.',
          'The foot sat on its stump as on its own leg. One after another they lit up along the jetty, and it was a row of lamps.',
        ],
      },
      guarded: {
        part: { one: 'old ferryman', an: true, g: 'm' },
        holds: [
          'But the old ferryman let no beginner on the jetty, and he did not say why. The row of lamps was beyond him.',
          'But before the jetty the old ferryman had set up his chair. He had seen beginners, and he had seen what became of a row of lamps.',
        ],
        worse: [
          'The old ferryman planted himself more broadly. The missing part of the row of lamps was behind the shed door now, and the jetty was behind the old ferryman.',
          'The old ferryman had moved the chair to the middle. To get on to the jetty you would have had to climb over him, and the row of lamps was four, and stayed four.',
        ],
        sign: [
          'The old ferryman was holding his tide table far from his face, and then further. On his nose were two red marks, and no glasses.',
          'The old ferryman kept looking from the rope in his lap to his thumb. The thumb was thick with bandage, and the rope was half of a knot.',
        ],
        yields: [
          'The old ferryman folded up the tide table and walked ahead, along the jetty. At the third post he stopped, and put out a hand for the first of the row of lamps.',
          'The old ferryman held out the rope, and after that he held out the key to the shed. His chair stood by the shore, and on the jetty there was nothing in the way of the row of lamps.',
        ],
      },
      needsTime: {
        part: { one: 'glue', mass: true },
        holds: [
          'But on the jetty, in the joint of the lamp stand, the glue was still wet. As long as it was, the row of lamps had to stay down.',
          'But the jetty lamps had been glued that morning, and the glue on the third one would still take the print of a thumb. The row of lamps waited for that.',
        ],
        worse: [
          'The joint had given, and the glue began at the beginning. On the jetty three of the row of lamps lay in the straw again, and the tide was a plank lower.',
          'There was a thumb in the glue, a deep one. On the jetty they wiped it all off and began again, and the row of lamps was no nearer to seven.',
        ],
        sign: [
          'At the edge of the joint hung a drop of glue. It had stopped running.',
          'A midge had sat down on the glue, walked across, and got off on the other side.',
        ],
        yields: [
          'The glue had gone hard, an hour early or exactly on time. On the jetty they hung up the row of lamps, one after another, and it did not move.',
          'The glue rang when one knocked on it. Along the jetty they hung up what there was to hang, and nothing dripped, and the row of lamps was seven.',
        ],
      },
    },
  },
} satisfies EnErrands;
