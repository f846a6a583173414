import type { CharacterView } from '@storylark/contracts/characters/views';

/** So many come along at most: a story has room for no more. */
const MOST = 3;

/** Who comes along through the hero's relationships, by name. */
export function companionsOf(
  { uuid, familyLinks }: CharacterView,
  characters: readonly CharacterView[],
): string[] {
  const linked = new Set(familyLinks.map(({ characterUuid }) => characterUuid));
  linked.delete(uuid);
  return [...linked].flatMap((id) => characters.find((one) => one.uuid === id)?.name ?? []).slice(0, MOST);
}
