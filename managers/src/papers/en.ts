import type { PaperTexts } from './paperTexts.ts';

export const en: PaperTexts = {
  titles: {
    invoice: { tax: 'Invoice', plain: 'Receipt' },
    creditNote: { tax: 'Credit note', plain: 'Receipt for a refund' },
    withdrawalNotice: { tax: 'Confirmation of your withdrawal', plain: 'Confirmation of your withdrawal' },
  },
  headings: { subject: 'What it is for', amount: 'Amount' },
  labels: {
    number: 'Number',
    date: 'Date',
    account: 'Account',
    vatId: 'VAT ID',
    invoice: 'Takes back',
    reason: 'Reason',
    plan: 'Plan',
    period: 'Period',
    net: 'Net amount',
    total: 'Total, paid',
    paidBack: 'Total, paid back',
    paidOn: 'Paid on',
    paidBackOn: 'Paid back on',
    reference: 'Payment reference',
    received: 'Received on',
    concluded: 'Contract concluded on',
    contract: 'Contract',
    refund: 'You get back',
  },
  vat: (percent) => (percent === null ? 'VAT' : `VAT ${percent}`),
  invoice: (number, day) => `Number ${number} of ${day}`,
  plan: (plan, interval) => `Storylark ${plan}, ${interval === 'year' ? 'for a year' : 'for a month'}`,
  period: (from, to) => `${from} to ${to}`,
  reasons: {
    start: 'Beginning of the plan',
    renewal: 'Next period',
    upgrade: 'Move to a larger plan; what was unused of the former one is taken off',
    withdrawal: 'Withdrawal from the contract',
    duplicate: 'It was paid twice',
    operator: 'Given back by us',
    accountDeleted: 'The account was deleted',
  },
  declaration: (plan) =>
    `You have declared that you withdraw from your contract for Storylark ${plan}. The contract has ended with that.`,
  refundFollows: 'The money goes back to where the payment came from, within 14 days at the latest.',
  test: 'TEST. No money moved: this was paid in the built-in test checkout. This is not a tax invoice.',
  noSeller:
    'This is not a tax invoice: the operator of this installation has given no seller with address and VAT ID.',
};
