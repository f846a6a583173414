import type { Locale } from '@storylark/contracts/languages';

/** What the pages of the built-in provider say. */
export type Words = {
  product: string;
  band: string;
  pay: {
    title: string;
    button: (amount: string) => string;
    leave: string;
    renews: (price: string) => string;
  };
  per: { month: string; year: string };
  vat: string;
  cards: { legend: string; good: string; declined: string; confirm: string; now: string };
  declined: string;
  confirm: { title: string; text: (amount: string) => string; yes: string; no: string };
  upgrade: (plan: string) => string;
  portal: { title: string; card: string; save: string; saved: string; receipts: string; none: string };
  entry: Record<'payment' | 'failure' | 'refund' | 'dispute' | 'disputeWon' | 'disputeLost', string>;
  over: { title: string; text: string };
  paid: { title: string; text: string };
  back: string;
};

const en: Words = {
  product: 'Storylark',
  band: 'Test checkout: no money moves',
  pay: {
    title: 'Pay with a test card',
    button: (amount) => `Pay ${amount}`,
    leave: 'Leave without paying',
    renews: (price) => `Renews by itself at ${price} until it is cancelled.`,
  },
  per: { month: 'a month', year: 'a year' },
  vat: 'incl. VAT',
  cards: {
    legend: 'Test card',
    good: 'pays',
    declined: 'is declined',
    confirm: 'asks for 3-D Secure',
    now: 'in use',
  },
  declined: 'The card was declined. Nothing was paid. Please choose another one.',
  confirm: {
    title: 'Do you confirm this payment?',
    text: (amount) => `Your bank asks for 3-D Secure: ${amount} to Storylark.`,
    yes: 'Confirm',
    no: 'Refuse',
  },
  upgrade: (plan) => `Change to ${plan}`,
  portal: {
    title: 'Card and receipts',
    card: 'Your card',
    save: 'Use this card',
    saved: 'The card was changed.',
    receipts: 'Receipts',
    none: 'Nothing has been paid yet.',
  },
  entry: {
    payment: 'Paid',
    failure: 'Declined',
    refund: 'Refunded',
    dispute: 'Disputed',
    disputeWon: 'Dispute closed in our favour',
    disputeLost: 'Paid back after a dispute',
  },
  over: {
    title: 'This page is no longer open',
    text: 'It was used before, or its hour has passed. Nothing was paid here.',
  },
  paid: { title: 'It is paid', text: 'This page has done its work. Nothing is charged twice.' },
  back: 'Back to Storylark',
};

const de: Words = {
  product: 'Storylark',
  band: 'Testkasse: Es fließt kein Geld',
  pay: {
    title: 'Mit einer Testkarte bezahlen',
    button: (amount) => `${amount} bezahlen`,
    leave: 'Ohne Zahlung zurück',
    renews: (price) => `Verlängert sich von selbst für ${price}, bis du kündigst.`,
  },
  per: { month: 'im Monat', year: 'im Jahr' },
  vat: 'inkl. MwSt.',
  cards: {
    legend: 'Testkarte',
    good: 'zahlt',
    declined: 'wird abgelehnt',
    confirm: 'verlangt 3-D Secure',
    now: 'hinterlegt',
  },
  declined: 'Die Karte wurde abgelehnt. Es wurde nichts bezahlt. Bitte wähle eine andere.',
  confirm: {
    title: 'Bestätigst du diese Zahlung?',
    text: (amount) => `Deine Bank fragt mit 3-D Secure nach: ${amount} an Storylark.`,
    yes: 'Bestätigen',
    no: 'Ablehnen',
  },
  upgrade: (plan) => `Wechsel zu ${plan}`,
  portal: {
    title: 'Karte und Belege',
    card: 'Deine Karte',
    save: 'Diese Karte verwenden',
    saved: 'Die Karte wurde geändert.',
    receipts: 'Belege',
    none: 'Bisher wurde nichts bezahlt.',
  },
  entry: {
    payment: 'Bezahlt',
    failure: 'Abgelehnt',
    refund: 'Erstattet',
    dispute: 'Zahlung angefochten',
    disputeWon: 'Anfechtung zurückgewiesen',
    disputeLost: 'Nach Anfechtung zurückgezahlt',
  },
  over: {
    title: 'Diese Seite ist nicht mehr offen',
    text: 'Sie wurde schon benutzt, oder ihre Stunde ist um. Hier wurde nichts bezahlt.',
  },
  paid: {
    title: 'Es ist bezahlt',
    text: 'Diese Seite hat ihren Zweck erfüllt. Nichts wird zweimal berechnet.',
  },
  back: 'Zurück zu Storylark',
};

const fr: Words = {
  product: 'Storylark',
  band: 'Paiement d’essai : aucun argent n’est débité',
  pay: {
    title: 'Payer avec une carte d’essai',
    button: (amount) => `Payer ${amount}`,
    leave: 'Revenir sans payer',
    renews: (price) => `Renouvellement automatique à ${price} jusqu’à la résiliation.`,
  },
  per: { month: 'par mois', year: 'par an' },
  vat: 'TVA comprise',
  cards: {
    legend: 'Carte d’essai',
    good: 'paie',
    declined: 'est refusée',
    confirm: 'demande 3-D Secure',
    now: 'enregistrée',
  },
  declined: 'La carte a été refusée. Rien n’a été payé. Veuillez en choisir une autre.',
  confirm: {
    title: 'Confirmez-vous ce paiement ?',
    text: (amount) => `Votre banque demande une confirmation 3-D Secure : ${amount} pour Storylark.`,
    yes: 'Confirmer',
    no: 'Refuser',
  },
  upgrade: (plan) => `Passage à ${plan}`,
  portal: {
    title: 'Carte et reçus',
    card: 'Votre carte',
    save: 'Utiliser cette carte',
    saved: 'La carte a été changée.',
    receipts: 'Reçus',
    none: 'Rien n’a encore été payé.',
  },
  entry: {
    payment: 'Payé',
    failure: 'Refusé',
    refund: 'Remboursé',
    dispute: 'Paiement contesté',
    disputeWon: 'Contestation rejetée',
    disputeLost: 'Rendu après contestation',
  },
  over: {
    title: 'Cette page n’est plus ouverte',
    text: 'Elle a déjà servi, ou son heure est passée. Rien n’a été payé ici.',
  },
  paid: { title: 'C’est payé', text: 'Cette page a fait son travail. Rien n’est débité deux fois.' },
  back: 'Revenir à Storylark',
};

export const words: Record<Locale, Words> = { en, de, fr };
