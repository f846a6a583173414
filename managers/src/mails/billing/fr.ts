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
      'Vérifiez votre carte sur la page de votre formule. Si rien n’est payé d’ici là, votre compte continue avec la formule Free. Vos histoires restent.',
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
};
