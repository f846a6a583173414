import type { MotifMessages } from '../../schema.ts';

export const stairCount: MotifMessages = {
  home: [
    'The stairs in {hero_gen} house had twelve steps going down and thirteen going up. {hero_subj} had counted them so often that it had to be true.',
  ],
  echo: [
    'That evening {hero} counted again. Twelve down, as ever. Going up {hero_he} forgot to count, and for once it was just the right number.',
  ],
  plant: [
    'On the step that was one too many somebody had once scratched two letters into the wood. One of them belonged to {hero}. The other belonged to somebody to whom {hero_he} had not spoken for eleven days, though neither of them could have said who had begun.',
  ],
  pay: [
    {
      text: '{hero_subj} thought of the two letters in the wood. Eleven days were a great many, but they were not yet twelve, and somebody had to take the first step down. It did not have to be a large step, either. It could be of the sort that you can take back at the landing, if nobody is there.',
      from: '6-8',
    },
    'Twelve down and thirteen up. It had never made sense, and now, in the middle of something quite different, it did. Going down you start from the landing and do not count it, because you are standing on it. Coming up, you do. It was the same stair. It only depended on whether you were leaving it or arriving. {hero_subj} would have liked to tell somebody, and knew, at once, whom.',
  ],
};
