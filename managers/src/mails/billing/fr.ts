import type { BillingTexts } from './billingTexts.ts';

const per = { month: 'par mois', year: 'par an' };

export const fr: BillingTexts = {
  button: 'Voir ma formule',
  subscriptionStarted: ({ plan, interval, amount, minute, until, withdrawableUntil }) => ({
    subject: `Votre formule ${plan} a commencé`,
    before: [
      `Merci. Le ${minute}, vous avez acheté Storylark ${plan} pour ${amount} ${interval ? per[interval] : ''}, TVA comprise. La formule se renouvelle d’elle-même ; le prochain prélèvement aura lieu le ${until}.`,
      `Vous pouvez résilier à tout moment, pour la fin de la période payée. Jusqu’au ${withdrawableUntil}, vous pouvez aussi vous rétracter sans donner de motif, sur la page de votre formule. La part non utilisée vous est alors remboursée.`,
    ],
    after: ['Conservez cet e-mail : il confirme votre contrat.'],
  }),
  subscriptionRenewed: ({ plan, amount, day, until }) => ({
    subject: `Votre formule ${plan} continue un an de plus`,
    before: [
      `Le ${day}, nous avons prélevé ${amount}, TVA comprise, pour une nouvelle année de Storylark ${plan}. Le prochain prélèvement aura lieu le ${until}.`,
    ],
    after: ['Le reçu se trouve sur la page de votre formule, où vous pouvez aussi résilier à tout moment.'],
  }),
  paymentFailed: ({ plan, amount, day, until }) => ({
    subject: 'Votre paiement n’a pas abouti',
    before: [
      `Le ${day}, nous n’avons pas pu prélever ${amount} pour Storylark ${plan}. Rien ne change pour l’instant : votre formule reste active jusqu’au ${until}, et nous réessayons d’ici là.`,
    ],
    after: [
      'Sur la page de votre formule, sous « Moyen de paiement », vous pouvez choisir une autre carte. Si rien n’est payé d’ici là, votre compte continue avec la formule Free. Vos histoires restent.',
    ],
  }),
  paymentReminder: ({ plan, amount, until }) => ({
    subject: `Votre formule ${plan} prend fin le ${until} si elle n’est pas payée`,
    before: [
      `Un petit rappel : le paiement de ${amount} pour Storylark ${plan} n’a pas encore abouti. Votre formule reste active jusqu’au ${until}. Dès que le paiement aura abouti, tout continuera comme avant.`,
    ],
    after: [
      'Sur la page de votre formule, sous « Moyen de paiement », vous pouvez choisir une autre carte. Si rien n’est payé d’ici là, votre compte continue avec la formule Free. Vos histoires restent.',
    ],
  }),
  subscriptionLapsed: ({ plan, amount, day }) => ({
    subject: `Votre formule ${plan} a pris fin`,
    before: [
      `Le paiement de ${amount} pour Storylark ${plan} n’a pas abouti à temps ; la formule a donc pris fin le ${day}, et votre compte continue avec la formule Free. Rien n’est perdu : vos histoires et vos personnages restent, et il n’y a plus rien à payer.`,
    ],
    after: [
      'Si vous souhaitez de nouveau une formule, vous pouvez en choisir une à tout moment sur la page de votre formule.',
    ],
  }),
  subscriptionCancelled: ({ plan, until }) => ({
    subject: `Votre formule ${plan} prend fin le ${until}`,
    before: [
      `Vous avez résilié Storylark ${plan}. Rien ne change jusqu’au ${until}. Ensuite, plus rien n’est prélevé et votre compte continue avec la formule Free. Vos histoires restent.`,
    ],
    after: [
      'Vous avez changé d’avis ? D’ici là, vous pouvez annuler la résiliation sur la page de votre formule.',
    ],
  }),
  contractWithdrawn: ({ plan, amount, minute }) => ({
    subject: 'Nous avons bien reçu votre rétractation',
    before: [
      `Le ${minute}, nous avons reçu votre déclaration par laquelle vous vous rétractez de votre contrat pour Storylark ${plan}. Le contrat prend fin avec elle.`,
      amount === ''
        ? 'Rien n’est remboursé : tout ce qui était payé a été utilisé.'
        : `${amount} vous seront remboursés par le moyen de paiement utilisé, sous 14 jours au plus tard.`,
    ],
    after: [
      'Conservez cet e-mail : il confirme ce que vous avez déclaré, et quand. Votre compte continue avec la formule Free, et vos histoires restent.',
    ],
  }),
  duplicateRefunded: ({ amount }) => ({
    subject: 'Vous avez payé deux fois : nous vous remboursons',
    before: [
      `Deux achats sont arrivés pour votre compte. Une formule suffit : nous avons mis fin à la seconde, et ${amount} vous seront remboursés par le moyen de paiement utilisé.`,
    ],
    after: ['Vous n’avez rien à faire. Selon votre banque, cela prend quelques jours.'],
  }),
  latePaymentRefunded: ({ amount }) => ({
    subject: 'Un paiement est arrivé trop tard : nous vous le remboursons',
    before: [
      `Un paiement est encore arrivé après la fin de votre formule. Nous ne le gardons pas : ${amount} vous seront remboursés par le moyen de paiement utilisé.`,
    ],
    after: [
      'Vous n’avez rien à faire. Selon votre banque, cela prend quelques jours. Si vous souhaitez de nouveau une formule, vous pouvez en choisir une sur la page de votre formule.',
    ],
  }),
};
