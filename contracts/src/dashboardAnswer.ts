import type { DashboardView } from './dashboard.ts';
import {
  closed,
  count,
  describing,
  nullable,
  oneOf,
  percent,
  seconds,
  time,
  Type,
  uuid,
} from './http/answerSchema.ts';
import { lessons, settings } from './stories/vocabulary.ts';

const title = nullable(Type.String());
export const dashboardAnswer = describing<DashboardView>()(
  closed({
    firstName: Type.String(),
    totalStories: count(),
    totalCharacters: count(),
    storiesUsed: count(),
    storyLimit: count(),
    charactersUsed: count(),
    characterLimit: count(),
    quotaUsedPercent: percent(),
    periodEndsAt: time(),
    favouriteSetting: nullable(oneOf(settings)),
    favouriteLesson: nullable(oneOf(lessons)),
    audioHours: Type.Number({ minimum: 0 }),
    lastListened: nullable(closed({ storyUuid: uuid(), title, at: time() })),
    givenBack: Type.Array(closed({ at: time(), reason: Type.String() })),
    continueReading: nullable(
      closed({ storyUuid: uuid(), title, positionSeconds: seconds(), durationSeconds: seconds() }),
    ),
  }),
);
