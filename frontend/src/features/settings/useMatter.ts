import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Attempt } from '../../lib/attempt.ts';
import { type Matter, opened, selectAttempt } from './settingsSlice.ts';

/** The attempt of a form's own matter, clean when its place is entered. */
export function useMatter(matter: Matter): Attempt {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(opened(matter));
  }, [dispatch, matter]);
  return useSelector(selectAttempt(matter));
}
