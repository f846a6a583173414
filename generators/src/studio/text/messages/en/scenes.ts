import type { Tables } from '../schema.ts';

export const scenes: Tables['scene'] = {
  any: {
    chat: [
      '<companion>Do you always hold your bag like that?</companion> asked {companion}. <hero>Like what?</hero> <companion>As if it could run away.</companion> {hero_subj} looked down. It was true, {hero_he} was holding it with both arms, and {hero_he} had no idea since when. They both laughed, and after that the talking was easier.',
    ],
    walk: [
      'For a while they walked side by side and said nothing, and it was the good kind of nothing, in which everybody looks at different things and shows them with the chin. Then {companion} began to count the steps, got muddled at sixty, and began again at one as if that had been the plan.',
    ],
    mishap: [
      'Then {hero_gen} shoelace came undone, and in bending down {hero_he} knocked against {companion}, who stepped back into the only puddle far and wide. They looked at each other. <companion>It was a very small puddle,</companion> said {companion}, <companion>but I got all of it.</companion>',
    ],
    quarrel: [
      '<companion>You could have asked me,</companion> said {companion}. <hero>You could have said something,</hero> said {hero}. Both of these were true, and neither of them helped. They stood back to back for a while, and each of them was sure that the other had begun.',
    ],
    memory: [
      'Once, a long time ago, {hero} had got lost between two shelves in a shop. {hero_subj} still remembered the floor tiles, and how somebody had sat down beside {hero_him} without asking anything at all. It was odd what one kept, and what one only found again when one needed it.',
    ],
    rest: [
      'They rested on a step that was still warm, and divided a pear with a ruler, because there was nothing else at hand. It was a crooked pear, and a crooked half is hard to measure. In the end each of them took the piece that the other had wanted to give away.',
    ],
  },
};
