import type { CharacterView } from '@storylark/contracts/characters/views';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { useFailureText } from '../../../i18n/useFailureText.ts';
import { failureIn } from '../../../lib/attempt.ts';
import { type Failure, isRefusal } from '../../../lib/failure.ts';
import { lazyCode } from '../../../lib/lazyCode.ts';
import { newId } from '../../../lib/newId.ts';
import { pages } from '../../../lib/paths.ts';
import { turnPage } from '../../../lib/pageTurn.ts';
import { writeDraft } from '../../../lib/storage.ts';
import { useWizardHistory } from '../../../lib/useWizardHistory.ts';
import { KeepsAnswers } from '../../../offline/KeepsAnswers.tsx';
import { selectUser } from '../../../session/sessionSlice.ts';
import { hasHelpers, helpersAsked, selectHelpers } from '../../../storyActs/outside/outsideSlice.ts';
import StoryLimitDialog from '../../../storyActs/StoryLimitDialog.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { Callout } from '../../../ui/feedback/Callout.tsx';
import { WizardFrame } from '../../../ui/layout/WizardFrame.tsx';
import { orderAsked, selectOrdering, wizardOpened } from '../orderSlice.ts';
import { storiesMessages } from '../storiesMessages.ts';
import { ChooseRest } from './ChooseRest.tsx';
import { StepBody } from './StepBody.tsx';
import {
  addressOf as stepAddress,
  type Draft,
  draftName,
  orderOf,
  schemaOf,
  stepAt,
  storyAddress,
  type StepId,
  stepIds,
  type Values,
  withRest,
} from './steps.ts';
import { Summary } from './Summary.tsx';
import { questions, stepNames } from './stepWords.ts';
import { wizardMessages } from './wizardMessages.ts';

const AskOutside = lazyCode(() => import('./AskOutside.tsx'));

/**
 * Walks through the four questions and the review: the address says where, the draft on this device what was
 * chosen.
 */
export function StoryWizard({ begin, characters }: { begin: Draft; characters: readonly CharacterView[] }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const [query] = useSearchParams();
  const user = useSelector(selectUser);
  const accountId = user?.uuid ?? '';
  const helpers = useSelector(selectHelpers);
  const [kept, setKept] = useState(begin);
  const { tonight } = kept;
  const forTonight = tonight !== undefined;
  const draft = draftName(forTonight);
  const addressOf = useCallback((step: StepId) => stepAddress(step, forTonight), [forTonight]);
  const attempt = useSelector(selectOrdering(kept.uuid));
  const { goOn, goBack, correct, end } = useWizardHistory();
  /** How often the chosen hero was lost: the form begins anew then, and only then. */
  const [losses, setLosses] = useState(0);
  const [sent, setSent] = useState(false);
  /** The failure whose dialog about the limit was closed. */
  const [limitClosed, setLimitClosed] = useState<Failure | null>(null);
  /** The order that waits for the parent's answer about outside models. */
  const [asking, setAsking] = useState(false);
  const body = useRef<HTMLDivElement>(null);

  const heroes = characters.filter(({ characterRole }) => characterRole === 'main');
  const hero = heroes.find(({ uuid }) => uuid === kept.values.characterUuid);
  /** Somebody was chosen and is no longer there: said until somebody else is. */
  const heroGone = kept.heroName !== '' && hero === undefined;
  if (kept.values.characterUuid !== '' && hero === undefined) {
    setKept({ ...kept, values: { ...kept.values, characterUuid: '' } });
    setLosses(losses + 1);
  }
  const ordered = sent && attempt.status === 'done';
  const step = ordered ? 'review' : stepAt(query, kept.values);
  const index = stepIds.indexOf(step);
  const failure = sent ? failureIn(attempt) : null;
  const limitReached = failure !== null && isRefusal(failure, 'storyLimitReached');
  const spent = failure !== null && isRefusal(failure, 'orderAgain', 'idAlreadyUsed');

  const known = useRef(characters);
  useEffect(() => void (known.current = characters));
  const chosen = useCallback((values: Values) => {
    const name = known.current.find(({ uuid }) => uuid === values.characterUuid)?.name;
    // A form tells its first values too, and those are no change.
    setKept((before) =>
      JSON.stringify(values) === JSON.stringify(before.values)
        ? before
        : { ...before, heroName: name ?? before.heroName, values },
    );
  }, []);
  /** Of several, the one an address named would be lost with it. */
  const heroNamed = heroes.length > 1 && query.has('hero');
  useEffect(() => {
    if (!ordered && (kept !== begin || heroNamed || begin.step || forTonight))
      writeDraft(accountId, draft, { ...kept, step });
  }, [kept, begin, heroNamed, forTonight, draft, step, ordered, accountId]);

  useEffect(() => {
    dispatch(wizardOpened());
    dispatch(helpersAsked());
  }, [dispatch]);
  useEffect(() => {
    if (!ordered && query.get('step') !== step) correct(addressOf(step));
  }, [query, step, ordered, correct, addressOf]);
  useEffect(() => {
    if (ordered) turnPage(() => end({ to: storyAddress(kept), homeBelow: true }));
  }, [ordered, kept, end]);

  const submit = () => {
    const following = stepIds[index + 1];
    if (following) return goOn(addressOf(following));
    if (hasHelpers(helpers) && user?.useOutsideModels === null) return setAsking(true);
    send(null);
  };
  const chooseRest = () => {
    if (!hero) return;
    setKept({ ...kept, values: withRest(kept, hero.age) });
    goOn(addressOf('review'));
  };
  const send = (mayHelp: boolean | null) => {
    setAsking(false);
    if (!hero) return;
    // An id that has been used up would be refused for ever.
    const order = spent ? { ...kept, uuid: newId() } : kept;
    if (spent) setKept(order);
    setSent(true);
    dispatch(orderAsked({ order: orderOf(order, hero.age), accountId, draft, mayHelp }));
  };

  return (
    <>
      <WizardFrame
        key={step}
        steps={stepIds.map((id) => ({ name: intl.formatMessage(stepNames[id]), to: addressOf(id) }))}
        current={index}
        question={intl.formatMessage(questions[step], { name: hero?.name ?? kept.heroName })}
        making={intl.formatMessage(wizardMessages.making)}
        closeTo={pages.stories}
        onBack={index === 0 ? null : () => goBack(addressOf(stepIds[index - 1]!))}
        onNext={() => body.current?.querySelector('form')?.requestSubmit()}
        {...(step === 'review' ? { nextLabel: intl.formatMessage(wizardMessages.create) } : {})}
        busy={ordered || (sent && attempt.status === 'busy')}
        said={
          failure && !limitReached && (step === 'review' || heroGone) ? (
            <Callout tone="bad" announced title={intl.formatMessage(storiesMessages.createFailed)}>
              {failureText(failure)}
            </Callout>
          ) : (
            <KeepsAnswers />
          )
        }
        summary={<Summary hero={hero} values={kept.values} />}
      >
        <div ref={body}>
          <Form<Values>
            key={`${step} ${losses}`}
            initial={kept.values}
            schema={schemaOf(step)}
            onChange={chosen}
            onSubmit={submit}
          >
            {heroGone && (
              <Callout tone="warn" announced>
                {intl.formatMessage(wizardMessages.heroGone, { name: kept.heroName })}
              </Callout>
            )}
            {hero && step !== 'character' && step !== 'review' && <ChooseRest onChoose={chooseRest} />}
            <StepBody
              step={step}
              draft={kept}
              hero={hero}
              heroes={heroes}
              characters={characters}
              onTimer={(timer) => setKept({ ...kept, tonight: { timer } })}
            />
          </Form>
        </div>
      </WizardFrame>
      {asking && helpers && (
        <Suspense fallback={null}>
          <AskOutside helpers={helpers} onAnswer={send} onClose={() => setAsking(false)} />
        </Suspense>
      )}
      {limitReached && failure !== limitClosed && (
        <StoryLimitDialog onClose={() => setLimitClosed(failure)} />
      )}
    </>
  );
}
