import { defineMessages } from '../i18n/defineMessages.ts';

/** Apart from the other words of the parts: only admins and auditors read them. */
export const meaningMessages = defineMessages({
  whatIs: { id: 'meaning.whatIs', defaultMessage: 'What is “{name}”?' },
});
