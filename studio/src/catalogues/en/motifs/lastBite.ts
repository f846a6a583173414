import type { MotifMessages } from '../../schema.ts';

export const lastBite: MotifMessages = {
  home: [
    'In {hero_gen} house the last bite stayed on the plate. It was for luck. Nobody had ever seen luck come to fetch it, but in the morning it was gone.',
  ],
  echo: [
    'At supper one bite was left on every plate, for luck. {hero} looked at it for a while. Then {hero_he} pushed it to the edge, where luck could reach it better.',
  ],
  plant: [
    'To be exact, it was {hero} who fetched it. {hero_subj} had come down one night for a glass of water and found four last bites in the dark, and had felt so sorry for them that {hero_he} ate all four. After that there was no way back. If they lay there in the morning, the others would know that luck had never come at all.',
  ],
  pay: [
    '{hero_subj} thought of the four plates, and of all the nights on cold stairs. Somewhere in the middle of today it had become plain to {hero_him} how the thing really worked. Luck was whoever got up. It did not always have to be the same person, though. That could be arranged.',
  ],
};
