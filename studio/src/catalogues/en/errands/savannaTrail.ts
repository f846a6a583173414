import type { EnErrands } from '../../schema.ts';

export const savannaTrail = {
  water: {
    title: ['Why Is the Waterhole So Quiet', 'Nobody Drinks Tonight'],
    prize: { one: 'waterhole', an: false },
    obstacle: { one: 'tall grass', an: false },
    task: [
      '<helper>Listen,</helper> said {helper}. <helper>No, that’s it, there’s nothing. The waterhole’s too quiet. Before dusk I’ve got to know why, or the little ones won’t go and drink.</helper>',
      'The little ones stood in the grass with their tongues out. They drink when the waterhole has gurgled, and today it had not. <helper>It’s never been that quiet,</helper> said {helper}. <helper>Somebody’s got to go and look.</helper>',
    ],
    gift: [
      'The waterhole lay there, round, with the whole sky in it, and in the middle floated one egret, asleep. That was all. {helper} whistled. Out of the grass they came, the smallest in front, and drank the edge off a cloud.',
      'On the waterhole swam one white feather, turning, and that had been the whole danger. {helper} gave the sign. They drank in a row, the smallest between the biggest, and it gurgled again.',
    ],
    by: {
      noisy: {
        part: { one: 'grass rustle', an: false },
        holds: [
          'But the waterhole was somewhere in the tall grass, and you had to listen for its lapping. There was the grass rustle in between, and it talked without stopping.',
        ],
        worse: [
          'The grass rustle swelled like a thousand skirts. Somewhere in the tall grass the lapping of the waterhole had gone under.',
        ],
        sign: ['When the wind turned round, there was a short hush. In it each stalk stood up straight.'],
        yields: [
          'The tall grass stood still, all of it. Lap, it went, lap, on the left, twelve steps away, and there was the waterhole.',
        ],
      },
      tangled: {
        part: { one: 'grass rope', an: false },
        holds: [
          'But the tall grass had grown together across the path to the waterhole. It had plaited itself into one long grass rope, as thick as an arm.',
        ],
        worse: [
          'The grass rope plaited itself tighter. Through the tall grass there had been a shine, and that was the waterhole, and it was gone.',
        ],
        sign: [
          'Near the ground the grass rope made a loose loop. A dung beetle rolled through it, with its ball.',
        ],
        yields: [
          'The grass rope came undone from the bottom to the top. The tall grass fell to both sides, and there was the waterhole.',
        ],
      },
      asleep: {
        part: { one: 'hippo calf', an: false },
        holds: [
          'But the path to the waterhole went through the tall grass, and right across it slept a hippo calf. It was a calf, but it was a hippo.',
        ],
        worse: [
          'The hippo calf grumbled and lay down broader. The tall grass bent over it, and of the waterhole there was not a glint.',
        ],
        sign: [
          'Beside the hippo calf lay four lily leaves. The big one lay at the bottom and the small one on top.',
        ],
        yields: [
          'The hippo calf yawned, which took a while, and rolled off the path into the tall grass. Behind it shone the waterhole.',
        ],
      },
      narrow: {
        part: { one: 'gap', an: false },
        holds: [
          'But two termite hills stood in the tall grass. The only way to the waterhole was the gap in between. Meerkats fitted.',
        ],
        worse: [
          'The tall grass leaned in from both sides. In the gap lay a bit of sky, and that was the waterhole. Then it slipped away.',
        ],
        sign: [
          'Lower down the gap was wider. Something with a round stomach went through there every night.',
        ],
        yields: [
          'They came out at the other side with red dust on their elbows. The tall grass closed, and there, quite close, lay the waterhole.',
        ],
      },
    },
  },
  drum: {
    title: ['Good Night to the Far Herd', 'The Yellow Thunder Gourd'],
    prize: { one: 'thunder gourd', an: false },
    obstacle: { one: 'wide acacia', an: false },
    task: [
      '<helper>The elephant grandmother says good night to the far herd,</helper> said {helper}. <helper>She’s got a gourd for it, that hums. Tonight she hasn’t. They’re standing over there with one ear up.</helper>',
      'Evening after evening the elephant grandmother told the far herd that all was well. She did it with a gourd that hummed. Tonight the thunder gourd was missing, and over there they had not sat down.',
    ],
    gift: [
      'The elephant grandmother stroked the thunder gourd with her trunk, and you felt it in the stomach. It was low and long, and it went off through the ground. Then they waited. From far away, through the soles, it came back.',
      'The elephant grandmother breathed into the thunder gourd, and the pebbles jumped. It ran off under the ground. Then the soles tickled: over there they had heard, and were lying down, one thump after the other.',
    ],
    by: {
      heavy: {
        part: { one: 'acacia log', an: true },
        holds: [
          'But beneath the wide acacia a log had come down on the thunder gourd. It was an acacia log, and it would have done for a bridge.',
        ],
        worse: [
          'The acacia log settled in the dust. Under the wide acacia only half of the thunder gourd was left above the ground.',
        ],
        sign: [
          'One end of the log lay on a root of the wide acacia. There it rocked when a bird sat down on it.',
        ],
        yields: [
          'The acacia log rolled off over the root and came to rest against the wide acacia. In its hollow, yellow and round, lay the thunder gourd.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'young rhino', an: false },
        holds: [
          'But beneath the wide acacia stood a young rhino, who had been told to mind the thunder gourd. It thought it was a game, and it was winning.',
        ],
        worse: [
          'The young rhino pushed with its whole head. The thunder gourd rolled round the wide acacia and came to rest on the far side, where the thorns are.',
        ],
        sign: [
          'An old tortoise came by and sat down in the dust. At once the young rhino stopped and sat down as well.',
        ],
        yields: [
          'The young rhino sat, and sighed, and let its ears hang. Between its front feet, under the wide acacia, lay the thunder gourd.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'long log', an: false },
        holds: [
          'But beneath the wide acacia the long log lay over the thunder gourd. When one end was up, the other end rolled back.',
        ],
        worse: [
          'The long log lay as before, only more crooked. You could no longer see the thunder gourd, you saw the wide acacia and its shadow.',
        ],
        sign: ['At the other end stuck out the stump of a branch. It was as thick as a handle ought to be.'],
        yields: [
          'The long log rose, at both ends, as flat as a table. Underneath was the dip, and in the dip, beneath the wide acacia, sat the thunder gourd.',
        ],
      },
      dark: {
        part: { one: 'shade', an: false },
        holds: [
          'But the thunder gourd was under the wide acacia, in the shade. Outside the sun was so bright that in there it was simply black.',
        ],
        worse: [
          'The shade grew out across the sand. The wide acacia had swallowed its own foot, and the thunder gourd was not to be seen.',
        ],
        sign: ['Right in by the root something glimmered. It was a small piece of yellow.'],
        yields: [
          'It was cool in there, and quite light, when you had been in for a bit. At the foot of the wide acacia, among pods, lay the thunder gourd.',
        ],
      },
    },
  },
  tail: {
    title: ['When the Zebra Turns', 'A Tassel With Three Seeds'],
    prize: { one: 'tassel', an: false },
    obstacle: { one: 'weaver village', an: false },
    task: [
      'The youngest zebra was to dance first tonight, in front of everybody. On her tail hung a tassel with three seeds in it, and when it rattled she turned. Without it she would dance straight on, into the river.',
      '<companion>She’s going to turn at the rattle,</companion> said {companion}. They had practised it all week. But tonight, when it counted, there was no tassel on the youngest zebra’s tail, and the drums were warm.',
    ],
    gift: [
      'The youngest zebra danced, and the tassel rattled, and she turned. She turned by the anthill, and she turned by the river, with one foot wet. Then she stood still, and the three seeds said it once more.',
      'Sh-sh, went the tassel, and the youngest zebra turned, left, right, and once too often. Nobody minded. The other zebras tried it too, with grass on their tails, and it did not rattle at all.',
    ],
    by: {
      high: {
        part: { one: 'branch', an: false },
        holds: [
          'But the tassel hung in the weaver village, in the top nest. Below it was one long branch, and below that was a lot of air.',
        ],
        worse: [
          'The branch bounced. The tassel swung up, one nest higher, and the whole weaver village leaned out to see.',
        ],
        sign: ['Low in the trunk was a broad fork. One foot would have had room in it, and a bit of lunch.'],
        yields: [
          'The branch came down with the whole weaver village on it, as you bow. There, at the height of a chin, hung the tassel.',
        ],
      },
      shy: {
        part: { one: 'weaver bird', an: false },
        holds: [
          'But in the weaver village lived a small weaver bird who had the tassel in its nest. It had never had a guest, and it did not know how you do it.',
        ],
        worse: [
          'The weaver bird went further in. The tassel was drawn after it, up to the last seed, and the weaver village held its breath.',
        ],
        sign: ['From the round door looked one yellow feather. It was from the top of a head.'],
        yields: [
          'The weaver bird came out on its doorstep by itself. It looked at the whole weaver village and let down the tassel, seed by seed.',
        ],
      },
      guarded: {
        part: { one: 'bird elder', an: false },
        holds: [
          'But before the weaver village there was a gate, and on the gate sat the bird elder. The tassel was built in now, said its face, and what is built in stays in.',
        ],
        worse: [
          'The bird elder spread both wings across. Behind them there was no weaver village to be seen, and no tassel.',
        ],
        sign: [
          'The bird elder kept turning its head to its own nest. There was a hole in it, and the evening came in.',
        ],
        yields: [
          'The bird elder folded up and hopped to one side. In the weaver village somebody pulled out a thread, and then the tassel came down on its own.',
        ],
      },
      locked: {
        part: { one: 'woven door', an: false },
        holds: [
          'But in the weaver village the tassel was in the last nest on the left. Its woven door was shut. It had been woven by the best of them.',
        ],
        worse: [
          'The woven door drew together. The tassel was caught inside, and the whole weaver village said tut.',
        ],
        sign: [
          'Beside the woven door was a small curved twig. It grew there, and it had been polished by beaks.',
        ],
        yields: [
          'The woven door opened like a sleeve. All down the weaver village heads came out to watch, and there hung the tassel.',
        ],
      },
    },
  },
  watch: {
    title: ['The Number at Seven', 'Counting Elephants'],
    prize: { one: 'number', an: false },
    obstacle: { one: 'watch hut', an: false },
    task: [
      'At seven the number had to be on the radio. By that number eleven villages would know which of their fields to watch tonight. They had counted three times. They had counted forty-one, forty-three and forty.',
    ],
    gift: [
      'At seven the ranger pressed the key and nodded, and the one at the window said the number. It was forty-two, and she said it slowly, and then she said: and one of them is new. Eleven villages wrote it down.',
    ],
    by: {
      tangled: {
        part: { one: 'tally sheet', an: false },
        holds: [
          'But in the watch hut the number was on the tally sheet, and on the tally sheet there were lines over lines. Whoever had counted wrong had also crossed out whoever had counted right.',
        ],
        worse: [
          'Another column had been struck through. In the watch hut the number had changed for the third time, and the one who had been right about it had left the table.',
        ],
        sign: ['By the river, on the sheet, was one small mark, quite short. Nobody had struck it out.'],
        yields: [
          'The tally sheet lay there with one column, in one hand. In the watch hut they counted along it with a fingernail, and at the end was the number.',
        ],
      },
      guarded: {
        part: { one: 'ranger', an: false, g: 'm' },
        holds: [
          'But in the watch hut the ranger had the radio, and half a number does not go out over his radio. He had sent half a number once. They had a field less there now.',
        ],
        worse: [
          'The ranger laid his arm across the set and gave the line to the next watch hut. They had no number there either, but they had one.',
        ],
        sign: [
          'The ranger kept looking at the window. There stood the chair of the one who counts the far side, and it was empty.',
        ],
        yields: [
          'The ranger took his arm off the set and turned the microphone to the window. In the watch hut it was quiet enough for a number.',
        ],
      },
      needsTime: {
        part: { one: 'dust', an: false },
        holds: [
          'But the number stood in the dust. From the watch hut you saw ears and then nothing, and dust comes down when the herd has done walking.',
        ],
        worse: [
          'The dust had gone up again, as high as the trees. From the watch hut the smallest were no longer to be seen, and without the smallest there is no number.',
        ],
        sign: ['On the left there was one back, quite clear. You could see its ribs of mud.'],
        yields: [
          'The dust lay down. Back after back they stood there in the last light, and from the window of the watch hut somebody spoke the number.',
        ],
      },
    },
  },
  stage: {
    title: ['The First Picture on the Cloth', 'Cinema at the Trail Station'],
    prize: { one: 'first picture', an: false },
    obstacle: { one: 'fallen mast', an: false },
    task: [
      'Tonight the travelling cinema played at the trail station, and people had been walking towards it since noon. The young crew had one white cloth, one mast, and an argument about who had forgotten the other. In forty minutes it would be dark enough.',
    ],
    gift: [
      'The first picture stood on the white cloth, and it was a street in the rain. A child in the front row put out a hand. Behind the cloth, where you see it the wrong way round, lay the crew, side by side.',
    ],
    by: {
      broken: {
        part: { one: 'screen pole', an: false },
        holds: [
          'But the fallen mast had taken the screen pole with it, and that had split. On a cloth that hangs by one corner the first picture is a handkerchief.',
        ],
        worse: [
          'The screen pole had split by another hand. The cloth dropped down in the dust beside the fallen mast, and for the first picture there was nothing left but the night.',
        ],
        sign: [
          'Both edges of the split ran side by side. They had the same bend, and they leaned towards each other.',
        ],
        yields: [
          'The screen pole stood, with a thick place at its hip. They had forgotten the fallen mast, and the cloth hung as flat as a wall, for the first picture.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'driver', an: false, g: 'm' },
        holds: [
          'But the fallen mast had frightened the driver of the cinema van, who spoke another language, and took every word for the end. Without the van there is no light, and no first picture.',
        ],
        worse: [
          'The driver waved, quite sadly, and began to roll up the cloth. Around the fallen mast lay everything that makes a first picture, and it was being put in boxes.',
        ],
        sign: [
          'A boy was drawing a house in the dust, with one finger. The driver had stopped and was looking at it.',
        ],
        yields: [
          'The driver squatted down and drew something beside it, and then got up and unrolled the cloth. Over the fallen mast fell a strip of light, and that was the beginning of the first picture.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'cloth corner', an: false },
        holds: [
          'But since the fallen mast the crew had been one half of a crew. When one cloth corner was held, the wind took the other, and the first picture does not hold still for wind.',
        ],
        worse: [
          'The wind had folded the cloth over the frame, crooked. The fallen mast lay underneath, and the first picture would have had a man’s shape in it.',
        ],
        sign: [
          'At the far cloth corner there was a second loop. It was whipped with red, and it was flapping.',
        ],
        yields: [
          'The cloth stood against the dark, held at both ends. Behind the fallen mast somebody pushed a switch, and there was the first picture.',
        ],
      },
    },
  },
} satisfies EnErrands;
