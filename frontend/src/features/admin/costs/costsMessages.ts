import type { OutsideRole } from '@storylark/contracts/stories/outside';
import { defineMessages, type Message } from '../../../i18n/defineMessages.ts';

/** What outside models cost. */
export const costsMessages = defineMessages({
  title: { id: 'admin.costsTitle', defaultMessage: 'Costs of AI models' },
  failed: { id: 'admin.costsFailed', defaultMessage: 'The costs could not be fetched' },
  none: { id: 'admin.costsNone', defaultMessage: 'No AI model outside was asked in this time.' },
  sum: {
    id: 'admin.costsSum',
    defaultMessage:
      '{money} in all. {stories, plural, one {# story} other {# stories}} asked for the first time.',
  },
  byDay: { id: 'admin.costsByDay', defaultMessage: 'By day, purpose and model' },
  dearest: { id: 'admin.costsDearest', defaultMessage: 'The dearest stories of this time' },
});
export const roleMessages = defineMessages({
  text: { id: 'admin.costRole.text', defaultMessage: 'Telling' },
  check: { id: 'admin.costRole.check', defaultMessage: 'Checking the plan' },
  moderation: { id: 'admin.costRole.moderation', defaultMessage: 'Moderation' },
  speech: { id: 'admin.costRole.speech', defaultMessage: 'Reading aloud' },
  image: { id: 'admin.costRole.image', defaultMessage: 'Painting' },
}) satisfies Record<OutsideRole, Message>;
export const costColumns = defineMessages({
  day: { id: 'admin.costColumn.day', defaultMessage: 'Day' },
  role: { id: 'admin.costColumn.role', defaultMessage: 'Purpose' },
  model: { id: 'admin.costColumn.model', defaultMessage: 'Model' },
  money: { id: 'admin.costColumn.money', defaultMessage: 'Cost' },
  calls: { id: 'admin.costColumn.calls', defaultMessage: 'Calls' },
  retries: { id: 'admin.costColumn.retries', defaultMessage: 'Again' },
  kept: { id: 'admin.costColumn.kept', defaultMessage: 'Kept' },
  houseTookOver: { id: 'admin.costColumn.houseTookOver', defaultMessage: 'House took over' },
  failed: { id: 'admin.costColumn.failed', defaultMessage: 'Failed' },
  story: { id: 'admin.costColumn.story', defaultMessage: 'Story' },
  account: { id: 'admin.costColumn.account', defaultMessage: 'Account' },
  lastDay: { id: 'admin.costColumn.lastDay', defaultMessage: 'Last asked' },
});
export const costColumnMeanings = defineMessages({
  day: { id: 'admin.costMeaning.day', defaultMessage: 'The day in UTC on which the work ended.' },
  role: { id: 'admin.costMeaning.role', defaultMessage: 'What the model was asked for.' },
  model: { id: 'admin.costMeaning.model', defaultMessage: 'As the settings of this house name it.' },
  money: {
    id: 'admin.costMeaning.money',
    defaultMessage: 'By the price table of this house; the provider’s invoice is what is paid.',
  },
  calls: { id: 'admin.costMeaning.calls', defaultMessage: 'How often the model was called.' },
  retries: { id: 'admin.costMeaning.retries', defaultMessage: 'Calls that repeated one before.' },
  kept: { id: 'admin.costMeaning.kept', defaultMessage: 'Steps whose answer is part of a story.' },
  houseTookOver: {
    id: 'admin.costMeaning.houseTookOver',
    defaultMessage: 'Steps that the house’s own studio made in its stead.',
  },
  failed: { id: 'admin.costMeaning.failed', defaultMessage: 'Steps that nobody made.' },
  story: { id: 'admin.costMeaning.story', defaultMessage: 'A random id: titles are not shown here.' },
  account: {
    id: 'admin.costMeaning.account',
    defaultMessage: 'A random id: names and addresses are not shown here.',
  },
  lastDay: {
    id: 'admin.costMeaning.lastDay',
    defaultMessage: 'The last day in UTC on which it asked a model.',
  },
}) satisfies Record<keyof typeof costColumns, Message>;
