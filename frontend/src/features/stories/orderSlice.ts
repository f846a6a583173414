import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StoryLanguage } from '@storylark/contracts/languages';
import type { VoiceView } from '@storylark/contracts/stories/views';
import { type Attempt, busy, done, failed, idle } from '../../lib/attempt.ts';
import type { Failure } from '../../lib/failure.ts';
import { sessionEnded } from '../../session/sessionSlice.ts';
import type { StoryOrder } from '../../storyActs/storyActsApi.ts';

/** The story being ordered, and the narrators by language; without their list there is still a man's and a woman's voice. */
export type Ordering = { attempt: Attempt; voices: Readonly<Partial<Record<StoryLanguage, readonly VoiceView[]>>> };
export type OrderWish = { order: StoryOrder; accountId: string; draft: string };

const initialState: Ordering = { attempt: idle, voices: {} };

const slice = createSlice({
  name: 'order',
  initialState,
  reducers: {
    wizardOpened: (state): Ordering => ({ ...state, attempt: idle }),
    orderAsked: (state, _action: PayloadAction<OrderWish>): Ordering => ({ ...state, attempt: busy }),
    ordered: (state): Ordering => (state.attempt.status === 'busy' ? { ...state, attempt: done } : state),
    orderRefused: (state, { payload }: PayloadAction<Failure>): Ordering =>
      state.attempt.status === 'busy' ? { ...state, attempt: failed(payload) } : state,
    voicesAsked: (_state, _action: PayloadAction<StoryLanguage>) => {},
    voicesKnown: (
      state,
      { payload: { language, voices } }: PayloadAction<{ language: StoryLanguage; voices: readonly VoiceView[] }>,
    ): Ordering => ({ ...state, voices: { ...state.voices, [language]: voices } }),
  },
  extraReducers: (builder) => void builder.addCase(sessionEnded, () => initialState),
});

export const { wizardOpened, orderAsked, ordered, orderRefused, voicesAsked, voicesKnown } = slice.actions;
export const orderReducer = slice.reducer;
type Root = { stories: { order: Ordering } };
export const selectOrdering = (state: Root) => state.stories.order.attempt;
export const selectVoices = (language: StoryLanguage) => (state: Root) => state.stories.order.voices[language];
