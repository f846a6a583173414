import type { SettingMessages } from '../../schema.ts';

export const farmVisit: SettingMessages = {
  title: ['The First Egg', '{hero} and a Gate Full of Mud'],
  passage: [
    'The bus let them out at the milk churn. From there on {hero} and {companion} followed the smell, and then the tractor, and then the noise.',
    'They walked across the field from the bus stop, {hero} in the right-hand furrow and {companion} in the left. In the middle walked a crow.',
  ],
  arrive: [
    {
      text: 'Straw pricked through the socks. It smelled of milk that was still warm, and in the yard all of them were talking at once, and nobody was listening.',
      from: '6-8',
    },
    'Moo, it went, quite close. The air was thick with hay, and warm, and something tickled in the nose.',
  ],
  image: [
    { text: 'On the roof of the barn stood a boot, and in the boot a swallow was sitting.', from: '6-8' },
    'A cat was lying on a pig. Both of them were asleep, and only one of them knew it.',
  ],
  meet: [
    'The goat stood on the dog kennel. <companion>Meet {helper},</companion> said {companion}. <companion>Don’t put your hat down.</companion> But {hero} had already put down the hat.',
    '<companion>Give me your sleeve,</companion> said {companion}. <companion>Too late.</companion> The goat was chewing on it already. It had a bell and a name tag, and on that it said {helper}.',
  ],
  task: [
    '<companion>The young hen’s laid her first egg,</companion> said {companion}. <companion>We’re allowed to fetch it, they said. It’s over in the field hut, if we get there before the rain does.</companion>',
    '<companion>It’s the first egg of her life,</companion> said {companion}. <companion>She laid it in the field hut and is calling out to everyone. We’re allowed to bring it in, if we’re quicker than the rain.</companion>',
  ],
  way: [
    'They walked along the wall, past three pigs and a bath. {helper} came along on the top of it.',
    'They ran past the tractor, past the dunghill, and ducked under the washing. {helper} came out of it with a pillowcase on.',
  ],
  obstacle: [
    {
      text: 'Then came the gate. In front of it and behind it there was mud, as deep as a bucket, and it had boots in it already.',
      from: '6-8',
    },
    'Then there was the gate, and all round the gate there was mud. It was the sort that holds on.',
  ],
  stuck: [
    'The mud took one boot and, after a short struggle, the other. It said thank you, in its own way.',
    'Squelch. That had been a boot. Squelch. That was the other one.',
  ],
  still: [
    'A pig looked up. It stopped chewing, and so did everybody else.',
    'The hen stopped calling. Even the bell on {helper} did not ring.',
  ],
  open: [
    {
      text: 'They were over, somehow, with three boots for four feet. In the straw lay the first egg. It was small and brown, and it was so warm that you did not want to let go.',
      from: '6-8',
    },
    'They pulled each other out, and it sounded like kissing. In the hut sat the hen and looked proud. They were allowed to reach beneath her. It was round and warm, and it was the first one.',
  ],
  gift: [
    'The hen stood up and shook herself. Where she had been sitting, there was a feather, white with a brown tip. She looked the other way while {hero} picked it up.',
    'A feather had got stuck to the egg, soft and brown. It stayed in {hero_gen} hand when the egg had gone.',
  ],
  homeward: [
    'They carried the egg to the bus in a cap. The driver went round every hole in the road.',
    'Across the field they walked in one furrow, with the egg between them. The crow kept the other.',
  ],
  question: [
    '<hero>How does an egg get its shell,</hero> asked {hero}, <hero>when it’s all soft inside a hen?</hero>',
  ],
  answer: [
    'They found the bowl of crushed oyster shells in the hen run. A hen eats lime and builds the shell with it in a single night. In vinegar an egg goes soft again. They tried.',
  ],
};
