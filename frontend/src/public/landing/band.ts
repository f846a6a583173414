import { styled } from 'styled-components';
import { theme } from '../../ui/theme.ts';

/** A section as wide as the page; its heading is larger than elsewhere. */
export const Band = styled.section`
  max-width: ${theme.page};
  margin: auto;
  padding: ${theme.s8} ${theme.s5};
  & h2:not(.sr) {
    font-size: clamp(1.875rem, 1.5rem + 1.7vw, 2.875rem);
    line-height: 1.1;
  }
  @media ${theme.upToTablet} {
    padding: ${theme.s7} ${theme.s4};
  }
`;
