import { Info } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { theme } from './theme.ts';
import { meaningMessages } from './meaningMessages.ts';

/**
 * What a figure means, one tap away: the button that stands beside its `name`, and what to spread on the words
 * that it opens.
 */
export function useMeaning(name: string): { button: ReactNode; words: { id: string; hidden: boolean } } {
  const intl = useIntl();
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = (
    <Ask
      type="button"
      aria-expanded={open}
      aria-controls={id}
      aria-label={intl.formatMessage(meaningMessages.whatIs, { name })}
      onClick={() => setOpen(!open)}
    >
      <Info aria-hidden />
    </Ask>
  );
  return { button, words: { id, hidden: !open } };
}

const Ask = styled.button`
  display: inline-grid;
  place-items: center;
  min-width: ${theme.tap};
  min-height: ${theme.tap};
  padding: 0;
  background: none;
  border: 0;
  color: ${theme.ink2};
  cursor: pointer;
  & > .lucide {
    width: 1.1rem;
    height: 1.1rem;
  }
`;
