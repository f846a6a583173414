import type { SettingMessages } from '../../schema.ts';

export const mermaidLagoon: SettingMessages = {
  title: ['The Song on the Other Side', '{hero} and the Low Water'],
  passage: [
    '{hero_subj} held the big shell from the bathroom to {hero_his} ear. It did not just rush. It said the way, quite clearly, with left and right.',
    'The paddling pool was empty except for one last puddle. Something splashed in it. It was a long way down.',
  ],
  arrive: [
    {
      text: 'The water was shallow and as warm as tea. Shells lay about in it that hummed when you touched them, each on its own note.',
      from: '6-8',
    },
    'Warm water lapped about the knees. Every shell had a note, and the wind played on them. It smelled of melon.',
  ],
  image: [
    {
      text: 'On a rock lay a row of combs, sorted by size, and a crab was keeping watch over them.',
      from: '6-8',
    },
    'A starfish was lying on a chair. There was a towel underneath.',
  ],
  meet: [
    'Someone splashed. <helper>Don’t stare at the tail, everybody does,</helper> said the merchild and laughed. <helper>I’m {helper}. Are those really feet? All day long?</helper>',
    'Two eyes came up, and then a grin with a gap in it. <helper>Can you hold your breath?</helper> asked the merchild. <helper>No? I can’t hold my tongue. {helper}!</helper>',
  ],
  task: [
    '<helper>My song has got out,</helper> said {helper}. <helper>I left the lagoon gate open, and now it’s over there, beyond the sandbar. When the tide comes, it’ll be washed away.</helper>',
    '<helper>Please help me,</helper> said {helper}. <helper>My song’s out there on the other side. It got away from me when I yawned. The sandbar’s in between, and soon the tide’ll be here.</helper>',
  ],
  way: [
    { text: 'They waded and {helper} swam, and the light on the sand went with them in rings.', from: '6-8' },
    '{helper} pulled, and they slid along on the water like soap.',
  ],
  obstacle: [
    {
      text: 'The sandbar lay in between, long and flat and dry. For feet it was too soft, and for a tail it was no good at all.',
      from: '6-8',
    },
    'There lay the sandbar, as long as a street. It was dry, and it shone, and it was warm as toast.',
  ],
  stuck: [
    'The sand slid away underneath, and all of them got hiccups.',
    'Where they trod, there was a hole. Where there was a hole, there was a crab.',
  ],
  still: [
    'The shells had stopped humming. A small wave came, looked, and went back again on tiptoe.',
    'The shells were quiet. Only one of them said mi, and no one answered.',
  ],
  open: [
    'Once they were over the sandbar, they heard it. The song was sitting in a pool and practising. It had three verses already. When {helper} held out both hands, it jumped in.',
    'They were across, with sand between all their toes. There sat the song on a stone, shivering. It had grown by two verses. They hummed it home.',
  ],
  gift: [
    '{helper} took a comb of mother-of-pearl from the row. <helper>It doesn’t pull,</helper> said {helper}. <helper>And if you blow across it, it knows the song as well.</helper>',
    '<helper>Comb,</helper> said {helper}, and held it out. It was mother-of-pearl, and it shone in colours for which there are no pencils.',
  ],
  homeward: [
    'The water sang behind {hero}, all three verses. It grew fainter, until it fitted into a shell.',
    'The water was shallower, and then it was a puddle. It still hummed a bit.',
  ],
  question: [
    '<hero>Why does it rush in a shell,</hero> asked {hero}, <hero>even when the sea’s so far away?</hero>',
  ],
  answer: [
    '{hero_subj} held a shell to {hero_his} ear, then a cup, then only a hand. They all rushed. It was the sounds all round that got caught inside and ran in circles.',
  ],
};
