import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { BillingView } from '@storylark/contracts/audit/views';
import { theme } from '../../ui/theme.ts';
import { FieldFrame, Input } from '../../ui/forms/FieldFrame.tsx';
import { Panel } from '../../ui/layout/layout.ts';
import { auditMessages } from './auditMessages.ts';
import { DataTable } from '../../ui/layout/DataTable.ts';
import { momentIn, stateAfter, type Step, stepsUntil } from './timeline.ts';
import { useStateFields } from './useStateFields.ts';

type Props = { view: BillingView; steps: readonly Step[] };

/** What is not the same at two moments, the older one first. */
export function Compare({ view, steps }: Props) {
  const intl = useIntl();
  const fieldsOf = useStateFields();
  const [one, setOne] = useState(view.openedAt.slice(0, 19));
  const [other, setOther] = useState(view.at.slice(0, 19));
  const moments = [momentIn(one, view.openedAt), momentIn(other, view.at)].sort();
  const [before = [], after = []] = moments.map((at) =>
    fieldsOf(stateAfter(view, steps, stepsUntil(steps, at), at)),
  );
  const differing = after.filter(({ value }, i) => before[i]?.value !== value);
  return (
    <Panel aria-labelledby="audit-compare">
      <h2 id="audit-compare">{intl.formatMessage(auditMessages.compareTitle)}</h2>
      <Moments>
        <Moment label={intl.formatMessage(auditMessages.compareFrom)} value={one} onChange={setOne} />
        <Moment label={intl.formatMessage(auditMessages.compareTo)} value={other} onChange={setOther} />
      </Moments>
      <p role="status" className="small muted">
        {intl.formatMessage(auditMessages.differing, { count: differing.length })}
      </p>
      {differing.length > 0 && (
        <DataTable>
          <thead>
            <tr>
              <th>{intl.formatMessage(auditMessages.what)}</th>
              <th>{intl.formatMessage(auditMessages.earlier)}</th>
              <th>{intl.formatMessage(auditMessages.later)}</th>
            </tr>
          </thead>
          <tbody>
            {differing.map(({ name, label, value }) => (
              <tr key={name}>
                <th scope="row">{intl.formatMessage(label)}</th>
                <td>{before.find((field) => field.name === name)?.value}</td>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
    </Panel>
  );
}

type MomentProps = { label: string; value: string; onChange: (value: string) => void };
/** A moment in UTC, to the second. */
const Moment = ({ label, value, onChange }: MomentProps) => (
  <FieldFrame label={label}>
    {(wiring) => (
      <Input
        {...wiring}
        type="datetime-local"
        step={1}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </FieldFrame>
);

const Moments = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: ${theme.s3};
  max-width: 40rem;
  margin-block: ${theme.s3};
  & > *,
  & input {
    min-width: 0;
  }
`;
