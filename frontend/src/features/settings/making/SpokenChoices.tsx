import { spokenChoices } from '@storylark/contracts/accounts/schemas';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useFormats } from '../../../i18n/useFormats.ts';
import { Tick, TickRow } from '../../../ui/forms/Checkbox.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { useFieldError } from '../../../ui/forms/useFieldError.ts';
import { theme } from '../../../ui/theme.ts';
import { makingMessages } from './makingMessages.ts';

const words = {
  none: [makingMessages.spokenNone, makingMessages.spokenNoneHint],
  alias: [makingMessages.spokenAlias, null],
  name: [makingMessages.spokenName, makingMessages.spokenNameHint],
} as const;

/** One of three; an alias is typed where it is chosen. `since`: of the consent that holds, ISO. */
export function SpokenChoices({ since }: { since: string | null }) {
  const intl = useIntl();
  const formats = useFormats();
  const id = useId();
  const { field } = useFieldError<(typeof spokenChoices)[number]>('choice');
  return (
    <Group>
      <legend className="sr">{intl.formatMessage(makingMessages.spoken)}</legend>
      {spokenChoices.map((choice) => {
        const [label, hint] = words[choice];
        const hintId = `${id}-${choice}`;
        return (
          <div key={choice}>
            <TickRow>
              <Tick
                {...field}
                type="radio"
                value={choice}
                checked={field.value === choice}
                aria-describedby={hint ? hintId : undefined}
              />
              <span>{intl.formatMessage(label)}</span>
            </TickRow>
            {hint && (
              <Hint id={hintId}>
                {intl.formatMessage(hint)}
                {choice === 'name' &&
                  since &&
                  ` ${intl.formatMessage(makingMessages.spokenSince, { at: formats.moment(since) })}`}
              </Hint>
            )}
            {choice === 'alias' && field.value === 'alias' && (
              <Indented>
                <Field
                  name="alias"
                  label={intl.formatMessage(makingMessages.spokenAliasField)}
                  hint={intl.formatMessage(makingMessages.spokenAliasHint)}
                  autoComplete="off"
                  maxLength={60}
                />
              </Indented>
            )}
          </div>
        );
      })}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: ${theme.s2};
`;
const Indented = styled.div`
  padding: 0 0 ${theme.s3} calc(1.5rem + ${theme.s3});
`;
const Hint = styled.p`
  padding-left: calc(1.5rem + ${theme.s3});
  color: ${theme.ink2};
  font-size: ${theme.tSmall};
`;
