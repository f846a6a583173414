import { beforeAll, describe, expect, it } from '@jest/globals';
import { locales } from '@storylark/contracts/languages';
import { JSDOM } from 'jsdom';
import { brand } from '../brand.ts';
import { publicPages } from '../lib/paths.ts';
import { crawlingFiles } from './crawling.ts';
import { securityFiles } from './securityFiles.ts';
import type { Page } from './site.ts';
import { aSite, aTeaser } from './testing/aSite.ts';

const appPlaces = ['/login', '/signup', '/dashboard', '/subscriptions'];
const documents = new WeakMap<Page, Document>();
/** Nobody changes it: parsed once for all tests. */
function parsed(page: Page): Document {
  const document = documents.get(page) ?? new JSDOM(page.html).window.document;
  documents.set(page, document);
  return document;
}
const one = (pages: readonly Page[], path: string, language = 'en') =>
  parsed(pages.find((page) => page.path === path && page.language === language)!);

let pages: Page[];
beforeAll(async () => {
  pages = await aSite();
});

describe('the public pages', () => {
  it('are there in every language, at least six articles among them', () => {
    const paths = pages.filter(({ language }) => language === 'en').map(({ path }) => path);
    for (const path of publicPages) expect(paths).toContain(path);
    expect(paths.filter((path) => path.startsWith('/blog/')).length).toBeGreaterThanOrEqual(6);
    for (const language of locales)
      expect(pages.filter((page) => page.language === language).map(({ path }) => path)).toEqual(paths);
  });

  it('each say what they are, in their language, with one heading on top', () => {
    const titles = new Set<string>();
    for (const page of pages) {
      const { documentElement, head, body, title } = parsed(page);
      const at = `${page.language} ${page.path}`;
      expect([at, documentElement.lang]).toEqual([at, page.language]);
      expect([at, body.querySelectorAll('h1').length]).toEqual([at, 1]);
      const description = head.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
      expect([at, description.length > 40]).toEqual([at, true]);
      for (const property of ['og:title', 'og:description', 'og:type', 'og:locale', 'og:image'])
        expect([
          at,
          head.querySelector(`meta[property="${property}"]`)?.getAttribute('content') || property,
        ]).not.toEqual([at, property]);
      expect([
        at,
        [...head.querySelectorAll('link[rel=alternate]')].map((link) => link.getAttribute('hreflang')),
      ]).toEqual([at, [...locales, 'x-default']]);
      expect([at, page.html.match(/\{\{|undefined|NaN|\[object/)]).toEqual([at, null]);
      expect([at, title.includes('\u00ad')]).toEqual([at, false]);
      titles.add(`${page.language} ${title}`);
    }
    expect(titles.size).toBe(pages.length);
  });

  it('lead nowhere in vain: every link of ours meets a page, a section of it or a screen', () => {
    const byPlace = new Map(pages.map((page) => [`${page.language} ${page.path}`, parsed(page)]));
    const broken: string[] = [];
    for (const page of pages)
      for (const link of byPlace.get(`${page.language} ${page.path}`)!.querySelectorAll('a[href]')) {
        const href = link.getAttribute('href') ?? '';
        if (/^(https?:|mailto:)/.test(href)) continue;
        const { pathname, hash } = new URL(href, `http://house${page.path}`);
        const target = byPlace.get(`${page.language} ${pathname}`);
        if (
          hash
            ? !target?.getElementById(decodeURIComponent(hash.slice(1)))
            : !target && !appPlaces.includes(pathname)
        )
          broken.push(`${page.language} ${page.path}: ${href}`);
      }
    expect(broken).toEqual([]);
  });

  it('load nothing from elsewhere and hold no script of their own', () => {
    for (const page of pages) {
      const { scripts } = parsed(page);
      expect([...scripts].map((script) => [script.getAttribute('src'), script.textContent])).toEqual([
        ['/assets/boot.js', ''],
        ['/assets/public.js', ''],
      ]);
      expect(page.html).not.toMatch(/ on[a-z]+="/);
    }
  });
});

describe('header and footer', () => {
  it('lead to the sections, the blog, the languages of this page, and in', () => {
    const { body } = one(pages, '/about');
    const header = body.querySelector('header')!;
    const hrefs = [...header.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    for (const href of [
      '/',
      '/#features',
      '/#how',
      '/#pricing',
      '/blog',
      '/about?lang=de',
      '/about?lang=fr',
      '/login',
      '/dashboard',
    ])
      expect(hrefs).toContain(href);
    const footer = body.querySelector('footer')!;
    for (const [name, href] of [
      ['About', '/about'],
      ['Contact', '/contact'],
      ['Privacy', '/privacy'],
      ['Terms', '/terms'],
      ['Cookies', '/cookies'],
      ['Imprint', '/imprint'],
    ] as const)
      expect(footer.querySelector(`a[href="${href}"]`)?.textContent).toBe(name);
    expect(footer.textContent).toContain('© 2026 Storylark · Version 1.0.12');
  });

  it('show social links that the operator has, and no others', async () => {
    expect(one(pages, '/').querySelector('footer a[rel=noreferrer]')).toBeNull();
    const social = await aSite({
      brand: { ...brand, social: [{ name: 'Mastodon', href: 'https://social.example/@lark' }] },
    });
    expect(one(social, '/').querySelector('footer a[rel=noreferrer]')?.textContent).toBe('Mastodon');
  });
});

describe('the landing page', () => {
  it('claims nothing that was not checked, unless the operator says so', async () => {
    const plain = one(pages, '/');
    expect(plain.getElementById('voices')).toBeNull();
    expect(plain.body.textContent).not.toMatch(/\/5|review/i);
    const claims = {
      rating: { stars: 4.8, reviews: 512, source: 'asked by mail' },
      quotes: [{ text: 'Quiet evenings.', by: 'A. K.', source: 'by mail' }],
    };
    const claiming = one(await aSite({ brand: { ...brand, claims } }), '/');
    expect(claiming.getElementById('voices')?.textContent).toContain('Quiet evenings.');
    expect(claiming.querySelector('header a[href="/#voices"]')).not.toBeNull();
    expect(claiming.getElementById('features')?.textContent).toContain(
      '4.8/5 from 512 reviews (asked by mail)',
    );
  });

  it('shows the prices of the plan table by month and by year', () => {
    const pricing = one(pages, '/', 'de').getElementById('pricing')!;
    const text = pricing.textContent.replace(/\s/gu, ' ');
    for (const words of [
      '4,99 €',
      '3,99 €',
      '47,88 € einmal im Jahr',
      '13,99 €',
      '30 Geschichten im Monat',
      'Jährlich, 20 % sparen',
    ])
      expect(text).toContain(words);
    expect(pricing.querySelectorAll('input[type=radio][name=billing]')).toHaveLength(2);
  });

  it('has a shelf where there are stories in its language', async () => {
    expect(one(pages, '/').getElementById('shelf')).toBeNull();
    const filled = await aSite({
      teasers: [aTeaser(), aTeaser({ lang: 'de', title: 'Das Buch', id: 'buch' })],
    });
    const shelf = one(filled, '/').getElementById('shelf')!;
    expect(shelf.querySelectorAll('article')).toHaveLength(1);
    expect(shelf.textContent).toContain('The Book That Would Not Sleep');
    expect(shelf.querySelector('audio')?.getAttribute('src')).toBe('/teasers/en/library.mp3');
    expect(one(filled, '/').querySelector('a[href="/#shelf"]')?.textContent).toContain('Hear a sample');
    expect(one(filled, '/', 'fr').getElementById('shelf')).toBeNull();
  });
});

describe('for those without a script', () => {
  it('the contact page has the address, if there is one, else the way to the imprint', async () => {
    expect(one(pages, '/contact').querySelector('main a[href="/imprint"]')).not.toBeNull();
    const site = await aSite({ brand: { ...brand, supportMail: 'hello@lark.example' } });
    expect(one(site, '/contact').querySelector('main a[href="mailto:hello@lark.example"]')).not.toBeNull();
    expect(one(site, '/contact').querySelector<HTMLButtonElement>('form button')?.disabled).toBe(true);
  });
});

describe('for search engines', () => {
  it('addresses are absolute and listed as soon as the domain is known', async () => {
    expect(crawlingFiles(pages, null).map(({ name }) => name)).toEqual(['robots.txt']);
    const site = await aSite({ brand: { ...brand, domain: 'lark.example' } });
    expect(one(site, '/blog', 'fr').querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://lark.example/blog?lang=fr',
    );
    const [robots, sitemap] = crawlingFiles(site, 'lark.example');
    expect(robots?.text).toContain('Sitemap: https://lark.example/sitemap.xml');
    const urls = (sitemap?.text ?? '').match(/<loc>https:\/\/lark\.example\/[^<]*<\/loc>/g);
    expect(urls).toHaveLength(site.length);
  });
});

describe('for those who found a weakness', () => {
  it('there is an address as soon as the operator has named one, for a year', () => {
    const builtAt = new Date('2026-11-22T20:00:00.000Z');
    const named = { ...brand, domain: 'lark.example', supportMail: 'hello@lark.example' };
    expect(securityFiles(brand, builtAt)).toEqual([]);
    expect(securityFiles({ ...named, supportMail: null }, builtAt)).toEqual([]);
    const [file] = securityFiles(named, builtAt);
    expect(file?.name).toBe('.well-known/security.txt');
    expect(file?.text).toBe(
      [
        'Contact: mailto:hello@lark.example',
        'Expires: 2027-11-22T20:00:00.000Z',
        'Preferred-Languages: en, de, fr',
        'Canonical: https://lark.example/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });
});
