import { useIntl } from 'react-intl';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { isGateOpen } from './gateKey.ts';
import { gateMessages } from './gateMessages.ts';
import { GateQuestion } from './GateQuestion.tsx';

/** The same question before an act on an open screen, such as sharing. Ask `gateMustBeAsked` first. */
export function GateDialog({
  open,
  onOpen,
  onClose,
}: {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}) {
  const intl = useIntl();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={intl.formatMessage(gateMessages.parentsTitle)}
      description={<p className="muted">{intl.formatMessage(gateMessages.parentsText)}</p>}
    >
      <GateQuestion onOpen={onOpen} onCancel={onClose} />
    </Dialog>
  );
}

/** For the button before such an act: whether the question must be asked. */
export const gateMustBeAsked = () => !isGateOpen();
