/**
 * Who may import whom. The numbers are those of docs/architecture.md; `npm run check` fails on any breach.
 * (6), `process.env` in main.ts and config.ts only, is a lint rule: see .oxlintrc.json.
 *
 * Files that must stay pure are known by their place or name:
 * - deciders: `decider.ts`, `*Decider.ts`, `*.decider.ts`, and `command-api/src/<feature>/<feature>.ts`
 * - projections: every file in a feature folder of projectors (outlets/ and the files on top wire them)
 * - prompts and the text studio: `*Prompt.ts`, `studio/src/text/` and `studio/src/catalogues/`
 * - frames of the event stream: `query-api/src/live/frames.ts`
 * - wizard steps: `steps.ts` in a `wizard/` folder of frontend
 * - illustration as a whole, since the browser draws with it too
 */
const { builtinModules } = require('node:module');

const apps = '(command-api|query-api|projectors|generators|managers|frontend)';
const features = '(accounts|characters|stories|subscriptions|audit|admin|contact)';
const spec = '[.](spec|contract)[.]tsx?$';
const pure = [
  '(^|/)(decider|[^/]+Decider|[^/]+[.]decider)[.]ts$',
  '^command-api/src/(?<feature>[^/]+)/\\k<feature>[.]ts$',
  '^projectors/src/(?!outlets/)[^/]+/',
  'Prompt[.]ts$',
  '^studio/src/(text|catalogues)/',
  '^query-api/src/live/frames[.]ts$',
  '^frontend/src/.*wizard/steps[.]ts$',
  '^illustration/src/',
];
const outside = [
  `^(node:)?(${builtinModules.join('|')})$`,
  'node_modules/(koa|@koa/[^/]+|mongodb|kafkajs|react|react-dom|libsql|openai|stripe)/',
];

/** A workspace that imports nothing of ours but itself and these. */
const layer = (name, workspace, below) => ({
  name,
  severity: 'error',
  from: { path: `^${workspace}/src/` },
  to: { path: '^[^/]+/src/', pathNot: `^(${workspace}|${below})/src/` },
});

module.exports = {
  forbidden: [
    {
      name: '1-contracts-import-nothing-of-ours',
      comment: 'What crosses a process border must not depend on either side of it.',
      severity: 'error',
      from: { path: '^contracts/src/' },
      to: { path: '^[^/]+/src/', pathNot: '^contracts/src/' },
    },
    {
      name: '1-platform-knows-no-domain',
      comment: 'Platform may use plain types of contracts; nothing of an app or a feature.',
      severity: 'error',
      from: { path: '^platform/src/' },
      to: { path: '^[^/]+/src/', pathNot: ['^platform/src/', '^contracts/src/([^/]+[.]ts$|http/)'] },
    },
    layer('2-frontend-imports-contracts-and-illustration', 'frontend', 'contracts|illustration'),
    layer('2-illustration-imports-contracts', 'illustration', 'contracts'),
    layer('2-studio-imports-contracts-and-illustration', 'studio', 'contracts|illustration'),
    layer('2-models-import-contracts-platform-studio', 'models', 'contracts|platform|illustration|studio'),
    layer('2-payments-import-contracts-and-platform', 'payments', 'contracts|platform'),
    layer('3-generators-import-what-makes', 'generators', 'contracts|platform|illustration|studio|models'),
    {
      name: '3-models-serve-generators-alone',
      comment:
        'The keys of outside models are in one kind of process; what a person typed never gets near them.',
      severity: 'error',
      from: { path: '^([^/]+)/src/', pathNot: ['^(models|generators|standalone|e2e|bench)/', spec] },
      to: { path: '^models/src/' },
    },
    {
      name: '3-payments-serve-command-api-alone',
      comment: 'The keys of the payment provider are in one process; others ask it.',
      severity: 'error',
      from: { path: '^([^/]+)/src/', pathNot: ['^(payments|command-api|standalone|e2e|bench)/', spec] },
      to: { path: '^payments/src/' },
    },
    {
      name: '3-apps-import-contracts-and-platform',
      comment: 'Apps meet through the event store, the bus and HTTP, never through an import.',
      severity: 'error',
      from: { path: '^(command-api|query-api|projectors|managers|gateway)/src/' },
      to: { path: '^[^/]+/src/', pathNot: '^($1|contracts|platform|payments)/src/' },
    },
    {
      name: '3-nothing-imports-the-compositions',
      comment: 'standalone and distributed stand on top of the apps, e2e and bench on top of them.',
      severity: 'error',
      from: { path: '^([^/]+)/src/', pathNot: '^(standalone|distributed|e2e|bench)/' },
      to: { path: '^(standalone|distributed|e2e|bench)/src/' },
    },
    {
      name: '4-features-do-not-import-each-other',
      comment: 'What two features share goes down: to contracts, platform, or the top of the app.',
      severity: 'error',
      from: { path: `^${apps}/src/(?:features/)?${features}/` },
      to: { path: `^$1/src/(?:features/)?${features}/`, pathNot: '^$1/src/(?:features/)?$2/' },
    },
    {
      name: '4-screens-of-one-feature-stay-there',
      comment:
        'What two features of the web app share goes down to ui, lib, i18n, notices, session, live, gates, offline, notifying or storyActs.',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/' },
      to: { path: '^frontend/src/(features|app)/', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: '4-web-app-imports-run-down',
      comment:
        'ui, lib < i18n, notices < session < live, gates, offline, notifying < storyActs < features < app: only app knows features, below them nobody does.',
      severity: 'error',
      from: {
        path: '^frontend/src/(ui|lib|i18n|notices|session|live|gates|offline|notifying|storyActs|player)/',
        pathNot: spec,
      },
      to: { path: '^frontend/src/(features|app)/' },
    },
    {
      name: '4-player-knows-no-store',
      comment: 'The public shared story plays too, and has no store.',
      severity: 'error',
      from: { path: '^frontend/src/player/', pathNot: spec },
      to: {
        path: '(^frontend/src/(session|live|gates|notices)/|node_modules/(react-redux|@reduxjs|redux-saga)/)',
      },
    },
    {
      name: '5-pure-files-reach-nothing-outside',
      comment:
        'Deciders, projections, prompts, wizard steps and frames work on their arguments alone, and so does what they import.',
      severity: 'error',
      from: { path: pure, pathNot: spec },
      to: { path: outside, reachable: true },
    },
    {
      name: '7-no-circle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: '7-no-index',
      comment: 'Packages open sub-paths by `exports`; import the file that has the thing.',
      severity: 'error',
      from: {},
      to: { path: ['/src/index[.]tsx?$', '/src/.+/index[.]tsx?$'] },
    },
    {
      name: 'own-files-by-relative-path',
      comment: 'A workspace that imports itself by name reads its last build instead of its source.',
      severity: 'error',
      from: { path: '^([^/]+)/src/' },
      to: { path: '^$1/src/', dependencyTypes: ['aliased'] },
    },
    {
      name: 'no-test-code-in-products',
      severity: 'error',
      from: { pathNot: [spec, '^(e2e|bench)/', '/testing/', '^scripts/'] },
      to: {
        path: [
          spec,
          '/src/testing/',
          '/src/.+/testing/',
          'node_modules/(fast-check|supertest|smtp-server|@jest)/',
        ],
      },
    },
    {
      name: 'packages-are-declared',
      comment: 'A package that only another workspace asks for may be gone tomorrow.',
      severity: 'error',
      from: { path: '^[^/]+/src/', pathNot: [spec, '^(e2e|bench)/', '/testing/'] },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    webpackConfig: { fileName: 'scripts/importAliases.cjs' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^[^/]+/dist/' },
  },
};
