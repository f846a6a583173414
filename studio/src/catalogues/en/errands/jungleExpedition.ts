import type { EnErrands } from '../../schema.ts';

export const jungleExpedition = {
  orchid: {
    title: ['Once a Year, Today', 'The Flower Across the River'],
    prize: { one: 'orchid', an: true },
    obstacle: { one: 'rope bridge', an: false },
    task: [
      '<helper>The orchid opens today,</helper> said {helper}. <helper>Once a year, before dusk, and then it’s over. I’ve always watched it alone. There’s nobody to say oh to.</helper>',
      '<helper>I’ve seen it eleven times,</helper> said {helper}. <helper>It opens once a year, at dusk, the orchid. And each time I turn round to say look, and there’s only me.</helper>',
      {
        text: '<helper>The orchid opens today,</helper> said {helper}. <helper>Just once. I’ve nobody to say oh to.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'Petal by petal the orchid opened, white, with a yellow tongue. It took as long as a yawn, and it smelled of vanilla. <helper>Oh,</helper> said {helper}. Then they sat side by side and said it once more.',
      'The orchid opened its last petal. In there sat a bee that had been shut in since last year, and it flew off. <helper>Look,</helper> said {helper}, and turned round, and somebody was there.',
      {
        text: 'The orchid opened, slow as a yawn. <helper>Oh,</helper> said {helper}. They all said it. Oh.',
        to: '3-5',
      },
    ],
    by: {
      broken: {
        part: { one: 'plank', an: false },
        holds: [
          'But the orchid was across the river, and the rope bridge had lost its first plank. It had split down the middle, and the bridge hung low.',
          'But the rope bridge began with a gap. Its first plank had cracked right through, and the orchid was over there, where the bridge came out.',
        ],
        worse: [
          'A second plank had come off at one end. The rope bridge hung lower still, and the orchid was further away by that much.',
          'There was a snap, and something brown sailed off down the river. The rope bridge had one step less, and the orchid looked smaller.',
        ],
        sign: [
          'On the ground lay the two halves of the plank. One edge had a hook of wood, and the other had a notch for it.',
          'The two bits of plank lay in the grass and seemed to know each other. Where one went in, the other came out.',
        ],
        yields: [
          'The rope bridge bore them, with a creak at the place where it was whole again. Across the river, in its fork, waited the orchid.',
          'Creak, said the rope bridge, and held. At the other end of it, in the fork of a tree, the orchid was waiting with its mouth shut.',
        ],
      },
      tangled: {
        part: { one: 'vine', an: false },
        holds: [
          'But the orchid was across the river. Round the rope bridge a vine had grown and pulled its planks together like a fan.',
          'But you got to the orchid by the rope bridge, and the vine had got to it first. It had gathered in the planks, the way you gather in a skirt.',
        ],
        worse: [
          'The vine drew the rope bridge up into a bundle. On the far side its other end bent down the branch of the orchid.',
          'Now the vine held the bridge by the waist, and the bridge could not breathe. Across the water the orchid was being pulled down by its branch.',
        ],
        sign: [
          'Near the post the vine lay in one loose loop. A frog was sitting in it, as if in a window.',
          'At the foot of the post the vine had made a window and not shut it. Somebody green lived there.',
        ],
        yields: [
          'The vine slid into the grass, and the rope bridge unfolded, plank after plank. At its end was the orchid, with its bud still shut.',
          'The vine gave up the planks one by one, tock, tock, tock. The rope bridge lay down flat over the river, and led straight to the orchid.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'long plank', an: false },
        holds: [
          'But the orchid was across the river, and on the bank lay the long plank of the rope bridge. As soon as one end was in, the other came out.',
          'But the rope bridge to the orchid wanted its long plank back. That had two ends, and they were never of the same opinion.',
        ],
        worse: [
          'The long plank lay on the bank again, more crooked. The rope bridge swung, and the orchid swung away from it on its branch.',
          'The plank had come out again and swung round, and it lay across everything. Over there the orchid nodded on its branch, because the rope bridge pulled at it.',
        ],
        sign: [
          'At the far end of the long plank there was a second notch, just right for two hands. It was free.',
          'The far end had a notch as well. There was moss on it, and no hand had rubbed it off.',
        ],
        yields: [
          'Clack, the long plank lay in the rope bridge, at both ends. And there, four steps on, was the orchid.',
          'Both ends sat down at once. The rope bridge stretched, and four steps away, in its fork, was the orchid.',
        ],
      },
      slippery: {
        part: { one: 'mossy plank', an: false },
        holds: [
          'But the orchid was across the river, and in the middle of the rope bridge lay a mossy plank. Nobody’s feet stayed on it.',
          'But in the middle of the rope bridge came the mossy plank, and after the mossy plank came the river, a bit lower. The orchid was on the far bank.',
        ],
        worse: [
          'Everybody sat by the first post again, with green trousers or green knees. Across the river a wet leaf had slid down over the orchid.',
          'They were back, and some of them had come on their knees. The rope bridge went on rocking, and it rocked the orchid until its bud drew in.',
        ],
        sign: [
          'In the middle of the moss there was one spot of bark. It was dry, and as rough as a cat’s tongue.',
          'A patch on the mossy plank had never taken to moss. The bark was bare there, as scratchy as a beard.',
        ],
        yields: [
          'Then came the last plank of the rope bridge, and then the bank. There in its fork was the orchid, about to begin.',
          'Nobody looked down. Then there was grass, and the rope bridge was behind them, and at eye level hung the orchid.',
        ],
      },
    },
  },
  drum: {
    title: ['The Rain Drum', 'The Frogs Begin All at Once'],
    prize: { one: 'drum', an: false },
    obstacle: { one: 'howler tree', an: false },
    task: [
      '<helper>It’s the tree frogs’ concert tonight,</helper> said {helper}. <helper>They can sing. But without the rain drum they all start at once, and then they stop at once, out of fright.</helper>',
      'The tree frogs had been clearing their throats since noon. But nobody begins without the rain drum, since nobody dares to be first. And tonight was the concert.',
      {
        text: '<helper>The frogs are singing tonight,</helper> said {helper}. <helper>But the rain drum’s gone, so nobody knows when to start.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The oldest frog put the drum in front of his feet. Dop, he went. Dop. Then the first frog came in, and then the next, one after another, like lamps.',
      'Dop, went the drum, by itself, because a drop had fallen on it. Then the oldest frog took it over. They sang until the moon came to see, and nobody had been first.',
      { text: 'Dop, went the drum. Dop. One frog began, and then they all did.', to: '3-5' },
    ],
    by: {
      noisy: {
        part: { one: 'howler', an: false },
        holds: [
          'But the drum was in the howler tree, and the howlers were practising. You had to listen for its soft beat, and the smallest howler had the biggest mouth.',
          'But the drum was in the howler tree. It beat so softly that a moth could have slept on it. Unfortunately the howlers were at home.',
        ],
        worse: [
          'The howl filled the whole tree and ran out at the top. Somewhere inside the drum beat softly, and it went under.',
          'Every branch had its howl now, and each howl had its echo. The howler tree shook with it, and the drum kept its mouth shut.',
        ],
        sign: [
          'Before each howl the smallest howler drew in a breath. It took as long as it takes to blink, and in that time it was still.',
          'Even the smallest howler had to breathe in. It was only a sip, and it was as still as a spoon.',
        ],
        yields: [
          'The smallest howler shut its mouth and swallowed. In the howler tree it went dop, quite near, and there was the drum.',
          'The last howl ran up the howler tree and off over the tops. What it left behind was a dop, and another dop, and that was the drum.',
        ],
      },
      asleep: {
        part: { one: 'old howler', an: true, g: 'm' },
        holds: [
          'But the drum was in the howler tree, and on it, as on a pillow, slept the old howler. His breath made it hum.',
          'But the old howler was asleep up in the howler tree, and he took the drum for his pillow. At each breath it hummed along.',
        ],
        worse: [
          'The old howler grumbled and pulled the drum in closer under his ear. Only the rim was to be seen.',
          'The old howler had put both arms round the drum. In the howler tree it hummed under him now, quite low, and could not get out.',
        ],
        sign: [
          'Beside the old howler lay six nut shells in a row. Each lay with its open side up.',
          'Six nut shells stood before his nose in a line, and he had turned each one the right way up. They were waiting for rain.',
        ],
        yields: [
          'The old howler turned over and put his head on his arm instead. There in the howler tree stood the drum, a bit warm.',
          'The old howler rolled on his back and let one arm hang from the howler tree. The drum stood free, with an ear’s print in its skin.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'howler', an: false },
        holds: [
          'But in the howler tree sat a howler who minded the drum. Whatever was said to it, it took for a new song.',
          'But a howler in the howler tree had been given the drum to look after, and it loved music. Whatever you said, it took for the next verse.',
        ],
        worse: [
          'The howler sang along, and carried the drum up to the next branch of its tree. There it put one foot on it.',
          'The howler threw back its head and gave them the whole song. With the drum under its arm it climbed up the howler tree, towards the applause.',
        ],
        sign: [
          'High up, a baby howler held out an empty hand. The howler held out one too, exactly as flat.',
          'A small howler showed its mother an empty palm. At once the big one with the drum showed its own.',
        ],
        yields: [
          'The howler came down with long arms and hung there by its tail. Then it put the drum where the hands were.',
          'The howler let itself down by the tail, out of the howler tree, head first. It laid the drum where it had seen the hands.',
        ],
      },
      dark: {
        part: { one: 'hollow', an: false },
        holds: [
          'But the drum was down in the howler tree, in the hollow. It was green in there at the top, and black lower down.',
          'But the howler tree was hollow, and it had the drum in its stomach. You could put your head in and see nothing, in green.',
        ],
        worse: [
          'The leaves closed over the hole. The hollow in the howler tree was as black as a well, and no drum was to be seen.',
          'The green had gone out as well. The howler tree had its mouth full of black. Of the drum there was not so much as a rim.',
        ],
        sign: [
          'Far in there was a glimmer. A drop hung there on the edge of a leaf, and did not fall.',
          'Deep down hung a light no bigger than a pip. It was a drop, and it shook.',
        ],
        yields: [
          'There was the end of the hollow, all soft with old wood. There stood the drum, with its leaf on top and the drop in the middle.',
          'First you saw the drop, then the leaf it hung from. Then, in the very toe of the howler tree, you saw the drum.',
        ],
      },
    },
  },
  lantern: {
    title: ['A Lantern Like a Plum', 'The Ant With One Letter Left'],
    prize: { one: 'lantern', an: false },
    obstacle: { one: 'strangler fig', an: false },
    task: [
      '<companion>Look, the ant postman’s stopped,</companion> said {companion}. There was one letter left, for the very last nest, and the path went on in the dark. The firefly lantern was gone. Before night the letter had to be there.',
      '<companion>There’s a letter left in its bag,</companion> said {companion}. It was the ant postman’s last, for the very last nest. For the dark bit of the path it had a firefly lantern, or it had had one.',
      {
        text: 'The ant postman had one letter left. <companion>It’s too dark for him,</companion> said {companion}. <companion>He needs his lantern.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'The ant postman hung the lantern over its feelers and marched off. They could see it for a long time, a green dot, on and off. Then it stopped, and somewhere a very small door opened.',
      'The ant postman lifted the lantern, and the path came out of the dark, one root at a time. At the very last nest somebody read the letter by the green light, and it was not long.',
      {
        text: 'The ant hung up the lantern and marched. On, off, on. A tiny door opened, far away.',
        to: '3-5',
      },
    ],
    by: {
      high: {
        part: { one: 'fig root', an: false },
        holds: [
          'But the lantern hung up in the strangler fig. Below it there was only a fig root, as smooth as a neck.',
          'But the lantern had been hung up in the strangler fig by somebody with longer legs. The fig root below it went straight up, and it had no steps.',
        ],
        worse: [
          'The branch swung up and took the lantern with it. Now it hung one twig higher in the strangler fig.',
          'The strangler fig moved in its sleep. When it lay still again, the lantern was a storey higher, and looked like a star.',
        ],
        sign: [
          'Low on the fig root there was a knot. It was just as wide as the front of a foot.',
          'By the foot of the fig root was a bump, where a toe could think of starting. Ants went round it.',
        ],
        yields: [
          'The strangler fig let its branch sink, slowly, leaf by leaf. At the end of it came the lantern, and it was on.',
          'Down came the branch, with a long yawn of leaves. From its last twig, so low that you could blow on it, hung the lantern.',
        ],
      },
      shy: {
        part: { one: 'young sloth', an: false },
        holds: [
          'But in the strangler fig a young sloth had the lantern in its lap. It was shy, and when it was looked at it turned away. That took a while.',
          'But a young sloth sat in the strangler fig with the lantern on its stomach. It wished them all good evening, and turned its face to the wall, very slowly.',
        ],
        worse: [
          'The young sloth had turned to the trunk. The light of the lantern was covered, and the strangler fig was dark.',
          'By now the young sloth was round behind the trunk. A bit of green ran along the edge of the strangler fig, and then the lantern was gone.',
        ],
        sign: [
          'Round the branch came one long claw. It looked out and waved a little.',
          'It takes a sloth a while to hide, and it had not got to the end. One claw was still on this side.',
        ],
        yields: [
          'The young sloth turned back, as slowly as a clock. It came down out of the strangler fig and held out the lantern.',
          'The young sloth came back round the strangler fig, an inch and then an inch. It hung the lantern on its longest claw and stretched it out.',
        ],
      },
      guarded: {
        part: { one: 'sentry ant', an: false },
        holds: [
          'But the lantern hung in the strangler fig, and on the lowest step stood a sentry ant. It let nobody up, not even ants.',
          'But whoever wanted the lantern had to go up the strangler fig, and at the bottom stood a sentry ant. It was the size of a comma, and it meant full stop.',
        ],
        worse: [
          'The sentry ant stood crosswise, with both feelers up. From here there was no lantern to be seen in the strangler fig.',
          'The sentry ant had called up the rest of its legs. It stood across the step, and the strangler fig behind it was as dark as if there were no lantern.',
        ],
        sign: [
          'The sentry ant kept looking behind it. There lay a crumb, and it was too big for one.',
          'It was not looking at them at all. Behind it lay a crumb of bread, and it kept measuring that with its feelers.',
        ],
        yields: [
          'The sentry ant folded its feelers and stepped off the step. At the top of the strangler fig the lantern went on.',
          'The sentry ant turned about and marched away on business. High in the strangler fig, green and wide awake, hung the lantern.',
        ],
      },
      heavy: {
        part: { one: 'seed cone', an: false },
        holds: [
          'But a seed cone had come down out of the strangler fig, right on the string of the lantern. It was as big as a bucket.',
          'But the lantern was held down by its string, and on the string lay a seed cone. The strangler fig throws one every ten years.',
        ],
        worse: [
          'The seed cone settled in the moss. The lantern lay pulled down flat between two roots of the strangler fig.',
          'The seed cone had made itself a nest in the moss. The string was as tight as a bowstring. The lantern lay with its cheek to a root of the strangler fig.',
        ],
        sign: [
          'One scale of the seed cone stood out below. On that it rocked, when something flew by.',
          'Something crawled under the seed cone and out again at the other side. It rocked there, on one scale.',
        ],
        yields: [
          'The seed cone rolled over its scale and away down the roots of the strangler fig. The lantern jumped up on its string and shone.',
          'The seed cone went off between the roots of the strangler fig, trundle, trundle. The string was free, and the lantern stood up and went on.',
        ],
      },
    },
  },
  sound: {
    title: ['Eleven Seconds of Night Bird', 'The Listening Night'],
    prize: { one: 'song', an: false },
    obstacle: { one: 'zipped tent', an: false },
    task: [
      'At eight the camp would sit in the dining tent with the lamps off and listen to three weeks of forest. Eleven seconds of it were missing. It was the night bird from the first week, which had not sung again.',
      'The supper things had been cleared away, and they were putting out the lamps. Three weeks of forest would be played, in the dark, to those who had lived in it. It had a hole of eleven seconds, where the night bird ought to be.',
    ],
    gift: [
      'In the dining tent it was so dark that nobody knew who sat next to them. The song came, eleven seconds, and then the hiss after it. From the real forest, a long way behind the kitchen, something answered.',
      'It was so dark that you heard people listening. The song came out of nowhere, and went back there. For as long as the hiss lasted nobody moved a spoon.',
    ],
    by: {
      locked: {
        part: { one: 'zip', an: false },
        holds: [
          'But the song was on the friend’s small speaker, and that was in the zipped tent. After the quarrel about the credits the friend had not been seen at supper.',
          'But the friend had it, in the zipped tent, and had it on only for one. All you heard of the song from outside was a beat on the ground sheet.',
        ],
        worse: [
          'The zip was drawn to the last tooth. In the zipped tent the song broke off in the middle, and somebody turned over.',
          'There was a small padlock on the zip now, of the sort for suitcases. In the zipped tent the beat had stopped, and the song had been turned to the wall.',
        ],
        sign: [
          'On the peg outside hung a pair of headphones. The cable had two plugs.',
          'On the guy rope hung a drying sock, and in it, in plain sight, there was a small key.',
        ],
        yields: [
          'The zip went down, as far as a hand needs. Out of the zipped tent came the speaker, and out of the speaker, quite softly, the song.',
          'The zip came down with a long purr. Out of the zipped tent came an arm, and at the end of the arm was the song.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'researcher', an: false, g: 'm' },
        holds: [
          'But the friend was in the zipped tent, and the visiting researcher had the card with the song. Whatever anyone asked him, he took for a report and thanked for it.',
          'But the researcher had the only copy, since the one in the zipped tent had been taken off the list. He had asked what the song was good for. He had been told, and had written: for nothing.',
        ],
        worse: [
          'The researcher wrote it all down, put the card with the song into an envelope and sealed it for the archive. The zip of the tent did not move.',
          'The researcher stamped the card with the song and put it under done. In the zipped tent somebody laughed, not very happily.',
        ],
        sign: [
          'A cook went past the zipped tent, whistling three notes. The researcher looked up at once, pen in the air.',
          'He had a kettle that whistled. Each time it did, the researcher whistled along, a third higher.',
        ],
        yields: [
          'The researcher opened the envelope with his thumb and laid the card on the table. Beside the zipped tent it went into the player, and there was the song.',
          'The researcher stood there with his lips still pursed, looked at the card, and turned red. Then he played the song himself, quite loud, for the benefit of the zipped tent.',
        ],
      },
      heavy: {
        part: { one: 'wet canvas', an: false },
        holds: [
          'But beside the zipped tent the wet canvas had come down on the equipment table. Under it stood the speaker with the song, and the rain was still in it.',
          'But the big tarpaulin had let go of its poles, and the wet canvas lay on everything, between the kitchen and the zipped tent. The box with the song was somewhere about the middle.',
        ],
        worse: [
          'The wet canvas sagged and pressed the speaker to the wood. The song had become a gurgle, and in the zipped tent nobody stirred.',
          'More rain had run together in the wet canvas. It had a stomach now, and that lay on the box, and from the zipped tent no one came to help with a song.',
        ],
        sign: [
          'One corner of the canvas hung over the edge and was dry. It lifted when somebody walked by.',
          'In one place a tent peg stood up under the wet canvas. There was a fold over it, and that moved like a see-saw.',
        ],
        yields: [
          'The canvas folded back over itself, and all its water ran off on one side, against the zipped tent. There stood the speaker, and its lamp was on. The song was in it.',
          'The water went over the edge in one lump, and missed the zipped tent by a foot. What was left was only cloth, and they folded it back, and the song was dry.',
        ],
      },
    },
  },
  bridge: {
    title: ['The Last Carved Rail', 'Saturday at Noon'],
    prize: { one: 'carved rail', an: false },
    obstacle: { one: 'bridge site', an: false },
    task: [
      'On Saturday at noon the village would test its new footbridge with its smallest inhabitants, forty of them, in a procession. The work camp’s railing had a gap in it, as wide as a child. What belonged there was a rail with a carved bird.',
      'There was a bridge, and there was a mayor with a pair of scissors, and in a long row there were forty children who had been told not to push. In the railing was a gap. The rail for it had a bird on it, carved by everyone in turn.',
    ],
    gift: [
      'At noon the little ones went across, each with one hand on the railing. At the carved rail every one of them let go, stroked the bird, and took hold again. It took them forty minutes, and the mayor cut the ribbon when it was over.',
      'Forty hands stroked the bird, and it was quite shiny by noon. The mayor was the last to go across. He looked to see if anyone was watching, and stroked it as well.',
    ],
    by: {
      broken: {
        part: { one: 'split rail', an: false },
        holds: [
          'But at the bridge site the carved rail had split, right through the wing. That was on the day when the plan was altered and not everybody was told.',
          'But at the bridge site they had set the rail down on a stone, each thinking that the other had it. It was a split rail now, and the bird had one wing.',
        ],
        worse: [
          'A longer splinter had come away. Half of the bird was gone from the carved rail, and at the bridge site each looked at somebody else’s saw.',
          'The bird came off altogether. There was no carved rail on that bridge site any more, there was a perch.',
        ],
        sign: [
          'Both edges of the split rail were splintered, and every splinter on the one had its groove in the other.',
          'Somebody had carved a name under the wing, very small. Half of it was here and half of it was over there.',
        ],
        yields: [
          'The split rail was one piece, with a seam like a feather more. At the bridge site they let it down in its notches, and in the gap flew the carved rail.',
          'The name could be read again. They carried the carved rail across the bridge site, four of them, at one pace, and it clicked into its place.',
        ],
      },
      guarded: {
        part: { one: 'forewoman', an: false, g: 'f' },
        holds: [
          'But at the bridge site the forewoman said no. Since somebody had stepped back from a ladder without looking, no volunteer went out on the planks, and the carved rail lay beneath the tarpaulin.',
          'But the forewoman had put a bar across the bridge site. It said four at a time on it, and they had been nine. The carved rail leaned against her hut.',
        ],
        worse: [
          'The forewoman folded the list and stood on the first plank. The bridge site was closed, and one did not even see the shape of the carved rail.',
          'The forewoman carried the bar two metres nearer. The carved rail was on the inside of it, all by itself, and the bridge site was as good as shut.',
        ],
        sign: [
          'The forewoman kept looking at two hooks. On one hung a helmet, and on the other there was none.',
          'The forewoman kept looking up at the sky and down at a paper. It was her speech, and it consisted of a hello.',
        ],
        yields: [
          'The forewoman stepped off the plank and pulled the tarpaulin back as she passed. The bridge site was open for two at a time, and there lay the carved rail.',
          'The forewoman laughed at something, and took out her pencil. While she wrote she pushed the bar up with an elbow. The bridge site was open, and they went and got the carved rail.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'hand rope', an: false },
        holds: [
          'But at the bridge site the hand rope runs through every post, and only then can the carved rail be set. When it was drawn tight here, it slid out over there.',
          'But the hand rope has to be tight before the carved rail is put in, and it runs from bank to bank. At the bridge site they all stood on the one.',
        ],
        worse: [
          'The hand rope had come out of the posts again, and was twisted. At the bridge site the carved rail hung by one notch over the water.',
          'The hand rope had slid through every post and hung in the river. The carved rail lay on the planks, and across the bridge site came the first of the small ones, to see.',
        ],
        sign: [
          'On the other bank lay the second end of the hand rope. It was whipped, and ready, and nobody stood there.',
          'Over there, on a branch, somebody had hung a pair of gloves. They had been put there for the other end.',
        ],
        yields: [
          'The hand rope was tight from bank to bank and hummed. At the bridge site you heard two taps, and the carved rail sat.',
          'The hand rope sang, it was as tight as that. At either end of the bridge site somebody leaned back, and in between they let in the carved rail.',
        ],
      },
    },
  },
} satisfies EnErrands;
