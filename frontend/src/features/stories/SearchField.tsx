import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Input } from '../../ui/forms/FieldFrame.tsx';
import { theme } from '../../ui/theme.ts';
import { storiesMessages } from './storiesMessages.ts';

/** Typing has come to rest, in milliseconds. */
const REST = 300;

/** What is typed is asked for when the fingers rest, or at once on Enter. */
export function SearchField({ value, onChange }: { value: string; onChange: (search: string) => void }) {
  const intl = useIntl();
  const [text, setText] = useState(value);
  const asked = useRef(value);
  // The address was changed elsewhere: by 'Clear search', or by going back.
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setText(value);
  }, [value]);
  const ask = (search: string) => {
    if (search === asked.current) return;
    asked.current = search;
    onChange(search);
  };
  const rested = useEffectEvent(ask);
  useEffect(() => {
    const timer = setTimeout(() => rested(text), REST);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <Box>
      <Search aria-hidden />
      <Input
        type="search"
        maxLength={100}
        aria-label={intl.formatMessage(storiesMessages.search)}
        placeholder={intl.formatMessage(storiesMessages.searchHint)}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && ask(text)}
      />
    </Box>
  );
}

/** The button that clears a search goes with it: one types on. */
export const focusSearch = () => document.querySelector<HTMLElement>('input[type=search]')?.focus();

/** One line of the cross that clears a search: browsers draw one of their own, blue and small. */
const stroke = (turned: string) =>
  `linear-gradient(${turned}, transparent 45%, black 45% 55%, transparent 55%)`;

export const Box = styled.div`
  position: relative;
  & > .lucide {
    position: absolute;
    left: 1rem;
    top: 50%;
    translate: 0 -50%;
    color: ${theme.ink2};
    pointer-events: none;
  }
  & > input {
    padding-left: 2.8rem;
    border-radius: ${theme.round};
    &::-webkit-search-cancel-button {
      appearance: none;
      width: 1.25rem;
      height: 1.25rem;
      cursor: pointer;
      background: ${theme.ink2};
      mask: ${stroke('45deg')}, ${stroke('-45deg')};
    }
    &:placeholder-shown::-webkit-search-cancel-button {
      display: none; /* unseen while nothing is typed, it still takes the hint's room */
    }
  }
  @media ${theme.upToNarrow} {
    & > .lucide {
      left: 0.75rem;
    }
    & > input {
      padding-inline: 2.5rem ${theme.s2};
    }
  }
`;
