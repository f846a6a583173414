import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Art } from '../../../ui/Art.tsx';
import { theme } from '../../../ui/theme.ts';
import { drawn } from '../Portrait.tsx';
import { type Draft, sitterOf } from './steps.ts';
import { wizardMessages } from './wizardMessages.ts';

/** The picture as it will be, pinned where it stays in sight. */
export function Stage({ draft }: { draft: Draft }) {
  const intl = useIntl();
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
    position: static;
    & > div {
      aspect-ratio: 1;
    }
  }
`;

/** Puts the picture beside the question: at full height where there is room, small on a phone. */
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
  @media ${theme.upToTablet} {
    & #main:has(> figure) {
      grid-template: 'stage ask' auto 'answers answers' auto / 8rem minmax(0, 1fr);
      gap: ${theme.s3} ${theme.s4};
      align-items: center;
      padding-top: 0;
      & > h1 {
        font-size: 1.5rem;
      }
    }
  }
`;
