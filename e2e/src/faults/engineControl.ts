import { exec } from 'node:child_process';
import { promisify } from 'node:util';

export type Engine = 'kafka' | 'mongo' | 's3';
/**
 * `ENGINES_CONTROL`: a command that takes `kill|up|pause|resume` and the name of an engine, for the engines
 * whose addresses are in the environment, which nobody else uses.
 */
export const enginesControl = process.env.ENGINES_CONTROL ?? null;

/**
 * kill: -9, data kept; `up` starts it on the same data. pause: it hangs, and takes connections all the same.
 * @throws what the command printed
 */
export async function control(act: 'kill' | 'up' | 'pause' | 'resume', engine: Engine): Promise<void> {
  if (enginesControl === null) throw new Error('ENGINES_CONTROL is not set');
  await promisify(exec)(`${enginesControl} ${act} ${engine}`);
}
