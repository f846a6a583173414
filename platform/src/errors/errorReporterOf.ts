import { APP_VERSION } from '@storylark/contracts/constants';
import { createErrorReporter } from './createErrorReporter.ts';
import type { ErrorReporter } from './errorReporter.ts';

/** Without an address errors are only logged. */
const silentReporter: ErrorReporter = { report: () => {}, close: async () => {} };

type Settings = { ERROR_DSN: string | null; ERROR_SEND_PERSONAL_DATA: boolean };

/** Where errors are reported to, as configured. */
export function errorReporterOf({
  ERROR_DSN: dsn,
  ERROR_SEND_PERSONAL_DATA: sendPersonalData,
}: Settings): ErrorReporter {
  return dsn === null ? silentReporter : createErrorReporter({ dsn, sendPersonalData, release: APP_VERSION });
}
