import { WITHDRAWAL_DAYS } from '@storylark/contracts/constants';
import type { Interval } from '@storylark/contracts/subscriptions/plans';
import type { PlanView } from '@storylark/contracts/subscriptions/views';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../i18n/useFormats.ts';
import { ChangeFrame } from './ChangeFrame.tsx';
import { changesMessages } from './changesMessages.ts';
import { Sum } from './Sum.tsx';
import { useWords } from './useWords.ts';

/** A first paid plan: what it costs now and later, before the page to pay on. */
export function StartDialog({ chosen, interval }: { chosen: PlanView; interval: Interval }) {
  const intl = useIntl();
  const { money } = useFormats();
  const { nameOf, termsOf } = useWords();
  const { plan, stories, characters, price } = chosen;
  const cents = price[interval];
  return (
    <ChangeFrame
      title={termsOf(plan, interval)}
      description={
        <p className="muted small">
          {intl.formatMessage(changesMessages.startRoom, { stories, characters })}
        </p>
      }
      failed={intl.formatMessage(changesMessages.startFailed)}
      act={intl.formatMessage(changesMessages.startAct)}
      stay={intl.formatMessage(changesMessages.stayOn, { plan: nameOf('free') })}
      foot={intl.formatMessage(changesMessages.startFoot)}
    >
      <Sum total={{ words: intl.formatMessage(changesMessages.startDue), cents }} />
      <p className="small">
        {intl.formatMessage(changesMessages.startRenews, { interval, price: money(cents) })}
      </p>
      <p className="small">{intl.formatMessage(changesMessages.startAtOnce, { days: WITHDRAWAL_DAYS })}</p>
    </ChangeFrame>
  );
}
