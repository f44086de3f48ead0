import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { Select } from 'selenium-webdriver/lib/select.js';
import type { Query } from '../support/data/query.ts';
import { pageWithoutScript, sessionRequest, storeSession } from '../support/pages/log-in.ts';
import { tapOn } from './tap-on.ts';

/** Testing Library finds elements by role, name and label inside the page, because WebDriver has no such queries. */
const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

const describe = (query: Query): string =>
  ('role' in query ? `${query.role} ${String(query.name ?? '')}` : `field ${query.label}`) +
  (query.within ? ` in ${describe(query.within)}` : '');

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

export type Edges = Readonly<Record<'top' | 'bottom' | 'left' | 'right' | 'width' | 'height', number>>;

/** A visitor of the store in WebKit, who waits for each element like Playwright's locators do. */
export class Visitor {
  readonly driver: WebDriver;
  readonly #storeUrl: string;

  constructor(driver: WebDriver, storeUrl: string) {
    this.driver = driver;
    this.#storeUrl = storeUrl;
  }

  /** Opens a page of the store and waits for its hydration, which React's property on an element shows. */
  async open(path = ''): Promise<void> {
    await this.driver.get(this.#storeUrl + path);
    await this.whenHydrated();
  }

  /** Waits until the last part that hydrates has done so: the form of the plan, or the heading. */
  async whenHydrated(): Promise<void> {
    await this.#until(
      `const last = document.querySelector('main form:has([name="prazo"])') ?? document.querySelector('main h1');
      return Object.keys(last ?? {}).some((key) => key.startsWith('__reactProps'));`,
    );
  }

  /** The first visible element that matches, once there is one. */
  async find(query: Query): Promise<WebElement> {
    let found: WebElement | undefined;
    await expect(async () => {
      [found] = await this.#query(query);
      expect(found, `${describe(query)} is on the page`).toBeDefined();
    }).toPass();
    if (!found) throw new Error(`${describe(query)} is gone.`);
    return found;
  }

  /** Presses an element with the pointer. */
  async click(query: Query): Promise<void> {
    await this.#press(() => this.find(query));
  }

  /** Selects a card, a disc or a check box by its label, which covers the native control. */
  async choose(query: Query): Promise<void> {
    const control = await this.find(query);
    await this.#press(() => this.run<WebElement>('return arguments[0].closest("label")', control));
    await expect.poll(() => control.isSelected(), { message: `${describe(query)} is selected` }).toBe(true);
  }

  /** Moves the pointer over an element. */
  async hover(query: Query): Promise<void> {
    await this.driver
      .actions()
      .move({ origin: await this.find(query) })
      .perform();
  }

  /**
   * Presses an element with a finger; a radio button by its label, which covers it. WebKitGTK's driver is built without
   * touch, so the page gets a tap's events from a script.
   */
  async tap(query: Query): Promise<void> {
    const element = await this.find(query);
    await this.run(tapOn, await this.run('return arguments[0].closest("label") ?? arguments[0]', element));
  }

  /** Presses the paragraph with this text. */
  async clickText(text: string): Promise<void> {
    const paragraph = await this.run<WebElement>(
      `const found = [...document.querySelectorAll('p')].find(({ textContent }) => textContent.includes(arguments[0]));
      found.scrollIntoView({ block: 'center' }); return found;`,
      text,
    );
    await paragraph.click();
  }

  /** The underline of a step's label, the second part of its link. */
  async underlineOf(query: Query): Promise<{ line: string; thickness: string }> {
    return this.run(
      `const label = arguments[0].querySelector(':scope > span + span');
      const { textDecorationLine: line, textDecorationThickness: thickness } = getComputedStyle(label);
      return { line, thickness };`,
      await this.find(query),
    );
  }

  /** Types into a field after clearing it. */
  async type(query: Query, text: string): Promise<void> {
    const field = await this.find(query);
    await this.run('arguments[0].scrollIntoView({ block: "center" })', field);
    await field.clear();
    await field.sendKeys(text);
  }

  /** Replaces a field's text by keys, without leaving the field as `type` does. */
  async retype(query: Query, text: string): Promise<void> {
    const former = await this.value(query);
    const keys = Array.from(former, () => Key.BACK_SPACE);
    await (await this.find(query)).sendKeys(Key.END, ...keys, text);
  }

  async press(key: keyof typeof Key): Promise<void> {
    await this.driver.actions().sendKeys(String(Key[key])).perform();
  }

  /** The text of the page's body as displayed, with plain spaces. */
  async text(): Promise<string> {
    return plain(await this.run('return document.body.innerText'));
  }

  async expectText(text: string): Promise<void> {
    await expect.poll(() => this.text(), { message: 'the text of the page' }).toContain(text);
  }

  /** Expects focus on the element. */
  async expectFocus(query: Query): Promise<void> {
    await expect(async () => {
      const [element] = await this.#query(query);
      const isFocused = element && (await this.run<boolean>('return document.activeElement === arguments[0]', element));
      expect(isFocused, `${describe(query)} has focus`).toBe(true);
    }).toPass();
  }

  async value(query: Query): Promise<string> {
    return this.run('return arguments[0].value', await this.find(query));
  }

  /** Selects an option of a native list by its text. */
  async select(query: Query, option: string): Promise<void> {
    const list = await this.find(query);
    await this.run('arguments[0].scrollIntoView({ block: "center" })', list);
    await new Select(list).selectByVisibleText(option);
  }

  /** Types into fields by their labels. */
  async typeAll(entries: readonly (readonly [label: string, text: string])[], within?: Query): Promise<void> {
    for (const [label, text] of entries) await this.type({ label, ...(within && { within }) }, text);
  }

  /** Selects a file in the file field of a group. */
  async chooseFile(group: Query, path: string): Promise<void> {
    const part = await this.find(group);
    await part.findElement(By.css('input[type=file]')).sendKeys(path);
  }

  /** Expects an element's text to contain this one. */
  async expectTextOf(query: Query, text: string): Promise<void> {
    const read = async () => this.run<string>('return arguments[0].textContent', await this.find(query));
    await expect(async () => expect(plain(await read()), `text of ${describe(query)}`).toContain(text)).toPass();
  }

  async expectValue(query: Query, value: string): Promise<void> {
    await expect(async () => expect(await this.value(query), `value of ${describe(query)}`).toBe(value)).toPass();
  }

  /** Expects that no such element is visible. An element that goes while it is returned is a stale one, an error. */
  async expectGone(query: Query): Promise<void> {
    await expect(async () => expect(await this.#query(query), `${describe(query)} is gone`).toEqual([])).toPass();
  }

  /** Number of visible elements that match. */
  async count(query: Query): Promise<number> {
    return (await this.#query(query)).length;
  }

  async expectUrl(url: RegExp): Promise<void> {
    await expect.poll(() => this.driver.getCurrentUrl()).toMatch(url);
  }

  async expectTitle(title: string): Promise<void> {
    await expect.poll(() => this.driver.getTitle()).toBe(title);
  }

  /** Edges of an element in the window. */
  async edges(query: Query): Promise<Edges> {
    return this.run('return arguments[0].getBoundingClientRect().toJSON()', await this.find(query));
  }

  /** Answers the consent question as an earlier visit would have. */
  async denyConsent(): Promise<void> {
    await this.driver.get(this.#storeUrl + pageWithoutScript);
    await this.driver.manage().addCookie({ name: 'consent', value: 'denied' });
  }

  /** Logs Clara in as an earlier visit would have. */
  async startWithSession(): Promise<void> {
    const response = await fetch(this.#storeUrl + sessionRequest.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sessionRequest.body),
    });
    await this.driver.get(this.#storeUrl + pageWithoutScript);
    await this.run(storeSession, await response.json());
  }

  /** Value of a cookie; undefined if there is none. */
  async cookie(name: string): Promise<string | undefined> {
    return (await this.driver.manage().getCookies()).find((cookie) => cookie.name === name)?.value;
  }

  /** Waits until the validation of an open dialog's form has loaded. */
  async whenFormLoaded(): Promise<void> {
    await this.#until(
      'return document.querySelector("dialog form, [role=dialog] form") !== null && ' +
        'document.querySelector("dialog [inert], [role=dialog] [inert]") === null',
    );
  }

  /** The accessible description of an element. */
  async description(query: Query): Promise<string> {
    return this.run(
      `return (arguments[0].getAttribute('aria-describedby') ?? '').split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '').join(' ')`,
      await this.find(query),
    );
  }

  /** How far the start of the page has come, as JSON, for the report of a failed journey. */
  async startOfPage(): Promise<string> {
    return this.run(
      `const isHydrated = (selector) =>
        Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactProps'));
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      const asked = [...document.querySelectorAll('link[rel=modulepreload]')].map(({ href }) => href);
      return JSON.stringify({
        url: location.href,
        readyState: document.readyState,
        hydrated: ['html', 'main', 'main h1', 'main form'].filter(isHydrated),
        loading: asked.filter((href) => !loaded.includes(href)),
        loadedLast: loaded.slice(-5),
      });`,
    );
  }

  /** Presses an element once nothing covers it, for example a page that loads. The driver checks that before it presses. */
  async #press(find: () => Promise<WebElement>): Promise<void> {
    await expect(async () => {
      const element = await find();
      // WebKit's driver scrolls an element to the edge, where a fixed bar may cover it.
      await this.run('arguments[0].scrollIntoView({ block: "center" })', element);
      await element.click();
    }).toPass();
  }

  /** Visible elements that match, in their order. */
  async #query({ within, ...query }: Query): Promise<WebElement[]> {
    const root = within ? await this.find(within) : null;
    const pattern = 'name' in query && query.name instanceof RegExp ? query.name.source : undefined;
    const find = () =>
      this.run<WebElement[] | null>(
        `const [query, root] = arguments;
        if (!('TestingLibraryDom' in window)) return null;
        const { queryAllByRole, queryAllByLabelText } = TestingLibraryDom;
        const container = root ?? document.body;
        const name = query.pattern ? new RegExp(query.pattern) : query.name;
        const found = query.role
          ? queryAllByRole(container, query.role, { name, level: query.level })
          : queryAllByLabelText(container, query.label);
        return found.filter((element) => element.checkVisibility());`,
        { ...query, pattern },
        root,
      );
    const found = await find();
    if (found) return found;
    // A new document has no library yet.
    await this.run(library);
    return (await find()) ?? [];
  }

  /** Waits until a script of the page returns true, also across a change of the document. */
  async #until(script: string): Promise<void> {
    await expect(async () => expect(await this.run(script)).toBe(true)).toPass();
  }

  /** Runs a function, or the text of one, in the page. */
  async run<Result = unknown>(script: string | ((...args: never[]) => unknown), ...args: unknown[]): Promise<Result> {
    return this.driver.executeScript<Result>(script, ...args);
  }
}
