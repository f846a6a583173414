import type { CostRow, CostsView } from '@storylark/contracts/admin/views';
import type { ReadModels } from '../readModels.ts';

const DEAREST = 20;

/** GET /api/admin/costs. Days are UTC, both included. */
export async function getCosts(
  readModels: ReadModels,
  { from, to }: { from: string; to: string },
): Promise<CostsView> {
  const costs = await readModels.of('costs');
  const inTime = { $gte: from, $lte: to };
  const [sums, dearest] = await Promise.all([
    costs.find({ filter: { kind: 'day', day: inTime }, sort: [['day', 1]] }),
    costs.find({
      filter: { kind: 'story', lastDay: inTime },
      sort: [['microDollars', -1]],
      limit: DEAREST,
    }),
  ]);
  const rows: CostRow[] = [];
  let stories = 0;
  for (const sum of sums) {
    if (sum.kind !== 'day') continue;
    const { day, role, model, sums } = sum;
    const { costs: figures = {} } = sums;
    stories += figures.stories ?? 0;
    if (role === null || model === null) continue;
    const { calls = 0, retries = 0, microDollars = 0, kept = 0, houseTookOver = 0, failed = 0 } = figures;
    rows.push({ day, role, model, calls, retries, microDollars, kept, houseTookOver, failed });
  }
  return {
    rows,
    microDollars: rows.reduce((sum, row) => sum + row.microDollars, 0),
    stories,
    dearest: dearest.flatMap((story) =>
      story.kind === 'story' && story.lastDay !== null
        ? [
            {
              accountId: story.accountId,
              storyId: story.storyId,
              microDollars: story.microDollars,
              calls: story.uses.reduce((sum, { calls }) => sum + calls, 0),
              lastDay: story.lastDay,
            },
          ]
        : [],
    ),
  };
}
