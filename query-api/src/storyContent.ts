import type { StoryDocument } from '@storylark/contracts/documents';
import type { StoryOrderData } from '@storylark/contracts/stories/events';
import { openAs, type Unseal } from './unseal.ts';

export type StoryContent = { title: string | null; paragraphs: readonly string[]; heroName: string | null };

/** What was told while the text is pending, in its order, as far as it is not erased. */
export async function toldSoFar(
  unseal: Unseal,
  { told = [] }: Pick<StoryDocument, 'told'>,
): Promise<string[]> {
  const opened = await Promise.all(told.map((one) => openAs<{ text: string }>(unseal, one)));
  return opened.flatMap((one) => one?.text ?? []);
}

/** Title, text and hero of a story, as far as they are there and not erased. */
export async function contentOf(
  unseal: Unseal,
  { order, text }: Pick<StoryDocument, 'order' | 'text'>,
): Promise<StoryContent> {
  const written = await openAs<{ title: string; paragraphs: readonly string[] }>(unseal, text);
  const ordered = await openAs<StoryOrderData>(unseal, order);
  return {
    title: written?.title ?? null,
    paragraphs: written?.paragraphs ?? [],
    heroName: ordered?.hero.name ?? null,
  };
}
