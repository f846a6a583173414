import type { BillingState } from '@storylark/contracts/audit/billingState';
import { useIntl } from 'react-intl';
import { Panel } from '../../ui/layout/layout.ts';
import { auditMessages } from './auditMessages.ts';
import { Definition } from './Definition.tsx';
import { useStateFields } from './useStateFields.ts';

/** The state at the chosen moment; what the last step changed is marked. */
export function StatePanel({ state, before }: { state: BillingState; before: BillingState }) {
  const intl = useIntl();
  const fieldsOf = useStateFields();
  const former = fieldsOf(before);
  return (
    <Panel aria-labelledby="audit-state">
      <h2 id="audit-state">{intl.formatMessage(auditMessages.stateTitle)}</h2>
      <p className="small muted">{intl.formatMessage(auditMessages.marked)}</p>
      <dl>
        {fieldsOf(state).map(({ name, label, meaning, value }, i) => (
          <Definition key={name} label={label} meaning={meaning} changed={former[i]?.value !== value}>
            {value}
          </Definition>
        ))}
      </dl>
    </Panel>
  );
}
