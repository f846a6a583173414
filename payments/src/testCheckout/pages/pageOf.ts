import type { Locale } from '@storylark/contracts/languages';
import type { Terms } from '../../paymentProvider.ts';
import { priceOf } from '../../prorate.ts';
import { dueOf, type Shown } from '../testPages.ts';
import { documentOf, escaped } from './documentOf.ts';
import { portalPage } from './portalPage.ts';
import { cardChoice, formOf, moneyIn, planNames } from './parts.ts';
import { words } from './words.ts';

/** What was just done on the page, as its address says it. */
export type Step = 'declined' | 'confirm' | 'saved';

/** The page as it stands now, as HTML. */
export function pageOf({ page, state, books }: Shown, step: Step | undefined): string {
  const { language, returnTo } = page;
  if (state !== 'open') return closedPage(language, state, state === 'paid' ? returnTo.paid : returnTo.left);
  switch (page.kind) {
    case 'portal':
      return portalPage(page, books, step);
    case 'upgrade': {
      const agreement = books.agreements.find(({ id }) => id === page.agreement);
      const amount = agreement ? dueOf(page, agreement) : 0;
      return confirmPage(language, words[language].upgrade(planNames[page.terms.plan]), amount);
    }
    case 'checkout':
      return step === 'confirm'
        ? confirmPage(language, termsIn(language, page.terms), priceOf(page.terms))
        : payPage(language, page.terms, step === 'declined');
  }
}

/** A page that is over, or that nobody has opened. */
export function closedPage(language: Locale, state: 'paid' | 'over', returnTo: string): string {
  const { [state]: said, back } = words[language];
  return documentOf(
    language,
    said.title,
    `<p>${escaped(said.text)}</p><a class="button main" href="${escaped(returnTo)}">${escaped(back)}</a>`,
  );
}

const termsIn = (language: Locale, { plan, interval }: Terms) =>
  `${planNames[plan]}, ${moneyIn(language, priceOf({ plan, interval }))} ${words[language].per[interval]}`;

function payPage(language: Locale, terms: Terms, isDeclined: boolean): string {
  const { pay, declined, vat, per } = words[language];
  const price = moneyIn(language, priceOf(terms));
  const body = `${isDeclined ? `<p class="said no" role="alert">${escaped(declined)}</p>` : ''}
<p class="amount">${escaped(termsIn(language, terms))} <span class="soft">${escaped(vat)}</span></p>
<p class="soft">${escaped(pay.renews(`${price} ${per[terms.interval]}`))}</p>
${formOf('pay', cardChoice(language) + `<button class="main">${escaped(pay.button(price))}</button>`)}
${formOf('leave', `<button>${escaped(pay.leave)}</button>`)}`;
  return documentOf(language, pay.title, body);
}

function confirmPage(language: Locale, subject: string, cents: number): string {
  const { confirm } = words[language];
  const body = `<p class="amount">${escaped(subject)}</p>
<p>${escaped(confirm.text(moneyIn(language, cents)))}</p>
${formOf('agree', `<button class="main">${escaped(confirm.yes)}</button>`)}
${formOf('refuse', `<button>${escaped(confirm.no)}</button>`)}`;
  return documentOf(language, confirm.title, body);
}
