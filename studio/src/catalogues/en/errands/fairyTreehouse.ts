import type { EnErrands } from '../../schema.ts';

export const fairyTreehouse = {
  jar: {
    title: ['The Jar Full of Wishes', 'The Seventh Rung'],
    prize: { one: 'wish jar', an: false },
    obstacle: { one: 'rope ladder', an: false },
    task: [
      '<helper>The wish jar’s full,</helper> said {helper}. <helper>It’s started to sing. If I don’t get the cork out before dark, they go stale, and then they only come true on Wednesdays. It’s up in the smallest room.</helper>',
      'You could hear it from the stairs, a buzzing, like bees in a trumpet. <helper>That’s the wish jar,</helper> said {helper}. <helper>They want out. By tomorrow they’ll be stale, and nobody wants a stale one.</helper>',
      {
        text: '<helper>The wish jar’s too full,</helper> said {helper}. <helper>The cork has to come out, before dark.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The cork came out with a sigh, and the wishes flew off, in all directions, each with a small hum. One of them sat down for a moment on {hero_gen} nose. It had the wrong address, and flew on.',
      'Plop, went the cork of the wish jar. They streamed out over the branches, as small as midges. Here and there in the dark, someone who had not been asleep said oh.',
      { text: 'Pop, went the wish jar. Out flew the wishes. One sat on {hero_gen} nose.', to: '3-5' },
    ],
    by: {
      high: {
        part: { one: 'rope ladder', an: false },
        holds: [
          'But the wish jar stood in the smallest room, and the rope ladder to it hung too high. A squirrel had done the measuring.',
          'But the smallest room was the highest room, and in that was the wish jar. The rope ladder had been pulled up after the last guest.',
        ],
        worse: [
          'The rope ladder curled up by one more step. Above it the wish jar swung, and sang out of tune.',
          'With a swish the rope ladder took in another rung. The wish jar buzzed against the ceiling, like a wasp in a lampshade.',
        ],
        sign: [
          'Low down in the bark was a knothole. It was as wide as a foot, and nobody was in.',
          'There was a hole in the bark, just above the roots. It was empty, and it had a doorstep.',
        ],
        yields: [
          'The rope ladder uncurled and came down with its whole length, like somebody who remembers. At the top of it hummed the wish jar.',
          'Down came the rope ladder, rattling, down to the last rung. Up there in the door, beside itself, hummed the wish jar.',
        ],
      },
      broken: {
        part: { one: 'snapped rung', an: false },
        holds: [
          'But between them and the wish jar hung the rope ladder, and its seventh rung had snapped. Below it you were too low, and above it you would have been there.',
          'But the rope ladder to the wish jar had six good rungs. The seventh had gone in the middle, and seven is where you have both feet.',
        ],
        worse: [
          'Another splinter had dropped off the snapped rung. The rope ladder shook, and up there the wish jar tilted on its shelf.',
          'The snapped rung had lost a bit more of itself, and it came down like a feather. Up above, the wish jar bumped the wall, and the rope ladder would not hang still.',
        ],
        sign: [
          'The snapped rung had two slanting ends. One leaned to the left, and so did the other.',
          'It had split at a slant, the rung. Laid side by side, the two bits leaned the same way, like two people on a bus.',
        ],
        yields: [
          'The rung held, with a bit of a creak. The rope ladder had seven again, and above the seventh stood the wish jar.',
          'Six rungs creaked, and the seventh did as well, but it held. At the head of the rope ladder stood the wish jar, and its cork was dancing.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'new rung', an: false },
        holds: [
          'But the wish jar was up in the smallest room, and the rope ladder lacked a rung. When the new rung was held, the ropes swung away, and the other way round.',
          'But the rope ladder wanted a new rung before it would let anyone up to the wish jar. A rung has two ends and a rope ladder two ropes, and each was in a place of its own.',
        ],
        worse: [
          'The rope ladder swung off, and the new rung hung from it, more crooked. In the smallest room the wish jar rolled back to the wall.',
          'The ropes had swung apart like two people who have quarrelled. The new rung dangled, the rope ladder twirled, and upstairs the wish jar rolled to the wall.',
        ],
        sign: [
          'On the other side was a second knot. It had been for holding on to, and nobody held it.',
          'There were two knots to hold on by. The one on the other side hung there like a doorbell that nobody rings.',
        ],
        yields: [
          'The new rung sat, a knot on the left and a knot on the right. Up the rope ladder you heard it clearly, all its wishes, the wish jar.',
          'It sat on the left, and it sat on the right, and so it was a rung. The rope ladder hung straight and led, step by step, to where it buzzed: the wish jar.',
        ],
      },
    },
  },
  sock: {
    title: ['The Smallest Sock', 'A Squirrel With One Bare Foot'],
    prize: { one: 'striped sock', an: false },
    obstacle: { one: 'knothole', an: false },
    task: [
      'Window by window the lights were going out. The squirrel baby lay there with one foot warm and one foot cold. It can only sleep with both its socks on, and the striped one had blown off the line.',
      '<companion>Listen,</companion> said {companion}. Somebody in the tree was crying, on one note, like a gate. It was the squirrel baby, with one foot out of bed. The striped sock that belonged on it was gone.',
      {
        text: '<helper>The squirrel baby can’t sleep,</helper> said {helper}. <helper>One foot’s cold. Its striped sock flew off.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The striped sock went on the cold foot, up to the knee, which is not far. The squirrel baby wiggled it once. Then the last light went out, and somewhere in the tree a very small snore began.',
      'The squirrel baby put its foot into the striped sock by itself, toes first. Then it looked at both feet, left, right, left. In the middle of right it was asleep.',
      {
        text: 'On went the striped sock. Wiggle, went the foot. Then somebody snored, very small.',
        to: '3-5',
      },
    ],
    by: {
      asleep: {
        part: { one: 'owl', an: true, g: 'f' },
        holds: [
          'But the striped sock was in the knothole, and in the knothole slept the old owl. She had it for a pillow.',
          'But the old owl slept in the knothole, in her nightcap, and under her cheek lay something with stripes. It was the striped sock.',
        ],
        worse: [
          'The owl ruffled herself and sat down on the sock. There was no stripe left in the whole knothole.',
          'The old owl fluffed herself up until she touched on all sides. In the whole knothole there was nothing with stripes, only owl.',
        ],
        sign: [
          'Next to the owl lay her spectacles, a nut and the newspaper. They lay in a row, and the newspaper was folded at the weather.',
          'She had put her reading by: spectacles, nut, newspaper. They lay in the order in which she would want them at dusk.',
        ],
        yields: [
          'The owl tucked her head under the other wing, and so she moved over. At the edge of the knothole, a little flat, lay the striped sock.',
          'The old owl turned to the other cheek and slid down the wall a bit. The knothole had a free corner now, and in the corner, warm as toast, lay the striped sock.',
        ],
      },
      dark: {
        part: { one: 'knothole', an: false },
        holds: [
          'But the striped sock had blown into the knothole. In there it was as dark as in a boot, and much deeper.',
          'But the knothole had no window, and the striped sock had no lamp. You could put in your head and be none the wiser.',
        ],
        worse: [
          'A leaf had come down before it. The knothole was blacker than before, and there was no striped sock in it.',
          'The knothole had filled up with dark, to the brim. If a bit of striped sock had been looking out, it was not looking out now.',
        ],
        sign: [
          'Far in there was one glimmer. It was white, and there was a dark bit beside it, and then another white.',
          'There was a white bit in there, a good way down, and then a black bit, and a white bit. Dark does not come in stripes.',
        ],
        yields: [
          'There was a feather, and there was a nut with a bite out of it. On the floor of the knothole lay the striped sock.',
          'Your hand got cold, then dusty, and then it got woolly. The knothole let go of what it had, and that was the striped sock.',
        ],
      },
      narrow: {
        part: { one: 'bark rim', an: false },
        holds: [
          'But the striped sock had slipped down in the knothole, behind the bark rim. It was a place for beetles and very thin fingers.',
          'But the striped sock had gone in behind the bark rim of the knothole. You could see it, and that was as far as you got, unless you were a beetle.',
        ],
        worse: [
          'The striped sock slid further down. Behind the bark rim of the knothole you saw its toe, and then only that it had been there.',
          'The bark rim had pinched. The striped sock hung by its toe now, and then by a thread, and then the knothole had it.',
        ],
        sign: [
          'Below the lip the knothole was wider. A woodpecker had worked there, and stopped for lunch.',
          'A woodpecker had once begun to make the knothole into a house, further down. He had got as far as the hall.',
        ],
        yields: [
          'Out from behind the bark rim came the toe, then the heel, and then the rest, up to the knee. The knothole had let go of the striped sock.',
          'It came out heel first, and that is the widest part. The bark rim of the knothole sprang back, and the striped sock had only lost some fluff.',
        ],
      },
    },
  },
  bell: {
    title: ['A Bell of Thin Glass', 'The Doorkeeper’s Broom'],
    prize: { one: 'door bell', an: false },
    obstacle: { one: 'hall cupboard', an: false },
    task: [
      'The fairies fly home by the door bell. It is a bluebell of thin glass, and somebody had hung it away to be polished. At dusk they would all be on their way, and there are a great many branches.',
      'The kettle was on, and thirty cups stood ready, and the wind had turned. Thirty fairies were out there in the leaves. They fly home by the sound of the door bell, and nothing hung at the door.',
      {
        text: '<helper>The fairies come home soon,</helper> said {helper}. <helper>They need the door bell, to hear where the door is.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The door bell was hung by the door, and it rang. Out of the dusk came the fairies, from the left, from the right, and one from below. Each wiped her feet. {helper} counted them in by their shoes.',
      'It tinkled, the door bell, thin as a thread. They came along that thread, one behind another, with wet wings. {helper} handed each of them a towel, and it was a petal.',
      { text: 'Ding, went the door bell. In came the fairies. {helper} counted their shoes.', to: '3-5' },
    ],
    by: {
      guarded: {
        part: { one: 'doorkeeper', an: false, g: 'm' },
        holds: [
          'But the door bell was in the hall cupboard, and before the hall cupboard stood the doorkeeper. He was a squirrel with a waistcoat, and today was no day for cupboards.',
          'But the doorkeeper had polished the hall cupboard, and the door bell was in it. Anyone who wanted to touch the one, to get to the other, would have to get past a broom.',
        ],
        worse: [
          'The doorkeeper stood broader and held his broom across. You could see neither the hall cupboard nor the door bell.',
          'The doorkeeper had buttoned up his waistcoat and doubled in width. Behind him were polished wood and silence, and the door bell was in the silence.',
        ],
        sign: [
          'The doorkeeper kept looking up at his shelf. There were five jars of nuts on it, and a round place without dust.',
          'There was a shelf above his head, with jars. He counted them when he thought that nobody saw. It came to five, and there was a ring where the sixth had stood.',
        ],
        yields: [
          'The doorkeeper put his broom to his shoulder and marched off, three steps, to the left. The hall cupboard was free, and through a crack shone the door bell.',
          'The doorkeeper had something to see to on his shelf. The hall cupboard stood there with nobody in front of it, and in the crack shone the door bell.',
        ],
      },
      locked: {
        part: { one: 'cupboard door', an: false },
        holds: [
          'But the door bell was in the hall cupboard, and the cupboard door was shut. It was a good door, of plum wood, and it was proud of it.',
          'But the door bell hung in the hall cupboard. The cupboard door was shut so well that you could not see where. Plum wood is proud.',
        ],
        worse: [
          'The cupboard door jammed. In the hall cupboard the door bell gave half a clink, and kept the other half.',
          'The cupboard door had warped with indignation. Inside the hall cupboard the door bell swung against the wood, and it sounded like a tooth on a cup.',
        ],
        sign: [
          'On a string beside the cupboard hung a carved peg. It was of plum wood too.',
          'A peg hung beside it on a string. It had the same red in it as the door, and the same little waves.',
        ],
        yields: [
          'The cupboard door opened as if it had only been waiting for the right tone. In the hall cupboard, on velvet, hung the door bell.',
          'There was a sound as if someone had been told the right name. The hall cupboard swung open, and in there hung the door bell and mirrored them all.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'doorkeeper', an: false, g: 'm' },
        holds: [
          'But the door bell was in the hall cupboard, and the doorkeeper had the hall cupboard. Whatever anyone told him, he understood dirt.',
          'But you had to ask the doorkeeper for the door bell, and the doorkeeper knew one word. It was dirt. The hall cupboard was behind him, where there was none.',
        ],
        worse: [
          'The doorkeeper swept them out, as far as the mat. Then he shut the door bell away in the hall cupboard one shelf further back.',
          'The doorkeeper had understood a great deal of dirt. He swept the whole landing, and he swept them. He shut the hall cupboard with the door bell in it as far back as it went.',
        ],
        sign: [
          'A moth came in and wiped all its feet. The doorkeeper wiped his, at once, and nodded.',
          'A moth came in from the dusk. It wiped its feet before the mat, on the mat, and after the mat, and the doorkeeper’s own feet joined in.',
        ],
        yields: [
          'The doorkeeper wiped, nodded, and opened both wings of the hall cupboard. With two clean fingers he took out the door bell.',
          'The doorkeeper looked at the mat, and at their shoes, and was a changed squirrel. He held open the hall cupboard, and on his paw he brought the door bell.',
        ],
      },
    },
  },
  chime: {
    title: ['The Last Turn in the Dark', 'A Wind Chime of Forks'],
    prize: { one: 'wind chime', an: false },
    obstacle: { one: 'closed crew', an: false },
    task: [
      'At nine the lantern walk came through the wood, sixty people with small children on their shoulders. The last turn to the treehouse was to be found by ear. There was a wind chime for it, of ninety forks, and it was lying in the leaves.',
      'Sixty lanterns were coming through the wood, and at the last turn there is no light, only a sound. It was their sound. They had collected forks for it all summer, from every house in the village. It was lying on a sheet.',
    ],
    gift: [
      'At the last turn the lanterns stopped, all down the path. You heard it from above, not loud, ninety forks that had been to a great many dinners. A small boy pointed left, and they went where he pointed.',
      'They stood in the dark with their lanterns down, and above them it rang. Somebody whispered that the third from the left was from her mother’s drawer. The smallest walked in front, with one hand held out towards it.',
    ],
    by: {
      tangled: {
        part: { one: 'chime line', an: false },
        holds: [
          'But the closed crew had tied up the wind chime before anybody else was there, and the chime line had run through all of it. Ninety forks hung on one another like a family.',
          'But the closed crew had tied the chime line by themselves, to have it done. When they lifted the wind chime, it was one big fork with ninety backs.',
        ],
        worse: [
          'The forks had clamped together. From the closed crew there came advice, and from the wind chime there came no sound at all.',
          'The chime line had slipped into a noose. From the wind chime came the noise of a kitchen drawer, and the closed crew said that it had been all right on the ground.',
        ],
        sign: [
          'Round the smallest fork the chime line lay in a loop. It was slack, and the fork could turn in it.',
          'Half way along, the chime line ran under one fork only, and over it, and lay there as open as a hand.',
        ],
        yields: [
          'The chime line hung straight, ninety times. The closed crew had let go of it to look, and the wind chime gave one note, to see who was there.',
          'The chime line ran out from there to both its ends. Ninety forks turned round to look. Even the closed crew had stopped talking, in order to hear the wind chime.',
        ],
      },
      guarded: {
        part: { one: 'crew leader', an: false, g: 'f' },
        holds: [
          'But the crew was closed, as of Monday, and the crew leader had it on a list. The wind chime needed nobody else, she said, it needed wind.',
          'But the crew leader had rolled up the ladder. It was a closed crew, she called down, and they would manage. The wind chime hung in the beech, and did nothing.',
        ],
        worse: [
          'The crew leader folded the list and stood in front of the wind chime. A closed crew is as wide as six people.',
          'The crew leader had drawn in her head. There was a closed crew up there, with the lid on, and out of it hung, without a sound, the wind chime.',
        ],
        sign: [
          'The crew leader kept unfolding the list. Under lantern nine stood no name, and nine was the last turn.',
          'The crew leader kept looking down between her feet. It was four metres, and her hand round the branch was white.',
        ],
        yields: [
          'The crew leader wrote something, and turned the list round. The closed crew had a place in it, the width of a person, and behind that place lay the wind chime.',
          'The crew leader called for someone to come and hold the ladder. It came down, rung by rung, and one after another they were let in to the closed crew, and to the wind chime.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'beam', an: false },
        holds: [
          'But the beam of the wind chime was four metres long, and the closed crew was at supper, all of it. When one end was pulled up, the other stayed with the leaves.',
          'But the beam goes up on two sides at once, or it tips, and the closed crew was five, all on the one side. It was ninety forks on a slide, and no wind chime.',
        ],
        worse: [
          'The beam had dropped back askew. The wind chime was full of leaves, and from the table of the closed crew somebody asked if it was going well.',
          'The beam had stood up on end. The wind chime was a sheaf, and the closed crew had to get out of the way of the forks.',
        ],
        sign: [
          'Over the branch hung a second rope. It had been cut to length, and it had been free all day.',
          'On the other side of the trunk somebody had cut two steps in the bark, at the height for holding on.',
        ],
        yields: [
          'The beam went up level, hand over hand, on both ropes. Above the closed crew, who had their mouths full, all at once, hung the wind chime.',
          'The beam went up past the trunk, as level as a pair of scales. On one side there was a closed crew and on the other there was not, and between them hung the wind chime.',
        ],
      },
    },
  },
  play: {
    title: ['The Fairy’s One Sentence', 'The Village Station Calls at Eight'],
    prize: { one: 'sentence', an: false },
    obstacle: { one: 'lower room', an: false },
    task: [
      'At eight the village station would call, and then they were on air, from the tree, with creaking. It was a radio play in three parts. The fairy has one sentence in it, right at the end. The one who said it had gone down to the lower room when the others laughed in the wrong place.',
      'The radio would ring the tree up at eight. They had three parts ready, with owls, and a sentence for the end. It belonged to the fairy, and the fairy had been laughed at, by her friends, and had taken the sentence downstairs.',
    ],
    gift: [
      'At eight and twenty-six minutes the fairy said her one sentence. At the station, they were told later, the man at the desk had his hand on the next record. He left it there until the tree had stopped creaking.',
      'There was the creaking of the tree, and there was one sentence. On the radio you heard that somebody put down a cup. Then came the news, and the man who read it began rather more softly than he usually did.',
    ],
    by: {
      locked: {
        part: { one: 'script', an: false },
        holds: [
          'But in the lower room she sat with the script shut. In it was the sentence, and round it went a rubber band.',
          'But she sat below in the lower room, and on the script, with all her weight. The sentence was on the last page, and nobody could get at that without asking her to get up.',
        ],
        worse: [
          'The rubber band had been snapped round the script twice. In the lower room it was so still that you could hear the sentence not being said.',
          'She had put the script under the cushion and the cushion under the cat. In the lower room the sentence was as far down as it could be.',
        ],
        sign: [
          'From the script stuck a strip of paper. There was a pencil mark on it, her own, with an arrow up.',
          'Out of the cushion looked a bit of red wool. It was the bookmark, and she had plaited it herself, for all four.',
        ],
        yields: [
          'The rubber band hung round her wrist, and the script lay open on her knees. In the lower room she read it once, under her breath, and it was the sentence.',
          'She pulled at the red wool, and the script came out, between her and the cat. She read it in the lower room, as if it had been laughed at and had got up again. That was the sentence.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'friend', an: false, g: 'f' },
        holds: [
          'But in the lower room the friend took each word for a joke. Of sorry she said: very funny. Without her the sentence would have had to be said by somebody who can’t.',
          'But whatever they called down to the lower room, the friend heard laughing in it. They said that they needed her. For the joke, she said. And it was about the sentence.',
        ],
        worse: [
          'The friend was putting on her shoes. From the lower room there is a ladder down, and with her went the sentence.',
          'The friend had turned the radio on down there, to hear it without her. From the lower room you heard an orchestra, and with that nobody could have heard the sentence.',
        ],
        sign: [
          'With one shoe on, the friend was humming. It was the tune that the play begins with.',
          'There was an owl in part two, and she had done it. When the wood answered, she answered back, without thinking.',
        ],
        yields: [
          'The friend pulled off the shoe again, because of the boards, which thump. She came up from the lower room in socks, as always, for the sentence.',
          'The friend had answered the owl, and the one who hooted was sitting on the ladder. They hooted each other up, rung by rung, out of the lower room. She was still out of breath when she said the sentence.',
        ],
      },
      needsTime: {
        part: { one: 'charge bar', an: false },
        holds: [
          'But since the lower room had gone silent the recorder had been lying there, switched on. The charge bar climbs as it climbs, and until it is up nobody can record a sentence.',
          'But in the lower room, with the sulking, lay the battery, and that was sulking as well. The charge bar had one line. For a sentence you need two.',
        ],
        worse: [
          'The charge bar had dropped to the first line. From the lower room there was no sound, from the recorder there was none either, and it was ten minutes to the sentence.',
          'Someone had tried it. The recorder had said good, and gone out, and in the lower room the charge bar was a stripe of red. The sentence would have been cut off at the comma.',
        ],
        sign: [
          'In the charge bar one line had stopped blinking. It simply stood there.',
          'The little fan in there had begun to turn. You felt it if you held a cheek to it.',
        ],
        yields: [
          'The charge bar stood, four lines of it, and no one had looked. Somebody was coming up from the lower room, and somebody pressed the red key, and there was the sentence.',
          'The charge bar was full, and it had needed only not to be asked. From the lower room came the recorder, and with it somebody who wanted to hear for herself if it did the comma, in the sentence.',
        ],
      },
    },
  },
} satisfies EnErrands;
