import { useIntl } from 'react-intl';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../../ui/overlays/Dialog.tsx';
import { wizardMessages } from './wizardMessages.ts';

/** Answers from last time are there: go on with them, or not. */
export function GoOn({ name, onGoOn, onAnew }: { name: string; onGoOn: () => void; onAnew: () => void }) {
  const intl = useIntl();
  return (
    <Dialog
      open
      title={intl.formatMessage(wizardMessages.goOnTitle, { name })}
      description={intl.formatMessage(wizardMessages.goOnText)}
    >
      <DialogFoot>
        <Button look="main" big onClick={onGoOn}>
          {intl.formatMessage(wizardMessages.goOn)}
        </Button>
        <Button look="bare" onClick={onAnew}>
          {intl.formatMessage(wizardMessages.startAnew)}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
