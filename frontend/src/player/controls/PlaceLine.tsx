import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { SongLine } from '../../ui/art/SongLine.tsx';
import { theme } from '../../ui/theme.ts';

type Props = {
  name: string;
  /** Where it is, from 0 to `end`. */
  at: number;
  end: number;
  /** By an arrow key, and by a page key. */
  step: number;
  leap: number;
  playing: boolean;
  said: (at: number) => string;
  /** Before and after the line. */
  left: (at: number) => ReactNode;
  right: (at: number) => ReactNode;
  onSeek: (at: number) => void;
};

/**
 * The place in the story as a song line: dragged, pressed or moved by keys; the sound follows when the finger
 * is lifted.
 */
export function PlaceLine({ name, at, end, step, leap, playing, said, left, right, onSeek }: Props) {
  const [dragged, setDragged] = useState<number | null>(null);
  /**
   * While it plays under the focus, a screen reader would read out every tick: it keeps what was last said.
   */
  const [told, setTold] = useState<number | null>(null);
  const shown = dragged ?? at;
  const spoken = playing && told !== null ? told : shown;

  const seek = (wanted: number) => {
    const place = Math.min(end, Math.max(0, wanted));
    setTold(place);
    onSeek(place);
  };
  const onKey = (event: KeyboardEvent) => {
    const to = target(event.key);
    if (to === null) return;
    event.preventDefault();
    seek(to);
  };
  const target = (key: string): number | null => {
    switch (key) {
      case 'ArrowLeft':
      case 'ArrowDown':
        return at - step;
      case 'ArrowRight':
      case 'ArrowUp':
        return at + step;
      case 'PageDown':
        return at - leap;
      case 'PageUp':
        return at + leap;
      case 'Home':
        return 0;
      case 'End':
        return end;
      default:
        return null;
    }
  };
  const pointed = (event: PointerEvent<HTMLDivElement>) => {
    const { left: begin, width } = event.currentTarget.getBoundingClientRect();
    return Math.min(1, Math.max(0, (event.clientX - begin) / width)) * end;
  };

  return (
    <Line>
      {left(shown)}
      <Handle
        role="slider"
        tabIndex={0}
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={Math.floor(end)}
        aria-valuenow={Math.floor(spoken)}
        aria-valuetext={said(spoken)}
        onKeyDown={onKey}
        onFocus={() => setTold(at)}
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
        <SongLine share={end === 0 ? 0 : shown / end} />
      </Handle>
      {right(shown)}
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.s3};
`;
/** At an end of the line; its figures stand still. */
export const End = styled.span`
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
