import type { EnErrands } from '../../schema.ts';

export const treasureIsland = {
  chest: {
    title: ['Low Tide on Treasure Island', 'The Chest Behind the Swamp'],
    prize: { one: 'chest', an: false },
    obstacle: { one: 'swamp', an: false },
    task: [
      '<helper>There’s a treasure chest on the far bank,</helper> said {helper}. <helper>It has to be opened before the tide comes back. Otherwise the salt seals the lid for a year.</helper>',
      'The tide was out, and on the far bank lay a treasure chest. <helper>Salt’s been at the lid,</helper> said {helper}. <helper>One more tide, and it stays shut till next year.</helper>',
    ],
    gift: [
      '{helper} took hold of the lid, and it creaked up. There was no gold inside, only maps, and each had one mistake on it. {helper} read the mistakes first, and took a very long time over them.',
      'In the treasure chest lay hats, a whole crew of them, folded flat. {helper} tried on each one, sideways. In the last was a note: back at supper. It was three hundred years old.',
    ],
    by: {
      slippery: {
        part: { one: 'wet root', an: false },
        holds: [
          'But between them and the chest lay the swamp, and the only path was one long wet root. It shone like soap.',
        ],
        worse: [
          'Everybody was back on the sand, wet to the knees. On the far bank the chest slid too, down to its handle in the swamp.',
        ],
        sign: ['In the middle of the root was a knot of wood. It was dry, and rough as the crust of a loaf.'],
        yields: [
          'Then there was firm bank underfoot. The swamp said blob behind them, in passing, and the chest stood there with its handle dripping.',
        ],
      },
      noisy: {
        part: { one: 'biggest bubble', an: false },
        holds: [
          'But the swamp lay before the chest, full of bubbles. Only the chest’s own knocking could tell them the way, and everything went blob.',
        ],
        worse: [
          'Now it went blob on the left, blob on the right and blob behind. The knocking of the chest had gone under.',
        ],
        sign: [
          'The biggest bubble took a rest after every third blob. In the hush you could have heard an ant.',
        ],
        yields: [
          'The swamp fell quiet, down to the last bubble. Knock, went the chest, quite near, and there was the way to it.',
        ],
      },
      needsTime: {
        part: { one: 'crust', an: false },
        holds: [
          'But the swamp lay before the chest, brown and wet. The ebb was drying a crust on it, and the crust was not thick yet.',
        ],
        worse: ['The crust broke up and was soup again. On the other side the chest sank by one finger.'],
        sign: ['At the edge of the swamp there was a thin crack, as fine as a hair. It was dry.'],
        yields: [
          'The crust had gone pale from one side to the other. It carried them over the swamp, and there stood the chest.',
        ],
      },
      guarded: {
        part: { one: 'toad', an: false },
        holds: [
          'But the only plank over the swamp to the chest belonged to a toad. It sat in the middle and let nobody by.',
        ],
        worse: [
          'The toad blew itself up until it was as broad as the plank. Behind its back the chest was quite gone.',
        ],
        sign: [
          'The toad kept looking sideways. There was its own small pool, quite dry, and beside it lay the watering shell.',
        ],
        yields: [
          'The toad breathed out and grew narrow. It shuffled to the end of the plank, and there was the way to the chest.',
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
    ],
    gift: [
      'Dong, went the bell, over the water. Far out something small answered with a toot. Then the ferry came in, round both rocks, and it bumped the landing place on purpose.',
      '{helper} swung on the rope, and the bell said dong. The little ferry stopped going round. It came straight in, as if on a string, and somebody small got off with a suitcase.',
    ],
    by: {
      tangled: {
        part: { one: 'tarred rope', an: false },
        holds: [
          'But the bell was up in half a ship, in the fork of a tree. A tarred rope went round it nine times.',
        ],
        worse: ['The knot had gone small and hard. The bell was drawn in until only its green rim showed.'],
        sign: [
          'Right at the side there was one loop of rope that hung loose. A beetle was sitting in it, with room to spare.',
        ],
        yields: [
          'The rope slid down and lay in the grass like a thing asleep. Up in the half ship the bell swung free.',
        ],
      },
      high: {
        part: { one: 'trunk', an: false },
        holds: [
          'But the bell hung in half a ship, and the half ship sat high in a tree. Below it there was only the trunk.',
        ],
        worse: [
          'Up in the fork the half ship tipped back with a creak. The bell swung one branch higher and hung there, very small.',
        ],
        sign: [
          'Low on the trunk, on the side towards the sea, the bark had a knot. It was as wide as a foot.',
        ],
        yields: [
          'The half ship tipped forward like somebody who bows. The bell came down out of the leaves, to the height of a nose.',
        ],
      },
      asleep: {
        part: { one: 'pelican', an: false },
        holds: [
          'But in half a ship in the tree a pelican was asleep, and it was asleep on the bell. It filled the whole bow.',
        ],
        worse: [
          'The pelican grumbled and settled down broader. Of the bell there was only the ring to see, between two feathers.',
        ],
        sign: ['Beside the nest lay three fish bones and a button. Somebody had put them in order of size.'],
        yields: [
          'The pelican turned over, opened its eyes and moved up, since there was company. In the bottom of the half ship lay the bell, warm.',
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
    ],
    gift: [
      'The shell post set off with the bottle on board. Towards evening they saw the buoy, far out. It was nodding, up and down, like somebody who reads a thing twice.',
      'The shell post knocked, and the lonely buoy bowed. It read the letter with its lamp on, from inside the bottle. Then it rang, once for each line.',
    ],
    by: {
      narrow: {
        part: { one: 'crack', an: false },
        holds: [
          'But the bottle lay in the hollow rock, behind a crack in the stone. The crack let in a finger, and then it stopped.',
        ],
        worse: [
          'Sand trickled into the hollow rock. The bottle slid further in, until there was only a cork to be seen.',
        ],
        sign: [
          'Low down by the sand the waves had been at work for years. There the crack was as wide as a bowl.',
        ],
        yields: [
          'Clink. The bottle rolled out of the hollow rock on its round side, with all of its letter still in it.',
        ],
      },
      dark: {
        part: { one: 'hollow', an: false },
        holds: [
          'But the bottle was somewhere in the hollow rock, and in there it was dark. It smelled of old seaweed.',
        ],
        worse: [
          'The shadow had crept out of the hollow rock as far as the sand. Nothing green was to be seen of the bottle.',
        ],
        sign: ['Far in, where a pool lay, there was one green glimmer. It came and went with the sun.'],
        yields: [
          'There was the end of the hollow, only three steps in. There was the pool, and in it stood the bottle, up to its neck.',
        ],
      },
      shy: {
        part: { one: 'shrimp', an: false },
        holds: [
          'But in the hollow rock lived a little shrimp. It had the bottle in both arms, and it did not know anybody.',
        ],
        worse: [
          'The shrimp had gone backwards into the last corner of the hollow rock. The bottle had gone with it.',
        ],
        sign: ['Round the edge of a stone came one long feeler. It trembled, and it was pointing this way.'],
        yields: [
          'The shrimp came out of the hollow rock, a bit to the left, a bit to the right. It pushed the bottle in front of it.',
        ],
      },
      heavy: {
        part: { one: 'round stone', an: false },
        holds: [
          'But the bottle lay in the hollow rock, and before the hollow lay a stone. It was as round as a cheese, and ten times as heavy.',
        ],
        worse: [
          'The stone sighed and sat down deeper in the sand. Inside the hollow rock the bottle clinked against the wall.',
        ],
        sign: [
          'On the side towards the sea the stone did not quite touch the ground. It rocked when a wave came.',
        ],
        yields: [
          'The stone went over on its edge and rolled two turns, as far as the seaweed. In the hollow rock the bottle caught the light.',
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
    ],
    gift: [
      'At a quarter past nine forty people sat in the sand, and one voice said one sentence from between the pines. Nobody clapped at first. In the third row a man took off his hat and held it on his knees until the lights came on.',
    ],
    by: {
      tangled: {
        part: { one: 'phone', an: false },
        holds: [
          'But the scene had drowned in the quarrel, in a hundred and six messages on the phone. Everyone had answered, and nobody had answered the same thing.',
        ],
        worse: [
          'Three more answers arrived and crossed two older ones. The quarrel had a new branch now, and the scene had slipped to the bottom of the list.',
        ],
        sign: [
          'Between two long messages stood one sentence, two days old, seven words. There was no answer under it, not even a thumb.',
        ],
        yields: [
          'An answer came, then a file, then nothing. They played it against the last scene with the volume low, and it fitted to the breath.',
        ],
      },
      shy: {
        part: { one: 'sound friend', an: false, g: 'm' },
        holds: [
          'But since the quarrel the sound friend had been sitting in the beached boat, back to the camp. The voice for the last scene was in the recorder there.',
        ],
        worse: [
          'The sound friend had moved to the far bench and pulled the hood up. The recorder was under the jacket, and with it the last scene.',
        ],
        sign: ['At the edge of one sleeve there was a small red light. The recorder was running.'],
        yields: [
          'The sound friend climbed out of the boat, sat down where the screen could be seen, and put the recorder in the sand between them. The scene had its voice.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'long pole', an: false },
        holds: [
          'But after the quarrel there were too few hands for the screen. One side of the long pole stood, the other fell, and the last scene had no sheet to be shown on.',
        ],
        worse: [
          'Everything lay on the beach again, more crooked than before. The projector still ran, and the last scene was walking about on the sand in creases.',
        ],
        sign: [
          'At the other pine hung a second rope. Its end touched the ground, and nobody had taken hold of it all evening.',
        ],
        yields: [
          'The sheet rose, filled with a little wind and stood. In the middle of it was the scene, square, with a moth on it.',
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
    ],
    gift: [
      'All seven lamps were lit, and the ferry came in along them as along a handrail. The drummer climbed out first and kissed the planks. From the hill, through the pines, you could already hear the wedding getting impatient.',
    ],
    by: {
      broken: {
        part: { one: 'lamp stand', an: false },
        holds: [
          'But in the jetty shed the lamp stand had come down, and one of its feet was off. A row of lamps with a gap means no.',
        ],
        worse: [
          'A second foot had come off. Three lamps rolled under the bench of the jetty shed, and the row of lamps was further from seven than before.',
        ],
        sign: [
          'In the wood there were two bright edges. They had the same long grain, and it ran on from one to the other.',
        ],
        yields: [
          'The lamp stand stood, on three feet and a half. Out on the jetty hung the row of lamps, and there was no gap in it.',
        ],
      },
      guarded: {
        part: { one: 'old ferryman', an: true, g: 'm' },
        holds: [
          'But the old ferryman let no beginner on the jetty, and he did not say why. The row of lamps was beyond him.',
        ],
        worse: [
          'The old ferryman planted himself more broadly. The missing part of the row of lamps was behind the shed door now, and the jetty was behind the old ferryman.',
        ],
        sign: [
          'The old ferryman was holding his tide table far from his face, and then further. On his nose were two red marks, and no glasses.',
        ],
        yields: [
          'The old ferryman folded up the tide table and walked ahead, along the jetty. At the third post he stopped, and put out a hand for the first of the row of lamps.',
        ],
      },
      needsTime: {
        part: { one: 'glue', mass: true },
        holds: [
          'But on the jetty, in the joint of the lamp stand, the glue was still wet. As long as it was, the row of lamps had to stay down.',
        ],
        worse: [
          'The joint had given, and the glue began at the beginning. On the jetty three of the row of lamps lay in the straw again, and the tide was a plank lower.',
        ],
        sign: ['At the edge of the joint hung a drop of glue. It had stopped running.'],
        yields: [
          'The glue had gone hard, an hour early or exactly on time. On the jetty they hung up the row of lamps, one after another, and it did not move.',
        ],
      },
    },
  },
} satisfies EnErrands;
