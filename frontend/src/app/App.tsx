import { Suspense, useState } from 'react';
import { Provider, useSelector } from 'react-redux';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { IntlRoot } from '../i18n/IntlRoot.tsx';
import { createRenew } from '../lib/media/createRenew.ts';
import { RenewMedia } from '../lib/media/RenewMedia.ts';
import { lazyCode } from '../lib/lazyCode.ts';
import { useEver } from '../lib/useEver.ts';
import { selectToasts } from '../notices/noticesSlice.ts';
import { TopNotice } from '../notices/TopNotice.tsx';
import { selectProof } from '../session/proofSlice.ts';
import { Loading } from '../ui/feedback/Loading.tsx';
import type { App as Running } from './createApp.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ScrollKeeper } from './ScrollKeeper.tsx';

const Toasts = lazyCode(() => import('../notices/Toasts.tsx'));
const ProofDialog = lazyCode(() => import('../gates/ProofDialog.tsx'));

/** The whole app, within a router: the browser's, or one in memory for tests. */
export function App({ app, routes }: { app: Running; routes: RouteObject[] }) {
  const [renew] = useState(() => createRenew(app.http));
  return (
    <Provider store={app.store}>
      <IntlRoot>
        <ErrorBoundary report={(error) => void app.reportError(error)}>
          <TopNotice />
          <Suspense fallback={<Loading />}>
            <RenewMedia value={renew}>
              <Screens routes={routes} />
            </RenewMedia>
          </Suspense>
          <ScrollKeeper />
          <Suspense fallback={null}>
            <InPassing />
          </Suspense>
        </ErrorBoundary>
      </IntlRoot>
    </Provider>
  );
}

function Screens({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

/** What is said or asked over any screen; its code comes when it is first needed. */
function InPassing() {
  const toasting = useSelector(selectToasts).length > 0;
  const asking = useSelector(selectProof).status !== 'closed';
  const toastsWanted = useEver(toasting);
  return (
    <>
      {toastsWanted && <Toasts />}
      {asking && <ProofDialog />}
    </>
  );
}
