import type { Locale } from '@storylark/contracts/languages';
import type { Paper } from '@storylark/contracts/subscriptions/papers';
import { formatsOf, nameOfPlan } from '../formatsOf.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { PaperTexts } from './paperTexts.ts';
import type { Seller } from './sellerSettings.ts';

/** A paper in words: what is drawn, from top to bottom. */
export type SaidPaper = {
  language: Locale;
  title: string;
  author: string;
  /** ISO time. */
  at: string;
  seller: readonly string[];
  /** What is to be known before anything else; empty: nothing. */
  warning: string;
  sections: readonly { heading: string | null; rows: readonly (readonly [label: string, value: string])[] }[];
  notes: readonly string[];
};
type Rows = SaidPaper['sections'][number]['rows'];

const texts: Record<Locale, PaperTexts> = { en, de, fr };
const DAY = 24 * 60 * 60_000;

/** Only what the paper holds is said: the account's address, and no name. */
export function sayPaper(paper: Paper, seller: Seller): SaidPaper {
  const { kind, language, at, isTest } = paper;
  const words = texts[language];
  const hasSeller = seller.name !== null && seller.address !== null && seller.vatId !== null;
  const isNotice = kind === 'withdrawalNotice';
  return {
    language,
    title: words.titles[kind][hasSeller && !isTest ? 'tax' : 'plain'],
    author: seller.name ?? 'Storylark',
    at,
    seller: [
      seller.name ?? 'Storylark',
      ...(seller.address === null ? [] : [seller.address]),
      ...(seller.vatId === null ? [] : [`${words.labels.vatId} ${seller.vatId}`]),
    ],
    sections: isNotice ? noticeSections(paper, words) : entrySections(paper, words, seller),
    warning: [
      ...(isTest ? [words.test] : []),
      ...(isNotice || (hasSeller && !isTest) ? [] : [words.noInvoice]),
      ...(isNotice || hasSeller ? [] : [words.noSeller]),
    ].join(' '),
    notes: isNotice ? noticeNotes(paper, words) : [],
  };
}

function entrySections(paper: Paper, words: PaperTexts, { vatPercent }: Seller): SaidPaper['sections'] {
  const { labels } = words;
  const { language, kind, number, at, email, of, reason, amount, tax, happenedAt, id } = paper;
  const { money, percent, day, minute } = formatsOf(language);
  const isRefund = kind === 'creditNote';
  const isThisRate = Math.abs((amount * vatPercent) / (100 + vatPercent) - tax) < 1;
  return [
    {
      heading: null,
      rows: [
        ...row(labels.number, number),
        [labels.date, day(at)],
        [labels.account, email],
        ...row(labels.invoice, of && words.invoice(of.number, day(of.at))),
      ],
    },
    {
      heading: words.headings.subject,
      rows: [...row(labels.reason, reason && words.reasons[reason]), ...boughtRows(paper, words)],
    },
    {
      heading: words.headings.amount,
      rows: [
        [labels.net, money(amount - tax)],
        [words.vat(isThisRate ? percent(vatPercent) : null), money(tax)],
        [isRefund ? labels.paidBack : labels.total, money(amount)],
        [isRefund ? labels.paidBackOn : labels.paidOn, minute(happenedAt)],
        [labels.reference, id],
      ],
    },
  ];
}

function noticeSections(paper: Paper, words: PaperTexts): SaidPaper['sections'] {
  const { labels } = words;
  const { money, minute } = formatsOf(paper.language);
  return [
    {
      heading: null,
      rows: [
        [labels.received, minute(paper.happenedAt)],
        [labels.account, paper.email],
        [labels.contract, paper.agreement],
        ...row(labels.concluded, paper.concludedAt && minute(paper.concludedAt)),
        ...boughtRows(paper, words),
        [labels.refund, money(paper.amount)],
      ],
    },
  ];
}

const noticeNotes = ({ paidFor, amount }: Paper, { declaration, refundFollows }: PaperTexts) => [
  declaration(paidFor ? nameOfPlan(paidFor.plan) : ''),
  ...(amount > 0 ? [refundFollows] : []),
];

function boughtRows({ paidFor, language }: Paper, words: PaperTexts): Rows {
  if (!paidFor) return [];
  const { day } = formatsOf(language);
  const { plan, interval, from, to } = paidFor;
  return [
    [words.labels.plan, words.plan(nameOfPlan(plan), interval)],
    // the day of the next period is not part of this one
    [words.labels.period, words.period(day(from), day(Date.parse(to) - DAY))],
  ];
}

const row = (label: string, value: string | null): Rows => (value === null ? [] : [[label, value]]);
