import { escaped } from '../../testCheckout/pages/documentOf.ts';
import { need, type StubState } from './createStubState.ts';
import type { StubInvoice, StubPortal, StubSession } from './stubObjects.ts';

/** Where somebody stands on a page: what was said last, and the card whose holder is asked. */
export type Step = { said: string | null; card: string | null };

const documentOf = (title: string, body: string, language = 'en') =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">
<title>${escaped(title)}</title>
<style>body{font:1rem/1.5 system-ui;max-width:30rem;margin:2rem auto;padding:0 1rem}
button,input{font:inherit;padding:.75rem}form{display:grid;gap:1rem;margin:1rem 0}</style>
<h1>${escaped(title)}</h1>${body}</html>`;

const moneyIn = (language: string, cents: number) =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(cents / 100);

const cardForm = (said: string | null, more: string, button: string) =>
  `${said === 'declined' ? '<p role="alert">Your card was declined. Try a different card.</p>' : ''}
<form method="post"><label>Card number <input name="card" inputmode="numeric" required></label>${more}
<button>${button}</button></form>`;

const answers = `<button name="answer" value="complete">Complete authentication</button>
<button name="answer" value="fail">Fail authentication</button>`;

/** The holder of a card is asked by its bank. */
export const askPage = (card: string) =>
  documentOf(
    '3D Secure',
    `<form method="post"><input type="hidden" name="card" value="${escaped(card)}">${answers}</form>`,
  );

export const overPage = () => documentOf('You’re all done here', '<p>This page is no longer open.</p>');

/** What is sold, for how much, the card and the consent that was wished for. */
export function payPage(state: StubState, session: StubSession, { said }: Step): string {
  const { id, locale, cancel_url, consent_collection } = session;
  const { unit_amount, product, recurring } = need(state.prices, need(state.sold, id).price);
  const { name } = need(state.products, product);
  const consent =
    consent_collection.terms_of_service === 'required'
      ? '<label><input type="checkbox" name="terms" required> I agree to the terms</label>'
      : '';
  const body = `<p>${escaped(name)}: ${moneyIn(locale, unit_amount)} per ${recurring.interval}</p>
${cardForm(said, consent, 'Subscribe')}
<a href="${escaped(cancel_url)}">Back</a>`;
  return documentOf('Subscribe', body, locale);
}

/** What the configuration of the portal shows, and nothing else. */
export function portalPage(
  state: StubState,
  { configuration, customer, return_url }: StubPortal,
  { said }: Step,
) {
  const features = need(state.configurations, configuration).features as Record<string, { enabled: string }>;
  const shows = (feature: string) => features[feature]?.enabled === 'true';
  const [language = 'en'] = need(state.customers, customer).preferred_locales;
  const invoices = [...state.invoices.values()].filter((one) => one.customer === customer);
  const rows = invoices.map(({ status, total }) => `<li>${moneyIn(language, total)} ${status}</li>`);
  const body = `${said === 'saved' ? '<p role="status">Your payment method was saved.</p>' : ''}
${shows('payment_method_update') ? cardForm(said, '', 'Save') : ''}
${shows('invoice_history') ? `<h2>Invoices</h2><ul>${rows.join('')}</ul>` : ''}
<a href="${escaped(return_url)}">Return to Storylark</a>`;
  return documentOf('Billing', body, language);
}

export function invoicePage(state: StubState, { customer, amount_due, status }: StubInvoice): string {
  const [language = 'en'] = need(state.customers, customer).preferred_locales;
  const body =
    status === 'open'
      ? `<form method="post">${answers}</form>`
      : `<p role="status">This invoice is ${status}.</p>`;
  return documentOf('Confirm your payment', `<p>${moneyIn(language, amount_due)}</p>${body}`, language);
}
