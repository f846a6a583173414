import { newEmailSchema } from '@storylark/contracts/accounts/schemas';
import type { UserView } from '@storylark/contracts/accounts/views';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { failureIn } from '../../../lib/attempt.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { bold } from '../../../ui/linkTo.tsx';
import { EmptyWhenDone } from './EmptyWhenDone.tsx';
import { NotDone } from '../NotDone.tsx';
import { SaveLine } from '../SaveLine.tsx';
import { Section } from '../Section.tsx';
import { settingsMessages } from '../settingsMessages.ts';
import { emailWished, selectWroteTo } from '../settingsSlice.ts';
import { useMatter } from '../useMatter.ts';
import { useTyped } from '../useTyped.ts';

const empty = { email: '' };

export function EmailSection({ user: { email } }: { user: UserView }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const attempt = useMatter('email');
  const { initial, onChange } = useTyped('email', empty);
  const wroteTo = useSelector(selectWroteTo);
  const failure = failureIn(attempt);
  return (
    <Section
      title={intl.formatMessage(settingsMessages.email)}
      text={intl.formatMessage(settingsMessages.emailText, { email, b: bold })}
    >
      <Form
        initial={initial}
        schema={newEmailSchema(email)}
        failure={failure}
        onSubmit={(values) => dispatch(emailWished(values.email))}
        onChange={onChange}
      >
        <EmptyWhenDone attempt={attempt} />
        <Field
          name="email"
          label={intl.formatMessage(settingsMessages.emailNew)}
          type="email"
          autoComplete="email"
        />
        <NotDone title={intl.formatMessage(settingsMessages.emailNotChanged)} failure={failure} />
        <SaveLine
          attempt={attempt}
          label={intl.formatMessage(settingsMessages.emailChange)}
          said={intl.formatMessage(settingsMessages.emailWroteText, { email: wroteTo ?? '', b: bold })}
        />
      </Form>
    </Section>
  );
}
