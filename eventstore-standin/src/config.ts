import { integer, readConfig, text } from '@storylark/platform/process/readConfig';

/** Any text; in its place the compiler would take it for one that may be missing. */
const needed = text();

/** Settings of the stand-in's own process. @throws Error that names every setting that does not fit */
export const readStandInConfig = (env: Readonly<Record<string, string | undefined>> = process.env) =>
  readConfig(env, {
    /** The log's file; its folder must be there. */
    STANDIN_FILE: needed,
    STANDIN_HOST: text({ or: '127.0.0.1' }),
    STANDIN_PORT: integer({ min: 0, max: 65_535, or: 2113 }),
    /** Port on loopback that takes faults; 0 for none. */
    STANDIN_CONTROL_PORT: integer({ min: 0, max: 65_535, or: 0 }),
  });
