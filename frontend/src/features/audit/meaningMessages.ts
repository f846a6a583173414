import { defineMessages } from '../../i18n/defineMessages.ts';

/** The lines of a state, by name. */
export const fieldMessages = defineMessages({
  plan: { id: 'audit.field.plan', defaultMessage: 'Plan' },
  shownPlan: { id: 'audit.field.shownPlan', defaultMessage: 'Plan shown' },
  interval: { id: 'audit.field.interval', defaultMessage: 'Interval' },
  by: { id: 'audit.field.by', defaultMessage: 'Plan from' },
  period: { id: 'audit.field.period', defaultMessage: 'Paid period' },
  window: { id: 'audit.field.window', defaultMessage: 'Story month' },
  stories: { id: 'audit.field.stories', defaultMessage: 'Stories used / limit' },
  paid: { id: 'audit.field.paid', defaultMessage: 'Paid in all' },
  returned: { id: 'audit.field.returned', defaultMessage: 'Given back in all' },
  balance: { id: 'audit.field.balance', defaultMessage: 'Balance' },
  request: { id: 'audit.field.request', defaultMessage: 'Under way' },
  downgrade: { id: 'audit.field.downgrade', defaultMessage: 'Scheduled change' },
  endsAt: { id: 'audit.field.endsAt', defaultMessage: 'Ends at' },
  unpaidSince: { id: 'audit.field.unpaidSince', defaultMessage: 'Unpaid since' },
});
/** What each of them means. */
export const meaningMessages = defineMessages({
  plan: { id: 'audit.meaning.plan', defaultMessage: 'The plan whose limits count at this moment.' },
  shownPlan: {
    id: 'audit.meaning.shownPlan',
    defaultMessage: 'What the account is shown: a scheduled downgrade shows at once, its limits come later.',
  },
  interval: { id: 'audit.meaning.interval', defaultMessage: 'How often it is paid.' },
  by: { id: 'audit.meaning.by', defaultMessage: 'A purchase, or set by the operator without payment.' },
  period: {
    id: 'audit.meaning.period',
    defaultMessage: 'First day, and the day on which it ends, as recorded.',
  },
  window: {
    id: 'audit.meaning.window',
    defaultMessage: 'The month in which stories are counted; it ends on the second day.',
  },
  stories: {
    id: 'audit.meaning.stories',
    defaultMessage: 'Stories that hold a place in this month, and how many may.',
  },
  paid: {
    id: 'audit.meaning.paid',
    defaultMessage: 'All payments taken, VAT included, each of the provider’s entries once.',
  },
  returned: { id: 'audit.meaning.returned', defaultMessage: 'Refunds and lost disputes.' },
  balance: { id: 'audit.meaning.balance', defaultMessage: 'What was paid less what was given back.' },
  request: {
    id: 'audit.meaning.request',
    defaultMessage: 'What the parent asked for and the payment provider has not carried out yet.',
  },
  downgrade: { id: 'audit.meaning.downgrade', defaultMessage: 'The smaller plan and when its limits begin.' },
  endsAt: { id: 'audit.meaning.endsAt', defaultMessage: 'When a cancelled plan ends.' },
  unpaidSince: {
    id: 'audit.meaning.unpaidSince',
    defaultMessage: 'When the first payment of a renewal failed; none once it is paid.',
  },
});
