import { localeOf } from '@storylark/contracts/languages';
import type { StoryView } from '@storylark/contracts/stories/views';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { StoryFont } from '../../../ui/storyFont.ts';
import { theme } from '../../../ui/theme.ts';
import { makingMessages } from './makingMessages.ts';

/**
 * What is told so far, to read along. It grows at its end and stands where nothing has to make room for it:
 * over the sketch, on small screens below all else.
 */
export function SoFar({ story: { paragraphsSoFar, language } }: { story: StoryView }) {
  const intl = useIntl();
  if (paragraphsSoFar.length === 0) return null;
  return (
    <Sheet role="region" aria-label={intl.formatMessage(makingMessages.soFar)} tabIndex={0}>
      <StoryFont />
      <div lang={localeOf[language]}>
        {paragraphsSoFar.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    </Sheet>
  );
}

const Sheet = styled.div`
  position: absolute;
  bottom: ${theme.s5};
  left: ${theme.s5};
  width: calc(100% * 1.15 / 2.15 - 2 * ${theme.s5});
  max-height: 60dvh;
  overflow-y: auto;
  padding: ${theme.s5};
  background: ${theme.surface};
  border-radius: ${theme.cutL};
  box-shadow: ${theme.edge1};
  font: 400 ${theme.tStory} / ${theme.lhStory} ${theme.fontStory};
  overflow-wrap: anywhere;
  p + p {
    margin-top: 1em;
  }
  @media ${theme.upToTablet} {
    position: static;
    width: auto;
    max-height: none;
    padding: ${theme.s4};
  }
`;
