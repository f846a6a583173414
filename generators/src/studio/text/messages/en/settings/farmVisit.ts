import type { SettingMessages } from '../../schema.ts';

export const farmVisit: SettingMessages = {
  title: ['The First Egg', '{hero} and a Gate Full of Mud'],
  passage: [
    'The bus let them out at the milk churn. From there on {hero} and {companion} followed the smell, and then the tractor, and then the noise.',
  ],
  arrive: [
    'Straw pricked through the socks. It smelled of milk that was still warm, and in the yard all of them were talking at once, and nobody was listening.',
  ],
  image: ['On the roof of the barn stood a boot, and in the boot a swallow was sitting.'],
  meet: [
    'The goat stood on the dog kennel. <companion>Meet {helper},</companion> said {companion}. <companion>Don’t put your hat down.</companion> But {hero} had already put down the hat.',
  ],
  task: [
    '<companion>The young hen’s laid her first egg,</companion> said {companion}. <companion>We’re allowed to fetch it, they said. It’s over in the field hut, if we get there before the rain does.</companion>',
  ],
  way: ['They walked along the wall, past three pigs and a bath. {helper} came along on the top of it.'],
  obstacle: ['Then came the gate. In front of it and behind it there was mud, as deep as a bucket, and it had boots in it already.'],
  stuck: ['The mud took one boot and, after a short struggle, the other. It said thank you, in its own way.'],
  still: ['A pig looked up. It stopped chewing, and so did everybody else.'],
  open: [
    'They were over, somehow, with three boots for four feet. In the straw lay the first egg. It was small and brown, and it was so warm that you did not want to let go.',
  ],
  gift: [
    'The hen stood up and shook herself. Where she had been sitting, there was a feather, white with a brown tip. She looked the other way while {hero} picked it up.',
  ],
  homeward: ['They carried the egg to the bus in a cap. The driver went round every hole in the road.'],
  question: ['<hero>How does an egg get its shell,</hero> asked {hero}, <hero>when it’s all soft inside a hen?</hero>'],
  answer: [
    'They found the bowl of crushed oyster shells in the hen run. A hen eats lime and builds the shell with it in a single night. In vinegar an egg goes soft again. They tried.',
  ],
};
