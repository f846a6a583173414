import type { MotifMessages } from '../../schema.ts';

export const threeLights: MotifMessages = {
  home: [
    'From {hero_gen} bed you could see three lights. One in the hall, one across the street, and one very far off that might have been a star.',
  ],
  echo: [
    'The light in the hall went out. The light across the street went out. The third one stayed a little longer. Then {hero} closed {hero_his} eyes, and it was allowed to sleep too.',
  ],
  plant: [
    'Of the third light {hero} knew more than {hero_he} said. Somebody who lived far away now had once pointed it out, and had promised to look at it on the same evenings. That had been in the spring. Since then it had become a habit, and a bit of a worry as well, because on cloudy nights there was no way of telling.',
    'Once, for a whole week, the light across the street had stayed dark, and {hero} had not slept well. When it came back on, {hero_he} was so glad that {hero_he} nearly waved. Afterwards {hero_he} thought that whoever lived there would never know that somebody had been counting them every night, like a sheep, and had come up one short.',
  ],
  pay: [
    '{hero_subj} looked for the third light, and found it. It was enough to know that somebody else was looking too. Promises of that sort make no noise, and it is easy to think that they have stopped. They have only got further to go.',
    'Somebody was always being counted, {hero} thought, and hardly anybody knew it. There were people who looked for a light, and people who were one. Most likely you could be both without noticing. It was a good thing to take to bed.',
  ],
};
