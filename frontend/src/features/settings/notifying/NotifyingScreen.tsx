import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { wordsOf } from '../../../notifying/notifyingMessages.ts';
import { notifyingAsked, notifyingDropped, selectNotifying } from '../../../notifying/notifyingSlice.ts';
import { Switch } from '../reading/Switch.tsx';
import { Section } from '../Section.tsx';
import { notifyingPartMessages } from './notifyingPartMessages.ts';

/** Whether this device tells that a story is ready. */
export function NotifyingScreen() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const notifying = useSelector(selectNotifying);
  const { status } = notifying;
  const isOn = status === 'on';
  return (
    <Section
      title={intl.formatMessage(notifyingPartMessages.title)}
      text={intl.formatMessage(notifyingPartMessages.text)}
    >
      {status === 'impossible' && <p>{intl.formatMessage(notifyingPartMessages.impossible)}</p>}
      {status === 'refused' && <p role="status">{intl.formatMessage(wordsOf(notifying))}</p>}
      {(isOn || status === 'off' || status === 'asking') && (
        <Switch
          label={intl.formatMessage(notifyingPartMessages.tell)}
          {...(isOn && { hint: intl.formatMessage(wordsOf(notifying)) })}
          on={isOn || status === 'asking'}
          onChange={(on) => dispatch(on ? notifyingAsked('inPlace') : notifyingDropped())}
        />
      )}
    </Section>
  );
}
