import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Choice } from '../controls/Popout.tsx';
import { EdgeLine } from '../controls/EdgeLine.tsx';
import { End, PlaceLine } from '../controls/PlaceLine.tsx';
import { playerMessages } from '../playerMessages.ts';
import { PlayerSheet } from '../PlayerSheet.tsx';
import type { DeviceVoice } from '../readerSource.ts';
import { VoiceChoice } from '../voices/VoiceChoice.tsx';
import type { OpenReader } from './createReader.ts';
import { readerMessages } from './readerMessages.ts';

type Props = {
  reader: OpenReader;
  title: string;
  voices: readonly SpeechSynthesisVoice[];
  onChoose: (voice: DeviceVoice) => void;
  /** Goes on with it; null where there is none. */
  onRecording: (() => void) | null;
};

/** The player of a voice of this device: its places are sentences, for nobody knows how long one will take. */
export default function ReaderPlayer({ reader, title, voices, onChoose, onRecording }: Props) {
  const intl = useIntl();
  const [choosing, setChoosing] = useState(false);
  const { at, count, phase, trouble, voice } = reader.state;
  const placed = (place: number) => ({ at: Math.round(place) + 1, count });
  return (
    <PlayerSheet
      player={reader}
      name={intl.formatMessage(readerMessages.player, { voice: voice.name, title })}
      waiting={readerMessages.waiting}
      trouble={trouble && readerMessages[trouble]}
      inUse={choosing}
      line={
        <PlaceLine
          name={intl.formatMessage(playerMessages.place)}
          at={at}
          end={count - 1}
          step={1}
          leap={10}
          playing={phase === 'playing'}
          said={(place) => intl.formatMessage(readerMessages.sentence, placed(place))}
          left={() => <Name aria-hidden>{voice.name}</Name>}
          right={(place) => <End aria-hidden>{`${Math.round(place) + 1} / ${count}`}</End>}
          onSeek={reader.goTo}
        />
      }
      edge={<EdgeLine share={count > 1 ? at / (count - 1) : 1} />}
    >
      <VoiceChoice
        name={intl.formatMessage(readerMessages.voice, { voice: voice.name })}
        voices={voices}
        chosen={voice.voiceURI}
        onChoose={(one) => {
          setChoosing(false);
          onChoose(one);
        }}
        open={choosing}
        onOpen={setChoosing}
      >
        {onRecording && (
          <Choice chosen={false} onChoose={onRecording}>
            {intl.formatMessage(readerMessages.recording)}
          </Choice>
        )}
      </VoiceChoice>
    </PlayerSheet>
  );
}

const Name = styled(End)`
  max-width: 9rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
