import type { Locale } from '@storylark/contracts/languages';
import { guarded, readStored, writeStored } from './stored.ts';

const VOICES = 'voices';

/** URIs of the device's own voices that were chosen last, by the language of the story. */
const readVoices = () =>
  guarded(() => JSON.parse(readStored(VOICES) ?? '{}') as Partial<Record<Locale, string>>, {});
export const readVoice = (locale: Locale): string | null => readVoices()[locale] ?? null;
export const writeVoice = (locale: Locale, uri: string) =>
  writeStored(VOICES, JSON.stringify({ ...readVoices(), [locale]: uri }));
