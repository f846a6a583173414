import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { theme } from '../theme.ts';
import { uiMessages } from '../uiMessages.ts';

/** First in the tab order of every layout; leads to its `<main id="main" tabIndex={-1}>`. */
export function SkipLink() {
  return <Anchor href="#main">{useIntl().formatMessage(uiMessages.skip)}</Anchor>;
}

const Anchor = styled.a`
  position: absolute;
  z-index: 70;
  left: ${theme.s4};
  top: -6rem;
  padding: ${theme.s3} ${theme.s4};
  background: ${theme.action};
  color: ${theme.onAction};
  border-radius: ${theme.cutM};
  &:focus {
    top: ${theme.s3};
  }
`;
