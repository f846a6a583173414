import type { SettingMessages } from '../../schema.ts';

export const horseFarm: SettingMessages = {
  passage: [
    {
      text: 'Out beyond the last stop the fences began. {companion} walked on the left of the track, {hero} on the right, and so they had the view twice.',
      from: '6-8',
    },
    'First there was a road, then a track, then only grass. {companion} ran in front and neighed, to let them know.',
    'You took the bus as far as it went, and then the driver pointed. {companion} had an apple in each pocket, and walked like a cowboy.',
  ],
  arrive: [
    'You felt the hooves first, coming up through the ground. Grass was being torn off by the mouthful, dust stood in the sun, and it smelled of clover.',
    'The wind had hay in it. Out there somebody snorted, somebody else stamped, and you could feel it through your soles, like a drum.',
    { text: 'Thump, thump, went the hooves. It smelled of clover.', to: '3-5' },
    { text: 'The grass was high. Somebody snorted.', to: '3-5' },
    {
      text: 'The wind ran over the pasture as over a blanket. Tails swished. Somewhere a gate sang, and it was answered.',
      from: '6-8',
    },
  ],
  image: [
    'In the middle of the meadow stood a bathtub, and twelve horses were standing in a queue for it.',
    'Two horses stood nose to tail, and each was keeping the flies off the other.',
  ],
  meet: [
    'The foal was all legs. <companion>It’s {helper},</companion> said {companion}, <companion>a week old on Sunday.</companion> {helper} tried to scratch one ear with one foot, and fell over three others.',
    '<companion>Keep still,</companion> whispered {companion}. Something soft blew in {hero_gen} ear. It was the foal, and it was just as surprised. <companion>That’s {helper},</companion> said {companion}.',
    { text: 'The foal was all legs. <companion>That’s {helper},</companion> said {companion}.', to: '3-5' },
    {
      text: 'Puff, in the ear. <companion>It’s {helper},</companion> said {companion}. It was a foal.',
      to: '3-5',
    },
    {
      text: 'The foal lay in the grass like something that had been dropped. <companion>{helper} sleeps a lot,</companion> whispered {companion}. One ear went up. All the legs were sorted, one after another, and then it stood and was surprised.',
      from: '6-8',
    },
  ],
  way: [
    'They walked slowly, along the fence and in the horses’ sight. {helper} galloped twice round them and forgot how to stop.',
    {
      text: 'They went along the fence, on the outside, and talked all the time. So everyone knew where they were. {helper} answered.',
      from: '6-8',
    },
    'They went round the pond, as the mares do, one behind the other. {helper} went through it.',
  ],
  still: [
    'Nobody moved, neither they nor the horses. The wind combed the grass from left to right.',
    'All the ears were pointing the same way. A lark stopped in the middle.',
    'Twelve horses had lifted their heads. Nobody knew what they had heard.',
  ],
  gift: [
    {
      text: 'On the fence hung a few long hairs, a strand of mane, black and tough. {hero_subj} plaited it on the way into a ring.',
      from: '6-8',
    },
    'A strand of mane had been caught in the fence, silver-grey and as long as an arm. {hero} was allowed to keep it.',
  ],
  homeward: [
    { text: 'The hooves went with them through the ground until the tarmac began.', from: '6-8' },
    'First there was grass, then a track, then a road. The drum in the soles grew quieter and quieter.',
    'The bus was there already, with its lights on. The driver sniffed, and opened a window, and smiled.',
  ],
  question: [
    '<hero>How can a foal run when it’s only a week old,</hero> asked {hero}, <hero>and a baby can’t?</hero>',
  ],
  answer: [
    '{hero_subj} asked how soon it had been up. It was one hour. Out on the plain whoever cannot run is left behind. So foals are born with legs nearly as long as a grown horse’s.',
  ],
};
