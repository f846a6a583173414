import type { EnErrands } from '../../schema.ts';

export const cloudKingdom = {
  evening: {
    title: ['A Drop of Evening', 'The Sleepy Thundercloud'],
    prize: { one: 'drop', an: false },
    obstacle: { one: 'thundercloud', an: false },
    task: [
      '<helper>The drop of evening’s missing,</helper> said {helper}. <helper>Without it, it can’t get dark. There’s a whole town down there in its pyjamas, and nobody can sleep.</helper>',
      'It was nine o’clock down there, and as bright as noon. <helper>They’ve pulled all the curtains,</helper> said {helper}, <helper>and it isn’t helping. It’s the drop of evening. It’s not where I put it.</helper>',
      {
        text: '<helper>The drop of evening’s gone,</helper> said {helper}. <helper>It can’t get dark. They’re all in their pyjamas down there.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      '{helper} tipped the drop over the edge with one wing. It fell for quite a while. Down there a lamp went on, and then a row of lamps, and then somebody drew the curtains.',
      'The drop fell, and where it fell the blue grew dark, like a blot. It went on growing, over roofs, over a river. Down there a cat came out and stretched.',
      { text: 'The drop fell and fell. A lamp went on, far down. It was evening.', to: '3-5' },
    ],
    by: {
      asleep: {
        part: { one: 'thundercloud', an: false },
        holds: [
          'But the drop lay behind the thundercloud, and the thundercloud was asleep. It was as high as a house, and it lay right across the road.',
          'But the thundercloud had lain down across the road, and it was fast asleep. On the other side, as if in a shop window, lay the drop.',
        ],
        worse: [
          'The thundercloud rumbled and spread itself out. The drop was gone, down to its last blue gleam.',
          'The thundercloud mumbled something about Thursday and stretched. It lay on both sides of itself now, and the drop was underneath.',
        ],
        sign: [
          'Beside the thundercloud lay three little lightnings, put away for the night. They were sorted by size, like slippers.',
          'It had unbuckled its lightnings for the night. They stood beside it, three of them, by size, with their points to the wall.',
        ],
        yields: [
          'The thundercloud sighed and rolled on its side. In the warm hollow that it left was the drop, dark blue and perfectly round.',
          'The thundercloud drew up its knees, to be good. In the place where it had been warmest lay the drop, as blue as a plum.',
        ],
      },
      heavy: {
        part: { one: 'thick hem', an: false },
        holds: [
          'But the thick hem of the thundercloud lay on the hollow with the drop in it. It was full of tomorrow’s rain.',
          'But the thundercloud had been to the sea for water, and all of it had gone to its hem. That thick hem was lying on the drop.',
        ],
        worse: [
          'The thundercloud sank deeper into the road. Under its hem the drop was pressed flat, like an egg in bread.',
          'It went squelch. Some more rain had run down into the thick hem. The drop was being ironed, and the thundercloud looked the other way.',
        ],
        sign: [
          'At one end the thick hem did not touch the road. It rocked there a little, like a boat.',
          'It did not touch the road everywhere. At one end the thick hem went up and down, like a boat at a jetty.',
        ],
        yields: [
          'The thick hem rolled up, softly, like a sleeve. Under the thundercloud the drop shook itself round again.',
          'The thick hem lifted, as ladies lift it at a puddle. The thundercloud had taken a step, and there, wobbling, was the drop.',
        ],
      },
      dark: {
        part: { one: 'fold', an: false },
        holds: [
          'But the drop had rolled into a fold of the thundercloud. In there it was darker than inside a plum.',
          'But a thundercloud is full of folds, and into one of those folds had gone the drop. There was no telling which. They were all of them black.',
        ],
        worse: [
          'The fold looked deeper now, and blacker. The thundercloud had closed over the drop, and not a gleam was left.',
          'There was a rumble, and two folds had become one. The thundercloud was like a wardrobe of black coats now, and in one of the pockets was the drop.',
        ],
        sign: [
          'Far in, one thing glimmered. It was blue, and as small as a berry.',
          'One fold had a light on, right at the back. It was very small, and it was very blue.',
        ],
        yields: [
          'There was the end of the fold, as soft as an ear. And there was the drop, holding a little light of its own.',
          'The fold was as soft as the inside of an ear, and it came to an end. There in the end of the thundercloud hung the drop, holding its own candle.',
        ],
      },
    },
  },
  pillow: {
    title: ['The Moon’s Pillow', 'The Smallest Cloud on the Line'],
    prize: { one: 'cloud', an: false },
    obstacle: { one: 'washing line', an: false },
    task: [
      '<helper>The moon goes to bed at dusk,</helper> said {helper}. <helper>It needs its pillow, the smallest cloud, the one with a button at the back. It’s still out drying. Last time it took the church for a pillow, and nobody got a wink.</helper>',
      'The moon stood at the edge with its eyes half shut. <helper>One moment,</helper> said {helper}. <helper>Your pillow’s still on the line.</helper> It was the smallest cloud, with a button at the back, and it was nearly dusk.',
      {
        text: '<helper>The moon’s tired,</helper> said {helper}. <helper>It wants its pillow, the little cloud with the button. But that’s still wet.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The moon came up over the edge, tired and rather pink. {helper} shook the little cloud and put it in its place. The moon turned it over once, to the cool side, and lay down.',
      'The moon put its cheek on the little cloud, and sank in. After a while the cloud began to snore. It was the moon, of course, but that was how it sounded.',
      { text: 'The moon lay down on the little cloud. It turned it over once, to the cool side.', to: '3-5' },
    ],
    by: {
      tangled: {
        part: { one: 'line', an: false },
        holds: [
          'But the little cloud hung on the washing line, and the line went round it four times. That was the evening wind.',
          'But the evening wind had hung out the washing line afresh, in its own way, and had hung the little cloud in the middle. It had a line round the tummy, and one under each arm.',
        ],
        worse: [
          'The line drew tighter. The little cloud was squeezed flat in the middle, and it had ears now.',
          'The washing line had given a hitch. The little cloud had a waist now like a wasp, and squeaked.',
        ],
        sign: [
          'Beside a peg the line made one loose loop. The wind went through it and had not noticed it.',
          'One loop stood off, beside a peg. You could have put your head out of it.',
        ],
        yields: [
          'The washing line slid off and hung quite straight. The little cloud puffed up, first on the left and then on the right.',
          'The line shot through, and the pegs jumped up like sparrows. The little cloud took the deepest breath of its life, and hung on the washing line, as fat as a bun.',
        ],
      },
      high: {
        part: { one: 'prop pole', an: false },
        holds: [
          'But the little cloud hung on the washing line, and the line was propped up with a pole. It was as high as a tower.',
          'But the washing line had been pushed up on its prop, so that the little cloud could catch the last of the sun. It caught it, and there was no getting it down.',
        ],
        worse: [
          'The washing line swung up with a twang. Now the little cloud was higher still, among the first stars.',
          'The prop pole stood up straighter, and the washing line twanged. The little cloud had a star on the left of it now, and on its right another.',
        ],
        sign: [
          'Low down on the prop pole there was a knot in the wood. It was just wide enough for a foot.',
          'The wood had a knot in it, down there on the prop pole. It looked just like a step for one foot.',
        ],
        yields: [
          'The washing line came down and brought everything with it. At the end, by one peg, hung the little cloud.',
          'With a sigh the prop pole lay down in the grass. The washing line sank over all their heads, and so did the little cloud, and it was damp.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'big sheet', an: false },
        holds: [
          'But the biggest sheet hung in front of the little cloud, all over the washing line. As soon as one corner went up, another came down.',
          'But the biggest sheet of the sky had been hung over the little cloud. You cannot take down a sheet like that by yourself. It takes you down.',
        ],
        worse: [
          'The big sheet slapped back on the washing line, more crooked. It had wrapped up the little cloud like a parcel.',
          'The big sheet had let go of one peg and filled with wind. When it had lain down again on the washing line the little cloud was wrapped up in it, like a fish in a newspaper.',
        ],
        sign: [
          'One corner of the big sheet hung quite still. Nobody had hold of it, and it had been free all the time.',
          'At the corner over there hung a peg that no one had thought of. The big sheet was quite calm at that end.',
        ],
        yields: [
          'The big sheet opened in the middle like a curtain. There on the washing line was the little cloud, with a peg on each ear.',
          'Corner went to corner, as it does when two people fold. The washing line was bare, all but one little cloud, with its ears up.',
        ],
      },
    },
  },
  pencil: {
    title: ['The Fog Porter’s Hatch', 'A Pencil for Tomorrow'],
    prize: { one: 'weather pencil', an: false },
    obstacle: { one: 'fog porter', an: false, g: 'm' },
    task: [
      '<helper>It’ll soon be dusk, and I haven’t written tomorrow yet,</helper> said {helper}. <helper>If there’s no forecast, there’s no weather. The pencil’s in the office. And in the office is the porter.</helper>',
      '<helper>Tomorrow’s still blank,</helper> said {helper}, and held up a sheet of paper. <helper>Not a drop on it, not a ray. I’ve only got till dusk, and I’ve got no weather pencil.</helper>',
      {
        text: '<helper>I’ve got to write tomorrow’s weather,</helper> said {helper}. <helper>It’s nearly night. And the pencil’s in there.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      '{helper} licked the weather pencil and wrote with the yellow end for a long time. Then came one word with the grey end, quite small. <helper>After lunch,</helper> said {helper}.',
      '{helper} wrote with the weather pencil, and rubbed out, and wrote. Bright, it said at last. And quite at the bottom, for somebody with new boots: one puddle.',
      {
        text: '{helper} licked the weather pencil and wrote. <helper>Sun,</helper> said {helper}. <helper>And a bit of rain, for the frogs.</helper>',
        to: '3-5',
      },
    ],
    by: {
      guarded: {
        part: { one: 'fog porter', an: false, g: 'm' },
        holds: [
          'But the weather pencil was in the office, and in the hatch of the office stood the fog porter. He was round and soft, and there was no way round him.',
          'But the weather pencil was in the office, and the fog porter was in the hatch. He was in all of it. There was no side of him that was not in front.',
        ],
        worse: [
          'The fog porter spread out until he filled the hatch. Behind him everything was grey, and so was the weather pencil.',
          'The fog porter had thickened. You could not see the hatch, or the office, or your own hand. You could certainly not see a weather pencil.',
        ],
        sign: [
          'The fog porter kept looking down at his coat. It had three buttons and a thread.',
          'He would have liked to look smart. He looked at his second button from the top, where there was only a thread.',
        ],
        yields: [
          'The fog porter drew in his stomach and stepped aside. Behind him on its hook hung the weather pencil, yellow end up.',
          'The fog porter thinned, from the middle. There was the hatch, there was the hook. On the hook hung the weather pencil, with its yellow end up.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'fog porter', an: false, g: 'm' },
        holds: [
          'But the fog porter had the weather pencil in his drawer, and fog understands things as it likes. For every word he brought another.',
          'But everything that goes in at the hatch goes through the fog porter, and he has fog in his ears. The weather pencil lay in his drawer. So did a great many other things.',
        ],
        worse: [
          'The fog porter brought a spoon. He nodded kindly, wrapped the weather pencil in paper, and put it on the top shelf.',
          'The fog porter had got it, he said, and he brought a ladder. After that he locked up the weather pencil, because of all the people who were always asking for spoons.',
        ],
        sign: [
          'Whenever somebody waved, the fog porter waved as well. He did it with the same hand, and just as long.',
          'Somebody waved to somebody, over on the next cloud. The fog porter put up his arm, and waved until they had stopped.',
        ],
        yields: [
          'The fog porter reached up, and then he reached out. In his soft grey hand lay the weather pencil.',
          'The fog porter did with his hand whatever he saw. It went up, it went to the drawer. It came out to them, and it had the weather pencil in it.',
        ],
      },
      locked: {
        part: { one: 'hatch', an: false },
        holds: [
          'But the fog porter had gone to supper and shut the hatch behind him. Inside, on its hook, hung the weather pencil.',
          'But it was supper time, and the hatch was shut. The fog porter never takes the weather pencil home with him. It hung on its hook, and looked out through the crack.',
        ],
        worse: [
          'The hatch jammed halfway. Of the weather pencil only a stripe could be seen, and the fog porter was still at his soup.',
          'The hatch had come off its runner and hung there like a crooked tooth. In the office the weather pencil had fallen off its hook. From the fog porter came the sound of soup.',
        ],
        sign: [
          'On a nail by the hatch hung a little peg of ice. It was as long as a finger, and it did not melt.',
          'It glittered a bit, there, on a nail. It was ice, it was thin, and it was as long as the crack was deep.',
        ],
        yields: [
          'The hatch went up without a sound, as far as it would go. On the hook swung the weather pencil, sun at one end, rain at the other.',
          'The hatch ran up and let out a small cloud. Nobody was in, and the fog porter’s chair was still going round. In front of it lay the weather pencil.',
        ],
      },
    },
  },
  radio: {
    title: ['Sailors Listen at Eight', 'The Evening Report'],
    prize: { one: 'report', an: false },
    obstacle: { one: 'speaking room', an: false },
    task: [
      'The trainees were to speak the evening report at eight, for the first time. Below them nineteen boats were out, and each had somebody by the set. A report that does not come is taken for bad news.',
      'Nineteen boats lay out there with their lamps lit, and in each of them somebody had a hand on the knob. At eight the weather comes. If it does not, one turns back, and there were some for whom back was further.',
    ],
    gift: [
      'The report took two minutes and ten seconds. It said fog before four, clearing from the west, and it named each stretch of water slowly. Far below, on the dark sea, one lamp went off and on again, and then nineteen did.',
      'The report went out at eight and a half minutes past, and it said so, and excused itself. Far below, nineteen lamps dipped, one after another. The trainees counted them, and then they counted them again, because it was the first time.',
    ],
    by: {
      broken: {
        part: { one: 'brass horn', an: false },
        holds: [
          'But in the speaking room the brass horn was in two pieces, and without the horn the report would get no further than the door.',
          'But someone in the speaking room had wanted to be nearer to it, and the brass horn had bent, and then it had been bent back. A report comes out of a broken horn as out of a watering can.',
        ],
        worse: [
          'Now the rim had come off too. The report went into the horn as a voice and came out as a teaspoon in a tin.',
          'The brass horn had lost its rim as well. That rolled across the speaking room and lay down, and the report would have got as far as the carpet.',
        ],
        sign: [
          'One piece had a bright edge, a hand long, and so had the other. They had been one edge until that afternoon.',
          'If you breathed on the metal a number came up. Half of the number came up on the one piece, and half on the other.',
        ],
        yields: [
          'The horn held. It had a ridge in it that buzzed on every m, and on the roof of the speaking room the report went out.',
          'The number was whole, one could have read it with a thumb. In the speaking room somebody said a, and it came back from the sea, and then they began the report.',
        ],
      },
      guarded: {
        part: { one: 'chief officer', an: false, g: 'f' },
        holds: [
          'But the chief officer did not let trainees into the speaking room. The report lay in her tray, and there it would be read by somebody with a certificate.',
          'But the chief officer stood before the speaking room with her stopwatch. Two had talked in there last week, and laughed, while it was on. The report would be read by her.',
        ],
        worse: [
          'The chief officer hung the rule on the door of the speaking room. The report was under her elbow.',
          'The chief officer had hung her cape across the door. The speaking room was a line of light now, and the report was in the pocket of the cape.',
        ],
        sign: [
          'The chief officer kept looking past the rule at the desk. It had two chairs, and the second had been empty since the spring.',
          'The chief officer kept clearing her throat, and laying a hand on it. She had done fog for nine nights, and it had gone in there.',
        ],
        yields: [
          'The chief officer took the rule off its nail to see the door properly, and opened it. On the desk of the speaking room lay the report.',
          'The chief officer opened her mouth to say no, and what came out was a squeak. They were all very quiet. Then she took the cape down, and held open the speaking room, and gave them the report.',
        ],
      },
      needsTime: {
        part: { one: 'ink', an: true },
        holds: [
          'But in the speaking room the report lay wet under the lamp. Cloud paper takes its time, and whoever turned the page now would turn it into a cloud.',
          'But the ink was as damp as the day had been, and in the speaking room it stood on the page like dew. Whoever read out a report like that would say drizzle where it said dry.',
        ],
        worse: [
          'The ink ran down the page. Half the report was sea now, and it had to be written again from the top.',
          'Somebody had fanned it. In the speaking room the ink had run from the west coast to the east, and by that report it would rain in every bath.',
        ],
        sign: [
          'The first line had gone dull. You could have laid a finger on it.',
          'The dot on the last i did not shine any more.',
        ],
        yields: [
          'From the first line to the last the shine had gone. The report rustled when it was lifted, and in the speaking room the red lamp came on.',
          'The ink had dried, from the last i back to the first. In the speaking room one could turn the page and not lose a coast, and there was the report.',
        ],
      },
    },
  },
  heron: {
    title: ['The Paper Heron in the Last Light', 'One Flight'],
    prize: { one: 'paper heron', an: false },
    obstacle: { one: 'silent crew', an: false },
    task: [
      'Once a year, in the last light, the kite crew flew its great bird at the cloud festival. This year it was a heron, nine metres across, with a tail that would draw a line in the pink. In forty minutes the pink would be gone.',
      'It is done once a year, in the last pink. Everyone lies on their back, on both sides of the valley, and waits for the bird. The bird was nine metres wide and made of paper. It was lying on its back too.',
    ],
    gift: [
      'The paper heron stood in the pink with its wings out and did not move. Behind it the long tail drew one line, and it was a bit shaky, like a signature. The one who had designed it was holding the reel, and his arms were shaking too.',
      'The paper heron went up with a clap, and drew its line through the pink, from left to right, a bit crooked at one place. On both sides of the valley they said the same small word. The crew lay down where they were.',
    ],
    by: {
      tangled: {
        part: { one: 'third line', an: false },
        holds: [
          'But the silent crew had each let out a line without looking at the others. The third line had cut across the first two, and the paper heron lay on its back.',
          'But of the silent crew each had his own line, and his own idea of up. The third line had caught in the neck. The paper heron looked back over its shoulder like somebody who is being called.',
        ],
        worse: [
          'One wing of the paper heron had folded under. The third line had gone in deeper, and the silent crew stood at three ends of it.',
          'The third line had sawn into the paper. The silent crew let go, all of them, at last at the same time, and the paper heron shut like a book.',
        ],
        sign: [
          'By the reel the third line lay in a loop. It was loose, and no one was standing on it.',
          'Round a thistle the third line lay in one wide ring. It had been laid there and not pulled.',
        ],
        yields: [
          'The third line ran out free. All round the silent crew the other two went taut, and the paper heron lifted one shoulder, and then the other.',
          'The third line came off the thistle and ran out straight. The silent crew looked along it, each over the other’s arm. The paper heron had its beak in the wind.',
        ],
      },
      shy: {
        part: { one: 'teammate', an: false, g: 'm' },
        holds: [
          'But the teammate who had drawn the paper heron was not with the silent crew. They had given the first flight to somebody else, and the tail bag was with him.',
          'But the teammate had the tail, in a bag, and had gone with it behind the next cloud. With no tail a paper heron goes round and round, and the silent crew would not have been the ones to call.',
        ],
        worse: [
          'The teammate had gone behind the next bank of cloud. The paper heron had no tail, and the silent crew had begun to look at the time.',
          'The teammate had gone on one cloud further. You could just see the bag. The silent crew had stood up the paper heron, and it fell on its face.',
        ],
        sign: [
          'At the edge of the cloud was an elbow. It had a patch on it, cut in the shape of a feather.',
          'A strip of blue paper hung out of that cloud. It was the end of the tail, and it streamed just as it should.',
        ],
        yields: [
          'The teammate came out of the cloud with the tail bag on his back. He opened it in the middle of the silent crew, and it went on and on, and that was the rest of the paper heron.',
          'The teammate came with the tail over both arms, and hooked it on, and did not say why the others had got it wrong. The silent crew had known that for some time. They lifted the paper heron by the wings.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'left wing', an: false },
        holds: [
          'But the left wing of the paper heron needs two, and the silent crew had nobody to spare who would have asked. Whoever lifted it at the tip lost it at the shoulder.',
          'But the left wing had to be walked into the wind by two, and it had only one. The silent crew stood in three places, with their eyes on the pink, and the paper heron had a broken shoulder, so it seemed.',
        ],
        worse: [
          'The left wing had dropped. The paper heron had slewed right round and lay across the silent crew’s own lines.',
          'The left wing had come over, and the paper heron lay upon the one who had lifted it. You heard a voice from under there. It was the first for days in that silent crew, and it said ow.',
        ],
        sign: [
          'At the far end of the left wing was a second strap. It was the same red as the first.',
          'A bamboo stick had been bound to the far edge, crosswise, just as wide as two fists.',
        ],
        yields: [
          'The left wing rose in one piece and filled. The silent crew let go at the same moment, without a word, and above them was the paper heron.',
          'The left wing rose and the right wing rose, and between them the body got up by itself. Someone in the silent crew said now. Then they had to run, under the paper heron.',
        ],
      },
    },
  },
} satisfies EnErrands;
