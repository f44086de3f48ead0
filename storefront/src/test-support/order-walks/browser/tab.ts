import type { StoragePort } from '#/shared/storage/storage.ts';
import type { Watcher } from '#/app/flows/root-saga.ts';
import type { Browser, BrowserTab, PageFrame } from './browser.ts';
import type { Network } from './network.ts';
import { Page } from './page.ts';
import { urlOf, placeOf, type Place } from './place.ts';
import { serverState } from './store-server.ts';

/** One entry of a tab's history. */
export interface Entry extends Place {
  /** The document that was open there. */
  page: Page | undefined;
  /** `history.state`, which survives a reload. */
  state: Readonly<Record<string, unknown>>;
}

/** A tab of the browser: its history, and what it keeps over a reload. */
export class Tab implements BrowserTab {
  readonly name: string;
  readonly session = new Map<string, string>();
  readonly world: PageWorld;
  readonly entries: Entry[] = [];
  place = -1;
  /** Set with the first load. */
  page!: Page;
  frame: PageFrame | undefined;
  /** When it last came to the front. */
  shownAt = 0;

  constructor(world: PageWorld, name: string) {
    this.world = world;
    this.name = name;
  }

  get entry(): Entry {
    return this.entries[this.place] as Entry;
  }

  /** The entry's place in the history, and its path. */
  get spot() {
    return { place: this.place, pathname: this.entry.pathname };
  }

  /** Loads a URL, or the present one again where it is empty. */
  async load(url: string): Promise<void> {
    const { browser } = this.world;
    await this.leavePage();
    if (url !== '') this.push(url);
    // As the server does: URLs of the house lead to the store that was visited last.
    const stored = browser.cookies.get('lastVisitedStore')?.value;
    const asked = url === '' ? urlOf(this.entry) : url;
    Object.assign(this.entry, placeOf(asked, stored));
    const state = await serverState(this.world, this.entry);
    const page = new Page(this, state);
    this.page = page;
    this.frame = page.frame;
    this.entry.page = page;
    await browser.within(page.frame, () => page.start());
  }

  /** Unloads the document, which may store something in `beforeunload`. */
  async leavePage(): Promise<void> {
    const { browser } = this.world;
    const { frame } = this;
    if (!frame || frame.isGone) return;
    await browser.within(frame, () => frame.window.emit('beforeunload'));
    browser.leave(frame);
  }

  /** A new entry after the present one. */
  push(url: string): void {
    const [pathname = '/', search = ''] = url.split('?');
    const { page, storeSlug } = this.entries[this.place] ?? {};
    this.entries.splice(this.place + 1, Infinity, { pathname, search, storeSlug, page, state: {} });
    this.place += 1;
  }

  /** Back or forward: in the same document a change of the URL, else a load. */
  async go(by: -1 | 1): Promise<void> {
    const { page, spot } = this;
    this.place += by;
    if (this.entry.page === page) await this.world.browser.within(page.frame, () => page.arrive(spot));
    else await this.load('');
  }
}

/** Services and devices that all pages of a walk share. */
export interface PageWorld {
  browser: Browser;
  network: Network;
  storage: StoragePort;
  /** Called when a watcher has crashed. */
  onCrash: (watcher: string, error: unknown) => void;
  /** Watchers of the walk itself, on every page. */
  watchers: Watcher[];
}
