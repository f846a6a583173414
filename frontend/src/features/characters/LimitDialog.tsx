import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { refusalMessages } from '../../i18n/refusalMessages.ts';
import { moreRoomAt } from '../../lib/moreRoomAt.ts';
import { selectUser } from '../../session/sessionSlice.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../ui/overlays/Dialog.tsx';
import { charactersMessages } from './charactersMessages.ts';

/** Told before anything is entered: the limit, the plan, and where more room is. */
export function LimitDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const intl = useIntl();
  const subscription = useSelector(selectUser)?.subscription;
  if (!subscription) return null;
  const plan = intl.formatMessage(charactersMessages.planName, { plan: subscription.plan });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={intl.formatMessage(charactersMessages.limitTitle)}
      description={
        <>
          <p>
            {intl.formatMessage(refusalMessages.characterLimitReached, {
              limit: subscription.characterLimit,
            })}
          </p>
          <p>{intl.formatMessage(charactersMessages.limitPlan, { plan })}</p>
        </>
      }
    >
      <DialogFoot>
        <ButtonLink look="main" big to={moreRoomAt(subscription.plan)}>
          {intl.formatMessage(charactersMessages.seePlans)}
        </ButtonLink>
        <Button look="bare" onClick={onClose}>
          {intl.formatMessage(charactersMessages.stay)}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
