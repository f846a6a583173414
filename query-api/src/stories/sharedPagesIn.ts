import type { Locale } from '@storylark/contracts/languages';
import { shellAt, type WebFiles } from '@storylark/platform/web/readWebFiles';
import type { SharedPages } from './sharedPage.ts';

const bare =
  '<!doctype html><html><head><meta charset="utf-8"><!--head--></head><body><!--story--></body></html>';

/** What stands around a shared story, in each language. Without built pages the story is shown alone. */
export function sharedPagesIn(files: WebFiles): SharedPages {
  const shell = (language: Locale, name: string) => shellAt(files, language, name) ?? bare;
  const of = (language: Locale) => ({
    story: shell(language, 'shared-story'),
    gone: shell(language, 'shared-story-gone'),
  });
  return { en: of('en'), de: of('de'), fr: of('fr') };
}
