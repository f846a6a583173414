import { APP_VERSION } from '@storylark/contracts/constants';
import { createErrorReporter } from '@storylark/platform/errors/createErrorReporter';
import type { ErrorReporter } from '@storylark/platform/errors/errorReporter';
import type { Config } from './config.ts';

/** Without ERROR_DSN errors are only logged. */
const silentReporter: ErrorReporter = { report: () => {}, close: async () => {} };

/** Where errors are reported to, as configured. */
export function errorReporterOf({ ERROR_DSN: dsn, ERROR_SEND_PERSONAL_DATA: sendPersonalData }: Config): ErrorReporter {
  return dsn === null ? silentReporter : createErrorReporter({ dsn, sendPersonalData, release: APP_VERSION });
}
