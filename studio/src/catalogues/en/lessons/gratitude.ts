import type { LessonMessages } from '../../schema.ts';

export const gratitude: readonly LessonMessages[] = [
  {
    dilemma: [
      '{hero} had got a lamp. It lit up when you thought of something good. Where had it come from? {hero} did not ask. {hero_subj} was thinking of the next present.',
    ],
    firstTry: [
      '<hero>On!</hero> said {hero}, and shook it. It flickered. {hero_subj} shook harder and thought about larger and larger things.',
    ],
    why: [
      'The more {hero_he} wanted, the darker it grew. In the end it was just a bit of glass with a wire. Nobody knew how to look after it. <companion>Who made it, then?</companion> asked {companion}.',
    ],
    again: ['{hero_subj} gave it a knock. Something in it rattled that had not rattled before.'],
    turn: [
      'On the bottom was a mark. It was the print of a finger. Somebody had held the lamp there while it was still warm.',
    ],
    deed: [
      '{hero_subj} took the lamp in both hands and went back, the whole way. <hero>Was it you?</hero> {hero_he} asked each of them.',
    ],
    answer: [
      'One had blown the glass. One had bent the wire. One had carried it through the rain. With each of them it got brighter. <companion>Four,</companion> said {companion}, <companion>and you can see them all in it.</companion>',
    ],
    echo: [
      'Before {hero_he} put it away, {hero} rubbed the glass with {hero_his} sleeve, but not the fingerprint.',
    ],
  },
  {
    dilemma: [
      '{hero} had been given a scarf for the way, a warm one. It scratched. {hero_subj} would rather have had a drum.',
    ],
    firstTry: [
      '{hero_subj} stuffed it in the bottom of the bag and ran on without it. Soon afterwards the wool caught on something, and pulled, and kept pulling.',
    ],
    why: [
      'When {hero_he} noticed, the scarf was half as long, and the rest was lying along the way in a thread. {hero_subj} was freezing. <companion>You’re coming undone,</companion> said {companion}.',
    ],
    again: ['{hero_subj} tugged. Now it was a third as long.'],
    turn: [
      'So they followed the thread to its end, to wind it up. There were places where it had been spliced: grey wool, brown wool, a bit of blue. It was somebody’s old jumper, and somebody’s socks.',
    ],
    deed: [
      '{hero_subj} walked back along the thread, all the way, and wound it up. {hero_subj} said the name of everyone whose wool it was.',
    ],
    answer: [
      'It took as long as it took. <companion>The blue’s from the one who is always cold,</companion> said {companion}. Then they knitted it up again, on two sticks, and not very well.',
    ],
    echo: ['The scarf was a bit lopsided now. It still scratched. {hero} wore it up to {hero_his} nose.'],
  },
];
