import type { SettingMessages } from '../../schema.ts';

export const savannaTrail: SettingMessages = {
  title: ['Behind the Tall Grass', '{hero} and the One on Guard'],
  passage: [
    'At the edge of the football field the grass had not been mown. {hero_subj} walked in, and on, and the goalposts grew as thin as needles.',
    'There was a yellow line at the end of the playing field. Behind it everything was yellow. {hero_subj} only wanted to see where it stopped.',
  ],
  arrive: [
    {
      text: 'Dust tickled the nose, and the grass hissed, dry and golden. Through the soles you could feel something large walking, a long way off.',
      from: '6-8',
    },
    'The heat buzzed. Dry grass scratched at the knees, and the dust smelled of biscuits.',
  ],
  image: [
    'Against the sun stood a row of backs, big, bigger, biggest, and one very small one at the end.',
    'A giraffe looked over a tree, as you look over a fence.',
  ],
  meet: [
    'A meerkat stood on an old tin as straight as a candle. <helper>Halt,</helper> said the meerkat. <helper>Friend? Good. I’m {helper}, and I’ve been on guard since I was born.</helper>',
    '<helper>Left, clear. Right, clear. In front,</helper> said a meerkat, and stopped. <helper>In front there’s you. Good. {helper}, on duty.</helper>',
  ],
  task: [
    '<helper>The waterhole has gone quiet,</helper> said {helper}. <helper>That’s not like it. Somebody has to look, and I can’t see over the grass.</helper>',
    '<helper>It’s about the waterhole,</helper> said {helper}. <helper>I can’t hear any splashing. I’d have a look, but I come up to here, and the grass comes up to there.</helper>',
  ],
  way: [
    'They kept to the narrow tracks that many feet had made. {helper} stood up every few steps and looked at everything twice.',
    '{helper} ran ahead, stood up, looked, and ran on. {hero_subj} did the same, a bit higher.',
  ],
  obstacle: [
    'The grass stood like a wall, taller than any of them. It waved, and it closed up wherever you looked.',
    'The tall grass stood in front of them. You could not see over it, or through it.',
  ],
  stuck: [
    { text: 'The grass took hold of sleeves and hair, and handed them back full of burrs.', from: '6-8' },
    'Left was grass and right was grass. Behind, by now, there was grass as well.',
  ],
  still: [
    'The crickets left off, all of them, on the same beat. One stalk went on nodding by itself.',
    'Even the dust stood still. It hung in the light and glittered.',
  ],
  open: [
    {
      text: 'They came out of the grass all at once, and there lay the waterhole, round and full. It was quiet because everyone was drinking, even those who never speak to one another.',
      from: '6-8',
    },
    'The grass opened like a curtain. There lay the waterhole. An elephant was just getting out and left plenty of room.',
  ],
  gift: [
    '{helper} shook a seed pod by the ear. It rattled. <helper>When you hear that,</helper> said {helper}, <helper>somebody’s on guard. You can sleep.</helper>',
    '<helper>Here,</helper> said {helper}, and it rattled. It was a seed pod, long and brown. <helper>Shake it, and everyone looks up. Try it at table.</helper>',
  ],
  homeward: [
    '{hero_subj} went back with the sun in {hero_his} face. Behind {hero_him} came a shadow, longer than a giraffe.',
    'The line was there again, and behind it the lawn, cut short.',
  ],
  question: [
    '<hero>How do they all know there’s a lion,</hero> asked {hero}, <hero>when only one of them is looking?</hero>',
  ],
  answer: [
    'They watched it from the anthill. One animal stood guard while the others ate. Then they changed. A single short call, and every head went up at once.',
  ],
};
