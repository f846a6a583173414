import type { CharacterView } from '@storylark/contracts/characters/views';
import type { Locale } from '@storylark/contracts/languages';
import { settingNames } from '@storylark/contracts/stories/settingNames';
import { useIntl } from 'react-intl';
import { lessonNames, storyTypeNames } from '../../../i18n/storyNameMessages.ts';
import type { Values } from './steps.ts';
import { wizardMessages } from './wizardMessages.ts';

/** What is chosen so far, in a line. */
export function Summary({
  hero,
  values: { storyType, setting, lesson },
}: {
  hero: CharacterView | undefined;
  values: Values;
}) {
  const intl = useIntl();
  const said = [
    hero?.name,
    storyType && intl.formatMessage(storyTypeNames[storyType]),
    setting && settingNames[setting][intl.locale as Locale],
    lesson && intl.formatMessage(lessonNames[lesson]),
  ].filter(Boolean);
  return said.length === 0 ? intl.formatMessage(wizardMessages.kept) : said.join(' · ');
}
