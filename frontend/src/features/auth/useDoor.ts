import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Attempt } from '../../lib/attempt.ts';
import { type Door, opened, selectAttempt } from './authSlice.ts';

/** The attempt of a screen's own door, clean when the screen is entered. */
export function useDoor(door: Door): Attempt {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(opened(door));
  }, [dispatch, door]);
  return useSelector(selectAttempt(door));
}
