import type { SubscriptionView } from '@storylark/contracts/subscriptions/views';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { pages } from '../../lib/paths.ts';
import { readDraft, writeDraft } from '../../lib/storage.ts';
import { selectUser } from '../../session/sessionSlice.ts';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Row } from '../../ui/layout/layout.ts';
import { linkTo } from '../../ui/linkTo.tsx';
import { PortalButton } from './changes/PortalButton.tsx';
import { noteMessages } from './noteMessages.ts';

/** The failure that was read last on this device, by its request. */
const READ = 'failedChange';

/** `toCard`: the way to the payment method is not shown beside it already. */
type Props = NonNullable<SubscriptionView['failed']> & { toCard: boolean };

/** A change that came to nothing, and what to do; until it was read. */
export function FailedNote({ requestId, failure, toCard }: Props) {
  const intl = useIntl();
  const accountId = useSelector(selectUser)?.uuid ?? '';
  const [read, setRead] = useState(() => readDraft<string>(accountId, READ));
  if (read === requestId) return null;
  const isUnpaid = failure === 'unpaid';
  function close() {
    writeDraft(accountId, READ, requestId);
    setRead(requestId);
  }
  return (
    <>
      <Callout
        tone="bad"
        announced
        title={intl.formatMessage(isUnpaid ? noteMessages.failedUnpaid : noteMessages.failedRefused)}
      >
        {isUnpaid
          ? intl.formatMessage(noteMessages.failedUnpaidText)
          : intl.formatMessage(noteMessages.failedRefusedText, { link: linkTo(pages.contact) })}
      </Callout>
      <Row>
        {isUnpaid && toCard && <PortalButton />}
        <Button onClick={close}>{intl.formatMessage(noteMessages.gotIt)}</Button>
      </Row>
    </>
  );
}
