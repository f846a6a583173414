import { need, StubError, type Card, type StubState } from './createStubState.ts';
import type { StubHand } from './createStubHand.ts';
import { askPage, invoicePage, overPage, payPage, portalPage, type Step } from './stubHtml.ts';

type Stub = { state: StubState; hand: StubHand };
type Asked = { method: string; url: URL; body: string };
type Page = { status: number; headers: Record<string, string>; html: string };

/**
 * Stripe's numbers of cards for tests. `asks`: of its holder on this page; `later`: how it answers from then
 * on, when nobody is there.
 */
const cards: Readonly<Record<string, { asks: boolean; later: Card }>> = {
  '4242424242424242': { asks: false, later: 'good' },
  '4000000000000002': { asks: false, later: 'declined' },
  '4000002500003155': { asks: true, later: 'good' },
  '4000002760003184': { asks: true, later: 'confirm' },
};

const shown = (html: string): Page => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  html,
});
const goTo = (location: string): Page => ({ status: 303, headers: { location }, html: '' });

/** The pages that Stripe has of its own: to pay on, for an invoice, and the customer's portal. */
export function answerPage(stub: Stub, { method, url, body }: Asked): Page {
  const [, kind = '', id = ''] = /^\/(c\/pay|p\/session|i)\/(\w+)$/.exec(url.pathname) ?? [];
  const form = method === 'POST' ? Object.fromEntries(new URLSearchParams(body)) : null;
  const step: Step = { said: url.searchParams.get('said'), card: url.searchParams.get('card') };
  try {
    if (kind === 'c/pay') return checkout(stub, id, form, step);
    if (kind === 'p/session') return portal(stub, id, form, step);
    if (kind === 'i') return invoice(stub, id, form);
  } catch (error) {
    if (!(error instanceof StubError)) throw error;
  }
  return { ...shown(overPage()), status: 404 };
}

type Form = Record<string, string> | null;

type Judged = { is: 'taken'; later: Card } | { is: 'declined' | 'asked'; next: Page };

/** What becomes of a card that was typed, and where to go on where it is not taken, or not yet. */
function judge({ card = '', answer }: Record<string, string>): Judged {
  const number = card.replaceAll(' ', '');
  const { asks, later } = cards[number] ?? { asks: false, later: 'declined' as const };
  if (later === 'declined' || answer === 'fail') return { is: 'declined', next: goTo('?said=declined') };
  if (asks && answer !== 'complete') return { is: 'asked', next: goTo(`?card=${number}`) };
  return { is: 'taken', later };
}

function checkout({ state, hand }: Stub, id: string, form: Form, step: Step): Page {
  const session = need(state.sessions, id);
  if (session.status !== 'open') return shown(overPage());
  if (!form) return shown(step.card ? askPage(step.card) : payPage(state, session, step));
  const judged = judge(form);
  if (judged.is === 'declined') hand.pay(session.client_reference_id, 'declined');
  if (judged.is !== 'taken') return judged.next;
  hand.pay(session.client_reference_id);
  state.cards.set(session.customer, judged.later);
  return goTo(session.success_url);
}

function portal({ state }: Stub, id: string, form: Form, step: Step): Page {
  const session = need(state.portals, id);
  if (!form) return shown(step.card ? askPage(step.card) : portalPage(state, session, step));
  const judged = judge(form);
  if (judged.is !== 'taken') return judged.next;
  state.cards.set(session.customer, judged.later);
  return goTo('?said=saved');
}

/** Where the holder of a card is asked for an upgrade. It leads nowhere: Stripe knows of no way back. */
function invoice({ state, hand }: Stub, id: string, form: Form): Page {
  if (form?.['answer'] === 'complete') hand.confirm(id);
  if (form?.['answer'] === 'fail') hand.refuse(id);
  return form ? goTo(id) : shown(invoicePage(state, need(state.invoices, id)));
}
