import type { StoryType } from '@storylark/contracts/stories/vocabulary';
import type { Locale } from '@storylark/contracts/languages';
import type { Brand } from '../brand.ts';
import type { Content } from './content/readContent.ts';

/** A story of our own studio on the landing page; made at build time by scripts/makeTeasers.mjs. */
export type Teaser = {
  lang: Locale;
  id: string;
  title: string;
  heroName: string;
  setting: string;
  storyType: StoryType;
  minutes: number;
  /** Addresses of the picture and of the sound. */
  cover: string;
  sample: string;
  sampleSeconds: number;
  /** Its first two sentences. */
  excerpt: string;
  alt: string;
};

/** Everything the public pages are made from. Addresses begin with `/`. */
export type Site = {
  brand: Brand;
  year: number;
  content: Content;
  teasers: readonly Teaser[];
  /** What the head loads. `boot` blocks, `script` comes after the page. */
  head: { boot: string; script: string; styles: readonly string[]; fonts: readonly string[] };
  /** SVG texts that stand in the page, since they follow its light. */
  scenes: { dusk: string; night: string };
  pictures: { faces: readonly [beach: string, tree: string, moon: string]; share: string };
};

/** `path`: as in the address, such as `/blog`. */
export type Page = { language: Locale; path: string; html: string };
