import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { retryAsked, retryOver, selectRetry } from './storyActsSlice.ts';

/**
 * Orders a failed story again with the same choices and, once that is accepted, deletes the failed one.
 * @param uuid of the failed story
 * @param onAccepted hears the new story's uuid, once
 */
export function useTryAgain(uuid: string, onAccepted: (newUuid: string) => void) {
  const dispatch = useDispatch();
  const retry = useSelector(selectRetry(uuid));
  const newUuid = retry?.status === 'accepted' ? retry.newUuid : null;
  const accepted = useEffectEvent(onAccepted);
  useEffect(() => {
    if (newUuid === null) return;
    dispatch(retryOver(uuid));
    accepted(newUuid);
  }, [newUuid, uuid, dispatch]);
  return {
    busy: retry?.status === 'busy' || newUuid !== null,
    failure: retry?.status === 'failed' ? retry.failure : null,
    tryAgain: () => dispatch(retryAsked(uuid)),
    /** Takes back what was said of the last try. */
    forget: () => dispatch(retryOver(uuid)),
  };
}
