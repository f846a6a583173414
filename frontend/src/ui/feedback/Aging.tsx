import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { uiMessages } from '../uiMessages.ts';

/** What is shown until something newer is here: set back, and said so, so that nobody takes it for that. */
export function Aging({ isOld = false, children }: { isOld?: boolean | undefined; children: ReactNode }) {
  const intl = useIntl();
  return (
    <>
      <span className="sr" role="status">
        {isOld && intl.formatMessage(uiMessages.loading)}
      </span>
      <div aria-busy={isOld} style={{ opacity: isOld ? 0.4 : 1 }}>
        {children}
      </div>
    </>
  );
}
