import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isRefusal } from '../../../lib/failure.ts';
import { pages } from '../../../lib/paths.ts';
import { checkoutMessages } from './checkoutMessages.ts';
import { selectCheckout, watched } from './checkoutSlice.ts';
import { NothingBought } from './NothingBought.tsx';
import { Processing } from './Processing.tsx';
import { Success } from './Success.tsx';

export { feature } from './checkoutFeature.ts';

/** After the page to pay on: from the wait to the open plan. The house alone says which of them it is. */
export default function CheckoutPage() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const id = search.get('checkout') ?? '';
  const { id: shown, seen, failure } = useSelector(selectCheckout);
  useEffect(() => {
    dispatch(watched(id || null));
    return () => void dispatch(watched(null));
  }, [dispatch, id]);
  const status = shown === id ? seen?.status : undefined;
  const isActive = status === 'active';
  useEffect(() => {
    if (isActive && pathname !== pages.checkoutSuccess)
      void navigate(`${pages.checkoutSuccess}?${search.toString()}`, { replace: true });
  }, [isActive, pathname, search, navigate]);

  if (id === '' || (failure && isRefusal(failure, 'notFound', 'invalid')))
    return <NothingBought title={checkoutMessages.unknown} text={checkoutMessages.unknownText} />;
  if (status === 'expired')
    return <NothingBought title={checkoutMessages.left} text={checkoutMessages.expiredText} />;
  if (isActive) return <Success id={id} />;
  return <Processing id={id} seen={shown === id ? seen : null} isUnanswered={failure !== null} />;
}
