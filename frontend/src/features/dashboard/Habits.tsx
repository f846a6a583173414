import type { DashboardView } from '@storylark/contracts/dashboard';
import type { Locale } from '@storylark/contracts/languages';
import { settingNames } from '@storylark/contracts/stories/settingNames';
import { Suspense, useId } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { lessonNames } from '../../i18n/storyNameMessages.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { lazyCode } from '../../lib/lazyCode.ts';
import { theme } from '../../ui/theme.ts';
import { dashboardMessages } from './dashboardMessages.ts';
import { whenOf } from './whenOf.ts';

const FavouritePlace = lazyCode(() => import('./FavouritePlace.tsx'));

/** What this family likes, and how much there is of it. */
export function Habits({ view }: { view: DashboardView }) {
  const intl = useIntl();
  const { day, time } = useFormats();
  const heading = useId();
  const { favouriteSetting, favouriteLesson, lastListened, audioHours } = view;
  const notes = [
    [dashboardMessages.totalStories, intl.formatNumber(view.totalStories)],
    [dashboardMessages.totalCharacters, intl.formatNumber(view.totalCharacters)],
    [
      dashboardMessages.narrationMade,
      intl.formatMessage(dashboardMessages.hours, {
        hours: audioHours,
        shown: intl.formatNumber(audioHours),
      }),
    ],
    [
      dashboardMessages.lastListened,
      lastListened
        ? intl.formatMessage(dashboardMessages.lastListenedAt, {
            when: whenOf(lastListened.at),
            day: day(lastListened.at),
            time: time(lastListened.at),
          })
        : intl.formatMessage(dashboardMessages.never),
    ],
  ] as const;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>
        {intl.formatMessage(favouriteSetting ? dashboardMessages.habits : dashboardMessages.soFar)}
      </h2>
      {favouriteSetting && favouriteLesson && (
        <Favourites>
          <Frame>
            <Suspense fallback={null}>
              <FavouritePlace setting={favouriteSetting} />
            </Suspense>
          </Frame>
          <dl>
            <dt>{intl.formatMessage(dashboardMessages.favouritePlace)}</dt>
            <dd>{settingNames[favouriteSetting][intl.locale as Locale]}</dd>
            <dt>{intl.formatMessage(dashboardMessages.favouriteLesson)}</dt>
            <dd>{intl.formatMessage(lessonNames[favouriteLesson])}</dd>
          </dl>
        </Favourites>
      )}
      <Notes>
        {notes.map(([name, figure]) => (
          <div key={name.id}>
            <dt>{intl.formatMessage(name)}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </Notes>
    </section>
  );
}

const Favourites = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s4};
  margin-top: ${theme.s4};
  & dt {
    color: ${theme.ink2};
    font-size: ${theme.tSmall};
  }
  & dd {
    font-weight: 700;
  }
  & dl {
    flex: 1 1 9rem;
  }
`;
/** Holds its room until the picture is drawn. */
const Frame = styled.div`
  flex: none;
  display: grid;
  width: 6.5rem;
  height: 6.5rem;
  border-radius: ${theme.arch};
  background: ${theme.sunken};
`;
const Notes = styled.dl`
  margin-top: ${theme.s3};
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${theme.s4};
    padding: 0.7rem 0;
    border-bottom: 2px solid ${theme.line};
  }
  & dt {
    color: ${theme.ink2};
  }
  & dd {
    margin-left: auto;
    font-weight: 650;
    text-align: right;
  }
`;
