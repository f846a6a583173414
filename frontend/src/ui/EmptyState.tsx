import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Art } from './Art.tsx';
import { NightPaper } from './NightPaper.ts';
import { theme } from './theme.ts';

/** A pale scene in the arch, one sentence, one button. */
export function EmptyState({ art, sentence, children }: { art: string; sentence: ReactNode; children?: ReactNode }) {
  return (
    <Stack>
      <Paper>
        <Scene src={art} alt="" arch />
      </Paper>
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
const Paper = styled(NightPaper)`
  width: min(13rem, 100%);
  overflow: hidden;
  border-radius: ${theme.arch};
`;
const Scene = styled(Art)`
  aspect-ratio: 1;
`;
