import { deletionReasons } from '@storylark/contracts/accounts/vocabulary';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { TickRow, Tick } from '../../../ui/forms/Checkbox.tsx';
import { ErrorLine } from '../../../ui/forms/FieldFrame.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { theme } from '../../../ui/theme.ts';
import { useFieldError } from '../../../ui/forms/useFieldError.ts';
import { deletionMessages } from './deletionMessages.ts';

/** One of five; 'other' may be said in words. */
export function Reasons() {
  const intl = useIntl();
  const id = useId();
  const { field, error } = useFieldError<string>('reason');
  return (
    <>
      <Group aria-describedby={error ? id : undefined}>
        <legend>{intl.formatMessage(deletionMessages.reason)}</legend>
        {deletionReasons.map((reason) => (
          <TickRow key={reason}>
            <Tick
              {...field}
              type="radio"
              value={reason}
              checked={field.value === reason}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? id : undefined}
            />
            <span>{intl.formatMessage(deletionMessages[reason])}</span>
          </TickRow>
        ))}
        {error && <ErrorLine id={id}>{error}</ErrorLine>}
      </Group>
      {field.value === 'other' && (
        <TextArea
          name="comment"
          label={intl.formatMessage(deletionMessages.comment)}
          hint={intl.formatMessage(deletionMessages.commentHint)}
          maxLength={2000}
        />
      )}
    </>
  );
}

const Group = styled.fieldset`
  & > legend {
    margin-bottom: ${theme.s2};
    font: 400 ${theme.t2} / 1.2 ${theme.fontDisplay};
  }
`;
