import type { SettingMessages } from '../../schema.ts';

export const museumNight: SettingMessages = {
  title: ['The Cat Without a Label', '{hero} and the Sleeping Guard'],
  passage: [
    'The last visitors left, and {hero} had only bent down to tie a shoe. Somebody turned a key. Then it was night, and it was a museum.',
  ],
  arrive: ['The floor smelled of polish, and it clicked at every step. Somewhere a long way off a clock was talking to itself in Latin.'],
  image: ['The moon had put squares on the floor, and in one of them lay the shadow of a bone as long as a bus.'],
  meet: [
    'In a gold frame somebody yawned. Then a painted cat stepped down and shook the dust off. <helper>{helper},</helper> said the cat, <helper>oil on wood. And you?</helper>',
  ],
  task: [
    '<helper>My label is lost,</helper> said {helper}. <helper>Without it I’m just some cat. It should be by the door, where they swept. But that’s where the guard is asleep.</helper>',
  ],
  way: ['They went through Egypt and round two Romans. {helper_gen} tail left a thin line of green on the parquet.'],
  obstacle: ['The guard sat in the chair right across the doorway, fast asleep. His keys hung over the edge and touched the floor.'],
  stuck: ['The guard grunted, moved one foot, and murmured something about sandwiches. Nobody breathed.'],
  still: ['The moon had moved on by one square. You could hear the paint drying, and it had been dry for three hundred years.'],
  open: [
    'They came past the chair as softly as dust. In the corner by the door lay the label, a little bent. It had a name on it, and a year, and the words: by an unknown hand, with love.',
  ],
  gift: [
    '{helper} drew a ticket out from under the frame, torn at one end. <helper>It’s for any night,</helper> said {helper}. <helper>They don’t sell those.</helper>',
  ],
  homeward: ['A side door stood open, the way they sometimes do. Outside the street lay there, quite unframed.'],
  question: ['<hero>How do they know how old a picture is,</hero> asked {hero}, <hero>if nobody wrote it down?</hero>'],
  answer: [
    '{hero_subj} looked along the edge of the wood panel. There were rings in it, wide ones and narrow ones. Each was a year of the tree, and from the pattern you could count back.',
  ],
};
