import type { IncomingHttpHeaders } from 'node:http';
import { faultsOf, parseForm, type GivenObject } from './checkParams.ts';
import type { Answer, Idempotency } from './createIdempotency.ts';
import { invalid, StubError, type StubState } from './createStubState.ts';
import { contract, operationOf } from './readContract.ts';
import { renderStripe, strangeFields } from './renderStripe.ts';
import { STUB_KEY } from './stubKey.ts';
import { stubOperations } from './stubOperations.ts';

type Stub = { state: StubState; idempotency: Idempotency; violations: string[] };
type Asked = { method: string; url: URL; headers: IncomingHttpHeaders; body: string };

/** Holds a request to the contract, does it once, and holds the answer to the contract too. */
export function answerRequest(stub: Stub, asked: Asked): Answer {
  try {
    const { method, url, headers } = asked;
    if (headers.authorization !== `Bearer ${STUB_KEY}`)
      throw new StubError(401, 'authentication_error', undefined, 'no such key');
    if (method !== 'POST') return act(stub, asked);
    const key = headers['idempotency-key'];
    if (typeof key !== 'string' || key === '')
      throw violation(stub, `${method} ${url.pathname} without a key`);
    return stub.idempotency(key, `${method} ${url.pathname} ${asked.body}`, () => act(stub, asked));
  } catch (error) {
    if (!(error instanceof StubError)) stub.violations.push(String(error));
    const { status, type, code, message } =
      error instanceof StubError ? error : new StubError(400, 'invalid_request_error');
    return { status, body: { error: { type, code, message } } };
  }
}

function violation({ violations }: Stub, what: string) {
  violations.push(what);
  return invalid(what);
}

function act(stub: Stub, { method, url, headers, body }: Asked): Answer {
  const found = operationOf(method, url.pathname);
  const operation = found && contract.operations[found.name];
  const run = found && stubOperations[found.name];
  if (!operation || !run) throw violation(stub, `${method} ${url.pathname} is not in the contract`);
  if (headers['stripe-version'] !== contract.apiVersion)
    throw violation(stub, `version ${String(headers['stripe-version'])}`);
  const given: GivenObject = parseForm(method === 'POST' ? body : url.search.slice(1));
  const faults = faultsOf(operation.params, given);
  if (faults.length > 0) throw violation(stub, `${found.name}: ${faults.join(', ')}`);
  const expand = (given['expand'] ?? []) as readonly string[];
  const answer = renderStripe(stub.state, run(stub.state, found.id, given), expand);
  const strange = strangeFields(answer);
  if (strange.length > 0) throw violation(stub, `${found.name} answers: ${strange.join(', ')}`);
  return { status: 200, body: answer };
}
