import { proofSchema } from '@storylark/contracts/accounts/schemas';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useFailureText } from '../i18n/useFailureText.ts';
import { GoogleButton } from '../session/google/GoogleButton.tsx';
import { SecondStep } from '../session/secondStep/SecondStep.tsx';
import { selectSecondStep } from '../session/secondStep/secondStepSlice.ts';
import { proofDropped, proofOffered, selectProof } from '../session/proofSlice.ts';
import { selectUser } from '../session/sessionSlice.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogFoot } from '../ui/overlays/Dialog.tsx';
import { Form } from '../ui/forms/Form.tsx';
import { Callout } from '../ui/feedback/Callout.tsx';
import { Stack } from '../ui/layout/layout.ts';
import { PasswordField } from '../ui/forms/PasswordField.tsx';
import { gateMessages } from './gateMessages.ts';

/** The password once more, or Google, for what needs a fresh login; `withProof` waits for it. */
export default function ProofDialog() {
  const intl = useIntl();
  const failureText = useFailureText();
  const dispatch = useDispatch();
  const proof = useSelector(selectProof);
  const isSecond = useSelector(selectSecondStep).status === 'open';
  const user = useSelector(selectUser);
  const { pathname, search, hash } = useLocation();
  const failure = proof.status === 'asking' ? proof.failure : null;
  const hasPassword = user?.hasPassword !== false;
  const byGoogle = user !== null && user.googleEmail !== null;
  return (
    <Dialog
      open={proof.status !== 'closed'}
      onClose={() => dispatch(proofDropped())}
      title={intl.formatMessage(gateMessages.proofTitle)}
      {...(isSecond
        ? {}
        : {
            description: (
              <p>{intl.formatMessage(hasPassword ? gateMessages.proofText : gateMessages.proofByGoogle)}</p>
            ),
          })}
    >
      {isSecond ? (
        <SecondStep />
      ) : (
        <Stack>
          {hasPassword && (
            <Form
              initial={{ password: '' }}
              schema={proofSchema}
              failure={failure}
              onSubmit={({ password }) => dispatch(proofOffered(password))}
            >
              <PasswordField
                name="password"
                label={intl.formatMessage(gateMessages.proofPassword)}
                autoComplete="current-password"
              />
              {failure && (
                <Callout tone="bad" announced>
                  {failureText(failure)}
                </Callout>
              )}
              <DialogFoot>
                <Button type="submit" look="main" big busy={proof.status === 'checking'}>
                  {intl.formatMessage(gateMessages.proofGoOn)}
                </Button>
              </DialogFoot>
            </Form>
          )}
          {byGoogle && <GoogleButton purpose="proof" from={pathname + search + hash} />}
        </Stack>
      )}
    </Dialog>
  );
}
