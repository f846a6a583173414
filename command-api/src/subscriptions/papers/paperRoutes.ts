import type { Locale } from '@storylark/contracts/languages';
import { internalPaths } from '@storylark/contracts/internalPaths';
import { ERASED, type Personal } from '@storylark/contracts/sealing';
import { paperAnswer } from '@storylark/contracts/subscriptions/answers';
import { subscriptionStream } from '@storylark/contracts/subscriptions/events';
import type { PaperWork } from '@storylark/contracts/subscriptions/papers';
import { uuid, yup } from '@storylark/contracts/validation/fields';
import type { Clock } from '@storylark/platform/clock';
import type { CommandHandler } from '@storylark/platform/engines/handleCommand';
import type { Route } from '@storylark/platform/http/route';
import { Refusal } from '@storylark/platform/refusal';
import { Unavailable } from '@storylark/platform/unavailable';
import { route } from '../../caller.ts';
import { foldPapers } from './foldPapers.ts';

export type PaperDeps = {
  commands: Pick<CommandHandler, 'load'>;
  now: Clock;
  /** Of an account that nobody has deleted; null: there is none. */
  readerOf: (accountId: string) => Promise<{ email: Personal<string>; language: Locale } | null>;
};

/** A payment is on the books a moment before what it was for, at the latest after so long, ms. */
const EXPLAINED_WITHIN_MS = 5 * 60_000;

/** What stands on an account's invoices, credit notes and confirmations of withdrawal. */
export function paperRoutes({ commands, now, readerOf }: PaperDeps): Route[] {
  async function paperWork(accountId: string, id: string): Promise<PaperWork> {
    const reader = await readerOf(accountId);
    if (reader === null || reader.email === ERASED) return { over: true };
    const { state } = await commands.load(foldPapers, subscriptionStream(accountId));
    const paper = state.papers.get(id);
    if (!paper) throw new Refusal('notFound');
    const isOfDuplicate = state.subscription.billing.duplicates.has(paper.agreement);
    if (paper.paidFor === null && !isOfDuplicate && now() - Date.parse(paper.at) < EXPLAINED_WITHIN_MS)
      throw new Unavailable('what was paid for is not on the books yet');
    return { over: false, ...paper, email: reader.email, language: reader.language };
  }

  return [
    route({
      method: 'POST',
      path: internalPaths.paper,
      summary: 'What stands on the paper of an entry or of a withdrawal',
      auth: 'service',
      schemas: { params: yup.object({ accountId: uuid().required(), id: yup.string().required() }) },
      answers: { 200: { description: 'The paper, or that its reader has gone', schema: paperAnswer } },
      refusals: ['notFound'],
      handle: async ({ params: { accountId, id } }) => ({ body: await paperWork(accountId, id) }),
    }),
  ];
}
