import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FieldFrame, inputShape } from './FieldFrame.tsx';
import { useFieldError } from './useFieldError.ts';

type Props = {
  name: string;
  label: ReactNode;
  options: readonly { value: string; label: string }[];
  /** For none chosen. */ placeholder?: string;
};

/** One of a list in a formik form: the device's own list, which phones show well. */
export function Select({ name, label, options, placeholder }: Props) {
  const { field, error } = useFieldError<string>(name);
  return (
    <FieldFrame label={label} error={error}>
      {(wiring) => (
        <ListBox>
          <List {...field} {...wiring}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </List>
          <ChevronDown aria-hidden />
        </ListBox>
      )}
    </FieldFrame>
  );
}

/** A list of the device with our arrow. */
export const ListBox = styled.div`
  position: relative;
  & > .lucide {
    position: absolute;
    right: 1rem;
    top: 50%;
    translate: 0 -50%;
    pointer-events: none;
  }
`;
export const List = styled.select`
  ${inputShape}
  appearance: none;
  padding-right: 2.8rem;
`;
