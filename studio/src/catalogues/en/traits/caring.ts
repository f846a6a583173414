import type { Tables } from '../../schema.ts';

export const caring: NonNullable<Tables['trait']['caring']> = {
  home: [
    'Before {hero} went out, {hero_he} said goodbye to everyone, to the fish, and to the plant with only one leaf.',
    '{hero_subj} counted heads on every outing. Even on the bus {hero_he} counted, and always got the driver in.',
    '{hero_gen} bag held plasters in four sizes, although it was hardly ever {hero_him} who fell.',
    'When it froze, {hero} put a saucer of water out for the birds, and a second one for the first to come late.',
    '{hero_subj} cut toast into soldiers for anyone who had had a bad night.',
    'The plant on the landing had been too much for three people. {hero} gave it a spoon of water every day, and now it had a bud.',
    'At night {hero} tucked in the bear, the rabbit and the alarm clock, because it had to be up so early.',
    '{hero_subj} always knew where everybody’s other glove was.',
    'If somebody had a cold, {hero} read to them through the door, with all the voices.',
    '{hero_subj} had put a little bench by the ant hill. It was made of a matchbox, and you never know.',
  ],
  firstMove: [
    '{hero_subj} counted to see whether everyone was there. Then {hero_he} counted once more, the other way round.',
    '<hero>Hold on to me,</hero> said {hero}. Nobody had asked, but three hands came.',
    '{hero_subj} checked everybody’s shoelaces first. {hero_his} own had been undone for some time.',
    '<hero>I’ll do that for you,</hero> said {hero}, and had already taken it.',
    '{hero_subj} dusted off a place to sit, and then another, until there was dust everywhere else.',
    '{hero_subj} put {hero_his} hand on it, the way you feel a forehead.',
  ],
  helps: [
    '<hero>What would help?</hero> asked {hero}. {hero_subj} had not tried that yet. {hero_subj} had only tried helping.',
    '{hero_subj} noticed that {hero_his} hands were full of other people’s things. So {hero_he} put them down and just stood there.',
    'Everybody was there, {hero_he} had counted twice. But somebody was there only a little.',
    '{hero_subj} thought of the plant on the landing. It had not wanted a lot. It had wanted the same little thing every day.',
    'There was no plaster for this one. It was more a matter of staying.',
    {
      text: '{hero_subj} reached out a hand to do it quickly, and stopped it in the air, and took it back.',
      from: '6-8',
    },
  ],
};
