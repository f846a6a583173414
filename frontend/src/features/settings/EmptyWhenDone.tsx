import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { Attempt } from '../../lib/attempt.ts';

/** What was sent and done is not left standing in a form, least of all a password. */
export function EmptyWhenDone({ attempt }: { attempt: Attempt }) {
  const { resetForm } = useFormikContext();
  useEffect(() => {
    if (attempt.status === 'done') resetForm();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- resetForm is another one at each drawing
  }, [attempt.status]);
  return null;
}
