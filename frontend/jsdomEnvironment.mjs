import { TestEnvironment } from 'jest-environment-jsdom';

/** What browsers have and jsdom lacks, lent by Node: the app's one door speaks fetch. */
const lent = [
  'fetch',
  'Response',
  'Request',
  'Headers',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'TransformStream',
  'structuredClone',
  'setImmediate',
];

export default class BrowserLike extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of lent) this.global[name] = globalThis[name];
    this.global.matchMedia ??= (media) => ({
      media,
      matches: false,
      addEventListener() {},
      removeEventListener() {},
    });
    this.global.scrollTo = () => {};
    this.global.Element.prototype.scrollIntoView = () => {};
    this.global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  }
}
