import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { LarkShape } from '../../ui/art/Lark.tsx';
import { songPoint } from '../../ui/art/songWave.ts';
import { theme } from '../../ui/theme.ts';
import { Band } from './band.ts';
import { landingMessages } from './landingMessages.ts';

const steps = [
  { title: landingMessages.howHero, text: landingMessages.howHeroText },
  { title: landingMessages.howEvening, text: landingMessages.howEveningText },
  { title: landingMessages.howPlay, text: landingMessages.howPlayText },
];

/** The song line, as long as the page is wide: 1200 units instead of 420. */
function at(share: number): [x: number, y: number] {
  const [x, y] = songPoint(share);
  return [(x / 420) * 1200, y];
}
const wave = (from: number, to: number) =>
  Array.from({ length: 61 }, (_, step) => at(from + ((to - from) * step) / 60))
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)},${y}`)
    .join('');

export function HowItWorks() {
  const intl = useIntl();
  return (
    <Ground>
      <Band id="how" aria-labelledby="how-title">
        <h2 id="how-title">{intl.formatMessage(landingMessages.howTitle)}</h2>
        <Wire viewBox="-4 -20 1208 56" aria-hidden>
          <path className="rest" d={wave(0.5, 1)} />
          <path className="done" d={wave(0, 0.5)} />
          {[0, 0.5, 1].map((share) => (
            <circle
              key={share}
              className={share <= 0.5 ? 'past' : undefined}
              cx={at(share)[0]}
              cy={at(share)[1]}
              r="5.5"
            />
          ))}
          <g transform={`translate(${at(0.5)[0] - 18} ${at(0.5)[1] - 33.4}) scale(0.75)`}>
            <LarkShape />
          </g>
        </Wire>
        <Steps>
          {steps.map(({ title, text }) => (
            <li key={title.id}>
              <h3>{intl.formatMessage(title)}</h3>
              <p>{intl.formatMessage(text)}</p>
            </li>
          ))}
        </Steps>
      </Band>
    </Ground>
  );
}

const Ground = styled.div`
  background: ${theme.sunken};
`;
const Wire = styled.svg`
  width: 100%;
  height: auto;
  margin-top: ${theme.s6};
  overflow: visible;
  color: ${theme.ink};
  & > path {
    fill: none;
    stroke: ${theme.edge};
    stroke-width: 3;
    stroke-linecap: round;
  }
  & > .done {
    stroke: ${theme.song};
    stroke-width: 4;
  }
  & > circle {
    fill: ${theme.sunken};
    stroke: ${theme.edge};
    stroke-width: 2.5;
  }
  & > .past {
    fill: ${theme.song};
    stroke: ${theme.song};
  }
  @media ${theme.upToTablet} {
    display: none;
  }
`;
const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${theme.s6};
  margin-top: ${theme.s5};
  & h3 {
    margin-bottom: 0.4rem;
    font: 400 1.5rem/1.2 ${theme.fontDisplay};
  }
  @media ${theme.upToTablet} {
    grid-template-columns: 1fr;
    gap: ${theme.s5};
    & > li {
      padding-left: ${theme.s4};
      border-left: 4px solid ${theme.song};
    }
  }
`;
