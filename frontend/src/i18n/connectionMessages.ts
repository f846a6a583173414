import type { MessageDescriptor } from 'react-intl';
import type { Failure } from '../lib/failure.ts';
import { defineMessages } from './defineMessages.ts';

/** SPEC 8, as signup words them: they hold for every call. */
export const connectionMessages = defineMessages({
  offline: {
    id: 'connection.offline',
    defaultMessage: 'Network error. Please check your internet connection and try again',
  },
  unreachable: {
    id: 'connection.unreachable',
    defaultMessage: 'Unable to connect to the server. Please try again later',
  },
  server: { id: 'connection.server', defaultMessage: 'Server error occurred. Please try again later' },
}) satisfies Record<Exclude<Failure['kind'], 'refused'>, MessageDescriptor>;
