import type { CharacterView } from '@storylark/contracts/characters/views';
import type { SettingId } from '@storylark/contracts/stories/vocabulary';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { Art } from '../../../ui/art/Art.tsx';
import { NightPaper } from '../../../ui/art/NightPaper.ts';
import { theme } from '../../../ui/theme.ts';
import { drawSketch } from './drawSketch.ts';

type Props = {
  setting: SettingId;
  hero: CharacterView | null;
  /** 0 to 1: so far the colour has risen. */ share: number;
};

/** What is being made: a pale drawing that takes colour from below. Words beside it say the same. */
export default function Sketch({ setting, hero, share }: Props) {
  const { pale, full } = useMemo(() => drawSketch(setting, hero), [setting, hero]);
  return (
    <Frame data-share={share.toFixed(2)}>
      <Pale>
        <Art src={pale} alt="" keep="50% 100%" eager />
      </Pale>
      <Layer style={{ clipPath: waterline(share) }}>
        <Art src={full} alt="" keep="50% 100%" eager />
      </Layer>
    </Frame>
  );
}

/** A gently waving edge at that height; always as many points, so that one passes into the other. */
function waterline(share: number): string {
  if (share === 0) return 'inset(100% 0 0 0)';
  const points = Array.from({ length: 26 }, (_, index) => {
    const y = 100 * (1 - share) + (share < 1 ? 2.2 * Math.sin(index / 3.2) : -3);
    return `${index * 4}% ${y.toFixed(1)}%`;
  });
  return `polygon(${points.join(', ')}, 100% 100%, 0% 100%)`;
}

const Frame = styled.div`
  position: relative;
  height: 100%;
  background: ${theme.sunken};
`;
const Layer = styled.div`
  position: absolute;
  inset: 0;
  transition: clip-path ${theme.slow} ${theme.easeOut};
  & > * {
    height: 100%;
  }
`;
const Pale = styled(NightPaper)`
  position: absolute;
  inset: 0;
  & > * {
    height: 100%;
  }
`;
