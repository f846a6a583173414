import type { EnErrands } from '../../schema.ts';

export const magicMeadow = {
  flower: {
    title: ['The Flower That Slept On', 'A Hum Over the Stream'],
    prize: { one: 'sleeping flower', an: false },
    obstacle: { one: 'stream', an: false },
    task: [
      '<helper>One flower hasn’t woken up,</helper> said {helper}. <helper>I’ve got to hum to her, quite close, and before the rain. Otherwise she sleeps through the summer and wakes up in a snowdrift.</helper>',
      'Everything in the meadow was up, and was washed, and had had breakfast. Only one flower still hung there with her petals shut. <helper>It’s going to rain,</helper> said {helper}, <helper>and I’ve not hummed to her.</helper>',
      {
        text: '<helper>One flower hasn’t woken up,</helper> said {helper}. <helper>I’ve got to hum to her. And it’s going to rain.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      '{helper} hummed, from the stalk upwards, and the sleeping flower lifted her head. She opened one petal and looked out from under it. Then she opened them all, with a stretch that you could hear.',
      '{helper} hummed, and at the third note a petal moved. The sleeping flower looked at everybody, one after the other. Then the rain came, and she drank it, with her mouth wide open.',
      {
        text: '{helper} hummed. The sleeping flower opened one petal, and looked. Then she opened them all.',
        to: '3-5',
      },
    ],
    by: {
      slippery: {
        part: { one: 'green stone', an: false },
        holds: [
          'But the sleeping flower stood on the far bank, and before it was the stream. The only green stone to step on was like a wet fish.',
          'But on the other bank hung the sleeping flower, and to get there you had to step on the green stone. In all its life it had let nobody stand, not even a heron.',
        ],
        worse: [
          'All feet were on the bank again, and shone. Spray had gone over the stream, and the sleeping flower hung lower.',
          'The stream had everyone’s shoes full. A splash had gone right across it, and the sleeping flower had it on the head.',
        ],
        sign: [
          'Next to it one stone had dried in the sun. It was rough, like toast.',
          'There was a second stone, beside the first. The sun had sat on it since breakfast, and it was as rough as a rusk.',
        ],
        yields: [
          'Then there was grass under their toes, and the stream went on telling it all to somebody else. There stood the sleeping flower.',
          'One big step was left, and it came down in clover. The stream had not got them, and it murmured, and before them hung the sleeping flower.',
        ],
      },
      noisy: {
        part: { one: 'water', mass: true },
        holds: [
          'But before the sleeping flower was the stream, and the water chattered. No hum in the world could have got across.',
          'But the stream talked, from the one end of the meadow to the other. To hum to the sleeping flower one would have to make oneself heard, and a hum is small.',
        ],
        worse: [
          'The water chattered louder, and about them. Beyond the stream the sleeping flower had pulled a leaf over its ear.',
          'The water had put in a waterfall. On the far side the sleeping flower rolled herself up in her own leaf, and the stream had not noticed.',
        ],
        sign: [
          'After every seventh gurgle the water stopped to think. It was a short hush, and in it you could hear a fly.',
          'After seven gurgles it lost the thread. It did not take it long to find it.',
        ],
        yields: [
          'The water had forgotten what came next. Over the stream went a hum, right across, and the sleeping flower turned its face to it.',
          'The stream stood and listened, with a leaf on the tip of its tongue. A hum went over to the sleeping flower, and every bit of it arrived.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'plank', an: false },
        holds: [
          'But before the sleeping flower was the stream. Beside it lay a plank with a sign that said bridge, later. When one end was put down, the other swung away.',
          'But the bridge over the stream was a plank, and it had not been laid yet. Anybody could lift one end. The other end then went swimming, and the sleeping flower on the far bank got the drops.',
        ],
        worse: [
          'The plank had swung round and lay crooked in the stream. It had splashed the sleeping flower from top to toe.',
          'The plank had turned its back on them and lay along the bank. Over there the sleeping flower was wet down to the stalk, and the stream pulled.',
        ],
        sign: [
          'Near the far end the plank had a second loop of rope. A duck had been sitting on it.',
          'The loop of rope at the far end had something on it. It was a duck’s feather, and no hand had ever rubbed it off.',
        ],
        yields: [
          'The plank lay across the stream, from grass to grass. On the other side, with a drop on its nose, stood the sleeping flower.',
          'The plank went over in one go, like the hand of a clock. It lay from bank to bank. The stream ran through beneath, and at the other end drooped the sleeping flower.',
        ],
      },
    },
  },
  spot: {
    title: ['The Seventh Spot', 'Before the Beetles’ Photograph'],
    prize: { one: 'seventh spot', an: false },
    obstacle: { one: 'toad', an: false },
    task: [
      'The ladybird had six spots and a bare place. Today was the day of the beetles’ photograph, and it hangs in the hollow oak for a year. Before the rain the seventh spot had to be found, or she would be in it with six.',
      'The beetles had polished each other, and the camera stood on three grass stalks. The ladybird stood at the back, with a leaf held to her side. There was a spot missing under it, the seventh.',
      {
        text: '<helper>The ladybird has six spots,</helper> said {helper}. <helper>She wants seven, for the picture. It’s today.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The seventh spot went on with a pat. The ladybird looked over her shoulder and counted. Then the beetles stood in three rows and said cheese. She turned a little, so that you should see that side.',
      'On went the seventh spot, and the ladybird dropped her leaf. She was put in the first row, in the middle. In the photograph she is the only one who has moved.',
      { text: 'Pat, went the seventh spot. She counted. Then everybody said cheese.', to: '3-5' },
    ],
    by: {
      asleep: {
        part: { one: 'toad', an: false },
        holds: [
          'But on the flat stone lay a toad, asleep, and beneath the toad lay the seventh spot. You saw a bit of it, round and black.',
          'But the toad had picked the flat stone for its nap, and the seventh spot had got there first. So now it was a mattress.',
        ],
        worse: [
          'The toad grumbled and lay down broader. Now there was nothing of the seventh spot, not a bit.',
          'The toad dreamed of something broad and became it. The seventh spot, or what was left to see of it, went under.',
        ],
        sign: [
          'Beside the toad lay three dewdrops and a reed. They lay in order, the smallest dewdrop first.',
          'Three dewdrops lay before the toad, put there by size. The reed beside them was probably the spoon.',
        ],
        yields: [
          'The toad turned over, showed a very white stomach and went on sleeping. In the dry patch on the stone lay the seventh spot.',
          'The toad rolled on its back, all four feet in the air. On the flat stone there was a dry patch, and in the dry patch was the seventh spot.',
        ],
      },
      guarded: {
        part: { one: 'toad', an: false },
        holds: [
          'But on the flat stone sat a toad, and it sat in front of the seventh spot. It had thought of keeping it, for a button.',
          'But the toad was in front of the seventh spot, and wherever one looked, the toad was looking too. It meant to have it on its waistcoat.',
        ],
        worse: [
          'The toad stood up on all fours and was twice as high. It had pushed the seventh spot behind it, with one foot.',
          'The toad had pumped itself up. It had a foot on the seventh spot now, and the foot had suckers.',
        ],
        sign: [
          'The toad kept looking at the dock leaf. There was shade beneath it, and here there was none.',
          'It was hot on that stone. The toad looked over at the dock leaf as one looks at the sea.',
        ],
        yields: [
          'The toad went over into the shade, hop, and hop. On the flat stone lay the seventh spot and shone.',
          'The toad hopped off to where it was green and cool. The flat stone lay there in the sun with nobody on it, only the seventh spot.',
        ],
      },
      heavy: {
        part: { one: 'flat stone', an: false },
        holds: [
          'But the toad had shut the seventh spot away, beneath its flat stone. It was a good safe, and as heavy as a loaf of iron.',
          'But the toad was careful with its treasures. The seventh spot was in the safe, and the safe was a hole with a flat stone on top.',
        ],
        worse: [
          'The flat stone sank into the moss. The toad patted it, and the seventh spot was as far down as before, and a bit more.',
          'The flat stone had slipped down flush, and the moss joined hands over it. The toad nodded, and as for the seventh spot, it was dark for it.',
        ],
        sign: [
          'One edge of the flat stone lay on a snail shell. There it rocked.',
          'There was a snail shell under one edge, empty. That was why the flat stone went tock when the wind blew.',
        ],
        yields: [
          'The flat stone tipped over, and the toad looked at its underside with interest. In the damp moss, quite whole, lay the seventh spot.',
          'The flat stone stood on its edge and fell over, and the toad said oh. In a bed of moss, with a beetle for company, was the seventh spot.',
        ],
      },
    },
  },
  bell: {
    title: ['The Dew Bell in the Web', 'Before the Meadow Dries'],
    prize: { one: 'dew bell', an: false },
    obstacle: { one: 'spider’s harp', an: false },
    task: [
      'The grasshoppers’ concert begins with the dew bell. It is a drop in a silver ring, and it rings when you breathe on it. But dew dries, and the sun was already on the clover.',
      'A hundred grasshoppers sat on a hundred stalks with one leg up. They begin when the dew bell rings, and it had not rung. One leg was shaking, and the sun went up and up.',
      {
        text: '<helper>The concert begins with the dew bell,</helper> said {helper}. <helper>It’s only a drop. The sun’s coming.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      '{companion} breathed on the dew bell, and it rang. In the whole meadow a thousand legs were lifted. Then the grasshoppers began, all on the same beat, and an old beetle asked a young one to dance.',
      '{companion} drew in air and let out a little. The dew bell gave one clear drop of a sound. A hundred legs came down, and what came out was a waltz.',
      { text: 'Ting, went the dew bell. A thousand grasshoppers began, zirp, zirp, zirp.', to: '3-5' },
    ],
    by: {
      tangled: {
        part: { one: 'harp thread', an: false },
        holds: [
          'But the dew bell hung in the spider’s harp, right in the middle. The harp thread had come undone at one end and had wound itself round and round.',
          'But a gust had been at the spider’s harp. One harp thread had come off and had wound up the dew bell as one winds up a ball of wool.',
        ],
        worse: [
          'The harp thread wound tighter. In the spider’s harp the dew bell was drawn in close, and it did not make a sound.',
          'The harp thread had taken another three turns. The dew bell was the size of a pea now, all grey, and the spider’s harp was out of tune.',
        ],
        sign: [
          'At the edge the harp thread hung in a loop. It trembled, whenever anybody breathed.',
          'There was some slack at the edge. The harp thread hung there in a loop, and it shivered at every word.',
        ],
        yields: [
          'The harp thread let go with a plink and hung straight. On the last string of the spider’s harp swung the dew bell.',
          'The harp thread spun off, round and round, and was straight again. A hum ran through the spider’s harp, and the dew bell answered it.',
        ],
      },
      shy: {
        part: { one: 'spider', an: false, g: 'f' },
        holds: [
          'But the spider’s harp had its spider, and she had taken the dew bell to her under a leaf. She played for herself, as a rule.',
          'But the dew bell was with the one who had made the spider’s harp. She sat under a leaf and held it to her, and had eight good reasons for not coming out.',
        ],
        worse: [
          'The spider ran in further under the leaf. She had the dew bell in two of her arms, and the spider’s harp hung there silent.',
          'Leaf after leaf shook, each one further back. The spider’s harp had lost its player, and the dew bell went tinkling away, under somebody’s arm.',
        ],
        sign: [
          'From under the leaf looked a knee. It was striped, and it stuck out like a knee at a small table.',
          'One cannot fold up eight legs without one being left over. A striped knee stuck out.',
        ],
        yields: [
          'The spider came out along her lowest string. She hung the dew bell in the middle of the spider’s harp, where you could reach it, and stayed.',
          'The spider came down on a thread, quite slowly, so that one could get used to her. She hung the dew bell back in the spider’s harp and gave it a turn.',
        ],
      },
      broken: {
        part: { one: 'frame stalk', an: false },
        holds: [
          'But the spider’s harp had lost its frame stalk, snapped in the middle. The whole of it hung down, and somewhere in that hung the dew bell.',
          'But the frame stalk of the spider’s harp had broken, as stalks do when a cow leans on them. The strings hung down in a bundle, and the dew bell was in the bundle.',
        ],
        worse: [
          'Another string had come off. The dew bell hung from the spider’s harp by one hair, and it had begun to shake.',
          'The bundle had slipped, and a string went ping. If one more went, the dew bell was a drop on the grass, and the spider’s harp was a cobweb.',
        ],
        sign: [
          'The frame stalk had two ends, both slanting. They slanted the same way.',
          'The frame stalk had not broken straight across. Both the ends were slanted, like two quills.',
        ],
        yields: [
          'The spider’s harp stretched itself, string after string, and hummed. In the middle of it, safe, hung the dew bell.',
          'The frame stalk was as tall as ever, with one knee in it. String by string the spider’s harp drew itself up, and lifted the dew bell into the sun.',
        ],
      },
    },
  },
  cello: {
    title: ['The Long First Note', 'A Concert in the Meadow'],
    prize: { one: 'first note', an: false },
    obstacle: { one: 'stage tent', an: false },
    task: [
      'At dusk the youth orchestra played in the meadow, and the piece began with one note of the cello, alone, sixteen slow beats. It was the youngest cellist’s. Someone had said it was only one note, and had meant it kindly.',
      'In front of the tent they had mown a circle for the people. At dusk it begins, with no conductor, with one long note out of nowhere. The youngest had practised that note since Easter. It was only one, they kept telling her.',
    ],
    gift: [
      'It went out over the meadow, sixteen beats long, and before the end the crickets had left off. The conductor had her stick up and did not use it. On the last beat she looked at the youngest, and breathed in.',
      'The first note lay down on the grass like the evening. Sixteen beats are a long time. At the twelfth a man who had come for the buffet shut his eyes, and at the sixteenth he had forgotten what he came for.',
    ],
    by: {
      broken: {
        part: { one: 'cello bridge', an: false },
        holds: [
          'But in the stage tent somebody had stepped back into the cello, and the cello bridge had split. On one side of the split there was no first note, only string.',
          'But in the stage tent they had moved the chairs, in a hurry, and the cello bridge had cracked. There was nothing left for the first note to stand on.',
        ],
        worse: [
          'A peg had slipped as well. In the stage tent the cello gave a buzz, and nobody listens to that for sixteen beats and calls it a first note.',
          'The cello bridge had gone flat, and all the strings hung down. In the stage tent somebody tried to hum the first note, in order to be of use.',
        ],
        sign: [
          'The split was clean. One edge had a curl of wood, and the other had the hollow for it.',
          'The maker had burnt a star into the wood. It was in two now, three points to the left and two to the right.',
        ],
        yields: [
          'The cello bridge stood, and the strings went up over it. In the stage tent somebody drew a bow across, with no pressure at all, and there lay the first note.',
          'The star had its five points. The strings went up over the cello bridge, one by one, and in the stage tent nobody spoke, and there was room for the first note.',
        ],
      },
      guarded: {
        part: { one: 'desk leader', an: false, g: 'f' },
        holds: [
          'But in the stage tent the desk leader and the older ones sat round the only good stand. The youngest could have the first note from memory, they said, since it was only one.',
          'But the desk leader had said that on one note one needs no light. In the stage tent the lamp stood with the older ones, in the ring, and outside it, in the dark, sat the first note.',
        ],
        worse: [
          'The desk leader drew the chairs together, and in the stage tent the cello stood outside with a coat on it. The first note was going to come from somebody else.',
          'The desk leader had moved the lamp further in. In the stage tent you saw elbows, and a cello with no one, and the first note had been offered to the viola.',
        ],
        sign: [
          'The desk leader kept leafing back. In the part there was a page missing, and it was the first.',
          'The desk leader kept looking at her own hands. She had the second note, and that comes in on the ninth beat, and nobody had ever counted it for her.',
        ],
        yields: [
          'The desk leader pushed a chair back, and there was a place in the stage tent, and half a stand. That is quite enough for a first note.',
          'The desk leader pushed her chair back by one foot, and then the next one did. It was a ring with a door. From there the lamp of the stage tent shone on the first note.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'rain sheet', an: false },
        holds: [
          'But in the stage tent the rain sheet lay over everything. When it was pulled off on the left, it slid down on the right, over the cello with the first note in it.',
          'But it had rained, and the rain sheet on the stage tent had filled like a bath. If you lift it here, it runs over there, and there stood the cello, and in the cello the first note.',
        ],
        worse: [
          'The rain sheet had slapped back, more crooked. The stage tent dripped, and the cello was under it to the neck, and with it the first note.',
          'The rain sheet had come down to the height of a head. Everyone in the stage tent stood bent. It dripped on the cello’s blanket, and there would be a first note with a gurgle.',
        ],
        sign: [
          'The rain sheet had a loop at its other corner as well. It lay on the grass outside.',
          'At the back pole the rain sheet had a cord with a knot. It led to the ditch, if somebody should pull it.',
        ],
        yields: [
          'The rain sheet went up and back in one breath, and all its water ran off behind the stage tent. The cello was dry. It had its first note in it, like a letter.',
          'The rain sheet was lifted at the front and drawn down at the back, and all that water went off into the ditch with a roar. It was the last sound in the stage tent, before the first note.',
        ],
      },
    },
  },
  map: {
    title: ['The Last Square of the Map', 'Before the Mower Comes'],
    prize: { one: 'blue flag', an: false },
    obstacle: { one: 'last square', an: false },
    task: [
      'At noon the meadow would be mown. What stood on the map with a name would be left standing, under a small flag, and two volunteers had been mapping since Monday. There was one square left, at the very edge, and one of them had gone home with the list.',
      'The mower was the farmer’s, and noon was the farmer’s as well. What had a name by then and a flag would stay. They had found three hundred names, two volunteers on four knees, and then they had quarrelled about a three hundred and first.',
    ],
    gift: [
      'The mower came at noon. At the edge of the meadow it slowed down, drew a curve, and went on. In the middle of the curve stood the blue flag, in grass to the knee, and round it eleven things that have no English name.',
      'The mower went round the blue flag as one walks round somebody asleep. In the square stood the grass, and it hummed. The farmer got down from his seat and asked what it was called, the one there, and had it spelled.',
    ],
    by: {
      tangled: {
        part: { one: 'marking string', an: false },
        holds: [
          'But since the quarrel the marking string of the last square had lain where somebody dropped it. It had gone round three stakes, and the blue flag was in there with it.',
          'But they had both measured out the last square, one with paces and one with a tape. The marking string went round it twice, crookedly, and where it crossed the blue flag was caught.',
        ],
        worse: [
          'The marking string had knotted about the stakes. The last square was a triangle now, and the blue flag had been dragged down flat.',
          'The marking string had cut into the stalks. It was a last square with a waist, and the blue flag lay on its face.',
        ],
        sign: [
          'By the third stake the marking string lay in a loop. It was slack, and a snail had gone through.',
          'At one corner the marking string had been tied in a slip knot. The long end of it lay in the clover.',
        ],
        yields: [
          'The marking string came free and ran from stake to stake. That was the last square, and in one corner of it stood the blue flag.',
          'One pull at the long end, and the marking string dropped. They stretched it once more, with four hands, and that was the last square, and in the middle of it, upright, was the blue flag.',
        ],
      },
      shy: {
        part: { one: 'partner', an: false, g: 'm' },
        holds: [
          'But the partner sat behind the hedge bank with a bag on his knees. In the bag were the list and the blue flag, and without him the last square was grass.',
          'But the partner had said what he thought about paces, and had gone to sit in the alder. The blue flag was in his hat. From the last square you saw the soles of his shoes.',
        ],
        worse: [
          'The partner had gone further along the bank. On the far side somebody had started up the mower, to try it, and the last square was without its blue flag.',
          'The partner had climbed one branch higher. The hat had gone up as well, and round the last square you could hear the mower come, and there was no blue flag.',
        ],
        sign: [
          'Above the leaves of the hedge bank was the peak of a cap. It was turned towards the meadow.',
          'Something fluttered down out of the alder. It was a label, already written, in Latin, and the ink was wet.',
        ],
        yields: [
          'The partner came through the gap in the hedge and crouched down in the last square. He said a word in Latin, quietly, and stuck in the blue flag.',
          'The partner came down the trunk as slowly as a bear. He knelt at the edge of the last square, without looking up. He took off his hat to the three hundred and first, and stuck in the blue flag.',
        ],
      },
      needsTime: {
        part: { one: 'closed bud', an: false },
        holds: [
          'But in the last square everything was shut, and you cannot put a name to a closed bud. It opens when the sun has got round to it, and without a name there is no blue flag.',
          'But the one in the last square that they had quarrelled about was shut. By a closed bud nobody can tell, one said one thing and one another, and there is no blue flag for a perhaps.',
        ],
        worse: [
          'The closed bud had shut itself tighter. In the last square it was as dark as at six in the morning, and the blue flag was still in the bag.',
          'Someone had bent it open a little, to see. The closed bud had turned its head away, the last square lay in the shade, and the blue flag would be for a nettle.',
        ],
        sign: [
          'One bud had a crack in it. In the crack was some blue.',
          'A bee had settled on the top of it and did not leave.',
        ],
        yields: [
          'The sun had got round. In the last square one bud opened after another, with nobody near. Beside them in the list stood eleven names, and then the blue flag.',
          'It had opened, with the bee on it. They were both wrong, it was a third thing, and much rarer. The last square had got a name, and over the name, still shaking a bit, the blue flag.',
        ],
      },
    },
  },
} satisfies EnErrands;
