import { type DestinationStream, type Logger, pino } from 'pino';
import { currentCause } from '../causation/cause.ts';
import { describeError } from '../errors/describeError.ts';

/**
 * Fields that would carry personal data or a secret. Nobody should log them; who does by mistake logs a dash.
 */
const secrets = [
  'password',
  'token',
  'authorization',
  'email',
  'name',
  'firstName',
  'lastName',
  'title',
  'text',
  'body',
  'query',
  'url',
];

/**
 * One JSON line per event on stdout. Errors are logged by class, code and frames, never by message: a message
 * may quote a name or a text. What runs for a request, a job or an act of a sweep says so.
 */
export function createLogger(options: { name: string; level?: string }, stream?: DestinationStream): Logger {
  const settings = {
    level: options.level ?? 'info',
    base: { name: options.name },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    mixin: () => ({ correlationId: currentCause()?.correlationId }),
    redact: {
      paths: secrets.flatMap((field) => [field, `*.${field}`]).filter((path) => path !== 'name'),
      censor: '-',
    },
  };
  return stream ? pino(settings, stream) : pino(settings);
}

/** For loops that go on by themselves after an error. */
export function loopErrors(options: { name: string; level?: string }) {
  const logger = createLogger(options);
  return (error: unknown, loop: string) =>
    logger.error({ err: error, loop }, 'background work failed and is tried again');
}
