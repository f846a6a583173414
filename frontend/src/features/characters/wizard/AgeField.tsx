import { SIDE_AGE } from '@storylark/contracts/constants';
import { Minus, Plus } from 'lucide-react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../../../ui/Button.tsx';
import { FieldFrame, Input } from '../../../ui/forms/FieldFrame.tsx';
import { useFieldError } from '../../../ui/forms/useFieldError.ts';
import { theme } from '../../../ui/theme.ts';
import { freshValues } from './steps.ts';
import { wizardMessages } from './wizardMessages.ts';

/** Years, typed or pressed; the first press begins where most heroes are. */
export function AgeField() {
  const intl = useIntl();
  const { field, helpers, error } = useFieldError<number | ''>('age');
  const by = (years: number) => {
    const age = field.value === '' ? freshValues.age : field.value + years;
    void helpers.setValue(Math.max(SIDE_AGE.min, Math.min(SIDE_AGE.max, age)));
  };
  return (
    <FieldFrame
      label={intl.formatMessage(wizardMessages.age)}
      hint={intl.formatMessage(wizardMessages.ageHint)}
      error={error}
    >
      {(wiring) => (
        <Years>
          <Button icon aria-label={intl.formatMessage(wizardMessages.younger)} onClick={() => by(-1)}>
            <Minus aria-hidden />
          </Button>
          <Input
            {...field}
            {...wiring}
            type="number"
            inputMode="numeric"
            min={SIDE_AGE.min}
            max={SIDE_AGE.max}
          />
          <Button icon aria-label={intl.formatMessage(wizardMessages.older)} onClick={() => by(1)}>
            <Plus aria-hidden />
          </Button>
        </Years>
      )}
    </FieldFrame>
  );
}

const Years = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 8rem) auto;
  align-items: center;
  justify-content: start;
  gap: ${theme.s2};
  & > input {
    text-align: center;
  }
`;
