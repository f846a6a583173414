import type { SettingMessages } from '../../schema.ts';

export const weeklyMarket: SettingMessages = {
  passage: [
    'On Saturdays the square filled up before the sun did. {hero_subj} had two coins in one fist, and by the second corner they had grown quite warm.',
    'It was still early, and the street was wet from the cleaning cart. {hero_subj} walked where it had not been yet, with the list in one hand.',
  ],
  arrive: [
    'It smelled of peaches and coffee. Coins were counted out loud, awnings flapped, and somebody sang out the price of leeks.',
    {
      text: 'You smelled the cheese, then the flowers, then the fish. Boxes thumped, coins clinked, and a man shouted that it was three for two.',
      from: '6-8',
    },
  ],
  image: [
    'Between two stalls sat a dog with a cauliflower in front of it. It was guarding it, or they were friends.',
    'A pumpkin stood on the scales. Next to it a child was standing on the other scales, and they looked at one another.',
  ],
  meet: [
    'At the stall with the umbrella stood the market seller and built a tower of lemons. <helper>{helper},</helper> said the seller. <helper>Pick one. But not from the bottom. They’re all at the bottom, in a way.</helper>',
    '<helper>What a face,</helper> said a market seller, weighing an apple. <helper>I mean the apple’s. {helper}’s my name. What do you need?</helper>',
  ],
  way: [
    'They slipped between crates and elbows. {helper} came too, for the tower could stand without {helper_him}, as long as nobody breathed on it.',
    {
      text: '{helper} knew a way through behind the stalls, past crates, past a sleeping pram.',
      from: '6-8',
    },
  ],
  still: [
    'For a moment all of them had stopped calling. You could hear a peach roll off a table.',
    'The bell on the town hall drew breath. Everyone counted along, even the fish man.',
  ],
  gift: [
    '{helper} filled a paper bag with cherries, blew it up a bit, and twisted it shut. <helper>The bag’s yours,</helper> said {helper}. <helper>The cherries are only what’s in it.</helper>',
    {
      text: '<helper>That one’s got ears,</helper> said {helper}, and folded down the top of a paper bag. It did, when you looked at it from the side.',
      from: '6-8',
    },
  ],
  homeward: [
    'The bag came home in stages. Every few steps it had to be put down and looked into.',
    'The first drops fell on the melon in the net. It sounded like somebody knocking to come in.',
  ],
  question: ['<hero>Why are the strawberries cheaper today than last week?</hero> asked {hero}.'],
  answer: [
    'They counted the stalls that had any. Last week it was two, and today it was nine. When there is a lot of something and it will not keep, it costs less.',
  ],
};
