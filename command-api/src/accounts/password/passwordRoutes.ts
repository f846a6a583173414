import {
  emailOnlySchema,
  passwordChangeSchema,
  resetPasswordSchema,
} from '@storylark/contracts/accounts/schemas';
import { nothing } from '@storylark/contracts/http/answerSchema';
import { paths } from '@storylark/contracts/paths';
import type { Route } from '@storylark/platform/http/route';
import { Refusal } from '@storylark/platform/refusal';
import { route } from '../../caller.ts';
import { type Account, liveResets } from '../account.ts';
import { answerAfter } from '../answerAfter.ts';
import type { AccountsDeps } from '../deps.ts';
import { knownOf, refuseGuessable } from './refuseGuessable.ts';
import { passwordHashOf } from '../session/sessionRoutes.ts';
import { tokenParam } from '../signup/signupRoutes.ts';

type Deps = Pick<
  AccountsDeps,
  | 'accounts'
  | 'passwords'
  | 'mailTokens'
  | 'addressHash'
  | 'metaOf'
  | 'limit'
  | 'slowDown'
  | 'characterNamesOf'
  | 'newId'
  | 'answerAfter'
>;

/** Forgotten and changed passwords. */
export function passwordRoutes(deps: Deps): Route[] {
  const familyOf = async (account: Account) => [
    ...knownOf(account),
    ...(await deps.characterNamesOf(account.accountId)),
  ];
  const { accounts, passwords, mailTokens, addressHash, metaOf, limit, slowDown, newId } = deps;
  return [
    route({
      method: 'POST',
      path: paths.forgotPassword,
      summary: 'Sends a mail with a link to set a new password',
      auth: 'public',
      schemas: { body: emailOnlySchema },
      answers: { 202: { description: 'The same for every address', schema: nothing } },
      handle: async (request) => {
        const { email } = request.body;
        await slowDown('mail', { ip: request.ctx.ip, subject: addressHash(email) }, request.signal);
        await answerAfter(deps.answerAfter, async () => {
          const account = await accounts.findByAddress(email);
          if (!account) return;
          await accounts.decide(
            account.accountId,
            { type: 'RequestPasswordReset', requestId: newId() },
            metaOf(request, account.accountId),
          );
        });
        return { status: 202, body: {} };
      },
    }),
    route({
      method: 'GET',
      path: paths.resetPassword,
      summary: 'Says whether the token of the mail still works, before a password is thought of',
      auth: 'public',
      schemas: { params: tokenParam },
      answers: { 204: { description: 'It works' } },
      refusals: ['resetTokenInvalid', 'tooManyRequests'],
      handle: async (request) => {
        await limit('resetPassword', { ip: request.ctx.ip });
        const asked = mailTokens.read('reset', request.params.token);
        const account = asked && (await accounts.load(asked.accountId));
        if (!account || !isLive(account, asked, metaOf(request, asked.accountId).at))
          throw new Refusal('resetTokenInvalid');
        return {};
      },
    }),
    route({
      method: 'POST',
      path: paths.resetPassword,
      summary: 'Sets a new password by the token of the mail, once, within an hour; ends all sessions',
      auth: 'public',
      schemas: { params: tokenParam, body: resetPasswordSchema },
      answers: { 200: { description: 'The new password holds', schema: nothing } },
      refusals: ['resetTokenInvalid', 'tooManyRequests'],
      handle: async (request) => {
        await limit('resetPassword', { ip: request.ctx.ip });
        const asked = mailTokens.read('reset', request.params.token);
        if (!asked) throw new Refusal('resetTokenInvalid');
        const account = await accounts.load(asked.accountId);
        // a link that works no more says nothing about the family
        const works = account && isLive(account, asked, metaOf(request, asked.accountId).at);
        refuseGuessable(request.body.password, works ? await familyOf(account) : []);
        const passwordHash = await passwords.hash(request.body.password);
        const command = { type: 'ResetPassword', requestId: asked.requestId, passwordHash } as const;
        const { position } = await accounts.decide(
          asked.accountId,
          command,
          metaOf(request, asked.accountId),
        );
        return { status: 200, body: {}, position };
      },
    }),
    route({
      method: 'PUT',
      path: paths.password,
      summary: 'Changes the password; ends all other sessions',
      auth: 'account',
      schemas: { body: passwordChangeSchema },
      answers: { 204: { description: 'Changed' } },
      refusals: ['wrongPassword', 'tooManyRequests'],
      handle: async (request) => {
        const { accountId, sessionId } = request.caller;
        await limit('proof', { subject: accountId });
        const account = await accounts.load(accountId);
        refuseGuessable(request.body.password, account ? await familyOf(account) : []);
        // Whether that is reason to refuse is decided with the command: sent again, it meets the password it
        // has set itself.
        const current = passwordHashOf(account);
        const verified = (await passwords.verify(current, request.body.currentPassword)) ? current : null;
        const passwordHash = await passwords.hash(request.body.password);
        const command = { type: 'ChangePassword', verified, passwordHash, keepsSession: sessionId } as const;
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

const isLive = (account: Account, asked: { requestId: string }, at: string): boolean =>
  account.status === 'open' && liveResets(account, at).some(({ requestId }) => requestId === asked.requestId);
