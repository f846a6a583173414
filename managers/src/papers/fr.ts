import type { PaperTexts } from './paperTexts.ts';

export const fr: PaperTexts = {
  titles: {
    invoice: { tax: 'Facture', plain: 'Reçu' },
    creditNote: { tax: 'Facture d’avoir', plain: 'Reçu de remboursement' },
    withdrawalNotice: {
      tax: 'Confirmation de votre rétractation',
      plain: 'Confirmation de votre rétractation',
    },
  },
  headings: { subject: 'Objet', amount: 'Montant' },
  labels: {
    number: 'Numéro',
    date: 'Date',
    account: 'Compte',
    vatId: 'N° de TVA',
    invoice: 'Annule',
    reason: 'Motif',
    plan: 'Formule',
    period: 'Période',
    net: 'Montant hors taxe',
    total: 'Total payé',
    paidBack: 'Total remboursé',
    paidOn: 'Payé le',
    paidBackOn: 'Remboursé le',
    reference: 'Référence du paiement',
    received: 'Reçue le',
    concluded: 'Contrat conclu le',
    contract: 'Contrat',
    refund: 'Vous serez remboursé de',
  },
  vat: (percent) => (percent === null ? 'TVA' : `TVA ${percent}`),
  invoice: (number, day) => `Numéro ${number} du ${day}`,
  plan: (plan, interval) => `Storylark ${plan}, pour un ${interval === 'year' ? 'an' : 'mois'}`,
  period: (from, to) => `du ${from} au ${to}`,
  reasons: {
    start: 'Début de la formule',
    renewal: 'Période suivante',
    upgrade: 'Passage à une formule supérieure ; la part non utilisée de l’ancienne est déduite',
    withdrawal: 'Rétractation du contrat',
    duplicate: 'Payé deux fois',
    operator: 'Remboursé par nos soins',
    accountDeleted: 'Le compte a été supprimé',
  },
  declaration: (plan) =>
    `Vous avez déclaré vous rétracter de votre contrat pour Storylark ${plan}. Le contrat a pris fin avec cette déclaration.`,
  refundFollows: 'La somme vous est remboursée par le moyen de paiement utilisé, sous 14 jours au plus tard.',
  test: 'TEST. Aucune somme n’a été débitée : le paiement a été fait sur la caisse de test intégrée. Ceci n’est pas une facture.',
  noSeller:
    'Ceci n’est pas une facture : l’exploitant de cette installation n’a indiqué aucun vendeur avec adresse et numéro de TVA.',
};
