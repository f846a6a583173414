import type { LessonMessages } from '../../schema.ts';

export const autism: readonly LessonMessages[] = [
  {
    dilemma: [
      '{companion} was coming too. {companion} was autistic and wore ear defenders with stars on. {companion_subj} knew how many steps each staircase had. <companion>When exactly do we start?</companion> asked {companion}.',
    ],
    firstTry: [
      '<hero>It’s a surprise!</hero> called {hero}, clapped, and pulled at {companion_his} sleeve. <hero>Come on, come on, this way. No, that way.</hero>',
    ],
    why: [
      'It was too loud and too quick. {companion} stopped, shut both eyes, and pressed the ear defenders tight. For {companion} the day was over. Without {companion} it could not go on.',
    ],
    again: ['<hero>But it’s going to be fun,</hero> called {hero}, even louder, and jumped up and down.'],
    turn: [
      '{hero} was out of breath. Something was humming. Something clattered, and somebody shouted. {hero_subj} had not noticed until then. {companion} had heard it all the time.',
    ],
    deed: [
      '{hero_subj} let go and went two steps back. {hero_subj} asked in a low voice: <hero>What would help?</hero>',
    ],
    answer: [
      '<companion>A corner,</companion> said {companion} after a while. <companion>And a list.</companion> So {hero} drew three boxes: here, there, home. In the quiet corner they looked at the ground together. <companion>Long, short, short,</companion> said {companion}. <companion>It comes again and again. That’s the way.</companion> Nobody else had seen it.',
    ],
    echo: [
      '{companion} ticked off the second box and then the third. <companion>Next time,</companion> said {companion}, <companion>I’ll do the list. Yours has no minutes on it.</companion>',
    ],
  },
  {
    dilemma: [
      '{companion} was autistic and knew all about snails, every single sort. {companion} had come along, on one condition. They would do it just as they had said.',
    ],
    firstTry: [
      'Then {hero} had a better idea. <hero>Change of plan!</hero> called {hero}, and blew the whistle, the loud one with the pea in it.',
    ],
    why: [
      '{companion} let out a short cry and sat down, arms over {companion_his} head. Nothing fitted any more. <hero>I meant well,</hero> said {hero}. It was no quieter for that.',
    ],
    again: [
      '{hero_subj} explained the better idea once more, with arms. It had grown even better, and was no help.',
    ],
    turn: [
      '{hero_subj} looked at the whistle. It was so small. To {hero_him} it had been one short peep, and for {companion} it was still going on.',
    ],
    deed: [
      '{hero_subj} put the whistle away, right at the bottom of the bag, and sat down at some distance. <hero>First we said,</hero> said {hero} softly. {hero_subj} told the plan again, one thing after the other.',
    ],
    answer: [
      'At the third thing {companion} raised {companion_his} head. <companion>You’ve left out the snail,</companion> said {companion}. It was there, on a leaf, and they both looked at it until it was past. <companion>It goes round the wet part,</companion> said {companion}. <companion>Always. We have only to do what it does.</companion> And it was right.',
    ],
    echo: [
      '<companion>It was a banded snail,</companion> said {companion}. <companion>You may have that one for your better idea.</companion>',
    ],
  },
];
