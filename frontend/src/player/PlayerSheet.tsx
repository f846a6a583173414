import { ChevronDown, ChevronUp, Pause, Play, SkipBack, SkipForward, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Message } from '../i18n/defineMessages.ts';
import { Button } from '../ui/Button.tsx';
import { LiveRegion } from '../ui/feedback/LiveRegion.tsx';
import { Night } from './controls/Night.tsx';
import { PlayerNote } from './controls/PlayerNote.tsx';
import { SleepTimerButton } from './controls/SleepTimerButton.tsx';
import { SpeedButton } from './controls/SpeedButton.tsx';
import { isOn } from './playerMachine.ts';
import { playerMessages } from './playerMessages.ts';
import { Buttons, Options, Place, Sheet, Unfold } from './playerShapes.ts';
import type { Transport } from './transport.ts';
import { useHiding } from './useHiding.ts';
import { usePlayerKeys } from './usePlayerKeys.ts';
import { useSaid } from './useSaid.ts';

type Props = {
  player: Transport;
  name: string;
  /** Said when it takes long, and when it failed. */
  waiting: Message;
  trouble: Message | null;
  /** The place in the story, and what is left of it at the edge while the rest is hidden. */
  line: ReactNode;
  edge: ReactNode;
  /** Beside the buttons where there is room; else the speed's sheet has it. */
  volume?: ReactNode;
  /** Something of it is in use: it does not hide. */
  inUse?: boolean;
  /** Further options, before the last button. */
  children?: ReactNode;
};

/** A player at the lower edge: there from the first wish to its closing; the keys are heard even before. */
export function PlayerSheet(props: Props) {
  const { player, name, waiting, trouble, line, edge, volume, inUse = false, children } = props;
  const intl = useIntl();
  const { state } = player;
  const frame = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<'timer' | 'speed' | null>(null);
  const [unfolded, setUnfolded] = useState(false);
  usePlayerKeys(player, () => setOpen('timer'));
  const hidden = useHiding(frame, state.phase === 'playing' && open === null && !inUse);
  const said = useSaid(state);
  // first in both cases, so that the one that stands there says what is new
  const region = <LiveRegion text={said} />;
  if (state.phase === 'closed') return region;

  const on = isOn(state);
  const named = (message: keyof typeof playerMessages) => ({
    'aria-label': intl.formatMessage(playerMessages[message]),
  });
  const opens = (one: 'timer' | 'speed') => ({
    open: open === one,
    onOpen: (wanted: boolean) => setOpen(wanted ? one : null),
  });
  return (
    <>
      {region}
      {(state.timer !== null || state.asleep) && <Night dim={state.fading || state.asleep} />}
      {hidden && edge}
      <Sheet
        ref={frame}
        aria-label={name}
        data-hidden={hidden || undefined}
        data-unfolded={unfolded || undefined}
      >
        <PlayerNote player={player} waiting={waiting} trouble={trouble} />
        <Buttons>
          <Button look="bare" icon {...named('back')} onClick={player.previousSentence}>
            <SkipBack aria-hidden />
          </Button>
          <Button look="lamp" className="play" {...named(on ? 'pause' : 'play')} onClick={player.toggle}>
            {on ? <Pause aria-hidden /> : <Play aria-hidden />}
          </Button>
          <Button look="bare" icon {...named('next')} onClick={player.nextSentence}>
            <SkipForward aria-hidden />
          </Button>
        </Buttons>
        <Place>{line}</Place>
        <Options>
          <SleepTimerButton player={player} {...opens('timer')} />
          <SpeedButton player={player} volume={volume} {...opens('speed')} />
          {children}
          <Button look="bare" icon {...named('close')} onClick={player.close}>
            <X aria-hidden />
          </Button>
        </Options>
        <Unfold>
          <Button
            look="bare"
            icon
            aria-expanded={unfolded}
            {...named('all')}
            onClick={() => setUnfolded(!unfolded)}
          >
            {unfolded ? <ChevronDown aria-hidden /> : <ChevronUp aria-hidden />}
          </Button>
        </Unfold>
      </Sheet>
    </>
  );
}
