import { useIntl } from 'react-intl';
import type { CharacterView } from '@storylark/contracts/characters/views';
import { Answer, Answers } from '../../../ui/layout/Answers.tsx';
import { bold } from '../../../ui/linkTo.tsx';
import { Stack } from '../../../ui/layout/layout.ts';
import { charactersMessages } from '../charactersMessages.ts';
import { describe } from '../describe.ts';
import { personalityTraitNames, physicalAttributeNames, storyRoleNames } from '../natureMessages.ts';
import { eyeColorNames, hairColorNames, hairStyleNames, skinColorNames } from '../traitMessages.ts';
import { addressOf, sheetOf, type Values } from './steps.ts';
import { wizardMessages } from './wizardMessages.ts';

type Props = {
  values: Values;
  others: readonly CharacterView[];
  /** Whether the plan has relationships. */ allowed: boolean;
  /** What is used up by it, of a new one. */ uses: { next: number; limit: number } | null;
};

/** All answers again, each with the way back to it. */
export function ReviewStep({ values, others, allowed, uses }: Props) {
  const intl = useIntl();
  const sheet = sheetOf(values);
  const both = (first: string, second: string) => intl.formatMessage(wizardMessages.both, { first, second });
  const role = sheet.characterRole === 'main' ? wizardMessages.main : wizardMessages.side;
  const ties = values.familyLinks.flatMap(({ characterUuid, relationshipType: type }) => {
    const other = others.find(({ uuid }) => uuid === characterUuid);
    return other ? [{ key: `${characterUuid} ${type}`, type, other: other.name }] : [];
  });
  return (
    <Stack>
      <Answers>
        <Answer
          name={intl.formatMessage(wizardMessages.stepBasics)}
          to={addressOf({ step: 'basics' })}
          change={wizardMessages.change}
        >
          {both(sheet.name, describe(intl, sheet))}
          <br />
          {both(intl.formatMessage(role), intl.formatMessage(storyRoleNames[sheet.storyRole]))}
          {sheet.alias && (
            <>
              <br />
              {intl.formatMessage(wizardMessages.calledOutside, { alias: sheet.alias })}
            </>
          )}
        </Answer>
        <Answer
          name={intl.formatMessage(wizardMessages.partSkin)}
          to={addressOf({ step: 'appearance', part: 'skin' })}
          change={wizardMessages.change}
        >
          {intl.formatMessage(skinColorNames[sheet.skinColor])}
        </Answer>
        <Answer
          name={intl.formatMessage(wizardMessages.partHair)}
          to={addressOf({ step: 'appearance', part: 'hair' })}
          change={wizardMessages.change}
        >
          {both(
            intl.formatMessage(hairColorNames[sheet.hairColor]),
            intl.formatMessage(hairStyleNames[sheet.hairStyle]),
          )}
        </Answer>
        <Answer
          name={intl.formatMessage(wizardMessages.partEyes)}
          to={addressOf({ step: 'appearance', part: 'eyes' })}
          change={wizardMessages.change}
        >
          {intl.formatMessage(eyeColorNames[sheet.eyeColor])}
        </Answer>
        <Answer
          name={intl.formatMessage(wizardMessages.partSpecial)}
          to={addressOf({ step: 'appearance', part: 'special' })}
          change={wizardMessages.change}
        >
          {intl.formatMessage(physicalAttributeNames[sheet.physicalAttribute])}
        </Answer>
        <Answer
          name={intl.formatMessage(wizardMessages.stepPersonality)}
          to={addressOf({ step: 'personality' })}
          change={wizardMessages.change}
        >
          {intl.formatMessage(personalityTraitNames[sheet.personalityTrait])}
        </Answer>
        {ties.length > 0 && (
          <Answer
            name={intl.formatMessage(wizardMessages.stepRelationships)}
            to={addressOf({ step: 'relationships' })}
            change={wizardMessages.change}
          >
            {ties.map(({ key, type, other }) => (
              <span key={key}>
                {intl.formatMessage(charactersMessages.tie, { type, other, name: sheet.name, b: bold })}
              </span>
            ))}
          </Answer>
        )}
      </Answers>
      {!allowed && <p className="muted">{intl.formatMessage(wizardMessages.premium)}</p>}
      {uses && <p className="muted">{intl.formatMessage(wizardMessages.uses, uses)}</p>}
    </Stack>
  );
}
