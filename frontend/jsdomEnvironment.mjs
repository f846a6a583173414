import { createRequire } from 'node:module';

askOnlyRulesThatMayMatch();
const { TestEnvironment } = await import('jest-environment-jsdom');

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

/**
 * jsdom asks each rule of each style sheet about each element whose name a test looks for: four tenths of the
 * time of these tests. A rule whose subject is of another tag or class cannot match and is not asked; what this
 * cannot read is asked, so that nothing is answered otherwise. Has to run before jsdom takes the function.
 */
function askOnlyRulesThatMayMatch() {
  const require = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
  const selectors = createRequire(require.resolve('jsdom'))('./jsdom/living/helpers/selectors.js');
  const { matchesDontThrow } = selectors;
  const subjects = new Map();
  selectors.matchesDontThrow = (element, selector) => {
    let wanted = subjects.get(selector);
    if (!wanted) subjects.set(selector, (wanted = subjectsOf(selector)));
    const { classes, tags } = wanted;
    const mayMatch =
      classes === null ||
      tags.has(element.localName.toLowerCase()) ||
      classes.some((one) => element.classList.contains(one));
    return mayMatch && matchesDontThrow(element, selector);
  };
}

/** One tag or class of what each selector of a list is about; `classes: null` where any element may be meant. */
function subjectsOf(list) {
  const [classes, tags] = [[], new Set()];
  const plain = list?.replace(/\[[^\]]*\]/g, '') ?? '(';
  if (/[()[\]|"'\\]/.test(plain)) return { classes: null };
  for (const selector of plain.split(',')) {
    const subject = selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1);
    const [, tag, named] = /^([a-z][\w-]*)?(?:\.([\w-]+))?/i.exec(subject);
    if (named) classes.push(named);
    else if (tag) tags.add(tag.toLowerCase());
    else return { classes: null };
  }
  return { classes, tags };
}
