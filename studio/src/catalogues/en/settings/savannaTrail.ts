import type { SettingMessages } from '../../schema.ts';

export const savannaTrail: SettingMessages = {
  passage: [
    'On the doormat lay one long yellow stalk. Behind it was another, and then there was no hall any more. The grass went up to the chin.',
    'There was a yellow line at the end of the garden. Behind it everything was yellow. {hero_subj} only wanted to see where it stopped.',
    'The cat had walked through the yellow paint. {hero_subj} went after the paw marks with a cloth, and they grew bigger, and bigger, and stopped being wet.',
  ],
  arrive: [
    {
      text: 'Dust tickled the nose, and the grass hissed, dry and golden. Through the soles you could feel something large walking, a long way off.',
      from: '6-8',
    },
    'Dry grass scratched at the knees, and the dust smelled of biscuits. Somewhere something large breathed out.',
    { text: 'The grass was tall and yellow. Hiss, it went. Hiss.', to: '3-5' },
    { text: 'It was warm. Dust tickled. Somebody big went: hrrm.', to: '3-5' },
    {
      text: 'The ground gave back the warmth of the whole day. It smelled of straw, and of something that had gone by not long before.',
      from: '6-8',
    },
  ],
  image: [
    'Against the sun stood a row of backs, big, bigger, biggest, and one very small one at the end.',
    'A giraffe looked over a tree, as you look over a fence.',
  ],
  meet: [
    'A meerkat stood on an old tin as straight as a candle. <helper>Halt,</helper> said the meerkat. <helper>Friend? Good. I’m {helper}, and I’ve been on guard since I was born.</helper>',
    '<helper>Left, clear. Right, clear. In front,</helper> said a meerkat, and stopped. <helper>In front there’s you. Good. {helper}, on watch.</helper>',
    {
      text: 'A meerkat stood up straight. <helper>Halt,</helper> it said. <helper>Friend? I’m {helper}.</helper>',
      to: '3-5',
    },
    { text: 'Up popped a head. <helper>All clear,</helper> it said. It was {helper}, a meerkat.', to: '3-5' },
    {
      text: '<helper>You’re late for the watch,</helper> said a meerkat, without turning round. <helper>Never mind. You do the left half of the world, I’m {helper} and do the right.</helper>',
      from: '6-8',
    },
  ],
  way: [
    'They kept to the narrow tracks that many feet had made. {helper} stood up every few steps and looked at everything twice.',
    '{helper} ran ahead, stood up, looked, and ran on. {hero_subj} did the same, a bit higher.',
    'They went from one thorn tree to another, as you go from lamp post to lamp post.',
  ],
  still: [
    'The crickets left off, all of them, on the same beat. One stalk went on nodding by itself.',
    'Even the dust stood still. It hung in the light and glittered.',
    'A herd stood still, all its ears one way. Then it was only a herd again.',
  ],
  gift: [
    '{helper} shook a seed pod by the ear. It rattled. <helper>When you hear that,</helper> said {helper}, <helper>somebody’s on guard. You can sleep.</helper>',
    '<helper>Here,</helper> said {helper}, and it rattled. It was a seed pod, long and brown. <helper>Shake it, and everyone looks up. Try it at table.</helper>',
  ],
  homeward: [
    'The grass let {hero_him} out by the umbrella stand. Behind {hero_him} came a shadow, longer than a giraffe.',
    'The line was there again, and behind it the garden, cut short.',
    'The paw marks grew small again. On the last one sat the cat, and washed.',
  ],
  question: [
    '<hero>How do they all know there’s a lion,</hero> asked {hero}, <hero>when only one of them is looking?</hero>',
  ],
  answer: [
    'They watched it from the anthill. One animal stood guard while the others ate. Then they changed. A single short call, and every head went up at once.',
  ],
  play: [
    'The doormat was the savanna, and it was dry. Behind the umbrella stand lived something spotted. They went on all fours, because of the wind.',
    'All the chairs were elephants, and they stood round the waterhole. The waterhole was a tray. Whoever was thirsty had to ask the biggest first.',
  ],
  unplay: [
    'Then there were plates on the waterhole, and the elephants were pushed up to the table. Nobody had been trodden on.',
    'It was supper-time, and one stood up on two legs again. The savanna was shaken out at the front door.',
  ],
};
