import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StoryItem } from '@storylark/contracts/stories/views';
import { type Attempt, busy, failed, idle } from '../../lib/attempt.ts';
import type { Failure } from '../../lib/failure.ts';
import { sessionEnded } from '../../session/sessionSlice.ts';
import type { ShelfQuery } from './shelfQuery.ts';
import type { Page } from '../../lib/page.ts';

/** What was found, and by which query. */
export type Books = Page<StoryItem> & { query: ShelfQuery };

/**
 * `books` are what was seen last, of an earlier query too: they stay in sight until the new ones are there.
 * `more`: the next page.
 */
export type Shelf =
  | { status: 'unknown' }
  | { status: 'loading'; query: ShelfQuery; books: Books | null }
  | { status: 'ready'; query: ShelfQuery; books: Books; more: Attempt }
  | { status: 'failed'; query: ShelfQuery; books: Books | null; failure: Failure };

const initialState = (): Shelf => ({ status: 'unknown' });
const booksOn = (shelf: Shelf) => (shelf.status === 'unknown' ? null : shelf.books);

/** A story that came again as it was stays the same object, so that its card is not drawn anew. */
function keptFrom(before: readonly StoryItem[], items: readonly StoryItem[]): StoryItem[] {
  const known = new Map(before.map((item) => [item.uuid, item]));
  return items.map((item) => {
    const old = known.get(item.uuid);
    return old && JSON.stringify(old) === JSON.stringify(item) ? old : item;
  });
}

const slice = createSlice({
  name: 'shelf',
  initialState,
  reducers: {
    /** A screen shows this query, or its reader tries again. */
    shelfAsked: (shelf, { payload: query }: PayloadAction<ShelfQuery>): Shelf => ({
      status: 'loading',
      query,
      books: booksOn(shelf),
    }),
    shelfLoaded: (shelf, { payload: { items, total } }: PayloadAction<Page<StoryItem>>): Shelf =>
      shelf.status === 'unknown'
        ? shelf
        : {
            status: 'ready',
            query: shelf.query,
            books: { query: shelf.query, items: keptFrom(shelf.books?.items ?? [], items), total },
            more: idle,
          },
    shelfFailed: (shelf, { payload: failure }: PayloadAction<Failure>): Shelf =>
      shelf.status === 'loading'
        ? { status: 'failed', query: shelf.query, books: shelf.books, failure }
        : shelf,
    moreAsked: (shelf): Shelf => (shelf.status === 'ready' ? { ...shelf, more: busy } : shelf),
    moreLoaded: (shelf, { payload: { items, total } }: PayloadAction<Page<StoryItem>>): Shelf => {
      if (shelf.status !== 'ready') return shelf;
      // what moved down a page meanwhile comes twice
      const known = new Set(shelf.books.items.map(({ uuid }) => uuid));
      return {
        ...shelf,
        books: {
          ...shelf.books,
          items: [...shelf.books.items, ...items.filter(({ uuid }) => !known.has(uuid))],
          total,
        },
        more: idle,
      };
    },
    moreFailed: (shelf, { payload }: PayloadAction<Failure>): Shelf =>
      shelf.status === 'ready' ? { ...shelf, more: failed(payload) } : shelf,
    /** Something on it has changed: it is fetched again behind what is shown. */
    shelfStale: () => {},
    shelfLeft: () => {},
  },
  extraReducers: (builder) => void builder.addCase(sessionEnded, initialState),
});

export const {
  shelfAsked,
  shelfLoaded,
  shelfFailed,
  moreAsked,
  moreLoaded,
  moreFailed,
  shelfStale,
  shelfLeft,
} = slice.actions;
export const shelfReducer = slice.reducer;
type Root = { stories: { shelf: Shelf } };
export const selectShelf = (state: Root) => state.stories.shelf;
