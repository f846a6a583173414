import type { EnErrands } from '../../schema.ts';

export const weeklyMarket = {
  basket: {
    title: ['Peaches for a Plaster Leg', 'The Basket Behind the Queue'],
    prize: { one: 'basket', an: false },
    obstacle: { one: 'long queue', an: false },
    task: [
      '<helper>That basket’s paid for,</helper> said {helper}. <helper>It’s for the neighbour on the bench, the one with her leg in plaster. She’s looking at us. And now look at that cloud.</helper>',
      'On the bench sat the neighbour with her leg stuck out in plaster. Everyone walked round it. <helper>Her basket’s packed and paid for,</helper> said {helper}. <helper>It only has to get there before the rain.</helper>',
      {
        text: '<helper>That basket’s for her on the bench,</helper> said {helper}. <helper>Her leg’s in plaster. And look, that cloud.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The neighbour on the bench took the basket on her lap and lifted the cloth. She chose the softest peach and bit into it at once. The juice ran down to the plaster, where somebody had drawn a sun.',
      'The neighbour on the bench looked under the cloth and said the names of everything: pear, bread, leek. She broke off a piece of the bread. Under the bench somebody with feathers got the crumbs.',
      { text: 'She took the basket on her lap. She bit into a peach. It dripped.', to: '3-5' },
    ],
    by: {
      guarded: {
        part: { one: 'last man', an: false, g: 'm' },
        holds: [
          'But the basket was at the front, and in between stood the long queue. At its end stood the last man, and he let nobody by, not even with a peach in mind.',
          'But the basket was up at the front, and before the front came the long queue, and before the long queue came the last man. He had been the last for half an hour and was not giving it away.',
        ],
        worse: [
          'The last man put down a bag on either side. The long queue had become wider, and of the basket there was nothing to see.',
          'The last man had put his bags down, and then his umbrella on top of them. It was a wall, and behind the long queue somebody was already moving the basket out of the way.',
        ],
        sign: [
          'The last man kept bending down to look under the stall. A piece of paper lay there, and it said eggs.',
          'He bent down, he looked under the stall, he came up again. There lay a bit of paper, with his writing on.',
        ],
        yields: [
          'The last man took up his bags and stepped aside. After him the long queue went sideways, like a gate, and there was the basket.',
          'The last man had a slip in his hand, and he read it and smiled. The long queue let them by, person by person, right up to the basket.',
        ],
      },
      noisy: {
        part: { one: 'loudest caller', an: false },
        holds: [
          'But the long queue stood between them and the basket. You had to call out a name to get it, and the callers were calling too, leeks, leeks, leeks.',
          'But the basket was handed out by name, at the far end of the long queue. A name is not much against somebody who is selling leeks.',
        ],
        worse: [
          'The callers had got as far as three for two. In front of the long queue the basket went back under the table, because nobody had come.',
          'They had started on the cabbages now, in two voices. The name had been called, across all the long queue, and the basket went back under the cloth.',
        ],
        sign: [
          'When coins were counted, the callers stopped. The hush was as long as a fistful of change.',
          'When a caller gives change, he has to count. You could hear the coins then, and a pigeon.',
        ],
        yields: [
          'The callers had run out, all together. Over the long queue went one name, quite plainly, and hand over hand came the basket.',
          'All the leeks had been sold. A name was said, and every head in the long queue passed it on, and back the same way came the basket.',
        ],
      },
      narrow: {
        part: { one: 'gap', an: false },
        holds: [
          'But before the basket stood the long queue, and it had bags. Between the bags was a gap, and it was for cats.',
          'But the long queue was all elbows and bags, and the basket was at the other end. The gap between two of those bags had been a cat’s idea.',
        ],
        worse: [
          'The bags moved up. The basket was pushed further back by somebody’s knee, and the long queue had no gap in it at all.',
          'Somebody had put down a melon. There was no gap left now, and far in front, on its table, the basket got a push from a hip.',
        ],
        sign: [
          'Beside the pram the gap was wider. Nobody likes to stand close to a pram.',
          'Where the pram stood the long queue went in a bow. You could have got by there without a breath.',
        ],
        yields: [
          'Then there was air, and the front of the long queue. On the table, with its cloth on, stood the basket.',
          'They had a bit of pram on them, and some parsley. That was the long queue, and this was a table, and there on the table stood the basket.',
        ],
      },
      needsTime: {
        part: { one: 'queue', an: false },
        holds: [
          'But the basket was at the front, and the long queue had to be stood in. A queue gets shorter by one, and then by one.',
          'But you get to the basket by the long queue, and it goes as fast as it goes. The woman in front was having her plums put in one at a time.',
        ],
        worse: [
          'The long queue began again at the very end, by the fountain. The basket was further off than before, and the sky had got lower.',
          'They had been sent right to the end again, as far as the fountain. The basket was a dot from there, and the long queue was full of plums.',
        ],
        sign: [
          'Right at the front somebody took one step. Then, further back, somebody else did.',
          'Somewhere at the front a foot moved. After it moved the next.',
        ],
        yields: [
          'The long queue had used itself up, without a push. There was nobody in front now but the basket.',
          'There had been eleven backs, and there had been five, and then there was one, and it went. There was nothing before them on the table but the basket.',
        ],
      },
    },
  },
  awning: {
    title: ['The First Cloud', 'Stripes Over the Cherries'],
    prize: { one: 'awning', an: true },
    obstacle: { one: 'frame', an: false },
    task: [
      'When cherries get wet, they burst. The cherry seller had four crates of them, and not one was under cover. The first cloud stood over the town hall, and it had a grey stomach.',
      'The cherry seller held his hand out, palm up. Not yet, said the hand. But over the town hall it was getting grey. His cherries lay there in the open, and the awning was not up.',
      {
        text: '<helper>Cherries burst when they get wet,</helper> said {helper}. <helper>We need the awning. Here comes a cloud.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The first drop fell on the awning, and then all of them. Beneath it the cherries lay in their crates, dry, red, every one round. The cherry seller moved over, so that everybody fitted under the stripes.',
      'It drummed on the awning, so that you had to shout. Beneath it all was dry. The cherry seller gave out pairs of cherries, and they hung them over their ears and watched it rain.',
      { text: 'Drip, drop, on the awning. Under it the cherries were dry, every one.', to: '3-5' },
    ],
    by: {
      tangled: {
        part: { one: 'rope', an: false },
        holds: [
          'But the awning hung rolled up on its frame, and the rope had gone round both of them. It had been a windy Saturday, the last one.',
          'But the awning had been put away in a wind. The rope had tied it to the frame, and the frame to the rope, and the stall to the lamp post.',
        ],
        worse: [
          'The rope pulled tight. The frame creaked, and the stripes of the awning had disappeared in the roll.',
          'The whole frame had started to hum. The rope had bitten into the roll, so that you could not tell the awning from a sausage.',
        ],
        sign: [
          'By the hook the rope made one loose loop. It swung, whenever somebody went by with a trolley.',
          'By the hook there was a loop that did not hold anything. It knocked there like somebody waiting.',
        ],
        yields: [
          'The rope ran through the frame with a purr. Out rolled the awning, stripe after stripe, over all four crates.',
          'The rope jumped out of one eye, and then of all of them. The frame shook, and down it, with a rumble, stripe over stripe, ran the awning.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'front pole', an: false },
        holds: [
          'But the awning needed its frame, and the frame had two ends. While the front pole was being lifted, the back folded its knees.',
          'But the frame had a front and a back, and they did not stand up at the same time. The awning lay between them, on the stones, like a dog that has to wait.',
        ],
        worse: [
          'The frame folded up, askew. The awning lay on the ground like an accordion, and the cherries had nothing on.',
          'The back had knelt, and so the front sat down. The frame was a heap of poles, and the awning was under it, with the cherries looking on.',
        ],
        sign: [
          'There was a second pole on the other side, with a grip. Nobody had hold of it.',
          'There was a grip on the pole at the other side. Rain had been on it, and sun, but no hand.',
        ],
        yields: [
          'The frame stood on all its feet. The awning ran out along it and covered the last crate, by a hand.',
          'They stood up at one and the same time, the front and the back. Over the top of the frame, all the way to the last cherry, went the awning.',
        ],
      },
      heavy: {
        part: { one: 'canvas roll', an: false },
        holds: [
          'But the awning was still wet from last week. It lay on its frame as one long canvas roll, and it weighed as much as a pony.',
          'But the awning had soaked up last Saturday’s rain and had never let go of it. On its frame lay the canvas roll, and it was like a wet bear.',
        ],
        worse: [
          'The canvas roll sagged in the middle, frame and all. The awning lay on the first crate now, and you heard the cherries.',
          'The frame had bent its knees. Some of last Saturday ran out, the canvas roll sank another foot, and beneath the awning there was a small wet pop.',
        ],
        sign: [
          'The canvas roll stuck out at one end. There it rocked, up and down, a little.',
          'It stuck out over the frame on the left. When a pigeon landed there the canvas roll nodded.',
        ],
        yields: [
          'The canvas roll tipped off its end and went on rolling by itself, all along the frame. Behind it lay the awning, open.',
          'Once over the edge the canvas roll went by itself. It ran down the frame, throwing off water, and wherever it had been there was awning.',
        ],
      },
    },
  },
  waltz: {
    title: ['Once Round the Fountain', 'The Red Accordion'],
    prize: { one: 'waltz', an: false },
    obstacle: { one: 'accordion player', an: true },
    task: [
      'Every Saturday, when it struck twelve, the old pair danced once round the fountain. They needed a waltz for it, and it came out of a red accordion. It was four minutes to twelve, and they already had their gloves off.',
      'By the fountain an old man brushed the old woman’s collar, and she straightened his tie. It was Saturday, and nearly twelve. All they needed was their waltz, and it was not to be heard.',
      {
        text: '<helper>At twelve they dance,</helper> said {helper}, <helper>those two, round the fountain. But they need their waltz.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'At twelve the waltz began. The old pair went round the fountain, one step to every beat. On the far side they were gone for a moment. Then they came round. The pigeons had made room.',
      'The waltz came over the stalls, and the old pair was off. He counted, she did not need to. When it was over they stood there a moment longer, holding on, as if the fountain had stopped.',
      {
        text: 'One, two, three, went the waltz. Round the fountain they went. The pigeons made room.',
        to: '3-5',
      },
    ],
    by: {
      asleep: {
        part: { one: 'player', an: false, g: 'm' },
        holds: [
          'But the accordion player was asleep on his stool, and the waltz was in the case between his feet. His chin was on his tie.',
          'But the accordion player had nodded off in the sun, with his feet on the case. The waltz was inside, and it was four minutes to.',
        ],
        worse: [
          'The player grumbled and put both arms over the case. So the accordion player had locked up the waltz with himself.',
          'The player had slid down on his stool, and his arms had gone round it. The accordion player held the waltz as you hold a hot-water bottle.',
        ],
        sign: [
          'In front of the player lay a coin tin, a cap and two gloves. They lay in a row, the fingers all pointing the same way.',
          'There was a tin before him, then a cap, and then two gloves, with all their fingers to the fountain. He had done it so that he could find them.',
        ],
        yields: [
          'The player opened his eyes and looked round, like somebody who has slept well. The accordion player bent down to the case, and there was the waltz, with its first long note.',
          'The player yawned, so that you saw the gold ones at the back. Then the accordion player clicked open his case, and the waltz took its first breath.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'player', an: false, g: 'm' },
        holds: [
          'But the accordion player came from far away, and the waltz was shut up in his case. Whatever anyone showed him, he took for goodbye.',
          'But the accordion player had his own language, and his waltz was packed. You could dance in front of him, you could point. He gave you his hand and wished you a good journey.',
        ],
        worse: [
          'The player shook hands and folded up his stool. The accordion player had even put his cap on, and the waltz was under his arm.',
          'The player was touched. He had put on his cap, he had buttoned his coat. The accordion player had the waltz under his arm, to go.',
        ],
        sign: [
          'On the fountain a tap was dripping, a heavy drop and two light ones. The player lifted his head each time.',
          'The fountain had a tap that dripped: one heavy, two light. Every time, his chin went with it.',
        ],
        yields: [
          'The player laughed with all his gold teeth and sat down again. One, two, three, nodded the accordion player, and there was the waltz.',
          'The player had got it, and it went through all of him, from the knee up. One, two, three, said the accordion player’s foot, and on the next one came the waltz.',
        ],
      },
      locked: {
        part: { one: 'clasp', an: false },
        holds: [
          'But the waltz was in the case, and the clasp of the case was stuck. The accordion player had tried it with both thumbs.',
          'But the case had a clasp that sticks in damp weather, and the waltz was in the case. The accordion player blew on his thumbs and tried once more.',
        ],
        worse: [
          'The clasp had bitten on a bit of strap. The accordion player shook his head, and in the case the waltz gave one small moan.',
          'The clasp had a bit of lining between its teeth. The accordion player said something short, and inside, when the case was set down, the waltz said oof.',
        ],
        sign: [
          'From the handle of the case, on a string, hung a small bent spoon. It had never been used for soup.',
          'A spoon hung from the handle, by a string, and it was bent. People do not bend spoons for nothing.',
        ],
        yields: [
          'The clasp sprang up like a cricket. The accordion player lifted it out in his arms, and with the first breath came the waltz.',
          'The clasp went off like a grasshopper. The accordion player laughed, and drew it out, fold after fold, until there was a whole waltz.',
        ],
      },
    },
  },
  stall: {
    title: ['One Saturday, One Jar', 'A Pitch Behind the Vans'],
    prize: { one: 'jar', an: false },
    obstacle: { one: 'wrong pitch', an: false },
    task: [
      'The youth club had one stall for one Saturday. On the stall stood a jar with a red line on it. If the money came up to the line, the bus drove to the summer camp. It was ten o’clock, and in the jar were two buttons and a coin from another country.',
    ],
    gift: [
      'At two they tipped out the jar on the table and counted it twice. It came to the line and a little over it. The warden, who happened to be passing, put in the coin that was missing for the sandwiches and went on.',
    ],
    by: {
      guarded: {
        part: { one: 'market warden', an: false, g: 'f' },
        holds: [
          'But the stall stood on the wrong pitch, behind the vans, and the market warden had the plan. No one came by but drivers, and drivers did not look at a jar.',
        ],
        worse: [
          'The market warden moved the stall back by another row. The wrong pitch had become a worse one, and beside the jar stood a bin.',
        ],
        sign: [
          'The market warden kept looking at row three. There was a gap in it, the width of a stall, and on the plan there was a name.',
        ],
        yields: [
          'The market warden folded up the plan and pointed with it. They left the wrong pitch to the bin, and in row three the sun was on the jar.',
        ],
      },
      broken: {
        part: { one: 'stall sign', an: false },
        holds: [
          'But on the wrong pitch the wind had taken half of the stall sign. What was left said cake for, and nobody put money in a jar for half a sentence.',
        ],
        worse: [
          'Another word had come off. From the wrong pitch the stall sign now said for, and the jar was taken for the bill.',
        ],
        sign: [
          'The torn edge had a long tongue. On the other piece, under the table, was the place that it had come out of.',
        ],
        yields: [
          'The stall sign could be read from the fountain. It had a seam through the middle like a road on a map. Even on the wrong pitch there was now a queue to the jar.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'trestle table', an: false },
        holds: [
          'But on the wrong pitch the ground sloped. When one trestle was held, the other walked away, and with the table went the cakes, and the jar.',
        ],
        worse: [
          'The table had slid down with everything. On the wrong pitch there was icing on the cobbles, and the jar lay in the straw, with its lid on, luckily.',
        ],
        sign: ['Under the far end of the trestle table were two more handles. They were folded in.'],
        yields: [
          'The trestle table stood level, on whatever was there. The wrong pitch had its stall, and in the middle of it the jar.',
        ],
      },
    },
  },
  soup: {
    title: ['A Soup in Two Languages', 'The Sign at the Stall'],
    prize: { one: 'soup sign', an: false },
    obstacle: { one: 'wrong translation', an: false },
    task: [
      'At noon the new neighbours cooked for the whole market for the first time. They had done this for two hundred people at home, every Friday. The poster said it in two languages, and in one of them it said something that nobody had meant.',
    ],
    gift: [
      'At noon somebody read out the soup sign at the stall, both halves of it, and the cook corrected one word, which was her own. Then the queue went round the fountain. The fish man brought his own bowl.',
    ],
    by: {
      doesNotUnderstand: {
        part: { one: 'cook', an: false, g: 'f' },
        holds: [
          'But the cook took every correction for a refusal. After the wrong translation nobody could have blamed her, and the soup sign had been taken down.',
        ],
        worse: [
          'The cook had begun to put the spoons away, one by one, into a towel. The wrong translation hung on six lamp posts, and the soup sign leaned behind the bins.',
        ],
        sign: [
          'When the coffee man called out his one word of her language, which was wrong for coffee, the cook smiled. She did so each time.',
        ],
        yields: [
          'The cook took the spoons out of the towel again, one by one. Beneath the wrong translation she wrote what it should have been, and that was the soup sign.',
        ],
      },
      tangled: {
        part: { one: 'poster chat', an: false },
        holds: [
          'But there had been a poster chat, in which three people meant well, and out of it came the wrong translation. Who had made which word of the soup sign could no longer be said.',
        ],
        worse: [
          'There were three more versions in the poster chat. The wrong translation had been corrected into another one, and the soup sign was further from noon than ever.',
        ],
        sign: [
          'In the middle of the poster chat stood a small question of the cook’s. It had a smiling face after it, and no answer.',
        ],
        yields: [
          'The poster chat stopped at that question, and it was answered. Instead of the wrong translation there were two short lines, one under the other, and that was the soup sign.',
        ],
      },
      needsTime: {
        part: { one: 'paint', mass: true },
        holds: [
          'But the wrong translation had only just been painted over, and the paint was wet. A soup sign that you can wipe off with a sleeve is no soup sign.',
        ],
        worse: [
          'The paint had smeared. The wrong translation looked out again from under it, and the soup sign had to be begun from the first letter.',
        ],
        sign: ['On the first letter there was one dry edge. A fly sat down on it and was able to leave.'],
        yields: [
          'The paint was dry, in both languages. Of the wrong translation there was nothing left but a shadow, and at the stall they hung up the soup sign.',
        ],
      },
    },
  },
} satisfies EnErrands;
