import { useIntl } from 'react-intl';
import { HelperList } from '../../../storyActs/outside/HelperList.tsx';
import type { Helpers } from '../../../storyActs/outside/outsideSlice.ts';
import { WhatLeaves } from '../../../storyActs/outside/WhatLeaves.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../../ui/overlays/Dialog.tsx';
import { wizardMessages } from './wizardMessages.ts';

/** Asked once, before the first order: the two answers weigh the same, and the order goes on with either. */
export default function AskOutside({
  helpers,
  onAnswer,
  onClose,
}: {
  helpers: Helpers;
  onAnswer: (mayHelp: boolean) => void;
  onClose: () => void;
}) {
  const intl = useIntl();
  return (
    <Dialog
      open
      onClose={onClose}
      title={intl.formatMessage(wizardMessages.askOutside)}
      description={<WhatLeaves helpers={helpers} />}
    >
      <HelperList helpers={helpers} />
      <p className="muted small">{intl.formatMessage(wizardMessages.outsideEither)}</p>
      <DialogFoot>
        <Button big onClick={() => onAnswer(true)}>
          {intl.formatMessage(wizardMessages.outsideYes)}
        </Button>
        <Button big onClick={() => onAnswer(false)}>
          {intl.formatMessage(wizardMessages.outsideNo)}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
