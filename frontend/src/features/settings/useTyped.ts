import { useCallback, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { formTyped, type Matter, opened, selectTyped } from './settingsSlice.ts';

/**
 * A form that is found again as it was left. `initial`: what is typed and not sent, else `usual`; `onChange`
 * keeps it until it is, and 'Saved.' is no longer true of what stands there now.
 */
export function useTyped<V extends Record<string, string>>(matter: Matter, usual: V) {
  const dispatch = useDispatch();
  const typed = useSelector(selectTyped(matter));
  const [initial] = useState<V>({ ...usual, ...typed });
  const onChange = useCallback(
    (values: V) => {
      dispatch(formTyped({ matter, values }));
      dispatch(opened(matter));
    },
    [dispatch, matter],
  );
  return { initial, onChange };
}
