import type { EnErrands } from '../../schema.ts';

export const riverRaft = {
  wheel: {
    title: ['Once Round Before Dark', 'The Mill Wheel by the Dam'],
    prize: { one: 'mill wheel', an: false },
    obstacle: { one: 'beaver dam', an: false },
    task: [
      'Grandad walked along the bank beside them, as he had promised. Once, when he was small, he had seen the mill wheel turn. He wanted to see it again, once round, before dark.',
      'Grandad had the sound of it still, he said: clop, and clop, and clop. He had been as tall as the gate, and the mill wheel had been taller. On the bank he walked faster now, for it was getting dark.',
    ],
    gift: [
      'The mill wheel made one tooth, then two, and then it found the third by itself. Water ran off it in strings. Grandad took off his cap and went all the way round with his eyes, up, over, and down.',
      'Clop, went the mill wheel. Grandad stood there and did not say anything. Clop, it went, and clop, and at every clop his cap nodded.',
    ],
    by: {
      tangled: {
        part: { one: 'willow branch', an: false },
        holds: [
          'But the mill wheel stood in the beaver dam, and a willow branch had grown in through its spokes. It went in at the top and came out at the hub.',
        ],
        worse: [
          'The willow branch bent in tighter. The mill wheel was pulled down by a tooth, and the beaver dam creaked.',
        ],
        sign: ['Near the hub the willow branch made a loose loop. A wagtail hopped through it.'],
        yields: [
          'The willow branch swung out of the beaver dam and dripped. The mill wheel rocked, to and fro, like somebody about to get up.',
        ],
      },
      heavy: {
        part: { one: 'log', an: false },
        holds: [
          'But the mill wheel stood still, for a log had come down with the flood. It lay against it, at the end of the beaver dam, and it was a whole tree.',
        ],
        worse: [
          'The log settled in the mud. The mill wheel was pressed against the wall, and out of the beaver dam came a bubble.',
        ],
        sign: ['One end of the log lay on a stone. There it rocked, when the water came.'],
        yields: [
          'The log rolled over its stone and lay down along the beaver dam. Behind it you could hear the water look for the mill wheel, and find it.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'dam stick', an: false },
        holds: [
          'But all the water stayed behind the beaver dam, and the mill wheel got none. Each dam stick held the next, and when one came out, three came down.',
        ],
        worse: [
          'The dam sticks lay as before, only more crooked. The mill wheel had got one drop, and the beaver dam had kept the rest.',
        ],
        sign: ['On the other side stuck out a stump. It was as thick as a wrist, and it was dry.'],
        yields: [
          'There was a gap in the beaver dam, as wide as a bucket. The water went through it in one long green tongue, straight to the mill wheel.',
        ],
      },
      slippery: {
        part: { one: 'wet log', an: false },
        holds: [
          'But the way to the mill wheel went along the beaver dam, ankle-deep, and over a wet log. Grandad held out a hand, but the log had other plans.',
        ],
        worse: [
          'Everyone stood on the bank again, with more river in their socks. At the beaver dam the mill wheel jerked back by half a turn.',
        ],
        sign: ['On the wet log there was a spot with its bark still on. It was dry, and as rough as a rasp.'],
        yields: [
          'Then there was the mill wheel under their hands, wet and green. From the end of the beaver dam Grandad said: now.',
        ],
      },
    },
  },
  basket: {
    title: ['The Picnic Basket at the Bend', 'Nothing to Eat Since Noon'],
    prize: { one: 'picnic basket', an: false },
    obstacle: { one: 'reed bed', an: false },
    task: [
      'The otter watcher had been sitting at the bend since noon, quite still, with nothing to eat. At six he would have to go. The picnic basket was meant for all of them, and it had floated off.',
      'For six hours the otter watcher had eaten nothing but a peppermint. Otters hear you unwrap things. There would be sandwiches with the raft, he had been told. Then the picnic basket had gone down the river by itself.',
    ],
    gift: [
      'The otter watcher lifted the cloth and asked nothing, because his mouth was full. The sandwiches were a little wet on one side. He wrote in his book: one otter, one basket, half past five.',
      'The otter watcher opened the picnic basket without one creak. He chewed so quietly that an otter came up beside him. It looked at the sandwich, it looked at him, and stayed.',
    ],
    by: {
      guarded: {
        part: { one: 'drake', an: false, g: 'm' },
        holds: [
          'But the picnic basket had come ashore in the reeds, and there a drake lived with his family. He had just decided that it was a house.',
        ],
        worse: [
          'The drake stretched up and stood broader. Behind him in the reeds there was no picnic basket to be seen, only the end of a cloth.',
        ],
        sign: [
          'The drake kept looking at a log. On the wrong side of it swam one duckling, round and round.',
        ],
        yields: [
          'The drake turned and paddled off with short quick strokes. In the reeds, quite empty of ducks, lay the picnic basket.',
        ],
      },
      shy: {
        part: { one: 'young otter', an: false },
        holds: [
          'But in the reeds sat a young otter, and it was behind the picnic basket. It had smelled the cheese, and then it had seen the people.',
        ],
        worse: [
          'The young otter went deeper into the reeds. It drew the cloth after it, and with the cloth went the picnic basket.',
        ],
        sign: ['Between two stalks was a nose. It was wet, and it was counting sandwiches.'],
        yields: [
          'The young otter came out of the reeds by itself, long and low. It put both paws on the picnic basket and pushed.',
        ],
      },
      dark: {
        part: { one: 'hollow', an: false },
        holds: [
          'But the picnic basket had drifted through the reeds to the alder. Under its roots was a hollow, and it was dark in there as in a boot.',
        ],
        worse: [
          'A cloud went over. Behind the reeds the hollow was black, and nothing checked was to be seen of the picnic basket.',
        ],
        sign: ['Quite far in was a glimmer. It was red, and it had a corner.'],
        yields: [
          'It was not far at all, only an arm and a shoulder. Behind the reeds, on the dry sand under the roots, sat the picnic basket.',
        ],
      },
      narrow: {
        part: { one: 'gap', an: false },
        holds: [
          'But the picnic basket had floated into the reeds. They had a gap at that place, and it was for moorhens.',
        ],
        worse: [
          'The reeds closed up. The gap was gone, and you could hear the picnic basket drift further in, and bump.',
        ],
        sign: ['Near the bank the gap was wider. Somebody moored a boat there on Sundays.'],
        yields: [
          'The reeds let go, with a swish. Out came the picnic basket, backwards, and on its lid sat a frog.',
        ],
      },
    },
  },
  horn: {
    title: ['A Horn for the Ferryman’s Boy', 'One Deep Note at Dusk'],
    prize: { one: 'tin horn', an: false },
    obstacle: { one: 'mill garden', an: false },
    task: [
      'The ferryman’s little boy waved at every boat there was. At dusk he went in, and before that he had to hear their tin horn. It had one deep note, and it had been left at the mill.',
      'On the other bank the ferryman’s little boy stood in his pyjamas. He was allowed to stay up for one more thing, and that was the tin horn of the raft. It was still at the mill.',
    ],
    gift: [
      'One deep note went over the river. On the other bank something very small jumped up and waved with a tea towel. Then a window was lit over there, and the little boy was in it, still waving.',
      'The tin horn said booh, and the water shivered. Over there the little boy said booh as well. Then a lamp was carried up some stairs, and behind one window it was blown out.',
    ],
    by: {
      noisy: {
        part: { one: 'weir', an: false },
        holds: [
          'But the tin horn was somewhere in the mill garden, and {companion} shouted where. Next to it was the weir, and nobody could hear a word.',
        ],
        worse: [
          'The weir roared with the wind. In the mill garden you saw a mouth open and shut. Nothing that came over was a tin horn.',
        ],
        sign: ['When the flap of the weir fell to, there was a short hush. It was as long as three words.'],
        yields: [
          'The flap fell to, and the weir was still. <companion>By the beans,</companion> said {companion}, and there in the mill garden, by the beans, lay the tin horn.',
        ],
      },
      asleep: {
        part: { one: 'miller’s dog', an: false },
        holds: [
          'But in the mill garden slept the miller’s dog, and it slept on the strap of the tin horn. It was a large dog, and a deep sleep.',
        ],
        worse: [
          'The miller’s dog grumbled and lay down longer. In the mill garden you saw dog, and under one ear a bit of red tin horn.',
        ],
        sign: [
          'Next to the miller’s dog lay a bone, a stick and half a ball. They lay in one line, the bone nearest.',
        ],
        yields: [
          'The miller’s dog rolled over and put its feet against the wall of the mill garden. Beside it lay the tin horn.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'goat', an: false },
        holds: [
          'But in the mill garden lived a goat, and it had the tin horn by the strap. Whatever anyone called to it, it thought one was playing.',
        ],
        worse: [
          'The goat went round the tree in the mill garden, the other way. The tin horn went after it and knocked at each root.',
        ],
        sign: [
          'The wind shook the hazel by the wall. At the rustle of the leaves the goat came up at once, and stretched its neck.',
        ],
        yields: [
          'The goat came right across the mill garden, chewing already. The tin horn fell down in the grass, because nobody can do both.',
        ],
      },
      broken: {
        part: { one: 'mouthpiece', an: false },
        holds: [
          'But the tin horn had been dropped in the mill garden, and its mouthpiece had come in two. It did not say a word.',
        ],
        worse: [
          'The ring had come off as well and rolled under the beans of the mill garden. The tin horn gave a breath, and no note.',
        ],
        sign: ['Both pieces had a bright edge. One went in and out like a wave, and so did the other.'],
        yields: [
          'The mouthpiece held. The tin horn said its note to the mill garden, and it was a shade deeper than before.',
        ],
      },
    },
  },
  race: {
    title: ['Seen From the Bridge', 'A Raft With a Number'],
    prize: { one: 'raft', an: false },
    obstacle: { one: 'shore', an: false },
    task: [
      'The race of the river villages began at two, and every year the bridge was black with people. Theirs was the youngest crew. At noon their raft had come back from its trial in eleven pieces, and the number board was the one that floated best.',
    ],
    gift: [
      'They came under the bridge at ten past two, last of nine, with the number the right way up. Somebody above began to count the crew out loud, and the bridge counted along. It came out right.',
    ],
    by: {
      tangled: {
        part: { one: 'lashing rope', an: false },
        holds: [
          'But the shore was strewn with what had been the raft, and the lashing rope lay over it all. Four had tied it, each from another corner.',
        ],
        worse: [
          'The lashing rope had run into itself. On the shore one log stood up on end, and the number of the raft hung underneath.',
        ],
        sign: ['At the second log the lashing rope lay in a loop, quite loose. It had sand in it.'],
        yields: [
          'The lashing rope came out and lay along the shore, eleven metres of it. The logs floated side by side, and they were a raft again.',
        ],
      },
      guarded: {
        part: { one: 'race judge', an: false, g: 'm' },
        holds: [
          'But the shore was closed, since the race judge let no raft in without its list, and theirs had been in somebody’s trousers. They had been in the river.',
        ],
        worse: [
          'The race judge let down the barrier. The raft was behind the fence now, on the wrong shore of it, and it was half past one.',
        ],
        sign: [
          'The race judge kept looking out at the water. A marker buoy drifted there, with its line trailing.',
        ],
        yields: [
          'The race judge put up the barrier with two fingers and never took his eyes off the buoy. The shore was open, and the raft went down it on rollers.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'outer log', an: true },
        holds: [
          'But the shore sloped, and the outer log of the raft rolled away while the inner one was being held. There were too few of them, since the others had gone to eat in a huff.',
        ],
        worse: [
          'The outer log had rolled out again, right along the shore. The raft lay open like a hand, and the number board lay more crooked.',
        ],
        sign: ['On the far side the outer log had a second handle of rope. It floated there.'],
        yields: [
          'The outer log lay where it belonged, and it was held while it was tied. On the shore they let go, all at once, and it was a raft.',
        ],
      },
    },
  },
  gauge: {
    title: ['A Year of the River', 'Read on the Bridge at Seven'],
    prize: { one: 'water diary', an: false },
    obstacle: { one: 'hard word', an: false },
    task: [
      'At seven the river workshop would stand on the bridge and read out its diary, a whole year of it, in many voices. They had written down the river every day. Then there had been a hard word, and the last page was with the one who had got it.',
    ],
    gift: [
      'They read the water diary on the bridge, a month to each voice. In November there had been a flood, and in June nothing at all. When the last page came, a heron got up below and flew off, upstream.',
    ],
    by: {
      broken: {
        part: { one: 'binding', an: false },
        holds: [
          'But a hard word had been followed by a hard throw, and the binding of the water diary had split. Months lay on the floor.',
        ],
        worse: [
          'Another sheet had slid out of the binding. November was missing now from the water diary, and nobody picked it up, because of that hard word.',
        ],
        sign: [
          'In both edges of the binding there were thread holes. They lay a finger apart, hole to hole.',
        ],
        yields: [
          'The binding held, with a new thread in the old holes. You could feel the place where the hard word had been, with a thumb, and it was a water diary.',
        ],
      },
      shy: {
        part: { one: 'friend', an: false, g: 'f' },
        holds: [
          'But the friend to whom the hard word had been said sat on the steps below the bridge, face to the path. In her hood was the last page of the water diary.',
        ],
        worse: [
          'The friend had moved one step further down the path. Up on the bridge the water diary had all its days but one, and the hard word was heard again, by everybody, in the silence.',
        ],
        sign: ['Out of the friend’s hood stuck a pencil. It was the good one, and it was sharpened.'],
        yields: [
          'The friend came up the steps, and smoothed out a page on the rail. It was about Tuesday, and there was no hard word in it, and that was the whole of the water diary.',
        ],
      },
      needsTime: {
        part: { one: 'wet page', an: false },
        holds: [
          'But in the row about the hard word a jug had gone over, and the last page of the water diary hung on a line. You cannot read a wet page, you can only look through it.',
        ],
        worse: [
          'The wet page had folded back on itself. What had been said in it was a grey cloud, the water diary ended on Monday, and over all of it hung a hard word.',
        ],
        sign: ['One corner of the wet page had gone pale. It moved in the wind, and it did not stick.'],
        yields: [
          'The page had dried in its own time, and waved a bit. There was a hard word in it too, crossed out, by the same hand, and with that the water diary was complete.',
        ],
      },
    },
  },
} satisfies EnErrands;
