import type { EnErrands } from '../../schema.ts';

export const underwaterCavern = {
  pearl: {
    title: ['Eight Arms and No Evening', 'The Pearl Beyond the Current'],
    prize: { one: 'evening pearl', an: true },
    obstacle: { one: 'current', an: false },
    task: [
      '<helper>I’ve lost my pearl,</helper> said {helper}. <helper>It shines when it’s evening. Without it I can’t tell, and I’ve got eight arms who all want to stay up. When the tide turns, it’s gone for good.</helper>',
      'Eight arms were playing cards with each other. <helper>They think it’s noon,</helper> said {helper}. <helper>It’s the pearl that tells them when it’s evening. It’s rolled off, and the tide’s about to turn.</helper>',
      {
        text: '<helper>My evening pearl’s gone,</helper> said {helper}. <helper>My arms won’t go to bed without it. All eight.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      '{helper} hung the evening pearl on its nail, and it began to shine. One after another seven arms lay down. The eighth wanted a drink of water first, and it was given one.',
      'On its nail the evening pearl shone, and the cards were put away. {helper} tucked in one arm with the other, as far as that goes. The last arm waved, and tucked in itself.',
      { text: 'The evening pearl shone. Seven arms lay down. The eighth had a drink first.', to: '3-5' },
    ],
    by: {
      slippery: {
        part: { one: 'smooth bank', an: false },
        holds: [
          'But the evening pearl lay on the far side of the current. That ran through the cavern like a street, and along it went a smooth bank, and nothing held on that.',
          'But the current ran between them and the evening pearl, and the bank along it was smooth. Generations of eels had come down it on their stomachs, for pleasure.',
        ],
        worse: [
          'The smooth bank had brought everyone back to the start. Across the current the evening pearl rolled on, by a step.',
          'They came to a stop where they had started, all in a knot. The current had given the evening pearl a nudge, and it was one dune further off.',
        ],
        sign: [
          'On the smooth bank there was a patch of barnacles. It was rough, like the tongue of a cow.',
          'Barnacles had settled on the smooth bank, a family of them. You could have struck up an acquaintance with any toe there.',
        ],
        yields: [
          'They were past it, and the current went on without them. In a hollow of the sand lay the evening pearl.',
          'The pull let go of their knees. The current went on about its business. The evening pearl lay in the sand, like the last pea on a plate.',
        ],
      },
      noisy: {
        part: { one: 'rushing', mass: true },
        holds: [
          'But the evening pearl was somewhere behind the current, and it rang, very small. Between it and every ear was the rushing.',
          'But the evening pearl could only be heard, not seen. It rang on the other side of the current, no louder than a glass that is set down, and the current rushed.',
        ],
        worse: [
          'The rushing swelled from all sides. Behind the current the ringing of the evening pearl had gone under.',
          'The current had brought some gravel and was rolling that as well. If the evening pearl still rang, it rang to itself.',
        ],
        sign: [
          'When the water turned there was a short hush. It turned every few breaths.',
          'The rushing had to turn round now and then. While it did, all the seaweed hung straight.',
        ],
        yields: [
          'The rushing lay down. Through the current it went ting, just to the right, and there was the evening pearl.',
          'The current went by on tiptoe. In the stillness something said ting, and once more, and behind the next ripple was the evening pearl.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'kelp rope', an: false },
        holds: [
          'But the evening pearl was across the current, and there was only one kelp rope to get there by. When one end was tied, the other was washed off.',
          'But to cross the current to the evening pearl you needed a kelp rope. It needed holding at both ends. It had been made for two, and for two good arms each.',
        ],
        worse: [
          'The kelp rope had drifted off, and lay crooked. It hung in the current right in front of the evening pearl, like a curtain.',
          'The kelp rope had been torn loose and wound itself up like a cat. It drifted in the current, and the evening pearl rolled behind it, out of sight.',
        ],
        sign: [
          'On the far side a second root stood out of the stone. Nobody had tied anything to it.',
          'There was a root over there, on the far side, as thick as a wrist. The water had polished it, and nobody had used it.',
        ],
        yields: [
          'The kelp rope was as tight as a string on a fiddle, right over the current. At its other end, in the sand, lay the evening pearl.',
          'The kelp rope hummed from bank to bank. You could walk along it with your hands, right over the current. The last grip was beside the evening pearl.',
        ],
      },
      guarded: {
        part: { one: 'traffic crab', an: false },
        holds: [
          'But on the bank stood an old traffic crab, and it did not let anybody across the current. Over there lay the evening pearl, and over there was one way.',
          'But the current was in the hands of a traffic crab. It held up one claw for stop, and the other for stop as well, and across the way lay the evening pearl.',
        ],
        worse: [
          'The traffic crab lifted both claws and stood broader. There was no current to be seen past it, and no evening pearl.',
          'The traffic crab had opened out to its full width, and it was a wide crab. You could see claws, and a bit of current, and no evening pearl.',
        ],
        sign: [
          'The traffic crab kept looking down at its feet. It had always stood on a white spot, and the spot was washed away.',
          'Between two signals it looked at the floor. Once there had been a white spot for it to stand on, and now there was only some chalk in the sand.',
        ],
        yields: [
          'The traffic crab let one claw sink and waved with the other. The current held its breath, and on the far side lay the evening pearl.',
          'The traffic crab stepped on its spot, sighed, and waved them over. For the first time that day the current had to wait, and the evening pearl lay there for the taking.',
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
      {
        text: '<helper>The whale calf wants its tune,</helper> said {helper}. <helper>I need the harp. It’s holding its breath already.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      '{helper} played the harp with four arms and kept time with the others. The whale calf listened until the very last note. Then it went up, slowly, with one bubble, and the bubble was a yawn.',
      'Eight arms found sixteen strings on the harp, more or less. At the soft part the whale calf hummed along. Every shell in the cavern hummed with it, and then it went up, asleep.',
      { text: '{helper} played the harp. The whale calf listened, and yawned one big bubble.', to: '3-5' },
    ],
    by: {
      tangled: {
        part: { one: 'weed', mass: true },
        holds: [
          'But the harp was in the old ship’s cabin, and weed had grown through its strings. It had learnt to climb on them.',
          'But the harp stood in the ship’s cabin, and nobody had practised on it but the weed. It had gone up each string and come down the next.',
        ],
        worse: [
          'The weed drew tighter. In the ship’s cabin two of the five strings were gone, and the harp gave a green sort of sound.',
          'The weed had tied the strings in bunches, like leeks. When the ship’s cabin rocked, the harp went thup.',
        ],
        sign: [
          'At the foot of the harp the weed lay in a loop. It was loose, and it rocked.',
          'Down by its foot the weed made an arch. A small fish swam through it, and back, to be seen.',
        ],
        yields: [
          'The weed floated off and up to the ceiling of the ship’s cabin. Under it, on all five strings, shone the harp.',
          'The weed let go at the top and came down like a stocking. The ship’s cabin got light from five sides, and that was the harp.',
        ],
      },
      locked: {
        part: { one: 'cabin door', an: false },
        holds: [
          'But the harp was in the old ship’s cabin, and the cabin door was shut. It was round, and the sea had leaned on it for a hundred years.',
          'But the harp was shut up in the ship’s cabin, behind a round door. A captain had closed it on a Tuesday, and had not come by since.',
        ],
        worse: [
          'The cabin door jammed in the sand. Inside the ship’s cabin the harp slid down to the far wall, over all its strings.',
          'The cabin door had sunk in on its hinge. There was a slither inside the ship’s cabin, and then a chord, and the harp had fallen over.',
        ],
        sign: [
          'Beside the cabin door lay a whelk. It had the same twist as the hole in the latch.',
          'There was a hole in the latch that went round and round. In the sand beside it lay a whelk, and that went round and round as well.',
        ],
        yields: [
          'The cabin door rolled to one side, and a fish came out who had been meaning to. In the ship’s cabin stood the harp.',
          'The cabin door rolled aside like a penny. In the ship’s cabin, on its side, with all its strings alight, was the harp.',
        ],
      },
      asleep: {
        part: { one: 'eel', an: true },
        holds: [
          'But in the old ship’s cabin slept an eel, and it had gone to sleep round the harp. It fitted nicely.',
          'But an eel had moved into the ship’s cabin, and as there was no bed, it had gone to bed on the harp. It was wound through it like a ribbon through a plait.',
        ],
        worse: [
          'The eel grumbled and took one more turn. In the ship’s cabin there was eel up to the top, and there was no harp.',
          'The eel had tightened up, because of the draught. There were two strings of the harp to be seen now. They were lit from behind by eel, and the ship’s cabin was dim.',
        ],
        sign: [
          'On a plank lay five pebbles. They were sorted by colour, and it had taken somebody a long time.',
          'It had laid out its pebbles on a plank before it slept, first the red ones, then the grey. There was one it had not been sure about.',
        ],
        yields: [
          'The eel unwound itself, from the bottom to the top, and wound itself round the bedpost. Alone in the ship’s cabin stood the harp.',
          'The eel came undone, slowly, and poured off into the bunk. The ship’s cabin was left with a harp in the middle, and it was still humming from it.',
        ],
      },
      dark: {
        part: { one: 'dark cabin', an: false },
        holds: [
          'But the harp was in the old ship’s cabin, and it was a dark cabin. There was a window, with a hundred years on it.',
          'But the ship’s cabin had not had a lamp lit in it for a hundred years. The harp was at the back. The window was there for the barnacles.',
        ],
        worse: [
          'Sand had gone up in a cloud before the window. It was a very dark cabin now, and nobody could see a harp, or the ship’s cabin either.',
          'All the mud of the ship’s cabin had got up to see who had come. It was no longer just a dark cabin, it was a sack. The harp was at the bottom of it.',
        ],
        sign: [
          'Far in there was a glimmer. It was upright, and as thin as a string.',
          'Behind the black there was a scratch, quite upright. It was gold.',
        ],
        yields: [
          'First there was one string, and then there were two, and then all five. They lit up the ship’s cabin, and between them was the harp.',
          'The scratch was a string, and beside the string was another. By the light of the harp you could see all of the ship’s cabin, down to the captain’s mug.',
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
      {
        text: '<helper>There’s a parade,</helper> said {helper}, <helper>and the smallest starfish has lost her coral crown. They’re lining up.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The coral crown went on, one point over each arm. The smallest starfish took its place at the end of the row, and the row set off. It went at the speed of starfish, and they were home by morning.',
      'They set the coral crown on the smallest starfish, point by point. It could not see it, so the others told it how it looked. It marched in front, as far as it got, which was the first bend.',
      {
        text: 'The coral crown went on, point by point. The parade set off, slowly, as starfish do.',
        to: '3-5',
      },
    ],
    by: {
      heavy: {
        part: { one: 'clam shell', an: false },
        holds: [
          'But the coral crown was on the shell hill, and the biggest clam shell had sat down on it. It was a house, really.',
          'But a clam shell as big as a bath sat upon the coral crown. It had come down from the top of the shell hill, and it did not mean to climb up again.',
        ],
        worse: [
          'The clam shell settled in the sand. At the foot of the shell hill the coral crown was pressed flat beneath its rim.',
          'The clam shell let out some air and sank by two fingers. The coral crown made a small dry noise, and the shell hill slid in round the edge.',
        ],
        sign: [
          'One edge of the clam shell lay on a winkle. It rocked there, and the winkle was used to it.',
          'A winkle lived under the rim of the clam shell, on one side. Whenever it turned over in bed, the clam shell rocked.',
        ],
        yields: [
          'The clam shell went over, backwards, and lay there like a bowl. Behind it on the shell hill stood the coral crown, on all its points.',
          'Up went the clam shell on its edge, and it stood there for a moment like a door. Behind it, at the foot of the shell hill, all five points up, was the coral crown.',
        ],
      },
      shy: {
        part: { one: 'pipefish', an: false },
        holds: [
          'But in the shell hill lived a pipefish, and it had the coral crown on its nose. It had only wanted to smell it.',
          'But a pipefish in the shell hill had put its nose into the coral crown, and it fitted. Since then it had not known how to be seen.',
        ],
        worse: [
          'The pipefish went further in. The coral crown was drawn after it, and the shell hill clinked.',
          'The pipefish drew itself in like a drawer. From deep inside the shell hill came a clink, and that was the coral crown at the bend.',
        ],
        sign: [
          'Between two shells looked out one red point, and beside it an eye. The eye was very round.',
          'One point had stayed out between the shells. It was red, and behind it blinked an eye.',
        ],
        yields: [
          'The pipefish came out of the shell hill by itself, backwards, since that is the only way. Last came its nose, and on its nose was the coral crown.',
          'A tail came out of the shell hill, then a good deal of pipefish, then the coral crown. It shook its nose free, and went quite pink.',
        ],
      },
      needsTime: {
        part: { one: 'anemone', an: true },
        holds: [
          'But on the shell hill stood an anemone, and it had shut round the coral crown. It does so when it is startled, and it opens when it has got over it.',
          'But the coral crown was in the fist of an anemone, on top of the shell hill. It was a sound sort of fist, and it opened at its own pleasure.',
        ],
        worse: [
          'The anemone had shut again from the beginning. There was not a point of the coral crown outside any more, and the shell hill sat very still.',
          'The anemone had shut so hard that it had swallowed its own fingers. The coral crown was in there with them, and nobody on the shell hill said a word.',
        ],
        sign: [
          'At the top the anemone had one arm out. It was short, and it tried the water.',
          'One finger had come back out. It was no longer than an eyelash, and it felt for the weather.',
        ],
        yields: [
          'Arm after arm, by itself, the anemone had opened. In the middle, like a guest at a table, on top of the shell hill, sat the coral crown.',
          'The anemone opened like an umbrella that is done with the rain. The coral crown stood in the middle, and the shell hill let it be looked at.',
        ],
      },
      narrow: {
        part: { one: 'gap', an: false },
        holds: [
          'But the coral crown had slipped down in the shell hill. Between two shells there was a gap, and only a shrimp came out of it, and shook its head.',
          'But somewhere inside the shell hill was the coral crown. It had gone in at a gap that looked like a mouth. You could get three fingers in, and then it looked like a shut one.',
        ],
        worse: [
          'The two shells leaned together. In the shell hill the coral crown slid further in, and you heard it, a small dry sound.',
          'Shells slid from above and put their shoulders together. In the shell hill something red went down a floor, and that was the coral crown.',
        ],
        sign: [
          'Lower down the gap was wider. The shell there had a bite out of its edge.',
          'The bottom shell had a chip in it. There the gap was as big as a biscuit.',
        ],
        yields: [
          'Out of the gap came one point, and then the second, and so on to five. The shell hill had given back the coral crown.',
          'The first point came out bowing, the others came after. The shell hill clattered a bit, and had one coral crown less.',
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
      'Two hundred people had been asked to bring a cushion. They would lie down in the sea hall, and over them, without any words, would go the jellies. It was half past seven, and over them went a fly.',
    ],
    gift: [
      'They lay on their backs on the floor, two hundred of them, and the moving picture went over them without a sound. Someone’s grandmother held up a hand, to be in it. Nobody clapped when it was over, because you do not clap lying down.',
      'The moving picture swam over the vault from end to end, and everybody’s stomach rose and fell with it. A child asked if they could see us. It was the only question that evening, and nobody knew.',
    ],
    by: {
      tangled: {
        part: { one: 'film ribbon', an: false },
        holds: [
          'But in the sea hall the film ribbon had jumped out of its gate, and half the moving picture lay on the floor in curls. It had been rewound in a temper.',
          'But in the sea hall the film ribbon had been taken off the machine by two people in two directions. It was eight hundred metres of moving picture, in the form of a nest.',
        ],
        worse: [
          'The film ribbon curled in on itself, under the reel. In the sea hall the jellies had been pulled in as well, and if this was a moving picture, it was one of a knot.',
          'The film ribbon had slid from the table. In the sea hall it went on sliding for some time, and with each loop a piece of the moving picture went under.',
        ],
        sign: [
          'At the rim of the reel the film ribbon hung in a loop. You could see nine jellies in it, one above another.',
          'On the very top lay the leader, with a white cross on it. It was quite free, and it pointed out.',
        ],
        yields: [
          'The film ribbon ran up on its reel with a whisper. The sea hall went dark by itself, and on the vault, upside down at first, was the moving picture.',
          'The film ribbon ran through two pairs of fingers on to the reel, white cross first. In the sea hall somebody put out the last lamp, and on the vault was the moving picture.',
        ],
      },
      shy: {
        part: { one: 'partner', an: false },
        holds: [
          'But the partner with the second reel had been behind the blue curtain of the sea hall since the mistake with the lens cap. The moving picture had a first half.',
          'But the partner had taken the second reel out to the seals. One could see the sea hall from there, and not be seen. Without that reel the moving picture would end in the middle of an arm.',
        ],
        worse: [
          'The partner had moved in by one more fold. In the sea hall it was twenty to eight, and the moving picture would stop in mid-ocean.',
          'The partner had gone down to the lower window, where the water is green. Up in the sea hall they had begun to explain that the moving picture was not very long.',
        ],
        sign: [
          'From under the curtain looked a shoe. It was pointing towards the hall.',
          'On the glass, at the height of a face, there was a ring of breath. In it somebody had drawn a jelly.',
        ],
        yields: [
          'The partner came out, put the second reel on its pin and did not say a word. It was enough for the sea hall, and for the moving picture.',
          'The partner came up the steps with wet sleeves, and smelled of seal. Nobody in the sea hall said a word about that, and the moving picture had a second half.',
        ],
      },
      needsTime: {
        part: { one: 'fogged lens', an: false },
        holds: [
          'But it had got warm in the sea hall, and the fogged lens was as white as an egg. A moving picture needs it clear, and it clears when it has the warmth of the room.',
          'But they had carried the lens in from the cold, and at the first breath in the sea hall it had gone blind. A fogged lens makes of a moving picture a night in November.',
        ],
        worse: [
          'The lens had misted over again, from the edge to the middle. In the sea hall a pale spot wandered over the vault, and that was the moving picture.',
          'Somebody had wiped it with a sleeve. There were streaks now on the fogged lens, and over the vault of the sea hall went a moving picture of a sleeve.',
        ],
        sign: [
          'Down the fogged lens ran one drop. Where it had been, you could see through.',
          'In the middle there was a point, no bigger than a pupil, and through it you saw.',
        ],
        yields: [
          'The fogged lens had cleared, and nobody had wiped it. In the sea hall the pale spot got edges, and then arms, and then it was the moving picture.',
          'The point had grown, and was the whole of it. Nobody had a fogged lens any more, they had a sea hall full of arms and lights, and it was the moving picture.',
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
      'The town hall had been laid out with four hundred chairs, and at six it would turn blue. Under the blue there was to be a voice, reading what a girl of seventeen had written down when she found the cavern. The voice had gone home.',
    ],
    gift: [
      'In the town hall it went blue, and then a voice began, not excited at all. The spoken diary ended with a Tuesday. When the lamps came on, four hundred people were holding their breath, and it took them a moment to remember that they need not.',
      'The voice read the spoken diary as one reads to somebody who is nearly asleep. At the end the girl wrote that she had told nobody yet. Four hundred people kept quite still, so as not to have been told.',
    ],
    by: {
      broken: {
        part: { one: 'film plan', an: false },
        holds: [
          'But when the offended reader had gone, the film plan came off the wall, and not at the pins. Where the spoken diary starts and where it is silent was on the strip that lay under the table.',
          'But the film plan had been torn in the row with the offended reader, between minute nine and minute ten. Beyond the tear nobody knew when the spoken diary speaks.',
        ],
        worse: [
          'One more strip had come off. By that film plan the spoken diary began after the end, and it was a quarter of an hour since the offended reader had left.',
          'Minute eleven had come off as well. The film plan hung down like a tongue, and the offended reader had been seen at the bus stop, so the spoken diary was a silence.',
        ],
        sign: [
          'On both torn edges was half a fish. It was drawn in red, and it had been drawn by the offended reader.',
          'A long bubble had been drawn right down the margin. Half of it was on this side, and half on that.',
        ],
        yields: [
          'The film plan hung on the wall, and a fish swam across the seam. The offended reader was standing before it, with a pencil, and you could begin with the spoken diary.',
          'The long bubble rose through the film plan from bottom to top. The offended reader had come back for an umbrella and stopped to look, and so there was a spoken diary.',
        ],
      },
      guarded: {
        part: { one: 'archivist', an: true, g: 'f' },
        holds: [
          'But the archivist had been strict since the wet page, and the offended reader was the one who had had it last. The spoken diary was a written one, in grey gloves, behind her.',
          'But the archivist had locked the diary in the glass case, from the moment when the offended reader had thumped on it. A spoken diary needs one that can be opened.',
        ],
        worse: [
          'The archivist stood before the shelf, and the box was shut. There would be no spoken diary, not for an offended reader, and not for any other sort.',
          'The archivist had drawn a cloth over the case. From under it came nothing, and the offended reader said that one could hardly call that a spoken diary.',
        ],
        sign: [
          'The archivist kept looking at one page, under glass, on her table. It would not stay flat, it wanted four hands and a book.',
          'The archivist kept looking at her own lips, in the glass. She had been speaking it under her breath for years.',
        ],
        yields: [
          'The archivist took the box down again and put two pairs of gloves beside it. One was for the offended reader, and so there would be a spoken diary.',
          'The archivist took the cloth away and said the first line herself, by heart, too fast. The offended reader said it after her, more slowly, and the case was open, and that was the spoken diary.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'big map', an: false },
        holds: [
          'But the spoken diary begins on the big map, and for the camera that had to be held flat. Since the offended reader had left there was one to hold it, and it rolled up at the other side.',
          'But the big map lay rolled up on the stage, three metres of it. The offended reader had had the other end, and with a map that is a tube no spoken diary can begin.',
        ],
        worse: [
          'The big map had rolled itself up. The first page of the spoken diary was inside it, and from the door you could have heard the offended reader not come back.',
          'The big map had snapped shut on somebody’s sleeve. It took two to get it out, and for the spoken diary they would have needed the offended reader.',
        ],
        sign: [
          'Along its far edge the big map had a second rod. It was of wood, and there were two thumbs on it, rubbed pale.',
          'Below the sea, on the far edge, there were two loops of tape. They had been put there for a chair back.',
        ],
        yields: [
          'The big map lay flat, from the cliffs to the deep. At the other rod stood the offended reader, and read, since the hands were full, by heart, and that was the spoken diary.',
          'The big map lay open, from the harbour to where the paper is only blue. At its edge stood the offended reader, with a finger on the first fathom, and that is how the spoken diary begins.',
        ],
      },
    },
  },
} satisfies EnErrands;
