import type { Page } from 'playwright-core';
import type { Home } from './openHome.ts';

type Person = 'anna' | 'frida' | 'nora' | 'ada' | 'otto';

/** A screen or a dialog in one state. The looks, the screenshots and Lighthouse all go by this table. */
export type Screen = {
  name: string;
  path: string | ((home: Home) => string);
  /** Nobody: a visitor. */
  who?: Person;
  /** The parents' question has been answered in this tab. */
  asParent?: true;
  /** See `Wish`. */
  byName?: true;
  /** What the console says of an answer that is no, as an error. */
  mayLog?: RegExp;
  /** From the loaded screen to this state; without words, so that it goes in every language. */
  reach?: (page: Page) => Promise<void>;
};
