import type { Variants } from '../../schema.ts';

export const memory: Variants = [
  {
    text: 'Something came back to {hero} just then. It was from when {hero_he} was very small. Somebody had held {hero_him} up to a high window, so that {hero_he} could see the snow. The arms had trembled after a while, and had not let go.',
    to: '6-8',
  },
  {
    text: '{hero_subj} thought of the bicycle. On the first day {hero_he} had fallen off it nine times. What {hero_he} remembered best was not the falling. It was the hand on the back of the saddle, and how it had let go without saying so.',
    to: '6-8',
  },
  {
    text: 'There was a day that {hero} knew only from a photograph. In it {hero_he} was howling and holding an ice cream cone without any ice cream. Someone in the picture was just giving {hero_him} theirs. You could only see the hand.',
    to: '6-8',
  },
  {
    text: '{hero_subj} had a grazed knee that had healed long ago. But there was still a white spot, and when {hero_he} laid a finger on it, the whole afternoon was there: the gravel, the howling, and somebody who had blown on it and not said I told you so.',
    to: '6-8',
  },
  {
    text: 'Once {hero} had waited all day at the window for someone. They came when it was nearly dark, and were sorry, and out of breath. What {hero_he} still knew was this: how good it is when somebody has run.',
    to: '6-8',
  },
  {
    text: 'A summer came back to {hero} that {hero_he} had not thought of for a long time. They had built a dam in the brook, the whole gang of them, and at the end somebody had to hold the last stone until the mud had set. It had been {hero_him}. The others had gone off to tea. {hero_subj} had stood there up to the knees, for an hour perhaps, holding a stone, and nobody had known about it. Oddly enough {hero_he} had been happy. It was only afterwards that {hero_he} told it as a story in which {hero_he} had been left behind.',
    from: '9-12',
  },
  {
    text: 'There had once been a teacher who hardly ever said anything. When you had done something wrong, she put down the chalk and looked at you. It was not a stern look, only a very attentive one, as though you were a bird that might be about to sing. {hero} had hated it. {hero_subj} had told her everything, each time, within a minute. It was years before {hero_he} understood what had been so strong about it. She really had wanted to know.',
    from: '9-12',
  },
  {
    text: '{hero_subj} thought of the great move, of how they had stood in the empty kitchen and no one had wanted to be the one who turns out the light. In the end they had done it all together, with five fingers on one switch. It had been a bit silly. Somebody had giggled, and somebody had not giggled at all. And yet, of the whole house, with its garden and its long stairs, it was the one thing that {hero} could still feel. It was there in the tips of {hero_his} fingers, a small click, and all of them in it.',
    from: '9-12',
  },
  {
    text: 'It was a long time ago, on a ferry, at night. {hero} had been small and seasick, and a man whom nobody knew had given up his place on deck to {hero_him}, the one by the rail, in the wind. He himself had gone below into the stuffy part. He had not made anything of it. In the morning, when they went ashore, {hero_he} had looked for him everywhere to say thank you, and had not found him. It had never quite stopped, this looking. Now and then it took the form of giving somebody a seat.',
    from: '9-12',
  },
  {
    text: 'For some reason {hero_he} had to think of the piano lessons. {hero_subj} had been no good at it, and had pretended for almost a year to have practised. One day the old lady shut the lid and said that now they would have cocoa, for one hour, every week, paid up until June. They had talked about everything under the sun. In June, on the last day, {hero_he} had sat down of {hero_his} own accord and played her the one piece {hero_he} could do. There had been eleven mistakes in it, and she had cried.',
    from: '9-12',
  },
  {
    text: '{hero_subj} remembered how {hero_he} had once, at somebody else’s house, broken a cup, and how the mother there had taken a second one from the cupboard and dropped it on the floor. It was so that the first one would not be alone, she had said, or something of the sort. Then they had swept up both of them together. At home it had sounded like a fib, and nobody had believed it. But {hero} had seen her face. She had done it quickly, before she could be sorry about the cup.',
    from: '9-12',
  },
  {
    text: 'There was an evening that had no ending. They had been sitting on the steps, {hero_he} and someone who was moving away the next day, and they both had a great deal to say, and talked about football. It got dark. Well, then, one of them had said. That was all. Since then {hero} had put together what {hero_he} ought to have said so often that by now it was quite a speech, well made, with a good beginning. It had only one fault. It came, each time, a little after the right moment.',
    from: '9-12',
  },
  {
    text: 'When {hero_he} was little, {hero} used to believe that things could be hurt, and had apologised to doors. Somebody had laughed at that, not even nastily, and so {hero_he} had left it off. But the feeling had stayed in the hands. Even now, when nobody was watching, {hero_he} put cups down more softly than was necessary. It was not a thing you could explain to people. Perhaps it was just another way of noticing that something is there, and there were days on which that was most of what was needed.',
    from: '9-12',
  },
];
