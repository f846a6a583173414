import { besideManifest, MANIFEST, REFERENCE_SHEET_FILE } from '@storylark/contracts/blobs';
import type { StoryOrderData } from '@storylark/contracts/stories/events';
import { characterSubject } from '@storylark/contracts/work';
import type { Painter, PaintOrder } from '@storylark/models/pictures/createPainter';
import type { Sitter } from '@storylark/illustration/pictureSpec';
import type { Plan } from '@storylark/studio/plan';
import { sitterOf, sittersOf } from '@storylark/studio/sittersOf';
import { picturesOf, type Illustrator } from '@storylark/studio/studio';
import type { CommandApi } from '../commandApi.ts';
import { type Blobs, type Made, stepBlobs } from '../stepBlobs.ts';

type Deps = {
  api: CommandApi;
  blobs: Blobs;
  illustrator: Pick<Illustrator, 'drawPortrait'>;
  accountId: string;
  attempt: number;
};
/** `sheet` null: it has to be painted first. */
type Known = { sheetVersion: number; sheet: Uint8Array | null };
/** Who is in the pictures of a plan, by cast id: characters of the account, and those the plan made up. */
export type Sitting = {
  characters: Map<string, { characterId: string; sitter: Sitter }>;
  madeUp: Map<string, Sitter>;
};

export function sittingOf(plan: Plan, order: StoryOrderData): Sitting {
  const sitters = sittersOf(plan, order);
  const { hero, companion, others } = plan.cast;
  const inPictures = new Set(picturesOf(plan).flatMap(({ cast }) => cast.map(({ id }) => id)));
  const sitting: Sitting = { characters: new Map(), madeUp: new Map() };
  for (const { id, characterUuid } of [hero, companion, ...others]) {
    const sitter = sitters[id];
    if (!sitter || !inPictures.has(id)) continue;
    if (characterUuid === undefined) sitting.madeUp.set(id, sitter);
    else sitting.characters.set(id, { characterId: characterUuid, sitter });
  }
  return sitting;
}

/** One sheet for each character of the account, by which all pictures of it are painted, in whatever story. */
export function referenceSheets({ api, blobs, illustrator, accountId, attempt }: Deps) {
  const subjectOf = (characterId: string) => `${accountId}/${characterSubject(characterId)}`;

  /** Null: the character is gone, or looks other than in this story by now; nothing is painted then. */
  async function known(characterId: string, sitter: Sitter): Promise<Known | null> {
    const work = await api.portraitWork(accountId, characterId);
    if (work.over) return null;
    const { sheetVersion, referenceSheet } = work;
    if (!isAlike(sitterOf({ ...work.sheet, characterUuid: characterId }), sitter)) return null;
    if (referenceSheet === null) return { sheetVersion, sheet: null };
    const key = besideManifest(referenceSheet, REFERENCE_SHEET_FILE);
    const sheet = await blobs.sealedBlobs.get(subjectOf(characterId), key);
    return sheet instanceof Uint8Array ? { sheetVersion, sheet } : null;
  }

  /** Stored and told of before anything is painted by it. Null as for `known`. */
  async function paint(
    { characterId, sitter }: { characterId: string; sitter: Sitter },
    sheetVersion: number,
    painter: Painter,
    order: PaintOrder,
  ): Promise<Uint8Array | null> {
    const step = stepBlobs(blobs, subjectOf(characterId), `reference-${sheetVersion}`);
    type Report = { sheetVersion: number; manifest: string };
    const make = async (): Promise<Made<Report>> => {
      const portrait = await illustrator.drawPortrait(sitter);
      await step.write(attempt, REFERENCE_SHEET_FILE, await painter.paintReference(portrait, order));
      const report = { sheetVersion, manifest: step.keyOf(attempt, MANIFEST) };
      await step.finish(attempt, report);
      return { attempt, report };
    };
    const made = (await step.finished<Report>()) ?? (await make());
    // another story may have been quicker: all go by the one that is named
    if (!(await api.reportReferenceSheet(accountId, characterId, made.report)))
      await step.removeAttempt(made.attempt);
    return (await known(characterId, sitter))?.sheet ?? null;
  }

  return { known, paint };
}
export type ReferenceSheets = ReturnType<typeof referenceSheets>;

const isAlike = (one: Sitter, other: Sitter) =>
  (Object.keys(one) as (keyof Sitter)[]).every((trait) => one[trait] === other[trait]);
