import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDistributed } from '@storylark/distributed/startDistributed';
import type { ProcessName } from '@storylark/distributed/processes';
import { createStandIn } from '@storylark/eventstore-standin/createStandIn';
import { readStoreSettings, vaultSettings } from '@storylark/platform/process/engineSettings';
import { openVault } from '@storylark/platform/process/openEngines';
import { readConfig } from '@storylark/platform/process/readConfig';
import { catchMails } from '@storylark/platform/testing/catchMails';
import type { MailsTo } from '../house/client.ts';
import { forgeTokenWith } from '../house/forgeTokenWith.ts';
import { fixtureOnEngines } from './engines.ts';

type Options = { env?: Readonly<Record<string, string>>; copies?: Partial<Record<ProcessName, number>> };

/**
 * The distributed composition on the engines that the environment names, in a place of its own there, with
 * the stand-in for EventStoreDB and a mail server in this process.
 */
export async function openDistributed({ env = {}, copies }: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'storylark-distributed-'));
  const fixture = fixtureOnEngines();
  const standIn = await createStandIn({ file: join(folder, 'events.db'), port: 0 });
  const mails = await catchMails();
  const settings = {
    ...fixture.settings,
    EVENTSTORE_URL: standIn.url,
    SMTP_URL: mails.url,
    MASTER_KEY: randomBytes(32).toString('base64'),
    SERVICE_TOKEN: randomBytes(32).toString('base64url'),
    PORT: '0',
    LIMIT_FACTOR: '1000',
    STUDIO_PROCESSES: '1',
    ...env,
  };
  let printed = '';
  const house = await startDistributed({
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings },
    ...(copies ? { copies } : {}),
    print: (text) => (printed += text),
  });
  const mailsTo: MailsTo = async (email) =>
    mails
      .mails()
      .flatMap(({ to, subject, text }) =>
        to === email ? { subject, text, links: text.match(/https?:\/\/\S+/g) ?? [] } : [],
      );
  await house.ready;
  return {
    ...house,
    /** What all processes were given: for looks into the engines. */
    settings,
    standIn,
    forgeToken: forgeTokenWith(() =>
      openVault(readConfig(settings, { ...readStoreSettings, ...vaultSettings })),
    ),
    mailsTo,
    /** Of all mails that were sent, as often as they were. */
    messageIds: () => mails.mails().map(({ messageId }) => messageId),
    /** What the processes have written so far. */
    printed: () => printed,
    async close() {
      await house.stop();
      await mails.close();
      await standIn.close();
      await fixture.remove();
      rmSync(folder, { recursive: true });
    },
  };
}
export type OpenDistributed = Awaited<ReturnType<typeof openDistributed>>;
