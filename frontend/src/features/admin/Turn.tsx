import { useIntl } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/layout/layout.ts';
import { PAGE_SIZE } from './adminApi.ts';
import { adminMessages } from './adminMessages.ts';

type Props = { skip: number; count: number; total: number; turnTo: (skip: number) => void };

/** Leads to the pages before and after this one, as far as there are any. */
export function Turn({ skip, count, total, turnTo }: Props) {
  const intl = useIntl();
  return (
    <Row>
      <p role="status" className="muted small">
        {intl.formatMessage(adminMessages.shown, { from: skip + 1, to: skip + count, total })}
      </p>
      {skip > 0 && (
        <Button onClick={() => turnTo(Math.max(0, skip - PAGE_SIZE))}>
          {intl.formatMessage(adminMessages.before)}
        </Button>
      )}
      {skip + count < total && (
        <Button onClick={() => turnTo(skip + PAGE_SIZE)}>{intl.formatMessage(adminMessages.after)}</Button>
      )}
    </Row>
  );
}
