import { buckets } from '@storylark/contracts/admin/buckets';
import { locales } from '@storylark/contracts/languages';
import { plans } from '@storylark/contracts/subscriptions/plans';
import { ChevronDown } from 'lucide-react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { Message } from '../../i18n/defineMessages.ts';
import { FieldFrame } from '../../ui/forms/FieldFrame.tsx';
import { List, ListBox } from '../../ui/forms/Select.tsx';
import { theme } from '../../ui/theme.ts';
import { useMeaning } from '../../ui/useMeaning.tsx';
import type { UsageWish } from './adminApi.ts';
import { adminMessages } from './adminMessages.ts';
import { DayFields } from './DayFields.tsx';

type Props = { wish: UsageWish; onChange: (changes: Partial<UsageWish>) => void };

/** From when to when, in what steps, of which plan and language. */
export function UsageFilters({ wish, onChange }: Props) {
  const intl = useIntl();
  const { button, words } = useMeaning(intl.formatMessage(adminMessages.language));
  const choices = [
    { name: 'bucket', label: adminMessages.bucket, all: buckets, option: adminMessages.bucketName },
    { name: 'plan', label: adminMessages.plan, all: ['', ...plans], option: adminMessages.planName },
    {
      name: 'language',
      label: adminMessages.language,
      all: ['', ...locales],
      option: adminMessages.languageName,
    },
  ] as const satisfies readonly {
    name: keyof UsageWish;
    label: Message;
    all: readonly string[];
    option: Message;
  }[];
  return (
    <form aria-label={intl.formatMessage(adminMessages.filters)} onSubmit={(event) => event.preventDefault()}>
      <Fields>
        <DayFields days={wish} onChange={onChange} />
        {choices.map(({ name, label, all, option }) => (
          <FieldFrame key={name} label={intl.formatMessage(label)}>
            {(wiring) => (
              <ListBox>
                <List
                  {...wiring}
                  value={wish[name]}
                  onChange={({ target }) => onChange({ [name]: target.value })}
                >
                  {all.map((value) => (
                    <option key={value} value={value}>
                      {intl.formatMessage(option, { [name]: value })}
                    </option>
                  ))}
                </List>
                <ChevronDown aria-hidden />
              </ListBox>
            )}
          </FieldFrame>
        ))}
        {button}
      </Fields>
      <p {...words} className="small muted">
        {intl.formatMessage(adminMessages.languageIs)}
      </p>
    </form>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
  gap: ${theme.s3};
  align-items: end;
  & > div,
  & input {
    min-width: 0;
  }
  & > button {
    justify-self: start;
  }
`;
