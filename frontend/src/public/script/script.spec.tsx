import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { brand } from '../../brand.ts';
import { watchLight } from '../../lib/night/light.ts';
import { handOverNotice } from '../../lib/storage.ts';
import { Shelf } from '../landing/Shelf.tsx';
import { Layout } from '../Layout.tsx';
import type { Site, Teaser } from '../site.ts';
import { startFolds } from './folds.ts';
import { startLanguages } from './languages.ts';
import { startLights } from './lights.ts';
import { startNotice } from './notice.ts';
import { startShelf } from './shelf.ts';

const teaser = (id: string): Teaser => ({
  lang: 'en',
  id,
  title: `The ${id}`,
  heroName: 'Nora',
  setting: 'atHome',
  storyType: 'bedtime',
  minutes: 5,
  cover: '/c.svg',
  sample: `/${id}.mp3`,
  sampleSeconds: 27,
  excerpt: 'It was late. It was quiet.',
  alt: 'A house',
});
const site = { brand, year: 2026 } as Site;
const page = () =>
  render(
    <MemoryRouter>
      <IntlProvider locale="en">
        <Layout site={site} path="/blog">
          <Shelf teasers={[teaser('moon'), teaser('tree')]} />
        </Layout>
      </IntlProvider>
    </MemoryRouter>,
  );

beforeEach(() => {
  page();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  delete document.documentElement.dataset['theme'];
});

describe('the script of the public pages', () => {
  it('remembers the language that is chosen', () => {
    startLanguages();
    const link = screen.getByRole('link', { name: 'Français', hidden: true });
    expect(link).toHaveAttribute('href', '/blog?lang=fr');
    link.addEventListener('click', (event) => event.preventDefault()); // jsdom loads no documents
    fireEvent.click(link);
    expect(window.localStorage.getItem('language')).toBe('fr');
  });

  it('puts on and remembers day and night, and shows what another tab chose', () => {
    const stop = watchLight();
    startLights();
    const choice = (name: string) => screen.getByRole('radio', { name });
    expect(choice('As the device')).toBeChecked();
    fireEvent.click(choice('Day'));
    expect(document.documentElement.dataset['theme']).toBe('light');
    expect(window.localStorage.getItem('theme')).toBe('light');
    window.localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(choice('Night')).toBeChecked();
    expect(document.documentElement.dataset['theme']).toBe('dark');
    stop();
  });

  it('shuts what was folded open: by Escape, with the focus back, and by a press elsewhere', () => {
    startFolds();
    const fold = document.querySelector<HTMLDetailsElement>('details')!;
    fold.open = true;
    fireEvent.keyDown(fold.querySelector('a')!, { key: 'Escape' });
    expect(fold.open).toBe(false);
    expect(fold.querySelector('summary')).toHaveFocus();
    fold.open = true;
    fireEvent.click(fold.querySelector('ul')!);
    expect(fold.open).toBe(true);
    fireEvent.click(document.body);
    expect(fold.open).toBe(false);
  });

  it('says once, for five seconds, what the app handed over', () => {
    jest.useFakeTimers();
    handOverNotice({ tone: 'good', text: 'You are logged out. Good night.' });
    const region = document.querySelector('[data-notice]')!;
    expect(region).toHaveAttribute('aria-live', 'polite');
    startNotice();
    expect(region).toHaveTextContent('You are logged out. Good night.');
    expect(window.sessionStorage.getItem('notice')).toBeNull();
    jest.advanceTimersByTime(4_999);
    expect(region).not.toBeEmptyDOMElement();
    jest.advanceTimersByTime(1);
    expect(region).toBeEmptyDOMElement();
    startNotice();
    expect(region).toBeEmptyDOMElement();
  });

  it('closes the notice by its button', () => {
    handOverNotice({ tone: 'good', text: 'Good night.' });
    startNotice();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Good night.')).toBeNull();
  });

  it('plays one sample at a time and names what the button does', () => {
    const playing = new Set<HTMLMediaElement>();
    jest.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(function (
      this: HTMLMediaElement,
    ) {
      return !playing.has(this);
    });
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
      playing.add(this);
      fireEvent.play(this);
      return Promise.resolve();
    });
    jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
      playing.delete(this);
      fireEvent.pause(this);
    });
    startShelf();
    fireEvent.click(screen.getByRole('button', { name: 'Play a sample of “The moon”, 27 seconds' }));
    fireEvent.click(screen.getByRole('button', { name: 'Play a sample of “The tree”, 27 seconds' }));
    expect([...playing].map((sound) => sound.getAttribute('src'))).toEqual(['/tree.mp3']);
    expect(screen.getByRole('button', { name: 'Play a sample of “The moon”, 27 seconds' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Pause “The tree”' }));
    expect(playing.size).toBe(0);
  });
});
