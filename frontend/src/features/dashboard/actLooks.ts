import { css, styled } from 'styled-components';
import { Row } from '../../ui/layout/layout.ts';
import { theme } from '../../ui/theme.ts';

/** What there is to say, above what there is to do. */
export const Lines = styled.div`
  display: grid;
  gap: ${theme.s2};
`;
/** At the lower edge of a phone the first has most of the width, the other one fewer pixels and no icon. */
const inThumbBar = css`
  align-items: stretch;
  gap: ${theme.s3};
  & > * {
    flex: 1 1 6rem;
    padding: ${theme.s1} 0.75rem;
  }
  & > :first-child {
    flex: 2 1 11.5rem;
  }
  & > :last-child:not(:first-child) {
    font-size: ${theme.tSmall};
    line-height: 1.2;
    & .lucide {
      display: none;
    }
  }
`;
/** Side by side. */
export const Acts = styled(Row)<{ $wide: boolean }>`
  ${({ $wide }) => $wide && inThumbBar}
  @media (max-width: 19rem) {
    & > :last-child:not(:first-child) {
      display: none; /* the bar would cover the page; the menu leads there */
    }
  }
`;
