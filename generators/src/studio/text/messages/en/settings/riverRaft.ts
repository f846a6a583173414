import type { SettingMessages } from '../../schema.ts';

export const riverRaft: SettingMessages = {
  title: ['Round the Bend by Raft', '{hero} and the Otter Who Would Not Wait'],
  passage: [
    'They had built it out of five logs and a door, {hero} and {companion}, down below the bridge. It floated. So they put on the life jackets and pushed off.',
  ],
  arrive: [
    'Cold water came up between the logs and tickled the ankles. It smelled of mint from the bank, and under the planks it gurgled without stopping.',
  ],
  image: ['Beside the raft swam a single red leaf, just as fast as they did, like a small raft with nobody on it.'],
  meet: [
    'A head popped up, with whiskers. It was an otter. <companion>That’s {helper}, who lives here,</companion> said {companion}. {helper} sneezed, dived, and came up on the other side.',
  ],
  task: [
    '<companion>Down there is the old mill wheel,</companion> said {companion}. <companion>It used to turn. If we get to it before dark, maybe we’ll find out why it doesn’t.</companion>',
  ],
  way: ['They pushed along with poles, left, right, left. {helper} swam rings round them and did not seem to find it hard.'],
  obstacle: ['Then the river was shut. From bank to bank lay the beaver dam, with sticks poking out of it on every side.'],
  stuck: ['The raft bumped against the dam, turned its back on it, and stayed there.'],
  still: ['The water hardly moved. A kingfisher sat on the highest stick, blue as a match flame, and did nothing.'],
  open: [
    'They got the raft round it, over the flat bank, with a rope and a song. Behind it the mill wheel stood in the green. One branch was stuck in it. When that was out, it turned.',
  ],
  gift: [
    'Out of the water came {helper}, with something across the mouth. It was a bit of driftwood, smooth as soap. {helper} dropped it on {hero_gen} shoe.',
  ],
  homeward: ['They walked home along the bank, with wet socks, and the river went the other way.'],
  question: ['<hero>Why do beavers build a wall in the water?</hero> asked {hero}.'],
  answer: [
    '{hero_subj} held a stick into the water above the dam and then below. Above, it was three times as deep. There the beaver’s front door stays under water, where no fox can get in.',
  ],
};
