import type { EnErrands } from '../../schema.ts';

export const sleepyHarbor = {
  light: {
    title: ['The Last Light in the Harbour', 'The Small Boats Cannot Sleep'],
    prize: { one: 'last light', an: false },
    obstacle: { one: 'loose rope', an: false },
    task: [
      '<helper>The small boats only sleep when the last light’s turned down,</helper> said {helper}. <helper>It’s the yellow one, by the bench. They’ve been nodding since nine. And when the tide turns I’ve got to be off.</helper>',
      '<helper>They’ve all had their ropes tucked in,</helper> said {helper}. <helper>But they can’t get to sleep with that last light on. Would you, at your height? And I’ve got to be out with the tide.</helper>',
      {
        text: '<helper>The little boats can’t sleep,</helper> said {helper}. <helper>The last light’s too bright. Somebody has to turn it down.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      '{companion} turned the brass knob, and the last light went down, yellow, then brown, then not at all. The small boats stopped nodding. One of them bumped softly against the next and stayed there.',
      'The last light grew smaller, as small as a match, as small as a pin. Then the harbour was as dark as it should be. All the small boats breathed out, and their ropes hung slack.',
      { text: 'Down went the last light. The little boats stopped nodding. Bump. Good night.', to: '3-5' },
    ],
    by: {
      tangled: {
        part: { one: 'wet rope', an: false },
        holds: [
          'But before the last light lay the loose rope, all over the quay. The wet rope was as thick as an arm, and it had tied itself.',
          'But the loose rope had got up in the night and had gone for a stroll along the quay. When it was tired it had lain down, all over everything. At the other end burned the last light.',
        ],
        worse: [
          'The wet rope knotted itself harder. The small boats swung about on the loose rope, and you could no longer see the last light for masts.',
          'The wet rope had bitten its own tail. It had pulled the small boats together as well, mast to mast. Nobody could see through that to the last light.',
        ],
        sign: [
          'Beside its post the wet rope lay in a loop. It was as wide as the post.',
          'By its post there was a loop. It was as wide open as an eye that cannot sleep.',
        ],
        yields: [
          'The loose rope ran out straight, from the post to the water, and lay still. There was the quay, and at its end the last light.',
          'The wet rope remembered where it lived. It ran off to its post and lay down. There was no more loose rope between them and the last light.',
        ],
      },
      heavy: {
        part: { one: 'wet coil', an: false },
        holds: [
          'But on the brass chain of the last light lay the loose rope. It was one great wet coil, and there was half a harbour in it.',
          'But the last light goes down by a chain, and on the chain the loose rope had been laid to rest. It was all one wet coil. You could have anchored a church with it.',
        ],
        worse: [
          'The wet coil settled and let out water. The chain of the last light had gone in under the loose rope, to its last link.',
          'Water came out of it on all sides, as when you sit down on a sponge. The last light swung once, and its chain had gone in under the loose rope.',
        ],
        sign: [
          'One edge of the wet coil lay on a bollard’s foot. It rocked with the quay.',
          'It was not flat all round. At the foot of the bollard the wet coil went up and down, with the quay.',
        ],
        yields: [
          'The wet coil rolled off over the edge, ring after ring, without a splash. The loose rope was where it belonged, and there hung the last light.',
          'One ring went over the edge, and the next one after it, to see. When the whole of the loose rope had gone to bed, there hung the chain, and at the top of it was the last light.',
        ],
      },
      slippery: {
        part: { one: 'wet stone', an: false },
        holds: [
          'But between them and the last light the loose rope had lain in oil of fish. Every wet stone there shone.',
          'But the loose rope had come out of the fish hold, and it had left a trail. Each stone of the quay was like the inside of a mussel. Beyond that, on its dry post, burned the last light.',
        ],
        worse: [
          'Everyone was back at the wall, and sat. The small boats had drifted on the loose rope, and now they were before the last light.',
          'They sat against the wall with their legs out. The loose rope had gone round once more, and the small boats were in front. The last light looked at them over the masts.',
        ],
        sign: [
          'In the middle was a stone that was not wet. It was white with salt, and rough.',
          'One of the stones was white. The salt had dried on it, and when you scratched it, it scratched you.',
        ],
        yields: [
          'Then they stood by the bench, on dry planks, and the loose rope was behind them. Over their heads burned the last light.',
          'It was wood under their feet now, and it was dry. The loose rope lay behind them, with all its fish, and the last light was over their heads.',
        ],
      },
    },
  },
  clapper: {
    title: ['The Bell Without a Tongue', 'Good Night, Once'],
    prize: { one: 'bell clapper', an: false },
    obstacle: { one: 'old seal', an: true },
    task: [
      'Every night the harbour bell struck once, for good night, and then nobody had to say it. Tonight it had swung and said nothing. Its clapper was gone, a bronze pear on a strap. Somebody had taken it for a toy.',
      'The whole harbour was in its nightshirt and looked up at the bell. It only needed to strike once. It swung, and it was like somebody opening a mouth, but the bell clapper was not in it.',
      {
        text: '<helper>The bell says good night to everyone,</helper> said {helper}. <helper>But its clapper’s gone. So nobody knows.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The bell clapper was hung back on its hook. {companion} pulled, and the bell struck once. It went over the water, round the mole, and out. On the last boat somebody took off his boots.',
      'One stroke, and it was said. All along the quay the shutters closed, one after another, as far as the mole. The bell clapper hung still, and shook a little from the sound.',
      { text: 'Dong, went the bell. That was good night, and everybody knew it.', to: '3-5' },
    ],
    by: {
      asleep: {
        part: { one: 'old seal', an: true },
        holds: [
          'But on the mat by the bell slept the old seal, and it slept on the bell clapper. A bit of strap lay on the boards.',
          'But the old seal had gone to bed, and the bell clapper was in the bed. You could see a strap, and that it was an uncomfortable sort of sleep.',
        ],
        worse: [
          'The old seal grunted and rolled over. It had the bell clapper right under it now, and the strap was gone too.',
          'The old seal had turned over for the third time. It had given up, and lay flat on top of the bell clapper, strap and all, and sighed out of its nose.',
        ],
        sign: [
          'Beside the old seal lay three mussels and a cap. They went from the small mussel to the cap.',
          'It had taken off its cap. That lay next to the mussels, and they were in order.',
        ],
        yields: [
          'The old seal breathed out, turned its back, and was an arm further off. On the mat, wet and shining, lay the bell clapper.',
          'The old seal rolled down the mat, all the way to the wall, and there it was better. Where it had lain was a puddle, and in the puddle was the bell clapper.',
        ],
      },
      guarded: {
        part: { one: 'old seal', an: true },
        holds: [
          'But on the mat by the bell sat the old seal, wide awake, and before it lay the bell clapper. It had waited all its life for something like that.',
          'But the old seal had something at last that was its very own, and it was a bell clapper. It sat up straight beside that on the mat. Nobody had said anything yet.',
        ],
        worse: [
          'The old seal sat up until it was all chest. The bell clapper had been pushed behind its back, strap and all.',
          'The old seal had made itself tall, and after that it had made itself broad. Somewhere behind went a strap, and it had the bell clapper on it.',
        ],
        sign: [
          'The old seal kept looking at the herring basket. It stood upside down, and there was nothing in it.',
          'It kept looking past them, at a basket. There had been herrings in that, and it lay on its face.',
        ],
        yields: [
          'The old seal let itself down and slid off the mat, like a wet coat. What it left behind was a puddle, and the bell clapper.',
          'The old seal had got something better. It went down the steps with it, flap by flap. On the mat, with nobody near it, was the bell clapper.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'old seal', an: true },
        holds: [
          'But the old seal had the bell clapper, and it took every word for applause. It had once been in a newspaper.',
          'But the old seal had been in a circus, for one summer, and it had never got over it. It had the bell clapper. It thought that they had come about the show.',
        ],
        worse: [
          'The old seal clapped, thanked them, and balanced the bell clapper on its nose, as far as the steps.',
          'The old seal did the one with the nose. Up went the bell clapper, round went the bell clapper, and all of it was off, with bows, as far as the water.',
        ],
        sign: [
          'On the mole somebody bent down to tie a shoe. The old seal bowed just as low.',
          'Over on the mole one of the fishermen bent down to his laces. At once the old seal bent down too.',
        ],
        yields: [
          'The old seal bowed, lower than ever before. The bell clapper slid off its nose and lay on the boards.',
          'You cannot bow as low as that with something on your nose. The old seal tried it, for art’s sake, and so there was the bell clapper, on the boards.',
        ],
      },
    },
  },
  horn: {
    title: ['Mist at the Harbour Mouth', 'The Little Brass Horn'],
    prize: { one: 'hand horn', an: false },
    obstacle: { one: 'net shed', an: false },
    task: [
      'When there was mist, the fishing boats came in by the hand horn. It was brass and small and had a low voice. The mist stood at the harbour mouth, and in it something was going round in a circle.',
      'The mist had come in like a cat, and the last fishing boat was outside. It could not see the harbour. It could hear it, if someone blew the hand horn, and the nail for that was empty.',
      {
        text: '<helper>There’s mist,</helper> said {helper}. <helper>Somebody out there’s going round and round. We need the hand horn.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      '{companion} blew into the hand horn, low and long. In the mist something stopped going round. Then there was a bow, and a lamp. A man lifted his cap, and the boat slid in past them.',
      'The hand horn called, and out there another called back. They did that by turns, and each time it was nearer. When the boat bumped against the quay, {companion} blew once more, only for good night.',
      { text: 'Hoo, went the hand horn. Out of the mist came a lamp, and a boat.', to: '3-5' },
    ],
    by: {
      dark: {
        part: { one: 'back', an: false },
        holds: [
          'But the hand horn was in the net shed, at the back. The back of the net shed was where they hung the dark to dry.',
          'But the hand horn hung in the net shed, behind all the nets, where it is always the day before yesterday. You could not see the door from inside, let alone a nail.',
        ],
        worse: [
          'A board had swung to. The net shed was as long as the night now, and there was no hand horn in it.',
          'The wind had pushed a board to. It was as dark as a fish in that net shed now. The hand horn hung in there somewhere and was not going to call.',
        ],
        sign: [
          'Far in there was one glimmer. It was brass, and it was curved.',
          'One thing in there was bent and thin and bright. It was like a new moon, indoors.',
        ],
        yields: [
          'Behind the last net there was some moon, through a hole. There on its nail in the net shed hung the hand horn.',
          'There was one more net, and behind it there was a hole with the moon in. The net shed had a back wall, and on the back wall was the hand horn.',
        ],
      },
      narrow: {
        part: { one: 'gap', an: false },
        holds: [
          'But the hand horn was in the net shed, and the half door stood open by a gap. It was a cat’s gap.',
          'But the half door of the net shed opened as far as a cat, and stopped. You could see the strap of the hand horn over a crate. You could almost smell it.',
        ],
        worse: [
          'The hand horn slid further down, behind the crates. You heard it in the net shed, a small clank, and then a smaller one.',
          'It went clank, and it went clank again, and each was further down. The crates in the net shed had moved over, and had the hand horn behind them.',
        ],
        sign: [
          'By the bottom hinge the gap was wider. The wood had gone soft there.',
          'The hinge had rusted, at the bottom. There the gap was big enough for a dog, if you did not mind splinters.',
        ],
        yields: [
          'Through the gap came the strap, then the mouthpiece, and then all the hand horn. The net shed let it go with a smell of tar.',
          'The strap was in somebody’s teeth, and somebody was coming out backwards. Then the gap let go of them, and the net shed let go of the hand horn.',
        ],
      },
      locked: {
        part: { one: 'bolt', an: false },
        holds: [
          'But the hand horn was in the net shed, and the half door of the net shed was bolted. The bolt had been painted over, twice.',
          'But they had painted the net shed that week, and they had painted the bolt with it. It was blue, it was thick, and it was dry. Inside was the hand horn.',
        ],
        worse: [
          'The bolt jammed. Through a hole in the net shed you saw the rim of the hand horn, as thin as the moon.',
          'The bolt had made one long scratch and stuck. You could see the rim of the hand horn, in the net shed, through a knot hole. It shone as if nothing were the matter.',
        ],
        sign: [
          'On a nail beside the bolt hung a wooden wedge. It had paint on it as well, in the same two colours.',
          'There was a wedge on a nail. They had painted that too, and then somebody had thought of it and wiped the tip.',
        ],
        yields: [
          'The bolt slid back, and the half door swung out over the quay. Just inside the net shed, at the height of a hand, hung the hand horn.',
          'There was a crack, and blue flakes flew. The half door swung out over the water. In the frame of the net shed, like a picture, hung the hand horn.',
        ],
      },
    },
  },
  foghorn: {
    title: ['One Low Note at Nine', 'The Horn House'],
    prize: { one: 'low note', an: false },
    obstacle: { one: 'horn house', an: false },
    task: [
      'At nine the sailing youth would open the harbour festival with the old foghorn. It was one low note, and people married to it. Nobody had heard it all day, and at the chip stand they had begun to say why.',
    ],
    gift: [
      'The low note went out at nine and took its time. In the chip stand the paper napkins moved. An old couple who had been arguing about parking stopped, and he held out his arm.',
    ],
    by: {
      broken: {
        part: { one: 'bellows board', an: false },
        holds: [
          'But in the horn house the bellows board had split, right along the leather. What air there was went out at the side, and a low note is all air.',
        ],
        worse: [
          'A strip of leather had dropped off. In the horn house it sighed like somebody on a sofa, and nobody would have called that a low note.',
        ],
        sign: ['The bellows board had two long edges now. They had the same wave in them, knot for knot.'],
        yields: [
          'The bellows board lifted and sank and lifted. In the horn house dust began to walk across the floor, and that was the low note, warming up.',
        ],
      },
      guarded: {
        part: { one: 'deckhand', an: false, g: 'm' },
        holds: [
          'But in the horn house sat the deckhands, and they had done the horn for as long as there were benches. The low note was not for beginners, said the deckhand by the door.',
        ],
        worse: [
          'The deckhand moved up, and then they all sat in a row. From the door of the horn house you could not even see the pump that gives the low note.',
        ],
        sign: [
          'The deckhand kept looking at the rota on the wall. Tonight’s watch was blank, from ten until the gulls.',
        ],
        yields: [
          'The deckhand got up and took his mug with him. On the bench in the horn house there was a gap now, in front of the pump, and of the low note.',
        ],
      },
      needsTime: {
        part: { one: 'pressure', an: false },
        holds: [
          'But in the horn house the pressure builds up as slowly as trust. Until the needle has left its pin there is no low note, only impatience.',
        ],
        worse: [
          'The pressure had dropped. The needle was back on its pin, and in the horn house somebody said that a low note could also be played from a phone.',
        ],
        sign: ['The needle did not quite touch its pin. You could have slid a hair in between.'],
        yields: [
          'The needle stood at the red line, and nobody had pushed it. In the horn house a hand was laid on the lever, and there was pressure enough for a low note.',
        ],
      },
    },
  },
  banner: {
    title: ['His Name on the Quay', 'The Last Ferry'],
    prize: { one: 'banner', an: false },
    obstacle: { one: 'unasked cousin', an: true },
    task: [
      'On the last ferry a brother was coming home, after a year on the other side of the world. On the quay was to hang a banner with his name, eleven metres long, readable from the water. The one who had painted it had not been asked to the supper.',
    ],
    gift: [
      'The ferry turned in round the mole. On deck somebody stood up, and sat down, and stood up. The banner hung along the quay with his name on it, and under the last letter, as far over as she could be, stood the cousin.',
    ],
    by: {
      tangled: {
        part: { one: 'banner line', an: false },
        holds: [
          'But the unasked cousin had put the banner where they had told her to, and had gone, and nobody had coiled the lines. The banner line was in the rail, and round it, and two letters were in it too.',
        ],
        worse: [
          'The banner line had twisted itself once more about the rail. From the water the banner now said something shorter, and one looked round for the unasked cousin.',
        ],
        sign: ['At the ring the banner line lay in a loop. It was slack, with a drop of red on it.'],
        yields: [
          'The banner line ran through the ring and out. All the letters fell open, one after another, on the banner that the unasked cousin had painted.',
        ],
      },
      shy: {
        part: { one: 'cousin', an: false, g: 'f' },
        holds: [
          'But she was the unasked cousin, and so she stood behind the fish crates, with the bag of brushes, and the rope. Without the rope the banner was a roll of cloth.',
        ],
        worse: [
          'The cousin had gone behind the next row of crates. It was dark there, and cold, and out on the water you saw the lamps of the ferry, and no banner.',
        ],
        sign: ['From behind the crates looked a sleeve. It was red up to the elbow.'],
        yields: [
          'The cousin came out and walked past them all to the ring. She tied the knot herself, as somebody does who is asked for something at last, and the banner went up.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'far pole', an: false },
        holds: [
          'But for the banner you need somebody at each pole, and at the far pole there should have been the unasked cousin. What went up here came down there.',
        ],
        worse: [
          'The far pole had slapped down on the stones. The banner lay with its name underneath, and nobody had the unasked cousin’s number, or everybody had.',
        ],
        sign: [
          'On a bollard beside the far pole lay a second loop. It was tied, and there was nobody in it.',
        ],
        yields: [
          'The poles went up together, and between them went the name. Somebody had fetched the unasked cousin, or she had never gone, and she had one end of the banner.',
        ],
      },
    },
  },
} satisfies EnErrands;
