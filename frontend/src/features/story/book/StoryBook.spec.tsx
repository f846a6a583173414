import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { writeReading } from '../../../lib/reading.ts';
import { aStory, inTheMaking } from '../../../testing/aStory.ts';
import { type BookStory, StoryBook } from './StoryBook.tsx';
import type { Voice } from './voice.ts';

let scrolledTo: string[];
const usualScroll = Element.prototype.scrollIntoView;
const playFrom = jest.fn<Voice['playFrom']>();
const at = (sentence: number | null, playing = true): Voice => ({ playing, sentence, playFrom });

beforeEach(() => {
  scrolledTo = [];
  playFrom.mockReset();
  Element.prototype.scrollIntoView = function scroll() {
    scrolledTo.push(this.textContent ?? '');
  };
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  Element.prototype.scrollIntoView = usualScroll;
});

function show(voice: Voice | null, story: BookStory = aStory()) {
  const page = (now: Voice | null, shown: BookStory) => (
    <IntlProvider locale="en">
      <MemoryRouter>
        <StoryBook story={shown} pictures={3} voice={now} />
      </MemoryRouter>
    </IntlProvider>
  );
  const { rerender } = render(page(voice, story));
  return (now: Voice | null, shown: BookStory = story) => rerender(page(now, shown));
}
const withClass = (name: string) =>
  [...document.querySelectorAll(`.${name}`)].map(({ textContent }) => textContent);
const text = () => screen.getByRole('group', { name: 'Text of the story' });

describe('the book', () => {
  it('marks the sentence being spoken and pales those that were', () => {
    const speak = show(at(0));
    expect(withClass('now')).toEqual(['Mia lit the lantern.']);
    expect(withClass('gone')).toEqual([]);
    speak(at(3));
    expect(withClass('now')).toEqual(['“Listen.”']);
    expect(withClass('gone')).toEqual([
      'Mia lit the lantern.',
      'The shelves leaned in.',
      '“Sh,” said the fox.',
    ]);
  });

  it('marks nothing where the parent wants it so', () => {
    writeReading({ size: 3, easy: true, highlight: false, singleKeys: true });
    show(at(3));
    expect(withClass('now')).toEqual([]);
    const book = document.querySelector('[data-text]');
    expect(book).toHaveAttribute('data-text', 'xl');
    expect(book).toHaveAttribute('data-reading', 'easy');
  });

  it('plays from a sentence by touch, and by keys with one tab stop', async () => {
    const user = userEvent.setup();
    show(at(null, false));
    await user.click(screen.getByText('“Listen.”'));
    expect(playFrom).toHaveBeenLastCalledWith(3);
    act(() => text().focus());
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    expect(playFrom).toHaveBeenLastCalledWith(1);
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}');
    expect(playFrom).toHaveBeenLastCalledWith(0);
    expect(document.querySelectorAll('article [tabindex="0"], article button, article a')).toHaveLength(1);
  });

  it('leaves a selection to be copied', () => {
    show(at(null, false));
    const sentence = screen.getByText('“Listen.”');
    window.getSelection()?.selectAllChildren(sentence);
    fireEvent.click(sentence);
    expect(playFrom).not.toHaveBeenCalled();
    window.getSelection()?.removeAllRanges();
  });

  it('follows the voice until the reader goes elsewhere, and back', async () => {
    const user = userEvent.setup();
    const speak = show(at(0));
    expect(scrolledTo).toEqual(['Mia lit the lantern.']);
    fireEvent.wheel(window);
    speak(at(1));
    expect(scrolledTo).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Back to the voice' }));
    expect(scrolledTo.at(-1)).toBe('The shelves leaned in.');
    expect(screen.queryByRole('button', { name: 'Back to the voice' })).toBeNull();
    speak(at(2));
    expect(scrolledTo.at(-1)).toBe('“Sh,” said the fox.');
  });

  it('is prose in the language of the story, with pictures where they belong', () => {
    show(at(0), { ...aStory(), language: 'french' });
    const article = document.querySelector('article');
    expect(article).toHaveAttribute('lang', 'fr');
    expect(
      [...text().children].map((child) => child.textContent || child.querySelector('img')?.alt || ''),
    ).toEqual([
      '',
      'Mia lit the lantern. The shelves leaned in.',
      'Mia at deed.',
      '“Sh,” said the fox. “Listen.”',
      'Mia at echo.',
      'And Mia listened.',
    ]);
  });

  it('can be read before there is sound, and keeps its place when that comes', () => {
    const speak = show(null, inTheMaking.narration());
    expect(screen.queryByRole('group')).toBeNull();
    const paragraphs = [...document.querySelectorAll('article p')].filter(
      (one) => !one.classList.contains('sr'),
    );
    expect(document.querySelectorAll('[data-place]')).toHaveLength(3);
    speak(at(null, false), aStory());
    expect(
      [...document.querySelectorAll('article p')].filter((one) => !one.classList.contains('sr')),
    ).toEqual(paragraphs);
    expect(document.querySelectorAll('[data-place]')).toHaveLength(3);
    expect(text()).toBeVisible();
  });
});
