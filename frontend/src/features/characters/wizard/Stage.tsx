import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Art } from '../../../ui/art/Art.tsx';
import { theme } from '../../../ui/theme.ts';
import { useComposer } from '../useComposer.ts';
import { type Draft, sitterOf } from './steps.ts';
import { wizardMessages } from './wizardMessages.ts';

/** The picture as it will be, pinned where it stays in sight. */
export function Stage({ draft }: { draft: Draft }) {
  const intl = useIntl();
  const drawn = useComposer();
  return (
    <Figure>
      <Art
        src={drawn(sitterOf(draft))}
        alt={intl.formatMessage(wizardMessages.pictureOf, { name: draft.values.name })}
        arch
        eager
        keep="50% 100%"
      />
    </Figure>
  );
}

const Figure = styled.figure`
  grid-area: stage;
  position: sticky;
  top: ${theme.s4};
  z-index: 2;
  margin: 0;
  & > div {
    aspect-ratio: 4/5;
  }
  @media ${theme.upToTablet} {
    top: 0;
    padding-block: ${theme.s2};
    background: ${theme.paper};
    & > div {
      width: min(8rem, 40vw);
      aspect-ratio: 1;
    }
  }
`;

/**
 * Puts the picture beside the question: at full height where there is room; on a phone it is small and stays
 * above the answers.
 */
export const WithStage = styled.div`
  & #main:has(> figure) {
    display: grid;
    grid-template: 'stage ask' auto 'stage answers' 1fr / minmax(18rem, 26rem) minmax(0, 1fr);
    align-items: start;
    gap: ${theme.s4} ${theme.s7};
    & > h1 {
      grid-area: ask;
    }
    & > :last-child {
      grid-area: answers;
    }
  }
  & #main > h1 + :not(figure) {
    margin-top: ${theme.s5};
  }
  & > div,
  & form {
    grid-template-columns: minmax(0, 1fr);
  }
  @media ${theme.upToTablet} {
    & #main:has(> figure) {
      display: block;
      padding-top: 0;
      & > h1 {
        position: relative;
        z-index: 3;
        display: grid;
        align-content: center;
        min-height: min(9rem, 45vw);
        padding-left: min(9rem, 45vw);
        font-size: 1.5rem;
      }
      & > figure {
        margin-top: max(-9rem, -45vw);
      }
    }
  }
`;
