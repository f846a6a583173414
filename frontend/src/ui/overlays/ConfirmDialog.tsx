import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../Button.tsx';
import { Dialog, DialogFoot } from './Dialog.tsx';
import { uiMessages } from '../uiMessages.ts';

type Props = {
  open: boolean;
  /** The act, as a question or a name. */
  title: string;
  /** What follows from it, what is lost by name. */
  consequence: ReactNode;
  /** The verb on the button. */
  act: string;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** A choice within the act. */
  children?: ReactNode;
};

/** Asks before something is lost. */
export function ConfirmDialog({
  open,
  title,
  consequence,
  act,
  busy = false,
  onConfirm,
  onClose,
  children,
}: Props) {
  const intl = useIntl();
  return (
    <Dialog open={open} onClose={onClose} title={title} description={consequence}>
      {children}
      <DialogFoot>
        <Button look="danger" big busy={busy} onClick={onConfirm}>
          {act}
        </Button>
        <Button look="bare" onClick={onClose}>
          {intl.formatMessage(uiMessages.cancel)}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
