import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { left, opened, selectShown } from './storySlice.ts';

const loading = { status: 'loading' } as const;

/** The story of this address, followed as long as the screen is shown. */
export function useStory(uuid: string) {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(opened(uuid));
    return () => void dispatch(left());
  }, [dispatch, uuid]);
  const shown = useSelector(selectShown);
  return shown.status === 'none' || shown.uuid !== uuid ? loading : shown;
}
