import { styled } from 'styled-components';
import { theme } from '../ui/theme.ts';

export const Buttons = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.s1};
  .play {
    flex: none;
    width: 4rem;
    height: 4rem;
    padding: 0;
    border-radius: 50%;
    .lucide {
      width: 1.7rem;
      height: 1.7rem;
      fill: currentColor;
    }
  }
  @media ${theme.upToTablet} {
    gap: 0;
  }
  @media ${theme.upToNarrow} {
    flex: 1 0 100%;
    justify-content: space-evenly;
  }
`;
export const Place = styled.div`
  min-width: 0;
  @media ${theme.upToTablet} {
    flex: 1 0 100%;
    order: -1;
  }
`;
export const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.s1};
  @media ${theme.upToTablet} {
    flex: 1;
    gap: 0;
  }
  @media ${theme.upToNarrow} {
    flex: 1 0 100%;
    justify-content: space-evenly;
  }
`;
/** Beside the buttons where there is room; else the speed's sheet has it. */
export const Volume = styled.div`
  width: 5rem;
  @media ${theme.upToTablet} {
    display: none;
  }
`;
/** Where there is one row only. */
export const Unfold = styled.div`
  display: none;
  @media ${theme.lowPhone} {
    display: block;
  }
`;
/** A sheet of paper over the page, in the middle below; the whole lower edge on a narrow screen. */
export const Sheet = styled.section`
  position: fixed;
  z-index: 20;
  left: 50%;
  bottom: ${theme.s4};
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${theme.s2} ${theme.s4};
  align-items: center;
  width: min(58rem, calc(100vw - 2rem));
  padding: ${theme.s3} ${theme.s4};
  background: ${theme.surface};
  color: ${theme.ink};
  border-radius: ${theme.cutL};
  box-shadow:
    ${theme.edge2},
    0 0 0 2px ${theme.line};
  transform: translateX(-50%);
  @media ${theme.forcedColors} {
    border: 2px solid;
  }
  transition: opacity ${theme.calm} ${theme.easeOut};
  &[data-hidden] {
    opacity: 0;
    pointer-events: none;
  }
  @media (prefers-reduced-motion: no-preference) {
    transition:
      opacity ${theme.calm} ${theme.easeOut},
      transform ${theme.calm} ${theme.easeOut};
    &[data-hidden] {
      transform: translate(-50%, 1.5rem);
    }
  }
  @media ${theme.upToTablet} {
    left: 0;
    bottom: 0;
    width: 100%;
    display: flex;
    flex-wrap: wrap; /* with large letters one row above the other */
    justify-content: space-between;
    column-gap: 0;
    padding-inline: ${theme.s3};
    padding-bottom: calc(${theme.s3} + env(safe-area-inset-bottom));
    border-radius: 26px 30px 0 0;
    transform: none;
    &[data-hidden] {
      transform: none;
    }
  }
  @media ${theme.upToNarrow} {
    padding-inline: ${theme.s2};
  }
  /* One row, for the text to have the room: playing, the sleep timer, and the way to all the rest. */
  @media ${theme.lowPhone} {
    padding-block: ${theme.s1};
    &:not([data-unfolded]) {
      justify-content: space-evenly;
      & > p,
      & > button {
        flex: 1 0 100%; /* what there is to say, above the row */
      }
      ${Place},
      ${Buttons} > :not(.play),
      ${Options} > :not(:first-child) {
        display: none;
      }
      ${Buttons},
      ${Options} {
        flex: none;
      }
    }
    ${Buttons} .play {
      width: ${theme.tap};
      height: ${theme.tap};
    }
  }
`;
