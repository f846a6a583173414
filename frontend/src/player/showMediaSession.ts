import { PRODUCT } from '../lib/constants.ts';
import type { PlayerSource } from './playerSource.ts';

/** Each press of a lock screen, a headset or a keyboard's media key. */
type MediaActs = {
  play(): void;
  pause(): void;
  /** None where a place is no matter of seconds: only sentences can be gone by. */
  seek?(seconds: number): void;
  seekBy?(seconds: number): void;
  previousSentence(): void;
  nextSentence(): void;
};
const SKIP_SECONDS = 10;

const names = [
  'play',
  'pause',
  'seekbackward',
  'seekforward',
  'seekto',
  'previoustrack',
  'nexttrack',
] as const;

/** Gives the story to the device's own player. Returns how to take it back. */
export function showMediaSession(
  { title, heroName, artworkUrl }: Pick<PlayerSource, 'title' | 'heroName' | 'artworkUrl'>,
  acts: MediaActs,
): () => void {
  if (!('mediaSession' in navigator)) return () => {};
  const session = navigator.mediaSession;
  session.metadata = new MediaMetadata({
    title,
    artist: PRODUCT,
    album: heroName ?? '',
    artwork: artworkUrl ? [{ src: new URL(artworkUrl, location.href).href }] : [],
  });
  const { seek, seekBy } = acts;
  const handlers: Record<(typeof names)[number], MediaSessionActionHandler | null> = {
    play: acts.play,
    pause: acts.pause,
    seekbackward: seekBy ? ({ seekOffset }) => seekBy(-(seekOffset ?? SKIP_SECONDS)) : null,
    seekforward: seekBy ? ({ seekOffset }) => seekBy(seekOffset ?? SKIP_SECONDS) : null,
    seekto: seek ? ({ seekTime }) => seekTime !== undefined && seek(seekTime) : null,
    previoustrack: acts.previousSentence,
    nexttrack: acts.nextSentence,
  };
  for (const name of names) listen(name, handlers[name]);
  return () => {
    for (const name of names) listen(name, null);
    session.metadata = null;
    session.playbackState = 'none';
  };
}

/** Browsers throw at an action that they do not know. */
function listen(name: MediaSessionAction, handler: MediaSessionActionHandler | null) {
  try {
    navigator.mediaSession.setActionHandler(name, handler);
  } catch {
    // the other buttons work
  }
}

/** Whether it sounds, and where the device's player draws its slider; `rate` lets it run on by itself. */
export function tellMediaSession({ on, at }: { on: boolean; at?: PlaceInSound }) {
  if (!('mediaSession' in navigator)) return;
  navigator.mediaSession.playbackState = on ? 'playing' : 'paused';
  if (at)
    navigator.mediaSession.setPositionState({
      duration: at.durationSeconds,
      playbackRate: at.rate,
      position: at.seconds,
    });
}
type PlaceInSound = { seconds: number; durationSeconds: number; rate: number };
