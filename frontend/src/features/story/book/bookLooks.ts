import { css, keyframes, styled } from 'styled-components';
import { theme } from '../../../ui/theme.ts';

const appear = keyframes`
  from { opacity: 0; }
`;
/** Two pages where there is room, one where not. Below is room for the player. */
export const Spread = styled.div`
  --font-story: 'Literata Variable', 'Literata Fallback', 'Literata Fallback Wide', Georgia, serif;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 36rem);
  gap: ${theme.s7};
  align-items: start;
  max-width: ${theme.page};
  margin: auto;
  padding: ${theme.s6} ${theme.s5} 13rem;
  &[data-reading='easy'] {
    --font-story: ${theme.fontUi};
    letter-spacing: normal;
    word-spacing: normal;
  }
  @media ${theme.upToTablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.s4};
    padding: 0 0 15rem;
    & > article {
      width: 100%;
      max-width: 38rem;
      margin: auto;
      padding: 0 ${theme.s4};
    }
  }
`;
/**
 * The left page: the picture of the place one has come to. What was not there from the first moment comes
 * softly.
 */
export const Stage = styled.div<{ $softly: boolean }>`
  position: sticky;
  top: 5.5rem;
  & > div {
    aspect-ratio: 1;
    width: 100%;
    max-height: calc(100dvh - 17rem);
    overflow: hidden;
    background: ${theme.sunken};
    border-radius: 6px 22px 20px 6px;
    box-shadow: ${theme.edge2};
  }
  && > div > * {
    aspect-ratio: auto;
    height: 100%;
    @media (prefers-reduced-motion: no-preference) {
      ${({ $softly }) =>
        $softly &&
        css`
          animation: ${appear} ${theme.slow};
        `}
    }
  }
  & > p {
    margin-top: ${theme.s3};
    color: ${theme.ink2};
    font-size: ${theme.tSmall};
  }
  @media ${theme.upToTablet} {
    position: static;
    & > div {
      aspect-ratio: 4/3;
      max-height: none;
      border-radius: 0;
      box-shadow: none;
    }
    & > p {
      display: none;
    }
  }
`;
export const Meta = styled.div`
  margin-bottom: 0.25rem;
  color: ${theme.ink2};
  font-size: ${theme.tSmall};
`;
export const Text = styled.div<{ $speaks: boolean }>`
  max-width: ${theme.measure};
  margin-top: ${theme.s5};
  font: 400 ${theme.tStory} / ${theme.lhStory} ${theme.fontStory};
  & > * + p {
    margin-top: 1em;
  }
  [data-reading='easy'] & {
    letter-spacing: 0.03em;
    word-spacing: 0.12em;
  }
  & > p:first-of-type {
    margin-top: 0;
  }
  & > p:first-of-type::first-letter {
    float: left;
    padding: 0.09em 0.05em 0 0;
    color: ${theme.song};
    font: 400 3.4em/0.8 ${theme.fontDisplay};
    letter-spacing: 0;
  }
  [data-sentence] {
    border-radius: 5px;
    ${({ $speaks }) => $speaks && 'cursor: pointer;'}
    transition: background-color ${theme.calm}, color ${theme.calm};
  }
  /* a shadow, not a padding: the lines stay where they are */
  .now {
    background: ${theme.read};
    box-shadow: 0 0 0 0.15em ${theme.read};
    box-decoration-break: clone;
    -webkit-box-decoration-break: clone;
    @media ${theme.forcedColors} {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  /* by a line, which moves nothing */
  .word {
    text-decoration: underline 0.14em ${theme.song};
    text-underline-offset: 0.2em;
    text-decoration-skip-ink: none;
    @media ${theme.forcedColors} {
      text-decoration-color: currentcolor;
    }
  }
  .gone {
    color: ${theme.ink2};
  }
  [data-aim] {
    outline: 3px solid ${theme.focus};
    outline-offset: 2px;
  }
  @media (hover: hover) {
    ${({ $speaks }) =>
      $speaks &&
      css`
        [data-sentence]:not(.now):hover {
          background: ${theme.lampSoft};
        }
      `}
  }
`;
/**
 * Between the paragraphs; where there are two pages it is seen on the left one, and told here to those who
 * hear the page.
 */
export const Inline = styled.div`
  margin: 1.4em 0;
  overflow: hidden;
  border-radius: ${theme.cutL};
  @media (min-width: 56.01rem) {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: 0;
    clip-path: inset(50%);
  }
`;
export const BackToVoice = styled.div`
  position: fixed;
  z-index: 21;
  left: 50%;
  bottom: 9.5rem;
  @media ${theme.low} {
    bottom: 6rem;
  }
  translate: -50% 0;
  & > button {
    border-radius: ${theme.round};
    box-shadow: ${theme.edge2};
  }
`;
