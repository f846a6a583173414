import type { Locale } from '@storylark/contracts/languages';
import { CURRENCY } from '@storylark/contracts/subscriptions/money';
import type { PaidPlan } from '@storylark/contracts/subscriptions/plans';
import type { Card } from '../testBooks.ts';
import { escaped } from './documentOf.ts';
import { words } from './words.ts';

export const planNames: Record<PaidPlan, string> = {
  basic: 'Basic',
  standard: 'Standard',
  premium: 'Premium',
};
export const acts = ['pay', 'leave', 'agree', 'refuse', 'putCard'] as const;
export type Act = (typeof acts)[number];

/** Numbers that stand for how a card behaves, as developers know them. */
export const testCards: readonly { number: string; card: Card }[] = [
  { number: '4242 4242 4242 4242', card: 'good' },
  { number: '4000 0000 0000 0002', card: 'declined' },
  { number: '4000 0025 0000 3155', card: 'confirm' },
];
/** Null for a number that no test card has; spaces make no difference. */
export const cardOf = (number: string): Card | null =>
  testCards.find((one) => one.number.replaceAll(' ', '') === number.replaceAll(' ', ''))?.card ?? null;

export const moneyIn = (language: Locale, cents: number): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: CURRENCY }).format(cents / 100);

/** A form that posts to its own page. */
export const formOf = (act: Act, inner: string): string =>
  `<form method="post"><input type="hidden" name="act" value="${act}">${inner}</form>`;

/** `now`: the card in use. */
export function cardChoice(language: Locale, now?: Card): string {
  const { cards } = words[language];
  const rows = testCards.map(({ number, card }) => {
    const says = card === now ? `${cards[card]}, ${cards.now}` : cards[card];
    const checked = card === (now ?? 'good') ? ' checked' : '';
    return `<label><input type="radio" name="card" value="${number}"${checked}><span><b>${number}</b> ${escaped(says)}</span></label>`;
  });
  return `<fieldset><legend>${escaped(cards.legend)}</legend>${rows.join('')}</fieldset>`;
}
