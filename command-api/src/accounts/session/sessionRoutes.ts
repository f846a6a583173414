import { setTimeout as sleep } from 'node:timers/promises';
import { logoutSchema, proofSchema, tokenSchema } from '@storylark/contracts/accounts/schemas';
import { paths } from '@storylark/contracts/paths';
import { ERASED } from '@storylark/contracts/sealing';
import type { Route } from '@storylark/platform/http/route';
import { Refusal } from '@storylark/platform/refusal';
import { route } from '../../caller.ts';
import type { Account } from '../account.ts';
import type { AccountsDeps } from '../deps.ts';
import type { SecondStep } from '../passkeys/createSecondStep.ts';

/** The hash to check a password against; null where there is nobody to log in. */
export const passwordHashOf = (account: Account | null): string | null =>
  account?.status === 'open' && account.passwordHash !== ERASED ? account.passwordHash : null;

export const tokenAnswers = {
  200: { description: '{access_token, token_type, expires_in}; expires_in in seconds' },
};

type Deps = Pick<
  AccountsDeps,
  | 'accounts'
  | 'passwords'
  | 'renewHash'
  | 'addressHash'
  | 'metaOf'
  | 'limit'
  | 'admitLogin'
  | 'answerAfter'
  | 'giveToken'
> & { secondStep: SecondStep };

/**
 * Login, renewal, proof of identity and logout. A login leaves no trace in the log: a token names the
 * session, the account's stream says whether it lives.
 */
export function sessionRoutes({
  accounts,
  passwords,
  renewHash,
  addressHash,
  metaOf,
  limit,
  admitLogin,
  answerAfter,
  giveToken,
  secondStep,
}: Deps): Route[] {
  return [
    route({
      method: 'POST',
      path: paths.token,
      summary: 'Logs in; an account with passkeys is asked for one then (`facts` of `secondFactorNeeded`)',
      auth: 'public',
      bodyType: 'form',
      schemas: { body: tokenSchema },
      answers: tokenAnswers,
      refusals: ['wrongCredentials', 'unconfirmed', 'secondFactorNeeded', 'tooManyRequests'],
      handle: async ({ body: { username, password }, ctx, signal }) => {
        const attempt = await admitLogin(ctx, addressHash(username), signal);
        const noSooner = sleep(answerAfter);
        const account = await accounts.findByAddress(username);
        const hash = passwordHashOf(account);
        const isRight = await passwords.verify(hash, password, attempt.turn);
        if (!account || hash === null || !isRight) {
          await noSooner; // the few reads that a known address takes more
          throw new Refusal('wrongCredentials', { loc: ['body', 'username'] });
        }
        if (!account.confirmed) throw new Refusal('unconfirmed');
        await attempt.succeeded();
        await renewHash(account, hash, password);
        await secondStep.ask('login', account);
        return { body: await giveToken.newSession(account) };
      },
    }),
    route({
      method: 'POST',
      path: paths.renew,
      summary: 'A fresh token of the same session; the time of the real login stays',
      auth: 'account',
      termsExempt: true,
      answers: tokenAnswers,
      handle: async ({ caller }) => ({ body: await giveToken.sameSession(caller) }),
    }),
    route({
      method: 'POST',
      path: paths.proof,
      summary: 'Gives the password again: the token counts as a fresh login',
      auth: 'account',
      termsExempt: true,
      schemas: { body: proofSchema },
      answers: tokenAnswers,
      refusals: ['wrongPassword', 'secondFactorNeeded', 'tooManyRequests'],
      handle: async ({ caller, body }) => {
        await limit('proof', { subject: caller.accountId });
        const account = await accounts.load(caller.accountId);
        const isRight = await passwords.verify(passwordHashOf(account), body.password);
        if (!account || !isRight) throw new Refusal('wrongPassword');
        await secondStep.ask('proof', account, caller.sessionId);
        return { body: await giveToken.proven(caller) };
      },
    }),
    route({
      method: 'POST',
      path: paths.logout,
      summary: 'Ends this session, or all of them',
      auth: 'account',
      termsExempt: true,
      schemas: { body: logoutSchema },
      answers: { 204: { description: 'Ended' } },
      handle: async (request) => {
        const { accountId, sessionId } = request.caller;
        const command = {
          type: 'EndSession',
          sessionId: request.body.everywhere ? null : sessionId,
        } as const;
        const { position } = await accounts.decide(
          accountId,
          command,
          metaOf(request, accountId),
          request.caller,
        );
        return { position };
      },
    }),
  ];
}
