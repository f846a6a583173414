import { paths } from '@storylark/contracts/paths';
import { tonightAnswer } from '@storylark/contracts/stories/tonightAnswer';
import type { Route } from '@storylark/platform/http/route';
import { route } from '../caller.ts';
import { getTonight, type TonightDeps } from './getTonight.ts';

export const tonightRoutes = (deps: TonightDeps): Route[] => [
  route({
    method: 'GET',
    path: paths.tonight,
    summary: 'Whose turn it is, and a story that fits; or one to hear again',
    auth: 'account',
    projections: ['sessions', 'characters', 'stories', 'listening', 'slots', 'subscriptions'],
    answers: { 200: { description: 'What to tell tonight', schema: tonightAnswer } },
    handle: async ({ caller }) => ({ body: await getTonight(deps, caller.accountId) }),
  }),
];
