import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useFailureText } from '../i18n/useFailureText.ts';
import { pages } from '../lib/paths.ts';
import { readUser } from '../lib/storage.ts';
import { useEver } from '../lib/useEver.ts';
import { sessionMessages } from '../session/sessionMessages.ts';
import { selectSession, tokenFound } from '../session/sessionSlice.ts';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';
import { Loading } from '../ui/feedback/Loading.tsx';
import type { Remembered } from './remembered.ts';

/**
 * SPEC 2: visitors are led to the login, which replaces this place in the history and remembers it. Who logs
 * out here goes to the start page.
 */
export function RequireLogin() {
  const intl = useIntl();
  const failureText = useFailureText();
  const dispatch = useDispatch();
  const session = useSelector(selectSession);
  const { pathname, search, hash } = useLocation();
  const wasIn = useEver(session.status === 'in');

  switch (session.status) {
    case 'unknown':
      return <Loading />;
    case 'loading':
      return session.user ? <Outlet /> : <Loading />;
    case 'in':
      return <Outlet />;
    case 'offline':
      if (session.user) return <Outlet />;
      return (
        <main>
          <ErrorState
            title={intl.formatMessage(sessionMessages.notReached)}
            reason={failureText(session.failure)}
            onRetry={() => dispatch(tokenFound(readUser()))}
          />
        </main>
      );
    case 'out': {
      if (wasIn && session.why === 'loggedOut') return <Leave to={pages.landing} />;
      const from: Remembered = session.why === 'termsDeclined' ? {} : { from: pathname + search + hash };
      return <Leave to={pages.login} state={from} />;
    }
  }
}

/** Never an empty screen while the code of the next one comes. */
function Leave({ to, state }: { to: string; state?: Remembered }) {
  return (
    <>
      <Navigate to={to} replace state={state} />
      <Loading />
    </>
  );
}
