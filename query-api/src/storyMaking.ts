import { besideManifest, REQUESTS_FILE } from '@storylark/contracts/blobs';
import type { StoryDocument } from '@storylark/contracts/documents';
import type { StepMade } from '@storylark/contracts/stories/documents';
import { ERASED } from '@storylark/contracts/sealing';
import type { Check, MakingStep } from '@storylark/contracts/stories/making';
import type {
  OutsideReason,
  OutsideStep,
  OutsideUse,
  SentRequest,
} from '@storylark/contracts/stories/outside';
import type { MadeBy } from '@storylark/contracts/stories/views';
import { storySubject } from '@storylark/contracts/work';
import type { SealedBlobs } from '@storylark/platform/seal/createSealedBlobs';
import type { ReadModels } from './readModels.ts';

export type MakingDeps = { readModels: ReadModels; sealedBlobs: Pick<SealedBlobs, 'get'> };

/** Who made what there is of a story: a picture made outside makes them count as made there. */
export function madeByOf({ text, textMade, audio, narrationMade, drawn }: StoryDocument): MadeBy {
  const painters = drawn.map(({ made }) => made?.by ?? 'house');
  return {
    text: textMade?.by ?? (text && 'house'),
    narration: narrationMade?.by ?? (audio === null ? null : 'house'),
    pictures: painters.includes('outside') ? 'outside' : (painters[0] ?? null),
  };
}

/** Text, narration and each picture that is planned, in this order. */
export async function makingOf(
  { readModels, sealedBlobs }: MakingDeps,
  story: StoryDocument,
): Promise<MakingStep[]> {
  const costs = await (await readModels.of('costs')).get(story._id);
  const uses = costs?.kind === 'story' ? costs.uses : [];
  const subject = `${story.accountId}/${storySubject(story.storyId)}`;
  const ofPictures = reasonIn(uses.filter(({ step }) => step === 'picture'));
  return Promise.all(
    stepsOf(story).map(async ({ step, index, made, key }) => {
      const own = uses.filter((use) => use.step === step && (use.index ?? null) === index);
      // painted, and drawn after all since another picture could not be painted: for the reason of that one
      const isRedrawn = step === 'picture' && own.some(({ outcome }) => outcome === 'kept');
      return {
        step,
        index,
        madeBy: key === null ? null : (made?.by ?? 'house'),
        checksPassed: made?.by === 'outside' ? checksPassed(step, own) : [],
        uses: own.map(({ useId: _id, step: _step, index: _index, ...use }) => use),
        tookOverFor: made?.by === 'outside' ? null : (reasonIn(own) ?? (isRedrawn ? ofPictures : null)),
        seconds: made?.seconds ?? null,
        microDollars: moneyOf(own),
        requests: key !== null && own.length > 0 ? await requestsBeside(sealedBlobs, subject, key) : [],
      };
    }),
  );
}

/** `key`: of something that lies beside the step's manifest; null until it is made. */
type Step = { step: OutsideStep; index: number | null; made: StepMade | null; key: string | null };
function stepsOf({ manifest, textMade, audio, narrationMade, pictures, drawn }: StoryDocument): Step[] {
  const byIndex = new Map(drawn.map((one) => [one.index, one]));
  return [
    { step: 'text', index: null, made: textMade ?? null, key: manifest },
    { step: 'narration', index: null, made: narrationMade ?? null, key: audio },
    ...Array.from({ length: pictures }, (_, index): Step => {
      const picture = byIndex.get(index);
      return { step: 'picture', index, made: picture?.made ?? null, key: picture?.large ?? null };
    }),
  ];
}

/** What of a step was looked at before it was kept: whatever a check refuses is not. */
function checksPassed(step: OutsideStep, uses: readonly OutsideUse[]): Check[] {
  const passed = (role: OutsideUse['role']) =>
    uses.some((use) => use.role === role && use.outcome === 'kept');
  return [
    ...(step === 'text' ? (['rules'] as const) : []),
    ...(passed('moderation') ? (['moderation'] as const) : []),
    ...(passed('check') && step !== 'picture' ? [judged[step]] : []),
  ];
}
const reasonIn = (uses: readonly OutsideUse[]): OutsideReason | null =>
  uses.findLast(({ reason }) => reason)?.reason ?? null;
const judged = { text: 'plan', narration: 'transcript' } as const;

export const moneyOf = (parts: readonly { microDollars: number }[]) =>
  parts.reduce((sum, { microDollars }) => sum + microDollars, 0);

async function requestsBeside(
  sealedBlobs: MakingDeps['sealedBlobs'],
  subject: string,
  key: string,
): Promise<readonly SentRequest[]> {
  const stored = await sealedBlobs.get(subject, besideManifest(key, REQUESTS_FILE));
  if (stored === null || stored === ERASED) return [];
  return JSON.parse(new TextDecoder().decode(stored)) as SentRequest[];
}
