import type { BillingTexts } from './billingTexts.ts';

const per = { month: 'im Monat', year: 'im Jahr' };

export const de: BillingTexts = {
  button: 'Meinen Tarif ansehen',
  subscriptionStarted: ({ plan, interval, amount, minute, until, withdrawableUntil }) => ({
    subject: `Dein Tarif ${plan} läuft`,
    before: [
      `danke. Am ${minute} hast du Storylark ${plan} für ${amount} ${interval ? per[interval] : ''} gekauft, Mehrwertsteuer inbegriffen. Der Tarif verlängert sich von selbst; das nächste Mal wird am ${until} abgebucht.`,
      `Kündigen kannst du jederzeit zum Ende des bezahlten Zeitraums. Bis ${withdrawableUntil} kannst du den Vertrag außerdem ohne Angabe von Gründen widerrufen, auf der Seite mit deinem Tarif. Du bekommst dann den Teil zurück, den du nicht genutzt hast.`,
    ],
    after: ['Heb diese Mail auf: Sie bestätigt deinen Vertrag.'],
  }),
  subscriptionRenewed: ({ plan, amount, day, until }) => ({
    subject: `Dein Tarif ${plan} geht ein Jahr weiter`,
    before: [
      `am ${day} haben wir ${amount}, Mehrwertsteuer inbegriffen, für ein weiteres Jahr Storylark ${plan} abgebucht. Das nächste Mal ist es am ${until} so weit.`,
    ],
    after: ['Den Beleg findest du auf der Seite mit deinem Tarif. Dort kannst du auch jederzeit kündigen.'],
  }),
  paymentFailed: ({ plan, amount, day, until }) => ({
    subject: 'Deine Zahlung hat nicht geklappt',
    before: [
      `am ${day} konnten wir ${amount} für Storylark ${plan} nicht abbuchen. Noch ändert sich nichts: Dein Tarif bleibt bis zum ${until}, und wir versuchen es bis dahin wieder.`,
    ],
    after: [
      'Auf der Seite mit deinem Tarif kannst du unter „Zahlungsart“ eine andere Karte wählen. Ist bis zu diesem Tag nichts bezahlt, geht dein Konto mit dem Tarif Free weiter. Deine Geschichten bleiben.',
    ],
  }),
  paymentReminder: ({ plan, amount, until }) => ({
    subject: `Dein Tarif ${plan} endet am ${until}, wenn er nicht bezahlt wird`,
    before: [
      `zur Erinnerung: Die Zahlung von ${amount} für Storylark ${plan} hat noch nicht geklappt. Dein Tarif bleibt bis zum ${until}. Sobald bezahlt ist, geht alles weiter wie bisher.`,
    ],
    after: [
      'Auf der Seite mit deinem Tarif kannst du unter „Zahlungsart“ eine andere Karte wählen. Ist bis zu diesem Tag nichts bezahlt, geht dein Konto mit dem Tarif Free weiter. Deine Geschichten bleiben.',
    ],
  }),
  subscriptionLapsed: ({ plan, amount, day }) => ({
    subject: `Dein Tarif ${plan} ist zu Ende`,
    before: [
      `die Zahlung von ${amount} für Storylark ${plan} hat nicht rechtzeitig geklappt. Deshalb ist der Tarif am ${day} zu Ende gegangen, und dein Konto geht mit dem Tarif Free weiter. Verloren ist nichts: Deine Geschichten und Figuren bleiben, und zu zahlen ist nichts mehr.`,
    ],
    after: ['Möchtest du wieder einen Tarif, kannst du ihn jederzeit auf der Seite mit deinem Tarif wählen.'],
  }),
  subscriptionCancelled: ({ plan, until }) => ({
    subject: `Dein Tarif ${plan} endet am ${until}`,
    before: [
      `du hast Storylark ${plan} gekündigt. Bis zum ${until} bleibt alles, wie es ist. Danach wird nichts mehr abgebucht, und dein Konto geht mit dem Tarif Free weiter. Deine Geschichten bleiben.`,
    ],
    after: [
      'Anders überlegt? Bis dahin kannst du die Kündigung auf der Seite mit deinem Tarif zurücknehmen.',
    ],
  }),
  contractWithdrawn: ({ plan, amount, minute }) => ({
    subject: 'Dein Widerruf ist bei uns eingegangen',
    before: [
      `am ${minute} ist deine Erklärung bei uns eingegangen, dass du deinen Vertrag über Storylark ${plan} widerrufst. Damit endet der Vertrag.`,
      amount === ''
        ? 'Zurückgezahlt wird nichts: Alles, was bezahlt war, ist genutzt.'
        : `Du bekommst ${amount} zurück, dorthin, woher die Zahlung kam, spätestens innerhalb von 14 Tagen.`,
    ],
    after: [
      'Heb diese Mail auf: Sie bestätigt, was du erklärt hast und wann. Dein Konto geht mit dem Tarif Free weiter, und deine Geschichten bleiben.',
    ],
  }),
  duplicateRefunded: ({ amount }) => ({
    subject: 'Du hast doppelt bezahlt und bekommst es zurück',
    before: [
      `für dein Konto sind zwei Käufe angekommen. Ein Tarif genügt: Den zweiten haben wir beendet, und ${amount} gehen dorthin zurück, woher die Zahlung kam.`,
    ],
    after: ['Du musst nichts tun. Je nach Bank dauert es ein paar Tage.'],
  }),
  latePaymentRefunded: ({ amount }) => ({
    subject: 'Eine Zahlung kam zu spät und geht an dich zurück',
    before: [
      `nach dem Ende deines Tarifs ist noch eine Zahlung angekommen. Wir behalten sie nicht: ${amount} gehen dorthin zurück, woher die Zahlung kam.`,
    ],
    after: [
      'Du musst dafür nichts tun. Je nach Bank dauert es ein paar Tage. Möchtest du wieder einen Tarif, kannst du ihn auf der Seite mit deinem Tarif wählen.',
    ],
  }),
};
