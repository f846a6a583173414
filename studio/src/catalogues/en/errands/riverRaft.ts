import type { EnErrands } from '../../schema.ts';

export const riverRaft = {
  wheel: {
    title: ['Once Round Before Dark', 'The Mill Wheel by the Dam'],
    prize: { one: 'mill wheel', an: false },
    obstacle: { one: 'beaver dam', an: false },
    task: [
      'Grandad walked along the bank beside them, as he had promised. Once, when he was small, he had seen the mill wheel turn. He wanted to see it again, once round, before dark.',
      'Grandad had the sound of it still, he said: clop, and clop, and clop. He had been as tall as the gate, and the mill wheel had been taller. On the bank he walked faster now, for it was getting dark.',
      {
        text: '<companion>Grandad wants to see the mill wheel turn,</companion> said {companion}. <companion>Just once. Before it’s dark.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'The mill wheel made one tooth, then two, and then it found the third by itself. Water ran off it in strings. Grandad took off his cap and went all the way round with his eyes, up, over, and down.',
      'Clop, went the mill wheel. Grandad stood there and did not say anything. Clop, it went, and clop, and at every clop his cap nodded.',
      { text: 'Splash, splash, went the mill wheel. Grandad’s eyes went round with it.', to: '3-5' },
    ],
    by: {
      tangled: {
        part: { one: 'willow branch', an: false },
        holds: [
          'But the mill wheel stood in the beaver dam, and a willow branch had grown in through its spokes. It went in at the top and came out at the hub.',
          'But through the spokes of the mill wheel grew a willow branch. The beaver dam had held it fast, and so it had simply gone on growing, in and out.',
        ],
        worse: [
          'The willow branch bent in tighter. The mill wheel was pulled down by a tooth, and the beaver dam creaked.',
          'The willow branch groaned and bent like a bow. The mill wheel was held by the ear, and a stick came out of the beaver dam and floated off.',
        ],
        sign: [
          'Near the hub the willow branch made a loose loop. A wagtail hopped through it.',
          'A wagtail knew of an opening, up by the hub. The branch made a loop there, and it was wide enough for a bird with its tail.',
        ],
        yields: [
          'The willow branch swung out of the beaver dam and dripped. The mill wheel rocked, to and fro, like somebody about to get up.',
          'The willow branch sprang back, and drops flew in everybody’s face. From the beaver dam came a slow creak, and the mill wheel had moved by the breadth of a finger.',
        ],
      },
      heavy: {
        part: { one: 'log', an: false },
        holds: [
          'But the mill wheel stood still, for a log had come down with the flood. It lay against it, at the end of the beaver dam, and it was a whole tree.',
          'But a whole tree had come down the river in spring and had gone no further than the mill wheel. It lay across at the end of the beaver dam, and Grandad took off his cap to it.',
        ],
        worse: [
          'The log settled in the mud. The mill wheel was pressed against the wall, and out of the beaver dam came a bubble.',
          'The log let out a bubble and went deeper. The mill wheel was wedged so hard that it hummed, and behind the beaver dam the water grew.',
        ],
        sign: [
          'One end of the log lay on a stone. There it rocked, when the water came.',
          'One end of the log had come to rest on a stone. It went up and down a little, like somebody nodding off.',
        ],
        yields: [
          'The log rolled over its stone and lay down along the beaver dam. Behind it you could hear the water look for the mill wheel, and find it.',
          'The log rolled round on its stone and drifted in beside the beaver dam, as though it had always meant to. The water had a free way to the mill wheel, and took it.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'dam stick', an: false },
        holds: [
          'But all the water stayed behind the beaver dam, and the mill wheel got none. Each dam stick held the next, and when one came out, three came down.',
          'But the beaver dam kept all the water for itself, and the mill wheel stood dry. It had been built by experts. Each dam stick was held by two others.',
        ],
        worse: [
          'The dam sticks lay as before, only more crooked. The mill wheel had got one drop, and the beaver dam had kept the rest.',
          'Whatever had been pulled out had been pulled back. The beaver dam was a bit more crooked, and stronger. On the mill wheel a snail went by in peace.',
        ],
        sign: [
          'On the other side stuck out a stump. It was as thick as a wrist, and it was dry.',
          'There was a stump on the other bank side. It stood out from the dam stick like a handle from a pan.',
        ],
        yields: [
          'There was a gap in the beaver dam, as wide as a bucket. The water went through it in one long green tongue, straight to the mill wheel.',
          'The beaver dam opened like a hand. A long green tongue of water came through, licked the lowest board of the mill wheel, and pushed.',
        ],
      },
      slippery: {
        part: { one: 'wet log', an: false },
        holds: [
          'But the way to the mill wheel went along the beaver dam, ankle-deep, and over a wet log. Grandad held out a hand, but the log had other plans.',
          'But you had to go along the beaver dam to reach the mill wheel. The last bit of that was a log. It wore nothing but weed. Grandad held on to them, and the weed held on to nobody.',
        ],
        worse: [
          'Everyone stood on the bank again, with more river in their socks. At the beaver dam the mill wheel jerked back by half a turn.',
          'They sat in the shallows, all in a row. The beaver dam had given a jolt. The mill wheel had gone back by half a turn, with a moan.',
        ],
        sign: [
          'On the wet log there was a spot with its bark still on. It was dry, and as rough as a rasp.',
          'The bark had stayed on the wet log at one place. A water rat had been using it as a mat.',
        ],
        yields: [
          'Then there was the mill wheel under their hands, wet and green. From the end of the beaver dam Grandad said: now.',
          'There was wood under their hands, and it had moss on and iron round it. The beaver dam was behind them, and this was the mill wheel.',
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
      {
        text: '<companion>The otter watcher’s had nothing to eat,</companion> said {companion}. <companion>And our picnic basket’s floating away.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'The otter watcher lifted the cloth and asked nothing, because his mouth was full. The sandwiches were a little wet on one side. He wrote in his book: one otter, one basket, half past five.',
      'The otter watcher opened the picnic basket without one creak. He chewed so quietly that an otter came up beside him. It looked at the sandwich, it looked at him, and stayed.',
      { text: 'He looked into the picnic basket. Munch. The sandwiches were wet on one side.', to: '3-5' },
    ],
    by: {
      guarded: {
        part: { one: 'drake', an: false, g: 'm' },
        holds: [
          'But the picnic basket had come ashore in the reeds, and there a drake lived with his family. He had just decided that it was a house.',
          'But a drake had his house in the reeds, since that morning. The picnic basket had drifted in at the front door, and now it was his sideboard.',
        ],
        worse: [
          'The drake stretched up and stood broader. Behind him in the reeds there was no picnic basket to be seen, only the end of a cloth.',
          'The drake had made himself long at the top and wide at the bottom. Behind him the reeds had closed. Of the picnic basket you saw a bit of checked cloth, and then you saw drake.',
        ],
        sign: [
          'The drake kept looking at a log. On the wrong side of it swam one duckling, round and round.',
          'Every few moments he looked round at the log. Somebody small and yellow was on the wrong side of it, and could not find the end.',
        ],
        yields: [
          'The drake turned and paddled off with short quick strokes. In the reeds, quite empty of ducks, lay the picnic basket.',
          'The drake swam off with his family behind him, complete. He did not look back at the reeds, or at the picnic basket, and that had a feather on it.',
        ],
      },
      shy: {
        part: { one: 'young otter', an: false },
        holds: [
          'But in the reeds sat a young otter, and it was behind the picnic basket. It had smelled the cheese, and then it had seen the people.',
          'But a young otter had got to the picnic basket before them. It had meant to have a sandwich in the reeds, in private, and now here was company.',
        ],
        worse: [
          'The young otter went deeper into the reeds. It drew the cloth after it, and with the cloth went the picnic basket.',
          'The reeds shook, in a line, from the front to the back. At the end of that line was the young otter, and with the otter went the picnic basket.',
        ],
        sign: [
          'Between two stalks was a nose. It was wet, and it was counting sandwiches.',
          'It was all hidden, but for its nose. That had been kept out, because of the cheese.',
        ],
        yields: [
          'The young otter came out of the reeds by itself, long and low. It put both paws on the picnic basket and pushed.',
          'The young otter slid out of the reeds on its front, and had second thoughts, and came on. It gave the picnic basket a shove with its nose.',
        ],
      },
      dark: {
        part: { one: 'hollow', an: false },
        holds: [
          'But the picnic basket had drifted through the reeds to the alder. Under its roots was a hollow, and it was dark in there as in a boot.',
          'But under the roots of the alder, behind the reeds, was a hollow. The river put things in there that it did not want to carry any more, and today it was the picnic basket.',
        ],
        worse: [
          'A cloud went over. Behind the reeds the hollow was black, and nothing checked was to be seen of the picnic basket.',
          'It was black in the hollow, and it smelled of cold. The reeds leaned over it, and somewhere in there, next to who knows what, stood the picnic basket.',
        ],
        sign: [
          'Quite far in was a glimmer. It was red, and it had a corner.',
          'There was something red in the black. It was pointed, like the ear of a napkin.',
        ],
        yields: [
          'It was not far at all, only an arm and a shoulder. Behind the reeds, on the dry sand under the roots, sat the picnic basket.',
          'An arm is quite long, when you need it. It went in under the roots, past the reeds, and found a handle. On the handle was the picnic basket.',
        ],
      },
      narrow: {
        part: { one: 'gap', an: false },
        holds: [
          'But the picnic basket had floated into the reeds. They had a gap at that place, and it was for moorhens.',
          'But the picnic basket had gone into the reeds by a gap that was meant for moorhens. They are thin from the front.',
        ],
        worse: [
          'The reeds closed up. The gap was gone, and you could hear the picnic basket drift further in, and bump.',
          'The reeds had shut ranks. You could hear the picnic basket knock about in there, further and further, like somebody looking for the light switch.',
        ],
        sign: [
          'Near the bank the gap was wider. Somebody moored a boat there on Sundays.',
          'Somebody came here on Sundays with a boat. At that place, near the bank, the gap was as wide as the boat.',
        ],
        yields: [
          'The reeds let go, with a swish. Out came the picnic basket, backwards, and on its lid sat a frog.',
          'There was a crackle, and a stern came out of the reeds, backwards. It was the picnic basket, and it had a passenger.',
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
      {
        text: '<companion>That little boy waves at every boat,</companion> said {companion}. <companion>He wants our tin horn. He goes in soon.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'One deep note went over the river. On the other bank something very small jumped up and waved with a tea towel. Then a window was lit over there, and the little boy was in it, still waving.',
      'The tin horn said booh, and the water shivered. Over there the little boy said booh as well. Then a lamp was carried up some stairs, and behind one window it was blown out.',
      { text: 'Booh, went the tin horn. The little boy jumped, and waved a tea towel.', to: '3-5' },
    ],
    by: {
      noisy: {
        part: { one: 'weir', an: false },
        holds: [
          'But the tin horn was somewhere in the mill garden, and {companion} shouted where. Next to it was the weir, and nobody could hear a word.',
          'But the tin horn had been left somewhere in the mill garden, and only {companion} had seen where. You saw it being called out, over there. Then the weir took it.',
        ],
        worse: [
          'The weir roared with the wind. In the mill garden you saw a mouth open and shut. Nothing that came over was a tin horn.',
          'The weir was throwing itself down its own stairs. You could have blown ten tin horns in that mill garden, and they would have been weather.',
        ],
        sign: [
          'When the flap of the weir fell to, there was a short hush. It was as long as three words.',
          'A flap in the weir fell shut, now and then. For three words, or three short ones, there was no water.',
        ],
        yields: [
          'The flap fell to, and the weir was still. <companion>By the beans,</companion> said {companion}, and there in the mill garden, by the beans, lay the tin horn.',
          'Nothing roared. <companion>Beans,</companion> said {companion}, and that was enough. In the mill garden, among the bean poles, hung the tin horn by its strap.',
        ],
      },
      asleep: {
        part: { one: 'miller’s dog', an: false },
        holds: [
          'But in the mill garden slept the miller’s dog, and it slept on the strap of the tin horn. It was a large dog, and a deep sleep.',
          'But the miller’s dog had gone to bed in the mill garden, on something with a strap. One could see a red rim by its ear, and that was the tin horn.',
        ],
        worse: [
          'The miller’s dog grumbled and lay down longer. In the mill garden you saw dog, and under one ear a bit of red tin horn.',
          'The miller’s dog put out a foot and drew the strap in under him. In the mill garden a bee went round it, and there was no tin horn to be seen, not one bit.',
        ],
        sign: [
          'Next to the miller’s dog lay a bone, a stick and half a ball. They lay in one line, the bone nearest.',
          'It had arranged the day beside it: bone, stick, half a ball. The bone was nearest, in case.',
        ],
        yields: [
          'The miller’s dog rolled over and put its feet against the wall of the mill garden. Beside it lay the tin horn.',
          'The miller’s dog yawned up to the ears and rolled over towards the wall. The mill garden had a flat patch in the shape of a dog, and on it lay the tin horn.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'goat', an: false },
        holds: [
          'But in the mill garden lived a goat, and it had the tin horn by the strap. Whatever anyone called to it, it thought one was playing.',
          'But the tin horn was going for a walk in the mill garden, on its strap, with a goat. The goat heard nothing but cheering.',
        ],
        worse: [
          'The goat went round the tree in the mill garden, the other way. The tin horn went after it and knocked at each root.',
          'The goat set off again, with its head up, anticlockwise. The tin horn bumped along behind through the mill garden and got a new dent at each apple tree.',
        ],
        sign: [
          'The wind shook the hazel by the wall. At the rustle of the leaves the goat came up at once, and stretched its neck.',
          'By the wall the wind had hold of a hazel. The leaves rustled, and the goat was there before they had finished.',
        ],
        yields: [
          'The goat came right across the mill garden, chewing already. The tin horn fell down in the grass, because nobody can do both.',
          'The goat stretched its neck over the wall of the mill garden and opened its mouth for leaves. That was how it dropped the tin horn.',
        ],
      },
      broken: {
        part: { one: 'mouthpiece', an: false },
        holds: [
          'But the tin horn had been dropped in the mill garden, and its mouthpiece had come in two. It did not say a word.',
          'But the tin horn had fallen off the wall of the mill garden on its mouth. The mouthpiece was in two. You could blow in at one side and feel it on your chin.',
        ],
        worse: [
          'The ring had come off as well and rolled under the beans of the mill garden. The tin horn gave a breath, and no note.',
          'The tin horn sighed through one more crack. Its ring had rolled away between the beans, and the mill garden was not going to look for it.',
        ],
        sign: [
          'Both pieces had a bright edge. One went in and out like a wave, and so did the other.',
          'The pieces lay in the grass with their shiny sides up. One edge went like a wave, and the other like the beach after it.',
        ],
        yields: [
          'The mouthpiece held. The tin horn said its note to the mill garden, and it was a shade deeper than before.',
          'No air came out at the side any more. It all went in at the front. At the end of the tin horn, out over the mill garden, it was a note.',
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
      'There were nine rafts, and the ninth was a heap. The bridge had filled up since noon with people who had bets on it. The youngest crew stood up to their knees in the water and did not look at one another.',
    ],
    gift: [
      'They came under the bridge at ten past two, last of nine, with the number the right way up. Somebody above began to count the crew out loud, and the bridge counted along. It came out right.',
      'They came under the bridge when the others had their shoes on again. The raft was on the long side, and the number was upside down. A woman who had bet on them got eleven to one, and bought the cake.',
    ],
    by: {
      tangled: {
        part: { one: 'lashing rope', an: false },
        holds: [
          'But the shore was strewn with what had been the raft, and the lashing rope lay over it all. Four had tied it, each from another corner.',
          'But the lashing rope had been knotted by four people who each had learned it from somebody else. On the shore lay a raft that could not be opened or shut.',
        ],
        worse: [
          'The lashing rope had run into itself. On the shore one log stood up on end, and the number of the raft hung underneath.',
          'The lashing rope was wet, and it drew tight as it dried. Along the shore you could hear it creak, and one of the logs had left the raft and was thinking of the sea.',
        ],
        sign: [
          'At the second log the lashing rope lay in a loop, quite loose. It had sand in it.',
          'Between the third and the fourth log it made a bow, as in a shoe. That had been the youngest.',
        ],
        yields: [
          'The lashing rope came out and lay along the shore, eleven metres of it. The logs floated side by side, and they were a raft again.',
          'The lashing rope gave, from bow to bow. They pulled it round once, all of them the same way, and pushed off from the shore, and what floated was a raft.',
        ],
      },
      guarded: {
        part: { one: 'race judge', an: false, g: 'm' },
        holds: [
          'But the shore was closed, since the race judge let no raft in without its list, and theirs had been in somebody’s trousers. They had been in the river.',
          'But the race judge had a barrier, and in front of the barrier lay their raft, in several places. Who left the shore in a heap, he said, would be a heap in the middle.',
        ],
        worse: [
          'The race judge let down the barrier. The raft was behind the fence now, on the wrong shore of it, and it was half past one.',
          'The race judge had written a nought on his board. He had it under one arm, and stood with his legs apart, and beyond him was the shore, and the raft on this side of it.',
        ],
        sign: [
          'The race judge kept looking out at the water. A marker buoy drifted there, with its line trailing.',
          'The race judge kept looking for his glasses. You could see the cord, and it went over his shoulder and down his back.',
        ],
        yields: [
          'The race judge put up the barrier with two fingers and never took his eyes off the buoy. The shore was open, and the raft went down it on rollers.',
          'The race judge got them on his nose, from behind, by somebody’s hand. He read the knots one by one, grunted, and the shore was free for the raft.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'outer log', an: true },
        holds: [
          'But the shore sloped, and the outer log of the raft rolled away while the inner one was being held. There were too few of them, since the others had gone to eat in a huff.',
          'But the shore is steep there, and the outer log would not stay where it was put. One needed two to lean and two to tie, and of that raft there were two left in all.',
        ],
        worse: [
          'The outer log had rolled out again, right along the shore. The raft lay open like a hand, and the number board lay more crooked.',
          'The outer log had gone off sideways and taken the paddles along. The shore was long, and they could watch the raft come to bits for the whole of it.',
        ],
        sign: [
          'On the far side the outer log had a second handle of rope. It floated there.',
          'There was a stake at the far end, driven in slantwise. Somebody had meant it to be leaned against.',
        ],
        yields: [
          'The outer log lay where it belonged, and it was held while it was tied. On the shore they let go, all at once, and it was a raft.',
          'The outer log lay against the stake as a dog lies against a door. They tied it from both ends, and the shore let go of the raft.',
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
      'All year they had gone down to the river with a stick and a pencil. At seven they would read it aloud, on the bridge, a month each. In November there had been a flood, and yesterday there had been a word.',
    ],
    gift: [
      'They read the water diary on the bridge, a month to each voice. In November there had been a flood, and in June nothing at all. When the last page came, a heron got up below and flew off, upstream.',
      'They stood along the rail, and the water diary went from hand to hand, and each read a month. Under them the river went by and did not stop to listen. For the last page they all moved up.',
    ],
    by: {
      broken: {
        part: { one: 'binding', an: false },
        holds: [
          'But a hard word had been followed by a hard throw, and the binding of the water diary had split. Months lay on the floor.',
          'But the water diary had flown across the room, and that had been because of a hard word. Its binding was gone, and May lay under the stove.',
        ],
        worse: [
          'Another sheet had slid out of the binding. November was missing now from the water diary, and nobody picked it up, because of that hard word.',
          'The binding had lost another thread, and the year had fallen open at the back. It was not yet a water diary, it was weather, and over by the stove nobody took back that hard word.',
        ],
        sign: [
          'In both edges of the binding there were thread holes. They lay a finger apart, hole to hole.',
          'Down the back of every page ran a blue line. In May it was a bit to the left, and so you knew where May belonged.',
        ],
        yields: [
          'The binding held, with a new thread in the old holes. You could feel the place where the hard word had been, with a thumb, and it was a water diary.',
          'The blue line went straight down the whole year. There was new thread in the binding, and a hard word had never been so well sewn in. It was the water diary.',
        ],
      },
      shy: {
        part: { one: 'friend', an: false, g: 'f' },
        holds: [
          'But the friend to whom the hard word had been said sat on the steps below the bridge, face to the path. In her hood was the last page of the water diary.',
          'But the friend to whom it had been said had gone under the bridge, where it echoes. With a hard word in her ear she sat there, and on the last page of the water diary.',
        ],
        worse: [
          'The friend had moved one step further down the path. Up on the bridge the water diary had all its days but one, and the hard word was heard again, by everybody, in the silence.',
          'The friend had put a hood over the hood. The water diary stopped at the thirtieth, and a hard word went on and on, under the arch.',
        ],
        sign: [
          'Out of the friend’s hood stuck a pencil. It was the good one, and it was sharpened.',
          'Something floated out from below, a twig, and then, after a time, a twig. They had been let go on the beat.',
        ],
        yields: [
          'The friend came up the steps, and smoothed out a page on the rail. It was about Tuesday, and there was no hard word in it, and that was the whole of the water diary.',
          'The friend came out on the other side, as the twigs had done, and up the bank. She did not say anything to the hard word. She had the page, a bit sat upon, and it was the end of the water diary.',
        ],
      },
      needsTime: {
        part: { one: 'wet page', an: false },
        holds: [
          'But in the row about the hard word a jug had gone over, and the last page of the water diary hung on a line. You cannot read a wet page, you can only look through it.',
          'But there had been a tear on it, or tea, and the ink of the last page had run. What lay to dry there on the stones was a wet page and a hard word, and at seven it should be a water diary.',
        ],
        worse: [
          'The wet page had folded back on itself. What had been said in it was a grey cloud, the water diary ended on Monday, and over all of it hung a hard word.',
          'Someone had turned it over too soon. The wet page had left the half of itself on the stone, where you could read it, backwards, and there too, large, a hard word. It would be a year of water diary without a day.',
        ],
        sign: [
          'One corner of the wet page had gone pale. It moved in the wind, and it did not stick.',
          'A fly walked over the corner without getting its feet wet.',
        ],
        yields: [
          'The page had dried in its own time, and waved a bit. There was a hard word in it too, crossed out, by the same hand, and with that the water diary was complete.',
          'The wet page was crisp, and had a wave in it, like the river. They could read that day, all but one word, and that had been a hard word. So the water diary was better off.',
        ],
      },
    },
  },
} satisfies EnErrands;
