import { BookOpen, ChartColumn, House, Settings2, Ticket, Users } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { staffPages } from '../lib/staffPages.ts';
import { pages } from '../lib/paths.ts';
import { selectUser } from '../session/sessionSlice.ts';
import { Lark } from '../ui/art/Lark.tsx';
import { theme } from '../ui/theme.ts';
import { appMessages } from './appMessages.ts';

const places = [
  { to: pages.dashboard, label: appMessages.home, Icon: House },
  { to: pages.stories, label: appMessages.stories, Icon: BookOpen },
  { to: pages.characters, label: appMessages.characters, Icon: Users },
  { to: pages.subscriptions, label: appMessages.plans, Icon: Ticket },
  { to: pages.settings, label: appMessages.settings, Icon: Settings2 },
];

const adminPlace = { to: staffPages.usage, label: appMessages.usage, Icon: ChartColumn };

/** The house's rooms; the lark sits in the one where we are. */
export function MainNav() {
  const intl = useIntl();
  const isAdmin = useSelector(selectUser)?.isAdmin;
  return (
    <List aria-label={intl.formatMessage(appMessages.mainNav)}>
      {(isAdmin ? [...places, adminPlace] : places).map(({ to, label, Icon }) => (
        <NavLink key={to} to={to}>
          {({ isActive }) => (
            <>
              <Icon aria-hidden /> {intl.formatMessage(label)}
              {isActive && (
                <Here>
                  <Lark />
                </Here>
              )}
            </>
          )}
        </NavLink>
      ))}
    </List>
  );
}

const List = styled.nav`
  display: grid;
  gap: ${theme.s1};
  & > a {
    display: flex;
    align-items: center;
    gap: ${theme.s3};
    min-height: 3rem;
    padding: 0 ${theme.s3};
    border-radius: ${theme.cutM};
    color: ${theme.ink2};
    font-weight: 650;
    text-decoration: none;
  }
  & > a:hover {
    color: ${theme.ink};
    background: ${theme.sunken};
  }
  & > a[aria-current] {
    color: ${theme.ink};
    background: ${theme.lampSoft};
    @media ${theme.forcedColors} {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
/** The bird sits beside the words where they leave it room; it never breaks them. */
const Here = styled.span`
  flex: 1 0 0;
  margin-left: calc(${theme.s3} * -1);
  container-type: inline-size;
  & > svg {
    width: 1.7rem;
    height: 1.7rem;
    margin-left: auto;
    @container (max-width: 2rem) {
      display: none;
    }
  }
`;
