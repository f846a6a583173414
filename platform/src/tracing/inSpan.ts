/** Patterns, kinds, numbers: never a path value, a text or anything personal. */
export type Attributes = Readonly<Record<string, string | number>>;

export type SpanOptions<T> = {
  kind?: 'server' | 'client' | 'consumer';
  attributes?: Attributes;
  /** What is known of it at its end. */
  outcome?: (result: T) => Attributes;
  /** It begins its correlation: what knows no nearer span hangs below it. */
  begins?: boolean;
  /** The W3C traceparent that came along. Believe only our own processes. */
  parent?: string | undefined;
};

/** Takes the spans of a process; made by `startTracing` alone. */
export type Spans = {
  run<T>(name: string, options: SpanOptions<T>, work: () => Promise<T>): Promise<T>;
  /** Of the span that runs now. */
  traceparent(): string | undefined;
};

let spans: Spans | undefined;

/** One for the whole process or thread, as its log is. */
export const giveSpansTo = (taker: Spans): void => void (spans = taker);

/** Shows `work` as a span of its correlation's trace; where nobody takes spans it is just done. */
export const inSpan = <T>(name: string, options: SpanOptions<T>, work: () => Promise<T>): Promise<T> =>
  spans ? spans.run(name, options, work) : work();

/** Says to one of our own processes below which span its work hangs. */
export function traceHeaders(): Record<string, string> {
  const traceparent = spans?.traceparent();
  return traceparent === undefined ? {} : { traceparent };
}
