import type { UsageView } from '@storylark/contracts/admin/views';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { theme } from '../../ui/theme.ts';
import { useMeaning } from '../../ui/useMeaning.tsx';
import { adminMessages } from './adminMessages.ts';
import { figureMeanings, figureMessages } from './figureMessages.ts';
import { type Shown, totalOf, totals } from './plots.ts';
import { useFigureText } from './useFigureText.ts';

/** The whole time in a few numbers, each with what it means. */
export function Totals({ view }: { view: UsageView }) {
  const intl = useIntl();
  const text = useFigureText();
  return (
    <section aria-label={intl.formatMessage(adminMessages.summary)}>
      <Tiles>
        {totals.map((figure) => (
          <Tile key={figure} figure={figure} value={text(figure, totalOf(view, figure))} />
        ))}
      </Tiles>
    </section>
  );
}

function Tile({ figure, value }: { figure: Shown; value: string }) {
  const intl = useIntl();
  const name = intl.formatMessage(figureMessages[figure]);
  const { button, words } = useMeaning(name);
  return (
    <div>
      <dt>
        {name} {button}
      </dt>
      <dd className="num">{value}</dd>
      <dd {...words} className="small muted">
        {intl.formatMessage(figureMeanings[figure])}
      </dd>
    </div>
  );
}

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(10.5rem, 100%), 1fr));
  gap: ${theme.s3};
  margin: 0;
  & > div {
    padding: ${theme.s2} ${theme.s4} ${theme.s3};
    background: ${theme.surface};
    border-radius: ${theme.cutM};
    box-shadow: ${theme.edge1};
  }
  & dt {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: ${theme.tap};
    color: ${theme.ink2};
    font-size: ${theme.tSmall};
  }
  & dd {
    margin: 0;
  }
  & dd.num {
    font-size: ${theme.t2};
    font-weight: 700;
  }
`;
