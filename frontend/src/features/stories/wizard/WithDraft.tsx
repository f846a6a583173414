import type { CharacterView } from '@storylark/contracts/characters/views';
import { storyLanguageOf } from '@storylark/contracts/languages';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { newId } from '../../../lib/newId.ts';
import { FOR_TONIGHT } from '../../../lib/tonight.ts';
import { readDraft, writeDraft } from '../../../lib/storage.ts';
import { selectUser } from '../../../session/sessionSlice.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../../ui/overlays/Dialog.tsx';
import { PlainMain } from '../../../ui/layout/layout.ts';
import { PageHeading } from '../../../ui/layout/PageHeading.tsx';
import { addressOf, type Draft, draftName, emptyValues } from './steps.ts';
import { StoryWizard } from './StoryWizard.tsx';
import { draftForTonight } from './tonight.ts';
import { wizardMessages } from './wizardMessages.ts';

/**
 * Begins with what was chosen here last; an address without a step asks first, one with a step is a reload.
 * The hero an address names, and one who is alone, is chosen already; what is proposed for tonight is chosen
 * altogether.
 */
export function WithDraft({ characters }: { characters: readonly CharacterView[] }) {
  const intl = useIntl();
  const user = useSelector(selectUser);
  const accountId = user?.uuid ?? '';
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const forTonight = query.has(FOR_TONIGHT);
  const fresh = (): Draft => {
    const heroes = characters.filter(({ characterRole }) => characterRole === 'main');
    const values = emptyValues(storyLanguageOf[user?.language ?? 'en']);
    if (forTonight) return draftForTonight(query, heroes, values);
    const wished = heroes.find(({ uuid }) => uuid === query.get('hero'));
    const hero = wished ?? (heroes.length === 1 ? heroes[0] : undefined);
    return {
      uuid: newId(),
      heroName: hero?.name ?? '',
      values: { ...values, characterUuid: hero?.uuid ?? '' },
    };
  };
  const name = draftName(forTonight);
  const [kept] = useState(() => readDraft<Draft>(accountId, name));
  const [chosen, setChosen] = useState(() =>
    kept?.heroName && !(forTonight && !query.has('step')) ? null : fresh(),
  );
  const begin = chosen ?? (query.has('step') ? kept : null);
  if (begin) return <StoryWizard begin={begin} characters={characters} />;
  const goOn = () => {
    if (kept?.step) void navigate(addressOf(kept.step, forTonight), { replace: true });
    else setChosen(kept);
  };
  const anew = () => {
    writeDraft(accountId, name, null);
    setChosen(fresh());
  };
  return (
    <PlainMain>
      <PageHeading>{intl.formatMessage(wizardMessages.making)}</PageHeading>
      <Dialog
        open
        title={intl.formatMessage(wizardMessages.goOnTitle, { name: kept?.heroName ?? '' })}
        description={intl.formatMessage(wizardMessages.goOnText)}
      >
        <DialogFoot>
          <Button look="main" big onClick={goOn}>
            {intl.formatMessage(wizardMessages.goOn)}
          </Button>
          <Button look="bare" onClick={anew}>
            {intl.formatMessage(wizardMessages.startAnew)}
          </Button>
        </DialogFoot>
      </Dialog>
    </PlainMain>
  );
}
