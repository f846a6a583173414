import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { ErrorLine } from './FieldFrame.tsx';
import { theme } from '../theme.ts';
import { useFieldError } from './useFieldError.ts';

/** A tick in a formik form; its label may hold links. */
export function Checkbox({ name, label }: { name: string; label: ReactNode }) {
  const { field, error } = useFieldError<boolean>(name);
  const id = useId();
  const { value, ...rest } = field;
  return (
    <div>
      <TickRow htmlFor={id}>
        <Tick
          {...rest}
          id={id}
          type="checkbox"
          checked={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{label}</span>
      </TickRow>
      {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
    </div>
  );
}

export const TickRow = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${theme.s3};
  min-height: ${theme.tap};
  padding: 0.55rem 0;
  cursor: pointer;
`;
export const Tick = styled.input`
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  margin: 0;
  accent-color: ${theme.action};
  &[aria-invalid='true'] {
    outline: 2px solid ${theme.danger};
    outline-offset: 2px;
  }
`;
