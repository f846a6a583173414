import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { failureIn } from '../../../lib/attempt.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/layout/layout.ts';
import { NotDone } from '../NotDone.tsx';
import { Said } from '../SaveLine.tsx';
import { Section } from '../Section.tsx';
import { settingsMessages } from '../settingsMessages.ts';
import { firstPasswordWished } from '../settingsSlice.ts';
import { useMatter } from '../useMatter.ts';

/** Who came by Google sets a password as one that was forgotten is: whoever reads the mails may. */
export function FirstPassword({ email }: { email: string }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const attempt = useMatter('firstPassword');
  return (
    <Section
      title={intl.formatMessage(settingsMessages.password)}
      text={intl.formatMessage(settingsMessages.firstPasswordText, { email })}
    >
      <NotDone
        title={intl.formatMessage(settingsMessages.firstPasswordNotSent)}
        failure={failureIn(attempt)}
      />
      <Row>
        <Button busy={attempt.status === 'busy'} onClick={() => dispatch(firstPasswordWished(email))}>
          {intl.formatMessage(settingsMessages.firstPasswordSend)}
        </Button>
        <Said attempt={attempt}>{intl.formatMessage(settingsMessages.firstPasswordSent)}</Said>
      </Row>
    </Section>
  );
}
