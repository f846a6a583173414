import type { SentenceTimes } from '@storylark/contracts/stories/views';

/**
 * What is to be heard. `startAt` counts when the story is first given; a new `audioUrl` is used when the
 * former one is about to run out.
 */
export type PlayerSource = {
  storyUuid: string;
  title: string;
  heroName: string | null;
  artworkUrl: string | null;
  audioUrl: string;
  durationSeconds: number;
  sentences: readonly SentenceTimes[];
  startAt: number;
};
export type PlayerActs = {
  /** At every stop, every 30 s of playing and when the page goes away; never twice the same. */
  onHeard(positionSeconds: number, finished: boolean): void;
  /** The address has run out. Null: there is no other; rejects: the house does not answer. */
  freshAudioUrl(): Promise<string | null>;
};
