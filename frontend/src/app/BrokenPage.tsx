import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { pages } from '../lib/paths.ts';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';
import { theme } from '../ui/theme.ts';
import { appMessages } from './appMessages.ts';

/** A reload brings new code where an update took the old away, and a clean state where ours was broken. */
export function BrokenPage() {
  const intl = useIntl();
  return (
    <Narrow>
      <h1>{intl.formatMessage(appMessages.brokenTitle)}</h1>
      <ErrorState
        title={intl.formatMessage(appMessages.brokenText)}
        onRetry={() => window.location.reload()}
      />
      <p>
        <a href={pages.dashboard}>{intl.formatMessage(appMessages.toDashboard)}</a>
      </p>
    </Narrow>
  );
}

const Narrow = styled.main`
  display: grid;
  gap: ${theme.s5};
  max-width: ${theme.measure};
  margin: ${theme.s7} auto;
  padding: 0 ${theme.s4};
`;
