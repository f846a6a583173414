import { isHigher } from '@storylark/contracts/subscriptions/plans';
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
  // the limit is that of the plan held, not of a smaller one that is shown already
  const { held, by, storyLimit, windowEndsAt } = subscription;
  const hasLarger = isHigher('premium', held) && by !== 'operator';
  const plan = intl.formatMessage(storyActsMessages.planName, { plan: held });
  return (
    <Dialog
      open
      onClose={onClose}
      title={intl.formatMessage(storyActsMessages.limitTitle)}
      description={
        <>
          <p>{intl.formatMessage(refusalMessages.storyLimitReached, { limit: storyLimit })}</p>
          <p>{intl.formatMessage(storyActsMessages.limitPlan, { plan })}</p>
          <p>
            {intl.formatMessage(storyActsMessages.limitNext, {
              day: formats.periodDay(windowEndsAt),
              larger: hasLarger ? 'yes' : 'no',
            })}
          </p>
        </>
      }
    >
      <DialogFoot>
        {hasLarger && (
          <ButtonLink look="main" big to={moreRoomAt(held)}>
            {intl.formatMessage(storyActsMessages.limitPlans)}
          </ButtonLink>
        )}
        <Button look={hasLarger ? 'bare' : 'main'} onClick={onClose}>
          {intl.formatMessage(storyActsMessages.limitStay)}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
