import type { PaperTexts } from './paperTexts.ts';

export const de: PaperTexts = {
  titles: {
    invoice: { tax: 'Rechnung', plain: 'Zahlungsbeleg' },
    creditNote: { tax: 'Rechnungskorrektur', plain: 'Beleg über eine Rückzahlung' },
    withdrawalNotice: { tax: 'Bestätigung deines Widerrufs', plain: 'Bestätigung deines Widerrufs' },
  },
  headings: { subject: 'Wofür', amount: 'Betrag' },
  labels: {
    number: 'Nummer',
    date: 'Datum',
    account: 'Konto',
    vatId: 'USt-IdNr.',
    invoice: 'Korrigiert',
    reason: 'Anlass',
    plan: 'Tarif',
    period: 'Leistungszeitraum',
    net: 'Nettobetrag',
    total: 'Gesamtbetrag, bezahlt',
    paidBack: 'Gesamtbetrag, erstattet',
    paidOn: 'Bezahlt am',
    paidBackOn: 'Erstattet am',
    reference: 'Zahlungsreferenz',
    received: 'Eingegangen am',
    concluded: 'Vertrag geschlossen am',
    contract: 'Vertrag',
    refund: 'Du bekommst zurück',
  },
  vat: (percent) => (percent === null ? 'Umsatzsteuer' : `Umsatzsteuer ${percent}`),
  invoice: (number, day) => `Nummer ${number} vom ${day}`,
  plan: (plan, interval) => `Storylark ${plan}, für ${interval === 'year' ? 'ein Jahr' : 'einen Monat'}`,
  period: (from, to) => `${from} bis ${to}`,
  reasons: {
    start: 'Beginn des Tarifs',
    renewal: 'Nächster Zeitraum',
    upgrade: 'Wechsel in einen größeren Tarif; was vom alten nicht genutzt war, ist abgezogen',
    withdrawal: 'Widerruf des Vertrags',
    duplicate: 'Doppelt bezahlt',
    operator: 'Von uns erstattet',
    accountDeleted: 'Das Konto wurde gelöscht',
  },
  declaration: (plan) =>
    `Du hast erklärt, dass du deinen Vertrag über Storylark ${plan} widerrufst. Damit ist der Vertrag beendet.`,
  refundFollows: 'Das Geld geht dorthin zurück, woher die Zahlung kam, spätestens innerhalb von 14 Tagen.',
  test: 'TEST. Es ist kein Geld geflossen: Bezahlt wurde an der eingebauten Testkasse. Das ist keine Rechnung im Sinne des Umsatzsteuergesetzes.',
  noSeller:
    'Das ist keine Rechnung im Sinne des Umsatzsteuergesetzes: Wer diese Installation betreibt, hat keinen Verkäufer mit Anschrift und USt-IdNr. angegeben.',
};
