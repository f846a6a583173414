import { storyRoles } from '@storylark/contracts/characters/vocabulary';
import { MAIN_AGE } from '@storylark/contracts/constants';
import { Check } from 'lucide-react';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { helpersAsked, selectHelpers } from '../../../storyActs/outside/outsideSlice.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import { Callout } from '../../../ui/feedback/Callout.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { theme } from '../../../ui/theme.ts';
import { characterTypeNames, storyRoleNames } from '../natureMessages.ts';
import { AgeField } from './AgeField.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { PictureChoice } from './AppearanceStep.tsx';
import type { Draft, Values } from './steps.ts';
import { wizardMessages } from './wizardMessages.ts';

/** Who it is, by as few keys as can be, and its part in the family. */
export function BasicsStep({ draft }: { draft: Draft }) {
  const intl = useIntl();
  const { values, setFieldValue } = useFormikContext<Values>();
  const dispatch = useDispatch();
  const helpers = useSelector(selectHelpers);
  useEffect(() => void dispatch(helpersAsked()), [dispatch]);
  const adult = typeof values.age === 'number' && values.age > MAIN_AGE.max;
  // Grown up means at the side of a hero: the role follows at once, and the words beside the age say why.
  // A slip of the finger (66 for 6) must not leave a child there: with the age put right the role is the
  // hero's again.
  const followed = useRef(false);
  useEffect(() => {
    if (adult && values.characterRole === 'main') {
      followed.current = true;
      void setFieldValue('characterRole', 'side');
    }
    if (adult && values.storyRole === 'hero') void setFieldValue('storyRole', 'family_member');
    if (!adult && followed.current) {
      followed.current = false;
      void setFieldValue('characterRole', 'main');
      if (values.storyRole === 'family_member') void setFieldValue('storyRole', 'hero');
    }
  }, [adult, values.characterRole, values.storyRole, setFieldValue]);
  return (
    <>
      <Pairs>
        <Field
          name="name"
          label={intl.formatMessage(wizardMessages.name)}
          autoComplete="off"
          maxLength={60}
        />
        {helpers?.speech && (
          <Field
            name="alias"
            label={intl.formatMessage(wizardMessages.alias)}
            hint={intl.formatMessage(wizardMessages.aliasHint)}
            autoComplete="off"
            maxLength={60}
          />
        )}
        <div>
          <AgeField />
          <div role="status">
            {adult && <Callout tone="warn">{intl.formatMessage(wizardMessages.adult)}</Callout>}
          </div>
        </div>
      </Pairs>
      <Choices>
        <ChoiceGroup
          name="gender"
          legend={intl.formatMessage(wizardMessages.gender)}
          options={[
            { value: 'girl', label: intl.formatMessage(wizardMessages.girl) },
            { value: 'boy', label: intl.formatMessage(wizardMessages.boy) },
          ]}
          width="7rem"
        >
          {({ value, label }, { name, chosen, onChoose }) => (
            <Chip key={value}>
              <input type="radio" name={name} checked={chosen} onChange={onChoose} />
              {chosen && <Check aria-hidden />}
              {label}
            </Chip>
          )}
        </ChoiceGroup>
        <PictureChoice
          name="characterType"
          legend={wizardMessages.type}
          words={characterTypeNames}
          draft={draft}
        />
      </Choices>
      <Pairs>
        <Select
          name="characterRole"
          label={intl.formatMessage(wizardMessages.role)}
          options={[
            { value: 'main', label: intl.formatMessage(wizardMessages.main) },
            { value: 'side', label: intl.formatMessage(wizardMessages.side) },
          ]}
        />
        <Select
          name="storyRole"
          label={intl.formatMessage(wizardMessages.storyRole)}
          options={storyRoles.map((value) => ({ value, label: intl.formatMessage(storyRoleNames[value]) }))}
        />
      </Pairs>
    </>
  );
}

const Choices = styled.div`
  max-width: 48rem;
`;
const Chip = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.s2};
  min-height: 3.25rem;
  padding: ${theme.s2} ${theme.s4};
  border: 2px solid ${theme.edge};
  border-radius: ${theme.round};
  background: ${theme.surface};
  font-weight: 650;
  cursor: pointer;
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:checked) {
    border-color: ${theme.song};
    box-shadow: inset 0 0 0 2px ${theme.song};
    background: ${theme.lampSoft};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${theme.focus};
    outline-offset: 3px;
  }
`;
const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  align-items: start;
  gap: ${theme.s4} ${theme.s5};
  max-width: 48rem;
  margin-bottom: ${theme.s5};
  & > * {
    min-width: 0;
  }
  & [role='status']:not(:empty) {
    margin-top: ${theme.s2};
  }
`;
