import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type {
  AccountOrder,
  AdminAccountView,
  CostsView,
  FailureStateView,
  FailureView,
  UsageView,
} from '@storylark/contracts/admin/views';
import type { Failure } from '../../lib/failure.ts';
import { askedAnew, type Fetched } from '../../lib/fetched.ts';
import type { Page } from '../../lib/page.ts';
import { sessionEnded } from '../../session/sessionSlice.ts';
import type { Days, UsageWish } from './adminApi.ts';

export type Accounts = Page<AdminAccountView> & { sort: AccountOrder; skip: number };
export type Failures = Page<FailureView> & { skip: number };
/**
 * What came of trying again: `asked` until the house has answered, `refused` where it said no, `unseen` where
 * it did not say how far it is.
 */
export type Retry =
  | { phase: 'asked' }
  | { phase: 'refused'; failure: Failure }
  | { phase: 'unseen'; failure: Failure }
  | { phase: FailureStateView['state']; reason: string | null };

type AdminState = {
  usage: Fetched<UsageView>;
  accounts: Fetched<Accounts>;
  failures: Fetched<Failures>;
  costs: Fetched<CostsView>;
  /** By the id of the work. */
  retries: Readonly<Record<string, Retry>>;
};
const initialState: AdminState = {
  usage: { status: 'loading' },
  accounts: { status: 'loading' },
  failures: { status: 'loading' },
  costs: { status: 'loading' },
  retries: {},
};
type Part = 'usage' | 'accounts' | 'failures' | 'costs';

const slice = createSlice({
  name: 'admin',
  initialState: (): AdminState => initialState,
  reducers: {
    usageAsked: (state, _action: PayloadAction<UsageWish>): AdminState => ({
      ...state,
      usage: askedAnew(state.usage),
    }),
    usageLoaded: (state, { payload: seen }: PayloadAction<UsageView>): AdminState => ({
      ...state,
      usage: { status: 'ready', seen },
    }),
    accountsAsked: (state, _action: PayloadAction<{ sort: AccountOrder; skip: number }>): AdminState => ({
      ...state,
      accounts: askedAnew(state.accounts),
    }),
    accountsLoaded: (state, { payload: seen }: PayloadAction<Accounts>): AdminState => ({
      ...state,
      accounts: { status: 'ready', seen },
    }),
    failuresAsked: (state, _action: PayloadAction<number>): AdminState => ({
      ...state,
      failures: askedAnew(state.failures),
      retries: {},
    }),
    failuresLoaded: (state, { payload: seen }: PayloadAction<Failures>): AdminState => ({
      ...state,
      failures: { status: 'ready', seen },
    }),
    costsAsked: (state, _action: PayloadAction<Days>): AdminState => ({
      ...state,
      costs: askedAnew(state.costs),
    }),
    costsLoaded: (state, { payload: seen }: PayloadAction<CostsView>): AdminState => ({
      ...state,
      costs: { status: 'ready', seen },
    }),
    failed: (state, { payload }: PayloadAction<{ part: Part; failure: Failure }>): AdminState => ({
      ...state,
      [payload.part]: { status: 'failed', failure: payload.failure },
    }),
    retryAsked: (state, { payload: id }: PayloadAction<string>): AdminState => ({
      ...state,
      retries: { ...state.retries, [id]: { phase: 'asked' } },
    }),
    /** How far it is by now: the look changes nothing until it is answered. */
    outcomeAsked: (state, _action: PayloadAction<string>): AdminState => state,
    retryTold: (
      state,
      { payload: { id, retry } }: PayloadAction<{ id: string; retry: Retry }>,
    ): AdminState => ({
      ...state,
      retries: { ...state.retries, [id]: retry },
    }),
  },
  extraReducers: (builder) => void builder.addCase(sessionEnded, () => initialState),
});

export const {
  usageAsked,
  usageLoaded,
  accountsAsked,
  accountsLoaded,
  failuresAsked,
  failuresLoaded,
  costsAsked,
  costsLoaded,
  failed,
  retryAsked,
  outcomeAsked,
  retryTold,
} = slice.actions;
export const adminReducer = slice.reducer;
export const selectAdmin = (state: { admin: AdminState }) => state.admin;
