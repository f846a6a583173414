import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import type { Attempt } from '../../../lib/attempt.ts';

/** What was sent and done is not left standing in a form, least of all a password. */
export function EmptyWhenDone({ attempt }: { attempt: Attempt }) {
  const { resetForm } = useFormikContext();
  const empty = useEffectEvent(() => resetForm());
  useEffect(() => {
    if (attempt.status === 'done') empty();
  }, [attempt.status]);
  return null;
}
