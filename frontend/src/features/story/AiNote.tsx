import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { theme } from '../../ui/theme.ts';
import { storyMessages } from './storyMessages.ts';

/** Says plainly that no person wrote, spoke or drew this; `children`: where more of that is told. */
export function AiNote({ children }: { children?: ReactNode }) {
  const intl = useIntl();
  return (
    <Made>
      <summary>
        <Sparkles aria-hidden /> {intl.formatMessage(storyMessages.ai)}
      </summary>
      <p>{intl.formatMessage(storyMessages.aiText)}</p>
      {children}
    </Made>
  );
}

const Made = styled.details`
  max-width: ${theme.measure};
  margin-top: ${theme.s6};
  padding-top: ${theme.s3};
  border-top: 2px solid ${theme.line};
  font-size: ${theme.tSmall};
  & > summary {
    display: flex;
    align-items: center;
    gap: ${theme.s2};
    min-height: ${theme.tap};
    font-weight: 650;
    cursor: pointer;
  }
`;
