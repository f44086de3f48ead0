/** Facts of a span. Never a visitor's data. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** A part of a request's work in a trace. */
export interface TraceSpan {
  /** Begins a smaller part. */
  begin(name: string, kind: 'work' | 'call'): TraceSpan;
  /** W3C Trace Context, by which a service's own spans join the trace. */
  headers(): Readonly<Record<string, string>>;
  end(hasFailed: boolean, facts?: SpanFacts): void;
}

/** Follows one request through the server and on to the services. */
export interface RequestTrace {
  requestId: string;
  /** Undefined unless traces are exported. */
  span: TraceSpan | undefined;
}
