/** Stands in for the browser's audio, which jsdom lacks: sounds by the clock of the spec. */
class FakeAudio extends EventTarget {
  /** Seconds that the next element's sound is long. */ static length = 60;
  /** The volume is the device's alone, as on iOS. */ static volumeFixed = false;
  static all: FakeAudio[] = [];

  preload = 'auto';
  #volume = 1;
  muted = false;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  duration = FakeAudio.length;
  error: { code: number } | null = null;
  paused = true;
  seeking = false;
  readyState = 4;
  HAVE_FUTURE_DATA = 3;
  /** Seconds from the start that have been fetched. */ fetched = 0;
  buffered = { length: 1, start: () => 0, end: () => this.fetched };
  /** Every address that was ever loaded. */ addresses: string[] = [];

  #src: string | null = null;
  #place = 0;
  #since = 0;
  /** The length is known. */ #known = false;
  /** The sound does not come. */ #dry = false;
  #watch: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super();
    FakeAudio.all.push(this);
  }

  get volume() {
    return this.#volume;
  }
  set volume(volume: number) {
    if (!FakeAudio.volumeFixed) this.#volume = volume;
  }
  get src() {
    return this.#src ?? '';
  }
  set src(address: string) {
    this.#src = address;
    this.addresses.push(address);
    this.#stop();
    this.paused = true;
    this.error = null;
    this.playbackRate = this.defaultPlaybackRate;
    this.#place = 0;
    this.#known = false;
  }
  hasAttribute = (name: string) => name === 'src' && this.#src !== null;
  removeAttribute(name: string) {
    if (name === 'src') this.#src = null;
  }

  get #runs() {
    return !this.paused && !this.#dry && this.error === null;
  }
  get currentTime() {
    const run =
      this.#runs && this.#watch !== undefined
        ? ((performance.now() - this.#since) / 1000) * this.playbackRate
        : 0;
    return Math.min(this.duration, this.#place + run);
  }
  set currentTime(seconds: number) {
    this.#place = seconds;
    this.#since = performance.now();
    if (this.#src !== null && this.preload !== 'none') setTimeout(() => this.#tell('canplay'), 20);
  }
  load() {}
  get ended() {
    return this.currentTime >= this.duration;
  }

  async play() {
    if (this.paused) {
      this.paused = false;
      await Promise.resolve();
      this.#flow();
    }
  }
  pause() {
    if (this.paused) return;
    this.#stop();
    this.paused = true;
    this.#tell('pause');
  }
  /** The buffer is empty; `pour` brings sound again. */
  starve() {
    this.#stop();
    this.#dry = true;
    this.#tell('waiting');
  }
  pour() {
    this.#dry = false;
    this.#flow();
  }
  /** 2: the network, 4: no such sound, which is what an address that ran out looks like. */
  fail(code: 2 | 4) {
    this.#stop();
    this.error = { code };
    this.#tell('error');
  }

  #flow() {
    if (!this.#runs) return;
    if (!this.#known) this.#tell('loadedmetadata');
    this.#known = true;
    this.#since = performance.now();
    this.#watch ??= setInterval(() => this.#look(), 250);
    this.#tell('playing');
  }
  #look() {
    this.#tell('timeupdate');
    if (!this.ended) return;
    this.#stop();
    this.paused = true;
    this.#tell('pause');
    this.#tell('ended');
  }
  #stop() {
    this.#place = this.currentTime;
    clearInterval(this.#watch);
    this.#watch = undefined;
  }
  #tell(name: string) {
    this.dispatchEvent(new Event(name));
  }
}

/** A channel between tabs; `others` are the channels of other tabs. */
class FakeChannel {
  static all = new Set<FakeChannel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    FakeChannel.all.add(this);
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.all) if (other !== this) other.onmessage?.({ data });
  }
  close() {
    FakeChannel.all.delete(this);
  }
}

/** Lends the spec audio of the given length; call it in `beforeEach`. Returns what it needs to look at. */
export function lendAudio({ seconds = 60, volumeFixed = false } = {}) {
  FakeAudio.length = seconds;
  FakeAudio.volumeFixed = volumeFixed;
  FakeAudio.all = [];
  FakeChannel.all.clear();
  Object.assign(globalThis, {
    Audio: FakeAudio,
    BroadcastChannel: FakeChannel,
    MediaError: { MEDIA_ERR_NETWORK: 2 },
  });
  return {
    /** The element that plays, or the first there is. */
    sounding: () => {
      const sounding =
        FakeAudio.all.findLast(({ paused }) => !paused) ??
        FakeAudio.all.find(({ src }) => src) ??
        FakeAudio.all[0];
      if (!sounding) throw new Error('Nothing has made an audio element yet.');
      return sounding;
    },
    /** All that were made. */
    elements: () => FakeAudio.all,
    /** Another tab of this browser begins to play. */
    otherTabPlays: () => new FakeChannel().postMessage('another tab'),
  };
}
