import { besideManifest } from '@storylark/contracts/blobs';
import type { StoredCharacterEvent } from '@storylark/contracts/characters/events';
import type { StoredStoryEvent } from '@storylark/contracts/stories/events';

/** Keys of blobs, or of the folders they lie in; `all`: a step that is still open may need any of them. */
export type NamedBlobs = readonly string[] | 'all';

/** Whether something in this folder is named. */
export const isNamed = (named: NamedBlobs, folder: string): boolean =>
  named === 'all' || named.some((key) => key.startsWith(folder));

/**
 * What the stream of a story names. A story that ended without being finished names nothing. A picture that was
 * given up may be drawn yet, when an operator has it tried again.
 */
export function blobsNamedByStory(events: readonly StoredStoryEvent[]): NamedBlobs {
  const named: string[] = [];
  const pictures = new Map<number, readonly string[]>();
  const givenUp = new Set<number>();
  let open = true;
  for (const { type, data } of events)
    switch (type) {
      case 'TextWritten':
        named.push(data.manifest);
        break;
      case 'NarrationRecorded':
        named.push(data.audio, data.times);
        break;
      case 'IllustrationDrawn':
        // the later one of an index takes the place of the one before
        pictures.set(data.index, [data.large, data.small]);
        givenUp.delete(data.index);
        break;
      case 'IllustrationFailed':
        givenUp.add(data.index);
        break;
      case 'StoryFinished':
        open = false;
        break;
      case 'StoryFailed':
      case 'StoryStopped':
      case 'StoryAbandoned':
      case 'StoryDeleted':
        return [];
      case 'StoryRequested':
      case 'ParagraphTold':
      case 'ParagraphsDropped':
      case 'OutsideModelUsed':
      case 'PaintingGivenUp':
      case 'NarrationPartRecorded':
      case 'NarrationFailed':
      case 'ShareIdReserved':
      case 'StoryShared':
      case 'StoryUnshared':
        break;
      default:
        return unknown(type);
    }
  return open || givenUp.size > 0 ? 'all' : [...named, ...[...pictures.values()].flat()];
}

/**
 * What the stream of an account's characters names of one of them: its newest portrait, once that is there, and the
 * sheet that outside models go by. A portrait that was given up may be painted yet.
 */
export function blobsNamedByCharacter(
  events: readonly StoredCharacterEvent[],
  characterId: string,
): NamedBlobs {
  let portrait: readonly string[] = [];
  let referenceSheet: readonly string[] = [];
  let open = true;
  for (const { type, data } of events) {
    if (data.characterId !== characterId) continue;
    switch (type) {
      case 'CharacterChanged':
        open ||= data.looksChanged;
        if (data.looksChanged) referenceSheet = [];
        break;
      case 'ReferenceSheetPainted':
        referenceSheet = [besideManifest(data.manifest, '')];
        break;
      case 'PortraitDrawn':
        portrait = [besideManifest(data.manifest, '')];
        open = false;
        break;
      case 'CharacterDeleted':
        return [];
      case 'CharacterCreated':
      case 'PortraitFailed':
      case 'RelationshipsUpdated':
        break;
      default:
        return unknown(type);
    }
  }
  return open ? 'all' : [...portrait, ...referenceSheet];
}

/** An event from a newer program may name what this one does not understand: nothing goes. */
const unknown = (_type: never): NamedBlobs => 'all';
