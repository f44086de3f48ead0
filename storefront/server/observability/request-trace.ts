/** Attributes of a span. They contain no personal data. */
export type SpanFacts = Readonly<Record<string, string | number>>;

export interface TraceSpan {
  /** Starts a child span. */
  begin(name: string, kind: 'work' | 'call'): TraceSpan;
  /** W3C Trace Context headers, which add the service's own spans to the trace. */
  headers(): Readonly<Record<string, string>>;
  end(hasFailed: boolean, facts?: SpanFacts): void;
}

/** Traces one request through the server and on to the services. */
export interface RequestTrace {
  requestId: string;
  /** Undefined unless traces are exported. */
  span: TraceSpan | undefined;
}
