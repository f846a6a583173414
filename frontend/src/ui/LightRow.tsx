import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useLight } from '../lib/night/useLight.ts';
import { theme } from './theme.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { themeWords } from './themeWords.ts';
import { uiMessages } from './uiMessages.ts';

/** The choice of the light as a menu has it: its name, then what is chosen. */
export function LightRow() {
  const intl = useIntl();
  const [light] = useLight();
  return (
    <Row>
      <p className="small muted" aria-hidden>
        {intl.formatMessage(uiMessages.themeIs, { light: intl.formatMessage(themeWords[light.theme]) })}
      </p>
      <ThemeSwitch small />
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  gap: ${theme.s1};
  padding: 0 ${theme.s3};
  & > fieldset {
    margin-left: -4px;
  }
`;
