import type { LessonMessages } from '../../schema.ts';

export const humor: readonly LessonMessages[] = [
  {
    dilemma: [
      'In front of everyone {hero} had sat down in the cream cake. It was quiet. {hero_subj} could feel it on {hero_his} trousers.',
    ],
    firstTry: [
      '<hero>Well, look at {companion_gen} ears!</hero> said {hero} quickly, and pointed. Everyone looked at the ears. Nobody laughed.',
    ],
    why: [
      '{companion} put a hand over one of them. Now there were two with red faces, and it had grown so silent that you could hear the cream. Nobody wanted to do anything with anybody.',
    ],
    again: [
      '<hero>It was just a joke,</hero> said {hero}. It lay there on the ground, and no one picked it up.',
    ],
    turn: [
      'A blob came loose and fell. Flop, it said, in the middle of all the silence. {hero_subj} felt something begin to shake in {hero_his} stomach, and it was not crying.',
    ],
    deed: ['{hero_subj} stood up, turned round so that all of them could see it, and took a deep bow.'],
    answer: [
      'There was another flop. {companion} was the first. It came out of the nose. <companion>I once went to school in my slippers,</companion> said {companion}, <companion>with ears on,</companion> and then everybody had something to tell.',
    ],
    echo: [
      'There was one clean corner left of the cake. They dealt out the crumbs by size of mishap, and {hero} got the biggest.',
    ],
  },
  {
    dilemma: [
      '{hero} had practised a speech, and the first word was dear. What came out was: deer. Somebody giggled, and {hero_gen} ears began to glow.',
    ],
    firstTry: [
      '{hero_subj} began again, louder, and this time it was: door. <hero>Stop laughing,</hero> said {hero}. <hero>You can’t even whistle, {companion}.</hero>',
    ],
    why: [
      '{companion} stopped laughing at once, and so did everyone else. It was as if somebody had shut the deer in behind the door. Nobody felt like going on.',
    ],
    again: ['{hero_subj} looked for the right word. All it had left was its beginning.'],
    turn: [
      '{hero_subj} pictured it. A deer stood at a door, with a letter, and nobody let it in. The corners of {hero_his} mouth would not stay down.',
    ],
    deed: [
      '<hero>Deer door,</hero> said {hero}. <hero>I can’t speak today. I’m sorry, {companion}. Do please come in, whoever’s out there.</hero> And {hero_he} held open a door that was not there.',
    ],
    answer: [
      'In came the deer. {companion} did the hooves, and somebody else the antlers, and by the end all of them were inside. <companion>It’s true that I can’t whistle,</companion> said {companion}, and showed how badly.',
    ],
    echo: ['They left the door open, in case the deer wanted to get out again.'],
  },
];
