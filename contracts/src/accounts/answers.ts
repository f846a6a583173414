import { closed, count, describing, nullable, oneOf, time, Type, uuid } from '../http/answerSchema.ts';
import { locales } from '../languages.ts';
import { spokenNameAnswer } from '../stories/spokenNameAnswer.ts';
import { subscriptionAnswer } from '../subscriptions/answers.ts';
import { intervals, plans } from '../subscriptions/plans.ts';
import { billingMailKinds, mailKinds, type MailWork } from './mails.ts';
import type { PushView, PushWork } from './push.ts';
import { browserNames, systemNames } from './device.ts';
import type { PasskeyAddedView, PasskeysView, RecoveryCodesView } from './passkeys.ts';
import type { ConfigView, ConfirmedView, GoogleUrlView, SessionView, TokenView, UserView } from './views.ts';

export const userAnswer = describing<UserView>()(
  closed({
    uuid: uuid(),
    firstName: Type.String(),
    lastName: Type.String(),
    email: Type.String(),
    language: oneOf(locales),
    termsAcceptedAt: nullable(time()),
    isAdmin: Type.Boolean(),
    isAuditor: Type.Boolean(),
    createdAt: time(),
    hasPassword: Type.Boolean(),
    googleEmail: nullable(Type.String()),
    useOutsideModels: nullable(Type.Boolean()),
    offlineFallback: Type.Boolean(),
    spokenName: nullable(spokenNameAnswer),
    subscription: subscriptionAnswer,
  }),
);
export const confirmedAnswer = describing<ConfirmedView>()(closed({ email: Type.String() }));
export const googleUrlAnswer = describing<GoogleUrlView>()(closed({ url: Type.String() }));
export const tokenAnswer = describing<TokenView>()(
  closed({
    access_token: Type.String({ minLength: 1 }),
    token_type: Type.Literal('bearer'),
    expires_in: Type.Integer({ minimum: 1, description: 'Seconds' }),
  }),
);
const helper = closed({
  host: Type.String(),
  model: Type.String(),
  inTheHouse: Type.Boolean(),
  retentionDays: nullable(count()),
});
export const configAnswer = describing<ConfigView>()(
  closed({
    googleSignIn: Type.Boolean(),
    payments: oneOf(['test', 'stripe', 'none']),
    version: Type.String(),
    termsVersion: Type.String(),
    helpers: closed({ text: nullable(helper), speech: nullable(helper), images: nullable(helper) }),
  }),
);

/** `items`: the one used last first. */
export const sessionsAnswer = closed({
  items: Type.Array(
    describing<SessionView>()(
      closed({
        id: Type.String(),
        browser: nullable(oneOf(browserNames)),
        system: nullable(oneOf(systemNames)),
        beganAt: time(),
        usedAt: time(),
        isThisOne: Type.Boolean(),
        endedAt: nullable(time()),
        by: oneOf(['password', 'google']),
      }),
    ),
  ),
});
export const passkeysAnswer = describing<PasskeysView>()(
  closed({
    passkeys: Type.Array(closed({ uuid: uuid(), name: Type.String(), addedAt: time() })),
    recoveryCodesLeft: count(),
  }),
);
/** `options`: for `navigator.credentials.create`, as the browser's own JSON has them. */
export const passkeyChallengeAnswer = closed({ ticket: Type.String(), options: Type.Object({}) });
const codes = () => Type.Array(Type.String());
export const passkeyAddedAnswer = describing<PasskeyAddedView>()(
  closed({ uuid: uuid(), recoveryCodes: nullable(codes()) }),
);
export const recoveryCodesAnswer = describing<RecoveryCodesView>()(closed({ recoveryCodes: codes() }));

export const pushAnswer = describing<PushView>()(closed({ key: Type.String(), on: Type.Boolean() }));
export const pushWorkAnswer = describing<PushWork>()(
  closed({
    language: oneOf(locales),
    sessions: Type.Array(
      closed({
        sessionId: Type.String(),
        endpoint: Type.String(),
        p256dh: Type.String(),
        auth: Type.String(),
      }),
    ),
  }),
);
export const accountIdAnswer = closed({ accountId: uuid() });
/** `former`: whether claims may lie under one before it. */
export const claimKeyAnswer = closed({ keyId: Type.String(), former: Type.Boolean() });
export const settledAnswer = closed({ settled: Type.Boolean() });
const letter = {
  over: Type.Literal(false),
  to: Type.String(),
  firstName: Type.String(),
  language: oneOf(locales),
  link: nullable(Type.String()),
};
const billingFacts = closed({
  plan: nullable(oneOf(plans)),
  interval: nullable(oneOf(intervals)),
  amount: count(),
  at: time(),
  until: nullable(time()),
});
export const mailWorkAnswer = describing<MailWork>()(
  Type.Union([
    closed({ over: Type.Literal(true) }),
    closed({ ...letter, kind: oneOf(mailKinds) }),
    closed({ ...letter, kind: oneOf(billingMailKinds), facts: billingFacts, paper: nullable(Type.String()) }),
  ]),
);
