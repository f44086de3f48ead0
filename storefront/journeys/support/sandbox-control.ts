/** A failure put in front of a service: the call is delayed, answered with a status, or cut. */
export interface Fault {
  /** Service the store calls: `vehicle`, `content`, `fleet`… */
  service: string;
  /** @default every method */
  method?: string;
  /** Path below the service, without query; a final `*` makes it a prefix. */
  path: string;
  /** How many calls it takes. @default 1 */
  times?: number;
  /** Answered instead of acting. */
  status?: number;
  body?: unknown;
  delayMs?: number;
  /** Cut before acting (`true`, `request`), after acting (`answer`), or in the middle of the answer (`half`). */
  drop?: true | 'request' | 'answer' | 'half';
}

/** A call that reached one of the sandbox's services. */
export interface ReceivedCall {
  service: string;
  method: string;
  path: string;
  query: string;
  /** Absent while it runs, and when it was dropped or abandoned. */
  status: number | null;
}

/** Header by which the calls of a test are told from those of any other. */
export const visitHeader = 'x-sandbox-visit';

/** Drives a sandbox from a test: the API behind its control page. */
export class SandboxControl {
  readonly #url: string;
  readonly #visit: string | undefined;

  /**
   * @param url address of the control, ending with a slash
   * @param visit value of the `visitHeader` that this test's pages send; faults and calls are its own. Absent: everybody's
   */
  constructor(url: string, visit?: string) {
    this.#url = url;
    this.#visit = visit;
  }

  /** The same sandbox, with the faults and calls of one visit. */
  ofVisit(visit: string): SandboxControl {
    return new SandboxControl(this.#url, visit);
  }

  /** Everything back to the beginning of a world; without a name, of the present one. */
  async reset(scenario?: string): Promise<void> {
    await this.send('POST', 'reset', { ...(scenario !== undefined && { scenario }) });
  }

  /** Another named world, from its beginning. */
  async scenario(name: string): Promise<void> {
    await this.send('POST', 'scenario', { name });
  }

  /** The sandbox's now, as an ISO date. */
  async now(): Promise<string> {
    const { now } = (await this.send('GET', 'clock')) as { now: string };
    return now;
  }

  /** Moves now to an instant (ISO date). */
  async setNow(now: string): Promise<void> {
    await this.send('POST', 'clock', { now });
  }

  /** Moves now forward. */
  async advance(milliseconds: number): Promise<void> {
    await this.send('POST', 'clock', { advanceMs: milliseconds });
  }

  /** Puts a failure in front of a service for this visit; failures that match are used up in order. */
  async fault(fault: Fault): Promise<void> {
    await this.send('POST', 'faults', { ...fault, visit: this.#visit });
  }

  /** Removes the failures of this visit that still wait. */
  async clearFaults(): Promise<void> {
    await this.send('DELETE', `faults${this.#query}`);
  }

  /** This visit's calls since the last reset, oldest first; with a filter, those whose service and path match. */
  async calls(service?: string, path?: RegExp): Promise<ReceivedCall[]> {
    const { calls } = (await this.send('GET', `calls${this.#query}`)) as { calls: ReceivedCall[] };
    return calls.filter((call) => (!service || call.service === service) && (!path || path.test(call.path)));
  }

  get #query(): string {
    return this.#visit === undefined ? '' : `?${new URLSearchParams({ visit: this.#visit }).toString()}`;
  }

  /** A document of the content service. */
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
   * @throws when the control refuses, with its own words
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
