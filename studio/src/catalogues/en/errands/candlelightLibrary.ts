import type { EnErrands } from '../../schema.ts';

export const candlelightLibrary = {
  book: {
    title: ['The Book That Would Not Close', 'Three Nights Awake'],
    prize: { one: 'restless book', an: false },
    obstacle: { one: 'tall ladder', an: false },
    task: [
      '<helper>I put the books to bed,</helper> whispered {helper}. <helper>They’re all asleep but one. It’s the little red one, up there. While it flutters, the others keep turning over, and the candles are nearly down.</helper>',
      'Up there something red flapped and bumped its head. <helper>It heard a noise in its own story,</helper> whispered {helper}, <helper>and now it won’t shut. All the others are awake. And the candles are short.</helper>',
      {
        text: '<helper>The books are all asleep but one,</helper> said {helper}. <helper>The little red one. It flutters and flutters.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      '{helper} opened the restless book at the very last page and read it the last line. It was only five words long. The restless book gave one papery breath, and closed. All along the shelves somebody stopped turning over.',
      '{helper} showed the restless book what the noise had been. It was on the last page, a cat with a milk jug. The book looked for some time, and then it shut itself, without a sound.',
      {
        text: '{helper} read it the last line. The restless book sighed, like paper, and closed.',
        to: '3-5',
      },
    ],
    by: {
      high: {
        part: { one: 'lowest rung', an: false },
        holds: [
          'But the restless book fluttered on the top shelf, and the tall ladder began above their heads. Even its lowest rung was out of reach.',
          'But the restless book had fluttered up to the top. The tall ladder would not come down to be climbed. Its lowest rung was as high as a door.',
        ],
        worse: [
          'The tall ladder swayed on its wheels. The restless book shot up by one more shelf and sat there, shaking its pages.',
          'The tall ladder had rolled on by one shelf and taken its rungs along. Above it the restless book flapped against the ceiling, like a moth that has seen a lamp.',
        ],
        sign: [
          'Below the tall ladder one drawer stuck out. It was low, and it stuck out like a step.',
          'Not all the drawers were shut. The bottom one stuck out, and on it stood a small footprint in the dust.',
        ],
        yields: [
          'Then the shelf was as near as a table. The restless book came along the top of the tall ladder, hop by hop, and sat down.',
          'Where the tall ladder ends, you are as high as the candles. The restless book came walking along the shelf on its edges, and put its nose in {hero_gen} sleeve.',
        ],
      },
      slippery: {
        part: { one: 'waxed rung', an: false },
        holds: [
          'But the restless book was up at the top of the tall ladder, and the ladder had just been polished. Each waxed rung was like butter.',
          'But the tall ladder had been waxed that evening, rung after rung, with love. At the top of it, just too far away, shivered the restless book.',
        ],
        worse: [
          'All feet were on the carpet again. Up there the restless book slid along its shelf, and the tall ladder rang faintly.',
          'There was a heap on the carpet, and they were it. The tall ladder hummed from top to bottom, and the restless book moved along one title further.',
        ],
        sign: [
          'In the middle was one rung without wax. It was grey, and as rough as bark.',
          'One rung had been overlooked, about halfway. It was dull and grey, and it caught at your sock.',
        ],
        yields: [
          'Then came the top of the tall ladder, and a small warm wind. It was the restless book, and it came down on the nearest shoulder.',
          'There was no more tall ladder above them, only the ceiling, with painted clouds. Down from the clouds, on to somebody’s shoulder, fluttered the restless book.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'tall ladder', an: false },
        holds: [
          'But to the restless book there was only the tall ladder, and the tall ladder had its own mind. It went where nobody had asked it to.',
          'But the tall ladder goes where it likes. For this, they said, it would have to go to the restless book. The tall ladder heard: would you care for a turn round the room?',
        ],
        worse: [
          'The tall ladder rolled off the other way. In the wind of it the restless book turned all its pages at once.',
          'The tall ladder had set off for the window. The wind of it went through the restless book from front to back, and two of its pages were dog-eared now.',
        ],
        sign: [
          'Somewhere in the shelves a beetle knocked, just once. The tall ladder stopped as if it had been called.',
          'A beetle lives in those shelves and knocks when it has finished a chapter. At that knock the tall ladder stood to attention.',
        ],
        yields: [
          'The tall ladder rolled up by itself and stood still. On its top rung, quite flat from surprise, sat the restless book.',
          'The tall ladder came rolling up to the very place, and stopped, and even leaned a bit. The restless book got on at the top, like a passenger.',
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
      {
        text: '<helper>The smallest fairy tale can’t sleep,</helper> said {helper}. <helper>Its last page is gone. It doesn’t know how it ends.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      '{helper} put the last page back where it belonged. The smallest fairy tale read it itself, moving its lips, as far as the lit window. Then the window went dark, and it was asleep.',
      'The last page went in, and the smallest fairy tale took a breath. Happily, it said, and was surprised. It said it again, more quietly, and pulled its cover up.',
      { text: 'In went the last page. It read itself to the end. Then it was asleep.', to: '3-5' },
    ],
    by: {
      asleep: {
        part: { one: 'great atlas', an: false },
        holds: [
          'But the great atlas lay asleep on the floor, and under it lay the last page. It was snoring in four languages.',
          'But somebody had left the great atlas lying open, and it had dropped off. The last page was under it, under the sea, more or less.',
        ],
        worse: [
          'The great atlas grumbled and spread out both its covers. Of the last page there had been a corner, and now there was a sea.',
          'The great atlas breathed in, and the oceans rose. The last page had had one dry corner, and that was now under Norway.',
        ],
        sign: [
          'Beside the great atlas lay three little maps. They were folded, and lay in a row, with their names to the top.',
          'Three little maps lay by its side, all folded. They had been put to bed with their names to the top.',
        ],
        yields: [
          'The great atlas turned over, from Asia to America. Where it had been, on the carpet, lay the last page.',
          'The great atlas rolled over in its sleep and took half the world with it. On the warm carpet it left a dent, and in the dent lay the last page.',
        ],
      },
      heavy: {
        part: { one: 'atlas cover', an: true },
        holds: [
          'But on the last page lay the great atlas, open. The atlas cover alone was as heavy as a door. There is a lot of world in it.',
          'But there was the whole world on top of the last page, bound in leather. The atlas cover of the great atlas alone took two librarians.',
        ],
        worse: [
          'The atlas cover sank into the carpet. Beneath the great atlas the last page was pressed so flat that it was hardly there.',
          'The carpet sighed. The atlas cover had come down again to the last inch. The last page was as thin as breath on a window.',
        ],
        sign: [
          'The corner with Africa was not flat. It rocked, when one breathed on it.',
          'The great atlas was not quite level, because of the mountains. At the corner with Africa it see-sawed.',
        ],
        yields: [
          'The great atlas shut itself, slowly, and all its seas ran together. In the dust it left behind lay the last page.',
          'Page upon page the great atlas closed, north first and then south. A bit of dust went up, and where it came down again lay the last page.',
        ],
      },
      dark: {
        part: { one: 'gap', an: false },
        holds: [
          'But the last page had slid beneath the great atlas. The gap there was as dark as the inside of a closed book.',
          'But the great atlas kept a gap beneath it, for lost things, and it kept it dark. The last page had been drawn in there by a draught.',
        ],
        worse: [
          'One candle had burned down. The shadow of the great atlas spread, and no last page was to be seen.',
          'A candle had gone out, from tiredness. The gap under the great atlas had no back to it now and no sides, and no last page.',
        ],
        sign: [
          'Deep in the gap there was a glimmer. It was gold, and quite straight.',
          'There was a thread of gold in there. It was straighter than any thread.',
        ],
        yields: [
          'The gap was not deep, only low. Under the great atlas, gold at the edge, lay the last page, and its window was lit.',
          'The gold was an edge, and behind the edge was paper. The great atlas lay over it like a roof. Under the roof, with its one small window, was the last page.',
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
      {
        text: '<helper>The old librarian reads us one line, and then we sleep,</helper> said {helper}. <helper>But her spectacles are gone.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The old librarian put the spectacles on, first the good arm and then the mended one. The bell rang. <companion>Good night, every letter,</companion> read {companion} along, from the side. The last line of lamps went down.',
      'With the spectacles on, the old librarian found the line at once. It was about a boat. It was read so slowly that the last lamps did not hear the end of it.',
      {
        text: 'On went the spectacles. She read one line, very slowly. The last lamp did not hear the end.',
        to: '3-5',
      },
    ],
    by: {
      shy: {
        part: { one: 'bookworm', an: false },
        holds: [
          'But the spectacles were in the bookworm’s nest, behind the lowest shelf. The bookworm was in there too, and it did not read to strangers.',
          'But someone in the bookworm’s nest was reading, and was reading with the spectacles. It was the bookworm, and when it noticed that it was being looked at, it shut itself like a book.',
        ],
        worse: [
          'The bookworm went further in. It had put on the spectacles, and so it took them along, and the bookworm’s nest was dark.',
          'A page was turned, further in. The bookworm had taken a candle, its place in the story and the spectacles, and withdrawn to the cellar of the bookworm’s nest.',
        ],
        sign: [
          'In the door of the bookworm’s nest was one round green nose. It had been there for quite some time.',
          'There was still a nose in the doorway. It was round, and it was green, and it had got to an exciting bit.',
        ],
        yields: [
          'The bookworm came out of its nest by itself, ring after ring. It had the spectacles on, and it took them off like a hat.',
          'Out of the bookworm’s nest came ring upon ring, and on the foremost sat the spectacles. The bookworm took them off and blinked, and did not go back in.',
        ],
      },
      tangled: {
        part: { one: 'binding thread', mass: true },
        holds: [
          'But the spectacles lay in the bookworm’s nest, and the bookworm had hung it all with binding thread. It went round both the glasses, and in and out.',
          'But the bookworm’s nest was sewn together with binding thread. The spectacles had lain down in there for one moment, and now they were part of it.',
        ],
        worse: [
          'The binding thread pulled tight. In the bookworm’s nest the spectacles had slipped behind the board, with crossed arms.',
          'Another stitch had been made, and it was a firm one. The spectacles had their arms crossed behind them, deep in the bookworm’s nest, like someone who has been arrested.',
        ],
        sign: [
          'Over the bridge of the nose the binding thread made a loop. It was quite loose, and it was blue.',
          'The one bit of blue thread had been left loose. It went in a bow, over the place where a nose goes.',
        ],
        yields: [
          'The binding thread fell off in one long curl. On the edge of the bookworm’s nest sat the spectacles and looked round.',
          'The binding thread ran backwards, out of every hole it had been in. Then the bookworm’s nest had two windows less, and those were the spectacles.',
        ],
      },
      narrow: {
        part: { one: 'cranny', an: false },
        holds: [
          'But the spectacles had fallen down behind the lowest shelf, into the cranny where the bookworm’s nest is. It had been measured for bookworms.',
          'But behind the lowest shelf was a cranny. In the cranny was the bookworm’s nest, and on the doormat of that lay the spectacles. They had got in by being thin.',
        ],
        worse: [
          'The spectacles slid in. In the cranny one arm still looked out, like somebody asking a question. From the bookworm’s nest came a cough.',
          'Two encyclopedias had leaned together, and the cranny had shut its mouth. Of the spectacles one arm was left, and then it waved, and the bookworm’s nest had that too.',
        ],
        sign: [
          'At the knothole the cranny was wider. The bookworm kept its visitors’ chair there.',
          'There was a knothole in the back of the shelf. It was just as wide as a visitor.',
        ],
        yields: [
          'Out of the bookworm’s nest came one arm, one round, another round, and the arm with the thread. Those were the spectacles.',
          'They came out sideways, like a crab. One arm had a bookworm on it. The bookworm went home to its nest, and so these were the spectacles.',
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
      'Six had read already, and for each they had let the lanterns swing a little, which was the applause here. The seventh had no number, only a sheet. At nine it had been lying in the wrong room.',
    ],
    gift: [
      'The seventh went up to the lantern, and the poem shook. In the second verse it stopped shaking, or nobody looked at it any more. Afterwards there was the sort of quiet in which somebody puts down a glass very slowly.',
      'The poem was not long. It had a stair in it and a father, and at the end neither of them says anything. For a while nobody touched a lantern, and then there was just one that swung, at the very back.',
    ],
    by: {
      locked: {
        part: { one: 'latch', an: false },
        holds: [
          'But the poem lay in the back room, and the latch of the back room had dropped behind somebody who was no longer here. The others had gone up to the hall.',
          'But they had locked up the back room at half past eight, because of the drawing pins. The latch was down, and on the other side, under a cup, lay the poem.',
        ],
        worse: [
          'The latch had jammed with a click. Through the keyhole of the back room you saw a table leg, and on the table, you had to suppose, the poem.',
          'The latch had jumped and caught its own tooth. You could see in through the pane. The back room was tidied, and the poem had been put on the pile for kindling.',
        ],
        sign: [
          'On the door frame hung a small hook. It was worn bright at the bend, and it had hung there longer than the door.',
          'On the ledge over the door there was a hairpin, bent to a hook. You could feel it with a finger, in the dust.',
        ],
        yields: [
          'The latch went up without complaint. In the back room everything was as before, the chairs, the crumbs, the poem.',
          'The latch came up with a tick, no louder than a beetle. It was dark in the back room, and on the top of the pile, with a ring from a cup on it, was the poem.',
        ],
      },
      guarded: {
        part: { one: 'reader', an: false, g: 'm' },
        holds: [
          'But the older reading circle had the back room until nine, and at its door sat a reader who had been the youngest last year. The poem was under all their papers.',
          'But in the doorway of the back room sat the reader with his legs stretched out. They had a meeting. What lay on that table was theirs, he said, and on the table lay the poem.',
        ],
        worse: [
          'The reader pulled the last chair inside and sat down on it, in the door. In the back room somebody put a folder on the poem.',
          'The reader had pulled the door to behind him and was holding the handle. From the back room came clapping, and it was not for the poem.',
        ],
        sign: [
          'The reader kept looking at a page of his own. In the middle of it was a gap, and beside the gap a question mark, in pencil, gone over many times.',
          'The reader kept looking at the number in his hand. It was an eight. He was to come straight after the seventh, and he had gone very white.',
        ],
        yields: [
          'The reader moved his chair round until it faced the other way. There was a way into the back room, and somebody held the poem out over the heads.',
          'The reader drew in his legs, since somebody had given him half a peppermint. There was the back room, there was the table, and he knew himself where to find the poem.',
        ],
      },
      heavy: {
        part: { one: 'book trolley', an: false },
        holds: [
          'But someone had parked the book trolley across the door of the back room. It carried an encyclopaedia, and behind it, on the floor, lay the poem.',
          'But against the door of the back room they had wheeled the book trolley, with Europe on it, in forty volumes. The poem was beyond Europe.',
        ],
        worse: [
          'A wheel of the book trolley had sunk in between two boards. The door of the back room stood open by a hand, and the poem was pinned under a corner of it.',
          'The book trolley had lost its brake and leaned on the door. There was a crack in it the width of a page, and through that, on the floor of the back room, one saw the poem.',
        ],
        sign: [
          'One edge of the book trolley was higher than the rest. It rocked over its good wheel.',
          'Under its one corner was a pencil. If you pressed, the book trolley rolled on that, by the width of a letter.',
        ],
        yields: [
          'The book trolley came up out of the boards and rolled off along the wall. On the floor of the back room lay the poem, with a tyre mark between two lines, where it did no harm.',
          'The book trolley rolled, a letter at a time, till there was a word, and then a line. Somebody thin got through to the back room, and came out backwards, with the poem.',
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
      'In the ward they had put the machine on the window sill already. At ten the lamp would be turned down. Somebody in bed nine had asked for a story in two voices, the kind where you hear the page. It had everything but its end.',
    ],
    gift: [
      'At ten the night nurse pressed a key. On the story tape two voices read the last sentence together, and not quite at the same time. Then you hear a page turn, although there is no further page. In one of the eleven beds somebody asked for the beginning.',
      'The story tape ran, with the pages, and at the last one both voices said the sentence. They were not quite together. In bed nine somebody laughed at that, and then it was ten past ten, and they slept.',
    ],
    by: {
      tangled: {
        part: { one: 'brown tape', an: false },
        holds: [
          'But in the quarrel somebody had pressed stop and somebody had pressed play. The brown tape had come out of the machine in one long curl, and it was the first chapter of the story tape.',
          'But they had both reached for the end, in the quarrel, and what they got hold of was brown tape. It was down on the floor by now, chapter by chapter. That had been the story tape.',
        ],
        worse: [
          'The brown tape had gone round the spool. The first chapter was swallowed, the quarrel had a new subject, and the story tape had got shorter by eight minutes.',
          'The brown tape had gone under the chair, and somebody had moved the chair. In the quarrel they each had hold of a good bit of the story tape, and neither had an end.',
        ],
        sign: [
          'Beside the little wheel the brown tape lay in a loop. It was slack, and quite smooth.',
          'Round the candlestick lay one turn of the brown tape, wide enough for an arm, and the candle was out.',
        ],
        yields: [
          'The brown tape ran in again, hand over hand, with a sound like breath. The quarrel listened to it go by, and there was the story tape.',
          'The brown tape went in again, a page at a time, over a pencil. From the quarrel there was one crease in it. You would hear that, on the story tape, as you hear a sigh.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'second reader', an: false, g: 'f' },
        holds: [
          'But since the quarrel the second reader had taken every sign for no. With one voice the story tape would be a report.',
          'But after that quarrel the second reader heard in everything a no. When they asked if she was cold, she said that she could go. There are two voices on the story tape, and one of them had its hat on.',
        ],
        worse: [
          'The second reader had packed up, script and all. The quarrel was over, in the way that a shop is, and the story tape lacked all the answers.',
          'The second reader had begun to gather up her half of the pages. The quarrel was over, she said, and with it the story tape.',
        ],
        sign: [
          'The fingers of the second reader were on the back of a chair. They were tapping the beat of the story, the one that its sentences have.',
          'There was one place where the wolf sneezes. When somebody in the next room sneezed, she turned the page.',
        ],
        yields: [
          'The second reader sat down, left a coat on, and found the page. Into the quarrel somebody read one line, and the second reader read the next, and that was the story tape.',
          'The second reader stood there with a turned page, and looked, and it was the right one. She took her hat off. Of the quarrel nobody spoke, for they had come to the end of the story tape.',
        ],
      },
      needsTime: {
        part: { one: 'rewinding spool', an: false },
        holds: [
          'But the story tape had to be wound back, and the machine is older than both of them. The rewinding spool turns as it likes, and it does not like quarrels.',
          'But they had recorded over the beginning, in the quarrel, and it had to go all the way back. The rewinding spool is from the war. The story tape went round like a cow at a well.',
        ],
        worse: [
          'The rewinding spool had stopped and run back to where it was. The quarrel had ten minutes less, and the story tape was still at its end.',
          'Somebody had put a finger in, to help. The rewinding spool had stopped, offended, and they heard it slip, and the quarrel slipped back too. The story tape was at chapter four once more.',
        ],
        sign: [
          'On the edge of the spool was a white mark. It crept, and it was nearly at the top.',
          'It had begun to hum. It only does that on the thin side.',
        ],
        yields: [
          'The rewinding spool stood still, with a click, exactly at the beginning. The quarrel stood still as well, and somebody pressed the red key of the story tape.',
          'The rewinding spool ran out with a flap, flap, flap, and nobody had touched it. The quarrel was so far back that they could no longer hear it. They threaded in the story tape.',
        ],
      },
    },
  },
} satisfies EnErrands;
