import { deleteAccountSchema } from '@storylark/contracts/accounts/schemas';
import type { UserView } from '@storylark/contracts/accounts/views';
import type { DeletionReason } from '@storylark/contracts/accounts/vocabulary';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { pages } from '../../../lib/paths.ts';
import { useEver } from '../../../lib/useEver.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Bone, Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import type { FormSchema } from '../../../ui/forms/formErrors.ts';
import { Panel, Row, Stack } from '../../../ui/layout/layout.ts';
import { theme } from '../../../ui/theme.ts';
import { deletionMessages } from './deletionMessages.ts';
import { Export } from '../export/Export.tsx';
import { LossList } from './LossList.tsx';
import { Reasons } from './Reasons.tsx';
import type { Farewell } from '../settingsApi.ts';
import { selectLoss } from '../settingsSlice.ts';

type Props = { user: UserView; chosen: Farewell | null; onGoOn: (farewell: Farewell) => void };
type Values = { reason: DeletionReason | ''; comment: string };

/** An empty choice is no choice: the schema has its words for what is not there. */
const schema: FormSchema = {
  validate: (values, options) =>
    deleteAccountSchema.validate(
      { ...(values as Values), reason: (values as Values).reason || undefined },
      options,
    ),
};

/** What would be lost, what can be taken along, and why. */
export function ReasonStep({ user, chosen, onGoOn }: Props) {
  const intl = useIntl();
  // How long the list is is known with it: what stands below comes then, and does not move.
  const counted = useEver(useSelector(selectLoss).status !== 'unknown');
  const initial: Values = { reason: chosen?.reason ?? '', comment: chosen?.comment ?? '' };
  function goOn({ reason, comment }: Values) {
    if (reason === '') return;
    const said = reason === 'other' ? comment.trim() : '';
    onGoOn({ reason, ...(said === '' ? {} : { comment: said }) });
  }
  if (!counted)
    return (
      <Skeleton>
        <Bone $height="30rem" $shape={theme.cutL} />
      </Skeleton>
    );
  return (
    <>
      <Panel>
        <Stack>
          <h2>{intl.formatMessage(deletionMessages.lossTitle)}</h2>
          <LossList subscription={user.subscription} />
        </Stack>
      </Panel>
      <Panel>
        <Stack>
          <h2>{intl.formatMessage(deletionMessages.exportFirst)}</h2>
          <Export />
        </Stack>
      </Panel>
      <Panel>
        <Form initial={initial} schema={schema} onSubmit={goOn}>
          <Reasons />
          <Row>
            <ButtonLink look="main" to={pages.settings}>
              {intl.formatMessage(deletionMessages.stay)}
            </ButtonLink>
            <Button type="submit">{intl.formatMessage(deletionMessages.goOn)}</Button>
          </Row>
        </Form>
      </Panel>
    </>
  );
}
