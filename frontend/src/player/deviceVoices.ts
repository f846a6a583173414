import type { Locale } from '@storylark/contracts/languages';
import { useEffect, useState } from 'react';

/**
 * The voices of a device that speak a language, those of its own region first. Only such as need no server:
 * what is read aloud names a child, and stays here.
 */
export function voicesOf(all: readonly SpeechSynthesisVoice[], locale: Locale, device: string) {
  const own = (voice: SpeechSynthesisVoice) => Number(tagOf(voice)?.baseName === device);
  return all
    .filter(
      (voice, index) =>
        voice.localService &&
        tagOf(voice)?.language === locale &&
        all.findIndex(({ voiceURI }) => voiceURI === voice.voiceURI) === index,
    )
    .toSorted(
      (a, b) =>
        own(b) - own(a) || Number(b.default) - Number(a.default) || a.name.localeCompare(b.name, locale),
    );
}

/** Android writes en_GB, some engines what is no tag at all. */
export function tagOf({ lang }: SpeechSynthesisVoice): Intl.Locale | null {
  try {
    return new Intl.Locale(lang.replace('_', '-'));
  } catch {
    return null;
  }
}

/** They come late on some devices, and change when one is installed or taken away. */
export function useDeviceVoices(locale: Locale): readonly SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[]>([]);
  useEffect(() => {
    const synthesis = window.speechSynthesis as SpeechSynthesis | undefined;
    const look = () => synthesis && setVoices(voicesOf(synthesis.getVoices(), locale, navigator.language));
    look();
    synthesis?.addEventListener('voiceschanged', look);
    return () => synthesis?.removeEventListener('voiceschanged', look);
  }, [locale]);
  return voices;
}
