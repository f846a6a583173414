import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { lazyCode } from '../../lib/lazyCode.ts';
import { Button } from '../../ui/Button.tsx';
import { theme } from '../../ui/theme.ts';
import { storyMessages } from './storyMessages.ts';

const ReadingOptions = lazyCode(() => import('./ReadingOptions.tsx'));

/** How the text is shown. The options are loaded by the first press, which then finds them open. */
export function OptionsButton() {
  const intl = useIntl();
  const [wanted, setWanted] = useState(false);
  const button = (onClick?: () => void) => (
    <Button
      look="bare"
      icon
      aria-label={intl.formatMessage(storyMessages.options)}
      aria-haspopup="dialog"
      {...(onClick && { onClick })}
    >
      <Letters aria-hidden>{'Aa'}</Letters>
    </Button>
  );
  const plain = button(() => setWanted(true));
  return wanted ? (
    <Suspense fallback={plain}>
      <ReadingOptions trigger={button()} />
    </Suspense>
  ) : (
    plain
  );
}

const Letters = styled.span`
  font: 400 1.35rem/1 ${theme.fontDisplay};
  white-space: nowrap;
`;
