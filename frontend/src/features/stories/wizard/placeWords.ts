import type { Locale } from '@storylark/contracts/languages';
import type { SettingId } from '@storylark/contracts/stories/vocabulary';
import { de } from './placeWords/de.ts';
import { en } from './placeWords/en.ts';
import { fr } from './placeWords/fr.ts';

/** What else a place is looked for by, in each language. */
export const placeWords: Record<Locale, Record<SettingId, string>> = { en, de, fr };
