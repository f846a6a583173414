import { createLoudness } from './createLoudness.ts';
import { takeOver } from './takeOver.ts';

/** What the element tells. `lost`: it cannot go on, by the connection or by the address. */
type SoundHeard = {
  sounded(): void;
  starved(): void;
  moved(): void;
  paused(): void;
  ended(): void;
  lost(byConnection: boolean): void;
};
/** `gain`: what a fade leaves of the volume, 0 to 1. */
type Tuning = { rate: number; volume: number; muted: boolean; gain: number };

const withLoudness = (audio: HTMLAudioElement) => ({ audio, loudness: createLoudness(audio) });

/**
 * One sound, by an audio element: nothing is fetched before the first `load`. Addresses, places in seconds,
 * rates as the element has them.
 */
export function createSound(heard: SoundHeard) {
  let { audio, loudness } = withLoudness(new Audio());
  audio.preload = 'none';
  let tuning: Tuning = { rate: 1, volume: 1, muted: false, gain: 1 };
  let loaded = '';
  let startAt = 0;
  let listening = false;
  /** Another address of the same sound that is about to take over. */
  let coming: { address: string; element: HTMLAudioElement; end: () => void } | null = null;

  const events: [string, () => void][] = [
    // Safari forgets a place that is set before it knows the length
    ['loadedmetadata', () => Math.abs(audio.currentTime - startAt) > 0.5 && (audio.currentTime = startAt)],
    ['playing', heard.sounded],
    ['waiting', heard.starved],
    ['timeupdate', heard.moved],
    // it comes late: play may have been pressed since
    ['pause', () => audio.paused && !audio.ended && !audio.error && heard.paused()],
    ['ended', heard.ended],
    ['error', () => heard.lost(audio.error?.code === MediaError.MEDIA_ERR_NETWORK)],
  ];
  const hear = () => events.forEach(([name, listener]) => audio.addEventListener(name, listener));
  const hearNoMore = () => events.forEach(([name, listener]) => audio.removeEventListener(name, listener));
  const stay = () => {
    if (!coming) return;
    coming.end();
    silence(coming.element);
    coming = null;
  };
  const settle = () => {
    loudness.set(tuning.volume, tuning.gain);
    audio.muted = tuning.muted;
    if (audio.playbackRate !== tuning.rate) audio.playbackRate = audio.defaultPlaybackRate = tuning.rate;
  };
  const begin = (element: HTMLAudioElement, address: string) => {
    element.preload = savesData() ? 'metadata' : 'auto';
    element.src = address;
  };

  const sound = {
    volumeSettable: loudness.settable,
    /** Whether there is an address that can be played on from. */
    isLoaded: () => audio.hasAttribute('src') && audio.error === null,
    /** What it plays from; '' for nothing. */
    address: () => loaded,
    /** Whether all that is still to come has been fetched. */
    isAllHere: () => isAllHere(audio),
    seconds: () => audio.currentTime,
    isSeeking: () => audio.seeking,
    load(address: string, seconds: number) {
      stay();
      begin(audio, (loaded = address));
      audio.currentTime = startAt = seconds;
    },
    /** Plays on by another address without a pause. A pause or a seek before that ends it. */
    moveTo(address: string) {
      if (coming?.address === address) return;
      stay();
      if (!loudness.settable) {
        // iOS lets no second element begin by itself
        sound.load(address, audio.currentTime);
        return sound.play(heard.paused);
      }
      const next = withLoudness(new Audio());
      begin(next.audio, address);
      next.audio.defaultPlaybackRate = tuning.rate;
      next.loudness.set(tuning.volume, tuning.gain);
      next.audio.muted = tuning.muted;
      next.audio.playbackRate = tuning.rate;
      const isComing = () => coming?.element === next.audio;
      const taken = () => {
        if (!isComing()) return;
        hearNoMore();
        const former = audio;
        ({ audio, loudness } = next);
        loaded = address;
        settle();
        if (listening) hear();
        coming = null;
        former.pause();
        silence(former);
      };
      coming = { address, element: next.audio, end: () => {} };
      const end = takeOver(audio, next.audio, { taken, given: () => isComing() && stay() });
      if (isComing()) coming.end = end;
    },
    /**
     * `refused`: this browser wants a press first. Whatever else goes wrong is told by the element, or is a
     * pause that was faster.
     */
    play(refused: () => void) {
      audio
        .play()
        .catch(
          (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError' && refused(),
        );
    },
    pause() {
      stay();
      audio.pause();
    },
    seek(seconds: number) {
      stay();
      startAt = seconds;
      if (audio.hasAttribute('src')) audio.currentTime = seconds;
    },
    tune(wanted: Tuning) {
      tuning = wanted;
      settle();
    },
    unload() {
      stay();
      loaded = '';
      audio.removeAttribute('src');
    },
    /** Returns how to stop listening. */
    listen() {
      listening = true;
      hear();
      return () => {
        listening = false;
        hearNoMore();
      };
    },
  };
  return sound;
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Lets go of what it was fetching. */
function silence(audio: HTMLAudioElement) {
  audio.removeAttribute('src');
  audio.load();
}

function isAllHere({ buffered, currentTime, duration }: HTMLAudioElement): boolean {
  for (let n = 0; n < buffered.length; n += 1)
    if (buffered.start(n) <= currentTime && buffered.end(n) >= duration - 0.5) return true;
  return false;
}
