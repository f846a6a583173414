import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Art } from './Art.tsx';
import { theme } from './theme.ts';

/** A scene in the arch, one sentence, one button. */
export function EmptyState({ art, sentence, children }: { art: string; sentence: ReactNode; children?: ReactNode }) {
  return (
    <Stack>
      <Scene src={art} alt="" arch />
      <p>{sentence}</p>
      {children}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${theme.s3};
  padding: ${theme.s5} 0;
  text-align: center;
`;
const Scene = styled(Art)`
  width: min(13rem, 100%);
  aspect-ratio: 1;
`;
