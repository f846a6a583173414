import type { SlotDocument, StoryDocument } from '@storylark/contracts/documents';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import { createReadModels } from '../readModels.ts';
import { slotsThatReturn } from './slotsThatReturn.ts';

const story = (storyId: string, state: string) => ({ storyId, state }) as StoryDocument;
const slot = (storyId: string, window: string, reason: SlotDocument['reason'] = null): SlotDocument => ({
  _id: `a/${storyId}/${window}`,
  accountId: 'a',
  storyId,
  window,
  takenAt: window,
  returnedAt: reason && window,
  reason,
  creditedTo: null,
});

async function returning(slots: readonly SlotDocument[], ...stories: StoryDocument[]) {
  const readStore = createMemoryReadStore();
  const rows = readStore.collection<SlotDocument>({ name: 'slots/v1', indexes: [] });
  for (const row of slots) await rows.put(row);
  const readModels = createReadModels(readStore, async (name) => `${name}/v1`);
  return [...(await slotsThatReturn(readModels, 'a', stories))].sort();
}
const gone = (n: number, window: string) =>
  Array.from({ length: n }, (_, at) => slot(`gone${at}`, window, 'deletedBeforeNarration'));

it('a story without its text gives its slot back, one that is told does not', async () => {
  const held = ['pending', 'pictures', 'told'].map((id) => slot(id, '2026-11-01'));
  const stories = [story('pending', 'text_pending'), story('pictures', 'image_pending')];
  expect(await returning(held, ...stories, story('told', 'finished'))).toEqual(['pending']);
});

it('one that can be read gives it back as long as its own window has given back less than three', async () => {
  const partly = { ...story('november', 'text_pending'), wasTold: true } as const;
  const readable = [partly, story('december', 'narration_pending')];
  const held = [slot('november', '2026-11-01'), slot('december', '2026-12-01')];
  const others = [slot('failed', '2026-12-01', 'failed'), slot('stopped', '2026-12-01', 'stopped')];
  const past = [...held, ...others, ...gone(3, '2026-11-01')];
  expect(
    await returning([...past, slot('one', '2026-12-01', 'deletedBeforeNarration')], ...readable),
  ).toEqual(['december']);
  expect(await returning([...held, ...gone(2, '2026-11-01')], ...readable)).toEqual(['december', 'november']);
});
