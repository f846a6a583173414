import type { SettingMessages } from '../../schema.ts';

export const bikeTrip: SettingMessages = {
  passage: [
    {
      text: 'They had pumped up all four tyres and fastened on the lemonade with the strap that pinched. Then the lane went downhill a little, and they let it.',
      from: '6-8',
    },
    '{hero} had the bell, and {companion} had the map. So they always rode one behind the other, and in that order.',
    'The air was let out and pumped in again, since it was last year’s. Then {companion} rang the bell, and it meant now.',
  ],
  arrive: [
    {
      text: 'It smelled of warm tar and nettles. The wind blew in the ears, the chain ticked, and downhill your stomach arrived a moment later.',
      from: '6-8',
    },
    'The sun was on their backs. Nettles brushed against their socks, and the tar was so soft that it sang.',
    { text: 'Tick, tick, went the chain. The wind was warm.', to: '3-5' },
    { text: 'Whee, downhill! It smelled of grass.', to: '3-5' },
    {
      text: 'It hummed under the tyres, low on tar and high on gravel. It smelled of elder, then of pigs, then of elder.',
      from: '6-8',
    },
  ],
  image: [
    'A snail was crossing the cycle path. Somebody had put a twig beside it, as a warning.',
    'Across a field went a scarecrow. It was a farmer, but not until you were past.',
  ],
  meet: [
    'At the farm gate stood a sheepdog with one ear up. <companion>Hey, {helper},</companion> said {companion}. <companion>That dog comes with everyone as far as the hill.</companion> {helper} was already running.',
    'Something barked twice. Then they had a dog beside them, shaggy and in a good mood. <companion>It’s {helper},</companion> called {companion}. <companion>From the farm with the blue door. {helper} works here.</companion>',
    { text: 'A shaggy dog ran along. <companion>It’s {helper},</companion> said {companion}.', to: '3-5' },
    {
      text: 'Woof. <companion>That’s {helper},</companion> called {companion}. It was a sheepdog.',
      to: '3-5',
    },
    {
      text: 'A sheepdog lay across the path and did not think of getting up. <companion>That’s {helper},</companion> said {companion}, and got off. <companion>You have to say where you’re going.</companion> They said it, and {helper} considered.',
      from: '6-8',
    },
  ],
  way: [
    'They pedalled past barley and past cows. {helper} ran beside them, then ahead, then stopped and looked back as teachers do.',
    'They rode along beside the brook. {helper} rounded them up whenever they got too far apart.',
    'They rode through a ford, feet up. {helper} stood in the middle of it and drank.',
  ],
  still: [
    '{helper} lay down in the grass with a sigh. Somewhere far above, a lark went on and on.',
    'A bee crept into a foxglove, and it hummed louder in there. Then it stopped.',
    'A barley field lay down, all of it, and got up again.',
  ],
  gift: [
    'The old tube had more patches than tube. {companion} wound it up small. <companion>Keep it,</companion> said {companion}. <companion>Seven patches. It’s seen more than most people.</companion>',
    'In the saddlebag was an old tube, with all its patches. {companion} tied a knot in it. <companion>It can be a bracelet,</companion> said {companion}, <companion>or a snake.</companion>',
  ],
  homeward: [
    {
      text: 'The last bit was gently downhill. Nobody pedalled, and {helper} ran along as far as the gate, and no further.',
      from: '6-8',
    },
    'Down the hill they sang one long note. {helper} sang along, until the blue door.',
    'They pushed the last bit, since nobody wanted to be there yet. Their shadows had longer legs than they had.',
  ],
  question: [
    '<hero>Why does a bike stay up when you ride,</hero> asked {hero}, <hero>and fall over when you stop?</hero>',
  ],
  answer: [
    'They let it roll by itself down the lawn. It began to tip to the left. Then it steered to the left, all by itself, and caught its own fall. Standing still it could not.',
  ],
};
