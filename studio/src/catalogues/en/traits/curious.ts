import type { Tables } from '../../schema.ts';

export const curious: NonNullable<Tables['trait']['curious']> = {
  home: [
    {
      text: 'There was no lid in the house that {hero} had not lifted. {hero_subj} had even looked behind the picture of the sea, to see how it went on.',
      from: '6-8',
    },
    '{hero_subj} asked eleven questions before breakfast. The twelfth was usually the good one.',
    'When {hero} got a parcel, {hero_he} always opened it from below. From above, everybody knew what came first.',
    'If a thing had a back, {hero} had seen it. The radio’s was the best.',
    {
      text: '{hero_subj} knew what was under every stone in the yard, and visited them all by turns.',
      from: '6-8',
    },
    'When the plumber came, {hero} held the torch and asked about everything. He stayed for an hour longer than he had meant to.',
    {
      text: '{hero_subj} read the small print on the cereal box, and then the smaller print, and then turned the box over.',
      from: '6-8',
    },
    'In {hero_gen} pocket lived a magnifying glass with one scratch. By now {hero_he} knew the scratch very well too.',
    '{hero_subj} had taken the doorbell apart to see where the ring was kept. It had rung ever since when it rained.',
    'On walks {hero} was always last. There was so much in the hedges.',
  ],
  firstMove: [
    '{hero_subj} lifted one corner of it, then another, and looked underneath.',
    '<hero>What is it for?</hero> asked {hero}, and was already holding it.',
    '{hero_subj} walked all the way round it, once in each direction.',
    '{hero_subj} knocked on it to hear what it was made of.',
    {
      text: '<hero>I wonder what’s behind it,</hero> said {hero}, and put one eye to the nearest crack.',
      from: '6-8',
    },
    { text: 'Before anybody could say wait, {hero} had poked it with a stick.', from: '6-8' },
  ],
  helps: [
    'Then {hero} asked the one thing nobody had asked yet. <hero>What would happen if we did nothing at all?</hero>',
    '<hero>Why like this?</hero> asked {hero}. <hero>Why not the other way?</hero> It was only a question, but it stayed in the air.',
    '<hero>Hang on,</hero> said {hero}. <hero>Has anybody asked what it wants?</hero>',
    'There was one thing {hero} had not looked at yet, because it had been too near. It was what {hero_he} {hero_himself} was doing.',
    '{hero_subj} wondered what it looked like from the other side. So {hero_he} went and stood there, and it was another story.',
    '{hero_subj} turned it over in {hero_his} mind until the underside showed. There was nearly always something written on the underside.',
  ],
};
