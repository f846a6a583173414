import { besideManifest, MANIFEST, PORTRAIT_FILE } from '@storylark/contracts/blobs';
import type { PortraitReport } from '@storylark/contracts/characters/reports';
import type { OutsideTerms } from '@storylark/contracts/stories/outside';
import type { StoryReport, StoryWork } from '@storylark/contracts/stories/reports';
import type { BlobStore } from '@storylark/platform/blobs/blobStore';
import { createSealedBlobs } from '@storylark/platform/seal/createSealedBlobs';
import type { KeyVault } from '@storylark/platform/vault/keyVault';
import { createOfflineWriter } from '@storylark/studio/offline/createOfflineWriter';
import { chunksOf } from '@storylark/studio/sound/voice/chunksOf';
import type { CommandApi } from '../commandApi.ts';
import { encodeJson } from '../stepBlobs.ts';
import { storyOrderOf } from '../stories/storyOrder.ts';
import { WRITTEN_FILE } from '../stories/writeText.ts';
import type { Outside } from '../outside/outside.ts';
import { fakeStudio } from './fakeStudio.ts';
import { nobody } from './nobodyOutside.ts';
import { storyWork } from './storyWork.ts';

export const STORY = 'a/story/s/';
/** Not where `writeText` puts its own. */
const TEXT = `${STORY}given/1/`;
export const CHARACTER = 'a/character/c/';

const work = { ...storyWork, manifest: TEXT + MANIFEST } satisfies StoryWork;
const whole = await createOfflineWriter().write(storyOrderOf(work), []);
const written = { ...whole, lines: chunksOf(whole.lines).slice(0, 3).flat() };

type Report = StoryReport | PortraitReport;
/** The files that a report of a step's end names; none for a report that makes nothing part of a story. */
function namedBy(report: Report): string[] {
  if ('manifest' in report && report.manifest !== undefined) {
    const { manifest } = report;
    return [manifest, besideManifest(manifest, 'step' in report ? WRITTEN_FILE : PORTRAIT_FILE)];
  }
  if (!('step' in report)) return [];
  if (report.step === 'narration') return [report.audio, report.times];
  return report.step === 'picture' ? [report.large, report.small] : [];
}

/** What may come between: called before and behind each act, with its number from 1 and its name. */
export type Moments = {
  before: (number: number, act: string) => unknown;
  behind: (number: number, act: string) => unknown;
};

/**
 * A house of one story, whose text of three parts is written, and one character. Blobs lie in memory under seal;
 * command-api keeps the first end of a step that it is told and refuses every other.
 */
export async function openHouse(moments: Partial<Moments> = {}, outside: Outside = nobody) {
  const stored = new Map<string, Uint8Array>();
  const acts: string[] = [];
  const reports: Report[] = [];
  const state = {
    isOver: false,
    keyIsGone: false,
    sheetVersion: 1,
    referenceSheet: null as string | null,
    /** Those of the story that are settled by now. */
    pictures: [] as { index: number; madeBy: 'house' | 'outside' | null }[],
    kept: null as Report | null,
    /** What the parent wants of outside models at this moment. */
    terms: null as OutsideTerms | null,
    requestedAt: storyWork.requestedAt,
  };
  const ways: Moments = { before: () => {}, behind: () => {}, ...moments };
  let isReady = false;

  async function act<T>(name: string, work: () => T | Promise<T>): Promise<T> {
    if (!isReady) return work();
    const number = acts.push(name);
    await ways.before(number, name);
    const answer = await work();
    await ways.behind(number, name);
    return answer;
  }

  const blobs: BlobStore = {
    put: (key, content) =>
      act(`put ${key}`, () => !stored.has(key) && stored.set(key, new Uint8Array(content)) !== undefined),
    get: (key, range) =>
      act(`get ${key}`, () => stored.get(key)?.slice(range?.from ?? 0, (range?.to ?? Infinity) + 1) ?? null),
    info: async (key) => (stored.has(key) ? { key, size: 1, modifiedAt: 0 } : null),
    async *list(prefix) {
      const keys = await act(`list ${prefix}`, () => [...stored.keys()].sort());
      for (const key of keys) if (key.startsWith(prefix)) yield { key, size: 1, modifiedAt: 0 };
    },
    deleteByPrefix: (prefix) =>
      act(`delete ${prefix}`, () => {
        for (const key of stored.keys()) if (key.startsWith(prefix)) stored.delete(key);
      }),
  };
  const vault = { key: async () => (state.keyIsGone ? 'erased' : Buffer.alloc(32, 7)) };
  const sealedBlobs = createSealedBlobs({ blobs, vault: vault as unknown as KeyVault });

  await sealedBlobs.put('a/story/s', TEXT + WRITTEN_FILE, encodeJson(written));
  await sealedBlobs.put('a/story/s', TEXT + MANIFEST, encodeJson({}));
  isReady = true;

  const isOver = () => state.isOver || state.keyIsGone;
  const told: string[] = [];
  /** As the story's stream takes them: in order, and anew once they were dropped. */
  function takeParagraph({ index, text }: Extract<StoryReport, { step: 'paragraph' }>): boolean {
    if (index > told.length) return false;
    told[index] ??= text;
    return true;
  }
  const take = (report: Report) =>
    act(`report ${'step' in report ? report.step : 'portrait'}`, () => {
      reports.push(report);
      if (isOver()) return false;
      if ('step' in report && report.step === 'paragraph') return takeParagraph(report);
      if ('step' in report && report.step === 'paragraphsDropped') told.length = 0;
      const named = namedBy(report);
      if (named.length === 0) return true;
      state.kept ??= report;
      return namedBy(state.kept).join() === named.join();
    });
  const api: CommandApi = {
    storyWork: () =>
      act('work', () =>
        isOver()
          ? { over: true }
          : { ...work, outside: state.terms, requestedAt: state.requestedAt, pictures: state.pictures },
      ),
    reportStory: (_account, _story, report) => take(report),
    portraitWork: () =>
      act('work', () =>
        isOver()
          ? { over: true }
          : {
              over: false,
              sheetVersion: state.sheetVersion,
              sheet: { ...work.order.hero } as never,
              referenceSheet: state.referenceSheet,
            },
      ),
    reportPortrait: (_account, _character, report) => take(report),
    reportReferenceSheet: (_account, _character, { manifest }) =>
      act('report referenceSheet', () => {
        if (isOver()) return false;
        state.referenceSheet ??= manifest;
        return state.referenceSheet === manifest;
      }),
  };

  const { studio, spoken, mixed } = fakeStudio(act);

  return {
    deps: { api, blobs: { blobs, sealedBlobs }, studio, outside, now: () => 0 },
    acts,
    reports,
    spoken,
    /** What was mixed. */
    mixed,
    told,
    written,
    state,
    ways,
    sealedBlobs,
    keys: (prefix: string) => [...stored.keys()].filter((key) => key.startsWith(prefix)).sort(),
    /** What is part of the story now, and is not there. */
    missing: () => (state.kept ? namedBy(state.kept).filter((key) => !stored.has(key)) : ['everything']),
  };
}
export type House = Awaited<ReturnType<typeof openHouse>>;
