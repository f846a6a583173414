import type { Interval } from '@storylark/contracts/subscriptions/plans';
import type { PlanView, SubscriptionView } from '@storylark/contracts/subscriptions/views';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../i18n/useFormats.ts';
import { ChangeFrame } from './ChangeFrame.tsx';
import { changesMessages } from './changesMessages.ts';
import { useWords } from './useWords.ts';

type Props = { chosen: PlanView; interval: Interval; current: SubscriptionView };

/** Until when everything stays, and what is then. */
export function DowngradeDialog({ chosen, interval, current }: Props) {
  const intl = useIntl();
  const { contractDay } = useFormats();
  const { nameOf, termsOf, priceOf } = useWords();
  const { plan, stories, characters, price } = chosen;
  const day = contractDay(current.periodEndsAt ?? current.windowEndsAt);
  return (
    <ChangeFrame
      title={intl.formatMessage(changesMessages.downgradeTitle, { plan: termsOf(plan, interval), day })}
      description={<p>{intl.formatMessage(changesMessages.downgradeUntil, { day })}</p>}
      failed={intl.formatMessage(changesMessages.downgradeFailed)}
      act={intl.formatMessage(changesMessages.downgradeAct, { plan: nameOf(plan), day })}
      stay={
        plan === current.plan
          ? intl.formatMessage(changesMessages.leave)
          : intl.formatMessage(changesMessages.stayOn, { plan: nameOf(current.plan) })
      }
    >
      <p>
        {intl.formatMessage(changesMessages.downgradeThen, {
          price: priceOf(price[interval], interval),
          stories,
          characters,
        })}
      </p>
      {current.charactersUsed > characters && (
        <p>
          {intl.formatMessage(changesMessages.downgradeTooMany, {
            used: current.charactersUsed,
            limit: characters,
          })}
        </p>
      )}
      <p className="small muted">
        {intl.formatMessage(changesMessages.downgradeShown, { plan: termsOf(plan, interval) })}
      </p>
    </ChangeFrame>
  );
}
