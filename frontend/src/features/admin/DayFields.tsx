import { useIntl } from 'react-intl';
import { FieldFrame, Input } from '../../ui/forms/FieldFrame.tsx';
import { adminMessages } from './adminMessages.ts';
import type { Days } from './adminApi.ts';

type Props = { days: Days; onChange: (changes: Partial<Days>) => void };

/** From which day to which, both included. */
export function DayFields({ days, onChange }: Props) {
  const intl = useIntl();
  return (['from', 'to'] as const).map((name) => (
    <FieldFrame key={name} label={intl.formatMessage(adminMessages[name])}>
      {(wiring) => (
        <Input
          {...wiring}
          type="date"
          required
          value={days[name]}
          onChange={({ target }) => target.value && onChange({ [name]: target.value })}
        />
      )}
    </FieldFrame>
  ));
}
