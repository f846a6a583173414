import type { SettingMessages } from '../../schema.ts';

export const horseFarm: SettingMessages = {
  title: ['The Open Pasture Gate', '{hero} and the Foal with Nothing On'],
  passage: [
    {
      text: 'Out beyond the last stop the fences began. {companion} walked on the bottom rail, {hero} on the top one, and so they had the view twice.',
      from: '6-8',
    },
    'First there was a road, then a track, then only grass. {companion} ran in front and neighed, to let them know.',
  ],
  arrive: [
    'You felt the hooves first, coming up through the ground. Grass was being torn off by the mouthful, dust stood in the sun, and it smelled of clover.',
    'The wind had hay in it. Out there somebody snorted, somebody else stamped, and you could feel it through your soles, like a drum.',
  ],
  image: [
    'In the middle of the meadow stood a bathtub, and twelve horses were standing in a queue for it.',
    'Two horses stood nose to tail, and each was keeping the flies off the other.',
  ],
  meet: [
    'The foal was all legs. <companion>It’s {helper},</companion> said {companion}, <companion>a week old on Sunday.</companion> {helper} tried to scratch one ear with one foot, and fell over three others.',
    '<companion>Keep still,</companion> whispered {companion}. Something soft blew in {hero_gen} ear. It was the foal, and it was just as surprised. <companion>That’s {helper},</companion> said {companion}.',
  ],
  task: [
    '<companion>The halter’s out there, in the grass,</companion> said {companion}. <companion>{helper} got it off. We’re to fetch it before evening. But somebody’s left the big gate open.</companion>',
    '<companion>{helper}’s lost the halter,</companion> said {companion}. <companion>It’s red and it’s lying out there in the pasture. We’ve been asked to look, before it’s dark. But look at the gate.</companion>',
  ],
  way: [
    'They walked slowly, along the fence and in the horses’ sight. {helper} galloped twice round them and forgot how to stop.',
    {
      text: 'They went along the edge, as you do with horses, and talked all the time, so that everyone knew where they were. {helper} answered.',
      from: '6-8',
    },
  ],
  obstacle: [
    {
      text: 'The gate to the pasture stood wide open. It was as wide as a house, and on the far side the whole world was green.',
      from: '6-8',
    },
    'The gate was open. It swung to and fro in the wind. Each time it squealed, one horse took a step nearer.',
  ],
  stuck: [
    'The herd lifted their heads, all together. One hoof scraped.',
    'The grey one had one hoof outside already. It looked as if it were thinking of the sea.',
  ],
  still: [
    'Nobody moved, neither they nor the horses. The wind combed the grass from left to right.',
    'All the ears were pointing the same way. A lark stopped in the middle.',
  ],
  open: [
    {
      text: 'The gate swung round, slow and heavy, and clicked. No horse had gone through. Close beside it in the clover lay the halter, hardly bigger than a bracelet, and {helper} put {helper_his} nose into it.',
      from: '6-8',
    },
    'Click, and it was shut. The grey one sighed and went on eating. And what was that in the grass, red as a poppy? It was the halter. {helper} sniffed at it and sneezed.',
  ],
  gift: [
    {
      text: 'On the fence hung a few long hairs, a strand of mane, black and tough. {hero_subj} plaited it on the way into a ring.',
      from: '6-8',
    },
    'A strand of mane had been caught in the latch, silver-grey and as long as an arm. {hero} was allowed to keep it.',
  ],
  homeward: [
    { text: 'The hooves went with them through the ground until the tarmac began.', from: '6-8' },
    'First there was grass, then a track, then a road. The drum in the soles grew quieter and quieter.',
  ],
  question: [
    '<hero>How can a foal run when it’s only a week old,</hero> asked {hero}, <hero>and a baby can’t?</hero>',
  ],
  answer: [
    '{hero_subj} asked how soon it had been up. It was one hour. Out on the plain whoever cannot run is left behind. So foals are born with legs nearly as long as a grown horse’s.',
  ],
};
