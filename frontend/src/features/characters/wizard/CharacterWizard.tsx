import type { CharacterView } from '@storylark/contracts/characters/views';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useFailureText } from '../../../i18n/useFailureText.ts';
import { failureIn } from '../../../lib/attempt.ts';
import { isRefusal } from '../../../lib/failure.ts';
import { pages, storyAbout } from '../../../lib/paths.ts';
import { writeDraft } from '../../../lib/storage.ts';
import { useWizardHistory } from '../../../lib/useWizardHistory.ts';
import { KeepsAnswers } from '../../../offline/KeepsAnswers.tsx';
import { selectUser } from '../../../session/sessionSlice.ts';
import { useStoryLimit } from '../../../storyActs/useStoryLimit.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { Callout } from '../../../ui/feedback/Callout.tsx';
import { Tabs } from '../../../ui/layout/Tabs.tsx';
import { WizardFrame } from '../../../ui/layout/WizardFrame.tsx';
import { saveAsked, selectSaving, wizardOpened } from '../charactersSlice.ts';
import { LimitDialog } from '../LimitDialog.tsx';
import { useLimit } from '../useLimit.ts';
import { saveWish } from './saveWish.ts';
import { Stage, WithStage } from './Stage.tsx';
import { StepBody } from './StepBody.tsx';
import {
  addressOf,
  type Draft,
  parts,
  schemaOf,
  screenAt,
  screenOfIssue,
  screensFor,
  type Values,
} from './steps.ts';
import { Touched } from './Touched.tsx';
import { partNames, questions, stepNames } from './stepWords.ts';
import { wizardMessages } from './wizardMessages.ts';

type Props = {
  begin: Draft;
  draftName: string;
  /** Null for a new one. */ character: CharacterView | null;
  others: readonly CharacterView[];
};

/**
 * Walks through the screens of the plan: the address says where, the draft on this device what was answered. The first hero
 * leads on to its story.
 */
export function CharacterWizard({ begin, draftName, character, others }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { goOn, goBack, correct, end } = useWizardHistory();
  const failureText = useFailureText();
  const [query] = useSearchParams();
  const user = useSelector(selectUser);
  const saving = useSelector(selectSaving(begin.uuid));
  const { used, limit } = useLimit();
  const { reached: noStoryLeft } = useStoryLimit();
  const [draft, setDraft] = useState(begin);
  const [sent, setSent] = useState<Values | null>(null);
  const body = useRef<HTMLDivElement>(null);

  const isSaved = sent !== null && saving.status === 'done';
  const accountId = user?.uuid ?? '';
  const related = user?.subscription.relationships ?? false;
  const screens = screensFor(user?.subscription, begin.values);
  const stepIds = [...new Set(screens.map(({ step }) => step))];
  const screen = isSaved ? screens.at(-1)! : screenAt(screens, query, draft.values);
  const address = addressOf(screen);
  const index = screens.indexOf(screen);
  const failure = sent ? failureIn(saving) : null;
  const refused = failure?.kind === 'refused' ? failure.fields : {};
  /** What the server said is said where it can be mended. */
  const concernsThis = screen.step === 'review' || screen.fields.some((field) => refused[field]);
  const limitReached = failure !== null && isRefusal(failure, 'characterLimitReached');
  const isFirstHero =
    character === null &&
    sent?.characterRole === 'main' &&
    !others.some(({ uuid, characterRole }) => uuid !== begin.uuid && characterRole === 'main');
  const next = isFirstHero && !noStoryLeft ? storyAbout(begin.uuid) : pages.characters;

  useEffect(() => void dispatch(wizardOpened()), [dispatch]);
  useEffect(() => {
    if (!isSaved && `?${query}` !== address) correct(address);
  }, [query, address, isSaved, correct]);
  useEffect(() => {
    if (isSaved) end({ to: next });
  }, [isSaved, next, end]);
  useEffect(() => {
    const wrong = failure?.kind === 'refused' ? screenOfIssue(failure.fields) : undefined;
    if (wrong) goOn(addressOf(wrong));
  }, [failure, goOn]);

  useEffect(() => {
    if (!isSaved && (draft !== begin || begin.at))
      writeDraft(accountId, draftName, { ...draft, at: address });
  }, [draft, begin, address, isSaved, accountId, draftName]);

  const keep = useCallback((values: Values) => setDraft({ uuid: begin.uuid, values }), [begin.uuid]);
  const submit = (values: Values) => {
    const following = screens[index + 1];
    if (following) return goOn(addressOf(following));
    setSent(values);
    const wish = saveWish({ uuid: begin.uuid, values }, character, related);
    dispatch(saveAsked({ ...wish, accountId, draft: draftName }));
  };

  const { name } = draft.values;
  const form = (
    <div ref={body}>
      <Form<Values>
        key={address}
        initial={draft.values}
        schema={schemaOf(screen, refused, sent)}
        failure={concernsThis ? failure : null}
        onChange={keep}
        onSubmit={submit}
      >
        <Touched fields={screen.fields.filter((field) => refused[field])} />
        <StepBody
          screen={screen}
          draft={draft}
          others={others}
          allowed={related}
          uses={character ? null : { next: used + 1, limit }}
        />
      </Form>
    </div>
  );
  const frame = (
    <WizardFrame
      key={screen.step}
      steps={stepIds.map((step) => ({
        name: intl.formatMessage(stepNames[step]),
        to: addressOf(screens.find((one) => one.step === step)!),
      }))}
      current={stepIds.indexOf(screen.step)}
      part={screen.part && intl.formatMessage(partNames[screen.part])}
      question={intl.formatMessage(questions[screen.step], { name })}
      making={intl.formatMessage(character ? wizardMessages.changing : wizardMessages.making)}
      closeTo={pages.characters}
      onBack={index === 0 ? null : () => goBack(addressOf(screens[index - 1]!))}
      onNext={() => body.current?.querySelector('form')?.requestSubmit()}
      {...(screen.step === 'review'
        ? { nextLabel: intl.formatMessage(character ? wizardMessages.save : wizardMessages.create, { name }) }
        : {})}
      busy={isSaved || (sent !== null && saving.status === 'busy')}
      said={
        failure && concernsThis && !limitReached ? (
          <Callout tone="bad" announced title={intl.formatMessage(failureTitle(character, sent))}>
            {failureText(failure)}
          </Callout>
        ) : (
          <KeepsAnswers />
        )
      }
      summary={intl.formatMessage(wizardMessages.kept)}
    >
      {screen.step !== 'basics' && screen.step !== 'relationships' && <Stage draft={draft} />}
      {screen.part === undefined ? (
        form
      ) : (
        <Tabs
          label={intl.formatMessage(wizardMessages.parts)}
          value={screen.part}
          onChange={(part) => correct(addressOf({ step: 'appearance', part }))}
          tabs={parts.map((part) => ({
            value: part,
            label: intl.formatMessage(partNames[part]),
            panel: part === screen.part ? form : null,
          }))}
        />
      )}
    </WizardFrame>
  );
  return (
    <>
      <WithStage>{frame}</WithStage>
      <LimitDialog open={limitReached} onClose={() => void navigate(pages.characters)} />
    </>
  );
}

function failureTitle(character: CharacterView | null, sent: Values | null) {
  if (!character || !sent) return wizardMessages.createFailed;
  const { familyLinks: _links, ...sheet } = sent;
  // an alias that is not there is an empty field
  const onlyLinks = Object.entries(sheet).every(([field, value]) => (character[field] ?? '') === value);
  return onlyLinks ? wizardMessages.linksFailed : wizardMessages.updateFailed;
}
