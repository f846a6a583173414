import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme.ts';

type Props<T extends string> = {
  legend: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly { value: T; label: ReactNode }[];
};

/** One of a few, all in sight. */
export function Segments<T extends string>({ legend, value, onChange, options }: Props<T>) {
  const name = useId();
  return (
    <Row>
      <legend className="sr">{legend}</legend>
      {options.map((option) => (
        <Segment key={option.value}>
          <input
            type="radio"
            name={name}
            className="sr"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </Segment>
      ))}
    </Row>
  );
}

const Row = styled.fieldset`
  justify-self: start;
  display: inline-flex;
  flex-wrap: wrap;
  padding: 4px;
  background: ${theme.sunken};
  border-radius: 1.75rem;
`;
const Segment = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
  min-height: ${theme.tap};
  padding: 0 1.1rem;
  border-radius: ${theme.round};
  font-weight: 650;
  cursor: pointer;
  &:has(:checked) {
    background: ${theme.surface};
    box-shadow:
      ${theme.edge1},
      inset 0 0 0 2px ${theme.edge};
    @media ${theme.forcedColors} {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  &:has(:focus-visible) {
    outline: 3px solid ${theme.focus};
    outline-offset: 2px;
  }
`;
