import type { EnErrands } from '../../schema.ts';

export const volcanicCrater = {
  stone: {
    title: ['The Stone With the Light Side Down', 'Before the Rain on the Crater'],
    prize: { one: 'glow stone', an: false },
    obstacle: { one: 'ash slope', an: true },
    task: [
      '<helper>The little ones sleep by the glow stone,</helper> said {helper}. <helper>It’s dull on top, all its light’s on the other side. Somebody’s got to turn it over before the rain. I’m too light. I’ve tried, I just go up and down.</helper>',
      'In the cracks small salamanders were putting their feet out and pulling them in. It was too cold for bed. The glow stone lay dull side up, and nobody had turned it, and it smelled of rain.',
    ],
    gift: [
      'The glow stone lay with its light side up. Out of every crack came very small salamanders, and each lay down in the yellow, on its stomach. {helper} counted tails, and got more every time.',
      'The glow stone shone upwards, yellow as butter. The salamanders came out and lay down on it, in layers. {helper} said that the stone now had a lid, and that it was snoring.',
    ],
    by: {
      slippery: {
        part: { one: 'fine ash', mass: true },
        holds: [
          'But the glow stone lay at the top of the ash slope. It was all fine ash, as grey as sugar in the dark, and it carried everybody down again.',
        ],
        worse: [
          'The fine ash had brought them to the bottom, in a small cloud. On the ash slope the glow stone slid too, one step lower.',
        ],
        sign: ['Out of the fine ash looked a ledge of black stone. It was as rough as a rasp.'],
        yields: [
          'The ash slope was below them, with all their tracks in it. At their feet, dull as an old coin, lay the glow stone.',
        ],
      },
      heavy: {
        part: { one: 'stuck stone', an: false },
        holds: [
          'But the glow stone was half in the ash slope. It was a stuck stone, and for its size it weighed a good deal, because of the light.',
        ],
        worse: [
          'The stuck stone settled in deeper. On the ash slope there had been a thin bright line, and the glow stone had covered it.',
        ],
        sign: [
          'When the mountain mumbled, one edge of the stuck stone rocked. It had done so the whole time.',
        ],
        yields: [
          'It was light all at once, from below. On the ash slope lay the glow stone, on its back, and blinked.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'round stone', an: false },
        holds: [
          'But the glow stone lay on the ash slope and had to be turned over. It was a round stone, and when it was lifted on one side, it rolled back from the other.',
        ],
        worse: [
          'The round stone lay as before, only more crooked. There was less glow to see now of the glow stone, and the ash slope looked greyer.',
        ],
        sign: [
          'On the other side the round stone had another hollow for hands. There was ash in it, and no print.',
        ],
        yields: [
          'The round stone stood for a moment on its edge, and lay down the other way. The ash slope turned yellow, and that was the glow stone.',
        ],
      },
      dark: {
        part: { one: 'slope fold', an: false },
        holds: [
          'But the glow stone was in a fold of the ash slope. Dull side up it was as dark as all the rest. One looked for a shadow among shadows.',
        ],
        worse: [
          'Dust had gone up. In the slope fold it was like night. You could not have told the glow stone from the ash slope.',
        ],
        sign: [
          'Low down in the slope fold was a glimmer. It was as thin as a thread, and it was warm in colour.',
        ],
        yields: [
          'The thread of light had a stone on it. In the last corner of the ash slope you could lay a hand on it, the glow stone.',
        ],
      },
    },
  },
  pot: {
    title: ['The Pot That Hums One Note', 'Supper for the Mountain’s Grandmother'],
    prize: { one: 'humming pot', an: false },
    obstacle: { one: 'mud pool', an: false },
    task: [
      'The mountain’s grandmother wanted her humming pot. It hums one note, and when it does, the steam goes to bed. Tonight it had not hummed, and there was steam up everywhere, running about.',
      'The mountain’s grandmother clapped her hands, and the steam only laughed. It goes to bed for one thing, for her humming pot, and the pot was gone. It was nearly night, and there was steam under the beds.',
    ],
    gift: [
      'The mountain’s grandmother took the humming pot by both its ears. It hummed, low and round. All over the crater the steam lay down, puff after puff. The last one asked for a story and was told no.',
      'The mountain’s grandmother put the humming pot on her knee, and it began, round and low. The steam came by itself, from under, from behind. The smallest puff went to bed in the pot.',
    ],
    by: {
      noisy: {
        part: { one: 'fat bubble', an: false },
        holds: [
          'But the humming pot was in the mud pool, under the edge somewhere, and it hummed. You heard nothing but the fat bubble, blub.',
        ],
        worse: [
          'All the mud pool began to blub. The humming pot had gone under, and it had probably stopped for breath as well.',
        ],
        sign: ['Before the fat bubble burst there was a short hush. It was as round as the bubble.'],
        yields: [
          'The fat bubble went down again without bursting. In the mud pool it hummed, beside the flat stone, and there was the humming pot.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'mud dragon', an: false },
        holds: [
          'But in the mud pool lived a mud dragon, and it had the humming pot to mind. Whatever anyone asked, it thought one had said catch.',
        ],
        worse: [
          'The mud dragon clapped, and put the humming pot on its other side. Then it hid behind its hands in the mud pool and counted.',
        ],
        sign: [
          'Up on the rim some wind hummed in a hole. The mud dragon hummed back, at once, with its eyes shut.',
        ],
        yields: [
          'The mud dragon hummed, and came out of the mud pool as far as the knees. It held out the humming pot, by one ear.',
        ],
      },
      asleep: {
        part: { one: 'sleeping dragon', an: false },
        holds: [
          'But in the mud pool slept a mud dragon, with its chin on the lid of the humming pot. Each of them hummed a little.',
        ],
        worse: [
          'The sleeping dragon snorted and lay down flatter. In the mud pool the humming pot was in up to its ears.',
        ],
        sign: [
          'Beside the sleeping dragon on the rim lay black pebbles. They went from big to small, and the smallest had a place of its own.',
        ],
        yields: [
          'The sleeping dragon rolled over and put its chin on the rim of the mud pool instead. Beside it, blue and free, stood the humming pot.',
        ],
      },
      locked: {
        part: { one: 'rusty lid', an: false },
        holds: [
          'But the humming pot stood by the mud pool with its rusty lid on. With the lid shut it hums into itself, and no steam hears that.',
        ],
        worse: [
          'The rusty lid had gone down crooked. The note in the humming pot was thinner now, like a gnat, and the mud pool listened.',
        ],
        sign: ['Beside the rusty lid lay a small wooden peg. It was as thick as the hole.'],
        yields: [
          'The rusty lid came up, with a red crumb or two. Over the mud pool, as round as a plum, went the note of the humming pot.',
        ],
      },
    },
  },
  reed: {
    title: ['A Brush for the Last Cloud', 'The Steam Weaver’s Reed'],
    prize: { one: 'feather reed', an: false },
    obstacle: { one: 'stone arch', an: false },
    task: [
      'Every evening the steam weaver combs the last cloud, so that it can go to bed. For that she has the feather reed, which is soft at the end. It was not there. Over the crater stood the last cloud, all in knots, and it was going to rain.',
      'Up there the last cloud pulled a face, since it was full of knots. The steam weaver always combs it before night, with the feather reed. And she had looked in every basket twice.',
    ],
    gift: [
      'The steam weaver drew the feather reed through the last cloud, from the top to the bottom. It made a face at the knots. Then it was smooth, and lay down over the rim, and rained a bit, in its sleep.',
      'The steam weaver combed with the feather reed. Out of the last cloud fell two leaves and a small surprised bat. Then it was smooth, and it yawned, and lay down on the mountain.',
    ],
    by: {
      narrow: {
        part: { one: 'crack', an: false },
        holds: [
          'But the feather reed stood in the stone arch, in a crack. It had been put there by somebody thin, in a hurry.',
        ],
        worse: [
          'Pebbles had run into the crack. In the stone arch the feather reed slipped down to its feather, and that was all you saw.',
        ],
        sign: ['At the height of a knee the crack was wider. Somebody had often leaned there.'],
        yields: [
          'Out of the stone arch came the stalk, and went on coming. Last came the feather, bent like an eyebrow, and that was all of the feather reed.',
        ],
      },
      shy: {
        part: { one: 'steam hare', an: false },
        holds: [
          'But under the stone arch lived a steam hare, and the feather reed was with it. When it is startled, it makes mist, and it was made of startle.',
        ],
        worse: [
          'The steam hare went back into its own mist. Under the stone arch all was white, and the feather reed was white too.',
        ],
        sign: ['Out of the mist looked one ear. It was clearer than the rest.'],
        yields: [
          'The steam hare came out from the stone arch by itself, and there was less mist at every hop. In its mouth it carried the feather reed.',
        ],
      },
      needsTime: {
        part: { one: 'steam curtain', an: false },
        holds: [
          'But the feather reed was on the other side of the stone arch, and before it hung a steam curtain. It opens when it has hung long enough.',
        ],
        worse: [
          'The steam curtain filled up again from the bottom. The stone arch was as white as a bath, and in it, drowned, was the feather reed.',
        ],
        sign: ['From the stone arch fell a drop. It was clear, and it was the first.'],
        yields: [
          'The steam curtain had rained itself away, drop by drop. Under the stone arch, silver and quite dry, stood the feather reed.',
        ],
      },
      guarded: {
        part: { one: 'stone beetle', an: false, g: 'm' },
        holds: [
          'But at the foot of the stone arch sat a stone beetle. The feather reed was his neighbour, he seemed to think, and you do not let people in to neighbours.',
        ],
        worse: [
          'The stone beetle squared his wings across. There was no way under the stone arch, and the feather reed was out of sight.',
        ],
        sign: [
          'The stone beetle kept looking at his doorstep. It was made of seven stones, and one was a hole.',
        ],
        yields: [
          'The stone beetle shut his wings, right over left, and went indoors. Under the stone arch stood the feather reed and nodded.',
        ],
      },
    },
  },
  station: {
    title: ['All Is Calm at Six', 'One Drum Note From the Rim'],
    prize: { one: 'drum note', an: false },
    obstacle: { one: 'torn rota', an: false },
    task: [
      'At six the observers’ hut gave one note on its drum, and all round the rim people heard it and put on the potatoes. It meant that all was calm. Today it was the young volunteers’ turn, and at twenty to there was a drum, and there was nobody to play it.',
    ],
    gift: [
      'The drum note came at six, and it went round the rim and met itself on the other side. On nine terraces somebody said: well then. In the hut they had the windows open to hear the pots.',
    ],
    by: {
      broken: {
        part: { one: 'watch list', an: false },
        holds: [
          'But there had been a row, and since then there was the torn rota. Half the watch list hung on the door, and by that half there was no drum note today.',
        ],
        worse: [
          'Another strip came off the watch list and blew under the hut. It was a torn rota with a hole in it now, and the drum note had been in the hole.',
        ],
        sign: [
          'On both edges of the watch list there was half a name. The one half was fra, or something like it, and the other went on from there.',
        ],
        yields: [
          'The watch list hung on the door with a seam in it, and could be read across. It was still a torn rota, but at six o’clock on it there was a name, and so there would be a drum note.',
        ],
      },
      shy: {
        part: { one: 'drum friend', an: false, g: 'm' },
        holds: [
          'But by the torn rota it was the drum friend’s day, and the drum friend sat on the step with a collar up to the ears. The drumstick was in there too, and without it no drum note.',
        ],
        worse: [
          'The drum friend had moved in behind the door. So had the drumstick, and the torn rota swung on its nail, and the drum note was fourteen minutes off.',
        ],
        sign: [
          'At the edge of the door was a thumb. It tapped on the wood, four slow and one long, as you do it on the drum.',
        ],
        yields: [
          'The drum friend came out, did not look at the torn rota, and took up the place before the drum. The stick went up. It was a minute to, and time for one breath before the drum note.',
        ],
      },
      heavy: {
        part: { one: 'big drum', an: false },
        holds: [
          'But nobody had had the big drum on the torn rota, and so it had stood for a week with its skin to the wall. A drum note from there would go into the wall.',
        ],
        worse: [
          'The big drum had sunk on its stand. It leaned with its whole skin on the planks. The torn rota fell off its nail, and that was the nearest thing to a drum note.',
        ],
        sign: ['One foot of the stand was off the ground. It rocked when somebody shut the door.'],
        yields: [
          'The big drum came round over that foot, as you turn somebody who is asleep. It looked out over the rim, torn rota or no torn rota, and there was room in front of it for a drum note.',
        ],
      },
    },
  },
  play: {
    title: ['The Shadow Mountain’s Peak', 'One Performance Before the Rain'],
    prize: { one: 'mountain shadow', an: false },
    obstacle: { one: 'dark stage', an: false },
    task: [
      'The crater theatre had one performance, and that was tonight, before the rain. It was a shadow play about a mountain that loses its temper and finds it again. The mountain was three metres high, of cardboard, and at the moment it stopped at the shoulders.',
    ],
    gift: [
      'The lamp was lit behind the cloth, and there was the mountain, with its peak. Nobody moved it. It stood there, and behind it, over the rim, stood the real one, and for one breath they were the same.',
    ],
    by: {
      tangled: {
        part: { one: 'lifting line', an: false },
        holds: [
          'But on the dark stage the lifting line had been rigged by two who each thought the other one wrong. It had run into the others, and with it hung the peak, and so there was no mountain shadow.',
        ],
        worse: [
          'The lifting line had gone deeper in. Over the dark stage the peak hung upside down, like a bat, and what the lamp threw was no mountain shadow.',
        ],
        sign: [
          'At the lowest hook the lifting line lay in a loop. It was slack, and somebody had chalked it.',
        ],
        yields: [
          'The lifting line came down through all the others, to the floor of the dark stage, and then went up, alone. On its shoulders sat the peak, and there was the mountain shadow.',
        ],
      },
      guarded: {
        part: { one: 'stage manager', an: false, g: 'f' },
        holds: [
          'But since the last change the stage manager had closed the dark stage. Nobody went up those stairs any more, and the mountain shadow would do without a peak.',
        ],
        worse: [
          'The stage manager stood broader on the stairs. The peak had been carried behind the curtain of the dark stage, and the mountain shadow was a hill.',
        ],
        sign: [
          'The stage manager kept leafing through the cue sheet. There was a page missing, between the thunder and the calm.',
        ],
        yields: [
          'The stage manager folded the cue sheet and made room on the stairs, on the side of the wall. It was a dark stage, and you felt your way, as far as the mountain shadow.',
        ],
      },
      needsTime: {
        part: { one: 'black paint', mass: true },
        holds: [
          'But on the dark stage the black paint of the peak was wet. Held to the light like that, it would have run, and a mountain shadow has an edge.',
        ],
        worse: [
          'The black paint had smeared. The dark stage had a fingerprint as large as a house, and the mountain shadow would have had to begin again with white.',
        ],
        sign: ['On all that black paint was one dull spot. It did not come off on a finger.'],
        yields: [
          'The black paint had dried, as the night dries, from the top. They carried the peak up on to the dark stage, and no one had black hands, and there, with its edge, was the mountain shadow.',
        ],
      },
    },
  },
} satisfies EnErrands;
