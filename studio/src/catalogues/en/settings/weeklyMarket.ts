import type { SettingMessages } from '../../schema.ts';

export const weeklyMarket: SettingMessages = {
  passage: [
    'On Saturdays the square filled up before the sun did. {hero_subj} had two coins in one fist, and by the second corner they had grown quite warm.',
    'It was still early, and the street was wet from the cleaning cart. {hero_subj} walked where it had not been yet, with the list in one hand.',
    '{hero_subj} had written the list {hero_himself}. It said: aples, one fish (small), and whatever looks lonely.',
  ],
  arrive: [
    'It smelled of peaches and coffee. Coins were counted out loud, awnings flapped, and somebody sang out the price of leeks.',
    {
      text: 'You smelled the cheese, then the flowers, then the fish. Boxes thumped, coins clinked, and a man shouted that it was three for two.',
      from: '6-8',
    },
    { text: 'It smelled of peaches. Coins went clink. Leeks, leeks!', to: '3-5' },
    { text: 'Flap, flap, went the awnings. Everybody was calling.', to: '3-5' },
    {
      text: 'Wet cobbles, cold hands, warm rolls: it was that sort of morning. Somebody was tuning an accordion against a van that reversed.',
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
    { text: 'The seller built a tower of lemons. <helper>I’m {helper}. Pick one.</helper>', to: '3-5' },
    {
      text: '<helper>Apple?</helper> asked a market seller. <helper>I’m {helper}. It’s a good one.</helper>',
      to: '3-5',
    },
    {
      text: '<helper>You’ve got change in that fist,</helper> said a market seller, who had not even looked up. <helper>I can hear it. {helper}. Twenty years of coins.</helper>',
      from: '6-8',
    },
  ],
  way: [
    'They slipped between crates and elbows. {helper} came too, for the tower could stand without {helper_him}, as long as nobody breathed on it.',
    {
      text: '{helper} knew a way through behind the stalls, past crates, past a sleeping pram.',
      from: '6-8',
    },
    'They went with the crowd, and then across it, with their elbows in. {helper} called out: hot soup, and it parted.',
  ],
  still: [
    'For a moment all of them had stopped calling. You could hear a peach roll off a table.',
    'The bell on the town hall drew breath. Everyone counted along, even the fish man.',
    'A gust lifted all the paper bags at once and put them down again.',
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
    'The list was crossed off, all but the lonely thing. They had found three of those.',
  ],
  question: ['<hero>Why are the strawberries cheaper today than last week?</hero> asked {hero}.'],
  answer: [
    'They counted the stalls that had any. Last week it was two, and today it was nine. When there is a lot of something and it will not keep, it costs less.',
  ],
};
