import type { Interval } from '@storylark/contracts/subscriptions/plans';
import type { PlanView } from '@storylark/contracts/subscriptions/views';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { theme } from '../../ui/theme.ts';
import { subscriptionsMessages } from './subscriptionsMessages.ts';

/** What a month costs, and what is really paid: each of both ways says the sum of a year. */
export function Price({
  plan: { price, currency, savingPercent },
  interval,
}: {
  plan: PlanView;
  interval: Interval;
}) {
  const intl = useIntl();
  const { money, percent } = useFormats();
  if (price.month === 0)
    return (
      <p>
        <Large>{intl.formatNumber(0, { style: 'currency', currency, maximumFractionDigits: 0 })}</Large>
        <Small>{intl.formatMessage(subscriptionsMessages.noCard)}</Small>
      </p>
    );
  const perMonth = { month: money(price.month, currency), year: money(price.year / 12, currency) };
  const yearPrice = money(price.year, currency);
  return (
    <p>
      <Large>{perMonth[interval]}</Large>
      <Small>{intl.formatMessage(subscriptionsMessages.aMonth)}</Small>
      <Small>
        {interval === 'month'
          ? intl.formatMessage(subscriptionsMessages.orYearly, { monthPrice: perMonth.year, yearPrice })
          : intl.formatMessage(subscriptionsMessages.paidYearly, {
              yearPrice,
              percent: percent(savingPercent),
            })}
      </Small>
    </p>
  );
}

const Large = styled.span`
  display: block;
  font: 400 2.1rem/1.1 ${theme.fontDisplay};
  font-variant-numeric: lining-nums;
`;
const Small = styled.span`
  display: block;
  color: ${theme.ink2};
  font-size: ${theme.tSmall};
`;
