import Koa from 'koa';
import { probes, type ProbesDeps } from './probes.ts';

/** `/healthz`, `/readyz` and `/metrics` of a process that answers nothing else. */
export const createProbesApp = (deps: ProbesDeps): Koa => new Koa().use(probes(deps));
