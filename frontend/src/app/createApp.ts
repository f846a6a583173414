import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { Locale } from '@storylark/contracts/languages';
import { paths } from '@storylark/contracts/paths';
import createSagaMiddleware, { type Saga } from 'redux-saga';
import { all, call } from 'redux-saga/effects';
import type { Catalogue } from '../i18n/catalogue.ts';
import { localeReducer } from '../i18n/localeSlice.ts';
import { localeSaga } from '../i18n/localeSaga.ts';
import type { Feature } from '../lib/feature.ts';
import { failureOf } from '../lib/failure.ts';
import { createHttp } from '../lib/http/http.ts';
import { loadCode } from '../lib/loadCode.ts';
import { readToken } from '../lib/storage.ts';
import { liveSaga } from '../live/liveSaga.ts';
import { answerShown, liveReducer, selectTold } from '../live/liveSlice.ts';
import { noticesReducer } from '../notices/noticesSlice.ts';
import { notifyingReducer } from '../notifying/notifyingSlice.ts';
import { createHeardApi, heardSaga } from '../offline/heardSaga.ts';
import { googleReducer } from '../session/google/googleSlice.ts';
import { proofReducer } from '../session/proofSlice.ts';
import { secondStepReducer } from '../session/secondStep/secondStepSlice.ts';
import { createSessionApi } from '../session/sessionApi.ts';
import { sessionSaga } from '../session/sessionSaga.ts';
import { sessionEnded, sessionReducer } from '../session/sessionSlice.ts';
import { laterSaga } from './laterSaga.ts';
import { superviseSaga } from './superviseSaga.ts';

type Deps = {
  fetch: typeof globalThis.fetch;
  locale: Locale;
  catalogue: Catalogue;
  /** Loads another document in place of the app. */
  leave: (address: string) => void;
  /** Loads another document after it. */
  goTo: (address: string) => void;
};

/** The running app without its screens: store, sagas, the door to the API. `install` adds a feature, once. */
export function createApp({ fetch, locale, catalogue, leave, goTo }: Deps) {
  const rootReducer = combineSlices({
    session: sessionReducer,
    proof: proofReducer,
    google: googleReducer,
    secondStep: secondStepReducer,
    locale: localeReducer,
    notices: noticesReducer,
    notifying: notifyingReducer,
    live: liveReducer,
  }).withLazyLoadedSlices<Record<string, unknown>>();
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { locale: { locale, catalogue } },
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  const http = createHttp({
    fetch,
    token: readToken,
    locale: () => store.getState().locale.locale,
    isOnline: () => navigator.onLine,
    told: () => selectTold(store.getState()),
    onShown: (shown) => void store.dispatch(answerShown(shown)),
    // A token that was renewed meanwhile is not the one that was refused.
    onTokenRefused: (token) => token === readToken() && store.dispatch(sessionEnded('ended')),
  });
  const openLive = async () => {
    const { openStream } = await loadCode(() => import('../live/openStream.ts'));
    return (places: readonly string[]) => openStream({ fetch, token: readToken }, places);
  };
  const later = (load: () => Promise<Saga>) => () => laterSaga(store, load);
  const roots = [
    localeSaga,
    () => heardSaga(createHeardApi(http)),
    () => liveSaga(openLive, http.settled),
    () => sessionSaga(createSessionApi(http)),
    later(async () => {
      const { createNotifyingApi, notifyingSaga } = await import('../notifying/notifyingSaga.ts');
      return () => notifyingSaga(createNotifyingApi(http));
    }),
    later(async () => {
      const { createKeptApi, keptSaga } = await import('../offline/keptSaga.ts');
      return () => keptSaga(createKeptApi(http));
    }),
    later(async () => {
      const [{ googleSaga }, { createGoogleApi }] = await Promise.all([
        import('../session/google/googleSaga.ts'),
        import('../session/google/googleApi.ts'),
      ]);
      return () => googleSaga(createGoogleApi(http), createSessionApi(http), goTo);
    }),
  ];
  const running = sagas.run(function* root() {
    yield all(roots.map((saga) => call(superviseSaga, saga, reportError)));
  });

  const installed = new Set<string>();
  function install({ name, reducer, saga, needs = [] }: Feature) {
    if (installed.has(name)) return;
    needs.forEach(install);
    installed.add(name);
    rootReducer.inject({ reducerPath: name, reducer });
    // makes its part of the state be there before its first screen is drawn
    store.dispatch({ type: `installed/${name}` });
    sagas.run(superviseSaga, () => saga({ http, goTo }), reportError);
  }
  /**
   * Class and stack only: a message may quote a name or a text. What cannot be reported is lost; the screen
   * has said it already.
   */
  function reportError(error: unknown) {
    const { name, stack = '' } = error instanceof Error ? error : new Error('not an error');
    const frames = stack.split('\n').filter(isFrame).join('\n');
    return http
      .call('POST', paths.errors, { body: { type: name.slice(0, 100), stack: frames.slice(0, 10_000) } })
      .catch(failureOf);
  }
  return { store, http, install, reportError, leave, stop: () => running.cancel() };
}
const isFrame = (line: string) => /^\s*at |@/.test(line);
export type App = ReturnType<typeof createApp>;
