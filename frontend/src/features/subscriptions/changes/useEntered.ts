import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { entered } from './changesSlice.ts';

/** Nothing is asked for yet: on entering, and on coming back here from the page to pay on. */
export function useEntered() {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(entered());
    const shown = ({ persisted }: PageTransitionEvent) => persisted && dispatch(entered());
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [dispatch]);
}
