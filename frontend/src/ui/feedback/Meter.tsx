import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { theme } from '../theme.ts';
import { uiMessages } from '../uiMessages.ts';

/** How much of a limit is used; the same stands in words beside it. */
export function Meter({ label, used, limit }: { label: string; used: number; limit: number }) {
  const intl = useIntl();
  return (
    <Track
      role="meter"
      aria-label={label}
      aria-valuenow={Math.min(used, limit)}
      aria-valuemin={0}
      aria-valuemax={limit}
      aria-valuetext={intl.formatMessage(uiMessages.meterText, { used, limit })}
    >
      <span style={{ width: `${limit === 0 ? 100 : Math.min(100, (used / limit) * 100)}%` }} />
    </Track>
  );
}

const Track = styled.div`
  height: 10px;
  overflow: hidden;
  border-radius: ${theme.round};
  background: ${theme.sunken};
  box-shadow: inset 0 0 0 1.5px ${theme.edge};
  forced-color-adjust: none;
  & > span {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: ${theme.song};
  }
`;
