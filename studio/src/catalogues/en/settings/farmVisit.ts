import type { SettingMessages } from '../../schema.ts';

export const farmVisit: SettingMessages = {
  passage: [
    'The bus let them out at the milk churn. From there on {hero} and {companion} followed the smell, and then the tractor, and then the noise.',
    'They walked across the field from the bus stop, {hero} in the right-hand furrow and {companion} in the left. In the middle walked a crow.',
    'They were let off where the milk is fetched, with a note for the farmer’s wife. {companion} had put it in a boot, so as not to lose it, and now was wearing it.',
  ],
  arrive: [
    {
      text: 'Straw pricked through the socks. It smelled of milk and warm cow. In the yard all of them were talking at once, and nobody was listening.',
      from: '6-8',
    },
    'Moo, it went, quite close. The air was thick with hay, and warm, and it tickled in the nose.',
    'Something was being poured, something was being hammered, and everything with feathers had a view on it. It smelled of apples and wet dog.',
    { text: 'Moo! It smelled of hay. Straw pricked.', to: '3-5' },
    { text: 'Cluck, cluck. The mud went squelch.', to: '3-5' },
  ],
  image: [
    { text: 'On the roof of the barn stood a boot, and in the boot a swallow was sitting.', from: '6-8' },
    'A cat was lying on a pig. Both of them were asleep, and only one of them knew it.',
    'A wheelbarrow stood in the pond, and three ducks sat in it and were being taken nowhere.',
    'On the gatepost sat a hen, and she looked as if she had been put in charge.',
  ],
  meet: [
    'The goat stood on the dog kennel. <companion>Meet {helper},</companion> said {companion}. <companion>Don’t put your hat down.</companion> But {hero} had already put down the hat.',
    '<companion>Give me your sleeve,</companion> said {companion}. <companion>Too late.</companion> The goat was chewing on it already. It had a bell and a name tag, and on that it said {helper}.',
    'On the water trough stood a goat and looked down at them like a teacher. <companion>{helper} thinks it’s a stage,</companion> said {companion}. <companion>You have to bow. Then you’re let past.</companion>',
    {
      text: 'A goat ate {hero_gen} sleeve. <companion>That’s {helper},</companion> said {companion}.',
      to: '3-5',
    },
    {
      text: 'Meh, went somebody. <companion>It’s {helper},</companion> said {companion}. It was a goat.',
      to: '3-5',
    },
  ],
  way: [
    'They walked along the wall, past three pigs and a bath. {helper} came along on the top of it.',
    'They walked past the tractor, past the dunghill, and ducked under the washing. {helper} came out of it with a pillowcase on.',
    'They went through the orchard, from tree to tree. {helper} went through the fence, and then looked for the gate.',
  ],
  still: [
    'A pig looked up. It stopped chewing, and so did everybody else.',
    'The hens stopped talking. Even the bell on {helper} did not ring.',
    'The tractor stopped. All at once you could hear the bees, and there had been bees the whole time.',
  ],
  gift: [
    'A brown hen stood up from her dust bath and shook herself. Where she had been sitting, there was a feather. She looked the other way while {hero} picked it up.',
    'A feather came sailing down from the barn roof, white with a brown tip. <companion>She’s finished with that one,</companion> said {companion}. It stayed in {hero_gen} hand.',
  ],
  homeward: [
    'On the bus they smelled of hay, and a man moved over, and then moved back. The driver went round every hole in the road.',
    'Across the field they walked in one furrow, one behind the other. The crow kept the other.',
    'They were given a ride on the trailer as far as the road. It was all straw, and it was all sung.',
  ],
  question: [
    '<hero>How does an egg get its shell,</hero> asked {hero}, <hero>when it’s all soft inside a hen?</hero>',
  ],
  answer: [
    'They found the bowl of crushed oyster shells in the hen run. A hen eats lime and builds the shell with it in a single night. In vinegar an egg goes soft again. They tried.',
  ],
};
