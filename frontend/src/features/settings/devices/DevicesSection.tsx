import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { useFailureText } from '../../../i18n/useFailureText.ts';
import { failureIn } from '../../../lib/attempt.ts';
import { useLookedAt } from '../../../lib/useLookedAt.ts';
import { logoutAsked } from '../../../session/sessionSlice.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Bone, Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Row } from '../../../ui/layout/layout.ts';
import { theme } from '../../../ui/theme.ts';
import { NotDone } from '../NotDone.tsx';
import { Said } from '../SaveLine.tsx';
import { Section } from '../Section.tsx';
import { settingsMessages } from '../settingsMessages.ts';
import { DeviceItem } from './DeviceItem.tsx';
import { devicesMessages } from './devicesMessages.ts';
import {
  devicesWanted,
  endAsked,
  OTHERS,
  selectDevices,
  selectEnding,
  selectLastEnding,
} from './devicesSlice.ts';

/** Every device with a login that goes on, and the ways to end it. */
export function DevicesSection() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const fetched = useSelector(selectDevices);
  const ending = useSelector(selectLastEnding);
  const endingOthers = useSelector(selectEnding(OTHERS));
  useLookedAt(() => dispatch(devicesWanted()));
  const hasOthers =
    fetched.status === 'there' &&
    fetched.value.some(({ isThisOne, endedAt }) => !isThisOne && endedAt === null);
  return (
    <Section
      title={intl.formatMessage(devicesMessages.title)}
      text={intl.formatMessage(settingsMessages.sessionsText)}
    >
      <Devices />
      <NotDone title={intl.formatMessage(devicesMessages.notEnded)} failure={failureIn(ending)} />
      <Said attempt={ending}>{intl.formatMessage(devicesMessages.ended)}</Said>
      <Row>
        <Button onClick={() => dispatch(logoutAsked())}>{intl.formatMessage(settingsMessages.logout)}</Button>
        {hasOthers && (
          <Button busy={endingOthers.status === 'busy'} onClick={() => dispatch(endAsked(OTHERS))}>
            {intl.formatMessage(devicesMessages.endOthers)}
          </Button>
        )}
      </Row>
      <p className="small">{intl.formatMessage(devicesMessages.lost)}</p>
    </Section>
  );
}

function Devices() {
  const intl = useIntl();
  const failureText = useFailureText();
  const dispatch = useDispatch();
  const fetched = useSelector(selectDevices);
  if (fetched.status === 'unknown')
    return (
      <Skeleton>
        <Bone $height="5rem" />
      </Skeleton>
    );
  if (fetched.status === 'failed')
    return (
      <ErrorState
        title={intl.formatMessage(devicesMessages.failed)}
        reason={failureText(fetched.failure)}
        onRetry={() => dispatch(devicesWanted())}
      />
    );
  return (
    <List>
      {fetched.value.map((device) => (
        <DeviceItem key={device.id} device={device} />
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
  & > li + li {
    margin-top: ${theme.s3};
    padding-top: ${theme.s3};
    border-top: 1px solid ${theme.line};
  }
`;
