import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { plansAsked, selectHeld } from './subscriptionsSlice.ts';

/** The plans and the one held, fetched when the screen is shown and when it is looked at again. */
export function usePlans() {
  const dispatch = useDispatch();
  useEffect(() => {
    const ask = () => dispatch(plansAsked());
    ask();
    window.addEventListener('focus', ask);
    window.addEventListener('online', ask);
    return () => {
      window.removeEventListener('focus', ask);
      window.removeEventListener('online', ask);
    };
  }, [dispatch]);
  return useSelector(selectHeld);
}
