import type { SettingMessages } from '../../schema.ts';

export const desertOasis: SettingMessages = {
  passage: [
    {
      text: '{hero_subj} followed a trickle of sand. It ran from the doormat down the hall and on, and after a while there was nothing else.',
      from: '6-8',
    },
    'The sand in the hourglass ran upwards. {hero_subj} bent down to look. When {hero_he} stood up again, there was sand all round.',
    'In the hourglass on the shelf the sand had stopped. {hero_subj} tapped on it, and it ran on, all over {hero_his} shoes.',
  ],
  arrive: [
    'You could feel the shade with your eyes shut, cool on one cheek. It smelled of dates. Under the palms the sand squeaked like snow.',
    'It was hot, and then, two steps on, it was cool. Palm leaves clicked. Somewhere a donkey told its whole life.',
    { text: 'The sand was hot. The shade was cool. Palm leaves went click.', to: '3-5' },
    { text: 'Sand, sand, sand. And then it smelled of water.', to: '3-5' },
    {
      text: 'Light stood on every side like walls. Under the palms it smelled of dates and of donkey, and the shadow had edges that you could trip over.',
      from: '6-8',
    },
  ],
  image: [
    'On the very top of a palm hung a bucket, and nobody knew how.',
    'A lizard lifted its feet, two at a time, because of the heat.',
  ],
  meet: [
    'First came two ears, as big as sails, then the fennec that belonged to them. <helper>I heard you an hour ago,</helper> said the fennec. <helper>You’ve got a pebble in your pocket. My name is {helper}.</helper>',
    '<helper>Sh,</helper> said a fennec with very large ears. <helper>I’m listening to the sand. It says you’re quite light. {helper}.</helper>',
    {
      text: 'A fennec had very big ears. <helper>Sh,</helper> said the fennec. <helper>I’m {helper}.</helper>',
      to: '3-5',
    },
    { text: 'Two ears came up, and then a fox. <helper>{helper},</helper> said the little fox.', to: '3-5' },
    {
      text: '<helper>You were louder yesterday,</helper> said a fennec. <helper>That was the wind? Oh.</helper> The ears turned once all the way round. <helper>{helper}. I do the listening here.</helper>',
      from: '6-8',
    },
  ],
  way: [
    'They walked where the sand had ripples, since it was firmest there. {helper} went round every beetle.',
    { text: 'They walked in the shade of a cloud, as long as it went their way.', from: '6-8' },
    'They walked in the shadow of a cloud. When it turned off, they ran after it.',
  ],
  still: [
    'The wind lay down. So quiet was it that you could hear a beetle change its mind.',
    'The shade of a palm moved on by a finger’s breadth. Nothing else did.',
    'The sand slid a little, somewhere, and lay down again.',
  ],
  gift: [
    '{helper} cracked a date and held out the stone, brown with a line down the middle. <helper>There’s a whole palm in there,</helper> said {helper}. <helper>It’s only folded up.</helper>',
    '{helper} had buried something, long ago. It was a date stone. <helper>I was keeping it for later,</helper> said {helper}. <helper>Now it’s later.</helper>',
  ],
  homeward: [
    {
      text: 'The sand grew cold and blue, and then it grew less. The last trickle of it led to the doormat.',
      from: '6-8',
    },
    'The last of the sand ran out of {hero_gen} shoes. Then it was the carpet.',
    'It ran the other way round, grain by grain. In the end there was a hallway, and an hourglass, with a bit more in it than before.',
  ],
  question: [
    '<hero>Where does the water come from,</hero> asked {hero}, <hero>when it never rains there?</hero>',
  ],
  answer: [
    '{hero_subj} put an ear to the ground, then a wet hand. The water had fallen as rain on hills far away. It had come under the sand, through the stone, and that had taken years.',
  ],
  play: [
    'The sandpit cover was the desert, and it was yellow. One went over it in single file, with a cushion on your back. The watering can stood at the end of it, and was an oasis.',
    'The hall carpet was sand, and it was hot. Two steps to the left it was cool, because of the umbrella. Whoever was a camel might be led.',
  ],
  unplay: [
    'Then there was supper at the oasis. The camels were unloaded, and sat down, with their knees under the table.',
    'The sand was swept up, three crumbs of it. In the hall stood an umbrella, and it had given shade.',
  ],
};
