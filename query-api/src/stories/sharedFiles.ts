import type { StoryDocument } from '@storylark/contracts/documents';

/** Sound and pictures of a story by the names that they have under its share, with the keys of their blobs. */
export function sharedFiles({
  audio,
  drawn,
}: Pick<StoryDocument, 'audio' | 'drawn'>): ReadonlyMap<string, string> {
  const named = (name: string, key: string) => [name + key.slice(key.lastIndexOf('.')), key] as const;
  return new Map([
    ...(audio === null ? [] : [named('audio', audio)]),
    ...drawn.flatMap(({ index, large, small }) => [
      named(`picture-${index}`, large),
      named(`small-${index}`, small),
    ]),
  ]);
}
