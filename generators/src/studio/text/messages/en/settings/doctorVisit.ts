import type { SettingMessages } from '../../schema.ts';

export const doctorVisit: SettingMessages = {
  title: ['The Fish in the Waiting Room', '{hero} and the Long Wait'],
  passage: [
    'The stairs were made of stone and smelled of soap. {companion} had come along to keep {hero} company, and had brought a comic with no last page.',
  ],
  arrive: [
    'A door opened and shut, softly, as if it had a cold. It smelled clean, and the paper on the couch crackled even if you only looked at it.',
  ],
  image: ['There was a heap of toys, and one wooden cow among them had a plaster on each leg.'],
  meet: [
    'In the big tank lived one fish, striped like pyjamas. On the glass it said {helper}. <companion>{helper}’s winking at us,</companion> said {companion}. It is hard to tell with fish.',
  ],
  task: [
    '<companion>When it’s over you get a plaster with stars,</companion> said {companion}. <companion>They’ve only got a few. But before that there’s the wait, and it’s a long one.</companion>',
  ],
  way: ['They read the comic forwards and backwards. They counted the chairs, the lamps, and {helper_gen} stripes.'],
  obstacle: ['The wait sat in the middle of the room. It was long and grey, and it had brought nothing to do.'],
  stuck: ['A name was called, and it was someone else’s again. A small boy began to hum, always the same two notes.'],
  still: ['The pump in the tank gurgled and stopped. {helper} stood in the water and did not move a fin.'],
  open: [
    'Then the door opened, and the name was the right one. The round thing was cold at first and then warm. There was one short pinch, it hurt, and then it was over. And there was the plaster, with five stars.',
  ],
  gift: ['At the desk there was a box with stickers. {hero} chose for a long time and took the fish.'],
  homeward: ['On the stone stairs it was cool, and their steps sounded like those of more important people.'],
  question: ['<hero>What can they hear with that round thing?</hero> asked {hero}.'],
  answer: [
    '{hero_subj} was allowed to try it. Bum-bum, went {hero_his} heart, like somebody walking upstairs. After ten jumps it ran. The sound goes down the tube, and none of it gets lost.',
  ],
};
