import { setTimeout as sleep } from 'node:timers/promises';
import { tokenAnswer } from '@storylark/contracts/accounts/answers';
import { logoutSchema, proofSchema, tokenSchema } from '@storylark/contracts/accounts/schemas';
import type { TokenView } from '@storylark/contracts/accounts/views';
import { TOKEN_LASTS } from '@storylark/contracts/constants';
import { paths } from '@storylark/contracts/paths';
import { ERASED } from '@storylark/contracts/sealing';
import type { Route } from '@storylark/platform/http/route';
import { Refusal } from '@storylark/platform/refusal';
import type { Session } from '@storylark/platform/sessions/tokens';
import { route } from '../../caller.ts';
import type { Account } from '../account.ts';
import type { AccountsDeps } from '../deps.ts';

/** The hash to check a password against; null where there is nobody to log in. */
export const passwordHashOf = (account: Account | null): string | null =>
  account?.status === 'open' && account.passwordHash !== ERASED ? account.passwordHash : null;

type Deps = Pick<
  AccountsDeps,
  | 'accounts'
  | 'passwords'
  | 'sessionTokens'
  | 'addressHash'
  | 'metaOf'
  | 'limit'
  | 'now'
  | 'newId'
  | 'answerAfter'
>;

/**
 * Login, renewal, proof of identity and logout. A login leaves no trace in the log: a token names the
 * session, the account's stream says whether it lives.
 */
export function sessionRoutes({
  accounts,
  passwords,
  sessionTokens,
  addressHash,
  metaOf,
  limit,
  now,
  newId,
  answerAfter,
}: Deps): Route[] {
  const tokenOf = async (session: Session): Promise<TokenView> => ({
    access_token: await sessionTokens.issue(session),
    token_type: 'bearer',
    expires_in: TOKEN_LASTS / 1000,
  });
  const token = { 200: { description: 'A token', schema: tokenAnswer } };

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
      handle: async ({ body: { username, password }, ctx }) => {
        await limit('token', { ip: ctx.ip, subject: addressHash(username) });
        const noSooner = sleep(answerAfter);
        const account = await accounts.findByAddress(username);
        const isRight = await passwords.verify(passwordHashOf(account), password);
        if (!account || !isRight) {
          await noSooner; // the few reads that a known address takes more
          throw new Refusal('wrongCredentials', { loc: ['body', 'username'] });
        }
        if (!account.confirmed) throw new Refusal('unconfirmed');
        const { accountId, sessions } = account;
        return {
          body: await tokenOf({
            accountId,
            sessionId: newId(),
            sessionNumber: sessions.number,
            authTime: now(),
          }),
        };
      },
    }),
    route({
      method: 'POST',
      path: paths.renew,
      summary: 'A fresh token of the same session; the time of the real login stays',
      auth: 'account',
      termsExempt: true,
      answers: token,
      handle: async ({ caller }) => ({ body: await tokenOf(caller) }),
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
      handle: async ({ caller, body }) => {
        await limit('proof', { subject: caller.accountId });
        const account = await accounts.load(caller.accountId);
        if (!(await passwords.verify(passwordHashOf(account), body.password)))
          throw new Refusal('wrongPassword');
        return { body: await tokenOf({ ...caller, authTime: now() }) };
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
