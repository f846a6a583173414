import type { Locale } from '@storylark/contracts/languages';
import { settingNames } from '@storylark/contracts/stories/settingNames';
import {
  type SettingGroup,
  type SettingId,
  settings,
  type StoryType,
} from '@storylark/contracts/stories/vocabulary';
import { useDeferredValue, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { ChoiceTile } from '../../../ui/forms/ChoiceTile.tsx';
import { LiveRegion } from '../../../ui/feedback/LiveRegion.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { theme } from '../../../ui/theme.ts';
import { useTile } from '../tiles.ts';
import { findPlaces, type PlaceGroup } from './findPlaces.ts';
import { Nothing } from './Nothing.tsx';
import { Question, type Radios, Tiles } from './Question.tsx';
import { SearchTools } from './SearchTools.tsx';
import { groupNames, suitsWords } from './stepWords.ts';
import { wizardMessages } from './wizardMessages.ts';

/** All places with their pictures: searched, by group, those that suit the kind of story first. */
export function SettingStep({ type }: { type: StoryType }) {
  const intl = useIntl();
  const locale = intl.locale as Locale;
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState<SettingGroup | null>(null);
  const asked = useDeferredValue(search).trim();
  const found = findPlaces(asked, type, locale);
  const groups = findPlaces('', type, locale).map((one) => one.group);
  const [best] = groups;
  /** A search is one among all places: nothing is said to be missing that only another group has. */
  const searchAll = (text: string) => {
    setSearch(text);
    setGroup(null);
  };
  const shown = found.filter((one) => group === null || one.group === group);
  // What fills a phone's screen comes at once, the rest in slices.
  const drawn = useDeferredValue(shown, shown.slice(0, 1));
  const count = shown.reduce((sum, { places }) => sum + places.length, 0);
  return (
    <Question field="setting" label={intl.formatMessage(wizardMessages.stepSetting)}>
      {(radios) => (
        <>
          <SearchTools
            search={search}
            onSearch={searchAll}
            group={group}
            onGroup={setGroup}
            groups={groups}
            nameOf={(one) => groupNames[one]}
            words={{
              label: intl.formatMessage(wizardMessages.searchPlaces),
              hint: intl.formatMessage(wizardMessages.searchHint, { count: settings.length }),
              groups: intl.formatMessage(wizardMessages.groups),
            }}
          />
          {drawn.map((one) => (
            <Places key={one.group} group={one} suits={one.group === best ? type : null} radios={radios} />
          ))}
          {shown.length === 0 && <Nothing search={asked} onClear={() => searchAll('')} />}
          <LiveRegion text={asked === '' ? '' : intl.formatMessage(wizardMessages.placesFound, { count })} />
        </>
      )}
    </Question>
  );
}

function Places({
  group: { group, places },
  suits,
  radios,
}: {
  group: PlaceGroup;
  suits: StoryType | null;
  radios: Radios;
}) {
  const intl = useIntl();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Head>
        <h2 id={id}>{intl.formatMessage(groupNames[group])}</h2>
        {suits && <Pill $tone="lamp">{intl.formatMessage(suitsWords[suits])}</Pill>}
      </Head>
      <Tiles $width="9rem">
        {places.map((setting) => (
          <Place key={setting} setting={setting} radios={radios} />
        ))}
      </Tiles>
    </section>
  );
}

function Place({ setting, radios }: { setting: SettingId; radios: Radios }) {
  const locale = useIntl().locale as Locale;
  const art = useTile(setting);
  return (
    <ChoiceTile
      name={radios.name}
      value={setting}
      label={settingNames[setting][locale]}
      art={art}
      chosen={radios.chosen === setting}
      onChoose={radios.choose}
    />
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.s2} ${theme.s3};
  margin-bottom: ${theme.s3};
`;
