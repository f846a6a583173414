import type { SettingMessages } from '../../schema.ts';

export const bikeTrip: SettingMessages = {
  title: ['The View from the Hill', '{hero}, {companion} and a Flat Tyre'],
  passage: [
    {
      text: 'They had pumped up all four tyres, {hero} and {companion}, and fastened on the lemonade with the strap that pinched. Then the street went downhill, and they let it.',
      from: '6-8',
    },
    '{hero} had the bell, and {companion} had the brakes. So they always went one behind the other, and in that order.',
  ],
  arrive: [
    {
      text: 'It smelled of warm tar and nettles. The wind blew in the ears, the chain ticked, and downhill your stomach arrived a moment later.',
      from: '6-8',
    },
    'The sun was on their backs. Nettles brushed against their socks, and the tar was so soft that it sang.',
  ],
  image: [
    'A snail was crossing the cycle path. Somebody had put a twig beside it, as a warning.',
    'Across a field went a scarecrow. It was a farmer, but not until you were past.',
  ],
  meet: [
    'At the farm gate stood a sheepdog with one ear up. <companion>Hey, {helper},</companion> said {companion}. <companion>That dog comes with everyone as far as the hill.</companion> {helper} was already running.',
    'Something barked twice. Then they had a dog beside them, shaggy and in a good mood. <companion>It’s {helper},</companion> called {companion}. <companion>From the farm with the blue door. {helper} works here.</companion>',
  ],
  task: [
    '<companion>From up there you can see our house,</companion> said {companion}. <companion>And the river, and the sea, if you’re lucky. I want to be up there before the sun goes.</companion>',
    '<companion>Do you see the hill?</companion> called {companion}. <companion>From the top you can see everything. Even us, if we were at home. We’ve got to get up there before it’s evening.</companion>',
  ],
  way: [
    'They pedalled past barley and past cows. {helper} ran beside them, then ahead, then stopped and looked back as teachers do.',
    'They rode along beside the brook. {helper} rounded them up whenever they got too far apart.',
  ],
  obstacle: [
    'It went pfff, quite softly, like somebody giving in. The tyre was flat. It lay on the road like a tired sock.',
    'Bump, bump, bump, went the back wheel. The tyre was flat. It was as flat as a letter.',
  ],
  stuck: [
    'The pump wheezed, the tyre filled, and then it said pfff once more, a bit lower.',
    'They pumped for eleven breaths, and for eleven breaths the tyre was round.',
  ],
  still: [
    '{helper} lay down in the grass with a sigh. Somewhere far above, a lark went on and on.',
    'A bee crept into a foxglove, and it hummed louder in there. Then it stopped.',
  ],
  open: [
    {
      text: 'They held the tube in the ditch, found the bubbles, and stuck on a patch. Then up the hill they went. And there was the view, with the house in it, so small that you could have blown it away.',
      from: '6-8',
    },
    'The patch held. Up they went, first on the pedals, then on foot, and then on all fours. At the top was the view. It was so big that they both sat down.',
  ],
  gift: [
    'The old tube was past mending a second time. {companion} wound it up small. <companion>Keep it,</companion> said {companion}. <companion>Seven patches. It’s seen more than most people.</companion>',
    'There was the old tube, with all its patches. {companion} tied a knot in it. <companion>It can be a bracelet,</companion> said {companion}, <companion>or a snake.</companion>',
  ],
  homeward: [
    {
      text: 'The last bit was all downhill. Nobody pedalled, and {helper} ran along as far as the gate, and no further.',
      from: '6-8',
    },
    'Down the hill they sang one long note. {helper} sang along, until the blue door.',
  ],
  question: [
    '<hero>Why does a bike stay up when you ride,</hero> asked {hero}, <hero>and fall over when you stop?</hero>',
  ],
  answer: [
    'They let it roll by itself down the lawn. It began to tip to the left. Then it steered to the left, all by itself, and caught its own fall. Standing still it could not.',
  ],
};
