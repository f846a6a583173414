import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { refusalMessages } from '../i18n/refusalMessages.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { moreRoomAt } from '../lib/moreRoomAt.ts';
import { selectUser } from '../session/sessionSlice.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Dialog, DialogFoot } from '../ui/overlays/Dialog.tsx';
import { storyActsMessages } from './storyActsMessages.ts';

/** The limit, the plan, when there are new stories, and where more room is. */
export default function StoryLimitDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const formats = useFormats();
  const subscription = useSelector(selectUser)?.subscription;
  if (!subscription) return null;
  const plan = intl.formatMessage(storyActsMessages.planName, { plan: subscription.plan });
  return (
    <Dialog
      open
      onClose={onClose}
      title={intl.formatMessage(storyActsMessages.limitTitle)}
      description={
        <>
          <p>{intl.formatMessage(refusalMessages.storyLimitReached, { limit: subscription.storyLimit })}</p>
          <p>{intl.formatMessage(storyActsMessages.limitPlan, { plan })}</p>
          <p>
            {intl.formatMessage(storyActsMessages.limitNext, {
              day: formats.periodDay(subscription.windowEndsAt),
            })}
          </p>
        </>
      }
    >
      <DialogFoot>
        <ButtonLink look="main" big to={moreRoomAt(subscription.plan)}>
          {intl.formatMessage(storyActsMessages.limitPlans)}
        </ButtonLink>
        <Button look="bare" onClick={onClose}>
          {intl.formatMessage(storyActsMessages.limitStay)}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
