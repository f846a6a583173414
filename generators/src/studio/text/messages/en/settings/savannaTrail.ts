import type { SettingMessages } from '../../schema.ts';

export const savannaTrail: SettingMessages = {
  title: ['Behind the Tall Grass', '{hero} and the One on Guard'],
  passage: [
    'At the edge of the football field the grass had not been mown. {hero_subj} walked in, and on, and the goalposts grew as thin as needles.',
  ],
  arrive: [
    'Dust tickled the nose, and the grass hissed, dry and golden. Through the soles you could feel something large walking, a long way off.',
  ],
  image: ['Against the sun stood a row of backs, big, bigger, biggest, and one very small one at the end.'],
  meet: [
    'A meerkat stood on an old tin as straight as a candle. <helper>Halt,</helper> said the meerkat. <helper>Friend? Good. I’m {helper}, and I’ve been on guard since I was born.</helper>',
  ],
  task: [
    '<helper>The waterhole has gone quiet,</helper> said {helper}. <helper>That’s not like it. Somebody has to look, and I can’t see over the grass.</helper>',
  ],
  way: ['They kept to the narrow tracks that many feet had made. {helper} stood up every few steps and looked at everything twice.'],
  obstacle: ['The grass stood like a wall, taller than any of them. It waved, and it closed up wherever you looked.'],
  stuck: ['The grass took hold of sleeves and hair, and handed them back full of burrs.'],
  still: ['The crickets left off, all of them, on the same beat. One stalk went on nodding by itself.'],
  open: [
    'They came out of the grass all at once, and there lay the waterhole, round and full. It was quiet because everyone was drinking, even those who never speak to one another.',
  ],
  gift: [
    '{helper} shook a seed pod by the ear. It rattled. <helper>When you hear that,</helper> said {helper}, <helper>somebody’s on guard. You can sleep.</helper>',
  ],
  homeward: ['{hero_subj} went back with the sun in {hero_his} face. Behind {hero_him} came a shadow, longer than a giraffe.'],
  question: ['<hero>How do they all know there’s a lion,</hero> asked {hero}, <hero>when only one of them is looking?</hero>'],
  answer: [
    'They watched it from the anthill. One animal stood guard while the others ate. Then they changed. A single short call, and every head went up at once.',
  ],
};
