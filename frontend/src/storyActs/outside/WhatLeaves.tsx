import { useIntl } from 'react-intl';
import { outsideMessages } from './outsideMessages.ts';
import type { Helpers } from './outsideSlice.ts';

/** What goes to those who help here, and what stays: looks only as long as nobody paints outside of the house. */
export function WhatLeaves({ helpers: { text, speech, images } }: { helpers: Helpers }) {
  const intl = useIntl();
  const looks = images && !images.inTheHouse ? 'leave' : 'stay';
  return (
    <>
      {text && <p>{intl.formatMessage(outsideMessages.leaves)}</p>}
      {looks === 'leave' && <p>{intl.formatMessage(outsideMessages.leavesPictures)}</p>}
      {(text || images) && <p>{intl.formatMessage(outsideMessages.stays, { looks })}</p>}
      {speech && <p>{intl.formatMessage(outsideMessages.voice)}</p>}
    </>
  );
}
