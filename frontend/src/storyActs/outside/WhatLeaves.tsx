import { useIntl } from 'react-intl';
import { outsideMessages } from './outsideMessages.ts';
import type { Helpers } from './outsideSlice.ts';

/** What these helpers are sent, and what stays: looks only as long as nobody paints outside of the house. */
export function WhatLeaves({ helpers: { images } }: { helpers: Helpers }) {
  const intl = useIntl();
  const looks = images && !images.inTheHouse ? 'leave' : 'stay';
  return (
    <>
      <p>{intl.formatMessage(outsideMessages.leaves)}</p>
      {looks === 'leave' && <p>{intl.formatMessage(outsideMessages.leavesPictures)}</p>}
      <p>{intl.formatMessage(outsideMessages.stays, { looks })}</p>
    </>
  );
}
