import type { OutsideReason, SentRequest } from '@storylark/contracts/stories/outside';
import type { StoryWork } from '@storylark/contracts/stories/reports';
import { createLedger } from '@storylark/models/calls/ledger';
import { ModelFailure } from '@storylark/models/calls/modelFailure';
import type { Painter, PaintOrder } from '@storylark/models/pictures/createPainter';
import type { PictureSpec } from '@storylark/illustration/pictureSpec';
import type { Clock } from '@storylark/platform/clock';
import { Unavailable } from '@storylark/platform/unavailable';
import type { WrittenStory } from '@storylark/studio/plan';
import type { Studio } from '@storylark/studio/studio';
import type { CommandApi } from '../commandApi.ts';
import type { Outside } from '../outside/outside.ts';
import { reportUses } from '../outside/reportUses.ts';
import { StoryOver, SwitchedOff, watchWork } from '../outside/watchWork.ts';
import type { Blobs } from '../stepBlobs.ts';
import { referenceSheets, type Sitting, sittingOf } from './referenceSheets.ts';

/** From the order on, with all that was asked outside before; past it the house draws. */
export const PICTURES_LAST_MS = 240_000;
/** The picture whose job has the sheets painted that all others go by. */
const LEADER = 0;

export type Painting = {
  api: CommandApi;
  blobs: Blobs;
  studio: Pick<Studio, 'illustrator'>;
  outside: Outside;
  now: Clock;
  accountId: string;
  storyId: string;
  index: number;
  attempt: number;
  work: Extract<StoryWork, { over: false }>;
  written: WrittenStory;
  spec: PictureSpec;
  signal: AbortSignal;
};
/** What was sent; `png` null: the house draws, for this reason, or nobody. */
export type Painted = { requests: SentRequest[] } & (
  { png: Uint8Array } | { png: null; reason: OutsideReason; houseDraws: boolean }
);

/**
 * Has an outside model paint one picture, by the sheets of those who are in it. Null: nobody outside is to be asked.
 * @throws StoryOver when nobody wants it any more; Unavailable while the sheets are being painted
 */
export async function paintOutside(painting: Painting): Promise<Painted | null> {
  const { api, outside, accountId, storyId, index, attempt, work, now } = painting;
  const { painter } = outside.models;
  if (!painter || !work.outside) return null;
  const until = Date.parse(work.requestedAt) + PICTURES_LAST_MS;
  const ledger = createLedger();
  const { offlineFallback } = work.outside;
  const fail = async (reason: OutsideReason): Promise<Painted> => {
    // who wants no helper any more wants the house
    const houseDraws = reason === 'switchedOff' || offlineFallback;
    return {
      png: null,
      reason,
      houseDraws,
      requests: await finish(houseDraws ? 'houseTookOver' : 'failed', reason),
    };
  };
  const finish = async (outcome: 'kept' | 'houseTookOver' | 'failed', reason: OutsideReason | null) => {
    const taken = { attempt, ...ledger.take() };
    await reportUses(api, { accountId, storyId, usedFor: 'picture', index }, [taken], { outcome, reason });
    return taken.requests;
  };

  if (now() >= until) return fail('slow');
  try {
    const png = await outside.picturePlaces.hold(() =>
      watchWork(
        () => api.storyWork(accountId, storyId),
        painting.signal,
        (signal) =>
          paint(painting, painter, {
            accountId,
            safetyId: outside.safetyIdOf(accountId),
            until,
            signal,
            ledger,
          }),
      ),
    );
    return png && { png, requests: await finish('kept', null) };
  } catch (error) {
    painting.signal.throwIfAborted();
    if (error instanceof ModelFailure) return fail(error.reason);
    if (error instanceof SwitchedOff) return fail('switchedOff');
    if (error instanceof StoryOver) await finish('failed', null);
    throw error;
  }
}

async function paint(painting: Painting, painter: Painter, order: PaintOrder): Promise<Uint8Array | null> {
  const { written, work, spec, studio } = painting;
  const sitting = sittingOf(written.plan, work.order);
  const shown = await charactersShown(painting, sitting, painter, order);
  if (shown === null) return null;
  for (const { id } of spec.cast) {
    const sitter = sitting.madeUp.get(id);
    if (sitter) shown[id] = await studio.illustrator.drawPortrait(sitter);
  }
  return painter.paintScene({ plan: written.plan, spec, shown }, order);
}

/** Null: one of them is gone or has changed, so that nothing is painted. */
async function charactersShown(
  { api, blobs, studio, accountId, attempt, index, spec, work }: Painting,
  { characters }: Sitting,
  painter: Painter,
  order: PaintOrder,
): Promise<Record<string, Uint8Array> | null> {
  const sheets = referenceSheets({ api, blobs, illustrator: studio.illustrator, accountId, attempt });
  const isLed = index !== LEADER;
  const shown: Record<string, Uint8Array> = {};
  for (const [id, character] of characters) {
    if (isLed && !spec.cast.some((one) => one.id === id)) continue;
    const known = await sheets.known(character.characterId, character.sitter);
    if (known === null) return null;
    if (known.sheet === null && isLed) {
      if (work.pictures.some((one) => one.index === LEADER)) return null;
      throw new Unavailable('the sheets that pictures go by are being painted');
    }
    const sheet = known.sheet ?? (await sheets.paint(character, known.sheetVersion, painter, order));
    if (sheet === null) return null;
    shown[id] = sheet;
  }
  return shown;
}
