import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { keyframes, styled } from 'styled-components';
import { SKELETON_AFTER } from '../../lib/constants.ts';
import { theme } from '../theme.ts';
import { uiMessages } from '../uiMessages.ts';

/** The shape of what comes, made of `Bone`s. It holds its room from the start and is seen after 300 ms. */
export function Skeleton({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(true), SKELETON_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-busy="true">
      <span className="sr">{intl.formatMessage(uiMessages.loading)}</span>
      <div aria-hidden style={{ visibility: seen ? 'visible' : 'hidden' }}>
        {children}
      </div>
    </div>
  );
}

const breathe = keyframes`
  50% { opacity: .55; }
`;
/** Sizes as CSS says them; `ratio` for pictures. */
export const Bone = styled.div<{ $width?: string; $height?: string; $ratio?: string; $shape?: string }>`
  width: ${({ $width = '100%' }) => $width};
  ${({ $height, $ratio }) => ($ratio ? `aspect-ratio: ${$ratio};` : `height: ${$height ?? '1rem'};`)}
  border-radius: ${({ $shape = theme.cutS }) => $shape};
  background: ${theme.sunken};
  @media (prefers-reduced-motion: no-preference) {
    animation: ${breathe} 2.4s ease-in-out infinite;
  }
`;
