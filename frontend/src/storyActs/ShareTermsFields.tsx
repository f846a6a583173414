import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Tick, TickRow } from '../ui/forms/Checkbox.tsx';
import { FieldFrame, Input } from '../ui/forms/FieldFrame.tsx';
import type { ShareTerms } from './storyActsApi.ts';
import { storyActsMessages } from './storyActsMessages.ts';

/** As a date field has it: '' is no end. */
export type Terms = { until: string; indexable: boolean };

const dayOf = (at: Date) =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
export const termsOf = ({ endsAt, indexable }: ShareTerms): Terms => ({
  until: endsAt === null ? '' : dayOf(new Date(endsAt)),
  indexable,
});
/** A day ends where the parent is. */
export const shareTermsOf = ({ until, indexable }: Terms): ShareTerms => ({
  endsAt: until === '' ? null : new Date(`${until}T23:59:59`).toISOString(),
  indexable,
});

export function ShareTermsFields({ terms, onChange }: { terms: Terms; onChange: (terms: Terms) => void }) {
  const intl = useIntl();
  const [today] = useState(() => dayOf(new Date()));
  return (
    <>
      <FieldFrame
        label={intl.formatMessage(storyActsMessages.shareUntil)}
        hint={intl.formatMessage(storyActsMessages.shareUntilHint)}
      >
        {(wiring) => (
          <Input
            {...wiring}
            type="date"
            min={today}
            value={terms.until}
            onChange={({ target }) => onChange({ ...terms, until: target.value })}
          />
        )}
      </FieldFrame>
      <TickRow>
        <Tick
          type="checkbox"
          checked={terms.indexable}
          onChange={({ target }) => onChange({ ...terms, indexable: target.checked })}
        />
        <span>{intl.formatMessage(storyActsMessages.shareIndexable)}</span>
      </TickRow>
    </>
  );
}
