import type { SettingMessages } from '../../schema.ts';

export const doctorVisit: SettingMessages = {
  passage: [
    {
      text: 'The stairs were made of stone and smelled of soap. {companion} had come along to keep {hero} company, and had brought a comic with no last page.',
      from: '6-8',
    },
    'It was just round the corner, above the baker’s. {companion} said that you could go to the baker’s afterwards. {hero} said nothing, and held on to the handrail.',
  ],
  arrive: [
    {
      text: 'A door opened and shut, softly, as if it had a cold. It smelled clean. The paper on the couch crackled even if you only looked at it.',
      from: '6-8',
    },
    'It smelled of soap and peppermint. Somebody coughed, somebody turned pages, and the chair was so smooth that you slid down it slowly.',
  ],
  image: [
    { text: 'There was a heap of toys. One wooden cow among them had a plaster on each leg.', from: '6-8' },
    'On the wall hung a picture of a skeleton. Somebody had put a woolly hat on it.',
  ],
  meet: [
    'In the big tank lived one fish, striped like pyjamas. On the glass it said {helper}. <companion>{helper}’s winking at us,</companion> said {companion}. It is hard to tell with fish.',
    '<companion>Look,</companion> said {companion}, <companion>that’s {helper}.</companion> In the tank a fish swam round a castle. It looked in at each window, as if it were the landlord.',
  ],
  way: [
    'They read the comic forwards and backwards. They counted the chairs, the lamps, and {helper_gen} stripes.',
    'They walked from the coats to the tank, and back to the coats. That was eleven steps. {helper} swam along.',
  ],
  still: [
    'The pump in the tank gurgled and stopped. {helper} stood in the water and did not move a fin.',
    '{helper} hung behind the castle. One bubble came up, and then no more.',
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
  ],
  question: ['<hero>What can they hear with that round thing?</hero> asked {hero}.'],
  answer: [
    '{hero_subj} was allowed to try it. Bum-bum, went {hero_his} heart, like somebody walking upstairs. After ten jumps it ran. The sound goes down the tube, and none of it gets lost.',
  ],
};
