import type { MotifMessages } from '../../schema.ts';

export const pocketPat: MotifMessages = {
  home: [
    'Before {hero} went out, {hero_he} always patted {hero_his} left pocket, twice. There was nothing in it. There never had been. But it was good to be sure.',
  ],
  echo: [
    'At home {hero} hung up {hero_his} coat and patted the left pocket, twice, as ever. It was not empty. {hero_subj} left it like that.',
  ],
  plant: [
    'The patting came from somebody else. There had been a person in {hero_gen} life who did it every time, keys, purse, twice on the left. Now that person lived so far off that it was night there when it was noon here. {hero} had never decided to go on with it. {hero_his} hand had. Sometimes, in front of strangers, {hero_he} turned it into a scratch.',
  ],
  pay: [
    'It was surely early morning by now where that other hand was. Very likely it was just reaching for a coat. {hero_subj} patted {hero_his} own pocket, in front of everybody, twice, and made no scratch of it at all.',
  ],
};
