import { type AccountOrder, accountOrders } from '@storylark/contracts/admin/views';
import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Aging } from '../../ui/feedback/Aging.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { FieldFrame } from '../../ui/forms/FieldFrame.tsx';
import { List, ListBox } from '../../ui/forms/Select.tsx';
import { DataTable, Scrolls } from '../../ui/layout/DataTable.ts';
import { Stack } from '../../ui/layout/layout.ts';
import { PageHeading } from '../../ui/layout/PageHeading.tsx';
import { adminMessages, columnMeanings, columnMessages } from './adminMessages.ts';
import { type Accounts, accountsAsked, selectAdmin } from './adminSlice.ts';
import { Named } from './Named.tsx';
import { Turn } from './Turn.tsx';

/** Accounts with what they made and the plan they hold: ids and counts, nobody’s name. */
export default function AccountsPage() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const { accounts } = useSelector(selectAdmin);
  const [wish, setWish] = useState<{ sort: AccountOrder; skip: number }>({ sort: 'newest', skip: 0 });
  useEffect(() => {
    dispatch(accountsAsked(wish));
  }, [dispatch, wish]);
  return (
    <Stack>
      <PageHeading>{intl.formatMessage(adminMessages.accountsTitle)}</PageHeading>
      <Narrow>
        <FieldFrame label={intl.formatMessage(adminMessages.sort)}>
          {(wiring) => (
            <ListBox>
              <List
                {...wiring}
                value={wish.sort}
                onChange={({ target }) => setWish({ sort: target.value as AccountOrder, skip: 0 })}
              >
                {accountOrders.map((sort) => (
                  <option key={sort} value={sort}>
                    {intl.formatMessage(adminMessages.sortName, { sort })}
                  </option>
                ))}
              </List>
              <ChevronDown aria-hidden />
            </ListBox>
          )}
        </FieldFrame>
      </Narrow>
      {accounts.status === 'loading' && <Loading />}
      {accounts.status === 'failed' && (
        <ErrorState
          title={intl.formatMessage(adminMessages.accountsFailed)}
          reason={failureText(accounts.failure)}
          onRetry={() => dispatch(accountsAsked(wish))}
        />
      )}
      {accounts.status === 'ready' && (
        <Aging isOld={accounts.isOld}>
          <Found found={accounts.seen} turnTo={(skip) => setWish({ ...wish, skip })} />
        </Aging>
      )}
    </Stack>
  );
}

function Found({ found, turnTo }: { found: Accounts; turnTo: (skip: number) => void }) {
  const intl = useIntl();
  const { contractDay } = useFormats();
  const { items, total, skip } = found;
  if (items.length === 0) return <p role="status">{intl.formatMessage(adminMessages.noAccounts)}</p>;
  return (
    <Stack>
      <Wide aria-label={intl.formatMessage(adminMessages.accountsTitle)}>
        <DataTable>
          <thead>
            <tr>
              {(['accountId', 'openedAt', 'plan', 'stories', 'characters', 'lastActive'] as const).map(
                (column) => (
                  <th key={column}>
                    <Named name={columnMessages[column]} meaning={columnMeanings[column]} />
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {items.map(({ accountId, openedAt, plan, stories, characters, lastActive }) => (
              <tr key={accountId}>
                <td className="mono">{accountId}</td>
                <td>{contractDay(openedAt)}</td>
                <td>{intl.formatMessage(adminMessages.planName, { plan })}</td>
                <td>{intl.formatNumber(stories)}</td>
                <td>{intl.formatNumber(characters)}</td>
                <td>{contractDay(lastActive)}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      </Wide>
      <Turn skip={skip} count={items.length} total={total} turnTo={turnTo} />
    </Stack>
  );
}

const Narrow = styled.div`
  max-width: 20rem;
`;
const Wide = styled(Scrolls)`
  & table {
    min-width: 52rem;
  }
`;
