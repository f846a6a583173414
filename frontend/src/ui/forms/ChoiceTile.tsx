import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { Art } from '../art/Art.tsx';
import { theme } from '../theme.ts';

type Props = {
  name: string;
  value: string;
  label: string;
  art: string;
  chosen: boolean;
  onChoose: (value: string) => void;
  arch?: boolean;
};

/**
 * A real radio over a picture: chosen is ring, tick and bold. The group's fieldset and legend are the
 * caller's.
 */
export function ChoiceTile({ name, value, label, art, chosen, onChoose, arch = false }: Props) {
  return (
    <Tile>
      <input type="radio" name={name} value={value} checked={chosen} onChange={() => onChoose(value)} />
      {chosen && (
        <Tick aria-hidden>
          <Check />
        </Tick>
      )}
      <Picture src={art} alt="" arch={arch} />
      <Words>{label}</Words>
    </Tile>
  );
}

const Picture = styled(Art)`
  width: 100%;
  aspect-ratio: 4/3;
  ${({ arch }) => !arch && `border-radius: ${theme.cutM};`}
`;
const Words = styled.span`
  padding: 0.5rem 0.25rem 0.25rem;
  font-size: ${theme.tSmall};
  font-weight: 600;
  line-height: 1.25;
`;
const Tile = styled.label`
  position: relative;
  /* The tick stays below what sticks above the page. */
  isolation: isolate;
  display: flex;
  flex-direction: column;
  border-radius: ${theme.cutM};
  color: ${theme.ink};
  cursor: pointer;
  & > input {
    position: absolute;
    z-index: 1;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:checked) > ${Picture} {
    outline: 4px solid ${theme.song};
    outline-offset: 3px;
  }
  &:has(:checked) > ${Words} {
    font-weight: 750;
  }
  &:has(:focus-visible) {
    outline: 3px solid ${theme.focus};
    outline-offset: 8px;
  }
`;
const Tick = styled.span`
  position: absolute;
  z-index: 2;
  top: -0.5rem;
  right: -0.5rem;
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border-radius: 50%;
  background: ${theme.lamp};
  color: ${theme.onLamp};
  box-shadow: 0 0 0 3px ${theme.paper};
`;
