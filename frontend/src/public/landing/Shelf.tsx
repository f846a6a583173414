import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/layout/layout.ts';
import { Book, BookPicture, Plate } from '../../ui/art/StoryCover.tsx';
import { theme } from '../../ui/theme.ts';
import type { Teaser } from '../site.ts';
import { Band } from './band.ts';
import { landingMessages } from './landingMessages.ts';

const types = {
  adventure: landingMessages.typeAdventure,
  fantasy: landingMessages.typeFantasy,
  everyday: landingMessages.typeEveryday,
  bedtime: landingMessages.typeBedtime,
  educational: landingMessages.typeEducational,
};

/**
 * Books to look at and listen into. Without a script the sound has the browser's own controls; with it the
 * button on the book plays.
 */
export function Shelf({ teasers }: { teasers: readonly Teaser[] }) {
  const intl = useIntl();
  const say = intl.formatMessage;
  return (
    <Section id="shelf" aria-labelledby="shelf-title">
      <Top>
        <h2 id="shelf-title">{say(landingMessages.shelfTitle)}</h2>
        <Row data-shelf-arrows hidden>
          <Button icon aria-label={say(landingMessages.shelfBack)} data-shelf-by="-1">
            <ChevronLeft aria-hidden />
          </Button>
          <Button icon aria-label={say(landingMessages.shelfOn)} data-shelf-by="1">
            <ChevronRight aria-hidden />
          </Button>
        </Row>
      </Top>
      <Books tabIndex={0} role="region" aria-label={say(landingMessages.shelfRegion)} data-shelf>
        {teasers.map((teaser) => (
          <article key={teaser.id}>
            <Book as="div">
              <BookPicture src={teaser.cover} alt={teaser.alt} />
              <Plate as="h3">{teaser.title}</Plate>
              <PlayButton
                type="button"
                hidden
                data-sample
                aria-label={say(landingMessages.playSample, {
                  title: teaser.title,
                  seconds: Math.round(teaser.sampleSeconds),
                })}
                data-pause-label={say(landingMessages.pauseSample, { title: teaser.title })}
              >
                <Play aria-hidden className="play" />
                <Pause aria-hidden className="pause" />
              </PlayButton>
            </Book>
            <p className="small muted">
              {say(landingMessages.teaserMeta, {
                type: say(types[teaser.storyType]),
                minutes: teaser.minutes,
                hero: teaser.heroName,
              })}
            </p>
            <p>{teaser.excerpt}</p>
            <audio controls preload="none" src={teaser.sample} />
          </article>
        ))}
      </Books>
      <Plank aria-hidden />
    </Section>
  );
}

const Section = styled(Band)`
  padding-top: 0;
`;
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s3};
  margin-bottom: ${theme.s5};
  & > [hidden] {
    display: none;
  }
`;
const Books = styled.div`
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(14.5rem, 1fr);
  gap: ${theme.s6};
  margin-inline: calc(${theme.s5} * -1);
  padding: 0.6rem ${theme.s5} 1.2rem;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  & > article {
    display: grid;
    align-content: start;
    gap: ${theme.s3};
    max-width: 20rem;
    scroll-snap-align: center;
  }
  & audio {
    width: 100%;
  }
  &.scripted audio {
    display: none;
  }
  @media ${theme.upToTablet} {
    margin-inline: calc(${theme.s4} * -1);
    padding-inline: ${theme.s4};
  }
`;
const PlayButton = styled.button`
  position: absolute;
  z-index: 4;
  right: 0.9rem;
  bottom: 0.9rem;
  display: grid;
  place-items: center;
  width: ${theme.tapBig};
  height: ${theme.tapBig};
  border: 0;
  border-radius: 50%;
  background: ${theme.lamp};
  color: ${theme.onLamp};
  box-shadow: ${theme.edge2};
  cursor: pointer;
  &[hidden],
  &:not([data-playing='true']) .pause,
  &[data-playing='true'] .play {
    display: none;
  }
`;
const Plank = styled.div`
  height: 14px;
  margin-top: -0.4rem;
  border-radius: 4px;
  background: #9a6240;
  box-shadow: 0 3px 0 #6f432c;
`;
