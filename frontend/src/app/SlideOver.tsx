import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../ui/Button.tsx';
import { theme } from '../ui/theme.ts';
import { uiMessages } from '../ui/uiMessages.ts';
import { appMessages } from './appMessages.ts';
import { MainNav } from './MainNav.tsx';

/** The sidebar of small screens, over a dimmed page. */
export default function SlideOver({ open, onClose }: { open: boolean; onClose: () => void }) {
  const intl = useIntl();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Veil />
        <Sheet aria-describedby={undefined}>
          <Radix.Title className="sr">{intl.formatMessage(appMessages.menu)}</Radix.Title>
          <Button look="bare" icon aria-label={intl.formatMessage(uiMessages.close)} onClick={onClose}>
            <X aria-hidden />
          </Button>
          <MainNav />
        </Sheet>
      </Radix.Portal>
    </Radix.Root>
  );
}

const Veil = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: 30;
  background: ${theme.veil};
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
  &:focus {
    outline: none;
  }
`;
