import { useDispatch, useSelector } from 'react-redux';
import { useLookedAt } from '../../lib/useLookedAt.ts';
import { plansAsked, selectHeld } from './subscriptionsSlice.ts';

/** The plans and the one held, as new as the last look at the screen. */
export function usePlans() {
  const dispatch = useDispatch();
  useLookedAt(() => dispatch(plansAsked()));
  return useSelector(selectHeld);
}
