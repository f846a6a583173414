import { styled } from 'styled-components';
import { useFormats } from '../../../i18n/useFormats.ts';
import { theme } from '../../../ui/theme.ts';

type Line = { words: string; cents: number };

/** Amounts below one another, and what they come to. */
export function Sum({ lines = [], total }: { lines?: readonly Line[]; total: Line }) {
  const { money } = useFormats();
  return (
    <List>
      {lines.map(({ words, cents }) => (
        <div key={`${words} ${cents}`}>
          <dt>{words}</dt>
          <dd>{money(cents)}</dd>
        </div>
      ))}
      <div className="total">
        <dt>
          <b>{total.words}</b>
        </dt>
        <dd>{money(total.cents)}</dd>
      </div>
    </List>
  );
}

const List = styled.dl`
  & > div {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: ${theme.s4};
    padding: 0.55rem 0;
    border-bottom: 1px solid ${theme.line};
  }
  & dd {
    flex: none;
    font-variant-numeric: tabular-nums lining-nums;
  }
  & > .total {
    flex-wrap: wrap;
    border: 0;
  }
  & > .total > dd {
    font: 400 1.9rem/1 ${theme.fontDisplay};
    font-variant-numeric: lining-nums;
  }
`;
