import type { SettingMessages } from '../../schema.ts';

export const animalShelter: SettingMessages = {
  title: ['A Name for the Shy One', '{hero} and the Closed Box'],
  passage: [
    'It was at the end of the line, where the bus turned round. {companion} had brought the old blanket, washed, and carried it in both arms like somebody asleep.',
  ],
  arrive: ['You heard the tail before you saw the dog. It smelled of biscuits and blankets, and all the hands in there were slow.'],
  image: ['Over each door hung a slate. On most there was a name, and on one just a question mark.'],
  meet: [
    'Up came a dog on three legs, faster than most on four. <companion>That’s {helper},</companion> said {companion}, who had read the slate. {helper} put one paw on {hero_gen} foot and left it there.',
  ],
  task: [
    '<companion>The one at the back has no name yet,</companion> said {companion}. <companion>Nobody’s ever seen more than its nose. They say we may stay until the bell, and perhaps we’ll find one that fits.</companion>',
  ],
  way: ['They went along the corridor, door by door. {helper} looked in on everyone, like the doctor in a hospital.'],
  obstacle: ['There stood the box, and it was closed. It had two round holes. It was dark behind both of them, and it breathed.'],
  stuck: ['Something in there moved as far away as it could. That was not very far.'],
  still: ['{helper} lay down, nose on paw. For once nobody in the whole house barked.'],
  open: [
    'First came a nose, then an ear with a notch in it. Then, very low, all of it came out of the box, and lay down on the blanket. Then the name was there as well. It was Pocket, and it fitted.',
  ],
  gift: [
    'On the way out somebody pressed {helper_gen} paw on to an ink pad, and then on a card. It was a good print, with a bit of dirt in it.',
  ],
  homeward: ['On the slate there stood a name now. They could still hear the tail from the bus stop.'],
  question: ['<hero>How does a dog know who you are before you’ve said anything?</hero> asked {hero}.'],
  answer: [
    'They hid a sock that {hero} had worn in one of ten boxes. The dog went straight to it. Where we have one sort of smelling cell, a dog has forty. It had read {hero} like a book.',
  ],
};
