import type { SubscriptionView } from '@storylark/contracts/subscriptions/views';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { pages } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Stack } from '../../ui/layout/layout.ts';
import { linkTo } from '../../ui/linkTo.tsx';
import { theme } from '../../ui/theme.ts';
import { BankNote } from './BankNote.tsx';
import { changesMessages } from './changes/changesMessages.ts';
import { wished } from './changes/changesSlice.ts';
import { PortalButton } from './changes/PortalButton.tsx';
import { useWords } from './changes/useWords.ts';
import { FailedNote } from './FailedNote.tsx';
import { noteMessages } from './noteMessages.ts';
import { subscriptionsMessages } from './subscriptionsMessages.ts';
import { Told } from './Told.tsx';

type Props = { current: SubscriptionView; isForSale: boolean };

/** What was just changed, is under way, did not work, or is about to change with its date. */
export function Notes({ current, isForSale }: Props) {
  const intl = useIntl();
  const { contractDay } = useFormats();
  const { nameOf, termsOf } = useWords();
  const { plan, by, underWay, confirmation, failed, unpaidUntil, downgrade, cancellation } = current;
  const held = nameOf(current.held);
  return (
    <List $gap={theme.s3}>
      <Told />
      {!isForSale && by === null && (
        <Callout title={intl.formatMessage(noteMessages.notForSale)}>
          {intl.formatMessage(noteMessages.notForSaleText)}
        </Callout>
      )}
      {by === 'operator' && !cancellation && (
        <Callout title={intl.formatMessage(noteMessages.operator, { plan: held })}>
          {intl.formatMessage(noteMessages.operatorText, { link: linkTo(pages.contact) })}
        </Callout>
      )}
      <BankNote confirmation={confirmation} />
      {underWay && confirmation !== 'awaited' && (
        <Callout
          announced
          title={intl.formatMessage(noteMessages.underWay, {
            kind: confirmation === 'takenBack' ? 'undoUpgrade' : underWay,
          })}
        >
          {intl.formatMessage(noteMessages.underWayText)}
        </Callout>
      )}
      {failed && !underWay && <FailedNote {...failed} toCard={!unpaidUntil} />}
      {unpaidUntil && (
        <>
          <Callout tone="warn" title={intl.formatMessage(noteMessages.unpaid)}>
            {intl.formatMessage(noteMessages.unpaidText, { plan: held, day: contractDay(unpaidUntil) })}
          </Callout>
          <PortalButton />
        </>
      )}
      {downgrade && !cancellation && (
        <>
          <Callout
            title={intl.formatMessage(subscriptionsMessages.downgrade, {
              plan: termsOf(plan, downgrade.interval),
            })}
          >
            {intl.formatMessage(subscriptionsMessages.downgradeText, {
              day: contractDay(downgrade.effectiveAt),
              plan: held,
            })}
          </Callout>
          {!underWay && <TakeBack kind="undoDowngrade" />}
        </>
      )}
      {cancellation && (
        <>
          <Callout
            title={intl.formatMessage(subscriptionsMessages.cancellation, {
              plan: held,
              day: contractDay(cancellation.effectiveAt),
            })}
          >
            {intl.formatMessage(subscriptionsMessages.cancellationText)}
          </Callout>
          {by === 'checkout' && !underWay && <TakeBack kind="resume" />}
        </>
      )}
    </List>
  );
}

const List = styled(Stack)`
  &:empty {
    display: none;
  }
`;

function TakeBack({ kind }: { kind: 'undoDowngrade' | 'resume' }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  return (
    <div>
      <Button look="main" onClick={() => dispatch(wished({ kind }))}>
        {intl.formatMessage(changesMessages[kind])}
      </Button>
    </div>
  );
}
