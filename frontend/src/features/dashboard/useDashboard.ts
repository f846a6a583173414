import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLookedAt } from '../../lib/useLookedAt.ts';
import { figuresWanted, screenLeft, screenShown, selectDashboard } from './dashboardSlice.ts';

/** The figures, as new as the last look at the screen, and followed while it is shown. */
export function useDashboard() {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(screenShown());
    return () => void dispatch(screenLeft());
  }, [dispatch]);
  useLookedAt(() => dispatch(figuresWanted()));
  return useSelector(selectDashboard);
}
