import { styled } from 'styled-components';
import { grain } from '../../ui/art/Art.tsx';

/** A drawing of ours that stands in the page itself, so that it follows the light of its part of the page. */
export function Scene({ svg }: { svg: string }) {
  return <Frame aria-hidden dangerouslySetInnerHTML={{ __html: svg }} />;
}

const Frame = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  isolation: isolate;
  & > svg {
    width: 100%;
    height: 100%;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    pointer-events: none;
    mix-blend-mode: soft-light;
    opacity: 0.42;
    background: ${grain};
  }
`;
