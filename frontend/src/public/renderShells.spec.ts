import { describe, expect, it } from '@jest/globals';
import { locales } from '@storylark/contracts/languages';
import { JSDOM } from 'jsdom';
import { brand } from '../brand.ts';
import { renderShells } from './renderShells.tsx';

const head = {
  boot: '/assets/boot.js',
  script: '/assets/public.js',
  styles: ['/assets/index.css'],
  fonts: [],
};
const shells = await renderShells(
  { brand, year: 2026, head },
  {
    script: '/assets/guest.js',
    modules: ['/assets/base.js'],
    font: '/assets/story.woff2',
  },
);
const shellOf = (language: string, name: string) =>
  shells.find((shell) => shell.language === language && shell.name === name)?.html ?? '';
const filled = (html: string) =>
  new JSDOM(html.replace('<!--head-->', '<title>T</title>').replace('<!--story-->', '<p>S</p>')).window
    .document;

describe('what stands around a shared story', () => {
  it.each(locales)('is the public layout, with a place for the story and for its head, in %s', (language) => {
    const { documentElement, title, body, head: made } = filled(shellOf(language, 'shared-story'));
    expect([documentElement.lang, title]).toEqual([language, 'T']);
    expect(body.querySelector('main > #shared-story')?.textContent).toBe('S');
    expect([...made.querySelectorAll('script')].map(({ src }) => src)).toEqual([
      '/assets/boot.js',
      '/assets/public.js',
      '/assets/guest.js',
    ]);
    expect(
      [...made.querySelectorAll('link[rel=modulepreload], link[as=font]')].map((link) =>
        link.getAttribute('href'),
      ),
    ).toEqual(['/assets/story.woff2', '/assets/base.js']);
    expect(body.querySelector('footer')).not.toBeNull();
  });

  it('says so, with a way on, where it is no longer shared', () => {
    const { body, head: made } = filled(shellOf('en', 'shared-story-gone'));
    expect(body.querySelector('main h1')?.textContent).toBe('This story is no longer shared.');
    expect(body.querySelector('main a')?.getAttribute('href')).toBe('/');
    expect(made.querySelector('script[src="/assets/guest.js"]')).toBeNull();
    expect(filled(shellOf('de', 'shared-story-gone')).querySelector('main h1')?.textContent).toBe(
      'Diese Geschichte wird nicht mehr geteilt.',
    );
  });
});
