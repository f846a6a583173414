import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderBlobStore } from '@storylark/platform/blobs/createFolderBlobStore';
import { MAX_ATTEMPTS, type Job } from '@storylark/platform/jobs/jobStore';
import { createSealedBlobs } from '@storylark/platform/seal/createSealedBlobs';
import { createEmbeddedKeyVault } from '@storylark/platform/vault/createEmbeddedKeyVault';
import type { StoryReport, StoryWork } from '@storylark/contracts/stories/reports';
import type { CommandApi } from '../commandApi.ts';
import type { Studio } from '@storylark/studio/studio';
import { createOfflineWriter } from '@storylark/studio/offline/createOfflineWriter';
import { holdsAtEveryMoment } from '../testing/holdsAtEveryMoment.ts';
import { nobody } from '../testing/nobodyOutside.ts';
import { STORY } from '../testing/openHouse.ts';
import { storyWork } from '../testing/storyWork.ts';
import { writeText } from './writeText.ts';

const job = (attempts = 1): Job => ({
  id: 'a/story/s/text', accountId: 'a', subject: 'story/s', step: 'text', kind: 'writeText', input: { accountId: 'a', storyId: 's' }, state: 'open', attempts,
  notBefore: 0, leaseUntil: 0, fence: attempts, reason: null, createdAt: 0,
}); // prettier-ignore
const { signal } = new AbortController();

describe('writing a text', () => {
  let folder: string;
  let vault: ReturnType<typeof createEmbeddedKeyVault>;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'storylark-text-'));
    vault = createEmbeddedKeyVault({ file: join(folder, 'vault.db'), masterKey: Buffer.alloc(32, 7) });
    await vault.makeKey('a');
    await vault.makeKey('a/story/s');
  });
  afterEach(async () => {
    await vault.close();
    await rm(folder, { recursive: true });
  });

  /** `answer`: what command-api says of each report. */
  async function opened(
    answer: (report: StoryReport) => boolean | Promise<never> = () => true,
    given: StoryWork = storyWork,
  ) {
    const blobs = await createFolderBlobStore({ folder: join(folder, 'blobs') });
    const reports: StoryReport[] = [];
    let written = 0;
    const writer = createOfflineWriter();
    const failing = { now: false };
    const react = writeText({
      api: {
        storyWork: async () => given,
        reportStory: async (_account: string, _story: string, report: StoryReport) => {
          reports.push(report);
          return answer(report);
        },
      } as unknown as CommandApi,
      blobs: { blobs, sealedBlobs: createSealedBlobs({ blobs, vault }) },
      studio: {
        writer: {
          write: async (order, avoid) => {
            written += 1;
            if (failing.now) throw new Error('Mia cannot be written');
            return writer.write(order, avoid);
          },
        },
      } as Studio,
      outside: nobody,
      now: () => 0,
    });
    const keys = async () => {
      const found: string[] = [];
      for await (const { key } of blobs.list('')) found.push(key);
      return found;
    };
    return { react, reports, keys, written: () => written, failing };
  }

  it('stores it under seal, manifest last, and reports it', async () => {
    const { react, reports, keys } = await opened();
    expect(await react(job(), signal)).toEqual({ kind: 'done' });
    expect(await keys()).toEqual(['a/story/s/text/1/manifest.json', 'a/story/s/text/1/written.json']);
    expect(reports).toMatchObject([
      { step: 'text', manifest: 'a/story/s/text/1/manifest.json', title: expect.any(String) },
    ]);
  });

  it('is not done again where it was done: a lost report is sent once more, the same', async () => {
    const first = await opened(() => Promise.reject(new Error('away')));
    expect(await first.react(job(1), signal)).toMatchObject({ kind: 'retryIn', reason: 'Error' });
    const second = await opened();
    expect(await second.react(job(2), signal)).toEqual({ kind: 'done' });
    expect(second.written()).toBe(0);
    expect(second.reports).toEqual(first.reports);
  });

  it('leaves nothing behind where nobody wants it any more', async () => {
    const refused = await opened(() => false);
    expect(await refused.react(job(), signal)).toEqual({ kind: 'done' });
    expect(await refused.keys()).toEqual([]);
    await (await opened()).react(job(), signal);
    const over = await opened(() => true, { over: true });
    expect(await over.react(job(2), signal)).toEqual({ kind: 'done' });
    expect([await over.keys(), over.reports, over.written()]).toEqual([[], [], 0]);
  });

  it('pauses longer after each failure, gives up after the last, says so to the story, and never names the child', async () => {
    const { react, reports, failing } = await opened();
    failing.now = true;
    const pauses: number[] = [];
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
      const outcome = await react(job(attempt), signal);
      expect(JSON.stringify(outcome)).not.toContain('Mia');
      if (outcome.kind === 'retryIn') pauses.push(outcome.ms);
    }
    expect(pauses).toHaveLength(MAX_ATTEMPTS - 1);
    expect([...pauses].sort((a, b) => a - b)).toEqual(pauses);
    expect(new Set(pauses).size).toBe(pauses.length);
    expect(reports).toEqual([]);
    expect(await react(job(MAX_ATTEMPTS), signal)).toEqual({ kind: 'giveUp', reason: 'Error' });
    expect(reports).toEqual([{ step: 'failed', code: 'textFailed' }]);
  });

  it('goes back to the pile at once when the house stops', async () => {
    const { react, failing } = await opened();
    failing.now = true;
    expect(await react(job(MAX_ATTEMPTS), AbortSignal.abort())).toEqual({
      kind: 'retryIn',
      ms: 0,
      reason: 'stopped',
    });
  });
});

holdsAtEveryMoment('writing a text', {
  reactorOf: writeText,
  jobAt: job,
  folder: `${STORY}text/`,
  givingUp: { step: 'failed', code: 'textFailed' },
});
