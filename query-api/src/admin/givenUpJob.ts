import {
  closed,
  count,
  describing,
  nullable,
  oneOf,
  Type,
  uuid,
} from '@storylark/contracts/http/answerSchema';
import type { Job } from '@storylark/platform/jobs/jobStore';

/** Ids and reasons; times in ms since 1970. */
export const givenUpJob = describing<Job>()(
  closed({
    id: Type.String(),
    accountId: Type.String(),
    subject: Type.String(),
    step: Type.String(),
    kind: Type.String(),
    input: Type.Unsafe<Job['input']>({ type: 'object' }),
    position: Type.Optional(count()),
    state: oneOf(['open', 'done', 'givenUp']),
    attempts: count(),
    spared: Type.Optional(count()),
    deaths: Type.Optional(count()),
    notBefore: count(),
    leaseUntil: count(),
    fence: count(),
    reason: nullable(Type.String()),
    createdAt: count(),
    told: Type.Optional(Type.Literal(true)),
    correlationId: Type.Optional(uuid()),
    causationId: Type.Optional(uuid()),
  }),
);
