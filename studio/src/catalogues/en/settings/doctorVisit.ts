import type { SettingMessages } from '../../schema.ts';

export const doctorVisit: SettingMessages = {
  passage: [
    {
      text: 'The stairs were made of stone and smelled of soap. {companion} had come along to keep {hero} company, and had brought a comic with no last page.',
      from: '6-8',
    },
    'It was just round the corner, above the baker’s. {companion} said that you could go to the baker’s afterwards. {hero} said nothing, and held on to the handrail.',
    '{hero} had on the vest without a hole, and knew why. {companion} carried the card with the name and the stamp on it, as one carries an egg.',
  ],
  arrive: [
    {
      text: 'A door opened and shut, softly, as if it had a cold. It smelled clean. The paper on the couch crackled even if you only looked at it.',
      from: '6-8',
    },
    'It smelled of soap and peppermint. Somebody coughed, somebody turned pages, and the chair was so smooth that you slid down it slowly.',
    { text: 'It smelled of soap. Somebody coughed. The chair was slippery.', to: '3-5' },
    { text: 'Crackle, said the paper. Gurgle, said the tank.', to: '3-5' },
    {
      text: 'A clock hung there that went louder than others. It smelled of tea and of cotton wool, and somebody’s umbrella was drawing a lake on the lino.',
      from: '6-8',
    },
  ],
  image: [
    { text: 'There was a heap of toys. One wooden cow among them had a plaster on each leg.', from: '6-8' },
    'On the wall hung a picture of a skeleton. Somebody had put a woolly hat on it.',
  ],
  meet: [
    'In the big tank lived one fish, striped like pyjamas. On the glass it said {helper}. <companion>{helper}’s winking at us,</companion> said {companion}. It is hard to tell with fish.',
    '<companion>Look,</companion> said {companion}, <companion>that’s {helper}.</companion> In the tank a fish swam round a castle. It looked in at each window, as if it were the landlord.',
    { text: 'A fish swam in the tank. <companion>That’s {helper},</companion> said {companion}.', to: '3-5' },
    {
      text: 'Blub. <companion>Look, {helper},</companion> said {companion}. It was a striped fish.',
      to: '3-5',
    },
    {
      text: 'A fish hung before the glass, open-mouthed, like somebody who has forgotten the question. <companion>That’s {helper},</companion> said {companion}. <companion>{helper}’s here every time. I wonder what for.</companion>',
      from: '6-8',
    },
  ],
  way: [
    'They read the comic forwards and backwards. They counted the chairs, the lamps, and {helper_gen} stripes.',
    'They walked from the coats to the tank, and back to the coats. That was eleven steps. {helper} swam along.',
    'They went along the wall with the measuring tape on it. {helper} went along below, and was nowhere near.',
  ],
  still: [
    'The pump in the tank gurgled and stopped. {helper} stood in the water and did not move a fin.',
    '{helper} hung behind the castle. One bubble came up, and then no more.',
    'Somewhere a telephone did not ring.',
  ],
  gift: [
    'At the desk there was a box with stickers. {hero} chose for a long time and took the fish.',
    'On the way out everyone was given a sticker. {hero_gen} was round and silver, and it showed a fish. <companion>That’s {helper},</companion> said {companion}, <companion>when {helper_he} was young.</companion>',
  ],
  homeward: [
    {
      text: 'On the stone stairs it was cool, and their steps sounded like those of more important people.',
      from: '6-8',
    },
    'At the baker’s it smelled of buns. They took the longest way home, to make them last.',
    'Outside, the air was fresh and tasted of buses. {companion} pressed the button of the lift once more, only to see it light up.',
  ],
  question: ['<hero>What can they hear with that round thing?</hero> asked {hero}.'],
  answer: [
    '{hero_subj} was allowed to try it. Bum-bum, went {hero_his} heart, like somebody walking upstairs. After ten jumps it ran. The sound goes down the tube, and none of it gets lost.',
  ],
};
