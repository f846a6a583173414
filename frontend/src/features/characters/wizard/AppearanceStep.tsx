import type { CharacterSheet } from '@storylark/contracts/characters/vocabulary';
import { eyeTones, hairTones, skinTones } from '@storylark/illustration/drawing/palette';
import { useDeferredValue, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Message } from '../../../i18n/defineMessages.ts';
import { ChoiceTile } from '../../../ui/forms/ChoiceTile.tsx';
import { physicalAttributeNames } from '../natureMessages.ts';
import { useComposer } from '../useComposer.ts';
import { eyeColorNames, hairColorNames, hairStyleNames, skinColorNames } from '../traitMessages.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { type Draft, type PartId, sitterOf } from './steps.ts';
import { Swatch } from './Swatch.tsx';
import { wizardMessages } from './wizardMessages.ts';

export function AppearanceStep({ part, draft }: { part: PartId; draft: Draft }) {
  const intl = useIntl();
  const say = (message: Message) => intl.formatMessage(message);
  const dabs = <T extends string>(
    name: string,
    legend: Message,
    words: Record<T, Message>,
    tones: Record<T, string>,
  ) => (
    <ChoiceGroup name={name} legend={say(legend)} options={optionsOf(words, say)} width="3.25rem">
      {({ value, label }, wiring) => <Swatch key={value} {...wiring} label={label} colour={tones[value]} />}
    </ChoiceGroup>
  );
  switch (part) {
    case 'skin':
      return dabs('skinColor', wizardMessages.skinColor, skinColorNames, skinBases);
    case 'hair':
      return (
        <>
          {dabs('hairColor', wizardMessages.hairColor, hairColorNames, hairTones)}
          <PictureChoice
            name="hairStyle"
            legend={wizardMessages.hairStyle}
            words={hairStyleNames}
            draft={draft}
          />
        </>
      );
    case 'eyes':
      return dabs('eyeColor', wizardMessages.eyeColor, eyeColorNames, eyeTones);
    case 'special':
      return (
        <PictureChoice
          name="physicalAttribute"
          legend={wizardMessages.special}
          words={physicalAttributeNames}
          draft={draft}
        />
      );
  }
}

type PictureProps = {
  name: keyof CharacterSheet;
  legend: Message;
  words: Record<string, Message>;
  draft: Draft;
};

/** Each choice as it would look on this very character. */
export function PictureChoice({ name, legend, words, draft }: PictureProps) {
  const intl = useIntl();
  const options = optionsOf(words, (message) => intl.formatMessage(message));
  const drawn = useComposer();
  const settled = useDeferredValue(draft); // the large picture goes first
  const pictures = useMemo(
    () =>
      Object.fromEntries(
        Object.keys(words).map((value) => [value, drawn({ ...sitterOf(settled), [name]: value })]),
      ),
    [words, settled, name, drawn],
  );
  return (
    <ChoiceGroup name={name} legend={intl.formatMessage(legend)} options={options} width="6.25rem">
      {({ value, label }, { name: group, chosen, onChoose }) => (
        <ChoiceTile
          key={value}
          name={group}
          value={value}
          label={label}
          art={pictures[value] ?? ''}
          chosen={chosen}
          onChoose={onChoose}
          arch
        />
      )}
    </ChoiceGroup>
  );
}

const optionsOf = <T extends string>(words: Record<T, Message>, say: (message: Message) => string) =>
  (Object.keys(words) as T[]).map((value) => ({ value, label: say(words[value]) }));

const skinBases = Object.fromEntries(
  Object.entries(skinTones).map(([name, { base }]) => [name, base]),
) as Record<keyof typeof skinTones, string>;
