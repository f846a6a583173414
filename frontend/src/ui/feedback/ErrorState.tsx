import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../Button.tsx';
import { Callout } from './Callout.tsx';
import { theme } from '../theme.ts';
import { uiMessages } from '../uiMessages.ts';

/** What could not be shown, why, and another try. `title` in SPEC's words, `reason` from `useFailureText`. */
export function ErrorState({
  title,
  reason,
  onRetry,
}: {
  title: string;
  reason?: string;
  onRetry: () => void;
}) {
  const intl = useIntl();
  return (
    <Stack>
      <Callout tone="bad" announced title={title}>
        {reason}
      </Callout>
      <Button onClick={onRetry}>{intl.formatMessage(uiMessages.tryAgain)}</Button>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${theme.s4};
  justify-items: start;
  & > :first-child {
    width: 100%;
  }
`;
