import { useDispatch, useSelector } from 'react-redux';
import { useLookedAt } from '../../lib/useLookedAt.ts';
import { listWanted, selectList } from './charactersSlice.ts';

/** The list, as new as the last look at the screen. */
export function useCharacters() {
  const dispatch = useDispatch();
  useLookedAt(() => dispatch(listWanted()));
  return useSelector(selectList);
}
