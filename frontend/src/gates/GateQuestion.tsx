import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { GATE_MISSES, GATE_PAUSE } from '../lib/constants.ts';
import { Button } from '../ui/Button.tsx';
import { FieldFrame, Input } from '../ui/forms/FieldFrame.tsx';
import { Row, Stack } from '../ui/layout/layout.ts';
import { theme } from '../ui/theme.ts';
import { uiMessages } from '../ui/uiMessages.ts';
import { drawSum, openGate } from './gateKey.ts';
import { gateMessages } from './gateMessages.ts';

/**
 * A sum that children of an age to press buttons cannot do yet. Drawn once per display; after three misses a
 * pause and a new one.
 */
export function GateQuestion({ onOpen, onCancel }: { onOpen: () => void; onCancel: () => void }) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [sum, setSum] = useState(drawSum);
  const [answer, setAnswer] = useState('');
  const [misses, setMisses] = useState(0);
  const paused = misses >= GATE_MISSES;

  useEffect(() => {
    if (!paused) return void input.current?.focus();
    const timer = setTimeout(() => {
      setSum(drawSum());
      setMisses(0);
    }, GATE_PAUSE);
    return () => clearTimeout(timer);
  }, [paused]);

  function verify(event: FormEvent) {
    event.preventDefault();
    if (paused) return;
    if (answer.trim() !== '' && Number(answer) === sum.first + sum.second) {
      openGate();
      return onOpen();
    }
    setMisses(misses + 1);
    setAnswer('');
    input.current?.focus();
  }

  const error = paused ? gateMessages.pause : misses > 0 ? gateMessages.wrong : null;
  return (
    <Stack as="form" noValidate onSubmit={verify}>
      <Sum>
        <span aria-hidden>
          {sum.first} + {sum.second}
        </span>
        <span className="sr">{intl.formatMessage(gateMessages.question, sum)}</span>
      </Sum>
      <FieldFrame
        label={intl.formatMessage(gateMessages.answer)}
        error={error ? intl.formatMessage(error) : undefined}
      >
        {(wiring) => (
          <Answer
            {...wiring}
            ref={input}
            inputMode="numeric"
            autoComplete="off"
            value={answer}
            readOnly={paused}
            onChange={({ target }) => setAnswer(target.value.replace(/\D/g, ''))}
          />
        )}
      </FieldFrame>
      <span className="sr" role="alert">
        {error && intl.formatMessage(error)}
      </span>
      <Row>
        <Button type="submit" look="main" big aria-disabled={paused || undefined}>
          {intl.formatMessage(gateMessages.verify)}
        </Button>
        <Button big onClick={onCancel}>
          {intl.formatMessage(uiMessages.cancel)}
        </Button>
      </Row>
    </Stack>
  );
}

const Sum = styled.p`
  font: 400 clamp(3.5rem, 2rem + 6vw, 5.5rem)/1 ${theme.fontDisplay};
  font-variant-numeric: lining-nums;
  letter-spacing: -0.01em;
`;
const Answer = styled(Input)`
  font-size: 1.5rem;
  text-align: center;
  @media (min-width: 56rem) {
    max-width: 9rem;
  }
`;
