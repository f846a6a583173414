import type { StoryView } from '@storylark/contracts/stories/views';
import { settingNames } from '@storylark/contracts/stories/settingNames';
import type { Locale } from '@storylark/contracts/languages';
import type { CharacterView } from '@storylark/contracts/characters/views';
import { Suspense, useContext, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { lessonNames, storyTypeName } from '../../i18n/storyNameMessages.ts';
import { RenewMedia } from '../../lib/media/RenewMedia.ts';
import { lazyCode } from '../../lib/lazyCode.ts';
import { minutesOf } from '../../lib/minutesOf.ts';
import { pages } from '../../lib/paths.ts';
import { keepRead, readHere } from '../../offline/readHere.ts';
import { sentenceNear, type TextPlace } from '../../player/sentenceNear.ts';
import { timerOf } from '../../player/usualTimer.ts';
import { type Player, usePlayer } from '../../player/usePlayer.ts';
import { selectUser } from '../../session/sessionSlice.ts';
import { TellMe } from '../../notifying/TellMe.tsx';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { SkipLink } from '../../ui/layout/SkipLink.tsx';
import { AiNote } from './AiNote.tsx';
import { bookMessages } from './book/bookMessages.ts';
import { StoryBook } from './book/StoryBook.tsx';
import { spokenSentences } from './book/sentencePieces.ts';
import { useReadAloud } from './book/useReadAloud.ts';
import { AtWork } from './making/AtWork.tsx';
import { makingMessages } from './making/makingMessages.ts';
import { shareDone } from './making/progressOf.ts';
import { isPending } from './laterOf.ts';
import { PlayerFrame } from './PlayerFrame.tsx';
import { StoryBar } from './StoryBar.tsx';
import { storyPageMessages } from './storyPageMessages.ts';
import { asked, listened } from './storySlice.ts';

const Sketch = lazyCode(() => import('./making/Sketch.tsx'));
const OriginDialog = lazyCode(() => import('./origin/OriginDialog.tsx'));
const ShareDialog = lazyCode(() => import('../../storyActs/ShareDialog.tsx'));
const DeleteStoryDialog = lazyCode(() => import('../../storyActs/DeleteStoryDialog.tsx'));

type Props = {
  story: StoryView;
  hero: CharacterView | null;
  /** Another text than the one that could be read while it was told. */
  tookOver: boolean;
  /** Of a story whose making has failed after its text. */
  onWhatNow: () => void;
};

/** A story that can be read: sound and pictures join as they are ready. */
export default function StoryScreen({ story, hero, tookOver, onWhatNow }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const renew = useContext(RenewMedia);
  const [dialog, setDialog] = useState<'share' | 'delete' | 'origin' | null>(null);
  const close = () => setDialog(null);
  const toStories = () => void navigate(pages.stories, { replace: true });
  const { uuid, heroName, audioUrl, durationSeconds, sentences, illustrations } = story;
  const accountId = useSelector(selectUser)?.uuid ?? '';
  const title = story.title ?? intl.formatMessage(bookMessages.untitled);
  const artworkUrl = illustrations[0]?.url ?? null;
  const source = useMemo(
    () =>
      audioUrl === null || durationSeconds === null
        ? null
        : {
            storyUuid: uuid,
            title,
            heroName,
            artworkUrl,
            audioUrl,
            durationSeconds,
            sentences,
            startAt: placeToGoOn(story, readHere(accountId, uuid)),
          },
    [uuid, title, heroName, artworkUrl, audioUrl, durationSeconds, sentences, story, accountId],
  );
  const player = usePlayer(source, {
    onHeard: (positionSeconds, finished) => dispatch(listened({ uuid, positionSeconds, finished })),
    freshAudioUrl: async () => audioUrl && renew(audioUrl),
  });
  const aloud = useReadAloud(story, { title, heroName, artworkUrl }, player, {
    from: () => readHere(accountId, uuid),
    onRead: ({ paragraph, from }, seconds, finished) => {
      keepRead(accountId, uuid, seconds === null && !finished ? { paragraph, from } : null);
      if (seconds !== null)
        dispatch(
          listened({ uuid, positionSeconds: finished ? (durationSeconds ?? seconds) : seconds, finished }),
        );
    },
  });
  usePlayWhenAsked(player, source !== null);

  return (
    <>
      <SkipLink />
      <StoryBar story={story} onShare={() => setDialog('share')} onDelete={() => setDialog('delete')} />
      <main id="main" tabIndex={-1}>
        <StoryBook
          story={story}
          pictures={isPending(story) ? story.progress.picturesTotal : illustrations.length}
          meta={
            <>
              <About story={story} />
              {tookOver && <Callout>{intl.formatMessage(makingMessages.tookOver)}</Callout>}
            </>
          }
          sketch={
            <Suspense fallback={<div />}>
              <Sketch setting={story.setting} hero={hero} share={shareDone(story)} />
            </Suspense>
          }
          voice={aloud.voice}
        >
          <AiNote>
            <Button look="quiet" onClick={() => setDialog('origin')}>
              {intl.formatMessage(storyPageMessages.origin)}
            </Button>
          </AiNote>
        </StoryBook>
      </main>
      <PlayerFrame
        story={story}
        player={player}
        aloud={aloud}
        title={title}
        atWork={<AtWork story={story} />}
      >
        {isPending(story) && <TellMe small />}
        {story.state === 'failed' && (
          <Button onClick={onWhatNow}>{intl.formatMessage(storyPageMessages.whatNow)}</Button>
        )}
      </PlayerFrame>
      <Suspense fallback={null}>
        {dialog === 'share' && (
          <ShareDialog story={story} onChanged={() => dispatch(asked())} onClose={close} />
        )}
        {dialog === 'origin' && <OriginDialog uuid={uuid} pending={isPending(story)} onClose={close} />}
        {dialog === 'delete' && <DeleteStoryDialog story={story} onDeleted={toStories} onClose={close} />}
      </Suspense>
    </>
  );
}

/**
 * A link with `?goOn=1` has said 'listen' already, and with `timer` for how long. Where the browser wants a press on this page first, the
 * open player waits for it.
 */
function usePlayWhenAsked({ play, setTimer }: Player, ready: boolean) {
  const [asked, setAsked] = useSearchParams();
  const now = ready && asked.has('goOn');
  const timer = timerOf(asked.get('timer'));
  useEffect(() => {
    if (!now) return;
    play();
    if (timer !== undefined) setTimer(timer);
    setAsked({}, { replace: true });
  }, [now, timer, play, setTimer, setAsked]);
}

/**
 * Where to begin: where the child stopped on any device, or where this one stopped reading aloud before there
 * was a recording; unless that was the end.
 */
function placeToGoOn({ heard, durationSeconds, paragraphs, sentences }: StoryView, read: TextPlace | null) {
  if (!heard && read) {
    const spoken = spokenSentences(paragraphs, sentences);
    return sentences[spoken[sentenceNear(spoken, read)]?.sentence ?? 0]?.from ?? 0;
  }
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
    ...(minutes === null ? [] : [intl.formatMessage(storyPageMessages.minutes, { minutes })]),
  ];
  return <p>{parts.join(' · ')}</p>;
}
