import type { EnErrands } from '../../schema.ts';

export const pirateShip = {
  chart: {
    title: ['The Chart on the Rock', 'Fog Before Supper'],
    prize: { one: 'chart', an: false },
    obstacle: { one: 'fog bank', an: false },
    task: [
      '<helper>The chart’s blown off,</helper> said {helper}. <helper>It’s hanging over that rock like a towel. When the tide turns we’ve got to be off, and without it nobody knows the way home to supper.</helper>',
      'Nobody on board knew the way, and nobody wanted to be the first to say so. <helper>It’s on the chart,</helper> said {helper}. <helper>And the chart’s over there, on a rock. We’ve got until the tide turns.</helper>',
      {
        text: '<helper>The chart’s blown away,</helper> said {helper}. <helper>Without it we can’t find home. And there’s supper at home.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      '{helper} spread out the chart on the deck and walked along it, from the rock to the harbour. There was a wet patch just at home. <helper>That’s the soup,</helper> said {helper}, and they set sail for it.',
      'On the back of the chart somebody had once played noughts and crosses, and nobody had won. {helper} turned it over. There was the harbour, and there was the line to it, in red.',
      {
        text: '{helper} walked along the chart. <helper>Here’s us,</helper> said {helper}. <helper>And here’s the soup.</helper>',
        to: '3-5',
      },
    ],
    by: {
      dark: {
        part: { one: 'fog', an: false },
        holds: [
          'But between the ship and the chart lay the fog bank. In the fog it was as grey as in a sack, and you could not see your own oars.',
          'But the fog bank had come up between the ship and the rock where the chart hung. Whoever put out a hand in it had no hand.',
        ],
        worse: [
          'The fog thickened. There was no rock in the fog bank any more, and no chart, and hardly any ship.',
          'By now the fog had come on board and sat down. You could no longer say which way was fog bank and which way was chart.',
        ],
        sign: [
          'Far in there was one pale gleam. It was as yellow as old paper.',
          'There was one place in all that grey where it was a bit yellow. It was as if someone had left a lamp on, for a friend.',
        ],
        yields: [
          'The boat bumped against stone, quite softly. The fog bank had a rock in it, and over the rock hung the chart.',
          'Something knocked against the bow, and it was a rock. The fog bank opened its coat there, and showed them the chart.',
        ],
      },
      needsTime: {
        part: { one: 'fog', an: false },
        holds: [
          'But the chart hung on the rock, and round the rock lay the fog bank. The fog gets up when it has slept enough.',
          'But a fog bank was asleep around the rock with the chart, and a fog like that may not be woken. It gets up when it is done.',
        ],
        worse: [
          'The fog came down again from the top of the mast. Of the chart there had been one corner, and the fog bank had taken that too.',
          'The fog had pulled up its blanket again, over both ears. Chart, rock and rope were under there, and the ship had begun to go grey as well.',
        ],
        sign: [
          'From the rail fell a drop, and it was the first. Behind it you could see the next plank.',
          'Somewhere in the fog it went plip. A bit of the rail was wet, and the next bit was not.',
        ],
        yields: [
          'The fog rose by itself, first from the water and then from the rock. Where the fog bank had been hung the chart, in the sun.',
          'The fog stretched, rose, and went off in the direction of breakfast. Where the fog bank had slept the rock lay bare, and over it, to dry, hung the chart.',
        ],
      },
      noisy: {
        part: { one: 'fog horn', an: false },
        holds: [
          'But the chart hung somewhere in the fog bank, and it flapped. You might have found it by ear, if it had not been for the fog horn.',
          'But you might have rowed to the chart by ear, since it was flapping out there in the fog bank. However, the fog horn was at work.',
        ],
        worse: [
          'The fog horn hooted longer, and then lower. In the fog bank the flapping of the chart had gone under.',
          'The fog horn had got its second wind, and you felt it in your buttons. Nobody could have picked the flap of the chart out of that fog bank with a fork.',
        ],
        sign: [
          'Between two hoots there was a short hush. In it you could hear the water drip.',
          'A fog horn is a bag, and it has to be filled. While it filled, a drop fell, and you heard it land.',
        ],
        yields: [
          'The fog horn had hooted itself out. In the fog bank it went flap, a bit to the left, flap, and there was the chart.',
          'The fog horn was empty. Flap, went the fog bank, and flap, like somebody shaking a cloth out of a window. That was the chart.',
        ],
      },
      shy: {
        part: { one: 'little fog', an: false },
        holds: [
          'But a little fog had stayed behind on the rock, when the fog bank went out. It had wrapped itself in the chart, and it did not like faces.',
          'But the chart had been found by a little fog, which had been left behind by its family, the fog bank. It had pulled that over its head at once.',
        ],
        worse: [
          'The little fog had gone round behind the rock. It had taken the chart for a blanket, and the rest of the fog bank was looking on.',
          'The little fog had drawn in its edges and gone round the corner of the rock. Only a corner of the chart still fluttered, and then the fog bank swallowed that too.',
        ],
        sign: [
          'At the bottom, between chart and rock, was one white toe. It felt the water and found it cold.',
          'The rock was wet, and so there was a footprint on it. At the end of the footprint was a toe.',
        ],
        yields: [
          'The little fog came round the rock by itself, thin with trying. It let the chart slide down on the stone, and went after the fog bank.',
          'The little fog came out from behind its rock, sideways. It laid the chart across the stone, smoothed it, and ran to catch up with the fog bank.',
        ],
      },
    },
  },
  spoon: {
    title: ['The Spoon for Six Bells', 'Soup on the Pirate Ship'],
    prize: { one: 'brass spoon', an: false },
    obstacle: { one: 'sail locker', an: false },
    task: [
      '<helper>Cook calls the crew with the brass spoon,</helper> said {helper}. <helper>On the rail, bing. No bing, no soup. The watch has been chewing rope since four bells, and it’s nearly six.</helper>',
      'The soup was ready, and nobody came. <helper>They don’t believe in smells,</helper> said {helper}. <helper>They believe in the brass spoon on the rail. It’s six, and the soup’s getting a skin.</helper>',
      {
        text: '<helper>Where’s the brass spoon?</helper> said {helper}. <helper>No spoon, no bing. No bing, no soup.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'Bing, went the brass spoon on the rail. It had hardly finished when there were eleven pirates on deck, with bowls. They formed a queue, without being told, and the smallest was let in at the front.',
      'Bing. They slid down the ropes, they climbed out of the boats, and one came out of a barrel. Then there was only the sound of the brass spoon, going round and round in the pot.',
      {
        text: 'Bing, went the brass spoon. Eleven pirates came with bowls. The smallest was first.',
        to: '3-5',
      },
    ],
    by: {
      tangled: {
        part: { one: 'wet rope', an: false },
        holds: [
          'But the brass spoon was in the sail locker, and the wet rope had got hold of it. It went round the handle as many times as there are days.',
          'But the sail locker was full of wet rope. In the middle of the wet rope was the brass spoon. Somebody had stirred it.',
        ],
        worse: [
          'The knot had gone small and hard. In the sail locker you saw the bowl of the brass spoon, upside down, and then rope.',
          'There was no more give in it than in a cannonball. The brass spoon looked out of the sail locker by a hair’s breadth. You saw yourself in it, very small.',
        ],
        sign: [
          'Where the wet rope came over the edge it hung in a loop. It was dripping, and quite slack.',
          'One loop of the wet rope hung over the edge of the sail locker, like a tongue. It hung there of its own free will.',
        ],
        yields: [
          'The wet rope slid off, coil after coil, and lay in the sail locker like a dog. Clink, said the brass spoon on the boards.',
          'The wet rope lost interest, ring after ring. In the sail locker something rang on the boards. It was the brass spoon, and the sea smelled of soup.',
        ],
      },
      asleep: {
        part: { one: 'ship’s cat', an: false },
        holds: [
          'But in the sail locker slept the ship’s cat, and it slept on the handle of the brass spoon. It was a long handle, and a long cat.',
          'But the ship’s cat had been put to bed by the swell. It lay in the sail locker with its arms round the brass spoon, as one hugs a warm pan.',
        ],
        worse: [
          'The ship’s cat grumbled and lay down longer. The brass spoon had gone from the sail locker, as far as you could tell.',
          'The ship’s cat had rolled itself up once more, with the brass spoon inside. The sail locker was purring.',
        ],
        sign: [
          'Beside the ship’s cat lay three buttons and a herring bone. They lay in one line, with the bone for the full stop.',
          'Three buttons had been lined up with a herring bone at the end. It was neat work, for somebody with paws.',
        ],
        yields: [
          'The ship’s cat rolled over on to the sails and showed the sail locker its stomach. Beside it lay the brass spoon, warm at one end.',
          'The ship’s cat turned its back on everyone and lay down against the wall of the sail locker. The brass spoon stayed where it was, and had a few hairs on it.',
        ],
      },
      locked: {
        part: { one: 'lid', an: false },
        holds: [
          'But the brass spoon was in the sail locker, and on the sail locker was a lid. It had swollen shut with the sea.',
          'But the brass spoon had been shut in the sail locker, because of thieves, and then the sea had shut the lid. Wood drinks, and that wood had not held back.',
        ],
        worse: [
          'The lid had jammed on one side. Inside the sail locker the brass spoon slid down behind the ropes, with a sort of laugh.',
          'The lid had got its lip over the edge and bitten down. Behind it, in the sail locker, the brass spoon could be heard going to the bottom.',
        ],
        sign: [
          'Next to the lid hung a wooden peg on a string. It was as thick as a thumb, and it had been turned to fit something.',
          'The lid had a round hole in its rim. On a bit of string, right beside it, hung a round peg, and it swung with the ship.',
        ],
        yields: [
          'The lid went up, and with it the smell of every sea there is. In the sail locker, on top of the ropes, shone the brass spoon.',
          'There was a suck and a squeak, and the lid stood up. The sail locker breathed out tar and old storms, and on the very top lay the brass spoon.',
        ],
      },
      heavy: {
        part: { one: 'anchor rope', an: true },
        holds: [
          'But in the sail locker the anchor rope had been put down on the brass spoon. It lay there in rings, as heavy as four cooks.',
          'But the anchor rope had been coiled away in the sail locker, wet, by somebody strong. Somewhere at the bottom of the coil was the brass spoon.',
        ],
        worse: [
          'The anchor rope settled with a sigh. The brass spoon was pressed into the boards of the sail locker, and would leave its picture there.',
          'The anchor rope had let itself down with a grunt, coil upon coil. By the sound of it the brass spoon was being bent, and the whole sail locker creaked.',
        ],
        sign: [
          'The top ring of the anchor rope was not flat. It rocked with the ship.',
          'Not every coil lay flat. The one on the top rocked when the ship did.',
        ],
        yields: [
          'The anchor rope went over, ring after ring, out across the sail locker. Underneath it lay the brass spoon.',
          'Once the first coil had gone over the edge the others went after it, like sheep. The sail locker was empty, all but a brass spoon.',
        ],
      },
    },
  },
  flag: {
    title: ['The Whale’s Birthday', 'Red and White Stripes'],
    prize: { one: 'birthday flag', an: false },
    obstacle: { one: 'quarterdeck', an: false },
    task: [
      'Beside the ship swam a baby whale, and today it was one. No ship may greet a whale without the birthday flag, the one with the stripes. The sun was nearly down, and the baby whale kept looking up.',
      'The baby whale had painted its own nose with weed, because today was its birthday. A ship that greets a whale flies the birthday flag. There was not a stripe of it to be seen, and the sun was low.',
      {
        text: '<helper>The baby whale’s one today,</helper> said {helper}. <helper>We need the birthday flag. It’s looking up already.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The birthday flag went up the mast, right to the top. The baby whale saw it and blew, straight up, higher than itself. Then it dived under the ship and came up on the other side, to see the back of it.',
      'Up went the birthday flag, and all hands waved their hats. The baby whale turned on its back and waved both fins. One hat fell in. It brought that back on its nose.',
      { text: 'Up went the birthday flag. The baby whale blew, higher than itself.', to: '3-5' },
    ],
    by: {
      guarded: {
        part: { one: 'bosun', an: false, g: 'm' },
        holds: [
          'But the birthday flag had blown on to the quarterdeck, and on the steps stood the bosun with folded arms. Today was scrubbing day, and nobody went up.',
          'But on the steps of the quarterdeck stood the bosun, who had scrubbed it himself. The birthday flag lay up there, in the one dry corner, and wet feet were not let by.',
        ],
        worse: [
          'The bosun stood broader, with a foot on each end of the step. Behind was the quarterdeck, and not a stripe of the birthday flag was to be seen.',
          'The bosun had put out his elbows, and they touched on both sides. The quarterdeck ended at his buttons now, and the birthday flag was in another country.',
        ],
        sign: [
          'The bosun kept looking down. There lay the deck brush, in two parts, handle here and bristles there.',
          'He did not look at the horizon, as bosuns do. He looked at the brush, or rather at both halves of it.',
        ],
        yields: [
          'The bosun unfolded both arms and came down, one step at a time. On the quarterdeck, round the wheel, lay the birthday flag.',
          'The bosun came down the steps with something to do. The quarterdeck shone with nobody on it. There was a heap of stripes by the wheel, which was the birthday flag.',
        ],
      },
      slippery: {
        part: { one: 'scrubbed deck', an: false },
        holds: [
          'But the birthday flag lay at the far end of the quarterdeck. The scrubbed deck was still wet, and it tilted, now this way and now that.',
          'But the quarterdeck was so clean that you could see the clouds in it. On those clouds, at the very back, lay the birthday flag.',
        ],
        worse: [
          'Everyone was back at the mast in one heap. Up on the quarterdeck the birthday flag had slid under the wheel.',
          'The ship had leaned over, and everyone had gone with it. On the quarterdeck the birthday flag slid under the wheel and hid its face.',
        ],
        sign: [
          'In the scrubbed deck one plank was dry. There was tar on it, and it was as rough as a heel.',
          'One of the planks had been missed. There was tar on it, and not a cloud.',
        ],
        yields: [
          'Then there was the wheel, and you could hang on to it. All over the quarterdeck it shone, and underneath lay the birthday flag.',
          'There was a bump, and that was the wheel. They held on to it, and the quarterdeck tilted as it liked, and between two spokes was the birthday flag.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'ship’s goat', an: false },
        holds: [
          'But on the quarterdeck stood the ship’s goat with the birthday flag in its mouth. It took every word for an order, and always for another one.',
          'But the ship’s goat had the birthday flag, and stood on the quarterdeck with it, at attention. It had served under four captains and obeyed none of the words.',
        ],
        worse: [
          'The ship’s goat turned left about and marched. At the far end of the quarterdeck it saluted, and chewed the birthday flag, at the red.',
          'The ship’s goat had been told to drop it, and so it saluted and marched. At the stern of the quarterdeck it stopped, and swallowed the first bit of birthday flag.',
        ],
        sign: [
          'In the rigging somebody was whistling, three notes, over and over. After each third note the ship’s goat stood still.',
          'Up in the ropes there was a sailor mending, and he whistled. When he got to his third note the goat put its hooves together.',
        ],
        yields: [
          'The ship’s goat halted, heels together. It bent its head and laid the birthday flag on the boards of the quarterdeck.',
          'The ship’s goat came to a halt, and its jaw did too. On the boards of the quarterdeck, a bit damp and one bite shorter, lay the birthday flag.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'barrel', an: false },
        holds: [
          'But the birthday flag was behind the wheel of the quarterdeck. Before the wheel a barrel had come to rest. When one side of it was pushed, the other came back.',
          'But a barrel had rolled up against the wheel of the quarterdeck. It had rolled up with the birthday flag. If you pushed at the left it came at you from the right.',
        ],
        worse: [
          'The barrel stood where it had stood, only more crooked. From under it, on the quarterdeck, looked the hem of the birthday flag.',
          'The barrel had spun round and sat down harder. The quarterdeck held its breath, and of the birthday flag you saw three stripes, and then it was two.',
        ],
        sign: [
          'On the far side the barrel had a second handle, of rope. Nobody had hold of it.',
          'Somebody had once tied a rope to the barrel, on the side that you do not see. It made a good handle.',
        ],
        yields: [
          'The barrel turned on its rim, right round, like a dancer. There was a gap, and in it, a bit trodden, was the birthday flag.',
          'The barrel went round on its toes and off towards the mast. In its place, on the quarterdeck, lay the birthday flag, as flat as a flounder.',
        ],
      },
    },
  },
  shanty: {
    title: ['The Verse the Whole Quay Sings', 'The Last Verse'],
    prize: { one: 'last verse', an: false },
    obstacle: { one: 'rehearsal', an: false },
    task: [
      'At eight the harbour festival began, and the youngest crew had been given the last verse. Two hundred people on the quay were meant to sing it, from one sheet, hung between two masts. On that sheet there were four lines of chalk dust.',
      'They had hung up the sheet between the masts, two metres by four, and beneath it stood the quay. Three verses were on it, in capitals. For the fourth, which was to be theirs, there was a white patch.',
    ],
    gift: [
      'The last verse went up between the masts, in capitals, with a blot. The quay sang it once from the sheet, and the second time without. An old man sang a line that stood in no version, and they let him.',
      'Two hundred people sang what stood there, and at the last verse they had to lean forward, because it was in smaller letters. It was about nobody in particular. A fishwife took off her cap.',
    ],
    by: {
      tangled: {
        part: { one: 'thread', an: false },
        holds: [
          'But since the row at the rehearsal the last verse had been in the crew’s thread of messages, in six versions. Each had crossed out somebody else’s rhyme.',
          'But at the rehearsal everyone had typed at once, and in the thread the last verse was written on top of itself. You could read it in four ways, and none of them rhymed.',
        ],
        worse: [
          'Lines crossed and took each other out. Of the rehearsal there were nineteen new messages, and of the last verse two words, one of which was the.',
          'The thread had got a poll. At the rehearsal they were now voting about the comma, and of the last verse the commas were all that was left.',
        ],
        sign: [
          'One line stood in all six versions. It was the one about the lantern, and nobody had touched it.',
          'Between two polls stood one word with nothing under it. It was: lantern.',
        ],
        yields: [
          'The thread came down to four lines, and it stayed there. That was the last verse, and in the middle of the rehearsal somebody hummed it.',
          'The thread hung by one word, and on that they could hang the others. At the end of the rehearsal somebody read it off, and it was the last verse.',
        ],
      },
      shy: {
        part: { one: 'writer', an: false },
        holds: [
          'But the one who had written the last verse had left the rehearsal with the sheet in a pocket. The writer was behind the mast now, and gave no answer.',
          'But when they laughed, the writer had climbed up to the crow’s nest. From the rehearsal you saw two knees, and the last verse was on one of them, in biro.',
        ],
        worse: [
          'The writer had gone forward, to the very bow. Below, the rehearsal went on without the last verse, and sounded like it.',
          'The writer had pulled up the rope ladder. The rehearsal had a last verse like the back of a moon.',
        ],
        sign: [
          'From behind the mast came a whistle through the teeth. It was the tune, and it stopped just before the end.',
          'A sheet of paper had been folded into a gull up there. It stuck out over the edge, and had not been let go.',
        ],
        yields: [
          'The writer came down the ladder backwards, as you have to. In the rehearsal room there was one chair too many, and on it, unfolded, lay the last verse.',
          'The writer let go of the gull, and it came down in curves. When it had landed in the middle of the rehearsal they could read what was on its wings, and it was the last verse.',
        ],
      },
      heavy: {
        part: { one: 'squeeze organ', an: false },
        holds: [
          'But at the rehearsal they could not begin the last verse without its first note, and that was in the squeeze organ. It stood in a crate, and it weighed more than the bosun.',
          'But for the last verse they need a bass, and that was in the squeeze organ, and that was in the hold. After the rehearsal everyone had been too offended to carry.',
        ],
        worse: [
          'The crate settled over on its side. The squeeze organ gave a sigh with no note in it, and at the rehearsal nobody sang a last verse.',
          'The squeeze organ had slid to the lowest point of the ship, where it is wet. The rehearsal hung over the hatch and looked down at its last verse.',
        ],
        sign: [
          'The crate had four feet. On three of them it stood, and on the fourth it rocked.',
          'It stood across a rib of the hull. When the ship rolled, the squeeze organ rocked, with a small groan.',
        ],
        yields: [
          'The squeeze organ rolled out over its rocking foot and came to stand by the bench. It drew breath, and the rehearsal had its note, and with it the last verse.',
          'The squeeze organ came up on the roll of the ship, one step at each wave. On deck it let out all its breath, and the rehearsal had a bass for the last verse.',
        ],
      },
    },
  },
  figure: {
    title: ['A Hand With a Lantern', 'The Figurehead at Noon'],
    prize: { one: 'carved hand', an: false },
    obstacle: { one: 'split wrist', an: false },
    task: [
      'At noon the figurehead would be unveiled, on the bow of the museum ship, before the whole quay. She had a hand once that held up a lantern, and it went overboard in the year of the great ice. The woodwork course had carved her another.',
      'At noon they would pull the cloth from the figurehead. For ninety years she had held out an arm that ended at the cuff. The woodwork course had given her a hand, of limewood, and until this morning it had been a good one.',
    ],
    gift: [
      'At noon the cloth came down. The carved hand held its lantern out over the quay. An old man who had only known her without it took off his glasses, wiped them, and put them on again.',
      'The cloth fell, and she held out her carved hand with the lantern in it. It had a line across the wrist, like everybody’s. Somebody below held up their own, to compare.',
    ],
    by: {
      broken: {
        part: { one: 'wrist', an: false },
        holds: [
          'But the carved hand had been dropped, and it had a split wrist. Everybody in the workshop had been standing somewhere else at the time.',
          'But at the last sanding it had slipped from four pairs of fingers, and it had a split wrist. A carved hand on such a wrist cannot hold a candle, let alone a lantern.',
        ],
        worse: [
          'Another splinter had come out of the wrist. The lantern fell from the fingers of the carved hand, and the split wrist was a gap now, as wide as a blade.',
          'The split wrist had opened like a mouth. Two fingers of the carved hand touched the floor, as if to feel how cold it was.',
        ],
        sign: [
          'You saw it in the grain. The line that stopped at the one edge went on at the other.',
          'A worm had once gone through there, long ago. The hole went into the one edge and came out of the other.',
        ],
        yields: [
          'The wrist closed, and the grain ran through. Where the split wrist had been there was a vein, and the carved hand could hold its lantern.',
          'The worm could have walked straight through. There was a seam, and there had been a split wrist, and the carved hand took hold of the lantern.',
        ],
      },
      guarded: {
        part: { one: 'master carver', an: false, g: 'm' },
        holds: [
          'But since the split wrist the master carver trusted nobody with a tool. The carved hand lay behind him on the bench, and it was twenty to.',
          'But the master carver had sent them all out, and sat there with the split wrist in his lap. The carved hand was to be done by somebody who could.',
        ],
        worse: [
          'The master carver rolled up all the tools and tied a bow. About the split wrist there was no more to say, and the carved hand had been covered with his coat.',
          'The master carver had turned his chair to the wall. One saw his back, and his elbow, and of the carved hand with its split wrist not one finger.',
        ],
        sign: [
          'The master carver kept looking at his plane. The knob of it was loose, and he turned it, and it turned on.',
          'The master carver kept looking at his own right hand. It shook, and he held it with the left, and then that shook.',
        ],
        yields: [
          'The master carver untied the bow and moved the lamp to the middle. On the bench between them lay the carved hand, and its split wrist was under the light.',
          'The master carver laid the glue in somebody else’s hand and steadied it with both of his. There were ten fingers round the split wrist, and five of them were the carved hand’s.',
        ],
      },
      needsTime: {
        part: { one: 'glue', mass: true },
        holds: [
          'But in the split wrist the glue was still soft, and the carved hand hung in its clamp. Glue keeps its own time and does not look at clocks.',
          'But it had been glued at nine, and by noon it could be dry, if nobody looked. The split wrist was looked at every five minutes, and the carved hand hung in the vice.',
        ],
        worse: [
          'The glue had slid. The split wrist opened again from below, and the carved hand was pointing at the floor.',
          'The glue had given, like toffee. The carved hand had sunk down at its split wrist and seemed to be waiting for a kiss.',
        ],
        sign: [
          'At the seam stood a small bead of glue. It did not run any more.',
          'The smell was going. It had been sharp, and was now more like apples.',
        ],
        yields: [
          'The glue was as hard as the wood. They took off the clamp, one turn after another, and there was no split wrist any more, there was a carved hand.',
          'The glue had stopped smelling altogether. They undid the vice, and nothing happened, for the first time that day. Of the split wrist there was a line, and the carved hand was to be lifted up.',
        ],
      },
    },
  },
} satisfies EnErrands;
