import { styled } from 'styled-components';
import { theme } from './theme.ts';

const tones = {
  plain: `background: ${theme.sunken};`,
  lamp: `background: ${theme.lampSoft};`,
  ok: `background: ${theme.okSoft}; color: ${theme.ok};`,
  bad: `background: ${theme.dangerSoft}; color: ${theme.danger};`,
};

/** A state or a count, in a word or two. */
export const Pill = styled.span<{ $tone?: keyof typeof tones }>`
  display: inline-flex;
  align-items: center;
  gap: 0.45rem;
  min-height: 2rem;
  padding: 0.1rem 0.8rem;
  border-radius: ${theme.round};
  font-size: ${theme.tSmall};
  font-weight: 600;
  ${({ $tone = 'plain' }) => tones[$tone]}
`;
