import { localeOf, type Locale } from '@storylark/contracts/languages';
import { settingNames } from '@storylark/contracts/stories/settingNames';
import { stateMessages } from '@storylark/contracts/stories/stateMessages';
import type { StoryItem } from '@storylark/contracts/stories/views';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { lessonNames, storyTypeName } from '../../i18n/storyNameMessages.ts';
import { minutesOf } from '../../lib/minutesOf.ts';
import { pages, pathTo } from '../../lib/paths.ts';
import { offlineMessages } from '../../offline/offlineMessages.ts';
import { Pill } from '../../ui/Pill.tsx';
import { StoryCover } from '../../ui/art/StoryCover.tsx';
import { theme } from '../../ui/theme.ts';
import { CardMenu } from './CardMenu.tsx';
import { FailedStory } from './FailedStory.tsx';
import type { CardAct } from './cardAct.ts';
import { storiesMessages } from './storiesMessages.ts';
import { useTile } from './tiles.ts';

/** `playsHere`: it opens now, with a connection or without. */
type Props = { story: StoryItem; playsHere: boolean; onAct: (act: CardAct) => void; onRetried: () => void };

/** A book: one link, a menu, and in words what it still waits for. */
export const StoryCard = memo(function StoryCard({ story, playsHere, onAct, onRetried }: Props) {
  const intl = useIntl();
  const locale = intl.locale as Locale;
  const { uuid, setting, lesson, language, state, cover, durationSeconds, heard } = story;
  const tile = useTile(cover === null || state === 'failed' ? setting : null, state !== 'finished');
  const title = story.title ?? settingNames[setting][locale];
  const type = intl.formatMessage(storyTypeName(story.storyType));
  const begun = heard !== null && !heard.finished;
  const pending = state !== 'finished' && state !== 'failed';
  return (
    <Book>
      <StoryCover
        to={pathTo(pages.story, { uuid })}
        title={title}
        {...(story.title !== null && localeOf[language] !== locale ? { lang: localeOf[language] } : {})}
        art={cover !== null && state !== 'failed' ? cover.smallUrl : tile}
        away={!playsHere && intl.formatMessage(offlineMessages.notHere)}
        started={begun}
        meta={
          <>
            {durationSeconds === null
              ? type
              : intl.formatMessage(storiesMessages.meta, { type, minutes: minutesOf(durationSeconds) })}
            {begun && <span className="sr"> {intl.formatMessage(storiesMessages.begun)}</span>}
            <br />
            {intl.formatMessage(lessonNames[lesson])}
          </>
        }
      />
      {pending && (
        <State>
          <Pill $tone="lamp">{stateMessages[state][locale]}</Pill>
        </State>
      )}
      {story.shared && (
        <State>
          <Pill>{intl.formatMessage(storiesMessages.shared)}</Pill>
        </State>
      )}
      {state === 'failed' && (
        <FailedStory story={story} onRetried={onRetried} onLimit={() => onAct({ act: 'limit' })} />
      )}
      <CardMenu story={story} title={title} onAct={onAct} />
    </Book>
  );
});

/* What is out of sight is not laid out: a shelf of hundreds scrolls like one of ten. Room around keeps shadow, ribbon and focus whole. */
const Book = styled.li`
  position: relative;
  container-type: inline-size;
  content-visibility: auto;
  contain-intrinsic-size: auto 13rem auto 21rem;
  padding: 1rem;
  margin: -1rem;
  overflow-wrap: anywhere;
  & > a > :last-child {
    padding-right: 2.5rem;
    hyphens: auto;
  }
`;
const State = styled.p`
  margin-top: ${theme.s2};
`;
