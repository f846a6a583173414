import { useIntl } from 'react-intl';
import { Lark } from '../art/Lark.tsx';
import { uiMessages } from '../uiMessages.ts';

/**
 * While nobody knows yet what to show: the lark, and SPEC's word, as the page itself begins (`index.html`).
 */
export function Loading() {
  return (
    <div className="opening" role="status">
      <Lark />
      <p>{useIntl().formatMessage(uiMessages.loading)}</p>
    </div>
  );
}
