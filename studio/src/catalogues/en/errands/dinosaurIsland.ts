import type { EnErrands } from '../../schema.ts';

export const dinosaurIsland = {
  egg: {
    title: ['Somebody Knocks in the Egg', 'The Egg as Big as a Melon'],
    prize: { one: 'egg', an: true },
    obstacle: { one: 'fern wall', an: false },
    task: [
      '<helper>It’s rolled away,</helper> said {helper}, <helper>the speckled egg. It’s as big as a melon, and somebody’s knocking in it. Before dusk it has to be back in the nest, or it gets cold, and then they stop.</helper>',
      'In the nest was a dip, as round as a melon, and it was empty. <helper>It rolled out,</helper> said {helper}. <helper>The speckled egg. It’s knocking, but it won’t knock long, if it’s cold.</helper>',
      {
        text: '<helper>The egg’s rolled away,</helper> said {helper}. <helper>It mustn’t get cold. Somebody’s knocking in it.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'They rolled the egg into the warm dip in the nest. {helper} put the leaves over it, like a hat. Inside it knocked three times. {helper} knocked back.',
      'The egg went back into its dip, and it fitted. {helper} sat down beside it and hummed. By and by a crack ran round the top, as neat as on a breakfast egg.',
      { text: 'The egg lay in the warm nest. Knock, knock, it went. {helper} knocked back.', to: '3-5' },
    ],
    by: {
      tangled: {
        part: { one: 'longest frond', an: false },
        holds: [
          'But the egg was in the fern wall, and the longest frond had wrapped itself about it. Ferns do that. They do it in their sleep.',
          'But the fern wall had taken the egg for one of its own and had begun to plait it in. The longest frond had been round it three times.',
        ],
        worse: [
          'The longest frond curled up tighter. In the middle of the fern wall three speckles looked out, and that was all of the egg.',
          'The fern wall rustled and closed. Where the egg had been there was a green parcel, and it was knocking.',
        ],
        sign: [
          'In the longest frond one curl had not closed. It hung down, as wide as a bracelet.',
          'One curl of the longest frond stood open, like a hand that has gone to sleep. It held nothing.',
        ],
        yields: [
          'The longest frond lay straight upon the moss and did not curl again. Through the fern wall, wobbling, came the egg.',
          'The frond unrolled, and rolled no more. The fern wall leaned back, and the egg came wobbling out on to the moss.',
        ],
      },
      narrow: {
        part: { one: 'gap', an: false },
        holds: [
          'But the egg had rolled into the fern wall. Between two stems was a gap, and the egg was on the wrong side of it.',
          'But the egg had gone through the fern wall by a gap, at full roll. The stems had sprung back after it. The gap took an elbow.',
        ],
        worse: [
          'The stems leaned together, and the gap was thin. Behind it, in the fern wall, the egg rolled off, further than an arm.',
          'The fern wall had pulled in its stomach. In the gap there was just room for an eye, and what it saw was the egg, getting smaller.',
        ],
        sign: [
          'Near the ground the stems were bent apart. The egg had done that when it rolled in.',
          'Right at the bottom two stems leaned apart. There were bits of shell-dust on them.',
        ],
        yields: [
          'Out it came, blunt end first. The fern wall closed behind the egg with a small swish.',
          'Rustle, rustle, went the fern wall, and then there was something big and round and speckled in the gap. The egg was out, with a leaf on top.',
        ],
      },
      dark: {
        part: { one: 'hollow', an: false },
        holds: [
          'But the egg had rolled under the fern wall, into a hollow. In there it was dark and smelled of mushrooms.',
          'But the hollow under the fern wall was dark, and the egg was down there in it. You could hear the tapping. You just could not see where it tapped.',
        ],
        worse: [
          'More fronds lay down over the hollow. The fern wall was as black as a cellar, and there was no egg in it.',
          'It had grown so black in the hollow that the mushrooms shut their hats. The egg tapped more slowly, and the fern wall hung over it.',
        ],
        sign: [
          'Far in there was something pale. It had speckles.',
          'A long way in something showed. It was as pale as a tooth, and it had freckles.',
        ],
        yields: [
          'The hollow was not deep at all. At its end, on a bed of old fern, lay the egg, and somebody in it was tapping.',
          'It was a small place after all, with a soft floor. There lay the egg, in the back room of the fern wall, and tapped against a root.',
        ],
      },
      needsTime: {
        part: { one: 'young frond', an: false },
        holds: [
          'But a young frond stood across the only way into the fern wall. It was rolled up like a snail, and behind it was the egg. It opened when it opened.',
          'But the one gate in the fern wall was a young frond, and it was still rolled up. Nobody had ever seen one in a hurry. Behind it rocked the egg.',
        ],
        worse: [
          'The young frond rolled itself up again, right to the beginning. The egg was pulled further into the fern wall by its tip.',
          'There was a small sound, like a watch being wound. The young frond had rolled in again, and the gate of the fern wall was shut over the egg.',
        ],
        sign: [
          'At the very end of the young frond one leaf had opened. It was as small as an ant’s hand.',
          'At the tip of the young frond something had let go. It was one leaf, and it was still damp.',
        ],
        yields: [
          'Leaf by leaf the young frond stood up, until there was a gate in the fern wall. In the gate lay the egg.',
          'The young frond stretched, and there was the way in. Just inside the fern wall, in a patch of sun, the egg was knocking.',
        ],
      },
    },
  },
  whistle: {
    title: ['The Evening Call', 'Two Notes, Low and Lower'],
    prize: { one: 'reed pipe', an: false },
    obstacle: { one: 'stegosaur', an: false },
    task: [
      '<helper>The longneck mother calls her three to bed,</helper> said {helper}. <helper>Two notes, low and lower. They don’t know where bed is, without. And she hasn’t got her reed pipe.</helper>',
      'Three young longnecks stood about with their necks in three directions. It was their bedtime. <helper>They only go by the reed pipe,</helper> said {helper}. <helper>And their mother’s lost it.</helper>',
      {
        text: '<helper>The longneck mother needs her reed pipe,</helper> said {helper}. <helper>Her three won’t go to bed without it.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The longneck mother bent down, all the way, and took the reed pipe in her lips. Low, it went, and lower. Out of the trees came three yawns on three long necks, and lay down one beside the other.',
      'The longneck mother blew the reed pipe, low and lower. Three necks came round, one after the other. They lay down in a row, and then there were four hills where there had been one.',
      {
        text: 'Low, went the reed pipe, and lower. Three long necks came, and lay down in a row.',
        to: '3-5',
      },
    ],
    by: {
      asleep: {
        part: { one: 'tail', an: false },
        holds: [
          'But across the path lay a stegosaur, fast asleep. Its tail was curled round the reed pipe, twice.',
          'But a stegosaur was sleeping on the path, like a hill that had come down to rest. It was hugging the reed pipe with its tail.',
        ],
        worse: [
          'The stegosaur grunted and pulled in its tail more closely. The reed pipe had gone under it, up to the last hole.',
          'The tail took one more turn, as you do with a good pillow. Of the reed pipe you could see the mouth, and the stegosaur smiled.',
        ],
        sign: [
          'Beside the tail’s nose lay four smooth stones. They went from big to small, and the small one was clean.',
          'Four stones had been set out by the tail, largest first. Somebody had licked the last one.',
        ],
        yields: [
          'The stegosaur rolled on its side, plates and all, and its tail went along. In the grass lay the reed pipe.',
          'The stegosaur breathed out and rolled, and the ground went with it. Where the tail had been lay a flat fern, and on the fern the reed pipe.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'stegosaur', an: false },
        holds: [
          'But the reed pipe was with an old stegosaur who looked after it. It took every word for a sort of leaf, and chewed on it.',
          'But the reed pipe lay under the chin of an old stegosaur, and the stegosaur was hard of language. Ask for a pipe, and it gave you a nod.',
        ],
        worse: [
          'The stegosaur nodded kindly. It pushed the reed pipe in behind its plates, where it kept the good leaves.',
          'The stegosaur had thought it over and come to a decision. It sat down before its heap of leaves, and the reed pipe was in the heap.',
        ],
        sign: [
          'A beetle dropped on the ground, tock, and then another, tock. At once the stegosaur hummed twice.',
          'Two nuts fell out of a tree, tock, tock. The stegosaur lifted its head and hummed, once for each.',
        ],
        yields: [
          'The stegosaur hummed, bent its knees and shook. Out from between two plates rolled the reed pipe.',
          'The stegosaur leaned forward until all its plates clattered. The reed pipe slid down them like a stick along a fence, and was there.',
        ],
      },
      heavy: {
        part: { one: 'tail', an: false },
        holds: [
          'But a stegosaur had sat down on the path, and its tail lay on the reed pipe. The tail alone was as heavy as a boat.',
          'But somebody’s tail lay across the reed pipe. The somebody was a stegosaur, and the tail weighed more than all of them with their supper inside.',
        ],
        worse: [
          'The tail sank into the warm mud. The stegosaur did not notice, and the reed pipe was pressed in up to its holes.',
          'The mud sighed under the tail and let it down. The reed pipe had filled up with brown, and the stegosaur looked the other way.',
        ],
        sign: [
          'The tip of the tail did not touch the mud. It rocked when the stegosaur breathed.',
          'Right at the end, by the last spike, you could have slid a hand under the tail. It went up and down there a little.',
        ],
        yields: [
          'The tail tipped over to the other side with a long smack. The stegosaur had moved an arm’s length, and there was the reed pipe.',
          'The tail swung over like a gate. The stegosaur turned to see what had tickled, and in the print lay the reed pipe.',
        ],
      },
      noisy: {
        part: { one: 'snore', an: false },
        holds: [
          'But the stegosaur was snoring, and the pebbles hopped. The wind was blowing two notes on the lost reed pipe, and nobody could hear from where.',
          'But somewhere in the reeds the wind was playing two notes on the lost reed pipe. Nobody could hear them. That was because of the stegosaur, who snored.',
        ],
        worse: [
          'The snore swelled like a barrel that rolls. The two notes of the reed pipe had gone under, and the stegosaur’s own ears shook.',
          'The snore had got into the trees, and the trees were passing it on. The stegosaur slept in the middle, and the reed pipe might have been playing in another country.',
        ],
        sign: [
          'Between out and in the snore had a rest. It was a short hush, and the pebbles lay down in it.',
          'There was a place in the snore where it turned round. Just there it was quiet, and a fly made use of it.',
        ],
        yields: [
          'The stegosaur shut its mouth and breathed through its nose. In the quiet went two notes, low and lower, and there in the reeds was the reed pipe.',
          'The stegosaur turned its nose into the moss. There were the two notes, one on top of the other, and under them, among the reeds, the reed pipe.',
        ],
      },
    },
  },
  leaf: {
    title: ['A Leaf to Glide On', 'The Evening Wind Will Not Wait'],
    prize: { one: 'feather leaf', an: false },
    obstacle: { one: 'mud step', an: false },
    task: [
      '<companion>The baby pterosaur’s never been up,</companion> said {companion}. It was to glide tonight, for the first time, holding a silver feather leaf. It had been flapping since morning, to practise. The evening wind blew now, and later it would not.',
      'The baby pterosaur stood on its stone with both arms out. For its first glide it needed a feather leaf to hold, a silver one. The evening wind was there already, and ruffled its knees.',
      {
        text: 'The baby pterosaur wanted to fly. <companion>It needs the feather leaf,</companion> said {companion}. <companion>And the wind’s here now.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'The baby pterosaur took the feather leaf by its stalk and ran. Then it was not running any more. It glided right across the clearing, with its mouth open, and landed sitting down. Then it went back up, to do it again.',
      'The baby pterosaur took the feather leaf, shut its eyes and leaned on the wind. The wind held. High over the clearing it opened one eye, and waved the leaf at everybody it passed.',
      {
        text: 'It took the feather leaf, and ran, and flew. It landed on its bottom. Again, again.',
        to: '3-5',
      },
    ],
    by: {
      slippery: {
        part: { one: 'mud step', an: false },
        holds: [
          'But the feather leaf lay above, on the mud step. It was smooth and tall, and feet came down it faster than they went up.',
          'But between them and the feather leaf was the mud step, and it shone. Somebody large had used it for a slide, for a thousand years or so.',
        ],
        worse: [
          'Everybody sat at the bottom again. Above the mud step the feather leaf had blown on, to the next branch.',
          'Down here there was a good deal of mud and all of them. Up there the mud step shone, and the feather leaf had turned its back.',
        ],
        sign: [
          'On one side there were old footprints in the mud, dried hard. They were rough, and they went up.',
          'Along one edge went a row of toes, dried as hard as biscuit. They pointed upwards.',
        ],
        yields: [
          'Then they were on top of the mud step, brown to the ears. There before them lay the feather leaf and lifted one edge.',
          'Someone put a brown hand over the top of the mud step, and then there were elbows, and knees. The feather leaf lay an arm away.',
        ],
      },
      high: {
        part: { one: 'silver tree', an: false },
        holds: [
          'But the feather leaf hung in the silver tree, above the mud step. It hung higher than a triceratops on its toes.',
          'But the feather leaf had caught in the silver tree, and the mud step below made it no nearer. You could see its shadow, and stand on that.',
        ],
        worse: [
          'The silver tree swayed back. The feather leaf went up with it, by one twig. From the mud step it looked no bigger than a spoon.',
          'Up went the feather leaf, with a swish, to where the thin twigs are. The silver tree shook itself, and three drops fell on the mud step.',
        ],
        sign: [
          'Quite low on the silver tree there was the stump of a branch. It was wide enough for one foot.',
          'Somebody had broken off a branch, low down, years ago. What was left was just the size of a heel.',
        ],
        yields: [
          'The silver tree bent down as far as it could. The feather leaf let go, sailed once over the mud step, and was there.',
          'The silver tree sighed and bowed. The feather leaf slid down the air, missed the mud step by a whisker, and came to rest upon a shoe.',
        ],
      },
      shy: {
        part: { one: 'duckbill', an: false },
        holds: [
          'But the feather leaf had come down by the mud step, and the smallest duckbill had it. It was behind the trunk, where it lived when others came.',
          'But the smallest duckbill had found the feather leaf on the mud step. When it saw them coming, it went behind its tree and took the leaf with it.',
        ],
        worse: [
          'The duckbill went further round the trunk, and then further. The feather leaf went with it, and by the mud step nobody was to be seen.',
          'There was nothing behind the trunk now, and then there was nothing behind the next one. On the mud step lay one silver hair of the feather leaf.',
        ],
        sign: [
          'Beside the trunk there was a flat nose. It looked out by exactly one nostril.',
          'The duckbill believed that it was hidden. But its beak was wider than the tree, by one nostril.',
        ],
        yields: [
          'The duckbill came out by itself, along the edge of the mud step. It held the feather leaf in front of its face and walked like that.',
          'The feather leaf came first, upright, along the mud step, as if it could walk. Behind it, after a while, came the duckbill.',
        ],
      },
      guarded: {
        part: { one: 'bigger duckbill', an: false },
        holds: [
          'But on the mud step stood the bigger duckbill, and that was the only way to the feather leaf. It was playing that nobody gets past, and it played well.',
          'But the bigger duckbill had made itself king of the mud step, and the feather leaf was its castle. It was quite clear about visitors.',
        ],
        worse: [
          'The bigger duckbill spread its arms, and bent its knees. Behind it, on the mud step, there was no silver to be seen, and no feather leaf.',
          'The bigger duckbill stuck out its elbows and breathed in. The mud step was full of duckbill, and the feather leaf had gone.',
        ],
        sign: [
          'The bigger duckbill kept looking down into the pool. In the water lay its moss ball, just too far out.',
          'It was looking past them, with its head on one side. Out in the pool floated a ball of moss.',
        ],
        yields: [
          'The bigger duckbill dropped its arms and hopped off the mud step. Behind it, on the ground, stood the feather leaf and trembled.',
          'The bigger duckbill slid down the mud step on its tail and was off. It had left its castle standing there, and that was the feather leaf.',
        ],
      },
    },
  },
  bones: {
    title: ['The Last Tooth', 'The Jaw on the Table'],
    prize: { one: 'jaw', an: false },
    obstacle: { one: 'find tent', an: false },
    task: [
      'At six the village would come to see what a camp of fifteen-year-olds had dug out of its quarry in three weeks. It was a jaw, or it was two thirds of one. The last tooth lay in a box of its own, on cotton wool.',
      'It had lain in the quarry for a very long time, and since Tuesday on a table, in plaster. At six the village wanted to see what its hill had in its mouth. One tooth still had to go in.',
    ],
    gift: [
      'At six they lifted the cloth. The jaw lay on the table with all its teeth in a row, and one of them was whiter than the others. An old quarryman bent down to it and ran his tongue along his own.',
      'The cloth came off, and for a while the village and the jaw looked at each other. Then a child opened its mouth as wide as it would go, to compare. The last tooth fitted so well that nobody asked which one it was.',
    ],
    by: {
      broken: {
        part: { one: 'plaster jaw', an: false },
        holds: [
          'But in the find tent the jaw had cracked at the hinge when it was turned. The tooth did not fit a jaw that was open by a finger.',
          'But in the find tent someone had leaned on the plaster jaw, and it gaped at the hinge. You cannot put a tooth in a jaw that yawns.',
        ],
        worse: [
          'Another piece had come off at the hinge. In the find tent there were now three parts of a jaw, and the tooth, alone in its box.',
          'The plaster jaw yawned a bit wider, and a bit fell out of it. In the find tent they now had one jaw in three sizes.',
        ],
        sign: [
          'The break was white, on both sides. One edge had a step in it, and the other had the same step.',
          'If you held the lamp low, you saw a pencil line run over the plaster. It stopped at one edge, and went on at the other.',
        ],
        yields: [
          'The jaw shut, with a sound like a cup set down. In the find tent they could hear the tooth go in.',
          'The pencil line was one line again, and the jaw was shut. In the find tent somebody let go of their own.',
        ],
      },
      guarded: {
        part: { one: 'assistant', an: true, g: 'f' },
        holds: [
          'But in the find tent sat the assistant, and since the mix-up with the labels nobody was to touch the trays. The jaw was behind her, numbered.',
          'But the assistant had drawn a line across the find tent, in chalk, and on the other side of it was the jaw. There had been finger marks.',
        ],
        worse: [
          'The assistant drew the cloth over the trays and sat down in front of it. The jaw was a shape now, and the find tent was shut for the day.',
          'The assistant drew a second line, nearer to the door. From behind that one the jaw was a white thing under a cloth, and the find tent had got small.',
        ],
        sign: [
          'The assistant kept looking at one line of her list. It said found by, and after that there was nothing.',
          'The assistant kept looking at her own two hands. For the lifting of the cloth, said the plan on the wall, it takes four.',
        ],
        yields: [
          'The assistant took a corner of the cloth and folded it back, twice, as you do a bed. In the find tent lay the jaw, tray by tray.',
          'The assistant put one foot on the chalk and rubbed. There was a gap in the line, as wide as a person. They stood in the find tent, two and two, and between them was the jaw.',
        ],
      },
      needsTime: {
        part: { one: 'plaster', an: false },
        holds: [
          'But in the find tent the plaster in the joint was as soft as yoghurt, and the tooth leaned. Whoever moved the jaw now would do it twice.',
          'But the plaster in the find tent had been mixed by four people with four opinions. It was setting by none of them, and until it did the jaw was to be left alone.',
        ],
        worse: [
          'The plaster had slumped. The jaw had to be wiped out and filled again, and in the find tent the tooth was back on its cotton wool.',
          'There was a dent in the plaster, and the tooth had sunk in it up to the crown. In the find tent the jaw looked as though it had bitten on something.',
        ],
        sign: [
          'Along the rim ran one white line, dry, a hair wide. It had not been there at four.',
          'It had begun to get warm, quite at the edge. Plaster does, just before.',
        ],
        yields: [
          'The white had gone from the rim to the middle. In the find tent one of them knocked on the plaster, and the jaw answered like bone.',
          'The plaster was cold and hard, and had gone white as a plate. In the find tent nobody held their breath any more, and the jaw held its tooth.',
        ],
      },
    },
  },
  trail: {
    title: ['The Footprint That Talks', 'At the Third Bush'],
    prize: { one: 'roar', an: false },
    obstacle: { one: 'dinosaur trail', an: false },
    task: [
      'At four a class of six-year-olds was coming to the dinosaur trail. The friends had built it in the Easter holidays. At the third bush one stepped on a footprint and it roared, with slow steps that came nearer. Since Thursday it had said nothing.',
      'You could hear the six-year-olds from the bus stop on. They had been promised a roar. The friends had built it out of a drainpipe, a lion from the zoo and one of their uncles, and since Thursday it did nothing.',
    ],
    gift: [
      'At the third bush a very small boy stepped on the footprint. There was the roar, and the slow steps, and twenty-four children stood as still as trees. Then he stepped on it again, to check.',
      'Twenty-four children trod on the footprint, one after another, and each had a turn at being frightened. The smallest of them roared back. It was the better roar, and they wrote that down for next year.',
    ],
    by: {
      locked: {
        part: { one: 'speaker box', an: false },
        holds: [
          'But at the third bush of the dinosaur trail the speaker box was shut, and the one who had built it did not answer. Inside it somebody had turned down the roar.',
          'But beside the dinosaur trail the speaker box had its lid on, and the friend who knew how it opened was not speaking. Inside it was the roar.',
        ],
        worse: [
          'The lid of the speaker box had jammed in its groove. Along the dinosaur trail the roar was a mumble, as of somebody in a wardrobe.',
          'The lid of the speaker box had bitten in at one corner. On the dinosaur trail you heard a roar like somebody moving a cupboard two floors up.',
        ],
        sign: [
          'Beside the speaker box a tent peg was stuck in the ground, and it was bent. It had been bent on purpose.',
          'Under the speaker box, on a string, hung half a clothes peg. It had been whittled to a point.',
        ],
        yields: [
          'The lid of the speaker box slid out. Along the whole dinosaur trail pigeons went up, and that was the roar.',
          'The lid let go, and a spider came out first. After the spider, all along the dinosaur trail, came the roar.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'trail helper', an: false },
        holds: [
          'But the trail helper had come from the twin town for the week and looked after the dinosaur trail. Each request was carried out at once, with a smile, and was the opposite, and the roar was off.',
          'But the trail helper had been asked for something loud, and had understood something crowded. There were nine visitors’ groups on the dinosaur trail now, and over all of them, nowhere, was the roar.',
        ],
        worse: [
          'The trail helper had switched on the birds. On the dinosaur trail there were forty larks now, and of the roar there was not a whisper.',
          'The trail helper had put up a sign. It said quiet, in three languages, and so on the dinosaur trail even the roar would have had to be.',
        ],
        sign: [
          'On the back of a map somebody had scribbled the way to the toilets, with arrows. The trail helper had nodded at once.',
          'A small girl went by with her hands for claws. The trail helper stood aside for her at once, and showed teeth.',
        ],
        yields: [
          'The trail helper read something, said ah and pressed two switches. The larks broke off, and through the dinosaur trail went the roar.',
          'The trail helper showed all the teeth there were, laughed, and turned a knob. The whole dinosaur trail jumped, and that was the roar.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'painted neck', an: false },
        holds: [
          'But on the dinosaur trail the painted neck had fallen down, six metres of it, right across the speaker. The roar was under there. When the head was up, the shoulders slid.',
          'But the wind had got under the painted neck, and it lay across the dinosaur trail like a level crossing. Lift the head, and the tail is on the speaker, with the roar below it.',
        ],
        worse: [
          'The painted neck lay more crooked than before. Along the dinosaur trail you heard the roar as if someone had sat down on it.',
          'The painted neck had turned over. On the dinosaur trail it looked at everybody from below, and the roar had gone to a purr.',
        ],
        sign: [
          'Behind the head of the painted neck was a second handle. The school that had painted it had been short of people too.',
          'Along its underside somebody had nailed a second lath, for carrying. It had been meant as a joke, and was marked: tail end.',
        ],
        yields: [
          'The painted neck rose out of the bushes, head and shoulders at once. There stood the dinosaur trail as it was on the poster, and it had its roar.',
          'The painted neck went up, first the front and then, because somebody had the lath, the rest. It looked down on the dinosaur trail as if it had never lain there, and roared its roar.',
        ],
      },
    },
  },
} satisfies EnErrands;
