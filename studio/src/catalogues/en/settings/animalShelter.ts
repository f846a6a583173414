import type { SettingMessages } from '../../schema.ts';

export const animalShelter: SettingMessages = {
  passage: [
    {
      text: 'It was at the end of the line, where the bus turned round. {companion} had brought the old blanket, washed, and carried it in both arms like somebody asleep.',
      from: '6-8',
    },
    'The bus driver knew where they wanted to go. <companion>How can you tell?</companion> asked {companion}. You could tell by the blanket, and by the biscuits.',
    'It was raining, and they had one umbrella for two and for the bag with the towels. In the end only the towels were dry, and that was what mattered.',
  ],
  arrive: [
    'You heard the tail before you saw the dog. It smelled of biscuits and blankets, and all the hands in there were slow.',
    'Tap, tap, tap, went a tail against a wall. It was warm, and a bit stuffy, and everybody spoke in a low voice.',
    { text: 'Tap, tap, went a tail. It smelled of biscuits.', to: '3-5' },
    { text: 'Woof, behind one door. Miaow, behind another.', to: '3-5' },
    {
      text: 'Buckets stood about, and it smelled of wet fur and porridge. Behind each door somebody was listening to who it was.',
      from: '6-8',
    },
  ],
  image: [
    'Over each door hung a slate. On most there was a name, and on one just a question mark.',
    {
      text: 'On the wall hung one hundred photographs, of dogs on sofas, cats on beds, and a tortoise on a birthday cake.',
      from: '6-8',
    },
  ],
  meet: [
    'Up came a dog on three legs, faster than most on four. <companion>That’s {helper},</companion> said {companion}, who had read the slate. {helper} put one paw on {hero_gen} foot and left it there.',
    'A dog came round the corner, skidded, and had a leg too few for the bend. It did not seem to have noticed. <companion>Hello, {helper},</companion> said {companion}, and was licked.',
    { text: 'A dog had three legs. <companion>That’s {helper},</companion> said {companion}.', to: '3-5' },
    {
      text: 'Lick, lick. <companion>Hello, {helper},</companion> said {companion}. {helper} was a dog.',
      to: '3-5',
    },
    {
      text: 'By the desk lay a dog, with one leg fewer than usual and a bone too many. <companion>{helper} says hello to everybody first,</companion> said {companion}, <companion>and then you’re allowed to sign in.</companion>',
      from: '6-8',
    },
  ],
  way: [
    'They went along the corridor, door by door. {helper} looked in on everyone, like the doctor in a hospital.',
    'They brought the bowls round first, from door to door. {helper} showed them who was allowed how much.',
    'They folded blankets, the soft ones to the left. {helper} lay on the left.',
  ],
  still: [
    '{helper} lay down, nose on paw. For once nobody in the whole house barked.',
    'The tail had stopped. The rain had stopped. Behind one of the doors somebody yawned, very small.',
    'Behind the third door on the right somebody sighed and turned round.',
  ],
  gift: [
    {
      text: 'In the office somebody dabbed {helper_gen} paw on an ink pad, and then on a card. It was a good print, with a bit of dirt in it.',
      from: '6-8',
    },
    'They were given a card with a paw print on it. It was {helper_gen}, and it was the front left one, the best.',
  ],
  homeward: [
    { text: 'They waved as far as the bend. They could still hear the tail from the bus stop.', from: '6-8' },
    'On the bus they went through all the names that you could have. There were forty of them.',
    'They walked, because they smelled of dog, and because they had to talk about it.',
  ],
  question: ['<hero>How does a dog know who you are before you’ve said anything?</hero> asked {hero}.'],
  answer: [
    'They hid a sock that {hero} had worn in one of ten boxes. The dog went straight to it. Where we have one sort of smelling cell, a dog has forty. It had read {hero} like a book.',
  ],
};
