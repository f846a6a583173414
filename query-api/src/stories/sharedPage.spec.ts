import type { SharedStoryView } from '@storylark/contracts/stories/views';
import { goneSharedPage, languageOfReader, sharedPage } from './sharedPage.ts';

const page = '<html><head><!--head--></head><body><!--story--></body></html>';
const story: SharedStoryView = {
  title: 'The <b>lamp</b> & "me"',
  paragraphs: ['Once $& there was a lamp.', '</article><script>alert(1)</script>'],
  text: '',
  language: 'german',
  aiGenerated: true,
  madeBy: { text: 'house', narration: 'house', pictures: 'house' },
  audioUrl: '/media/sound?exp=1&sig=2',
  downloadUrl: null,
  durationSeconds: 60,
  sentences: [],
  illustrations: [
    { url: '/media/home?sig=3', smallUrl: '', tiny: '', alt: 'At home', beat: 'home' },
    { url: '/media/sea?sig=4', smallUrl: '', tiny: '', alt: 'At "sea"', beat: 'arrive' },
  ],
  indexable: false,
};
const shown = (changes: Partial<SharedStoryView> = {}) =>
  sharedPage(page, { ...story, ...changes }, { shareId: '1', publicUrl: 'https://lark.example' });

describe('the page of a shared story', () => {
  it('holds the story for who has no script, and nothing of it is taken for markup', () => {
    const html = shown();
    expect(html).toContain('<article lang="de">');
    expect(html).toContain('<h1>The &#60;b&#62;lamp&#60;/b&#62; &#38; &#34;me&#34;</h1>');
    expect(html).toContain('<p>Once $&#38; there was a lamp.</p>');
    expect(html).not.toContain('<script>');
    expect(html).not.toMatch(/<!--/);
  });

  it('tells previews what it is, with the picture of the place', () => {
    const html = shown();
    expect(html).toContain('<meta property="og:image" content="https://lark.example/media/sea?sig=4">');
    expect(html).toContain('<meta property="og:image:alt" content="At &#34;sea&#34;">');
    expect(html).toContain('<meta property="og:url" content="https://lark.example/shared/stories/1">');
  });

  it('shows the picture that the book opens with, and fetches ahead what the book asks for', () => {
    const html = shown();
    expect(html).toContain('<img src="/media/home?sig=3" alt="At home"');
    expect(html).toContain(
      '<link rel="preload" href="/api/shared/stories/1" as="fetch" crossorigin fetchpriority="low">',
    );
    expect(shown({ illustrations: [] })).not.toContain('<img');
  });

  it('is kept from search engines unless it was wished', () => {
    expect(shown()).toContain('<meta name="robots" content="noindex">');
    expect(shown({ indexable: true })).not.toContain('noindex');
    expect(goneSharedPage(page)).toContain('<meta name="robots" content="noindex">');
  });

  it('speaks the language of the reader around the story', () => {
    expect(languageOfReader('', 'fr-CA, en;q=0.5')).toBe('fr');
    expect(languageOfReader('?lang=de', 'fr')).toBe('de');
    expect(languageOfReader('', undefined)).toBe('en');
  });
});
