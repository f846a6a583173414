import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { theme } from '../../ui/theme.ts';
import { auditMessages } from './auditMessages.ts';
import type { Billing } from './auditSlice.ts';
import { DataTable, Scrolls } from '../../ui/layout/DataTable.ts';
import { eventMessages } from './eventMessages.ts';
import { providerPage, type Step, typeOf, utc } from './timeline.ts';
import { useDetails } from './useDetails.ts';

type Props = {
  steps: readonly Step[];
  count: number;
  payments: Billing['payments'];
  onChoose: (count: number) => void;
};

/** Every fact, the newest first; those after the chosen moment are set back. */
export function Timeline({ steps, count, payments, onChoose }: Props) {
  const intl = useIntl();
  const rows = steps.map((step, i) => ({ step, number: i + 1 })).toReversed();
  if (rows.length === 0) return <p className="muted">{intl.formatMessage(auditMessages.nothingYet)}</p>;
  return (
    <Scrolls aria-label={intl.formatMessage(auditMessages.timeline)}>
      <DataTable>
        <thead>
          <tr>
            <th className="num">{intl.formatMessage(auditMessages.number)}</th>
            <th>{intl.formatMessage(auditMessages.time)}</th>
            <th>{intl.formatMessage(auditMessages.event)}</th>
            <th className="wide">{intl.formatMessage(auditMessages.says)}</th>
            <th className="num">{intl.formatMessage(auditMessages.amount)}</th>
            <th className="wide">{intl.formatMessage(auditMessages.reference)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ step, number }) => (
            <tr
              key={step.key}
              data-later={number > count || undefined}
              aria-current={number === count ? 'true' : undefined}
            >
              <td className="num">{number}</td>
              <td>{utc(step.at)}</td>
              <td>
                <Choose type="button" onClick={() => onChoose(number)}>
                  {intl.formatMessage(eventMessages[typeOf(step)])}
                </Choose>
              </td>
              <Facts step={step} payments={payments} />
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Scrolls>
  );
}

function Facts({ step, payments }: { step: Step; payments: Billing['payments'] }) {
  const intl = useIntl();
  const { money } = useFormats();
  const details = useDetails()(step);
  const { amount, moved, reference } = details;
  const page = reference === null ? null : providerPage(payments, reference);
  return (
    <>
      <td className="wide">{details.text}</td>
      <td className="num">
        {amount !== null && money(moved || amount)}
        {amount !== null && moved === 0 && (
          <small className="muted"> {intl.formatMessage(auditMessages.movesNothing)}</small>
        )}
      </td>
      <td className="wide mono">
        {page === null ? (
          reference
        ) : (
          <a href={page} target="_blank" rel="noreferrer">
            {intl.formatMessage(auditMessages.atProvider, { reference })}
          </a>
        )}
      </td>
    </>
  );
}

const Choose = styled.button`
  min-height: ${theme.tap};
  padding: 0;
  background: none;
  border: 0;
  color: inherit;
  font: inherit;
  font-weight: 650;
  text-align: left;
  cursor: pointer;
`;
