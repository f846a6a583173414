import type { EnErrands } from '../../schema.ts';

export const moonlitGarden = {
  flower: {
    title: ['Once a Year at Night', 'The Flower Behind the Gate'],
    prize: { one: 'night flower', an: false },
    obstacle: { one: 'garden gate', an: false },
    task: [
      'Grandmother’s night flower opens once a year, at night, and never tells which one. Tonight it was. Grandmother sat behind the gate, on one of three chairs, and the moon would be round the house before long.',
      'For a whole year there had been only leaves. Grandmother had bought cake on four evenings, and on four evenings they had eaten it for nothing. Tonight the night flower had a bud that trembled.',
      {
        text: '<companion>Grandmother’s flower opens tonight,</companion> whispered {companion}. <companion>Just once. She’s sitting there already.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'They sat down on the chairs, one on each side of Grandmother. The night flower let go of its first petal, and then of the next. Nobody said anything. Grandmother squeezed a hand, twice.',
      'With a small sound, like a kiss, the night flower was open. It was as white as a plate. They ate the cake now, in the dark, and each moth was offered some.',
      { text: 'One petal. Two petals. The night flower was open. Grandmother squeezed a hand.', to: '3-5' },
    ],
    by: {
      locked: {
        part: { one: 'latch', an: false },
        holds: [
          'But the night flower was on the far side of the garden gate, and the latch was down. It had rusted there since the beans.',
          'But Grandfather had once shut the garden gate and said that nobody needed to go through there at night. The latch had believed him. On the other side trembled the night flower.',
        ],
        worse: [
          'The latch jammed with a squeak. The garden gate shook, and behind it the night flower shut its bud up tight.',
          'The latch had squeaked and gone in crooked. All along the garden gate the bars hummed, and the night flower drew its bud in between two leaves.',
        ],
        sign: [
          'On a string beside the latch hung a wooden peg. It hung quite still, and it had moonlight on one side.',
          'On the latch there was a hole. Next to it, from a string, hung a peg, and one side of it was white with moon.',
        ],
        yields: [
          'The latch let go, and the garden gate swung in without a sound. Behind it, on its thin stalk, stood the night flower.',
          'It let go without a sound, because of the hour. The garden gate swung in over the grass, and in the moonlight on the grass stood the night flower.',
        ],
      },
      tangled: {
        part: { one: 'bindweed', an: false },
        holds: [
          'But the night flower was behind the garden gate, and the bindweed had closed it. It had gone in and out of the bars all summer.',
          'But the bindweed had had the whole summer for it. It had sewn up the garden gate, in green, and Grandmother and the night flower were on the other side of the seam.',
        ],
        worse: [
          'The bindweed pulled tight. One strand of it had got hold of the night flower, through the garden gate, and was bending it down.',
          'It had found something else to sew on. A thread of bindweed had got through the bars of the garden gate. The night flower had its head on one side.',
        ],
        sign: [
          'Round the middle bar the bindweed lay in one loose loop. A moth went through it and out again.',
          'There was a stitch in it that had not been pulled. A moth knew about that, and went in and out.',
        ],
        yields: [
          'The bindweed came away from the garden gate like a glove from a hand. On the other side the night flower stood up straight.',
          'It came off in one piece, like a sleeve. The garden gate could breathe, and behind it, slowly, the night flower lifted its head.',
        ],
      },
      heavy: {
        part: { one: 'gate', an: false },
        holds: [
          'But the night flower was behind the garden gate, and the gate had sunk on one side. It weighed as much as Grandmother, chair and all.',
          'But the garden gate had sat down, years ago, on its lower hinge. Grandmother knows how one lifts it, but Grandmother was inside, with the night flower and the cake.',
        ],
        worse: [
          'The gate dug itself in deeper. One bar of the garden gate leaned against the stalk of the night flower and pressed it to the side.',
          'A furrow had opened, and the gate was in it. One of its bars had got under the night flower’s chin, and the garden gate leaned.',
        ],
        sign: [
          'At the bottom one edge of the gate was free of the ground. It rocked a little, with a click, like a tongue.',
          'It clicked, down there at the side. You could have slid a slipper under it.',
        ],
        yields: [
          'The garden gate came up out of its own furrow and swung. There was the night flower, and it had not begun without them.',
          'The garden gate rose out of its furrow like somebody getting out of the bath. There was the night flower, with its bud like a candle.',
        ],
      },
    },
  },
  glove: {
    title: ['The Hedgehog’s Bed', 'Grandfather’s Glove'],
    prize: { one: 'glove', an: false },
    obstacle: { one: 'hedgehog', an: false },
    task: [
      'Grandfather wanted to tie up the rose before the wind came. It is a rose with opinions, and without his glove he could not touch it. The glove was brown, with a hole in the thumb, and it was not on its hook.',
      'The rose had got Grandfather twice already, once in each hand. The wind was coming, and if it was not tied up, it would be all over the path by morning. He needed his glove, the brown one.',
      {
        text: '<companion>The rose has to be tied up,</companion> whispered {companion}. <companion>Grandfather needs his glove. It pricks.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'Grandfather put on the glove, and his thumb looked out. He took the rose by the neck, quite gently, and tied it to its post. Then the wind came. The rose bent down, and stood up again.',
      'Inside the glove there was a snail shell, and Grandfather put it in his pocket. Then he held the rose and somebody tied the bow. It was a proper bow, with two ears.',
      { text: 'On went the glove. Out looked his thumb. The rose stood up straight.', to: '3-5' },
    ],
    by: {
      shy: {
        part: { one: 'hedgehog', an: false },
        holds: [
          'But the hedgehog had found the glove and taken it into the leaves for a bed. It had gone in after it, and it was a private hedgehog.',
          'But the hedgehog did not know that they were Grandfather’s leaves, and that it was Grandfather’s glove. It had moved in, and it had drawn the curtains.',
        ],
        worse: [
          'The hedgehog went in deeper. The leaves rustled for a bit, over there now, and the glove had gone with it.',
          'The leaves had begun to walk. When they stood still they were under the hedge, and the hedgehog was in there, and so was the glove.',
        ],
        sign: [
          'From the leaves came something black and wet. It was the tip of a nose, and it was reading the air.',
          'A nose had stayed on this side. It was as wet as a blackberry.',
        ],
        yields: [
          'The hedgehog came out of the leaves by itself, backwards, pulling. With it, thumb first, came the glove.',
          'The hedgehog came out of its front door, with something it wanted to put out for the night. It was the glove.',
        ],
      },
      asleep: {
        part: { one: 'hedgehog', an: false },
        holds: [
          'But the hedgehog had gone to sleep in the glove. It had rolled itself up in there, with leaves over its feet, and it breathed.',
          'But the hedgehog needed a room, and Grandfather’s glove has five. It was asleep, in the one for the thumb, with its feet in the palm.',
        ],
        worse: [
          'The hedgehog puffed and rolled over. It was lying right on the glove now, and no leather was to be seen.',
          'The hedgehog blew like a kettle and curled up tighter. There was a ball with spines, and there was some brown thumb, and then the glove was all ball.',
        ],
        sign: [
          'Round about lay dry leaves and a tuft of wool. They were tucked in on all sides, and there was not a crease in them.',
          'There was a leaf here, there was a leaf there, and each was tucked in. It had even found some wool for its head.',
        ],
        yields: [
          'The hedgehog unrolled, yawned, and went off to see about its supper. The glove lay in the leaves, and it was warm.',
          'The hedgehog came uncurled, looked at the moon, and was late for something. In the leaves stayed the glove, and it had a hollow in it.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'hedgehog', an: false },
        holds: [
          'But the hedgehog had the glove, and a hedgehog understands only one thing at a time. It thought that they were an owl.',
          'But the hedgehog had lain down with the glove, and the hedgehog believes in owls. To be spoken to, in its opinion, is to be eaten.',
        ],
        worse: [
          'The hedgehog pulled the glove in under its spines and became a ball. It had a thumb now, on one side.',
          'The hedgehog had gone shut, with the glove on the inside. You could not have said good evening to it anywhere without pricking yourself.',
        ],
        sign: [
          'By the step stood the hedgehog’s dish. A leaf scratched along the edge, quite softly, and at once the hedgehog lifted its nose.',
          'There was its dish, by the step. A leaf ran round in it, and the spines lay down a little.',
        ],
        yields: [
          'The hedgehog uncurled and came trotting across the grass, towards the dish. It forgot the glove on the way.',
          'The hedgehog heard supper, and it was a hedgehog with feet again. It trotted off to its dish, and the glove was just something that it stepped over.',
        ],
      },
    },
  },
  cricket: {
    title: ['Before the Moon Has Passed', 'A Cricket for the Window'],
    prize: { one: 'cricket song', an: false },
    obstacle: { one: 'old wall', an: true },
    task: [
      'The small cousin upstairs had a cold and could not come out. The window stood open, but only until the moon had passed it. The small cousin had asked for the cricket.',
      'At the upstairs window a nose was pressed flat. It was red, and it belonged to the small cousin, who had a cold. There was one thing a cold cannot stop, and that was the cricket song.',
      {
        text: '<companion>My cousin’s ill, up there,</companion> whispered {companion}. <companion>And wants to hear the cricket. The window’s still open.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'From the wall it sang, thin and silvery, straight up to the window. For a while a small hand hung out over the sill and kept time. Then it hung there and did not keep time any more.',
      'The cricket song went up the wall, past the ivy, and in at the window. Up there somebody stopped sniffing, to listen. After a time the cricket stopped too, and listened back.',
      { text: 'Zirp, zirp, went the cricket. Up there a small hand hung out, and kept time.', to: '3-5' },
    ],
    by: {
      noisy: {
        part: { one: 'rain spout', an: false },
        holds: [
          'But the cricket song was in the old wall, and beside it was the rain spout. Beneath stood a can. Plonk, it went. No cricket sings into that.',
          'But there was a rain spout on the old wall, and under the spout stood a can. If you have a can under you, you say plonk. The cricket song had stopped to let it finish.',
        ],
        worse: [
          'Plonk, went the rain spout, and plonk, like a very small band. In the old wall the cricket song had stopped.',
          'The rain spout had hit on a second note, and was trying out the two. In the old wall the cricket song folded its legs.',
        ],
        sign: [
          'Between two drops there was a short hush. You could have put a word in it, if it was a short one.',
          'The drop had gone, and the next was still getting fat. There was room for a very short word.',
        ],
        yields: [
          'No more drops came. In the old wall it tried one note, and then a second one. And there was the cricket song, all the way up.',
          'The last drop hung on and did not let go. So there was one silver scratch in the old wall, and another, and that was the cricket song, tuning up.',
        ],
      },
      dark: {
        part: { one: 'crack', an: false },
        holds: [
          'But the cricket song came from a crack in the old wall. It was as dark as a letter box in there. You had to see where to sit down and be quiet.',
          'But the cricket song lives in the old wall, and nobody knows at which number. It was dark in the crack. You would have sat down on it.',
        ],
        worse: [
          'The shadow of the plum tree had moved over. The crack in the old wall looked blacker, and the cricket song grew thinner, as if it had gone indoors.',
          'The plum tree had drawn its shadow over, up to the chin. It was all one crack now, the old wall, and the cricket song had gone to a back room.',
        ],
        sign: [
          'Far in there was something that shone. It was as small as a comma, and it was a wing.',
          'There was a bit of shine in there, like the moon in a teaspoon. It shivered.',
        ],
        yields: [
          'The crack in the old wall was a room, with somebody in it. Two shining wings were put together, and there was the cricket song.',
          'It was a wing, and next to that was the other one. They could sit down in front of the old wall, not too near and not too far. There was the cricket song.',
        ],
      },
      narrow: {
        part: { one: 'crack', an: false },
        holds: [
          'But the cricket song was stuck in the old wall. The crack was so thin that only the first half of each note came out.',
          'But the cricket had got itself into a very narrow flat in the old wall. If it lifted one wing it hit the ceiling, and so there came out only half a cricket song.',
        ],
        worse: [
          'Something crumbled, and the cricket moved further into the old wall. From the crack you could hardly hear the cricket song.',
          'Mortar had come down on the doorstep. The cricket song sounded as if somebody had put a cushion on the old wall.',
        ],
        sign: [
          'Beside the ivy the crack was wider. Two thumbs would have gone in there, side by side.',
          'Next to the ivy the crack had a window seat. It was as broad as two thumbs.',
        ],
        yields: [
          'Two feelers came out of the old wall, by the ivy, and then the rest. On the edge of the crack it sat down, and began its cricket song.',
          'Two long feelers looked out, and agreed that it was nicer here. The old wall had somebody on its window seat now. You got all of the cricket song, right to the top.',
        ],
      },
    },
  },
  moth: {
    title: ['The Sheet Between Two Poles', 'A Moth Seen by Two'],
    prize: { one: 'hawk moth', an: false },
    obstacle: { one: 'moth sheet', an: false },
    task: [
      'The nature club counted for the county that night. A moth counts if two people have seen it, on a white sheet, and have both signed. Everyone had been given a partner, and there had been an odd number.',
    ],
    gift: [
      'The hawk moth sat on the sheet for as long as it takes to write two names. It was pink and olive, like something from a good coat. Then it shook, warmed itself up, and was gone, and on the list it was number forty-one.',
    ],
    by: {
      tangled: {
        part: { one: 'guy line', an: false },
        holds: [
          'But the moth sheet hung on a guy line that somebody had put up alone, and it had been put up in a hurry. The hawk moth circled and found nothing straight to sit on.',
        ],
        worse: [
          'The guy line had wound about the pole. The moth sheet came down on one side, and the hawk moth went off over the hedge.',
        ],
        sign: ['By the peg the guy line had one loose loop. Two slugs had met in it.'],
        yields: [
          'The guy line ran free, and the moth sheet went up without a fold. Out of the dark came the hawk moth, and sat down in the exact middle.',
        ],
      },
      guarded: {
        part: { one: 'list keeper', an: false, g: 'm' },
        holds: [
          'But the moth sheet had two owners, and they had the torch and the list. For the hawk moth it takes two signatures, the list keeper said, and he had a partner, thank you.',
        ],
        worse: [
          'The list keeper turned the torch the other way. On this side the moth sheet was grey, and if the hawk moth came, it would be a shadow.',
        ],
        sign: [
          'The list keeper kept looking at one column of the list. It was headed seen by a stranger, and it was empty down to the bottom.',
        ],
        yields: [
          'The list keeper moved over on the groundsheet and set the torch in the middle. From both sides the moth sheet was white, and there sat the hawk moth.',
        ],
      },
      needsTime: {
        part: { one: 'night', an: false },
        holds: [
          'But the hawk moth comes when it is night enough, and on the moth sheet it was still evening. Whoever walks about then begins again.',
        ],
        worse: [
          'Everything that had sat on the moth sheet was up and away. It was as white as at the beginning, and the hawk moth had seen them.',
        ],
        sign: ['On the hem of the moth sheet sat one small grey moth. It had its wings down, and it stayed.'],
        yields: [
          'The night was ready. One by one they came out of it, until the moth sheet had a pattern. In the middle of the pattern, still shivering, sat the hawk moth.',
        ],
      },
    },
  },
  duet: {
    title: ['Two Guitars at Ten', 'The Line Over the Hedge'],
    prize: { one: 'second line', an: false },
    obstacle: { one: 'long week', an: false },
    task: [
      'The neighbours’ garden concert ended with a duet, at ten, when the children were in bed and the bats came out. It was for two guitars, and they had played it every summer since they were nine. One of the guitars had been silent for a week.',
    ],
    gift: [
      'At ten the first line began alone, with rests in it. Over the hedge the second line came in, in the third bar, late, and stayed late to the end, as they had always played it. Nobody on the lawn had known that it was meant to be otherwise.',
    ],
    by: {
      locked: {
        part: { one: 'guitar case', an: false },
        holds: [
          'But it had been a long week, and the guitar case was shut. It stood beside her on the bench, and in it was the second line.',
        ],
        worse: [
          'The clasps had been snapped shut, both of them. Through the lid of the guitar case you heard a string, and that was all there was in a long week of the second line.',
        ],
        sign: [
          'On the bench beside the guitar case lay her plectrum. It was out, and it lay where her hand was.',
        ],
        yields: [
          'The clasps went up, the left and then the right. The guitar case lay open in the grass, and out of the end of a long week came the second line.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'friend', an: false, g: 'f' },
        holds: [
          'But in the course of a long week each had taken everything the other way. When somebody waved, the friend took it for goodbye, and without her there was no second line.',
        ],
        worse: [
          'The friend had picked up her case. She lifted one hand, stiffly, as you do at the end of a long week, and with her went the second line.',
        ],
        sign: ['The friend’s foot was tapping. It was the first bar of the duet, over and over.'],
        yields: [
          'The friend put down her case, looked at her foot, and sat. After a long week it needed a bit of tuning, and then she had the second line.',
        ],
      },
      heavy: {
        part: { one: 'stone bench', an: false },
        holds: [
          'But for a long week they had sat with their backs to each other, each at one end of the garden. The stone bench was the only place for two, and it faced the wall. Nobody plays a second line to a wall.',
        ],
        worse: [
          'The stone bench had settled in the lawn. It still faced the wall, and at the end of a long week the second line had not even a place to sit.',
        ],
        sign: ['One edge of the stone bench lay on a root of the plum. It rocked, and the plum shook a bit.'],
        yields: [
          'The stone bench came round on that root, a foot at a time, and looked over the garden. It had two seats again, after a long week, and on the one lay the second line, in pencil.',
        ],
      },
    },
  },
} satisfies EnErrands;
