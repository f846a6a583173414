import type { Locale } from '@storylark/contracts/languages';
import type { Tables } from './schema.ts';
import { de } from './de/de.ts';
import { en } from './en/en.ts';
import { fr } from './fr/fr.ts';

export const tables: Record<Locale, Tables> = { en, de, fr };
