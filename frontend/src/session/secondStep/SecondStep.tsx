import { recoveryCodeSchema } from '@storylark/contracts/accounts/passkeys';
import { KeyRound } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { failureIn } from '../../lib/attempt.ts';
import { isRefusal } from '../../lib/failure.ts';
import { useEver } from '../../lib/useEver.ts';
import { withIssueOn } from '../../lib/withIssueOn.ts';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { Stack } from '../../ui/layout/layout.ts';
import { uiMessages } from '../../ui/uiMessages.ts';
import { knowsPasskeys } from './ceremony.ts';
import { secondStepMessages } from './secondStepMessages.ts';
import {
  codeOffered,
  codeWanted,
  passkeyWanted,
  secondStepDropped,
  selectSecondStep,
} from './secondStepSlice.ts';

/** What the house asks for after the password; `giveSecondStep` waits for it. */
export function SecondStep() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const step = useSelector(selectSecondStep);
  const wasCode = useEver(step.status === 'open' && step.way === 'code');
  if (step.status === 'closed') return null;
  return (
    <Stack>
      {step.way === 'passkey' ? <ByPasskey isReturn={wasCode} /> : <ByCode />}
      <Button look="bare" onClick={() => dispatch(secondStepDropped())}>
        {intl.formatMessage(uiMessages.cancel)}
      </Button>
    </Stack>
  );
}

/** `isReturn`: from the other way, whose button had the focus. */
function ByPasskey({ isReturn }: { isReturn: boolean }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const step = useSelector(selectSecondStep);
  return (
    <>
      <p>{intl.formatMessage(secondStepMessages.text)}</p>
      <WentWrong />
      <Button
        look="main"
        big
        busy={step.status === 'open' && step.attempt.status === 'busy'}
        autoFocus={isReturn}
        onClick={() => dispatch(passkeyWanted())}
      >
        <KeyRound aria-hidden /> {intl.formatMessage(secondStepMessages.passkey)}
      </Button>
      <Button onClick={() => dispatch(codeWanted())}>{intl.formatMessage(secondStepMessages.toCode)}</Button>
    </>
  );
}

function ByCode() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const step = useSelector(selectSecondStep);
  const attempt = step.status === 'open' ? step.attempt : null;
  const failure = attempt && failureIn(attempt);
  const wrong = failure !== null && isRefusal(failure, 'wrongRecoveryCode');
  return (
    <>
      <Form
        initial={{ recoveryCode: '' }}
        schema={recoveryCodeSchema}
        failure={wrong ? withIssueOn('recoveryCode', failure, failureText(failure)) : failure}
        onSubmit={({ recoveryCode }) => dispatch(codeOffered(recoveryCode))}
      >
        <Field
          name="recoveryCode"
          label={intl.formatMessage(secondStepMessages.code)}
          hint={intl.formatMessage(secondStepMessages.codeHint)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
        />
        {!wrong && <WentWrong />}
        <Button type="submit" look="main" big busy={attempt?.status === 'busy'}>
          {intl.formatMessage(secondStepMessages.goOn)}
        </Button>
      </Form>
      {knowsPasskeys() && (
        <Button onClick={() => dispatch(passkeyWanted())}>
          {intl.formatMessage(secondStepMessages.passkey)}
        </Button>
      )}
    </>
  );
}

/** Why there is no second factor yet; nothing at first. */
function WentWrong() {
  const intl = useIntl();
  const failureText = useFailureText();
  const step = useSelector(selectSecondStep);
  if (step.status === 'closed') return null;
  const failure = failureIn(step.attempt);
  if (failure)
    return (
      <Callout tone="bad" announced title={intl.formatMessage(secondStepMessages.failed)}>
        {failureText(failure)}
      </Callout>
    );
  return (
    step.stopped && (
      <Callout tone="warn" announced>
        {intl.formatMessage(secondStepMessages[step.stopped])}
      </Callout>
    )
  );
}
