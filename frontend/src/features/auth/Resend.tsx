import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { authMessages } from './authMessages.ts';
import { resendAsked, selectAttempt } from './authSlice.ts';

/** Another confirmation mail, in place; it says the same for every address. */
export function Resend({ email }: { email: string }) {
  const intl = useIntl();
  const failureText = useFailureText();
  const dispatch = useDispatch();
  const attempt = useSelector(selectAttempt('resend'));
  return (
    <>
      {attempt.status !== 'done' && (
        <TextButton
          aria-busy={attempt.status === 'busy' || undefined}
          onClick={() => dispatch(resendAsked(email))}
        >
          {intl.formatMessage(authMessages.resend)}
        </TextButton>
      )}
      <span role="status">
        {attempt.status === 'done' && intl.formatMessage(authMessages.resent)}
        {attempt.status === 'failed' && ` ${failureText(attempt.failure)}`}
      </span>
    </>
  );
}
