import { Search } from 'lucide-react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Input } from '../../../ui/forms/FieldFrame.tsx';
import { theme } from '../../../ui/theme.ts';
import { Box } from '../SearchField.tsx';
import { storiesMessages } from '../storiesMessages.ts';
import type { Message } from '../../../i18n/defineMessages.ts';

type Props<Group extends string> = {
  search: string;
  onSearch: (search: string) => void;
  /** Null is all. */ group: Group | null;
  onGroup: (group: Group | null) => void;
  groups: readonly Group[];
  nameOf: (group: Group) => Message;
  /** What is searched, among how many, and what its groups are called. */
  words: { label: string; hint: string; groups: string };
};

/** Stays above the choices while they scroll. */
export function SearchTools<Group extends string>({
  search,
  onSearch,
  group,
  onGroup,
  groups,
  nameOf,
  words,
}: Props<Group>) {
  const intl = useIntl();
  return (
    <Tools>
      <Box>
        <Search aria-hidden />
        <Input
          type="search"
          aria-label={words.label}
          placeholder={words.hint}
          value={search}
          onChange={({ target }) => onSearch(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()} // a search is no answer
        />
      </Box>
      <Chips role="group" aria-label={words.groups}>
        {[null, ...groups].map((one) => (
          <Chip key={one} type="button" aria-pressed={group === one} onClick={() => onGroup(one)}>
            {intl.formatMessage(one === null ? storiesMessages.all : nameOf(one))}
          </Chip>
        ))}
      </Chips>
    </Tools>
  );
}

const Tools = styled.div`
  position: sticky;
  top: 0;
  z-index: 6;
  display: grid;
  grid-template-columns: minmax(13rem, 16.5rem) minmax(0, 1fr);
  align-items: center;
  gap: ${theme.s3};
  padding: ${theme.s3} 0;
  background: ${theme.paper};
  @media ${theme.upToTablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.s2};
  }
`;
const Chips = styled.div`
  display: flex;
  gap: ${theme.s2};
  padding: 6px;
  margin: -6px;
  overflow-x: auto;
  scrollbar-width: thin;
`;
const Chip = styled.button`
  flex: none;
  min-height: ${theme.tap};
  padding: 0 0.9rem;
  border: 2px solid ${theme.edge};
  border-radius: ${theme.round};
  background: ${theme.surface};
  color: ${theme.ink};
  font-weight: 650;
  cursor: pointer;
  &[aria-pressed='true'] {
    background: ${theme.ink};
    border-color: ${theme.ink};
    color: ${theme.paper};
    @media ${theme.forcedColors} {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
