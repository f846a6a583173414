import type { LessonMessages } from '../../schema.ts';

export const bravery: readonly LessonMessages[] = [
  {
    dilemma: [
      'There were a few big ones standing about, laughing. They were laughing at a very small one who had a bucket on its head by mistake. {hero} laughed too, a bit, because everybody did.',
    ],
    firstTry: [
      '{hero_subj} waited for somebody bigger to say something. Somebody surely would. {hero_subj} waited quite hard.',
    ],
    why: [
      'Nobody said anything. They were all waiting, perhaps, and laughing while they waited. Under the bucket it had gone very quiet.',
    ],
    again: [
      '{hero_subj} laughed once more, but only with {hero_his} mouth. {companion} had stopped altogether.',
    ],
    turn: [
      'A tear ran out from under the bucket. It dropped on a shoe. The shoe had a double knot, the sort that somebody ties for you at home.',
    ],
    deed: [
      '{hero_subj} walked across, right through the middle of them, and stood beside the bucket. {hero_subj} did not do anything else.',
    ],
    answer: [
      'The laughing went on for three more breaths. Then it had a hole in it. <companion>I’ll fetch somebody,</companion> said {companion}, and was off. And the big ones found that they had to be elsewhere.',
    ],
    echo: [
      'They got the bucket off in the end, with soap. The small one looked at {hero} for a long time. Then it went back on, for fun.',
    ],
  },
  {
    dilemma: [
      'A little one was with them, and had got it all wrong. There was going to be shouting. <companion>We’d better look at our feet,</companion> said {companion}.',
    ],
    firstTry: [
      '{hero} looked at {hero_his} feet. There were two of them, as always. {hero_subj} counted them again.',
    ],
    why: [
      'So the little one stood there alone, and the voices came from above. With every voice it grew a bit smaller. It is hard to get on when somebody is shrinking beside you.',
    ],
    again: [
      'Now {hero} knew {hero_his} shoes by heart. There was a stain on the left one in the shape of a duck.',
    ],
    turn: [
      '{hero_subj} looked up for a moment, by accident. The little one was not crying. It only looked from one to the next, the way you look for the door in a strange room.',
    ],
    deed: ['{hero_subj} took two steps to the left. Now there were two who stood there.'],
    answer: [
      'From above came a cough. It is not so easy to shout at two. <companion>Three,</companion> said {companion}, and took two steps as well.',
    ],
    echo: ['The little one gave them something out of its pocket. It was a bit of fluff, its best one.'],
  },
];
