import { setTimeout as sleep } from 'node:timers/promises';
import { tokenAnswer } from '@storylark/contracts/accounts/answers';
import { logoutSchema, proofSchema, tokenSchema } from '@storylark/contracts/accounts/schemas';
import { paths } from '@storylark/contracts/paths';
import { ERASED } from '@storylark/contracts/sealing';
import type { Route } from '@storylark/platform/http/route';
import { Refusal } from '@storylark/platform/refusal';
import { route } from '../../caller.ts';
import type { Account } from '../account.ts';
import type { AccountsDeps } from '../deps.ts';
import { type GoogleSignIn, ofGoogle } from '../google/createGoogleSignIn.ts';
import type { SecondStep } from '../passkeys/createSecondStep.ts';

/** The hash to check a password against; null where there is nobody to log in. */
export const passwordHashOf = (account: Account | null): string | null =>
  account?.status === 'open' && account.passwordHash !== ERASED ? account.passwordHash : null;

export const tokenAnswers = { 200: { description: 'A token', schema: tokenAnswer } };

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
  | 'sessions'
> & { secondStep: SecondStep; google: GoogleSignIn };

/**
 * Login, renewal, proof of identity and logout: a token names the session, the account's stream says whether
 * it lives. A logout clears what the browser has fetched; what the web app keeps for the device stays.
 */
export function sessionRoutes({
  accounts,
  passwords,
  renewHash,
  sessions,
  addressHash,
  metaOf,
  limit,
  admitLogin,
  answerAfter,
  secondStep,
  google,
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
      handle: async (request) => {
        const { body, ctx, signal } = request;
        const { username, password } = body;
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
        await secondStep.ask('login', account, { by: 'password' });
        return { body: await sessions.begin(account, request, { by: 'password' }) };
      },
    }),
    route({
      method: 'POST',
      path: paths.renew,
      summary:
        'A fresh token of the same session, until 180 days after the login, whose time stays. The former ' +
        'one goes on until a minute after the fresh one was first used for a command or GET ' +
        '/api/users/me; shown after that, it ends the session',
      auth: 'account',
      termsExempt: true,
      answers: tokenAnswers,
      handle: async (request) => ({ body: await sessions.renew(request.caller, request) }),
    }),
    route({
      method: 'POST',
      path: paths.proof,
      summary: 'Gives the password, or an answer of Google’s, again: the token counts as a fresh login',
      auth: 'account',
      termsExempt: true,
      schemas: { body: proofSchema },
      answers: tokenAnswers,
      refusals: [
        'wrongPassword',
        'googleAccountDiffers',
        ...ofGoogle,
        'secondFactorNeeded',
        'tooManyRequests',
      ],
      handle: async (request) => {
        const { caller, body } = request;
        await limit('proof', { subject: caller.accountId });
        const account = await accounts.load(caller.accountId);
        const { password } = body;
        if (password === undefined) await google.prove(account, request.ctx, body);
        else if (!(await passwords.verify(passwordHashOf(account), password)))
          throw new Refusal('wrongPassword');
        if (!account) throw new Refusal('notFound');
        await secondStep.ask('proof', account, { sessionId: caller.sessionId });
        return { body: await sessions.prove(caller, request) };
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
        return { position, headers: { 'Clear-Site-Data': '"cache"' } };
      },
    }),
  ];
}
