import type { RecordKind, RecordsPort } from '#/shared/storage/records.ts';
import { keysOf } from '#/shared/storage/records.ts';
import { drain, type VirtualTime } from './virtual-time.ts';

type Listener = (event: Record<string, unknown>) => void;

/** The listeners of one window or document. */
class Listeners {
  readonly #byType = new Map<string, Set<Listener>>();

  readonly add = (type: string, listener: Listener, options?: { signal?: AbortSignal; once?: boolean }): void => {
    const known = this.#byType.get(type) ?? new Set();
    this.#byType.set(type, known.add(listener));
    options?.signal?.addEventListener('abort', () => known.delete(listener), { once: true });
  };

  readonly remove = (type: string, listener: Listener): void => void this.#byType.get(type)?.delete(listener);

  emit(type: string, event: Record<string, unknown> = {}): void {
    for (const listener of this.#byType.get(type) ?? []) listener({ ...event, type });
  }
}

/** One document in a tab. Its timers and requests end when it is left. */
export interface PageFrame {
  readonly tab: BrowserTab;
  readonly window: Listeners;
  readonly document: Listeners;
  /** Called for `location.assign` and `location.reload`. */
  load: (url: string) => void;
  isGone: boolean;
  /** When the visitor last pressed something in it. */
  pressedAt: number;
}

/** Data of a tab that survive a reload. */
export interface BrowserTab {
  readonly name: string;
  readonly session: Map<string, string>;
  readonly frame: PageFrame | undefined;
}

interface KeptRecord {
  value: unknown;
  expiresAt: number;
}

interface Lock {
  holder: PageFrame;
  waiting: { page: PageFrame; grant: () => void }[];
}

/** One browser: what its tabs share, and whose code is running. */
export class Browser {
  readonly time: VirtualTime;
  readonly local = new Map<string, string>();
  readonly cookies = new Map<string, { value: string; expiresAt: number }>();
  #count = 0;
  readonly #records = new Map<string, KeptRecord>();
  readonly #locks = new Map<string, Lock>();
  readonly tabs: BrowserTab[] = [];
  /** The tab in front; the others are hidden. */
  front: BrowserTab | undefined;
  /** Called before a record is written. */
  onRecord: ((key: string, value: unknown) => void) | undefined;
  /** Called before local storage changes. */
  onLocal: ((key: string, value: string | undefined) => void) | undefined;
  /** The page whose code runs. Each timer, press, response and lock sets it. */
  running: PageFrame | undefined;

  /** By how much the device's clock is wrong, in milliseconds. */
  clockErrorInMs = 0;

  constructor(time: VirtualTime) {
    this.time = time;
  }

  /** The time by the device's clock, which pages read. Services have the right one. */
  get now(): number {
    return this.time.now + this.clockErrorInMs;
  }

  /** A number that this browser has not given yet: for keys, texts and files. Each walk begins with the same. */
  nextNumber(): number {
    return (this.#count += 1);
  }

  /** A new document of a tab. */
  openPage(tab: BrowserTab, load: PageFrame['load']): PageFrame {
    return { tab, window: new Listeners(), document: new Listeners(), load, isGone: false, pressedAt: -Infinity };
  }

  /** Runs code of a page, and waits until its promises settle. */
  async within(page: PageFrame, work: () => unknown): Promise<void> {
    this.running = page;
    work();
    await drain();
  }

  /** Ends a page and gives back its locks. */
  leave(page: PageFrame): void {
    page.isGone = true;
    for (const [name, { holder, waiting }] of this.#locks) {
      waiting.splice(0, waiting.length, ...waiting.filter((next) => next.page !== page));
      if (holder === page) this.#passOn(name);
    }
  }

  /** A timer of the page that is running. */
  startTimer(run: () => void, delayInMs?: number): number {
    const page = this.running;
    const fire = () => {
      if (page?.isGone) return;
      this.running = page;
      run();
    };
    return this.time.start(() => this.whenAwake(fire), delayInMs);
  }

  /** What the pages will do once the device is awake, if it sleeps. */
  #waiting: (() => void)[] | undefined;

  whenAwake(run: () => void): void {
    if (this.#waiting) this.#waiting.push(run);
    else run();
  }

  /** The device sleeps. Services don't: afterwards timers and responses of that time come to the pages at once. */
  async sleep(milliseconds: number): Promise<void> {
    const waiting: (() => void)[] = [];
    this.#waiting = waiting;
    await this.time.advance(milliseconds);
    this.#waiting = undefined;
    for (const run of waiting) {
      run();
      await drain();
    }
    await this.time.advance();
  }

  writeLocal(key: string, value: string | undefined): void {
    if (this.local.get(key) === value) return;
    this.onLocal?.(key, value);
    if (value === undefined) this.local.delete(key);
    else this.local.set(key, value);
    for (const { frame: page } of this.tabs) {
      if (!page || page === this.running || page.isGone) continue;
      this.time.start(() => {
        if (page.isGone) return;
        this.running = page;
        page.window.emit('storage', { key, storageArea: storageOfPages });
      });
    }
  }

  /** The visitor deletes the site's data in the browser's settings. Every tab gets an event without a key. */
  async clearLocal(): Promise<void> {
    this.local.clear();
    for (const { frame: page } of this.tabs) {
      if (page) await this.within(page, () => page.window.emit('storage', { key: null, storageArea: storageOfPages }));
    }
    await this.time.advance();
  }

  async requestLock(name: string, signal: AbortSignal | undefined, hold: () => Promise<unknown>): Promise<void> {
    const page = this.running;
    if (!page) throw new Error('No page requests this lock');
    const lock = this.#locks.get(name);
    if (lock) {
      await new Promise<void>((resolve, reject) => {
        const waiter = { page, grant: resolve };
        lock.waiting.push(waiter);
        signal?.addEventListener('abort', () => {
          const place = lock.waiting.indexOf(waiter);
          if (place >= 0) lock.waiting.splice(place, 1);
          // Browsers give back a lock that is aborted between its grant and the callback.
          else if (lock.holder === page) this.#passOn(name);
          reject(new DOMException('The request was aborted.', 'AbortError'));
        });
      });
    } else this.#locks.set(name, { holder: page, waiting: [] });
    await hold();
    this.#passOn(name);
  }

  #passOn(name: string): void {
    const lock = this.#locks.get(name);
    const next = lock?.waiting.shift();
    if (!lock || !next) {
      this.#locks.delete(name);
      return;
    }
    lock.holder = next.page;
    this.time.start(() => {
      this.running = next.page;
      next.grant();
    });
  }

  /** Everything in the database, for the watches. */
  *keptRecords(): Generator<readonly [kind: string, key: string, value: unknown]> {
    for (const [name, { value }] of this.#records) {
      const space = name.indexOf(' ');
      yield [name.slice(0, space), name.slice(space + 1), value];
    }
  }

  /**
   * The database of all tabs, at its port: over a stand-in of IndexedDB a walk takes six times as long. The adapter has
   * its own tests.
   */
  readonly records: RecordsPort = {
    prepare: async () => undefined,
    read: async (kind, key) => this.#live(kind, key)?.value,
    list: async (kind, keyStart = '') => {
      const found = [];
      for (const name of [...this.#records.keys()].toSorted()) {
        if (!name.startsWith(`${kind} ${keyStart}`)) continue;
        const key = name.slice(kind.length + 1);
        const record = this.#live(kind, key);
        if (record) found.push({ key, value: record.value });
      }
      return found;
    },
    write: async (kind, key, value, lifetimeInSeconds) => {
      this.onRecord?.(key, value);
      const expiresAt = this.now + lifetimeInSeconds * 1000;
      this.#records.set(`${kind} ${key}`, { value: structuredClone(value), expiresAt });
      return true;
    },
    remove: async (kind, ...keys) => {
      for (const key of keys) this.#records.delete(`${kind} ${key}`);
    },
    removeAllOf: async (owner) => {
      for (const name of this.#records.keys()) {
        if (name.slice(name.indexOf(' ') + 1).startsWith(keysOf(owner))) this.#records.delete(name);
      }
    },
  };

  #live(kind: RecordKind, key: string): KeptRecord | undefined {
    const record = this.#records.get(`${kind} ${key}`);
    if (record && record.expiresAt <= this.now) this.#records.delete(`${kind} ${key}`);
    return record && record.expiresAt > this.now ? record : undefined;
  }
}

/** The value of `localStorage`, which pages compare with the area of a storage event. */
export const storageOfPages = {};
