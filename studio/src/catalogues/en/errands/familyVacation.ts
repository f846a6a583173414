import type { EnErrands } from '../../schema.ts';

export const familyVacation = {
  bucket: {
    title: ['One More Skin for the Whale', 'A Red Bucket and No Words'],
    prize: { one: 'red bucket', an: false },
    obstacle: { one: 'language', an: false },
    task: [
      'The small cousin had built a whale of sand, and it had to be kept wet. One more skin of water before the train, and it would hold until the tide. But the red bucket was gone, and the sun was on the whale’s back.',
      'A whale lay on the beach, life-size for a small cousin. It was made of sand, and its tail was already crumbling. It needed water, in the red bucket, and before the train.',
      {
        text: '<companion>The sand whale’s getting dry,</companion> said {companion}. <companion>It needs water, quick. And the red bucket’s gone.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'The red bucket was tipped out over the whale, slowly, from nose to tail. The whale went dark and smooth. The small cousin drew an eye with one finger, and it looked as if it was nearly asleep.',
      'Water ran out of the red bucket, over the back, over the tail. Nothing crumbled any more. The small cousin gave the whale a stone to hold, so that it would not be alone with the tide.',
      { text: 'Splash, went the red bucket. The whale was wet, and smooth, and nearly asleep.', to: '3-5' },
    ],
    by: {
      doesNotUnderstand: {
        part: { one: 'child next door', an: false },
        holds: [
          'But the only one who knew about the red bucket was the child next door. The child next door had one language, and they had another.',
          'But the red bucket had gone off with the child next door, and between them and the child next door was a language. It had a great many r’s in it.',
        ],
        worse: [
          'The child next door nodded and laughed, and pointed the other way. Then the red bucket was carried off, in a language with a lot of o in it.',
          'The child next door had understood: help us carry it away. Off went the red bucket, and there was a friendly word with it, in that language.',
        ],
        sign: [
          'Somebody had drawn a fish in the sand with a toe. The child next door looked at it and said one word, and it was clearly fish.',
          'There was a fish in the sand, drawn with a toe. The child next door stopped there and laughed, and said what that was.',
        ],
        yields: [
          'The child next door said oh, and hit one hand against one forehead. That is the same in every language. Round the corner came the red bucket.',
          'The child next door went red, and ran, and came back. It had the red bucket by the handle, and no language had been used at all.',
        ],
      },
      shy: {
        part: { one: 'child next door', an: false },
        holds: [
          'But the red bucket was behind the wall with the child next door. Neither of them had come out since somebody had tried the language.',
          'But behind the wall was the child next door, and beside the child next door was the red bucket. One of them was going to have to speak the language, and neither of them wanted to be the one.',
        ],
        worse: [
          'The child next door went further along behind the wall. You heard the red bucket go with it, and there was no word for stop in that language.',
          'The wall was longer than it looked. The red bucket scraped along it, on the other side, and the last thing was a whisper, in the language.',
        ],
        sign: [
          'Round the corner of the wall looked five toes. They had sand between them, and they were moving.',
          'At the end of the wall there were toes, five of them. They came out to listen.',
        ],
        yields: [
          'The child next door came round the corner by itself, toes first. It held out the red bucket, and for that you need no language.',
          'The child next door came round the wall with its eyes on its feet. It put the red bucket down in the middle, and the language was the sea.',
        ],
      },
      guarded: {
        part: { one: 'child next door', an: false },
        holds: [
          'But the red bucket stood behind a garden gate, and before the gate stood the child next door. In what language one said please made no difference.',
          'But there was a gate, and before the gate was the child next door, with its chin up. The red bucket stood behind. There was one word in that language that everybody could understand, and that was it.',
        ],
        worse: [
          'The child next door spread both arms. You could not see the red bucket any more, and what was said was short, in any language.',
          'The child next door had hung itself across the gate like a towel. You could see the red bucket through its elbow, and then it bent that, and the language had got shorter.',
        ],
        sign: [
          'The child next door kept looking at a ball. It lay under the hedge, and a ball for one is not much.',
          'It looked at the ball, below the hedge. You could tell that it had been thrown against the wall a great deal, and had always come back.',
        ],
        yields: [
          'The child next door dropped both arms and pushed the gate open with one foot. In the shade stood the red bucket, and the language was still the same.',
          'The child next door swung out on the gate, until it was open. There stood the red bucket, and no one had needed the language.',
        ],
      },
      needsTime: {
        part: { one: 'talk', an: false },
        holds: [
          'But only the child next door knew where the red bucket was, and one talk was needed to find out. It was slow, for there was not one word of the language that they had.',
          'But where the red bucket was could only be found out by a talk. The talk had to be built first. They had four words, and two of those were the same word in a different language.',
        ],
        worse: [
          'The talk went back to shaking heads. The red bucket was further off than at the beginning, and in that language one sighed as well.',
          'The talk had fallen down. They had not got one word more of the language, and no red bucket, and they were back at pointing.',
        ],
        sign: [
          'One word had been the same on both sides. It was the one for ice cream, and it had stayed in the air.',
          'Somebody had said ice cream, and somebody else had said ice cream. It was still there, in the air, and it was one word.',
        ],
        yields: [
          'The talk had got going by itself, word by word, with hands for the gaps. At the end of it, in the language of the place, stood the red bucket.',
          'It had got about as far as a bridge does before it meets. Then the child next door put in the last bit, which was a hand. At the end of the language was a red bucket.',
        ],
      },
    },
  },
  shell: {
    title: ['The Shell With the Pink Inside', 'Grandmother Cannot Come On the Sand'],
    prize: { one: 'twisted shell', an: false },
    obstacle: { one: 'beach rock', an: false },
    task: [
      'Grandmother’s chair could not come on the sand. She sat up on the path and could see the sea from there. Once, before the suitcases were shut, she would have liked to hold the twisted shell.',
      'From the path Grandmother had shown them the spot, with her stick. There it lay, the twisted shell. She had once had one like it on her window, and her chair would not go through sand.',
      {
        text: 'Grandmother’s chair could not go on the sand. <companion>She’d like to hold the twisted shell,</companion> said {companion}. <companion>Just once.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'Grandmother held the twisted shell in both hands, and then against her ear. She listened for a long time. When she gave it back there was sand in her lap. She did not let anybody brush it off.',
      'Grandmother ran her finger along the twisted shell, round and round, right into the middle. <companion>What does it say?</companion> asked {companion}. She held it out. It said the same to everybody, and nobody repeated it.',
      {
        text: 'Grandmother held the twisted shell to her ear. There was sand in her lap. It could stay.',
        to: '3-5',
      },
    ],
    by: {
      slippery: {
        part: { one: 'weedy rock', an: false },
        holds: [
          'But the twisted shell lay on the beach rock, on the landward side, where the towels were. The weedy rock below it was as smooth as a fish.',
          'But the twisted shell lay up on the beach rock, and the beach rock wore weed. It wore it wet, and combed, and on the side where you had to go up.',
        ],
        worse: [
          'All sandals were back in the sand. On the beach rock the twisted shell rolled too, from one hollow to the next.',
          'The sand had them back. Up there on the beach rock it went clonk, as the twisted shell rolled over a hollow further off.',
        ],
        sign: [
          'On the weedy rock there was one dry spot, full of limpets. It was rough, and it was warm.',
          'A whole village of limpets sat on the weedy rock, at one spot. It was hot there, and you could have filed your nails.',
        ],
        yields: [
          'From the top of the beach rock you could wave to Grandmother. In the last hollow, with its pink side up, lay the twisted shell.',
          'They waved from the top of the beach rock, and a stick was waved back. At their feet, in the last puddle of the tide, was the twisted shell.',
        ],
      },
      narrow: {
        part: { one: 'cleft', an: false },
        holds: [
          'But the twisted shell was in the beach rock, in a cleft. Crabs went in there sideways, and they knew why.',
          'But the beach rock has a cleft, and the crabs had put the twisted shell away in it. They had gone to some trouble, it was the right way up.',
        ],
        worse: [
          'The twisted shell slid down by a turn. In the cleft of the beach rock you saw its tip, and it was getting small.',
          'It had turned, and gone down by one turn, like a screw. There was a bit of pink left in the cleft, and then the beach rock had that as well.',
        ],
        sign: [
          'On the sunny side of the beach rock the cleft was wider. There was a sandwich paper in it, as proof.',
          'A sandwich paper sat in the cleft, on the side of the sun. So somebody had once got their hand in there, and a sandwich.',
        ],
        yields: [
          'Out came the twisted shell, round after round, as you unscrew a thing. The beach rock kept the sandwich paper.',
          'The beach rock gave it back a turn at a time. Then the twisted shell was out. There was sand in it, and a very small crab with a suitcase of its own.',
        ],
      },
      heavy: {
        part: { one: 'flat stone', an: false },
        holds: [
          'But the twisted shell lay in a hole of the beach rock, and before the hole lay a flat stone. The winter had put it there.',
          'But a flat stone leaned before the hole in the beach rock, like a shut door. Behind that lay the twisted shell. The flat stone was as big as a card table.',
        ],
        worse: [
          'The flat stone sank into the sand. Behind it the twisted shell was pressed against the beach rock and gave a crunch.',
          'With a smack the flat stone sat down in the wet. You heard the twisted shell grind on the wall of the beach rock, and it was a thin sound.',
        ],
        sign: [
          'One edge of the flat stone lay on a mussel. It rocked when a wave came in.',
          'A mussel had shut itself under the edge of the flat stone. When the sea leaned on it, it rocked.',
        ],
        yields: [
          'The flat stone tipped over its mussel and fell flat, with a slap. In its hole in the beach rock, quite whole, lay the twisted shell.',
          'The flat stone stood up, had a look at the sea, and fell on its face. In the hole of the beach rock it was light, and there lay the twisted shell.',
        ],
      },
      dark: {
        part: { one: 'hollow', an: false },
        holds: [
          'But the twisted shell was in the beach rock, in a hollow. Outside the sun was so white that in there you saw only green spots.',
          'But your eyes were full of beach, and the beach rock had a hollow, and it was full of night. The twisted shell was in that.',
        ],
        worse: [
          'The sun had gone round. The hollow in the beach rock looked deeper, and there was no twisted shell in it.',
          'The shadow had got to the edge of the hollow and pulled it shut. If you had not known that there was a twisted shell in the beach rock, you would have thought of bears.',
        ],
        sign: [
          'Far in something glimmered. It was pink, as pink as an ear with light behind it.',
          'It was pink, what shone there. It was about as far in as an arm, and then a bit.',
        ],
        yields: [
          'The hollow had a floor of sand, and a door for crabs. On the sand, deep in the beach rock, lay the twisted shell.',
          'The night in the beach rock was only a minute deep. When it was over, there was sand to be seen, and a crab’s front door, and beside it the twisted shell.',
        ],
      },
    },
  },
  kite: {
    title: ['A Fish in the Parasol', 'Nine Bows on a Tail'],
    prize: { one: 'fish kite', an: false },
    obstacle: { one: 'big parasol', an: false },
    task: [
      'The cousins went home with the bus, and the bus went when the ice-cream van rang. They had painted a kite for three days, a fish with nine bows. They had not seen it fly yet.',
      'Somebody had to go home today, and that was the cousins. Their bags were at the bus stop, and their faces were long. They had made a fish kite with nine bows, and it had not been up.',
      {
        text: '<companion>They made a fish kite,</companion> said {companion}. <companion>It hasn’t flown yet. And the bus goes when the van rings.</companion>',
        to: '3-5',
      },
    ],
    gift: [
      'The fish kite went up, and the nine bows went up after it, one after another. The ice-cream van rang. From the back window of the bus the cousins could see it for a long time. After that they still waved.',
      'The fish kite shook itself and climbed. The cousins held the string in turns, and the last tied it to the bus stop. When the bus came, it was still up there.',
      { text: 'Up went the fish kite, with all its bows. From the bus somebody waved and waved.', to: '3-5' },
    ],
    by: {
      tangled: {
        part: { one: 'kite string', an: false },
        holds: [
          'But the wind had put the fish kite into the big parasol. The kite string went in at the top and round the pole, and then round a grown-up’s hat.',
          'But the big parasol had put up its arms, and the fish kite had flown into them. The kite string had gone for the pole, and for the table, and for a grandfather’s hat.',
        ],
        worse: [
          'The kite string wound itself round once more. In the big parasol the fish kite was pulled in to its eyes, and it looked surprised.',
          'It was wound so tight that it sang. The fish kite had its nose in the big parasol now, and two of its bows had been eaten.',
        ],
        sign: [
          'By the third bow the kite string lay in a loop. It was slack, and the bow sat in the middle of it.',
          'One bow sat in a loop, the third, as on a swing. The kite string hung quite loose there.',
        ],
        yields: [
          'The kite string dropped out of the big parasol in big round rings. The fish kite slid down the cloth and landed on its stomach.',
          'It ran round the pole the wrong way, and the hat came free, and the table. The fish kite slid down the big parasol like a child down a roof, and was caught.',
        ],
      },
      broken: {
        part: { one: 'cross stick', an: false },
        holds: [
          'But the fish kite had flown into the big parasol, and its cross stick had snapped. It was a fish without bones.',
          'But the fish kite had hit the pole of the big parasol, head on, and its cross stick was broken. You could have folded it and sent it by post.',
        ],
        worse: [
          'Another end had come off the cross stick. The fish kite hung limp over the big parasol, like something on a plate.',
          'There was another crack, and something fell in somebody’s coffee. The fish kite hung over the big parasol like a tea towel.',
        ],
        sign: [
          'The cross stick had broken slantwise. One edge had a long splinter, and the other had room for it.',
          'The cross stick had a long splinter on it. In the other piece was a groove, and the groove was as long.',
        ],
        yields: [
          'The cross stick was straight, and a little thick in the middle. From the foot of the big parasol the fish kite looked up and shook its bows.',
          'It was a bit fat about the middle, but it was a stick. The fish kite stood up on its tail by the big parasol, and took a breath.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'parasol cloth', an: false },
        holds: [
          'But the fish kite was caught in the big parasol. When the parasol cloth was lifted on one side, it came down on the other, on somebody’s ice.',
          'But the fish kite had gone in under the big parasol, between cloth and spokes. There are eight spokes. If you lift one, seven come down.',
        ],
        worse: [
          'The parasol cloth had swung back, askew. The fish kite was deeper in the big parasol, and you saw only seven bows.',
          'The parasol cloth had clapped to like a book. Two bows hung out of the big parasol, and the fish kite was somewhere about the middle of the story.',
        ],
        sign: [
          'At the other corner of the parasol cloth hung a second loop. It had been for the storm.',
          'The storm loop hung down at the other corner. It was as stiff as something that has never been used.',
        ],
        yields: [
          'The parasol cloth went up, all round, like a skirt. Out of the big parasol, tail last, came the fish kite.',
          'Up it went, on all sides, and you saw all its ribs. The fish kite came out from the big parasol, first the tail and then the face, and was not even sorry.',
        ],
      },
    },
  },
  festival: {
    title: ['A Verse for the Guest Street', 'The Last Night in the Harbour'],
    prize: { one: 'verse', an: false },
    obstacle: { one: 'rehearsal fence', an: false },
    task: [
      'On the last night every street sang a verse from the harbour steps, and this year the guest street was to sing one too. It had been the old mayor’s idea, and he had told everybody except the guests. It was in two languages, or it was not at all.',
    ],
    gift: [
      'They sang the verse from the third step, half of it in each language, and in one line the two halves had the same word. The whole harbour shouted that word. The old mayor was looking at the sea and moved his lips.',
    ],
    by: {
      doesNotUnderstand: {
        part: { one: 'tambourine boy', an: false, g: 'm' },
        holds: [
          'But behind the rehearsal fence they had the tune, and the tambourine boy was at the gate. He took whatever guests said for a joke, and most of it had been. So there was no verse yet.',
        ],
        worse: [
          'The tambourine boy laughed till he had to hold on to the post. Behind the rehearsal fence the verse was given to the street with the bakery.',
        ],
        sign: [
          'Somebody clapped a wasp away, twice. The tambourine boy clapped twice back, without looking up.',
        ],
        yields: [
          'The tambourine boy turned the tambourine over and passed it across the rehearsal fence, flat, like a plate. On its skin, in felt pen, stood the first half of the verse.',
        ],
      },
      tangled: {
        part: { one: 'verse sheet', an: false },
        holds: [
          'But by the time the verse sheet came back from behind the rehearsal fence, it had arrows, three spellings and a drawing of a goat. Nobody could have said which line of the verse belonged to whom.',
        ],
        worse: [
          'There was a line too many now. On this side of the rehearsal fence and on that they each sang another verse, and the verse sheet was turned over, and went on.',
        ],
        sign: ['Under the goat stood one line that nobody had claimed. It scanned.'],
        yields: [
          'The verse sheet had been copied out once, in two colours. One half of it was read out on this side of the rehearsal fence, and the other on that, and it was a verse.',
        ],
      },
      needsTime: {
        part: { one: 'foreign chorus', an: false },
        holds: [
          'But the verse ended in the foreign chorus, and behind the rehearsal fence they had had that since they could walk. You cannot learn in an hour what somebody else has had since then.',
        ],
        worse: [
          'The foreign chorus fell apart, and there was laughter behind the rehearsal fence, quite friendly. The verse began again with its first word, which was already wrong.',
        ],
        sign: [
          'One word had come out right. It was the smallest of them, and somebody behind the rehearsal fence had said it along.',
        ],
        yields: [
          'The foreign chorus came, not all of it, but in the right order. Behind the rehearsal fence it went quiet, and then they joined in with the verse.',
        ],
      },
    },
  },
  photo: {
    title: ['All of Them, Sea Behind', 'Tomorrow at Six'],
    prize: { one: 'family photograph', an: false },
    obstacle: { one: 'divided holiday', an: false },
    task: [
      'For three years they had not been on one picture. This year they had taken a holiday by the sea, in two flats, so as not to get in one another’s way, and had managed that. Tomorrow at six each half took another train.',
    ],
    gift: [
      'The family photograph has all of them in it, and behind them the sea. Somebody’s eyes are shut, and the dog of some other family is in front. It hangs in two kitchens now, at the same height.',
    ],
    by: {
      broken: {
        part: { one: 'promised day', an: false },
        holds: [
          'But a day together had been promised, on the first evening, and by the third it had been broken. Between the two flats went notes. Nobody had said family photograph for a week.',
        ],
        worse: [
          'Another afternoon had dropped out of the promised day. Across the two flats there were now four heads that could be had at five, and that is no family photograph.',
        ],
        sign: [
          'There was a plan on each fridge of the two flats. Where the one had a free hour, so did the other, from five to six.',
        ],
        yields: [
          'It was an hour of that promised day, and not more. They came out of the two flats with wet hair, and stood there, and somebody began to sort them by height, for the family photograph.',
        ],
      },
      shy: {
        part: { one: 'sister', an: false, g: 'f' },
        holds: [
          'But the sister had her hood up and had come as far as the wall. From there you see the sea and neither of the two flats. Without her it would be a photograph, and not the family photograph.',
        ],
        worse: [
          'The sister had walked on along the shore path. From the two flats they saw her get small, and the family photograph had one head fewer.',
        ],
        sign: ['Out of the hood looked the sister’s chin. It was turned towards them.'],
        yields: [
          'The sister came back along the wall, put down her hood, and took the place at the edge. Somebody moved up, out of the one of the two flats or out of the other, and then it was the family photograph.',
        ],
      },
      heavy: {
        part: { one: 'great suitcase', an: false },
        holds: [
          'But in the door of one of the two flats stood the great suitcase, packed, and under it was the bag with the camera. It had been packed early, in a temper, with all the books. There would be no family photograph.',
        ],
        worse: [
          'The great suitcase had settled in the doorway. The two flats were quite cut off from one another. From the camera bag for the family photograph came a crunch of leather.',
        ],
        sign: ['One wheel of the great suitcase stood on the step. On that one it rocked.'],
        yields: [
          'The great suitcase rolled out over that wheel, down one step, and stood in the sun. Between the two flats there was a way. In the middle of it lay the bag, with the family photograph still in it, so to speak.',
        ],
      },
    },
  },
} satisfies EnErrands;
