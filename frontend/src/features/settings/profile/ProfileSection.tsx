import { profileSchema } from '@storylark/contracts/accounts/schemas';
import type { UserView } from '@storylark/contracts/accounts/views';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { failureIn } from '../../../lib/attempt.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { NotDone } from '../NotDone.tsx';
import { SaveLine } from '../SaveLine.tsx';
import { Section } from '../Section.tsx';
import { settingsMessages } from '../settingsMessages.ts';
import { profileChanged } from '../settingsSlice.ts';
import { useMatter } from '../useMatter.ts';
import { useTyped } from '../useTyped.ts';

export function ProfileSection({ user: { firstName, lastName } }: { user: UserView }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const attempt = useMatter('profile');
  const { initial, onChange } = useTyped('profile', { firstName, lastName });
  const failure = failureIn(attempt);
  return (
    <Section
      title={intl.formatMessage(settingsMessages.profile)}
      text={intl.formatMessage(settingsMessages.profileText)}
    >
      <Form
        initial={initial}
        schema={profileSchema}
        failure={failure}
        onSubmit={(values) => dispatch(profileChanged(values))}
        onChange={onChange}
      >
        <Field
          name="firstName"
          label={intl.formatMessage(settingsMessages.firstName)}
          autoComplete="given-name"
        />
        <Field
          name="lastName"
          label={intl.formatMessage(settingsMessages.lastName)}
          autoComplete="family-name"
        />
        <NotDone title={intl.formatMessage(settingsMessages.notSaved)} failure={failure} />
        <SaveLine
          attempt={attempt}
          label={intl.formatMessage(settingsMessages.save)}
          said={intl.formatMessage(settingsMessages.saved)}
        />
      </Form>
    </Section>
  );
}
