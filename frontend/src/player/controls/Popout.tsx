import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { theme } from '../../ui/theme.ts';

type Props = {
  name: string;
  face: ReactNode;
  open: boolean;
  onOpen: (open: boolean) => void;
  children: ReactNode;
};

/**
 * A button of the player with a sheet above it. Escape and a press elsewhere close it; the first choice, or
 * the one made, has the focus.
 */
export function Popout({ name, face, open, onOpen, children }: Props) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(() => onOpen(false));

  useEffect(() => {
    if (!open) return;
    const sheet = frame.current?.querySelector('[role=group]');
    (
      sheet?.querySelector<HTMLElement>('[aria-pressed=true]') ?? sheet?.querySelector<HTMLElement>('button')
    )?.focus();
    const leave = ({ target }: Event) => !frame.current?.contains(target as Node) && close();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', onKey);
    const button = frame.current?.querySelector<HTMLElement>(':scope > button');
    return () => {
      if (document.activeElement === document.body) button?.focus(); // it was in the sheet, which is gone
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  return (
    <Frame ref={frame}>
      <Button
        look="bare"
        aria-label={name}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onOpen(!open)}
      >
        {face}
      </Button>
      {open && (
        <Sheet id={id} role="group" aria-label={name}>
          {children}
        </Sheet>
      )}
    </Frame>
  );
}

/** One of the choices; the one made is marked by more than colour. */
export function Choice({
  chosen,
  onChoose,
  name,
  children,
}: {
  chosen: boolean;
  onChoose: () => void;
  /** Where it is more than what is seen. */
  name?: string;
  children: ReactNode;
}) {
  return (
    <Option look={chosen ? 'quiet' : 'bare'} aria-pressed={chosen} aria-label={name} onClick={onChoose}>
      {children}
    </Option>
  );
}

const Frame = styled.div`
  position: relative;
  & > button {
    min-width: ${theme.tap};
    padding-inline: 0.6rem;
    font-size: ${theme.tSmall};
    font-variant-numeric: tabular-nums;
    @media ${theme.upToTablet} {
      padding-inline: 0.3rem;
    }
  }
`;
const Sheet = styled.div`
  position: absolute;
  right: 0;
  bottom: calc(100% + ${theme.s2});
  display: grid;
  gap: ${theme.s1};
  width: max-content;
  max-width: calc(100vw - 2rem);
  max-height: calc(100dvh - 10rem);
  overflow-y: auto;
  padding: ${theme.s3};
  background: ${theme.surface};
  border: 2px solid ${theme.line};
  border-radius: ${theme.cutM};
  box-shadow: ${theme.edge2};
`;
const Option = styled(Button)`
  justify-content: flex-start;
  padding-inline: 0.7rem; /* chosen or not, the words stand in one line */
  &[aria-pressed='true'] {
    font-weight: 750;
  }
`;
