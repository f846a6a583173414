import type { EnErrands } from '../../schema.ts';

export const moonLanding = {
  flag: {
    title: ['The Flag of Good Wishes', 'Wishes on the Wrong Side'],
    prize: { one: 'flag', an: false },
    obstacle: { one: 'crater rim', an: false },
    task: [
      '<helper>The flag of good wishes has fallen over,</helper> said {helper}, <helper>with all the wishes on the inside. Down there they can’t sleep. Look, half of them still have the light on.</helper>',
      'From here the Earth looked as if someone had left the lights on. <helper>It’s the flag,</helper> said {helper}. <helper>It’s got all the good wishes on it, and it’s lying on its face.</helper>',
      {
        text: '<helper>The wish flag’s fallen over,</helper> said {helper}. <helper>Down there on the Earth they can’t sleep.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'They stood the flag up in the dust. There is no wind there, and so {helper} held out one corner. On the Earth a light went out. Then another went out, and then a whole coast.',
      'The flag stood, and the wishes looked down. {helper} read out the shortest: sleep well, Oma. On the Earth a light went out, and it was quite a small one, on an island.',
      { text: 'Up went the flag. On the Earth one light went out, and one more.', to: '3-5' },
    ],
    by: {
      high: {
        part: { one: 'first step', an: false },
        holds: [
          'But the flag lay up on the crater rim, and the crater rim was high. Its first step alone was as high as a wardrobe.',
          'But the flag lay on top of the crater rim. The first step of it went up like a wall. On the moon you jump well. It was higher than well.',
        ],
        worse: [
          'Dust ran down the crater rim without a sound. Up there the flag had slid back by one step more.',
          'They had floated down again, one after the other, like feathers. The crater rim had not even noticed, and the flag had slid a bit back, over the edge.',
        ],
        sign: [
          'Low on the first step was an old footprint. It was pressed in firmly, and it was just as wide as a foot.',
          'There was a footprint in the first step, down near the dust. It was years old, and it was as sharp as new.',
        ],
        yields: [
          'Then there was nothing above them but black. On the crater rim, face down, lay the flag.',
          'The last jump was the longest, and it came down on the top. Nothing was over the crater rim but stars, and nothing was on it but the flag.',
        ],
      },
      dark: {
        part: { one: 'shadow', an: false },
        holds: [
          'But the flag was behind the crater rim, where the sun does not go. The shadow there was as black as if somebody had cut it out.',
          'But over the crater rim, on the other side, there was shadow, and no shadow is so thorough as one on the moon. The flag was in it.',
        ],
        worse: [
          'The shadow of the crater rim had grown, by a stride. Of the flag not an edge was to be seen.',
          'The shadow had come up the crater rim to meet them. It had put out two more stones, and the flag could have been under any nose.',
        ],
        sign: [
          'In the middle of the black there was one glimmer. It was the silver in a hem.',
          'Far down, in all that nothing, there was one stitch of silver.',
        ],
        yields: [
          'After three steps you could see your own hands, and after four the stones. There behind the crater rim lay the flag.',
          'It turned out that your eyes had only been waiting to be asked. There were stones behind the crater rim, there was a pole, and there along the pole was the flag.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'long pole', an: false },
        holds: [
          'But the flag lay along the crater rim, on a pole as long as a bus. When one end rose up, the other swung down.',
          'But the pole of the flag lay along the crater rim, and it was longer than a whale. If you lifted it here, it went round there, quite slowly, and knocked your hat off.',
        ],
        worse: [
          'The long pole had swung round. The flag hung over the crater rim, more crooked than before, and its wishes were in the dust.',
          'The long pole had swung like the hand of a clock and stuck in the dust. The flag trailed off the crater rim now, with its wishes downwards.',
        ],
        sign: [
          'Near the foot of the long pole was a second grip. It had a bit of cloth round it, for cold hands.',
          'Down by its foot there was a place to hold. Somebody had wound a scarf round it, for somebody.',
        ],
        yields: [
          'The long pole stood on its foot. On the crater rim the flag unrolled by itself, slowly, and the wishes were on the outside.',
          'The long pole rose as a hand goes up in class. It stood on the crater rim, and down its side, word after word, came the flag.',
        ],
      },
      heavy: {
        part: { one: 'moon stone', an: false },
        holds: [
          'But a moon stone had rolled off the crater rim, on to the corner of the flag. Things weigh little on the moon, but this was a lot of stone.',
          'But a moon stone had come off the crater rim in the night, with no noise. It had sat down on a corner of the flag. It could not be pulled out without a tear.',
        ],
        worse: [
          'The moon stone settled, and there was no sound to it. Below the crater rim the flag was pressed into the grey.',
          'The moon stone had made itself comfortable. Another fold of the flag was under it, and dust slid down the crater rim and covered the rest.',
        ],
        sign: [
          'One edge of the moon stone had a pebble under it. It rocked, if one looked long enough.',
          'There was a pebble beneath the moon stone, at one side. If you waited, you saw it nod.',
        ],
        yields: [
          'The moon stone tipped off its pebble and went down the crater rim in long slow hops. In the dust, a bit dented, lay the flag.',
          'The moon stone stepped off its pebble, and took leave of the crater rim in three long leaps. What stayed behind was the flag, and it had a crease.',
        ],
      },
    },
  },
  bell: {
    title: ['The Ferry Turns at Midnight', 'A Bell Where There Is No Air'],
    prize: { one: 'silver bell', an: false },
    obstacle: { one: 'mouse hollow', an: false },
    task: [
      '<helper>The night ferry comes from Earth,</helper> said {helper}. <helper>It turns round at midnight unless it hears our bell. There’s been nobody since Tuesday. I’ve laid the table each time.</helper>',
      '{helper} had baked, and put out five cups, and polished the stairs. <helper>The night ferry,</helper> said {helper}, <helper>comes by when it hears the silver bell. Otherwise it turns round, and then I’ve got the cake.</helper>',
      {
        text: '<helper>The night ferry’s coming,</helper> said {helper}. <helper>It turns back if it doesn’t hear the bell. I’ve made cake.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The silver bell rang, and you heard it in your teeth. Far out in the black a little light stopped turning. It came nearer, and grew windows. {helper} ran to see if there was enough cake.',
      'The silver bell said one thing, clear as a glass. The night ferry came down in the dust without a bump. Somebody got off, and then somebody more, and there were too few cups.',
      {
        text: 'Ding, went the silver bell. The little light came nearer and nearer. {helper} counted the cake.',
        to: '3-5',
      },
    ],
    by: {
      tangled: {
        part: { one: 'moon wool', mass: true },
        holds: [
          'But the silver bell had been put away in the mouse hollow, in moon wool. Moon wool has one end, and nobody has ever seen it.',
          'But in the mouse hollow things are wrapped up for the winter, and on the moon that is always. The silver bell was in there somewhere, in forty yards of moon wool.',
        ],
        worse: [
          'The moon wool had gone like felt. In the mouse hollow the silver bell was wrapped up to its tongue.',
          'The moon wool had tightened like a mitten in the wash. The mouse hollow had a white ball in it now. At the middle of that, if you believed it, was the silver bell.',
        ],
        sign: [
          'Beside the handle the moon wool made a loop. It was quite loose, and a star showed through it.',
          'A loop of the moon wool had not been pulled in. It stood up by the handle, and you saw right through it.',
        ],
        yields: [
          'The moon wool slid off in one piece, like a sock. In the mouse hollow stood the silver bell, with nothing on.',
          'Row by row the moon wool ran back, as when one undoes a sleeve. The mouse hollow was full of curls, and in the middle of them, cold and bright, stood the silver bell.',
        ],
      },
      asleep: {
        part: { one: 'moon mouse', an: false },
        holds: [
          'But in the mouse hollow lived a moon mouse, and the silver bell was its bed. It was asleep in it, with its tail over the edge.',
          'But the moon mouse of the mouse hollow had no bed but the silver bell. It slept with its nose to the clapper, so that nobody should ring.',
        ],
        worse: [
          'The moon mouse mumbled and rolled itself up rounder. There was no room left in the silver bell, and none in the mouse hollow.',
          'The moon mouse had turned over and stopped the silver bell with its tail. In all the mouse hollow there was not so much as a ting.',
        ],
        sign: [
          'Beside the moon mouse lay three crumbs of light. They lay in a row, and the last had a bite out of it.',
          'It had laid out its breakfast, three crumbs of light in a row. It had been unable to wait for one of them.',
        ],
        yields: [
          'The moon mouse climbed out, still asleep, and lay down on the floor of the mouse hollow. The silver bell swung, empty and warm.',
          'The moon mouse walked out with its eyes shut, to the warmest corner of the mouse hollow. It left the silver bell on its side, and breath was still on it.',
        ],
      },
      noisy: {
        part: { one: 'dust pump', an: false },
        holds: [
          'But the silver bell lay ringing in some corner of the mouse hollow, quite thinly. Next door ran the old dust pump, huff and puff.',
          'But the dust pump next door to the mouse hollow had to run, for otherwise one would drown in dust. So nobody heard the silver bell, and that was somewhere ringing.',
        ],
        worse: [
          'The dust pump huffed up, and the spoons in the mouse hollow hopped. The thin ring of the silver bell had gone under.',
          'The dust pump was at it with both cheeks. Spoons, cups and plates rang in the mouse hollow, everything rang. Nobody could have said what was the silver bell.',
        ],
        sign: [
          'Between huff and puff the dust pump had a rest. It was a short hush, and it came every time.',
          'It did one huff, and then a puff. Between the two it was so still that a crumb could be heard to roll.',
        ],
        yields: [
          'The dust pump gave one last huff, and no puff. In the mouse hollow it rang, behind the bread bin, and there was the silver bell.',
          'The dust pump sat back. Something was still ringing in the mouse hollow, thin as a hair, from behind the bread bin. It was the silver bell.',
        ],
      },
      narrow: {
        part: { one: 'small mouth', an: false },
        holds: [
          'But the silver bell stood at the back of the mouse hollow. The small mouth of it was for mice. You could get one arm in, and then not get it out.',
          'But the mouse hollow had a front door for mice, and behind it, on the dresser, was the silver bell. You could get your eye in, and look at it.',
        ],
        worse: [
          'Dust trickled down. In the mouse hollow the silver bell had slid back by a length, and the small mouth was smaller.',
          'The small mouth had spat out dust, and got smaller. The silver bell had been jolted off its dresser and was right at the back of the mouse hollow.',
        ],
        sign: [
          'On the left the small mouth was wider. The moon mouse had once moved in a wardrobe there.',
          'The moon mouse had once had a wardrobe delivered. On the left side of the small mouth you could see where.',
        ],
        yields: [
          'The silver bell came out mouth first, and then the rest of it, with a pling. The mouse hollow blew out a ring of dust.',
          'Ting, went the mouse hollow, and then tang. The silver bell was out, with a scratch on it, and the scratch was in the shape of a wardrobe.',
        ],
      },
    },
  },
  broom: {
    title: ['The Man Who Sweeps the Moonlight', 'A Broom of White Feathers'],
    prize: { one: 'soft broom', an: false },
    obstacle: { one: 'landing hut', an: false },
    task: [
      'Every night a man sweeps the moonlight, so that it is smooth. He has a broom of white feathers for it. Tonight he was doing it with his sleeve, and at moonset he had to be done.',
      'There were footprints all over the moonlight. A man stood there and looked at them with his head on one side. He had until moonset, and a great deal of moonlight, and no soft broom.',
      {
        text: 'A man sweeps the moonlight smooth. <helper>He’s doing it with his sleeve,</helper> said {helper}. <helper>His broom’s gone.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The man took the soft broom and swept one stripe, from left to right, and it shone. He looked along it with one eye. Then he swept the next one, and they walked behind him, at the edge, on tiptoe.',
      'With the soft broom the man went round each footprint first, and then over it. It did not take him long. At the end he swept backwards, out of the picture, and was gone.',
      { text: 'Swish, went the soft broom. Behind it the light lay smooth as milk.', to: '3-5' },
    ],
    by: {
      locked: {
        part: { one: 'lid door', an: false },
        holds: [
          'But the soft broom stood in the old landing hut, and that had a lid door. It was shut, and on the moon nobody has a key.',
          'But the landing hut had a lid door on top, like a teapot, and the soft broom was inside. Who had last shut it was no longer on the moon.',
        ],
        worse: [
          'The lid door jammed in the dust. In the landing hut something fell over quite slowly, and that was the soft broom.',
          'There was dust in the hinge now, and the lid door had sunk by a hair. The soft broom had fallen over in the landing hut. It took it a minute.',
        ],
        sign: [
          'Beside the lid door lay a bent silver spoon. Its bend was the same as the bend in the latch.',
          'A silver spoon lay there, by the lid door, and it was bent. If you looked at the latch for long enough, you knew why.',
        ],
        yields: [
          'The lid door rose like the lid of a pot, and the landing hut breathed out. There leaned the soft broom, and not a feather was missing.',
          'The lid door went up without a sound, since there is no sound there. Out of the landing hut looked a bunch of white feathers, and it was the soft broom.',
        ],
      },
      shy: {
        part: { one: 'small comet', an: false },
        holds: [
          'But in the landing hut hid a small comet, and it had the soft broom with it. It was on its first round, and it had never been looked at.',
          'But a small comet had crept into the landing hut, and it had crept in behind the soft broom. It was very young, and so many people had never pointed at it before.',
        ],
        worse: [
          'The small comet went further in under the bench. The soft broom went along, and the landing hut was dark again.',
          'It grew dark in the landing hut. The small comet had tucked in its tail, gone under the bench, and pulled the soft broom in after it.',
        ],
        sign: [
          'From under the bench looked the tip of a tail. It glowed and was trying not to.',
          'Nobody can tuck in a whole tail, and certainly not a comet. The tip lay on the floor and gave off a bit of light.',
        ],
        yields: [
          'The small comet came out of the landing hut by itself, and it lit the stones. It had the soft broom across its back.',
          'A glow came out of the landing hut and looked to the left and the right. Behind the glow came the small comet, and behind that, feathers first, the soft broom.',
        ],
      },
      guarded: {
        part: { one: 'landing robot', an: false },
        holds: [
          'But before the landing hut stood the landing robot, on watch. It had been told to guard the soft broom, by someone who had left before there were colour photographs.',
          'But the landing robot had stood before the landing hut for sixty years, because nobody had told it to stop. Its orders were: soft broom, nobody.',
        ],
        worse: [
          'The landing robot put out all four feet. There was no door to the landing hut any more, and no soft broom behind it.',
          'The landing robot had let itself down on its feet, clonk, clonk, clonk, clonk. It was as wide as the landing hut, and the soft broom was as good as on Earth.',
        ],
        sign: [
          'The landing robot kept turning its head up to the Earth. Its dish was meant to turn that way too, and it did not.',
          'On its head it had a dish, for listening home. It had tilted the wrong way, and the robot tried and tried to see it.',
        ],
        yields: [
          'The landing robot drew in its feet, one after another. The landing hut stood open, and in the corner was the soft broom.',
          'The landing robot beeped, as if someone had answered. It took four steps to the side. Behind it were the landing hut, an open door, and the soft broom.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'landing robot', an: false },
        holds: [
          'But the soft broom was in the landing hut, and the landing robot had it in charge. It took every word for a countdown.',
          'But the landing robot minded the soft broom in the landing hut, and it had been built for one thing. To whatever was said, it began at ten.',
        ],
        worse: [
          'The landing robot counted backwards, quite happily. At nought it rolled the steps away from the landing hut, and the soft broom with them.',
          'Three, two, one, said the landing robot, and everything rolled. The steps went off, and so did the soft broom. The landing hut was left with its door in the air.',
        ],
        sign: [
          'On an old photograph, stuck to the landing robot’s side, a man held up one thumb. Whenever the sun fell on it, there was a beep.',
          'An old photograph was stuck to it, with a man and his thumb. When light fell on that, it beeped, and it was a happy beep.',
        ],
        yields: [
          'The landing robot beeped and rolled everything back the way it had come. From the top step of the landing hut it handed down the soft broom.',
          'The landing robot beeped, and wheeled its steps back to the landing hut, up to the very toes. It bent, and took out the soft broom, and it did not count.',
        ],
      },
    },
  },
  radio: {
    title: ['A Voice Through Soft Hissing', 'The Last Message From the Moon'],
    prize: { one: 'last message', an: false },
    obstacle: { one: 'recording cellar', an: false },
    task: [
      'At nine the lamps round the square were to be switched off. The whole town would sit in the dark and listen to a play about the moon. It ran forty minutes, and it was good. It had no last message, and without that one did not know whether anybody came home.',
      'At nine the square would go dark, and two thousand people would look up and listen. For forty minutes somebody flies to the moon. The last words were to come from there, and the one who says them had not been on the stairs all week.',
    ],
    gift: [
      'The square was dark. Through the hissing came a voice, and the last message was eight words long. Then there was only hissing, for as long as they had dared. A child asked whether he was home now, and nobody said sh.',
      'It hissed, up there in the dark, and then there was the last message. It was so short that people went on waiting. Then, in the third row, somebody said: they’re coming home, and it went back through the whole square.',
    ],
    by: {
      locked: {
        part: { one: 'speaker', an: false },
        holds: [
          'But the speaker of the last message had not come down to the recording cellar, not since the evening when the others had forgotten to. The phone was off, and the door was shut.',
          'But the speaker had shut the door and said through it that they could send somebody else to the moon. In the recording cellar there were forty minutes of flight, and no last message.',
        ],
        worse: [
          'Now the light under the door was out. In the recording cellar they ran the hiss once more, and the last message was not in it.',
          'The speaker had put something before the door, it sounded like a bed. Down in the recording cellar they played the end, and at the place of the last message somebody coughed.',
        ],
        sign: [
          'On a nail beside the door hung a bicycle bell. It was the signal they had had when they were nine.',
          'On the mat stood a pair of boots. They were the silver ones.',
        ],
        yields: [
          'The door opened by the width of a face. The speaker came down to the recording cellar in socks and said the last message in one go, and not to any of them.',
          'The door opened by the width of a boot, and a hand came out and took them in. A little later someone in silver boots walked down to the recording cellar, and into the last message.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'program', an: false },
        holds: [
          'But in the recording cellar the program took out all hissing, and the last message had to hiss. It understood that something was in the way, and always took it to be the voice.',
          'But the program in the recording cellar had been told to make it clear. It made the last message so clear that it might have come from the kitchen.',
        ],
        worse: [
          'The program had cleaned up. In the recording cellar you heard forty seconds of perfect hiss, and the last message had been removed as noise.',
          'The program had found a second voice and removed it. It was the breath. In the recording cellar you heard the last message being said by somebody who had no lungs.',
        ],
        sign: [
          'Somebody had once clapped at the beginning of a take. Whatever stood after that clap, the program had left alone.',
          'When the chair creaked, the program drew a small moon there, in the bar. It had learned that chairs belong.',
        ],
        yields: [
          'The program drew a green line round it and let it be. In the recording cellar the last message ran through, hiss and all.',
          'The program had been given a creak before and a creak after, and let stand what lay between. In the recording cellar it hissed, from very far off, and that was the last message.',
        ],
      },
      heavy: {
        part: { one: 'blanket wall', an: false },
        holds: [
          'But in the recording cellar the blanket wall had come down on the microphone. It was eleven blankets and the pole, and without the microphone there was no last message.',
          'But the blanket wall had slipped from its nails and buried the corner of the recording cellar in which one is on the moon. With no moon there was no last message.',
        ],
        worse: [
          'The blanket wall sagged. Down in the recording cellar the microphone was pressed to the table, and the last message would have sounded like a mattress.',
          'The blanket wall had taken down the lamp. In the recording cellar they were groping about in wool, and the last message would have sounded like somebody under a bed.',
        ],
        sign: [
          'One end of the pole lay on the back of a chair. It lifted, if one only touched it.',
          'Where the pipe comes out of the wall, the pole lay across it. It went up and down there, if you breathed on it.',
        ],
        yields: [
          'The blanket wall went up along its pole and hung. In the recording cellar there was no more echo than in a coat, and there, at last, was the last message.',
          'The blanket wall went up over the pipe, the one end and then the other. In its corner of the recording cellar it was as still as up there, and somebody said the last message.',
        ],
      },
    },
  },
  model: {
    title: ['A Paper Moon Over the Roof', 'The Observatory’s Open Night'],
    prize: { one: 'paper moon', an: false },
    obstacle: { one: 'half-empty hall', an: false },
    task: [
      'At eight the observatory opened for the whole town, and at eight the sky would be overcast. So the youth group had promised a moon of its own, of white paper, two metres wide, over the roof terrace. People had been told to look up.',
      'The sky had clouded over at four, as announced. At eight the town would come to look at the moon, and there would be none, and they had known that. They had promised one, two metres wide, and it was not their fault, said each of the nine.',
    ],
    gift: [
      'At eight it rose over the roof terrace, white, a bit flat on one side. In the street a bus stopped where there is no stop. On the terrace somebody let out the cord by one more hand, and the paper moon climbed into the wind and stayed.',
      'Over the terrace hung the paper moon, with a lamp in it and a wrinkle. People put back their heads and lowered their voices. A small boy asked who had turned it on, and it was true, nobody had seen that.',
    ],
    by: {
      broken: {
        part: { one: 'wooden hoop', an: false },
        holds: [
          'But in the half-empty hall lay the wooden hoop of the paper moon, and it had come apart at a joint. It had been leaned on, and then everybody had had to go home early.',
          'But at the seam the wooden hoop had sprung open, in a half-empty hall, in front of three people who said that it was not them. A paper moon on that is a bag.',
        ],
        worse: [
          'One more joint had sprung. The wooden hoop was a wooden line, in the half-empty hall, and on it, like a bag, hung the paper moon.',
          'The wooden hoop had sprung at a second place, with a crack that you could hear all over that half-empty hall. The paper moon was a sickle now.',
        ],
        sign: [
          'At the joint there were two edges, cut on the slant. They had been cut from one board.',
          'There were pencil strokes across the joint, four of them, like a ruler. They went on, on the other edge.',
        ],
        yields: [
          'The wooden hoop was round, and when one let it roll, it rolled. It crossed the half-empty hall by itself, as far as the wall, and it would do for a paper moon.',
          'Stroke lay against stroke, and the wooden hoop was round. There were more of them by then, it was hardly a half-empty hall, and they held up the paper moon to see if it rolled.',
        ],
      },
      guarded: {
        part: { one: 'group leader', an: false, g: 'm' },
        holds: [
          'But the group leader had the list, and whoever came late was crossed out. So it was a half-empty hall, and the paper moon leaned in it, with its face to the wall.',
          'But the group leader stood at the door of the half-empty hall and let in those who were on time. It was past that. The paper moon was for the punctual.',
        ],
        worse: [
          'The group leader held the list against his chest. The paper moon had been put in the corner, behind the chairs, and it was not going to get any fuller in that half-empty hall.',
          'The group leader had wedged the door with the list. Through the crack you saw a half-empty hall, and in it, on its edge, the paper moon, and three people who could not lift it.',
        ],
        sign: [
          'The group leader kept looking at the row of names, and then at the row of chairs. There were nine of the one and three of the other.',
          'The group leader kept looking at a wristwatch and holding it to his ear. It had stopped, at five past four.',
        ],
        yields: [
          'The group leader wrote some names back in, in ink. Then he opened the second door of the half-empty hall, the wide one, because otherwise you do not get out a paper moon.',
          'The group leader took the thing off his arm, looked at the clock on the tower, and went red. He pulled out the list from under the door. It was a half-empty hall for as long as it takes to come in, and then they had hold of the paper moon.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'paper skin', an: false },
        holds: [
          'But the paper skin has to be drawn over the hoop of the paper moon from all sides at once, and it was a half-empty hall. What was drawn on here slipped off there.',
          'But the paper skin is drawn on like a drum, from all round, and in that half-empty hall they drew it from one side. It was a paper moon with a beard.',
        ],
        worse: [
          'The paper skin had slipped off, more creased. In the half-empty hall stood a hoop, and on the floor lay something like a very large handkerchief, and that had been the paper moon.',
          'The paper skin had slipped off altogether and settled over the chairs. The half-empty hall looked as if it were to be painted, and the wooden ring of the paper moon rolled away.',
        ],
        sign: [
          'On the inside of the hoop there was a second row of loops. They had been tied by someone who had reckoned with more people.',
          'On the rim, over there, were eight clothes pegs, red ones. Someone had put them on in advance.',
        ],
        yields: [
          'The paper skin went tight, with a sound like a drum. They stood in a ring round it, and for a half-empty hall it was quite a full one, and in the middle was the paper moon.',
          'The paper skin was held on this side, and pegged on that, and went as tight as an apple. Through the half-empty hall, with a hum, rolled the paper moon.',
        ],
      },
    },
  },
} satisfies EnErrands;
