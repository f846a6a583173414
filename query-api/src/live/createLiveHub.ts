import { sessionLives } from '@storylark/contracts/accounts/sessions';
import type { FeedDocument } from '@storylark/contracts/documents';
import type { WakeUp } from '@storylark/contracts/live/wakeUp';
import type { Clock } from '@storylark/platform/clock';
import type { ReadModels } from '../readModels.ts';
import { frameOf, GIVE_WAY, HEARTBEAT, placeFrame, positionOf, reloadFrame } from './frames.ts';
import { runEvery } from './runEvery.ts';

export type Listener = {
  accountId: string;
  sessionId: string;
  sessionNumber: number;
  generation?: number;
  /** Hands text to the network; answers how many bytes wait to be taken. */
  write: (text: string) => number;
  /** Ends it, at once or behind a last word. */
  end: (lastWord?: string) => void;
};
/**
 * `reading`: rows after `sentUpTo` are on their way from the read store; `again`: there is more to read, for
 * more came meanwhile, or a read has failed. Otherwise everything heard of so far has been sent.
 */
type Open = Listener & { sentUpTo: number; reading: boolean; again: boolean };
type Row = FeedDocument & { position: number };
type Deps = {
  readModels: ReadModels;
  /** Streams that an account may have open here; the oldest gives way to one more. */
  streamsAtOnce: number;
  /** Position of the feed's checkpoint: everything up to it is in the feed. */
  feedPosition: () => Promise<number>;
  frameId: (accountId: string, position: number) => string;
  now: Clock;
};

/** A reader that leaves so much untaken is cut, and resumes from the last frame it got. */
const BACKLOG_BYTES = 64 * 1024;
const POLL_MS = 5_000;
/** A stream ends within a second of its session: the read model takes its part of that. */
const SESSIONS_MS = 750;
const HEARTBEAT_MS = 15_000;
const ROWS_PER_READ = 500;

/**
 * All event streams of this process. The feed is what counts; wake-ups only wake: a row goes out at once when
 * it follows the last one sent, otherwise the rows between are read. `run` polls for lost wake-ups, checks
 * sessions and keeps connections warm until `signal` aborts.
 */
export function createLiveHub({ readModels, streamsAtOnce, feedPosition, frameId, now }: Deps) {
  const byAccount = new Map<string, Set<Open>>();
  let polledUpTo = -1;

  /**
   * Streams from a place on (null: from now). Answers how to hang up.
   * @throws what the read store throws: nobody has joined then
   */
  async function join(listener: Listener, resumeAfter: number | null): Promise<() => void> {
    const now = await feedPosition();
    const place = resumeAfter === null ? now : Math.min(resumeAfter, now);
    const open: Open = { ...listener, sentUpTo: place, reading: true, again: false };
    const readers = byAccount.get(open.accountId) ?? new Set();
    byAccount.set(open.accountId, readers.add(open));
    const [oldest] = readers;
    if (readers.size > streamsAtOnce && oldest) cut(oldest, GIVE_WAY);
    try {
      if (resumeAfter !== null && (await isTooOld(place, now))) {
        open.sentUpTo = now;
        send(open, reloadFrame(frameId(open.accountId, now)));
      } else send(open, placeFrame(frameId(open.accountId, place)));
      open.reading = false;
      await bringUpToDate(open);
    } catch (error) {
      leave(open);
      throw error;
    }
    return () => leave(open);
  }

  function cut(open: Open, lastWord?: string) {
    leave(open);
    open.end(lastWord);
  }

  function leave(open: Open) {
    const readers = byAccount.get(open.accountId);
    readers?.delete(open);
    if (readers?.size === 0) byAccount.delete(open.accountId);
  }

  function send(open: Open, text: string) {
    if (open.write(text) > BACKLOG_BYTES) cut(open);
  }

  function deliver(open: Open, row: Row) {
    if (row.position <= open.sentUpTo || !isHere(open)) return;
    open.sentUpTo = row.position;
    send(open, frameOf(row, frameId(open.accountId, row.position)));
  }

  /**
   * Reads and sends what came after the last row sent: up to the checkpoint, since rows behind it may stand
   * there before those that go before them.
   */
  async function bringUpToDate(open: Open) {
    if (open.reading) return void (open.again = true);
    open.reading = true;
    try {
      const feed = await readModels.of('feed');
      do {
        open.again = false;
        const filter = {
          accountId: open.accountId,
          position: { $gt: open.sentUpTo, $lte: await feedPosition() },
        };
        const rows = (await feed.find({
          filter,
          sort: [['position', 1]],
          limit: ROWS_PER_READ,
        })) as unknown as Row[];
        for (const row of rows) deliver(open, row);
        open.again ||= rows.length === ROWS_PER_READ;
      } while (isAsked(open));
    } catch (error) {
      open.again = true;
      throw error;
    } finally {
      open.reading = false;
    }
  }

  const isHere = (open: Open) => byAccount.get(open.accountId)?.has(open) === true;
  const isAsked = (open: Open) => open.again && isHere(open);

  /** @throws what the read store throws: the next poll makes up for it */
  async function hear({ rows }: WakeUp): Promise<void> {
    if (rows === null) return poll();
    for (const { row, previous } of rows as readonly { row: Row; previous: string | null }[]) {
      for (const open of byAccount.get(row.accountId) ?? []) {
        const follows = previous !== null && positionOf(previous) <= open.sentUpTo;
        if (follows && !open.reading) deliver(open, row);
        else await bringUpToDate(open);
      }
    }
  }

  /** Brings everybody up to date with one look at the feed: what was lost since the last one is sent now. */
  async function poll(): Promise<void> {
    if (byAccount.size === 0) return void (polledUpTo = -1);
    const now = await feedPosition();
    for (const open of [...byAccount.values()].flatMap((readers) => [...readers]))
      if (polledUpTo === -1 || open.again) await bringUpToDate(open);
    if (polledUpTo !== -1) {
      const rows = await (
        await readModels.of('feed')
      ).find({ filter: { position: { $gt: polledUpTo, $lte: now } }, sort: [['position', 1]] });
      for (const row of rows as unknown as Row[])
        for (const open of byAccount.get(row.accountId) ?? []) {
          if (open.reading) open.again = true;
          else if (!open.again) deliver(open, row);
        }
    }
    polledUpTo = now;
  }

  async function endDeadSessions(): Promise<void> {
    if (byAccount.size === 0) return;
    const sessions = await (await readModels.of('sessions')).getMany([...byAccount.keys()]);
    const found = new Map(sessions.map((document) => [document.accountId, document.sessions]));
    for (const [accountId, readers] of byAccount) {
      const alive = found.get(accountId);
      for (const open of readers) if (!alive || !sessionLives(alive, open, now())) cut(open);
    }
  }

  async function isTooOld(place: number, now: number): Promise<boolean> {
    if (place === now) return false;
    const [oldest] = (await (
      await readModels.of('feed')
    ).find({ sort: [['position', 1]], limit: 1 })) as unknown as Row[];
    return place < (oldest?.position ?? now) - 1;
  }

  function beat() {
    for (const readers of byAccount.values()) for (const open of readers) send(open, HEARTBEAT);
  }

  /** @throws what the read store throws: begin again, nothing is lost */
  const run = (signal: AbortSignal) =>
    runEvery(
      [
        [POLL_MS, poll],
        [SESSIONS_MS, endDeadSessions],
        [HEARTBEAT_MS, beat],
      ],
      signal,
    );

  const connections = () => [...byAccount.values()].reduce((sum, readers) => sum + readers.size, 0);
  return { join, hear, run, connections };
}
export type LiveHub = ReturnType<typeof createLiveHub>;
