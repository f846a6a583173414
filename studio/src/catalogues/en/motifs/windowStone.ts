import type { MotifMessages } from '../../schema.ts';

export const windowStone: MotifMessages = {
  home: [
    'On {hero_gen} window sill lay a grey stone with one white stripe. Every night the stripe pointed inwards. Every morning it pointed out.',
  ],
  echo: [
    'The stone lay on the window sill. That evening {hero} turned it {hero_himself}, so that the stripe pointed in. It had been out quite long enough.',
  ],
  plant: [
    'There was a second thing, which {hero} told nobody: last week {hero_he} had found a letter behind the radiator, with a stamp but no address, and since then it had lain under the stone and waited.',
    '{hero_subj} knew quite well, of course, who turned the stone. It was whoever dusted the sill. But {hero_he} had once asked out loud, and had seen three grown-ups look at one another and say, one after the other, that it had not been them. That was the interesting part. Either there was a fourth, or somebody in the house liked to keep a small thing going and tell nobody.',
  ],
  pay: [
    '{hero_subj} thought of the letter under the stone, and knew now to whom it could be sent. Some letters only need somebody who has been somewhere. It did not even have to be an answer. It was enough if it got there, and if somebody turned it over in the morning.',
    'On the way {hero} understood about the stone. Somebody got up early, or stayed up late, and gave it half a turn, so that there would be one thing in the morning that nobody could explain. It was a present. It had been given every single day, and it had never once had a card on it. There was no need to find out who. There was only the question whether two could play.',
  ],
};
