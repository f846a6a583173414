import type { Errands } from './errand.ts';

export const scienceLab = {
  answer: {
    want: 'The lab robot asked the question for the smallest visitor, and at the bell the big machine stops for today.',
    prize: 'the answer, a small card with neat letters, in the flap of the machine',
    obstacle: 'the jammed machine of cardboard tubes and marbles, with a funnel on top and a flap below',
    drawn: { prize: 'card', obstacle: 'scienceLab.obstacle' },
    affords: {
      locked:
        'part: the flap of the marble machine; worse: it jams at one corner, and the card slips back inside; sign: a paper clip on a string beside it, just the length of the latch',
      noisy:
        'part: the rattling marbles in the tube; worse: they rattle all the way round, and the click that names the right tube goes under; sign: the short hush between two rounds',
      broken:
        'part: the cardboard tube before the flap; worse: a second ring comes off, and the card slides under the machine; sign: two edges of cardboard that fit',
      narrow:
        'part: the slit below the flap; worse: the flap drops by a finger, and the card slides further in; sign: one place at the side where the slit is wider',
    },
    to: '9-12',
  },
  bean: {
    want: 'The kindergarten fetches its bean at four; the children have measured it every day and today it should open.',
    prize: 'the bean in its jar of earth, with the paper flag of the kindergarten',
    obstacle: 'the plant corner, where the jar stands behind big pots, with a watering robot in charge',
    drawn: {
      prize: 'jarOfEarth',
      obstacle: 'seedPod',
      by: { needsTime: 'jarOfEarth', doesNotUnderstand: 'politeRobot', heavy: 'pot', shy: 'tortoise' },
    },
    affords: {
      needsTime:
        'part: the bean’s first leaf; worse: it draws in under the earth again, and the flag tips over beside it; sign: the first small crack in the earth',
      doesNotUnderstand:
        'part: the watering robot, which sorts by height; worse: it puts the bean back in the very last row, behind the ferns; sign: it follows a drawn arrow',
      heavy:
        'part: the big pot before the jar; worse: it settles on its saucer, and the jar’s flag is pressed against the wall; sign: one edge of the pot that rocks',
      shy: 'part: the lab’s tortoise, which sits behind the jar; worse: it goes further in and pushes the jar along; sign: one foot that looks out from the shell',
    },
    to: '9-12',
  },
  glass: {
    want: 'The music evening of the lab begins at the bell, and the singing glass that gives the first note is missing.',
    prize: 'the singing glass with a blue rim, which sings when a wet finger goes round',
    obstacle:
      'the cloth-covered corner behind the curtain, where the lab’s cat lives and the caretaker watches over order',
    drawn: {
      prize: 'singingGlass',
      obstacle: 'curtain',
      by: { asleep: 'greyCatAsleep', guarded: 'craftsman', tooMuchForOne: 'rolledCloth' },
    },
    affords: {
      asleep:
        'part: the lab’s cat round the glass; worse: it grumbles and lies closer, and the glass is hidden but for its rim; sign: a cork, a pencil and a ball of paper beside it, in a row',
      guarded:
        'part: the caretaker with the broom; worse: stands broader before the curtain, and the glass is out of sight; sign: keeps looking at the dustpan on top of the cupboard',
      dark: 'part: the corner behind the curtain; worse: the curtain falls to, and no blue is to be seen; sign: one blue glimmer far in',
      tooMuchForOne:
        'part: the long folded curtain; worse: one side slides back while the other is drawn, and the glass is covered again; sign: a second cord to hold, free all the time',
    },
    to: '9-12',
  },
  fair: {
    want: 'The science fair’s jury comes at three, and the team’s drawing pendulum stands still in front of an empty sheet.',
    prize: 'the drawn star of sand, made by the pendulum before everybody’s eyes',
    obstacle:
      'the team’s table after the failed trial, with strings in a mess, a silent partner and too small a team',
    drawn: { prize: 'starLamp', obstacle: 'whiteLine', by: { shy: 'hooded', tooMuchForOne: 'steelFrame' } },
    affords: {
      tangled:
        'part: the three strings of the pendulum; worse: they twist together, and the sand runs out in one heap; sign: one loose loop under the ring',
      shy: 'part: the partner who did the sums, behind the stack of chairs; worse: goes on to the next room, and the notebook goes too; sign: a foot that swings in the pendulum’s time',
      tooMuchForOne:
        'part: the tall frame of the pendulum; worse: one leg stands and another slides, and the sheet is knocked askew; sign: a second bar at the back, free all the time',
    },
    from: '13-17',
  },
  intern: {
    want: 'On the internship’s last day visitors come at noon, and the talking skeleton of the exhibition has no explanation to say.',
    prize: 'the recorded explanation, in the interns’ own voice, when the skeleton lifts its hand',
    obstacle: 'the interns’ room, with the skeleton’s hand off, a strict head of the lab and varnish not dry',
    drawn: {
      prize: 'recorder',
      obstacle: 'skeletonHand',
      by: { guarded: 'womanWithList', needsTime: 'label' },
    },
    affords: {
      broken:
        'part: the wooden hand of the skeleton; worse: one more finger comes off, and the voice starts without any sign; sign: two edges that fit, each with half a number',
      guarded:
        'part: the head of the lab, strict since the wrong label; worse: stands in the door with the tray, and the skeleton goes behind the screen; sign: keeps looking at the label with one word crossed out',
      needsTime:
        'part: the varnish on the new label; worse: it smears back, and the name is not to be read; sign: the first edge that no longer sticks',
    },
    from: '13-17',
  },
} as const satisfies Errands;
