import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { pathTo } from '../../lib/paths.ts';
import { staffPages } from '../../lib/staffPages.ts';
import { useLookedAtOnce } from './useLookedAtOnce.ts';
import { Button } from '../../ui/Button.tsx';
import { Aging } from '../../ui/feedback/Aging.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { FieldFrame, Input } from '../../ui/forms/FieldFrame.tsx';
import { Row, Stack } from '../../ui/layout/layout.ts';
import { PageHeading } from '../../ui/layout/PageHeading.tsx';
import { PAGE_SIZE } from './auditApi.ts';
import { auditMessages } from './auditMessages.ts';
import { type Accounts, accountsAsked, selectAudit } from './auditSlice.ts';
import { DataTable, Scrolls } from '../../ui/layout/DataTable.ts';
import { utc } from './timeline.ts';

const WHOLE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ANY_ID = '[0-9a-fA-F\\-]*';

/** Accounts are found by their ids alone. A whole id leads to its account, whether it is listed or not. */
export default function AccountsPage() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const { accounts } = useSelector(selectAudit);
  const [typed, setTyped] = useState('');
  const search = typed.trim().toLowerCase();
  const ask = () => dispatch(accountsAsked({ search, skip: 0 }));
  useLookedAtOnce(ask);
  return (
    <Stack>
      <PageHeading>{intl.formatMessage(auditMessages.accountsTitle)}</PageHeading>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (WHOLE_ID.test(search)) void navigate(pathTo(staffPages.auditAccount, { accountId: search }));
          else ask();
        }}
      >
        <Row>
          <FieldFrame
            label={intl.formatMessage(auditMessages.search)}
            hint={intl.formatMessage(auditMessages.searchHint)}
          >
            {(wiring) => (
              <Input
                {...wiring}
                type="search"
                maxLength={36}
                pattern={ANY_ID}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </FieldFrame>
          <Button type="submit" look="main">
            {intl.formatMessage(auditMessages.find)}
          </Button>
        </Row>
      </form>
      {accounts.status === 'loading' && <Loading />}
      {accounts.status === 'failed' && (
        <ErrorState
          title={intl.formatMessage(auditMessages.accountsFailed)}
          reason={failureText(accounts.failure)}
          onRetry={ask}
        />
      )}
      {accounts.status === 'ready' && (
        <Aging isOld={accounts.isOld}>
          <Found
            found={accounts.seen}
            turnTo={(skip) => dispatch(accountsAsked({ search: accounts.seen.search, skip }))}
          />
        </Aging>
      )}
    </Stack>
  );
}

function Found({ found, turnTo }: { found: Accounts; turnTo: (skip: number) => void }) {
  const intl = useIntl();
  const { items, total, skip } = found;
  if (items.length === 0) return <p role="status">{intl.formatMessage(auditMessages.noAccounts)}</p>;
  return (
    <Stack>
      <p role="status" className="muted small">
        {intl.formatMessage(auditMessages.shown, { from: skip + 1, to: skip + items.length, total })}
      </p>
      <Scrolls aria-label={intl.formatMessage(auditMessages.accountsTitle)}>
        <DataTable>
          <thead>
            <tr>
              <th>{intl.formatMessage(auditMessages.account)}</th>
              <th className="num">{intl.formatMessage(auditMessages.events)}</th>
              <th>{intl.formatMessage(auditMessages.lastEvent)}</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ accountId, events, lastAt }) => (
              <tr key={accountId}>
                <td className="mono">
                  <Link to={pathTo(staffPages.auditAccount, { accountId })}>{accountId}</Link>
                </td>
                <td className="num">{events}</td>
                <td>{utc(lastAt)}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      </Scrolls>
      <Row>
        {skip > 0 && (
          <Button onClick={() => turnTo(Math.max(0, skip - PAGE_SIZE))}>
            {intl.formatMessage(auditMessages.before)}
          </Button>
        )}
        {skip + items.length < total && (
          <Button onClick={() => turnTo(skip + PAGE_SIZE)}>{intl.formatMessage(auditMessages.after)}</Button>
        )}
      </Row>
    </Stack>
  );
}
