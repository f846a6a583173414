import { sessionsAnswer } from '@storylark/contracts/accounts/answers';
import type { SessionView } from '@storylark/contracts/accounts/views';
import { paths } from '@storylark/contracts/paths';
import type { Clock } from '@storylark/platform/clock';
import type { Route } from '@storylark/platform/http/route';
import { Unavailable } from '@storylark/platform/unavailable';
import { route } from '../caller.ts';
import type { ReadModels } from '../readModels.ts';
import type { Unseal } from '../unseal.ts';
import { listSessions } from './listSessions.ts';

type Deps = { readModels: ReadModels; unseal: Unseal; now: Clock };

export const sessionRoutes = ({ readModels, unseal, now }: Deps): Route[] => [
  route({
    method: 'GET',
    path: paths.sessions,
    summary: 'Where the user is logged in',
    auth: 'account',
    termsExempt: true,
    projections: ['sessions'],
    answers: { 200: { description: 'The one used last first', schema: sessionsAnswer } },
    async handle({ caller }) {
      const document = await (await readModels.of('sessions')).get(caller.accountId);
      if (!document) throw new Unavailable('the account has not reached the read models yet');
      const sessions = await listSessions(document, unseal, now());
      const items: SessionView[] = sessions.map((one) => ({
        ...one,
        isThisOne: one.id === caller.sessionId,
      }));
      return { body: { items } };
    },
  }),
];
