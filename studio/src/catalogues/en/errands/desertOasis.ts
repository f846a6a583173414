import type { EnErrands } from '../../schema.ts';

export const desertOasis = {
  spring: {
    title: ['The Spring Behind the Dune', 'As Thick as a Thumb'],
    prize: { one: 'spring', an: false },
    obstacle: { one: 'dune', an: false },
    task: [
      '<helper>There’s a spring, and it can’t get through,</helper> said {helper}. <helper>I can hear it gurgle. It’s only as thick as a thumb. But if it isn’t here by dusk, the date palms go to bed thirsty, and they rustle all night.</helper>',
      'The date palms had let their leaves hang. <helper>They’re waiting for the spring,</helper> said {helper}, with one ear on the ground. <helper>It’s on its way. It just can’t get out, and it’s nearly dusk.</helper>',
    ],
    gift: [
      'The spring ran along its old bed, past the well, and on. At the first palm it stopped and sank in. Nothing happened for a while. Then high up, one leaf after the other, somebody breathed out.',
      'The spring came down its bed, pushing a small roll of dust in front of it. {helper} ran along beside. At each palm something went gulp, low down, and then it went up the trunk.',
    ],
    by: {
      slippery: {
        part: { one: 'loose sand', mass: true },
        holds: [
          'But the dune had moved across the way of the spring, yellow and steep. It was all loose sand, and one climbed it on the spot.',
        ],
        worse: [
          'The loose sand had brought everyone back to the foot of the dune. On the other side the gurgle of the spring was further off.',
        ],
        sign: ['Halfway up stood a tuft of grass. It was dry and rough, and it had hold of something.'],
        yields: [
          'At the top of the dune there was wind. Below, on the other side, with nothing but a thumb’s width of sand before it, blinked the spring.',
        ],
      },
      noisy: {
        part: { one: 'crest', an: false },
        holds: [
          'But the dune was between them and the spring, and the crest of the dune hummed. You had to hear the gurgle, to know where to dig.',
        ],
        worse: [
          'The crest hummed up by a note. Right through the dune it hummed, and the spring had gone under.',
        ],
        sign: ['Between two breaths of wind there was a short hush. A beetle stopped, with one leg up.'],
        yields: [
          'The crest was still, and its last sand ran out. At the foot of the dune it gurgled, there, and no further off than a hand: the spring.',
        ],
      },
      needsTime: {
        part: { one: 'damp sand', mass: true },
        holds: [
          'But the spring lay under the dune, and it had to come up by itself. Over it was damp sand, and damp sand cannot be dug.',
        ],
        worse: [
          'The damp sand had fallen in and was dry on top. Below the dune the gurgle of the spring was thinner.',
        ],
        sign: ['On the sand there was a dark spot. It was as small as a coin.'],
        yields: [
          'The dark spot had grown, and it had a shine, and then it had a bulge. From under the dune, as thick as a thumb, came the spring.',
        ],
      },
      asleep: {
        part: { one: 'old tortoise', an: true },
        holds: [
          'But where the spring came out of the dune, on the wet place, an old tortoise had gone to sleep. It was pleasantly cool there.',
        ],
        worse: [
          'The old tortoise grumbled and sat down flatter. You heard the spring now through a tortoise, and the dune said nothing.',
        ],
        sign: [
          'Beside the old tortoise lay three date stems. They lay side by side, and each was eaten off at the same length.',
        ],
        yields: [
          'The old tortoise put out four feet and moved over, into the shade of the dune. Where it had been, the spring stood up.',
        ],
      },
    },
  },
  bucket: {
    title: ['The Smallest Camel Is Thirsty', 'A Bucket in the Palm'],
    prize: { one: 'well bucket', an: false },
    obstacle: { one: 'palm', an: false },
    task: [
      'The caravan’s smallest camel had walked all day, at the end of the rope. Now it stood at the well and looked in. There was water down there, with a star in it. But there was no bucket.',
      'All day the smallest camel had carried the kettle, and it had never once complained. Now it stood at the well. The water was there, the thirst was there, and the well bucket was not.',
    ],
    gift: [
      'The well bucket came up full, and the star came up in it. The smallest camel drank the star first. Then it drank the rest, and when it lifted its head, its lips went on for a bit by themselves.',
      'The smallest camel put its whole face in the well bucket. When it came up again, there was a drop on each of its eyelashes. It thought, and then it put its face back in.',
    ],
    by: {
      high: {
        part: { one: 'trunk', an: false },
        holds: [
          'But the well bucket hung up in the palm, and nobody knew how. There was just a trunk, and then there was a lot of sky.',
        ],
        worse: [
          'The palm swayed. The well bucket swung up to the next leaf and hung there, red and very small.',
        ],
        sign: ['Low down on the trunk was the stump of an old leaf. It was as wide as a foot.'],
        yields: [
          'The palm bent, as you bend to a child, and held still. The well bucket slid off its leaf and came down by its ring.',
        ],
      },
      tangled: {
        part: { one: 'well rope', an: false },
        holds: [
          'But the well bucket was up in the palm, for the well rope had gone wild. It had been round each leaf at least once.',
        ],
        worse: [
          'The well rope drew together. In the palm you saw the ring of the well bucket, and otherwise rope.',
        ],
        sign: ['Beside the trunk the well rope hung in a loop. It was loose, and it was swinging.'],
        yields: [
          'The well rope ran down through the palm and fell in rings. Behind it, from leaf to leaf, bumped the well bucket.',
        ],
      },
      shy: {
        part: { one: 'young monkey', an: false },
        holds: [
          'But in the palm sat a young monkey and held the well bucket. When one looked up, it held that before its face.',
        ],
        worse: [
          'The young monkey went deeper in among the leaves. The well bucket went with it, and the palm was only a palm.',
        ],
        sign: ['From the leaves looked a hand. It had a brass ring on one finger, as thick as a doughnut.'],
        yields: [
          'The young monkey came down the palm by itself, bottom first. It put the well bucket in the sand and sat down inside.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'long pole', an: false },
        holds: [
          'But the well bucket was up in the palm. There was a long pole for such things, but when one end went up, the other dug in.',
        ],
        worse: [
          'The long pole had dipped. In the palm the well bucket hung on its leaf again, and hung there more crooked.',
        ],
        sign: ['Further down the long pole had a second grip. It had been wound with cloth.'],
        yields: [
          'The long pole stood up straight, with its tip in the palm. Along it, ring first, came the well bucket.',
        ],
      },
    },
  },
  lamp: {
    title: ['Everybody Wants Their Star', 'The Round Blue Glass'],
    prize: { one: 'blue glass', an: false },
    obstacle: { one: 'clay house', an: false },
    task: [
      'In the evening the children of the oasis go to the star reader and ask for theirs. Through the blue glass you can see its colour. They were standing in a row already, in order of height, and the blue glass was put away.',
      'Every child of the oasis had a star, and each wanted to know the colour. For that the star reader has the blue glass. They were all there, right down to the smallest, and she felt in her pockets.',
    ],
    gift: [
      'The star reader held the blue glass up and went along the row. Yours is green. Yours is rather red. Before the smallest she knelt down, and they looked through the blue glass together for quite some time.',
      'They looked through the blue glass, one after the other. The smallest looked longest. <companion>Well?</companion> asked {companion}. It was the colour of the inside of a melon, and it had winked.',
    ],
    by: {
      locked: {
        part: { one: 'wooden door', an: false },
        holds: [
          'But the blue glass was in the old clay house, and the wooden door of the clay house was shut. The sand had drifted up to its knees.',
        ],
        worse: [
          'The wooden door jammed. In the clay house something rolled with a clink to the far corner, and that was the blue glass.',
        ],
        sign: [
          'On a nail beside the wooden door hung a bone peg. It had been cut for that latch, and for no other.',
        ],
        yields: [
          'The wooden door swung in over the sand. In the far corner of the clay house, without a scratch, lay the blue glass.',
        ],
      },
      dark: {
        part: { one: 'room', an: false },
        holds: [
          'But the blue glass was in the old clay house, in a room without a window. Outside it was evening, and in there it had been evening for a hundred years.',
        ],
        worse: [
          'Dust hung in the room now. It was dark in the clay house as in a jug, and no blue glass was in it.',
        ],
        sign: ['On the wall far in was a glimmer. It was blue, and it was round.'],
        yields: [
          'The room was small when one stood in it, and cool. In a niche of the clay house, behind its own blue spot, lay the blue glass.',
        ],
      },
      guarded: {
        part: { one: 'white goose', an: false, g: 'f' },
        holds: [
          'But on the sill of the old clay house sat a white goose. The blue glass was inside, and nobody went inside.',
        ],
        worse: [
          'The white goose put out both wings, as wide as the clay house. You could not even see where the blue glass would have been.',
        ],
        sign: [
          'The white goose kept looking down beside her. There stood her clay bowl, and it was dry to the bottom.',
        ],
        yields: [
          'The white goose came down from the sill and walked by them, with her neck out. In the clay house, on the first shelf, lay the blue glass.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'keeper beetle', an: false },
        holds: [
          'But in the old clay house lived a keeper beetle, and it rolled the blue glass about all day. It was in charge, and it had manners.',
        ],
        worse: [
          'The keeper beetle bowed and rolled the blue glass the other way. It rolled it through the whole clay house, and bowed at the corner.',
        ],
        sign: [
          'The wind had drawn a line in the sand before the door. The keeper beetle turned at once and walked along it.',
        ],
        yields: [
          'The keeper beetle came out along the line, backwards, pushing with its feet. It let go, and over the sill of the clay house rolled the blue glass.',
        ],
      },
    },
  },
  concert: {
    title: ['Two Voices at Sunset', 'The Second Voice'],
    prize: { one: 'song', an: false },
    obstacle: { one: 'last palm', an: false },
    task: [
      'When the sun touches the sand, the festival’s young stage begins, and it begins with the song that they had written in May. It has two voices. One of them was sitting under the last palm, and it was twenty-five to.',
    ],
    gift: [
      'The song went over the water with both its voices, and on the far bank somebody lifted a child out of a pushchair to hear it. In the second verse they looked at each other once, by mistake. After that it was better.',
    ],
    by: {
      locked: {
        part: { one: 'singer', an: false, g: 'f' },
        holds: [
          'But the singer sat under the last palm with headphones on and did not answer, and the second voice of the song was the singer’s. It had been about one word in the text, and after that about all the others.',
        ],
        worse: [
          'The singer had tied up the hood. Under the last palm not so much as a hum was to be heard, and the song was a song for one.',
        ],
        sign: ['Beside the singer lay a notebook. It was open, and it was open at the second verse.'],
        yields: [
          'The singer took off one side of the headphones, and then the other. Under the last palm somebody said a word, and it was in the text, and that was how the song got its second voice.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'sound technician', an: false },
        holds: [
          'But the sound technician came from another country and had set up under the last palm. Whatever anyone asked for was turned the other way, with great care, and the song had one voice, very loud.',
        ],
        worse: [
          'The sound technician nodded and turned. The first voice of the song could be heard as far as the road, and the second went right out. Under the last palm somebody was giving a thumbs-up.',
        ],
        sign: [
          'A woman across the water told somebody with two fingers how many. Without a pause the sound technician held up two fingers as well.',
        ],
        yields: [
          'The sound technician watched a hand, and turned as it turned, up here and down there. Under the last palm two small lamps burned at the same height, and the song had two voices.',
        ],
      },
      needsTime: {
        part: { one: 'drum skin', an: false },
        holds: [
          'But the drum had stood out all night beside the last palm, and the drum skin was damp. A song cannot begin on a drum that says porridge.',
        ],
        worse: [
          'The drum skin had gone slack again. Beside the last palm they tried the first bar, and that was not a song, it was somebody moving house.',
        ],
        sign: [
          'Near the rim the drum skin gave one clear tone. It was in one spot only, no larger than a coin.',
        ],
        yields: [
          'The drum skin had dried in the shade of the last palm, from the rim inwards, in its own time. It gave one beat, by way of trial, and over the water came the song back.',
        ],
      },
    },
  },
  well: {
    title: ['Water at Ten', 'The Young Well Crew'],
    prize: { one: 'clear water', mass: true },
    obstacle: { one: 'dry pump', an: false },
    task: [
      'At ten the market opened, and the young well crew had promised it water. They had dug for three weeks and had been photographed with the governor. It was a quarter past nine, and out of the pump came a noise.',
    ],
    gift: [
      'At ten it coughed, and then it ran, and it was clear. The whole market stood there, with jugs and pans, and let the smallest donkey go first. Somebody had mint in a tin, and put a leaf in each jug.',
    ],
    by: {
      broken: {
        part: { one: 'pump handle', an: false },
        holds: [
          'But the dry pump had lost its handle, in a moment when each of them was showing how you do it properly. Clear water is forty metres down and comes up for a lever, and for nothing else.',
        ],
        worse: [
          'Another piece had split off the pump handle. In the dry pump something sank back with a sigh, and that had been the clear water.',
        ],
        sign: [
          'The pump handle had broken along the grain. One edge was a long ridge, and the other was a long groove.',
        ],
        yields: [
          'The pump handle went down, and came up by itself. It was hardly a dry pump any longer, it swallowed, and you could hear it come, clear water.',
        ],
      },
      guarded: {
        part: { one: 'neighbour', an: false, g: 'm' },
        holds: [
          'But the only way to the dry pump led through a garden, and before the garden sat the neighbour on a chair. He had nothing against clear water. He had something against boots.',
        ],
        worse: [
          'The neighbour drew the chair across the gate. You could not see the dry pump any more, and clear water was a thing that you would talk about at ten.',
        ],
        sign: [
          'The neighbour kept looking at one bed. It was mint, or it had been, before the crew had come through with the pipe.',
        ],
        yields: [
          'The neighbour got up, lifted the chair out of the gate and walked in front, on the edges. There stood the dry pump, and forty metres below it, clear water.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'stone ring', an: false },
        holds: [
          'But round the dry pump belongs a stone ring, or the pipe leans and sucks air. When it was level here, it slid off there, and with air in it there is no clear water.',
        ],
        worse: [
          'The stone ring had slipped, and the pipe leaned away from it. At the dry pump you heard it gasp, and of clear water there was a wet patch.',
        ],
        sign: [
          'On the other side the stone ring had a second hollow for a hand. The mason had thought of it, he had brought up twins.',
        ],
        yields: [
          'The stone ring sat, with a sound like a lid. In its middle, quite upright, stood what had been a dry pump, and out of it, with the next breath, came clear water.',
        ],
      },
    },
  },
} satisfies EnErrands;
