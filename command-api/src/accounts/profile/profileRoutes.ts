import { userAnswer } from '@storylark/contracts/accounts/answers';
import { deleteAccountSchema, emailOnlySchema, profileSchema } from '@storylark/contracts/accounts/schemas';
import { nothing } from '@storylark/contracts/http/answerSchema';
import { paths } from '@storylark/contracts/paths';
import type { Route } from '@storylark/platform/http/route';
import { Refusal } from '@storylark/platform/refusal';
import { route } from '../../caller.ts';
import type { Account } from '../account.ts';
import type { AccountsDeps } from '../deps.ts';
import { moveToNewAddress } from './moveToNewAddress.ts';
import { refuseAlias } from './refuseAlias.ts';
import { presentUser } from './presentUser.ts';
import { tokenParam } from '../signup/signupRoutes.ts';

type Deps = Pick<
  AccountsDeps,
  | 'accounts'
  | 'eventStore'
  | 'mailTokens'
  | 'metaOf'
  | 'limit'
  | 'now'
  | 'newId'
  | 'subscriptionOf'
  | 'characterNamesOf'
>;

/** The user's own record: profile, terms, address, deletion. */
export function profileRoutes({
  accounts,
  eventStore,
  mailTokens,
  metaOf,
  limit,
  now,
  newId,
  subscriptionOf,
  characterNamesOf,
}: Deps): Route[] {
  const present = async (account: Account | null, at: string) => {
    if (!account) throw new Refusal('notFound');
    return presentUser(account, await subscriptionOf(account, at));
  };

  return [
    route({
      method: 'GET',
      path: paths.me,
      summary: 'The user, as of this moment',
      auth: 'account',
      termsExempt: true,
      answers: { 200: { description: 'The user', schema: userAnswer } },
      async handle({ caller }) {
        const position = await eventStore.head(); // asked first: whatever comes after it is news
        const account = await accounts.load(caller.accountId);
        return { body: await present(account, new Date(now()).toISOString()), position };
      },
    }),
    route({
      method: 'PUT',
      path: paths.me,
      summary: 'Changes the profile and how stories are made, accepts the terms in force',
      auth: 'account',
      termsExempt: true,
      schemas: { body: profileSchema },
      answers: { 200: { description: 'The user', schema: userAnswer } },
      handle: async (request) => {
        const { accountId } = request.caller;
        const alias = request.body.spokenName?.alias;
        if (alias !== undefined) refuseAlias(alias, await characterNamesOf(accountId));
        const meta = metaOf(request, accountId);
        const { state, position } = await accounts.decide(
          accountId,
          { type: 'ChangeProfile', ...request.body },
          meta,
          request.caller,
        );
        return { body: await present(state, meta.at), position };
      },
    }),
    route({
      method: 'DELETE',
      path: paths.me,
      summary: 'Deletes the account and all that belongs to it',
      auth: 'account',
      termsExempt: true,
      needsProof: true,
      schemas: { body: deleteAccountSchema },
      answers: { 202: { description: 'All sessions have ended; the rest follows', schema: nothing } },
      handle: async (request) => {
        const { accountId } = request.caller;
        const { reason, comment = '' } = request.body;
        const meta = metaOf(request, accountId);
        const { position } = await accounts.decide(
          accountId,
          { type: 'DeleteAccount', reason, comment },
          meta,
          request.caller,
        );
        const headers = { 'Clear-Site-Data': '"cache", "cookies", "storage"' };
        return { status: 202, body: {}, position, headers };
      },
    }),
    route({
      method: 'PUT',
      path: paths.emailChange,
      summary: 'Asks for a new address; a mail there confirms it, one to the old address tells',
      auth: 'account',
      needsProof: true,
      schemas: { body: emailOnlySchema },
      answers: { 202: { description: 'Whether or not the address is free', schema: nothing } },
      refusals: ['tooManyRequests'],
      handle: async (request) => {
        const { accountId } = request.caller;
        await limit('emailChange', { subject: accountId });
        const command = {
          type: 'RequestEmailChange',
          email: request.body.email,
          requestId: newId(),
        } as const;
        const { position } = await accounts.decide(
          accountId,
          command,
          metaOf(request, accountId),
          request.caller,
        );
        return { status: 202, body: {}, position };
      },
    }),
    route({
      method: 'POST',
      path: paths.emailChangeConfirm,
      summary: 'Moves the account to its new address by the token of the mail, once',
      auth: 'public',
      schemas: { params: tokenParam },
      answers: { 200: { description: 'The new address holds', schema: nothing } },
      refusals: ['emailChangeFailed', 'emailTaken'],
      handle: async (request) => {
        const asked = mailTokens.read('emailChange', request.params.token);
        if (!asked) throw new Refusal('emailChangeFailed');
        const position = await moveToNewAddress(accounts, asked, metaOf(request, asked.accountId));
        return { status: 200, body: {}, position };
      },
    }),
  ];
}
