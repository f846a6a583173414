import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../Button.tsx';
import { theme } from '../theme.ts';
import { uiMessages } from '../uiMessages.ts';
import { useFocusBack } from './useFocusBack.ts';

export type DialogProps = {
  open: boolean;
  /**
   * Closing by button, Escape or a press outside. Without it the dialog stays until its own buttons end it.
   */
  onClose?: () => void;
  title: string;
  /** One or two sentences under the title; the dialog is described by them. */
  description?: ReactNode;
  children: ReactNode;
};

/** In the middle of the screen, a sheet from below on phones. Focus stays inside and returns. */
export default function DialogSheet({ open, onClose, title, description, children }: DialogProps) {
  const intl = useIntl();
  const giveFocusBack = useFocusBack(open);
  const stay = (event: Event) => {
    if (!onClose) event.preventDefault();
  };
  const sheet = useRef<HTMLDivElement>(null);
  /** A press on a dialog or toast that stands above this one, or stood there until that press, is none beside it. */
  const stayBelow = (event: CustomEvent<{ originalEvent: Event }>) => {
    const pressed = event.detail.originalEvent.target as Element;
    const isOnTop = [...document.querySelectorAll('[role="dialog"]')].at(-1) === sheet.current;
    const onToast = pressed.closest('[data-sonner-toaster]') !== null;
    if (!onClose || !isOnTop || onToast || !pressed.isConnected) event.preventDefault();
  };
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose?.()}>
      <Radix.Portal>
        <Veil>
          <Sheet
            ref={sheet}
            onEscapeKeyDown={stay}
            onPointerDownOutside={stayBelow}
            onInteractOutside={stay}
            onCloseAutoFocus={giveFocusBack}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <Head>
              <Radix.Title>{title}</Radix.Title>
              {onClose && (
                <Button look="bare" icon aria-label={intl.formatMessage(uiMessages.close)} onClick={onClose}>
                  <X aria-hidden />
                </Button>
              )}
            </Head>
            {description && (
              <Radix.Description asChild>
                <div>{description}</div>
              </Radix.Description>
            )}
            {children}
          </Sheet>
        </Veil>
      </Radix.Portal>
    </Radix.Root>
  );
}

const Veil = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: 40;
  display: grid;
  place-items: center;
  padding: ${theme.s4};
  overflow-y: auto;
  background: ${theme.veil};
  @media ${theme.upToPhone} {
    place-items: end stretch;
    padding: 0;
  }
`;
const Sheet = styled(Radix.Content)`
  display: grid;
  gap: ${theme.s3};
  width: min(100%, 32rem);
  padding: ${theme.s6};
  background: ${theme.surface};
  border-radius: ${theme.cutL};
  box-shadow: ${theme.edge2};
  &:focus {
    outline: none;
  }
  @media ${theme.upToPhone} {
    width: 100%;
    border-radius: 26px 30px 0 0;
    padding: ${theme.s5} ${theme.s4} calc(${theme.s4} + env(safe-area-inset-bottom));
  }
`;
const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.s3};
  & > button {
    margin: -0.5rem -0.7rem 0 0;
  }
`;
