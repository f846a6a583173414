import { useId } from 'react';
import { styled } from 'styled-components';
import { Tick, TickRow } from '../../../ui/forms/Checkbox.tsx';
import { theme } from '../../../ui/theme.ts';

/** A tick that holds at once, outside any form. */
export function Switch({
  label,
  hint,
  on,
  onChange,
}: {
  label: string;
  hint?: string;
  on: boolean;
  onChange: (on: boolean) => void;
}) {
  const id = useId();
  return (
    <div>
      <TickRow htmlFor={id}>
        <Tick
          id={id}
          type="checkbox"
          checked={on}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{label}</span>
      </TickRow>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </div>
  );
}

const Hint = styled.p`
  padding-left: calc(1.5rem + ${theme.s3});
  color: ${theme.ink2};
  font-size: ${theme.tSmall};
`;
