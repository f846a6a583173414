import type { SettingMessages } from '../../schema.ts';

export const museumNight: SettingMessages = {
  title: ['The Cat Without a Label', '{hero} and the Sleeping Guard'],
  passage: [
    'The last visitors left, and {hero} had only bent down to tie a shoe. Somebody turned a key. Then it was night, and it was a museum.',
    '{hero} had left {hero_his} glove in the museum. So {hero_he} ran back in. It was just that the door, this time, did not let {hero_him} out.',
  ],
  arrive: [
    {
      text: 'The floor smelled of polish, and it clicked at every step. Somewhere a long way off a clock was talking to itself in Latin.',
      from: '6-8',
    },
    'It was dark, and it smelled of floor polish. Every step had an echo. Somewhere a piece of wood cracked, as if it stretched.',
  ],
  image: [
    {
      text: 'The moon had put squares on the floor, and in one of them lay the shadow of a bone as long as a bus.',
      from: '6-8',
    },
    'A stone lady had put down her jug. She was rubbing her arm.',
  ],
  meet: [
    'In a gold frame somebody yawned. Then a painted cat stepped down and shook the dust off. <helper>{helper},</helper> said the cat, <helper>oil on wood. And you?</helper>',
    '<helper>At last,</helper> said a voice from the wall. A painted cat climbed down, one paw at a time, so as not to smudge. <helper>I’m {helper} and I’ve been sitting for three hundred years.</helper>',
  ],
  task: [
    '<helper>My label is lost,</helper> said {helper}. <helper>Without it I’m just some cat. It should be by the door, where they swept. But that’s where the guard is asleep.</helper>',
    '<helper>My label’s gone,</helper> said {helper}. <helper>Nobody knows what to call me. It’s lying by the door. But the guard’s asleep there, and mustn’t wake up.</helper>',
  ],
  way: [
    'They went through Egypt and round two Romans. {helper_gen} tail left a thin line of green on the parquet.',
    'They tiptoed past the knights. One of them saluted, and it clanked.',
  ],
  obstacle: [
    'The guard sat in the chair right across the doorway, fast asleep. His keys hung over the edge and touched the floor.',
    {
      text: 'The guard slept in the chair by the door. His legs lay right across the way, and his torch rolled to and fro on his stomach.',
      from: '6-8',
    },
  ],
  stuck: [
    'The guard grunted, moved one foot, and murmured something about sandwiches. Nobody breathed.',
    'The guard stopped snoring. Everyone turned to stone. Some of them were already.',
  ],
  still: [
    'The moon had moved on by one square. You could hear the paint drying, and it had been dry for three hundred years.',
    'A cloud went by outside. All the squares on the floor went out, and came on again.',
  ],
  open: [
    {
      text: 'They came past the chair as softly as dust. In the corner by the door lay the label, a little bent. It had a name on it, and a year, and the words: by an unknown hand, with love.',
      from: '6-8',
    },
    'They were past. The guard smiled in his sleep. There was the label, under the radiator, with dust on. <helper>Read it to me,</helper> said {helper}. It said: cat, waiting for company.',
  ],
  gift: [
    '{helper} drew a ticket out from under the frame, torn at one end. <helper>It’s for any night,</helper> said {helper}. <helper>They don’t sell those.</helper>',
    'From behind the frame {helper} fetched a ticket, an old one, made of real card. <helper>Row one,</helper> said {helper}. <helper>That’s next to me.</helper>',
  ],
  homeward: [
    'A side door stood open, the way they sometimes do. Outside the street lay there, quite unframed.',
    'The door was open, as if it had never been shut. On the steps lay the glove.',
  ],
  question: [
    '<hero>How do they know how old a picture is,</hero> asked {hero}, <hero>if nobody wrote it down?</hero>',
  ],
  answer: [
    '{hero_subj} looked along the edge of the wood panel. There were rings in it, wide ones and narrow ones. Each was a year of the tree, and from the pattern you could count back.',
  ],
};
