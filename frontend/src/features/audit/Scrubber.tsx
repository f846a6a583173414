import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { Panel, Row } from '../../ui/layout/layout.ts';
import { theme } from '../../ui/theme.ts';
import { auditMessages } from './auditMessages.ts';
import { eventMessages } from './eventMessages.ts';
import { type Step, typeOf, utc } from './timeline.ts';

type Props = { openedAt: string; steps: readonly Step[]; count: number; onMove: (count: number) => void };

/** Through time, a fact at a time: by slider, by keys, by the two buttons. */
export function Scrubber({ openedAt, steps, count, onMove }: Props) {
  const intl = useIntl();
  const step = steps[count - 1];
  const place = intl.formatMessage(auditMessages.place, { count, total: steps.length });
  const event = step
    ? intl.formatMessage(eventMessages[typeOf(step)])
    : intl.formatMessage(auditMessages.opened);
  return (
    <Panel aria-labelledby="audit-as-of">
      <Top>
        <h2 id="audit-as-of">{intl.formatMessage(auditMessages.asOf, { at: utc(step?.at ?? openedAt) })}</h2>
        <Row>
          <Button
            icon
            aria-label={intl.formatMessage(auditMessages.stepBefore)}
            disabled={count === 0}
            onClick={() => onMove(count - 1)}
          >
            <ChevronLeft aria-hidden />
          </Button>
          <span className="num small">{place}</span>
          <Button
            icon
            aria-label={intl.formatMessage(auditMessages.stepAfter)}
            disabled={count === steps.length}
            onClick={() => onMove(count + 1)}
          >
            <ChevronRight aria-hidden />
          </Button>
        </Row>
      </Top>
      <Slider
        type="range"
        min={0}
        max={steps.length}
        value={count}
        aria-label={intl.formatMessage(auditMessages.slider)}
        aria-valuetext={`${place}, ${event}`}
        onChange={({ target }) => onMove(Number(target.value))}
      />
    </Panel>
  );
}

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s3};
`;
const Slider = styled.input`
  width: 100%;
  min-height: ${theme.tap};
  margin-top: ${theme.s3};
  accent-color: ${theme.song};
  cursor: pointer;
`;
