import type { StoredAccountEvent } from '@storylark/contracts/accounts/events';
import type { AccountDocument } from '@storylark/contracts/documents';
import { projectionOf } from '../projectionOf.ts';

/**
 * The envelopes that hold name and address, and how stories are to be made: the dashboard greets by name, the
 * export gives all of it back.
 */
export const accounts = projectionOf<AccountDocument, StoredAccountEvent>({
  name: 'accounts/v3',
  handles: [
    'AccountOpened',
    'ProfileChanged',
    'EmailChanged',
    'GoogleLinked',
    'GoogleUnlinked',
    'StoryMakingChosen',
    'AccountDeleted',
  ],
  idsOf: ({ data }) => [data.accountId],
  evolve(document, { type, data }) {
    if (type === 'AccountOpened') {
      const { accountId, person, language, at } = data;
      return {
        _id: accountId,
        accountId,
        person,
        names: null,
        email: null,
        language,
        openedAt: at,
      };
    }
    if (!document || type === 'AccountDeleted') return null;
    if (type === 'ProfileChanged') return { ...document, names: data.names, language: data.language };
    if (type === 'GoogleLinked') return { ...document, google: data.link };
    if (type === 'GoogleUnlinked') {
      const { google: _gone, ...rest } = document;
      return rest;
    }
    if (type === 'StoryMakingChosen') {
      const { at: _at, ...chosen } = data;
      return { ...document, ...chosen };
    }
    return type === 'EmailChanged' ? { ...document, email: data.change } : document;
  },
});
