import { createBrowserStorage } from '../../app/device/browser-storage.ts';
import { Browser } from './browser/browser.ts';
import { Network } from './browser/network.ts';
import { type Page, preload } from './browser/page.ts';
import { Tab, type PageWorld } from './browser/tab.ts';
import { Service } from './service/service.ts';
import { installStandIns } from './browser/stand-ins.ts';
import { VirtualTime } from './browser/virtual-time.ts';

/** One browser and the services it talks to. */
export class World {
  readonly time = new VirtualTime();
  readonly service = new Service(this.time);
  readonly browser = new Browser(this.time);
  readonly network = new Network(this.browser, this.service);
  readonly crashes: { watcher: string; error: unknown }[] = [];
  readonly pages: PageWorld;
  readonly tabs: Tab[] = [];
  #place = 0;

  constructor() {
    this.pages = {
      browser: this.browser,
      network: this.network,
      storage: createBrowserStorage('/'),
      onCrash: (watcher, error) => void this.crashes.push({ watcher, error }),
      watchers: [],
    };
  }

  /** How long a visitor waits after a step or a change of a page before the next step, in milliseconds. */
  glanceInMs = 0;
  steppedAt = 0;

  /** Waits until the visitor has seen the pages as they are. */
  async glance(): Promise<void> {
    const changedAt = Math.max(this.steppedAt, ...this.openPages.map(({ screens }) => screens.changedAt));
    const left = changedAt + this.glanceInMs - this.time.now;
    if (left <= 0) return;
    await this.time.advance(left);
    await this.glance();
  }

  /** Every page that is open. */
  get openPages(): Page[] {
    return this.tabs.map(({ page }) => page);
  }

  /** The tab in front. */
  get tab(): Tab {
    return this.tabs[this.#place] as Tab;
  }

  /** Brings a tab to the front. Both pages hear that their visibility changes, the hidden one first. */
  async show(tab: Tab): Promise<void> {
    const { browser, tabs } = this;
    const hidden = tabs.find((each) => each === browser.front);
    this.#place = tabs.indexOf(tab);
    if (hidden === tab) return;
    browser.front = tab;
    tab.shownAt = browser.time.now;
    for (const frame of [hidden?.frame, tab.frame]) {
      if (frame && !frame.isGone) await browser.within(frame, () => frame.document.emit('visibilitychange'));
    }
  }

  async openTab(url: string): Promise<void> {
    const tab = new Tab(this.pages, this.tabs.length === 0 ? 'first tab' : 'second tab');
    this.tabs.push(tab);
    this.browser.tabs.push(tab);
    await this.show(tab);
    await tab.load(url);
  }

  /** Called before a press takes effect. */
  readonly hearsPress: ((page: Page, control: string) => void)[] = [];
  /** Called once everything is done that a press causes without waiting. */
  readonly hearsPressed: ((page: Page, control: string) => void)[] = [];

  /** Called when another device has changed Ana's address. */
  readonly hearsOtherDevice: (() => void)[] = [];

  /** Presses a control of the page in front. @returns false if it is not there, or disabled */
  async press(control: string): Promise<boolean> {
    const { page } = this.tab;
    const act = page.screens.find(control);
    if (!act) return false;
    page.frame.pressedAt = this.time.now;
    for (const hear of this.hearsPress) hear(page, control);
    await this.browser.within(page.frame, () => {
      page.frame.document.emit('click');
      act();
    });
    await this.time.advance();
    for (const hear of this.hearsPressed) hear(page, control);
    return true;
  }

  async reload(): Promise<void> {
    await this.tab.load('');
    await this.time.advance();
  }

  /** Closes the browser, and opens it with the same tabs. Sent requests still reach the services. */
  async restartAfter(milliseconds: number): Promise<void> {
    for (const tab of this.tabs) await tab.leavePage();
    await this.time.advance(milliseconds);
    for (const tab of this.tabs) await tab.load('');
    await this.time.advance();
  }

  async closeTab(): Promise<void> {
    const { tab } = this;
    this.tabs.splice(this.tabs.indexOf(tab), 1);
    this.browser.tabs.splice(this.browser.tabs.indexOf(tab), 1);
    await tab.leavePage();
    const [left] = this.tabs;
    if (left) await this.show(left);
  }

  /** The session ends at the service. The next call gets 401. */
  expireSession(): void {
    const token = this.browser.local.get('token');
    if (token !== undefined) this.service.tokens.delete(token);
  }
}

let current: World | undefined;

/** From here on, the product's code uses the browser of this world. */
export function enterWorld(world: World): void {
  current = world;
}

/** Replaces the browser that the product asks for by that of the walk under way, for the rest of the thread. */
export async function installWorlds(): Promise<void> {
  await preload();
  const world = (): World => {
    if (!current) throw new Error('No walk is under way');
    return current;
  };
  installStandIns(
    () => world().browser,
    (wire) => world().network.request(wire),
  );
}
