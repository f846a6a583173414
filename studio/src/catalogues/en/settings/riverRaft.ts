import type { SettingMessages } from '../../schema.ts';

export const riverRaft: SettingMessages = {
  title: ['Round the Bend by Raft', '{hero} and the Otter Who Would Not Wait'],
  passage: [
    {
      text: 'They had built it out of five logs and a door, {hero} and {companion}, down below the bridge. It floated. So they put on the life jackets and pushed off.',
      from: '6-8',
    },
    'The raft had been lying under the bridge since Sunday. {companion} had painted a number on it, and {hero} had brought the life jackets. It was a seven, in case there were six others.',
  ],
  arrive: [
    {
      text: 'Cold water came up between the logs and tickled the ankles. It smelled of mint from the bank, and under the planks it gurgled without stopping.',
      from: '6-8',
    },
    'It gurgled under the planks. There was cool air on the water, and it smelled of mint and mud.',
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
  ],
  task: [
    '<companion>Down there is the old mill wheel,</companion> said {companion}. <companion>It used to turn. If we get to it before dark, maybe we’ll find out why it doesn’t.</companion>',
    '<companion>Further down there’s the old mill,</companion> said {companion}. <companion>Its wheel’s standing still. Grandad says it’s been like that since the flood. I want to see it turn. It gets dark at eight.</companion>',
  ],
  way: [
    'They pushed along with poles, left, right, left. {helper} swam rings round them and did not seem to find it hard.',
    'They drifted. Now and then {hero} pushed with the pole. {helper} pushed as well, but from the wrong side.',
  ],
  obstacle: [
    'Then the river was shut. From bank to bank lay the beaver dam, with sticks poking out of it on every side.',
    'Behind the bend there was a dam, right across. Beavers had built it, and they had thought of everything.',
  ],
  stuck: [
    { text: 'The raft bumped against the dam, turned its back on it, and stayed there.', from: '6-8' },
    'The water went through. They did not.',
  ],
  still: [
    'The water hardly moved. A kingfisher sat on the highest stick, blue as a match flame, and did nothing.',
    'It went plop somewhere. That was a beaver. After that it was quiet.',
  ],
  open: [
    'They got the raft round it, over the flat bank, with a rope and a song. Behind it the mill wheel stood in the green. One branch was stuck in it. When that was out, it turned.',
    'They pulled the raft out on one side and pushed it in on the other. Then they saw the mill wheel. They pulled a branch out from between the spokes. It groaned, and went round.',
  ],
  gift: [
    'Out of the water came {helper}, with something across the mouth. It was a bit of driftwood, smooth as soap. {helper} dropped it on {hero_gen} shoe.',
    'A piece of driftwood bumped against the raft, again and again. It was smooth and looked like a fish. {helper} had sent it.',
  ],
  homeward: [
    {
      text: 'They walked home along the bank, with wet socks, and the river went the other way.',
      from: '6-8',
    },
    'Back they went along the towpath. Their shoes said squelch, each in its own voice.',
  ],
  question: ['<hero>Why do beavers build a wall in the water?</hero> asked {hero}.'],
  answer: [
    '{hero_subj} held a stick into the water above the dam and then below. Above, it was three times as deep. There the beaver’s front door stays under water, where no fox can get in.',
  ],
};
