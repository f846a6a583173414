import { type Bucket, bucketStart, bucketStarts, nextStart } from '@storylark/contracts/admin/buckets';
import { type UsageFigure, usageFigures, type UsageView } from '@storylark/contracts/admin/views';
import type { UsageSumDocument } from '@storylark/contracts/admin/documents';
import type { Locale } from '@storylark/contracts/languages';
import type { Plan } from '@storylark/contracts/subscriptions/plans';
import type { ReadModels } from '../readModels.ts';

/** Days are UTC, both included; the first and the last bucket are whole. Without plan or language: all. */
export type UsageWish = {
  from: string;
  to: string;
  bucket: Bucket;
  plan?: Plan | undefined;
  language?: Locale | undefined;
};

/**
 * GET /api/admin/usage. Who was active is counted per bucket, since sums of days would count an account
 * again on each.
 */
export async function getUsage(
  readModels: ReadModels,
  { from, to, bucket, plan, language }: UsageWish,
): Promise<UsageView> {
  const starts = bucketStarts(bucket, from, to);
  const place = new Map(starts.map((start, at) => [start, at]));
  const figures = Object.fromEntries(usageFigures.map((figure) => [figure, starts.map(() => 0)])) as Record<
    UsageFigure,
    number[]
  >;
  const add = (sum: UsageSumDocument, isCounted: (figure: UsageFigure) => boolean) => {
    const at = place.get(bucketStart(bucket, sum.start));
    if (at === undefined) return;
    for (const [group, counts] of Object.entries(sum.sums)) {
      const [ofPlan, ofLanguage] = group.split('/');
      if ((plan ?? ofPlan) !== ofPlan || (language ?? ofLanguage) !== ofLanguage) continue;
      for (const [figure, count] of Object.entries(counts) as [UsageFigure, number][]) {
        const numbers = figures[figure];
        if (numbers && isCounted(figure)) numbers[at] = (numbers[at] ?? 0) + count;
      }
    }
  };

  const usage = await readModels.of('usage');
  const first = starts[0] ?? from;
  const end = nextStart(bucket, starts.at(-1) ?? to);
  const sumsOf = async (kind: Bucket) => {
    const found = await usage.find({ filter: { kind, start: { $gte: first, $lt: end } } });
    return found.filter((sum) => sum.kind !== 'account');
  };
  const [days, own] = await Promise.all([sumsOf('day'), bucket === 'day' ? [] : sumsOf(bucket)]);
  for (const sum of days) add(sum, (figure) => bucket === 'day' || figure !== 'active');
  for (const sum of own) add(sum, (figure) => figure === 'active');
  return { bucket, starts, figures };
}
