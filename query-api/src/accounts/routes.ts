import { APP_VERSION, TERMS_VERSION } from '@storylark/contracts/constants';
import type { ConfigView } from '@storylark/contracts/accounts/views';
import { paths } from '@storylark/contracts/paths';
import type { Route } from '@storylark/platform/http/route';
import { route } from '../caller.ts';
import { exportAccount, type ExportDeps } from './exportAccount.ts';

const config: ConfigView = {
  googleSignIn: false,
  payments: 'test',
  version: APP_VERSION,
  termsVersion: TERMS_VERSION,
};

export const accountRoutes = (deps: ExportDeps): Route[] => [
  route({
    method: 'GET',
    path: paths.config,
    summary: 'What this house offers',
    auth: 'public',
    answers: { 200: { description: 'Public settings' } },
    handle: async () => ({ body: config }),
  }),
  route({
    method: 'GET',
    path: paths.exportMe,
    summary: 'Everything we hold of this account, as a zip: JSON, audio, pictures',
    auth: 'account',
    termsExempt: true,
    projections: ['sessions', 'accounts', 'characters', 'stories', 'listening', 'slots', 'subscriptions'],
    answers: { 200: { description: 'A zip', type: 'application/zip' } },
    async handle({ caller, ctx }) {
      const zip = await exportAccount(deps, caller.accountId);
      ctx.set('Cache-Control', 'no-store');
      ctx.attachment('storylark.zip');
      ctx.body = zip;
      ctx.type = 'application/zip';
    },
  }),
];
