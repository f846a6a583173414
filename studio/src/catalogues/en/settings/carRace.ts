import type { SettingMessages } from '../../schema.ts';

export const carRace: SettingMessages = {
  passage: [
    {
      text: 'They had pushed it through half the town, up to where the ropes were. It was a soapbox with a steering wheel from a pram and three good wheels.',
      from: '6-8',
    },
    'The soapbox had been standing in the yard since spring. Today they pushed it out of the gate. The whole street came along to see if it would stay in one piece.',
    'It had been an orange box, and then a wagon, and on the Friday it had got a number. They pulled it through the town by a dressing gown cord.',
  ],
  arrive: [
    'It smelled of rubber and chalk. Everybody shouted names, and between two names you could hear the pigeons.',
    'There was hammering everywhere. It smelled of glue and sausages. Straw stuck to the socks at once.',
    { text: 'Bang, bang, went a hammer. It smelled of glue.', to: '3-5' },
    { text: 'Wheels squeaked. Straw tickled. Everyone shouted names.', to: '3-5' },
    {
      text: 'There was a smell of hot brakes and candyfloss. A voice counted from ten, and each time at four the whole hill breathed in.',
      from: '6-8',
    },
  ],
  image: [
    { text: 'On the start line lay a toad, with a flag beside it, so nobody could begin.', from: '6-8' },
    { text: 'One of the soapboxes was a bathtub. The taps still turned.', from: '6-8' },
  ],
  meet: [
    'Someone slid out from under a soapbox on a tea tray. <helper>{helper}, mechanic,</helper> said the someone, with a spanner in each hand. <helper>Which of these noises is yours?</helper>',
    'Two feet stuck out from under a soapbox. <helper>Do you want the good news first?</helper> they asked. <helper>The seat’s all right.</helper> The rest of {helper} came out, with oil on the nose. <helper>{helper}, mechanic.</helper>',
    {
      text: 'A mechanic rolled out on a tray. <helper>I’m {helper}. Which noise is yours?</helper>',
      to: '3-5',
    },
    { text: 'Two feet stuck out. <helper>Hello,</helper> said the feet. It was {helper}.', to: '3-5' },
    {
      text: 'A hand came out from under a soapbox and felt about for a spanner. {hero} put one in it. <helper>Other one,</helper> said the hand. Then came the rest. <helper>{helper}, mechanic. You’re hired.</helper>',
      from: '6-8',
    },
  ],
  way: [
    {
      text: 'They rolled the soapbox along behind the straw bales, and {helper} listened to it with {helper_his} eyes shut.',
      from: '6-8',
    },
    'They walked along the straw bales. {helper} knocked on each wheel they passed and shook {helper_his} head or nodded.',
    'They went along the ropes and looked at everyone’s axles. {helper} had an opinion on each, and it was mostly: pity.',
  ],
  still: [
    'Between two starts the whole hill was quiet. A grasshopper jumped on to the bonnet and tried the seat.',
    'Somebody counted down, far away, and stopped at two.',
    'A wheel was spinning somewhere, all by itself, and ran down.',
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
    'Uphill it was slow. Somebody pushed from behind, and somebody pulled at the front, by turns.',
    'Going home it pulled to the right, as it had done all day. They let it. There were blackberries on the right.',
  ],
  question: [
    '<hero>Why do you go faster and faster downhill,</hero> asked {hero}, <hero>if nobody pushes?</hero>',
  ],
  answer: [
    'They let a marble go from halfway up, and then from the top. From the top it was much faster. The hill pulled all the time, and every bit of pulling was added to the last.',
  ],
};
