import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Locale } from '@storylark/contracts/languages';
import type { SubscriptionView } from '@storylark/contracts/subscriptions/views';
import { type Attempt, busy, done, failed, idle } from '../../lib/attempt.ts';
import type { Failure } from '../../lib/failure.ts';
import { sessionEnded } from '../../session/sessionSlice.ts';
import type { Farewell, PasswordChange, ProfileChange } from './settingsApi.ts';

/**
 * What is asked for on these screens, each with its last attempt. `newAddress`: by the link of a mail,
 * whoever is logged in.
 */
const matters = [
  'profile',
  'email',
  'password',
  'firstPassword',
  'google',
  'language',
  'export',
  'deletion',
  'newAddress',
] as const;
export type Matter = (typeof matters)[number];

export type Fetched<T> =
  { status: 'unknown' } | { status: 'there'; value: T } | { status: 'failed'; failure: Failure };
/** What a deletion takes away. `audioHours` with one decimal. */
type Loss = { characters: readonly string[]; stories: number; audioHours: number };

type SettingsState = Record<Matter, Attempt> & {
  /** What is typed and not sent of the forms that hold no secret: other parts are looked at in between. */
  typed: Partial<Record<Matter, Readonly<Record<string, string>>>>;
  /** The address that the last wish for another was about. */
  wroteTo: string | null;
  subscription: Fetched<SubscriptionView>;
  loss: Fetched<Loss>;
};

const unknown = { status: 'unknown' } as const;
const initialState: SettingsState = {
  profile: idle,
  email: idle,
  password: idle,
  firstPassword: idle,
  google: idle,
  language: idle,
  export: idle,
  deletion: idle,
  newAddress: idle,
  typed: {},
  wroteTo: null,
  subscription: unknown,
  loss: unknown,
};
const asked =
  <P>(matter: Matter) =>
  (state: SettingsState, _action: PayloadAction<P>): SettingsState => ({ ...state, [matter]: busy });
const finish = (state: SettingsState, matter: Matter, end: Attempt): SettingsState =>
  state[matter].status === 'busy' ? { ...state, [matter]: end } : state;

const slice = createSlice({
  name: 'settings',
  initialState,
  reducers: {
    /**
     * Its place is entered, or what it is about was changed: what was tried before is over, what is under way
     * goes on.
     */
    opened: (state, { payload }: PayloadAction<Matter>): SettingsState =>
      state[payload].status === 'busy' ? state : { ...state, [payload]: idle },
    profileChanged: asked<Extract<ProfileChange, { firstName: string }>>('profile'),
    emailWished: (state, { payload }: PayloadAction<string>): SettingsState => ({
      ...state,
      email: busy,
      wroteTo: payload.trim(),
    }),
    passwordChanged: asked<PasswordChange>('password'),
    /** By the link of a mail to the account's own address. */
    firstPasswordWished: asked<string>('firstPassword'),
    googleUnlinked: asked<void>('google'),
    languageChosen: asked<Locale>('language'),
    exportAsked: asked<void>('export'),
    deletionAsked: asked<Farewell>('deletion'),
    newAddressConfirmed: asked<string>('newAddress'),
    formTyped: (
      state,
      { payload: { matter, values } }: PayloadAction<{ matter: Matter; values: Record<string, string> }>,
    ): SettingsState => ({ ...state, typed: { ...state.typed, [matter]: values } }),
    succeeded: (state, { payload }: PayloadAction<Matter>): SettingsState => ({
      ...finish(state, payload, done),
      typed: { ...state.typed, [payload]: undefined },
    }),
    refused: (state, { payload }: PayloadAction<{ matter: Matter; failure: Failure }>) =>
      finish(state, payload.matter, failed(payload.failure)),
    /** The parent changed their mind at the password dialog. */
    dropped: (state, { payload }: PayloadAction<Matter>) => finish(state, payload, idle),
    subscriptionWanted: () => {},
    subscriptionFetched: (state, { payload }: PayloadAction<Fetched<SubscriptionView>>): SettingsState =>
      // What is there stays there when a later look fails.
      payload.status === 'failed' && state.subscription.status === 'there'
        ? state
        : { ...state, subscription: payload },
    lossWanted: (state): SettingsState => ({ ...state, loss: unknown }),
    lossFetched: (state, { payload }: PayloadAction<Fetched<Loss>>): SettingsState => ({
      ...state,
      loss: payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, ({ newAddress }): SettingsState => ({ ...initialState, newAddress }));
  },
});

export const {
  opened,
  profileChanged,
  emailWished,
  passwordChanged,
  firstPasswordWished,
  googleUnlinked,
  languageChosen,
  exportAsked,
  deletionAsked,
  newAddressConfirmed,
  formTyped,
  succeeded,
  refused,
  dropped,
  subscriptionWanted,
  subscriptionFetched,
  lossWanted,
  lossFetched,
} = slice.actions;
export const settingsReducer = slice.reducer;

type Root = { settings: SettingsState };
export const selectAttempt = (matter: Matter) => (state: Root) => state.settings[matter];
export const selectTyped = (matter: Matter) => (state: Root) => state.settings.typed[matter];
export const selectWroteTo = (state: Root) => state.settings.wroteTo;
export const selectSubscription = (state: Root) => state.settings.subscription;
export const selectLoss = (state: Root) => state.settings.loss;
