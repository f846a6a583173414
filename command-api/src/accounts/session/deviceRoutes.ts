import { paths } from '@storylark/contracts/paths';
import { uuid, yup } from '@storylark/contracts/validation/fields';
import type { Route } from '@storylark/platform/http/route';
import { route } from '../../caller.ts';
import type { AccountsDeps } from '../deps.ts';

const params = yup.object({ id: uuid().required() });

/** Logging out other devices. */
export const deviceRoutes = ({ accounts, metaOf }: Pick<AccountsDeps, 'accounts' | 'metaOf'>): Route[] => [
  route({
    method: 'DELETE',
    path: paths.session,
    summary: 'Logs out one device',
    auth: 'account',
    termsExempt: true,
    schemas: { params },
    answers: { 204: { description: 'Its tokens are dead' } },
    refusals: ['notFound'],
    handle: async (request) => {
      const { caller, params } = request;
      const command = { type: 'EndSession', sessionId: params.id } as const;
      const meta = metaOf(request, caller.accountId);
      const { position } = await accounts.decide(caller.accountId, command, meta, caller);
      return { position };
    },
  }),
  route({
    method: 'DELETE',
    path: paths.sessions,
    summary: 'Logs out every device but this one',
    auth: 'account',
    termsExempt: true,
    answers: { 204: { description: 'Their tokens are dead' } },
    handle: async (request) => {
      const { caller } = request;
      const command = { type: 'EndSession', sessionId: null, keepsSession: caller.sessionId } as const;
      const meta = metaOf(request, caller.accountId);
      const { position } = await accounts.decide(caller.accountId, command, meta, caller);
      return { position };
    },
  }),
];
