import type { UsageView } from '@storylark/contracts/admin/views';
import { Table2 } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { DataTable, Scrolls } from '../../ui/layout/DataTable.ts';
import { Panel, Row, TopLine } from '../../ui/layout/layout.ts';
import { theme } from '../../ui/theme.ts';
import { useMeaning } from '../../ui/useMeaning.tsx';
import { adminMessages } from './adminMessages.ts';
import { figureMeanings, figureMessages, plotMessages } from './figureMessages.ts';
import { lookAt } from './lineLooks.ts';
import { Plot } from './Plot.tsx';
import { lineOf, type PlotName, plots, type Shown } from './plots.ts';
import { useBucketName } from './useBucketName.ts';
import { useFigureText } from './useFigureText.ts';

/** A plot, what its lines mean, and its numbers as a table. */
export function PlotPanel({ name, view }: { name: PlotName; view: UsageView }) {
  const intl = useIntl();
  const id = useId();
  const text = useFigureText();
  const bucketName = useBucketName(view.bucket);
  const [asTable, setAsTable] = useState(false);
  const figures: readonly Shown[] = plots[name];
  const lines = useMemo(() => plots[name].map((figure) => lineOf(view, figure)), [name, view]);
  const title = intl.formatMessage(plotMessages[name]);
  const span = { from: bucketName(view.starts[0] ?? ''), to: bucketName(view.starts.at(-1) ?? '') };
  return (
    <Panel aria-labelledby={id}>
      <TopLine style={{ marginBottom: 0 }}>
        <h2 id={id}>{title}</h2>
        <Button look="bare" aria-expanded={asTable} onClick={() => setAsTable(!asTable)}>
          <Table2 aria-hidden /> {intl.formatMessage(adminMessages.showTable)}
        </Button>
      </TopLine>
      <Row as="ul">
        {figures.map((figure, place) => (
          <Line key={figure} figure={figure} place={place} />
        ))}
      </Row>
      <Plot
        key={intl.locale}
        label={intl.formatMessage(adminMessages.plotOf, { name: title, ...span })}
        starts={view.starts}
        lines={lines}
        inMonths={view.bucket === 'month' || isLong(view.starts)}
        valueText={(value) => text(figures[0] ?? 'finished', value)}
      />
      {asTable && (
        <Tall aria-label={intl.formatMessage(adminMessages.tableOf, { name: title })}>
          <DataTable>
            <thead>
              <tr>
                <th>{intl.formatMessage(adminMessages.bucketName, { bucket: view.bucket })}</th>
                {figures.map((figure) => (
                  <th key={figure} className="num">
                    {intl.formatMessage(figureMessages[figure])}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {view.starts.map((start, at) => (
                <tr key={start}>
                  <th scope="row">{bucketName(start)}</th>
                  {figures.map((figure, line) => (
                    <td key={figure} className="num">
                      {text(figure, lines[line]?.[at] ?? 0)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </DataTable>
        </Tall>
      )}
    </Panel>
  );
}

/** More than a year: a day alone could be of either. */
const isLong = (starts: readonly string[]) =>
  Date.parse(starts.at(-1) ?? '') - Date.parse(starts[0] ?? '') > 366 * 86_400_000;

function Line({ figure, place }: { figure: Shown; place: number }) {
  const intl = useIntl();
  const name = intl.formatMessage(figureMessages[figure]);
  const { button, words } = useMeaning(name);
  const { colour, dash } = lookAt(place);
  return (
    <Named>
      <svg width="32" height="8" aria-hidden>
        <path d="M0 4H32" stroke={colour} strokeWidth="3" strokeDasharray={dash.join(' ')} />
      </svg>
      {name} {button}
      <p {...words} className="small muted">
        {intl.formatMessage(figureMeanings[figure])}
      </p>
    </Named>
  );
}

const Named = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.s2};
  list-style: none;
  font-size: ${theme.tSmall};
  & > p {
    flex-basis: 100%;
  }
`;
const Tall = styled(Scrolls)`
  max-height: 26rem;
  overflow-y: auto;
  margin-top: ${theme.s3};
`;
