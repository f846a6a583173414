import { styled } from 'styled-components';
import { songPath } from '../../ui/art/songWave.ts';
import { theme } from '../../ui/theme.ts';

/** What is left of a hidden player: how far the story is, 0 to 1, 6 px high at the lower edge. */
export function EdgeLine({ share }: { share: number }) {
  return (
    <Wire viewBox="0 14 420 16" preserveAspectRatio="none" aria-hidden>
      <path d={songPath(0, 1)} stroke={theme.edge} strokeWidth="2" />
      <path d={songPath(0, share)} stroke={theme.song} strokeWidth="3" />
    </Wire>
  );
}

const Wire = styled.svg`
  position: fixed;
  inset: auto 0 0;
  z-index: 20;
  width: 100%;
  height: 6px;
  background: ${theme.surface};
  pointer-events: none;
  path {
    fill: none;
    vector-effect: non-scaling-stroke;
  }
`;
