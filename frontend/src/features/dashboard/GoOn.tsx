import { localeOf } from '@storylark/contracts/languages';
import { BookOpen, Play } from 'lucide-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { pages, pathTo } from '../../lib/paths.ts';
import { offlineMessages } from '../../offline/offlineMessages.ts';
import { usePlaysHere } from '../../offline/usePlaysHere.ts';
import { Art } from '../../ui/art/Art.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Row } from '../../ui/layout/layout.ts';
import { SongLine } from '../../ui/art/SongLine.tsx';
import { theme } from '../../ui/theme.ts';
import { dashboardMessages } from './dashboardMessages.ts';
import type { Seen } from './dashboardSlice.ts';
import type { Next } from './toGoOnWith.ts';
import { isTellable } from './Tonight.tsx';
import { Turn } from './Turn.tsx';
import { whenOf } from './whenOf.ts';

/**
 * The story to go on with, as large as it deserves; its place is the server's, so it goes on from any device.
 */
export function GoOn({ next, seen }: { next: Next; seen: Seen }) {
  const intl = useIntl();
  const { day, length } = useFormats();
  const heading = useId();
  const { uuid, title, story, place } = next;
  const { tonight } = seen;
  const again = tonight?.again?.storyUuid === uuid;
  const playsHere = usePlaysHere()(uuid);
  const to = pathTo(pages.story, { uuid });
  const heardAt = story?.heard?.at;
  const kicker = place
    ? intl.formatMessage(dashboardMessages.stopped, {
        when: heardAt ? whenOf(heardAt) : 'unknown',
        day: heardAt ? day(heardAt) : '',
        at: length(place.position),
        length: length(place.length),
      })
    : intl.formatMessage(story?.heard ? dashboardMessages.hearAgain : dashboardMessages.notHeardYet);
  return (
    <Card aria-labelledby={heading}>
      {story?.cover && <Picture src={story.cover.url} alt={story.cover.alt} eager />}
      <Text>
        <p className="small muted">{kicker}</p>
        {again && <Turn tonight={tonight} />}
        <h2 id={heading} lang={story ? localeOf[story.language] : undefined}>
          {title ?? intl.formatMessage(dashboardMessages.untitled)}
        </h2>
        {!playsHere && <b>{intl.formatMessage(offlineMessages.notHere)}</b>}
        {place && <SongLine share={place.position / place.length} />}
        <Row>
          <ButtonLink look={isTellable(tonight) ? 'quiet' : 'lamp'} to={`${to}?goOn=1`}>
            <Play aria-hidden />{' '}
            {intl.formatMessage(place ? dashboardMessages.goOn : dashboardMessages.listen)}
          </ButtonLink>
          <ButtonLink to={to}>
            <BookOpen aria-hidden /> {intl.formatMessage(dashboardMessages.read)}
          </ButtonLink>
        </Row>
      </Text>
    </Card>
  );
}

const Card = styled.section`
  display: flex;
  overflow: hidden;
  background: ${theme.surface};
  border-radius: ${theme.cutL};
  box-shadow: ${theme.edge2};
  @media ${theme.upToPhone} {
    flex-direction: column;
  }
`;
const Picture = styled(Art)`
  flex: 1.25 1 0;
  aspect-ratio: 9/7;
  min-height: 19rem;
  @media ${theme.upToPhone} {
    flex: none;
    min-height: 0;
    max-height: 30vh; /* on a small phone too, its button is above the thumb bar */
  }
`;
const Text = styled.div`
  flex: 1 1 0;
  display: grid;
  align-content: center;
  gap: ${theme.s4};
  min-width: 0;
  padding: ${theme.s6};
  & a {
    flex-wrap: wrap; /* under very large text the icon stands above the word */
  }
  @media ${theme.upToPhone} {
    padding: min(${theme.s5}, 6vw);
  }
`;
