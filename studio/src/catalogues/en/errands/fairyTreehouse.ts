import type { EnErrands } from '../../schema.ts';

export const fairyTreehouse = {
  jar: {
    title: ['The Jar Full of Wishes', 'The Seventh Rung'],
    prize: { one: 'wish jar', an: false },
    obstacle: { one: 'rope ladder', an: false },
    task: [
      '<helper>The wish jar’s full,</helper> said {helper}. <helper>It’s started to sing. If I don’t get the cork out before dark, they go stale, and then they only come true on Wednesdays. It’s up in the smallest room.</helper>',
      'You could hear it from the stairs, a buzzing, like bees in a trumpet. <helper>That’s the wish jar,</helper> said {helper}. <helper>They want out. By tomorrow they’ll be stale, and nobody wants a stale one.</helper>',
    ],
    gift: [
      'The cork came out with a sigh, and the wishes flew off, in all directions, each with a small hum. One of them sat down for a moment on {hero_gen} nose. It had the wrong address, and flew on.',
      'Plop, went the cork of the wish jar. They streamed out over the branches, as small as midges. Here and there in the dark, someone who had not been asleep said oh.',
    ],
    by: {
      high: {
        part: { one: 'rope ladder', an: false },
        holds: [
          'But the wish jar stood in the smallest room, and the rope ladder to it hung too high. A squirrel had done the measuring.',
        ],
        worse: [
          'The rope ladder curled up by one more step. Above it the wish jar swung, and sang out of tune.',
        ],
        sign: ['Low down in the bark was a knothole. It was as wide as a foot, and nobody was in.'],
        yields: [
          'The rope ladder uncurled and came down with its whole length, like somebody who remembers. At the top of it hummed the wish jar.',
        ],
      },
      broken: {
        part: { one: 'snapped rung', an: false },
        holds: [
          'But between them and the wish jar hung the rope ladder, and its seventh rung had snapped. Below it you were too low, and above it you would have been there.',
        ],
        worse: [
          'Another splinter had dropped off the snapped rung. The rope ladder shook, and up there the wish jar tilted on its shelf.',
        ],
        sign: ['The snapped rung had two slanting ends. One leaned to the left, and so did the other.'],
        yields: [
          'The rung held, with a bit of a creak. The rope ladder had seven again, and above the seventh stood the wish jar.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'new rung', an: false },
        holds: [
          'But the wish jar was up in the smallest room, and the rope ladder lacked a rung. When the new rung was held, the ropes swung away, and the other way round.',
        ],
        worse: [
          'The rope ladder swung off, and the new rung hung from it, more crooked. In the smallest room the wish jar rolled back to the wall.',
        ],
        sign: ['On the other side was a second knot. It had been for holding on to, and nobody held it.'],
        yields: [
          'The new rung sat, a knot on the left and a knot on the right. Up the rope ladder you heard it clearly, all its wishes, the wish jar.',
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
    ],
    gift: [
      'The striped sock went on the cold foot, up to the knee, which is not far. The squirrel baby wiggled it once. Then the last light went out, and somewhere in the tree a very small snore began.',
      'The squirrel baby put its foot into the striped sock by itself, toes first. Then it looked at both feet, left, right, left. In the middle of right it was asleep.',
    ],
    by: {
      asleep: {
        part: { one: 'owl', an: true, g: 'f' },
        holds: [
          'But the striped sock was in the knothole, and in the knothole slept the old owl. She had it for a pillow.',
        ],
        worse: [
          'The owl ruffled herself and sat down on the sock. There was no stripe left in the whole knothole.',
        ],
        sign: [
          'Next to the owl lay her spectacles, a nut and the newspaper. They lay in a row, and the newspaper was folded at the weather.',
        ],
        yields: [
          'The owl tucked her head under the other wing, and so she moved over. At the edge of the knothole, a little flat, lay the striped sock.',
        ],
      },
      dark: {
        part: { one: 'knothole', an: false },
        holds: [
          'But the striped sock had blown into the knothole. In there it was as dark as in a boot, and much deeper.',
        ],
        worse: [
          'A leaf had come down before it. The knothole was blacker than before, and there was no striped sock in it.',
        ],
        sign: [
          'Far in there was one glimmer. It was white, and there was a dark bit beside it, and then another white.',
        ],
        yields: [
          'There was a feather, and there was a nut with a bite out of it. On the floor of the knothole lay the striped sock.',
        ],
      },
      narrow: {
        part: { one: 'bark rim', an: false },
        holds: [
          'But the striped sock had slipped down in the knothole, behind the bark rim. It was a place for beetles and very thin fingers.',
        ],
        worse: [
          'The striped sock slid further down. Behind the bark rim of the knothole you saw its toe, and then only that it had been there.',
        ],
        sign: ['Below the lip the knothole was wider. A woodpecker had worked there, and stopped for lunch.'],
        yields: [
          'Out from behind the bark rim came the toe, then the heel, and then the rest, up to the knee. The knothole had let go of the striped sock.',
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
    ],
    gift: [
      'The door bell was hung by the door, and it rang. Out of the dusk came the fairies, from the left, from the right, and one from below. Each wiped her feet. {helper} counted them in by their shoes.',
      'It tinkled, the door bell, thin as a thread. They came along that thread, one behind another, with wet wings. {helper} handed each of them a towel, and it was a petal.',
    ],
    by: {
      guarded: {
        part: { one: 'doorkeeper', an: false, g: 'm' },
        holds: [
          'But the door bell was in the hall cupboard, and before the hall cupboard stood the doorkeeper. He was a squirrel with a waistcoat, and today was no day for cupboards.',
        ],
        worse: [
          'The doorkeeper stood broader and held his broom across. You could see neither the hall cupboard nor the door bell.',
        ],
        sign: [
          'The doorkeeper kept looking up at his shelf. There were five jars of nuts on it, and a round place without dust.',
        ],
        yields: [
          'The doorkeeper put his broom to his shoulder and marched off, three steps, to the left. The hall cupboard was free, and through a crack shone the door bell.',
        ],
      },
      locked: {
        part: { one: 'cupboard door', an: false },
        holds: [
          'But the door bell was in the hall cupboard, and the cupboard door was shut. It was a good door, of plum wood, and it was proud of it.',
        ],
        worse: [
          'The cupboard door jammed. In the hall cupboard the door bell gave half a clink, and kept the other half.',
        ],
        sign: ['On a string beside the cupboard hung a carved peg. It was of plum wood too.'],
        yields: [
          'The cupboard door opened as if it had only been waiting for the right tone. In the hall cupboard, on velvet, hung the door bell.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'doorkeeper', an: false, g: 'm' },
        holds: [
          'But the door bell was in the hall cupboard, and the doorkeeper had the hall cupboard. Whatever anyone told him, he understood dirt.',
        ],
        worse: [
          'The doorkeeper swept them out, as far as the mat. Then he shut the door bell away in the hall cupboard one shelf further back.',
        ],
        sign: ['A moth came in and wiped all its feet. The doorkeeper wiped his, at once, and nodded.'],
        yields: [
          'The doorkeeper wiped, nodded, and opened both wings of the hall cupboard. With two clean fingers he took out the door bell.',
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
    ],
    gift: [
      'At the last turn the lanterns stopped, all down the path. You heard it from above, not loud, ninety forks that had been to a great many dinners. A small boy pointed left, and they went where he pointed.',
    ],
    by: {
      tangled: {
        part: { one: 'chime line', an: false },
        holds: [
          'But the closed crew had tied up the wind chime before anybody else was there, and the chime line had run through all of it. Ninety forks hung on one another like a family.',
        ],
        worse: [
          'The forks had clamped together. From the closed crew there came advice, and from the wind chime there came no sound at all.',
        ],
        sign: [
          'Round the smallest fork the chime line lay in a loop. It was slack, and the fork could turn in it.',
        ],
        yields: [
          'The chime line hung straight, ninety times. The closed crew had let go of it to look, and the wind chime gave one note, to see who was there.',
        ],
      },
      guarded: {
        part: { one: 'crew leader', an: false, g: 'f' },
        holds: [
          'But the crew was closed, as of Monday, and the crew leader had it on a list. The wind chime needed nobody else, she said, it needed wind.',
        ],
        worse: [
          'The crew leader folded the list and stood in front of the wind chime. A closed crew is as wide as six people.',
        ],
        sign: [
          'The crew leader kept unfolding the list. Under lantern nine stood no name, and nine was the last turn.',
        ],
        yields: [
          'The crew leader wrote something, and turned the list round. The closed crew had a place in it, the width of a person, and behind that place lay the wind chime.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'beam', an: false },
        holds: [
          'But the beam of the wind chime was four metres long, and the closed crew was at supper, all of it. When one end was pulled up, the other stayed with the leaves.',
        ],
        worse: [
          'The beam had dropped back askew. The wind chime was full of leaves, and from the table of the closed crew somebody asked if it was going well.',
        ],
        sign: [
          'Over the branch hung a second rope. It had been cut to length, and it had been free all day.',
        ],
        yields: [
          'The beam went up level, hand over hand, on both ropes. Above the closed crew, who had their mouths full, all at once, hung the wind chime.',
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
    ],
    gift: [
      'At eight and twenty-six minutes the fairy said her one sentence. At the station, they were told later, the man at the desk had his hand on the next record. He left it there until the tree had stopped creaking.',
    ],
    by: {
      locked: {
        part: { one: 'script', an: false },
        holds: [
          'But in the lower room she sat with the script shut. In it was the sentence, and round it went a rubber band.',
        ],
        worse: [
          'The rubber band had been snapped round the script twice. In the lower room it was so still that you could hear the sentence not being said.',
        ],
        sign: [
          'From the script stuck a strip of paper. There was a pencil mark on it, her own, with an arrow up.',
        ],
        yields: [
          'The rubber band hung round her wrist, and the script lay open on her knees. In the lower room she read it once, under her breath, and it was the sentence.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'friend', an: false, g: 'f' },
        holds: [
          'But in the lower room the friend took each word for a joke. Of sorry she said: very funny. Without her the sentence would have had to be said by somebody who can’t.',
        ],
        worse: [
          'The friend was putting on her shoes. From the lower room there is a ladder down, and with her went the sentence.',
        ],
        sign: ['With one shoe on, the friend was humming. It was the tune that the play begins with.'],
        yields: [
          'The friend pulled off the shoe again, because of the boards, which thump. She came up from the lower room in socks, as always, for the sentence.',
        ],
      },
      needsTime: {
        part: { one: 'charge bar', an: false },
        holds: [
          'But since the lower room had gone silent the recorder had been lying there, switched on. The charge bar climbs as it climbs, and until it is up nobody can record a sentence.',
        ],
        worse: [
          'The charge bar had dropped to the first line. From the lower room there was no sound, from the recorder there was none either, and it was ten minutes to the sentence.',
        ],
        sign: ['In the charge bar one line had stopped blinking. It simply stood there.'],
        yields: [
          'The charge bar stood, four lines of it, and no one had looked. Somebody was coming up from the lower room, and somebody pressed the red key, and there was the sentence.',
        ],
      },
    },
  },
} satisfies EnErrands;
