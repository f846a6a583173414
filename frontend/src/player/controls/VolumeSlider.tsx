import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { theme } from '../../ui/theme.ts';
import { playerMessages } from '../playerMessages.ts';
import type { Player } from '../usePlayer.ts';

/** Nothing where the device's own buttons alone set how loud it is. */
export function VolumeSlider({ player }: { player: Player }) {
  const intl = useIntl();
  const { percent } = useFormats();
  const { volume, muted } = player.state;
  if (!player.volumeSettable) return null;
  const shown = muted ? 0 : volume;
  return (
    <Slider
      type="range"
      min="0"
      max="1"
      step="0.05"
      value={shown}
      aria-label={intl.formatMessage(playerMessages.volume)}
      aria-valuetext={percent(Math.round(shown * 100))}
      onChange={(event) => player.setVolume(Number(event.target.value))}
    />
  );
}

const Slider = styled.input`
  display: block;
  width: 100%;
  min-width: 5rem;
  height: ${theme.tap};
  margin: 0;
  accent-color: ${theme.song};
  cursor: pointer;
`;
