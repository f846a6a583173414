import type { Entry } from '../../paymentProvider.ts';
import type { TestBooks } from '../testBooks.ts';
import type { TestPage } from '../testPages.ts';
import { documentOf, escaped } from './documentOf.ts';
import { cardChoice, formOf, moneyIn } from './parts.ts';
import { words } from './words.ts';

/** Where the card is changed and the receipts are seen, newest first. */
export function portalPage(
  { language, returnTo }: TestPage,
  books: TestBooks,
  step: string | undefined,
): string {
  const { portal, back, entry: named } = words[language];
  const dayIn = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const rowOf = ({ kind, at, amount }: Entry) =>
    `<li><span>${escaped(named[kind])}, <time datetime="${at}">${dayIn.format(new Date(at))}</time></span>` +
    `<b>${moneyIn(language, kind === 'refund' || kind === 'disputeLost' ? -amount : amount)}</b></li>`;
  const rows = books.entries.toReversed().map(rowOf);
  const body = `${step === 'saved' ? `<p class="said" role="status">${escaped(portal.saved)}</p>` : ''}
<h2>${escaped(portal.card)}</h2>
${formOf('putCard', cardChoice(language, books.card) + `<button class="main">${escaped(portal.save)}</button>`)}
<h2>${escaped(portal.receipts)}</h2>
${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : `<p class="soft">${escaped(portal.none)}</p>`}
<a class="button" href="${escaped(returnTo.left)}">${escaped(back)}</a>`;
  return documentOf(language, portal.title, body);
}
