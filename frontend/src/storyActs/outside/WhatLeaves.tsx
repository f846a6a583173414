import { useIntl } from 'react-intl';
import { outsideMessages } from './outsideMessages.ts';
import type { Helpers } from './outsideSlice.ts';

/** What goes to those who help here, and what does not. */
export function WhatLeaves({ helpers }: { helpers: Helpers }) {
  const intl = useIntl();
  return (
    <>
      {helpers.text && (
        <>
          <p>{intl.formatMessage(outsideMessages.leaves)}</p>
          <p>{intl.formatMessage(outsideMessages.stays)}</p>
        </>
      )}
      {helpers.speech && <p>{intl.formatMessage(outsideMessages.voice)}</p>}
    </>
  );
}
