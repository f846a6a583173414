import { Sparkles } from 'lucide-react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../../../ui/Button.tsx';
import { theme } from '../../../ui/theme.ts';
import { wizardMessages } from './wizardMessages.ts';

/** For whoever is tired of questions: what is still open is chosen, and can be changed in the review. */
export function ChooseRest({ onChoose }: { onChoose: () => void }) {
  const intl = useIntl();
  return (
    <Line>
      <Button onClick={onChoose}>
        <Sparkles aria-hidden /> {intl.formatMessage(wizardMessages.chooseRest)}
      </Button>
    </Line>
  );
}

const Line = styled.div`
  margin-top: ${theme.s2};
`;
