import type { UserView } from '@storylark/contracts/accounts/views';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { pages, pathTo } from '../../lib/paths.ts';
import { theme } from '../../ui/theme.ts';
import type { Part } from './part.ts';
import { partMessages } from './partMessages.ts';
import { parts } from './parts.ts';
import { settingsMessages } from './settingsMessages.ts';

const groups = ['account', 'device'] as const;

/** The way to every part; `narrow`: beside one of them. */
export function PartList({ user, narrow = false }: { user: UserView; narrow?: boolean }) {
  const intl = useIntl();
  return (
    <Groups aria-label={intl.formatMessage(settingsMessages.tabs)} $narrow={narrow}>
      {groups.map((group) => (
        <Group key={group} user={user} group={group} />
      ))}
    </Groups>
  );
}

function Group({ user, group }: { user: UserView; group: Part['group'] }) {
  const intl = useIntl();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{intl.formatMessage(partMessages[group])}</h2>
      <ul>
        {parts
          .filter((part) => part.group === group)
          .map(({ at, Icon, name, State }) => (
            <li key={at}>
              <Line to={pathTo(pages.settingsPart, { part: at })}>
                <Icon aria-hidden />
                <span>
                  <b>{intl.formatMessage(name)}</b>
                  <State user={user} />
                </span>
                <ChevronRight aria-hidden />
              </Line>
            </li>
          ))}
      </ul>
    </section>
  );
}

const Groups = styled.nav<{ $narrow: boolean }>`
  display: grid;
  gap: ${theme.s5};
  align-items: start;
  ${({ $narrow }) => !$narrow && 'grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));'}
  & h2 {
    margin-bottom: ${theme.s2};
    font: 700 ${theme.t3} / 1.3 ${theme.fontUi};
    letter-spacing: 0;
  }
  & ul {
    padding: ${theme.s2};
    background: ${theme.surface};
    border-radius: ${theme.cutL};
    box-shadow: ${theme.edge1};
  }
  & li + li {
    border-top: 1px solid ${theme.line};
  }
`;
/** Two lines high from the start: what stands in the second may be fetched. */
const Line = styled(NavLink)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${theme.s3};
  align-items: center;
  min-height: 4.5rem;
  padding: ${theme.s2} ${theme.s3};
  border-radius: ${theme.cutM};
  color: ${theme.ink2};
  text-decoration: none;
  & > span {
    font-size: ${theme.tSmall};
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  & b {
    display: block;
    color: ${theme.ink};
    font-size: ${theme.tBody};
  }
  &:hover b {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &[aria-current] {
    background: ${theme.lampSoft};
    color: ${theme.ink};
  }
  @media ${theme.forcedColors} {
    &[aria-current] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
      & b {
        color: inherit;
      }
    }
  }
`;
