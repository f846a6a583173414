import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { focusSearch } from './SearchField.tsx';
import { isFiltered, isWhole, type ShelfQuery } from './shelfQuery.ts';
import { storiesMessages } from './storiesMessages.ts';
import { useTile } from './tiles.ts';

type Props = { query: ShelfQuery; onChange: (query: ShelfQuery) => void; children: ReactNode };

/** Nothing there, or nothing that fits: then the way back to all. `children`: how to make the first one. */
export function NoStories({ query, onChange, children }: Props) {
  const intl = useIntl();
  const art = useTile('candlelightLibrary', true);
  if (isWhole(query))
    return (
      <EmptyState art={art} sentence={intl.formatMessage(storiesMessages.empty)}>
        {children}
      </EmptyState>
    );
  const { search } = query;
  const clear = (cleared: Partial<ShelfQuery>) => {
    onChange({ ...query, search: '', ...cleared });
    focusSearch();
  };
  return (
    <EmptyState
      art={art}
      sentence={intl.formatMessage(
        search.trim() === '' ? storiesMessages.nothingHere : storiesMessages.nothingCalled,
        { search },
      )}
    >
      {search.trim() !== '' && (
        <Button onClick={() => clear({})}>{intl.formatMessage(storiesMessages.clearSearch)}</Button>
      )}
      {isFiltered(query) > 0 && (
        <Button
          look={search.trim() === '' ? 'quiet' : 'bare'}
          onClick={() => clear({ character: '', type: '', language: '' })}
        >
          {intl.formatMessage(storiesMessages.clearFilters)}
        </Button>
      )}
    </EmptyState>
  );
}
