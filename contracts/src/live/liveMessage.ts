import type { CharacterState } from '../characters/views.ts';
import type { StoryState } from '../stories/vocabulary.ts';

/**
 * What a browser hears on GET /api/events: ids and state, never content. `reload` says: what you know is too
 * old, fetch anew.
 */
export type LiveMessage =
  | {
      event: 'story';
      data: {
        uuid: string;
        change:
          | 'requested'
          | 'paragraph'
          | 'paragraphsDropped'
          | 'text'
          | 'narrationPart'
          | 'narrationRetrying'
          | 'narration'
          | 'picture'
          | 'finished'
          | 'failed'
          | 'stopped'
          | 'shared'
          | 'unshared'
          | 'deleted';
        state: StoryState | null;
        part?: number;
        index?: number;
      };
    }
  | {
      event: 'character';
      data: {
        uuid: string;
        change: 'created' | 'changed' | 'links' | 'portrait' | 'portraitFailed' | 'deleted';
        state: CharacterState | null;
      };
    }
  | {
      event: 'account';
      data: {
        uuid: string;
        change:
          'profile' | 'making' | 'terms' | 'email' | 'sessions' | 'subscription' | 'allowance' | 'deleted';
        state: null;
      };
    }
  | { event: 'reload'; data: Record<string, never> };
