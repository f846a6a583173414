import { describe, expect, it } from '@jest/globals';
import {
  readDraft,
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
    expect(window.localStorage.getItem('theme')).toBe('dark');
    expect(deleted).toEqual(['kept:one']);
    Reflect.deleteProperty(window, 'caches');
  });

  it('takes nobody for logged in where what lies there is broken', () => {
    window.localStorage.setItem('user', '{broken');
    expect(readUser()).toBeNull();
  });
});
