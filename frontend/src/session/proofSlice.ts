import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../lib/failure.ts';

/** The password dialog that stands between a wish and what needs a fresh login. */
type ProofState =
  { status: 'closed' } | { status: 'asking'; failure: Failure | null } | { status: 'checking' };

const slice = createSlice({
  name: 'proof',
  initialState: (): ProofState => ({ status: 'closed' }),
  reducers: {
    proofAsked: (): ProofState => ({ status: 'asking', failure: null }),
    proofOffered: (_state, _action: PayloadAction<string>): ProofState => ({ status: 'checking' }),
    proofRefused: (_state, { payload }: PayloadAction<Failure>): ProofState => ({
      status: 'asking',
      failure: payload,
    }),
    proofAccepted: (): ProofState => ({ status: 'closed' }),
    proofDropped: (): ProofState => ({ status: 'closed' }),
  },
});

export const { proofAsked, proofOffered, proofRefused, proofAccepted, proofDropped } = slice.actions;
export const proofReducer = slice.reducer;
export const selectProof = (state: { proof: ProofState }) => state.proof;
