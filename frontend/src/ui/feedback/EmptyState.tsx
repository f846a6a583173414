import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Art } from '../art/Art.tsx';
import { NightPaper } from '../art/NightPaper.ts';
import { theme } from '../theme.ts';

type Props = {
  art: string;
  /** The scene has its colours; otherwise it is a pale sketch. */ full?: boolean;
  sentence: ReactNode;
  children?: ReactNode;
};

/** A scene in the arch, one sentence, one button. */
export function EmptyState({ art, full = false, sentence, children }: Props) {
  const Ground = full ? Frame : SketchFrame; // the night's paper would swallow colours
  return (
    <Stack>
      <Ground>
        <Scene src={art} alt="" arch />
      </Ground>
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
const shape = css`
  width: min(13rem, 100%);
  overflow: hidden;
  border-radius: ${theme.arch};
`;
const Frame = styled.div`
  ${shape}
`;
const SketchFrame = styled(NightPaper)`
  ${shape}
`;
const Scene = styled(Art)`
  aspect-ratio: 1;
`;
