import type { Tables } from '../schema.ts';

export const traits: Tables['trait'] = {
  curious: {
    home: [
      'There was no lid in the house that {hero} had not lifted. {hero_subj} had even looked behind the picture of the sea, to see how it went on.',
      '{hero_subj} asked eleven questions before breakfast. The twelfth was usually the good one.',
      'When {hero} got a parcel, {hero_he} always opened it from below. From above, everybody knew what came first.',
    ],
    firstMove: [
      '{hero_subj} lifted one corner of it, then another, and looked underneath.',
      '<hero>What is it for?</hero> asked {hero}, and was already holding it.',
    ],
    helps: [
      'Then {hero} asked the one thing nobody had asked yet. <hero>What would happen if we did nothing at all?</hero>',
      '<hero>Why like this?</hero> asked {hero}. <hero>Why not the other way?</hero> It was only a question, but it stayed in the air.',
    ],
  },
  determined: {
    home: [
      'What {hero} began, {hero_he} finished, even puzzles with a piece missing. {hero_subj} had cut that piece out of a milk carton.',
      '{hero_subj} had been learning to whistle for three weeks. By now it sounded like a kettle, and that was progress.',
      'At table {hero} was always the last to stop, even with peas, which {hero_he} ate one by one.',
    ],
    firstMove: [
      '{hero_subj} rolled up {hero_his} sleeves and began, before anyone had finished explaining.',
      '{hero_subj} set {hero_his} jaw, the way {hero_he} did with jam jars.',
    ],
    helps: [
      '{hero_subj} did not begin again from the beginning. {hero_subj} changed one thing, quite a small one.',
      '<hero>Once more,</hero> said {hero}. <hero>But not the same once more.</hero>',
    ],
  },
};
