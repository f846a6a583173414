import { useFormikContext } from 'formik';
import { type ReactNode, useEffect, useState } from 'react';
import { PasswordField, type PasswordRule } from './PasswordField.tsx';

type Props = { label: ReactNode; labelAgain: ReactNode; rules: readonly PasswordRule[] };
type Values = { password: string; confirmPassword: string };

/**
 * `password` and `confirmPassword`: typed twice as long as it is hidden. Whoever looks at it sees each slip, and
 * types it once.
 */
export function NewPasswordFields({ label, labelAgain, rules }: Props) {
  const { values, setFieldValue } = useFormikContext<Values>();
  const [seen, setSeen] = useState(false);
  const { password, confirmPassword } = values;
  useEffect(() => {
    if (seen && confirmPassword !== password) void setFieldValue('confirmPassword', password);
  }, [seen, password, confirmPassword, setFieldValue]);
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        autoComplete="new-password"
        rules={rules}
        onShown={setSeen}
      />
      {!seen && <PasswordField name="confirmPassword" label={labelAgain} autoComplete="new-password" />}
    </>
  );
}
