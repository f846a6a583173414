import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { contrast } from '@storylark/illustration/drawing/colour';
import { theme } from '../../../ui/theme.ts';

type Props = { name: string; label: string; colour: string; chosen: boolean; onChoose: () => void };

/** A real radio over a dab of colour; its name is said and shown as a hint. */
export function Swatch({ name, label, colour, chosen, onChoose }: Props) {
  return (
    <Dab title={label}>
      <input type="radio" name={name} aria-label={label} checked={chosen} onChange={onChoose} />
      <i style={{ background: colour, color: contrast(colour, '#FFFFFF') >= 3 ? '#FFFFFF' : '#14303A' }}>
        {chosen && <Check aria-hidden />}
      </i>
    </Dab>
  );
}

const Dab = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 3.25rem;
  height: 3.25rem;
  cursor: pointer;
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  & > i {
    display: grid;
    place-items: center;
    width: 2.6rem;
    height: 2.6rem;
    border-radius: 50%;
    box-shadow: inset 0 0 0 2px ${theme.edge};
    forced-color-adjust: none; /* the colour is the answer */
  }
  &:has(:checked) > i {
    outline: 4px solid ${theme.song};
    outline-offset: 3px;
  }
  &:has(:focus-visible) {
    outline: 3px solid ${theme.focus};
    outline-offset: 3px;
    border-radius: 50%;
  }
`;
