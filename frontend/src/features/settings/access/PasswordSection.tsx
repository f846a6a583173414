import { passwordChangeSchema } from '@storylark/contracts/accounts/schemas';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useFailureText } from '../../../i18n/useFailureText.ts';
import { failureIn } from '../../../lib/attempt.ts';
import { isRefusal } from '../../../lib/failure.ts';
import { guessable } from '../../../lib/guessable.ts';
import { selectUser } from '../../../session/sessionSlice.ts';
import { withIssueOn } from '../../../lib/withIssueOn.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { NewPasswordFields } from '../../../ui/forms/NewPasswordFields.tsx';
import { PasswordField } from '../../../ui/forms/PasswordField.tsx';
import { EmptyWhenDone } from './EmptyWhenDone.tsx';
import { NotDone } from '../NotDone.tsx';
import { SaveLine } from '../SaveLine.tsx';
import { Section } from '../Section.tsx';
import { settingsMessages } from '../settingsMessages.ts';
import { passwordChanged } from '../settingsSlice.ts';
import { useMatter } from '../useMatter.ts';
import { useReopen } from '../useReopen.ts';

const empty = { currentPassword: '', password: '', confirmPassword: '' };

export function PasswordSection() {
  const intl = useIntl();
  const failureText = useFailureText();
  const dispatch = useDispatch();
  const attempt = useMatter('password');
  const reopen = useReopen('password');
  const user = useSelector(selectUser);
  const known = user ? [user.firstName, user.lastName, ...user.email.split('@')] : [];
  const failure = failureIn(attempt);
  const wrong = failure !== null && isRefusal(failure, 'wrongPassword');
  return (
    <Section
      title={intl.formatMessage(settingsMessages.password)}
      text={intl.formatMessage(settingsMessages.passwordText)}
    >
      <Form
        initial={empty}
        schema={passwordChangeSchema}
        beyondSchema={({ password }) => guessable(password, known)}
        failure={wrong ? withIssueOn('currentPassword', failure, failureText(failure)) : failure}
        onSubmit={(values) => dispatch(passwordChanged(values))}
        onChange={reopen}
      >
        <EmptyWhenDone attempt={attempt} />
        <PasswordField
          name="currentPassword"
          label={intl.formatMessage(settingsMessages.passwordCurrent)}
          autoComplete="current-password"
        />
        <NewPasswordFields
          label={intl.formatMessage(settingsMessages.passwordNew)}
          labelAgain={intl.formatMessage(settingsMessages.passwordAgain)}
          rules={['ruleLength', 'ruleSpecial', 'ruleUppercase']}
        />
        <NotDone
          title={intl.formatMessage(settingsMessages.passwordNotChanged)}
          failure={wrong ? null : failure}
        />
        <SaveLine
          attempt={attempt}
          label={intl.formatMessage(settingsMessages.passwordChange)}
          said={intl.formatMessage(settingsMessages.passwordDone)}
        />
      </Form>
    </Section>
  );
}
