/** The data subject whose end an event tells; null for all others. */
export function endedBy(
  type: string,
  data: { accountId?: unknown; characterId?: unknown; storyId?: unknown },
): string | null {
  switch (type) {
    case 'AccountDeleted':
      return String(data.accountId);
    case 'CharacterDeleted':
      return `${String(data.accountId)}/character/${String(data.characterId)}`;
    case 'StoryDeleted':
    case 'StoryStopped':
      return `${String(data.accountId)}/story/${String(data.storyId)}`;
    default:
      return null;
  }
}
