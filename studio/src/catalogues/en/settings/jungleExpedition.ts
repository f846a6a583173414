import type { SettingMessages } from '../../schema.ts';

export const jungleExpedition: SettingMessages = {
  passage: [
    {
      text: 'The stairs to the attic had more steps that day. From the ninth one on there were roots in them, and it dripped.',
      from: '6-8',
    },
    'A creeper hung out of the letter box. {hero_subj} pulled. It was a long one, and somewhere up there a bell rang.',
    'The rubber plant had grown again in the night. {hero_subj} held one leaf aside, and another, and could not find the wall.',
  ],
  arrive: [
    'It clicked and whistled from a hundred sides at once. The air was as thick as soup and tasted of wet bark.',
    'It dripped, and it was green, and it was never quite quiet. The bark felt wet, like a dog’s nose.',
    { text: 'Drip, drop, drip. It was green all round, and warm.', to: '3-5' },
    { text: 'It whistled. It clicked. The leaves were as big as doors.', to: '3-5' },
    {
      text: 'It smelled as a flowerpot smells underneath. Something sang two notes, and something else, far off, sang the third.',
      from: '6-8',
    },
  ],
  image: [
    'A leaf went by at knee height. Under it walked an ant, quite alone, and it did not stop.',
    { text: 'On a leaf sat a frog, as blue as ink, and it did not know what it looked like.', from: '6-8' },
  ],
  meet: [
    'On a branch sat a toucan who looked at them first with the left eye, then with the right. <helper>{helper},</helper> said the toucan. <helper>Guide. I do rivers, trees and rumours.</helper>',
    '<helper>Duck,</helper> said somebody. A nut flew by. <helper>Now you can come up again,</helper> said the toucan with the huge beak. <helper>{helper}. I crack nuts and I know the way.</helper>',
    { text: 'A toucan looked down its beak. <helper>I’m {helper}. Mind the nuts.</helper>', to: '3-5' },
    {
      text: 'Clack, went a big yellow beak. <helper>{helper},</helper> said the toucan. <helper>Guide.</helper>',
      to: '3-5',
    },
    {
      text: 'A hat fell out of a tree. Then came a toucan. <helper>Thank you for coming under it,</helper> said the toucan. <helper>{helper}. I collect people who look up.</helper>',
      from: '6-8',
    },
  ],
  way: [
    'The path wound round trees that were older than most streets. {helper} flew ahead and called back the bends.',
    'They followed the ants, since ants hate detours. {helper} counted them, to be friendly.',
    'The path was a tree, and the tree lay down over a brook. {helper} walked on the rail, which was a snake, with its leave.',
  ],
  still: [
    'All at once the clicking stopped, as if somebody had lifted a finger. A single drop fell from leaf to leaf to leaf.',
    'A leaf as big as a door let itself down on the path. After that nothing.',
    'The rain stopped above. Below it went on for a bit, from leaf to leaf.',
  ],
  gift: [
    {
      text: '{helper} drew a feather from under one wing, a black one with a yellow edge. <helper>I’ve got more of them,</helper> said {helper}, <helper>but that’s the one I was wearing.</helper>',
      from: '6-8',
    },
    'Something black and yellow came sailing down. It was a feather. <helper>Oops,</helper> said {helper}. <helper>Now it’s yours.</helper>',
  ],
  homeward: [
    {
      text: '{hero_subj} went back by the sound of the river, until it was only the rain in the gutter.',
      from: '6-8',
    },
    'The green let go, leaf by leaf. Then it was only the hedge.',
    {
      text: 'One leaf, and one more, and there was the wall, and the picture of Aunt Ida, who had been looking for them.',
      from: '6-8',
    },
  ],
  question: [
    '<hero>Why don’t things that grow up high dry out?</hero> asked {hero}. <hero>They haven’t got any earth.</hero>',
  ],
  answer: [
    '{hero_subj} touched a root that hung in the air. It was grey and spongy. When a drop ran down it, it turned green and drank. The roots lived on the mist.',
  ],
  play: [
    'The space behind the curtain was the jungle. It was green there, if you half shut your eyes. The rubber plant was a real one, and everything else grew round it.',
    'All the scarves in the house hung from the banisters, and they were creepers. The stairs were the river. Only the doormat was safe.',
  ],
  unplay: [
    'Then the curtain was drawn, because of the supper lamp. The jungle was a window, and on the sill stood the rubber plant, as before.',
    'One after another the creepers were wound up and put back on their hooks. Down in the river someone was carrying plates.',
  ],
};
