import { closed, count, describing, nullable, oneOf, Type, uuid } from '../http/answerSchema.ts';
import { storyLanguages } from '../languages.ts';
import type { TonightView } from './tonight.ts';
import { lessons, narratorVoices, settings, storyLengths, storyTypes, voiceIds } from './vocabulary.ts';

export const tonightAnswer = describing<TonightView>()(
  closed({
    hero: nullable(closed({ uuid: uuid(), name: Type.String() })),
    turn: nullable(closed({ before: Type.String(), times: count() })),
    story: nullable(
      closed({
        storyType: oneOf(storyTypes),
        setting: oneOf(settings),
        lesson: oneOf(lessons),
        length: nullable(oneOf(storyLengths)),
        language: nullable(oneOf(storyLanguages)),
        narratorVoice: nullable(oneOf(narratorVoices)),
        voiceId: nullable(oneOf(voiceIds)),
      }),
    ),
    again: nullable(closed({ storyUuid: uuid(), title: nullable(Type.String()) })),
  }),
);
