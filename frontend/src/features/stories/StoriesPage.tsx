import { Feather } from 'lucide-react';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { isAway } from '../../lib/failure.ts';
import { lazyCode } from '../../lib/lazyCode.ts';
import { pages } from '../../lib/paths.ts';
import { useConnection } from '../../live/useConnection.ts';
import { KeptShelf } from '../../offline/KeptShelf.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Stack, ThumbBar, TopLine } from '../../ui/layout/layout.ts';
import { LiveRegion } from '../../ui/feedback/LiveRegion.tsx';
import { PageHeading } from '../../ui/layout/PageHeading.tsx';
import { theme } from '../../ui/theme.ts';
import type { CardAct } from './cardAct.ts';
import { menuIdOf } from './CardMenu.tsx';
import { familyAsked } from './familySlice.ts';
import { NoStories } from './NoStories.tsx';
import { isWhole, queryOf, readQuery, type ShelfQuery } from './shelfQuery.ts';
import { selectShelf, shelfAsked, shelfLeft, shelfStale } from './shelfSlice.ts';
import { ShelfTools } from './ShelfTools.tsx';
import { storiesMessages } from './storiesMessages.ts';
import { ShelfSkeleton, StoryGrid } from './StoryGrid.tsx';
import { useStoryLimit } from '../../storyActs/useStoryLimit.ts';

export { feature } from './storiesFeature.ts';

const ShareDialog = lazyCode(() => import('../../storyActs/ShareDialog.tsx'));
const DeleteStoryDialog = lazyCode(() => import('../../storyActs/DeleteStoryDialog.tsx'));
const StoryLimitDialog = lazyCode(() => import('../../storyActs/StoryLimitDialog.tsx'));

export default function StoriesPage() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const [address, setAddress] = useSearchParams();
  const written = queryOf(readQuery(address));
  const query = useMemo(() => readQuery(new URLSearchParams(written)), [written]);
  const shelf = useSelector(selectShelf);
  const { reached } = useStoryLimit();
  const [wish, setWish] = useState<CardAct | null>(null);
  const over = useCallback(() => {
    setWish(null);
    const at = wish && wish.act !== 'limit' ? menuIdOf(wish.story.uuid) : null;
    // the menu's item itself is gone
    if (at !== null) requestAnimationFrame(() => document.getElementById(at)?.focus());
  }, [wish]);

  useEffect(() => {
    dispatch(shelfAsked(query));
  }, [dispatch, query]);
  useEffect(() => {
    dispatch(familyAsked());
    return () => void dispatch(shelfLeft());
  }, [dispatch]);

  const ask = useCallback((next: ShelfQuery) => setAddress(queryOf(next), { replace: true }), [setAddress]);
  const stale = useCallback(() => dispatch(shelfStale()), [dispatch]);
  const deleted = useCallback(() => {
    setWish(null);
    requestAnimationFrame(() => document.querySelector('h1')?.focus()); // there is no book to go back to
    stale();
  }, [stale]);

  const books = shelf.status === 'unknown' ? null : shelf.books;
  // That there is no connection stands above already.
  const isSaid = useConnection() !== 'open' && shelf.status === 'failed' && isAway(shelf.failure);
  const settled = shelf.status === 'ready';
  /** Nothing on the whole shelf: that a search just taken back had found nothing says nothing of it. */
  const bare = books?.total === 0 && isWhole(books.query) && isWhole(query);
  const make = (wide: boolean) =>
    reached ? (
      <Button look="main" big wide={wide} onClick={() => setWish({ act: 'limit' })}>
        <Feather aria-hidden /> {intl.formatMessage(storiesMessages.make)}
      </Button>
    ) : (
      <ButtonLink look="main" big wide={wide} to={pages.createStory}>
        <Feather aria-hidden /> {intl.formatMessage(storiesMessages.make)}
      </ButtonLink>
    );

  return (
    <div>
      <TopLine $thumb>
        <div>
          <PageHeading>{intl.formatMessage(storiesMessages.title)}</PageHeading>
          <Count className="muted">
            {books &&
              !bare &&
              intl.formatMessage(isWhole(query) ? storiesMessages.count : storiesMessages.found, {
                count: books.total,
              })}
          </Count>
        </div>
        {!bare && make(false)}
      </TopLine>
      <Stack $gap={theme.s5}>
        {!bare && !(isSaid && books === null) && <ShelfTools query={query} onChange={ask} />}
        {shelf.status === 'failed' && !isSaid && (
          <ErrorState
            title={intl.formatMessage(storiesMessages.loadFailed)}
            reason={failureText(shelf.failure)}
            onRetry={() => dispatch(shelfAsked(query))}
          />
        )}
        {shelf.status === 'failed' && books === null && shelf.failure.kind !== 'refused' && <KeptShelf />}
        {books === null && shelf.status !== 'failed' && <ShelfSkeleton />}
        {books && books.items.length > 0 && (
          <StoryGrid shelf={shelf} books={books} onAct={setWish} onRetried={stale} />
        )}
        {settled && books?.total === 0 && (
          <NoStories query={query} onChange={ask}>
            {make(false)}
          </NoStories>
        )}
      </Stack>
      {!bare && <ThumbBar>{make(true)}</ThumbBar>}
      <LiveRegion
        text={
          settled && !isWhole(query)
            ? intl.formatMessage(storiesMessages.found, { count: shelf.books.total })
            : ''
        }
      />
      <Suspense fallback={null}>
        {wish?.act === 'share' && <ShareDialog story={wish.story} onChanged={stale} onClose={over} />}
        {wish?.act === 'delete' && (
          <DeleteStoryDialog story={wish.story} onDeleted={deleted} onClose={over} />
        )}
        {wish?.act === 'limit' && <StoryLimitDialog onClose={over} />}
      </Suspense>
    </div>
  );
}

/** Its line is there before the number is, so that nothing moves. */
const Count = styled.p`
  min-height: 1lh;
`;
