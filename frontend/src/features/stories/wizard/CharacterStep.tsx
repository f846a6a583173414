import { Users } from 'lucide-react';
import type { CharacterView } from '@storylark/contracts/characters/views';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useFormats } from '../../../i18n/useFormats.ts';
import { ChoiceTile } from '../../../ui/forms/ChoiceTile.tsx';
import { Callout } from '../../../ui/feedback/Callout.tsx';
import { usePortrait } from '../tiles.ts';
import { companionsOf } from './companions.ts';
import { Question, type Radios, Tiles } from './Question.tsx';
import { wizardMessages } from './wizardMessages.ts';

/** Main characters only; the others come along through their relationships. */
export function CharacterStep({
  heroes,
  characters,
}: {
  heroes: readonly CharacterView[];
  characters: readonly CharacterView[];
}) {
  const intl = useIntl();
  const formats = useFormats();
  return (
    <Question field="characterUuid" label={intl.formatMessage(wizardMessages.stepCharacter)}>
      {(radios) => {
        const hero = heroes.find(({ uuid }) => uuid === radios.chosen);
        const companions = hero ? companionsOf(hero, characters) : [];
        return (
          <>
            <Heroes $width="11rem">
              {heroes.map((one) => (
                <Hero key={one.uuid} hero={one} radios={radios} />
              ))}
            </Heroes>
            <div aria-live="polite">
              {hero && companions.length > 0 && (
                <Callout icon={Users}>
                  {intl.formatMessage(wizardMessages.comeAlong, {
                    names: formats.list(companions),
                    count: companions.length,
                    name: hero.name,
                  })}
                </Callout>
              )}
            </div>
          </>
        );
      }}
    </Question>
  );
}

function Hero({ hero, radios }: { hero: CharacterView; radios: Radios }) {
  const art = usePortrait(hero);
  return (
    <ChoiceTile
      name={radios.name}
      value={hero.uuid}
      label={hero.name}
      art={art}
      arch
      chosen={radios.chosen === hero.uuid}
      onChoose={radios.choose}
    />
  );
}

const Heroes = styled(Tiles)`
  & label > div {
    aspect-ratio: 1;
  }
`;
