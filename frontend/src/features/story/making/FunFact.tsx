import type { Locale } from '@storylark/contracts/languages';
import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../../../ui/Button.tsx';
import { theme } from '../../../ui/theme.ts';
import { makingMessages } from './makingMessages.ts';
import { funFacts } from './funFacts.ts';

const FACT_LASTS = 12_000;

/**
 * One after the other, from a random one on. Not announced: who listens to the page is told of stages only.
 */
export function FunFact() {
  const intl = useIntl();
  const [index, setIndex] = useState(() => Math.floor(Math.random() * funFacts.length));
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    if (paused) return;
    const timer = setInterval(() => setIndex((now) => (now + 1) % funFacts.length), FACT_LASTS);
    return () => clearInterval(timer);
  }, [paused]);
  const label = intl.formatMessage(paused ? makingMessages.factsGoOn : makingMessages.factsPause);
  return (
    <Fact>
      <div>
        <p className="small muted">{intl.formatMessage(makingMessages.whileWaiting)}</p>
        <p data-fact>{funFacts[index]?.[intl.locale as Locale]}</p>
      </div>
      <Button look="bare" icon aria-label={label} onClick={() => setPaused(!paused)}>
        {paused ? <Play aria-hidden /> : <Pause aria-hidden />}
      </Button>
    </Fact>
  );
}

/** High enough for the longest, so that what is below stays where it is. */
const Fact = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.s2};
  min-height: 6.2rem;
  padding: 0.1rem 0 0.1rem ${theme.s4};
  border-left: 4px solid ${theme.song};
`;
