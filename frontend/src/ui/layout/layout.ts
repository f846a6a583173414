import { styled } from 'styled-components';
import { theme } from '../theme.ts';

/** Things below one another, `$gap` apart. */
export const Stack = styled.div<{ $gap?: string }>`
  display: grid;
  gap: ${({ $gap = theme.s4 }) => $gap};
  & > * {
    min-width: 0;
  }
`;
/** Things beside one another, as far as there is room. */
export const Row = styled.div<{ $gap?: string }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap = theme.s3 }) => $gap};
`;
/** A piece of paper on the page. */
export const Panel = styled.section`
  padding: ${theme.s5};
  background: ${theme.surface};
  border-radius: ${theme.cutL};
  box-shadow: ${theme.edge1};
  @media ${theme.upToPhone} {
    padding: ${theme.s4};
  }
`;
/** A screen that has only its heading yet, behind a dialog that comes first. */
export const PlainMain = styled.main.attrs({ id: 'main', tabIndex: -1 })`
  max-width: ${theme.page};
  margin: auto;
  padding: ${theme.s5} ${theme.s4};
`;
/**
 * At the lower edge of a phone, where the thumb is: the screen's main action. `LoggedInLayout` leaves room
 * for it.
 */
export const ThumbBar = styled.aside`
  position: fixed;
  inset: auto 0 0;
  z-index: 15;
  padding: ${theme.s3} ${theme.s4} calc(${theme.s3} + env(safe-area-inset-bottom));
  background: ${theme.paper};
  border-top: 2px solid ${theme.line};
  @media ${theme.withSidebar} {
    display: none;
  }
`;

/**
 * The heading of a screen with a line below it, and its act beside them; `$thumb`: on small screens the act
 * stands in the thumb bar instead.
 */
export const TopLine = styled.div<{ $thumb?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.s4};
  margin-bottom: ${theme.s5};
  & > div > p {
    margin-top: 0.3rem;
  }
  @media ${theme.upToSidebar} {
    & > :nth-child(2) {
      ${({ $thumb }) => $thumb && 'display: none;'}
    }
  }
`;
/** Words beside an icon: seen where there is room, heard everywhere. */
export const WideWord = styled.span`
  @media ${theme.upToTablet} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** What is what, one below the other. */
export const Described = styled.dl`
  display: grid;
  gap: ${theme.s3};
  margin: 0;
  overflow-wrap: anywhere;
  & dt {
    font-weight: 650;
  }
  & dd {
    margin: 0;
    color: ${theme.ink2};
  }
`;
