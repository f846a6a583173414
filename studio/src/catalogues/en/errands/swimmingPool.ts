import type { EnErrands } from '../../schema.ts';

export const swimmingPool = {
  ring: {
    title: ['The Smallest Swimmers’ Last Race', 'One Red Ring'],
    prize: { one: 'diving ring', an: false },
    obstacle: { one: 'deep end', an: false },
    task: [
      'The smallest swimmers had one race left, and for that they needed the ring, the red one. Without it there is nothing to pass on. At four the bell would ring, and then all of them had to come out.',
      'Nine small swimmers stood along the edge and passed on a wet sock, for practice. For the real race there was the diving ring, the red one. But it lay where nobody could pass it to anyone, and it was nearly four.',
      {
        text: '<helper>One more race,</helper> said {helper}. <helper>They need the red ring. And at four we all get out.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The diving ring went from hand to hand, along the whole shallow side. The last one was four years old and held it up so high that she went under a bit. Then the bell rang, and she was still holding it.',
      'They passed the diving ring from one to the next, and nobody let go too early. Then somebody put it on the head of the last one. She stood quite straight, and they all clapped.',
      { text: 'The diving ring went from hand to hand. The last one held it up, and went under.', to: '3-5' },
    ],
    by: {
      dark: {
        part: { one: 'deep water', mass: true },
        holds: [
          'But the diving ring had gone down by the steps of the deep end. {helper} stood in the water and held out both hands, and below {helper_him} it was dark blue.',
          'But the diving ring had sunk, and the deep end kept it where it is bluest. {helper} held out both hands and said: only as far as these.',
        ],
        worse: [
          'A cloud went over the glass roof. The deep water looked twice as deep, and in the deep end there was no diving ring.',
          'Clouds had come up over the roof, and the water let its blind down. There was no bottom to the deep end any more, and no diving ring.',
        ],
        sign: [
          'On the bottom tile something gleamed. It was red, and it wobbled.',
          'On the lowest tile there was a red thing that could not keep still. It was round, if you waited.',
        ],
        yields: [
          'With {helper_gen} hand it was only one breath deep. On the bottom tile of the deep end lay the diving ring, and it let itself be picked up.',
          'The deep end was no deeper than {helper_gen} arm is long. One breath, one tile, and up came the diving ring.',
        ],
      },
      slippery: {
        part: { one: 'wide step', an: false },
        holds: [
          'But the diving ring lay down on the wide step of the deep end. {helper} stood there and held out both hands, but the way to them was like soap.',
          'But you get to the deep end by a wide step, and on the wide step grew something green. The diving ring lay down there, right by {helper_gen} feet, and was no use to anyone.',
        ],
        worse: [
          'Everyone sat at the top again, with a smack. In the deep end the diving ring had slid too, one step down.',
          'Smack, went the wide step, and they sat in a row. The diving ring had got the wave and slid down to the next one, in the deep end.',
        ],
        sign: [
          'On the wide step one tile was not smooth. It had ridges, and it was rough under the toes.',
          'There was one tile with lines on it. You felt them under your toes like the edge of a coin.',
        ],
        yields: [
          'Then there was {helper_gen} hand, and it held. On the last step of the deep end, up to the ankles in blue, lay the diving ring.',
          'There was {helper_gen} hand, and there was the other one. They stood on the last dry bit of the deep end, and between their ankles lay the diving ring.',
        ],
      },
      needsTime: {
        part: { one: 'ruffled water', mass: true },
        holds: [
          'But in the deep end the water was all ruffled. {helper} let nobody feel for what they could not see. The diving ring was down there in pieces.',
          'But nobody goes in when {helper} cannot see the floor, and the deep end was all crinkles. The diving ring came and went down there like a face in a window.',
        ],
        worse: [
          'The water began again, from the edge to the middle. In the deep end the diving ring was in twenty pieces now, and none of them stayed.',
          'Somebody had splashed, and it all began again. It was twenty small rings now, or thirty, and not one of them was the diving ring of the deep end.',
        ],
        sign: [
          'By the steps one patch of water had gone smooth. It was as small as a plate.',
          'By the steps lay a piece of calm. You could have put a saucer on it.',
        ],
        yields: [
          'The water had gone smooth by itself, right across the deep end. Down by the steps, in one piece, lay the diving ring, where {helper} could reach.',
          'The calm had reached the other side, and the deep end was a pane of glass. You could see right down to the diving ring, and so could {helper}.',
        ],
      },
      noisy: {
        part: { one: 'splashing', mass: true },
        holds: [
          'But {helper} knew where the diving ring lay and called it out across the deep end. Nobody could hear {helper_him} for the splashing.',
          'But {helper} had seen it go down and knew just where in the deep end. It only had to be said. Everyone was jumping, and you saw {helper_gen} mouth say the diving ring, and the splashing said something else.',
        ],
        worse: [
          'The splashing boomed from wall to wall. In the deep end {helper_gen} mouth opened and shut. It might have been about the diving ring.',
          'Now the jumpers were cheering as well. The whole deep end boomed like a drum, and {helper} pointed, shrugged, and gave up the diving ring.',
        ],
        sign: [
          'Between two jumps there was a short hush. In it you could hear the clock.',
          'One had landed, and the next had not yet let go. For that long you heard the clock over the door.',
        ],
        yields: [
          'The splashing had stopped. <helper>Under the ladder,</helper> said {helper}, quite quietly. At the side of the deep end hung the diving ring.',
          'Nobody jumped. <helper>By the ladder,</helper> said {helper}, in an everyday voice. That was where the diving ring was, on the last rung of the deep end.',
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
      {
        text: '<helper>That old man can’t read his bus without his glasses,</helper> said {helper}. <helper>And it comes at half past.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The old swimmer put the green string over both ears and looked round. The bus was the thirty-one, and so it was the right one. From the back window somebody waved with a rolled-up towel.',
      'The old swimmer put his glasses on and read everything there was: the bus, the poster, the time. Only then did he get on. He read the driver’s badge as well, and said his name.',
      { text: 'On went the glasses. It was the right bus. From the back somebody waved a towel.', to: '3-5' },
    ],
    by: {
      locked: {
        part: { one: 'latch', an: false },
        holds: [
          'But the glasses lay in the last locker, and its latch was shut. Someone had kicked that door once, and it had never opened well since.',
          'But the last locker had shut itself upon the glasses, and the last locker is the one that nobody takes. It has a latch with a mind of its own.',
        ],
        worse: [
          'The latch jammed. A bit of green string had hung out of the last locker. Now that was in there too, with the glasses.',
          'The latch had gone round, and then it went round for nothing. In the last locker it clinked, and that was the glasses, lying down.',
        ],
        sign: [
          'On the end of the bench was a small hook. It was bent just like the hole in the latch.',
          'There was a hook, at the end of the bench, in the shape of a finger. It pointed at the latch.',
        ],
        yields: [
          'The latch let go, and the last locker opened by itself, slowly, with a long note. On the shelf, folded, lay the glasses.',
          'The last locker gave up with a long, rusty yawn. There were the glasses, on their shelf, and looked out.',
        ],
      },
      narrow: {
        part: { one: 'slit', an: false },
        holds: [
          'But the glasses were in the last locker, and under its door was a slit. It was wide enough for water.',
          'But the last locker has a slit at the bottom, for wet feet to dry. You could lay your cheek on the floor and see the glasses in there. Your arm could not.',
        ],
        worse: [
          'The glasses slid back to the wall. Through the slit of the last locker you saw a thread of green, and a coin.',
          'They had gone with a click to the back wall, coin and all. From the slit of the last locker only the end of a green string still looked out.',
        ],
        sign: [
          'On the side of the hinge the slit was wider. The door had dropped there, years ago.',
          'The door of the last locker hung on one hinge, so it was not the same all along. Under that hinge there was room.',
        ],
        yields: [
          'Out came the green string, and on the string, one after the other, came both the glasses. The last locker kept the coin.',
          'It was like fishing. There was a green string, and you drew it from the last locker. At the end of it hung the glasses.',
        ],
      },
      broken: {
        part: { one: 'wristband', an: false },
        holds: [
          'But the glasses were in the last locker, and the key to it hung on a wristband that had snapped. Without it the key would not turn.',
          'But the key was on a wristband, the wristband had torn, and the last locker only turns with both. So the glasses had to stay in.',
        ],
        worse: [
          'The clasp had come off the wristband as well. The last locker was as shut as before, and the glasses in it looked at the dark.',
          'Something small jumped off, and rolled to the drain. The wristband had no clasp any more, and the last locker had the glasses.',
        ],
        sign: [
          'The wristband had two ends. One had a little arrow on, and the other the slot for it.',
          'The band had split in two. There was an arrow on the one end, and on the other there was a gate for it.',
        ],
        yields: [
          'The wristband was round again, with the key in the middle. It turned, and in the last locker, on their green string, swung the glasses.',
          'The arrow had gone in at the gate. The key turned, the last locker took a breath, and there hung the glasses.',
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
      {
        text: '<helper>The little ones are waiting,</helper> said {helper}. <helper>They get a ride on the foam dolphin. And it’s stuck.</helper>',
        to: '3-5',
      },
    ],
    gift: [
      'The foam dolphin went to and fro across the shallow end, with {helper} walking beside it. Each toddler got one ride and got off looking taller. The old man counted them from the side, and clapped after each.',
      '{helper} pushed the foam dolphin off from the edge, and it set out. Nine times it went over and came back. The last rider had gone to sleep on it, with a cheek on its fin.',
      { text: 'To and fro went the foam dolphin. Everyone got a turn, and looked taller.', to: '3-5' },
    ],
    by: {
      asleep: {
        part: { one: 'old man', an: true, g: 'm' },
        holds: [
          'But on the warm bench lay an old man, asleep, and under his head was the foam dolphin. He had hold of it by the fin.',
          'But an old man had fallen asleep on the warm bench, and the foam dolphin was just the right height. He had his cheek on it, and one hand round its fin.',
        ],
        worse: [
          'The old man grumbled and sank in deeper. On the warm bench you saw a tail, and it might have been the foam dolphin’s.',
          'The old man had sunk in, and so had the foam dolphin. What stuck out at the end of the warm bench was as flat as a slipper.',
        ],
        sign: [
          'Under the bench stood the old man’s sandals, toes to the wall. On them lay a cap, and in the cap were his glasses.',
          'He was a tidy man. There were his sandals, there was the cap on them, and in the cap, folded up, were his glasses.',
        ],
        yields: [
          'The old man turned over, on to his own towel. At the other end of the warm bench lay the foam dolphin, with an ear printed on it.',
          'The old man rolled over on to his towel and pulled that up to his chin. On the warm bench the foam dolphin drew a long breath and was round.',
        ],
      },
      guarded: {
        part: { one: 'old man', an: true, g: 'm' },
        holds: [
          'But on the warm bench sat an old man with the foam dolphin behind his back. He had found it, it was soft, and he had paid for a ticket.',
          'But the old man on the warm bench had found himself a cushion, and it had a fin. He held the foam dolphin behind him with both elbows, and looked at the ceiling.',
        ],
        worse: [
          'The old man folded both arms round the foam dolphin. It was not to be seen any more, and the warm bench was his from end to end.',
          'The old man had leaned back, and that was that. The warm bench was full, and of the foam dolphin you heard a squeak.',
        ],
        sign: [
          'The old man kept looking over at the hooks. On the furthest of them hung his towel, and the floor in between was wet.',
          'He did not look at the ceiling all the time. He looked at a towel, at the other end of all that wet floor.',
        ],
        yields: [
          'The old man got up from the warm bench, with one hand on the wall. The foam dolphin stayed behind, quite flat, and came slowly round again.',
          'The old man had put on what he was looking at, and was a good deal warmer. So he had no more need of the warm bench, and the foam dolphin was left on it.',
        ],
      },
      doesNotUnderstand: {
        part: { one: 'old man', an: true, g: 'm' },
        holds: [
          'But on the warm bench sat an old man with the foam dolphin, and he had water in both ears. Whatever was said, he heard a compliment.',
          'But the old man on the warm bench had half the pool in his ears. They pointed at the foam dolphin. He said thank you, it was the swimming that kept him young.',
        ],
        worse: [
          'The old man thanked them very much and hugged the foam dolphin. He moved along on the warm bench, to show that there was room for one more.',
          'The old man had given the foam dolphin a kiss, since they were so fond of it. He made some room beside him on the warm bench, and patted it.',
        ],
        sign: [
          'In the pool somebody was learning the breaststroke, out loud, with big arms. The old man nodded along, at each stroke.',
          'Somebody was doing the breaststroke in the pool, and was saying it: and out, and round. The old man’s head went out, and round.',
        ],
        yields: [
          'The old man laughed and made the stroke himself, and for that you need both arms. So there on the warm bench lay the foam dolphin.',
          'The old man showed them how it was done, from the warm bench, with both arms. He had to put down the foam dolphin for that, and it floated off along the tiles.',
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
