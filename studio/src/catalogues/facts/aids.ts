import type { LessonId } from '@storylark/contracts/stories/vocabulary';
import type { Aid } from '@storylark/illustration/pictureSpec';
import type { Plan } from '../../plan.ts';

/** What the child of an awareness story has with it, where every telling of the lesson goes with it. */
const ofLesson: Partial<Record<LessonId, Aid>> = {
  blind: 'whiteCane',
  deaf: 'hearingAids',
  wheelchair: 'wheelchair',
};
/** Where only one way of the lesson tells of it; in another the child has left it at home. */
const ofWay: Readonly<Record<string, Aid>> = { 'autism.keysInTheSock': 'earDefenders' };

/** The aid of the child whom an awareness story is about: its companion, who is made up. */
export const aidOf = ({ lesson, thread }: Pick<Plan, 'lesson' | 'thread'>): Aid | undefined =>
  ofLesson[lesson] ?? ofWay[`${lesson}.${thread.way}`];
