import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const { workspaces } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** Tests run as native ES modules; other workspaces are imported as built, so `npm test` builds first (docs/adr/0003). */
export default {
  testEnvironment: 'node',
  roots: workspaces.map((name) => `<rootDir>/${name}/src`).filter((path) => existsSync(path.replace('<rootDir>', import.meta.dirname))),
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022', experimental: { keepImportAttributes: true } },
        module: { type: 'es6' },
      },
    ],
  },
  maxWorkers: Math.max(2, availableParallelism() - 1),
  testTimeout: 20_000,
};
