import type { StoryDocument } from '@storylark/contracts/documents';
import { returnsAfterTextLeft } from '@storylark/contracts/subscriptions/allowance';
import type { ReadModels } from '../readModels.ts';

/** Which of these stories of an account give their slot back when they are deleted now: their ids. */
export async function slotsThatReturn(
  readModels: ReadModels,
  accountId: string,
  stories: readonly StoryDocument[],
): Promise<ReadonlySet<string>> {
  const idsIn = (wanted: StoryDocument['state']) =>
    stories.filter(({ state }) => state === wanted).map(({ storyId }) => storyId);
  const readable = idsIn('narration_pending');
  if (readable.length === 0) return new Set(idsIn('text_pending'));
  const slots = await readModels.of('slots');
  const [held, returned] = await Promise.all([
    slots.find({ filter: { accountId, storyId: { $in: readable }, returnedAt: null } }),
    slots.find({ filter: { accountId, reason: 'deletedBeforeNarration' } }),
  ]);
  const giving = held.filter(
    (slot) => returnsAfterTextLeft(returned.filter(({ window }) => window === slot.window)) > 0,
  );
  return new Set([...idsIn('text_pending'), ...giving.map(({ storyId }) => storyId)]);
}
