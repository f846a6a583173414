import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../../brand.ts';
import { buildSite } from '../buildSite.ts';
import type { Site, Teaser } from '../site.ts';

const root = join(import.meta.dirname, '..', '..', '..', 'content');

/** The Markdown of the project, as the build reads it. */
const ownMarkdown = () =>
  new Map(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => [name.replaceAll('\\', '/'), readFileSync(join(root, name), 'utf8')]),
  );

export const aTeaser = (changes: Partial<Teaser> = {}): Teaser => ({
  lang: 'en',
  id: 'library',
  title: 'The Book That Would Not Sleep',
  heroName: 'Nora',
  setting: 'candlelightLibrary',
  storyType: 'bedtime',
  minutes: 5,
  cover: '/teasers/en/library.svg',
  sample: '/teasers/en/library.mp3',
  sampleSeconds: 27.6,
  excerpt: 'Every evening Nora’s house fell asleep in the same order. First the tap.',
  alt: 'Nora in a library by candlelight',
  ...changes,
});

/** The real pages, with files that need not exist. */
export const aSite = (changes: Partial<Omit<Site, 'content'>> = {}) =>
  buildSite({
    brand,
    year: 2026,
    markdown: ownMarkdown(),
    teasers: [],
    head: {
      boot: '/assets/boot.js',
      script: '/assets/public.js',
      styles: ['/assets/index.css'],
      fonts: ['/assets/a.woff2'],
    },
    scenes: { dusk: '<svg></svg>', night: '<svg></svg>' },
    pictures: { faces: ['/assets/beach.svg', '/assets/tree.svg', '/assets/moon.svg'], share: '/share.png' },
    ...changes,
  });
