import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const { workspaces } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

const roots = workspaces
  .map((name) => `<rootDir>/${name}/src`)
  .filter((path) => existsSync(path.replace('<rootDir>', import.meta.dirname)));

const everywhere = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
};

/**
 * Tests run as native ES modules; other workspaces are imported as built, so `npm test` builds first
 * (docs/adr/0003).
 */
export default {
  projects: [
    { ...everywhere, displayName: 'node', testEnvironment: 'node', roots, testMatch: ['**/*.spec.ts'] },
    {
      ...everywhere,
      displayName: 'screens',
      testEnvironment: '<rootDir>/frontend/jsdomEnvironment.mjs',
      roots: ['<rootDir>/frontend/src'],
      testMatch: ['**/*.spec.tsx'],
      setupFilesAfterEnv: ['<rootDir>/frontend/src/testing/setUp.ts'],
    },
  ],
  // many specs wait for a house or a process of their own: one more than there are cores keeps those busy
  maxWorkers: availableParallelism() + 1,
  // modules of finished specs are not freed, and collecting them anew and anew takes longer than a fresh worker
  workerIdleMemoryLimit: '1200MB',
  // ten times what most need on an idle machine; the few that need more say so
  testTimeout: 120_000,
};
