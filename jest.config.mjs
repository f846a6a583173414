/** Unit, contract and API tests run as native ES modules; packages are imported as built (npm run build first). */
export default {
  testEnvironment: 'node',
  roots: [
    'contracts',
    'platform',
    'illustration',
    'command-api',
    'query-api',
    'projectors',
    'generators',
    'frontend',
    'standalone',
    'e2e',
  ].map((name) => `<rootDir>/${name}/src`),
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': ['@swc/jest', { jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022' }, module: { type: 'es6' } }],
  },
  testTimeout: 20_000,
};
