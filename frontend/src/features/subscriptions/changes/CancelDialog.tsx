import { type CancelReason, cancelReasons } from '@storylark/contracts/subscriptions/billingEvents';
import type { SubscriptionView } from '@storylark/contracts/subscriptions/views';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { Tick, TickRow } from '../../../ui/forms/Checkbox.tsx';
import { theme } from '../../../ui/theme.ts';
import { cancelReasonMessages } from './cancelReasonMessages.ts';
import { changesMessages } from './changesMessages.ts';
import { ChangeFrame } from './ChangeFrame.tsx';
import { selectChanges } from './changesSlice.ts';
import { useWhenCancelled } from './useWhenCancelled.ts';
import { useWords } from './useWords.ts';

/** Until when everything stays, what then, and why, for who wants to say. */
export function CancelDialog({ current }: { current: SubscriptionView }) {
  const intl = useIntl();
  const { nameOf } = useWords();
  const whenCancelled = useWhenCancelled();
  const isBusy = useSelector(selectChanges).attempt.status === 'busy';
  const [why, setWhy] = useState<CancelReason | 'none'>('none');
  const plan = nameOf(current.held);
  return (
    <ChangeFrame
      title={intl.formatMessage(changesMessages.cancelTitle, { plan })}
      description={
        <p>
          {whenCancelled(current)} {intl.formatMessage(changesMessages.cancelNothing)}
        </p>
      }
      failed={intl.formatMessage(changesMessages.cancelFailed)}
      act={intl.formatMessage(changesMessages.cancelAct)}
      stay={intl.formatMessage(changesMessages.stayOn, { plan })}
      why={why === 'none' ? null : why}
    >
      <Reasons disabled={isBusy}>
        <legend>{intl.formatMessage(changesMessages.cancelWhy)}</legend>
        {(['none', ...cancelReasons] as const).map((reason) => (
          <TickRow key={reason}>
            <Tick
              type="radio"
              name="why"
              value={reason}
              checked={why === reason}
              onChange={() => setWhy(reason)}
            />
            <span>{intl.formatMessage(cancelReasonMessages[reason])}</span>
          </TickRow>
        ))}
      </Reasons>
    </ChangeFrame>
  );
}

const Reasons = styled.fieldset`
  & > legend {
    margin-bottom: ${theme.s1};
    font-weight: 650;
  }
`;
