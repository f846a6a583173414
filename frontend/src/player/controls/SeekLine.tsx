import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { SongLine } from '../../ui/art/SongLine.tsx';
import { theme } from '../../ui/theme.ts';
import { playerMessages } from '../playerMessages.ts';
import { type Player, useSeconds } from '../usePlayer.ts';

const STEP = 5;
const LEAP = 30;

/**
 * The place in the story as a song line: dragged, pressed or moved by keys; the sound follows when the finger
 * is lifted.
 */
export function SeekLine({ player }: { player: Player }) {
  const intl = useIntl();
  const { length } = useFormats();
  const running = useSeconds(player);
  const [dragged, setDragged] = useState<number | null>(null);
  /**
   * While it plays under the focus, a screen reader would read out every tick: it keeps what was last said.
   */
  const [told, setTold] = useState<number | null>(null);
  const { durationSeconds, phase } = player.state;
  const shown = dragged ?? running;
  const said = phase === 'playing' && told !== null ? told : shown;

  const seek = (seconds: number) => {
    const place = Math.min(durationSeconds, Math.max(0, seconds));
    setTold(place);
    player.seek(place);
  };
  const onKey = (event: KeyboardEvent) => {
    const to = target(event.key, running, durationSeconds);
    if (to === null) return;
    event.preventDefault();
    seek(to);
  };
  const pointed = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return Math.min(1, Math.max(0, (event.clientX - left) / width)) * durationSeconds;
  };

  return (
    <Line>
      <Time>{length(shown)}</Time>
      <Handle
        role="slider"
        tabIndex={0}
        aria-label={intl.formatMessage(playerMessages.place)}
        aria-valuemin={0}
        aria-valuemax={Math.floor(durationSeconds)}
        aria-valuenow={Math.floor(said)}
        aria-valuetext={intl.formatMessage(playerMessages.placeText, {
          at: length(said),
          length: length(durationSeconds),
        })}
        onKeyDown={onKey}
        onFocus={() => setTold(running)}
        onBlur={() => setTold(null)}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setDragged(pointed(event));
        }}
        onPointerMove={(event) => dragged !== null && setDragged(pointed(event))}
        onPointerUp={(event) => {
          if (dragged === null) return;
          setDragged(null);
          seek(pointed(event));
        }}
        onPointerCancel={() => setDragged(null)}
      >
        <SongLine share={durationSeconds === 0 ? 0 : shown / durationSeconds} />
      </Handle>
      <Time>{length(durationSeconds)}</Time>
    </Line>
  );
}

function target(key: string, seconds: number, end: number): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return seconds - STEP;
    case 'ArrowRight':
    case 'ArrowUp':
      return seconds + STEP;
    case 'PageDown':
      return seconds - LEAP;
    case 'PageUp':
      return seconds + LEAP;
    case 'Home':
      return 0;
    case 'End':
      return end;
    default:
      return null;
  }
}

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.s3};
`;
const Time = styled.span`
  font-size: ${theme.tSmall};
  font-variant-numeric: tabular-nums;
`;
const Handle = styled.div`
  display: grid;
  align-items: center;
  min-height: ${theme.tap};
  cursor: pointer;
  touch-action: none;
`;
