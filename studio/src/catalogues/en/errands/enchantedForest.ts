import type { EnErrands } from '../../schema.ts';

export const enchantedForest = {
  path: {
    title: ['The Path That Ran Off', 'Nobody Gets Home to Supper'],
    prize: { one: 'path', an: false },
    obstacle: { one: 'riddle tree', an: false },
    task: [
      '<helper>The path’s run off,</helper> said {helper}. <helper>It’s still young, it does that. But if it isn’t back by dark, nobody here gets home to supper. There are eleven of us standing about already.</helper>',
      'Eleven animals stood under a tree with their shopping. <helper>There was a path here this morning,</helper> said {helper}. <helper>It’s run off to play. Nobody here knows the way to supper without it.</helper>',
      {
        text: '<helper>The path’s run off,</helper> said {helper}. <helper>It’s still young. Without it nobody gets home to supper.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'They put the path down between the two stones, where it belonged. It stretched, first in front and then at the back. All eleven went home on it, one behind another, and it giggled under the small ones.',
      'They set the path down, and it yawned and lay straight. The eleven went along it with their shopping, and at each door it stopped. At the last it rolled itself up on the mat.',
      { text: 'The path lay down and stretched. They all walked home on it. It giggled.', to: '3-5' },
    ],
    by: {
      guarded: {
        part: { one: 'riddle tree', an: false },
        holds: [
          'But the path lay behind the riddle tree, curled up like a cat. The riddle tree had a face on every side, and nobody got past it.',
          'But the path had rolled up for the night behind the riddle tree. The riddle tree has a face for each of the winds, and they were all at home.',
        ],
        worse: [
          'The riddle tree spread out all its arms. Behind so much tree there was not the end of a path to be seen.',
          'The riddle tree had put down arms on the one side and on the other. It was a hedge now, with eyebrows, and behind it somewhere was the path.',
        ],
        sign: [
          'All the faces of the riddle tree kept looking at one twig. It was the only one with nothing on it.',
          'Now and then one of the faces looked up, and then the next one did. There was a twig up there that had no leaf and no bird.',
        ],
        yields: [
          'The riddle tree took in its arms, one after another. Behind it the path was just waking up.',
          'The riddle tree held its arms over its head, as one does to be measured. Under them you could see the path, and it put out one end to sniff.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'riddle tree', an: false },
        holds: [
          'But the path was with the riddle tree, and the riddle tree had a hundred ears. Each had heard something else.',
          'But the path was asleep on the foot of the riddle tree, and that tree is all ears. There are a hundred of them. No two ever hear the same thing.',
        ],
        worse: [
          'The riddle tree nodded, in all directions. Then it tucked the path in more deeply, as if that had been the request.',
          'The riddle tree had heard, and it had heard: hide it. It sat down, with a creak, and the path was under it.',
        ],
        sign: [
          'High up, the wind hummed in a hollow branch. All the faces of the riddle tree hummed along at once, in tune.',
          'There was a hollow branch in the crown, and the wind blew across it. All the faces shut their eyes and came in on the second bar.',
        ],
        yields: [
          'The riddle tree hummed and lifted one foot. Out from beneath it, a bit creased, came the path.',
          'The riddle tree was humming and stood on one foot, as you do. So it had to lift the other, and out ran the path.',
        ],
      },
      tangled: {
        part: { one: 'long root', an: false },
        holds: [
          'But the path lay among the roots of the riddle tree, and the long root had grown round it. It had meant it kindly.',
          'But the long root of the riddle tree had found the path and had not been able to keep its toes to itself. It had wound them round it, one by one.',
        ],
        worse: [
          'The roots crossed and went tighter. The riddle tree gave a creak, and the path was pulled in down to its tip.',
          'The long root had curled up, as toes do in cold water. The path had its tail in there as well now, and the riddle tree went on asking riddles.',
        ],
        sign: [
          'The long root had one loose loop. Its inside was full of moss, and a snail lived there.',
          'There was slack in it at one place. A snail had furnished that with moss.',
        ],
        yields: [
          'The long root slid back into the earth like a tongue. Before the riddle tree lay the path, rubbing its middle.',
          'The long root straightened, and it cracked all the way up the riddle tree. The path shot out like a dog out of a bath, and lay there, and shook.',
        ],
      },
    },
  },
  hat: {
    title: ['The Mushroom Without a Hat', 'Good Evening, Moon'],
    prize: { one: 'hat', an: false },
    obstacle: { one: 'hollow log', an: false },
    task: [
      'Every evening the old mushroom said good evening to the moon, and took off its hat. Today it had nothing to take off. The moon was already behind the hill, and you do not nod at a moon.',
      '<companion>It’s never been late,</companion> said {companion}. At this time the old mushroom lifts its hat to the moon, and has done so for ever. Now it stood there, quite bald, and the hill was getting bright.',
      {
        text: '<helper>The old mushroom’s lost its hat,</helper> said {helper}. <helper>How can it say good evening to the moon?</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The old mushroom put on the hat. Just then the moon came over the hill. The old mushroom took the hat off again, as low as it could. The moon stopped for a moment. Then it went on.',
      'The old mushroom put the hat on and pulled it straight. The moon came up, and the hat came off. The moon grew a little rounder, and it may have been a bow.',
      { text: 'On went the hat. Up came the moon. Off went the hat, very low.', to: '3-5' },
    ],
    by: {
      asleep: {
        part: { one: 'badger', an: false, g: 'm' },
        holds: [
          'But the hat was in the hollow log, and in the hollow log slept a badger. He had put his back against it.',
          'But a badger had moved into the hollow log with a hat. One sleeps well on a hat, if it is a soft one. This had been a soft one all its life.',
        ],
        worse: [
          'The badger growled softly and rolled over. He had the hat beneath him now, down to its last dot.',
          'The badger had rolled on to his other side and the hat had rolled with him. All that you saw in the hollow log was stripes, and they went up and down.',
        ],
        sign: [
          'By the badger’s nose stood a brush and a bowl. In front of the bowl lay two acorns, one for now and one for later.',
          'Before him stood a bowl, and beside that stood a brush. The two acorns had been put so that neither would roll off.',
        ],
        yields: [
          'The badger smacked his lips and turned to the wall. In the hollow log lay the hat, with hair on it, but round.',
          'The badger said something that began with b and shifted up. At the back of the hollow log there was a bit of red with white dots on, and then the whole hat.',
        ],
      },
      dark: {
        part: { one: 'hollow log', an: false },
        holds: [
          'But the hat was in the hollow log, and the hollow log was long and had no windows. After the first bend it was black.',
          'But the hollow log was as long as a night, and the hat had been carried into it. At the front there was a bit of green light, and then somebody had left off making light.',
        ],
        worse: [
          'A leaf had come down in front of the light. The hollow log was even longer now, and it held no hat that you could see.',
          'The green light was gone. The hollow log had put a leaf in its mouth, and it kept its mouth shut about the hat.',
        ],
        sign: [
          'Quite far in there was something white. It was a dot, and where there is one dot there are more.',
          'A white dot was to be seen, about as far off as a pond is wide. It was not a star.',
        ],
        yields: [
          'There was the end of the hollow log, where it was dry. There was the hat, and a wood louse was walking round the brim.',
          'The hollow log opened out, like a room after a corridor. It was dry there, and a wood louse had moved in, and it had moved in on the hat.',
        ],
      },
      narrow: {
        part: { one: 'mouth', an: false },
        holds: [
          'But the hat had been dragged into the hollow log, and the mouth of it was made for weasels. A hand went in, and there it was stuck.',
          'But weasels have weasel front doors. One of them had dragged the hat into the hollow log, for the winter. An arm gets in there up to its elbow and then thinks again.',
        ],
        worse: [
          'The hat slid down towards the middle of the hollow log. In its mouth there was a bit of red to be seen, and then moss.',
          'The hat had slid round the corner. In the mouth of the hollow log there was a smell of it left, of mushrooms and good manners.',
        ],
        sign: [
          'Further along the bark was split. There the hollow log was as wide as a basket.',
          'Lightning had once looked in, from the side. The bark had been split there ever since, and you could have taken in a tray.',
        ],
        yields: [
          'Out came the hat, brim first, and then it sprang up round. The hollow log gave a small wooden burp.',
          'It was flat, and it was crumpled, and then it was through. In the open air the hat went pop and stood there, and the hollow log was only a log.',
        ],
      },
    },
  },
  flute: {
    title: ['The Owl Asks One Question', 'A Flute on the Boulder'],
    prize: { one: 'acorn flute', an: true },
    obstacle: { one: 'moss boulder', an: false },
    task: [
      'Every dusk the owl asked one question, and only the acorn flute could answer. It was always the same question and always the same answer. Without it the owl would sit there until morning and wonder.',
      'Who, asked the owl, who, who. It was dusk, and it asked every dusk. The answer is three notes on the acorn flute, and until it has had them it asks on, all night.',
      {
        text: '<helper>The owl asks and asks,</helper> said {helper}. <helper>Only the acorn flute knows the answer. And it’s gone.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      '{helper} blew the acorn flute, three notes, the last one upward. The owl turned its head right round, and thought it over. <helper>It’s right,</helper> said {helper}. <helper>It looks surprised each time.</helper>',
      'Three notes came out of the acorn flute. <helper>You,</helper> said {helper}. <helper>That’s what it means.</helper> The owl looked down at itself, front and wings, and was quiet.',
      { text: 'Toot, went the acorn flute. The owl turned its head right round. Oh.', to: '3-5' },
    ],
    by: {
      heavy: {
        part: { one: 'top stone', an: false },
        holds: [
          'But the acorn flute lay on the moss boulder, and on the end of it lay the top stone. Two weasels had tried it that morning, and gone home.',
          'But the acorn flute was on the moss boulder. The top stone was on the acorn flute, at least on the one end. It had been put there by an avalanche, which does not ask.',
        ],
        worse: [
          'The top stone settled. On the moss boulder the acorn flute was pressed into the moss, down to the middle hole.',
          'The top stone had turned on its stomach. Under it the moss boulder was dented now, and the acorn flute was in the dent.',
        ],
        sign: [
          'One edge of the top stone lay on a nutshell. It rocked, when a bird flew up.',
          'There was a nutshell under the top stone, on the side of the wind. When a bird flew up, it knocked.',
        ],
        yields: [
          'The top stone tipped over, rolled down the moss boulder, and lay in the grass, looking pleased. Above lay the acorn flute.',
          'The top stone leaned out to see over the edge, and saw a bit too much. It lay in the ferns after that, and on the moss boulder lay the acorn flute.',
        ],
      },
      slippery: {
        part: { one: 'wet moss', mass: true },
        holds: [
          'But the acorn flute lay on top of the moss boulder, and the moss was wet. Everybody who went up it came down it.',
          'But the moss boulder had a wet coat on, and nobody had ever got up it with dignity. On the top lay the acorn flute, and it had been rained on.',
        ],
        worse: [
          'Everybody sat at the bottom in the ferns. On the moss boulder the acorn flute had slid too, over towards the far side.',
          'They were in the ferns, and they had moss under their nails. The acorn flute had slipped off as well, round the wrong side of the moss boulder. It lay on a ledge.',
        ],
        sign: [
          'Halfway up there was a patch of lichen. It was grey and dry, and it scratched when one stroked it.',
          'One place on the way was grey. It was lichen, as dry as a rusk, and it held on to whatever held on to it.',
        ],
        yields: [
          'Then they sat on top of the moss boulder, and had a view. Between them lay the acorn flute.',
          'One of them pushed, and one of them pulled, and the moss boulder was under them all. There in a little bowl, with rain in its holes, lay the acorn flute.',
        ],
      },
      high: {
        part: { one: 'rock side', an: false },
        holds: [
          'But the acorn flute lay on the moss boulder. It was as high as one cow on another. The rock side went straight up.',
          'But the moss boulder had been dropped there by an ice age, and nobody had thought to put in stairs. The acorn flute was upstairs.',
        ],
        worse: [
          'The acorn flute rolled back from the edge. From below you saw its willow end, and a lot of moss boulder.',
          'You heard it roll, on top of the moss boulder, and stop. The acorn flute was as far from the rock side as it could be. From below that was very far.',
        ],
        sign: [
          'Low on the rock side was a dent. It was as wide as a foot, and there was a little rain in it.',
          'In the rock side, low down, was a cup. It was for rain, but a foot would have done as well.',
        ],
        yields: [
          'Then there was the top of the moss boulder, soft as a bed. The acorn flute rolled up to {hero_gen} knee and lay still.',
          'There were hands, and there was a chin, and then came knees. The moss boulder was flat at the top and had been waiting for guests, with an acorn flute.',
        ],
      },
    },
  },
  riddle: {
    title: ['The Last Riddle', 'A Disc That Answers'],
    prize: { one: 'carved disc', an: false },
    obstacle: { one: 'last station', an: false },
    task: [
      'For the whole camp the game ended with the last riddle, and the last riddle was a carved disc. One laid it down in the right place and it clicked. At nine it would be dark, and sixty people would be standing in the wood with eleven answers.',
      'Sixty people were on their way through the wood, with torches they were not to switch on before the end. The end was a disc of cherry wood. Laid in the right place it clicks, and eleven lamps go on in the trees. They could be heard already, getting it wrong.',
    ],
    gift: [
      'A small boy from the youngest tent laid down the carved disc, because nobody else could reach between the roots. It clicked. Sixty people heard it, and for a moment none of them said anything clever.',
      'The smallest team laid the carved disc in its place, since no one had told them that it was difficult. It clicked. Up in the trees eleven lamps went on, and sixty people saw how near to each other they had been standing.',
    ],
    by: {
      tangled: {
        part: { one: 'guide rope', an: false },
        holds: [
          'But the last station had been built by two teams that no longer spoke, and each had tied its own guide rope. Somewhere in the middle hung the carved disc.',
          'But the last station had two builders and two knots. Their guide rope went round every tree that either of them had wanted, and in the middle of it, like a fly, sat the carved disc.',
        ],
        worse: [
          'The guide rope had wound round the trunk. At the last station the carved disc had gone up among the leaves, where it turned.',
          'The guide rope had been pulled by both. At the last station you could have played it like a harp, and the carved disc had turned its face away.',
        ],
        sign: [
          'By the peg the guide rope lay in a loop, slack, with pine needles on it. Neither side had tied it.',
          'One tree had been left out by either side, a thin one. There the guide rope hung in a bow and did nothing.',
        ],
        yields: [
          'The guide rope ran out over the branch and dropped, all at once. At the last station hung the carved disc, at the height of a hand.',
          'The guide rope came down from the thin tree, and so from the next, and so from all. The last station looked like a clearing again. The carved disc fell on the moss, face up.',
        ],
      },
      guarded: {
        part: { one: 'leader', an: false, g: 'm' },
        holds: [
          'But at the last station the other side’s leader had the carved disc, and he had built half of it. Nobody was going to play it without him, he said, or with him.',
          'But the leader of the other side sat on the stump at the last station, and on the carved disc. They had left his people off the card.',
        ],
        worse: [
          'The leader closed his circle. At the last station there were seven backs, and the carved disc was inside his jacket.',
          'The leader had called his people, and they had sat down as well. It was a well-attended last station, and nobody was going to see the carved disc.',
        ],
        sign: [
          'The leader kept looking at the card on the tree. It said built by, and one of its two fields was empty.',
          'The leader kept looking at a girl of his, who was nine, and had fallen asleep with the solution in her fist.',
        ],
        yields: [
          'The leader stood up and made a gap in the circle with his knee. In the middle of the last station he put down the carved disc.',
          'The leader got up, in order to carry the child, and so there was nobody on the stump. The others moved over too. It was the last station for both of them, and on it lay the carved disc.',
        ],
      },
      heavy: {
        part: { one: 'log seat', an: false },
        holds: [
          'But at the last station someone had dragged up a log seat for the jury and had set it down on the bag. In the bag was the carved disc.',
          'But at the last station the log seat had rolled, and stopped where the bag was. It had taken a whole team to bring it. In the bag there was the carved disc.',
        ],
        worse: [
          'The log seat had settled into the needles. There was not even a strap to be seen at the last station, and the carved disc bore the weight of a jury.',
          'The log seat had settled down in the leaves. Of the bag, at the last station, you saw one strap, and the carved disc was going to be a flat one.',
        ],
        sign: [
          'At one end the log seat lay on a root. It rocked there, by a finger’s width.',
          'A stone looked out from under its middle. If someone sat down at the one end the other end came up.',
        ],
        yields: [
          'The log seat rolled over its root and came to rest against the next tree. At the last station lay the bag, flat, and in it, whole, was the carved disc.',
          'Two sat down at the one end, and the log seat rose at the other, like a seesaw that has been waiting for that. They had the bag out from under. At the last station somebody unpacked the carved disc.',
        ],
      },
    },
  },
  owl: {
    title: ['An Owl, a Pause, an Owl', 'Stop Five'],
    prize: { one: 'owl recording', an: true },
    obstacle: { one: 'sound walk', an: false },
    task: [
      'At dusk the internship ended with a sound walk for forty people. At stop five one was to hear an owl, then a pause, and then a second owl much further off. There was one recording of it. Whoever had made it, at dawn, alone, did not stand on the poster.',
      'Forty people had put on dark clothes and left their phones in a basket. At the fifth stop one hears an owl, and a long way off another. They had been told about it on the poster. There were three names on that, and the owl was by a fourth.',
    ],
    gift: [
      'At stop five forty people stood in the dark and heard an owl, and a pause. In the pause nobody moved. Then, much further off, came the second owl, and some of them turned round, because it came from the real wood.',
      'At stop five there was the owl recording, and then the pause. In the pause nobody’s shoes creaked. Then, far off, there was the second one, and after it, where no loudspeaker hung, a third.',
    ],
    by: {
      broken: {
        part: { one: 'recorder clip', an: false },
        holds: [
          'But at stop five of the sound walk the recorder clip had snapped, and when it was hung up it fell. Somebody had forced it, and had hung it back as if nothing had happened. There was no owl recording.',
          'But the recorder clip had been bent open, once, with force, and it would not hold. On that sound walk an owl recording hung by a thread, and then lay in the leaves.',
        ],
        worse: [
          'The battery door had come off as well. The sound walk had got to stop three, and at stop five the owl recording lay in the needles in several parts.',
          'The recorder clip had come off altogether. At stop five the sound walk could listen to a beetle, walking over a microphone, and not to an owl recording.',
        ],
        sign: [
          'The recorder clip had broken across. One edge had a small round stud, and the other had the hole.',
          'A dab of red varnish was on the one edge, as you mark your own things. There was the same dab on the other.',
        ],
        yields: [
          'The recorder clip held. Stop three of the sound walk was just moving on, you heard their shoes, and on the branch hung the owl recording.',
          'The two dabs made one, and the recorder clip bit. At stop five of the sound walk, at the height of an owl, hung the owl recording.',
        ],
      },
      shy: {
        part: { one: 'other intern', an: true, g: 'm' },
        holds: [
          'But the other intern was somewhere among the trunks, and so was the owl recording. You do not come to a sound walk where your own name has been left out.',
          'But the other intern had put up the hood and gone off the path. One reads one’s own poster, and counts to three. The owl recording was in the left-hand pocket, and the sound walk was at stop two.',
        ],
        worse: [
          'The other intern had gone deeper in. The sound walk had got to stop three, and for the owl recording there was a hook on a tree.',
          'The other intern had lain down flat, as one does for deer. For that sound walk there would be at stop five a pause, and then a pause, and no owl recording.',
        ],
        sign: [
          'Behind a trunk was an orange bootlace. It was untied, and it had stopped moving.',
          'In the dark a small red light looked up, low down, and was covered by a hand, and looked up again. It was running.',
        ],
        yields: [
          'The other intern came out, hung the recorder on its hook himself and turned it a little to the left. On the sound walk you can tell that by the second owl. That was the owl recording.',
          'The other intern stood up out of the ferns with leaves all over, and a finger on the lips. The real one was calling. They let the sound walk stand where it was, and that was it, the second owl recording.',
        ],
      },
      needsTime: {
        part: { one: 'dusk', an: false },
        holds: [
          'But the owl recording cannot be played by daylight, and there was one left to make, with the real one behind it. The dusk comes when it has finished elsewhere, and the sound walk had set out too early.',
          'But they had set out by the watch and not by the wood. It was still light at stop four of the sound walk, you could see people’s ears, and an owl recording in the light is a joke. Dusk comes when it comes.',
        ],
        worse: [
          'Someone had shone a torch, and the wood had gone wary. The dusk began again from the beginning, and for the sound walk there was neither an owl nor an owl recording.',
          'Somebody had lit a torch to read the programme. The dusk stepped back, to the edge, and the sound walk stood there with its owl recording like somebody who has come on the wrong day.',
        ],
        sign: [
          'At the edge of the wood the first blackbird had stopped singing. It had stopped in the middle.',
          'You could no longer see of what colour the jackets were.',
        ],
        yields: [
          'The dusk was there, between one trunk and the next, and nobody had seen it come. The sound walk stood still, and into that came the owl recording.',
          'The dusk had come in from the sides, as water does. On the sound walk nobody knew any longer who stood next to them. Then, over there, not loud, there was the owl recording.',
        ],
      },
    },
  },
} satisfies EnErrands;
