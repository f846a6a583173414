import { setTimeout as sleep } from 'node:timers/promises';
import { logoutSchema, proofSchema, tokenSchema } from '@storylark/contracts/accounts/schemas';
import { paths } from '@storylark/contracts/paths';
import { ERASED } from '@storylark/contracts/sealing';
import type { Route } from '@storylark/platform/http/route';
import { Refusal } from '@storylark/platform/refusal';
import { route } from '../../caller.ts';
import type { Account } from '../account.ts';
import type { AccountsDeps } from '../deps.ts';

/** The hash to check a password against; null where there is nobody to log in. */
export const passwordHashOf = (account: Account | null): string | null =>
  account?.status === 'open' && account.passwordHash !== ERASED ? account.passwordHash : null;

type Deps = Pick<
  AccountsDeps,
  'accounts' | 'passwords' | 'sessions' | 'addressHash' | 'metaOf' | 'limit' | 'answerAfter'
>;

/**
 * Login, renewal, proof of identity and logout: a token names the session, the account's stream says whether
 * it lives. A logout clears what the browser has fetched; what the web app keeps for the device stays.
 */
export function sessionRoutes({
  accounts,
  passwords,
  sessions,
  addressHash,
  metaOf,
  limit,
  answerAfter,
}: Deps): Route[] {
  const token = { 200: { description: '{access_token, token_type, expires_in}; expires_in in seconds' } };

  return [
    route({
      method: 'POST',
      path: paths.token,
      summary: 'Logs in',
      auth: 'public',
      bodyType: 'form',
      schemas: { body: tokenSchema },
      answers: token,
      refusals: ['wrongCredentials', 'unconfirmed', 'tooManyRequests'],
      handle: async (request) => {
        const { body, ctx } = request;
        const { username, password } = body;
        await limit('token', { ip: ctx.ip, subject: addressHash(username) });
        const noSooner = sleep(answerAfter);
        const account = await accounts.findByAddress(username);
        const isRight = await passwords.verify(passwordHashOf(account), password);
        if (!account || !isRight) {
          await noSooner; // the few reads that a known address takes more
          throw new Refusal('wrongCredentials', { loc: ['body', 'username'] });
        }
        if (!account.confirmed) throw new Refusal('unconfirmed');
        const owner = { accountId: account.accountId, sessionNumber: account.sessions.number };
        return { body: await sessions.begin(owner, request) };
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
      answers: token,
      handle: async (request) => ({ body: await sessions.renew(request.caller, request) }),
    }),
    route({
      method: 'POST',
      path: paths.proof,
      summary: 'Gives the password again: the token counts as a fresh login',
      auth: 'account',
      termsExempt: true,
      schemas: { body: proofSchema },
      answers: token,
      refusals: ['wrongPassword', 'tooManyRequests'],
      handle: async (request) => {
        const { caller, body } = request;
        await limit('proof', { subject: caller.accountId });
        const account = await accounts.load(caller.accountId);
        if (!(await passwords.verify(passwordHashOf(account), body.password)))
          throw new Refusal('wrongPassword');
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
