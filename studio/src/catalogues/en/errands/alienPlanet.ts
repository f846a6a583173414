import type { EnErrands } from '../../schema.ts';

export const alienPlanet = {
  word: {
    title: ['The Small Word That Opens Doors', 'The Upside-Down Lake'],
    prize: { one: 'small word', an: false },
    obstacle: { one: 'upside-down lake', an: true },
    task: [
      '<helper>I’ve lost the word for the door,</helper> said {helper}. <helper>It’s small and round. Without it nobody gets in, and I’ve been out since yesterday. And when the suns meet, the visitors’ ship leaves. I mean you.</helper>',
      '<helper>I say door,</helper> said {helper}, <helper>but it isn’t the right one.</helper> All the doors on that planet listen for one small word, and it was lost. The suns would meet soon, and then the ship would go.',
      {
        text: '<helper>I’ve lost the small word for my door,</helper> said {helper}. <helper>I can’t get in. It’s round.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      '{helper} rolled the small word up to the front door and breathed on it. It said itself. All over the planet doors opened, round ones and tall ones. Out of one of them came a smell of pancakes.',
      '{helper} held the small word to the keyhole, and it said itself. The door laughed and opened. All the neighbours’ doors had heard it too, and so there were a great many visitors at once.',
      { text: 'The small word said itself. Plop, the door opened. It smelled of pancakes.', to: '3-5' },
    ],
    by: {
      doesNotUnderstand: {
        part: { one: 'upside-down lake', an: true },
        holds: [
          'But the small word lay on the other side of the upside-down lake. It hung in the air, and it took everything the other way round.',
          'But the upside-down lake lay in front of the small word, and with that lake you had to think twice. If you said come, it went, and if you said please, it looked offended.',
        ],
        worse: [
          'The upside-down lake understood, and let its drops go down for once. The small word floated off upwards, past a surprised bird.',
          'The upside-down lake had heard the opposite. It swelled up at the edge, in the friendliest way, and carried the small word off to the ceiling.',
        ],
        sign: [
          'A reed had bent over in the wind. The upside-down lake bowed back to it, with its whole edge.',
          'The wind bent a reed down to the sand and let it up. The upside-down lake did the same, drop for drop.',
        ],
        yields: [
          'The upside-down lake bowed, right down to the sand. Off its edge, like a bead, rolled the small word.',
          'The upside-down lake laid its whole edge on the ground, as a dog lays down its chin. The small word rolled out over it and said itself once, to try.',
        ],
      },
      high: {
        part: { one: 'stone', an: false },
        holds: [
          'But the small word had drifted up and stuck to the upside-down lake. Beneath it was a stone, and the stone was not tall enough.',
          'But the small word had let go of the ground and floated. Now it sat on the ceiling of the world, on the upside-down lake. The stone below was as high as it was going to be.',
        ],
        worse: [
          'The upside-down lake rose by a hand. The small word rose with it and looked down.',
          'The upside-down lake had breathed in and gone up. The small word was as tiny now as a comma.',
        ],
        sign: [
          'Low on the stone was a ring, worn out of it by somebody’s waiting. It was a foot wide.',
          'Somebody had worn a ring into the stone, low down, with the heel of a boot. Perhaps they were still waiting.',
        ],
        yields: [
          'The upside-down lake was as near as a ceiling in a small room. The small word let go and fell, slowly, into {hero_gen} sleeve.',
          'The upside-down lake came down with the evening, as it does. You could touch it now, and on the nearest drop sat the small word.',
        ],
      },
      noisy: {
        part: { one: 'plopping drop', an: false },
        holds: [
          'But the small word was calling from behind the upside-down lake, in a very small voice. And everywhere the drops went plop, into the sky.',
          'But the small word was saying itself, behind the upside-down lake, again and again. You would have known the direction, if it had not been raining upwards.',
        ],
        worse: [
          'The drops plopped from all sides. Behind the upside-down lake the small word had gone under, in the middle of itself.',
          'Plop, it went, and plop, from the ground to the sky. The upside-down lake was like a roof in a storm, the wrong way up. The small word did not finish once.',
        ],
        sign: [
          'Before each drop let go there was a short hush. It held on as long as it could.',
          'There was a moment when a drop had let go and had not yet gone. You could hear the sand think.',
        ],
        yields: [
          'The drops held on, all of them at once. Behind the upside-down lake somebody said it, quite plainly, and there was the small word.',
          'Not one drop fell up. From behind the upside-down lake came something very short and very clear, and it was the small word.',
        ],
      },
      slippery: {
        part: { one: 'smooth shore', an: false },
        holds: [
          'But the small word lay on the far sand, and before it ran the smooth shore of the upside-down lake. One stood on it, and one was elsewhere.',
          'But the smooth shore of the upside-down lake lay in the way, and the small word on the other side of it. You took a step, and the shore took you home.',
        ],
        worse: [
          'The smooth shore had brought everybody back. Beyond the upside-down lake the small word rolled on, by a length.',
          'They had come back sitting, every one of them. Over there the small word had rolled into the next hollow, and the upside-down lake wobbled with laughing.',
        ],
        sign: [
          'On the smooth shore grew a patch of blue moss. It was dry, and it scratched.',
          'Blue moss grew on a patch of the smooth shore, and it was as dry as a rusk. When the wind touched it, it scratched back.',
        ],
        yields: [
          'They had the upside-down lake over their heads, and then it was behind them. In the sand, round as a pea, lay the small word.',
          'Their shoes were sandy, so they had to be across. Nobody had the upside-down lake before them now, only the small word, and it was looking up.',
        ],
      },
    },
  },
  seed: {
    title: ['A Seed for One Cloud', 'The Grass Leans Over'],
    prize: { one: 'rain seed', an: false },
    obstacle: { one: 'seed house', an: false },
    task: [
      'The grass on that planet leans towards whoever is speaking. Today it leaned towards the seed house and said nothing. It was thirsty. Before the second sun was up it had to have the rain seed, which makes one cloud.',
      'When you said good morning, the grass only crackled. It had not rained since the last ship. One rain seed was kept for that, for one cloud, and it has to be planted before the second sun.',
      {
        text: '<helper>The grass is thirsty,</helper> said {helper}. <helper>It needs the rain seed. One seed makes one cloud.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'They put the rain seed in the earth and took three steps back. It made one cloud, as big as a tablecloth. It rained for as long as a song, and the grass stood up straight and clapped.',
      'The rain seed sprouted, and what it sprouted was grey and soft and rose. Then it rained, exactly on the meadow. The grass leaned this way and that, to get it behind the ears.',
      { text: 'Up came one cloud, from the rain seed. Drip, drip. The grass clapped.', to: '3-5' },
    ],
    by: {
      locked: {
        part: { one: 'leaf lid', an: false },
        holds: [
          'But the rain seed was in the seed house, and the seed house had a leaf lid. It was folded to, like a letter to somebody else.',
          'But the seed house had a leaf lid. It had been folded down over the rain seed and tucked in. The plants do that there when they go out.',
        ],
        worse: [
          'The leaf lid folded itself over once more. Inside the seed house the rain seed rolled to the back.',
          'The leaf lid had tucked in a corner more. You could hear the rain seed roll about in the seed house, and it was getting thirsty as well.',
        ],
        sign: [
          'Beside the leaf lid grew a curled stalk. It had the same curl as the hole.',
          'A stalk grew by the leaf lid, and it curled like a pig’s tail. The hole in the lid had the same curl, the other way on.',
        ],
        yields: [
          'The leaf lid unfolded, corner after corner. On the doorstep of the seed house, striped and blue, lay the rain seed.',
          'Corner after corner stood up, until the leaf lid was only a leaf. It was light in the seed house, and in the first ray sat the rain seed and blinked.',
        ],
      },
      asleep: {
        part: { one: 'gardener', an: false },
        holds: [
          'But the gardener of the seed house was asleep, and it slept on the rain seed. When it breathed out, it was pink.',
          'But the gardener of the seed house had lain down after lunch, on something round. It was the rain seed. When a gardener there sleeps, it takes on the colour of its dream.',
        ],
        worse: [
          'The gardener grumbled in two colours and lay down flatter. In all the seed house there was no blue, and no rain seed.',
          'The gardener had gone over to green and spread out like dough. There was not room in the seed house for anything beside it, and the rain seed did not look out.',
        ],
        sign: [
          'Beside the gardener stood seven tiny boots. They stood in order, and the seventh had a patch.',
          'It had stood its boots in a row, all seven. The last had a patch, and stood a bit nearer to its bed.',
        ],
        yields: [
          'The gardener rolled over and turned a friendly green. On the floor of the seed house, in the warm, lay the rain seed.',
          'The gardener rolled across the seed house, stripe after stripe, and went on dreaming at the wall. A warm round place was left, and in the middle of it was the rain seed.',
        ],
      },
      needsTime: {
        part: { one: 'ripe pod', an: false },
        holds: [
          'But the rain seed was in the pod, and the seed house opens when the pod does. A ripe pod knows when it is ripe, and this one was thinking.',
          'But the seed house was a pod, and it would open by being ripe. Inside it the rain seed turned over now and then.',
        ],
        worse: [
          'The pod had gone green again, from below. In the seed house the rain seed had been drawn in, like a foot from cold water.',
          'The ripe pod had shut its seam and gone as green as it had been last week. The whole seed house was sour, and the rain seed had drawn up its knees.',
        ],
        sign: [
          'Along its rim the pod had a crack. You could have posted a petal in it.',
          'Along the seam of the pod a line had come. A breath could have got in there, if it were thin.',
        ],
        yields: [
          'The ripe pod opened by itself with a sound like a kiss. In the middle of the seed house, on white wool, lay the rain seed.',
          'There was a smack, and the seed house lay open in two halves. On the white lining of the pod, like a jewel in a box, lay the rain seed.',
        ],
      },
      dark: {
        part: { one: 'inside room', an: true },
        holds: [
          'But the rain seed lay in the inside room of the seed house. There are no windows there, because seeds do not like to be looked at.',
          'But in the seed house seeds are kept in the inside room, and the inside room is kept dark. The rain seed was one of a great many.',
        ],
        worse: [
          'The seed house breathed in. The inside room was blacker, and of the rain seed there was not a stripe.',
          'The seed house had shut its one pore. In the inside room it was black, and all that black was full of seeds. One of them was the rain seed.',
        ],
        sign: [
          'Far in there was a glimmer. It was blue, and it was asleep.',
          'At the very back somebody had a night light. It was blue, and it was the size of a pea.',
        ],
        yields: [
          'In the inside room you could see with your fingers, and after that with your eyes. In the last corner of the seed house lay the rain seed.',
          'The inside room was rounder than you had thought, and warmer. Your fingers counted seeds along its wall, and the one that lit up was the rain seed.',
        ],
      },
    },
  },
  kite: {
    title: ['Two Shadows Not on Speaking Terms', 'The Shadow Kite'],
    prize: { one: 'shadow kite', an: false },
    obstacle: { one: 'bouncing hill', an: false },
    task: [
      'With two suns one has two shadows. The mayor’s child had two who no longer spoke to each other, and walked in different directions. They only went together behind the shadow kite, and it had come down.',
      'The mayor’s child had sat down between two shadows that looked away from each other. It had been like that since breakfast. They forgot it only when the shadow kite flew, and the shadow kite was down.',
      {
        text: '<helper>That girl’s two shadows aren’t talking,</helper> said {helper}. <helper>They only walk together behind the shadow kite.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The shadow kite went up, and the mayor’s child ran. Behind ran the two shadows, side by side, because there was no other way to see it. On the third round one of them put an arm round the other.',
      'The shadow kite pulled, and the mayor’s child held on to it and flew a bit. Down below the two shadows ran and looked up. They bumped into each other, and after that they held hands.',
      { text: 'Up went the shadow kite. Two shadows ran after it, hand in hand.', to: '3-5' },
    ],
    by: {
      tangled: {
        part: { one: 'bright tail', an: false },
        holds: [
          'But the shadow kite had come down on the bouncing hill, and its bright tail had got into the reeds. At every bounce it went round once more.',
          'But the bouncing hill had caught the shadow kite by its tail. The bright tail was in the reeds now, round and round, and the hill did not stop for that.',
        ],
        worse: [
          'The bright tail wrapped itself round another reed. The shadow kite was pulled down flat, and the bouncing hill sprang about underneath it.',
          'The bouncing hill came up, the reeds came up, and the bright tail went round again. The shadow kite had no string left at all, and hummed like a wasp.',
        ],
        sign: [
          'Next to the reed the bright tail lay in a loop. It was loose, and it was lit.',
          'Near one reed a loop of bright tail had been left out. It hung there and swung, and lit up a beetle.',
        ],
        yields: [
          'The bright tail ran out of the reeds like water. From the top of the bouncing hill, by itself, rose the shadow kite.',
          'The bright tail ran off the last reed, with a whistle. The bouncing hill gave the shadow kite one more push, and it kept it.',
        ],
      },
      shy: {
        part: { one: 'hill child', an: false },
        holds: [
          'But in the bouncing hill lived a hill child, and it had the shadow kite. When it is looked at, it goes in, like a thumb into dough.',
          'But somebody lived in the bouncing hill, and they had the shadow kite. It was a hill child, and it could hide by simply going down.',
        ],
        worse: [
          'The hill child sank in deeper. The shadow kite went in up to its tail, and the bouncing hill was quite smooth.',
          'The grass closed with a smack. On top of the bouncing hill there was nothing now but a ripple, and that had swallowed the shadow kite.',
        ],
        sign: [
          'Out of the bouncing hill stood one feeler. It had a light at its tip, and the light was on.',
          'One feeler had stayed up, like a flag on a tent. The lamp at its end went on and off.',
        ],
        yields: [
          'The hill child came up by itself, with a plop. On its head, like a hat, it had the shadow kite, and the bouncing hill rocked.',
          'First the feeler rose, and then what it was on. The hill child stood on the bouncing hill in all its smallness, and held out the shadow kite.',
        ],
      },
      guarded: {
        part: { one: 'doorkeeper', an: false },
        holds: [
          'But the bouncing hill had a doorkeeper with six legs and one hat. The shadow kite lay behind it, and today was closed.',
          'But the bouncing hill was shut, and that was what the doorkeeper was for. It had one foot for each visitor, and on its other side lay the shadow kite.',
        ],
        worse: [
          'The doorkeeper stood on all six. The bouncing hill was shut from left to right, and you could not see the shadow kite.',
          'The doorkeeper had put down all its feet at once, and you could not have slipped a leaf through. The shadow kite rustled somewhere behind, and the bouncing hill looked innocent.',
        ],
        sign: [
          'The doorkeeper kept looking down the slope. There lay its hat, just too far off for somebody who may not leave.',
          'It had a bare head, and it did not like that. Its hat had rolled down the hill, and a doorkeeper may not leave.',
        ],
        yields: [
          'The doorkeeper lifted three legs, on one side, like a barrier. Behind it on the bouncing hill lay the shadow kite.',
          'The doorkeeper put up three feet, for come in. The bouncing hill gave a hop, and the shadow kite came down right before them.',
        ],
      },
      heavy: {
        part: { one: 'slow stone', an: false },
        holds: [
          'But on the bouncing hill lay a slow stone, and it lay on the string of the shadow kite. It had been on its way across for a hundred years.',
          'But a slow stone was crossing the bouncing hill and had just got as far as the string of the shadow kite. It would be done with that in some thirty years.',
        ],
        worse: [
          'The slow stone thought it over and sank in. The shadow kite was pressed to the grass, and the bouncing hill stopped bouncing.',
          'The slow stone had felt something and had stopped to consider. Under it the bouncing hill had gone flat, and the shadow kite lay with its cheek to the ground.',
        ],
        sign: [
          'One edge of the slow stone had already set out. It rocked.',
          'It had one edge in the air, the one it walks with. It was rocking.',
        ],
        yields: [
          'The slow stone tipped, which saved it nine years. The bouncing hill sprang up, and on it sprang the shadow kite.',
          'The slow stone took the step it had been thinking about. The string was free, the bouncing hill drew breath, and up went the shadow kite.',
        ],
      },
    },
  },
  game: {
    title: ['A Greeting for a Planet', 'The Game at Five'],
    prize: { one: 'greeting', an: false },
    obstacle: { one: 'broken week', an: false },
    task: [
      'At five the game was to be shown in the library, on the large screen, with a microphone for whoever wanted to land. It had a planet, it had weather, it had eleven kinds of stone. The people on it had no language yet, since the week in which it was to be made had been that week.',
      'In the library they had pushed the shelves aside for the screen. Whoever wanted could land there, at five, and say something, and the people on the planet would answer. They stood about on it, four of them, very well drawn, with their mouths shut.',
    ],
    gift: [
      'Somebody of about six took the microphone, landed, and said hello to the screen. The people on it sang the greeting, in three voices. She sang it back, and they had not programmed what happened then, which was that everyone in the room did.',
      'Somebody said hello to the screen, from a wheelchair, quite low. The people on it looked at one another and sang the greeting. The librarian, who had said no noise, asked if they could do it again.',
    ],
    by: {
      tangled: {
        part: { one: 'change list', an: false },
        holds: [
          'But it had been a broken week, and in the change list every one of them had undone somebody. The greeting stood in it four times, and four times it had been taken out.',
          'But they had undone each other, all through that broken week, in the change list, line by line. Somewhere in it they had had a greeting, on the Tuesday.',
        ],
        worse: [
          'Two changes undid each other and a third along with them. Of the greeting there was one note, and the broken week had a new entry in the change list.',
          'The change list had been changed back to before the change. Whatever there had been of a greeting, on that broken week’s Tuesday, was a gap with two names.',
        ],
        sign: [
          'In the change list was one line that nobody had changed. It was the first, and it said: they should sound glad.',
          'Beside one line stood three small notes, in brackets. Nobody had known what they meant, and so they had let them be.',
        ],
        yields: [
          'The change list came down to eleven lines, all of them in order. Out of that broken week, in three voices, came the greeting.',
          'Somebody hummed what was in the brackets. Then the change list shrank to what belonged to it, and at the end of a broken week they had a greeting.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'voice program', an: false },
        holds: [
          'But in that broken week the one who could sing had left, and what was left was the voice program. It did whatever it was given backwards, and the greeting had become a farewell.',
          'But the voice program asked, before each word, if they were sure. No one had been sure, in that broken week. So it had left the greeting out.',
        ],
        worse: [
          'The voice program sang it for them, backwards and with feeling. On the screen all the people turned their backs. It was a fitting greeting for a broken week.',
          'The voice program had apologised to everyone, in the name of the planet, for the broken week. That was not the greeting.',
        ],
        sign: [
          'While the program loaded, somebody had drummed on the table. The voice program had taken that over, beat for beat, the right way round.',
          'When the cleaner whistled for her dog, the voice program repeated it, to the breath, and did not ask.',
        ],
        yields: [
          'The voice program kept to the beat and let the words come after it. The people on the screen turned round, for the first time in a broken week, and there was the greeting.',
          'The voice program had taken in three tones and did not ask if they were sure. The people on the screen lifted their heads. They had been silent for the whole of that broken week, and now there was the greeting.',
        ],
      },
      tooMuchForOne: {
        part: { one: 'cardboard planet', an: false },
        holds: [
          'But for the greeting they had built a cardboard planet two metres wide, with the loudspeaker inside. After that broken week only half of them had come. When one half stood, the other tipped.',
          'But the cardboard planet had to be hung from both galleries, and in that broken week they had stopped going to the same gallery. The loudspeaker for the greeting was in its south pole.',
        ],
        worse: [
          'The cardboard planet lay on its north pole. Under it was the loudspeaker, and the greeting came out as if from a sofa, which summed up the broken week.',
          'The cardboard planet swung through the library on one rope. Behind it flew the south pole, and after that broken week the greeting was going to come from under a table.',
        ],
        sign: [
          'On the inside the cardboard planet had a second strut. It had been put in by somebody who was not there.',
          'On the other gallery lay a rope, in a neat ring, with a bow on top. It was from somebody’s birthday.',
        ],
        yields: [
          'The cardboard planet stood, a little flat at the bottom, as planets are. At the end of a broken week somebody pressed the key, and from its middle came the greeting.',
          'The cardboard planet hung still, from two ropes, and turned a little. That was the end of a broken week. From its south pole, in three voices, came the greeting.',
        ],
      },
    },
  },
  play: {
    title: ['The Alien’s Song', 'Opening Night at Seven'],
    prize: { one: 'alien song', an: true },
    obstacle: { one: 'torn mask', an: false },
    task: [
      'Tonight was the first night of the school’s space play. In the second act the alien, who has three eyes and no friends, sings, and after that nobody laughs any more. The singer was sitting in the wardrobe behind the coats and had said that there was no song.',
      'The hall was full to the wall bars. In the second act all the laughing stops, because of one song, which is sung by somebody with three eyes. The somebody had locked the face away, and her own along with it.',
    ],
    gift: [
      'In the second act it went dark, and then there was the alien song. In the last row somebody had just unwrapped a sweet, and held it, like that, in two fingers, to the end.',
      'It was dark, and then there were three eyes, and the alien song. A father had brought a thermos flask and had it just above the cup. He told them later that it had been empty for some time by then, the cup, because he had never poured.',
    ],
    by: {
      broken: {
        part: { one: 'mask', an: false },
        holds: [
          'But at the dress rehearsal somebody had pulled at the alien, for a laugh, and since then it was a torn mask. Without a face there would be no alien song, said the singer.',
          'But in the wings two people had tugged at the same mask, and it was a torn mask from ear to ear. The alien song, said the singer, could be sung by the one half or by the other.',
        ],
        worse: [
          'One more eye had come off. The singer pushed away the torn mask, and the alien song was a thing that somebody had once heard through a door.',
          'The mask had lost its chin. It lay there and looked at three different corners, a torn mask, and the alien song was going to be skipped, like a page.',
        ],
        sign: [
          'The tear had two edges of paper, and newsprint showed in both. The headline on the one went on on the other.',
          'Across the forehead ran a line of silver glue. It broke off in a drop, and the drop was on the other edge.',
        ],
        yields: [
          'The mask had a scar across its forehead, and it held. It was no longer a torn mask, it was somebody that things have happened to, and under it, quite low, began the alien song.',
          'The silver line ran right across, and people would take it for a river. It was no torn mask, it was an old one. From behind it came the first bar of the alien song.',
        ],
      },
      guarded: {
        part: { one: 'dresser', an: false },
        holds: [
          'But before the costumes stood the dresser, and since the torn mask nobody was allowed in there. Behind it all, in the alien’s coat, sat the alien song.',
          'But the dresser had hung a sheet before the costumes, on account of that torn mask. She had sewn for six weeks, and no one came in who was not going to be sorry.',
        ],
        worse: [
          'The dresser stood before the rail, with a coat hanger. Nobody saw the singer any more, the torn mask was on a shelf, and for the alien song they had begun to look for a record.',
          'The dresser had drawn up the ironing board. Beyond it was a rail, and on the rail the torn mask, and further in somebody sat and did not sing the alien song.',
        ],
        sign: [
          'The dresser kept looking at the floor. There lay the button box, upside down, and what had been in it was everywhere.',
          'The dresser kept looking at her needle, and at the thread, and at the needle. It was the light, or it was her eyes.',
        ],
        yields: [
          'The dresser got down on both knees and pushed the rail aside with one shoulder. Between the coats there was a gap, as wide as a torn mask, and through it you heard, tried out on one breath, the alien song.',
          'The dresser had a threaded needle in her hand, and a good deal to do. She kicked the ironing board aside, and handed back what had been a torn mask. Somebody put it on, to see if the alien song still fitted.',
        ],
      },
      needsTime: {
        part: { one: 'paste', mass: true },
        holds: [
          'But the torn mask lay on the radiator shelf and was all wet. Until the paste had dried there was nothing to put on, and until then there was no alien song.',
          'But they had mended it with flour and water, and the paste was cold and wet. A torn mask goes to pieces again if it is put on so, and with it the alien song.',
        ],
        worse: [
          'The paste had given. The third eye had slid down to the chin, the torn mask began again, and it was the interval before the alien song.',
          'The paste had slid, and one of the eyes was now on the other cheek. They laid the torn mask back on the pipes. In the hall the first act was over, and there would be no alien song.',
        ],
        sign: [
          'Along the tear the paste had one edge that was lighter than the rest. It was dry.',
          'It had shrunk a little at the edge, and let in light.',
        ],
        yields: [
          'The paste had dried, and nobody had blown on it. You could knock on what had been a torn mask, and it was lifted down, and that was in time for the alien song.',
          'The paste was like wood, and it knocked like wood. They lifted off the pipes what had been a torn mask. It was warm, and in the dark of the second act one could hear it breathe in for the alien song.',
        ],
      },
    },
  },
} satisfies EnErrands;
