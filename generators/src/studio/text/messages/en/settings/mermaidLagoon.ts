import type { SettingMessages } from '../../schema.ts';

export const mermaidLagoon: SettingMessages = {
  title: ['The Song on the Other Side', '{hero} and the Low Water'],
  passage: [
    '{hero_subj} held the big shell from the bathroom to {hero_his} ear. It did not just rush. It said the way, quite clearly, with left and right.',
  ],
  arrive: ['The water was shallow and as warm as tea. Shells lay about in it that hummed when you touched them, each on its own note.'],
  image: ['On a rock lay a row of combs, sorted by size, and a crab was keeping watch over them.'],
  meet: [
    'Someone splashed. <helper>Don’t stare at the tail, everybody does,</helper> said the merchild and laughed. <helper>I’m {helper}. Are those really feet? All day long?</helper>',
  ],
  task: [
    '<helper>My song has got out,</helper> said {helper}. <helper>I left the lagoon gate open, and now it’s over there, beyond the sandbar. When the tide comes, it’ll be washed away.</helper>',
  ],
  way: ['They waded and {helper} swam, and the light on the sand went with them in rings.'],
  obstacle: ['The sandbar lay in between, long and flat and dry. For feet it was too soft, and for a tail it was no good at all.'],
  stuck: ['The sand slid away underneath, and all of them got hiccups.'],
  still: ['The shells had stopped humming. A small wave came, looked, and went back again on tiptoe.'],
  open: [
    'Once they were over the sandbar, they heard it. The song was sitting in a pool and practising. It had three verses already. When {helper} held out both hands, it jumped in.',
  ],
  gift: [
    '{helper} took a comb of mother-of-pearl from the row. <helper>It doesn’t pull,</helper> said {helper}. <helper>And if you blow across it, it knows the song as well.</helper>',
  ],
  homeward: ['The water sang behind {hero}, all three verses. It grew fainter, until it fitted into a shell.'],
  question: ['<hero>Why does it rush in a shell,</hero> asked {hero}, <hero>even when the sea’s so far away?</hero>'],
  answer: [
    '{hero_subj} held a shell to {hero_his} ear, then a cup, then only a hand. They all rushed. It was the sounds all round that got caught inside and ran in circles.',
  ],
};
