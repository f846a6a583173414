import { Refusal } from '../refusal.ts';
import { isPublicRead, type Route } from './route.ts';

/**
 * What a page of another site makes a browser send (`Sec-Fetch-Site`, which no page can write itself) is
 * answered only where anybody may read: links in mails and on other sites lead to pages and public reads.
 * Programs and old browsers, which say nothing, and pages of our own site are let in.
 * @throws Refusal `forbidden`
 */
export function refuseFromElsewhere(row: Pick<Route, 'method' | 'auth'>, site: string): void {
  if (site.toLowerCase() === 'cross-site' && !isPublicRead(row)) throw new Refusal('forbidden');
}
