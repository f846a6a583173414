import { besideManifest } from '@storylark/contracts/blobs';
import type { StoredCharacterEvent } from '@storylark/contracts/characters/events';
import type { StoredStoryEvent } from '@storylark/contracts/stories/events';

/** Keys of blobs, or of the folders they lie in; `all`: a step that is still open may need any of them. */
export type NamedBlobs = readonly string[] | 'all';

/** What the stream of a story names. A story that ended without being finished names nothing. */
export function blobsNamedByStory(events: readonly StoredStoryEvent[]): NamedBlobs {
  const named: string[] = [];
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
        named.push(data.large, data.small);
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
      case 'NarrationPartRecorded':
      case 'NarrationFailed':
      case 'IllustrationFailed':
      case 'StoryShared':
      case 'StoryUnshared':
        break;
      default:
        return unknown(type);
    }
  return open ? 'all' : named;
}

/** What the stream of an account's characters names of one of them: its newest portrait. */
export function blobsNamedByCharacter(
  events: readonly StoredCharacterEvent[],
  characterId: string,
): NamedBlobs {
  let portrait: readonly string[] = [];
  let open = false;
  for (const { type, data } of events) {
    if (data.characterId !== characterId) continue;
    switch (type) {
      case 'CharacterCreated':
        open = true;
        break;
      case 'CharacterChanged':
        open ||= data.looksChanged;
        break;
      case 'PortraitDrawn':
        portrait = [besideManifest(data.manifest, '')];
        open = false;
        break;
      case 'PortraitFailed':
        open = false;
        break;
      case 'CharacterDeleted':
        return [];
      case 'RelationshipsUpdated':
        break;
      default:
        return unknown(type);
    }
  }
  return open ? 'all' : portrait;
}

/** An event from a newer program may name what this one does not understand: nothing goes. */
const unknown = (_type: never): NamedBlobs => 'all';
