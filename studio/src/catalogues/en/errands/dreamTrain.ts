import type { EnErrands } from '../../schema.ts';

export const dreamTrain = {
  station: {
    title: ['The Station With the Lamp', 'A Pale Blue Ticket'],
    prize: { one: 'right station', an: false },
    obstacle: { one: 'lost ticket', an: false },
    task: [
      '<helper>We pass your station once a night,</helper> said {helper}. <helper>There’s a lamp, and a sign with your bed on it. I can only stop if I’m shown a ticket. And you’ve got it no longer.</helper>',
      'Each of them would be home by now, if it were not for the ticket. <helper>There’s your lamp coming,</helper> said {helper}, <helper>and your sign. I’m so sorry. I can’t stop at a bed without one.</helper>',
      {
        text: '<helper>I stop at your bed,</helper> said {helper}. <helper>But I have to see the ticket. And you’ve lost it.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      '{helper} looked at the ticket through a very small hole, and pulled the cord. The train drew breath. Outside stood the lamp, and the sign, and on the sign a bed was painted, with the covers turned back.',
      '{helper} punched the ticket, and the hole in it was a moon. The train stopped without a jolt. The platform was as soft as a mattress, and so it was one.',
      {
        text: '{helper} looked at the ticket. The train stopped. There was a lamp, and a bed, turned back.',
        to: '3-5',
      },
    ],
    by: {
      narrow: {
        part: { one: 'gap', an: false },
        holds: [
          'But the lost ticket had slipped down between two seats. The gap was of plush, and without a ticket the right station would only go by.',
          'But the lost ticket had gone where tickets go, down between the seats. A gap of plush is soft, it lets things in. And there was only the one right station.',
        ],
        worse: [
          'The lost ticket slid in deeper. In the window the lamp of the right station was as small as a pip.',
          'The plush had closed like a mouth that is half asleep. Somewhere in it was the lost ticket, and outside the lamp of the right station had begun to get smaller.',
        ],
        sign: [
          'By the armrest the gap was wider. The plush was worn there, from elbows.',
          'There was a bald place by the armrest. A thousand elbows had made the gap wider there.',
        ],
        yields: [
          'Out of the plush, pale blue, came the lost ticket. In the window the right station stood quite close, with its lamp.',
          'The plush gave a sort of a yawn, and there on its lip, pale blue, was the lost ticket. The lamp of the right station stood at the window and looked in.',
        ],
      },
      dark: {
        part: { one: 'hollow', an: false },
        holds: [
          'But the lost ticket was somewhere under the plush. There was a hollow down there, as dark as a pocket, and the right station was on its way.',
          'But under the plush it was dark, and it went down a long way. That was where the lost ticket had fallen, and the right station would not wait for it.',
        ],
        worse: [
          'The lamp in the carriage went down by half. In the hollow it was black, no lost ticket anywhere, and the right station had gone from the window.',
          'They had turned down the lamp in the carriage, for the sleepers. There was no hollow any more, there was only dark, with a lost ticket in it. The right station was out of the window.',
        ],
        sign: [
          'Far in there was a glimmer. It was pale and blue, and it had a corner.',
          'Down there something was blue, as the sky is blue when you ought to be asleep. It had a corner.',
        ],
        yields: [
          'At the bottom of the hollow it was soft and quite dry. There lay the lost ticket, and in the window the right station came up over the fields.',
          'It was like the bottom of a pocket, with crumbs, and warm. There lay the lost ticket, and over the field, swinging its lamp, came the right station.',
        ],
      },
      shy: {
        part: { one: 'ticket', an: false },
        holds: [
          'But the lost ticket was a young one and had never been shown to anybody. It had gone in between the seats, and the right station was coming.',
          'But nobody had told the lost ticket that it would be looked at. It had gone in between the seats, the moment the door opened. Soon it would be the right station.',
        ],
        worse: [
          'The lost ticket crept further in, to where it is dark. Outside the right station drew off down the line, with its lamp.',
          'There was a whisper of paper, down in the plush. The lost ticket was as far in as it could get. On the hill the lamp of the right station went behind a tree.',
        ],
        sign: [
          'Between the seats looked out a corner. It had been clipped once, and it was blue.',
          'One corner had been too long to hide. It was blue, and it had its first hole.',
        ],
        yields: [
          'The lost ticket came out by itself, and it had gone pink at the edges. In the window stood the right station.',
          'The lost ticket came up, and shut its eyes, and held itself out. In came the light of the right station, through the hole in it.',
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
      {
        text: '<helper>The smallest passenger can’t sleep,</helper> said {helper}. <helper>She’s lost her woolly rabbit. And soon we’re there.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The smallest passenger laid the woolly rabbit under her chin, with the longer ear on top. She breathed in. When the train stopped, {helper} carried them both down the little step, and they did not notice.',
      'The woolly rabbit began, with its eyes sewn shut. The smallest passenger watched how it was done. Then she did the same, and {helper} put up a sign: two asleep, please hum.',
      { text: 'The woolly rabbit went under her chin. She breathed in, and slept.', to: '3-5' },
    ],
    by: {
      asleep: {
        part: { one: 'cloud', an: false },
        holds: [
          'But in the luggage net lay a folded cloud, and it was asleep. One woolly ear looked out from under it, and that was the woolly rabbit.',
          'But a folded cloud was asleep in the luggage net, and it had found something for its cheek. It had ears, one longer, and it was the woolly rabbit.',
        ],
        worse: [
          'The folded cloud sighed and puffed itself up. The woolly rabbit had gone in, to the tip of its longer ear.',
          'The folded cloud had sighed and swollen. There was a tip of ear, and then a bit of fog. The woolly rabbit was somewhere in the middle of a dream about rain.',
        ],
        sign: [
          'Beside the folded cloud lay its nightcap, its label and its string. They lay next to one another, the string rolled up.',
          'It had taken off its label and its string, and its nightcap as well. All three lay beside it, in a row, and the string was wound up.',
        ],
        yields: [
          'The folded cloud turned over and drew itself in, as you do for a friend. In the dip beside it sat the woolly rabbit.',
          'The folded cloud drew in its feet, as one does for a visitor. The luggage net swung, and in the new room at the end of it sat the woolly rabbit.',
        ],
      },
      high: {
        part: { one: 'luggage net', an: false },
        holds: [
          'But the woolly rabbit lay up in the luggage net, behind the folded cloud. Even standing on tiptoe you saw only the bottom of the net.',
          'But the luggage net is for people with long arms. The folded cloud had been put up there by one. The woolly rabbit had been put up behind it.',
        ],
        worse: [
          'The luggage net swung at the bend. The woolly rabbit slid back under the folded cloud, and nothing but the longer ear was left.',
          'The train leaned over, and the luggage net with it. The folded cloud slid on to the woolly rabbit, until there was only half an ear. That was looking at the ceiling.',
        ],
        sign: [
          'Low down on the wall there was a small wooden step. It was as wide as a slipper.',
          'There was a step in the wall. It was the size of a slipper, and it was worn by slippers.',
        ],
        yields: [
          'The luggage net hung down, in its middle, like a pocket. The folded cloud rolled to one side, and to the other rolled the woolly rabbit.',
          'The luggage net came down as a hammock comes down when you sit in it. There was a folded cloud at the one end, at the other end was the woolly rabbit. They were both level with your nose.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'cloud corner', an: false },
        holds: [
          'But on the woolly rabbit lay the folded cloud, and it was folded eight times. When one cloud corner was up, the rest came down.',
          'But the folded cloud was the biggest they had, folded eight times, and it lay on the woolly rabbit. It had four corners. Anyone has enough hands for two.',
        ],
        worse: [
          'The folded cloud had come unfolded and had fallen back, more crooked. It lay over the whole of the net now, and over the woolly rabbit.',
          'It had come open, with a puff, and lay there any old how. Its nightcap was at the wrong end, the woolly rabbit was at the bottom. A bit of it was drizzling.',
        ],
        sign: [
          'On the aisle side a second corner hung out of the net. Nobody had hold of it.',
          'One corner hung down over the aisle, and it was dry. Nobody’s hand had been in it.',
        ],
        yields: [
          'The folded cloud rose at both corners, as light as a sheet from the line. Beneath it sat the woolly rabbit and looked down.',
          'Corner to corner, it went up like a tablecloth with the crumbs in. In the empty net, blinking, although its eyes are sewn, sat the woolly rabbit.',
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
      {
        text: '<helper>I whistle, and then the dreamers come,</helper> said {helper}. <helper>But the silver whistle’s gone. They’re all waiting.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      '{helper} blew the silver whistle, so softly that it could hardly be heard. On the dark platform somebody lifted a head. Then they came, in nightshirts, with their eyes shut, and each found the step.',
      'The silver whistle was so soft that only those with shut eyes could hear it. Suitcases were picked up. {helper} counted the socks as they went past, and there was an odd number.',
      {
        text: 'Wheee, went the silver whistle, very softly. Out of the dark they came, in nightshirts.',
        to: '3-5',
      },
    ],
    by: {
      guarded: {
        part: { one: 'lamp owl', an: false, g: 'f' },
        holds: [
          'But the silver whistle was in the whistle cupboard, and in front of that the lamp owl was on watch. Tonight was no night for cupboards, said her face.',
          'But the lamp owl was on the night shift. Before her eyes nothing was taken out of the whistle cupboard. She had very large eyes. The silver whistle was in there.',
        ],
        worse: [
          'The lamp owl spread her wings. There was no whistle cupboard to be seen any more, and no thought of the silver whistle.',
          'The lamp owl had put out one wing and then the other. It was quite soft, and quite shut. Of the whistle cupboard with the silver whistle you could not see the key.',
        ],
        sign: [
          'The lamp owl kept looking across the aisle. There lay her cushion, and it was on the wrong seat.',
          'She shifted from foot to foot. Her cushion lay over the way, on a seat, and there was a gentleman’s hat beside it.',
        ],
        yields: [
          'The lamp owl closed her wings and went, step by step, to the other side. The whistle cupboard was open, and in it hung the silver whistle.',
          'The lamp owl had her cushion, and it was plumped. She sat on it and closed one eye. It was the one on the side of the whistle cupboard, so there was the silver whistle.',
        ],
      },
      locked: {
        part: { one: 'cupboard door', an: false },
        holds: [
          'But the silver whistle was in the whistle cupboard, and the cupboard door was shut. It had shut itself, at the last bend.',
          'But the whistle cupboard had a door that listened to the bends. At the last one it had said click. The silver whistle was inside and could tell nobody.',
        ],
        worse: [
          'The cupboard door jammed. In the whistle cupboard there was half a peep from the silver whistle, and then no peep.',
          'The next bend had not helped. The cupboard door had caught on its own lip. In the whistle cupboard the silver whistle rolled off its cushion.',
        ],
        sign: [
          'Beside the cupboard door, on the lamp, hung a hook, as thin as a hairpin. It swung with the train.',
          'On the lamp hung a hook, as thin as a whisker. It swung to the cupboard door, and back, and to it.',
        ],
        yields: [
          'The cupboard door swung open at the next bend, without a click. In the whistle cupboard, on its blue cushion, lay the silver whistle.',
          'The train leaned, and the whistle cupboard leaned, and then it was open and swung. In the corner, with some blue fluff on, lay the silver whistle.',
        ],
      },
      noisy: {
        part: { one: 'train wheel', an: false },
        holds: [
          'But the silver whistle was whistling to itself in the whistle cupboard, too softly to be found. Below ran the wheels, and they said their word.',
          'But the silver whistle was practising, all alone, in the whistle cupboard. You would have found it by that. The wheels were telling each other the stations, and they have a great many stations.',
        ],
        worse: [
          'The wheels said their word louder, and all together. In the whistle cupboard the silver whistle had gone under.',
          'The wheels had all got to the same word and could not stop. The lamp in the whistle cupboard rattled, and what the silver whistle played was for nobody.',
        ],
        sign: [
          'Between one rail and the next the wheels said nothing. It was a short hush, and it came again and again.',
          'A rail was over, and the next had not started. In there was nothing, and it was as long as a drop.',
        ],
        yields: [
          'The wheels ran on soft rails now, and on those they are still. From the top of the whistle cupboard came the silver whistle, as thin as a thread.',
          'Perhaps there was moss on the rails from here, or snow. The wheels fell asleep, and out of the whistle cupboard, like a hair of sound, came the silver whistle.',
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
