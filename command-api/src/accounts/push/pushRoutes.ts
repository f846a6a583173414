import type { PushContent } from '@storylark/contracts/accounts/personal';
import { pushAnswer } from '@storylark/contracts/accounts/answers';
import { pushSchema } from '@storylark/contracts/accounts/schemas';
import { paths } from '@storylark/contracts/paths';
import type { CommandMeta } from '@storylark/platform/engines/handleCommand';
import type { Route } from '@storylark/platform/http/route';
import { Refusal } from '@storylark/platform/refusal';
import { type CommandCaller, route } from '../../caller.ts';
import type { AccountsDeps } from '../deps.ts';

type Deps = Pick<AccountsDeps, 'accounts' | 'metaOf'> & { pushKey: string };

/** Whether this session’s browser is told of news, also when no page is open. */
export function pushRoutes({ accounts, metaOf, pushKey }: Deps): Route[] {
  async function choose(caller: CommandCaller, push: PushContent | null, meta: CommandMeta) {
    const command = { type: 'ChoosePush', sessionId: caller.sessionId, push } as const;
    const { position } = await accounts.decide(caller.accountId, command, meta, caller);
    return { position };
  }

  return [
    route({
      method: 'GET',
      path: paths.push,
      summary: 'Whether this session is told of news, and the key that its browser needs for that',
      auth: 'account',
      answers: { 200: { description: 'The public key of this house', schema: pushAnswer } },
      handle: async ({ caller }) => {
        const account = await accounts.load(caller.accountId);
        if (!account) throw new Refusal('notFound');
        return { body: { key: pushKey, on: account.pushes[caller.sessionId] !== undefined } };
      },
    }),
    route({
      method: 'PUT',
      path: paths.push,
      summary: 'Tells this session of news through its browser’s push service, until it ends',
      auth: 'account',
      schemas: { body: pushSchema },
      answers: { 204: { description: 'It is told from now on' } },
      handle: (request) => {
        const { caller, body } = request;
        const push = { endpoint: body.endpoint, p256dh: body.keys.p256dh, auth: body.keys.auth };
        return choose(caller, push, metaOf(request, caller.accountId));
      },
    }),
    route({
      method: 'DELETE',
      path: paths.push,
      summary: 'Tells this session of nothing any more',
      auth: 'account',
      termsExempt: true,
      answers: { 204: { description: 'It is told no more' } },
      handle: (request) => choose(request.caller, null, metaOf(request, request.caller.accountId)),
    }),
  ];
}
