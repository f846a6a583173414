import { MailWarning } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useFailureText } from '../../i18n/useFailureText.ts';
import type { Failure } from '../../lib/failure.ts';
import { isRefusal } from '../../lib/failure.ts';
import { pages } from '../../lib/paths.ts';
import { GoogleButton } from '../../session/google/GoogleButton.tsx';
import { returned, selectReturn } from '../../session/google/googleSlice.ts';
import type { WayBack } from '../../session/google/wayBack.ts';
import { selectProof } from '../../session/proofSlice.ts';
import { SecondStep } from '../../session/secondStep/SecondStep.tsx';
import { selectSecondStep } from '../../session/secondStep/secondStepSlice.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { authMessages } from './authMessages.ts';
import { Resend } from './Resend.tsx';

export { feature } from './authFeature.ts';

/** Where Google leads back to: what it answers is sent on, and how that ended is said, with a way on. */
export default function GoogleCallbackPage() {
  const intl = useIntl();
  const back = useReturn();
  const isAsked = useSelector(selectSecondStep).status === 'open';
  // a link may ask for a proof first, which has a dialog of its own
  const isInDialog = useSelector(selectProof).status !== 'closed';
  if (isAsked && !isInDialog)
    return (
      <AuthFrame key="secondStep" heading={intl.formatMessage(authMessages.secondStepTitle)}>
        <SecondStep />
      </AuthFrame>
    );
  switch (back.status) {
    case 'idle':
    case 'busy':
      return (
        <AuthFrame
          heading={intl.formatMessage(authMessages.googleTitle)}
          lead={intl.formatMessage(authMessages.googleBusy)}
        >
          {null}
        </AuthFrame>
      );
    case 'done':
      // never an empty screen while the code of the next one comes
      return (
        <>
          <Navigate to={back.from ?? pages.dashboard} replace />
          <Loading />
        </>
      );
    case 'cancelled':
      return (
        <AuthFrame
          key="cancelled"
          heading={intl.formatMessage(authMessages.googleCancelled)}
          lead={intl.formatMessage(authMessages.googleCancelledText)}
        >
          <WaysOn {...back} again />
        </AuthFrame>
      );
    case 'failed':
      return <Failed key="failed" {...back} />;
  }
}

/** The answer is taken out of the address at once: it is nobody's bookmark, and a reload would send it twice. */
function useReturn() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const back = useSelector(selectReturn);
  const isNew = query.size > 0 || back.status === 'idle';
  useEffect(() => {
    if (!isNew) return;
    const [code, state, iss, error] = ['code', 'state', 'iss', 'error'].map((name) => query.get(name));
    dispatch(returned({ code: code ?? null, state: state ?? null, iss: iss ?? null, error: error ?? null }));
    void navigate(pages.googleCallback, { replace: true });
  }, [dispatch, navigate, query, isNew]);
  return isNew ? ({ status: 'busy' } as const) : back;
}

function Failed({ failure, purpose, from }: { failure: Failure } & WayBack) {
  const intl = useIntl();
  const failureText = useFailureText();
  const say = (heading: string, text: ReactNode, more: ReactNode) => (
    <AuthFrame heading={heading} lead={text}>
      {more}
    </AuthFrame>
  );
  if (isRefusal(failure, 'googleAddressKnown'))
    return say(
      intl.formatMessage(authMessages.googleKnown),
      intl.formatMessage(authMessages.googleKnownText),
      <ButtonLink look="main" big to={pages.login} state={from === null ? {} : { from }}>
        {intl.formatMessage(authMessages.googleKnownGoOn)}
      </ButtonLink>,
    );
  const email = failure.kind === 'refused' ? failure.facts['email'] : undefined;
  if (isRefusal(failure, 'unconfirmed') && typeof email === 'string')
    return say(
      intl.formatMessage(authMessages.signupDoneTitle),
      intl.formatMessage(authMessages.googleConfirm, { email }),
      <>
        <Callout tone="note" icon={MailWarning}>
          {intl.formatMessage(authMessages.googleConfirmWhy)} <Resend email={email} />
        </Callout>
        <ButtonLink big to={pages.login}>
          {intl.formatMessage(authMessages.toLogin)}
        </ButtonLink>
      </>,
    );
  return say(
    intl.formatMessage(authMessages.googleFailed),
    null,
    <>
      <Callout tone="bad" announced>
        {failureText(failure)}
      </Callout>
      <WaysOn purpose={purpose} from={from} again={!isRefusal(failure, 'googleNotOffered')} />
    </>,
  );
}

/** Once more, and back to where it began. */
function WaysOn({ purpose, from, again }: WayBack & { again: boolean }) {
  const intl = useIntl();
  return (
    <>
      {again && <GoogleButton purpose={purpose} from={from} />}
      {purpose === 'login' ? (
        <ButtonLink big to={pages.login} state={from === null ? {} : { from }}>
          {intl.formatMessage(authMessages.toLogin)}
        </ButtonLink>
      ) : (
        <ButtonLink big to={from ?? pages.settings}>
          {intl.formatMessage(authMessages.googleBack)}
        </ButtonLink>
      )}
    </>
  );
}
