import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { figuresWanted, screenLeft, screenShown, selectDashboard } from './dashboardSlice.ts';

/** The figures, fetched when the screen is shown, when it is looked at again, and when the network is back. */
export function useDashboard() {
  const dispatch = useDispatch();
  useEffect(() => {
    const want = () => dispatch(figuresWanted());
    dispatch(screenShown());
    window.addEventListener('focus', want);
    window.addEventListener('online', want);
    return () => {
      window.removeEventListener('focus', want);
      window.removeEventListener('online', want);
      dispatch(screenLeft());
    };
  }, [dispatch]);
  return useSelector(selectDashboard);
}
