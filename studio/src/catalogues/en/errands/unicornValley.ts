import type { EnErrands } from '../../schema.ts';

export const unicornValley = {
  spring: {
    title: ['One Mouthful of Silver', 'The Young Unicorn’s Growing Day'],
    prize: { one: 'silver spring', an: false },
    obstacle: { one: 'bramble hedge', an: false },
    task: [
      '<helper>Today’s my growing day,</helper> said {helper}. <helper>It’s once a year. I’ve got to drink one mouthful from the silver spring, or my horn stays like this till next time. People keep trying to write with it.</helper>',
      '<helper>Look at this,</helper> said {helper}, and held the horn in the light. It was as long as a crayon. <helper>Today it would grow. One mouthful out of the silver spring, that’s all, and only today.</helper>',
    ],
    gift: [
      '{helper} drank one mouthful from the silver spring, and waited, and squinted upwards. The horn grew by as much as a fingernail. <helper>I’ve got to duck now,</helper> said {helper}, and ducked, under nothing.',
      '{helper} drank from the silver spring and held quite still. There was a sound like a carrot being pulled. Then {helper} went to the door post, where the marks are, and there was a new one.',
    ],
    by: {
      tangled: {
        part: { one: 'longest bramble', an: false },
        holds: [
          'But round the silver spring grew the bramble hedge, as thick as a house. The longest bramble went through it all like a thread through a hem.',
        ],
        worse: [
          'The longest bramble wound itself tighter. In the middle of the bramble hedge a leaf came down on the silver spring and covered it.',
        ],
        sign: ['By the moss the longest bramble lay in a loop. It was loose, and it had no thorns.'],
        yields: [
          'The longest bramble slid back into the earth, and the bramble hedge uncrossed its arms. In its bowl of stone lay the silver spring.',
        ],
      },
      narrow: {
        part: { one: 'gap', an: false },
        holds: [
          'But round the silver spring grew the bramble hedge. There was a gap in it, and a wren was using that.',
        ],
        worse: [
          'The bramble hedge pressed in. Through the gap you saw the silver spring, and it was as small as a dot.',
        ],
        sign: ['Low by the root the gap was wider. A badger had gone through there on his wedding day.'],
        yields: [
          'They were through, with leaves on, and the bramble hedge closed quietly behind them. At their knees lay the silver spring.',
        ],
      },
      guarded: {
        part: { one: 'bramble hedge', an: false },
        holds: [
          'But the bramble hedge stood round the silver spring, arms crossed, and let nobody through. It had been asked nicely before, by goats.',
        ],
        worse: [
          'The bramble hedge crossed some more arms. The silver spring was behind so many of them that one did not even hear it.',
        ],
        sign: ['The bramble hedge kept looking down at its own feet. The earth was grey there, and cracked.'],
        yields: [
          'The bramble hedge uncrossed its arms, first the thin ones and then the thick ones. Behind them lay the silver spring.',
        ],
      },
    },
  },
  bell: {
    title: ['The Evening Bell of the Herd', 'The Old Unicorn Snores'],
    prize: { one: 'evening bell', an: true },
    obstacle: { one: 'old unicorn', an: true },
    task: [
      'When the evening bell is heard, the herd comes home. Tonight nobody had heard it. The big ones stood about and looked at each other. The little ones were still up on the hill, in the damp.',
      'Up on the hill small shapes were playing in the mist, and none of them looked round. They only come for the evening bell. The big ones had called, and the hill had called back.',
    ],
    gift: [
      'The evening bell rang, three times, no louder than a spoon. Down the hill came the little ones, the last at a gallop. The big ones counted them in with their noses, and got it right the second time.',
      'At the first stroke of the evening bell the small shapes stopped. At the second they were coming. At the third there was a push at the gate, and somebody had come twice.',
    ],
    by: {
      asleep: {
        part: { one: 'old unicorn', an: true, g: 'm' },
        holds: [
          'But the old unicorn was asleep, on the place where the evening bell hangs low. He lay right across it, with his beard on the grass.',
        ],
        worse: [
          'The old unicorn grumbled and rolled over. The evening bell was under him, and there was not a glint of it.',
        ],
        sign: [
          'Beside the old unicorn lay a comb, an apple and a folded rug. They lay in the order in which you need them.',
        ],
        yields: [
          'The old unicorn turned over and made room, a whole unicorn’s worth. In the flat grass lay the evening bell, silver, mouth up.',
        ],
      },
      noisy: {
        part: { one: 'snore', an: false },
        holds: [
          'But the old unicorn was snoring, and the evening bell swung in the grass somewhere and tinkled. Nobody could hear it for the snore.',
        ],
        worse: [
          'The snore shook the clover. The old unicorn’s own ears flapped, and the evening bell had gone under.',
        ],
        sign: ['Between breath in and breath out there was a short hush. A daisy used it to shut.'],
        yields: [
          'The old unicorn shut his mouth and smiled. In the quiet it tinkled, behind his left hoof, and there was the evening bell.',
        ],
      },
      heavy: {
        part: { one: 'stone pillow', an: false },
        holds: [
          'But the old unicorn had a stone pillow, and it lay on the ribbon of the evening bell. It had not been off the ground for years.',
        ],
        worse: [
          'The stone pillow sank. The old unicorn’s head went down with it. The ribbon of the evening bell had gone to its last inch.',
        ],
        sign: ['One edge of the stone pillow lay on a root. It rocked with his breath.'],
        yields: [
          'The stone pillow rolled over the root. The old unicorn laid his head in the clover and liked that better. Up jumped the evening bell.',
        ],
      },
    },
  },
  lamp: {
    title: ['The Lambs Go to Bed by Lamplight', 'The Moon Hare Is Shy'],
    prize: { one: 'star lamp', an: false },
    obstacle: { one: 'grotto', an: false },
    task: [
      'The lambs of the valley went to bed by the star lamp. It was glass, and the light in it was from a hoofprint. Tonight the moon hare had not brought it out. Thirty lambs stood there and could not find their own legs.',
      '<companion>That was my foot,</companion> said {companion}. It was dark in the valley, and underfoot were lambs. They go to bed by the star lamp, and the moon hare, who keeps it, was shaking her empty paws.',
    ],
    gift: [
      'The star lamp was hung in the thorn tree. Under it the lambs lay down, one after the other, each with its chin on the next. The last had nobody to put its chin on, and {companion} lent it a knee.',
      'The moon hare hung up the star lamp and gave it a push. Its light swung over the valley, here and back, here and back. Thirty heads went with it, and then fewer.',
    ],
    by: {
      dark: {
        part: { one: 'grotto', an: false },
        holds: [
          'But the star lamp was in the grotto, behind a curtain of water. In there it was dark, and something dripped on something.',
        ],
        worse: [
          'The moon had gone behind a cloud. The grotto was larger now, and blacker, and there was no star lamp in it.',
        ],
        sign: ['Far in there was a glimmer. It had five corners.'],
        yields: [
          'It was dry at the back, and you heard breathing. On a ledge at the end of the grotto stood the star lamp, with a cloth half over it.',
        ],
      },
      slippery: {
        part: { one: 'wet sill', an: false },
        holds: [
          'But the star lamp was in the grotto, and before the grotto was a wet sill. The water had polished it, with nothing else to do.',
        ],
        worse: [
          'All feet were back in the grass. In the grotto the star lamp had slid too, a bit further in.',
        ],
        sign: ['To the left the wet sill was not wet. Sand had blown on there, and it was rough.'],
        yields: [
          'Behind the water it was still. On the floor of the grotto, where it had come to rest, stood the star lamp.',
        ],
      },
      shy: {
        part: { one: 'moon hare', an: false },
        holds: [
          'But the star lamp was in the grotto, with the moon hare. Tonight was the first time that anyone had come to fetch it, and the moon hare had not tidied up.',
        ],
        worse: [
          'The moon hare went further into the grotto. The star lamp went along under its arm, and the grotto was dark.',
        ],
        sign: ['From behind a stone looked one long white ear. It was turned this way.'],
        yields: [
          'The moon hare came out of the grotto by itself, with the water running off its ears. In front of it, in both paws, it carried the star lamp.',
        ],
      },
    },
  },
  parade: {
    title: ['Light in a Paper Horn', 'Seen From Both Ends of the Valley'],
    prize: { one: 'lit horn', an: false },
    obstacle: { one: 'paper unicorn', an: false },
    task: [
      'At nine the night parade went through the valley, and this year it had something to carry: a unicorn of paper, four metres long. At both ends of the valley they would put their own lamps out to see it. So far its horn was a lampshade with nothing in it.',
    ],
    gift: [
      'It went through the valley above their heads, white, with a horn that you saw from both ends. A moth followed it for the whole way. When they set it down at the bridge, the builder had wet sleeves and said it was the paste.',
    ],
    by: {
      broken: {
        part: { one: 'cane hoop', an: false },
        holds: [
          'But in the paper unicorn a cane hoop had snapped, behind the ear, and the horn hung down on its cable. For a lit horn you need something that it stands on.',
        ],
        worse: [
          'A second hoop had sprung. The paper unicorn nodded at every step, and the lit horn would have pointed at people’s shoes.',
        ],
        sign: [
          'The cane hoop had broken on the slant. One edge was a tongue, and the other was the mouth for it.',
        ],
        yields: [
          'The cane hoop was round, with a knuckle in it. On the forehead of the paper unicorn stood the lit horn and trembled a bit, as a thing does that is alive.',
        ],
      },
      guarded: {
        part: { one: 'builder', an: false },
        holds: [
          'But the builder let nobody near the paper unicorn, since somebody had put a finger through its flank. There would be a lit horn when the builder said so.',
        ],
        worse: [
          'The builder pulled the sheet over it, from tail to brow. The paper unicorn was a hill now, and under that hill there was no lit horn.',
        ],
        sign: ['The builder kept looking at a hoop that lay on the floor. It took three hands to bend it.'],
        yields: [
          'The builder turned back the sheet at one end, just as far as the shoulder, and moved over. There was the paper unicorn, and a place to stand beside it, and an empty socket for the lit horn.',
        ],
      },
      needsTime: {
        part: { one: 'paste', mass: true },
        holds: [
          'But the paper unicorn was not dry. On its horn the paste was as white as milk, and whoever put a light in there now would have a lit horn and no paper.',
        ],
        worse: [
          'The paper had slid down round the neck of the thing. The paste began at the beginning, the paper unicorn had a wire on its brow, and of a lit horn you could only speak.',
        ],
        sign: ['At the very tip the paste had one dry corner. It rustled.'],
        yields: [
          'The paste had gone from white to nothing. The paper unicorn was hard when one knocked on it, and somebody pressed the switch, and that was the lit horn.',
        ],
      },
    },
  },
  herd: {
    title: ['Five Hand Bells', 'The Guest Herd Before Dark'],
    prize: { one: 'bell melody', an: false },
    obstacle: { one: 'old leader', an: true },
    task: [
      'Every evening the valley’s guest herd walked to its gate, behind a melody on five hand bells. Since this week somebody new led the walk. The bells were in a box at the old post, and beside it sat the one who had led it before, and said nothing.',
    ],
    gift: [
      'The bell melody went ahead through the dusk, and behind it, one after another, went the herd. At the bend where it always falters it did not falter. Somebody at the very back had come in with the fifth bell.',
    ],
    by: {
      locked: {
        part: { one: 'bell box', an: false },
        holds: [
          'But the bell box was shut, and the old leader sat next to it and looked at the hill. Nobody had shown the new one how it opens, and without it there is no bell melody.',
        ],
        worse: [
          'The latch of the bell box had jammed. You heard five bells in there, all at once, and the old leader smiled a little, and that was no bell melody.',
        ],
        sign: ['On a thread beside the bell box hung a wooden pin. It hung there in full view.'],
        yields: [
          'The bell box opened, and the light fell on five handles. The old leader had turned round to look, and there it lay, note beside note, the bell melody.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'former leader', an: false, g: 'm' },
        holds: [
          'But the old leader took every offer for pity, and who has led a herd for four years has no need of that. The bell melody was behind his legs.',
        ],
        worse: [
          'The former leader moved the bell box round to his other side. For the bell melody you would have to climb over the old leader now.',
        ],
        sign: [
          'Far away on the hill somebody was whistling, one note. The former leader whistled the next, without taking his eyes from the herd.',
        ],
        yields: [
          'The former leader whistled the third note, and put his hand in the box for the fourth. The old leader gave out the bells one after another, and each came where it belongs in the bell melody.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'bell bar', an: false },
        holds: [
          'But for the bell melody the bells have to hang on the bell bar, all five, and the old leader did not lift a finger. When one end was up, they ran down to the other.',
        ],
        worse: [
          'The bell bar had tipped back. All the bells lay on one heap, and the herd lifted its heads at it, and the old leader looked away, as from a fall.',
        ],
        sign: [
          'At the far end the bell bar had a second grip. It was worn in the shape of a hand, and it was not a young one.',
        ],
        yields: [
          'The bell bar hung level, and the five of them swung side by side. There was the old leader at the far end, and before anyone had counted in, there was the bell melody.',
        ],
      },
    },
  },
} satisfies EnErrands;
