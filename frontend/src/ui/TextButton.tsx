import { styled } from 'styled-components';
import { theme } from './theme.ts';

/** An act that reads as a link, within a sentence. */
export const TextButton = styled.button.attrs({ type: 'button' })`
  display: inline;
  padding: 0.4em 0;
  margin: -0.4em 0;
  border: 0;
  background: none;
  color: ${theme.link};
  text-align: start;
  text-decoration: underline 1px;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;
