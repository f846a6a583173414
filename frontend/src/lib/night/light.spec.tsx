import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { changeLight, light, onLight, shownLight, timerBegins, timerEnds, watchLight } from './light.ts';

const usual = { sunset: true, timer: true } as const;
const shown = () => document.documentElement.dataset['theme'];
const anotherTab = (key: string, value: string) => {
  window.localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
};

describe('the light of the page', () => {
  it('is the device’s, and night from sunset to sunrise', () => {
    expect(shownLight({ theme: 'system', ...usual }, false, false)).toBe('system');
    expect(shownLight({ theme: 'system', ...usual }, true, false)).toBe('dark');
    expect(shownLight({ theme: 'system', ...usual, sunset: false }, true, false)).toBe('system');
  });

  it('is what was chosen, whatever the sun does', () => {
    expect(shownLight({ theme: 'light', ...usual }, true, false)).toBe('light');
    expect(shownLight({ theme: 'dark', ...usual }, false, false)).toBe('dark');
  });

  it('is night while a sleep timer runs, unless that is switched off', () => {
    expect(shownLight({ theme: 'light', ...usual }, false, true)).toBe('dark');
    expect(shownLight({ theme: 'light', ...usual, timer: false }, false, true)).toBe('light');
  });
});

describe('on an open page', () => {
  let isNight = false;
  let stop = () => {};
  beforeEach(() => {
    jest.useFakeTimers();
    isNight = false;
    window.isNight = () => isNight;
    anotherTab('theme', 'system');
    anotherTab('night', '{}');
    stop = watchLight();
  });
  afterEach(() => {
    stop();
    delete window.isNight;
    delete document.documentElement.dataset['theme'];
    jest.useRealTimers();
  });

  it('it gets dark at sunset and light at sunrise, within half a minute', () => {
    expect(shown()).toBe('system');
    isNight = true;
    jest.advanceTimersByTime(30_000);
    expect(shown()).toBe('dark');
    isNight = false;
    jest.advanceTimersByTime(30_000);
    expect(shown()).toBe('system');
  });

  it('it is looked again when a device wakes up', () => {
    isNight = true;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(shown()).toBe('dark');
  });

  it('what was chosen while the page was laid aside holds when it is shown again', () => {
    window.localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new Event('pageshow'));
    expect([shown(), light().theme]).toEqual(['dark', 'dark']);
  });

  it('a choice in another tab holds here too, and every place that shows it hears', () => {
    const heard = jest.fn();
    const leave = onLight(heard);
    anotherTab('theme', 'dark');
    expect([shown(), light().theme]).toEqual(['dark', 'dark']);
    isNight = true;
    anotherTab('theme', 'system');
    anotherTab('night', JSON.stringify({ sunset: false }));
    expect([shown(), light()]).toEqual(['system', { theme: 'system', sunset: false, timer: true }]);
    expect(heard).toHaveBeenCalledTimes(3);
    leave();
  });

  it('whoever wants light after a sleep timer has begun gets it, until the next one begins', () => {
    changeLight({ theme: 'light' });
    timerBegins();
    expect(shown()).toBe('dark');
    changeLight({ theme: 'light' });
    expect(shown()).toBe('light');
    timerEnds();
    timerBegins();
    expect(shown()).toBe('dark');
    timerEnds();
    expect(shown()).toBe('light');
  });

  it('what lies there broken or unknown is as if nothing lay there', () => {
    anotherTab('theme', 'purple');
    anotherTab('night', '{broken');
    expect(light()).toEqual({ theme: 'system', sunset: true, timer: true });
    for (const odd of ['null', '"dark"', '[]']) {
      anotherTab('night', odd);
      expect(light()).toEqual({ theme: 'system', sunset: true, timer: true });
    }
  });

  it('the browser’s own bars go along', () => {
    document.head.innerHTML = '<meta name="theme-color" content="#F4F4EA">';
    document.body.style.backgroundColor = 'rgb(14, 35, 44)';
    changeLight({ theme: 'dark' });
    expect(document.querySelector('meta')?.content).toBe('rgb(14, 35, 44)');
    document.body.removeAttribute('style');
  });
});
