import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { Values } from './steps.ts';

/** Fields the server refused show their error at once, not first when they are left. */
export function Touched({ fields }: { fields: readonly string[] }) {
  const { setFieldTouched } = useFormikContext<Values>();
  const names = fields.join(' ');
  useEffect(() => {
    for (const name of names.split(' ').filter(Boolean)) void setFieldTouched(name, true, true);
  }, [names, setFieldTouched]);
  return null;
}
