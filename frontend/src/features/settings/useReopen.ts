import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { type Matter, opened } from './settingsSlice.ts';

/** For a form's `onChange`: 'Saved.' is no longer true of what stands there now. */
export function useReopen(matter: Matter) {
  const dispatch = useDispatch();
  return useCallback(() => void dispatch(opened(matter)), [dispatch, matter]);
}
