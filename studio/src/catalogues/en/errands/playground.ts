import type { EnErrands } from '../../schema.ts';

export const playground = {
  swing: {
    title: ['The Swing That Flies Furthest', 'Grandmother Pushes Best'],
    prize: { one: 'blue swing', an: false },
    obstacle: { one: 'high slide', an: false },
    task: [
      'Of all people Grandmother pushed best. She did it with one hand, and one flew over the hedge. But when the street lamps came on, her bus went, and nobody had been pushed yet.',
      'All along the bench they sat with their feet off the ground, in a row. Grandmother was going to push them, as only she can. But the blue swing was not to be had, and her bus came with the lamps.',
      {
        text: '<helper>Is that your grandmother?</helper> asked {helper}. <helper>She wants to push us. But look at the blue swing.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'Grandmother laid one hand on the blue swing and took a step back. Then all of them flew, one after the other, and saw the hat on the kiosk. The street lamps came on. Grandmother pushed once more.',
      'Grandmother pushed the blue swing, and the shoes flew up to the leaves. She knew for each of them how high. At the end somebody pushed her, once, and she did not say no.',
      { text: 'Grandmother pushed. One after the other they flew, as high as the hedge.', to: '3-5' },
    ],
    by: {
      high: {
        part: { one: 'ladder', an: false },
        holds: [
          'But somebody had flung the blue swing over the rail of the high slide. It hung up there, and the ladder had lost its middle.',
          'But the blue swing was asleep on top of the high slide, with its chains round the rail. Somebody had swung it up there and gone home to tea. Halfway, the ladder had a hole in it.',
        ],
        worse: [
          'The blue swing slipped over by one bar. It was on the top of the high slide now, and its chains had come along.',
          'There was a clank, one bar higher. The blue swing lay on the very roof of the high slide and looked at the sky.',
        ],
        sign: [
          'Low down on the ladder, next to Grandmother’s hand, there was one more bar. It had been painted over.',
          'The bottom bar of the ladder was green, like the grass. You only found it when you leaned on it, next to Grandmother.',
        ],
        yields: [
          'Down over the high slide, rattling, came the blue swing. It gave one more swing of its own and hung still.',
          'The chains let go, first the one, then the other. The blue swing came off the high slide with a shout, flew past them, and came back.',
        ],
      },
      slippery: {
        part: { one: 'slide', an: false },
        holds: [
          'But the blue swing hung over the top of the high slide, and the ladder was shut off. There was only the slide, and that was polished by a thousand trousers.',
          'But to get to the blue swing you would have to go up the high slide from the wrong end. It had been polished all summer, by trousers.',
        ],
        worse: [
          'All shoes were back in the sand. At the top of the high slide the blue swing had slipped too, and its seat hung by one corner.',
          'They had come down in a bunch, like bananas. On top of the high slide the blue swing hung by one corner, and the slide shone.',
        ],
        sign: [
          'Along the rim of the slide ran a patch of rust. It was rough, like sugar on a bun.',
          'There was some rust, all along the rim. It was no good for trousers, and it was very good for toes.',
        ],
        yields: [
          'Then there was the top of the high slide, with Grandmother’s hand on somebody’s heel. One push, and the blue swing flew down by itself.',
          'A shoe stood on Grandmother’s hand, and the hand went up. Down past them both, off the high slide, came the blue swing, all by itself.',
        ],
      },
      tangled: {
        part: { one: 'swing rope', an: false },
        holds: [
          'But the blue swing had gone over the high slide and round it. The swing rope was wound about the rail, and it was wound twice.',
          'But the swing rope had gone twice round the rail of the high slide, and then once round itself. At the end of it, like a fish on a line, hung the blue swing.',
        ],
        worse: [
          'The swing rope wound itself round once more. On the high slide the blue swing had tipped up, and stood on its edge.',
          'The swing rope squealed on the rail. The blue swing had been wound up so short that it sat on the high slide like a hat.',
        ],
        sign: [
          'By the rail the swing rope hung in a loop. You could see the sky through it.',
          'One loop stood off from the rail. A sparrow flew through it, to show off.',
        ],
        yields: [
          'The swing rope ran off the rail with a whirr. From the high slide the blue swing sailed down, and back, and down.',
          'The swing rope spun backwards, faster and faster. Then the high slide had nothing more to hold, and the blue swing hung down, still giddy.',
        ],
      },
    },
  },
  boat: {
    title: ['The Harbour Has No Boats', 'A Leaf for a Sail'],
    prize: { one: 'wooden boat', an: false },
    obstacle: { one: 'play pipe', an: false },
    task: [
      'The harbour in the sandpit was finished, with a mole and a crane. It was to be opened before the rain. So far there was not one single boat in it, and the harbour master looked at the sky.',
      'In the sand there was a quay, with a rope on it, and the rope had nothing at its end. It was the new harbour. The harbour master had his speech ready, and the wooden boat was not in.',
      {
        text: '<helper>The harbour’s ready,</helper> said {helper}. <helper>But there’s no boat. And it’s going to rain.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The wooden boat went in between the moles, with its leaf up. The harbour master blew through his fist, twice. Then the first drop fell, right beside the crane, and it was called high water.',
      'They tied the wooden boat to the quay, and the rope fitted. The harbour master held his speech. It was: there. After that it rained, and they had water in the harbour too.',
      { text: 'In came the wooden boat. Toot, toot. Then it rained, and that was high water.', to: '3-5' },
    ],
    by: {
      dark: {
        part: { one: 'pipe', an: false },
        holds: [
          'But the wooden boat was in the play pipe that goes through the hill. It was dark in the pipe, and your own breath came to meet one.',
          'But the wooden boat had sailed into the play pipe, and in the play pipe it was night. If you called into it, the night called back.',
        ],
        worse: [
          'A cloud went over. The play pipe looked twice as long and twice as black. No sail of a wooden boat was to be seen.',
          'The sun had gone in. You put your head in the play pipe, and it was gone. The wooden boat had probably got as far as China.',
        ],
        sign: [
          'At the far end there was one glimmer, as small as a coin. It was the sky.',
          'It was not night all the way. At the end there was a small round piece of noon.',
        ],
        yields: [
          'In the middle of the play pipe you could see both ends. There sat a small child, not at all surprised, and held out the wooden boat.',
          'The night was just a pipe, with a floor of sand. In the middle of the play pipe sat somebody small, who said hello, and gave them the wooden boat.',
        ],
      },
      noisy: {
        part: { one: 'echo', an: true },
        holds: [
          'But in the play pipe sat a small child with the wooden boat. It could not hear one word that was said, for the echo.',
          'But there was somebody in the play pipe already, somebody small, with the wooden boat. Each word that went in there came out as ten.',
        ],
        worse: [
          'The echo boomed there and back and there. In the play pipe the small child held its ears, and the wooden boat lay on its side.',
          'The play pipe was full of voices, and every one was upset. The small child had put the wooden boat on its head, like a lid.',
        ],
        sign: [
          'Between one echo and the next there was a short hush. In it you heard sand trickle.',
          'The last word had to run to the far end and back. While it ran, you could hear a beetle.',
        ],
        yields: [
          'The echo had run out at the far end. Into the play pipe went one small word, and out of it came the wooden boat.',
          'The play pipe had said everything it had heard. So there was room for one small please, and on the please came the wooden boat.',
        ],
      },
      shy: {
        part: { one: 'small child', an: false },
        holds: [
          'But the wooden boat was with a small child, and the small child was in the play pipe. It had gone in because there were people outside.',
          'But a small child had the wooden boat, and had taken it where nobody could ask for it. That was the play pipe.',
        ],
        worse: [
          'The small child went further into the play pipe. The wooden boat was on its knees, and both its arms were round it.',
          'There was a scraping of trousers. The small child was in the darkest bit of the play pipe now. The wooden boat lay under its jumper.',
        ],
        sign: [
          'Out of the play pipe looked the toe of a shoe. It went up and down, like a nod.',
          'It was all in there but for one shoe. The toe of that was asking something.',
        ],
        yields: [
          'The small child came out by itself, on its bottom. In front of it out of the play pipe came the wooden boat.',
          'The small child came shuffling out of the play pipe on its bottom, with pauses. In the last pause it held up the wooden boat.',
        ],
      },
      narrow: {
        part: { one: 'gap', an: false },
        holds: [
          'But a small child sat in the play pipe, with the wooden boat behind it. Between the child and the wall was a gap, and it was a thin one.',
          'But the wooden boat was in the play pipe behind a small child, and the small child fitted exactly. There was a gap by its ear.',
        ],
        worse: [
          'The wooden boat slid along. You heard it in the play pipe, and in the gap you saw an ear.',
          'It went knock, further in. The small child had turned round to see, and of the gap in the play pipe there was nothing left but hair.',
        ],
        sign: [
          'In the middle the play pipe was wider by an arm. Two pipes had been joined there.',
          'Where the two pipes met they did not quite match. The play pipe had a cheek there.',
        ],
        yields: [
          'Past one shoulder and past one ear came the wooden boat. The small child came after it out of the play pipe, to see where it lived.',
          'The wooden boat came by on the left, leaf first, under an arm. The small child looked after it and came out of the play pipe as well, in its wake.',
        ],
      },
    },
  },
  sieve: {
    title: ['Forty Cakes for the Gardener', 'The King of the Sand Hill'],
    prize: { one: 'red sieve', an: false },
    obstacle: { one: 'sand hill', an: false },
    task: [
      'It was the gardener’s last day, and the sand bakers had promised her forty cakes. For that you need fine sand, and for fine sand you need the red sieve. The gardener was already hanging up her rake.',
      'Nobody had raked this playground so finely as the gardener, and today she went. The sand bakers had promised her cakes, forty of them, without one stone. The red sieve for it was missing.',
      {
        text: '<helper>The gardener goes home today, for good,</helper> said {helper}. <helper>We promised her sand cakes. Where’s the red sieve?</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'Forty cakes stood along the edge, sifted with the red sieve, and on each was a daisy. The gardener took off her gloves. She ate one with three fingers, down to the air, and asked for the recipe.',
      'Through the red sieve the sand came down like flour. They baked as long as there was room on the edge. The gardener took one home, in her cap, and walked very slowly.',
      { text: 'Shake, shake, went the red sieve. The gardener ate a cake, down to the air.', to: '3-5' },
    ],
    by: {
      guarded: {
        part: { one: 'tiny child', an: false },
        holds: [
          'But the red sieve was up on the sand hill, and on the sand hill sat a tiny child. It ruled there, and nobody was to come up.',
          'But the sand hill had a king today, and the king was two. He had a red sieve for a throne. Whoever came up was sent down, with sand.',
        ],
        worse: [
          'The tiny child sat down on the red sieve and spread its arms. Now there was nothing on the sand hill but a ruler.',
          'The tiny child had crossed both arms and both legs. You saw the sand hill, and you saw a king. Of the red sieve you saw the print it would leave.',
        ],
        sign: [
          'The tiny child kept looking down on the far side. There stood a bucket, and the spade that belonged to it was gone.',
          'On the other side stood a bucket. The king looked at it, and at his empty hand, and at the bucket.',
        ],
        yields: [
          'The tiny child got up and slid down on its bottom. On the sand hill, a bit bent, lay the red sieve.',
          'The tiny child had to rule somewhere else. Down the sand hill it went on its bottom, and up there lay the red sieve, with a seat in it.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'tiny child', an: false },
        holds: [
          'But on the sand hill sat a tiny child with the red sieve, and it knew four words. Please was not one of them.',
          'But the red sieve was with a tiny child, on the sand hill, and the tiny child had four words. One was no. It used the other three for no as well.',
        ],
        worse: [
          'The tiny child laughed and dug the red sieve into the sand hill. It patted the place flat, and put a stick in.',
          'The tiny child thought they had said: hide it. There was a smooth place on the sand hill now, with a stick in it, and down below was the red sieve.',
        ],
        sign: [
          'Its mother handed the tiny child a biscuit. It handed the biscuit straight back, and that went on for some time.',
          'A biscuit went from a big hand to a small one. Then it went back, and there again.',
        ],
        yields: [
          'The tiny child dug with both hands and found something red. It came down the sand hill and held it out, and that was the red sieve.',
          'Hand to hand was something that the tiny child could do. It dug, came down the sand hill, and put into {hero_gen} hand what it had: the red sieve.',
        ],
      },
      needsTime: {
        part: { one: 'wet sand', mass: true },
        holds: [
          'But the red sieve lay on the sand hill, full of wet sand, and all its holes were shut. Nothing goes through until it is dry.',
          'But it had rained in the night, and on the sand hill lay the red sieve, full to the rim. There was a cloud’s worth of water in that sand. It would go when it was ready.',
        ],
        worse: [
          'The wet sand had clumped together, right from the beginning. On the sand hill lay the red sieve, and it was a plate.',
          'There was a lump in the red sieve now like a pudding. The rest of the sand hill had gone to porridge as well, and nothing came through.',
        ],
        sign: [
          'At the rim one grain had gone light. When the wind came, it moved.',
          'One grain was yellow, all the others were brown. It lay at the edge and rolled.',
        ],
        yields: [
          'All of the wet sand had gone light, by itself. It ran through the red sieve with a hiss, and a new sand hill grew beneath.',
          'It was so quiet that you could hear it begin, like rain a long way off. The wet sand had dried, and it ran and ran, out of the red sieve, down on the sand hill.',
        ],
      },
    },
  },
  jam: {
    title: ['The Concert on the Climbing Frame', 'At Nine the Lamps Go Out'],
    prize: { one: 'concert', an: false },
    obstacle: { one: 'agreement', an: true },
    task: [
      'There was one evening, and three lots of people had been promised it: the skaters, the small ones, and the old men with the chess. At nine the park lamps went out for all of them. On the climbing frame hung a guitar that nobody had dared to take down.',
    ],
    gift: [
      'The concert was heard on all the benches. In the third song the small ones sat down on the skateboards, because it was cold on the ground. One of the old men went on playing chess, against himself, and moved on the beat.',
    ],
    by: {
      tangled: {
        part: { one: 'sign-up sheet', an: false },
        holds: [
          'But the agreement had been made three times, on three sheets, by three people who had each been told yes. Nowhere on any sign-up sheet was there an hour for the concert.',
        ],
        worse: [
          'A fourth sign-up sheet hung over the other three. By that agreement the concert was on Thursday.',
        ],
        sign: [
          'On the oldest sign-up sheet there was one line on which nobody had written. It was from eight to nine.',
        ],
        yields: [
          'There was one sheet on the post, with three kinds of writing on it. The agreement was as long as a finger, and in its last line stood the concert.',
        ],
      },
      guarded: {
        part: { one: 'chess player', an: false, g: 'm' },
        holds: [
          'But the oldest chess player had been coming here since before the swings, and no agreement said anything about guitars. He sat where the concert was to be.',
        ],
        worse: [
          'The chess player moved his board to the middle of the spot and set up all the pieces. The agreement was under his cap, and the concert was nowhere.',
        ],
        sign: [
          'The chess player kept looking at the second chair. It stood opposite, it was set out each evening, and it was empty.',
        ],
        yields: [
          'The chess player lifted his board with all its pieces and carried it one table to the left. Of the agreement he said that he had never read it, and there was room for the concert.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'plank stage', an: false },
        holds: [
          'But by the agreement whoever wanted a concert built the stage and took it away again. The plank stage was three metres long, and whoever lifted one end had the other in the sand.',
        ],
        worse: [
          'The plank stage had slid down on all sides. The singers stood in the sand, the agreement lay in it, and the concert had sand in its strings.',
        ],
        sign: ['At the far end the plank stage had a second handle, of rope. It lay in the grass.'],
        yields: [
          'The plank stage stood. It rang a bit when somebody walked on it, and under it, by agreement, lived the small ones, and on top began the concert.',
        ],
      },
    },
  },
  mural: {
    title: ['Every Hand on the Wall', 'Tomorrow the Digger Comes'],
    prize: { one: 'photograph', an: false },
    obstacle: { one: 'old wall', an: true },
    task: [
      'Tomorrow the old playground would be pulled down. On its wall were their hands, from the summer when they were seven, forty of them, with names. A photograph of it was all that could stay, with everybody in it, and the sun was on the wall until six.',
    ],
    gift: [
      'In the photograph you see the old wall, with all the hands, and in front of each hand somebody who is too big for it. On the left one of them is a bit blurred. She came running.',
    ],
    by: {
      heavy: {
        part: { one: 'stone bench', an: false },
        holds: [
          'But in front of the old wall stood the stone bench, and behind it were the hands from twelve to nineteen. For the photograph it had to go, and it had been put there to stay.',
        ],
        worse: [
          'The stone bench had settled. Half the hands on the old wall were hidden behind it now, and the photograph would be one of a bench.',
        ],
        sign: ['At one end the stone bench lay on a skipping rope, grown in. There it rocked.'],
        yields: [
          'The stone bench walked away from the old wall, one corner and then the other. Behind it, quite white, were the hands from twelve to nineteen, for the photograph.',
        ],
      },
      broken: {
        part: { one: 'pact', an: false },
        holds: [
          'But on the old wall one hand had been painted over, years ago, when a pact broke. Everybody knew which. In a photograph you would have seen nothing but that square.',
        ],
        worse: [
          'Another name had been scratched away. On the old wall there was nothing left of that pact, and if it went on like this, nothing of the photograph either.',
        ],
        sign: [
          'Beside the square was half a star, in red, and further along there was the other half. Their edges fitted, if one stood back.',
        ],
        yields: [
          'It was not the pact that there had been, but it put its hand on the old wall. The paint was still wet in the photograph.',
        ],
      },
      shy: {
        part: { one: 'old friend', an: true, g: 'f' },
        holds: [
          'But one of them had come and not come in. The old friend stood behind the fence. As long as there was a gap before her hand on the old wall, nobody would take the photograph.',
        ],
        worse: [
          'The old friend was three steps further off. On the left the old wall stood empty, and of the photograph there were twelve minutes of sun left.',
        ],
        sign: ['Between two slats of the fence showed a thumb. It had red paint on it.'],
        yields: [
          'The old friend came round by the gate, and then she ran. Before the old wall they all moved up by one, and somebody counted, and that was the photograph.',
        ],
      },
    },
  },
} satisfies EnErrands;
