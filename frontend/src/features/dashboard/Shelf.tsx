import { localeOf } from '@storylark/contracts/languages';
import type { StoryItem } from '@storylark/contracts/stories/views';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { minutesOf } from '../../lib/minutesOf.ts';
import { pages, pathTo } from '../../lib/paths.ts';
import { offlineMessages } from '../../offline/offlineMessages.ts';
import { usePlaysHere } from '../../offline/usePlaysHere.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Row } from '../../ui/layout/layout.ts';
import { StoryCover } from '../../ui/art/StoryCover.tsx';
import { theme } from '../../ui/theme.ts';
import { dashboardMessages } from './dashboardMessages.ts';

const ON_SHELF = 4;

export function Shelf({ stories }: { stories: readonly StoryItem[] }) {
  const intl = useIntl();
  const { day } = useFormats();
  const heading = useId();
  const playsHere = usePlaysHere();
  const books = stories.filter(({ state }) => state === 'finished').slice(0, ON_SHELF);
  if (books.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <Ends>
        <h2 id={heading}>{intl.formatMessage(dashboardMessages.shelf)}</h2>
        <ButtonLink look="bare" to={pages.stories}>
          {intl.formatMessage(dashboardMessages.allStories)} <ArrowRight aria-hidden />
        </ButtonLink>
      </Ends>
      <Books>
        {books.map(({ uuid, title, cover, language, heard, createdAt, durationSeconds }) => (
          <li key={uuid}>
            <StoryCover
              to={pathTo(pages.story, { uuid })}
              title={title ?? intl.formatMessage(dashboardMessages.untitled)}
              art={cover?.smallUrl ?? ''}
              lang={localeOf[language]}
              away={!playsHere(uuid) && intl.formatMessage(offlineMessages.notHere)}
              started={heard !== null && !heard.finished}
              meta={intl.formatMessage(dashboardMessages.coverMeta, {
                day: day(createdAt),
                minutes: minutesOf(durationSeconds ?? 0),
              })}
            />
          </li>
        ))}
      </Books>
    </section>
  );
}

const Ends = styled(Row)`
  justify-content: space-between;
  & > a {
    margin-inline: -0.7rem; /* its words stand at the edge, its room to press reaches beyond */
  }
`;
const Books = styled.ul`
  display: grid;
  /* four in a row at most, fewer where a title would not fit */
  grid-template-columns: repeat(auto-fill, minmax(max(8rem, (100% - 3 * ${theme.s5}) / 4), 1fr));
  gap: ${theme.s5};
  margin-top: ${theme.s4};
`;
