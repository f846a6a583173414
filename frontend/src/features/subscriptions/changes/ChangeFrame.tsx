import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { CancelReason } from '@storylark/contracts/subscriptions/billingEvents';
import { useFailureText } from '../../../i18n/useFailureText.ts';
import { isRefusal } from '../../../lib/failure.ts';
import { Button } from '../../../ui/Button.tsx';
import { Callout } from '../../../ui/feedback/Callout.tsx';
import { Dialog, DialogFoot } from '../../../ui/overlays/Dialog.tsx';
import { changesMessages } from './changesMessages.ts';
import { confirmed, dropped, selectChanges } from './changesSlice.ts';
import { PortalButton } from './PortalButton.tsx';

type Props = {
  title: string;
  description: ReactNode;
  /** In SPEC's words, what did not work. */
  failed: string;
  /** The verb on the button; null: what it would do is not known yet. */
  act: string | null;
  stay: string;
  why?: CancelReason | null;
  children?: ReactNode;
  /** One line below the buttons. */
  foot?: ReactNode;
};

/** Every change is confirmed in this form: what it is, what it costs, the act, and the way out. */
export function ChangeFrame({ title, description, failed, act, stay, why = null, children, foot }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const { attempt } = useSelector(selectChanges);
  const isBusy = attempt.status === 'busy';
  const failure = attempt.status === 'failed' ? attempt.failure : null;
  const close = () => dispatch(dropped());
  return (
    <Dialog open {...(isBusy ? {} : { onClose: close })} title={title} description={description}>
      {children}
      {failure && (
        <Callout tone="bad" announced title={failed}>
          {failureText(failure)}
        </Callout>
      )}
      {failure && isRefusal(failure, 'paymentRefused') && <PortalButton />}
      <DialogFoot>
        {act !== null && (
          <Button look="main" big busy={isBusy} onClick={() => dispatch(confirmed(why))}>
            {act}
          </Button>
        )}
        <Button look="bare" missing={isBusy ? stay : null} onClick={close}>
          {stay}
        </Button>
      </DialogFoot>
      {foot && (
        <p className="small muted" style={{ textAlign: 'center' }}>
          {foot}
        </p>
      )}
      <span className="sr" role="status">
        {isBusy && intl.formatMessage(changesMessages.sending)}
      </span>
    </Dialog>
  );
}
