import type { CharacterView } from '@storylark/contracts/characters/views';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { readDraft, writeDraft } from '../../../lib/storage.ts';
import { selectUser } from '../../../session/sessionSlice.ts';
import { PlainMain } from '../../../ui/layout/layout.ts';
import { PageHeading } from '../../../ui/layout/PageHeading.tsx';
import { CharacterWizard } from './CharacterWizard.tsx';
import { GoOn } from './GoOn.tsx';
import type { Draft } from './steps.ts';
import { wizardMessages } from './wizardMessages.ts';

type Props = {
  fresh: () => Draft;
  draftName: string;
  character: CharacterView | null;
  others: readonly CharacterView[];
};

/**
 * Begins with what was entered here last; an address without a step asks first, one with a step is a reload.
 */
export function WithDraft({ fresh, draftName, character, others }: Props) {
  const intl = useIntl();
  const accountId = useSelector(selectUser)?.uuid ?? '';
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [kept] = useState(() => withAlias(readDraft<Draft>(accountId, draftName)));
  const [chosen, setChosen] = useState(() => (kept?.values.name ? null : fresh()));
  const begin = chosen ?? (query.has('step') ? kept : null);
  if (begin)
    return <CharacterWizard begin={begin} draftName={draftName} character={character} others={others} />;
  const goOn = () => {
    if (kept?.at) void navigate(kept.at, { replace: true });
    else setChosen(kept);
  };
  const anew = () => {
    writeDraft(accountId, draftName, null);
    setChosen(fresh());
  };
  return (
    <PlainMain>
      <PageHeading>
        {intl.formatMessage(character ? wizardMessages.changing : wizardMessages.making)}
      </PageHeading>
      <GoOn name={kept?.values.name ?? ''} onGoOn={goOn} onAnew={anew} />
    </PlainMain>
  );
}

/** Drafts from before there was a field for it have none. */
const withAlias = (draft: Draft | null): Draft | null =>
  draft && { ...draft, values: { ...draft.values, alias: draft.values.alias ?? '' } };
