import type { MakingTimesDocument } from '@storylark/contracts/documents';
import type { ReadModels } from '../readModels.ts';

const RUNS = 20;

/**
 * Medians of the last 20 finished runs of this length and language, in seconds; null when there was none:
 * nothing is invented.
 */
export async function expectedSeconds(
  readModels: ReadModels,
  { length, language }: { length: string; language: string },
) {
  const times = await readModels.of('makingTimes');
  const runs = await times.find({
    filter: { language, length, finishedAt: { $ne: null } },
    sort: [['finishedAt', -1]],
    limit: RUNS,
  });
  const text = median(runs, 'text');
  const narration = median(runs, 'narration');
  const mixing = median(runs, 'mixing');
  const pictures = median(runs, 'pictures');
  return text === null || narration === null || mixing === null || pictures === null
    ? null
    : { text, narration, mixing, pictures };
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
