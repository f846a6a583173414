import Koa from 'koa';
import type { Registry } from 'prom-client';
import { type Checks, probes } from './probes.ts';

/** `/healthz`, `/readyz` and `/metrics` of a process that answers nothing else. */
export function createProbesApp({
  checks,
  registry,
  stopping,
}: {
  checks: Checks;
  registry: Registry;
  stopping: AbortSignal;
}): Koa {
  return new Koa().use(probes(checks, registry, stopping));
}
