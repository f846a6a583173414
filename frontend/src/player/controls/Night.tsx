import { useEffect } from 'react';
import { styled } from 'styled-components';
import { timerBegins, timerEnds } from '../../lib/night/light.ts';
import { useLight } from '../../lib/night/useLight.ts';
import { theme } from '../../ui/theme.ts';

/**
 * Turns the whole page to night for as long as it is there, where that is wanted; `dim`: all but dark, and
 * what lies under the veil can still be used.
 */
export function Night({ dim }: { dim: boolean }) {
  const [{ timer }] = useLight();
  useEffect(() => {
    timerBegins();
    return timerEnds;
  }, []);
  return timer && dim ? <Veil aria-hidden /> : null;
}

const Veil = styled.div`
  position: fixed;
  inset: 0;
  z-index: 19;
  background: ${theme.veil};
  pointer-events: none;
`;
