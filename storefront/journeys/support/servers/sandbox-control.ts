/** A simulated failure of a service: the call is delayed, gets a status, or is dropped. */
export interface Fault {
  /** Service that the store calls: `vehicle`, `content`, `fleet`… */
  service: string;
  /** @default every method */
  method?: string;
  /** Path below the service, without query; a final `*` makes it a prefix. */
  path: string;
  /** Number of calls that fail. @default 1 */
  times?: number;
  /** Status of the response; the service doesn't act. */
  status?: number;
  body?: unknown;
  delayMs?: number;
  /**
   * Drops the connection before acting (`true`, `request`), after acting (`answer`), or in the middle of the response
   * (`half`).
   */
  drop?: true | 'request' | 'answer' | 'half';
}

/** A call that reached one of the sandbox's services. */
export interface ReceivedCall {
  service: string;
  method: string;
  path: string;
  query: string;
  /** Null while it runs, and when it was dropped or aborted. */
  status: number | null;
}

/** Header that identifies the calls of a test. */
export const visitHeader = 'x-sandbox-visit';

/** Client of a sandbox's control API. */
export class SandboxControl {
  readonly #url: string;
  readonly #visit: string | undefined;

  /**
   * @param url URL of the control API, ending with a slash
   * @param visit value of the `visitHeader` that this test's pages send; it limits faults and calls to the test.
   * Absent: all
   */
  constructor(url: string, visit?: string) {
    this.#url = url;
    this.#visit = visit;
  }

  /** The same sandbox, limited to the faults and calls of one visit. */
  ofVisit(visit: string): SandboxControl {
    return new SandboxControl(this.#url, visit);
  }

  /** Resets to the start of a world; without a name, of the current one. */
  async reset(scenario?: string): Promise<void> {
    await this.send('POST', 'reset', { ...(scenario !== undefined && { scenario }) });
  }

  /** Loads another named world. */
  async scenario(name: string): Promise<void> {
    await this.send('POST', 'scenario', { name });
  }

  /** The sandbox's current time, as an ISO date. */
  async now(): Promise<string> {
    const { now } = (await this.send('GET', 'clock')) as { now: string };
    return now;
  }

  /** Sets the current time (ISO date). */
  async setNow(now: string): Promise<void> {
    await this.send('POST', 'clock', { now });
  }

  /** Moves the current time forward. */
  async advance(milliseconds: number): Promise<void> {
    await this.send('POST', 'clock', { advanceMs: milliseconds });
  }

  /** Adds a failure of a service for this visit; matching failures are used up in order. */
  async fault(fault: Fault): Promise<void> {
    await this.send('POST', 'faults', { ...fault, visit: this.#visit });
  }

  /** Removes the unused failures of this visit. */
  async clearFaults(): Promise<void> {
    await this.send('DELETE', `faults${this.#query}`);
  }

  /** This visit's calls since the last reset, oldest first; optionally only those of a service and path. */
  async calls(service?: string, path?: RegExp): Promise<ReceivedCall[]> {
    const { calls } = (await this.send('GET', `calls${this.#query}`)) as { calls: ReceivedCall[] };
    return calls.filter((call) => (!service || call.service === service) && (!path || path.test(call.path)));
  }

  get #query(): string {
    return this.#visit === undefined ? '' : `?${new URLSearchParams({ visit: this.#visit }).toString()}`;
  }

  /** Reads a document of the content service. */
  async content(collection: string, slug: string): Promise<unknown> {
    return this.send('GET', `content/${collection}/${slug}`);
  }

  /** Changes a document of the content service by a JSON merge patch. */
  async editContent(collection: string, slug: string, patch: object): Promise<void> {
    await this.send('PATCH', `content/${collection}/${slug}`, patch);
  }

  /** Hides a section of a page without losing its text, or shows it again. */
  async hideSection(collection: string, slug: string, section: string, isHidden = true): Promise<void> {
    await this.send('POST', `content/${collection}/${slug}/sections/${section}`, { isHidden });
  }

  /**
   * Any other call of the control API.
   * @throws if the API rejects it, with its message
   */
  async send(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(this.#url + path, {
      method,
      headers: { 'x-sandbox-control': '1', ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to ${method} ${path}: ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  }
}
