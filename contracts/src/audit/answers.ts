import {
  closed,
  count,
  day,
  describing,
  nullable,
  oneOf,
  page,
  time,
  Type,
  uuid,
} from '../http/answerSchema.ts';
import { intervals, plans } from '../subscriptions/plans.ts';
import type { BillingState } from './billingState.ts';
import type { AuditAccountView, BillingDifferenceView, BillingView, VerificationView } from './views.ts';

const cents = () => Type.Integer();
const hash = () => Type.String({ pattern: '^[0-9a-f]{64}$' });

export const auditAccountsAnswer = page(
  describing<AuditAccountView>()(closed({ accountId: uuid(), events: count(), lastAt: time() })),
);

const state = describing<BillingState>()(
  closed({
    plan: oneOf(plans),
    shownPlan: oneOf(plans),
    interval: nullable(oneOf(intervals)),
    by: nullable(oneOf(['operator', 'checkout'])),
    agreement: nullable(Type.String()),
    periodStart: nullable(day()),
    periodEnd: nullable(day()),
    windowStart: day(),
    windowEnd: day(),
    storiesUsed: count(),
    storyLimit: count(),
    paid: count(),
    returned: count(),
    balance: cents(),
    request: nullable(Type.String()),
    downgradeTo: nullable(oneOf(plans)),
    downgradeAt: nullable(time()),
    endsAt: nullable(time()),
    unpaidSince: nullable(time()),
  }),
);

/** An event as stored: its own type says what its data are. */
const storedEvent = <E>() =>
  Type.Unsafe<E>({
    type: 'object',
    properties: { type: { type: 'string' }, data: { type: 'object' } },
    required: ['type', 'data'],
    additionalProperties: false,
  });

export const billingAnswer = describing<BillingView>()(
  closed({
    accountId: uuid(),
    openedAt: time(),
    at: time(),
    events: Type.Array(
      closed({
        revision: count(),
        id: uuid(),
        hash: hash(),
        prevHash: hash(),
        moved: nullable(cents()),
        event: storedEvent<BillingView['events'][number]['event']>(),
      }),
    ),
    allowance: Type.Array(storedEvent<BillingView['allowance'][number]>()),
    state,
  }),
);

export const billingDifferenceAnswer = describing<BillingDifferenceView>()(
  closed({
    from: time(),
    to: time(),
    before: state,
    after: state,
    changed: Type.Array(oneOf(Object.keys(state.properties) as (keyof BillingState)[])),
    revisions: Type.Array(count()),
  }),
);

export const verificationAnswer = describing<VerificationView>()(
  closed({
    accountId: uuid(),
    checkedAt: time(),
    events: count(),
    lastHash: hash(),
    brokenAt: nullable(count()),
    headsBrokenAt: nullable(count()),
    provenRevision: Type.Integer({ minimum: -1 }),
    head: nullable(closed({ number: count(), at: time(), hash: hash() })),
    publicKey: Type.String(),
  }),
);

/** For our own processes. `publicKey`: PEM, of the key that heads are signed with. */
export type HeadMadeAnswer = { made: boolean; publicKey: string };
export const headMadeAnswer = describing<HeadMadeAnswer>()(
  closed({ made: Type.Boolean(), publicKey: Type.String() }),
);
