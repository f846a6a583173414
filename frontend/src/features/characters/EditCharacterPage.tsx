import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { pages } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Stack } from '../../ui/layout/layout.ts';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { PageHeading } from '../../ui/layout/PageHeading.tsx';
import { theme } from '../../ui/theme.ts';
import type { CharacterView } from '@storylark/contracts/characters/views';
import { charactersMessages } from './charactersMessages.ts';
import { editDraftOf } from './editDraft.ts';
import { listAsked } from './charactersSlice.ts';
import { useCharacters } from './useCharacters.ts';
import { valuesOf } from './wizard/steps.ts';
import { WithDraft } from './wizard/WithDraft.tsx';
import { wizardMessages } from './wizard/wizardMessages.ts';

export { feature } from './charactersFeature.ts';

export default function EditCharacterPage() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const { uuid = '' } = useParams();
  const list = useCharacters();
  const items = list.status === 'unknown' ? null : list.items;
  const character = items?.find((one) => one.uuid === uuid);
  if (character)
    return <Edit key={uuid} character={character} others={items?.filter((one) => one.uuid !== uuid) ?? []} />;
  if (list.status === 'unknown' || list.status === 'loading') return <Loading />;
  return (
    <Page id="main" tabIndex={-1}>
      <Stack>
        <PageHeading>
          {intl.formatMessage(
            list.status === 'failed' ? charactersMessages.title : charactersMessages.notFound,
          )}
        </PageHeading>
        {list.status === 'failed' && (
          <ErrorState
            title={intl.formatMessage(charactersMessages.fetchFailed)}
            reason={failureText(list.failure)}
            onRetry={() => dispatch(listAsked())}
          />
        )}
        <p>
          <ButtonLink to={pages.characters}>{intl.formatMessage(wizardMessages.toList)}</ButtonLink>
        </p>
      </Stack>
    </Page>
  );
}

/** Goes on from what was there when the screen was entered: the list may be fetched anew meanwhile. */
function Edit({ character, others }: { character: CharacterView; others: readonly CharacterView[] }) {
  const [first] = useState(character);
  return (
    <WithDraft
      fresh={() => ({ uuid: first.uuid, values: valuesOf(first) })}
      draftName={editDraftOf(first.uuid)}
      character={first}
      others={others}
    />
  );
}

const Page = styled.main`
  max-width: 40rem;
  margin: auto;
  padding: ${theme.s7} ${theme.s4};
`;
