import type { LessonMessages } from '../../schema.ts';

export const eatingVegetables: readonly LessonMessages[] = [
  {
    dilemma: [
      'In the lunch tin lay something pale with bumps. <companion>That’s kohlrabi,</companion> said {companion}. {hero} had not even known that there were words like that. <hero>I’m not hungry,</hero> said {hero}.',
    ],
    firstTry: [
      '{hero_subj} put it under {hero_his} hat. From there it looked out. So {hero_he} put it in {hero_his} sock.',
    ],
    why: [
      'With one of those in your sock you walk like a pirate. It went bump, step, bump, step, and at the bump {hero_he} fell over. After the sock came the hood, and after the hood the whole tin rolled away.',
    ],
    again: [
      'Last of all {hero} hid it behind {companion}. {companion} turned round to look for it, and so did the kohlrabi.',
    ],
    turn: [
      'It lay there in the light. Where the skin had split, it was white and wet, and it smelled a bit of rain. No one had ever told {hero} what it tasted of. {hero_subj} could be the first to find out.',
    ],
    deed: ['{hero_subj} bit into it, a very small bite, and it left a half moon.'],
    answer: [
      'It cracked so loudly that {companion} jumped. <hero>Like water,</hero> said {hero}, chewing, <hero>and then like a nut. And then, right at the end, like grass that’s cross.</hero> <companion>Let me,</companion> said {companion}. Then there were two half moons.',
    ],
    echo: ['<hero>I don’t like the end of it,</hero> said {hero}. <hero>But I like the noise.</hero>'],
  },
  {
    dilemma: [
      '{companion} had brought a carrot for each of them, and they were purple. <hero>Carrots are orange,</hero> said {hero}, and kept {hero_his} mouth shut.',
    ],
    firstTry: [
      '{hero_subj} stuck it in the ground when nobody was looking. There it stood, leaves up, as if it had grown there. Only it had a bow on it.',
    ],
    why: [
      '{companion} found it, was pleased, and pulled it out. {hero_subj} hid it in the umbrella, and then it rained carrot. It turned up in the song book and between the maps. At last they spent more time on the carrot than on what they had come for.',
    ],
    again: ['{hero_subj} threw it high in the air. It came down, as things do, and precisely.'],
    turn: [
      'It had broken in two. Outside it was purple. But inside there was a ring of yellow, like a sun that somebody had hidden.',
    ],
    deed: [
      '<hero>I name you Edgar,</hero> said {hero} to the carrot, and took one bite, right through the sun.',
    ],
    answer: [
      '<companion>Well?</companion> asked {companion}. {hero} chewed with shut eyes. <hero>Sweet first,</hero> said {hero}. <hero>Then like the smell of a cellar. Edgar’s all right.</hero> And it could be heard that something had got going.',
    ],
    echo: ['The green end of Edgar was stuck into some damp earth. You never know with someone like that.'],
  },
];
