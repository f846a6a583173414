import type { LessonMessages } from '../../schema.ts';

export const sharing: readonly LessonMessages[] = [
  {
    dilemma: [
      'In {hero_gen} bag there was one honey bun left. It had a crust of sugar, and {hero} had been looking forward to it since early morning. {companion} had nothing in any pocket.',
    ],
    firstTry: [
      '<hero>I’ll go ahead,</hero> said {hero}. Alone you can climb, hold on and eat, all at once. {hero_subj} took the bun between {hero_his} teeth and started.',
    ],
    why: [
      'But it needed four hands. With a bun in your mouth you cannot call for help. With two hands you cannot hold three things. Down {hero_he} slid, and sat there with sugar on {hero_his} nose.',
    ],
    again: [
      '{hero_subj} tried it once more, faster. The faster {hero_he} went, the sooner {hero_he} was back.',
    ],
    turn: [
      '{companion} had seen the bun. {companion_subj} did not ask. {companion_subj} only swallowed once, and looked at the clouds as if they were interesting.',
    ],
    deed: ['{hero_subj} broke it in two. Then {hero_he} held out the bigger piece.'],
    answer: [
      '{companion} ate it in three bites, with closed eyes. <companion>You hold,</companion> said {companion} then, with a full mouth, <companion>and I’ll push.</companion>',
    ],
    echo: [
      '<companion>Next time I’ll bring something,</companion> said {companion}. <companion>Something that is hard to halve.</companion>',
    ],
  },
  {
    dilemma: [
      'They had packed four plums. Two were eaten, one had been lost, and the last one lay in {hero_gen} hand, dark and warm. {hero_subj} closed {hero_his} fingers round it.',
    ],
    firstTry: [
      '{hero_subj} turned {hero_his} back, so that nobody could see the plum. With one hand in a pocket, {hero_he} tried to get past.',
    ],
    why: [
      'But one hand was not enough, and the other would not let go of the plum. {hero_subj} slipped, and slid all the way back. {companion} said nothing, and looked away.',
    ],
    again: ['Once more {hero} tried, slower this time. It was no better slow.'],
    turn: [
      '{hero_subj} opened {hero_his} hand. The plum had grown soft from being held. It had a large half and a small half, and a stone between.',
    ],
    deed: ['{hero_subj} looked at both pieces for a long time. It was the big one that {hero_he} gave away.'],
    answer: [
      '{companion} chewed for so long that it surely tasted of more than one thing. <companion>Now I’ve got two hands free,</companion> said {companion}. <companion>And so have you.</companion>',
    ],
    echo: ['There was still a crumb of sugar on {hero_gen} sleeve. {hero_subj} left it there, for later.'],
  },
];
