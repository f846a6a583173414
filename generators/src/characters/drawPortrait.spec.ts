import { MANIFEST, PORTRAIT_FILE } from '@storylark/contracts/blobs';
import type { PortraitReport } from '@storylark/contracts/characters/reports';
import { createFolderBlobStore } from '@storylark/platform/blobs/createFolderBlobStore';
import type { Job } from '@storylark/platform/jobs/jobStore';
import { createSealedBlobs } from '@storylark/platform/seal/createSealedBlobs';
import { tempDir } from '@storylark/platform/testing/tempDir';
import { createEmbeddedKeyVault } from '@storylark/platform/vault/createEmbeddedKeyVault';
import type { CommandApi } from '../commandApi.ts';
import { drawPortrait } from './drawPortrait.ts';

const folder = 'a/character/c/portrait-1/1/';
const shown = [`${folder}${MANIFEST}`, `${folder}${PORTRAIT_FILE}`];

async function painted() {
  const { path, remove } = await tempDir();
  const vault = createEmbeddedKeyVault({ file: `${path}/vault.db`, masterKey: Buffer.alloc(32, 7) });
  await vault.makeKey('a');
  await vault.makeKey('a/character/c');
  const blobs = await createFolderBlobStore({ folder: `${path}/blobs` });
  const sheet = { newest: 1, isThere: true };
  const reports: PortraitReport[] = [];
  const api = {
    portraitWork: async () =>
      sheet.isThere ? { over: false, sheetVersion: sheet.newest, sheet: { name: 'Mia' } } : { over: true },
    reportPortrait: async (_account: string, _character: string, report: PortraitReport) =>
      reports.push(report) > 0,
  } as unknown as CommandApi;
  const illustrator = {
    drawPortrait: async () => Buffer.from('picture'),
    drawScene: () => Promise.reject(new Error('no scene')),
  };
  const reactor = drawPortrait({
    api,
    blobs: { blobs, sealedBlobs: createSealedBlobs({ blobs, vault }) },
    studio: { illustrator },
  });
  const run = (attempts: number) =>
    reactor(
      { accountId: 'a', attempts, input: { characterId: 'c', sheetVersion: 1 } } as unknown as Job,
      new AbortController().signal,
    );
  const keys = async () => {
    const found: string[] = [];
    for await (const { key } of blobs.list('')) found.push(key);
    return found;
  };
  await run(1);
  const close = async () => {
    await vault.close();
    await remove();
  };
  return { sheet, reports, run, keys, close };
}

it('a painter that was killed behind its report reports the same again and keeps what is shown', async () => {
  const { reports, run, keys, close } = await painted();
  expect(await run(2)).toEqual({ kind: 'done' });
  expect(await keys()).toEqual(shown);
  expect(reports).toEqual([reports[0], reports[0]]);
  await close();
});

it('an older portrait stays until the newer one is painted; that of a deleted character goes', async () => {
  const { sheet, run, keys, close } = await painted();
  sheet.newest = 2;
  await run(2);
  expect(await keys()).toEqual(shown);
  sheet.isThere = false;
  await run(3);
  expect(await keys()).toEqual([]);
  await close();
});
