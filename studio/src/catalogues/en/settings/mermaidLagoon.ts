import type { SettingMessages } from '../../schema.ts';

export const mermaidLagoon: SettingMessages = {
  passage: [
    '{hero_subj} held the big shell from the bathroom to {hero_his} ear. It did not just rush. It said the way, quite clearly, with left and right.',
    'The paddling pool was empty except for one last puddle. In the puddle somebody laughed. {hero_subj} put one foot in, and there was sand, and it was warm.',
    'The goldfish bowl had been filled too full, and there was a stair in it. {hero_subj} took off {hero_his} socks.',
  ],
  arrive: [
    {
      text: 'The water was shallow and as warm as tea. Shells lay about in it that hummed when you touched them, each on its own note.',
      from: '6-8',
    },
    'Warm water lapped about the knees. Every shell had a note, and the wind played on them. It smelled of melon.',
    { text: 'Splash. The water was warm. A shell sang: la.', to: '3-5' },
    { text: 'It smelled of melon. Little waves tickled the knees.', to: '3-5' },
  ],
  image: [
    {
      text: 'On a rock lay a row of combs, sorted by size, and a crab was keeping watch over them.',
      from: '6-8',
    },
    { text: 'A starfish was lying on a chair in the shallows. There was a towel underneath.', from: '6-8' },
    'A seahorse went by with a shopping basket. It was looking for the way out of a glove.',
    'On the sand lay a clock, and a snail was asleep on the five.',
  ],
  meet: [
    'Someone splashed. <helper>Don’t stare at the tail, everybody does,</helper> said the merchild and laughed. <helper>I’m {helper}. Are those really feet? All day long?</helper>',
    'Two eyes came up, and then a grin with a gap in it. <helper>Can you hold your breath?</helper> asked the merchild. <helper>No? I can’t hold my tongue. {helper}!</helper>',
    { text: 'A child with a tail laughed. <helper>I’m {helper}. Are those feet?</helper>', to: '3-5' },
    { text: 'Splash, went a tail. It was {helper}, a merchild.', to: '3-5' },
  ],
  way: [
    { text: 'They waded and {helper} swam, and the light on the sand went with them in rings.', from: '6-8' },
    '{helper} pulled, and they slid along over the shallows like soap.',
    'They waded in a line, each in the rings of the one before. {helper} came last, on the tail, and pushed.',
  ],
  still: [
    'The shells had stopped humming. A small wave came, looked, and went back again on tiptoe.',
    'The shells were quiet. Only one of them said mi, and no one answered.',
    'The water was so smooth that the sky had sat down on it.',
  ],
  gift: [
    '{helper} took a comb of mother-of-pearl from the row. <helper>It doesn’t pull,</helper> said {helper}. <helper>And if you blow across it, it knows the song as well.</helper>',
    '<helper>Comb,</helper> said {helper}, and held it out. It was mother-of-pearl, and it shone in colours for which there are no pencils.',
  ],
  homeward: [
    'The water sang behind {hero}, all three verses. It grew fainter, until it fitted into a shell.',
    'The water was shallower, and then it was a puddle, and above it stood the washing. It still hummed a bit.',
    'The stair ended in a goldfish bowl, and the goldfish made room. On the mat lay two dry socks.',
  ],
  question: [
    '<hero>Why does it rush in a shell,</hero> asked {hero}, <hero>even when the sea’s so far away?</hero>',
  ],
  answer: [
    '{hero_subj} held a shell to {hero_his} ear, then a cup, then only a hand. They all rushed. It was the sounds all round that got caught inside and ran in circles.',
  ],
  play: [
    'The blue blanket was the lagoon. It was shallow, and warm, because somebody had been sitting on it. All round it lay spoons, and they were shells.',
    'The hall floor was water up to the knees. You could tell by the way they walked. The shoe rack was a rock, and whoever sat on it had a tail.',
  ],
  unplay: [
    'Then the spoons were wanted for soup, and the tide went out. The blue blanket was put over somebody’s feet.',
    'At supper-time the water ran off under the front door. The rock had shoes on it again.',
  ],
};
