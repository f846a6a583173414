import { styled } from 'styled-components';
import { theme } from '../../ui/theme.ts';

/** As wide and high as the player, which comes in its place. */
export const Sheet = styled.section`
  position: fixed;
  z-index: 20;
  left: 50%;
  bottom: ${theme.s4};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s3} ${theme.s5};
  width: min(58rem, calc(100vw - 2rem));
  min-height: 5.5rem;
  padding: ${theme.s3} ${theme.s5};
  background: ${theme.surface};
  border-radius: ${theme.cutL};
  box-shadow:
    ${theme.edge2},
    0 0 0 2px ${theme.line};
  translate: -50% 0;
  @media ${theme.upToTablet} {
    bottom: 0;
    width: 100%;
    padding: ${theme.s3} ${theme.s4} calc(${theme.s3} + env(safe-area-inset-bottom));
    border-radius: 26px 30px 0 0;
  }
`;
/** Of the device's voices, kept before they are known. */
export const Room = styled.div`
  min-width: ${theme.tap};
`;
/** As high with the wire in it as with the buttons. */
export const Ways = styled.div`
  display: flex;
  flex: 1 1 min(20rem, 100%);
  min-width: 0;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.s2} ${theme.s3};
  min-height: 3.5rem;
  & > svg {
    flex: 1 1 6rem;
    min-width: 0;
    max-width: 22rem;
  }
  & > ${Room}:empty {
    display: none;
  }
  @media (min-width: 56.01rem) {
    ${Room} + & {
      flex: none;
    }
  }
  @media ${theme.upToTablet} {
    justify-content: space-between;
    & > :last-child:not(svg + *) {
      flex: 1;
    }
    & > * + button {
      padding-inline: 0.6rem;
      & > svg {
        display: none;
      }
    }
  }
`;
export const Two = styled.p<{ $still?: boolean }>`
  display: grid;
  flex: 1 1 min(16rem, 100%);
  min-width: 0;
  min-height: 3rem;
  & > b {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  @media (min-width: 56.01rem) {
    flex-basis: 9rem;
  }
  @media ${theme.upToTablet} {
    grid-template-columns: 1fr auto;
    gap: ${theme.s3};
    align-items: center;
    min-height: 3.2rem;
  }
  /* Where the screen is low the title stands above already. */
  @media (max-height: 34rem) {
    ${({ $still }) => $still && 'display: none;'}
  }
`;
