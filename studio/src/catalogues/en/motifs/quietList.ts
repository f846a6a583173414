import type { MotifMessages } from '../../schema.ts';

export const quietList: MotifMessages = {
  home: [
    'Every evening {hero_gen} house fell asleep in the same order. First the tap. Then the stairs. Then the wind in the letter box.',
  ],
  echo: [
    'Then the house fell asleep, in the same order as ever. First the tap. Then the stairs. Then the wind in the letter box. And last of all, very slowly, {hero}.',
  ],
  plant: [
    'On some evenings {hero} lay awake until the letter box, and past it, because there was a thing {hero_he} had meant to say at supper and had swallowed with the bread.',
    'There was a gap in the list, and only {hero} heard it. Between the stairs and the wind there used to be a cough, a small one, from the room at the back, where a visitor had slept for most of a year. The room was tidy now. Nobody had said that it was too quiet, but they had all begun to close the doors more loudly.',
  ],
  pay: [
    'The thing from supper was still there, but it had grown smaller. Tomorrow {hero} would say it between the bread and the butter, and it would be no bigger than a crumb. It was odd that it had ever seemed to fill the whole room, from the tap to the letter box.',
    'A gap in a list is a place that has been kept. {hero_subj} had never looked at it like that before. Tonight {hero_he} would listen for it, between the stairs and the wind, and leave it its time, and perhaps tomorrow {hero_he} would ask for the address, and write.',
  ],
};
