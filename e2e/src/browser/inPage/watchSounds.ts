/**
 * Runs in the page before its own code: what the elements of sound were given, how often one ran dry, and at
 * which second the one is that plays.
 */
export function watchSounds(): void {
  const made: HTMLAudioElement[] = [];
  const heard = {
    addresses: [] as string[],
    dry: 0,
    seconds: () => made.findLast(({ paused }) => !paused)?.currentTime ?? 0,
  };
  Object.assign(window, { heard });
  const Usual = window.Audio;
  window.Audio = class extends Usual {
    constructor() {
      super();
      made.push(this);
      this.addEventListener('loadstart', () => this.src && heard.addresses.push(this.src));
      this.addEventListener('waiting', () => !this.paused && this.currentTime > 1 && (heard.dry += 1));
    }
  };
}
