/**
 * How loud an element sounds. Where the volume is the device's alone (iOS ignores what is written to it), a
 * fade goes through
 * Web Audio, from the first fade on: an element once sent there stays there.
 */
export function createLoudness(audio: HTMLAudioElement) {
  audio.volume = 0.5;
  const settable = audio.volume === 0.5;
  let context: AudioContext | null = null;
  let node: GainNode | null = null;

  function through(gain: number) {
    if (!node && gain === 1) return;
    if (!context || !node) {
      context = new AudioContext();
      node = context.createGain();
      context.createMediaElementSource(audio).connect(node).connect(context.destination);
    }
    void context.resume();
    node.gain.value = gain;
  }

  return {
    /** Whether a volume slider would do anything. */ settable,
    /** Both 0 to 1; `gain` is what a fade leaves. */
    set(volume: number, gain: number) {
      if (!settable) through(gain);
      else if (audio.volume !== volume * gain) audio.volume = volume * gain;
    },
    end: () => void context?.close(),
  };
}
