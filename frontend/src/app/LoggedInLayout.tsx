import { CircleUserRound, LogOut, Menu as MenuIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Outlet, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { lazyCode } from '../lib/lazyCode.ts';
import { pages } from '../lib/paths.ts';
import { useEver } from '../lib/useEver.ts';
import { OfflineNote } from '../live/OfflineNote.tsx';
import { logoutAsked, selectUser } from '../session/sessionSlice.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { WideWord } from '../ui/layout/layout.ts';
import { Loading } from '../ui/feedback/Loading.tsx';
import { Logo } from '../ui/art/Logo.tsx';
import { SkipLink } from '../ui/layout/SkipLink.tsx';
import { theme } from '../ui/theme.ts';
import { uiMessages } from '../ui/uiMessages.ts';
import { LightRow } from '../ui/LightRow.tsx';
import { appMessages } from './appMessages.ts';
import { MainNav } from './MainNav.tsx';

const SlideOver = lazyCode(() => import('./SlideOver.tsx'));
const UsagePills = lazyCode(() => import('./UsagePills.tsx'));

/** Fixed top bar and sidebar; on small screens the sidebar slides in over the page. */
export default function LoggedInLayout() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const { key } = useLocation();
  // The menu is open at a place: having gone elsewhere closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const wanted = useEver(open);
  return (
    <>
      <SkipLink />
      <Top>
        <MenuButton>
          <Button
            look="bare"
            icon
            aria-label={intl.formatMessage(appMessages.openMenu)}
            aria-expanded={open}
            onClick={() => setOpenAt(key)}
          >
            <MenuIcon aria-hidden />
          </Button>
        </MenuButton>
        <Logo to={pages.dashboard} />
        <End>
          {user?.isAdmin && (
            <Pills>
              <Suspense fallback={null}>
                <UsagePills subscription={user.subscription} />
              </Suspense>
            </Pills>
          )}
          <Name look="bare" to={pages.settings}>
            <CircleUserRound aria-hidden /> {user && `${user.firstName} ${user.lastName}`}
          </Name>
          <Button look="bare" onClick={() => dispatch(logoutAsked())}>
            <LogOut aria-hidden /> <WideWord>{intl.formatMessage(appMessages.logout)}</WideWord>
          </Button>
        </End>
      </Top>
      <Side>
        <MainNav />
        <Lights aria-label={intl.formatMessage(uiMessages.theme)}>
          <LightRow />
        </Lights>
      </Side>
      <Suspense fallback={null}>
        {wanted && <SlideOver open={open} onClose={() => setOpenAt(null)} />}
      </Suspense>
      <Page id="main" tabIndex={-1}>
        <Note>
          <OfflineNote />
        </Note>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </Page>
    </>
  );
}

const Top = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: 20;
  display: flex;
  align-items: center;
  gap: ${theme.s3};
  height: ${theme.bar};
  padding: 0 ${theme.s4};
  background: ${theme.paper};
  border-bottom: 2px solid ${theme.line};
  & > a {
    font-size: 1.3rem;
  }
  & > a > svg {
    width: 2rem;
    height: 2rem;
  }
  container-type: inline-size;
  @media (max-width: 24rem) {
    gap: 0;
  }
  /* Under very large text the bird stands for the name. */
  @container (max-width: 12.5rem) {
    & > a > span {
      position: absolute;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
const MenuButton = styled.div`
  display: contents;
  @media ${theme.withSidebar} {
    display: none;
  }
`;
const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.s2};
  margin-left: auto;
`;
/** Small screens have the name and the pills in the menu. */
const Name = styled(ButtonLink)`
  @media (max-width: 30rem) {
    display: none;
  }
`;
const Pills = styled.div`
  @media ${theme.upToPhone} {
    display: none;
  }
`;
const Side = styled.div`
  position: fixed;
  inset: ${theme.bar} auto 0 0;
  display: flex;
  flex-direction: column;
  width: ${theme.side};
  padding: ${theme.s5} ${theme.s3};
  overflow-y: auto;
  border-right: 2px solid ${theme.line};
  @media ${theme.upToSidebar} {
    display: none;
  }
`;
/** For whoever is here, a child too: outside of the parents' gate. */
const Lights = styled.aside`
  margin-top: auto;
  padding-top: ${theme.s5};
`;
const Note = styled.div`
  &:not(:empty) {
    margin-bottom: ${theme.s5};
  }
`;
const Page = styled.main`
  margin-left: ${theme.side};
  padding: calc(${theme.bar} + ${theme.s6}) ${theme.s6} ${theme.s8};
  & > * {
    max-width: 64rem;
    margin-inline: auto;
  }
  @media ${theme.upToSidebar} {
    margin-left: 0;
    padding: calc(${theme.bar} + ${theme.s5}) ${theme.s4} 7.5rem;
  }
`;
