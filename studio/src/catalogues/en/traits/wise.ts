import type { Tables } from '../../schema.ts';

export const wise: NonNullable<Tables['trait']['wise']> = {
  home: [
    'If you asked {hero} a question, {hero_he} thought about it first. Some people had gone home by then.',
    {
      text: '{hero_subj} liked to sit on the bottom stair, because you hear the whole house from there.',
      from: '6-8',
    },
    '{hero_subj} owned a watch but rarely looked at it. {hero_subj} asked the shadows, and they were hardly ever wrong.',
    'When two people quarrelled, {hero} kept silent until they had finished. Then they usually asked {hero_him} what {hero_he} thought.',
    {
      text: '{hero_subj} kept a box for things that might turn out to be important. So far it held a nut, a key and a sentence.',
      from: '6-8',
    },
    {
      text: '{hero_subj} always read the last page of a book twice, and then sat there for a bit with it shut.',
      from: '6-8',
    },
    'At chess {hero} lost quite often. But {hero_he} always knew afterwards where it had happened.',
    '{hero} could wait for the kettle without looking at it. People came from other rooms to watch.',
    {
      text: '{hero_subj} spoke so seldom at table that everybody stopped chewing when {hero_he} did.',
      from: '6-8',
    },
    'In {hero_gen} class they said: ask {hero}, but bring a sandwich.',
  ],
  firstMove: [
    '{hero_subj} waited for one breath longer than anybody else. It is often in that breath that things move.',
    '{hero_subj} did nothing at all to begin with. {hero_subj} did it very thoroughly.',
    { text: '<hero>Let’s see what it does by itself,</hero> said {hero}, and sat down.', from: '6-8' },
    '{hero_subj} watched where the ants went. They had probably been here longer.',
    { text: '{hero_subj} held up a finger, as if the answer might come by on the wind.', from: '6-8' },
    '<hero>There’s no hurry,</hero> said {hero}, though there was, a bit.',
  ],
  helps: [
    'Something small came back to {hero}, from the very beginning. {hero_subj} had not thought it was important at the time.',
    '{hero_subj} put two things side by side in {hero_his} head. They had been lying there all day, in different corners.',
    '<hero>It isn’t about that at all,</hero> said {hero} slowly. <hero>Is it?</hero>',
    { text: '{hero_subj} thought for as long as it takes to eat an apple, with the core.', from: '6-8' },
    'The answer had been there for some time. {hero_subj} had only been too busy thinking to hear it.',
    {
      text: '{hero_subj} remembered how still it is at the bottom of the stairs, and tried to be as still as that.',
      from: '6-8',
    },
  ],
};
