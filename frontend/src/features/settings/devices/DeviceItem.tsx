import type { SessionView } from '@storylark/contracts/accounts/views';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { useFormats } from '../../../i18n/useFormats.ts';
import { Button } from '../../../ui/Button.tsx';
import { theme } from '../../../ui/theme.ts';
import { devicesMessages } from './devicesMessages.ts';
import { endAsked, selectEnding } from './devicesSlice.ts';

export function DeviceItem({ device }: { device: SessionView }) {
  const intl = useIntl();
  const { day } = useFormats();
  const dispatch = useDispatch();
  const { id, browser, system, beganAt, usedAt, isThisOne, endedAt, by } = device;
  const ending = useSelector(selectEnding(id));
  const name =
    [browser, system].filter((word) => word !== null).join(', ') ||
    intl.formatMessage(devicesMessages.unknown);
  const began = day(beganAt);
  return (
    <Item>
      <div>
        <b>{name}</b>
        {isThisOne && <Here>{intl.formatMessage(devicesMessages.here)}</Here>}
        <p className="small">
          {by === 'google' && `${intl.formatMessage(devicesMessages.byGoogle)} · `}
          {endedAt !== null
            ? intl.formatMessage(devicesMessages.copied, { day: day(endedAt) })
            : isThisOne
              ? intl.formatMessage(devicesMessages.sinceHere, { began })
              : intl.formatMessage(devicesMessages.since, { began, used: day(usedAt) })}
        </p>
      </div>
      {!isThisOne && endedAt === null && (
        <Button
          aria-label={intl.formatMessage(devicesMessages.endLabel, { device: name })}
          busy={ending.status === 'busy'}
          onClick={() => dispatch(endAsked(id))}
        >
          {intl.formatMessage(devicesMessages.end)}
        </Button>
      )}
    </Item>
  );
}

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s2} ${theme.s4};
  & > div {
    flex: 1 1 12rem;
    min-width: 0;
  }
`;
const Here = styled.span`
  margin-left: ${theme.s2};
  color: ${theme.ok};
  font-size: ${theme.tSmall};
  font-weight: 600;
`;
