import { useIntl } from 'react-intl';
import { useFormats } from '../../i18n/useFormats.ts';
import { playerMessages } from '../playerMessages.ts';
import { type Player, useSeconds } from '../usePlayer.ts';
import { End, PlaceLine } from './PlaceLine.tsx';

/** By seconds. */
export function SeekLine({ player }: { player: Player }) {
  const intl = useIntl();
  const { length } = useFormats();
  const { durationSeconds, phase } = player.state;
  return (
    <PlaceLine
      name={intl.formatMessage(playerMessages.place)}
      at={useSeconds(player)}
      end={durationSeconds}
      step={5}
      leap={30}
      playing={phase === 'playing'}
      said={(at) =>
        intl.formatMessage(playerMessages.placeText, { at: length(at), length: length(durationSeconds) })
      }
      left={(at) => <End>{length(at)}</End>}
      right={() => <End>{length(durationSeconds)}</End>}
      onSeek={player.seek}
    />
  );
}
