import type { IncomingHttpHeaders } from 'node:http';
import { CAUSATION_ID, CORRELATION_ID } from '@storylark/contracts/http/headers';
import type { Cause } from './cause.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What a call of our own processes carries on. */
export const causeHeaders = ({ correlationId, causationId }: Cause): Record<string, string> => ({
  [CORRELATION_ID]: correlationId,
  [CAUSATION_ID]: causationId,
});

/** What a call carries on; undefined where it carries nothing that could be ours. Ask only whom you trust. */
export function causeIn(headers: IncomingHttpHeaders): Cause | undefined {
  const correlationId = headers[CORRELATION_ID.toLowerCase()];
  const causationId = headers[CAUSATION_ID.toLowerCase()];
  return isUuid(correlationId) && isUuid(causationId) ? { correlationId, causationId } : undefined;
}

const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);
