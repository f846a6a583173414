import { useEffect, useEffectEvent, useRef } from 'react';
import { styled } from 'styled-components';
import uPlot from 'uplot';
import { useFormats } from '../../i18n/useFormats.ts';
import { theme } from '../../ui/theme.ts';
import { lookAt } from './lineLooks.ts';

type Props = {
  label: string;
  /** First days of the buckets, `YYYY-MM-DD`. */
  starts: readonly string[];
  lines: readonly (readonly number[])[];
  valueText: (value: number) => string;
  /** The time is too long to name days below it. */
  inMonths: boolean;
};

const HEIGHT = 220;
/** Room for a label below the plot, CSS pixels. */
const LABEL_WIDTH = 72;
const ofDay = { day: 'numeric', month: 'short' } as const;
const ofMonth = { month: 'short', year: 'numeric' } as const;
const FONT = '12px system-ui, sans-serif';

/** Lines over time. What they say stands in the table beside it: to a screen reader this is a picture. */
export function Plot({ label, starts, lines, valueText, inMonths }: Props) {
  const { utc } = useFormats();
  const box = useRef<HTMLDivElement>(null);
  const startText = useEffectEvent((seconds: number) =>
    utc(new Date(seconds * 1_000), inMonths ? ofMonth : ofDay),
  );
  const numberText = useEffectEvent(valueText);
  useEffect(() => {
    const on = box.current;
    if (!on) return undefined;
    const seconds = starts.map((start) => Date.parse(start) / 1_000);
    const axis = {
      stroke: () => inked(on, theme.ink2),
      font: FONT,
      grid: { stroke: () => inked(on, theme.line), width: 1 },
      ticks: { show: false },
    };
    const plot = new uPlot(
      {
        width: on.clientWidth,
        height: HEIGHT,
        legend: { show: false },
        cursor: { show: false },
        padding: [8, 36, 0, 0],
        tzDate: (at) => uPlot.tzDate(new Date(at * 1_000), 'Etc/UTC'),
        scales: { y: { range: (_plot, _least, most) => [0, Math.max(1, most) * 1.05] } },
        axes: [
          {
            ...axis,
            size: 36,
            gap: 10,
            splits: ({ width }) => someOf(seconds, width / LABEL_WIDTH),
            values: (_plot, at) => at.map((one) => startText(one)),
          },
          {
            ...axis,
            size: 64,
            incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5, 1e6, 1e7],
            values: (_plot, values) => values.map((value) => numberText(value)),
          },
        ],
        series: [
          {},
          ...lines.map((_line, place) => {
            const { colour, dash } = lookAt(place);
            const ink = () => inked(on, colour);
            return { stroke: ink, width: 2, dash: [...dash], points: { size: 5, fill: ink } };
          }),
        ],
      },
      [seconds, ...lines.map((line) => [...line])],
      on,
    );
    const sizes = new ResizeObserver(() => plot.setSize({ width: on.clientWidth, height: HEIGHT }));
    sizes.observe(on);
    const repaint = () => plot.redraw();
    const night = window.matchMedia('(prefers-color-scheme: dark)');
    night.addEventListener('change', repaint);
    const themes = new MutationObserver(repaint);
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      sizes.disconnect();
      themes.disconnect();
      night.removeEventListener('change', repaint);
      plot.destroy();
    };
  }, [starts, lines]);
  return <Canvas ref={box} role="img" aria-label={label} />;
}

/** At most so many of them, evenly, the first one always. */
function someOf(all: readonly number[], most: number): number[] {
  const step = Math.max(1, Math.ceil(all.length / Math.max(1, Math.floor(most))));
  return all.filter((_one, at) => at % step === 0);
}

/** A token as the canvas needs it: a colour of this light, which only an element knows. */
function inked(on: HTMLElement, token: string): string {
  on.style.color = token;
  const { color } = getComputedStyle(on);
  on.style.color = '';
  return color;
}

/** What of the library’s own sheet is needed without its legend and cursor. */
const Canvas = styled.div`
  min-height: ${HEIGHT}px;
  overflow: hidden;
  & .u-wrap {
    position: relative;
  }
  & .u-over,
  & .u-under,
  & .u-axis,
  & .u-select {
    position: absolute;
  }
  & canvas {
    display: block;
    width: 100%;
    height: 100%;
  }
`;
