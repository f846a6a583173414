import type { EnErrands } from '../../schema.ts';

export const underwaterCavern = {
  pearl: {
    title: ['Eight Arms and No Evening', 'The Pearl Beyond the Current'],
    prize: { one: 'evening pearl', an: true },
    obstacle: { one: 'current', an: false },
    task: [
      '<helper>I’ve lost my pearl,</helper> said {helper}. <helper>It shines when it’s evening. Without it I can’t tell, and I’ve got eight arms who all want to stay up. When the tide turns, it’s gone for good.</helper>',
      'Eight arms were playing cards with each other. <helper>They think it’s noon,</helper> said {helper}. <helper>It’s the pearl that tells them when it’s evening. It’s rolled off, and the tide’s about to turn.</helper>',
    ],
    gift: [
      '{helper} hung the evening pearl on its nail, and it began to shine. One after another seven arms lay down. The eighth wanted a drink of water first, and it was given one.',
      'On its nail the evening pearl shone, and the cards were put away. {helper} tucked in one arm with the other, as far as that goes. The last arm waved, and tucked in itself.',
    ],
    by: {
      slippery: {
        part: { one: 'smooth bank', an: false },
        holds: [
          'But the evening pearl lay on the far side of the current. That ran through the cavern like a street, and along it went a smooth bank, and nothing held on that.',
        ],
        worse: [
          'The smooth bank had brought everyone back to the start. Across the current the evening pearl rolled on, by a step.',
        ],
        sign: ['On the smooth bank there was a patch of barnacles. It was rough, like the tongue of a cow.'],
        yields: [
          'They were past it, and the current went on without them. In a hollow of the sand lay the evening pearl.',
        ],
      },
      noisy: {
        part: { one: 'rushing', mass: true },
        holds: [
          'But the evening pearl was somewhere behind the current, and it rang, very small. Between it and every ear was the rushing.',
        ],
        worse: [
          'The rushing swelled from all sides. Behind the current the ringing of the evening pearl had gone under.',
        ],
        sign: ['When the water turned there was a short hush. It turned every few breaths.'],
        yields: [
          'The rushing lay down. Through the current it went ting, just to the right, and there was the evening pearl.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'kelp rope', an: false },
        holds: [
          'But the evening pearl was across the current, and there was only one kelp rope to get there by. When one end was tied, the other was washed off.',
        ],
        worse: [
          'The kelp rope had drifted off, and lay crooked. It hung in the current right in front of the evening pearl, like a curtain.',
        ],
        sign: ['On the far side a second root stood out of the stone. Nobody had tied anything to it.'],
        yields: [
          'The kelp rope was as tight as a string on a fiddle, right over the current. At its other end, in the sand, lay the evening pearl.',
        ],
      },
      guarded: {
        part: { one: 'traffic crab', an: false },
        holds: [
          'But on the bank stood an old traffic crab, and it did not let anybody across the current. Over there lay the evening pearl, and over there was one way.',
        ],
        worse: [
          'The traffic crab lifted both claws and stood broader. There was no current to be seen past it, and no evening pearl.',
        ],
        sign: [
          'The traffic crab kept looking down at its feet. It had always stood on a white spot, and the spot was washed away.',
        ],
        yields: [
          'The traffic crab let one claw sink and waved with the other. The current held its breath, and on the far side lay the evening pearl.',
        ],
      },
    },
  },
  harp: {
    title: ['Five Strings of Light', 'Good Night for a Whale Calf'],
    prize: { one: 'harp', an: false },
    obstacle: { one: 'ship’s cabin', an: false },
    task: [
      'Outside the cavern a whale calf was waiting for its good-night tune. It is played on the small harp, the one with the strings of light. Before moonrise the whale calf had to go up for air, and it was already holding its breath.',
      'Something very large lay before the cavern and sighed, and the sand moved. It was the whale calf, and it wanted its tune. That is played on the small harp, and there was not much time before moonrise.',
    ],
    gift: [
      '{helper} played the harp with four arms and kept time with the others. The whale calf listened until the very last note. Then it went up, slowly, with one bubble, and the bubble was a yawn.',
      'Eight arms found sixteen strings on the harp, more or less. At the soft part the whale calf hummed along. Every shell in the cavern hummed with it, and then it went up, asleep.',
    ],
    by: {
      tangled: {
        part: { one: 'weed', mass: true },
        holds: [
          'But the harp was in the old ship’s cabin, and weed had grown through its strings. It had learnt to climb on them.',
        ],
        worse: [
          'The weed drew tighter. In the ship’s cabin two of the five strings were gone, and the harp gave a green sort of sound.',
        ],
        sign: ['At the foot of the harp the weed lay in a loop. It was loose, and it rocked.'],
        yields: [
          'The weed floated off and up to the ceiling of the ship’s cabin. Under it, on all five strings, shone the harp.',
        ],
      },
      locked: {
        part: { one: 'cabin door', an: false },
        holds: [
          'But the harp was in the old ship’s cabin, and the cabin door was shut. It was round, and the sea had leaned on it for a hundred years.',
        ],
        worse: [
          'The cabin door jammed in the sand. Inside the ship’s cabin the harp slid down to the far wall, over all its strings.',
        ],
        sign: ['Beside the cabin door lay a whelk. It had the same twist as the hole in the latch.'],
        yields: [
          'The cabin door rolled to one side, and a fish came out who had been meaning to. In the ship’s cabin stood the harp.',
        ],
      },
      asleep: {
        part: { one: 'eel', an: true },
        holds: [
          'But in the old ship’s cabin slept an eel, and it had gone to sleep round the harp. It fitted nicely.',
        ],
        worse: [
          'The eel grumbled and took one more turn. In the ship’s cabin there was eel up to the top, and there was no harp.',
        ],
        sign: [
          'On a plank lay five pebbles. They were sorted by colour, and it had taken somebody a long time.',
        ],
        yields: [
          'The eel unwound itself, from the bottom to the top, and wound itself round the bedpost. Alone in the ship’s cabin stood the harp.',
        ],
      },
      dark: {
        part: { one: 'dark cabin', an: false },
        holds: [
          'But the harp was in the old ship’s cabin, and it was a dark cabin. There was a window, with a hundred years on it.',
        ],
        worse: [
          'Sand had gone up in a cloud before the window. It was a very dark cabin now, and nobody could see a harp, or the ship’s cabin either.',
        ],
        sign: ['Far in there was a glimmer. It was upright, and as thin as a string.'],
        yields: [
          'First there was one string, and then there were two, and then all five. They lit up the ship’s cabin, and between them was the harp.',
        ],
      },
    },
  },
  star: {
    title: ['The Smallest Starfish’s Crown', 'Red, and Light as a Leaf'],
    prize: { one: 'coral crown', an: false },
    obstacle: { one: 'shell hill', an: false },
    task: [
      'The sand children’s first day ended with a parade, and everybody had a crown for it. The smallest starfish’s had five points, one for each arm. Somewhere on the shell hill it had come off, and they were already lining up.',
      'The sand children stood in two rows, and every head had something on it. Only the smallest starfish had a bare middle. Its coral crown was somewhere in the shell hill, and the first drum was beating.',
    ],
    gift: [
      'The coral crown went on, one point over each arm. The smallest starfish took its place at the end of the row, and the row set off. It went at the speed of starfish, and they were home by morning.',
      'They set the coral crown on the smallest starfish, point by point. It could not see it, so the others told it how it looked. It marched in front, as far as it got, which was the first bend.',
    ],
    by: {
      heavy: {
        part: { one: 'clam shell', an: false },
        holds: [
          'But the coral crown was on the shell hill, and the biggest clam shell had sat down on it. It was a house, really.',
        ],
        worse: [
          'The clam shell settled in the sand. At the foot of the shell hill the coral crown was pressed flat beneath its rim.',
        ],
        sign: ['One edge of the clam shell lay on a winkle. It rocked there, and the winkle was used to it.'],
        yields: [
          'The clam shell went over, backwards, and lay there like a bowl. Behind it on the shell hill stood the coral crown, on all its points.',
        ],
      },
      shy: {
        part: { one: 'pipefish', an: false },
        holds: [
          'But in the shell hill lived a pipefish, and it had the coral crown on its nose. It had only wanted to smell it.',
        ],
        worse: [
          'The pipefish went further in. The coral crown was drawn after it, and the shell hill clinked.',
        ],
        sign: ['Between two shells looked out one red point, and beside it an eye. The eye was very round.'],
        yields: [
          'The pipefish came out of the shell hill by itself, backwards, since that is the only way. Last came its nose, and on its nose was the coral crown.',
        ],
      },
      needsTime: {
        part: { one: 'anemone', an: true },
        holds: [
          'But on the shell hill stood an anemone, and it had shut round the coral crown. It does so when it is startled, and it opens when it has got over it.',
        ],
        worse: [
          'The anemone had shut again from the beginning. There was not a point of the coral crown outside any more, and the shell hill sat very still.',
        ],
        sign: ['At the top the anemone had one arm out. It was short, and it tried the water.'],
        yields: [
          'Arm after arm, by itself, the anemone had opened. In the middle, like a guest at a table, on top of the shell hill, sat the coral crown.',
        ],
      },
      narrow: {
        part: { one: 'gap', an: false },
        holds: [
          'But the coral crown had slipped down in the shell hill. Between two shells there was a gap, and only a shrimp came out of it, and shook its head.',
        ],
        worse: [
          'The two shells leaned together. In the shell hill the coral crown slid further in, and you heard it, a small dry sound.',
        ],
        sign: ['Lower down the gap was wider. The shell there had a bite out of its edge.'],
        yields: [
          'Out of the gap came one point, and then the second, and so on to five. The shell hill had given back the coral crown.',
        ],
      },
    },
  },
  lights: {
    title: ['Jellies on the Vault', 'The Night Shift Opens at Eight'],
    prize: { one: 'moving picture', an: false },
    obstacle: { one: 'sea hall', an: false },
    task: [
      'At eight the aquarium’s young night shift opened the sea hall for the first time. There would be no lamps, only a moving picture of jellies, thrown on the vault by a lens that is older than electricity in this town. At seven there was a vault.',
    ],
    gift: [
      'They lay on their backs on the floor, two hundred of them, and the moving picture went over them without a sound. Someone’s grandmother held up a hand, to be in it. Nobody clapped when it was over, because you do not clap lying down.',
    ],
    by: {
      tangled: {
        part: { one: 'film ribbon', an: false },
        holds: [
          'But in the sea hall the film ribbon had jumped out of its gate, and half the moving picture lay on the floor in curls. It had been rewound in a temper.',
        ],
        worse: [
          'The film ribbon curled in on itself, under the reel. In the sea hall the jellies had been pulled in as well, and if this was a moving picture, it was one of a knot.',
        ],
        sign: [
          'At the rim of the reel the film ribbon hung in a loop. You could see nine jellies in it, one above another.',
        ],
        yields: [
          'The film ribbon ran up on its reel with a whisper. The sea hall went dark by itself, and on the vault, upside down at first, was the moving picture.',
        ],
      },
      shy: {
        part: { one: 'partner', an: false },
        holds: [
          'But the partner with the second reel had been behind the blue curtain of the sea hall since the mistake with the lens cap. The moving picture had a first half.',
        ],
        worse: [
          'The partner had moved in by one more fold. In the sea hall it was twenty to eight, and the moving picture would stop in mid-ocean.',
        ],
        sign: ['From under the curtain looked a shoe. It was pointing towards the hall.'],
        yields: [
          'The partner came out, put the second reel on its pin and did not say a word. It was enough for the sea hall, and for the moving picture.',
        ],
      },
      needsTime: {
        part: { one: 'fogged lens', an: false },
        holds: [
          'But it had got warm in the sea hall, and the fogged lens was as white as an egg. A moving picture needs it clear, and it clears when it has the warmth of the room.',
        ],
        worse: [
          'The lens had misted over again, from the edge to the middle. In the sea hall a pale spot wandered over the vault, and that was the moving picture.',
        ],
        sign: ['Down the fogged lens ran one drop. Where it had been, you could see through.'],
        yields: [
          'The fogged lens had cleared, and nobody had wiped it. In the sea hall the pale spot got edges, and then arms, and then it was the moving picture.',
        ],
      },
    },
  },
  diary: {
    title: ['The Spoken Diary of the Cavern', 'The Town Hall at Six'],
    prize: { one: 'spoken diary', an: false },
    obstacle: { one: 'offended reader', an: true },
    task: [
      'At six the diving club showed its film in the town hall, forty minutes of cavern, blue, without a word. There was a diary to go with it, of the woman who found it, at seventeen. There was a reader, who had the voice for it, and who had been told to sound more excited.',
    ],
    gift: [
      'In the town hall it went blue, and then a voice began, not excited at all. The spoken diary ended with a Tuesday. When the lamps came on, four hundred people were holding their breath, and it took them a moment to remember that they need not.',
    ],
    by: {
      broken: {
        part: { one: 'film plan', an: false },
        holds: [
          'But when the offended reader had gone, the film plan came off the wall, and not at the pins. Where the spoken diary starts and where it is silent was on the strip that lay under the table.',
        ],
        worse: [
          'One more strip had come off. By that film plan the spoken diary began after the end, and it was a quarter of an hour since the offended reader had left.',
        ],
        sign: [
          'On both torn edges was half a fish. It was drawn in red, and it had been drawn by the offended reader.',
        ],
        yields: [
          'The film plan hung on the wall, and a fish swam across the seam. The offended reader was standing before it, with a pencil, and you could begin with the spoken diary.',
        ],
      },
      guarded: {
        part: { one: 'archivist', an: true, g: 'f' },
        holds: [
          'But the archivist had been strict since the wet page, and the offended reader was the one who had had it last. The spoken diary was a written one, in grey gloves, behind her.',
        ],
        worse: [
          'The archivist stood before the shelf, and the box was shut. There would be no spoken diary, not for an offended reader, and not for any other sort.',
        ],
        sign: [
          'The archivist kept looking at one page, under glass, on her table. It would not stay flat, it wanted four hands and a book.',
        ],
        yields: [
          'The archivist took the box down again and put two pairs of gloves beside it. One was for the offended reader, and so there would be a spoken diary.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'big map', an: false },
        holds: [
          'But the spoken diary begins on the big map, and for the camera that had to be held flat. Since the offended reader had left there was one to hold it, and it rolled up at the other side.',
        ],
        worse: [
          'The big map had rolled itself up. The first page of the spoken diary was inside it, and from the door you could have heard the offended reader not come back.',
        ],
        sign: [
          'Along its far edge the big map had a second rod. It was of wood, and there were two thumbs on it, rubbed pale.',
        ],
        yields: [
          'The big map lay flat, from the cliffs to the deep. At the other rod stood the offended reader, and read, since the hands were full, by heart, and that was the spoken diary.',
        ],
      },
    },
  },
} satisfies EnErrands;
