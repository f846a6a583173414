import type { MotifMessages } from '../../schema.ts';

export const lampPatch: MotifMessages = {
  home: [
    'Every afternoon a patch of light came in and walked along {hero_gen} wall. It was the shape of a slice of bread. {hero_subj} had named it Mr Toast.',
  ],
  echo: [
    'The wall was dark, and Mr Toast had long gone home. But when a light went by outside, he hurried once across the ceiling, from one end to the other. <hero>There you are,</hero> said {hero}.',
  ],
  plant: [
    'It was a little embarrassing by now, having a patch of light with a name. {hero} had stopped mentioning it to visitors. Only, when things had gone badly, {hero_he} still sat down on the floor just where Mr Toast was going to be, and waited, and after a while had a warm knee. There are people who cannot do as much, and they have the whole of themselves to do it with.',
  ],
  pay: [
    'It came to {hero} that what Mr Toast did was really quite simple. He came at the same time every day, he said nothing, and he stayed until he had to go. Anybody could do that for somebody. There was even somebody {hero_he} had in mind.',
  ],
};
