import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * A new screen begins at its top, or at the section its address names; back and forward stay where the
 * browser puts them.
 */
export function ScrollKeeper() {
  const { pathname, hash } = useLocation();
  const how = useNavigationType();
  useEffect(() => {
    if (how === NavigationType.Pop && hash === '') return;
    const section = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (section) section.scrollIntoView();
    else if (how !== NavigationType.Pop) window.scrollTo(0, 0);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another place is the occasion
  }, [pathname, hash, how]);
  return null;
}
