import type { StoryDocument } from '@storylark/contracts/documents';
import type { MakingTimesDocument } from '@storylark/contracts/stories/documents';
import type { Maker } from '@storylark/contracts/stories/outside';
import type { Helpers } from '../readHelpers.ts';
import type { ReadModels } from '../readModels.ts';

const RUNS = 20;

export type Makers = { text: Maker; narration: Maker; pictures: Maker };

/**
 * Medians of the last 20 finished runs of this length and language in which the same was asked to make the
 * step, in seconds; null when there was none for one of them: nothing is invented.
 */
export async function expectedSeconds(
  readModels: ReadModels,
  { length, language }: { length: string; language: string },
  makers: Makers,
) {
  const times = await readModels.of('makingTimes');
  const runsBy = (field: 'textBy' | 'narrationBy' | 'picturesBy', maker: Maker) =>
    times.find({
      filter: { language, length, [field]: maker, finishedAt: { $ne: null } },
      sort: [['finishedAt', -1]],
      limit: RUNS,
    });
  const [told, spoken, drawn] = await Promise.all([
    runsBy('textBy', makers.text),
    runsBy('narrationBy', makers.narration),
    runsBy('picturesBy', makers.pictures),
  ]);
  const text = median(told, 'text');
  const narration = median(spoken, 'narration');
  const mixing = median(spoken, 'mixing');
  const pictures = median(drawn, 'pictures');
  return text === null || narration === null || mixing === null || pictures === null
    ? null
    : { text, narration, mixing, pictures };
}

/** Who makes the steps of a story that are still to come, as far as it can be known before. */
export async function makersOf(
  { readModels, helpers }: { readModels: ReadModels; helpers: Helpers },
  { accountId, textMade, narrationMade }: Pick<StoryDocument, 'accountId' | 'textMade' | 'narrationMade'>,
): Promise<Makers> {
  const account = await (await readModels.of('accounts')).get(accountId);
  const asked = account?.useOutsideModels === true ? await helpers() : null;
  return {
    text: textMade?.by ?? (asked?.text ? 'outside' : 'house'),
    narration: narrationMade?.by ?? (asked?.speech ? 'outside' : 'house'),
    pictures: asked?.images ? 'outside' : 'house',
  };
}

function median(
  runs: readonly MakingTimesDocument[],
  step: 'text' | 'narration' | 'mixing' | 'pictures',
): number | null {
  const seconds = runs.flatMap((run) => run[step] ?? []).sort((a, b) => a - b);
  const middle = Math.floor(seconds.length / 2);
  const upper = seconds[middle];
  if (upper === undefined) return null;
  return seconds.length % 2 === 1 ? upper : (upper + (seconds[middle - 1] ?? upper)) / 2;
}
