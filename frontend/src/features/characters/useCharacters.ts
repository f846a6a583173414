import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { listWanted, selectList } from './charactersSlice.ts';

/** The list, fetched when the screen is shown and when it is looked at again. */
export function useCharacters() {
  const dispatch = useDispatch();
  useEffect(() => {
    const want = () => dispatch(listWanted());
    want();
    window.addEventListener('focus', want);
    return () => window.removeEventListener('focus', want);
  }, [dispatch]);
  return useSelector(selectList);
}
