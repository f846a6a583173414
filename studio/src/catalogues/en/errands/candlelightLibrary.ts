import type { EnErrands } from '../../schema.ts';

export const candlelightLibrary = {
  book: {
    title: ['The Book That Would Not Close', 'Three Nights Awake'],
    prize: { one: 'restless book', an: false },
    obstacle: { one: 'tall ladder', an: false },
    task: [
      '<helper>I put the books to bed,</helper> whispered {helper}. <helper>They’re all asleep but one. It’s the little red one, up there. While it flutters, the others keep turning over, and the candles are nearly down.</helper>',
      'Up there something red flapped and bumped its head. <helper>It heard a noise in its own story,</helper> whispered {helper}, <helper>and now it won’t shut. All the others are awake. And the candles are short.</helper>',
    ],
    gift: [
      '{helper} opened the restless book at the very last page and read it the last line. It was only five words long. The restless book gave one papery breath, and closed. All along the shelves somebody stopped turning over.',
      '{helper} showed the restless book what the noise had been. It was on the last page, a cat with a milk jug. The book looked for some time, and then it shut itself, without a sound.',
    ],
    by: {
      high: {
        part: { one: 'lowest rung', an: false },
        holds: [
          'But the restless book fluttered on the top shelf, and the tall ladder began above their heads. Even its lowest rung was out of reach.',
        ],
        worse: [
          'The tall ladder swayed on its wheels. The restless book shot up by one more shelf and sat there, shaking its pages.',
        ],
        sign: ['Below the tall ladder one drawer stuck out. It was low, and it stuck out like a step.'],
        yields: [
          'Then the shelf was as near as a table. The restless book came along the top of the tall ladder, hop by hop, and sat down.',
        ],
      },
      slippery: {
        part: { one: 'waxed rung', an: false },
        holds: [
          'But the restless book was up at the top of the tall ladder, and the ladder had just been polished. Each waxed rung was like butter.',
        ],
        worse: [
          'All feet were on the carpet again. Up there the restless book slid along its shelf, and the tall ladder rang faintly.',
        ],
        sign: ['In the middle was one rung without wax. It was grey, and as rough as bark.'],
        yields: [
          'Then came the top of the tall ladder, and a small warm wind. It was the restless book, and it came down on the nearest shoulder.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'tall ladder', an: false },
        holds: [
          'But to the restless book there was only the tall ladder, and the tall ladder had its own mind. It went where nobody had asked it to.',
        ],
        worse: [
          'The tall ladder rolled off the other way. In the wind of it the restless book turned all its pages at once.',
        ],
        sign: [
          'Somewhere in the shelves a beetle knocked, just once. The tall ladder stopped as if it had been called.',
        ],
        yields: [
          'The tall ladder rolled up by itself and stood still. On its top rung, quite flat from surprise, sat the restless book.',
        ],
      },
    },
  },
  page: {
    title: ['The Page With the Lit Window', 'A Fairy Tale Without an End'],
    prize: { one: 'last page', an: false },
    obstacle: { one: 'great atlas', an: false },
    task: [
      'The smallest fairy tale could not go to sleep. It always does so at the end, and its end was gone. The last page had come out, and the library bell was about to ring.',
      'And they lived, said a very thin voice, and they lived, and they lived. It was the smallest fairy tale. Its last page had come out, and without that it could not stop.',
    ],
    gift: [
      '{helper} put the last page back where it belonged. The smallest fairy tale read it itself, moving its lips, as far as the lit window. Then the window went dark, and it was asleep.',
      'The last page went in, and the smallest fairy tale took a breath. Happily, it said, and was surprised. It said it again, more quietly, and pulled its cover up.',
    ],
    by: {
      asleep: {
        part: { one: 'great atlas', an: false },
        holds: [
          'But the great atlas lay asleep on the floor, and under it lay the last page. It was snoring in four languages.',
        ],
        worse: [
          'The great atlas grumbled and spread out both its covers. Of the last page there had been a corner, and now there was a sea.',
        ],
        sign: [
          'Beside the great atlas lay three little maps. They were folded, and lay in a row, with their names to the top.',
        ],
        yields: [
          'The great atlas turned over, from Asia to America. Where it had been, on the carpet, lay the last page.',
        ],
      },
      heavy: {
        part: { one: 'atlas cover', an: true },
        holds: [
          'But on the last page lay the great atlas, open. The atlas cover alone was as heavy as a door. There is a lot of world in it.',
        ],
        worse: [
          'The atlas cover sank into the carpet. Beneath the great atlas the last page was pressed so flat that it was hardly there.',
        ],
        sign: ['The corner with Africa was not flat. It rocked, when one breathed on it.'],
        yields: [
          'The great atlas shut itself, slowly, and all its seas ran together. In the dust it left behind lay the last page.',
        ],
      },
      dark: {
        part: { one: 'gap', an: false },
        holds: [
          'But the last page had slid beneath the great atlas. The gap there was as dark as the inside of a closed book.',
        ],
        worse: [
          'One candle had burned down. The shadow of the great atlas spread, and no last page was to be seen.',
        ],
        sign: ['Deep in the gap there was a glimmer. It was gold, and quite straight.'],
        yields: [
          'The gap was not deep, only low. Under the great atlas, gold at the edge, lay the last page, and its window was lit.',
        ],
      },
    },
  },
  spectacles: {
    title: ['The Old Librarian Sees Fog', 'Silver and Blue Thread'],
    prize: { one: 'pair of spectacles', an: false },
    obstacle: { one: 'bookworm’s nest', an: false },
    task: [
      'When the bell rings, the old librarian reads one line aloud, and then all is still. Tonight there were no spectacles on that old nose. Without spectacles there is no line, only fog.',
      'The old librarian held the book close, and far off, and upside down. Each night one line is read aloud, and then the lamps can sleep. The spectacles were not on the nose, and not on the forehead.',
    ],
    gift: [
      'The old librarian put the spectacles on, first the good arm and then the mended one. The bell rang. <companion>Good night, every letter,</companion> read {companion} along, from the side. The last line of lamps went down.',
      'With the spectacles on, the old librarian found the line at once. It was about a boat. It was read so slowly that the last lamps did not hear the end of it.',
    ],
    by: {
      shy: {
        part: { one: 'bookworm', an: false },
        holds: [
          'But the spectacles were in the bookworm’s nest, behind the lowest shelf. The bookworm was in there too, and it did not read to strangers.',
        ],
        worse: [
          'The bookworm went further in. It had put on the spectacles, and so it took them along, and the bookworm’s nest was dark.',
        ],
        sign: [
          'In the door of the bookworm’s nest was one round green nose. It had been there for quite some time.',
        ],
        yields: [
          'The bookworm came out of its nest by itself, ring after ring. It had the spectacles on, and it took them off like a hat.',
        ],
      },
      tangled: {
        part: { one: 'binding thread', mass: true },
        holds: [
          'But the spectacles lay in the bookworm’s nest, and the bookworm had hung it all with binding thread. It went round both the glasses, and in and out.',
        ],
        worse: [
          'The binding thread pulled tight. In the bookworm’s nest the spectacles had slipped behind the board, with crossed arms.',
        ],
        sign: [
          'Over the bridge of the nose the binding thread made a loop. It was quite loose, and it was blue.',
        ],
        yields: [
          'The binding thread fell off in one long curl. On the edge of the bookworm’s nest sat the spectacles and looked round.',
        ],
      },
      narrow: {
        part: { one: 'cranny', an: false },
        holds: [
          'But the spectacles had fallen down behind the lowest shelf, into the cranny where the bookworm’s nest is. It had been measured for bookworms.',
        ],
        worse: [
          'The spectacles slid in. In the cranny one arm still looked out, like somebody asking a question. From the bookworm’s nest came a cough.',
        ],
        sign: ['At the knothole the cranny was wider. The bookworm kept its visitors’ chair there.'],
        yields: [
          'Out of the bookworm’s nest came one arm, one round, another round, and the arm with the thread. Those were the spectacles.',
        ],
      },
    },
  },
  poem: {
    title: ['The Youngest Poet’s Only Copy', 'The Poem in the Back Room'],
    prize: { one: 'poem', an: false },
    obstacle: { one: 'back room', an: false },
    task: [
      'The reading by lantern light began at nine. The youngest poet was to be seventh, and had one copy, written by hand, because a printer would have known. It lay on the far table of a room that was not theirs.',
    ],
    gift: [
      'The seventh went up to the lantern, and the poem shook. In the second verse it stopped shaking, or nobody looked at it any more. Afterwards there was the sort of quiet in which somebody puts down a glass very slowly.',
    ],
    by: {
      locked: {
        part: { one: 'latch', an: false },
        holds: [
          'But the poem lay in the back room, and the latch of the back room had dropped behind somebody who was no longer here. The others had gone up to the hall.',
        ],
        worse: [
          'The latch had jammed with a click. Through the keyhole of the back room you saw a table leg, and on the table, you had to suppose, the poem.',
        ],
        sign: [
          'On the door frame hung a small hook. It was worn bright at the bend, and it had hung there longer than the door.',
        ],
        yields: [
          'The latch went up without complaint. In the back room everything was as before, the chairs, the crumbs, the poem.',
        ],
      },
      guarded: {
        part: { one: 'reader', an: false, g: 'm' },
        holds: [
          'But the older reading circle had the back room until nine, and at its door sat a reader who had been the youngest last year. The poem was under all their papers.',
        ],
        worse: [
          'The reader pulled the last chair inside and sat down on it, in the door. In the back room somebody put a folder on the poem.',
        ],
        sign: [
          'The reader kept looking at a page of his own. In the middle of it was a gap, and beside the gap a question mark, in pencil, gone over many times.',
        ],
        yields: [
          'The reader moved his chair round until it faced the other way. There was a way into the back room, and somebody held the poem out over the heads.',
        ],
      },
      heavy: {
        part: { one: 'book trolley', an: false },
        holds: [
          'But someone had parked the book trolley across the door of the back room. It carried an encyclopaedia, and behind it, on the floor, lay the poem.',
        ],
        worse: [
          'A wheel of the book trolley had sunk in between two boards. The door of the back room stood open by a hand, and the poem was pinned under a corner of it.',
        ],
        sign: ['One edge of the book trolley was higher than the rest. It rocked over its good wheel.'],
        yields: [
          'The book trolley came up out of the boards and rolled off along the wall. On the floor of the back room lay the poem, with a tyre mark between two lines, where it did no harm.',
        ],
      },
    },
  },
  tape: {
    title: ['A Story on Tape at Ten', 'Two Voices and the Pages'],
    prize: { one: 'story tape', an: false },
    obstacle: { one: 'quarrel', an: false },
    task: [
      'At ten the night nurse would play it, in a ward with eleven beds, because one of those who lay there had asked for it. It was a story in two voices, with the pages rustling between them. They had everything except the end, and each of them wanted to read that.',
    ],
    gift: [
      'At ten the night nurse pressed a key. On the story tape two voices read the last sentence together, and not quite at the same time. Then you hear a page turn, although there is no further page. In one of the eleven beds somebody asked for the beginning.',
    ],
    by: {
      tangled: {
        part: { one: 'brown tape', an: false },
        holds: [
          'But in the quarrel somebody had pressed stop and somebody had pressed play. The brown tape had come out of the machine in one long curl, and it was the first chapter of the story tape.',
        ],
        worse: [
          'The brown tape had gone round the spool. The first chapter was swallowed, the quarrel had a new subject, and the story tape had got shorter by eight minutes.',
        ],
        sign: ['Beside the little wheel the brown tape lay in a loop. It was slack, and quite smooth.'],
        yields: [
          'The brown tape ran in again, hand over hand, with a sound like breath. The quarrel listened to it go by, and there was the story tape.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'second reader', an: false, g: 'f' },
        holds: [
          'But since the quarrel the second reader had taken every sign for no. With one voice the story tape would be a report.',
        ],
        worse: [
          'The second reader had packed up, script and all. The quarrel was over, in the way that a shop is, and the story tape lacked all the answers.',
        ],
        sign: [
          'The fingers of the second reader were on the back of a chair. They were tapping the beat of the story, the one that its sentences have.',
        ],
        yields: [
          'The second reader sat down, left a coat on, and found the page. Into the quarrel somebody read one line, and the second reader read the next, and that was the story tape.',
        ],
      },
      needsTime: {
        part: { one: 'rewinding spool', an: false },
        holds: [
          'But the story tape had to be wound back, and the machine is older than both of them. The rewinding spool turns as it likes, and it does not like quarrels.',
        ],
        worse: [
          'The rewinding spool had stopped and run back to where it was. The quarrel had ten minutes less, and the story tape was still at its end.',
        ],
        sign: ['On the edge of the spool was a white mark. It crept, and it was nearly at the top.'],
        yields: [
          'The rewinding spool stood still, with a click, exactly at the beginning. The quarrel stood still as well, and somebody pressed the red key of the story tape.',
        ],
      },
    },
  },
} satisfies EnErrands;
