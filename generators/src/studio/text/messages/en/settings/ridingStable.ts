import type { SettingMessages } from '../../schema.ts';

export const ridingStable: SettingMessages = {
  title: ['The Shy One in the Last Box', '{hero} and a Nose Like Velvet'],
  passage: ['You could cycle there, if you did not mind the hill. {companion} had brought the carrots and had eaten only one.'],
  arrive: [
    'It smelled of hay and leather. Somebody was sweeping, hooves shifted on the stones, and warm breath came over a half door and into your hair.',
  ],
  image: ['On a nail hung a whole row of halters, and each of them was looking a bit like its horse.'],
  meet: [
    'In the first box stood a pony with a crumb on its nose. <companion>That’s {helper},</companion> said {companion}. <companion>{helper} knows all there is to know about pockets.</companion> And so it turned out.',
  ],
  task: [
    '<companion>There’s a shy one, in the last box,</companion> said {companion}. <companion>Nobody’s been able to lead it over a pole. We can try until the bell goes, they say. It’d have to trust us.</companion>',
  ],
  way: ['They went down the long passage, and not too fast. {helper} walked behind them and pushed.'],
  obstacle: [
    'The jump pole lay across the sand, red and white, not even as high as a knee. The shy one looked at it as if it were a snake.',
  ],
  stuck: ['Both its ears went back flat. It put its four feet in the sand like table legs.'],
  still: ['The sweeping had stopped. {helper} blew out through {helper_his} nose, once, slowly.'],
  open: [
    'An ear came forward, and then the second one. Then the shy one walked over the pole, as if it had never been anything but wood. After that it laid its chin on a shoulder, and left it there.',
  ],
  gift: ['In the sand lay an old horseshoe nail, bent and shiny. {hero_subj} rubbed it clean. It made a ring for a thumb.'],
  homeward: ['On the way down the hill they smelled so much of horse that a dog got up to let them pass.'],
  question: ['<hero>How can you tell what a horse is thinking?</hero> asked {hero}.'],
  answer: [
    '{hero_subj} watched the ears and wrote it down. Forward meant, what’s that? Flat back meant, keep off. One each way meant that it was listening behind. It was nearly always right.',
  ],
};
