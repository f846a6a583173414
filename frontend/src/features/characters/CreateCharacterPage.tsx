import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { newId } from '../../lib/newId.ts';
import { pages } from '../../lib/paths.ts';
import { PlainMain } from '../../ui/layout/layout.ts';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { PageHeading } from '../../ui/layout/PageHeading.tsx';
import type { ListState } from './charactersSlice.ts';
import { LimitDialog } from './LimitDialog.tsx';
import { useCharacters } from './useCharacters.ts';
import { useLimit } from './useLimit.ts';
import { emptyValues } from './wizard/steps.ts';
import { surpriseLook } from './wizard/surpriseLook.ts';
import { WithDraft } from './wizard/WithDraft.tsx';
import { wizardMessages } from './wizard/wizardMessages.ts';

export { feature } from './charactersFeature.ts';

export default function CreateCharacterPage() {
  const list = useCharacters();
  const known =
    list.status === 'ready' || list.status === 'failed' || (list.status === 'loading' && list.items !== null);
  return known ? <Begin list={list} /> : <Loading />;
}

/** Whether there is room is seen before the first step; the new one itself does not count against it. */
function Begin({ list }: { list: ListState }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { reached } = useLimit();
  const [full] = useState(reached);
  const others = list.status === 'unknown' ? [] : (list.items ?? []);
  if (full)
    return (
      <PlainMain>
        <PageHeading>{intl.formatMessage(wizardMessages.making)}</PageHeading>
        <LimitDialog open onClose={() => void navigate(pages.characters)} />
      </PlainMain>
    );
  return (
    <WithDraft
      fresh={() => {
        const uuid = newId();
        return { uuid, values: { ...emptyValues, ...surpriseLook(uuid) } };
      }}
      draftName="character"
      character={null}
      others={others}
    />
  );
}
