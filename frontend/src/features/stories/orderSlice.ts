import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StoryLanguage } from '@storylark/contracts/languages';
import type { VoiceView } from '@storylark/contracts/stories/views';
import { type AttemptOn, attemptOn, begun, done, ended, failed, noAttempt } from '../../lib/attempt.ts';
import type { Failure } from '../../lib/failure.ts';
import { sessionEnded } from '../../session/sessionSlice.ts';
import type { StoryOrder } from '../../storyActs/storyActsApi.ts';

/**
 * The story being ordered, and the narrators by language; without their list there is still a man's and a
 * woman's voice.
 */
export type Ordering = {
  last: AttemptOn;
  voices: Readonly<Partial<Record<StoryLanguage, readonly VoiceView[]>>>;
};
/** `mayHelp`: what the parent has just answered about outside models; null where that was not asked. */
export type OrderWish = { order: StoryOrder; accountId: string; draft: string; mayHelp: boolean | null };

const initialState: Ordering = { last: noAttempt, voices: {} };

const slice = createSlice({
  name: 'order',
  initialState,
  reducers: {
    wizardOpened: (state): Ordering => ({ ...state, last: noAttempt }),
    orderAsked: (state, { payload: { order } }: PayloadAction<OrderWish>): Ordering => ({
      ...state,
      last: begun(order.uuid),
    }),
    ordered: (state, { payload: uuid }: PayloadAction<string>): Ordering => ({
      ...state,
      last: ended(state.last, uuid, done),
    }),
    orderRefused: (
      state,
      { payload: { uuid, failure } }: PayloadAction<{ uuid: string; failure: Failure }>,
    ): Ordering => ({
      ...state,
      last: ended(state.last, uuid, failed(failure)),
    }),
    voicesAsked: (_state, _action: PayloadAction<StoryLanguage>) => {},
    voicesKnown: (
      state,
      {
        payload: { language, voices },
      }: PayloadAction<{ language: StoryLanguage; voices: readonly VoiceView[] }>,
    ): Ordering => ({ ...state, voices: { ...state.voices, [language]: voices } }),
  },
  extraReducers: (builder) => void builder.addCase(sessionEnded, () => initialState),
});

export const { wizardOpened, orderAsked, ordered, orderRefused, voicesAsked, voicesKnown } = slice.actions;
export const orderReducer = slice.reducer;
type Root = { stories: { order: Ordering } };
export const selectOrdering = (uuid: string) => (state: Root) => attemptOn(state.stories.order.last, uuid);
export const selectVoices = (language: StoryLanguage) => (state: Root) =>
  state.stories.order.voices[language];
