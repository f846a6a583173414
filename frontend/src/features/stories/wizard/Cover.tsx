import type { CharacterView } from '@storylark/contracts/characters/views';
import type { Locale } from '@storylark/contracts/languages';
import { settingNames } from '@storylark/contracts/stories/settingNames';
import type { SettingId } from '@storylark/contracts/stories/vocabulary';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Book, BookPicture, Plate } from '../../../ui/art/StoryCover.tsx';
import { theme } from '../../../ui/theme.ts';
import { useCover } from '../tiles.ts';

/** The book that is about to be made; the answers beside it say the same. */
export function Cover({ hero, setting }: { hero: CharacterView; setting: SettingId }) {
  const locale = useIntl().locale as Locale;
  const art = useCover(hero, setting);
  return (
    <Whole aria-hidden>
      <BookPicture src={art} alt="" keep="50% 100%" eager />
      <Plate>
        {hero.name}
        <br />
        <small>{settingNames[setting][locale]}</small>
      </Plate>
    </Whole>
  );
}

const Whole = styled(Book)`
  width: 100%;
  overflow-wrap: anywhere;
  @media ${theme.upToPhone} {
    width: min(11rem, 60vw);
    margin-inline: auto;
  }
`;
