import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useReading } from '../../lib/reading.ts';
import { Tick, TickRow } from '../../ui/forms/Checkbox.tsx';
import { Segments } from '../../ui/forms/Segments.tsx';
import { theme } from '../../ui/theme.ts';
import { storyMessages } from './storyMessages.ts';

const sizes = [0, 1, 2, 3] as const;
const ticks = ['easy', 'highlight', 'singleKeys'] as const;

/** Open from the start: it is loaded because somebody pressed Aa. What is chosen holds at once. */
export default function ReadingOptions({ trigger }: { trigger: ReactNode }) {
  const intl = useIntl();
  const [reading, change] = useReading();
  return (
    <Popover.Root defaultOpen>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Sheet
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={intl.formatMessage(storyMessages.options)}
        >
          <Segments
            legend={intl.formatMessage(storyMessages.size)}
            value={String(reading.size)}
            onChange={(size) => change({ size: sizes.find((known) => String(known) === size) ?? 1 })}
            options={sizes.map((size) => ({
              value: String(size),
              label: (
                <Letter $size={size}>
                  <span aria-hidden>{'A'}</span>
                  <span className="sr">{intl.formatMessage(storyMessages.sizeName, { size })}</span>
                </Letter>
              ),
            }))}
          />
          {ticks.map((name) => (
            <TickRow key={name}>
              <Tick
                type="checkbox"
                checked={reading[name]}
                onChange={({ target }) => change({ [name]: target.checked })}
              />
              <span>
                {intl.formatMessage(storyMessages[name])}
                {name === 'easy' && (
                  <span className="small muted">{intl.formatMessage(storyMessages.easyHint)}</span>
                )}
              </span>
            </TickRow>
          ))}
        </Sheet>
      </Popover.Portal>
    </Popover.Root>
  );
}

const Sheet = styled(Popover.Content)`
  z-index: 45;
  display: grid;
  width: min(22rem, calc(100vw - 1rem));
  max-height: var(--radix-popover-content-available-height);
  padding: ${theme.s4};
  overflow-y: auto;
  background: ${theme.surface};
  border: 2px solid ${theme.line};
  border-radius: ${theme.cutM};
  box-shadow: ${theme.edge2};
  & > fieldset {
    margin-bottom: ${theme.s2};
  }
  label > span > .muted {
    display: block;
  }
`;
const Letter = styled.span<{ $size: number }>`
  font: 400 ${({ $size }) => 1.125 + $size * 0.25}rem / 1 ${theme.fontDisplay};
`;
