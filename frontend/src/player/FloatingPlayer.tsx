import { Pause, Play, SkipBack, SkipForward, Volume2, VolumeX, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../ui/Button.tsx';
import { LiveRegion } from '../ui/feedback/LiveRegion.tsx';
import { EdgeLine } from './controls/EdgeLine.tsx';
import { Night } from './controls/Night.tsx';
import { isOn } from './playerMachine.ts';
import { playerMessages } from './playerMessages.ts';
import { PlayerNote } from './controls/PlayerNote.tsx';
import { Buttons, Options, Place, Sheet, Volume } from './playerShapes.ts';
import { SeekLine } from './controls/SeekLine.tsx';
import { SleepTimerButton } from './controls/SleepTimerButton.tsx';
import { SpeedButton } from './controls/SpeedButton.tsx';
import { useHiding } from './useHiding.ts';
import type { Player } from './usePlayer.ts';
import { usePlayerKeys } from './usePlayerKeys.ts';
import { useSaid } from './useSaid.ts';
import { VolumeSlider } from './controls/VolumeSlider.tsx';

/** The player at the lower edge: there from the first wish to its closing; the keys are heard even before. */
export function FloatingPlayer({ player, title }: { player: Player; title: string }) {
  const intl = useIntl();
  const { state } = player;
  const frame = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<'timer' | 'speed' | null>(null);
  usePlayerKeys(player, () => setOpen('timer'));
  const hidden = useHiding(frame, state.phase === 'playing' && open === null);
  const said = useSaid(state);
  // first in both cases, so that the one that stands there says what is new
  const region = <LiveRegion text={said} />;
  if (state.phase === 'closed') return region;

  const on = isOn(state);
  const name = (message: keyof typeof playerMessages) => ({
    'aria-label': intl.formatMessage(playerMessages[message]),
  });
  return (
    <>
      {region}
      {(state.fading || state.asleep) && <Night />}
      {hidden && <EdgeLine player={player} />}
      <Sheet
        ref={frame}
        aria-label={intl.formatMessage(playerMessages.player, { title })}
        data-hidden={hidden || undefined}
      >
        <PlayerNote player={player} />
        <Buttons>
          <Button look="bare" icon {...name('back')} onClick={player.previousSentence}>
            <SkipBack aria-hidden />
          </Button>
          <Button look="lamp" className="play" {...name(on ? 'pause' : 'play')} onClick={player.toggle}>
            {on ? <Pause aria-hidden /> : <Play aria-hidden />}
          </Button>
          <Button look="bare" icon {...name('next')} onClick={player.nextSentence}>
            <SkipForward aria-hidden />
          </Button>
        </Buttons>
        <Place>
          <SeekLine player={player} />
        </Place>
        <Options>
          <SleepTimerButton
            player={player}
            open={open === 'timer'}
            onOpen={(wanted) => setOpen(wanted ? 'timer' : null)}
          />
          <SpeedButton
            player={player}
            open={open === 'speed'}
            onOpen={(wanted) => setOpen(wanted ? 'speed' : null)}
          />
          <Button
            look="bare"
            icon
            {...name(state.muted ? 'unmute' : 'mute')}
            onClick={() => player.setMuted(!state.muted)}
          >
            {state.muted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
          </Button>
          <Volume>
            <VolumeSlider player={player} />
          </Volume>
          <Button look="bare" icon {...name('close')} onClick={player.close}>
            <X aria-hidden />
          </Button>
        </Options>
      </Sheet>
    </>
  );
}
