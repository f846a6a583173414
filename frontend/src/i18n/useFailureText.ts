import { validationMessages } from '@storylark/contracts/validation/messages';
import type { Locale } from '@storylark/contracts/languages';
import { useIntl } from 'react-intl';
import type { Failure, FieldIssue } from '../lib/failure.ts';
import { messageOf } from './refusalMessages.ts';

type Fact = string | number | boolean | null;
const isFact = (value: unknown): value is Fact => ['string', 'number', 'boolean'].includes(typeof value);

/** A failure in the language of the screen. */
export function useFailureText(): (failure: Failure) => string {
  const intl = useIntl();
  return (failure) => {
    const facts =
      failure.kind === 'refused' ? Object.entries(failure.facts).filter(([, value]) => isFact(value)) : [];
    return intl.formatMessage(messageOf(failure), Object.fromEntries(facts) as Record<string, Fact>);
  };
}

/**
 * What is wrong with a field in the language of the screen: by its code, and in the server's words only for a
 * code we do not know.
 */
export function useIssueText(): (issue: FieldIssue | string) => string {
  const locale = useIntl().locale as Locale;
  return (issue) => {
    const { type, msg } = typeof issue === 'string' ? { type: issue, msg: issue } : issue;
    return Object.hasOwn(validationMessages, type)
      ? validationMessages[type as keyof typeof validationMessages][locale]
      : msg;
  };
}
