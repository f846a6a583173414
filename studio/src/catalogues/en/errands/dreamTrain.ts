import type { EnErrands } from '../../schema.ts';

export const dreamTrain = {
  station: {
    title: ['The Station With the Lamp', 'A Pale Blue Ticket'],
    prize: { one: 'right station', an: false },
    obstacle: { one: 'lost ticket', an: false },
    task: [
      '<helper>We pass your station once a night,</helper> said {helper}. <helper>There’s a lamp, and a sign with your bed on it. I can only stop if I’m shown a ticket. And you’ve got it no longer.</helper>',
      'Each of them would be home by now, if it were not for the ticket. <helper>There’s your lamp coming,</helper> said {helper}, <helper>and your sign. I’m so sorry. I can’t stop at a bed without one.</helper>',
    ],
    gift: [
      '{helper} looked at the ticket through a very small hole, and pulled the cord. The train drew breath. Outside stood the lamp, and the sign, and on the sign a bed was painted, with the covers turned back.',
      '{helper} punched the ticket, and the hole in it was a moon. The train stopped without a jolt. The platform was as soft as a mattress, and so it was one.',
    ],
    by: {
      narrow: {
        part: { one: 'gap', an: false },
        holds: [
          'But the lost ticket had slipped down between two seats. The gap was of plush, and without a ticket the right station would only go by.',
        ],
        worse: [
          'The lost ticket slid in deeper. In the window the lamp of the right station was as small as a pip.',
        ],
        sign: ['By the armrest the gap was wider. The plush was worn there, from elbows.'],
        yields: [
          'Out of the plush, pale blue, came the lost ticket. In the window the right station stood quite close, with its lamp.',
        ],
      },
      dark: {
        part: { one: 'hollow', an: false },
        holds: [
          'But the lost ticket was somewhere under the plush. There was a hollow down there, as dark as a pocket, and the right station was on its way.',
        ],
        worse: [
          'The lamp in the carriage went down by half. In the hollow it was black, no lost ticket anywhere, and the right station had gone from the window.',
        ],
        sign: ['Far in there was a glimmer. It was pale and blue, and it had a corner.'],
        yields: [
          'At the bottom of the hollow it was soft and quite dry. There lay the lost ticket, and in the window the right station came up over the fields.',
        ],
      },
      shy: {
        part: { one: 'ticket', an: false },
        holds: [
          'But the lost ticket was a young one and had never been shown to anybody. It had gone in between the seats, and the right station was coming.',
        ],
        worse: [
          'The lost ticket crept further in, to where it is dark. Outside the right station drew off down the line, with its lamp.',
        ],
        sign: ['Between the seats looked out a corner. It had been clipped once, and it was blue.'],
        yields: [
          'The lost ticket came out by itself, and it had gone pink at the edges. In the window stood the right station.',
        ],
      },
    },
  },
  rabbit: {
    title: ['One Ear Longer Than the Other', 'The Rabbit in the Luggage Net'],
    prize: { one: 'woolly rabbit', an: false },
    obstacle: { one: 'folded cloud', an: false },
    task: [
      'In the third carriage the smallest passenger sat bolt upright. Her stop was the next but one, and one gets out there asleep. She could not go to sleep without her woolly rabbit.',
      'The smallest passenger had her nightcap on, and her eyes were like saucers. One stop more, and then she had to get out asleep. It was her woolly rabbit that did the sleeping, she said, and she only joined in.',
    ],
    gift: [
      'The smallest passenger laid the woolly rabbit under her chin, with the longer ear on top. She breathed in. When the train stopped, {helper} carried them both down the little step, and they did not notice.',
      'The woolly rabbit began, with its eyes sewn shut. The smallest passenger watched how it was done. Then she did the same, and {helper} put up a sign: two asleep, please hum.',
    ],
    by: {
      asleep: {
        part: { one: 'cloud', an: false },
        holds: [
          'But in the luggage net lay a folded cloud, and it was asleep. One woolly ear looked out from under it, and that was the woolly rabbit.',
        ],
        worse: [
          'The folded cloud sighed and puffed itself up. The woolly rabbit had gone in, to the tip of its longer ear.',
        ],
        sign: [
          'Beside the folded cloud lay its nightcap, its label and its string. They lay next to one another, the string rolled up.',
        ],
        yields: [
          'The folded cloud turned over and drew itself in, as you do for a friend. In the dip beside it sat the woolly rabbit.',
        ],
      },
      high: {
        part: { one: 'luggage net', an: false },
        holds: [
          'But the woolly rabbit lay up in the luggage net, behind the folded cloud. Even standing on tiptoe you saw only the bottom of the net.',
        ],
        worse: [
          'The luggage net swung at the bend. The woolly rabbit slid back under the folded cloud, and nothing but the longer ear was left.',
        ],
        sign: ['Low down on the wall there was a small wooden step. It was as wide as a slipper.'],
        yields: [
          'The luggage net hung down, in its middle, like a pocket. The folded cloud rolled to one side, and to the other rolled the woolly rabbit.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'cloud corner', an: false },
        holds: [
          'But on the woolly rabbit lay the folded cloud, and it was folded eight times. When one cloud corner was up, the rest came down.',
        ],
        worse: [
          'The folded cloud had come unfolded and had fallen back, more crooked. It lay over the whole of the net now, and over the woolly rabbit.',
        ],
        sign: ['On the aisle side a second corner hung out of the net. Nobody had hold of it.'],
        yields: [
          'The folded cloud rose at both corners, as light as a sheet from the line. Beneath it sat the woolly rabbit and looked down.',
        ],
      },
    },
  },
  whistle: {
    title: ['One Soft Whistle Before Each Dream', 'The Lamp Owl’s Cupboard'],
    prize: { one: 'silver whistle', an: false },
    obstacle: { one: 'whistle cupboard', an: false },
    task: [
      'Before each dream the train whistles once, quite softly. Then those who are waiting know that they can come. Tonight it had gone by two platforms without a sound, and the dreamers had stayed where they were.',
      'On the platforms sat the dreamers, on their suitcases, in their socks. They listen for the train, because they have their eyes shut. It had been by already, without its silver whistle, and nobody had got on.',
    ],
    gift: [
      '{helper} blew the silver whistle, so softly that it could hardly be heard. On the dark platform somebody lifted a head. Then they came, in nightshirts, with their eyes shut, and each found the step.',
      'The silver whistle was so soft that only those with shut eyes could hear it. Suitcases were picked up. {helper} counted the socks as they went past, and there was an odd number.',
    ],
    by: {
      guarded: {
        part: { one: 'lamp owl', an: false, g: 'f' },
        holds: [
          'But the silver whistle was in the whistle cupboard, and in front of that the lamp owl was on watch. Tonight was no night for cupboards, said her face.',
        ],
        worse: [
          'The lamp owl spread her wings. There was no whistle cupboard to be seen any more, and no thought of the silver whistle.',
        ],
        sign: [
          'The lamp owl kept looking across the aisle. There lay her cushion, and it was on the wrong seat.',
        ],
        yields: [
          'The lamp owl closed her wings and went, step by step, to the other side. The whistle cupboard was open, and in it hung the silver whistle.',
        ],
      },
      locked: {
        part: { one: 'cupboard door', an: false },
        holds: [
          'But the silver whistle was in the whistle cupboard, and the cupboard door was shut. It had shut itself, at the last bend.',
        ],
        worse: [
          'The cupboard door jammed. In the whistle cupboard there was half a peep from the silver whistle, and then no peep.',
        ],
        sign: [
          'Beside the cupboard door, on the lamp, hung a hook, as thin as a hairpin. It swung with the train.',
        ],
        yields: [
          'The cupboard door swung open at the next bend, without a click. In the whistle cupboard, on its blue cushion, lay the silver whistle.',
        ],
      },
      noisy: {
        part: { one: 'train wheel', an: false },
        holds: [
          'But the silver whistle was whistling to itself in the whistle cupboard, too softly to be found. Below ran the wheels, and they said their word.',
        ],
        worse: [
          'The wheels said their word louder, and all together. In the whistle cupboard the silver whistle had gone under.',
        ],
        sign: [
          'Between one rail and the next the wheels said nothing. It was a short hush, and it came again and again.',
        ],
        yields: [
          'The wheels ran on soft rails now, and on those they are still. From the top of the whistle cupboard came the silver whistle, as thin as a thread.',
        ],
      },
    },
  },
  greeting: {
    title: ['One Greeting at Midnight', 'The Night Radio'],
    prize: { one: 'greeting', an: false },
    obstacle: { one: 'radio compartment', an: false },
    task: [
      'At midnight the train’s night radio sent one greeting, and the other cars listened: a voice, a chord, the name of a town. Three of them were doing it for the first time. Somebody two cars ahead was going to that town for good, and did not know that it would be hers.',
    ],
    gift: [
      'At midnight a voice said the name of the town, and then there was the chord. Two cars ahead somebody who had been looking out of the window for an hour put her forehead against it. She stayed like that until the next lamp had gone by.',
    ],
    by: {
      broken: {
        part: { one: 'microphone clip', an: false },
        holds: [
          'But in the radio compartment the microphone clip had snapped, and the microphone lay on the table and picked up the rails. On top of the rails there was no greeting.',
        ],
        worse: [
          'The cover had come off as well. The radio compartment sent a crackle to every car, and if the greeting was in it, nobody heard.',
        ],
        sign: ['One half of the clip had kept a small tooth. The other had the notch.'],
        yields: [
          'The microphone clip held, with a bit of play. In the radio compartment the red lamp came on, and the rails were a long way off, and the greeting began.',
        ],
      },
      guarded: {
        part: { one: 'presenter', an: false },
        holds: [
          'But in the radio compartment sat the two who had always done it. There was a third seat, and the presenter’s bag was on it, and the greeting had been written already.',
        ],
        worse: [
          'The presenter put another bag on the seat. In the radio compartment the microphone was behind them now, and the greeting was going to be a joke about the buffet.',
        ],
        sign: [
          'The presenter kept looking at one place in the script. After the chord there was a gap, the length of a sentence.',
        ],
        yields: [
          'The presenter put both bags on the floor and turned the script round on the table. In the radio compartment there was a third seat, and the greeting had its sentence.',
        ],
      },
      needsTime: {
        part: { one: 'signal bar', an: false },
        holds: [
          'But the radio compartment had no line until the hills were past, and the signal bar climbs as it likes. As long as it was grey, the greeting went nowhere.',
        ],
        worse: [
          'The signal bar had dropped to nothing. In the radio compartment the greeting lay ready, and it was six minutes to midnight.',
        ],
        sign: [
          'At the left end of the signal bar one small block was lit. It went through a tunnel and was still lit.',
        ],
        yields: [
          'The signal bar stood, from end to end. In the radio compartment nobody moved, and the greeting went out as it was.',
        ],
      },
    },
  },
  picture: {
    title: ['The Picture of Both', 'One From Every Journey'],
    prize: { one: 'picture', an: false },
    obstacle: { one: 'last seat', an: false },
    task: [
      'From every class journey they had a picture of both, since they were six. In all of them one is laughing and the other has just stopped. Tomorrow their ways parted, for good as far as you could see, and one of them had not spoken since supper.',
    ],
    gift: [
      'In the picture you see two people and a night window, and in the window the two again, from behind. One of them is laughing. The other has just begun.',
    ],
    by: {
      tangled: {
        part: { one: 'phone', an: false },
        holds: [
          'But they had it on the phone by now, the whole of it, with what others had written in between. In the last seat one head was to be seen, and for the picture there was a good deal too much in the way.',
        ],
        worse: [
          'New answers came in and crossed. On the phone the old pictures scrolled away, in the last seat the lamp went out, and nobody would have asked for a picture.',
        ],
        sign: [
          'Among all of it stood one sentence to which nobody had given an answer. It was about the seat by the window.',
        ],
        yields: [
          'The phone lay on the folding table, dark side down. In the last seat somebody moved a bag, and there was room for a picture.',
        ],
      },
      shy: {
        part: { one: 'friend', an: false, g: 'f' },
        holds: [
          'But the friend had the last seat, the one with a curtain. There would have been a lamp, there would have been a window, and there was no picture, since there was nobody in it.',
        ],
        worse: [
          'The friend had drawn the curtain and gone further into the corner. The last seat was a piece of cloth with stripes, and you cannot take a picture of that.',
        ],
        sign: [
          'Below the curtain looked the tip of a sock. It was striped, and it was the one from the picture of the year before.',
        ],
        yields: [
          'The friend pushed back the curtain with her elbow and moved to the wall. The last seat is made for one and a half, and that had always been enough for the picture.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'folding seat', an: false },
        holds: [
          'But the picture was always taken from the folding seat opposite the last seat, and it snaps up when one leaves go of it. Whoever holds it down is not in the frame.',
        ],
        worse: [
          'The folding seat had snapped up, and in the frame were two knees. There was somebody in the last seat who had nearly laughed, and it was no picture.',
        ],
        sign: [
          'On the aisle side the folding seat had a second lever. A sign said what it was for, in four languages.',
        ],
        yields: [
          'The folding seat stayed down. From there one had the last seat in the frame, with the window, the night and both of them, and it was the picture.',
        ],
      },
    },
  },
} satisfies EnErrands;
