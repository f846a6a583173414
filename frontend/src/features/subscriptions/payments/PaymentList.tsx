import type { InvoiceView } from '@storylark/contracts/subscriptions/views';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useFormats } from '../../../i18n/useFormats.ts';
import { theme } from '../../../ui/theme.ts';
import { invoiceKindMessages, paymentsMessages } from './paymentsMessages.ts';

/** Newest first. What went back to the parent is written with its sign. */
export function PaymentList({ items }: { items: readonly InvoiceView[] }) {
  const intl = useIntl();
  const { money, contractDay } = useFormats();
  return (
    <List aria-label={intl.formatMessage(paymentsMessages.list)}>
      {items.map(({ id, kind, reason, at, amount, tax, currency }) => (
        <li key={`${kind} ${id}`}>
          <div>
            <b>{intl.formatMessage(invoiceKindMessages[kind])}</b>
            <p className="small muted">
              {contractDay(at)}
              {reason && ` · ${intl.formatMessage(paymentsMessages[reason])}`}
            </p>
          </div>
          <div>
            <b>{money(kind === 'refunded' || kind === 'disputeLost' ? -amount : amount, currency)}</b>
            <p className="small muted">
              {intl.formatMessage(paymentsMessages.tax, { tax: money(tax, currency) })}
            </p>
          </div>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  padding: 0 ${theme.s5};
  background: ${theme.surface};
  border-radius: ${theme.cutL};
  box-shadow: ${theme.edge1};
  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${theme.s2} ${theme.s4};
    padding: ${theme.s4} 0;
  }
  & > li + li {
    border-top: 2px solid ${theme.line};
  }
  & > li > div:last-child {
    font-variant-numeric: tabular-nums lining-nums;
    text-align: end;
  }
  @media ${theme.upToPhone} {
    padding: 0 ${theme.s4};
    & > li > div {
      flex: 1 1 100%;
    }
    & > li > div:last-child {
      text-align: start;
    }
  }
`;
