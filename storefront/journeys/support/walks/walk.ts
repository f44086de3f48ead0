import type { BrowserContext, Page } from '@playwright/test';
import { startWithSession } from '../pages/log-in.ts';
import type { SandboxControl } from '../servers/sandbox-control.ts';
import { findControl, type Act } from './controls.ts';
import { findEvent } from './events.ts';
import { arm } from './mishaps.ts';
import { people, personNames, type Person } from './people.ts';
import { stepsOfWalk, type DrawnStep, type Setup } from './routes.ts';
import { readService, type Stored } from './service.ts';
import { Tab, type SentRequest } from './tab.ts';
import { followToTheEnd } from './to-the-end.ts';
import { WalkClock } from './walk-clock.ts';
import { makeWatches } from './watches/index.ts';
import type { Violation, Watch } from './watches/watch.ts';
import { nextControls } from './next-controls.ts';

/** One walk through an order in a browser, checked against every invariant. */
export class Walk {
  readonly context: BrowserContext;
  readonly sandbox: SandboxControl;
  readonly clock: WalkClock;
  readonly tabs: Tab[] = [];
  /** The services' stored data after the last step. */
  stored!: Stored;
  readonly violations: Violation[] = [];
  /** The steps so far, as text. */
  readonly path: string[] = [];
  #front = 0;
  #stepCount = 0;
  #hasMishap = false;
  #lastNumber = 10;
  #priceRises = 0;
  readonly #backstage: Page;
  readonly #watches: readonly Watch[];
  readonly #calming: (() => Promise<void>)[] = [];

  /** @param backstage a page outside of the walk, from which the browser's storage is changed */
  constructor(backstage: Page, sandbox: SandboxControl) {
    this.#backstage = backstage;
    this.context = backstage.context();
    this.sandbox = sandbox;
    this.clock = new WalkClock(this.context, this.tabs);
    this.#watches = makeWatches(this, (name, detail) => {
      if (!this.violations.some((known) => known.name === name)) this.violations.push({ name, detail });
    });
  }

  /** The active tab. */
  get tab(): Tab {
    return this.tabs[this.#front] as Tab;
  }

  nextNumber(): number {
    return (this.#lastNumber += 1);
  }

  person(name: string): Person {
    return people[personNames.find((known) => known === name) ?? 'clara'];
  }

  async begin({ areCustomers, isClaraIn, isAtLastStep }: Setup): Promise<void> {
    const data = areCustomers ? 'have their data and documents' : 'have no data';
    const start = isAtLastStep ? 'retirada' : 'entrar';
    this.path.push(`Clara and Bruno ${data}; Clara is ${isClaraIn ? '' : 'not '}logged in; ${start} is opened`);
    await this.sandbox.scenario(areCustomers ? 'two-customers' : 'two-visitors');
    if (isClaraIn) await startWithSession(this.#backstage);
    await this.openTab(`ofertasvw/t-cross/assinar/${start}`);
    await this.#settle();
    const ways = ['chooseState:SP', 'chooseDealer:0', 'submitPickup'];
    if (isAtLastStep) for (const way of ways) await this.press(way);
  }

  /** Takes a step if it is possible, and checks every invariant after it. */
  async take(step: DrawnStep): Promise<void> {
    if (this.#stepCount >= stepsOfWalk) return;
    const before = this.path.length;
    await this.#try(step);
    if (step.kind !== 'mishap') this.#stepCount += this.path.length - before;
  }

  async #try(step: DrawnStep): Promise<void> {
    switch (step.kind) {
      case 'press':
        for (const control of step.controls) if (await this.#pressAs(control, control)) return;
        return;
      case 'go on':
        return this.#goOn();
      case 'log in':
        return this.#logIn(step.name);
      case 'wait':
        this.path.push(`wait ${step.seconds} s`);
        await this.clock.wait(step.seconds * 1000);
        return this.#settle();
      case 'mishap':
        this.path.push(step.words);
        this.#hasMishap = true;
        return arm(this, step.call, step.mishap, step.times);
      case 'event':
        return this.#happen(step.words);
    }
  }

  /** Presses a control of the active page. @returns false if it is absent or disabled */
  async press(control: string): Promise<boolean> {
    const act = await findControl(this, control);
    if (act) await this.#act(control, act);
    return act !== undefined;
  }

  async #pressAs(control: string, words: string): Promise<boolean> {
    const act = await findControl(this, control);
    if (!act) return false;
    this.path.push(words);
    await this.#act(control, act);
    return true;
  }

  async #act(control: string, act: Act): Promise<void> {
    const { tab } = this;
    for (const { onPress } of this.#watches) onPress?.(tab, control);
    await act();
    await this.clock.settle();
    for (const { onPressed } of this.#watches) onPressed?.(tab, control);
    await this.#look();
  }

  async #happen(words: string): Promise<void> {
    const act = findEvent(this, words);
    if (!act) return;
    this.path.push(words);
    await act();
    await this.#settle();
  }

  /** Presses the next offered action, twice. */
  async #goOn(): Promise<void> {
    const pressed: string[] = [];
    const at = this.path.push('go on') - 1;
    for (let presses = 0; presses < 2; presses += 1) {
      for (const way of nextControls(this.tab)) {
        pressed.push(way);
        this.path[at] = `go on: ${pressed.join(', ')}`;
        if (await this.press(way)) break;
        pressed.pop();
      }
    }
    if (pressed.length === 0) this.path.splice(at, 1);
    else this.path[at] = `go on: ${pressed.join(', ')}`;
  }

  async #logIn(name: string): Promise<void> {
    const canOpen = await findControl(this, 'openLogIn');
    if (!canOpen && !(await findControl(this, `logIn:${name}`))) return;
    this.path.push(`log in as ${name}`);
    if (canOpen) await this.press('openLogIn');
    await this.press(`logIn:${name}`);
  }

  async openTab(url: string): Promise<void> {
    const page = await this.context.newPage();
    const onSent = (request: SentRequest) => {
      for (const watch of this.#watches) watch.onSent?.(request);
    };
    const name = this.tabs.length === 0 ? 'first tab' : 'second tab';
    const tab = new Tab(name, page, onSent, this.clock.requestEnded);
    this.tabs.push(tab);
    this.#front = this.tabs.length - 1;
    await page.goto(url);
  }

  async changeTab(): Promise<void> {
    this.#front = 1 - this.#front;
    await this.tab.page.bringToFront();
  }

  async show(tab: Tab): Promise<void> {
    this.#front = this.tabs.indexOf(tab);
    await tab.page.bringToFront();
  }

  async closeTab(): Promise<void> {
    const [tab] = this.tabs.splice(this.#front, 1);
    this.#front = 0;
    await tab?.page.close();
  }

  async raisePrices(): Promise<void> {
    this.#priceRises += 1;
    await this.sandbox.send('PUT', 'prices', { perMille: 30 * this.#priceRises });
  }

  /** Restores the browser's state for the next walk. */
  async leave(): Promise<void> {
    await this.context.unrouteAll({ behavior: 'ignoreErrors' });
    for (const { page } of this.tabs.splice(0)) await page.close();
    await forgetSite(this.#backstage);
  }

  /** Called once services respond again. */
  onCalm(act: () => Promise<void>): void {
    this.#calming.push(act);
  }

  /** From here on services respond, and the visitor follows the offered actions to their end. */
  async end(): Promise<void> {
    await this.sandbox.clearFaults();
    for (const calm of this.#calming.splice(0)) await calm();
    await this.clock.endLater();
    // After a failure, pages may still retry.
    await (this.#hasMishap ? this.settleFor(70) : this.#settle());
    const stuck = await followToTheEnd(this);
    if (stuck) this.violations.push(stuck);
    for (const { atEnd } of this.#watches) atEnd?.();
  }

  /** Advances the clock and checks every invariant again. */
  async settleFor(seconds: number): Promise<void> {
    await this.clock.wait(seconds * 1000);
    await this.#look();
  }

  async #settle(): Promise<void> {
    await this.clock.settle();
    await this.#look();
  }

  async #look(): Promise<void> {
    this.stored = await readService(this.sandbox);
    for (const { afterStep } of this.#watches) await afterStep?.();
  }
}

/** Deletes all that the browser stores for the site, except the consent choice. */
async function forgetSite(page: Page): Promise<void> {
  await page.goto('favicon.svg');
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name = '' } of await indexedDB.databases()) {
      await new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.addEventListener('success', resolve);
        request.addEventListener('error', reject);
      });
    }
  });
  await page.context().clearCookies({ name: /^(?!consent$)/ });
}
