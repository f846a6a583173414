import { useEffect } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../ui/theme.ts';

/** Turns the whole page to night for as long as it is there; what lies under the veil can still be used. */
export function Night() {
  useEffect(() => {
    const root = document.documentElement.style;
    const before = root.colorScheme;
    root.colorScheme = 'dark';
    return () => {
      root.colorScheme = before;
    };
  }, []);
  return <Veil aria-hidden />;
}

const Veil = styled.div`
  position: fixed;
  inset: 0;
  z-index: 19;
  background: ${theme.veil};
  pointer-events: none;
`;
