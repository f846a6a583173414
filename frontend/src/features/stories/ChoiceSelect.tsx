import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { inputShape } from '../../ui/forms/FieldFrame.tsx';
import { theme } from '../../ui/theme.ts';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
};

/** The device's own list, outside a form: a choice counts at once. */
export function ChoiceSelect({ label, value, onChange, options }: Props) {
  const id = useId();
  return (
    <Box>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden />
    </Box>
  );
}

const Box = styled.div`
  position: relative;
  & > label {
    font-size: ${theme.tSmall};
    font-weight: 650;
  }
  & > select {
    ${inputShape}
    appearance: none;
    padding-right: 2.4rem;
    text-overflow: ellipsis;
  }
  & > .lucide {
    position: absolute;
    right: 0.8rem;
    bottom: 1rem;
    pointer-events: none;
  }
`;
