import type { StoryDocument } from '@storylark/contracts/documents';
import { returnsAfterTextLeft } from '@storylark/contracts/subscriptions/allowance';
import type { ReadModels } from '../readModels.ts';

/** Which of these stories of an account give their slot back when they are deleted now: their ids. */
export async function slotsThatReturn(
  readModels: ReadModels,
  accountId: string,
  stories: readonly StoryDocument[],
): Promise<ReadonlySet<string>> {
  const idsOf = (those: (story: StoryDocument) => boolean) =>
    stories.filter(those).map(({ storyId }) => storyId);
  const unread = idsOf(({ state, wasTold }) => state === 'text_pending' && !wasTold);
  const readable = idsOf(
    ({ state, wasTold }) => state === 'narration_pending' || (state === 'text_pending' && wasTold === true),
  );
  if (readable.length === 0) return new Set(unread);
  const slots = await readModels.of('slots');
  const [held, returned] = await Promise.all([
    slots.find({ filter: { accountId, storyId: { $in: readable }, returnedAt: null } }),
    slots.find({ filter: { accountId, reason: 'deletedBeforeNarration' } }),
  ]);
  const giving = held.filter(
    (slot) => returnsAfterTextLeft(returned.filter(({ window }) => window === slot.window)) > 0,
  );
  return new Set([...unread, ...giving.map(({ storyId }) => storyId)]);
}
