import { readDraft, writeDraft } from '../lib/storage.ts';
import type { TextPlace } from '../player/sentenceNear.ts';

const nameOf = (uuid: string) => `read:${uuid}`;

/**
 * Where this device stopped reading a story aloud that had no recording yet: the house knows places by their
 * seconds in it. Null once there is such a place.
 */
export const keepRead = (accountId: string, uuid: string, place: TextPlace | null) =>
  writeDraft(accountId, nameOf(uuid), place);
export const readHere = (accountId: string, uuid: string) => readDraft<TextPlace>(accountId, nameOf(uuid));
