import { useIntl } from 'react-intl';
import { kindMessages } from './adminMessages.ts';

const isKnown = (kind: string): kind is keyof typeof kindMessages => kind in kindMessages;

/** A kind of work in words; one that a newer house knows alone is named as it names itself. */
export function useKindName(): (kind: string) => string {
  const intl = useIntl();
  return (kind) => (isKnown(kind) ? intl.formatMessage(kindMessages[kind]) : kind);
}
