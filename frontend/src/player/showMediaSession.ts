import { PRODUCT } from '../lib/constants.ts';
import type { PlayerSource } from './playerSource.ts';

/** Each press of a lock screen, a headset or a keyboard's media key. */
type MediaActs = {
  play(): void;
  pause(): void;
  seek(seconds: number): void;
  seekBy(seconds: number): void;
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
export function showMediaSession({ title, heroName, artworkUrl }: PlayerSource, acts: MediaActs): () => void {
  if (!('mediaSession' in navigator)) return () => {};
  const session = navigator.mediaSession;
  session.metadata = new MediaMetadata({
    title,
    artist: PRODUCT,
    album: heroName ?? '',
    artwork: artworkUrl ? [{ src: new URL(artworkUrl, location.href).href }] : [],
  });
  const handlers: Record<(typeof names)[number], MediaSessionActionHandler> = {
    play: acts.play,
    pause: acts.pause,
    seekbackward: ({ seekOffset }) => acts.seekBy(-(seekOffset ?? SKIP_SECONDS)),
    seekforward: ({ seekOffset }) => acts.seekBy(seekOffset ?? SKIP_SECONDS),
    seekto: ({ seekTime }) => seekTime !== undefined && acts.seek(seekTime),
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

/** Where the device's player draws its slider; `rate` lets it run on by itself. */
export function tellMediaSession(place: {
  on: boolean;
  seconds: number;
  durationSeconds: number;
  rate: number;
}) {
  if (!('mediaSession' in navigator)) return;
  navigator.mediaSession.playbackState = place.on ? 'playing' : 'paused';
  navigator.mediaSession.setPositionState({
    duration: place.durationSeconds,
    playbackRate: place.rate,
    position: place.seconds,
  });
}
