import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Art } from './Art.tsx';
import { theme } from '../theme.ts';

type Props = {
  to: string;
  title: string;
  art: string;
  /** What the picture shows; empty where the title says enough. */
  alt?: string;
  /** A ribbon hangs out of what was begun. */
  started?: boolean;
  /** Type, minutes, lesson. */
  meta?: ReactNode;
  /** Why it does not open now; it is dimmed then. */
  away?: ReactNode;
  lang?: string;
};

/** A story is a book, not a card. */
export function StoryCover({ to, title, art, alt = '', started = false, meta, away, lang }: Props) {
  return (
    <Whole to={to}>
      <Book>
        <Dimmable $dimmed={!!away}>
          <BookPicture src={art} alt={alt} />
        </Dimmable>
        <Plate lang={lang}>{title}</Plate>
        {started && <Ribbon aria-hidden />}
      </Book>
      {away && <Away>{away}</Away>}
      {meta && <Meta>{meta}</Meta>}
    </Whole>
  );
}

const Whole = styled(Link)`
  display: block;
  color: ${theme.ink};
  text-decoration: none;
`;
/** The shape of a book: spine, lifted edge, the picture within. */
export const Book = styled.span`
  position: relative;
  display: block;
  aspect-ratio: 4/5;
  border-radius: 5px 14px 15px 6px;
  box-shadow: ${theme.edge2};
  &::before {
    content: '';
    position: absolute;
    z-index: 2;
    inset: 0 auto 0 0;
    width: 12px;
    border-radius: 5px 0 0 6px;
    background: linear-gradient(
      90deg,
      rgb(10 30 38 / 0.38),
      rgb(255 255 255 / 0.16) 60%,
      rgb(10 30 38 / 0.22)
    );
  }
`;
export const BookPicture = styled(Art)`
  position: absolute;
  inset: 0;
  border-radius: inherit;
`;
/** The title, on the book. */
export const Plate = styled.span`
  position: absolute;
  z-index: 3;
  inset: 0.9rem 0.9rem auto 1.5rem;
  padding: 0.6rem 0.75rem 0.65rem;
  background: #fff9ea;
  color: #14303a;
  border-radius: ${theme.cutS};
  font: 400 1.0625rem/1.18 ${theme.fontDisplay};
  font-variant-numeric: lining-nums;
  @media ${theme.upToPhone} {
    inset: 0.6rem 0.5rem auto 1.1rem;
    padding: 0.45rem 0.55rem 0.5rem;
    font-size: 0.9375rem;
  }
`;
const Dimmable = styled.span<{ $dimmed: boolean }>`
  position: absolute;
  inset: 0;
  border-radius: inherit;
  ${({ $dimmed }) => $dimmed && 'opacity: 0.35; filter: grayscale(1);'}
`;
const Ribbon = styled.span`
  position: absolute;
  z-index: 4;
  bottom: -0.9rem;
  right: 1.1rem;
  width: 1.4rem;
  height: 2.6rem;
  background: #d9543a;
  clip-path: polygon(0 0, 100% 0, 100% 100%, 50% 78%, 0 100%);
`;
const Away = styled.span`
  display: block;
  margin-top: 0.6rem;
  font-size: ${theme.tSmall};
  font-weight: 650;
`;
const Meta = styled.span`
  display: block;
  margin-top: 0.6rem;
  font-size: ${theme.tSmall};
  color: ${theme.ink2};
`;
