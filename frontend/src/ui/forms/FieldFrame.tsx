import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import { theme } from '../theme.ts';

/** What ties a control to its words. */
type Wiring = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'aria-required'?: true;
};
type Props = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** What stands between control and error and describes the control too, such as the rules of a password. */
  below?: (id: string) => ReactNode;
  children: (wiring: Wiring) => ReactNode;
};

/** Label above, hint below, error below with an icon, all tied to the control. */
export function FieldFrame({ label, hint, error, below, children }: Props) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', below ? `${id}-below` : '', error ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <Stack>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {hint && (
        <p className="muted small" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {below?.(`${id}-below`)}
      {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
    </Stack>
  );
}

export function ErrorLine({ id, children }: { id: string; children: string }) {
  return (
    <Wrong id={id}>
      <CircleAlert aria-hidden />
      <span>{children}</span>
    </Wrong>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${theme.s2};
  & > label {
    font-weight: 650;
  }
`;
const Wrong = styled.p`
  display: flex;
  gap: 0.4rem;
  align-items: flex-start;
  color: ${theme.danger};
  font-size: ${theme.tSmall};
  font-weight: 600;
`;
export const inputShape = css`
  width: 100%;
  min-height: 3.25rem;
  padding: 0.6rem 0.9rem;
  background: ${theme.surface};
  border: 2px solid ${theme.edge};
  border-radius: ${theme.cutM};
  &::placeholder {
    color: ${theme.ink2};
    opacity: 1;
    text-overflow: ellipsis;
  }
  &[aria-invalid='true'] {
    border-color: ${theme.danger};
    background: ${theme.dangerSoft};
  }
`;
export const Input = styled.input`
  ${inputShape}
`;
