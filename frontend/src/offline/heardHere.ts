import type { StoryView } from '@storylark/contracts/stories/views';
import { draftNames, readDraft, writeDraft } from '../lib/storage.ts';

export type Heard = { positionSeconds: number; finished: boolean };
type HeardHere = Heard & { at: string };

const PREFIX = 'heard:';
const nameOf = (uuid: string) => PREFIX + uuid;

/** Where somebody stopped while the house could not be told; null once it has been. */
export const keepHeard = (accountId: string, uuid: string, heard: HeardHere | null) =>
  writeDraft(accountId, nameOf(uuid), heard);
export const heardHere = (accountId: string, uuid: string) => readDraft<HeardHere>(accountId, nameOf(uuid));
/** The stories, by uuid, of which the house does not know yet where somebody stopped. */
export const storiesHeardHere = (accountId: string) =>
  draftNames(accountId, PREFIX).map((name) => name.slice(PREFIX.length));

type Place = Pick<StoryView, 'heard'>;
export const isNewer = (here: HeardHere, { heard }: Place): boolean => here.at > (heard?.at ?? '');
/** The story with the later of the two places: the house's, and the one that it does not know of yet. */
export const withHeard = <T extends Place>(story: T, here: HeardHere | null): T =>
  here !== null && isNewer(here, story) ? { ...story, heard: here } : story;
