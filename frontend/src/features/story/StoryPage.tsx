import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { type Failure, isAway } from '../../lib/failure.ts';
import { lazyCode } from '../../lib/lazyCode.ts';
import { useAwake } from '../../lib/useAwake.ts';
import { pages } from '../../lib/paths.ts';
import { KeptShelf } from '../../offline/KeptShelf.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Logo } from '../../ui/art/Logo.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Stack } from '../../ui/layout/layout.ts';
import { LiveRegion } from '../../ui/feedback/LiveRegion.tsx';
import { PageHeading } from '../../ui/layout/PageHeading.tsx';
import { SkipLink } from '../../ui/layout/SkipLink.tsx';
import { theme } from '../../ui/theme.ts';
import { isPending } from './laterOf.ts';
import {
  asked,
  celebrationOver,
  selectCelebrating,
  selectHero,
  selectStopping,
  selectTookOver,
  stopAsked,
} from './storySlice.ts';
import { storyPageMessages } from './storyPageMessages.ts';
import { StorySkeleton } from './StorySkeleton.tsx';
import StoryScreen from './StoryScreen.tsx';
import { useAnnouncement } from './useAnnouncement.ts';
import { useStory } from './useStory.ts';

export { feature } from './storyFeature.ts';

const FailedStory = lazyCode(() => import('./FailedStory.tsx'));
const MakingScreen = lazyCode(() => import('./making/MakingScreen.tsx'));
const signpost = new URL('../../ui/art/signpost.svg', import.meta.url).href;

const Confetti = lazyCode(() => import('../../ui/art/Confetti.tsx'));

/**
 * One story, from its first word on. What is said of its stages is said from one place, whatever is shown.
 */
export default function StoryPage() {
  const { uuid = '' } = useParams();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  // Drawn in slices: a whole book at once would keep a slow phone from answering to a finger.
  const shown = useDeferredValue(useStory(uuid));
  const hero = useSelector(selectHero);
  const stopping = useSelector(selectStopping);
  const celebrating = useSelector(selectCelebrating);
  const story = shown.status === 'ready' ? shown.story : null;
  const tookOver = useSelector(selectTookOver);
  const said = useAnnouncement(story, tookOver);
  const [query] = useSearchParams();
  useAwake(story !== null && isPending(story) && query.has('goOn'));
  const stopped = stopping.status === 'done';
  // A text that is being read is not taken away by a failure: this one is looked at for itself.
  const [reading, setReading] = useState<string | null>(null);
  const readable = story !== null && isPending(story) && story.paragraphs.length > 0;
  if (readable && reading !== uuid) setReading(uuid);
  const failed = story?.state === 'failed' && (reading !== uuid || story.paragraphs.length === 0);
  useEffect(() => {
    if (stopped) void navigate(pages.stories, { replace: true });
  }, [stopped, navigate]);

  return (
    <>
      <LiveRegion text={said} />
      {shown.status === 'failed' && <Unshown failure={shown.failure} onRetry={() => dispatch(asked())} />}
      {shown.status === 'loading' && <StorySkeleton />}
      {failed && (
        <Suspense fallback={<StorySkeleton />}>
          <FailedStory story={story} hero={hero} onRead={() => setReading(uuid)} />
        </Suspense>
      )}
      {story && !failed && (
        <Suspense fallback={<StorySkeleton />}>
          {isPending(story) && story.paragraphs.length === 0 ? (
            <MakingScreen
              story={story}
              hero={hero}
              tookOver={tookOver}
              stopping={stopping}
              onStop={() => dispatch(stopAsked())}
            />
          ) : (
            <StoryScreen
              key={story.uuid}
              story={story}
              hero={hero}
              tookOver={tookOver}
              onWhatNow={() => setReading(null)}
            />
          )}
        </Suspense>
      )}
      {celebrating && (
        <Suspense fallback={null}>
          <Confetti onOver={() => dispatch(celebrationOver())} />
        </Suspense>
      )}
    </>
  );
}

function Unshown({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const intl = useIntl();
  const failureText = useFailureText();
  const gone = failure.kind === 'refused' && failure.status === 404;
  const toStories = (
    <ButtonLink look={gone ? 'main' : 'quiet'} to={pages.stories}>
      {intl.formatMessage(storyPageMessages.toStories)}
    </ButtonLink>
  );
  return (
    <>
      <SkipLink />
      <Bar>
        <Logo to={pages.dashboard} />
      </Bar>
      <Page id="main" tabIndex={-1}>
        <Stack>
          {gone && (
            <>
              <PageHeading>{intl.formatMessage(storyPageMessages.notFound)}</PageHeading>
              <EmptyState art={signpost} full sentence={intl.formatMessage(storyPageMessages.notFoundText)}>
                {toStories}
              </EmptyState>
            </>
          )}
          {isAway(failure) && (
            <>
              <PageHeading>{intl.formatMessage(storyPageMessages.notHere)}</PageHeading>
              <p>{intl.formatMessage(storyPageMessages.notHereText)}</p>
              <KeptShelf />
              <p>{toStories}</p>
            </>
          )}
          {!gone && !isAway(failure) && (
            <>
              <PageHeading>{intl.formatMessage(storyPageMessages.loadFailed)}</PageHeading>
              <ErrorState title={failureText(failure)} onRetry={onRetry} />
              <p>{toStories}</p>
            </>
          )}
        </Stack>
      </Page>
    </>
  );
}

const Bar = styled.header`
  display: flex;
  align-items: center;
  min-height: ${theme.bar};
  padding: 0 ${theme.s4};
`;
const Page = styled.main`
  max-width: 40rem;
  margin: auto;
  padding: ${theme.s7} ${theme.s4};
`;
