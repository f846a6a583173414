import { styled } from 'styled-components';
import { useMediaAddress } from '../../lib/media/useMediaAddress.ts';
import { theme } from '../theme.ts';

type Props = {
  src: string;
  /** What the picture shows; empty where it only sets the mood. */
  alt: string;
  className?: string;
  /** The arch frames every portrait. */
  arch?: boolean;
  /** Which part stays in view when the frame has another shape, as CSS says it. */
  keep?: string;
  /** Pictures above the fold come first. */
  eager?: boolean;
};

export const grain =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='180' height='180'%3E%3Cfilter id='g'%3E%3CfeTurbulence type='fractalNoise' baseFrequency='.9' numOctaves='2' stitchTiles='stitch'/%3E%3CfeColorMatrix values='0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 1.6 -.5'/%3E%3C/filter%3E%3Crect width='180' height='180' filter='url(%23g)'/%3E%3C/svg%3E\")";

/** A picture under its grain of paper, filling its frame; the frame's size is the caller's. */
export function Art({ src, alt, className, arch = false, keep = '50% 50%', eager = false }: Props) {
  const picture = useMediaAddress(src);
  return (
    <Frame className={className} $arch={arch}>
      <img
        src={picture.src}
        onLoad={picture.onLoad}
        onError={() => void picture.onError()}
        alt={alt}
        style={{ objectPosition: keep }}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
      />
    </Frame>
  );
}

/**
 * For drawings of the composer, which are SVG texts: shown as a picture, never put into the page as markup.
 */
export const svgAddress = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const Frame = styled.div<{ $arch: boolean }>`
  position: relative;
  overflow: hidden;
  isolation: isolate;
  background: ${theme.sunken};
  ${({ $arch }) => $arch && `border-radius: ${theme.arch};`}
  & > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
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
