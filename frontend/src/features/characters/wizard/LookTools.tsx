import { useFormikContext } from 'formik';
import { Sparkles } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { newId } from '../../../lib/newId.ts';
import { useWizardDepth } from '../../../lib/useWizardHistory.ts';
import { Button } from '../../../ui/Button.tsx';
import { theme } from '../../../ui/theme.ts';
import { addressOf, type Values } from './steps.ts';
import { surpriseLook } from './surpriseLook.ts';
import { wizardMessages } from './wizardMessages.ts';

/** Another look by one press, and the way past its questions: a whole one is there from the start. */
export function LookTools() {
  const intl = useIntl();
  const depth = useWizardDepth();
  const { values, setValues } = useFormikContext<Values>();
  return (
    <Tools>
      <Button onClick={() => void setValues({ ...values, ...surpriseLook(newId()) })}>
        <Sparkles aria-hidden /> {intl.formatMessage(wizardMessages.surprise)}
      </Button>
      <Link to={addressOf({ step: 'personality' })} state={{ depth: depth + 1 }}>
        {intl.formatMessage(wizardMessages.keepLook)}
      </Link>
    </Tools>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s2} ${theme.s4};
  margin-bottom: ${theme.s4};
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.tap};
  }
`;
