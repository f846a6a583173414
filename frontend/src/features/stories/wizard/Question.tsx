import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { ErrorLine } from '../../../ui/forms/FieldFrame.tsx';
import { theme } from '../../../ui/theme.ts';
import { useFieldError } from '../../../ui/forms/useFieldError.ts';

/** How a radio is tied to its question. */
export type Radios = { name: string; chosen: string; choose: (value: string) => void };
type Props = { field: string; label: string; children: (radios: Radios) => ReactNode };

/** The radios that answer the question of a step, and what is said when none is chosen. */
export function Question({ field, label, children }: Props) {
  const { field: answer, helpers, error } = useFieldError<string>(field);
  const id = useId();
  return (
    <Group
      role="radiogroup"
      aria-label={label}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      aria-required
      tabIndex={-1}
    >
      {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
      {children({ name: id, chosen: answer.value, choose: (value) => void helpers.setValue(value) })}
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.s4};
  margin-top: ${theme.s4};
  &:focus {
    outline: none;
  }
  /* What has the focus is not hidden by the search above or the foot below. */
  & input {
    scroll-margin-block: 9rem 7rem;
  }
`;
/** Pictures to choose from, each at least this wide. */
export const Tiles = styled.div<{ $width: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $width }) => $width}, 100%), 1fr));
  gap: ${theme.s5} ${theme.s4};
  @media ${theme.upToPhone} {
    grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr));
    gap: ${theme.s4} ${theme.s3};
  }
`;
