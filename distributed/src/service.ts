import type { Engine } from './processes.ts';
import type { Yaml } from './toYaml.ts';

/** A service of the composition, as the Compose specification has it. */
export type Service = { readonly [key: string]: Yaml };

/** A value that `.env` has to hold. */
export const secretOf = (name: string): string => `\${${name}:?set ${name} in .env}`;

/** Looks often while it starts, and seldom afterwards. */
export const looksAt = (test: string): Service => ({
  healthcheck: {
    test: ['CMD-SHELL', test],
    interval: '10s',
    timeout: '10s',
    retries: 6,
    start_period: '60s',
    start_interval: '2s',
  },
});
export const runsIn = (network: Engine) => ({ restart: 'unless-stopped', networks: [network] });
export const limits = (memory: string): Service => ({ deploy: { resources: { limits: { memory } } } });
