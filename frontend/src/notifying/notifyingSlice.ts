import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '../session/sessionSlice.ts';

/** Told also when no page is open, through the browser's push service; or as long as one is, by the page itself. */
export type Reach = 'closed' | 'open';
/**
 * Whether this device tells that a story is ready. `refused`: the browser does not let us, and only its own
 * settings change that; `justNow`: it has answered so to this page.
 */
export type Notifying =
  | { status: 'unknown' | 'impossible' | 'off' | 'asking' }
  | { status: 'refused'; justNow: boolean }
  | { status: 'on'; reach: Reach };

const slice = createSlice({
  name: 'notifying',
  initialState: (): Notifying => ({ status: 'unknown' }),
  reducers: {
    /**
     * Wished for by the parent, with a press: only then may a browser be asked. What comes of it is said in its
     * place, or where that has no room in passing.
     */
    notifyingAsked: (_state, _action: PayloadAction<'inPlace' | 'inPassing'>): Notifying => ({
      status: 'asking',
    }),
    notifyingDropped: (): Notifying => ({ status: 'off' }),
    notifyingKnown: (_state, { payload }: PayloadAction<Notifying>): Notifying => payload,
  },
  extraReducers: (builder) => void builder.addCase(sessionEnded, (): Notifying => ({ status: 'unknown' })),
});

export const { notifyingAsked, notifyingDropped, notifyingKnown } = slice.actions;
export const notifyingReducer = slice.reducer;
export const selectNotifying = (state: { notifying: Notifying }) => state.notifying;
