import type { ListeningEvent } from '@storylark/contracts/stories/events';
import type { Decider } from '@storylark/platform/decider';

type Heard = { positionSeconds: number; finished: boolean };
/** The folded `listening-{accountId}-{month}`: where each story stood last, by its id. */
export type Listening = ReadonlyMap<string, Heard>;
export type RecordListening = Heard & { storyId: string };

/** Smaller steps are not worth an event. */
const LEAST_CHANGE_SECONDS = 10;

const isWorthIt = (heard: Heard | undefined, { positionSeconds, finished }: Heard) =>
  heard?.finished !== finished || Math.abs(heard.positionSeconds - positionSeconds) >= LEAST_CHANGE_SECONDS;

export const listeningDecider: Decider<
  Listening,
  RecordListening,
  ListeningEvent,
  { accountId: string; at: string }
> = {
  initialState: new Map(),
  evolve: (listening, { data: { storyId, positionSeconds, finished } }) =>
    new Map(listening).set(storyId, { positionSeconds, finished }),
  decide: ({ storyId, positionSeconds, finished }, listening, { accountId, at }) =>
    isWorthIt(listening.get(storyId), { positionSeconds, finished })
      ? [{ type: 'StoryListened', data: { accountId, storyId, positionSeconds, finished, at } }]
      : [],
};
