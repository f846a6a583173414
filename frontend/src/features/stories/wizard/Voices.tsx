import { Pause, Play } from 'lucide-react';
import type { VoiceId } from '@storylark/contracts/stories/vocabulary';
import { defaultVoice } from '@storylark/contracts/stories/voices';
import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { Button } from '../../../ui/Button.tsx';
import { placeOf } from '../../../lib/media/mediaLink.ts';
import { useMediaAddress } from '../../../lib/media/useMediaAddress.ts';
import { theme } from '../../../ui/theme.ts';
import { selectVoices, voicesAsked } from '../orderSlice.ts';
import type { Values } from './steps.ts';
import { voiceNames } from './stepWords.ts';
import { wizardMessages } from './wizardMessages.ts';

type Props = {
  values: Pick<Values, 'language' | 'narratorVoice' | 'voiceId'>;
  onChoose: (voice: VoiceId) => void;
};

/** The voices of the narrator chosen, each to be heard first, one at a time. */
export function Voices({ values: { language, narratorVoice, voiceId }, onChoose }: Props) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const name = useId();
  const [heard, setHeard] = useState<VoiceId | null>(null);
  const all = useSelector(selectVoices(language));
  useEffect(() => void dispatch(voicesAsked(language)), [dispatch, language]);
  const voices = (all ?? []).filter(({ gender }) => gender === narratorVoice);
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
            {sampleUrl !== null && (
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

/** As high as one row while the voices are still asked for, so that what stands below stays where it is. */
const Rows = styled.div`
  display: grid;
  gap: ${theme.s2};
  min-height: ${theme.tap};
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
