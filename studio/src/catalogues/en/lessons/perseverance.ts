import type { LessonMessages } from '../../schema.ts';

export const perseverance: readonly LessonMessages[] = [
  {
    dilemma: [
      'It needed a knot that holds. {hero} knew one, more or less, from a book. <hero>Ten minutes,</hero> said {hero}.',
    ],
    firstTry: [
      'Over, under, through, and pull. It fell apart. Over, under, through, and pull harder. It fell apart harder.',
    ],
    why: [
      'After the seventh time the rope lay there like cooked noodles. {hero_subj} had done the very same thing seven times, each time with more anger. <hero>Silly rope,</hero> said {hero}, and threw it down.',
    ],
    again: ['The eighth time {hero_he} did not even look. It fell apart before {hero_he} had let go.'],
    turn: [
      'On the ground lay all the loops from before, in a row. Each was a little less wrong than the last. And every time it had slipped at the same spot.',
    ],
    deed: ['{hero_subj} picked up the rope again. This time {hero_he} went under first and over afterwards.'],
    answer: [
      '{companion} hung on to it, carefully, and then with {companion_his} whole weight. <companion>It’s holding,</companion> said {companion}, and bounced.',
    ],
    echo: [
      '<companion>Which one was it?</companion> asked {companion}. <hero>The eleventh,</hero> said {hero}. <hero>But the first ten helped.</hero>',
    ],
  },
  {
    dilemma: [
      'They had a glow lantern, the sort you wind up and breathe on. <hero>One breath,</hero> said {hero}, <hero>and it’s lit.</hero>',
    ],
    firstTry: [
      'There was a little wheel to be turned, and then you had to blow. {hero_subj} turned and blew. There was a glow, and it went out.',
    ],
    why: [
      '{hero_subj} blew harder. It went out faster. The more breath {hero_he} put into it, the less there was to see. In the end {hero_he} stamped {hero_his} foot.',
    ],
    again: [
      'With full cheeks and both eyes shut, {hero} blew until there were stars. They were not in the lantern.',
    ],
    turn: [
      'When {hero_he} had no more breath left, {hero_he} saw it. In the still air the glow stood up by itself, quite small, and leaned towards {hero_him}.',
    ],
    deed: ['{hero_subj} cupped both hands round the lantern and breathed on it, as you breathe on a window.'],
    answer: [
      'It went yellow, then gold. <companion>Don’t say anything,</companion> whispered {companion}. They did not, and it stayed.',
    ],
    echo: [
      '<companion>I’d have stopped at five,</companion> said {companion}. <hero>So would I,</hero> said {hero}, <hero>but I’d lost count.</hero>',
    ],
  },
];
