import { SlidersHorizontal } from 'lucide-react';
import { storyLanguages } from '@storylark/contracts/languages';
import { storySorts } from '@storylark/contracts/stories/schemas';
import { storyTypes } from '@storylark/contracts/stories/vocabulary';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { storyTypeNames } from '../../i18n/storyNameMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { theme } from '../../ui/theme.ts';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { selectFamily } from './familySlice.ts';
import { SearchField } from './SearchField.tsx';
import { isFiltered, type ShelfQuery } from './shelfQuery.ts';
import { storiesMessages } from './storiesMessages.ts';
import { useStoryLanguageName } from '../../i18n/useStoryLanguageName.ts';

/** Search, filters, order. On a phone the filters unfold. */
export function ShelfTools({
  query,
  onChange,
}: {
  query: ShelfQuery;
  onChange: (query: ShelfQuery) => void;
}) {
  const intl = useIntl();
  const { characters } = useSelector(selectFamily);
  const languageName = useStoryLanguageName();
  const [unfolded, setUnfolded] = useState(isFiltered(query) > 0);
  const id = useId();
  const heroes = characters
    .filter(({ characterRole }) => characterRole === 'main')
    .map(({ uuid, name }) => ({ value: uuid, label: name }));
  const known = query.character === '' || heroes.some(({ value }) => value === query.character);
  const all = { value: '', label: intl.formatMessage(storiesMessages.all) };
  const gone = { value: query.character, label: intl.formatMessage(storiesMessages.someoneGone) };
  const count = isFiltered(query);
  return (
    <Tools role="search">
      <SearchField value={query.search} onChange={(search) => onChange({ ...query, search })} />
      <Fold>
        <Button aria-expanded={unfolded} aria-controls={id} onClick={() => setUnfolded(!unfolded)}>
          <SlidersHorizontal aria-hidden />{' '}
          {count > 0
            ? intl.formatMessage(storiesMessages.filtersSet, { count })
            : intl.formatMessage(storiesMessages.filters)}
        </Button>
      </Fold>
      <Choices id={id} data-folded={!unfolded || undefined}>
        <ChoiceSelect
          label={intl.formatMessage(storiesMessages.filterCharacter)}
          value={query.character}
          onChange={(character) => onChange({ ...query, character })}
          options={[all, ...heroes, ...(known ? [] : [gone])]}
        />
        <ChoiceSelect
          label={intl.formatMessage(storiesMessages.filterType)}
          value={query.type}
          onChange={(type) => onChange({ ...query, type })}
          options={[
            all,
            ...storyTypes.map((type) => ({ value: type, label: intl.formatMessage(storyTypeNames[type]) })),
          ]}
        />
        <ChoiceSelect
          label={intl.formatMessage(storiesMessages.filterLanguage)}
          value={query.language}
          onChange={(language) => onChange({ ...query, language })}
          options={[
            all,
            ...storyLanguages.map((language) => ({ value: language, label: languageName(language) })),
          ]}
        />
        <ChoiceSelect
          label={intl.formatMessage(storiesMessages.sort)}
          value={query.sort || 'newest'}
          onChange={(sort) => onChange({ ...query, sort: sort === 'newest' ? '' : sort })}
          options={storySorts.map((sort) => ({
            value: sort,
            label: intl.formatMessage(storiesMessages[`sort_${sort}`]),
          }))}
        />
      </Choices>
    </Tools>
  );
}

const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(12rem, 15rem) minmax(0, 1fr);
  align-items: end;
  gap: ${theme.s3};
  @media ${theme.upToTablet} {
    display: flex;
    flex-wrap: wrap;
    & > :first-child {
      flex: 1 1 12rem;
    }
    & > :last-child {
      flex-basis: 100%;
    }
  }
`;
const Fold = styled.div`
  display: none;
  & > button {
    min-height: 3.25rem;
  }
  @media ${theme.upToTablet} {
    display: block;
  }
`;
const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr)) minmax(0, 1.25fr);
  gap: ${theme.s3};
  @media ${theme.upToTablet} {
    grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
    &[data-folded] {
      display: none;
    }
  }
`;
