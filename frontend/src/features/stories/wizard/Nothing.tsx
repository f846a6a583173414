import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../../../ui/Button.tsx';
import { theme } from '../../../ui/theme.ts';
import { focusSearch } from '../SearchField.tsx';
import { storiesMessages } from '../storiesMessages.ts';

/** What a search without a find says, and the way out of it. */
export function Nothing({ search, onClear }: { search: string; onClear: () => void }) {
  const intl = useIntl();
  const clear = () => {
    onClear();
    focusSearch();
  };
  return (
    <Box>
      <p>{intl.formatMessage(storiesMessages.nothingCalled, { search })}</p>
      <Button onClick={clear}>{intl.formatMessage(storiesMessages.clearSearch)}</Button>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.s3};
`;
