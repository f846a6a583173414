import type { CostsView } from '@storylark/contracts/admin/views';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../i18n/useFormats.ts';
import { dollarsOf } from '../../../storyActs/outside/dollarsOf.ts';
import { costsMessages } from './costsMessages.ts';
import { NamedTable } from './NamedTable.tsx';

/** The stories that cost most, the dearest first. */
export function DearestTable({ stories }: { stories: CostsView['dearest'] }) {
  const intl = useIntl();
  const { contractDay } = useFormats();
  return (
    <NamedTable
      title={intl.formatMessage(costsMessages.dearest)}
      columns={['story', 'account', 'money', 'calls', 'lastDay']}
    >
      {stories.map(({ storyId, accountId, microDollars, calls, lastDay }) => (
        <tr key={storyId}>
          <td className="mono">{storyId}</td>
          <td className="mono">{accountId}</td>
          <td className="num">{dollarsOf(intl, microDollars)}</td>
          <td className="num">{intl.formatNumber(calls)}</td>
          <td>{contractDay(lastDay)}</td>
        </tr>
      ))}
    </NamedTable>
  );
}
