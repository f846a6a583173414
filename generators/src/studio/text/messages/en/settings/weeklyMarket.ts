import type { SettingMessages } from '../../schema.ts';

export const weeklyMarket: SettingMessages = {
  title: ['The Basket at the End of the Queue', '{hero} Goes to Market'],
  passage: [
    'On Saturdays the square filled up before the sun did. {hero_subj} had two coins in one fist, and they had grown quite warm by the second corner.',
  ],
  arrive: ['It smelled of peaches and coffee. Coins were counted out loud, awnings flapped, and somebody sang out the price of leeks.'],
  image: ['Between two stalls sat a dog with a cauliflower in front of it. It was guarding it, or they were friends.'],
  meet: [
    'At the stall with the umbrella stood the market seller and built a tower of lemons. <helper>{helper},</helper> said the seller. <helper>Pick one. But not from the bottom. They’re all at the bottom, in a way.</helper>',
  ],
  task: [
    '<helper>Your basket’s still over there,</helper> said {helper}. <helper>Ordered and packed. They close when the rain comes. But look at that queue.</helper>',
  ],
  way: [
    'They slipped between crates and elbows. {helper} came too, for the tower could stand without {helper_him}, as long as nobody breathed on it.',
  ],
  obstacle: [
    'The queue went round the fountain, past the fish, and back to its own beginning. Everyone in it had just one small question.',
  ],
  stuck: ['At the front somebody began to look for a purse. It could be in any of nine pockets.'],
  still: ['For a moment all of them had stopped calling. You could hear a peach roll off a table.'],
  open: [
    'And there they were, at the front, and nobody had grumbled. The basket stood on the counter, with leeks hanging out of it like ears. It needed two to carry it, one on each handle.',
  ],
  gift: [
    '{helper} filled a paper bag with cherries, blew it up a bit, and twisted it shut. <helper>The bag’s yours,</helper> said {helper}. <helper>The cherries are only what’s in it.</helper>',
  ],
  homeward: ['The basket came home in stages. Every few steps it had to be put down and looked into.'],
  question: ['<hero>Why are the strawberries cheaper today than last week?</hero> asked {hero}.'],
  answer: [
    'They counted the stalls that had any. Last week it was two, and today it was nine. When there is a lot of something and it will not keep, it costs less.',
  ],
};
