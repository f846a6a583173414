import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tempDir } from '../testing/tempDir.ts';
import { createEmbeddedMailbox, type EmbeddedMailbox } from './createEmbeddedMailbox.ts';
import { mail, mailerContract } from './mailer.contract.ts';

mailerContract('the embedded mailbox', async () => {
  const folder = await tempDir();
  const mailbox = createEmbeddedMailbox({ file: join(folder.path, 'mailbox.db') });
  return {
    mailer: mailbox,
    received: async () =>
      (await mailbox.list()).map(({ accountId: _accountId, at: _at, ...received }) => received),
    remove: async () => {
      mailbox.close();
      await folder.remove();
    },
  };
});

describe('the embedded mailbox', () => {
  let folder: Awaited<ReturnType<typeof tempDir>>;
  let mailbox: EmbeddedMailbox;
  let file: string;
  beforeEach(async () => {
    folder = await tempDir();
    file = join(folder.path, 'mailbox.db');
    mailbox = createEmbeddedMailbox({ file, now: () => 5 });
  });
  afterEach(async () => {
    mailbox.close();
    await folder.remove();
  });
  const ids = async (to?: string) => (await mailbox.list(to)).map(({ messageId }) => messageId);

  it('keeps one mail per id, newest first, also after a restart', async () => {
    await mailbox.send(mail('m-1'));
    await mailbox.send(mail('m-2', { to: 'Ben@example.org' }));
    await mailbox.send(mail('m-1', { text: 'changed' }));
    mailbox.close();
    mailbox = createEmbeddedMailbox({ file });
    expect(await mailbox.list('anna@example.org')).toEqual([{ ...mail('m-1'), at: 5 }]);
    expect(await ids()).toEqual(['m-2', 'm-1']);
    expect(await ids('ben@example.org')).toEqual(['m-2']);
    expect(await ids('nobody@example.org')).toEqual([]);
  });

  it('forgets the mails of an account in every file', async () => {
    await mailbox.send(mail('m-1', { text: 'canary-9b1' }));
    await mailbox.send(mail('m-2', { accountId: 'ben' }));
    await mailbox.deleteByAccount('anna');
    expect(await ids()).toEqual(['m-2']);
    for (const one of [file, `${file}-wal`]) expect((await readFile(one)).includes('canary-9b1')).toBe(false);
  });
});
