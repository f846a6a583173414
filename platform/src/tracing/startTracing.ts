import { giveSpansTo } from './inSpan.ts';

type Options = {
  /** Origin of an OTLP receiver, as in OTEL_EXPORTER_OTLP_ENDPOINT; null: no traces. */
  endpoint: string | null;
  /** Name of the process or thread that the spans are shown under. */
  service: string;
  /** Spans that could not be sent; they are gone, and nothing waits for them. */
  onError: (error: unknown) => void;
};
/** `close` sends what is left, for 2 s at most. */
export type Tracing = { close(): Promise<void> };

/** Shows what this process or thread does as traces. Without an endpoint nothing is loaded for it. */
export async function startTracing({ endpoint, service, onError }: Options): Promise<Tracing> {
  if (endpoint === null) return { close: async () => {} };
  const { createOtlpSpans } = await import('./createOtlpSpans.ts');
  const { close, ...spans } = createOtlpSpans({ endpoint, service, onError });
  giveSpansTo(spans);
  return { close };
}
