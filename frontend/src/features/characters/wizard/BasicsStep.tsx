import { characterTypes, storyRoles } from '@storylark/contracts/characters/vocabulary';
import { MAIN_AGE, SIDE_AGE } from '@storylark/contracts/constants';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Field } from '../../../ui/forms/Field.tsx';
import { Callout } from '../../../ui/feedback/Callout.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { theme } from '../../../ui/theme.ts';
import { characterTypeNames, storyRoleNames } from '../natureMessages.ts';
import type { Values } from './steps.ts';
import { wizardMessages } from './wizardMessages.ts';

export function BasicsStep() {
  const intl = useIntl();
  const { values, setFieldValue } = useFormikContext<Values>();
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
  const choose = intl.formatMessage(wizardMessages.choose);
  return (
    <Pairs>
      <Field name="name" label={intl.formatMessage(wizardMessages.name)} autoComplete="off" maxLength={60} />
      <div>
        <Field
          name="age"
          type="number"
          inputMode="numeric"
          min={SIDE_AGE.min}
          max={SIDE_AGE.max}
          label={intl.formatMessage(wizardMessages.age)}
          hint={intl.formatMessage(wizardMessages.ageHint)}
        />
        <div role="status">
          {adult && <Callout tone="warn">{intl.formatMessage(wizardMessages.adult)}</Callout>}
        </div>
      </div>
      <Select
        name="gender"
        label={intl.formatMessage(wizardMessages.gender)}
        placeholder={choose}
        options={[
          { value: 'girl', label: intl.formatMessage(wizardMessages.girl) },
          { value: 'boy', label: intl.formatMessage(wizardMessages.boy) },
        ]}
      />
      <Select
        name="characterType"
        label={intl.formatMessage(wizardMessages.type)}
        options={characterTypes.map((value) => ({
          value,
          label: intl.formatMessage(characterTypeNames[value]),
        }))}
      />
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
  );
}

const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  align-items: start;
  gap: ${theme.s4} ${theme.s5};
  max-width: 48rem;
  & > * {
    min-width: 0;
  }
  & [role='status']:not(:empty) {
    margin-top: ${theme.s2};
  }
`;
