import axios, { isAxiosError, type AxiosProgressEvent, type AxiosResponse, type AxiosResponseHeaders } from 'axios';
import { abortError, ServiceError } from '../app-error.ts';
import { isOfContent, readRejection } from './rejection.ts';

/**
 * A confirmed write. Its key is generated with the confirmation and makes a repeat harmless if the service stores it.
 */
export interface Confirmed {
  idempotencyKey: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface HttpRequest {
  /**
   * The call as the specification writes it; names in braces are filled from `params`. It contains no values, so it may
   * be logged.
   */
  call: `${Method} /${string}`;
  /** Values of the path, encoded by the client. */
  params?: Readonly<Record<string, string>>;
  /** Sent in this order; undefined values are left out. */
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as multipart instead of a body. */
  form?: FormData;
  /**
   * Receives the upload progress in percent. Only `XMLHttpRequest` reports it, so forms are sent by it if available.
   */
  onProgress?: (percent: number) => void;
  /** Timeout of one try, to the last byte. @default the client's */
  timeoutMs?: number;
  headers?: Readonly<Record<string, string>>;
  /**
   * Sent without the stored token, and not repeated on a 401. For calls that establish who the user is. @default false
   */
  isAnonymous?: boolean;
  /** The user of the call: it is sent with that user's session only. */
  ofUser?: string;
  /**
   * Sent with this token instead of the stored one, for a log-in whose session isn't stored yet. A 401 ends no session.
   */
  token?: string;
  /** Cancels the call: it rejects with an abort (`isAbort`), not with a `ServiceError`. */
  signal: AbortSignal;
}

/** One service. Independent of store, user interface and router. */
export interface Http {
  /**
   * The decoded JSON body; undefined for an empty response.
   * @throws ServiceError
   */
  send(request: HttpRequest): Promise<unknown>;
}

/** A service that also has files. */
export interface FileHttp extends Http {
  /**
   * The response body as a file.
   * @throws ServiceError
   */
  download(request: HttpRequest): Promise<Blob>;
}

export interface HttpConfig {
  /** URL of the service without a final slash; may be relative to the origin, as in `/api/vehicle`. */
  baseUrl: string;
  /** Sends the calls; the server passes its in-process one. @default globalThis.fetch */
  fetch?: typeof globalThis.fetch;
  /** Timeout of one try, to the last byte. @default 10000 */
  timeoutMs?: number;
  /** Headers of every call, evaluated for each request. */
  headers?: () => Readonly<Record<string, string>>;
  /** The visitor's session, for services with personal data: the bearer, and the 401 rule (spec §6, §7). */
  session?: SessionRule;
}

/** A stored session: the fleet's token and its user. */
export interface StoredSession {
  token: string;
  userId: string;
}

/**
 * Opens the log-in after the second 401. Resolves to true once the same person has a session: the request did not act,
 * so it is sent again. Resolves to false for a request of a session that was replaced.
 * @param rejected the token that the request was sent with, and its user; without `userId` the page's
 */
export type RenewSession = (rejected: Partial<StoredSession>, signal: AbortSignal) => Promise<boolean>;

export interface SessionRule {
  read: () => StoredSession | undefined;
  /** Without it the second 401 is a failure. */
  renew?: RenewSession | undefined;
  /** Delay before the first repeat. @default 100 */
  delayMs?: number;
}

/** A client of one service, or of several behind one URL. */
export function createHttp(config: HttpConfig): FileHttp {
  const client = axios.create({
    adapter: 'fetch',
    baseURL: config.baseUrl,
    timeout: config.timeoutMs ?? 10_000,
    maxContentLength: 5 * 1024 * 1024,
    transformResponse: decode,
    // The services read "+" as itself, and lists need their commas.
    paramsSerializer: { encode: (text: string) => encodeURIComponent(text).replaceAll('%2C', ',') },
    // `new Request` refuses a relative URL on the server, so a given fetch gets URL and options instead.
    ...(config.fetch ? { env: withoutRequest, fetchOptions: { given: config.fetch } } : { env: withRequest }),
  });

  const attempt = async (request: HttpRequest, isFile: boolean, token: string | undefined): Promise<unknown> => {
    try {
      const { data } = await client.request<unknown>({
        ...urlOf(request),
        params: request.query,
        data: request.body,
        ...(request.form && formOptions(request.form, request.onProgress)),
        ...(isFile && { responseType: 'blob' as const }),
        ...(request.timeoutMs !== undefined && { timeout: request.timeoutMs }),
        headers: {
          Accept: isFile ? '*/*' : 'application/json',
          'User-Agent': false,
          // axios would label a request without a body as a form.
          'Content-Type': request.body === undefined ? false : 'application/json',
          ...config.headers?.(),
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          ...request.headers,
        },
        signal: request.signal,
      });
      if (data === unreadable) throw new ServiceError({ kind: 'contract', where: `${request.call}: body` });
      return data;
    } catch (caught) {
      if (request.signal.aborted) throw abortError(request.signal.reason);
      throw await failure(caught, request.call);
    }
  };

  const sendWithSession = async (request: HttpRequest, isFile = false): Promise<unknown> => {
    if (request.signal.aborted) throw abortError(request.signal.reason);
    const rule = ruleFor(request, config.session);
    let sent = rule?.read();
    // Another tab may have logged out, or logged in another user.
    if (rule && request.ofUser !== undefined && request.ofUser !== sent?.userId) {
      await rule.renew?.({ userId: request.ofUser }, request.signal);
      sent = rule.read();
      if (sent?.userId !== request.ofUser) throw new ServiceError({ kind: 'unauthorized' });
    }
    let isRepeat = false;
    while (true) {
      try {
        return await attempt(request, isFile, sent?.token);
      } catch (error) {
        if (!rule || !isUnauthorized(error)) throw error;
        if (sent && !isRepeat) {
          await pause(rule.delayMs ?? 100, request.signal);
          // Another tab may have logged in meanwhile. A request of one person is never sent with another person's session.
          const stored = rule.read();
          if (stored?.userId === sent.userId) {
            // The 401 of a former session does not count for this one.
            isRepeat = stored.token === sent.token;
            sent = stored;
            continue;
          }
        }
        const isRenewed = await rule.renew?.(sent ?? userOf(request), request.signal);
        if (!isRenewed) throw error;
        // The new session may be rejected like any other one.
        sent = rule.read();
        isRepeat = false;
      }
    }
  };

  return {
    send: sendWithSession,

    async download(request) {
      const file = await sendWithSession(request, true);
      // A page is no file: gateways answer with theirs.
      if (file instanceof Blob && file.size > 0 && !file.type.startsWith('text/html')) return file;
      throw new ServiceError({ kind: 'contract', where: `${request.call}: file` });
    },
  };
}

/** A given token replaces the stored session and is never renewed. */
function ruleFor({ isAnonymous, token }: HttpRequest, session: SessionRule | undefined): SessionRule | undefined {
  if (isAnonymous) return undefined;
  return token === undefined ? session : { ...session, read: () => ({ token, userId: '' }), renew: undefined };
}

const userOf = ({ ofUser }: HttpRequest) => (ofUser === undefined ? {} : { userId: ofUser });

const isUnauthorized = (error: unknown) => error instanceof ServiceError && error.error.kind === 'unauthorized';

/** Only `XMLHttpRequest` reports upload progress; without it the form is sent without progress. */
function formOptions(form: FormData, onProgress: HttpRequest['onProgress']) {
  return {
    data: form,
    adapter: ['xhr' as const, 'fetch' as const],
    ...(onProgress &&
      typeof XMLHttpRequest !== 'undefined' && {
        onUploadProgress: ({ progress }: AxiosProgressEvent) => {
          if (progress !== undefined) onProgress(Math.floor(progress * 100));
        },
      }),
  };
}

/** Browsers give a 204 an empty stream as its body. axios copies it, and fails: such a response may have no body. */
const withoutEmptyBody = (response: Response): Response =>
  response.status === 204 || response.status === 205 ? new Response(null, response) : response;

const withRequest = {
  fetch: async (input: URL | RequestInfo, { given = fetch, ...init }: RequestInit & { given?: typeof fetch } = {}) =>
    withoutEmptyBody(await given(input, init)),
};

/**
 * axios treats null as an absent `Request`, which its types don't know. It also keeps each `env` in memory for good. So
 * this one is shared, and the fetch of a rendered page, with the whole page, comes with the options of its calls.
 */
const withoutRequest = { ...withRequest, Request: null } as unknown as typeof withRequest;

function urlOf({ call, params = {} }: HttpRequest): { method: string; url: string } {
  const [method = '', template = ''] = call.split(' ');
  const url = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(params, name) ? (params[name] ?? '') : '';
    // Such a segment disappears from the URL and would name another call.
    if (['', '.', '..'].includes(value)) throw new ServiceError({ kind: 'notFound' });
    return encodeURIComponent(value);
  });
  return { method, url };
}

/** Why there is no body. */
async function failure(caught: unknown, call: string): Promise<ServiceError> {
  if (caught instanceof ServiceError) return caught;
  const options = { cause: caught };
  if (!isAxiosError(caught)) return new ServiceError({ kind: 'unexpected' }, options);
  const { code, response } = caught;
  if (response) return rejection(response);
  if (code === 'ETIMEDOUT' || code === 'ECONNABORTED') return new ServiceError({ kind: 'timeout' }, options);
  if (code === 'ERR_BAD_RESPONSE') return new ServiceError({ kind: 'contract', where: `${call}: size` }, options);
  if (code === 'ERR_INVALID_URL') return new ServiceError({ kind: 'unexpected' }, options);
  return new ServiceError({ kind: 'network' }, options);
}

/** A body that is neither JSON nor plain text. */
const unreadable = Symbol('unreadable');

/**
 * Some writes respond with a bare text instead of JSON (spec §7, confirm-email), and reject with one. A page may have the
 * same type, and so has a proxy's message.
 */
function decode(body: unknown, headers: AxiosResponseHeaders, status = 0): unknown {
  if (typeof body !== 'string') return body;
  if (body === '') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    const isPlain = String(headers['content-type']).startsWith('text/plain') && !body.trimStart().startsWith('<');
    return isPlain && (status < 300 || isOfContent(status)) ? body : unreadable;
  }
}

async function rejection({ status, data, headers }: AxiosResponse<unknown>) {
  if (status === 401) return new ServiceError({ kind: 'unauthorized' });
  if (status === 404) return new ServiceError({ kind: 'notFound' });
  // A request for a file is rejected with JSON, as any other one.
  const body: unknown = data instanceof Blob ? await new Response(data).json().catch(() => undefined) : data;
  return new ServiceError(readRejection(status, body, headers['retry-after']));
}

/** Waits, or rejects with an abort. */
function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = (): void => {
      clearTimeout(timer);
      reject(abortError(signal.reason));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', cancel);
      resolve();
    }, delayMs);
    signal.addEventListener('abort', cancel, { once: true });
  });
}
