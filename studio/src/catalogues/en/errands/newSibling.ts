import type { EnErrands } from '../../schema.ts';

export const newSibling = {
  moment: {
    title: ['One Finger, Five Fingers', 'Everybody Has Held the Baby'],
    prize: { one: 'quiet moment', an: false },
    obstacle: { one: 'nursery door', an: false },
    task: [
      'Everybody had held the baby today, aunts, neighbours, the man with the parcel. Only these two had not. When the doorbell rang, the next visitors came. They needed one quiet moment, and it had to be now.',
      'The baby had been passed round all day, like a plate of biscuits. Two people had always been too far down the table. Before the next visitors rang, they wanted one quiet moment of it.',
      {
        text: '<companion>Everybody’s held the baby,</companion> said {companion}. <companion>Only not us. We need one quiet moment. Now.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'The baby had its hand open, like a small star. {hero_subj} put one finger in it, and {companion} put one in the other. Both hands shut. The doorbell rang, and nobody could come to the door.',
      'They leaned over the edge, one from each side, and nobody said a word. The baby looked from one to the other. It sneezed, and seemed to think that one of them had done it.',
      { text: 'The baby took one finger of each of them. It was a very quiet moment.', to: '3-5' },
    ],
    by: {
      narrow: {
        part: { one: 'gap', an: false },
        holds: [
          'But between them and a quiet moment there was the nursery door. It was on the latch, and the gap let in the smell of milk, and no more.',
          'But the nursery door squeaks, if you open it wider than a hand. Behind it there was a quiet moment, and it was just going on without them.',
        ],
        worse: [
          'A laundry basket had slipped behind the nursery door. In the gap you no longer saw the cot, and the quiet moment was off somewhere behind the towels.',
          'Something had fallen over in there, against the nursery door. You saw pants and you saw a sock, and the quiet moment had gone under in the washing.',
        ],
        sign: [
          'Low down by the rug the gap was wider. The cat had always known that.',
          'Where the rug ended, the gap was not so narrow. A cat’s hair had caught on it, at about the height of a cat.',
        ],
        yields: [
          'The nursery door was behind them, and nothing had squeaked. There stood the cot, and round it, up to the ceiling, was the quiet moment.',
          'They were in, all of them, and no hinge had said a word. On the other side of the nursery door it was warm and it ticked, and that was the quiet moment.',
        ],
      },
      noisy: {
        part: { one: 'floorboard', an: false },
        holds: [
          'But from the nursery door to the cot went eleven floorboards, and each had something to say. In a quiet moment you have to hear the baby breathe.',
          'But from the nursery door onwards the floor was against them. Every floorboard knew a different word. In a quiet moment the loudest thing is the baby’s breath.',
        ],
        worse: [
          'The floorboards creaked, and the one by the wardrobe shrieked. By the nursery door you could hear no breathing any more, and no quiet moment was anywhere about.',
          'The floorboards had started quarrelling, and the wardrobe took sides. If there had been a quiet moment by the nursery door, it had left by the window.',
        ],
        sign: [
          'Between two floorboards there was a short hush. It was as long as somebody on one leg.',
          'One floorboard stopped before the next had begun. A person could have stood in between, on one foot.',
        ],
        yields: [
          'The floorboards had said all they had. From the nursery door to the window it was still. Two short breaths, one long one: that was the quiet moment.',
          'Nothing creaked from the nursery door to the cot. There was a sniff, and a sigh, and a very small one after it. They were in the middle of a quiet moment.',
        ],
      },
      asleep: {
        part: { one: 'old cat', an: true, g: 'f' },
        holds: [
          'But before the nursery door slept the old cat, and she slept right across it. Behind her, with the baby in it, was their quiet moment.',
          'But on the mat of the nursery door slept the old cat, as she had each day since the baby came. Nobody got a quiet moment without stepping over her.',
        ],
        worse: [
          'The old cat grumbled and lay down longer. Now she was as long as the nursery door, and the quiet moment had somebody coughing in it.',
          'The old cat had let out another foot or so of cat. The nursery door would not open past her, and behind it, there went their quiet moment, with a squeak.',
        ],
        sign: [
          'By the old cat’s nose lay a cork, a bit of wool and a button. She had put them in a row, the largest first.',
          'She had brought the baby presents, and put them in a row: a button, a bit of wool, a cork. Nobody had thanked her yet.',
        ],
        yields: [
          'The old cat rolled over to the wall and made room. The nursery door opened without a sound, and there it was, the quiet moment.',
          'The old cat got up, stretched, and lay down again on the side with the wall. So the nursery door could swing open, and the quiet moment came out to meet them.',
        ],
      },
      dark: {
        part: { one: 'dark room', an: false },
        holds: [
          'But behind the nursery door the curtain was drawn. It was a dark room now. For a quiet moment you have at least to see who is there.',
          'But they had drawn the curtain and shut the nursery door, and now it was night in there, at four in the afternoon. It is not much of a quiet moment if you fall over each other.',
        ],
        worse: [
          'Somebody had drawn the second curtain. Behind the nursery door there was a very dark room, with no small hand in it and no quiet moment.',
          'It had been made darker yet, with a blanket over the curtain rail. Behind the nursery door there was breathing, and there was a quiet moment, and they could see neither.',
        ],
        sign: [
          'Over the place where the cot stood, something glimmered. It was the glass bead on the mobile.',
          'High up there was one bright dot. It turned a bit to the left, and a bit to the right.',
        ],
        yields: [
          'You could see it all, after a while, the bars, the blanket, the nose. They let go of the nursery door, and it was quite a light, quiet moment.',
          'Bars came out of the dark, and then a blanket, and at the end of that a nose. The nursery door stood open behind them, and nobody moved, and it was the quiet moment.',
        ],
      },
    },
  },
  rabbit: {
    title: ['The Rabbit in the Pram', 'Half an Hour on One Arm'],
    prize: { one: 'cloth rabbit', an: false },
    obstacle: { one: 'folded pram', an: false },
    task: [
      'The baby could be put down, but only beside the cloth rabbit. The grown-up’s arm had been asleep for half an hour already. The rest of the grown-up would have liked to be.',
      'Very slowly the grown-up bent over the cot. The baby opened one eye, and the grown-up stood up again. It went on like that. Without the cloth rabbit nobody in that room would ever sit down.',
      {
        text: '<companion>The baby only sleeps next to the cloth rabbit,</companion> said {companion}. <companion>And where’s the rabbit?</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'The cloth rabbit went into the cot first, and then the baby, beside it. The baby took hold of the long chewed ear and looked satisfied. The grown-up shook one arm and said ow, very softly, for a long time.',
      'The cloth rabbit lay in the cot, on its side, with an arm out. The baby was laid into that arm. It gave a sigh, and so did everybody else, one after the other.',
      { text: 'The cloth rabbit lay down, and the baby lay down. It held on to one long ear.', to: '3-5' },
    ],
    by: {
      tangled: {
        part: { one: 'pram strap', an: false },
        holds: [
          'But the cloth rabbit was in the folded pram. The pram strap went three times round its ears and once round a wheel.',
          'But the folded pram had eaten the cloth rabbit, and the pram strap had tied up what was left over. It went round ears, wheels and a shopping bag.',
        ],
        worse: [
          'The pram strap drew tighter. The cloth rabbit had gone into the folded pram up to its ears, and one of those was going.',
          'The pram strap had found another wheel to go round. One of the cloth rabbit’s ears was twice as long as the other. The folded pram did not let go.',
        ],
        sign: [
          'Beside the buckle the pram strap lay in a loop. It was quite loose, and there was a biscuit in it.',
          'By the buckle there was a loop. A crumb lay in it, as if the pram strap had wanted to feed somebody.',
        ],
        yields: [
          'The pram strap slid off, and the folded pram gave a click and a sigh. On top of it sat the cloth rabbit.',
          'It went click in the folded pram, and click, and the pram strap ran out like a tape measure. The cloth rabbit dropped on its bottom and had two ears again.',
        ],
      },
      heavy: {
        part: { one: 'folded pram', an: false },
        holds: [
          'But the folded pram stood in the hall with its brakes on. Between it and the wall hung the cloth rabbit. The shopping was still in it.',
          'But the cloth rabbit hung between the wall and the folded pram. In the folded pram there were six kilos of potatoes. Its brakes were on.',
        ],
        worse: [
          'The folded pram settled back against the wall. The cloth rabbit was as flat there as a wallpaper rabbit.',
          'The folded pram had rolled back the last half inch. You could no longer see the cloth rabbit from the front, and from the side it was a postcard.',
        ],
        sign: [
          'One wheel of the folded pram stood on the mat. On that one it rocked.',
          'The mat had got under one wheel. So on that side the folded pram rocked, and the potatoes shifted.',
        ],
        yields: [
          'The folded pram tipped over that wheel and rolled off as far as the coats. Down the wall slid the cloth rabbit.',
          'The folded pram bowed, got its wheel over the mat, and rolled off down the hall with its potatoes. The cloth rabbit slid down the wallpaper and sat.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'handlebar', an: false },
        holds: [
          'But the folded pram had shut itself on the cloth rabbit. When the handlebar was pulled up, the wheels folded down, and so on.',
          'But the folded pram opens if you pull at the top and press at the bottom, at the same time. The cloth rabbit was inside, and looked out at the ones with two hands.',
        ],
        worse: [
          'The folded pram had shut again, and stood more crooked. The cloth rabbit was in there now with everything but its tail.',
          'It had gone clack. The folded pram was shut, all but the corner where the tail of the cloth rabbit was. It was crooked as well.',
        ],
        sign: [
          'Low down at the other end there was a second grip. It was grey, and nobody ever uses it.',
          'There was a grip down there, by the wheels. The grown-ups always use their foot for it and say a word.',
        ],
        yields: [
          'The folded pram opened its mouth, handlebar up and wheels down. In it, looking ahead, sat the cloth rabbit.',
          'The top went up, the bottom went down, and the folded pram stood there and was a pram. On the cushion, as if it had been going for a walk, sat the cloth rabbit.',
        ],
      },
    },
  },
  smile: {
    title: ['The Dimple on the Left', 'Three Trains for One Smile'],
    prize: { one: 'smile', an: false },
    obstacle: { one: 'baby', an: false },
    task: [
      'The great-aunt had come with three trains and a bus to see the baby smile. It had one dimple, on the left, she had been told. When the church bell rang, her bus went back.',
      'The great-aunt had taken off her coat, her hat and one glove. She had come from so far away for it, and the baby looked at her like a judge. At the church bell she had to go.',
      {
        text: '<companion>Great-aunt came on three trains,</companion> said {companion}. <companion>To see the baby smile. Her bus goes soon.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'The great-aunt got the smile, all of it, dimple on the left. She smiled back, and it turned out where the dimple came from. The bell rang. She went to her bus backwards, as far as the gate.',
      'There it was, the smile, with nothing held back. The great-aunt said nothing at all and held on to the chair. She told the bus driver about it, and he stood at the stop a minute longer.',
      { text: 'There it was, the smile. Great-aunt smiled back. She had the same dimple.', to: '3-5' },
    ],
    by: {
      doesNotUnderstand: {
        part: { one: 'baby', an: false },
        holds: [
          'But the baby had been in the world for three weeks and did not know what was meant. A smile was not the first thing that it thought of.',
          'But the baby did not know the word for it, or any word. The smile was in there, the great-aunt was sure. The baby looked at her as you look at a hatstand.',
        ],
        worse: [
          'The baby took it for bad weather. It drew down both corners of its mouth, and the smile was further off than the great-aunt’s village.',
          'The baby had been asked for too much all at once. Its lip went out like a drawer, and the smile went back to wherever they are kept.',
        ],
        sign: [
          'In the kitchen somebody was humming over the plates. As long as it hummed, the baby lay quite still.',
          'Somebody was washing plates, next door, and humming to them. The baby had stopped kicking.',
        ],
        yields: [
          'The baby listened with its eyes. Then something ran across its face, from right to left, and stayed there, and that was the smile.',
          'The baby heard something it knew. It travelled over its face like a bit of sun over a field. Where it got to the dimple it was a smile.',
        ],
      },
      shy: {
        part: { one: 'baby’s face', an: false },
        holds: [
          'But the baby had put its face away. It was in the shawl, with the smile in it, and the shawl was good and thick.',
          'But it was all a bit much for the baby, the hat, the glove and the smell of trains. It had hidden its face, and the smile was hidden with it.',
        ],
        worse: [
          'The baby’s face had burrowed deeper. There was no nose any more, and of a smile there was no question.',
          'The shawl had a lump in it, and the lump had turned to the wall. In the whole baby there was nothing left that could have held a smile.',
        ],
        sign: [
          'At the other end of the blanket looked out a toe. It bent, and stretched, and seemed to be in a good mood.',
          'There was one toe, at the bottom end, and that had not hidden. It was having a very good time.',
        ],
        yields: [
          'The baby turned its head, and out came an ear, and an eye, and a cheek. Last of all, on the left, came the smile.',
          'An eye came out, and had a look, and fetched the other. The baby turned its whole face round to the light, and put the smile on top.',
        ],
      },
      needsTime: {
        part: { one: 'small face', an: false },
        holds: [
          'But the baby was not ready. It was busy with its small face, and a smile is a lot of work when there are no teeth.',
          'But the baby was at work. A face has forty muscles, and they all have to be tried out before there can be a smile.',
        ],
        worse: [
          'The small face had shut like a fist. The baby began again at the very beginning, with the chin, and the smile was a long way from there.',
          'The small face had folded up, forehead to chin. So the baby had to go back to sneezing and start from there. The smile was as far off as Sunday.',
        ],
        sign: [
          'At the left corner of the baby’s mouth something twitched. It was very small, and it was the first.',
          'There was a twitch at the left. It was over before you had seen it, and then it came again.',
        ],
        yields: [
          'The small face smoothed out, from the top to the bottom. Nobody had said anything. The baby had simply got as far as the smile.',
          'The baby had got to the end of its list. Its small face opened, one part after the other, and the last to open was the smile.',
        ],
      },
    },
  },
  lullaby: {
    title: ['One Clean Take by Midnight', 'The Baby and the Demo'],
    prize: { one: 'take', an: false },
    obstacle: { one: 'restless evening', an: false },
    task: [
      'The demo was due at midnight. Drums, bass and guitar were done, and for the vocals there was one hour left. In that hour, for three weeks now, nobody had got the baby to sleep. The grown-ups had stopped finishing their sentences.',
    ],
    gift: [
      'The take was three minutes and twelve seconds, with no cry on it. At the very end you can hear somebody breathe out who is not in the band. They left it in.',
    ],
    by: {
      doesNotUnderstand: {
        part: { one: 'baby', an: false },
        holds: [
          'But on this restless evening the baby took every song for a call. At the first word it answered, and it answered right over the take.',
        ],
        worse: [
          'The baby screamed into the second verse. The take had a red cross in the list now, the ninth of a restless evening, and on the floor above something fell.',
        ],
        sign: [
          'When the bass was played back on its own, low down, the baby stopped in the middle of a breath. It had done that every time.',
        ],
        yields: [
          'The baby lay with its ear against the floor of the travel cot, where the bass came through. The restless evening held its breath, and the take ran.',
        ],
      },
      tangled: {
        part: { one: 'walking plan', an: false },
        holds: [
          'But the restless evening had a plan of who walked the baby when, and three people had corrected it. By the walking plan nobody had the baby now, and the take needed twenty minutes.',
        ],
        worse: [
          'Now two had the baby, and after that no one. The walking plan had a coffee ring on it, the restless evening went on, and the take had been lost in the chorus.',
        ],
        sign: ['On the walking plan there was an hour without a name. It was the one from ten to eleven.'],
        yields: [
          'The walking plan had one name in each hour. The restless evening moved to the other end of the house, step by step, and in here there was a take.',
        ],
      },
      needsTime: {
        part: { one: 'falling asleep', mass: true },
        holds: [
          'But falling asleep takes as long as it takes, and on that restless evening the baby was at the very beginning of it. Until it was through, there was no take.',
        ],
        worse: [
          'The baby was wide awake. The falling asleep began from the start. In the kitchen somebody laid their head on the table, the restless evening went on, and midnight was an hour nearer the take.',
        ],
        sign: ['On the blanket one fist was open. It had been shut since five.'],
        yields: [
          'The other fist was open too. Nobody had touched anything, the restless evening was simply over, and for the take there were forty minutes.',
        ],
      },
    },
  },
  room: {
    title: ['The Harbour on the Wall', 'A Room for Two From Monday'],
    prize: { one: 'painted harbour', an: false },
    obstacle: { one: 'floor plan', an: false },
    task: [
      'From Monday the room would be for two, and one of them was nine weeks old. On its wall was a harbour that had taken a whole spring, with every rope. In the plan that the grown-ups had drawn, with a ruler and a good conscience, there stood a cupboard exactly there.',
    ],
    gift: [
      'On Monday there were two beds, and from both of them one saw the painted harbour. The smaller of the two looked at it for a very long time. Then the eyes went from left to right, slowly, as a ship goes.',
    ],
    by: {
      guarded: {
        part: { one: 'parent', an: false },
        holds: [
          'But the floor plan was finished, and the parent with the tape measure stood on it, so to speak. There was no room in it for a painted harbour.',
        ],
        worse: [
          'The parent went over the cupboard in ink. By the floor plan the painted harbour was storage now, eighty centimetres deep.',
        ],
        sign: [
          'The parent kept looking at the tape measure and then at the window. It had been one centimetre too short all along.',
        ],
        yields: [
          'The parent laid the tape measure down and turned the floor plan round by a quarter. Where there had been a cupboard there was a wall, and on that wall was the painted harbour.',
        ],
      },
      heavy: {
        part: { one: 'wardrobe', an: false },
        holds: [
          'But the wardrobe had already been moved, by the floor plan, and it stood before the painted harbour. Three people had carried it in, and had then had words.',
        ],
        worse: [
          'The wardrobe had settled across the wall. Half of the painted harbour was behind it, with all the ropes, and the floor plan was right.',
        ],
        sign: ['One foot of the wardrobe stood on a building block. There it rocked.'],
        yields: [
          'The wardrobe came away from the wall at one side, and went on coming. In the floor plan it was a pencil line that nobody had thought of, and there was all of the painted harbour.',
        ],
      },
      broken: {
        part: { one: 'promise', an: false },
        holds: [
          'But there had been a promise about the room, from before the baby, and then there was the floor plan. Nobody had taken it back. It had only been broken, with the painted harbour in it.',
        ],
        worse: [
          'Another piece of that promise had gone. In the floor plan the painted harbour was down to a strip beside the door, and nobody could look anyone in the eye.',
        ],
        sign: [
          'There were two versions of the floor plan, and they were lying one on top of the other. Along the window their edges fitted.',
        ],
        yields: [
          'What they had now was not the promise of that time, but it could be kept. On the third floor plan there was a blue line along one wall, and it said: painted harbour.',
        ],
      },
    },
  },
} satisfies EnErrands;
