import { type ReactNode, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useFailureText } from '../i18n/useFailureText.ts';
import { pages, publicPages } from '../lib/paths.ts';
import { handOverNotice } from '../lib/storage.ts';
import { type NoticesState, selectTopNotice } from '../notices/noticesSlice.ts';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';
import { linkTo } from '../ui/linkTo.tsx';
import { Loading } from '../ui/feedback/Loading.tsx';
import { theme } from '../ui/theme.ts';
import { appMessages } from './appMessages.ts';

/** The router's name for the place this document began with. */
const FIRST = 'default';

/**
 * The way out to a public page, which is a document of its own; a notice that is still to be said goes along.
 * Where that very document turned out to be the app again (offline, or an article that does not exist) it
 * says so instead of going round in circles.
 */
export function LeaveApp({ leave, notFound }: { leave: (address: string) => void; notFound: ReactNode }) {
  const intl = useIntl();
  const failureText = useFailureText();
  const store = useStore<{ notices: NoticesState }>();
  const { key, pathname, search, hash } = useLocation();
  const stuck = key === FIRST;
  useEffect(() => {
    if (stuck) return;
    const notice = selectTopNotice(store.getState());
    if (notice)
      handOverNotice({ tone: notice.tone, text: intl.formatMessage(notice.message, notice.values) });
    leave(pathname + search + hash);
  }, [stuck, leave, store, intl, pathname, search, hash]);
  if (!stuck) return <Loading />;
  if (navigator.onLine && !publicPages.some((page) => page === pathname)) return notFound;
  return (
    <Narrow id="main" tabIndex={-1}>
      <ErrorState
        title={intl.formatMessage(appMessages.pageNotReached)}
        reason={failureText({ kind: navigator.onLine ? 'unreachable' : 'offline' })}
        onRetry={() => window.location.reload()}
      />
      <p>{linkTo(pages.dashboard)(intl.formatMessage(appMessages.toDashboard))}</p>
    </Narrow>
  );
}

const Narrow = styled.main`
  display: grid;
  gap: ${theme.s5};
  max-width: ${theme.measure};
  margin: ${theme.s7} auto;
  padding: 0 ${theme.s4};
`;
