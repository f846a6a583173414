import type { Locale } from '@storylark/contracts/languages';

/** A speech that goes on in its tag (said Nora) ends with a comma: inside it in English, behind it elsewhere. */
const beforeTag: Record<Locale, string> = { en: ',$1', de: '$1,', fr: '$1,' };

/** Nothing calls out at bedtime: `On!</hero> said` becomes `On,</hero> said`, every other ! a full stop. */
export const atBedtime = (told: string, locale: Locale): string =>
  told
    .replace(/[ \u00A0]?!{1,3}[ \u00A0]?(<\/[a-z]{1,12}>)(?=\s\p{Ll})/gu, beforeTag[locale])
    .replace(/[ \u00A0]?!{1,3}/g, '.');
