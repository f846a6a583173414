import { setTimeout as sleep } from 'node:timers/promises';
import type {
  CharacterDocument,
  SlotDocument,
  StoryDocument,
  SubscriptionDocument,
} from '@storylark/contracts/documents';
import { besideManifest } from '@storylark/contracts/blobs';
import type { Clock } from '@storylark/platform/clock';
import { createLiveCollections } from '@storylark/platform/engines/readModels';
import type { JobStore } from '@storylark/platform/jobs/jobStore';
import type { Limits } from '@storylark/platform/limits/createLimits';
import type { Collection, Document, ReadStore } from '@storylark/platform/readStore/readStore';
import type { StoryReport } from '@storylark/contracts/stories/reports';
import type { CommandApi } from '../commandApi.ts';
import { inputOf } from '../outcomes.ts';
import type { Blobs } from '../stepBlobs.ts';

export type SweeperDeps = {
  api: CommandApi;
  readStore: ReadStore;
  jobStore: JobStore;
  limits: Limits;
  blobs: Blobs;
  now: Clock;
  onError: (error: unknown, name: string) => void;
};
type Sweeper = { name: string; everyMs: number; sweep: () => Promise<void> };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** An order that takes longer than this between its slot and its request has broken off. */
const ORDER_TAKES_MS = MINUTE;
const LOOKS_BACK_MS = 30 * DAY;
/** A blob may wait so long for the event that names it. */
const UNNAMED_AFTER_MS = DAY;

/** What nobody else comes back to. Every act is a guarded command or may be repeated. */
export function sweepersOf({ api, readStore, jobStore, limits, blobs, now }: SweeperDeps): Sweeper[] {
  const liveCollection = createLiveCollections(readStore, now);
  async function collectionOf<D>(name: string): Promise<Collection<D & Document> | null> {
    const live = await liveCollection(name);
    return live === null ? null : readStore.collection<D & Document>({ name: live, indexes: [] });
  }
  const ago = (ms: number) => new Date(now() - ms).toISOString();

  /**
   * Slots taken by orders that broke off before the story was requested. command-api looks again: a false
   * alarm does nothing.
   */
  async function abandonOrders() {
    const slots = await collectionOf<SlotDocument>('slots');
    const stories = await collectionOf<StoryDocument>('stories');
    if (!slots || !stories) return;
    const open = await slots.find({
      filter: { takenAt: { $gte: ago(LOOKS_BACK_MS), $lte: ago(ORDER_TAKES_MS) }, returnedAt: null },
    });
    const known = new Set((await stories.getMany(open.map(({ _id }) => _id))).map(({ _id }) => _id));
    for (const { _id, accountId, storyId, window } of open)
      if (!known.has(_id)) await api.abandonStory(accountId, storyId, window);
  }

  /** Work that was given up in a crash told nobody: whoever waits for it is told here. */
  async function tellGivenUp() {
    const { items } = await jobStore.givenUp({ skip: 0, limit: 100 });
    for (const job of items) {
      const { kind, accountId, input } = job;
      const tell = (report: StoryReport) => api.reportStory(accountId, inputOf(job, 'storyId'), report);
      if (kind === 'writeText') await tell({ step: 'failed', code: 'textFailed' });
      if (kind === 'recordNarration') await tell({ step: 'failed', code: 'narrationFailed' });
      if (kind === 'drawPicture') await tell({ step: 'pictureFailed', index: Number(input.index) });
      if (kind === 'drawPortrait')
        await api.reportPortrait(accountId, inputOf(job, 'characterId'), {
          sheetVersion: Number(input.sheetVersion),
          failed: 'portraitFailed',
        });
    }
  }

  /**
   * Downgrades, cancellations and renewals whose day has come. They count from that day anyway; this records
   * them.
   */
  async function settlePeriods() {
    const subscriptions = await collectionOf<SubscriptionDocument>('subscriptions');
    const at = new Date(now()).toISOString();
    const due = [
      'subscription.paid.periodEnd',
      'subscription.downgrade.effectiveAt',
      'subscription.cancellation.effectiveAt',
    ].map((field) => ({ [field]: { $lte: at } }));
    for (const { accountId } of (await subscriptions?.find({ filter: { $or: due } })) ?? [])
      await api.settlePeriods(accountId);
  }

  /** Files of steps that no event names: left by attempts that were overtaken or cut off. */
  async function removeUnnamedBlobs() {
    const stories = await collectionOf<StoryDocument>('stories');
    const characters = await collectionOf<CharacterDocument>('characters');
    if (!stories || !characters) return;
    const old = new Map<string, Set<string>>();
    for await (const { key, modifiedAt } of blobs.blobs.list('')) {
      const [accountId, kind, id, step, attempt] = key.split('/');
      if (modifiedAt > now() - UNNAMED_AFTER_MS || attempt === undefined) continue;
      const subject = `${accountId}/${kind}/${id}`;
      old.set(subject, (old.get(subject) ?? new Set()).add(`${subject}/${step}/${attempt}/`));
    }
    for (const [subject, folders] of old) {
      const [accountId, kind, id] = subject.split('/');
      const named =
        kind === 'story'
          ? namedByStory(await stories.get(`${accountId}/${id}`))
          : namedByCharacter(await characters.get(`${accountId}/${id}`));
      if (named === 'all') continue;
      for (const folder of folders)
        if (!named.some((key) => key.startsWith(folder))) await blobs.blobs.deleteByPrefix(folder);
    }
  }

  return [
    { name: 'abandonOrders', everyMs: MINUTE, sweep: abandonOrders },
    { name: 'tellGivenUp', everyMs: 10_000, sweep: tellGivenUp },
    { name: 'settlePeriods', everyMs: MINUTE, sweep: settlePeriods },
    { name: 'limits', everyMs: 10 * MINUTE, sweep: async () => void (await limits.sweep()) },
    { name: 'unnamedBlobs', everyMs: DAY, sweep: removeUnnamedBlobs },
  ];
}

/** A story that is still being made may need any of its files. */
function namedByStory(story: (StoryDocument & { deleted?: true }) | null): readonly string[] | 'all' {
  if (!story || story.deleted) return [];
  if (story.state !== 'finished') return 'all';
  return [
    story.manifest,
    story.audio,
    story.times,
    ...story.drawn.flatMap(({ large, small }) => [large, small]),
  ].filter((key) => key !== null);
}

function namedByCharacter(
  character: (CharacterDocument & { deleted?: true }) | null,
): readonly string[] | 'all' {
  if (!character || character.deleted) return [];
  return character.state === 'image_pending'
    ? 'all'
    : character.portrait === null
      ? []
      : [besideManifest(character.portrait, '')];
}

/** Runs one sweeper until `signal` aborts; one that fails is tried again at its next turn. */
export async function keepSweeping(
  { name, everyMs, sweep }: Sweeper,
  onError: SweeperDeps['onError'],
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await sweep().catch((error: unknown) => onError(error, name));
    await sleep(everyMs, undefined, { signal }).catch(() => {});
  }
}
