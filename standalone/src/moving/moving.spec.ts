import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestCheckout } from '@storylark/payments/testCheckout/createTestCheckout';
import { tempDir } from '@storylark/platform/testing/tempDir';
import { openArchive } from '@storylark/platform/transfer/archive';
import { exportInstallation } from '@storylark/platform/transfer/exportInstallation';
import { importInstallation } from '@storylark/platform/transfer/importInstallation';
import { movables } from './movables.ts';
import { openInstallation, type Place } from './openInstallation.ts';

const DAY = 24 * 60 * 60_000;
let time = Date.parse('2026-01-31T12:00:00.000Z');
const now = () => time;
const quiet = () => {};
/** The built-in payment provider of a house, as it is started there. */
const checkoutOf = ({ durableStore }: Place) =>
  createTestCheckout({
    readStore: durableStore,
    now,
    secret: 'signs webhooks',
    publicUrl: 'https://lark.example',
    deliver: async () => true,
  });

it('the books of the built-in payment provider move along, and go on where they were', async () => {
  const dir = await tempDir();
  const opened = async (name: string) => {
    await mkdir(join(dir.path, name), { recursive: true });
    return openInstallation(
      { on: 'folder', DATA_DIR: join(dir.path, name), MASTER_KEY: null, AUDIT_HEADS_DIR: null },
      { mustBeThere: false },
    );
  };
  const source = await opened('from');
  const { provider, pages, tick } = checkoutOf(source);
  const returnTo = { paid: '/', left: '/' };
  const terms = { plan: 'basic', interval: 'month' } as const;
  const about = { accountId: 'a', email: 'anna@example.com', language: 'en', terms, returnTo } as const;
  await provider.openCheckout({ checkoutId: 'c', ...about });
  await pages.pay('c', 'good', false);
  const books = await provider.booksOf('a');
  expect(books.entries).toMatchObject([{ kind: 'payment', amount: 499 }]);
  const archive = join(dir.path, 'archive');
  const { masterKey } = source;
  await exportInstallation({ source, folder: archive, masterKey, movables, now, say: quiet });
  await tick();
  await source.close();

  const target = await opened('to');
  const moved = await openArchive(archive, masterKey);
  await importInstallation({ archive: moved, target, movables, now, say: quiet });
  await target.close();
  const house = await opened('to');
  const there = checkoutOf(house);
  expect(await there.provider.booksOf('a')).toEqual(books);
  time += 31 * DAY;
  expect((await there.provider.booksOf('a')).entries).toHaveLength(2);
  const again = importInstallation({ archive: moved, target: house, movables, now, say: quiet });
  await expect(again).rejects.toThrow('nothing left to do');
  await house.close();
  await dir.remove();
});
