import { counterpartOf } from '@storylark/contracts/characters/familyLinks';
import type { CharacterView } from '@storylark/contracts/characters/views';
import { type RelationshipType, relationshipTypes } from '@storylark/contracts/characters/vocabulary';
import { useFormikContext } from 'formik';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { pages } from '../../../lib/paths.ts';
import { Stack } from '../../../ui/layout/layout.ts';
import { linkTo } from '../../../ui/linkTo.tsx';
import { Callout } from '../../../ui/feedback/Callout.tsx';
import { List, ListBox } from '../../../ui/forms/Select.tsx';
import { theme } from '../../../ui/theme.ts';
import { relationshipNames } from '../natureMessages.ts';
import { Portrait } from '../Portrait.tsx';
import { relate, type Values } from './steps.ts';
import { wizardMessages } from './wizardMessages.ts';

/** @param allowed whether the plan has relationships; without, the step says so and can be passed */
export function RelationshipsStep({
  others,
  allowed,
}: {
  others: readonly CharacterView[];
  allowed: boolean;
}) {
  const intl = useIntl();
  if (!allowed)
    return (
      <Callout title={intl.formatMessage(wizardMessages.premium)}>
        {intl.formatMessage(wizardMessages.premiumText, {
          link: linkTo(`${pages.subscriptions}?plan=standard`),
        })}
      </Callout>
    );
  if (others.length === 0) return <p className="muted">{intl.formatMessage(wizardMessages.nobody)}</p>;
  return (
    <Stack>
      {others.map((other) => (
        <Relation key={other.uuid} other={other} />
      ))}
    </Stack>
  );
}

/** What another is to this one, and by that what this one is to the other. */
function Relation({ other }: { other: CharacterView }) {
  const intl = useIntl();
  const id = useId();
  const { values, setFieldValue } = useFormikContext<Values>();
  const type =
    values.familyLinks.find(({ characterUuid }) => characterUuid === other.uuid)?.relationshipType ?? 'none';
  const back = counterpartOf(type, values.gender || undefined);
  return (
    <Line>
      <Face character={other} />
      <div>
        <label htmlFor={id}>
          {intl.formatMessage(wizardMessages.otherIs, { other: other.name, name: values.name })}
        </label>
        <ListBox>
          <List
            id={id}
            value={type}
            aria-describedby={`${id}-back`}
            onChange={({ target }) =>
              void setFieldValue(
                'familyLinks',
                relate(values.familyLinks, other.uuid, target.value as RelationshipType),
              )
            }
          >
            {['none' as const, ...relationshipTypes.filter((each) => each !== 'none')].map((each) => (
              <option key={each} value={each}>
                {intl.formatMessage(relationshipNames[each])}
              </option>
            ))}
          </List>
          <ChevronDown aria-hidden />
        </ListBox>
        <p className="small muted" id={`${id}-back`}>
          {type !== 'none' &&
            intl.formatMessage(wizardMessages.backward, {
              type: intl.formatMessage(relationshipNames[back]),
            })}
        </p>
      </div>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  gap: ${theme.s4};
  max-width: 36rem;
  & > div:last-child {
    flex: 1;
    min-width: 0;
    display: grid;
    gap: ${theme.s2};
  }
  & label {
    font-weight: 650;
    overflow-wrap: anywhere;
  }
  & p {
    min-height: 1.5em;
  }
`;
const Face = styled(Portrait)`
  flex: none;
  width: 4.5rem;
  height: 5.2rem;
`;
