import type { StoryCostsDocument } from '@storylark/contracts/admin/documents';
import type { CostFigure } from '@storylark/contracts/admin/views';
import type { StoredStoryEvent } from '@storylark/contracts/stories/events';
import type { Addition } from '@storylark/platform/projection';
import { projectionOf } from '../projectionOf.ts';

const handled = ['StoryRequested', 'OutsideModelUsed'] as const;
type CostEvent = Extract<StoredStoryEvent, { type: (typeof handled)[number] }>;
type Use = Extract<CostEvent, { type: 'OutsideModelUsed' }>['data'];

/**
 * What each story asked of outside models, and the sums by day, purpose and model. A story that was deleted
 * keeps its row: ids and numbers, and money that may be told of later.
 */
export const costs = projectionOf<StoryCostsDocument, CostEvent>({
  name: 'costs/v1',
  handles: handled,
  indexes: [
    { fields: [['accountId', 1]] },
    {
      fields: [
        ['kind', 1],
        ['day', 1],
      ],
    },
    {
      fields: [
        ['kind', 1],
        ['microDollars', -1],
      ],
    },
  ],
  idsOf: ({ data }) => [`${data.accountId}/${data.storyId}`],
  evolve(document, { type, data }, _id) {
    if (type === 'StoryRequested') {
      const { accountId, storyId } = data;
      return { _id, accountId, kind: 'story', storyId, uses: [], microDollars: 0, lastDay: null };
    }
    if (!document) return null; // of an account that was erased meanwhile
    const { accountId: _account, storyId: _story, at: _at, ...use } = data;
    return {
      ...document,
      uses: [...document.uses, use],
      microDollars: document.microDollars + use.microDollars,
      lastDay: dayOf(data),
    };
  },
  additionsOf: (before, _after, { type, data }) =>
    type === 'OutsideModelUsed' ? [...firstOf(before, data), ofModel(data)] : [],
});

const dayOf = ({ at }: { at: string }) => at.slice(0, 10);

/** A story counts on the day on which it first asks an outside model. */
const firstOf = (before: StoryCostsDocument | null, use: Use): Addition[] =>
  before?.uses.length === 0 ? [addition(dayOf(use), null, { stories: 1 })] : [];

const ofModel = (use: Use): Addition => {
  const { calls, retries, microDollars, outcome } = use;
  return addition(dayOf(use), use, { calls, retries, microDollars, [outcome]: 1 });
};

function addition(
  day: string,
  of: Pick<Use, 'role' | 'model'> | null,
  add: { readonly [F in CostFigure]?: number },
): Addition {
  const { role, model } = of ?? { role: null, model: null };
  return {
    _id: of === null ? `day/${day}` : `day/${day}/${role}/${model}`,
    fields: { kind: 'day', day, role, model },
    add: { costs: add },
  };
}
