import { useIntl } from 'react-intl';
import { Described } from '../../ui/layout/layout.ts';
import { outsideMessages } from './outsideMessages.ts';
import type { Helpers } from './outsideSlice.ts';

const roles = ['text', 'speech', 'images'] as const;

/** Who does what, where, and how long they keep what they get for it. */
export function HelperList({ helpers }: { helpers: Helpers }) {
  const intl = useIntl();
  return (
    <Described>
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
    </Described>
  );
}
