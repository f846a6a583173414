import type { EnErrands } from '../../schema.ts';

export const iceCave = {
  crystal: {
    title: ['Light for the Whole Cave', 'The Mirror Corridor'],
    prize: { one: 'ice crystal', an: true },
    obstacle: { one: 'mirror corridor', an: false },
    task: [
      '<helper>Somebody’s turned the crystal round,</helper> said {helper}. <helper>It’s looking at the wall, so the wall’s got all the light, and the rest of us have got none. The chicks have started walking into things.</helper>',
      'In the back of the cave it was darker than it ought to be. <helper>That’s the crystal,</helper> said {helper}. <helper>It’s facing the wall. I’ve walked into the same chick three times.</helper>',
      {
        text: '<helper>Somebody’s turned the ice crystal round,</helper> said {helper}. <helper>Now it’s dark, and the chicks bump into things.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The ice crystal looked out into the cave again. The light went along the walls, round two bends, and up to the nests. Somewhere at the back somebody who had been walking into things said ah.',
      'The ice crystal shone out again, and everybody saw everybody. Two chicks that had been talking in the dark for an hour looked at each other. They had each thought the other was bigger.',
      {
        text: 'The ice crystal shone. <helper>Ah,</helper> said {helper}. Nobody bumped into anything any more.',
        to: '3-5',
      },
    ],
    by: {
      dark: {
        part: { one: 'far end', an: false },
        holds: [
          'But the ice crystal was at the far end of the mirror corridor. The far end was dark, and one met yourself on the way there.',
          'But the mirror corridor got darker towards the far end, and the ice crystal stood at the far end. With each step there was one less of you.',
        ],
        worse: [
          'One after another the mirrors went grey. The far end of the mirror corridor was not there any more, and neither was the ice crystal.',
          'The last reflection had been put out. The mirror corridor had become a hole. You could not have told the ice crystal from the rest of the night.',
        ],
        sign: [
          'In the very last mirror something glimmered. It was blue.',
          'One mirror, the very last, had kept something. It was a thin blue line.',
        ],
        yields: [
          'It was lighter at the back than you would have thought. Where the mirror corridor stopped, with its face to the wall, stood the ice crystal.',
          'It was only the wall that had all the light. They stood in it, at the end of the mirror corridor, blue from top to toe, and before them was the ice crystal.',
        ],
      },
      slippery: {
        part: { one: 'shiny floor', an: false },
        holds: [
          'But the ice crystal was at the end of the mirror corridor, and the way there was a shiny floor. A hundred of each of them set foot on it, and a hundred sat down.',
          'But the mirror corridor had a shiny floor, polished by a hundred winters and some penguins. Whoever set out for the ice crystal arrived at the beginning.',
        ],
        worse: [
          'All hundred were back at the entrance. At the end of the mirror corridor the ice crystal turned by another finger to the wall.',
          'They had sat down, and all the mirrors had sat down with them. It had shaken the ice crystal, and it turned its back a bit more on the corridor.',
        ],
        sign: [
          'On the shiny floor there was one dull spot. Some snow had frozen on there, and it was rough.',
          'Not every bit of the shiny floor was shiny. There was one grey place, where frost had bitten and held on.',
        ],
        yields: [
          'They were over, with nothing on their knees but snow. The mirror corridor was at an end, and you could lay a hand on the ice crystal.',
          'It crunched underfoot, and that was snow. The mirror corridor lay behind them, and within reach of a mitten stood the ice crystal.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'mirror fellow', an: false, g: 'm' },
        holds: [
          'But in the mirror corridor lived a mirror fellow, and he minded the ice crystal. Whatever he was asked to do he did the other way round.',
          'But the ice crystal was in the care of a mirror fellow, out of the mirror corridor. He was very obliging. He only did everything from the other side.',
        ],
        worse: [
          'The mirror fellow nodded and turned the ice crystal further to the wall. All down the mirror corridor a hundred of him nodded as well.',
          'The mirror fellow had wanted to help. Now the ice crystal had its nose against the wall, and the mirror corridor was as dark as a sock.',
        ],
        sign: [
          'In one of the mirrors a left hand hung open. The mirror fellow held his open too, in just that way.',
          'When a left hand was held out flat in the glass, he looked at it. Then he held out his, on the same side.',
        ],
        yields: [
          'The mirror fellow turned his hand, and with it he turned the ice crystal. It looked straight down the mirror corridor, and everybody in it had a face again.',
          'The mirror fellow turned as he had been shown, and under his hand the ice crystal turned too. Down the whole mirror corridor the light came running.',
        ],
      },
      narrow: {
        part: { one: 'gap', an: false },
        holds: [
          'But the ice crystal was behind the last two mirrors of the mirror corridor. Between them was a gap, as thin as your own reflection.',
          'But the last two mirrors stood too close together, and behind them was the ice crystal. The gap let in a look, and no more.',
        ],
        worse: [
          'The mirrors leaned together. Behind the gap the ice crystal slid back, and the mirror corridor was one blue line poorer.',
          'With a thin squeak the mirrors had moved together. The gap showed the edge of the ice crystal, and then the mirror corridor showed only people with long faces.',
        ],
        sign: [
          'Near the floor the gap was wider. The cave foxes had licked it out there.',
          'Below, where the snow lay, the gap had been licked round. There were paw prints.',
        ],
        yields: [
          'Then they stood behind the mirrors, and from there they are only ice. In the last corner of the mirror corridor was the ice crystal.',
          'Somebody’s hat stayed in the gap and was pulled after. Behind the mirror corridor there was a very small room, and in it stood the ice crystal.',
        ],
      },
    },
  },
  chime: {
    title: ['Seven Thin Rods', 'The Snow Owl’s Chicks'],
    prize: { one: 'ice chime', an: true },
    obstacle: { one: 'ice ledge', an: true },
    task: [
      'The snow owl’s chicks sleep when the ice chime plays, and at no other time. It needs the evening wind, and that stops when the moon rises. There were four chicks, and all of them were asking for water.',
      'Four owl chicks hung over the edge of the nest and asked why. Why was it night. Why was it cold. They only stop when the ice chime plays, and the wind for it was coming now.',
      {
        text: '<helper>The owl chicks won’t sleep,</helper> said {helper}. <helper>They need the ice chime. And the wind’s coming now.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The evening wind went through the ice chime, seven notes, each a bit lower than the last. At the fourth note three chicks had their heads under. The fourth chick heard all seven, to be able to tell the others.',
      'The wind came, and the ice chime played. The first chick said why, and the second said wh. From the third there came only a bubble. The fourth had gone to sleep upside down.',
      {
        text: 'Plink, plink, went the ice chime. One chick slept, then two, then three. Then four.',
        to: '3-5',
      },
    ],
    by: {
      tangled: {
        part: { one: 'chime thread', an: false },
        holds: [
          'But the ice chime hung on the ice ledge with all its rods in a bunch. The chime thread went in and out between them, like a needle that has lost its way.',
          'But the wind had played with the ice chime and had not put it back. It hung on the ice ledge like a bunch of keys, and the chime thread went through it all.',
        ],
        worse: [
          'The rods crossed, and the chime thread drew tight. On the ice ledge hung a bundle of ice, and not a chime.',
          'Something clacked. The chime thread had pulled two more rods in. The ice ledge had no chime now, it had a hedgehog.',
        ],
        sign: [
          'Round the shortest rod the chime thread lay in a loop. It was loose, and a snowflake had sat down in it.',
          'The shortest rod still wore a loose loop of chime thread. There was snow in it, so nobody had pulled at that.',
        ],
        yields: [
          'The chime thread fell straight, all seven of it. From the ice ledge hung the ice chime and turned a little, to see that it could.',
          'The rods let go of one another, with a small scale. The ice chime hung down from the ice ledge like rain that has stopped.',
        ],
      },
      noisy: {
        part: { one: 'fat drip', an: false },
        holds: [
          'But the ice chime was playing somewhere on the ice ledge, and you could only find it by ear. Beside it fell a fat drip, plonk, into a basin.',
          'But somewhere along the ice ledge hung the ice chime, and it could be found only by listening. The fat drip was listening too, out loud.',
        ],
        worse: [
          'Plonk, it went, from all the walls. The fat drip had an echo now, and on the ice ledge the ice chime had gone under.',
          'Plonk, and the cave said plonk. The fat drip had company now, and what the ice chime had to say on its ice ledge did not get through.',
        ],
        sign: [
          'Between two drips there was a short hush. In it you could hear the snow grow.',
          'The fat drip took its time to get fat. So long as it was growing, nobody said a thing.',
        ],
        yields: [
          'The fat drip had frozen to its icicle and hung there. Along the ice ledge came seven notes, one after another, and that was the ice chime.',
          'The fat drip had grown so slowly that it froze. Then there was a tune on the ice ledge, down and down, and it was coming from the ice chime.',
        ],
      },
      asleep: {
        part: { one: 'seal pup', an: false },
        holds: [
          'But on the ice ledge slept a seal pup, and it slept on the end of the ice chime. It was smiling.',
          'But a seal pup had come up on the ice ledge to sleep. It had lain down on the strings of the ice chime. It weighed as much as a wet sofa.',
        ],
        worse: [
          'The seal pup grunted and rolled closer. It had three rods of the ice chime under it now, and half of the ice ledge.',
          'The seal pup laughed in a dream and took hold with both flippers. Another rod of the ice chime went under, and a bit of the ice ledge broke off.',
        ],
        sign: [
          'Beside the seal pup lay a shell, a pebble and a bit of weed. They lay in a row, in the order in which one finds them.',
          'It had been to the beach, you could see that. Shell, pebble and weed lay in a row, with the weed smoothed out.',
        ],
        yields: [
          'The seal pup rolled over to the other side of the ice ledge and put its flippers over its nose. Free, all its rods swinging, hung the ice chime.',
          'The seal pup slid down the ice ledge to where it was flatter, and did not wake. The rods of the ice chime swung out over the edge, all of them, and touched.',
        ],
      },
    },
  },
  sledge: {
    title: ['The Walrus Has His Birthday', 'One Parcel for the North Hole'],
    prize: { one: 'birch sledge', an: false },
    obstacle: { one: 'snow gate', an: false },
    task: [
      '<helper>The walrus at the north hole has his birthday,</helper> said {helper}. <helper>There’s one parcel for him, on the birch sledge. If it starts to snow, nobody gets through, and he sits there in his paper hat till spring.</helper>',
      'At the north hole the walrus had blown out his candles already, for practice. Today was his birthday. <helper>The parcel’s on the birch sledge,</helper> said {helper}, <helper>and the sledge isn’t with the walrus.</helper>',
      {
        text: '<helper>It’s the walrus’s birthday,</helper> said {helper}. <helper>His present’s on the birch sledge. And it’s going to snow.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The birch sledge ran by itself, down the blue slope, as far as the north hole. There sat the walrus in his hat. He opened the parcel with one tusk, looked in, and shut it again, for later.',
      'The birch sledge slid up to the north hole and stopped against the walrus’s stomach. He untied the string, and kept it. Inside was a scarf, and it went round him almost once.',
      {
        text: 'Whee, went the birch sledge. The walrus opened his present. He put his hat straight first.',
        to: '3-5',
      },
    ],
    by: {
      heavy: {
        part: { one: 'ice block', an: true },
        holds: [
          'But the birch sledge stood behind the snow gate, and the snow gate was an ice block. It was round, and as high as a shoulder.',
          'But the snow gate had got a door in the night, an ice block, that had rolled there by itself. The birch sledge stood on the wrong side of it.',
        ],
        worse: [
          'The ice block settled with a creak. Behind the snow gate the birch sledge was pressed against the wall, and its parcel rustled.',
          'The ice block had frozen on at one more place. You could hear the parcel crackle on the birch sledge, for the snow gate was pressing it flat.',
        ],
        sign: [
          'At the bottom one edge of the ice block hung free. It rocked when somebody sneezed.',
          'There was a spot below where the ice block did not touch. If you breathed on it, it rocked.',
        ],
        yields: [
          'The ice block rolled aside with a long low note, like a coin. The snow gate was open, and there stood the birch sledge.',
          'Very slowly the ice block looked the other way, and rolled. Through the snow gate came cold air, and after that the front of the birch sledge.',
        ],
      },
      locked: {
        part: { one: 'birch bolt', an: false },
        holds: [
          'But the birch sledge stood behind the snow gate. The snow gate had a birch bolt, and the frost had it by both ends.',
          'But the snow gate was bolted with birch, and behind it stood the birch sledge. The frost had put a few bolts of its own on top.',
        ],
        worse: [
          'The birch bolt jammed in its frost. Behind the snow gate the birch sledge slid back, down the slope, and hit something soft.',
          'The birch bolt had swallowed some snow and would not come up. The birch sledge had slipped back from the snow gate, and whatever was in the parcel had rung.',
        ],
        sign: [
          'Next to the birch bolt on a nail hung a fish bone. Somebody had bent it into a hook.',
          'A fish bone hung on a nail, right beside the birch bolt. It was as bent as a finger that says come here.',
        ],
        yields: [
          'The birch bolt slid out, and snow fell from the snow gate. Behind it, nose forward, stood the birch sledge.',
          'The birch bolt shot back. The snow gate leaned out, and the birch sledge came down to meet them on its own runners.',
        ],
      },
      shy: {
        part: { one: 'ermine', an: true },
        holds: [
          'But behind the snow gate an ermine sat on the parcel of the birch sledge. It was white, the wall was white, and it hoped for the best.',
          'But on the parcel on the birch sledge sat an ermine. The snow gate was open a crack, and it looked as if it wished it were not.',
        ],
        worse: [
          'The ermine went further down under the birch sledge. The parcel went with it, and behind the snow gate all was white.',
          'There was nobody there. There was snow, and there was the snow gate. There was the birch sledge with a parcel that trembled underneath.',
        ],
        sign: [
          'Under one runner was a black dot. It was the tip of a tail, and it had been forgotten.',
          'The ermine had hidden all of itself that was white. The black tip had not crossed its mind.',
        ],
        yields: [
          'The ermine came out on the parcel by itself and sat up straight. It gave the birch sledge a push, and that rolled out through the snow gate.',
          'The ermine came up over the edge of the birch sledge like a bit of snow that has made up its mind. It gave a push with its hind legs, and the snow gate let them through.',
        ],
      },
      guarded: {
        part: { one: 'young walrus', an: false, g: 'm' },
        holds: [
          'But before the snow gate lay a young walrus, who had been told that nobody goes through. It was the first thing that anyone had ever told him.',
          'But at the snow gate lay a young walrus who was being a guard, for the first time in his life. The birch sledge could not come out, and nobody could go in.',
        ],
        worse: [
          'The young walrus lay down broader. He was the snow gate now, and behind him there was no birch sledge to be seen.',
          'The young walrus took a breath, and then there was no gap on either side. If there was a birch sledge behind that snow gate, he was not letting the sight of it past.',
        ],
        sign: [
          'The young walrus kept looking at his snow hat. It lay there upside down, with nobody in it.',
          'He had a hat, made of snow. It had fallen off, and he was not allowed to leave his post.',
        ],
        yields: [
          'The young walrus rolled over, once, and then he was no longer in the way. Behind the snow gate, with its parcel, stood the birch sledge.',
          'The young walrus rolled away from the snow gate, to the hat, since nobody had said that he could not roll. There in the gateway, parcel and all, stood the birch sledge.',
        ],
      },
    },
  },
  choir: {
    title: ['At Five in the Ice', 'The First Low Note'],
    prize: { one: 'low note', an: false },
    obstacle: { one: 'split choir', an: false },
    task: [
      'Once a year the young choir sang in the ice cave, at five, and in the village below they opened their windows for it. The piece began with the low voices, with one note, and the whole cave rang on it. Since Tuesday there had been two choirs.',
      'In the village they had opened the windows, although it was December, and sat there with their coats on. At five it would come out of the mountain, as each year. It began with one note, very low, and there were two choirs in there now who were not speaking.',
    ],
    gift: [
      'The low note came, and you felt it in the ice under your soles before you heard it. Then the others laid themselves on top of it, one after another. Below, in the village, somebody switched off a tractor.',
      'The low note came down the slope like something on rollers. In the village they felt it in the benches. Somebody’s baby stopped crying, and looked down at its stomach to see if that was where it came from.',
    ],
    by: {
      broken: {
        part: { one: 'tuning pipe', an: false },
        holds: [
          'But the split choir had one tuning pipe, and it had been thrown. It was cracked from the mouth down, and what came out of it was nearly the low note, and nearly is worse than nothing.',
          'But when the split choir split, the tuning pipe had been in the middle. It had a crack from end to end, and it blew two notes at once, one for each, and neither was the low note.',
        ],
        worse: [
          'The crack had gone on by another finger. The tuning pipe gave only air now, and the split choir looked for the low note in two different places.',
          'A long splinter had come away. The tuning pipe gave only breath, and the split choir hummed, each half on its own, somewhere round the low note.',
        ],
        sign: [
          'Both edges of the crack were fresh. One had a splinter that lay in the other like a finger in a glove.',
          'On both sides of the crack, at the same height, was half a burnt-in letter.',
        ],
        yields: [
          'The tuning pipe gave it, a bit hoarse. All over the split choir mouths closed and hummed, and under the hum lay the low note.',
          'The letter was whole, and so was the sound. On either side the split choir turned its head, and it was the low note.',
        ],
      },
      shy: {
        part: { one: 'lowest singer', an: false, g: 'm' },
        holds: [
          'But the lowest singer had left the split choir on the left and had not gone over to the right. The lowest singer stood behind the last pillar, and that was where the low note was.',
          'But the lowest singer had been asked by both sides of the split choir, and had gone to stand in a niche, alone. There it was dark, and there was the low note.',
        ],
        worse: [
          'The lowest singer had gone back by one more pillar. In there something had been humming, and the split choir noticed it only now that it stopped, and the low note with it.',
          'The lowest singer had gone in deeper, where the sledges are kept. Without the low note the split choir sounded like a house with the ground floor taken away.',
        ],
        sign: [
          'Round the pillar looked the end of a scarf. It moved, and it moved in time.',
          'A small cloud came out of the niche, and a small cloud, quite evenly. It was breath, and it was being counted.',
        ],
        yields: [
          'The lowest singer came out between the two halves, looked at the ice and opened the mouth a little. It was enough for the split choir, and it was the low note.',
          'The lowest singer came out with ice on both eyebrows and stood exactly where the split choir was split. Then it filled up from below, and that was the low note.',
        ],
      },
      needsTime: {
        part: { one: 'echo', an: true },
        holds: [
          'But in the cave the echo has to have died away before anybody begins, and each half of the split choir had begun into the other’s. The low note needs four seconds of nothing.',
          'But each half of the split choir had tried it first, and the cave had kept it all. What you heard was an echo of an echo of a row, and you cannot set the low note on that.',
        ],
        worse: [
          'The echo started again from the back, with everything that had been said. The split choir stood in its own noise, and the low note was drowned.',
          'Somebody had called for quiet, and now the echo was calling for quiet as well. In the split choir they covered their ears, and the low note was further off than ever.',
        ],
        sign: [
          'Near the entrance there was one second of stillness. It grew by another.',
          'High up, where it is narrowest, it had begun to be still.',
        ],
        yields: [
          'The echo had gone, down to the last drip. The split choir had breathed in without a sign from anyone, and so there it was, the low note.',
          'The echo had gone all the way up, and out. Both halves of the split choir had heard it go, and into what was left they put the low note.',
        ],
      },
    },
  },
  tour: {
    title: ['The Blue Light at Four', 'First Afternoon as a Guide'],
    prize: { one: 'blue light', an: false },
    obstacle: { one: 'guides’ room', an: false },
    task: [
      'On the first afternoon as a cave guide there is always one group that is too large. It was waiting already, thirty people, breathing. At four the blue light would walk along the ice wall, year by year, while one counted aloud, and so far it was in a box.',
      'Thirty people stamped their feet and let out steam. It was the first tour of somebody’s life. At four the blue light goes along the wall, and for each year one says a number, and without the lamp there is only a wall, and numbers.',
    ],
    gift: [
      'The blue light walked along the ice, and one counted. At the year in which she was born, an old woman said, here. The blue light waited there for a moment, although that was not in the plan, and then walked on.',
      'The blue light went along the ice, and somebody counted, rather hoarsely, backwards through the years. At one of them an old man said: that’s mine. After that each of them waited for their own.',
    ],
    by: {
      tangled: {
        part: { one: 'lamp cable', an: false },
        holds: [
          'But in the guides’ room the lamp cable, plugged in nowhere, had been thrown on its drum by somebody who wanted to go home. The blue light hung at the inner end.',
          'But in the guides’ room the lamp cable, which was in no socket, had been wound up with a skipping rope and somebody’s scarf. In the middle, somewhere, sat the blue light.',
        ],
        worse: [
          'The lamp cable had knotted right down at the core. The blue light had been pulled back into its box, and in the guides’ room you could hear thirty people stamp their feet.',
          'The scarf had tightened. In the guides’ room you could see one corner of the blue light, looking out of the lamp cable like someone out of a collar.',
        ],
        sign: [
          'At the outer edge of the drum the lamp cable lay in a loop. It was loose, and there was some frost in it.',
          'By the door, one turn of the lamp cable had slipped over the coat hook, and hung there as wide as a bracelet.',
        ],
        yields: [
          'The lamp cable ran off the drum, through the guides’ room and out to the ice. At the end of it, with its shutter closed, stood the blue light.',
          'The scarf came away, the rope came away, and the lamp cable lay about the guides’ room as if it had never known them. They had the blue light out in one turn.',
        ],
      },
      guarded: {
        part: { one: 'chief guide', an: false, g: 'f' },
        holds: [
          'But in the guides’ room sat the chief guide, who had taken back the key. Whoever comes late on the first day, the chief guide said, has the blue light on the second.',
          'But the chief guide had put her chair in front of the guides’ room, since someone had gone in with wet boots. The blue light was inside, on its shelf, and dry.',
        ],
        worse: [
          'The chief guide stood before the board. The box with the blue light was behind the desk, and the guides’ room had a rule more.',
          'The chief guide had taken off her own boots, and put those in the doorway. No one steps over those, not for a blue light, and not in that guides’ room.',
        ],
        sign: [
          'The chief guide kept looking at the clock and then into a mug. It was empty, and it had been a long day since five.',
          'The chief guide kept looking at a bandage, on her knee. She had four tours today, and there are ninety steps.',
        ],
        yields: [
          'The chief guide put the key on the desk, and the mug next to it. From the guides’ room you could get at the box again, and in the box was the blue light.',
          'The chief guide stretched out the leg on a second chair that someone had brought. That left the door of the guides’ room, and the shelf, and the blue light.',
        ],
      },
      heavy: {
        part: { one: 'sledge', an: false },
        holds: [
          'But before the guides’ room stood the sledge with everything on it, ropes, helmets, and at the bottom the blue light. It had been loaded by six, for six.',
          'But the sledge had been pulled across the door of the guides’ room, to keep it shut in the wind. On the other side of that was the blue light.',
        ],
        worse: [
          'The sledge had settled in the snow. Under all the ropes the blue light was pressed flat to the boards, and in the guides’ room the telephone rang, and it was the group.',
          'The sledge had frozen a little, where it stood. You could get one arm into the guides’ room, and the blue light was two arms off.',
        ],
        sign: [
          'One runner of the sledge stood on a lump of ice. There it rocked.',
          'At the back end, beneath the runner, was a mousehole. There the sledge rocked.',
        ],
        yields: [
          'The sledge rocked, broke free, and ran, quite slowly, from the guides’ room down to the wall. Somebody lifted the ropes, and there was the blue light.',
          'The sledge let go of the ice, with a kiss, and slid aside on its mousehole. The guides’ room stood open, and the blue light went out in front.',
        ],
      },
    },
  },
} satisfies EnErrands;
