import { Volume2, VolumeX } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Button } from '../ui/Button.tsx';
import { EdgeLine } from './controls/EdgeLine.tsx';
import { SeekLine } from './controls/SeekLine.tsx';
import { VolumeSlider } from './controls/VolumeSlider.tsx';
import { playerMessages } from './playerMessages.ts';
import { PlayerSheet } from './PlayerSheet.tsx';
import { Volume } from './playerShapes.ts';
import { type Player, useSeconds } from './usePlayer.ts';

const troubles = { offline: playerMessages.gone, broken: playerMessages.broken };

/** The player of the recording. */
export function FloatingPlayer({ player, title }: { player: Player; title: string }) {
  const intl = useIntl();
  const { muted, trouble } = player.state;
  const volume = <VolumeSlider player={player} />;
  return (
    <PlayerSheet
      player={player}
      name={intl.formatMessage(playerMessages.player, { title })}
      waiting={playerMessages.loading}
      trouble={trouble && troubles[trouble]}
      line={<SeekLine player={player} />}
      edge={<RunningEdge player={player} />}
      volume={volume}
    >
      <Button
        look="bare"
        icon
        aria-label={intl.formatMessage(muted ? playerMessages.unmute : playerMessages.mute)}
        onClick={() => player.setMuted(!muted)}
      >
        {muted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
      </Button>
      <Volume>{volume}</Volume>
    </PlayerSheet>
  );
}

const RunningEdge = ({ player }: { player: Player }) => (
  <EdgeLine share={useSeconds(player) / player.state.durationSeconds} />
);
