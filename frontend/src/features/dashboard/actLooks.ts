import { styled } from 'styled-components';
import { Row } from '../../ui/layout/layout.ts';
import { theme } from '../../ui/theme.ts';

/** What there is to say, above what there is to do. */
export const Lines = styled.div`
  display: grid;
  gap: ${theme.s2};
`;
/** Side by side; at the lower edge of a phone both share its width. */
export const Acts = styled(Row)<{ $wide: boolean }>`
  ${({ $wide }) => $wide && '& > * { flex: 1 1 8rem; padding-inline: .75rem; } & > :first-child { flex: 2 1 11rem; }'}
  @media (max-width: 19rem) {
    & > :last-child:not(:first-child) {
      display: none; /* the bar would cover the page; the menu leads there */
    }
  }
`;
