import type { MotifMessages } from '../../schema.ts';

export const squeakBoard: MotifMessages = {
  home: [
    'In {hero_gen} hall lay a floorboard that could talk. If you stepped on it with the left foot, it said: who? Most people answered.',
  ],
  echo: [
    'At home {hero} stepped on the board, with the left foot, as always. Who, it asked. {hero_subj} stood still and thought about it. <hero>Me,</hero> said {hero}.',
  ],
  plant: [
    'Under that board, as {hero} alone knew, there was a gap, and in the gap there was a matchbox. It had been there before they moved in. Inside was a milk tooth wrapped in a tram ticket, and on the ticket somebody had written a single word in ink: sorry. {hero_subj} had put it back at once. Since then {hero_he} had stepped a little more lightly.',
  ],
  pay: [
    'Whoever had hidden that matchbox had been sorry about something, and had got no further than the floor. {hero_subj} felt that this was very nearly far enough. One more step and it would have reached a door. It was a thing worth remembering, the next time there was something to be said.',
  ],
};
