import type { Tables } from '../../schema.ts';

export const brave: NonNullable<Tables['trait']['brave']> = {
  home: [
    '{hero_subj} always went down to the cellar first. Afterwards {hero_he} switched on the light.',
    'When a wasp came to breakfast, everybody else left the table. {hero} moved the jam nearer to it and went on eating.',
    'There was a dog in the next street that barked at everyone. {hero_subj} said good morning to it, every day, through the fence.',
    { text: 'At the pool {hero} jumped first and thought about the cold on the way down.', from: '6-8' },
    { text: 'If something went bump in the night, it was {hero} who called back.', from: '6-8' },
    '{hero_subj} had once told the head of the whole school that his shoelace was undone. In assembly.',
    'The highest branch in the garden had a shiny place on it. That was where {hero} sat.',
    { text: '{hero_subj} ate the green sweets, the ones nobody knew, before the red ones.', from: '6-8' },
    'New food, new slides and new people were all the same to {hero}. You had to meet them some time.',
    '{hero_subj} put up {hero_his} hand before the question was finished. Sometimes the question turned out to be another one.',
  ],
  firstMove: [
    '{hero_subj} was already three steps ahead. Only then did {hero_he} look where {hero_he} was.',
    '<hero>Me first,</hero> said {hero}, and was.',
    {
      text: '{hero_subj} took a deep breath and went straight up to it, as you go up to a large dog.',
      from: '6-8',
    },
    'There was no sense in standing about. {hero_subj} put one foot on it to see what it would do.',
    {
      text: '{hero} rolled {hero_his} shoulders and walked towards it, with bigger steps than usual.',
      from: '6-8',
    },
    'Somebody had to touch it. {hero_subj} touched it.',
  ],
  helps: [
    '<hero>I don’t like this either,</hero> said {hero}. It was good to hear it out loud.',
    '{hero_subj} felt {hero_his} heart going. It was not telling {hero_him} to run, it was only keeping time.',
    '{hero_subj} had been first so often. It struck {hero_him} that it might be harder to stand still.',
    'There was one more door, and it was inside {hero_his} own chest. {hero_subj} had never gone through that one first.',
    '{hero_subj} looked straight at it, the way {hero_he} looked at the dog in the next street. It grew no bigger.',
    '<hero>All right,</hero> said {hero} to nobody in particular. <hero>Then we’ll do the bit I’m afraid of.</hero>',
  ],
};
