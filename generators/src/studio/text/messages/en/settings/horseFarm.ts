import type { SettingMessages } from '../../schema.ts';

export const horseFarm: SettingMessages = {
  title: ['The Open Pasture Gate', '{hero} and the Foal with Nothing On'],
  passage: [
    'Out beyond the last stop the fences began. {companion} walked on the bottom rail, {hero} on the top one, and so they had the view twice.',
  ],
  arrive: [
    'You felt the hooves first, coming up through the ground. Grass was being torn off by the mouthful, dust stood in the sun, and it smelled of clover.',
  ],
  image: ['In the middle of the meadow stood a bathtub, and twelve horses were standing in a queue for it.'],
  meet: [
    'The foal was all legs. <companion>It’s {helper},</companion> said {companion}, <companion>a week old on Sunday.</companion> {helper} tried to scratch one ear with one foot, and fell over three others.',
  ],
  task: [
    '<companion>The halter’s out there, in the grass,</companion> said {companion}. <companion>{helper} got it off. We’re to fetch it before evening. But somebody’s left the big gate open.</companion>',
  ],
  way: ['They walked slowly, along the fence and in the horses’ sight. {helper} galloped twice round them and forgot how to stop.'],
  obstacle: ['The gate to the pasture stood wide open. It was as wide as a house, and on the far side the whole world was green.'],
  stuck: ['The herd lifted their heads, all together. One hoof scraped.'],
  still: ['Nobody moved, neither they nor the horses. The wind combed the grass from left to right.'],
  open: [
    'The gate swung round, slow and heavy, and clicked. No horse had gone through. Close beside it in the clover lay the halter, hardly bigger than a bracelet, and {helper} put {helper_his} nose into it.',
  ],
  gift: ['On the fence hung a few long hairs, a strand of mane, black and tough. {hero_subj} plaited it on the way into a ring.'],
  homeward: ['The hooves went with them through the ground until the tarmac began.'],
  question: ['<hero>How can a foal run when it’s only a week old,</hero> asked {hero}, <hero>and a baby can’t?</hero>'],
  answer: [
    '{hero_subj} asked how soon it had been up. It was one hour. Out on the plain whoever cannot run is left behind. So foals are born with legs nearly as long as a grown horse’s.',
  ],
};
