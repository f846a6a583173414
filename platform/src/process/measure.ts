import { Gauge, type Registry } from 'prom-client';
import type { JobStore } from '../jobs/jobStore.ts';

type Values = Readonly<Record<string, number>>;

/**
 * A gauge with one label, whose values are read when the metrics are asked for; an engine that is away then
 * leaves it out.
 */
export function measure(
  registry: Registry,
  gauge: { name: string; help: string; label: string },
  read: () => Values | Promise<Values>,
): void {
  const { name, help, label } = gauge;
  const measured = new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [],
    async collect() {
      this.reset();
      try {
        for (const [key, value] of Object.entries(await read())) this.set({ [label]: key }, value);
      } catch {
        // no number is better than an old one
      }
    },
  });
  registry.registerMetric(measured);
}

/** `jobs` by state, those that are done left out: `givenUp` ones wait for an operator. */
export const measureJobs = (registry: Registry, jobStore: Pick<JobStore, 'counts'>): void =>
  measure(registry, { name: 'jobs', help: 'Jobs in the store', label: 'state' }, jobStore.counts);
