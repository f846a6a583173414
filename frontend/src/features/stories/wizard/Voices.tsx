import { Pause, Play } from 'lucide-react';
import { genderOfVoice, type VoiceId, voiceIds } from '@storylark/contracts/stories/vocabulary';
import { defaultVoice, voicesInPlan } from '@storylark/contracts/stories/voices';
import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { Button } from '../../../ui/Button.tsx';
import { placeOf } from '../../../lib/media/mediaLink.ts';
import { useMediaAddress } from '../../../lib/media/useMediaAddress.ts';
import { theme } from '../../../ui/theme.ts';
import { selectUser } from '../../../session/sessionSlice.ts';
import { selectVoices, voicesAsked } from '../orderSlice.ts';
import type { Values } from './steps.ts';
import { voiceNames } from '../../../i18n/storyNameMessages.ts';
import { wizardMessages } from './wizardMessages.ts';

type Props = {
  values: Pick<Values, 'language' | 'narratorVoice' | 'voiceId'>;
  onChoose: (voice: VoiceId) => void;
};

/**
 * The voices of the narrator chosen, each to be heard first, one at a time. Which there are and which the plan
 * has is known before the house says how they sound: each stands in its place from the start.
 */
export function Voices({ values: { language, narratorVoice, voiceId }, onChoose }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const name = useId();
  const [heard, setHeard] = useState<VoiceId | null>(null);
  const all = useSelector(selectVoices(language));
  useEffect(() => void dispatch(voicesAsked(language)), [dispatch, language]);
  const plan = useSelector(selectUser)?.subscription.held ?? 'free';
  const known = voiceIds.map((id) => ({
    id,
    gender: genderOfVoice[id],
    inPlan: voicesInPlan(plan).includes(id),
    sampleUrl: null,
  }));
  const voices = (all ?? known).filter(({ gender }) => gender === narratorVoice);
  const chosen = voiceId || defaultVoice[narratorVoice];
  return (
    <Rows
      role={voices.length > 1 ? 'radiogroup' : 'group'}
      aria-label={intl.formatMessage(wizardMessages.voice)}
    >
      {voices.map(({ id, inPlan, sampleUrl }) => {
        const voice = intl.formatMessage(voiceNames[id]);
        return (
          <div key={id}>
            {voices.length > 1 && (
              <label>
                <input
                  type="radio"
                  name={name}
                  checked={id === chosen}
                  disabled={!inPlan}
                  onChange={() => onChoose(id)}
                />
                {inPlan ? voice : intl.formatMessage(wizardMessages.voiceNotInPlan, { voice })}
              </label>
            )}
            {sampleUrl === null ? (
              <NoSample />
            ) : (
              <Sample
                key={placeOf(sampleUrl)}
                {...{ sampleUrl, voice }}
                isHeard={heard === id}
                onHear={() => setHeard(id)}
              />
            )}
          </div>
        );
      })}
    </Rows>
  );
}

/** The room of a sample that may come: nothing moves when it does. */
function NoSample() {
  const intl = useIntl();
  return (
    <Button inert style={{ visibility: 'hidden' }}>
      <Play aria-hidden />{' '}
      <span>{intl.formatMessage(wizardMessages.samplePlay, { voice: '', sr: () => '' })}</span>
    </Button>
  );
}

type SampleProps = { sampleUrl: string; voice: string; isHeard: boolean; onHear: () => void };

function Sample({ sampleUrl, voice, isHeard, onHear }: SampleProps) {
  const intl = useIntl();
  const sample = useMediaAddress(sampleUrl);
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (playing && !isHeard) audio.current?.pause();
  }, [playing, isHeard]);
  /** A browser may refuse; then nothing plays, and the button still says so. */
  const toggle = () => {
    onHear();
    if (playing) audio.current?.pause();
    else void audio.current?.play().catch(() => setPlaying(false));
  };
  return (
    <>
      <audio
        ref={audio}
        src={sample.src}
        onError={() => void sample.onError()}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
      />
      <Button onClick={toggle}>
        {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
        <span>
          {intl.formatMessage(playing ? wizardMessages.sampleStop : wizardMessages.samplePlay, {
            voice,
            sr: (words) => (
              <span key="voice" className="sr">
                {words}
              </span>
            ),
          })}
        </span>
      </Button>
    </>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${theme.s2};
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.s3};
  }
  & label {
    display: inline-flex;
    align-items: center;
    gap: ${theme.s3};
    min-height: ${theme.tap};
  }
  & input {
    width: 1.4rem;
    height: 1.4rem;
    margin: 0;
    accent-color: ${theme.action};
  }
`;
