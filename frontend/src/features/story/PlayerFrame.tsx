import { localeOf } from '@storylark/contracts/languages';
import type { StoryView } from '@storylark/contracts/stories/views';
import { Headphones } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../i18n/useFormats.ts';
import { lazyCode } from '../../lib/lazyCode.ts';
import { FloatingPlayer } from '../../player/FloatingPlayer.tsx';
import type { Player } from '../../player/usePlayer.ts';
import { Button } from '../../ui/Button.tsx';
import { SongLine } from '../../ui/art/SongLine.tsx';
import type { ReadAloud } from './book/useReadAloud.ts';
import { shareDone } from './making/progressOf.ts';
import { isPending } from './laterOf.ts';
import { Room, Sheet, Two, Ways } from './playerFrameLooks.ts';
import { storyMessages } from './storyMessages.ts';

const DeviceVoices = lazyCode(() => import('./DeviceVoices.tsx'));

type Sounding = Pick<StoryView, 'state' | 'progress' | 'durationSeconds' | 'language' | 'audioUrl'>;

type Props = {
  story: Sounding;
  player: Player;
  aloud: ReadAloud;
  title: string;
  /** What is said of a story that is not finished. */
  atWork?: ReactNode;
  /** Beside the ways in. */
  children?: ReactNode;
};

/** Where the player is: until there is sound, how far it is; then the way in; then the player itself. */
export function PlayerFrame({ children, ...props }: Props) {
  const { story, player, aloud, title } = props;
  const { open } = aloud;
  const closed = player.state.phase === 'closed' && open === null;
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
      {open ? (
        <open.Player
          reader={open}
          title={title}
          voices={aloud.voices}
          onChoose={aloud.choose}
          onRecording={story.audioUrl === null ? null : aloud.toRecording}
        />
      ) : (
        <FloatingPlayer player={player} title={title} />
      )}
      {closed && <WayIn {...props}>{children}</WayIn>}
    </div>
  );
}

function WayIn({ story, player, aloud, title, atWork, children }: Props) {
  const intl = useIntl();
  const { audioUrl } = story;
  const voices = (
    <Room>
      {aloud.voices.length > 0 && (
        <Suspense fallback={null}>
          <DeviceVoices aloud={aloud} inWords={audioUrl === null} />
        </Suspense>
      )}
    </Room>
  );
  if (audioUrl === null && story.state === 'finished' && aloud.voices.length === 0) return null;
  return (
    <Sheet aria-label={intl.formatMessage(storyMessages.sound)}>
      {story.state === 'finished' ? <Told story={story} title={title} /> : atWork}
      {audioUrl !== null && voices}
      <Ways>
        {audioUrl !== null && <Listen player={player} />}
        {isPending(story) && audioUrl === null && <SongLine share={shareDone(story)} />}
        {audioUrl === null && voices}
        {children}
      </Ways>
    </Sheet>
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

function Told({ story: { durationSeconds, language }, title }: { story: Sounding; title: string }) {
  const formats = useFormats();
  return (
    <Two $still>
      <b lang={localeOf[language]}>{title}</b>
      {durationSeconds !== null && <span className="small muted num">{formats.length(durationSeconds)}</span>}
    </Two>
  );
}
