import type { ReactNode, TextareaHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { FieldFrame, inputShape } from './FieldFrame.tsx';
import { useFieldError } from './useFieldError.ts';

type Props = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name'> & {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
};

/** Several lines of text in a formik form. */
export function TextArea({ name, label, hint, ...area }: Props) {
  const { field, error } = useFieldError<string>(name);
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(wiring) => <Area rows={5} {...area} {...field} {...wiring} />}
    </FieldFrame>
  );
}

const Area = styled.textarea`
  ${inputShape}
  resize: vertical;
`;
