import {
  closed,
  count,
  describing,
  nullable,
  oneOf,
  seconds,
  time,
  Type,
  uuid,
} from '../http/answerSchema.ts';
import { storyLanguages } from '../languages.ts';
import { checks, type StoryMakingView } from './making.ts';
import { makers, outsideOutcomes, outsideReasons, outsideRoles, outsideSteps } from './outside.ts';
import {
  lessons,
  narratorVoices,
  settings,
  storyLengths,
  storyTypesOnTheWire,
  voiceIds,
} from './vocabulary.ts';

const use = closed({
  role: oneOf(outsideRoles),
  model: Type.String(),
  calls: count(),
  retries: count(),
  microDollars: count(),
  seconds: seconds(),
  outcome: oneOf(outsideOutcomes),
  reason: nullable(oneOf(outsideReasons)),
});
const sentRequest = closed({
  role: oneOf(outsideRoles),
  model: Type.String(),
  at: time(),
  sent: Type.String(),
});
export const storyMakingAnswer = describing<StoryMakingView>()(
  closed({
    uuid: uuid(),
    choices: closed({
      heroName: nullable(Type.String()),
      companionNames: Type.Array(Type.String()),
      storyType: oneOf(storyTypesOnTheWire),
      setting: oneOf(settings),
      lesson: oneOf(lessons),
      language: oneOf(storyLanguages),
      length: oneOf(storyLengths),
      narratorVoice: oneOf(narratorVoices),
      voiceId: oneOf(voiceIds),
    }),
    steps: Type.Array(
      closed({
        step: oneOf(outsideSteps),
        index: nullable(count()),
        madeBy: nullable(oneOf(makers)),
        checksPassed: Type.Array(oneOf(checks)),
        uses: Type.Array(use),
        tookOverFor: nullable(oneOf(outsideReasons)),
        seconds: nullable(seconds()),
        microDollars: count(),
        requests: Type.Array(sentRequest),
      }),
    ),
    microDollars: count(),
  }),
);
