import type { CharacterView } from '@storylark/contracts/characters/views';
import type { Locale } from '@storylark/contracts/languages';
import { stateMessages } from '@storylark/contracts/stories/stateMessages';
import type { StoryView } from '@storylark/contracts/stories/views';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { isRefusal } from '../../lib/failure.ts';
import { lazyCode } from '../../lib/lazyCode.ts';
import { pages, pathTo } from '../../lib/paths.ts';
import { useTryAgain } from '../../storyActs/useTryAgain.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Row } from '../../ui/layout/layout.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { PageHeading } from '../../ui/layout/PageHeading.tsx';
import { SkipLink } from '../../ui/layout/SkipLink.tsx';
import { theme } from '../../ui/theme.ts';
import { uiMessages } from '../../ui/uiMessages.ts';
import { storyPageMessages } from './storyPageMessages.ts';

const Sketch = lazyCode(() => import('./making/Sketch.tsx'));
const StoryLimitDialog = lazyCode(() => import('../../storyActs/StoryLimitDialog.tsx'));

type Props = {
  story: StoryView;
  hero: CharacterView | null;
  /** Shows the text, where it had been written. */
  onRead: () => void;
};

/**
 * What happened, what became of the slot, and another try: without its hero the same story cannot be told.
 */
export default function FailedStory({ story, hero, onRead }: Props) {
  const intl = useIntl();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const toNew = (uuid: string) => void navigate(pathTo(pages.story, { uuid }), { replace: true });
  const { busy, failure, tryAgain, forget } = useTryAgain(story.uuid, toNew);
  const limited = failure !== null && isRefusal(failure, 'storyLimitReached');
  return (
    <Page>
      <SkipLink />
      <div aria-hidden>
        <Suspense fallback={null}>
          <Sketch setting={story.setting} hero={hero} share={0} />
        </Suspense>
      </div>
      <main id="main" tabIndex={-1}>
        <PageHeading>{stateMessages.failed[intl.locale as Locale]}</PageHeading>
        {story.failureCode !== null && <p>{intl.formatMessage(storyPageMessages[story.failureCode])}</p>}
        {story.slotReturned && (
          <Callout tone="good">{intl.formatMessage(storyPageMessages.givenBack)}</Callout>
        )}
        {failure && !limited && (
          <Callout tone="bad" announced title={intl.formatMessage(storyPageMessages.createFailed)}>
            {failureText(failure)}
          </Callout>
        )}
        <Row>
          {story.failureCode === 'characterDeleted' ? (
            <ButtonLink look="main" big to={pages.createStory}>
              {intl.formatMessage(storyPageMessages.another)}
            </ButtonLink>
          ) : (
            <Button look="main" big busy={busy} onClick={tryAgain}>
              {intl.formatMessage(uiMessages.tryAgain)}
            </Button>
          )}
          {story.failureCode === 'helperFailed' && (
            <ButtonLink to={pathTo(pages.settingsPart, { part: 'making' })}>
              {intl.formatMessage(storyPageMessages.letStudio)}
            </ButtonLink>
          )}
          {story.paragraphs.length > 0 && (
            <Button onClick={onRead}>{intl.formatMessage(storyPageMessages.readText)}</Button>
          )}
          <ButtonLink to={pages.stories}>{intl.formatMessage(storyPageMessages.toStories)}</ButtonLink>
        </Row>
        {limited && (
          <Suspense fallback={null}>
            <StoryLimitDialog onClose={forget} />
          </Suspense>
        )}
      </main>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: 1.15fr 1fr;
  min-height: 100dvh;
  & > main {
    display: grid;
    align-content: center;
    gap: ${theme.s5};
    max-width: 40rem;
    padding: ${theme.s6} ${theme.s7};
  }
  @media ${theme.upToTablet} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: 27dvh auto;
    & > main {
      align-content: start;
      width: 100%;
      margin: auto;
      padding: ${theme.s5} ${theme.s4};
    }
  }
`;
