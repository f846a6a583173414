import { closed, describing, nullable, oneOf, time, Type, uuid } from '../http/answerSchema.ts';
import { locales } from '../languages.ts';
import { subscriptionAnswer } from '../subscriptions/answers.ts';
import { mailKinds, type MailWork } from './mails.ts';
import type { ConfigView, TokenView, UserView } from './views.ts';

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
    subscription: subscriptionAnswer,
  }),
);
export const tokenAnswer = describing<TokenView>()(
  closed({
    access_token: Type.String({ minLength: 1 }),
    token_type: Type.Literal('bearer'),
    expires_in: Type.Integer({ minimum: 1, description: 'Seconds' }),
  }),
);
export const configAnswer = describing<ConfigView>()(
  closed({
    googleSignIn: Type.Boolean(),
    payments: oneOf(['test', 'stripe']),
    version: Type.String(),
    termsVersion: Type.String(),
  }),
);

export const accountIdAnswer = closed({ accountId: uuid() });
export const mailWorkAnswer = describing<MailWork>()(
  Type.Union([
    closed({ over: Type.Literal(true) }),
    closed({
      over: Type.Literal(false),
      kind: oneOf(mailKinds),
      to: Type.String(),
      firstName: Type.String(),
      language: oneOf(locales),
      link: nullable(Type.String()),
    }),
  ]),
);
