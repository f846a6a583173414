import { useState } from 'react';
import { useIntl } from 'react-intl';
import { VoiceChoice } from '../../player/voices/VoiceChoice.tsx';
import { voicesMessages } from '../../player/voices/voicesMessages.ts';
import { WideWord } from '../../ui/layout/layout.ts';
import type { ReadAloud } from './book/useReadAloud.ts';

/** The way to a voice of this device. */
export default function DeviceVoices({ aloud, inWords = false }: { aloud: ReadAloud; inWords?: boolean }) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const name = intl.formatMessage(voicesMessages.read);
  return (
    <VoiceChoice
      name={name}
      words={inWords ? name : <WideWord>{name}</WideWord>}
      voices={aloud.voices}
      chosen={aloud.remembered()}
      onChoose={aloud.choose}
      open={open}
      onOpen={(wanted) => {
        if (wanted) void aloud.prepare().catch(() => undefined); // it is asked for again by the choice
        setOpen(wanted);
      }}
    >
      {aloud.missing && <p role="alert">{intl.formatMessage(voicesMessages.missing)}</p>}
    </VoiceChoice>
  );
}
