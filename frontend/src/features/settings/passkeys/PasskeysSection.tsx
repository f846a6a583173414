import { passkeyNameSchema, type PasskeysView } from '@storylark/contracts/accounts/passkeys';
import type { UserView } from '@storylark/contracts/accounts/views';
import { KeyRound } from 'lucide-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { useFailureText } from '../../../i18n/useFailureText.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { failureIn, idle } from '../../../lib/attempt.ts';
import { knowsPasskeys } from '../../../session/secondStep/ceremony.ts';
import { Button } from '../../../ui/Button.tsx';
import { Callout } from '../../../ui/feedback/Callout.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { theme } from '../../../ui/theme.ts';
import { EmptyWhenDone } from '../access/EmptyWhenDone.tsx';
import { NotDone } from '../NotDone.tsx';
import { SaveLine } from '../SaveLine.tsx';
import { Section } from '../Section.tsx';
import { passkeysMessages } from './passkeysMessages.ts';
import { addWished, codesWished, listWanted, removalWished, selectPasskeys } from './passkeysSlice.ts';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';

/** The second factor, as an offer. */
export function PasskeysSection({ user }: { user: UserView }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const { list } = useSelector(selectPasskeys);
  useEffect(() => {
    dispatch(listWanted());
  }, [dispatch]);
  return (
    <Section
      title={intl.formatMessage(passkeysMessages.title)}
      text={intl.formatMessage(passkeysMessages.text)}
    >
      {list.status === 'failed' && (
        <ErrorState
          title={intl.formatMessage(passkeysMessages.failed)}
          reason={failureText(list.failure)}
          onRetry={() => dispatch(listWanted())}
        />
      )}
      {list.status === 'there' && <Known {...list.value} />}
      {list.status !== 'failed' && <AddForm />}
      <RemoveDialog isLast={list.status === 'there' && list.value.passkeys.length === 1} />
      <RecoveryCodesDialog email={user.email} />
    </Section>
  );
}

function Known({ passkeys, recoveryCodesLeft }: PasskeysView) {
  const intl = useIntl();
  const { contractDay } = useFormats();
  const dispatch = useDispatch();
  const { act, attempt } = useSelector(selectPasskeys);
  if (passkeys.length === 0) return <p>{intl.formatMessage(passkeysMessages.none)}</p>;
  return (
    <>
      <List aria-label={intl.formatMessage(passkeysMessages.list)}>
        {passkeys.map(({ uuid, name, addedAt }) => (
          <li key={uuid}>
            <KeyRound aria-hidden />
            <div>
              <b>{name}</b>
              <p className="muted small">
                {intl.formatMessage(passkeysMessages.since, { day: contractDay(addedAt) })}
              </p>
            </div>
            <Button
              aria-label={intl.formatMessage(passkeysMessages.removeNamed, { name })}
              onClick={() => dispatch(removalWished({ uuid, name }))}
            >
              {intl.formatMessage(passkeysMessages.remove)}
            </Button>
          </li>
        ))}
      </List>
      <p>{intl.formatMessage(passkeysMessages.codesLeft, { left: recoveryCodesLeft })}</p>
      <NotDone
        title={intl.formatMessage(passkeysMessages.codesNotMade)}
        failure={act === 'codes' ? failureIn(attempt) : null}
      />
      <div>
        <Button busy={act === 'codes' && attempt.status === 'busy'} onClick={() => dispatch(codesWished())}>
          {intl.formatMessage(passkeysMessages.codesAgain)}
        </Button>
      </div>
    </>
  );
}

function AddForm() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { act, attempt: last, stopped } = useSelector(selectPasskeys);
  const attempt = act === 'add' ? last : idle;
  const title = intl.formatMessage(passkeysMessages.notAdded);
  if (!knowsPasskeys()) return <Callout>{intl.formatMessage(passkeysMessages.impossible)}</Callout>;
  return (
    <Form
      initial={{ name: '' }}
      schema={passkeyNameSchema}
      failure={failureIn(attempt)}
      onSubmit={({ name }) => dispatch(addWished(name))}
    >
      <EmptyWhenDone attempt={attempt} />
      <Field
        name="name"
        label={intl.formatMessage(passkeysMessages.name)}
        hint={intl.formatMessage(passkeysMessages.nameHint)}
        autoComplete="off"
      />
      <NotDone title={title} failure={failureIn(attempt)} />
      {stopped && (
        <Callout tone="warn" announced title={title}>
          {intl.formatMessage(passkeysMessages[stopped])}
        </Callout>
      )}
      <SaveLine
        attempt={attempt}
        label={intl.formatMessage(passkeysMessages.add)}
        said={intl.formatMessage(passkeysMessages.added)}
      />
    </Form>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.s3};
  & > li {
    display: flex;
    gap: ${theme.s3};
    align-items: center;
  }
  & > li > div {
    flex: 1;
    min-width: 0;
  }
`;
