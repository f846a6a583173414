import type { LessonMessages } from '../../schema.ts';

export const sayingPleaseThankYou: readonly LessonMessages[] = [
  {
    dilemma: [
      '{companion} did everything you said, and did it at once. <hero>Handy,</hero> said {hero}. <hero>Bag. Faster. Other one!</hero>',
    ],
    firstTry: [
      '<hero>Rope,</hero> called {hero}. {companion} threw a rope. It landed on {hero_gen} head, as nobody had said where to. <hero>Not like that.</hero>',
    ],
    why: [
      'Not like that, thought {companion}, and threw it like this. Whatever {hero} shouted was done to the letter, and all of it went wrong. At last {hero_he} sat there, with a rope round {hero_his} ears and a bag on {hero_his} feet.',
    ],
    again: ['<hero>Up,</hero> ordered {hero}. {companion} looked up. There was a cloud.'],
    turn: [
      'So {hero}, too, looked up, and on the way {hero_he} saw {companion_gen} face. It was quite red, and there was sweat on the forehead. It had a name. {hero_subj} had not used it all day.',
    ],
    deed: [
      '{hero_subj} went up close, until their faces were at one height. <hero>{companion},</hero> said {hero}, <hero>would you please hold that end? And thank you for the others.</hero>',
    ],
    answer: [
      '<companion>Gladly,</companion> said {companion}, and blew the hair out of {companion_his} face. <companion>I’d wondered what it was all for.</companion> Then they did it, each at one end, and nobody had to shout.',
    ],
    echo: [
      '<companion>Would you please hand me the bread?</companion> asked {companion}. <hero>Gladly,</hero> said {hero}. They went on with it until the loaf was gone, because it was so cosy.',
    ],
  },
  {
    dilemma: [
      'At the side stood a little booth with a shutter, and behind it sat somebody small. <companion>That’s where you get it,</companion> said {companion}. <companion>But it only opens for the two short words.</companion>',
    ],
    firstTry: [
      '<hero>Open up!</hero> called {hero}. <hero>Quick. Hey.</hero> {hero_subj} counted on {hero_his} fingers. There were lots of pairs of short words.',
    ],
    why: [
      'The shutter went down by the breadth of a hand. With every hey it sank a bit more. In the end there was only a crack left. In it was an eye, and it had had a long day.',
    ],
    again: ['<hero>Now, then,</hero> called {hero}, and those were two short words as well.'],
    turn: [
      '{hero_subj} bent down to the crack, to shout in. There was a cup in there, with cold tea. Beside it lay forty slips of paper, and on each somebody wanted something.',
    ],
    deed: [
      '{hero_subj} knelt down in front of the crack. <hero>Good evening,</hero> said {hero}. <hero>One, please. And thanks for still being here.</hero>',
    ],
    answer: [
      'The shutter flew up. <companion>Eleven years,</companion> whispered {companion}, <companion>and nobody has ever said the last bit.</companion> They got what they needed, and there was string round it, with a loop to carry it by.',
    ],
    echo: ['On a forty-first slip of paper {hero} drew a cup of tea with steam, and pushed it through.'],
  },
];
