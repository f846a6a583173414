import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { pages } from '../lib/paths.ts';
import { useEver } from '../lib/useEver.ts';
import { selectSession } from '../session/sessionSlice.ts';
import { Loading } from '../ui/feedback/Loading.tsx';
import { rememberedIn } from './remembered.ts';

/**
 * Screens that are for getting in: whoever is in goes on to where they wanted to go, else to the dashboard.
 */
export function VisitorsOnly() {
  const { status } = useSelector(selectSession);
  const { state } = useLocation();
  const wasOut = useEver(status === 'out');
  // While the profile and the next screen come after a login, the form stays: it says that it is busy.
  return (
    <>
      {(status === 'in' || status === 'offline') && (
        <Navigate to={rememberedIn(state) ?? pages.dashboard} replace />
      )}
      {wasOut ? <Outlet /> : <Loading />}
    </>
  );
}
