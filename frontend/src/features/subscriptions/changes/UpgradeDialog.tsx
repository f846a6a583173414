import type { Interval } from '@storylark/contracts/subscriptions/plans';
import type {
  PlanView,
  SubscriptionView,
  UpgradePreviewView,
} from '@storylark/contracts/subscriptions/views';
import { CalendarDays } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useFormats } from '../../../i18n/useFormats.ts';
import { Callout } from '../../../ui/feedback/Callout.tsx';
import { AheadMissing } from './AheadMissing.tsx';
import { ChangeFrame } from './ChangeFrame.tsx';
import { changesMessages } from './changesMessages.ts';
import { selectChanges } from './changesSlice.ts';
import { Sum } from './Sum.tsx';
import { useWords } from './useWords.ts';

type Props = { chosen: PlanView; interval: Interval; current: SubscriptionView };

/** At once, for the exact amount that is shown; an amount that has run out is shown anew. */
export function UpgradeDialog({ chosen: { plan, stories, characters }, interval, current }: Props) {
  const intl = useIntl();
  const { money, time } = useFormats();
  const { nameOf } = useWords();
  const { ahead, isQuotedAnew } = useSelector(selectChanges);
  const quote = ahead.status === 'upgrade' ? ahead.value : null;
  const isSamePlan = plan === current.plan;
  const failed = intl.formatMessage(changesMessages.upgradeFailed);
  const { title, act } = isSamePlan
    ? { title: changesMessages.yearlyTitle, act: changesMessages.yearlyAct }
    : { title: changesMessages.upgradeTitle, act: changesMessages.upgradeAct };
  return (
    <ChangeFrame
      title={intl.formatMessage(title, { plan: nameOf(plan) })}
      description={
        <p className="muted small">
          {isSamePlan
            ? intl.formatMessage(changesMessages.yearlyWhen)
            : intl.formatMessage(changesMessages.upgradeRoom, { stories, characters })}
        </p>
      }
      failed={failed}
      act={quote && intl.formatMessage(act, { amount: money(quote.amount, quote.currency) })}
      stay={
        isSamePlan
          ? intl.formatMessage(changesMessages.leave)
          : intl.formatMessage(changesMessages.stayOn, { plan: nameOf(current.plan) })
      }
      foot={quote && intl.formatMessage(changesMessages.quoteHolds, { time: time(quote.quoteEndsAt) })}
    >
      {isQuotedAnew && (
        <Callout tone="warn" announced title={intl.formatMessage(changesMessages.quoteAnew)}>
          {intl.formatMessage(changesMessages.quoteAnewText)}
        </Callout>
      )}
      {quote && <Quote quote={quote} interval={interval} />}
      <AheadMissing height="12rem" failed={failed} />
    </ChangeFrame>
  );
}

const lineMessages = {
  unused: changesMessages.quoteUnused,
  remaining: changesMessages.quoteRemaining,
  period: changesMessages.quotePeriod,
};

function Quote({ quote, interval }: { quote: UpgradePreviewView; interval: Interval }) {
  const intl = useIntl();
  const { money, contractDay } = useFormats();
  const { nameOf } = useWords();
  return (
    <>
      <Sum
        lines={quote.lines.map(({ kind, plan, interval: paidBy, to, amount }) => ({
          words: intl.formatMessage(lineMessages[kind], {
            plan: nameOf(plan),
            interval: paidBy,
            day: contractDay(to),
          }),
          cents: amount,
        }))}
        total={{ words: intl.formatMessage(changesMessages.quoteDue), cents: quote.amount }}
      />
      <Callout icon={CalendarDays}>
        {intl.formatMessage(changesMessages.quoteNext, {
          interval,
          day: contractDay(quote.next.at),
          price: money(quote.next.amount, quote.currency),
        })}
      </Callout>
    </>
  );
}
