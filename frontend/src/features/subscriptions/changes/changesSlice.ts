import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CancelReason } from '@storylark/contracts/subscriptions/billingEvents';
import type {
  ChangeKind,
  UpgradePreviewView,
  WithdrawalView,
} from '@storylark/contracts/subscriptions/views';
import { type Attempt, busy, failed, idle } from '../../../lib/attempt.ts';
import type { Failure } from '../../../lib/failure.ts';
import { sessionEnded } from '../../../session/sessionSlice.ts';
import type { Terms } from '../subscriptionsApi.ts';

/** What a parent is about to ask for. */
export type Wish =
  | ({ kind: 'start' | 'upgrade' | 'downgrade' } & Terms)
  | { kind: Exclude<ChangeKind, 'upgrade' | 'downgrade'> };

/** What must be seen before it is confirmed, fetched from the house. */
export type Ahead =
  | { status: 'unknown' }
  | { status: 'upgrade'; value: UpgradePreviewView }
  | { status: 'withdraw'; value: WithdrawalView }
  | { status: 'failed'; failure: Failure };

/** What can be done about an upgrade that waits at the bank. */
export type BankAct = 'confirm' | 'takeBack';
/** `came`: what an act has just led to. */
type AtBank = { act: BankAct | null; attempt: Attempt; came: 'takenBack' | 'paid' | null };

type ChangesState = {
  /** The one whose dialog is open. */
  wish: Wish | null;
  ahead: Ahead;
  /** The amount seen before no longer holds. */
  isQuotedAnew: boolean;
  attempt: Attempt;
  /** What has just been carried out; `refund` in cents. */
  told: { wish: Wish; refund: number | null } | null;
  portal: Attempt;
  bank: AtBank;
};

const initialState: ChangesState = {
  wish: null,
  ahead: { status: 'unknown' },
  isQuotedAnew: false,
  attempt: idle,
  told: null,
  portal: idle,
  bank: { act: null, attempt: idle, came: null },
};

const slice = createSlice({
  name: 'changes',
  initialState,
  reducers: {
    /** A screen with changes is entered, or come back to from another document. */
    entered: (): ChangesState => initialState,
    wished: (_state, { payload }: PayloadAction<Wish>): ChangesState => ({ ...initialState, wish: payload }),
    dropped: (): ChangesState => initialState,
    aheadWanted: (state): ChangesState => ({ ...state, ahead: { status: 'unknown' } }),
    aheadFetched: (state, { payload }: PayloadAction<Ahead>): ChangesState => ({ ...state, ahead: payload }),
    confirmed: (state, _action: PayloadAction<CancelReason | null>): ChangesState => ({
      ...state,
      attempt: busy,
    }),
    quoteOver: (state): ChangesState => ({
      ...state,
      attempt: idle,
      isQuotedAnew: true,
      ahead: { status: 'unknown' },
    }),
    refused: (state, { payload }: PayloadAction<Failure>): ChangesState => ({
      ...state,
      attempt: failed(payload),
    }),
    /** Not confirmed after all: the parent closed the password dialog. */
    unproven: (state): ChangesState => ({ ...state, attempt: idle }),
    carriedOut: (state): ChangesState => ({
      ...initialState,
      told: state.wish && {
        wish: state.wish,
        refund: state.ahead.status === 'withdraw' ? state.ahead.value.amount : null,
      },
    }),
    /** It is kept, and under way: the subscription itself says so. */
    kept: (): ChangesState => initialState,
    portalWished: (state): ChangesState => ({ ...state, portal: busy }),
    portalEnded: (state, { payload }: PayloadAction<Attempt>): ChangesState => ({
      ...state,
      portal: payload,
    }),
    bankWished: (state, { payload }: PayloadAction<BankAct>): ChangesState => ({
      ...state,
      told: null,
      bank: { act: payload, attempt: busy, came: null },
    }),
    bankAnswered: (state, { payload }: PayloadAction<AtBank['came']>): ChangesState => ({
      ...state,
      bank: { ...initialState.bank, came: payload },
    }),
    bankFailed: (state, { payload }: PayloadAction<Failure>): ChangesState => ({
      ...state,
      bank: { ...state.bank, attempt: failed(payload) },
    }),
  },
  extraReducers: (builder) => void builder.addCase(sessionEnded, () => initialState),
});

export const {
  entered,
  wished,
  dropped,
  aheadWanted,
  aheadFetched,
  confirmed,
  quoteOver,
  refused,
  unproven,
  carriedOut,
  kept,
  portalWished,
  portalEnded,
  bankWished,
  bankAnswered,
  bankFailed,
} = slice.actions;
export const changesReducer = slice.reducer;
type Root = { changes: ChangesState };
export const selectChanges = (state: Root) => state.changes;
