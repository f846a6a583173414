import type { CheckoutStateView } from '@storylark/contracts/subscriptions/views';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useFormats } from '../../../i18n/useFormats.ts';
import { pages } from '../../../lib/paths.ts';
import { selectUser } from '../../../session/sessionSlice.ts';
import { Callout } from '../../../ui/feedback/Callout.tsx';
import { Lark } from '../../../ui/art/Lark.tsx';
import { Panel, Stack } from '../../../ui/layout/layout.ts';
import { PageHeading } from '../../../ui/layout/PageHeading.tsx';
import { linkTo } from '../../../ui/linkTo.tsx';
import { theme } from '../../../ui/theme.ts';
import { checkoutMessages } from './checkoutMessages.ts';
import { keepVisit, visitOf } from './visitOf.ts';

/** After so long it is said what to do, ms. */
const LONG = 2 * 60_000;

type Props = { id: string; seen: CheckoutStateView | null; isUnanswered: boolean };

/** The wait for the payment, with the time of the last look. */
export function Processing({ id, seen, isUnanswered }: Props) {
  const intl = useIntl();
  const { clock } = useFormats();
  const accountId = useSelector(selectUser)?.uuid ?? '';
  const [visit] = useState(() => visitOf(accountId, id));
  const { since } = visit;
  const isPaid = seen?.status === 'paid';
  const [isLong, setLong] = useState(false);
  useEffect(() => keepVisit(accountId, visit), [accountId, visit]);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), since + LONG - Date.now());
    return () => clearTimeout(timer);
  }, [since]);
  return (
    <Panel>
      <Stack $gap={theme.s4} style={{ justifyItems: 'start' }}>
        <div style={{ width: '4rem' }}>
          <Lark />
        </div>
        <PageHeading>
          {intl.formatMessage(isPaid ? checkoutMessages.opening : checkoutMessages.waiting)}
        </PageHeading>
        <p role="status">
          {isPaid && `${intl.formatMessage(checkoutMessages.paid)} `}
          {!isLong && intl.formatMessage(checkoutMessages.keepOpen)}
        </p>
        {isLong && (
          <Callout tone="warn" announced title={intl.formatMessage(checkoutMessages.long)}>
            {intl.formatMessage(checkoutMessages.longText, {
              plans: linkTo(pages.subscriptions),
              link: linkTo(pages.contact),
            })}
          </Callout>
        )}
        {isUnanswered && <p>{intl.formatMessage(checkoutMessages.notAsked)}</p>}
        {seen && (
          <p className="small muted">
            {intl.formatMessage(checkoutMessages.lastChecked, { time: clock(seen.checkedAt) })}
          </p>
        )}
      </Stack>
    </Panel>
  );
}
