import type { SettingMessages } from '../../schema.ts';

export const bikeTrip: SettingMessages = {
  title: ['The View from the Hill', '{hero}, {companion} and a Flat Tyre'],
  passage: [
    'They had pumped up all four tyres, {hero} and {companion}, and fastened on the lemonade with the strap that pinched. Then the street went downhill, and they let it.',
  ],
  arrive: [
    'It smelled of warm tar and nettles. The wind blew in the ears, the chain ticked, and downhill your stomach arrived a moment later.',
  ],
  image: ['A snail was crossing the cycle path. Somebody had put a twig beside it, as a warning.'],
  meet: [
    'At the farm gate stood a sheepdog with one ear up. <companion>Hey, {helper},</companion> said {companion}. <companion>That dog comes with everyone as far as the hill.</companion> {helper} was already running.',
  ],
  task: [
    '<companion>From up there you can see our house,</companion> said {companion}. <companion>And the river, and the sea, if you’re lucky. I want to be up there before the sun goes.</companion>',
  ],
  way: ['They pedalled past barley and past cows. {helper} ran beside them, then ahead, then stopped and looked back as teachers do.'],
  obstacle: ['It went pfff, quite softly, like somebody giving in. The tyre was flat. It lay on the road like a tired sock.'],
  stuck: ['The pump wheezed, the tyre filled, and then it said pfff once more, a bit lower.'],
  still: ['{helper} lay down in the grass with a sigh. Somewhere far above, a lark went on and on.'],
  open: [
    'They held the tube in the ditch, found the bubbles, and stuck on a patch. Then up the hill they went. And there was the view, with the house in it, so small that you could have blown it away.',
  ],
  gift: [
    'The old tube was past mending a second time. {companion} wound it up small. <companion>Keep it,</companion> said {companion}. <companion>Seven patches. It’s seen more than most people.</companion>',
  ],
  homeward: ['The last bit was all downhill. Nobody pedalled, and {helper} ran along as far as the gate, and no further.'],
  question: ['<hero>Why does a bike stay up when you ride,</hero> asked {hero}, <hero>and fall over when you stop?</hero>'],
  answer: [
    'They let it roll by itself down the lawn. It began to tip to the left and steered to the left, all by itself, and so it caught its own fall. Standing still it could not.',
  ],
};
