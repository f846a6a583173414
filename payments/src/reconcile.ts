import type { Billing } from '@storylark/contracts/subscriptions/billing';
import type { Money } from '@storylark/contracts/subscriptions/money';
import type { Books, Entry } from './paymentProvider.ts';

type Line = Money & { kind: Entry['kind']; agreement: string };
/** `here`: in our log; `there`: on the provider's books. */
export type Difference =
  | { kind: 'missingHere'; entry: string; there: Line }
  | { kind: 'missingThere'; entry: string; here: Line }
  | { kind: 'differs'; entry: string; here: Line; there: Line };
export type Reconciliation = {
  /** Entries that are the same on both sides. */
  agreed: number;
  differences: readonly Difference[];
  /** What the account has paid and not got back, cents, by each side. */
  balance: { here: number; there: number };
};

const kindOf = {
  PaymentTaken: 'payment',
  PaymentFailed: 'failure',
  RefundIssued: 'refund',
  DisputeOpened: 'dispute',
  DisputeWon: 'disputeWon',
  DisputeLost: 'disputeLost',
} as const;
const signOf: Record<Entry['kind'], number> = {
  payment: 1,
  failure: 0,
  refund: -1,
  dispute: 0,
  disputeWon: 0,
  disputeLost: -1,
};

/** Holds our log of an account against the provider's books, entry by entry, to the cent. */
export function reconcile({ entries }: Pick<Billing, 'entries'>, books: Books): Reconciliation {
  const here = new Map(
    [...entries].map(([id, { type, data }]) => [id, lineOf({ ...data, kind: kindOf[type] })]),
  );
  const there = new Map(books.entries.map((entry) => [entry.id, lineOf(entry)]));
  const differences = [...new Set([...here.keys(), ...there.keys()])]
    .toSorted()
    .flatMap((entry) => differenceOf(entry, here.get(entry), there.get(entry)));
  return {
    agreed: [...here.keys()].filter((id) => there.has(id)).length - countOf(differences, 'differs'),
    differences,
    balance: { here: balanceOf(here), there: balanceOf(there) },
  };
}

const lineOf = ({ kind, agreement, amount, tax, currency }: Line): Line => ({
  kind,
  agreement,
  amount,
  tax,
  currency,
});

function differenceOf(entry: string, here: Line | undefined, there: Line | undefined): Difference[] {
  if (here && there)
    return JSON.stringify(here) === JSON.stringify(there) ? [] : [{ kind: 'differs', entry, here, there }];
  if (there) return [{ kind: 'missingHere', entry, there }];
  // a try that failed moved no money, and a provider may let go of it once the next has succeeded
  return here && here.kind !== 'failure' ? [{ kind: 'missingThere', entry, here }] : [];
}

const countOf = (differences: readonly Difference[], kind: Difference['kind']) =>
  differences.filter((one) => one.kind === kind).length;

const balanceOf = (lines: ReadonlyMap<string, Line>) =>
  [...lines.values()].reduce((sum, { kind, amount }) => sum + signOf[kind] * amount, 0);
