import type { Locale } from '@storylark/contracts/languages';
import { settingNames } from '@storylark/contracts/stories/settingNames';
import { stateMessages } from '@storylark/contracts/stories/stateMessages';
import type { StoryItem } from '@storylark/contracts/stories/views';
import { storyStates } from '@storylark/contracts/stories/vocabulary';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { pages, pathTo } from '../../lib/paths.ts';
import { SongLine } from '../../ui/art/SongLine.tsx';
import { theme } from '../../ui/theme.ts';
import { dashboardMessages } from './dashboardMessages.ts';

const stages = storyStates.indexOf('finished');

/** Stories on their way, each with the stage it has reached. */
export function Making({ stories }: { stories: readonly StoryItem[] }) {
  const intl = useIntl();
  const heading = useId();
  const locale = intl.locale as Locale;
  const pending = stories.filter(({ state }) => storyStates.indexOf(state) < stages);
  if (pending.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{intl.formatMessage(dashboardMessages.making)}</h2>
      <List aria-live="polite">
        {pending.map(({ uuid, title, heroName, setting, state }) => (
          <li key={uuid}>
            <Link to={pathTo(pages.story, { uuid })}>
              <b>
                {title ??
                  (heroName === null
                    ? intl.formatMessage(dashboardMessages.untitled)
                    : intl.formatMessage(dashboardMessages.untitledWith, { hero: heroName }))}
              </b>
              <span className="small muted">{settingNames[setting][locale]}</span>
            </Link>
            <Stage>
              <span className="small">{stateMessages[state][locale]}</span>
              <SongLine share={storyStates.indexOf(state) / stages} posts={stages + 1} />
            </Stage>
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled.ul`
  margin-top: ${theme.s4};
  background: ${theme.surface};
  border-radius: ${theme.cutL};
  box-shadow: ${theme.edge1};
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.s2} ${theme.s5};
    padding: ${theme.s4} ${theme.s5};
  }
  & > li + li {
    border-top: 2px solid ${theme.line};
  }
  & > li > a {
    flex: 1 1 14rem;
    display: grid;
    align-content: center;
    min-height: ${theme.tap};
    color: ${theme.ink};
    text-decoration: none;
  }
  & > li > a:hover > b {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
const Stage = styled.div`
  flex: 1 1 12rem;
`;
