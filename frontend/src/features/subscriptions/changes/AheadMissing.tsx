import { useDispatch, useSelector } from 'react-redux';
import { useFailureText } from '../../../i18n/useFailureText.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Bone, Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { aheadWanted, selectChanges } from './changesSlice.ts';

/**
 * In the place of what must be seen before a change is confirmed, until it is here: as high as it will be, or
 * in SPEC's words what did not work.
 */
export function AheadMissing({ height, failed }: { height: string; failed: string }) {
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const { ahead } = useSelector(selectChanges);
  if (ahead.status === 'unknown')
    return (
      <Skeleton>
        <Bone $height={height} />
      </Skeleton>
    );
  if (ahead.status !== 'failed') return null;
  return (
    <ErrorState title={failed} reason={failureText(ahead.failure)} onRetry={() => dispatch(aheadWanted())} />
  );
}
