import type { EnErrands } from '../../schema.ts';

export const farmVisit = {
  egg: {
    title: ['The First Egg', 'Four Boots and One Egg'],
    prize: { one: 'egg', an: true },
    obstacle: { one: 'muddy gate', an: false },
    task: [
      'The young hen had laid the first egg of her life, out in the field hut. It was for the farmer’s grandmother, who had her tea at four. Behind the barn stood the rain.',
      'In the field hut the young hen had told it to everyone since breakfast. It was her first egg. The farmer’s grandmother always ate the first, so as to be able to say something to the hen.',
      {
        text: '<companion>The young hen laid an egg,</companion> said {companion}. <companion>Her very first. It’s for Granny’s tea. And here’s the rain.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'The farmer’s grandmother weighed the egg in her palm and put it in the blue egg cup. She tapped it, took off its cap, and passed the first spoonful down the table.',
      'The farmer’s grandmother ate the egg slowly, with a pinch of salt. Then she went out to the young hen and bent down to her ear. Nobody heard it, but the hen walked about like a queen.',
      { text: 'Granny tapped the egg. Off came its hat. Everyone got a bit.', to: '3-5' },
    ],
    by: {
      slippery: {
        part: { one: 'mud', an: false },
        holds: [
          'But the egg lay on the other side of the muddy gate. There was mud before it and mud behind, and it let no boot stand.',
          'But the way to the egg went through the muddy gate, and that gate had no bottom. Ducks liked it.',
        ],
        worse: [
          'Every boot was back at the wall. Mud had flown as far as the hut and sat on the straw, right beside the egg.',
          'They had gone in, and now they were coming out, without going through. The muddy gate smacked its lips, and a splash sat on the straw by the egg.',
        ],
        sign: [
          'Along the fence one plank looked out of the mud. It was dry, and rough with chaff.',
          'A plank had been laid along the fence, in the days of somebody’s grandfather. It was all over chaff, and it stuck up out of the wet.',
        ],
        yields: [
          'The muddy gate was behind them, with somebody’s sock in it. In the straw lay the egg, small and brown and still warm.',
          'There was straw under their feet, and everybody still had at least one boot. Behind them the muddy gate went glug, and before them was the egg.',
        ],
      },
      heavy: {
        part: { one: 'gate', an: false },
        holds: [
          'But the egg lay behind the muddy gate, and the muddy gate hung half off its post. It was as heavy as a cow.',
          'But the muddy gate had come off its top hinge, the day the bull leaned on it. Ever since then it had stood with its chin in the mud, and the egg was on the other side.',
        ],
        worse: [
          'The gate sank in by another hand. On the far side the door of the hut began to swing, and the egg lay in the draught.',
          'Down it went, with a belch, as far as the second bar. The hut door had come open, and the wind was on the egg, and it was getting less warm.',
        ],
        sign: [
          'At the bottom, by the post, one edge of the gate stood free. It rocked when a hen walked over it.',
          'At the side of the post a foot of air was under the gate. A hen walked over, and it see-sawed.',
        ],
        yields: [
          'The muddy gate came up with a sound like a kiss, and swung. There was the straw, and in the straw was the egg.',
          'It came up out of its bed with a long, fat, happy noise. So there was a way through the muddy gate, and it stopped at the egg.',
        ],
      },
      locked: {
        part: { one: 'latch', an: false },
        holds: [
          'But the egg lay behind the muddy gate, and the latch of the gate was stuck. Somebody had last opened it in dry weather.',
          'But the latch of the muddy gate had been shut by the rain. It opens when it is asked by the sun. The egg was in the hut, thirty steps further.',
        ],
        worse: [
          'The latch jammed harder, with a squeal. In the hut the hen woke up and sat down on the egg again.',
          'The latch gave a squeal and was in by one more notch. Over in the hut someone woke up, said something, and sat down on the egg.',
        ],
        sign: [
          'On the gatepost hung an iron pin on a chain. It had a shiny side, where it had been used.',
          'On the post hung a pin, and it hung on a chain. Nobody puts a pin on a chain without a reason.',
        ],
        yields: [
          'The latch said clock, and the muddy gate swung open. The hen stood up, shook herself and left them alone with the egg.',
          'The latch let go with a clock. The muddy gate swung right round. Over in the straw the hen stood up, and there it was, the egg.',
        ],
      },
    },
  },
  hat: {
    title: ['The Gander’s New Nest', 'A Hat for the Scarecrow'],
    prize: { one: 'hat', an: false },
    obstacle: { one: 'gander', an: false },
    task: [
      'The scarecrow stood bald among the strawberries, and the starlings had noticed. They were sitting on both its arms. It had to have its hat back before the rain, or there would be no strawberries left.',
      'Without a hat the scarecrow looked like somebody’s uncle. The starlings were telling him things. There were a good many strawberries left, so far, and over the barn it was growing dark.',
      {
        text: '<companion>The scarecrow’s lost his hat,</companion> said {companion}. <companion>Now the birds aren’t scared. And they’re eating the strawberries.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'The hat went on the scarecrow, with the bitten side at the back. It looked quite stern. The starlings took off, all together, and sat down on the next field instead.',
      'Up went the hat, and the scarecrow had a face like a headmaster. The starlings left in the middle of a word. In the strawberries somebody found a red one, and then another.',
      { text: 'On went the hat. Off flew the birds. The scarecrow looked quite stern.', to: '3-5' },
    ],
    by: {
      guarded: {
        part: { one: 'gander', an: false, g: 'm' },
        holds: [
          'But the hat was in the yard, and before the hat stood the old gander. He had decided that it was a nest.',
          'But the gander had brought straw to it, and had sat in it to try. It was a nest now, that hat. Nobody takes a nest from a gander.',
        ],
        worse: [
          'The gander stood up on his toes and spread both wings. He had pushed the hat behind him, and it was gone from view.',
          'The gander had put his neck out like a poker, and it hissed. As for the hat, that was behind him, and there was a lot of behind.',
        ],
        sign: [
          'The gander kept looking across the yard. There stood his water bowl, and it was empty.',
          'There was a bowl, over there across the yard. It had a dry leaf in it, and he kept count of that.',
        ],
        yields: [
          'The gander folded his wings, one after the other, and walked off. The hat lay on the cobbles, with a feather in it.',
          'The gander walked away stiffly, heel and toe, past all of them. He had left the hat with its mouth open.',
        ],
      },
      asleep: {
        part: { one: 'gander', an: false, g: 'm' },
        holds: [
          'But the old gander had gone to sleep in the hat. He filled it nicely, with a bit of brim showing all round.',
          'But the gander had been up all night, because of the moon. Now he was asleep, and he was asleep in the hat, with his head on backwards.',
        ],
        worse: [
          'The gander hissed in his sleep and sat down deeper. There was no hat now, only a gander.',
          'The gander had sunk, as bread sinks when you open the oven. Round him went a line of brim, and then he breathed out. There was not even that of the hat.',
        ],
        sign: [
          'Round the gander lay a straw, a potato and a corn cob. They were as neat as the things on a bedside table.',
          'He had his supper by him, for when he woke. The straw, the potato and the corn cob lay as they would in a shop.',
        ],
        yields: [
          'The gander stretched one leg, then one wing, and climbed out on the other side. The hat was warm, and it had kept his shape.',
          'The gander stood up, turned, and sat down next to where he had been. That left the hat, and the hat was full of warm.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'gander', an: false, g: 'm' },
        holds: [
          'But the old gander had the hat, and he took everything that was said to him for the opposite. He had always been so.',
          'But the gander had it by the brim, and the gander was a contrary sort. You said give. He took. It was all one to the hat.',
        ],
        worse: [
          'The gander waddled off the wrong way, as far as the dunghill. He dragged the hat after him by its brim.',
          'The gander had understood that they wished to see him run. He ran, with the hat before him like an apron, right round the dunghill.',
        ],
        sign: [
          'A small girl with a pail went through the yard backwards. The gander came after her, one step for each of hers.',
          'A girl with a pail was coming out of the barn, and she was coming out backwards. The gander stopped, and turned, and did that too.',
        ],
        yields: [
          'The gander came out into the middle of the yard, step by step. There he put the hat down, exactly at {hero_gen} feet.',
          'The gander came down the yard tail first, very careful where he put his feet. When he bumped into {hero_gen} knees he dropped the hat.',
        ],
      },
    },
  },
  kitten: {
    title: ['Four Kittens and One More', 'The Fifth Kitten'],
    prize: { one: 'kitten', an: false },
    obstacle: { one: 'straw corner', an: false },
    task: [
      'The barn cat counted her kittens and got four. She had five. Before the rain the farmer would stack new bales in that corner, and somewhere in there it was mewing.',
      'The barn cat had carried them over one by one. Now she lay down, and something was missing. She got up again. In the straw, a long way in, somebody very small was shouting.',
      {
        text: '<companion>The barn cat’s got five kittens,</companion> said {companion}. <companion>I only see four. And something’s mewing in there.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'The barn cat picked the kitten up by the scruff and put it with the others. Then she counted them with her tongue, from ear to ear. She got five, and washed the fifth one twice.',
      'The kitten was set down, and four brothers and sisters fell over it. The barn cat laid one paw across all five. It was a while before it was clear which of them belonged to which tail.',
      { text: 'The cat licked the kitten from top to toe. One, two, three, four, five.', to: '3-5' },
    ],
    by: {
      dark: {
        part: { one: 'hollow', an: false },
        holds: [
          'But the kitten was deep in the straw corner, where the bales made a hollow. It was as dark in there as in a sleeve.',
          'But the kitten was in the straw corner, and the sun had never got that far. There was a hollow between the bales. It mewed, that was all you could tell.',
        ],
        worse: [
          'Straw had slipped, and the hollow looked blacker. If there was a kitten in the straw corner, it did not show.',
          'A bale had slid, and so had the last of the light. The straw corner had gone as black as a cow, and the kitten was quiet, to think about it.',
        ],
        sign: [
          'Far in, quite low down, something glimmered green. It was one eye, and it blinked.',
          'There was something down there as green as a gooseberry. It went out, and it came on.',
        ],
        yields: [
          'There was the end of the hollow, and there were two eyes in it. The kitten walked out of the straw corner by itself.',
          'The hollow was no deeper than a pram. There was the other gooseberry as well, and behind the two of them was a kitten, and it walked out.',
        ],
      },
      narrow: {
        part: { one: 'gap', an: false },
        holds: [
          'But the kitten was inside the straw corner, and the only way in was a gap. It fitted kittens, and nobody else.',
          'But kittens go through gaps, that is what they do all day. This one had gone through one into the straw corner, and the gap was its own size.',
        ],
        worse: [
          'The kitten crept further into the straw corner. Now there was a tail tip in the gap, and it was leaving.',
          'Some straw had come down, and the gap was a kitten thinner. You saw a tail, then its tip, and then the straw corner had swallowed.',
        ],
        sign: [
          'Down by the wall the bales leaned apart. There the gap was wider, about as wide as a bucket.',
          'At the wall side two bales did not get on. The gap between them was as wide as a pail.',
        ],
        yields: [
          'Straw rustled, and the kitten came out of the gap as a cork comes out of a bottle. It had hay on its nose.',
          'There was an ear, there was another ear, and then it got stuck on its tummy. The straw corner gave a rustle, and there was the kitten, backwards, after all.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'top bale', an: false },
        holds: [
          'But the kitten was behind the straw corner. The bales leaned against each other, and nobody could hold the top one and look as well.',
          'But the bales of the straw corner stood like people in a bus, one leaning on the next. You could hold up the top one with both hands. You could not then look for a kitten.',
        ],
        worse: [
          'All the bales had slid back, more crooked than before. From behind the straw corner the mewing of the kitten came quite faintly.',
          'They had all sat down on each other again. It mewed in the straw corner, from a bit lower, and it was like a door a long way off.',
        ],
        sign: [
          'The top bale had a second string round its other end. It had hung there free all the time.',
          'A bale has two strings. On the top one the second string hung loose, at the end where no one was.',
        ],
        yields: [
          'Then there was a gap between the bales. In it sat the kitten, striped like the light in a barn.',
          'It lifted off like a lid. In the straw corner below, in a ray of dust, sat the kitten, and looked up as if it had been kept waiting.',
        ],
      },
    },
  },
  board: {
    title: ['No Car Stops Without It', 'The Board for the Stall'],
    prize: { one: 'board', an: false },
    obstacle: { one: 'stall shed', an: false },
    task: [
      'The holiday helpers were to open the farm stall at nine. The road was fast, and without the painted board no car had ever stopped. There were forty trays of strawberries, and the sun was already on the first.',
    ],
    gift: [
      'The board stood in the verge, red, with its arrow. The third car braked, rolled back and bought eleven punnets. The driver paid, then asked to have a photograph of the arrow, which leaned a little.',
    ],
    by: {
      broken: {
        part: { one: 'split board', an: false },
        holds: [
          'But in the stall shed the board lay in two pieces, split along the grain, right through the word. Nobody said who had leaned the ladder on it.',
        ],
        worse: [
          'Now the arrow had come off as well. In the stall shed lay three pieces of the board, and one pointed at the floor.',
        ],
        sign: [
          'The split was old at one end, bright at the other. Along the bright part the two edges fitted, fibre for fibre.',
        ],
        yields: [
          'The board held. There was a line through the word, as there is through a signature, and it could be read from the stall shed to the road.',
        ],
      },
      guarded: {
        part: { one: 'leader', an: false, g: 'f' },
        holds: [
          'But the stall shed belonged to the helpers who had been here last summer. Their leader sat in front of the board and explained that it had all been done.',
        ],
        worse: [
          'The others moved up to their leader, shoulder to shoulder at the counter. The board was behind the crates now, face to the wall.',
        ],
        sign: ['The leader kept looking at the list by the till. Nine names stood on it, and none for noon.'],
        yields: [
          'The leader stood up and moved two crates aside, with one foot, without a word. Behind them leaned the board, and the stall shed was open.',
        ],
      },
      needsTime: {
        part: { one: 'paint', an: false },
        holds: [
          'But the board was still lying wet in the stall shed, and paint dries as it likes. The letters shone like jam.',
        ],
        worse: [
          'The paint had run. The board had to be wiped down to the second letter and begun again, and in the stall shed the clock went on.',
        ],
        sign: ['On the first letter a patch had gone dull. It was no larger than a thumbnail.'],
        yields: [
          'The last letter had stopped shining. They carried the board out of the stall shed flat, like a tray of glasses, and it did not drip.',
        ],
      },
    },
  },
  band: {
    title: ['The Tune Everybody Stamps To', 'An Accordion on the Cart'],
    prize: { one: 'tune', an: false },
    obstacle: { one: 'hay cart', an: false },
    task: [
      'At the harvest supper the village band played on the hay cart, as it always had. The accordion stood up there with its straps hanging. Its player had not answered anybody since a video of his worst mistake had gone round, with music put to it.',
    ],
    gift: [
      'He played the tune, and in the second part he made the mistake from the video, on purpose, and the whole yard stamped it with him. A farmer of eighty held on to the hay cart and stamped with one foot and a crutch.',
    ],
    by: {
      tangled: {
        part: { one: 'phone', an: false },
        holds: [
          'But on the hay cart there was a band without a tune, and on the phone there was a thread of sixty comments. Who had filmed it, who had sent it on, and who had only laughed could no longer be told apart.',
        ],
        worse: [
          'Nine more comments came and crossed. Whatever he himself had written had slid out of sight on the phone, and on the hay cart they began to tune without the tune.',
        ],
        sign: [
          'Between two jokes stood one sentence of the player’s, four words long. Nobody had answered it.',
        ],
        yields: [
          'On the phone it went quiet, and then it rang, and somebody said yes, I read it. Up on the hay cart the straps were let out by two holes, and the tune could begin.',
        ],
      },
      shy: {
        part: { one: 'player', an: false, g: 'm' },
        holds: [
          'But the player was behind the barn, since from there you see the hay cart and is not seen. The tune was in his fingers, and his fingers were in his sleeves.',
        ],
        worse: [
          'The player had gone round the next corner. Behind him trailed a strap, and from the hay cart there came a waltz in which the tune was missing.',
        ],
        sign: [
          'At the corner of the barn was the toe of a boot. It tapped, and it was half a beat ahead of the band.',
        ],
        yields: [
          'The player came across the yard, not fast, with straw on one shoulder. Somebody on the hay cart moved a crate over with one foot, no more, and there was the tune.',
        ],
      },
      heavy: {
        part: { one: 'cart', an: false },
        holds: [
          'But the hay cart had been left by the muck heap, and nobody wants a tune from there. It weighed what a stage weighs, with a bench for nine.',
        ],
        worse: [
          'One wheel of the cart had sunk in. The hay cart sloped like a roof, and if a tune had been played on it, it would have rolled off.',
        ],
        sign: ['One edge of the tailboard was up in the air. There the cart rocked, by a hand.'],
        yields: [
          'The cart came out of its own rut and rolled into the middle of the yard. The hay cart stood level, and there was room on it for the tune.',
        ],
      },
    },
  },
} satisfies EnErrands;
