import { type Locale, localeOf } from '@storylark/contracts/languages';
import { stateMessages } from '@storylark/contracts/stories/stateMessages';
import type { StoryView } from '@storylark/contracts/stories/views';
import { Headphones } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { FloatingPlayer } from '../../player/FloatingPlayer.tsx';
import type { Player } from '../../player/usePlayer.ts';
import { Button } from '../../ui/Button.tsx';
import { SongLine } from '../../ui/art/SongLine.tsx';
import { theme } from '../../ui/theme.ts';
import { shareDone } from './making/progressOf.ts';
import { isPending } from './laterOf.ts';
import { storyMessages } from './storyMessages.ts';

type Sounding = Pick<
  StoryView,
  'state' | 'narrationRetrying' | 'progress' | 'durationSeconds' | 'language' | 'audioUrl'
>;

/** Where the player is: until there is sound, how far it is; then the way in; then the player itself. */
export function PlayerFrame({ story, player, title }: { story: Sounding; player: Player; title: string }) {
  const intl = useIntl();
  const closed = player.state.phase === 'closed';
  const place = useRef<HTMLDivElement>(null);
  const was = useRef(closed);
  useEffect(() => {
    if (was.current === closed) return;
    was.current = closed;
    // The button that was pressed is gone: who steers by keys goes on at the one that has come in its place.
    if (document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('.play')?.focus({ preventScroll: true });
  }, [closed]);
  return (
    <div ref={place}>
      <FloatingPlayer player={player} title={title} />
      {closed && (isPending(story) || story.audioUrl !== null) && (
        <Sheet aria-label={intl.formatMessage(storyMessages.sound)}>
          <Words story={story} title={title} />
          <Ways>
            {story.audioUrl === null ? <SongLine share={shareDone(story)} /> : <Listen player={player} />}
          </Ways>
        </Sheet>
      )}
    </div>
  );
}

function Listen({ player }: { player: Player }) {
  const intl = useIntl();
  const formats = useFormats();
  const { seconds } = player.state;
  const begun = seconds >= 1;
  const fromStart = () => {
    player.seek(0);
    player.play();
  };
  return (
    <>
      {begun && (
        <Button look="bare" onClick={fromStart}>
          {intl.formatMessage(storyMessages.fromStart)}
        </Button>
      )}
      <Button look="lamp" big className="play" onClick={player.play}>
        <Headphones aria-hidden />
        {begun
          ? intl.formatMessage(storyMessages.goOnFrom, { time: formats.length(seconds) })
          : intl.formatMessage(storyMessages.listen)}
      </Button>
    </>
  );
}

function Words({ story, title }: { story: Sounding; title: string }) {
  const intl = useIntl();
  const formats = useFormats();
  const { state, narrationRetrying, progress, durationSeconds, language } = story;
  if (!isPending(story))
    return (
      <Two $still>
        <b lang={localeOf[language]}>{title}</b>
        {durationSeconds !== null && (
          <span className="small muted num">{formats.length(durationSeconds)}</span>
        )}
      </Two>
    );
  const [message, done, total] =
    state === 'image_pending'
      ? ([storyMessages.drawingPicture, progress.picturesDone, progress.picturesTotal] as const)
      : ([storyMessages.recordingPart, progress.narrationDone, progress.narrationTotal] as const);
  const part = Math.min(done + 1, total);
  return (
    <Two>
      <b>
        {
          stateMessages[narrationRetrying && state === 'narration_pending' ? 'narrationRetrying' : state][
            intl.locale as Locale
          ]
        }
      </b>
      {total > 0 && <span className="small muted num">{intl.formatMessage(message, { part, total })}</span>}
    </Two>
  );
}

/** As wide and high as the player, which comes in its place. */
const Sheet = styled.section`
  position: fixed;
  z-index: 20;
  left: 50%;
  bottom: ${theme.s4};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s3} ${theme.s5};
  width: min(58rem, calc(100vw - 2rem));
  min-height: 5.5rem;
  padding: ${theme.s3} ${theme.s5};
  background: ${theme.surface};
  border-radius: ${theme.cutL};
  box-shadow:
    ${theme.edge2},
    0 0 0 2px ${theme.line};
  translate: -50% 0;
  @media ${theme.upToTablet} {
    bottom: 0;
    width: 100%;
    padding: ${theme.s3} ${theme.s4} calc(${theme.s3} + env(safe-area-inset-bottom));
    border-radius: 26px 30px 0 0;
  }
`;
/** As high with the wire in it as with the buttons. */
const Ways = styled.div`
  display: flex;
  flex: 1 1 min(20rem, 100%);
  min-width: 0;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.s2} ${theme.s3};
  min-height: 3.5rem;
  & > svg {
    max-width: 22rem;
  }
  @media ${theme.upToTablet} {
    justify-content: space-between;
    & > :last-child {
      flex: 1;
    }
    & > * + button {
      padding-inline: 0.6rem;
      & > svg {
        display: none;
      }
    }
  }
`;
const Two = styled.p<{ $still?: boolean }>`
  display: grid;
  flex: 1 1 min(16rem, 100%);
  min-width: 0;
  min-height: 3rem;
  & > b {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  @media ${theme.upToTablet} {
    grid-template-columns: 1fr auto;
    gap: ${theme.s3};
    align-items: center;
    min-height: 3.2rem;
  }
  /* Where the screen is low the title stands above already. */
  @media (max-height: 34rem) {
    ${({ $still }) => $still && 'display: none;'}
  }
`;
