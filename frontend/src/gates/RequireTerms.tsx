import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { lazyCode } from '../lib/lazyCode.ts';
import { selectUser } from '../session/sessionSlice.ts';
import { Loading } from '../ui/feedback/Loading.tsx';

const TermsDialog = lazyCode(() => import('./TermsDialog.tsx'));

/** SPEC 4: who has not accepted the terms in force sees nothing but the question. */
export function RequireTerms() {
  const user = useSelector(selectUser);
  if (user?.termsAcceptedAt != null) return <Outlet />;
  return (
    <Suspense fallback={<Loading />}>
      <TermsDialog />
    </Suspense>
  );
}
