import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useFormats } from '../../i18n/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel, Stack } from '../../ui/layout/layout.ts';
import { theme } from '../../ui/theme.ts';
import { changesMessages } from './changes/changesMessages.ts';
import { wished } from './changes/changesSlice.ts';

/** In sight for as long as the right lasts. */
export function Withdrawal({ until }: { until: string }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { moment } = useFormats();
  return (
    <Panel>
      <Stack $gap={theme.s3} style={{ justifyItems: 'start' }}>
        <p>{intl.formatMessage(changesMessages.withdrawUntil, { at: moment(until) })}</p>
        <Button onClick={() => dispatch(wished({ kind: 'withdraw' }))}>
          {intl.formatMessage(changesMessages.withdraw)}
        </Button>
      </Stack>
    </Panel>
  );
}
