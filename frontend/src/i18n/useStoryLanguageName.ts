import { localeOf, type StoryLanguage } from '@storylark/contracts/languages';
import { useIntl } from 'react-intl';

/** 'German', in the language of the screen. */
export function useStoryLanguageName(): (language: StoryLanguage) => string {
  const intl = useIntl();
  return (language) => {
    const name = intl.formatDisplayName(localeOf[language], { type: 'language' }) ?? language;
    return name.charAt(0).toLocaleUpperCase(intl.locale) + name.slice(1);
  };
}
