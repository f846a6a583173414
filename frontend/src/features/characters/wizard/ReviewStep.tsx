import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { CharacterView } from '@storylark/contracts/characters/views';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { bold } from '../../../ui/linkTo.tsx';
import { Stack } from '../../../ui/layout.ts';
import { theme } from '../../../ui/theme.ts';
import { charactersMessages } from '../charactersMessages.ts';
import { describe } from '../describe.ts';
import { personalityTraitNames, physicalAttributeNames, storyRoleNames } from '../natureMessages.ts';
import { eyeColorNames, hairColorNames, hairStyleNames, skinColorNames } from '../traitMessages.ts';
import { addressOf, type Screen, sheetOf, type Values } from './steps.ts';
import { wizardMessages } from './wizardMessages.ts';

type Props = {
  values: Values;
  others: readonly CharacterView[];
  /** What is used up by it, of a new one. */ uses: { next: number; limit: number } | null;
};

/** All answers again, each with the way back to it. */
export function ReviewStep({ values, others, uses }: Props) {
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
        <Answer name={intl.formatMessage(wizardMessages.stepBasics)} screen={{ step: 'basics' }}>
          {both(sheet.name, describe(intl, sheet))}
          <br />
          {both(intl.formatMessage(role), intl.formatMessage(storyRoleNames[sheet.storyRole]))}
        </Answer>
        <Answer name={intl.formatMessage(wizardMessages.partSkin)} screen={{ step: 'appearance', part: 'skin' }}>
          {intl.formatMessage(skinColorNames[sheet.skinColor])}
        </Answer>
        <Answer name={intl.formatMessage(wizardMessages.partHair)} screen={{ step: 'appearance', part: 'hair' }}>
          {both(intl.formatMessage(hairColorNames[sheet.hairColor]), intl.formatMessage(hairStyleNames[sheet.hairStyle]))}
        </Answer>
        <Answer name={intl.formatMessage(wizardMessages.partEyes)} screen={{ step: 'appearance', part: 'eyes' }}>
          {intl.formatMessage(eyeColorNames[sheet.eyeColor])}
        </Answer>
        <Answer name={intl.formatMessage(wizardMessages.partSpecial)} screen={{ step: 'appearance', part: 'special' }}>
          {intl.formatMessage(physicalAttributeNames[sheet.physicalAttribute])}
        </Answer>
        <Answer name={intl.formatMessage(wizardMessages.stepPersonality)} screen={{ step: 'personality' }}>
          {intl.formatMessage(personalityTraitNames[sheet.personalityTrait])}
        </Answer>
        {ties.length > 0 && (
          <Answer name={intl.formatMessage(wizardMessages.stepRelationships)} screen={{ step: 'relationships' }}>
            {ties.map(({ key, type, other }) => (
              <span key={key}>{intl.formatMessage(charactersMessages.tie, { type, other, name: sheet.name, b: bold })}</span>
            ))}
          </Answer>
        )}
      </Answers>
      {uses && <p className="muted">{intl.formatMessage(wizardMessages.uses, uses)}</p>}
    </Stack>
  );
}

function Answer({ name, screen, children }: { name: string; screen: Pick<Screen, 'step' | 'part'>; children: ReactNode }) {
  const intl = useIntl();
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
      <dd>
        <Link to={addressOf(screen)}>
          {intl.formatMessage(wizardMessages.change, {
            what: name,
            sr: (words) => (
              <span key="what" className="sr">
                {words}
              </span>
            ),
          })}
        </Link>
      </dd>
    </div>
  );
}

const Answers = styled.dl`
  margin: 0;
  max-width: 40rem;
  & > div {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 ${theme.s4};
    padding: ${theme.s3} 0;
    border-bottom: 2px solid ${theme.line};
  }
  & dt {
    font-weight: 650;
  }
  & dd {
    margin: 0;
    grid-column: 1;
    overflow-wrap: anywhere;
  }
  & dd > span {
    display: block;
  }
  & dd:last-child {
    grid-column: 2;
    grid-row: 1 / span 2;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.tap};
  }
`;
