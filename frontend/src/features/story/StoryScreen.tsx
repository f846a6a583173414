import type { StoryView } from '@storylark/contracts/stories/views';
import { settingNames } from '@storylark/contracts/stories/settingNames';
import type { Locale } from '@storylark/contracts/languages';
import type { CharacterView } from '@storylark/contracts/characters/views';
import { Suspense, useContext, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { lessonNames, storyTypeName } from '../../i18n/storyNameMessages.ts';
import { RenewMedia } from '../../lib/media/RenewMedia.ts';
import { lazyCode } from '../../lib/lazyCode.ts';
import { minutesOf } from '../../lib/minutesOf.ts';
import { pages } from '../../lib/paths.ts';
import { isOn } from '../../player/playerMachine.ts';
import { type Player, usePlayer } from '../../player/usePlayer.ts';
import { SkipLink } from '../../ui/layout/SkipLink.tsx';
import { AiNote } from './AiNote.tsx';
import { bookMessages } from './book/bookMessages.ts';
import { StoryBook } from './book/StoryBook.tsx';
import { shareDone } from './making/progressOf.ts';
import { PlayerFrame } from './PlayerFrame.tsx';
import { StoryBar } from './StoryBar.tsx';
import { storyMessages } from './storyMessages.ts';
import { asked, listened } from './storySlice.ts';

const Sketch = lazyCode(() => import('./making/Sketch.tsx'));
const ShareDialog = lazyCode(() => import('../../storyActs/ShareDialog.tsx'));
const DeleteStoryDialog = lazyCode(() => import('../../storyActs/DeleteStoryDialog.tsx'));

/** A story that can be read: sound and pictures join as they are ready. */
export default function StoryScreen({ story, hero }: { story: StoryView; hero: CharacterView | null }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const renew = useContext(RenewMedia);
  const [dialog, setDialog] = useState<'share' | 'delete' | null>(null);
  const close = () => setDialog(null);
  const toStories = () => void navigate(pages.stories, { replace: true });
  const { uuid, heroName, audioUrl, durationSeconds, sentences, illustrations } = story;
  const title = story.title ?? intl.formatMessage(bookMessages.untitled);
  const [startAt] = useState(placeToGoOn(story));
  const artworkUrl = illustrations[0]?.url ?? null;
  const source = useMemo(
    () =>
      audioUrl === null || durationSeconds === null
        ? null
        : { storyUuid: uuid, title, heroName, artworkUrl, audioUrl, durationSeconds, sentences, startAt },
    [uuid, title, heroName, artworkUrl, audioUrl, durationSeconds, sentences, startAt],
  );
  const player = usePlayer(source, {
    onHeard: (positionSeconds, finished) => dispatch(listened({ uuid, positionSeconds, finished })),
    freshAudioUrl: async () => audioUrl && renew(audioUrl),
  });
  const heard = player.state.phase !== 'closed';
  usePlayWhenAsked(player, source !== null);

  return (
    <>
      <SkipLink />
      <StoryBar story={story} onShare={() => setDialog('share')} onDelete={() => setDialog('delete')} />
      <main id="main" tabIndex={-1}>
        <StoryBook
          story={story}
          pictures={story.state === 'finished' ? illustrations.length : story.progress.picturesTotal}
          meta={<About story={story} />}
          sketch={
            <Suspense fallback={<div />}>
              <Sketch setting={story.setting} hero={hero} share={shareDone(story)} />
            </Suspense>
          }
          voice={
            source && {
              playing: isOn(player.state),
              sentence: heard ? player.state.sentence : null,
              playFrom: player.playFrom,
            }
          }
        >
          <AiNote />
        </StoryBook>
      </main>
      <PlayerFrame story={story} player={player} title={title} />
      <Suspense fallback={null}>
        {dialog === 'share' && (
          <ShareDialog story={story} onChanged={() => dispatch(asked())} onClose={close} />
        )}
        {dialog === 'delete' && <DeleteStoryDialog story={story} onDeleted={toStories} onClose={close} />}
      </Suspense>
    </>
  );
}

/**
 * A link with `?goOn=1` has said 'listen' already. Where the browser wants a press on this page first, the
 * open player waits for it.
 */
function usePlayWhenAsked({ play }: Player, ready: boolean) {
  const [asked, setAsked] = useSearchParams();
  const now = ready && asked.has('goOn');
  useEffect(() => {
    if (!now) return;
    play();
    setAsked({}, { replace: true });
  }, [now, play, setAsked]);
}

/** Where to begin: where the child stopped on any device, unless that was the end. */
function placeToGoOn({ heard, durationSeconds }: StoryView): number {
  if (!heard || heard.finished) return 0;
  return heard.positionSeconds < (durationSeconds ?? Infinity) - 5 ? heard.positionSeconds : 0;
}

/** Bedtime · Candlelight Library · Patience · 4 minutes */
function About({ story: { storyType, setting, lesson, durationSeconds } }: { story: StoryView }) {
  const intl = useIntl();
  const minutes = durationSeconds === null ? null : minutesOf(durationSeconds);
  const parts = [
    intl.formatMessage(storyTypeName(storyType)),
    settingNames[setting][intl.locale as Locale],
    intl.formatMessage(lessonNames[lesson]),
    ...(minutes === null ? [] : [intl.formatMessage(storyMessages.minutes, { minutes })]),
  ];
  return <p>{parts.join(' · ')}</p>;
}
