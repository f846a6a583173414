import { useIntl } from 'react-intl';
import { publicMessages } from '../publicMessages.ts';
import { longDate } from './longDate.ts';
import type { Article } from './readContent.ts';

export function DateLine({ article: { date, minutes } }: { article: Pick<Article, 'date' | 'minutes'> }) {
  const intl = useIntl();
  return (
    <p className="small muted">
      <time dateTime={date}>{longDate(intl, date)}</time> ·{' '}
      {intl.formatMessage(publicMessages.minutes, { minutes })}
    </p>
  );
}
