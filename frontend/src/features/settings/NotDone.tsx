import { useFailureText } from '../../i18n/useFailureText.ts';
import type { Failure } from '../../lib/failure.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';

/** What did not work and why; nothing where all is well. */
export function NotDone({ title, failure }: { title: string; failure: Failure | null }) {
  const failureText = useFailureText();
  return (
    failure && (
      <Callout tone="bad" announced title={title}>
        {failureText(failure)}
      </Callout>
    )
  );
}
