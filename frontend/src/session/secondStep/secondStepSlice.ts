import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Attempt, busy, failed, idle } from '../../lib/attempt.ts';
import type { Failure } from '../../lib/failure.ts';

/**
 * The passkey, or a recovery code, after the password. `stopped`: how the browser's dialog ended without one.
 */
type SecondStepState =
  | { status: 'closed' }
  | {
      status: 'open';
      way: 'passkey' | 'code';
      attempt: Attempt;
      stopped: 'cancelled' | 'impossible' | null;
    };

const open = (way: 'passkey' | 'code', attempt: Attempt): SecondStepState => ({
  status: 'open',
  way,
  attempt,
  stopped: null,
});

const slice = createSlice({
  name: 'secondStep',
  initialState: (): SecondStepState => ({ status: 'closed' }),
  reducers: {
    passkeyWanted: (): SecondStepState => open('passkey', busy),
    codeWanted: (): SecondStepState => open('code', idle),
    codeOffered: (_state, _action: PayloadAction<string>): SecondStepState => open('code', busy),
    secondStepDropped: (state): SecondStepState => state,
    /** Where there is no way with a passkey, the other one is shown. */
    ceremonyStopped: (_state, { payload }: PayloadAction<'cancelled' | 'impossible'>): SecondStepState => ({
      status: 'open',
      way: payload === 'impossible' ? 'code' : 'passkey',
      attempt: idle,
      stopped: payload,
    }),
    secondStepRefused: (state, { payload }: PayloadAction<Failure>): SecondStepState =>
      state.status === 'open' ? { ...state, attempt: failed(payload) } : state,
    secondStepClosed: (): SecondStepState => ({ status: 'closed' }),
  },
});

export const {
  passkeyWanted,
  codeWanted,
  codeOffered,
  secondStepDropped,
  ceremonyStopped,
  secondStepRefused,
  secondStepClosed,
} = slice.actions;
export const secondStepReducer = slice.reducer;
export const selectSecondStep = (state: { secondStep: SecondStepState }) => state.secondStep;
