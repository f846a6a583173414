import type { Locale } from '@storylark/contracts/languages';
import { settingNames } from '@storylark/contracts/stories/settingNames';
import type { StoryMakingView } from '@storylark/contracts/stories/making';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { lengthNames, lessonNames, storyTypeName, voiceNames } from '../../../i18n/storyNameMessages.ts';
import { useFailureText } from '../../../i18n/useFailureText.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useStoryLanguageName } from '../../../i18n/useStoryLanguageName.ts';
import { originAsked, selectOrigin } from '../../../storyActs/outside/outsideSlice.ts';
import { dollarsOf } from '../../../storyActs/outside/dollarsOf.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Described } from '../../../ui/layout/layout.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { storyPageMessages } from '../storyPageMessages.ts';
import { OriginPart } from './OriginPart.tsx';
import { originMessages } from './originMessages.ts';
import { partsOf } from './partsOf.ts';

type Props = {
  uuid: string;
  /** It is still being made. */
  pending: boolean;
  onClose: () => void;
};

/** Inputs, helpers, checks, retries and times of a story, as the house has written them down. */
export default function OriginDialog({ uuid, pending, onClose }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const origin = useSelector(selectOrigin);
  useEffect(() => void dispatch(originAsked(uuid)), [dispatch, uuid]);
  return (
    <Dialog open onClose={onClose} title={intl.formatMessage(storyPageMessages.origin)}>
      {origin.status === 'loading' && <Loading />}
      {origin.status === 'failed' && (
        <ErrorState
          title={intl.formatMessage(originMessages.failed)}
          reason={failureText(origin.failure)}
          onRetry={() => dispatch(originAsked(uuid))}
        />
      )}
      {origin.status === 'ready' && <Origin making={origin.seen} pending={pending} />}
    </Dialog>
  );
}

function Origin({ making, pending }: { making: StoryMakingView; pending: boolean }) {
  const intl = useIntl();
  const formats = useFormats();
  const languageName = useStoryLanguageName();
  const { heroName, companionNames, storyType, setting, lesson, language, length, voiceId } = making.choices;
  const names = [heroName, ...companionNames].filter((name) => name !== null);
  const chosen = [
    ...(names.length > 0 ? [formats.list(names)] : []),
    intl.formatMessage(storyTypeName(storyType)),
    settingNames[setting][intl.locale as Locale],
    intl.formatMessage(lessonNames[lesson]),
    languageName(language),
    intl.formatMessage(lengthNames[length]),
    intl.formatMessage(voiceNames[voiceId]),
  ];
  return (
    <>
      <Described>
        <div>
          <dt>{intl.formatMessage(originMessages.chosen)}</dt>
          <dd>{chosen.join(' · ')}</dd>
        </div>
        {partsOf(making).map((part) => (
          <OriginPart key={part.step} part={part} pending={pending} />
        ))}
      </Described>
      {making.microDollars > 0 && (
        <p className="small muted">
          {intl.formatMessage(originMessages.money, { money: dollarsOf(intl, making.microDollars) })}
        </p>
      )}
    </>
  );
}
