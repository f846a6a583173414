import { Plus } from 'lucide-react';
import type { CharacterRole } from '@storylark/contracts/characters/vocabulary';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { GateDialog, gateMustBeAsked } from '../../gates/GateDialog.tsx';
import { useFailureText } from '../../i18n/useFailureText.ts';
import { pages } from '../../lib/paths.ts';
import { selectUser } from '../../session/sessionSlice.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Stack, ThumbBar, TopLine } from '../../ui/layout/layout.ts';
import { PageHeading } from '../../ui/layout/PageHeading.tsx';
import { Pill } from '../../ui/Pill.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { CharacterGrid, GridSkeleton } from './CharacterGrid.tsx';
import { charactersMessages } from './charactersMessages.ts';
import { deleteWished, listAsked, selectDeletion } from './charactersSlice.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { LimitDialog } from './LimitDialog.tsx';
import { Together } from './Together.tsx';
import { useCharacters } from './useCharacters.ts';
import { useComposer } from './useComposer.ts';
import { useLimit } from './useLimit.ts';
import { freshValues } from './wizard/steps.ts';

export { feature } from './charactersFeature.ts';

const hidden = (words: ReactNode) => (
  <span key="hidden" className="sr">
    {words}
  </span>
);

export default function CharactersPage() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const list = useCharacters();
  const deletion = useSelector(selectDeletion);
  const subscription = useSelector(selectUser)?.subscription;
  const { used, limit, reached } = useLimit();
  const [role, setRole] = useState<CharacterRole>('main');
  const [limitTold, setLimitTold] = useState(false);
  const [gateFor, setGateFor] = useState<string | null>(null);

  const items = list.status === 'unknown' ? null : list.items;
  const count = items?.length ?? 0;
  const countBefore = useRef(count);
  // A card that goes, deleted here or on another screen, takes the focus along: who steers by keys goes on at
  // the head.
  useEffect(() => {
    if (count < countBefore.current && document.activeElement === document.body)
      document.querySelector('h1')?.focus();
    countBefore.current = count;
  }, [count]);
  const nobody = items?.length === 0; // then the button in the middle is the one to press
  const doomed = deletion.status !== 'none' && items?.find(({ uuid }) => uuid === deletion.uuid);
  const askToDelete = (uuid: string) => (gateMustBeAsked() ? setGateFor(uuid) : dispatch(deleteWished(uuid)));
  const add = (wide: boolean) => (
    <NewCharacter reached={reached} wide={wide} onLimit={() => setLimitTold(true)}>
      <Plus aria-hidden /> {intl.formatMessage(charactersMessages.add)}
    </NewCharacter>
  );

  const tabOf = (value: CharacterRole) => {
    const characters = items?.filter(({ characterRole }) => characterRole === value) ?? [];
    const tab = intl.formatMessage(
      value === 'main' ? charactersMessages.mainTab : charactersMessages.sideTab,
    );
    return {
      value,
      label: (
        <>
          <span>{intl.formatMessage(charactersMessages.tabName, { tab, sr: hidden })}</span>{' '}
          <Pill>{characters.length}</Pill>
        </>
      ),
      panel:
        characters.length > 0 ? (
          <CharacterGrid characters={characters} left={Math.max(0, limit - used)} onDelete={askToDelete} />
        ) : (
          <Nobody role={value}>
            <NewCharacter reached={reached} wide={false} onLimit={() => setLimitTold(true)}>
              {intl.formatMessage(value === 'main' ? charactersMessages.drawFirst : charactersMessages.add)}
            </NewCharacter>
          </Nobody>
        ),
    };
  };

  return (
    <div>
      <TopLine $thumb>
        <div>
          <PageHeading>{intl.formatMessage(charactersMessages.title)}</PageHeading>
          {subscription && (
            <p className="muted">
              {intl.formatMessage(charactersMessages.used, {
                used,
                limit,
                plan: intl.formatMessage(charactersMessages.planName, { plan: subscription.plan }),
              })}
            </p>
          )}
        </div>
        {!nobody && add(false)}
      </TopLine>
      <Stack>
        {list.status === 'failed' && (
          <ErrorState
            title={intl.formatMessage(charactersMessages.fetchFailed)}
            reason={failureText(list.failure)}
            onRetry={() => dispatch(listAsked())}
          />
        )}
        {items && (
          <Tabs
            label={intl.formatMessage(charactersMessages.tabs)}
            value={role}
            onChange={setRole}
            tabs={[tabOf('main'), tabOf('side')]}
          />
        )}
        {!items && list.status !== 'failed' && <GridSkeleton />}
      </Stack>
      {items && <Together characters={items} />}
      {!nobody && <ThumbBar>{add(true)}</ThumbBar>}
      <LimitDialog open={limitTold} onClose={() => setLimitTold(false)} />
      <GateDialog
        open={gateFor !== null}
        onOpen={() => {
          if (gateFor !== null) dispatch(deleteWished(gateFor));
          setGateFor(null);
        }}
        onClose={() => setGateFor(null)}
      />
      {deletion.status !== 'none' && doomed && (
        <DeleteDialog key={doomed.uuid} deletion={deletion} character={doomed} />
      )}
    </div>
  );
}

function Nobody({ role, children }: { role: CharacterRole; children: ReactNode }) {
  const intl = useIntl();
  const drawn = useComposer();
  return (
    <EmptyState
      art={drawn({ ...freshValues, uuid: role }, true)}
      sentence={intl.formatMessage(
        role === 'main' ? charactersMessages.emptyMain : charactersMessages.emptySide,
      )}
    >
      {children}
    </EmptyState>
  );
}

type NewProps = { reached: boolean; wide: boolean; onLimit: () => void; children: ReactNode };

/** Who has no place left is told so here, and not after five steps: then it is not what the screen is for. */
function NewCharacter({ reached, wide, onLimit, children }: NewProps) {
  if (reached)
    return (
      <Button big wide={wide} onClick={onLimit}>
        {children}
      </Button>
    );
  return (
    <ButtonLink look="main" big wide={wide} to={pages.createCharacter}>
      {children}
    </ButtonLink>
  );
}
