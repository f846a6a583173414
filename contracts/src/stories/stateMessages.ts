import type { Locale } from '../languages.ts';
import type { StoryState } from './vocabulary.ts';

/**
 * What a parent is told of each state (SPEC section 4), and while a part of the narration is recorded again.
 */
export const stateMessages: Record<StoryState | 'narrationRetrying', Record<Locale, string>> = {
  text_pending: {
    en: 'Creating your magical story...',
    de: 'Deine Geschichte entsteht...',
    fr: 'Votre histoire prend vie...',
  },
  narration_pending: {
    en: 'Recording the narration...',
    de: 'Die Erzählung wird aufgenommen...',
    fr: 'La narration s’enregistre...',
  },
  image_pending: {
    en: 'Drawing your illustrations...',
    de: 'Deine Bilder werden gezeichnet...',
    fr: 'Vos illustrations se dessinent...',
  },
  finished: { en: 'Story ready', de: 'Geschichte fertig', fr: 'Histoire prête' },
  failed: {
    en: 'Story generation failed',
    de: 'Die Geschichte ist nicht gelungen',
    fr: 'L’histoire n’a pas abouti',
  },
  narrationRetrying: {
    en: 'We are recording it again; you can read meanwhile.',
    de: 'Wir nehmen sie noch einmal auf; du kannst inzwischen lesen.',
    fr: 'Nous l’enregistrons à nouveau ; vous pouvez lire en attendant.',
  },
};
