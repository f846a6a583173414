import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { theme } from '../../ui/theme.ts';
import { outsideMessages } from './outsideMessages.ts';
import type { Helpers } from './outsideSlice.ts';

const roles = ['text', 'speech', 'images'] as const;

/** Who does what, where, and how long they keep what they get for it. */
export function HelperList({ helpers }: { helpers: Helpers }) {
  const intl = useIntl();
  return (
    <List>
      {roles.map((role) => {
        const helper = helpers[role];
        if (!helper) return null;
        const { host, model, inTheHouse, retentionDays: days } = helper;
        return (
          <div key={role}>
            <dt>{intl.formatMessage(outsideMessages[role])}</dt>
            <dd>
              {intl.formatMessage(inTheHouse ? outsideMessages.inTheHouse : outsideMessages.elsewhere, {
                host,
                model,
              })}{' '}
              {!inTheHouse &&
                (days === null
                  ? intl.formatMessage(outsideMessages.keepsUnknown)
                  : intl.formatMessage(outsideMessages.keeps, { days }))}
            </dd>
          </div>
        );
      })}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${theme.s3};
  margin: 0;
  overflow-wrap: anywhere;
  & dt {
    font-weight: 650;
  }
  & dd {
    margin: 0;
    color: ${theme.ink2};
  }
`;
