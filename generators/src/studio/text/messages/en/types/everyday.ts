import type { TypeMessages } from '../../schema.ts';

export const everyday: TypeMessages = {
  stir: [
    'Today was not quite like other days. {hero_subj} had been told about it on Monday, and had counted the sleeps on the fingers of one hand.',
    'At breakfast {hero} ate the bread and forgot the jam. {hero_subj} was thinking of something else.',
  ],
  arrive: [
    '{hero_subj} knew it all at once, the way one knows one’s own coat among twenty others.',
    'It was louder than {hero_he} remembered, and closer together.',
  ],
  plan: [
    '<hero>I’ve thought about how we do it,</hero> said {hero}, and showed it with two spoons and a biscuit tin.',
    'The plan had three parts. {hero_subj} had forgotten the second one, but the first was easy.',
  ],
  low: ['Nobody shouted. That was almost worse.', 'Somebody coughed. Somebody else looked for a long time at a shoe.'],
  pause: [
    '{hero_subj} went and sat a little apart, where it was only half as loud.',
    'There was a crumb on {hero_his} sleeve. {hero_subj} looked at it as if it could tell {hero_him} what to do.',
  ],
  doubt: [
    '{hero_subj} could have said that it was not {hero_his} fault, and about half of that would have been right. The trouble was the other half, which sat in {hero_his} stomach like a cold potato and did not move.',
    'It would all have been forgotten by tomorrow, the way most things are forgotten. {hero_subj} knew that quite well. {hero_subj} also knew one person who would not forget it, and that person was wearing {hero_his} shoes.',
  ],
  open: [
    'It was not a big thing. Nobody clapped. But it was as if somebody had opened a window.',
    'Somebody laughed, and then it was easy to laugh too.',
  ],
  homeward: [
    'They walked home on the sunny side, slowly, because nothing was waiting.',
    'On the way back {hero} walked on the kerb, one foot in front of the other.',
  ],
  close: [
    'In the kitchen the light was on, and it smelled of soup.',
    'There were four plates on the table, and one of them had been moved a little, to make room.',
  ],
};
