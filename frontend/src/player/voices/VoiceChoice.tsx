import { Speech } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { theme } from '../../ui/theme.ts';
import { voicesMessages } from './voicesMessages.ts';
import { tagOf } from '../deviceVoices.ts';
import { Choice, Popout } from '../controls/Popout.tsx';

type Props = {
  name: string;
  /** Beside the icon. */
  words?: ReactNode;
  voices: readonly SpeechSynthesisVoice[];
  /** Its URI. */
  chosen: string | null;
  onChoose: (voice: SpeechSynthesisVoice) => void;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Above the voices. */
  children?: ReactNode;
};

/** The device's own voices, by name. */
export function VoiceChoice({ name, words, voices, chosen, onChoose, open, onOpen, children }: Props) {
  const intl = useIntl();
  /** Where they speak so, unless the name says it: a language sounds otherwise from region to region. */
  const regionOf = (voice: SpeechSynthesisVoice) => {
    const region = tagOf(voice)?.region;
    const name = region && intl.formatDisplayName(region, { type: 'region', fallback: 'none' });
    return name && !voice.name.includes(name) ? name : '';
  };
  return (
    <Popout
      name={name}
      open={open}
      onOpen={onOpen}
      face={
        <>
          <Speech aria-hidden />
          {words}
        </>
      }
    >
      {children}
      <b>{intl.formatMessage(voicesMessages.read)}</b>
      {voices.map((voice) => {
        const region = regionOf(voice);
        return (
          <Choice
            key={voice.voiceURI}
            chosen={voice.voiceURI === chosen}
            onChoose={() => onChoose(voice)}
            name={intl.formatMessage(voicesMessages.readBy, { voice: `${voice.name} ${region}`.trim() })}
          >
            {voice.name} <span className="small muted">{region}</span>
          </Choice>
        );
      })}
      <Note>{intl.formatMessage(voicesMessages.stays)}</Note>
    </Popout>
  );
}

const Note = styled.p`
  max-width: 18rem;
  margin-top: ${theme.s1};
  font-size: ${theme.tSmall};
  color: ${theme.ink2};
`;
