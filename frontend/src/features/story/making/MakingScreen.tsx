import type { CharacterView } from '@storylark/contracts/characters/views';
import type { Locale } from '@storylark/contracts/languages';
import { stateMessages } from '@storylark/contracts/stories/stateMessages';
import type { StoryView } from '@storylark/contracts/stories/views';
import { Bell } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useFailureText } from '../../../i18n/useFailureText.ts';
import { type Attempt, failureIn } from '../../../lib/attempt.ts';
import { lazyCode } from '../../../lib/lazyCode.ts';
import { pageTurned } from '../../../lib/pageTurn.ts';
import { pages } from '../../../lib/paths.ts';
import { TellMe } from '../../../notifying/TellMe.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Callout } from '../../../ui/feedback/Callout.tsx';
import { PageHeading } from '../../../ui/layout/PageHeading.tsx';
import { SkipLink } from '../../../ui/layout/SkipLink.tsx';
import { theme } from '../../../ui/theme.ts';
import { FunFact } from './FunFact.tsx';
import { makingMessages } from './makingMessages.ts';
import { isOverdue, shareDone } from './progressOf.ts';
import { SoFar } from './SoFar.tsx';
import { Steps } from './Steps.tsx';
import { useElapsed } from './useElapsed.ts';

const Sketch = lazyCode(() => import('./Sketch.tsx'));

type Props = {
  story: StoryView;
  hero: CharacterView | null;
  /** What was told so far has been dropped. */
  tookOver: boolean;
  stopping: Attempt;
  onStop: () => void;
};

/** Until there is a text to read. */
export default function MakingScreen({ story, hero, tookOver, stopping, onStop }: Props) {
  const intl = useIntl();
  useEffect(pageTurned, []);
  const failureText = useFailureText();
  const elapsed = useElapsed(story.createdAt);
  const [query] = useSearchParams();
  const { state, storyType, heroName, setting } = story;
  const failure = failureIn(stopping);
  const reading = story.paragraphsSoFar.length > 0 ? makingMessages.readAlong : makingMessages.readSoon;
  return (
    <Halves>
      <SkipLink />
      <See aria-hidden>
        <Suspense fallback={null}>
          <Sketch setting={setting} hero={hero} share={shareDone(story)} />
        </Suspense>
      </See>
      <main id="main" tabIndex={-1}>
        <div>
          {heroName !== null && (
            <p className="muted small">
              {intl.formatMessage(makingMessages.forHero, { type: storyType, name: heroName })}
            </p>
          )}
          <PageHeading>{stateMessages[state][intl.locale as Locale]}</PageHeading>
        </div>
        <Steps story={story} elapsed={elapsed} />
        <p className="small muted">
          {intl.formatMessage(isOverdue(story, elapsed) ? makingMessages.overdue : reading)}{' '}
          {query.has('goOn') && intl.formatMessage(makingMessages.playsByItself)}
        </p>
        {tookOver && <Callout>{intl.formatMessage(makingMessages.tookOver)}</Callout>}
        <FunFact />
        {failure && (
          <Callout tone="bad" announced title={intl.formatMessage(makingMessages.notStopped)}>
            {failureText(failure)}
          </Callout>
        )}
        <Ways>
          <ButtonLink to={pages.dashboard}>
            <Bell aria-hidden /> {intl.formatMessage(makingMessages.goOn)}
          </ButtonLink>
          <TellMe />
          {state === 'text_pending' && (
            <Button look="bare" busy={stopping.status === 'busy'} onClick={onStop}>
              {intl.formatMessage(
                story.slotReturnsIfDeleted ? makingMessages.stop : makingMessages.stopCounted,
              )}
            </Button>
          )}
        </Ways>
        <SoFar story={story} />
      </main>
    </Halves>
  );
}

const Halves = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 1.15fr 1fr;
  min-height: 100dvh;
  & > main {
    display: flex;
    flex-direction: column;
    justify-content: center;
    gap: ${theme.s5};
    max-width: 40rem;
    padding: ${theme.s6} ${theme.s7};
  }
  h1 {
    margin-top: 0.25rem;
  }
  @media ${theme.upToTablet} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: 27dvh auto;
    & > main {
      justify-content: flex-start;
      gap: 0.85rem;
      width: 100%;
      margin: auto;
      padding: ${theme.s4};
    }
  }
`;
const See = styled.div`
  overflow: hidden;
  background: ${theme.sunken};
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s2};
  @media ${theme.upToTablet} {
    & > * {
      flex: 1 1 100%;
    }
  }
`;
