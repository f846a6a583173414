import type { SettingMessages } from '../../schema.ts';

export const riverRaft: SettingMessages = {
  passage: [
    {
      text: 'They had built it out of five logs and a door, {hero} and {companion} and Grandad. It floated. So they put on the life jackets and pushed off.',
      from: '6-8',
    },
    'The raft had been lying under the bridge since Sunday. {companion} had painted a seven on it, in case there were six others. Grandad had brought the life jackets.',
    'Grandad had said, when the cherries are ripe. That morning he put one in {hero_gen} hand. So they carried down the raft, and the life jackets on top.',
  ],
  arrive: [
    {
      text: 'Cold water came up between the logs and tickled the ankles. It smelled of mint from the bank, and under the planks it gurgled without stopping.',
      from: '6-8',
    },
    'It gurgled under the planks. There was cool air on the water, and it smelled of mint and mud.',
    { text: 'Gurgle, said the water. It was cool, and smelled of mint.', to: '3-5' },
    { text: 'The raft went up and down. Toes got wet.', to: '3-5' },
    {
      text: 'Light ran over the bank from below. It smelled of wet rope and wild garlic, and somewhere a cow was having a drink.',
      from: '6-8',
    },
  ],
  image: [
    {
      text: 'Beside the raft swam a single red leaf, just as fast as they did, like a small raft with nobody on it.',
      from: '6-8',
    },
    'A heron stood in the shallows on one leg. It had put the other one away.',
  ],
  meet: [
    'A head popped up, with whiskers. It was an otter. <companion>That’s {helper}, who lives here,</companion> said {companion}. {helper} sneezed, dived, and came up on the other side.',
    'On the bank something slid down, splash, climbed up, and slid down again. <companion>That’s {helper},</companion> said {companion}. The otter looked up with a fish in its mouth, and could not say hello.',
    {
      text: 'A wet head popped up. <companion>That’s {helper},</companion> said {companion}. It was an otter.',
      to: '3-5',
    },
    {
      text: 'Splash. <companion>It’s {helper}, the otter,</companion> said {companion}. {helper} sneezed.',
      to: '3-5',
    },
    {
      text: 'There was a fish on the raft that nobody had caught. <companion>That’s from {helper},</companion> said {companion}. The otter hung from the edge by two paws, and looked from the fish to their faces.',
      from: '6-8',
    },
  ],
  way: [
    'They pushed along with poles, left, right, left. Grandad kept step with them on the bank, and {helper} swam rings round them.',
    'They drifted where it was shallow. Now and then {hero} pushed with the pole. {helper} pushed as well, but from the wrong side.',
    'They let the river do it, and only told it left or right. {helper} was for left.',
  ],
  still: [
    {
      text: 'The water hardly moved. A kingfisher sat on the highest stick, very blue, and did nothing.',
      from: '6-8',
    },
    'It went plop somewhere. That was a beaver. After that it was quiet.',
    'A ring came up on the water, and widened, and nobody had thrown anything.',
  ],
  gift: [
    'Out of the water came {helper}, with something across the mouth. It was a bit of driftwood, smooth as soap. {helper} dropped it on {hero_gen} shoe.',
    'A piece of driftwood bumped against the raft, again and again. It was smooth and looked like a fish. {helper} had sent it.',
  ],
  homeward: [
    {
      text: 'They walked home along the bank in wet socks, Grandad in front. The river went the other way.',
      from: '6-8',
    },
    'Back they went along the towpath. Their shoes said squelch, each in its own voice.',
    'They pulled the raft up under the bridge and tied it, with Grandad’s knot. It tugged at it a little, and gave in.',
  ],
  question: ['<hero>Why do beavers build a wall in the water?</hero> asked {hero}.'],
  answer: [
    '{hero_subj} held a stick into the water above the dam and then below. Above, it was three times as deep. There the beaver’s front door stays under water, where no fox can get in.',
  ],
};
