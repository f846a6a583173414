declare global {
  interface Window {
    /** `heard`: milliseconds from a press to the sound that came of it, oldest first. */
    sound?: { pressedAt: number | null; heard: number[] };
  }
}

/** Runs in every page from its start. Sound is heard when the place of an element that plays moves on. */
export function watchSound(): void {
  const sound: NonNullable<Window['sound']> = { pressedAt: null, heard: [] };
  window.sound = sound;
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, ({ timeStamp }) => (sound.pressedAt = timeStamp), true);
  const known = new WeakSet<HTMLMediaElement>();
  function untilItMoves(element: HTMLMediaElement) {
    const from = element.currentTime;
    const look = () => {
      if (sound.pressedAt === null || element.paused) return;
      if (element.currentTime === from) return void requestAnimationFrame(look);
      sound.heard.push(performance.now() - sound.pressedAt);
      sound.pressedAt = null;
    };
    look();
  }
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function watched(this: HTMLMediaElement) {
    if (!known.has(this)) {
      known.add(this);
      for (const type of ['playing', 'seeked']) this.addEventListener(type, () => untilItMoves(this));
    }
    return play.call(this);
  };
}
