import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PasskeysView } from '@storylark/contracts/accounts/passkeys';
import { type Attempt, busy, failed, idle } from '../../../lib/attempt.ts';
import type { Failure } from '../../../lib/failure.ts';
import { sessionEnded } from '../../../session/sessionSlice.ts';
import type { Fetched } from '../settingsSlice.ts';

export type PasskeyAct = 'add' | 'remove' | 'codes';

type PasskeysState = {
  list: Fetched<PasskeysView>;
  /** The last thing that was asked for, and how it ended. */
  act: PasskeyAct;
  attempt: Attempt;
  /** How the browser's own dialog ended without a passkey. */
  stopped: 'cancelled' | 'known' | 'impossible' | null;
  /** Just made, until the parent has kept them; never stored in this browser. */
  codes: readonly string[] | null;
  /** Which passkey the house is asked to remove, once that is confirmed. */
  leaving: { uuid: string; name: string } | null;
};

const initialState: PasskeysState = {
  list: { status: 'unknown' },
  act: 'add',
  attempt: idle,
  stopped: null,
  codes: null,
  leaving: null,
};
const begin = (act: PasskeyAct) => (state: PasskeysState) => ({
  ...state,
  act,
  attempt: busy,
  stopped: null,
});

const slice = createSlice({
  name: 'passkeys',
  initialState,
  reducers: {
    listWanted: () => {},
    listFetched: (state, { payload }: PayloadAction<Fetched<PasskeysView>>): PasskeysState =>
      // What is there stays there when a later look fails.
      payload.status === 'failed' && state.list.status === 'there' ? state : { ...state, list: payload },
    addWished: (state, _action: PayloadAction<string>): PasskeysState => begin('add')(state),
    codesWished: (state): PasskeysState => begin('codes')(state),
    removalWished: (state, { payload }: PayloadAction<PasskeysState['leaving']>): PasskeysState => ({
      ...state,
      attempt: idle,
      stopped: null,
      leaving: payload,
    }),
    removalConfirmed: (state, _action: PayloadAction<string>): PasskeysState => begin('remove')(state),
    /** `codes`: to be shown this once. */
    done: (state, { payload: codes }: PayloadAction<readonly string[] | null>): PasskeysState => ({
      ...state,
      attempt: { status: 'done' },
      codes: codes ?? state.codes,
      leaving: null,
    }),
    refused: (state, { payload }: PayloadAction<Failure>): PasskeysState => ({
      ...state,
      attempt: failed(payload),
    }),
    /** Without a reason: the parent changed their mind at the password dialog. */
    dropped: (state, { payload }: PayloadAction<PasskeysState['stopped']>): PasskeysState => ({
      ...state,
      attempt: idle,
      stopped: payload,
    }),
    codesKept: (state): PasskeysState => ({ ...state, codes: null }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState);
  },
});

export const {
  listWanted,
  listFetched,
  addWished,
  codesWished,
  removalWished,
  removalConfirmed,
  done,
  refused,
  dropped,
  codesKept,
} = slice.actions;
export const passkeysReducer = slice.reducer;
type Root = { passkeys: PasskeysState };
export const selectPasskeys = (state: Root) => state.passkeys;
export const selectList = (state: Root) => state.passkeys.list;
