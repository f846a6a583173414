import { createLoudness } from './createLoudness.ts';

/** What the element tells. `lost`: it cannot go on, by the connection or by the address. */
type SoundHeard = {
  sounded(): void;
  starved(): void;
  moved(): void;
  paused(): void;
  ended(): void;
  lost(byConnection: boolean): void;
};

/**
 * One audio element: nothing is fetched before the first `load`. Addresses, places in seconds, rates as the
 * element has them.
 */
export function createSound(heard: SoundHeard) {
  const audio = new Audio();
  audio.preload = 'none';
  const loudness = createLoudness(audio);
  let startAt = 0;

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

  return {
    volumeSettable: loudness.settable,
    /** Whether there is an address that can be played on from. */
    isLoaded: () => audio.hasAttribute('src') && audio.error === null,
    seconds: () => audio.currentTime,
    isSeeking: () => audio.seeking,
    load(url: string, seconds: number) {
      audio.preload = savesData() ? 'metadata' : 'auto';
      audio.src = url;
      audio.currentTime = startAt = seconds;
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
    pause: () => audio.pause(),
    seek(seconds: number) {
      startAt = seconds;
      if (audio.hasAttribute('src')) audio.currentTime = seconds;
    },
    /** `gain`: what a fade leaves of the volume, 0 to 1. */
    tune({ rate, volume, muted, gain }: { rate: number; volume: number; muted: boolean; gain: number }) {
      loudness.set(volume, gain);
      audio.muted = muted;
      if (audio.playbackRate !== rate) audio.playbackRate = audio.defaultPlaybackRate = rate;
    },
    unload: () => audio.removeAttribute('src'),
    /** Returns how to stop listening. */
    listen() {
      for (const [name, listener] of events) audio.addEventListener(name, listener);
      return () => {
        for (const [name, listener] of events) audio.removeEventListener(name, listener);
      };
    },
  };
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
