import type { EnErrands } from '../../schema.ts';

export const volcanicCrater = {
  stone: {
    title: ['The Stone With the Light Side Down', 'Before the Rain on the Crater'],
    prize: { one: 'glow stone', an: false },
    obstacle: { one: 'ash slope', an: true },
    task: [
      '<helper>The little ones sleep by the glow stone,</helper> said {helper}. <helper>It’s dull on top, all its light’s on the other side. Somebody’s got to turn it over before the rain. I’m too light. I’ve tried, I just go up and down.</helper>',
      'In the cracks small salamanders were putting their feet out and pulling them in. It was too cold for bed. The glow stone lay dull side up, and nobody had turned it, and it smelled of rain.',
      {
        text: '<helper>The little ones sleep by the glow stone,</helper> said {helper}. <helper>But its light’s underneath. Turn it, before the rain.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The glow stone lay with its light side up. Out of every crack came very small salamanders, and each lay down in the yellow, on its stomach. {helper} counted tails, and got more every time.',
      'The glow stone shone upwards, yellow as butter. The salamanders came out and lay down on it, in layers. {helper} said that the stone now had a lid, and that it was snoring.',
      { text: 'The glow stone shone. Out came the little ones, and lay down on their tummies.', to: '3-5' },
    ],
    by: {
      slippery: {
        part: { one: 'fine ash', mass: true },
        holds: [
          'But the glow stone lay at the top of the ash slope. It was all fine ash, as grey as sugar in the dark, and it carried everybody down again.',
          'But the ash slope stood between them and the glow stone, and it ran. Each step up was a smaller step down.',
        ],
        worse: [
          'The fine ash had brought them to the bottom, in a small cloud. On the ash slope the glow stone slid too, one step lower.',
          'At the bottom they were all together again, grey to the eyebrows. The ash slope had poured itself over the glow stone, and left out one corner.',
        ],
        sign: [
          'Out of the fine ash looked a ledge of black stone. It was as rough as a rasp.',
          'Something black stuck out of the fine ash on the left. You could have grated a nutmeg on it, or wiped your feet.',
        ],
        yields: [
          'The ash slope was below them, with all their tracks in it. At their feet, dull as an old coin, lay the glow stone.',
          'There was rock underfoot, and it stayed. They blew on their hands, and there, at the end of the ash slope, was the glow stone with its back to them.',
        ],
      },
      heavy: {
        part: { one: 'stuck stone', an: false },
        holds: [
          'But the glow stone was half in the ash slope. It was a stuck stone, and for its size it weighed a good deal, because of the light.',
          'But the glow stone sat in the ash slope like a tooth in a jaw. It was a stuck stone, and it was full of light down to the root, which weighs.',
        ],
        worse: [
          'The stuck stone settled in deeper. On the ash slope there had been a thin bright line, and the glow stone had covered it.',
          'Ash had run in on all sides and been trodden down. The stuck stone was in up to its shoulders, and no bright thread showed on the ash slope.',
        ],
        sign: [
          'When the mountain mumbled, one edge of the stuck stone rocked. It had done so the whole time.',
          'When the mountain cleared its throat, the stuck stone clicked. One of its edges had nothing under it.',
        ],
        yields: [
          'It was light all at once, from below. On the ash slope lay the glow stone, on its back, and blinked.',
          'It went over like a sleeper who has been cold on one side. Up went the light over the ash slope, and the glow stone looked at the sky.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'round stone', an: false },
        holds: [
          'But the glow stone lay on the ash slope and had to be turned over. It was a round stone, and when it was lifted on one side, it rolled back from the other.',
          'But the glow stone was as round as a pudding and lay shiny side down on the ash slope. Up with the left, and the right went deeper. Up with the right, and it was the left’s turn.',
        ],
        worse: [
          'The round stone lay as before, only more crooked. There was less glow to see now of the glow stone, and the ash slope looked greyer.',
          'The round stone had rocked itself a deeper bowl. The ash slope slid in round it, and the last glow went out like a lamp under a door.',
        ],
        sign: [
          'On the other side the round stone had another hollow for hands. There was ash in it, and no print.',
          'There was a hollow for hands on the near side. There was another on the far side, and it was full of clean ash.',
        ],
        yields: [
          'The round stone stood for a moment on its edge, and lay down the other way. The ash slope turned yellow, and that was the glow stone.',
          'For a moment the round stone did not know. Then it lay down on its back, and the ash slope was as bright as a kitchen.',
        ],
      },
      dark: {
        part: { one: 'slope fold', an: false },
        holds: [
          'But the glow stone was in a fold of the ash slope. Dull side up it was as dark as all the rest. One looked for a shadow among shadows.',
          'But there were folds in the ash slope. In one of them the glow stone had lain down on its face. Everything in there was the colour of soot.',
        ],
        worse: [
          'Dust had gone up. In the slope fold it was like night. You could not have told the glow stone from the ash slope.',
          'A puff of ash had come down over the slope fold and drawn the curtains. The glow stone was in there somewhere, among its cousins.',
        ],
        sign: [
          'Low down in the slope fold was a glimmer. It was as thin as a thread, and it was warm in colour.',
          'At the bottom of the fold, where ash met rock, ran a line of orange. A hair would have hidden it.',
        ],
        yields: [
          'The thread of light had a stone on it. In the last corner of the ash slope you could lay a hand on it, the glow stone.',
          'Close to, the line was the edge of something, and the something was warm. The ash slope had kept one bright thing in its pocket, and it was the glow stone.',
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
      {
        text: '<helper>Grandmother’s humming pot won’t hum,</helper> said {helper}. <helper>So the steam won’t go to bed. Look, it’s everywhere.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The mountain’s grandmother took the humming pot by both its ears. It hummed, low and round. All over the crater the steam lay down, puff after puff. The last one asked for a story and was told no.',
      'The mountain’s grandmother put the humming pot on her knee, and it began, round and low. The steam came by itself, from under, from behind. The smallest puff went to bed in the pot.',
      {
        text: 'Hum, went the humming pot. Puff after puff, the steam lay down. The last one yawned.',
        to: '3-5',
      },
    ],
    by: {
      noisy: {
        part: { one: 'fat bubble', an: false },
        holds: [
          'But the humming pot was in the mud pool, under the edge somewhere, and it hummed. You heard nothing but the fat bubble, blub.',
          'But the humming pot had sunk to the rim of the mud pool. It hummed under there, low and hurt. On top sat the fat bubble and said blub.',
        ],
        worse: [
          'All the mud pool began to blub. The humming pot had gone under, and it had probably stopped for breath as well.',
          'Blub, said the fat bubble, and all its children said it too. The hum of the humming pot came up in bits, and the mud pool ate them.',
        ],
        sign: [
          'Before the fat bubble burst there was a short hush. It was as round as the bubble.',
          'The fat bubble needed a moment to get fat. During that moment the mud was as smooth as a plate.',
        ],
        yields: [
          'The fat bubble went down again without bursting. In the mud pool it hummed, beside the flat stone, and there was the humming pot.',
          'The mud pool held its tongue. By the flat stone it was humming, one note, as round as a bun. They dug, and it was the humming pot.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'mud dragon', an: false },
        holds: [
          'But in the mud pool lived a mud dragon, and it had the humming pot to mind. Whatever anyone asked, it thought one had said catch.',
          'But a mud dragon had the humming pot, and the mud dragon was very young. It had learnt one game, and it took each word for the start of it.',
        ],
        worse: [
          'The mud dragon clapped, and put the humming pot on its other side. Then it hid behind its hands in the mud pool and counted.',
          'The mud dragon squealed and splashed off across the mud pool. At the other side it sat down on the humming pot and shut its eyes, so as not to be seen.',
        ],
        sign: [
          'Up on the rim some wind hummed in a hole. The mud dragon hummed back, at once, with its eyes shut.',
          'A breeze found a hole in the rock, and hummed. The mud dragon’s ears went up, and it hummed the same.',
        ],
        yields: [
          'The mud dragon hummed, and came out of the mud pool as far as the knees. It held out the humming pot, by one ear.',
          'The mud dragon came humming through the mud pool, a step to each note. On the last one it put the humming pot down, upright.',
        ],
      },
      asleep: {
        part: { one: 'sleeping dragon', an: false },
        holds: [
          'But in the mud pool slept a mud dragon, with its chin on the lid of the humming pot. Each of them hummed a little.',
          'But the sleeping dragon of the mud pool had laid its chin on something warm. It was the humming pot, and the two of them were in tune.',
        ],
        worse: [
          'The sleeping dragon snorted and lay down flatter. In the mud pool the humming pot was in up to its ears.',
          'The sleeping dragon smacked its lips and let its head grow heavier. The humming pot went down in the mud pool until it could only gargle.',
        ],
        sign: [
          'Beside the sleeping dragon on the rim lay black pebbles. They went from big to small, and the smallest had a place of its own.',
          'Somebody had set up black pebbles along the rim, by size. One gap had been left for the next.',
        ],
        yields: [
          'The sleeping dragon rolled over and put its chin on the rim of the mud pool instead. Beside it, blue and free, stood the humming pot.',
          'The sleeping dragon turned its face to the wall. In the mud pool there was a round hole where its chin had been, and out of it rose the humming pot.',
        ],
      },
      locked: {
        part: { one: 'rusty lid', an: false },
        holds: [
          'But the humming pot stood by the mud pool with its rusty lid on. With the lid shut it hums into itself, and no steam hears that.',
          'But the humming pot stood at the mud pool with its mouth shut. A rusty lid was on it, and all the humming stayed indoors.',
        ],
        worse: [
          'The rusty lid had gone down crooked. The note in the humming pot was thinner now, like a gnat, and the mud pool listened.',
          'The rusty lid had bitten into the rim. The humming pot hummed through its nose now, and the mud pool bubbled, as people do who have not understood.',
        ],
        sign: [
          'Beside the rusty lid lay a small wooden peg. It was as thick as the hole.',
          'There was a hole through lid and ear. And there, beside them in the dust, was a peg that had fallen out.',
        ],
        yields: [
          'The rusty lid came up, with a red crumb or two. Over the mud pool, as round as a plum, went the note of the humming pot.',
          'The rusty lid lifted, as a hat is lifted. Over the mud pool rolled the first note, and the humming pot shook with it, down to its feet.',
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
      {
        text: '<helper>The last cloud’s all in knots,</helper> said {helper}. <helper>She needs the feather reed, to comb it for bed.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The steam weaver drew the feather reed through the last cloud, from the top to the bottom. It made a face at the knots. Then it was smooth, and lay down over the rim, and rained a bit, in its sleep.',
      'The steam weaver combed with the feather reed. Out of the last cloud fell two leaves and a small surprised bat. Then it was smooth, and it yawned, and lay down on the mountain.',
      {
        text: 'Swish, went the feather reed. The cloud was smooth, and lay down, and rained a bit.',
        to: '3-5',
      },
    ],
    by: {
      narrow: {
        part: { one: 'crack', an: false },
        holds: [
          'But the feather reed stood in the stone arch, in a crack. It had been put there by somebody thin, in a hurry.',
          'But the feather reed had been pushed into a crack of the stone arch, for safety. It was very safe.',
        ],
        worse: [
          'Pebbles had run into the crack. In the stone arch the feather reed slipped down to its feather, and that was all you saw.',
          'Something slid, deep in the stone arch, and the feather reed went down to the chin. The crack had swallowed, you could hear it.',
        ],
        sign: [
          'At the height of a knee the crack was wider. Somebody had often leaned there.',
          'The crack had a waist, and above that, at knee height, it had a bit of a stomach.',
        ],
        yields: [
          'Out of the stone arch came the stalk, and went on coming. Last came the feather, bent like an eyebrow, and that was all of the feather reed.',
          'It came out by the yard. When you thought that the stone arch had no more, there was the feather, a bit rumpled, and the feather reed was whole.',
        ],
      },
      shy: {
        part: { one: 'steam hare', an: false },
        holds: [
          'But under the stone arch lived a steam hare, and the feather reed was with it. When it is startled, it makes mist, and it was made of startle.',
          'But the steam hare under the stone arch had the feather reed between its paws. At the first footstep there was mist, and no hare.',
        ],
        worse: [
          'The steam hare went back into its own mist. Under the stone arch all was white, and the feather reed was white too.',
          'The mist had got in the corners. Under the stone arch it was white from floor to roof. The feather reed was in there with a pounding heart.',
        ],
        sign: [
          'Out of the mist looked one ear. It was clearer than the rest.',
          'One ear had stayed outside the mist, because it was too long. It turned towards every sound.',
        ],
        yields: [
          'The steam hare came out from the stone arch by itself, and there was less mist at every hop. In its mouth it carried the feather reed.',
          'A bit of white came hopping, and with each hop it had more whiskers. Under the stone arch the steam hare laid the feather reed on a toe.',
        ],
      },
      needsTime: {
        part: { one: 'steam curtain', an: false },
        holds: [
          'But the feather reed was on the other side of the stone arch, and before it hung a steam curtain. It opens when it has hung long enough.',
          'But the stone arch had its steam curtain down. It would rain itself dry, drop by drop, and only then could anybody get through to the feather reed.',
        ],
        worse: [
          'The steam curtain filled up again from the bottom. The stone arch was as white as a bath, and in it, drowned, was the feather reed.',
          'Fresh steam came up out of the ground, and the curtain hung down thicker than before. The feather reed was a line behind it, and then not even that was left of the stone arch.',
        ],
        sign: [
          'From the stone arch fell a drop. It was clear, and it was the first.',
          'One drop had formed at the top of the stone arch. It hung there and got long.',
        ],
        yields: [
          'The steam curtain had rained itself away, drop by drop. Under the stone arch, silver and quite dry, stood the feather reed.',
          'The last of the steam fell, plip, on a stone. You could look right through the stone arch, and in the middle of the view stood the feather reed.',
        ],
      },
      guarded: {
        part: { one: 'stone beetle', an: false, g: 'm' },
        holds: [
          'But at the foot of the stone arch sat a stone beetle. The feather reed was his neighbour, he seemed to think, and you do not let people in to neighbours.',
          'But a stone beetle had his front door at the foot of the stone arch. Behind him leaned the feather reed, and he sat there like a button that is done up.',
        ],
        worse: [
          'The stone beetle squared his wings across. There was no way under the stone arch, and the feather reed was out of sight.',
          'The stone beetle let down his wings like shutters. Now the stone arch was closed, and the feather reed was round the back of closed.',
        ],
        sign: [
          'The stone beetle kept looking at his doorstep. It was made of seven stones, and one was a hole.',
          'He did not look at them for long. He looked at his doorstep, where one stone was missing out of seven.',
        ],
        yields: [
          'The stone beetle shut his wings, right over left, and went indoors. Under the stone arch stood the feather reed and nodded.',
          'The stone beetle wiped his feet on the step, all six, and went in. He left the stone arch open, and the feather reed swayed in the draught.',
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
      'Twenty-six kitchens would wait for it at six, with the water on the boil. One note on the big drum, from the hut, meant that the mountain had said nothing today. The mountain had said nothing. Neither had the volunteers, to each other.',
    ],
    gift: [
      'The drum note came at six, and it went round the rim and met itself on the other side. On nine terraces somebody said: well then. In the hut they had the windows open to hear the pots.',
      'It was one drum note, right on the hour, and it went round the rim like a plate being put down. In twenty-six kitchens somebody said: there. Then you could see the steam go up, from chimney to chimney.',
    ],
    by: {
      broken: {
        part: { one: 'watch list', an: false },
        holds: [
          'But there had been a row, and since then there was the torn rota. Half the watch list hung on the door, and by that half there was no drum note today.',
          'But they had pulled at the watch list from both sides. One half of the torn rota said whose day it was, and the other who could do it. For a drum note you need the two in one person.',
        ],
        worse: [
          'Another strip came off the watch list and blew under the hut. It was a torn rota with a hole in it now, and the drum note had been in the hole.',
          'The watch list was in four. On a piece of the torn rota stood the word drum, and the word note was under somebody’s boot.',
        ],
        sign: [
          'On both edges of the watch list there was half a name. The one half was fra, or something like it, and the other went on from there.',
          'The tear had gone through a coffee ring. There was a half moon on the one edge, and a half moon on the other.',
        ],
        yields: [
          'The watch list hung on the door with a seam in it, and could be read across. It was still a torn rota, but at six o’clock on it there was a name, and so there would be a drum note.',
          'The coffee ring was round. Across the torn rota you could read a name, and the person who had it took up the stick for the drum note.',
        ],
      },
      shy: {
        part: { one: 'drum friend', an: false, g: 'm' },
        holds: [
          'But by the torn rota it was the drum friend’s day, and the drum friend sat on the step with a collar up to the ears. The drumstick was in there too, and without it no drum note.',
          'But after the business of the torn rota the drum friend had gone down to the woodpile, and sat on the far side of it. The drum note was in those wrists and in no others.',
        ],
        worse: [
          'The drum friend had moved in behind the door. So had the drumstick, and the torn rota swung on its nail, and the drum note was fourteen minutes off.',
          'The drum friend had taken an armful of wood and built the pile up higher. Above it you saw nothing now, and of the drum note, by that torn rota, there would be nothing either.',
        ],
        sign: [
          'At the edge of the door was a thumb. It tapped on the wood, four slow and one long, as you do it on the drum.',
          'There were two logs on top which did not belong there. They lay side by side, like sticks on a drum.',
        ],
        yields: [
          'The drum friend came out, did not look at the torn rota, and took up the place before the drum. The stick went up. It was a minute to, and time for one breath before the drum note.',
          'The drum friend came round the woodpile, took one look at the torn rota, and turned it face down. Then one could hear the sleeves being pushed up, and then the drum note.',
        ],
      },
      heavy: {
        part: { one: 'big drum', an: false },
        holds: [
          'But nobody had had the big drum on the torn rota, and so it had stood for a week with its skin to the wall. A drum note from there would go into the wall.',
          'But by the torn rota it had been nobody’s job, and so the big drum had been left in the yard, and rained on. You need it under the roof for a drum note, and it weighed what it weighed and the rain.',
        ],
        worse: [
          'The big drum had sunk on its stand. It leaned with its whole skin on the planks. The torn rota fell off its nail, and that was the nearest thing to a drum note.',
          'The big drum had settled on its rim, in the mud, and tipped its puddle over the torn rota. A drum note from it would have been a splash.',
        ],
        sign: [
          'One foot of the stand was off the ground. It rocked when somebody shut the door.',
          'One of its feet stood on the door sill already. When the wind came, the big drum rocked on that, like someone who cannot decide.',
        ],
        yields: [
          'The big drum came round over that foot, as you turn somebody who is asleep. It looked out over the rim, torn rota or no torn rota, and there was room in front of it for a drum note.',
          'The big drum walked in, on its feet, left, right, left. It was dry in there, the torn rota hung on the stove, and there was room to swing for a drum note.',
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
      'The rain was due at ten and the mountain at nine. It was made of cardboard, it was to be seen only as a shadow, and it had no top. Below on the benches they had put up their hoods to be on the safe side.',
    ],
    gift: [
      'The lamp was lit behind the cloth, and there was the mountain, with its peak. Nobody moved it. It stood there, and behind it, over the rim, stood the real one, and for one breath they were the same.',
      'The mountain shadow rose behind the sheet, and rose, and for once it had a peak. It lost its temper, and it found it again. When the first drop fell nobody put up an umbrella, because of those who sat behind.',
    ],
    by: {
      tangled: {
        part: { one: 'lifting line', an: false },
        holds: [
          'But on the dark stage the lifting line had been rigged by two who each thought the other one wrong. It had run into the others, and with it hung the peak, and so there was no mountain shadow.',
          'But on the dark stage the lifting line had been tied off by one and untied by the next. The peak hung in it, upside down, and threw a mountain shadow like a carrot.',
        ],
        worse: [
          'The lifting line had gone deeper in. Over the dark stage the peak hung upside down, like a bat, and what the lamp threw was no mountain shadow.',
          'Someone had given it a tug. On the dark stage the lifting line had gone round the thunder as well, and if you touched the mountain shadow it rumbled.',
        ],
        sign: [
          'At the lowest hook the lifting line lay in a loop. It was slack, and somebody had chalked it.',
          'Above the second batten one turn of the lifting line stood away from the wood. There was a moth in it, and it had room.',
        ],
        yields: [
          'The lifting line came down through all the others, to the floor of the dark stage, and then went up, alone. On its shoulders sat the peak, and there was the mountain shadow.',
          'The lifting line dropped on the dark stage, in rings. The peak swung round, right way up, and above the sheet, slowly, went the mountain shadow.',
        ],
      },
      guarded: {
        part: { one: 'stage manager', an: false, g: 'f' },
        holds: [
          'But since the last change the stage manager had closed the dark stage. Nobody went up those stairs any more, and the mountain shadow would do without a peak.',
          'But on the steps to the dark stage sat the stage manager with the prompt book. There would be no more changes, she said, and the mountain shadow was a change.',
        ],
        worse: [
          'The stage manager stood broader on the stairs. The peak had been carried behind the curtain of the dark stage, and the mountain shadow was a hill.',
          'The stage manager had locked the prompt book and sat down on it. The dark stage had no way up now, and the mountain shadow ended at the collar.',
        ],
        sign: [
          'The stage manager kept leafing through the cue sheet. There was a page missing, between the thunder and the calm.',
          'The stage manager kept looking into the wings. There was a chair there with thunder written on it, and nobody sat on the chair.',
        ],
        yields: [
          'The stage manager folded the cue sheet and made room on the stairs, on the side of the wall. It was a dark stage, and you felt your way, as far as the mountain shadow.',
          'The stage manager stood up, handed over the thunder, and was all at once quite a young woman. The steps were free, and on the dark stage they put its head on the mountain shadow.',
        ],
      },
      needsTime: {
        part: { one: 'black paint', mass: true },
        holds: [
          'But on the dark stage the black paint of the peak was wet. Held to the light like that, it would have run, and a mountain shadow has an edge.',
          'But on the dark stage the black paint had been put on thick, by two, each of whom thought the other would thin it. It was as wet as ink, and it would have run down the mountain shadow.',
        ],
        worse: [
          'The black paint had smeared. The dark stage had a fingerprint as large as a house, and the mountain shadow would have had to begin again with white.',
          'There was a hand in the black paint, with all its fingers. On the dark stage everybody looked at their own, and the mountain shadow had a wave on top.',
        ],
        sign: [
          'On all that black paint was one dull spot. It did not come off on a finger.',
          'Where the lamp had been there was a patch that did not shine any more.',
        ],
        yields: [
          'The black paint had dried, as the night dries, from the top. They carried the peak up on to the dark stage, and no one had black hands, and there, with its edge, was the mountain shadow.',
          'The black paint had stopped shining altogether, and no one could have said when. They carried the peak across the dark stage like a cake, and it was the mountain shadow that had been on the poster.',
        ],
      },
    },
  },
} satisfies EnErrands;
