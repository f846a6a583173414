import type { Locale } from '@storylark/contracts/languages';
import { exemplars } from '@storylark/studio/text/checks/exemplars';

/** The paragraph of each reference story that shows most: an act that fails, or one that does not. */
const chosen: Record<Locale, number> = { en: 5, de: 9, fr: 2 };

/** One paragraph to set the tone, without its hero’s name. */
export function exemplarOf(locale: Locale): string {
  const story = exemplars.find((one) => one.locale === locale);
  return (story?.paragraphs[chosen[locale]] ?? '').replaceAll(story?.hero ?? '', '{{HERO}}');
}
