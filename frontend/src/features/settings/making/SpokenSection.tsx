import { spokenChoices, spokenChoiceSchema } from '@storylark/contracts/accounts/schemas';
import type { UserView } from '@storylark/contracts/accounts/views';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { failureIn } from '../../../lib/attempt.ts';
import type { Failure } from '../../../lib/failure.ts';
import { makingChosen, makingOpened, selectMaking } from '../../../storyActs/outside/outsideSlice.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { NotDone } from '../NotDone.tsx';
import { SaveLine } from '../SaveLine.tsx';
import { Section } from '../Section.tsx';
import { settingsMessages } from '../settingsMessages.ts';
import { makingMessages } from './makingMessages.ts';
import { SpokenChoices } from './SpokenChoices.tsx';

type Choice = { choice: (typeof spokenChoices)[number]; alias: string };
const choiceOf = ({ spokenName }: UserView): Choice => ({
  choice: spokenName?.kind ?? 'none',
  alias: spokenName?.kind === 'alias' ? spokenName.alias : '',
});
const wishOf = ({ choice, alias }: Choice) =>
  choice === 'alias' ? { alias: alias.trim() } : choice === 'name' ? ({ name: true } as const) : null;
/** What the server says of the alias goes beside its field. */
const besideField = (failure: Failure | null): Failure | null => {
  const issue = failure?.kind === 'refused' ? failure.fields['spokenName.alias'] : undefined;
  return failure?.kind === 'refused' && issue ? { ...failure, fields: { alias: issue } } : failure;
};

/** How a voice outside may call those in a story: saved by a button, since one of the answers is consent. */
export function SpokenSection({ user }: { user: UserView }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { saving, naming } = useSelector(selectMaking);
  const attempt = naming ? saving : ({ status: 'idle' } as const);
  const failed = failureIn(attempt);
  // 'Saved.' is no longer true of what stands there now
  const newlyTyped = useCallback(() => void dispatch(makingOpened()), [dispatch]);
  const failure = useMemo(() => besideField(failed), [failed]);
  return (
    <Section
      title={intl.formatMessage(makingMessages.spoken)}
      text={intl.formatMessage(makingMessages.spokenText)}
    >
      <Form<Choice>
        initial={choiceOf(user)}
        schema={spokenChoiceSchema}
        failure={failure}
        onChange={newlyTyped}
        onSubmit={(values) => dispatch(makingChosen({ spokenName: wishOf(values) }))}
      >
        <SpokenChoices since={user.spokenName?.kind === 'name' ? user.spokenName.consentedAt : null} />
        <NotDone title={intl.formatMessage(makingMessages.notSaved)} failure={failure} />
        <SaveLine
          attempt={attempt}
          label={intl.formatMessage(settingsMessages.save)}
          said={intl.formatMessage(settingsMessages.saved)}
        />
      </Form>
    </Section>
  );
}
