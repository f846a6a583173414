import { closed, describing, time, Type } from '../http/answerSchema.ts';
import type { SpokenName } from './outside.ts';

export const spokenNameAnswer = describing<SpokenName>()(
  Type.Union([
    closed({ kind: Type.Literal('alias'), alias: Type.String() }),
    closed({ kind: Type.Literal('name'), consentedAt: time() }),
  ]),
);
