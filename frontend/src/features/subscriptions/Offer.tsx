import type { Interval, PaidPlan } from '@storylark/contracts/subscriptions/plans';
import type { PlanView, SubscriptionView } from '@storylark/contracts/subscriptions/views';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { theme } from '../../ui/theme.ts';
import { changesMessages } from './changes/changesMessages.ts';
import { type Wish, wished } from './changes/changesSlice.ts';
import type { Offer as Kind } from './changes/offerOf.ts';
import { useWhenCancelled } from './changes/useWhenCancelled.ts';
import { useWords } from './changes/useWords.ts';

type Props = {
  offer: Kind;
  plan: PlanView['plan'];
  interval: Interval;
  current: SubscriptionView;
  /** What this screen is for: at most one is. */
  isMain: boolean;
};

/** What changes, and when, in one sentence; and the way there. */
export function Offer({ offer, plan, interval, current, isMain }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { contractDay } = useFormats();
  const { nameOf } = useWords();
  const whenCancelled = useWhenCancelled();
  const isSamePlan = plan === current.plan;
  const words = {
    start: { act: changesMessages.start, when: changesMessages.startWhen },
    upgrade: isSamePlan
      ? { act: changesMessages.yearly, when: changesMessages.yearlyWhen }
      : { act: changesMessages.upgrade, when: changesMessages.upgradeWhen },
    downgrade: isSamePlan
      ? { act: changesMessages.monthly, when: changesMessages.downgradeWhen }
      : { act: changesMessages.downgrade, when: changesMessages.downgradeWhen },
    cancel: { act: changesMessages.cancel, when: null },
  }[offer];
  const wish: Wish =
    offer === 'cancel' ? { kind: 'cancel' } : { kind: offer, plan: plan as PaidPlan, interval };
  return (
    <Foot>
      <p className="small">
        {words.when
          ? intl.formatMessage(words.when, {
              day: contractDay(current.periodEndsAt ?? current.windowEndsAt),
            })
          : whenCancelled(current)}
      </p>
      <Button look={isMain ? 'main' : 'quiet'} wide onClick={() => dispatch(wished(wish))}>
        {intl.formatMessage(words.act, { plan: nameOf(plan) })}
      </Button>
    </Foot>
  );
}

const Foot = styled.div`
  display: grid;
  gap: ${theme.s3};
  margin-top: auto;
`;
