import type { EnErrands } from '../../schema.ts';

export const swimmingPool = {
  ring: {
    title: ['The Smallest Swimmers’ Last Race', 'One Red Ring'],
    prize: { one: 'diving ring', an: false },
    obstacle: { one: 'deep end', an: false },
    task: [
      'The smallest swimmers had one race left, and for that they needed the ring, the red one. Without it there is nothing to pass on. At four the bell would ring, and then all of them had to come out.',
      'Nine small swimmers stood along the edge and passed on a wet sock, for practice. For the real race there was the diving ring, the red one. But it lay where nobody could pass it to anyone, and it was nearly four.',
    ],
    gift: [
      'The diving ring went from hand to hand, along the whole shallow side. The last one was four years old and held it up so high that she went under a bit. Then the bell rang, and she was still holding it.',
      'They passed the diving ring from one to the next, and nobody let go too early. Then somebody put it on the head of the last one. She stood quite straight, and they all clapped.',
    ],
    by: {
      dark: {
        part: { one: 'deep water', mass: true },
        holds: [
          'But the diving ring had gone down by the steps of the deep end. {helper} stood in the water and held out both hands, and below {helper_him} it was dark blue.',
        ],
        worse: [
          'A cloud went over the glass roof. The deep water looked twice as deep, and in the deep end there was no diving ring.',
        ],
        sign: ['On the bottom tile something gleamed. It was red, and it wobbled.'],
        yields: [
          'With {helper_gen} hand it was only one breath deep. On the bottom tile of the deep end lay the diving ring, and it let itself be picked up.',
        ],
      },
      slippery: {
        part: { one: 'wide step', an: false },
        holds: [
          'But the diving ring lay down on the wide step of the deep end. {helper} stood there and held out both hands, but the way to them was like soap.',
        ],
        worse: [
          'Everyone sat at the top again, with a smack. In the deep end the diving ring had slid too, one step down.',
        ],
        sign: ['On the wide step one tile was not smooth. It had ridges, and it was rough under the toes.'],
        yields: [
          'Then there was {helper_gen} hand, and it held. On the last step of the deep end, up to the ankles in blue, lay the diving ring.',
        ],
      },
      needsTime: {
        part: { one: 'ruffled water', mass: true },
        holds: [
          'But in the deep end the water was all ruffled. {helper} let nobody feel for what they could not see. The diving ring was down there in pieces.',
        ],
        worse: [
          'The water began again, from the edge to the middle. In the deep end the diving ring was in twenty pieces now, and none of them stayed.',
        ],
        sign: ['By the steps one patch of water had gone smooth. It was as small as a plate.'],
        yields: [
          'The water had gone smooth by itself, right across the deep end. Down by the steps, in one piece, lay the diving ring, where {helper} could reach.',
        ],
      },
      noisy: {
        part: { one: 'splashing', mass: true },
        holds: [
          'But {helper} knew where the diving ring lay and called it out across the deep end. Nobody could hear {helper_him} for the splashing.',
        ],
        worse: [
          'The splashing boomed from wall to wall. In the deep end {helper_gen} mouth opened and shut. It might have been about the diving ring.',
        ],
        sign: ['Between two jumps there was a short hush. In it you could hear the clock.'],
        yields: [
          'The splashing had stopped. <helper>Under the ladder,</helper> said {helper}, quite quietly. At the side of the deep end hung the diving ring.',
        ],
      },
    },
  },
  glasses: {
    title: ['The Number of the Bus', 'Glasses With a Green String'],
    prize: { one: 'pair of glasses', an: false },
    obstacle: { one: 'last locker', an: false },
    task: [
      'The old swimmer could not read the number of the bus without glasses. Last week it had been the wrong bus, and a very long evening. The right one came at half past, and the glasses were not where they should have been.',
      'The old swimmer held up his watch, and held it further off. It said half past something. His bus came at half past. Without his glasses all the buses had the same number.',
    ],
    gift: [
      'The old swimmer put the green string over both ears and looked round. The bus was the thirty-one, and so it was the right one. From the back window somebody waved with a rolled-up towel.',
      'The old swimmer put his glasses on and read everything there was: the bus, the poster, the time. Only then did he get on. He read the driver’s badge as well, and said his name.',
    ],
    by: {
      locked: {
        part: { one: 'latch', an: false },
        holds: [
          'But the glasses lay in the last locker, and its latch was shut. Someone had kicked that door once, and it had never opened well since.',
        ],
        worse: [
          'The latch jammed. A bit of green string had hung out of the last locker. Now that was in there too, with the glasses.',
        ],
        sign: ['On the end of the bench was a small hook. It was bent just like the hole in the latch.'],
        yields: [
          'The latch let go, and the last locker opened by itself, slowly, with a long note. On the shelf, folded, lay the glasses.',
        ],
      },
      narrow: {
        part: { one: 'slit', an: false },
        holds: [
          'But the glasses were in the last locker, and under its door was a slit. It was wide enough for water.',
        ],
        worse: [
          'The glasses slid back to the wall. Through the slit of the last locker you saw a thread of green, and a coin.',
        ],
        sign: ['On the side of the hinge the slit was wider. The door had dropped there, years ago.'],
        yields: [
          'Out came the green string, and on the string, one after the other, came both the glasses. The last locker kept the coin.',
        ],
      },
      broken: {
        part: { one: 'wristband', an: false },
        holds: [
          'But the glasses were in the last locker, and the key to it hung on a wristband that had snapped. Without it the key would not turn.',
        ],
        worse: [
          'The clasp had come off the wristband as well. The last locker was as shut as before, and the glasses in it looked at the dark.',
        ],
        sign: ['The wristband had two ends. One had a little arrow on, and the other the slot for it.'],
        yields: [
          'The wristband was round again, with the key in the middle. It turned, and in the last locker, on their green string, swung the glasses.',
        ],
      },
    },
  },
  dolphin: {
    title: ['A Ride on the Foam Dolphin', 'The Pillow on the Warm Bench'],
    prize: { one: 'foam dolphin', an: false },
    obstacle: { one: 'warm bench', an: false },
    task: [
      'The toddlers’ hour always ended with a ride on the foam dolphin. They were standing there already, nine of them, in their armbands. One was doing the waves, so that it would not be so far.',
      'The toddlers had sung the goodbye song, and nobody went. There was one thing missing. It was grey, it was made of foam, and every one of them had ridden on it each week: the dolphin.',
    ],
    gift: [
      'The foam dolphin went to and fro across the shallow end, with {helper} walking beside it. Each toddler got one ride and got off looking taller. The old man counted them from the side, and clapped after each.',
      '{helper} pushed the foam dolphin off from the edge, and it set out. Nine times it went over and came back. The last rider had gone to sleep on it, with a cheek on its fin.',
    ],
    by: {
      asleep: {
        part: { one: 'old man', an: true, g: 'm' },
        holds: [
          'But on the warm bench lay an old man, asleep, and under his head was the foam dolphin. He had hold of it by the fin.',
        ],
        worse: [
          'The old man grumbled and sank in deeper. On the warm bench you saw a tail, and it might have been the foam dolphin’s.',
        ],
        sign: [
          'Under the bench stood the old man’s sandals, toes to the wall. On them lay a cap, and in the cap were his glasses.',
        ],
        yields: [
          'The old man turned over, on to his own towel. At the other end of the warm bench lay the foam dolphin, with an ear printed on it.',
        ],
      },
      guarded: {
        part: { one: 'old man', an: true, g: 'm' },
        holds: [
          'But on the warm bench sat an old man with the foam dolphin behind his back. He had found it, it was soft, and he had paid for a ticket.',
        ],
        worse: [
          'The old man folded both arms round the foam dolphin. It was not to be seen any more, and the warm bench was his from end to end.',
        ],
        sign: [
          'The old man kept looking over at the hooks. On the furthest of them hung his towel, and the floor in between was wet.',
        ],
        yields: [
          'The old man got up from the warm bench, with one hand on the wall. The foam dolphin stayed behind, quite flat, and came slowly round again.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'old man', an: true, g: 'm' },
        holds: [
          'But on the warm bench sat an old man with the foam dolphin, and he had water in both ears. Whatever was said, he heard a compliment.',
        ],
        worse: [
          'The old man thanked them very much and hugged the foam dolphin. He moved along on the warm bench, to show that there was room for one more.',
        ],
        sign: [
          'In the pool somebody was learning the breaststroke, out loud, with big arms. The old man nodded along, at each stroke.',
        ],
        yields: [
          'The old man laughed and made the stroke himself, and for that you need both arms. So there on the warm bench lay the foam dolphin.',
        ],
      },
    },
  },
  relay: {
    title: ['Four Names by Six', 'The Last Relay'],
    prize: { one: 'start', an: false },
    obstacle: { one: 'race sheet', an: false },
    task: [
      'After tonight the pool would be a car park. At six the club swam its last relay in it, and a relay has four names. On the board there were three, and the fourth line had been empty since one bad changeover in spring.',
    ],
    gift: [
      'They came fifth out of six, and the fourth swam the last length. At the end all four held on to the same rope and looked up at the ceiling, where the damp had drawn a map. Somebody had written the date on it, from a ladder.',
    ],
    by: {
      broken: {
        part: { one: 'running order', an: false },
        holds: [
          'But since the spring the race sheet had been in two parts, and nobody would swim behind the other. Without a running order there was no start.',
        ],
        worse: [
          'Another name had been wiped off. The race sheet had two left, and next to the start it now said: lane free.',
        ],
        sign: [
          'In pencil, at the bottom of the board, stood two times from the spring. Added together they made exactly the best the club had ever swum.',
        ],
        yields: [
          'The running order stood there, one under another, in four kinds of writing. The race sheet was full, and they were called to the start.',
        ],
      },
      shy: {
        part: { one: 'fourth swimmer', an: false, g: 'f' },
        holds: [
          'But the fourth swimmer sat up in the last row, coat on, and the race sheet was down by the water. With three there was no start.',
        ],
        worse: [
          'The fourth swimmer had gone up by one more row, to where the lamps are. The race sheet had its gap, and the start was in nine minutes.',
        ],
        sign: [
          'From the bag beside the fourth swimmer’s feet looked a pair of goggles. They had been wetted, so as not to mist.',
        ],
        yields: [
          'The fourth swimmer came down the steps in bare feet and wrote on the race sheet without looking at anyone. Then she spat in the goggles, and they went to the start.',
        ],
      },
      heavy: {
        part: { one: 'lane rope', an: false },
        holds: [
          'But the race sheet gave them lane four, and the rope of lane four lay rolled up in its trough. It had lain there since the spring, and without it there was no start.',
        ],
        worse: [
          'The lane rope settled in the trough with a rattle. On the race sheet somebody crossed out the four, and the start went to the others.',
        ],
        sign: ['At one end a float lay on top of the next one. It rocked, when the water moved.'],
        yields: [
          'The lane rope ran out over its floats, one after another, right across the bath. On the race sheet the four was put back, and there was water for the start.',
        ],
      },
    },
  },
  lesson: {
    title: ['One Length of the Small Pool', 'The Man Who Holds the Rim'],
    prize: { one: 'length', an: false },
    obstacle: { one: 'beginners’ hour', an: false },
    task: [
      'In the summer job there was an hour for adults who cannot swim. In it was a man who had once crossed a sea in a boat that was too small. Today he wanted to let go of the rim, he had written it down, and on Monday he moved to another town.',
    ],
    gift: [
      'He swam one length, with {helper} walking beside him, and it took him as long as it took. At the far rim he put down both feet. Then he looked back over all that water, as you look at a street in which one has lived.',
    ],
    by: {
      doesNotUnderstand: {
        part: { one: 'learner', an: false, g: 'm' },
        holds: [
          'But in the beginners’ hour they all explained, and the learner took every raised voice for danger. He had good reason. One length is eleven metres, and he had not yet been out for one of them.',
        ],
        worse: [
          'The learner held the rim with both hands now. The beginners’ hour went on around him in four languages, and one length was a thing for other people.',
        ],
        sign: [
          'Somebody on the steps was counting breaths on her fingers, for herself. The learner breathed along, without looking.',
        ],
        yields: [
          'The learner looked at a hand, breathed out, and put his face in. The beginners’ hour was quiet, and there was nothing in front of him but one length.',
        ],
      },
      locked: {
        part: { one: 'grip', an: false },
        holds: [
          'But in the beginners’ hour the learner had a grip on the rim that no word got into. As long as it held there could be no one length, there was one metre of tiles.',
        ],
        worse: [
          'The grip had gone white at the knuckles. The far side looked further off, the beginners’ hour was half over, and one length had become a joke that nobody made.',
        ],
        sign: [
          'Beside that hand a foam board was floating. It was of his size, and it had been there since the beginning.',
        ],
        yields: [
          'The grip opened, finger by finger, and closed on something that floats. It was still a beginners’ hour, but he was lying on the water, and what lay before him was one length.',
        ],
      },
      needsTime: {
        part: { one: 'floating', mass: true },
        holds: [
          'But floating comes by itself or it does not come, and the learner of the beginners’ hour stood with both feet on the bottom. Without floating there is no one length.',
        ],
        worse: [
          'The learner was back to standing, with water in his nose. The floating began again from the beginning, the beginners’ hour had a quarter left, and one length takes all of that.',
        ],
        sign: ['One of the learner’s heels had come off the bottom. He had not noticed.'],
        yields: [
          'There was the other heel. Nobody in the beginners’ hour said it aloud, but that was floating, and after floating comes one length.',
        ],
      },
    },
  },
} satisfies EnErrands;
