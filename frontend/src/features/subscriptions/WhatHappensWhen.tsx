import type { SubscriptionView } from '@storylark/contracts/subscriptions/views';
import {
  ArrowDown,
  ArrowUp,
  CalendarDays,
  CircleSlash2,
  CircleX,
  Coins,
  RotateCcw,
  Undo2,
} from 'lucide-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { pages } from '../../lib/paths.ts';
import { linkTo } from '../../ui/linkTo.tsx';
import { theme } from '../../ui/theme.ts';
import { whenMessages } from './subscriptionsMessages.ts';

const cases = [
  { Icon: CalendarDays, when: whenMessages.month, text: whenMessages.monthText },
  { Icon: CircleSlash2, when: whenMessages.limit, text: whenMessages.limitText },
  { Icon: RotateCcw, when: whenMessages.failed, text: whenMessages.failedText },
  { Icon: Coins, when: whenMessages.price, text: whenMessages.priceText },
  { Icon: ArrowUp, when: whenMessages.larger, text: whenMessages.largerText },
  { Icon: CircleX, when: whenMessages.cancel, text: whenMessages.cancelText },
  { Icon: ArrowDown, when: whenMessages.smaller, text: whenMessages.smallerText },
  { Icon: Undo2, when: whenMessages.withdraw, text: whenMessages.withdrawText },
];

/** The rules of the plans in plain words; they stay on the page. */
export function WhatHappensWhen({ current }: { current: SubscriptionView }) {
  const intl = useIntl();
  const { contractDay } = useFormats();
  const heading = useId();
  const values = { day: contractDay(current.windowEndsAt), link: linkTo(pages.terms) };
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{intl.formatMessage(whenMessages.title)}</h2>
      <List>
        {cases.map(({ Icon, when, text }) => (
          <div key={when.id}>
            <dt>
              <Icon aria-hidden /> {intl.formatMessage(when)}
            </dt>
            <dd>{intl.formatMessage(text, values)}</dd>
          </div>
        ))}
      </List>
    </section>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  gap: 0 ${theme.s6};
  margin-top: ${theme.s3};
  & > div {
    padding: ${theme.s4} 0;
    border-bottom: 2px solid ${theme.line};
  }
  & dt {
    display: flex;
    align-items: center;
    gap: ${theme.s2};
    font-weight: 700;
  }
  & dd {
    margin-top: 0.25rem;
  }
`;
