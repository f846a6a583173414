import { accountIdAnswer, mailWorkAnswer, pushWorkAnswer } from '@storylark/contracts/accounts/answers';
import type { AccountEvent } from '@storylark/contracts/accounts/events';
import { accountStream } from '@storylark/contracts/accounts/events';
import {
  mailWorkSchema,
  pushGoneSchema,
  releaseClaimSchema,
  roleSchema,
} from '@storylark/contracts/accounts/schemas';
import { internalPaths } from '@storylark/contracts/internalPaths';
import { yup } from '@storylark/contracts/validation/fields';
import type { RecordedEvent } from '@storylark/platform/eventStore/eventStore';
import type { Route } from '@storylark/platform/http/route';
import { Refusal } from '@storylark/platform/refusal';
import { route } from '../caller.ts';
import type { AccountsDeps } from './deps.ts';
import { billingLetter } from './mail/billingLetter.ts';
import { mailWork, momentsAt } from './mail/mailWork.ts';
import { pushWork } from './push/pushDecisions.ts';

const accountParam = yup.object({ accountId: yup.string().required() });
const mailParams = accountParam.shape({ eventId: yup.string().required() });

type Deps = Pick<
  AccountsDeps,
  'accounts' | 'commands' | 'eventStore' | 'mailTokens' | 'metaOf' | 'billingMailOf' | 'now'
>;

/** What managers and the operator's command line ask for. */
export function internalAccountRoutes({
  accounts,
  commands,
  eventStore,
  mailTokens,
  metaOf,
  billingMailOf,
  now,
}: Deps): Route[] {
  async function eventWithId(streamId: string, eventId: string): Promise<RecordedEvent | null> {
    for await (const event of eventStore.readStream(streamId)) if (event.id === eventId) return event;
    return null;
  }

  return [
    route({
      method: 'POST',
      path: internalPaths.mailWork,
      summary: 'The mail that an event asks for',
      auth: 'service',
      schemas: { params: mailParams, body: mailWorkSchema },
      answers: { 200: { description: 'The mail, or that its reason has gone', schema: mailWorkAnswer } },
      handle: async ({ params: { accountId, eventId }, body }) => {
        const streamId = accountStream(accountId);
        const event = await eventWithId(streamId, eventId);
        if (!event) {
          const account = await accounts.load(accountId);
          const asked = await billingMailOf(accountId, eventId);
          return { body: billingLetter(account, asked, new Date(now()).toISOString()) };
        }
        const { state } = await commands.load(momentsAt(event.revision), streamId);
        const { requestId } = event.data;
        const asked = {
          type: event.type as AccountEvent['type'],
          requestId: typeof requestId === 'string' ? requestId : null,
          at: event.metadata.at,
        };
        return {
          body: mailWork(asked, state, new Date(now()).toISOString(), body.toOldAddress === true, mailTokens),
        };
      },
    }),
    route({
      method: 'POST',
      path: internalPaths.pushWork,
      summary: 'Which sessions of an account are to be told of news, and where',
      auth: 'service',
      schemas: { params: accountParam },
      answers: {
        200: { description: 'Those that live; none of an account that is gone', schema: pushWorkAnswer },
      },
      handle: async ({ params: { accountId } }) => ({
        body: pushWork(await accounts.load(accountId), now()),
      }),
    }),
    route({
      method: 'POST',
      path: internalPaths.pushGone,
      summary: 'The push service knows this address of a session no more',
      auth: 'service',
      schemas: { params: accountParam, body: pushGoneSchema },
      answers: { 204: { description: 'It is forgotten, or another one stands there' } },
      handle: async (request) => {
        const { accountId } = request.params;
        const { position } = await accounts.decide(
          accountId,
          { type: 'DropPush', ...request.body },
          metaOf(request, accountId),
        );
        return { position };
      },
    }),
    route({
      method: 'POST',
      path: internalPaths.releaseClaim,
      summary:
        'Gives up an address that the account does not use any more: the named claim, or its last one after deletion',
      auth: 'service',
      schemas: { params: accountParam, body: releaseClaimSchema },
      answers: { 204: { description: 'Free, or somebody else’s' } },
      handle: async (request) => {
        const { accountId } = request.params;
        const { at } = metaOf(request, accountId);
        const account = await accounts.load(accountId);
        const claimStream = request.body.claimStream ?? account?.claimStream;
        if (claimStream === undefined) throw new Refusal('notFound');
        if (account?.google && account.status !== 'open')
          await accounts.releaseGoogle(account.google.claimStream, accountId, at);
        const position = await accounts.release(claimStream, accountId, at);
        return position === undefined ? {} : { position };
      },
    }),
    route({
      method: 'POST',
      path: internalPaths.accountErased,
      summary: 'Records that nothing of a deleted account is left',
      auth: 'service',
      schemas: { params: accountParam },
      answers: { 204: { description: 'Recorded' } },
      handle: async (request) => {
        const { accountId } = request.params;
        const { position } = await accounts.decide(
          accountId,
          { type: 'RecordErasure' },
          metaOf(request, accountId),
        );
        return { position };
      },
    }),
    route({
      method: 'POST',
      path: internalPaths.role,
      summary: 'Gives a role to the account with this address, or takes it back',
      auth: 'service',
      schemas: { body: roleSchema },
      answers: { 200: { description: 'Whose role it is', schema: accountIdAnswer } },
      handle: async (request) => {
        const { email, role, held } = request.body;
        const account = await accounts.findByAddress(email);
        if (!account) throw new Refusal('notFound');
        const { accountId } = account;
        const { position } = await accounts.decide(
          accountId,
          { type: 'ChangeRole', role, held },
          metaOf(request, accountId),
        );
        return { body: { accountId }, position };
      },
    }),
  ];
}
