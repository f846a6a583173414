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
import { answerAfter } from '../answerAfter.ts';
import type { AccountsDeps } from '../deps.ts';
import { refuseCommon } from './refuseCommon.ts';
import { passwordHashOf } from '../session/sessionRoutes.ts';
import { tokenParam } from '../signup/signupRoutes.ts';

type Deps = Pick<
  AccountsDeps,
  'accounts' | 'passwords' | 'mailTokens' | 'addressHash' | 'metaOf' | 'limit' | 'newId' | 'answerAfter'
>;

/** Forgotten and changed passwords. */
export function passwordRoutes(deps: Deps): Route[] {
  const { accounts, passwords, mailTokens, addressHash, metaOf, limit, newId } = deps;
  return [
    route({
      method: 'POST',
      path: paths.forgotPassword,
      summary: 'Sends a mail with a link to set a new password',
      auth: 'public',
      schemas: { body: emailOnlySchema },
      answers: { 202: { description: 'The same for every address', schema: nothing } },
      refusals: ['tooManyRequests'],
      handle: async (request) => {
        const { email } = request.body;
        await limit('forgotPassword', { ip: request.ctx.ip, subject: addressHash(email) });
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
        refuseCommon(passwords, request.body.password);
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
        refuseCommon(passwords, request.body.password);
        // Whether that is reason to refuse is decided with the command: sent again, it meets the password it
        // has set itself.
        const current = passwordHashOf(await accounts.load(accountId));
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
