import {
  auditAccountsAnswer,
  billingAnswer,
  billingDifferenceAnswer,
  verificationAnswer,
} from '@storylark/contracts/audit/answers';
import { type AuditLook, looksStream } from '@storylark/contracts/audit/events';
import {
  auditAccountParams,
  auditAtSchema,
  auditDifferenceSchema,
  auditExportSchema,
  auditSearchSchema,
} from '@storylark/contracts/audit/schemas';
import { auditPaths } from '@storylark/contracts/audit/paths';
import { subscriptionStream } from '@storylark/contracts/subscriptions/events';
import type { Clock } from '@storylark/platform/clock';
import type { CommandHandler } from '@storylark/platform/engines/handleCommand';
import type { HeadIndex } from '@storylark/platform/heads/createHeadIndex';
import type { Streamer } from '@storylark/platform/http/createStreamer';
import type { Route } from '@storylark/platform/http/route';
import { type CommandCaller, route } from '../caller.ts';
import type { AccountSearch } from './createAccountSearch.ts';
import type { BillingReader, LogReader } from './createBillingReader.ts';
import { exportText, exportTypes } from './exportText.ts';
import { looksDecider } from './looksDecider.ts';
import { verifyBilling } from './verifyBilling.ts';

export type AuditDeps = {
  commands: Pick<CommandHandler, 'handle'>;
  log: LogReader;
  billing: BillingReader;
  accountsLike: AccountSearch;
  heads: HeadIndex;
  /** PEM. */
  publicKey: string;
  streamer: Streamer;
  now: Clock;
};

const shared = { method: 'GET', auth: 'auditor' } as const;
const accountShared = { ...shared, refusals: ['notFound'] } as const;

/** What auditors read. Each look is in the log before its answer is made; nothing here names a person. */
export function auditRoutes({ commands, log, billing, accountsLike, heads, ...deps }: AuditDeps): Route[] {
  const { publicKey, streamer, now } = deps;
  const thisMoment = () => new Date(now()).toISOString();
  /** What has not happened yet is not looked at. */
  const until = (asked: string | undefined) => {
    const at = thisMoment();
    return asked === undefined || asked > at ? at : new Date(asked).toISOString();
  };

  async function record(caller: CommandCaller, accountId: string | null, what: AuditLook, asked = '') {
    const { accountId: auditorId } = caller;
    const at = thisMoment();
    if (accountId !== null) await billing.openedAt(accountId);
    await commands.handle({
      decider: looksDecider,
      streamId: looksStream(auditorId, at),
      command: { accountId, what, asked },
      contextOf: () => ({ auditorId, at }),
      meta: { at, accountId: auditorId },
    });
  }

  return [
    route({
      ...shared,
      path: auditPaths.accounts,
      summary: 'Accounts with billing events whose id begins so',
      schemas: { query: auditSearchSchema },
      answers: { 200: { description: 'A page of ids', schema: auditAccountsAnswer } },
      handle: async ({ caller, query }) => {
        await record(caller, null, 'accounts', query.search);
        return { body: await accountsLike(query) };
      },
    }),
    route({
      ...accountShared,
      path: auditPaths.billing,
      summary: 'Every billing event of an account up to a moment, and the state they make',
      schemas: { params: auditAccountParams, query: auditAtSchema },
      answers: { 200: { description: 'Events, allowance, state', schema: billingAnswer } },
      handle: async ({ caller, params: { accountId }, query: { at } }) => {
        await record(caller, accountId, 'billing', at);
        return { body: await billing.billingAt(accountId, until(at)) };
      },
    }),
    route({
      ...accountShared,
      path: auditPaths.difference,
      summary: 'What is not the same at two moments',
      schemas: { params: auditAccountParams, query: auditDifferenceSchema },
      answers: { 200: { description: 'Both states, and what differs', schema: billingDifferenceAnswer } },
      handle: async ({ caller, params: { accountId }, query }) => {
        const [from, to] = [query.from, query.to].map(until).sort() as [string, string];
        await record(caller, accountId, 'difference', `${from} ${to}`);
        return { body: await billing.difference(accountId, from, to) };
      },
    }),
    route({
      ...accountShared,
      path: auditPaths.export,
      summary: 'Every billing event of an account as a file',
      schemas: { params: auditAccountParams, query: auditExportSchema },
      answers: { 200: { description: 'The file', type: ['text/csv', 'application/jsonl'] } },
      handle: async ({ caller, params: { accountId }, query: { format }, ctx }) => {
        const leaveRoom = streamer.takeRoom();
        try {
          await record(caller, accountId, 'export', format);
          ctx.set('Cache-Control', 'no-store');
          ctx.attachment(`billing-${accountId}.${format}`);
          ctx.type = exportTypes[format];
          ctx.status = 200;
          const events = log.readStream(subscriptionStream(accountId));
          if (ctx.method === 'GET') await streamer.send(ctx, exportText(format, events));
          else ctx.body = '';
        } finally {
          leaveRoom();
        }
      },
    }),
    route({
      ...accountShared,
      path: auditPaths.verification,
      summary: 'Whether an account’s billing is as the chain and the signed heads say',
      schemas: { params: auditAccountParams },
      answers: { 200: { description: 'What is proven, and how far', schema: verificationAnswer } },
      handle: async ({ caller, params: { accountId } }) => {
        await record(caller, accountId, 'verification');
        const at = thisMoment();
        const events = await billing.recordedUntil(accountId, '9999');
        return { body: { ...(await verifyBilling(accountId, events, heads, at)), publicKey } };
      },
    }),
  ];
}
