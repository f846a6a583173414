import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Context,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  RandomIdGenerator,
  type SpanExporter,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { currentCause, newCause } from '../causation/cause.ts';
import { InvalidInput } from '../http/validate.ts';
import { Refusal } from '../refusal.ts';
import type { SpanOptions, Spans } from './inSpan.ts';

/** A batch that is not taken by then is gone, and who stops waits no longer. */
const SEND_WITHIN_MS = 2_000;
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;
const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

type Options = { endpoint: string; service: string; onError: (error: unknown) => void };

/**
 * Spans by OTLP over HTTP. A correlation is a trace: its id is the trace's, and the first half of it the id
 * of the span that it begins with. So whoever knows the correlation of an event knows where its work belongs,
 * and nothing about traces is stored.
 */
export function createOtlpSpans({ endpoint, service, onError }: Options): Spans & { close(): Promise<void> } {
  const random = new RandomIdGenerator();
  const active = new AsyncLocalStorage<SpanContext>();
  /** Where the span begins a trace that is started right now: its ids. */
  let first: SpanContext | undefined;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `storylark/${service}` }),
    // A half of a story is no story: all processes show all of it.
    sampler: new AlwaysOnSampler(),
    idGenerator: {
      generateTraceId: () => first?.traceId ?? random.generateTraceId(),
      generateSpanId: () => first?.spanId ?? random.generateSpanId(),
    },
    spanProcessors: [new BatchSpanProcessor({ exporter: exporterTo(endpoint, onError) })],
  });
  const tracer = provider.getTracer('storylark');

  function start<T>(name: string, { kind, attributes = {}, begins, parent }: SpanOptions<T>) {
    const root = rootOf((currentCause() ?? newCause()).correlationId);
    // What runs for another correlation inside of a span is no part of its trace.
    const above = [contextIn(parent), active.getStore()].find((one) => one?.traceId === root.traceId);
    first = begins && !above ? root : undefined;
    const context: Context = first ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, above ?? root);
    const options = { kind: kind ? kinds[kind] : SpanKind.INTERNAL, attributes };
    const span = tracer.startSpan(name, options, context);
    first = undefined;
    return span;
  }

  async function run<T>(name: string, options: SpanOptions<T>, work: () => Promise<T>): Promise<T> {
    const span = start(name, options);
    try {
      const result = await active.run(span.spanContext(), work);
      if (options.outcome) span.setAttributes(options.outcome(result));
      return result;
    } catch (error) {
      span.setAttribute('error.type', typeOf(error));
      const isNo = error instanceof Refusal || error instanceof InvalidInput;
      if (!isNo) span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  }

  function traceparent(): string | undefined {
    const span = active.getStore();
    return span && `00-${span.traceId}-${span.spanId}-01`;
  }

  /** Whoever receives them may be away: that holds nobody up. */
  const close = () =>
    Promise.race([provider.shutdown().catch(onError), sleep(SEND_WITHIN_MS, undefined, { ref: false })]);

  return { run, traceparent, close };
}

function exporterTo(endpoint: string, onError: (error: unknown) => void): SpanExporter {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    timeoutMillis: SEND_WITHIN_MS,
  });
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error) onError(result.error);
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

function rootOf(correlationId: string): SpanContext {
  const traceId = correlationId.replaceAll('-', '').toLowerCase();
  return { traceId, spanId: traceId.slice(0, 16), traceFlags: TraceFlags.SAMPLED, isRemote: true };
}

function contextIn(traceparent: string | undefined): SpanContext | undefined {
  const [, traceId, spanId] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  return traceId && spanId ? { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true } : undefined;
}

/** A code or a class: an error's text may hold personal data. */
function typeOf(error: unknown): string {
  if (error instanceof Refusal) return error.code;
  return error instanceof Error ? error.constructor.name : typeof error;
}
