import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aStory } from '../../../testing/aStory.ts';
import { lendAudio } from '../../../testing/fakeAudio.ts';
import { lendSpeech } from '../../../testing/fakeSpeech.ts';
import { showGuestStory } from './showGuestStory.tsx';

let place: HTMLElement;
const asked: string[] = [];
const usualFetch = globalThis.fetch;
function answer(status: number, body: object = {}) {
  globalThis.fetch = (async (address: string) => {
    asked.push(address);
    return new Response(JSON.stringify(body), { status });
  }) as typeof fetch;
}

beforeEach(() => {
  asked.length = 0;
  document.body.innerHTML = '<main id="main"><div id="place"><p>What the server sent</p></div></main>';
  place = document.getElementById('place')!;
  document.documentElement.lang = 'de';
  window.history.replaceState({}, '', '/shared/stories/s-1');
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  globalThis.fetch = usualFetch;
  document.documentElement.lang = 'en';
  jest.restoreAllMocks();
});

describe('a shared story, as a guest has it', () => {
  it('becomes a book that can be read and heard, around it the language of the page', async () => {
    lendAudio({ seconds: 60 });
    answer(200, aStory());
    await act(() => showGuestStory(place));
    expect(asked).toEqual(['/api/shared/stories/s-1']);
    expect(await screen.findByRole('heading', { level: 1, name: 'The Library That Waited' })).toBeVisible();
    expect(screen.queryByText('What the server sent')).toBeNull();
    expect(screen.getByText('Mit KI gemacht')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Die erste ist kostenlos' })).toHaveAttribute('href', '/signup');
    await userEvent.click(screen.getByRole('button', { name: 'Anhören' }));
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
    expect(window.localStorage).toHaveLength(0); // nothing of it stays here
  });

  it('is read by a voice of the guest’s device too; that choice alone is remembered', async () => {
    lendAudio({ seconds: 60 });
    const speech = lendSpeech({ name: 'Daniel', lang: 'en-GB' });
    answer(200, aStory());
    await act(() => showGuestStory(place));
    await userEvent.click(await screen.findByRole('button', { name: 'Dieses Gerät liest vor' }));
    await userEvent.click(
      screen.getByRole('button', { name: 'Dieses Gerät liest vor: Daniel Vereinigtes Königreich' }),
    );
    expect(await screen.findByText('Mia lit the lantern.')).toHaveClass('now');
    expect(speech.texts()).toEqual(['Mia lit the lantern.']);
    expect(Object.keys(window.localStorage)).toEqual(['voices']);
    speech.takeBack();
  });

  it('stays as the server sent it when it cannot be had again', async () => {
    answer(404);
    await act(() => showGuestStory(place));
    expect(screen.getByText('What the server sent')).toBeVisible();
  });
});
