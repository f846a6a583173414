import { CircleUserRound, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { keyframes, styled } from 'styled-components';
import { lazyCode } from '../lib/lazyCode.ts';
import { pages } from '../lib/paths.ts';
import { selectUser } from '../session/sessionSlice.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { theme } from '../ui/theme.ts';
import { LightRow } from '../ui/LightRow.tsx';
import { uiMessages } from '../ui/uiMessages.ts';
import { useFocusBack } from '../ui/overlays/useFocusBack.ts';
import { appMessages } from './appMessages.ts';
import { MainNav } from './MainNav.tsx';

const UsagePills = lazyCode(() => import('./UsagePills.tsx'));

/** The sidebar of small screens, over a dimmed page, with what the top bar has no room for there. */
export default function SlideOver({ open, onClose }: { open: boolean; onClose: () => void }) {
  const intl = useIntl();
  const user = useSelector(selectUser);
  const giveFocusBack = useFocusBack(open);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Veil />
        <Sheet aria-describedby={undefined} onCloseAutoFocus={giveFocusBack}>
          <Radix.Title className="sr">{intl.formatMessage(appMessages.menu)}</Radix.Title>
          <Button look="bare" icon aria-label={intl.formatMessage(uiMessages.close)} onClick={onClose}>
            <X aria-hidden />
          </Button>
          <MainNav />
          <Lights>
            <LightRow />
          </Lights>
          {user && (
            <Person>
              <ButtonLink look="bare" to={pages.settings}>
                <CircleUserRound aria-hidden /> {`${user.firstName} ${user.lastName}`}
              </ButtonLink>
              {user.isAdmin && (
                <Suspense fallback={null}>
                  <UsagePills subscription={user.subscription} />
                </Suspense>
              )}
            </Person>
          )}
        </Sheet>
      </Radix.Portal>
    </Radix.Root>
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;
const slideIn = keyframes`
  from { translate: -100% 0; }
`;
const Veil = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: 30;
  background: ${theme.veil};
  animation: ${appear} ${theme.calm} ${theme.easeOut};
`;
const Sheet = styled(Radix.Content)`
  position: fixed;
  inset: 0 auto 0 0;
  z-index: 31;
  width: min(18rem, 85vw);
  padding: ${theme.s3};
  overflow-y: auto;
  background: ${theme.paper};
  box-shadow: ${theme.edge2};
  @media (prefers-reduced-motion: no-preference) {
    animation: ${slideIn} ${theme.calm} ${theme.easeOut};
  }
  &:focus {
    outline: none;
  }
`;
const Part = styled.div`
  margin-top: ${theme.s4};
  padding-top: ${theme.s4};
  border-top: 2px solid ${theme.line};
`;
const Lights = styled(Part)`
  display: grid;
`;
/** A long name goes on in the next line, below its beginning. */
const Person = styled(Part)`
  display: grid;
  justify-items: start;
  gap: ${theme.s3};
  & > a {
    max-width: 100%;
    text-align: left;
    justify-content: flex-start;
  }
`;
