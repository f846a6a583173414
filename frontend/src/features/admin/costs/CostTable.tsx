import type { CostRow } from '@storylark/contracts/admin/views';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../i18n/useFormats.ts';
import { dollarsOf } from '../../../storyActs/outside/dollarsOf.ts';
import { costsMessages, roleMessages } from './costsMessages.ts';
import { NamedTable } from './NamedTable.tsx';

const counts = ['calls', 'retries', 'kept', 'houseTookOver', 'failed'] as const;

/** A row for each day, purpose and model, the newest day first. */
export function CostTable({ rows }: { rows: readonly CostRow[] }) {
  const intl = useIntl();
  const { contractDay } = useFormats();
  return (
    <NamedTable
      title={intl.formatMessage(costsMessages.byDay)}
      columns={['day', 'role', 'model', 'money', ...counts]}
    >
      {rows.toReversed().map((row) => (
        <tr key={`${row.day} ${row.role} ${row.model}`}>
          <td>{contractDay(row.day)}</td>
          <td>{intl.formatMessage(roleMessages[row.role])}</td>
          <td className="mono">{row.model}</td>
          <td className="num">{dollarsOf(intl, row.microDollars)}</td>
          {counts.map((count) => (
            <td key={count} className="num">
              {intl.formatNumber(row[count])}
            </td>
          ))}
        </tr>
      ))}
    </NamedTable>
  );
}
