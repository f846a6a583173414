import type { EnErrands } from '../../schema.ts';

export const unicornValley = {
  spring: {
    title: ['One Mouthful of Silver', 'The Young Unicorn’s Growing Day'],
    prize: { one: 'silver spring', an: false },
    obstacle: { one: 'bramble hedge', an: false },
    task: [
      '<helper>Today’s my growing day,</helper> said {helper}. <helper>It’s once a year. I’ve got to drink one mouthful from the silver spring, or my horn stays like this till next time. People keep trying to write with it.</helper>',
      '<helper>Look at this,</helper> said {helper}, and held the horn in the light. It was as long as a crayon. <helper>Today it would grow. One mouthful out of the silver spring, that’s all, and only today.</helper>',
      {
        text: '<helper>Today I can grow,</helper> said {helper}. <helper>I need one mouthful from the silver spring. Just one.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      '{helper} drank one mouthful from the silver spring, and waited, and squinted upwards. The horn grew by as much as a fingernail. <helper>I’ve got to duck now,</helper> said {helper}, and ducked, under nothing.',
      '{helper} drank from the silver spring and held quite still. There was a sound like a carrot being pulled. Then {helper} went to the door post, where the marks are, and there was a new one.',
      { text: '{helper} drank from the silver spring. The horn grew, as much as a fingernail.', to: '3-5' },
    ],
    by: {
      tangled: {
        part: { one: 'longest bramble', an: false },
        holds: [
          'But round the silver spring grew the bramble hedge, as thick as a house. The longest bramble went through it all like a thread through a hem.',
          'But the bramble hedge had been knitting round the silver spring for a hundred years, and always with the same wool. That was the longest bramble.',
        ],
        worse: [
          'The longest bramble wound itself tighter. In the middle of the bramble hedge a leaf came down on the silver spring and covered it.',
          'There was a creak in the bramble hedge, as in a basket. It had pulled in its stitches, and a leaf lay on the silver spring like a hand on a mouth.',
        ],
        sign: [
          'By the moss the longest bramble lay in a loop. It was loose, and it had no thorns.',
          'One stitch had been dropped, down in the moss. The longest bramble made a loop there, and there was not a thorn on it.',
        ],
        yields: [
          'The longest bramble slid back into the earth, and the bramble hedge uncrossed its arms. In its bowl of stone lay the silver spring.',
          'The bramble hedge came undone, row upon row. When the last stitch had run, there was light, and it came from below, from the silver spring.',
        ],
      },
      narrow: {
        part: { one: 'gap', an: false },
        holds: [
          'But round the silver spring grew the bramble hedge. There was a gap in it, and a wren was using that.',
          'But in the bramble hedge there was just one gap. The wren who lived in it had never put on weight. Through it you saw the silver spring, like a coin in a purse.',
        ],
        worse: [
          'The bramble hedge pressed in. Through the gap you saw the silver spring, and it was as small as a dot.',
          'The bramble hedge shrugged, and the gap was a crack. The wren came out with her bag packed, and the silver spring was a wink.',
        ],
        sign: [
          'Low by the root the gap was wider. A badger had gone through there on his wedding day.',
          'Down by the roots somebody stout had gone through. There was a bit of wedding ribbon on a thorn.',
        ],
        yields: [
          'They were through, with leaves on, and the bramble hedge closed quietly behind them. At their knees lay the silver spring.',
          'Ears first, and then the rest of them, they came out on the other side. The bramble hedge shook itself, and there at their feet lay the silver spring.',
        ],
      },
      guarded: {
        part: { one: 'bramble hedge', an: false },
        holds: [
          'But the bramble hedge stood round the silver spring, arms crossed, and let nobody through. It had been asked nicely before, by goats.',
          'But the bramble hedge had been set to watch over the silver spring. It had a thousand arms, it was good at folding them, and that was what it did.',
        ],
        worse: [
          'The bramble hedge crossed some more arms. The silver spring was behind so many of them that one did not even hear it.',
          'There was not one gap left. The bramble hedge had put its elbows out. From the silver spring came no more than a smell of wet stone.',
        ],
        sign: [
          'The bramble hedge kept looking down at its own feet. The earth was grey there, and cracked.',
          'It bent over, whenever it thought it was alone. Down there, round its roots, the earth had cracked open like a lip.',
        ],
        yields: [
          'The bramble hedge uncrossed its arms, first the thin ones and then the thick ones. Behind them lay the silver spring.',
          'The bramble hedge let all its arms sink, like somebody who has had a drink. It had the silver spring behind it, and it stood aside.',
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
      {
        text: '<helper>The evening bell hasn’t rung,</helper> said {helper}. <helper>The little ones are still up on the hill.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The evening bell rang, three times, no louder than a spoon. Down the hill came the little ones, the last at a gallop. The big ones counted them in with their noses, and got it right the second time.',
      'At the first stroke of the evening bell the small shapes stopped. At the second they were coming. At the third there was a push at the gate, and somebody had come twice.',
      {
        text: 'Ding, went the evening bell, three times. Down came the little ones, hop, hop, hop.',
        to: '3-5',
      },
    ],
    by: {
      asleep: {
        part: { one: 'old unicorn', an: true, g: 'm' },
        holds: [
          'But the old unicorn was asleep, on the place where the evening bell hangs low. He lay right across it, with his beard on the grass.',
          'But the old unicorn had gone to sleep where the evening bell hangs. It hangs low, in the grass, and he was lying on it like a hill.',
        ],
        worse: [
          'The old unicorn grumbled and rolled over. The evening bell was under him, and there was not a glint of it.',
          'The old unicorn groaned and folded up his legs. The evening bell gave one muffled dong, under his ribs, and then it gave up.',
        ],
        sign: [
          'Beside the old unicorn lay a comb, an apple and a folded rug. They lay in the order in which you need them.',
          'He had put out his things before he slept: apple, comb, rug. The rug was folded edge to edge.',
        ],
        yields: [
          'The old unicorn turned over and made room, a whole unicorn’s worth. In the flat grass lay the evening bell, silver, mouth up.',
          'The old unicorn rolled down to where the grass was soft. It stood up behind him, blade by blade, and last of all, with a tinkle, up stood the evening bell.',
        ],
      },
      noisy: {
        part: { one: 'snore', an: false },
        holds: [
          'But the old unicorn was snoring, and the evening bell swung in the grass somewhere and tinkled. Nobody could hear it for the snore.',
          'But the evening bell was tinkling to itself in the long grass, just for the pleasure of it. Then the old unicorn fell asleep, and the old unicorn snored.',
        ],
        worse: [
          'The snore shook the clover. The old unicorn’s own ears flapped, and the evening bell had gone under.',
          'The snore had gone down into the hill, and now the hill snored as well. The old unicorn slept through it, and the evening bell had no chance at all.',
        ],
        sign: [
          'Between breath in and breath out there was a short hush. A daisy used it to shut.',
          'He snored in, and then he snored out. Where the one turned into the other, a daisy could hear itself.',
        ],
        yields: [
          'The old unicorn shut his mouth and smiled. In the quiet it tinkled, behind his left hoof, and there was the evening bell.',
          'The old unicorn breathed through his nose, like a lady. And there in the quiet it went ting, ting, two steps past his hoof, and it was the evening bell.',
        ],
      },
      heavy: {
        part: { one: 'stone pillow', an: false },
        holds: [
          'But the old unicorn had a stone pillow, and it lay on the ribbon of the evening bell. It had not been off the ground for years.',
          'But the ribbon of the evening bell was caught beneath a stone, and the stone was the old unicorn’s pillow. He had chosen it for its weight.',
        ],
        worse: [
          'The stone pillow sank. The old unicorn’s head went down with it. The ribbon of the evening bell had gone to its last inch.',
          'The stone pillow had gone down into the clover like a foot into a boot. The evening bell had no ribbon left to swing by, and the old unicorn smiled.',
        ],
        sign: [
          'One edge of the stone pillow lay on a root. It rocked with his breath.',
          'It wobbled, when he breathed in. One edge of the stone pillow had a root below it.',
        ],
        yields: [
          'The stone pillow rolled over the root. The old unicorn laid his head in the clover and liked that better. Up jumped the evening bell.',
          'The stone pillow rolled off down the meadow and was a stone. The old unicorn’s head sank into clover, and the evening bell sprang up and rang by itself.',
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
      {
        text: '<helper>The lambs can’t see their own legs,</helper> said {helper}. <helper>They need the star lamp, or they can’t lie down.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The star lamp was hung in the thorn tree. Under it the lambs lay down, one after the other, each with its chin on the next. The last had nobody to put its chin on, and {companion} lent it a knee.',
      'The moon hare hung up the star lamp and gave it a push. Its light swung over the valley, here and back, here and back. Thirty heads went with it, and then fewer.',
      {
        text: 'The star lamp shone in the tree. One lamb lay down, and one more, and all of them.',
        to: '3-5',
      },
    ],
    by: {
      dark: {
        part: { one: 'grotto', an: false },
        holds: [
          'But the star lamp was in the grotto, behind a curtain of water. In there it was dark, and something dripped on something.',
          'But the grotto is the darkest place in the whole valley, for that is where the dark goes in the daytime. The star lamp was in there, behind the water.',
        ],
        worse: [
          'The moon had gone behind a cloud. The grotto was larger now, and blacker, and there was no star lamp in it.',
          'More dark had come home. The grotto was full to the curtain now, and a star lamp with a cloth over it does not say much.',
        ],
        sign: [
          'Far in there was a glimmer. It had five corners.',
          'There was a star in there, one only. It was very low for a star.',
        ],
        yields: [
          'It was dry at the back, and you heard breathing. On a ledge at the end of the grotto stood the star lamp, with a cloth half over it.',
          'It was the cloth that had been so dark. The far end of the grotto had a shelf, and on the shelf stood the star lamp, in its nightshirt.',
        ],
      },
      slippery: {
        part: { one: 'wet sill', an: false },
        holds: [
          'But the star lamp was in the grotto, and before the grotto was a wet sill. The water had polished it, with nothing else to do.',
          'But the sill of the grotto was wet, and had been wet since there was water. Behind that stood the star lamp.',
        ],
        worse: [
          'All feet were back in the grass. In the grotto the star lamp had slid too, a bit further in.',
          'They sat in the grass with wet tails. It had shaken the grotto, and in there the star lamp slid off a bit, and shone on a wall.',
        ],
        sign: [
          'To the left the wet sill was not wet. Sand had blown on there, and it was rough.',
          'Wind had blown sand on one end of the sill, the left one. It crunched.',
        ],
        yields: [
          'Behind the water it was still. On the floor of the grotto, where it had come to rest, stood the star lamp.',
          'It was like coming in from the rain. The grotto was dry and hushed, and there on the floor, right before their toes, stood the star lamp.',
        ],
      },
      shy: {
        part: { one: 'moon hare', an: false },
        holds: [
          'But the star lamp was in the grotto, with the moon hare. Tonight was the first time that anyone had come to fetch it, and the moon hare had not tidied up.',
          'But the moon hare had hidden in the grotto with the star lamp. It had flour on its nose, it had not expected anybody, and now there were feet outside.',
        ],
        worse: [
          'The moon hare went further into the grotto. The star lamp went along under its arm, and the grotto was dark.',
          'There was a light further back in the grotto, and then there was not. The moon hare had put the star lamp under its apron.',
        ],
        sign: [
          'From behind a stone looked one long white ear. It was turned this way.',
          'There was a stone, and it had an ear. It was white, it was long, and it was all attention.',
        ],
        yields: [
          'The moon hare came out of the grotto by itself, with the water running off its ears. In front of it, in both paws, it carried the star lamp.',
          'The moon hare stepped out through the water, and was washed on the way. It held up the star lamp with both paws, to hide behind.',
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
      'They would all put out their lamps for it, from one end of the valley to the other. Then it was to come round the bend, four metres long, of paper, and bright from within. It had a body and a tail and a hole in its forehead.',
    ],
    gift: [
      'It went through the valley above their heads, white, with a horn that you saw from both ends. A moth followed it for the whole way. When they set it down at the bridge, the builder had wet sleeves and said it was the paste.',
      'It came round the bend, and the lit horn was in front, a good way up, as if somebody were carrying a star. It was so dark in the valley that one did not see who carried it. There were eleven pairs of feet under there, in step.',
    ],
    by: {
      broken: {
        part: { one: 'cane hoop', an: false },
        holds: [
          'But in the paper unicorn a cane hoop had snapped, behind the ear, and the horn hung down on its cable. For a lit horn you need something that it stands on.',
          'But behind the ear of the paper unicorn a cane hoop had gone, and the head hung. You can’t put a lit horn on something that looks at the ground.',
        ],
        worse: [
          'A second hoop had sprung. The paper unicorn nodded at every step, and the lit horn would have pointed at people’s shoes.',
          'The cane hoop had poked out through the cheek. It was a paper unicorn with toothache now, and for the lit horn there was no forehead.',
        ],
        sign: [
          'The cane hoop had broken on the slant. One edge was a tongue, and the other was the mouth for it.',
          'On both edges the bark was still on, a strip as wide as a straw, and it had the same green knot.',
        ],
        yields: [
          'The cane hoop was round, with a knuckle in it. On the forehead of the paper unicorn stood the lit horn and trembled a bit, as a thing does that is alive.',
          'The green knot was whole, and the cane hoop sprang back and was round. The paper unicorn raised its head, and somebody reached up, and screwed in the lit horn.',
        ],
      },
      guarded: {
        part: { one: 'builder', an: false },
        holds: [
          'But the builder let nobody near the paper unicorn, since somebody had put a finger through its flank. There would be a lit horn when the builder said so.',
          'But the builder had slept beside the paper unicorn, and had not slept well. Nobody was to come nearer than the chalk, not with a lamp, and so a lit horn was out of the question.',
        ],
        worse: [
          'The builder pulled the sheet over it, from tail to brow. The paper unicorn was a hill now, and under that hill there was no lit horn.',
          'The builder had drawn the chalk line in a ring and stood in it with a broom. The paper unicorn looked over a shoulder, dark as a cupboard, and the lit horn was on the outside.',
        ],
        sign: [
          'The builder kept looking at a hoop that lay on the floor. It took three hands to bend it.',
          'The builder kept looking at a paste brush. It had gone hard, with the last seam not done, and there was not another.',
        ],
        yields: [
          'The builder turned back the sheet at one end, just as far as the shoulder, and moved over. There was the paper unicorn, and a place to stand beside it, and an empty socket for the lit horn.',
          'The builder had a wet brush put in one hand, and worked it, and began to hum. The chalk was scuffed by then. They stood all round the paper unicorn and passed up the lit horn.',
        ],
      },
      needsTime: {
        part: { one: 'paste', mass: true },
        holds: [
          'But the paper unicorn was not dry. On its horn the paste was as white as milk. Whoever put a light in there now would have a lit horn and no paper.',
          'But they had pasted on the last layer at noon, when it was to have been the night before. Under the chin of the paper unicorn it dripped. With the paste like that a lit horn is a wick in soup.',
        ],
        worse: [
          'The paper had slid down round the neck of the thing. The paste began at the beginning, the paper unicorn had a wire on its brow, and of a lit horn you could only speak.',
          'Somebody had leaned a ladder there. The paste had come off in one sheet, like a sunburn, and the paper unicorn began again at the neck. The lit horn was put back in its straw.',
        ],
        sign: [
          'At the very tip the paste had one dry corner. It rustled.',
          'Along the back it had begun to crackle by itself, as a newspaper does in the sun.',
        ],
        yields: [
          'The paste had gone from white to nothing. The paper unicorn was hard when one knocked on it, and somebody pressed the switch, and that was the lit horn.',
          'The paste was as tight as a drum, from the tail to the brow. You could have written on the paper unicorn. They put in the little lamp, and shut the flap, and there was a lit horn.',
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
      'It was somebody’s first week, and the herd had noticed. It stood in the far corner with its behind to them. It goes home to five bells, in the right order, and for four years one person had known the order.',
    ],
    gift: [
      'The bell melody went ahead through the dusk, and behind it, one after another, went the herd. At the bend where it always falters it did not falter. Somebody at the very back had come in with the fifth bell.',
      'The bell melody went along the hedges, and then the hooves did. Nobody drove anything. At the gate the last cow stopped and looked round for somebody, and found him, and went in.',
    ],
    by: {
      locked: {
        part: { one: 'bell box', an: false },
        holds: [
          'But the bell box was shut, and the old leader sat next to it and looked at the hill. Nobody had shown the new one how it opens, and without it there is no bell melody.',
          'But the bell box had a trick to it, and the old leader did not give away tricks. He whittled. The bell melody was in there, wrapped in felt.',
        ],
        worse: [
          'The latch of the bell box had jammed. You heard five bells in there, all at once, and the old leader smiled a little, and that was no bell melody.',
          'The lid of the bell box had swollen, and now even the trick would hardly do. The old leader blew off a shaving. The herd had begun to graze, and that is not done to a bell melody.',
        ],
        sign: [
          'On a thread beside the bell box hung a wooden pin. It hung there in full view.',
          'Among the shavings, next to the bell box, stood a small wooden cow. Her tail was a key.',
        ],
        yields: [
          'The bell box opened, and the light fell on five handles. The old leader had turned round to look, and there it lay, note beside note, the bell melody.',
          'The tail went in, and turned, and the bell box gave. The old leader watched it over his whittling. In the felt lay five bells, the largest on the left, and that was the bell melody.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'former leader', an: false, g: 'm' },
        holds: [
          'But the old leader took every offer for pity, and who has led a herd for four years has no need of that. The bell melody was behind his legs.',
          'But the former leader had been told that he could rest now, and had understood that he was old. The bell melody, he said, was for young people, and he sat down on it.',
        ],
        worse: [
          'The former leader moved the bell box round to his other side. For the bell melody you would have to climb over the old leader now.',
          'The former leader had been called sir. He had got up, with the old leader’s chin, and put the bells in his bag. The bell melody was going to go home with him.',
        ],
        sign: [
          'Far away on the hill somebody was whistling, one note. The former leader whistled the next, without taking his eyes from the herd.',
          'A calf had come up and was licking his hand. He did not seem to mind being taken for salt.',
        ],
        yields: [
          'The former leader whistled the third note, and put his hand in the box for the fourth. The old leader gave out the bells one after another, and each came where it belongs in the bell melody.',
          'The former leader held out the other hand to the calf. So the bag was in the way, and he gave that to whoever stood there. It was open. The old leader nodded at the second bell from the left, and thus began the bell melody.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'bell bar', an: false },
        holds: [
          'But for the bell melody the bells have to hang on the bell bar, all five, and the old leader did not lift a finger. When one end was up, they ran down to the other.',
          'But the bell bar lies on two shoulders. The old leader had always had somebody. On one it slopes, and the bells run together, and it is a bell melody as one shakes a purse.',
        ],
        worse: [
          'The bell bar had tipped back. All the bells lay on one heap, and the herd lifted its heads at it, and the old leader looked away, as from a fall.',
          'The bell bar had slid off backwards. In the grass there lay five bells, clappers up, and the old leader looked at them, as you look at your own teeth in a glass.',
        ],
        sign: [
          'At the far end the bell bar had a second grip. It was worn in the shape of a hand, and it was not a young one.',
          'At his end the bell bar had a leather pad. It had taken on the form of a shoulder, and he kept rubbing that one.',
        ],
        yields: [
          'The bell bar hung level, and the five of them swung side by side. There was the old leader at the far end, and before anyone had counted in, there was the bell melody.',
          'The bell bar lay on two shoulders, one high and one low. Between them, level, hung the bell melody. The old leader had simply not been able to watch it any longer.',
        ],
      },
    },
  },
} satisfies EnErrands;
