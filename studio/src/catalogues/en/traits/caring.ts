import type { Tables } from '../../schema.ts';

export const caring: NonNullable<Tables['trait']['caring']> = {
  home: [
    {
      text: 'Before {hero} went out, {hero_he} said goodbye to everyone, to the fish, and to the plant with only one leaf.',
      to: '9-12',
    },
    '{hero_subj} counted heads on every outing. Even on the bus {hero_he} counted, and always got the driver in.',
    '{hero_gen} bag held plasters in four sizes, although it was hardly ever {hero_him} who fell.',
    {
      text: 'When it froze, {hero} put out a saucer of water for the birds. The second saucer was for those who came late.',
      to: '9-12',
    },
    '{hero_subj} cut toast into soldiers for anyone who had had a bad night.',
    'The plant on the landing had been too much for three people. {hero} gave it a spoon of water every day, and now it had a bud.',
    {
      text: 'At night {hero} tucked in the bear, the rabbit and the alarm clock. The clock had to be up so early.',
      to: '9-12',
    },
    { text: '{hero_subj} always knew where everybody’s other glove was.', to: '9-12' },
    'If somebody had a cold, {hero} read to them through the door, with all the voices.',
    {
      text: '{hero_subj} had put a little bench by the ant hill. It was made of a matchbox, and you never know.',
      to: '9-12',
    },
    {
      text: 'One snail on the path, and {hero} stopped. It got a leaf for a bridge, and plenty of time.',
      to: '9-12',
    },
    {
      text: 'The garden chair had a bandage round one leg. {hero} looked in on it every day before breakfast.',
      to: '9-12',
    },
    {
      text: 'Softly, softly, {hero} closed the door. Behind it slept a moth that had been up all night.',
      to: '9-12',
    },
    {
      text: '{hero_subj} was the one with the plasters, the charger, and the number of somebody’s mother. If a thing went wrong, they called {hero_him} first and then the ambulance.',
      from: '13-17',
    },
    {
      text: 'There were four people whom {hero} wrote to before {hero_he} went to sleep. If one of them did not answer, {hero_he} did not go to sleep.',
      from: '13-17',
    },
    { text: '<hero>Have you eaten?</hero> asked {hero}, where others say hello.', from: '9-12' },
    {
      text: '{hero_subj} had a brother’s dentist, a neighbour’s cat and a friend’s exam in {hero_his} diary. {hero_his} own birthday was not in it, since others would think of that.',
      from: '13-17',
    },
    {
      text: 'In {hero_gen} family somebody had once been ill for a year. Ever since then {hero_he} could tell by the sound of a spoon what sort of day it was.',
      from: '13-17',
    },
    {
      text: '{hero_subj} had never lost an umbrella, and owned nine of them. People left theirs lying about.',
      from: '13-17',
    },
  ],
  firstMove: [
    '{hero_subj} counted to see whether everyone was there. Then {hero_he} counted once more, the other way round.',
    { text: '<hero>Hold on to me,</hero> said {hero}. Nobody had asked, but three hands came.', to: '9-12' },
    {
      text: '{hero_subj} checked everybody’s shoelaces first. {hero_his} own had been undone for some time.',
      to: '9-12',
    },
    '<hero>I’ll do that for you,</hero> said {hero}, and had already taken it.',
    {
      text: '{hero_subj} dusted off a place to sit, and then another, until there was dust everywhere else.',
      to: '9-12',
    },
    '{hero_subj} put {hero_his} hand on it, the way you feel a forehead.',
    '{hero_subj} spread out {hero_his} jacket first, so that whatever fell would fall on something soft.',
    '<hero>Careful,</hero> said {hero} to it, and to the others, and to {hero_his} own two hands.',
    {
      text: '{hero_subj} went to where it looked sorest and began to talk. It was the voice for grazed knees.',
      to: '9-12',
    },
    {
      text: '{hero_subj} made sure that everybody had eaten something. Then {hero_he} pushed back {hero_his} sleeves, one, two.',
      to: '9-12',
    },
    {
      text: '{hero_subj} began with what might go wrong. {obstacle_def} offered a good deal under that heading.',
      from: '13-17',
    },
    {
      text: '<hero>You rest,</hero> said {hero} to them all, <hero>I’ll see to {obstacle_def}.</hero> Nobody was tired.',
      from: '9-12',
    },
    {
      text: '{hero_subj} laid out what one might need for {obstacle_def}, in a row, on a clean cloth. It was a comforting sight, and it was the wrong set of things.',
      from: '13-17',
    },
    {
      text: '{hero_subj} stood between {obstacle_def} and the others, arms a little out, as one stands at a kerb.',
      from: '13-17',
    },
  ],
  tries: [
    {
      text: '{hero_subj} looked after everybody first. {companion} got the scarf, then the hat, and then half a biscuit. <companion>I’m fine,</companion> said {companion} with a full mouth. <companion>Who’s looking after that?</companion> They both turned round to {part_def}. {hero_subj} had clean forgotten it. Something rustled in {hero_his} empty pocket, and it was only the paper.',
      from: '9-12',
    },
    {
      text: '<hero>Let me,</hero> said {hero}, and took over {companion_gen} share as well. Then {hero_he} had two shares and no hand free. <hero>It’s no trouble,</hero> {hero_he} said from somewhere behind it all. <companion>And what do I do?</companion> asked {companion}. That had not come up. {companion} stood beside {part_def}, well rested, and was no use to anybody.',
      from: '9-12',
    },
    {
      text: '{hero_subj} thought of everything that could happen to {companion}, and stepped in front of it each time. <companion>I can’t get anywhere,</companion> said {companion}. <hero>That’s because you’re safe,</hero> said {hero}. {companion} went to the left, and {hero} went to the left. {companion} went to the right. It looked like a dance, and it brought neither of them any nearer to {part_def}.',
      from: '9-12',
    },
  ],
  helps: [
    '<hero>What would help?</hero> asked {hero}. {hero_subj} had not tried that yet. {hero_subj} had only tried helping.',
    '{hero_subj} noticed that {hero_his} hands were full of other people’s things. So {hero_he} put them down and just stood there.',
    'Everybody was there, {hero_he} had counted twice. But somebody was there only a little.',
    'There was a plant on the landing at home that {hero} had got to flower. It had not wanted a lot. It had wanted the same little thing every day.',
    'There was no plaster for this one. It was more a matter of staying.',
    {
      text: '{hero_subj} reached out a hand to do it quickly, and stopped it in the air, and took it back.',
      from: '6-8',
    },
    '{hero_subj} took {hero_his} hand away, and it was strange how empty a hand can be. After a moment it began to notice things.',
    '<hero>I haven’t listened yet,</hero> said {hero}. {hero_subj} had tucked in, and patted, and propped up, but that {hero_he} had left out.',
    '{hero_subj} made {hero_himself} as small and soft as when somebody is asleep next door. Like that you hear even the breathing.',
    'It was possible that somebody here wanted to do it alone. {hero_subj} thought of that, and moved back by one step.',
    {
      text: 'If you hold on to people, you cannot see them very well. {hero_subj} let go of the sleeve {hero_he} had hold of, and looked.',
      from: '13-17',
    },
    {
      text: '<hero>What if they manage?</hero> thought {hero}. It was not altogether a nice thought. It had a good deal of room in it.',
      from: '13-17',
    },
    {
      text: '<companion>I’m not one of your patients,</companion> said {companion}. {companion} said it quite softly, and went on standing there.',
      from: '9-12',
    },
    {
      text: '{hero_subj} put the bag with the plasters down. It was the first time in years that both of {hero_his} shoulders were at the same height.',
      from: '13-17',
    },
  ],
  homeward: [
    'Where the ground was uneven, {hero} said so, quietly, to whoever came behind.',
    {
      text: '{hero_subj} picked a snail off the path and set it down on the side it had been going to.',
      to: '9-12',
    },
    '{hero_subj} walked on the windy side the whole way, and nobody noticed.',
    {
      text: 'There was one biscuit left. {hero_subj} broke it, looked at both bits for a while, and gave away the bigger one.',
      to: '9-12',
    },
    'Twice {hero} turned round to see whether everybody was still there. Everybody was.',
    '{hero_subj} closed the gate behind them softly, because somewhere somebody was sure to be asleep.',
    '{hero_subj} stayed behind whoever was slowest and found something interesting to look at, every few steps.',
    '{hero_subj} carried one jacket over each arm, and neither was {hero_his} own. Both of them grew warm on the way.',
    {
      text: 'There was still a drop in the bottle. {hero_subj} poured it over a thirsty bit of green at the side of the way.',
      to: '9-12',
    },
    '{hero_subj} laid a hand on {companion_gen} back, just for the last hill. It did not push. It was only there.',
    {
      text: '{hero_subj} walked the others home, one after another, in the order of who lived furthest off. At the end {hero_he} was in a part of town {hero_he} did not know.',
      from: '13-17',
    },
    {
      text: '<companion>And now I’ll see you home,</companion> said {companion}. It had never come up. They tried it out.',
      from: '9-12',
    },
    {
      text: 'The phone hummed four times in {hero_gen} pocket, and four people were well. {hero_subj} put it back and walked on like somebody on holiday.',
      from: '13-17',
    },
    {
      text: 'Under a street lamp {hero} stopped and checked {hero_his} own hands, back and front, as {hero_he} checked other people’s. They were all right.',
      from: '13-17',
    },
  ],
  arrive: [
    '{hero_subj} walked round the edge first, looking for anything sharp or wobbly. Only after that did {hero_he} look at the good parts.',
    '{hero_subj} felt the ground with one foot, for whoever might come after {hero_him}. It held, and {hero_he} said so out loud.',
    'There was one thing that looked as if it might tip over. {hero_subj} pushed it a finger’s breadth back from the edge.',
    {
      text: '{hero_subj} noticed straight away where you could sit, where you could drink, and where it was out of the wind.',
      from: '6-8',
    },
    {
      text: 'Somewhere something small was making a thirsty sound. {hero_subj} had heard it before {hero_he} had taken a proper look round.',
      to: '9-12',
    },
    '{hero_subj} held out the back of {hero_his} hand to feel if it was cold here. {hero_subj} was already thinking of who might be shivering.',
    '{hero_subj} turned back once more, to see that nothing had been left behind. Only then did {hero_he} really arrive.',
    '{hero_subj} tucked a loose end in, just in passing. The place looked, all at once, a little less alone.',
    {
      text: '{hero_subj} laid one palm on the nearest thing, quite softly, as you feel whether somebody has a temperature.',
      from: '6-8',
      to: '9-12',
    },
    '{hero_subj} walked in on tiptoe and whispered. If anyone here was asleep, they were to be able to go on with it.',
    {
      text: '{hero_subj} noted where the exits were, and who did not look well. Then {hero_he} could begin to enjoy {hero_himself}, in about an hour.',
      from: '13-17',
    },
    {
      text: '<hero>Stay where I can see you,</hero> said {hero}. It was not quite clear to whom.',
      from: '9-12',
    },
    {
      text: '{hero_subj} counted them in, in {hero_his} head, as they came through. {hero_subj} always left a space at the end of the sum, for who might be late.',
      from: '13-17',
    },
    {
      text: 'Someone had put a bag in the way, where one falls over it. {hero_subj} moved it with one foot, went on, came back, and moved it a bit further.',
      from: '13-17',
    },
  ],
  worry: [
    '{hero_subj} put an arm round whoever stood nearest, and held on. For the first few moments it was not clear who was holding whom.',
    '{hero_subj} felt {hero_his} pockets for a plaster. There were four sizes in there, and none of them was the size of this.',
    '<hero>My fault,</hero> said {hero}, very quickly. {hero_subj} began to tidy up round about, little things that had nothing to do with it.',
    '{hero_subj} rocked a bit on {hero_his} heels, forwards and back. It was how {hero_he} rocked others, but nobody had ever asked whether it helped.',
    '{hero_subj} looked at what {hero_his} hands had done. They lay open on {hero_his} knees, like two nurses with nobody to look after.',
    '{hero_subj} asked {companion} twice if everything was all right. Both times {hero_he} had not waited for the answer.',
    'There was a thin, high feeling in {hero_gen} chest, as when a kettle is not yet whistling.',
    '{hero_subj} wanted to put a blanket over all of it. {hero_subj} had none, so {hero_he} covered {hero_his} own face for a moment.',
    {
      text: '{hero_subj} counted once more who was there. The number was right, but it did not comfort {hero_him} this time.',
      from: '6-8',
    },
    '{hero_subj} hung {hero_his} head so low that nobody could see in. Down there {hero_he} sniffed, just once, and tidied that away too.',
    {
      text: '{hero_subj} had forgotten someone. {hero_subj} did not know yet whom, but {hero_he} knew the feeling, and it had never once been wrong.',
      from: '13-17',
    },
    {
      text: '<hero>It’s nothing,</hero> said {hero}, and that was what they all said to whom {hero_he} did not believe it.',
      from: '13-17',
    },
    {
      text: 'There were things that did not get better if you got up in the night. {hero_subj} had always thought of those as other people’s.',
      from: '13-17',
    },
    {
      text: '{hero_subj} asked {companion} if {companion_he} was cold. It was the only question that came to {hero_him}, and it was quite warm.',
      from: '9-12',
    },
  ],
};
