import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CharacterView } from '@storylark/contracts/characters/views';
import type { StoryView } from '@storylark/contracts/stories/views';
import { type Attempt, busy, done, failed, idle } from '../../lib/attempt.ts';
import type { Failure } from '../../lib/failure.ts';
import type { Heard } from '../../offline/heardHere.ts';
import { sessionEnded } from '../../session/sessionSlice.ts';
import { laterOf } from './laterOf.ts';

/** What was seen last stays in sight while it is fetched anew, and when that fails. */
export type Shown =
  | { status: 'none' }
  | { status: 'loading'; uuid: string }
  | { status: 'failed'; uuid: string; failure: Failure }
  | { status: 'ready'; uuid: string; story: StoryView };

/**
 * `answers`: how often the house has answered or failed to, for whoever waits for the next time. `hero`: as
 * far as it is known, for the drawing of what is being made. `told`: some of its text was shown while it was
 * still being told.
 */
type ScreenState = {
  shown: Shown;
  answers: number;
  hero: CharacterView | null;
  stopping: Attempt;
  celebrating: boolean;
  told: boolean;
};

const initialState: ScreenState = {
  shown: { status: 'none' },
  answers: 0,
  hero: null,
  stopping: idle,
  celebrating: false,
  told: false,
};

/** What comes late of a story that was left is not of the one that is shown now. */
const stopEnded = (state: ScreenState, uuid: string, end: Attempt): ScreenState =>
  state.shown.status !== 'none' && state.shown.uuid === uuid ? { ...state, stopping: end } : state;

const slice = createSlice({
  name: 'story',
  initialState,
  reducers: {
    opened: (_state, { payload }: PayloadAction<string>): ScreenState => ({
      ...initialState,
      shown: { status: 'loading', uuid: payload },
    }),
    left: (): ScreenState => initialState,
    /** Wished for anew: by 'Try again', or because an address in it has run out. */
    asked: (state): ScreenState =>
      state.shown.status === 'failed'
        ? { ...state, shown: { status: 'loading', uuid: state.shown.uuid } }
        : state,
    loaded: (state, { payload: story }: PayloadAction<StoryView>): ScreenState => {
      const { shown } = state;
      if (shown.status === 'none' || shown.uuid !== story.uuid) return state;
      const known = shown.status === 'ready' ? laterOf(shown.story, story) : story;
      return {
        ...state,
        answers: state.answers + 1,
        told: state.told || known.paragraphsSoFar.length > 0,
        shown: { status: 'ready', uuid: story.uuid, story: known },
      };
    },
    /**
     * A text that is being read is not taken away, even if it was just deleted; nor is what is being stopped.
     */
    refused: (
      state,
      { payload: { uuid, failure } }: PayloadAction<{ uuid: string; failure: Failure }>,
    ): ScreenState => {
      const { shown, stopping } = state;
      if (shown.status === 'none' || shown.uuid !== uuid) return state;
      const stays =
        shown.status === 'ready' &&
        (failure.kind !== 'refused' || shown.story.paragraphs.length > 0 || stopping.status !== 'idle');
      return {
        ...state,
        answers: state.answers + 1,
        shown: stays ? shown : { status: 'failed', uuid, failure },
      };
    },
    heroLoaded: (state, { payload }: PayloadAction<CharacterView>): ScreenState => ({
      ...state,
      hero: payload,
    }),

    stopAsked: (state): ScreenState => ({ ...state, stopping: busy }),
    stopped: (state, { payload: uuid }: PayloadAction<string>): ScreenState => stopEnded(state, uuid, done),
    stopRefused: (
      state,
      { payload: { uuid, failure } }: PayloadAction<{ uuid: string; failure: Failure }>,
    ): ScreenState => stopEnded(state, uuid, failed(failure)),
    /** Told by the player. */
    listened: (_state, _action: PayloadAction<Heard & { uuid: string }>) => {},
    celebrated: (state): ScreenState => ({ ...state, celebrating: true }),
    celebrationOver: (state): ScreenState => ({ ...state, celebrating: false }),
  },
  extraReducers: (builder) => void builder.addCase(sessionEnded, () => initialState),
});

export const {
  opened,
  left,
  asked,
  loaded,
  refused,
  heroLoaded,
  stopAsked,
  stopped,
  stopRefused,
  listened,
  celebrated,
  celebrationOver,
} = slice.actions;
export const storyReducer = slice.reducer;

export type StoryRoot = { story: ScreenState };
export const selectShown = (state: StoryRoot) => state.story.shown;
export const selectAnswers = (state: StoryRoot) => state.story.answers;
export const selectHero = (state: StoryRoot) => state.story.hero;
export const selectStopping = (state: StoryRoot) => state.story.stopping;
/** Whether the house has replaced what was shown of a text by one of its own, or is about to. */
export const selectTookOver = ({ story: { told, shown } }: StoryRoot): boolean =>
  told &&
  shown.status === 'ready' &&
  shown.story.state !== 'failed' &&
  shown.story.paragraphsSoFar.length === 0 &&
  shown.story.madeBy.text !== 'outside';
export const selectCelebrating = (state: StoryRoot) => state.story.celebrating;
