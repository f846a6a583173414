import { describe, expect, it } from '@jest/globals';
import {
  readDraft,
  readTheme,
  readToken,
  readUser,
  wipeAccountData,
  writeDraft,
  writeToken,
  writeUser,
} from './storage.ts';
import { aUser } from '../testing/fakeApi.ts';

const canary = 'Amara-the-canary';

describe('what this browser keeps', () => {
  it('keeps drafts of each account apart', () => {
    writeDraft('one', 'story', { hero: canary });
    expect(readDraft('one', 'story')).toEqual({ hero: canary });
    expect(readDraft('two', 'story')).toBeNull();
    writeDraft('one', 'story', null);
    expect(readDraft('one', 'story')).toBeNull();
  });

  it('loses all of it with a logout, and keeps what belongs to the device', async () => {
    const deleted: string[] = [];
    Object.assign(window, {
      caches: {
        keys: async () => ['shell-1', `kept:one`],
        delete: async (name: string) => (deleted.push(name), true),
      },
    });
    writeToken('token');
    writeUser(aUser({ firstName: canary }));
    writeDraft('one', 'story', { hero: canary });
    window.sessionStorage.setItem('anything', canary);
    window.localStorage.setItem('theme', 'dark');
    await wipeAccountData();
    expect(readToken()).toBeNull();
    expect(readUser()).toBeNull();
    expect(
      JSON.stringify([Object.entries(window.localStorage), Object.entries(window.sessionStorage)]),
    ).not.toContain(canary);
    expect(readTheme()).toBe('dark');
    expect(deleted).toEqual(['kept:one']);
    Reflect.deleteProperty(window, 'caches');
  });

  it('is light unless told otherwise, whatever lies there', () => {
    expect(readTheme()).toBe('light');
    window.localStorage.setItem('theme', 'purple');
    expect(readTheme()).toBe('light');
    window.localStorage.setItem('user', '{broken');
    expect(readUser()).toBeNull();
  });
});
