import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';

const run = promisify(execFile);

/** Reached only by a failing journey, however slow the machine is. */
const polling = { timeout: 60_000, intervals: [20, 20, 50] };

/** Orca's announcements about loading, modes and the browser. They are right, but their order varies. */
const noise =
  /^(Carregando\. Por favor|Carregamento de |Página tem |Modo (de|pegajoso)|Seleção apagada|Texto não selecionado|Barra de endereço|about:blank|selecionado$|(.* )?documento da web\.$)/;

/** States that every control of a group repeats. */
const state = /^(não )?(selecionado|marcado)|^deixando /;

/** One line of `orca/heard.py`. */
interface Heard {
  say?: string;
  key?: string;
  isConsumed?: boolean;
  mark?: number;
}

/** Presses keys and reads Orca's announcements. A step lasts from a key to the next. */
export class Ear {
  readonly #page: Page;
  readonly #file = process.env['HEARD_FILE'] ?? '';
  readonly #log: string[] = [];
  #start = this.#all().length;
  #step = '';
  #keysInPage = 0;
  #mark = 0;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async of(page: Page): Promise<Ear> {
    const ear = new Ear(page);
    await page.exposeFunction('signdriveKeyPressed', () => (ear.#keysInPage += 1));
    await page.addInitScript(() => {
      // The window receives the event before a dialog or a field can stop it.
      addEventListener('keydown', () => void (window as unknown as KeyWindow).signdriveKeyPressed(), true);
    });
    return ear;
  }

  /** Begins a step without a key. */
  begin(step: string): void {
    this.#close();
    this.#step = step;
    this.#start = this.#all().length;
  }

  /** Presses a key through X ("Tab", "shift+h", "Return") and waits for its announcements. */
  async press(key: string): Promise<void> {
    this.begin(key);
    await this.#send(['key', '--clearmodifiers', key], 1);
  }

  /** Types into the focused field. Orca announces no letters: its key echo is off. */
  async type(text: string): Promise<void> {
    this.begin(`"${text}"`);
    await this.#send(['type', '--delay', '20', text], text.length);
  }

  /**
   * Presses a key until an announcement matches.
   * @throws {Error} if none matches after `most` presses
   */
  async pressUntil(key: string, pattern: RegExp, most = 40): Promise<void> {
    const way: string[] = [];
    for (let presses = 0; presses < most; presses += 1) {
      await this.press(key);
      const said = this.said();
      way.push(said.join(' / '));
      if (said.some((words) => pattern.test(words))) return;
    }
    throw new Error(`Not heard in ${most} × ${key}: ${pattern}\n${way.join('\n')}`);
  }

  /**
   * Waits until the patterns were announced in this order since the step began.
   * @throws {Error} if a pattern is not announced, or something was announced twice
   */
  async expectSaid(...patterns: readonly RegExp[]): Promise<void> {
    await this.hear(...patterns);
    const double = firstDouble(this.said());
    if (double !== undefined) throw new Error(`Heard twice: ${double}\n${this.#transcript()}`);
  }

  /** The same for announcements that may be repeated, for example while a page loads. */
  async hear(...patterns: readonly RegExp[]): Promise<void> {
    await expect(() => {
      const missing = firstMissing(this.#words(), patterns);
      if (missing) throw new Error(`Not heard: ${missing}\n${this.#transcript()}`);
    }).toPass(polling);
    await this.settled();
  }

  /**
   * Waits until Orca has announced every change of the page. The new name of a marker passes renderer, browser, bus and
   * Orca as all changes do. Changes sent together arrive in any order, so the marker is renamed twice.
   */
  async settled(): Promise<void> {
    await this.#passMark();
    await this.#passMark();
  }

  /** Announcements since the step began, without `noise`. */
  said(): readonly string[] {
    return this.#words().filter((words) => !noise.test(words));
  }

  /** Every step with its announcements. */
  log(): string {
    this.#close();
    this.#step = '';
    return this.#log.join('\n');
  }

  async #send(command: readonly string[], count: number): Promise<void> {
    const keysInPage = this.#keysInPage;
    const handled = () =>
      this.#all()
        .slice(this.#start)
        .filter(({ key }) => key !== undefined);
    await run('xdotool', command);
    await this.#until(() => handled().length >= count, 'the key, handled by Orca');
    const passedOn = handled().filter(({ isConsumed }) => !isConsumed).length;
    await this.#until(() => this.#keysInPage >= keysInPage + passedOn, 'the key, in the page');
    await this.settled();
  }

  /** Renames the marker until Orca receives it: a name that arrives with a new document is no change, so no event. */
  async #passMark(): Promise<void> {
    // The file also contains the marks of earlier journeys.
    const start = this.#all().length;
    const first = this.#mark + 1;
    const isPassed = () =>
      this.#all()
        .slice(start)
        .some(({ mark = 0 }) => mark >= first);
    await expect(async () => {
      this.#mark += 1;
      await this.#page.evaluate(setMark, this.#mark);
      await this.#until(isPassed, 'the mark', { timeout: 500 });
    }).toPass(polling);
  }

  async #until(isSo: () => boolean, what: string, limits = {}): Promise<void> {
    await expect(() => {
      if (!isSo()) throw new Error(`Waited for ${what}\n${this.#transcript()}`);
    }).toPass({ ...polling, ...limits });
  }

  #close(): void {
    if (this.#step) this.#log.push(this.#transcript());
  }

  #transcript(): string {
    return [`> ${this.#step}`, ...this.#words().map((words) => `  ${words}`)].join('\n');
  }

  #words(): readonly string[] {
    return this.#all()
      .slice(this.#start)
      .flatMap(({ say }) => (say === undefined ? [] : [say]));
  }

  #all(): readonly Heard[] {
    const text = readFileSync(this.#file, 'utf8');
    // The last line may be incomplete.
    const lines = text.slice(0, text.lastIndexOf('\n') + 1).split('\n');
    return lines.filter(Boolean).map((line) => JSON.parse(line) as Heard);
  }
}

/** Names the marker: an image without size, which no dialog hides. */
function setMark(mark: number): void {
  const id = 'marker-for-orca';
  let marker = document.getElementById(id);
  if (!marker) {
    marker = document.createElement('div');
    marker.id = id;
    marker.role = 'img';
    // React Aria's modal dialogs don't hide elements with this attribute.
    marker.dataset['reactAriaTopLayer'] = 'true';
    document.body.append(marker);
  }
  marker.ariaLabel = `mark ${mark}`;
}

interface KeyWindow {
  signdriveKeyPressed: () => Promise<void>;
}

function firstMissing(said: readonly string[], patterns: readonly RegExp[]): RegExp | undefined {
  let place = 0;
  return patterns.find((pattern) => {
    const found = said.findIndex((words, index) => index >= place && pattern.test(words));
    place = found + 1;
    return found === -1;
  });
}

/** The first announcement that a step repeats. Orca ends an element's text with a full stop, a live region's not. */
function firstDouble(said: readonly string[]): string | undefined {
  const words = said.filter((each) => !state.test(each)).map((each) => each.replace(/\.$/, ''));
  return words.find((each, index) => words.indexOf(each) !== index);
}
