import { Tooltip as Radix } from 'radix-ui';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { TOOLTIP_DELAY } from '../../lib/constants.ts';
import { theme } from '../theme.ts';

type Props = {
  text: string;
  /** A press shows it too, for fingers: where pressing does nothing else. */ pressed?: boolean;
  children: ReactNode;
};

/**
 * More about something, after 700 ms of hovering or at once on focus. Never the only place where it is said.
 */
export function Tooltip({ text, pressed = false, children }: Props) {
  const [open, setOpen] = useState(false);
  const show = (event: MouseEvent) => {
    event.preventDefault(); // by itself a press closes it
    setOpen(true);
  };
  return (
    <Radix.Provider delayDuration={TOOLTIP_DELAY}>
      <Radix.Root open={open} onOpenChange={setOpen}>
        <Radix.Trigger asChild {...(pressed && { onClick: show })}>
          {children}
        </Radix.Trigger>
        <Radix.Portal container={document.getElementById('main')}>
          <Tip sideOffset={6} collisionPadding={8}>
            {text}
          </Tip>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

const Tip = styled(Radix.Content)`
  z-index: 45;
  padding: 0.4rem 0.7rem;
  background: ${theme.ink};
  color: ${theme.paper};
  border-radius: ${theme.cutS};
  font-size: ${theme.tSmall};
`;
