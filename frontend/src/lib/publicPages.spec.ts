import { describe, expect, it } from '@jest/globals';
import { isPublicPage } from './paths.ts';

describe('what is a public page', () => {
  it('is the pages of visitors with their anchors, and nothing of the app', () => {
    for (const address of ['/', '/#pricing', '/about', '/terms?lang=de', '/blog', '/blog/sleep'])
      expect([address, isPublicPage(address)]).toEqual([address, true]);
    for (const address of ['/login', '/dashboard', '/stories', '/aboutus', '/blog/a/b', '/shared/stories/x'])
      expect([address, isPublicPage(address)]).toEqual([address, false]);
  });
});
