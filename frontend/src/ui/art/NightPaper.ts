import { styled } from 'styled-components';

/**
 * Under a pale sketch: by night its paper is dark too, so that nothing shines into a bedroom. The first cover
 * deepens the lines, the second dims all.
 */
export const NightPaper = styled.div`
  position: relative;
  isolation: isolate;
  img {
    filter: none;
  }
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    background: light-dark(transparent, #8a8a8a);
    mix-blend-mode: color-burn;
    pointer-events: none;
  }
  &::after {
    background: light-dark(transparent, #39505a);
    mix-blend-mode: multiply;
  }
`;
