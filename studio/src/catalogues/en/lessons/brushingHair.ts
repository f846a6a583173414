import type { LessonMessages } from '../../schema.ts';

export const brushingHair: readonly LessonMessages[] = [
  {
    dilemma: [
      'A knot had moved into {hero_gen} hair, with a bit of twig in it and something blue. It pulled whenever {hero_he} turned. <companion>I’ve got a comb,</companion> said {companion}. <hero>No,</hero> said {hero}.',
    ],
    firstTry: [
      '{hero_subj} tore at it from the top, with both hands, fast, so that it would be over. It was not over.',
    ],
    why: [
      'With every pull it grew, and at last it had hold of the collar too. {hero} could only look to the left. With your head on one side you see half, and the half you need is the other.',
    ],
    again: [
      '<hero>I’ll just go about like this,</hero> said {hero}, and walked into {companion}, who had been on the right.',
    ],
    turn: [
      '{hero_subj} felt it with {hero_his} fingertips. At the bottom it was quite loose. All of the hardness was at the top, where {hero_he} had been pulling.',
    ],
    deed: [
      '{hero_subj} sat down and held still, for the length of one song. One hand stayed above the knot, and the other began at the very tips.',
    ],
    answer: [
      '{companion} sang, with all the verses, and a drop of oil. At the third the twig came out, and at the fifth the blue thing. It was a bead. <companion>Now the other side,</companion> said {companion}. But there was nothing there but hair.',
    ],
    echo: ['They kept the bead. Nobody knew how long it had been living there.'],
  },
  {
    dilemma: [
      'The wind had plaited {hero_gen} hair to a strap, good and tight. <companion>That’ll take a moment,</companion> said {companion}. {hero} did not have a moment. {hero_subj} had somewhere to be.',
    ],
    firstTry: ['{hero_subj} ran off, strap and all. The bag hopped along behind.'],
    why: [
      'It got caught at the first corner. Ow. It got caught at the second. {hero_subj} could get neither forwards nor back, and {hero_his} eyes were watering, from the wind, of course.',
    ],
    again: ['<hero>I can do it running,</hero> said {hero}, tugging. The strap could do it running as well.'],
    turn: [
      'The tighter {hero_he} pulled, the tighter it held. So {hero_he} let go, and the strap, it seemed, let go a little too.',
    ],
    deed: [
      '{hero_subj} stood still and held the strand up at the head, where it hurts. <hero>From the bottom,</hero> said {hero}. <hero>Slowly.</hero>',
    ],
    answer: [
      '{companion} began at the ends, with wet fingers, a bit at a time. They counted the strokes. At forty the strap fell off by itself, and {hero} had not said ow any more since nine.',
    ],
    echo: [
      '<companion>Shall I plait it again?</companion> asked {companion}. <companion>On purpose, this time?</companion>',
    ],
  },
];
