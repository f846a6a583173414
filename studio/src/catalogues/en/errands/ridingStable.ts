import type { EnErrands } from '../../schema.ts';

export const ridingStable = {
  pony: {
    title: ['The Pony Behind the Pole', 'The Smallest Rider’s First Lesson'],
    prize: { one: 'shy pony', an: false },
    obstacle: { one: 'jump pole', an: false },
    task: [
      'When the bell rang, the smallest rider had the first lesson of a lifetime. There was one pony that was small enough, the shy one. It was to stand at the block, and it was standing at the other end of everything.',
      'The smallest rider’s feet came down as far as the saddle, and no further. For a rider like that there was just one pony. It was brown and round and shy, and the bell was about to ring.',
      {
        text: '<companion>The smallest girl wants to ride,</companion> said {companion}. <companion>Only the shy pony’s small enough. And it’s hiding.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'The shy pony stood at the block and laid its chin on the smallest rider’s shoulder. There it stayed for a while, and blew. Then the bell rang, and the smallest rider said that they were already having the lesson.',
      'Up on the shy pony the smallest rider sat as if in an armchair. It looked round once, to see who that was. Then it walked, so evenly that the hat never moved.',
      { text: 'The shy pony laid its chin on her shoulder. Puff. That was the lesson.', to: '3-5' },
    ],
    by: {
      heavy: {
        part: { one: 'pole end', an: false },
        holds: [
          'But the shy pony was behind the jump pole. It had come down right across the lane. The pole end alone was as heavy as a child.',
          'But the jump pole had fallen, and now it lay across the lane. It was as thick as a thigh, and painted, and the shy pony stood behind it and blew.',
        ],
        worse: [
          'The pole end settled in the sand. Behind the jump pole the shy pony went back by a length, and then by another.',
          'The pole end had dug a hole to rest in. With each thump the shy pony had gone back by one length. The jump pole lay there like a snake that has eaten.',
        ],
        sign: [
          'The far side of the jump pole lay on a hoof pick. It rocked there.',
          'Somebody had lost a hoof pick. The jump pole lay on that, at the far side, and it see-sawed.',
        ],
        yields: [
          'The jump pole rolled aside and lay along the wall. Across the sand, one foot and then the next, came the shy pony.',
          'Over went the pole end, over the hoof pick, and the rest went rolling after it. Along the wall lay the jump pole, and down the middle came the shy pony.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'near end', an: false },
        holds: [
          'But the shy pony was behind the jump pole. When the near end was up, the far one dug itself in, and it stayed across the lane.',
          'But the jump pole was as long as two ponies, and it had two ends. Lift the one, and the other drew a line in the sand. At the end of the lane trembled the shy pony.',
        ],
        worse: [
          'The jump pole had slewed round, more crooked. The shy pony stood against the far wall and had its eyes shut.',
          'The jump pole had swung round and knocked over a bucket. The shy pony had its tail to the wall, and its nose to the wall. It was not even the same wall.',
        ],
        sign: [
          'At the other end of the jump pole was a second grip, of tape. Nobody was on that side.',
          'There was tape round the far end. It had been white, and it had never been anything else.',
        ],
        yields: [
          'The jump pole floated off sideways, as level as a tray. There was room now, and through the room came the shy pony.',
          'It rose, and hung in the air like a railing, and was carried off. Where there had been a jump pole there was a lane, and in the lane stood the shy pony.',
        ],
      },
      shy: {
        part: { one: 'shy pony', an: false },
        holds: [
          'But since the jump pole fell, the shy pony had been in its box and would not be looked at. You saw a door, and above the door some air.',
          'But when the jump pole came down the shy pony went in. It was in its box still, and for what went on outside it had no eyes.',
        ],
        worse: [
          'The shy pony had gone right to the back. The jump pole lay in the lane, and in the box only the straw was moving.',
          'The straw whispered, further back. You saw a box, with a jump pole lying before it. If you knew about ponies you knew that there was a shy pony in that shadow.',
        ],
        sign: [
          'Over the half door looked an ear. It turned this way, and that, and this way.',
          'The half door had an ear on it. It was the only bit of the whole pony that could not keep away.',
        ],
        yields: [
          'The shy pony put its nose over the half door, by itself, and then a foot outside. It stepped over the jump pole as over a puddle.',
          'Its nose came over, then its neck. The shy pony nudged the door, looked at the jump pole, and lifted its feet over, one, two, three, and, after a rest, four.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'pony', an: false },
        holds: [
          'But the shy pony took the jump pole for a snake, red and white. Nobody steps over a snake.',
          'But the jump pole lay there, red and white, and all along, and the shy pony had heard of snakes. You may tell a pony that it is wood.',
        ],
        worse: [
          'The shy pony walked backwards, all four feet of it, as far as the wall. From there the jump pole looked even more like one.',
          'The shy pony had heard the word snake. It went straight back, without looking round. From the end of the lane it watched the jump pole, to see if it moved.',
        ],
        sign: [
          'The riding teacher sat on the block and breathed out, long and slow. At that the pony lifted one hoof.',
          'On the block sat the riding teacher and let out her breath, and it was as long as a towel. The pony’s near hoof came up.',
        ],
        yields: [
          'The pony lifted one hoof, and then the other. With a long breath the shy pony was over the jump pole, and looked back for the snake.',
          'There was a breath, and there was a hoof, and each waited for the other. On the fourth breath the shy pony had all of them on this side of the jump pole.',
        ],
      },
    },
  },
  cloth: {
    title: ['A Blue Cloth With a Star', 'The Old Pony’s Last Round'],
    prize: { one: 'blue cloth', an: false },
    obstacle: { one: 'tack rack', an: false },
    task: [
      'The old school pony had carried everybody once. Today he did his last round, and then he would go to the big meadow and carry nobody. For that he was to wear the blue cloth, with the star.',
      'On the old school pony everyone had learned, even the teacher. Today he was going round one last time, in front of all of them. The blue cloth with the star was kept for that, and it was not on its bar.',
      {
        text: '<companion>The old pony’s going to the big meadow,</companion> said {companion}. <companion>For ever. He’s to wear the blue cloth.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'The blue cloth was laid on the old pony’s back and smoothed down. He did his round, with nobody on top. At every corner he stopped, because at that corner somebody always had to hold on.',
      'The old school pony wore the blue cloth and walked along the rails, past all who had ever fallen off him. Each put out a hand. At the gate to the big meadow he stopped, and looked round to see if anybody was coming.',
      {
        text: 'The blue cloth had a star on it. Clop, clop, went the old pony, all the way round.',
        to: '3-5',
      },
    ],
    by: {
      tangled: {
        part: { one: 'long rein', an: false },
        holds: [
          'But the blue cloth was in the tack rack, and the long rein had gone through it and six bridles. It looked like handwriting.',
          'But the long rein had been hung up on the tack rack by someone in a hurry. It had made friends with all the bridles, and with the blue cloth.',
        ],
        worse: [
          'The long rein tightened. The blue cloth was pulled in among the bridles of the tack rack, and its star was shut.',
          'It had a grip like a plait. The tack rack clinked, and of the blue cloth there was just one point of a star.',
        ],
        sign: [
          'Over one hook the long rein hung in a loop. It swung there and touched nothing.',
          'One hook had let the long rein hang loose. It was a loop, and it swung as if someone had just got off.',
        ],
        yields: [
          'The long rein came off the tack rack in one go and lay in the straw. The blue cloth fell open, star upwards.',
          'The long rein slipped from hook to hook like somebody saying goodbye. The tack rack hung straight, and down over their arms fell the blue cloth.',
        ],
      },
      high: {
        part: { one: 'rail', an: false },
        holds: [
          'But the blue cloth hung at the top of the tack rack, over the rail. It was a rack for people with long arms.',
          'But the tack rack had been screwed up there by a man on stilts, or on a horse. Over the top rail hung the blue cloth.',
        ],
        worse: [
          'The blue cloth slipped back over the rail. On the tack rack you saw the star from behind, and it was just thread.',
          'The blue cloth had slipped over to the far side. You looked up the tack rack and saw the hem of it, and a moth.',
        ],
        sign: [
          'Under the rail, low down, was a wooden step. It was worn in two places, a left and a right.',
          'There was a step under the rail. A left boot and a right boot had worn it out, and so it looked like a face.',
        ],
        yields: [
          'The rail was as near as a shelf of jam. Off the tack rack came the blue cloth, and it smelled of all the ponies there had been.',
          'It was dusty up there, and warm. Folded over the last rail of the tack rack, as near as a pillow, was the blue cloth.',
        ],
      },
      locked: {
        part: { one: 'cupboard door', an: false },
        holds: [
          'But the blue cloth was in the cupboard under the tack rack, and the cupboard door was shut. It had been shut by somebody who was riding now.',
          'But somebody had been careful and had locked the blue cloth away. The cupboard stood beneath the tack rack. The somebody was at the other end of the paddock, at a canter.',
        ],
        worse: [
          'The cupboard door jammed. At the foot of the tack rack you saw a pinched corner, and that was all of the blue cloth.',
          'The cupboard door had gone in like a bad tooth. There was a bit of blue in the crack, down there below the tack rack. That was what could be had of the blue cloth.',
        ],
        sign: [
          'On a nail beside the cupboard hung a turned peg. It had the same worn shine as the hole in the cupboard door.',
          'A peg hung there on a nail. It was as shiny as a saddle, and so was the hole.',
        ],
        yields: [
          'The cupboard door opened with a smell of soap and leather. Under the tack rack, folded in four, lay the blue cloth.',
          'A smell of soap got out first, and then of Sundays. In the cupboard below the tack rack, with the star on top, lay the blue cloth.',
        ],
      },
    },
  },
  carrots: {
    title: ['The First Carrots of the Evening', 'A Basket in the Feed Passage'],
    prize: { one: 'carrot basket', an: false },
    obstacle: { one: 'feed passage', an: false },
    task: [
      'The mare had a foal now, and so she got the first carrots of the evening. She knew that. When the bell rang, feeding began, and she had her chin on the door and was looking down the passage.',
      'There was a new foal in the end box, all legs. So its mother was first today, with the carrots, before everybody else. She had heard the word already, and the carrot basket had not come.',
      {
        text: '<companion>The mare’s had a foal,</companion> said {companion}. <companion>She gets the first carrots. She’s looking for the basket.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'The mare took the first carrot out of the carrot basket herself, by its green. She did not eat it at once. She held it out sideways, low down, and the foal licked it and was astonished.',
      'The mare ate out of the carrot basket with her eyes half shut. The foal put its nose in too and came up with a leaf on it. It wore that until morning.',
      { text: 'Crunch, went the mare. She held out a carrot, and the foal licked it.', to: '3-5' },
    ],
    by: {
      asleep: {
        part: { one: 'stable dog', an: false, g: 'm' },
        holds: [
          'But the stable dog was asleep in the feed passage, and he lay right across it. Behind him stood the carrot basket.',
          'But the stable dog had fallen asleep in the feed passage, and there is just one of him wide. The carrot basket was on his other side.',
        ],
        worse: [
          'The stable dog grumbled and stretched himself, from wall to wall. The feed passage was shut, and the carrot basket was behind his back.',
          'The stable dog had stretched in both directions. He reached from wall to wall of the feed passage. Over the top of him you could see a bit of handle, and that was the carrot basket.',
        ],
        sign: [
          'Before the stable dog’s nose lay a bone, a brush and one glove. They lay in a row, bone first.',
          'He had brought his treasures to bed. The bone lay nearest to his nose, then came the brush, then came the glove.',
        ],
        yields: [
          'The stable dog drew in his legs and rolled to the wall, as you do to let somebody by. At the end of the feed passage stood the carrot basket.',
          'The stable dog pulled in his legs, one after another, and lay along the wall like a draught excluder. So the feed passage was free, right up to the carrot basket.',
        ],
      },
      guarded: {
        part: { one: 'stable dog', an: false, g: 'm' },
        holds: [
          'But the stable dog lay in the feed passage, eyes open, and behind him stood the carrot basket. He had never let anyone past before the bell.',
          'But it was not yet time, and the stable dog knew that. He lay in the feed passage with his eyes open. Behind him was the carrot basket, and he would tell the bell.',
        ],
        worse: [
          'The stable dog stood up and was as wide as the feed passage. There was no carrot basket any more, there was only dog.',
          'The stable dog had got up and leaned. There was not a crack to the left of him in the feed passage and not one to the right. The carrot basket was as far off as Sunday.',
        ],
        sign: [
          'The stable dog kept looking at his water bowl. It stood behind a broom, where a dog does not fit.',
          'He licked his lips, and looked at something behind a broom. It was a bowl with water in it, and he was too thick.',
        ],
        yields: [
          'The stable dog stepped to one side and sat down on his own tail. Through the feed passage you saw it, with its cloth on, the carrot basket.',
          'The stable dog had something to drink, and that took all of him. In the feed passage stood the carrot basket, and nobody looked round.',
        ],
      },
      dark: {
        part: { one: 'passage end', an: false },
        holds: [
          'But the carrot basket was at the passage end, and the lamp in the feed passage was being mended. It was dim in front, and at the back it was not even that.',
          'But they had taken down the lamp in the feed passage, to mend it. The carrot basket was at the end of that, where even in summer it is winter.',
        ],
        worse: [
          'Somebody shut the big door. The feed passage looked twice as long, and at the passage end there was no carrot basket.',
          'The big door had rolled to. The passage end had gone, and the feed passage was a sack now with a carrot basket in the toe.',
        ],
        sign: [
          'Far along there was a glimmer. It was orange, and it had a point.',
          'Down there, not very high, was a bit of orange. It was about as long as a nose.',
        ],
        yields: [
          'You could feel your way along the mangers, and count them. At the ninth the feed passage stopped, and there stood the carrot basket.',
          'There are nine mangers, and you can count them with your elbow. Behind the ninth the feed passage had nothing more to say, except for the carrot basket.',
        ],
      },
    },
  },
  quadrille: {
    title: ['Eight Horses and One Beat', 'The Girl at the Desk'],
    prize: { one: 'first beat', an: false },
    obstacle: { one: 'sound desk', an: false },
    task: [
      'At three eight horses were to step off together, on the first beat of a waltz, in front of the whole open day. Somebody had to let that beat go at the very moment when eight riders breathed in. For this they had a girl at the desk, and a plan on which she did not stand.',
    ],
    gift: [
      'On the first beat sixteen front legs were lifted, or so it looked. The girl at the desk did not look up, she was counting. In the last bar a grey stopped one step too soon, right beside her, and put his nose on the lid.',
    ],
    by: {
      broken: {
        part: { one: 'player lid', an: false },
        holds: [
          'But at the sound desk the player lid had come off its hinge. With an open lid the music skipped, and the first beat came twice or not at all.',
        ],
        worse: [
          'The catch had dropped off the player lid as well. At the sound desk the waltz jumped from the middle to the middle, and there was no first beat in it.',
        ],
        sign: ['The hinge had left two edges. One had a pin in it, and the other the eye.'],
        yields: [
          'The player lid shut and stayed shut. At the sound desk the needle ran quietly in its groove, and in front of it lay the first beat.',
        ],
      },
      guarded: {
        part: { one: 'captain', an: false, g: 'f' },
        holds: [
          'But the captain had the plan, and on the plan there were eight horses and no sound desk. The first beat would come when it came, she said, they would hear it.',
        ],
        worse: [
          'The captain folded the plan, and the riders closed up behind her. From the sound desk you saw eight tails, and not one eye to give the first beat to.',
        ],
        sign: [
          'The captain kept looking at the far corner. The mirror there had been taken down, and nobody stood in it to count.',
        ],
        yields: [
          'The captain turned her horse round and unfolded the plan on its neck. There was a cross in the far corner, and a line from it to the sound desk, for the first beat.',
        ],
      },
      heavy: {
        part: { one: 'speaker stand', an: false },
        holds: [
          'But the loudspeaker of the sound desk had been set down facing the stand with the cakes. The speaker stand weighed as much as a small horse, and the first beat would go to the cakes.',
        ],
        worse: [
          'The speaker stand had sunk into the sand, and now faced the wall. From the sound desk it went out and came back a second later, and that is no first beat.',
        ],
        sign: ['One edge of the speaker stand was clear of the sand. It rocked when a horse trotted by.'],
        yields: [
          'The speaker stand came up and turned on that edge, like a horse on its forehand. It looked along the whole arena, and at the sound desk there was nothing between a finger and the first beat.',
        ],
      },
    },
  },
  book: {
    title: ['Both Names at Five', 'The Yellow Book'],
    prize: { one: 'yellow book', an: false },
    obstacle: { one: 'changed rota', an: false },
    task: [
      'The vet came at five, and needed two signatures in the yellow book, because the pony belonged to two. They had had it together for three years, stroke by stroke. On Sunday the rota had been changed, and one of them had read it on the door.',
    ],
    gift: [
      'At five the vet leafed through the yellow book, found today, and found both names. She wrote her own beneath them. The pony had its head between the two of them, and was leaning on both, equally, as it always has.',
    ],
    by: {
      tangled: {
        part: { one: 'phone', an: false },
        holds: [
          'But about the changed rota they had written to each other on the phone, and everything had crossed everything. The yellow book was under her arm, at the far end of the lane.',
        ],
        worse: [
          'Three more answers had crossed. The phone buzzed about the changed rota, and down the lane you heard the yellow book snap shut.',
        ],
        sign: [
          'Between the answers stood one question of hers. There was no answer to that one, it had slipped up out of sight on the phone.',
        ],
        yields: [
          'Down the lane a phone buzzed, and somebody read, for quite some time. The changed rota hung on its door, and beneath it, on the bench, lay the yellow book, open.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'friend', an: false, g: 'f' },
        holds: [
          'But since the changed rota the friend had taken every word for blame, and most had been. She had the yellow book, and she was brushing one spot on the pony, over and over.',
        ],
        worse: [
          'The friend put the yellow book in her bag. Of the changed rota she said that it was quite clear, and of the rest, nothing.',
        ],
        sign: [
          'When the left side was done, the friend’s hand came out with the brush, as it always had, for the other to do the right.',
        ],
        yields: [
          'The friend went round to the left and left the right side free. When the pony was done she fetched the yellow book out of her bag, and about the changed rota they would have to see.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'straw barrow', an: false },
        holds: [
          'But by the changed rota there was one person a day, and between the two of them, across the lane, stood the straw barrow. It is a barrow for two. On the other side of it was the yellow book.',
        ],
        worse: [
          'The straw barrow had tipped back, right across. You could not get by, you could only call, and of the changed rota and the yellow book they had both had enough.',
        ],
        sign: [
          'At the front the straw barrow had a second pair of handles. By the changed rota they were for nobody.',
        ],
        yields: [
          'The straw barrow rolled off down the lane, with somebody at either end. Where it had stood they met, by no rota, changed or otherwise, and one of them had the yellow book.',
        ],
      },
    },
  },
} satisfies EnErrands;
