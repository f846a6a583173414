import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Attempt, busy, failed, idle } from '../../lib/attempt.ts';
import type { Failure } from '../../lib/failure.ts';
import type { WayBack } from './wayBack.ts';

/** How a way back ends; `cancelled`: by the parent, at Google or at the second step. */
type Return =
  | { status: 'idle' | 'busy' }
  | ({ status: 'cancelled' | 'done' } & WayBack)
  | ({ status: 'failed'; failure: Failure } & WayBack);

/** `offered`: null until the house has said it. `leaving`: the way to Google. `back`: the one from there. */
type GoogleState = { offered: boolean | null; leaving: Attempt; back: Return };
export type Called = { code: string | null; state: string | null; iss: string | null; error: string | null };

const slice = createSlice({
  name: 'google',
  initialState: (): GoogleState => ({ offered: null, leaving: idle, back: { status: 'idle' } }),
  reducers: {
    offerAsked: () => {},
    offerKnown: (state, { payload }: PayloadAction<boolean>): GoogleState => ({ ...state, offered: payload }),
    googleWished: (state, _action: PayloadAction<WayBack>): GoogleState => ({ ...state, leaving: busy }),
    leavingFailed: (state, { payload }: PayloadAction<Failure>): GoogleState => ({
      ...state,
      leaving: failed(payload),
    }),
    /** A screen with the button is entered, or shown again by the browser's Back. */
    stayed: (state): GoogleState => ({ ...state, leaving: idle }),
    returned: (state, _action: PayloadAction<Called>): GoogleState => ({
      ...state,
      back: { status: 'busy' },
    }),
    returnEnded: (state, { payload }: PayloadAction<Return>): GoogleState => ({ ...state, back: payload }),
  },
});

export const { offerAsked, offerKnown, googleWished, leavingFailed, stayed, returned, returnEnded } =
  slice.actions;
export const googleReducer = slice.reducer;

type Root = { google: GoogleState };
export const selectOffered = (state: Root) => state.google.offered === true;
export const selectLeaving = (state: Root) => state.google.leaving;
export const selectReturn = (state: Root) => state.google.back;
