/** Runs in the page before its own code: what the elements of sound were given, and how often one ran dry. */
export function watchSounds(): void {
  const heard = { addresses: [] as string[], dry: 0 };
  Object.assign(window, { heard });
  const Usual = window.Audio;
  window.Audio = class extends Usual {
    constructor() {
      super();
      this.addEventListener('loadstart', () => this.src && heard.addresses.push(this.src));
      this.addEventListener('waiting', () => !this.paused && this.currentTime > 1 && (heard.dry += 1));
    }
  };
}
