import { configAnswer } from '@storylark/contracts/accounts/answers';
import { APP_VERSION, TERMS_VERSION } from '@storylark/contracts/constants';
import type { ConfigView } from '@storylark/contracts/accounts/views';
import { paths } from '@storylark/contracts/paths';
import { Unavailable } from '@storylark/platform/unavailable';
import type { Route } from '@storylark/platform/http/route';
import { route } from '../caller.ts';
import { exportAccount, type ExportDeps } from './exportAccount.ts';

const config: ConfigView = {
  googleSignIn: false,
  payments: 'test',
  version: APP_VERSION,
  termsVersion: TERMS_VERSION,
};

type Deps = ExportDeps & {
  /** Waits until these read models have taken in all that is in the log now; false when they do not in time. */
  catchUp: (names: readonly string[], ms: number) => Promise<boolean>;
};

const WAIT_MS = 2_000;
const exported = [
  'sessions',
  'accounts',
  'characters',
  'stories',
  'listening',
  'slots',
  'subscriptions',
] as const;

export const accountRoutes = ({ catchUp, ...deps }: Deps): Route[] => [
  route({
    method: 'GET',
    path: paths.config,
    summary: 'What this house offers',
    auth: 'public',
    answers: { 200: { description: 'Public settings', schema: configAnswer } },
    handle: async () => ({ body: config }),
  }),
  route({
    method: 'GET',
    path: paths.exportMe,
    summary: 'Everything we hold of this account, as a zip: JSON, audio, pictures',
    auth: 'account',
    termsExempt: true,
    answers: { 200: { description: 'A zip', type: 'application/zip' } },
    async handle({ caller, ctx }) {
      // What is not in it yet would be missing from everything.
      if (!(await catchUp(exported, WAIT_MS))) throw new Unavailable('the read models are behind');
      const zip = await exportAccount(deps, caller.accountId);
      ctx.set('Cache-Control', 'no-store');
      ctx.attachment('storylark.zip');
      ctx.body = zip;
      ctx.type = 'application/zip';
    },
  }),
];
