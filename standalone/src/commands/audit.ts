import { parseArgs } from 'node:util';
import { headsStream } from '@storylark/contracts/audit/events';
import { createBillingReader } from '@storylark/command-api/audit/createBillingReader';
import { verifyBilling } from '@storylark/command-api/audit/verifyBilling';
import { createHeadIndex } from '@storylark/platform/heads/createHeadIndex';
import { signatureCheckOf } from '@storylark/platform/heads/headKey';
import { billingText } from '../audit/billingText.ts';
import { openLog } from '../audit/openLog.ts';
import { readInstallationConfig } from '../config.ts';
import { runCommand } from './runCommand.ts';
import { CommandFailed } from './withInstallation.ts';

// npm run audit -- <account> [--at 2026-11-10T19:00:00Z] [--verify]
await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { at: { type: 'string' }, verify: { type: 'boolean' } },
  });
  const [accountId, ...more] = positionals;
  const now = new Date().toISOString();
  const at = values.at === undefined ? now : momentOf(values.at);
  if (accountId === undefined || more.length > 0 || at === null)
    throw new CommandFailed('Usage: npm run audit -- <account> [--at 2026-11-10T19:00:00Z] [--verify]');
  const log = await openLog(readInstallationConfig());
  try {
    const billing = createBillingReader(log.eventStore);
    const view = await billing.billingAt(accountId, at < now ? at : now).catch((error: unknown) => {
      throw String(error).includes('notFound')
        ? new CommandFailed(`There is no account ${accountId}.`)
        : error;
    });
    if (!values.verify) return billingText(view);
    const isSigned = signatureCheckOf(log.publicKey);
    const heads = createHeadIndex({ eventStore: log.eventStore, headsStream, isSigned });
    const found = await verifyBilling(accountId, await billing.recordedUntil(accountId, '9999'), heads, now);
    if (found.brokenAt !== null)
      throw new CommandFailed(`${billingText(view)}\nBROKEN at revision ${found.brokenAt}.`);
    if (found.headsBrokenAt !== null)
      throw new CommandFailed(`${billingText(view)}\nHead ${found.headsBrokenAt} cannot be believed.`);
    const proven = found.head
      ? `proven up to revision ${found.provenRevision} by head ${found.head.number} of ${found.head.at}`
      : 'no head was made yet';
    return `${billingText(view)}\nWhole: ${found.events} events, ${proven}.`;
  } finally {
    await log.close();
  }
});

function momentOf(text: string): string | null {
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}
