import { styled } from 'styled-components';
import { theme } from '../../ui/theme.ts';

/** A column of text, as wide as one reads well; what Markdown makes has its look from here. */
export const Column = styled.article`
  max-width: calc(${theme.measure} + 2 * ${theme.s5});
  margin: auto;
  padding: ${theme.s6} ${theme.s5} ${theme.s8};
  & > header {
    display: grid;
    gap: ${theme.s3};
    margin-bottom: ${theme.s6};
  }
  & h1 {
    font-size: clamp(2rem, 1.5rem + 2.4vw, 3.25rem);
  }
  @media ${theme.upToTablet} {
    padding-inline: ${theme.s4};
  }
`;
export const Prose = styled.div`
  & > * + * {
    margin-top: ${theme.s4};
  }
  & > h2 {
    margin-top: ${theme.s7};
    scroll-margin-top: ${theme.s5};
  }
  & > h3 {
    margin-top: ${theme.s5};
  }
  & ul,
  & ol {
    display: grid;
    gap: ${theme.s2};
    padding-left: 1.4em;
  }
  & ul {
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
  & blockquote {
    padding: ${theme.s3} ${theme.s4};
    border-left: 4px solid ${theme.song};
    background: ${theme.surface};
    border-radius: ${theme.cutS};
  }
  & code {
    overflow-wrap: anywhere;
  }
  & .scroll {
    overflow-x: auto;
  }
  & table {
    width: 100%;
    min-width: 42rem;
    border-collapse: collapse;
    font-size: ${theme.tSmall};
    overflow-wrap: normal; /* it scrolls sideways rather than breaking its words */
  }
  & td code {
    overflow-wrap: normal;
    white-space: nowrap;
  }
  & th,
  & td {
    padding: ${theme.s2} ${theme.s3};
    border-bottom: 1px solid ${theme.line};
    text-align: start;
    vertical-align: top;
  }
  & th {
    border-bottom: 2px solid ${theme.edge};
  }
`;
