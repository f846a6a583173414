import type { InvoiceView } from '@storylark/contracts/subscriptions/views';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useFormats } from '../../../i18n/useFormats.ts';
import { theme } from '../../../ui/theme.ts';
import { PaperButton } from './PaperButton.tsx';
import { invoiceKindMessages, paymentsMessages } from './paymentsMessages.ts';

/** Newest first. What went back to the parent is written with its sign; a withdrawal moves nothing by itself. */
export function PaymentList({ items }: { items: readonly InvoiceView[] }) {
  const intl = useIntl();
  const { money, contractDay } = useFormats();
  return (
    <List aria-label={intl.formatMessage(paymentsMessages.list)}>
      {items.map((line) => (
        <li key={`${line.kind} ${line.id}`}>
          <div>
            <b>{intl.formatMessage(invoiceKindMessages[line.kind])}</b>
            <p className="small muted">
              {contractDay(line.at)}
              {line.reason && ` · ${intl.formatMessage(paymentsMessages[line.reason])}`}
            </p>
            <PaperButton line={line} />
          </div>
          {line.kind !== 'withdrawn' && (
            <div>
              <b>{money(isBack(line) ? -line.amount : line.amount, line.currency)}</b>
              <p className="small muted">
                {intl.formatMessage(paymentsMessages.tax, { tax: money(line.tax, line.currency) })}
              </p>
            </div>
          )}
        </li>
      ))}
    </List>
  );
}

const isBack = ({ kind }: InvoiceView) => kind === 'refunded' || kind === 'disputeLost';

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
  & > li > div + div {
    font-variant-numeric: tabular-nums lining-nums;
    text-align: end;
  }
  @media ${theme.upToPhone} {
    padding: 0 ${theme.s4};
    & > li > div {
      flex: 1 1 100%;
    }
    & > li > div + div {
      text-align: start;
    }
  }
`;
