import { narratorOf } from '@storylark/generators/narrator/config';
import { servicesOf } from '@storylark/models/services';
import type { Config } from './config.ts';

/**
 * What stories are made with, as it is set.
 * @throws Error that says in one sentence what does not fit
 */
export const makersOf = (config: Config) => ({
  studioProcesses: config.STUDIO_PROCESSES,
  narrator: narratorOf(config),
  services: servicesOf(config, Date.now()),
});
