import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { Brand } from '../../brand.ts';
import { theme } from '../../ui/theme.ts';
import { Band } from './band.ts';
import { landingMessages } from './landingMessages.ts';

/** Only with quotes that the operator has and has checked; each says whose it is and how it was checked. */
export function Voices({ quotes }: { quotes: Brand['claims']['quotes'] }) {
  const intl = useIntl();
  return (
    <Band id="voices" aria-labelledby="voices-title">
      <h2 id="voices-title" className="sr">
        {intl.formatMessage(landingMessages.voicesTitle)}
      </h2>
      <Quotes>
        {quotes.map(({ text, by, source }) => (
          <figure key={text}>
            <blockquote>{text}</blockquote>
            <figcaption className="small muted">{`${by} (${source})`}</figcaption>
          </figure>
        ))}
      </Quotes>
    </Band>
  );
}

const Quotes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${theme.s6};
  & blockquote {
    margin-bottom: ${theme.s3};
    font: 400 clamp(1.3125rem, 1.2rem + 0.8vw, 1.75rem) / 1.3 ${theme.fontDisplay};
    text-wrap: balance;
  }
`;
