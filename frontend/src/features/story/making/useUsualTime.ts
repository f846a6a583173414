import { useIntl } from 'react-intl';
import { makingMessages } from './makingMessages.ts';

/** How long a step usually takes, in words: to five seconds, from a minute and a half on to the minute. */
export function useUsualTime(): (seconds: number) => string {
  const intl = useIntl();
  return (seconds) =>
    seconds < 90
      ? intl.formatMessage(makingMessages.aboutSeconds, {
          seconds: seconds < 10 ? Math.max(1, Math.round(seconds)) : Math.round(seconds / 5) * 5,
        })
      : intl.formatMessage(makingMessages.aboutMinutes, { minutes: Math.round(seconds / 60) });
}
