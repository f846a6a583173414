import type { StoryItem } from '@storylark/contracts/stories/views';
import { useDeferredValue } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { failureIn } from '../../lib/attempt.ts';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { usePlaysHere } from '../../offline/usePlaysHere.ts';
import { theme } from '../../ui/theme.ts';
import { moreAsked, type Shelf } from './shelfSlice.ts';
import type { CardAct } from './cardAct.ts';
import type { Page } from '../../lib/page.ts';
import { storiesMessages } from './storiesMessages.ts';
import { StoryCard } from './StoryCard.tsx';

type Props = { shelf: Shelf; books: Page<StoryItem>; onAct: (act: CardAct) => void; onRetried: () => void };

const none: readonly StoryItem[] = [];

export function StoryGrid({ shelf, books: { items, total }, onAct, onRetried }: Props) {
  const playsHere = usePlaysHere();
  // Drawn between other work: a hundred books at once would hold up a finger.
  const drawn = useDeferredValue(items, none);
  return (
    <>
      <Grid aria-busy={shelf.status === 'loading' || undefined}>
        {drawn.map((story) => (
          <StoryCard
            key={story.uuid}
            story={story}
            playsHere={playsHere(story.uuid)}
            onAct={onAct}
            onRetried={onRetried}
          />
        ))}
      </Grid>
      {shelf.status === 'ready' && items.length < total && (
        <More shelf={shelf} shown={items.length} total={total} />
      )}
    </>
  );
}

function More({
  shelf,
  shown,
  total,
}: {
  shelf: Extract<Shelf, { status: 'ready' }>;
  shown: number;
  total: number;
}) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const failure = failureIn(shelf.more);
  return (
    <Foot>
      {failure && (
        <Callout tone="bad" announced title={intl.formatMessage(storiesMessages.moreFailed)}>
          {failureText(failure)}
        </Callout>
      )}
      <Button busy={shelf.more.status === 'busy'} onClick={() => dispatch(moreAsked())}>
        {intl.formatMessage(storiesMessages.more)}
      </Button>
      <span className="small muted num">{intl.formatMessage(storiesMessages.shownOf, { shown, total })}</span>
    </Foot>
  );
}

export function ShelfSkeleton() {
  return (
    <Skeleton>
      <Grid as="div">
        {[0, 1, 2, 3].map((place) => (
          <div key={place}>
            <Bone $ratio="4/5" $shape="5px 14px 15px 6px" />
            <Bone $width="70%" style={{ margin: '0.9rem 0 0.5rem' }} />
            <Bone $width="50%" />
          </div>
        ))}
      </Grid>
    </Skeleton>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  gap: ${theme.s6} ${theme.s5};
  margin: 0;
  padding: 0;
  list-style: none;
  @media ${theme.upToPhone} {
    grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr));
    gap: ${theme.s5} ${theme.s4};
  }
`;
const Foot = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.s2};
`;
