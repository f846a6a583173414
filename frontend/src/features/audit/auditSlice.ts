import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ConfigView } from '@storylark/contracts/accounts/views';
import type { ExportFormat } from '@storylark/contracts/audit/schemas';
import type { AuditAccountView, BillingView, VerificationView } from '@storylark/contracts/audit/views';
import type { Failure } from '../../lib/failure.ts';
import { askedAnew, type Fetched } from '../../lib/fetched.ts';
import type { Page } from '../../lib/page.ts';
import { sessionEnded } from '../../session/sessionSlice.ts';

export type Accounts = Page<AuditAccountView> & { search: string; skip: number };
export type Billing = { view: BillingView; payments: ConfigView['payments'] };

type AuditState = {
  accounts: Fetched<Accounts>;
  billing: Fetched<Billing>;
  verification: Fetched<VerificationView>;
  /** The file that is on its way, and whether the last one failed to come. */
  fetching: ExportFormat | null;
  exportFailed: boolean;
};
const initialState: AuditState = {
  accounts: { status: 'loading' },
  billing: { status: 'loading' },
  verification: { status: 'loading' },
  fetching: null,
  exportFailed: false,
};
type Part = 'accounts' | 'billing' | 'verification';

const slice = createSlice({
  name: 'audit',
  initialState: (): AuditState => initialState,
  reducers: {
    accountsAsked: (state, _action: PayloadAction<{ search: string; skip: number }>): AuditState => ({
      ...state,
      accounts: askedAnew(state.accounts),
    }),
    accountsLoaded: (state, { payload: seen }: PayloadAction<Accounts>): AuditState => ({
      ...state,
      accounts: { status: 'ready', seen },
    }),
    /** An account is opened, or tried once more: nothing of another one stays. */
    billingAsked: (state, _action: PayloadAction<string>): AuditState => ({
      ...state,
      billing: { status: 'loading' },
      verification: { status: 'loading' },
      exportFailed: false,
    }),
    billingLoaded: (state, { payload: seen }: PayloadAction<Billing>): AuditState => ({
      ...state,
      billing: { status: 'ready', seen },
    }),
    verificationAsked: (state, _action: PayloadAction<string>): AuditState => ({
      ...state,
      verification: askedAnew(state.verification),
    }),
    verificationLoaded: (state, { payload: seen }: PayloadAction<VerificationView>): AuditState => ({
      ...state,
      verification: { status: 'ready', seen },
    }),
    failed: (state, { payload }: PayloadAction<{ part: Part; failure: Failure }>): AuditState => ({
      ...state,
      [payload.part]: { status: 'failed', failure: payload.failure },
    }),
    exportAsked: (
      state,
      { payload }: PayloadAction<{ accountId: string; format: ExportFormat }>,
    ): AuditState => ({ ...state, fetching: payload.format, exportFailed: false }),
    exportEnded: (state, { payload }: PayloadAction<{ failed: boolean }>): AuditState => ({
      ...state,
      fetching: null,
      exportFailed: payload.failed,
    }),
  },
  extraReducers: (builder) => void builder.addCase(sessionEnded, () => initialState),
});

export const {
  accountsAsked,
  accountsLoaded,
  billingAsked,
  billingLoaded,
  verificationAsked,
  verificationLoaded,
  failed,
  exportAsked,
  exportEnded,
} = slice.actions;
export const auditReducer = slice.reducer;
export const selectAudit = (state: { audit: AuditState }) => state.audit;
