import { locales } from '@storylark/contracts/languages';
import { settings, storyTypes, voiceIds } from '@storylark/contracts/stories/vocabulary';
import { Eye, Lock, RotateCcw, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { Brand } from '../../brand.ts';
import { Art } from '../../ui/art/Art.tsx';
import { bold } from '../../ui/linkTo.tsx';
import { theme } from '../../ui/theme.ts';
import { publicMessages } from '../publicMessages.ts';
import type { Site } from '../site.ts';
import { Band } from './band.ts';
import { landingMessages } from './landingMessages.ts';

/** The wizard shows four kinds at once, learning under 'more'. */
const TYPES_SHOWN = storyTypes.length - 1;
const mark = (words: ReactNode) => <mark key="mark">{words}</mark>;
const promises = [
  { Icon: Eye, words: landingMessages.promiseRead },
  { Icon: RotateCcw, words: landingMessages.promiseBack },
  { Icon: Lock, words: landingMessages.promisePrivate },
  { Icon: Sparkles, words: landingMessages.promiseAi },
];

export function Features({
  faces: [beach, tree, moon],
  rating,
}: {
  faces: Site['pictures']['faces'];
  rating: Brand['claims']['rating'];
}) {
  const intl = useIntl();
  const say = intl.formatMessage;
  return (
    <Band id="features" aria-labelledby="features-title">
      <h2 id="features-title" className="sr">
        {say(publicMessages.features)}
      </h2>
      <Facts>
        <li>{say(landingMessages.factTypes, { count: TYPES_SHOWN, b: bold })}</li>
        <li>{say(landingMessages.factPlaces, { count: settings.length, b: bold })}</li>
        <li>{say(landingMessages.factLanguages, { count: locales.length, b: bold })}</li>
        <li>{say(landingMessages.factVoices, { count: voiceIds.length, b: bold })}</li>
        <li>{say(landingMessages.factDownload, { b: bold })}</li>
        {rating && (
          <li>
            {say(landingMessages.factRating, {
              stars: intl.formatNumber(rating.stars, { minimumFractionDigits: 1 }),
              reviews: rating.reviews,
              source: rating.source,
              b: bold,
            })}
          </li>
        )}
      </Facts>
      <Spread>
        <Strip>
          <Art arch src={beach} alt={say(landingMessages.faceBeach)} />
          <Art arch src={tree} alt={say(landingMessages.faceTree)} />
          <Art arch src={moon} alt={say(landingMessages.faceMoon)} />
        </Strip>
        <div>
          <h2>{say(landingMessages.faceTitle)}</h2>
          <p>{say(landingMessages.faceText)}</p>
        </div>
      </Spread>
      <Spread>
        <Page>{say(landingMessages.readSample, { mark })}</Page>
        <div>
          <h2>{say(landingMessages.readTitle)}</h2>
          <p>{say(landingMessages.readText)}</p>
        </div>
      </Spread>
      <Spread>
        <Promises>
          {promises.map(({ Icon, words }) => (
            <li key={words.id}>
              <Icon aria-hidden />
              <span>{say(words, { b: bold })}</span>
            </li>
          ))}
        </Promises>
        <div>
          <h2>{say(landingMessages.quietTitle)}</h2>
          <p>{say(landingMessages.quietText)}</p>
        </div>
      </Spread>
    </Band>
  );
}

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s4} ${theme.s7};
  padding: ${theme.s5} 0;
  border-block: 2px solid ${theme.line};
  & b {
    margin-right: 0.35rem;
    font: 400 2rem/1 ${theme.fontDisplay};
    font-variant-numeric: lining-nums;
  }
  @media ${theme.upToTablet} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${theme.s3} ${theme.s4};
    & b {
      font-size: 1.6rem;
    }
  }
`;
/** Picture and words side by side, in turn; the picture comes first in the order of reading. */
const Spread = styled.div`
  display: grid;
  grid-template-columns: 1fr 1.3fr;
  align-items: center;
  gap: ${theme.s7};
  padding: ${theme.s7} 0;
  & > :first-child {
    order: 2;
  }
  &:nth-of-type(even) {
    grid-template-columns: 1.15fr 1fr;
  }
  &:nth-of-type(even) > :first-child {
    order: 0;
  }
  & p {
    max-width: 30rem;
    margin-top: ${theme.s4};
  }
  @media ${theme.upToTablet} {
    &,
    &:nth-of-type(even) {
      grid-template-columns: 1fr;
      gap: ${theme.s5};
      padding: ${theme.s6} 0;
    }
    & > :first-child {
      order: 0;
    }
  }
`;
const Strip = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${theme.s3};
  & > * {
    aspect-ratio: 3/4;
  }
`;
const Page = styled.blockquote`
  padding: ${theme.s6};
  background: ${theme.surface};
  border-radius: ${theme.cutL};
  box-shadow: ${theme.edge2};
  font: 400 1.375rem/1.65 ${theme.fontStory};
  & mark {
    padding: 0.1em 0.15em;
    background: ${theme.read};
    color: inherit;
    border-radius: 4px;
    -webkit-box-decoration-break: clone;
    box-decoration-break: clone;
  }
  @media ${theme.upToTablet} {
    padding: ${theme.s5};
    font-size: 1.1875rem;
  }
`;
const Promises = styled.ul`
  display: grid;
  gap: ${theme.s4};
  & > li {
    display: flex;
    gap: ${theme.s3};
    padding-bottom: ${theme.s4};
    border-bottom: 2px solid ${theme.line};
  }
  & .lucide {
    margin-top: 0.2em;
    color: ${theme.link};
  }
`;
