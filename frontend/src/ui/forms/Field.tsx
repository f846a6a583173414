import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldFrame, Input } from './FieldFrame.tsx';
import { useFieldError } from './useFieldError.ts';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'name'> & {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
};

/** A line of text in a formik form. */
export function Field({ name, label, hint, ...input }: Props) {
  const { field, error } = useFieldError<string>(name);
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(wiring) => <Input {...input} {...field} {...wiring} />}
    </FieldFrame>
  );
}
