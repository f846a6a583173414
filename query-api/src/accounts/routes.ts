import { configAnswer, passkeysAnswer } from '@storylark/contracts/accounts/answers';
import { APP_VERSION, TERMS_VERSION } from '@storylark/contracts/constants';
import type { ConfigView } from '@storylark/contracts/accounts/views';
import { paths } from '@storylark/contracts/paths';
import type { Budget } from '@storylark/platform/limits/createBudget';
import { tooMuch } from '@storylark/platform/limits/tooMuch';
import { Refusal } from '@storylark/platform/refusal';
import { Unavailable } from '@storylark/platform/unavailable';
import type { Streamer } from '@storylark/platform/http/createStreamer';
import type { Route } from '@storylark/platform/http/route';
import type { Context } from 'koa';
import { route } from '../caller.ts';
import type { Helpers } from '../readHelpers.ts';
import { passkeysOf } from './passkeysOf.ts';
import { exportAccount, type ExportDeps } from './exportAccount.ts';

type Deps = ExportDeps & {
  /** Who takes the money. */
  payments: ConfigView['payments'];
  googleSignIn: boolean;
  helpers: Helpers;
  streamer: Streamer;
  /** Waits until these read models have taken in all that is in the log now; false when they do not in time. */
  catchUp: (names: readonly string[], ms: number) => Promise<boolean>;
  /** Exports of an account a day. */
  budget: Budget;
};

const WAIT_MS = 2_000;
const exported = [
  'sessions',
  'accounts',
  'passkeys',
  'characters',
  'stories',
  'costs',
  'listening',
  'turns',
  'slots',
  'subscriptions',
  'invoices',
] as const;

export const accountRoutes = ({
  catchUp,
  budget,
  streamer,
  payments,
  googleSignIn,
  helpers,
  ...deps
}: Deps): Route[] => {
  /** Accounts whose export is on its way to them. */
  const underWay = new Set<string>();
  const config: Omit<ConfigView, 'helpers'> = {
    googleSignIn,
    payments,
    version: APP_VERSION,
    termsVersion: TERMS_VERSION,
  };
  return [
    route({
      method: 'GET',
      path: paths.config,
      summary: 'What this house offers',
      auth: 'public',
      answers: { 200: { description: 'Public settings', schema: configAnswer } },
      handle: async () => ({ body: { ...config, helpers: await helpers() } }),
    }),
    route({
      method: 'GET',
      path: paths.passkeys,
      summary: 'The passkeys of this account, oldest first, and how many recovery codes are left',
      auth: 'account',
      projections: ['passkeys'],
      answers: { 200: { description: 'The passkeys', schema: passkeysAnswer } },
      handle: async ({ caller }) => ({ body: await passkeysOf(deps, caller.accountId) }),
    }),
    route({
      method: 'GET',
      path: paths.exportMe,
      summary: 'Everything we hold of this account, as a zip: JSON, audio, pictures',
      auth: 'account',
      termsExempt: true,
      needsProof: true,
      answers: { 200: { description: 'A zip', type: 'application/zip' } },
      refusals: ['exportLimitReached'],
      async handle({ caller: { accountId }, ctx }) {
        if (underWay.has(accountId)) throw new Refusal('exportLimitReached', { retryAfterSeconds: 60 });
        underWay.add(accountId);
        try {
          await answer(ctx, accountId);
        } finally {
          underWay.delete(accountId);
        }
      },
    }),
  ];

  async function answer(ctx: Context, accountId: string) {
    const leaveRoom = streamer.takeRoom();
    try {
      const zip = await begun(accountId);
      ctx.set('Cache-Control', 'no-store');
      ctx.attachment('storylark.zip');
      ctx.type = 'application/zip';
      ctx.status = 200;
      if (ctx.method === 'GET') await streamer.send(ctx, zip);
      else ctx.body = '';
    } finally {
      leaveRoom();
    }
  }

  /** What could not be begun is not counted. */
  async function begun(accountId: string) {
    // What is not in it yet would be missing from everything.
    if (!(await catchUp(exported, WAIT_MS))) throw new Unavailable('the read models are behind');
    const zip = await exportAccount(deps, accountId);
    const hit = await budget.spend(accountId);
    if (!hit.allowed) throw tooMuch('exportLimitReached', hit);
    return zip;
  }
};
