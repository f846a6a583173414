import type { SettingMessages } from '../../schema.ts';

export const carRace: SettingMessages = {
  title: ['The Wheel That Would Not Stay On', '{hero} and the Long Left Bend'],
  passage: [
    {
      text: 'They had pushed it through half the town, up to where the ropes were. It was a soapbox with a steering wheel from a pram and three good wheels.',
      from: '6-8',
    },
    'The soapbox had been standing in the yard since spring. Today they pushed it out of the gate. The whole street came along to see if it would stay in one piece.',
  ],
  arrive: [
    'It smelled of rubber and chalk. Everybody shouted names, and inside the helmet your own breath was louder than all of them.',
    'There was hammering everywhere. It smelled of glue and sausages. The helmet was tight, and you heard the sea in it.',
  ],
  image: [
    { text: 'On the start line lay a toad, with a flag beside it, so nobody could begin.', from: '6-8' },
    'One of the soapboxes was a bathtub. The taps still worked.',
  ],
  meet: [
    'Someone slid out from under a soapbox on a tea tray. <helper>{helper}, mechanic,</helper> said the someone, with a spanner in each hand. <helper>Which of these noises is yours?</helper>',
    'Two feet stuck out from under {hero_gen} soapbox. <helper>Do you want the good news first?</helper> they asked. <helper>The seat’s all right.</helper> The rest of {helper} came out, with oil on the nose. <helper>{helper}, mechanic.</helper>',
  ],
  task: [
    '<helper>At the bottom hangs the chequered flag,</helper> said {helper}. <helper>Everyone who gets down may wave it. But your back wheel’s loose, and in a bit the bell goes.</helper>',
    '<helper>You can drive,</helper> said {helper}, <helper>and at the bottom you’re allowed to wave the flag. But the wheel there’s loose. If we don’t hurry, it’ll go by itself when the bell rings.</helper>',
  ],
  way: [
    {
      text: 'They rolled the soapbox along behind the straw bales, and {helper} listened to it with {helper_his} eyes shut.',
      from: '6-8',
    },
    'They ran along the straw bales. {helper} knocked on each wheel they passed and shook {helper_his} head or nodded.',
  ],
  obstacle: [
    'The wheel wobbled. It leaned out, leaned in, and looked as if it would rather have been a plate.',
    'There stood the soapbox, and there was the back wheel. It was loose, and it wobbled like a milk tooth.',
  ],
  stuck: [
    {
      text: 'The wheel came off, rolled away down the hill on its own, and got the first clapping of the day.',
      from: '6-8',
    },
    'The nut rolled off. It was the only nut with that thread for miles around.',
  ],
  still: [
    'Between two starts the whole hill was quiet. A grasshopper jumped on to the bonnet and tried the seat.',
    'Somebody counted down, far away, and stopped at two.',
  ],
  open: [
    {
      text: 'The wheel held. Down it went, round the long left bend, with a noise like a drawer full of spoons. They came in last but one, and they waved the chequered flag until their arms hurt.',
      from: '6-8',
    },
    'The soapbox was fast. In the long bend the wheel sang, but it stayed on. They came in ninth, backwards. The chequered flag was bigger than a bed sheet, and they waved it together.',
  ],
  gift: [
    {
      text: '{helper} peeled the starting number off the bonnet, rolled it up, and put a rubber band round it. <helper>You’ll want that,</helper> said {helper}, <helper>when you’re old and can’t remember who was faster.</helper>',
      from: '6-8',
    },
    '{helper} held out the starting number, seventeen, with a tyre mark across it. <helper>Now it’s valid,</helper> said {helper}.',
  ],
  homeward: [
    { text: 'The soapbox was pushed home, past people who lifted their hats to it.', from: '6-8' },
    'Uphill it was slow. Somebody pushed from behind, and somebody sat in it and steered, by turns.',
  ],
  question: [
    '<hero>Why do you go faster and faster downhill,</hero> asked {hero}, <hero>if nobody pushes?</hero>',
  ],
  answer: [
    'They let a marble go from halfway up, and then from the top. From the top it was much faster. The hill pulled all the time, and every bit of pulling was added to the last.',
  ],
};
