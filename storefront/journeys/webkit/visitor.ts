import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { Select } from 'selenium-webdriver/lib/select.js';

/** Testing Library finds elements by role, name and label inside the page, because WebDriver has no such queries. */
const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** How an element is found: by role and accessible name, or by its label. */
export type Query = { role: string; name?: string | RegExp; within?: Query } | { label: string; within?: Query };

const describe = (query: Query): string =>
  ('role' in query ? `${query.role} ${String(query.name ?? '')}` : `field ${query.label}`) +
  (query.within ? ` in ${describe(query.within)}` : '');

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
    const element = await this.find(query);
    // WebKit's driver scrolls an element to the edge, where a fixed bar may cover it.
    await this.#run('arguments[0].scrollIntoView({ block: "center" })', element);
    await element.click();
  }

  /** Selects a card or disc by its label, which covers the native control. */
  async choose(group: string, option: string): Promise<void> {
    const radio = await this.find({ label: option, within: { role: 'radiogroup', name: group } });
    const label = await this.#run<WebElement>(
      'const label = arguments[0].closest("label"); label.scrollIntoView({ block: "center" }); return label;',
      radio,
    );
    await label.click();
    await expect.poll(() => radio.isSelected(), { message: `${option} is selected` }).toBe(true);
  }

  /** Types into a field after clearing it. */
  async type(query: Query, text: string): Promise<void> {
    const field = await this.find(query);
    await this.#run('arguments[0].scrollIntoView({ block: "center" })', field);
    await field.clear();
    await field.sendKeys(text);
  }

  async press(key: keyof typeof Key): Promise<void> {
    await this.driver.actions().sendKeys(String(Key[key])).perform();
  }

  /** The text of the page's body as displayed, with plain spaces. */
  async text(): Promise<string> {
    return (await this.#run<string>('return document.body.innerText')).replaceAll('\u00a0', ' ');
  }

  async expectText(text: string): Promise<void> {
    await expect.poll(() => this.text(), { message: 'the text of the page' }).toContain(text);
  }

  /** Expects focus on the element. */
  async expectFocus(query: Query): Promise<void> {
    await expect(async () => {
      const [element] = await this.#query(query);
      const isFocused =
        element && (await this.#run<boolean>('return document.activeElement === arguments[0]', element));
      expect(isFocused, `${describe(query)} has focus`).toBe(true);
    }).toPass();
  }

  async value(query: Query): Promise<string> {
    return this.#run('return arguments[0].value', await this.find(query));
  }

  /** Selects an option of a native list by its text. */
  async select(query: Query, option: string): Promise<void> {
    await new Select(await this.find(query)).selectByVisibleText(option);
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
    return this.#run(
      `return (arguments[0].getAttribute('aria-describedby') ?? '').split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '').join(' ')`,
      await this.find(query),
    );
  }

  /** Visible elements that match, in their order. */
  async #query({ within, ...query }: Query): Promise<WebElement[]> {
    const root = within ? await this.find(within) : null;
    const pattern = 'name' in query && query.name instanceof RegExp ? query.name.source : undefined;
    const find = () =>
      this.#run<WebElement[] | null>(
        `const [query, root] = arguments;
        if (!('TestingLibraryDom' in window)) return null;
        const { queryAllByRole, queryAllByLabelText } = TestingLibraryDom;
        const container = root ?? document.body;
        const found = query.role
          ? queryAllByRole(container, query.role, { name: query.pattern ? new RegExp(query.pattern) : query.name })
          : queryAllByLabelText(container, query.label);
        return found.filter((element) => element.checkVisibility());`,
        { ...query, pattern },
        root,
      );
    const found = await find();
    if (found) return found;
    // A new document has no library yet.
    await this.#run(library);
    return (await find()) ?? [];
  }

  /** Waits until a script of the page returns true, also across a change of the document. */
  async #until(script: string): Promise<void> {
    await expect(async () => expect(await this.#run(script)).toBe(true)).toPass();
  }

  async #run<Result = unknown>(script: string, ...args: unknown[]): Promise<Result> {
    return this.driver.executeScript<Result>(script, ...args);
  }
}
