import { useSyncExternalStore } from 'react';
import { theme } from '../../ui/theme.ts';

const query = () => window.matchMedia(theme.withSidebar);

/** Whether there is room for two things beside one another: what is not shown need not be fetched. */
export const useWide = () =>
  useSyncExternalStore(
    (changed) => {
      const watched = query();
      watched.addEventListener('change', changed);
      return () => watched.removeEventListener('change', changed);
    },
    () => query().matches,
  );
