import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CharacterView } from '@storylark/contracts/characters/views';
import type { Failure } from '../../lib/failure.ts';
import { sessionEnded } from '../../session/sessionSlice.ts';

/** The characters stories are about; what was seen last stays in sight. */
export type Family =
  | { status: 'unknown'; characters: readonly CharacterView[] }
  | { status: 'ready'; characters: readonly CharacterView[] }
  | { status: 'failed'; characters: readonly CharacterView[]; failure: Failure };

const initialState = (): Family => ({ status: 'unknown', characters: [] });

const slice = createSlice({
  name: 'family',
  initialState,
  reducers: {
    familyAsked: () => {},
    familyLoaded: (_family, { payload: characters }: PayloadAction<readonly CharacterView[]>): Family => ({
      status: 'ready',
      characters,
    }),
    familyFailed: ({ characters }, { payload: failure }: PayloadAction<Failure>): Family => ({
      status: 'failed',
      characters,
      failure,
    }),
  },
  extraReducers: (builder) => void builder.addCase(sessionEnded, initialState),
});

export const { familyAsked, familyLoaded, familyFailed } = slice.actions;
export const familyReducer = slice.reducer;
type Root = { stories: { family: Family } };
export const selectFamily = (state: Root) => state.stories.family;
