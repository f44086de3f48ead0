import { expect, type Page } from '@playwright/test';
import type { Virtual } from '@guidepup/virtual-screen-reader';
import { provideReader, readerPath } from '../../../../scripts/visual/speech.ts';
import { whenHydrated } from '../pages/offer-page.ts';
import { recordCheck } from './record-check.ts';

declare global {
  interface Window {
    /** The screen reader of this document, once started. */
    signdriveReader?: Virtual;
  }
}

/** Limit of phrases read while searching for one. */
const maxPhrases = 900;

/** Ends of groups, the markup of a `noscript` and emptied live regions, which screen readers don't announce. */
const notSpoken = /^(end(?: of|,) |<|(?:polite|assertive): $)/;

/**
 * A visitor with a screen reader. The reader runs in the page and ends with its document; after a full load the next
 * step restarts it, and the log continues.
 */
export class Speech {
  readonly #page: Page;
  /** Phrases of earlier documents. */
  #past: readonly string[] = [];
  /** Phrases of this document as last read, because they can't be read any more after it was unloaded. */
  #present: readonly string[] = [];

  private constructor(page: Page) {
    this.#page = page;
  }

  /**
   * Starts at the top of the page, once it has hydrated and handles activation.
   * @param whenReady for a page that is not the store's
   */
  static async start(page: Page, whenReady: (page: Page) => Promise<unknown> = whenHydrated): Promise<Speech> {
    await whenReady(page);
    await provideReader(page);
    const speech = new Speech(page);
    await speech.#ensureReader();
    recordCheck('Virtual screen reader');
    return speech;
  }

  /** Every phrase since the start or the last `forget`, in order. */
  async log(): Promise<readonly string[]> {
    await this.#ensureReader();
    // A no-break space sounds like any other.
    return [...this.#past, ...this.#present].map((phrase) => phrase.replaceAll('\u00a0', ' '));
  }

  /** Clears the log, so that only the next step is asserted. */
  async forget(): Promise<void> {
    await this.#ensureReader();
    await this.#page.evaluate(() => window.signdriveReader?.clearSpokenPhraseLog());
    this.#past = [];
    this.#present = [];
  }

  /** Moves to the next item and reads it. */
  async next(): Promise<string> {
    await this.#ensureReader();
    await this.#page.evaluate(() => window.signdriveReader?.next());
    return (await this.log()).at(-1) ?? '';
  }

  /**
   * Reads on until a phrase matches, and stays there.
   * @throws if the end of the page is reached without a match
   */
  async readTo(pattern: RegExp): Promise<string> {
    return this.#read(pattern, 'stays');
  }

  /**
   * Reads on until a phrase matches, clears the log, and activates the item. One call: half a second after a dialog has
   * opened, React Aria focuses it again (for VoiceOver), which moves the reader back to its start.
   * @throws if the end of the page is reached without a match
   */
  async activate(pattern: RegExp): Promise<void> {
    await this.#read(pattern, 'acts');
    this.#past = [];
    this.#present = [];
  }

  async #read(pattern: RegExp, then: 'stays' | 'acts'): Promise<string> {
    await this.#ensureReader();
    // Runs in the page: a round trip for each of hundreds of phrases would take most of a journey's time.
    const { phrase, heard } = await this.#page.evaluate(
      async ({ source, flags, most, acts }) => {
        const reader = window.signdriveReader;
        const wanted = new RegExp(source, flags);
        const phrases: string[] = [];
        while (phrases.length < most && !phrases.at(-1)?.startsWith('end of document')) {
          await reader?.next();
          const said = ((await reader?.lastSpokenPhrase()) ?? '').replaceAll('\u00a0', ' ');
          if (wanted.test(said)) {
            if (acts) await reader?.clearSpokenPhraseLog();
            if (acts) await reader?.act();
            return { phrase: said, heard: phrases };
          }
          phrases.push(said);
        }
        return { phrase: undefined, heard: phrases };
      },
      { source: pattern.source, flags: pattern.flags, most: maxPhrases, acts: then === 'acts' },
    );
    if (phrase !== undefined) return phrase;
    throw new Error(`Nothing said matched ${pattern}; heard:\n${heard.join('\n')}`);
  }

  /** Activates the reader's current item. */
  async act(): Promise<void> {
    await this.#ensureReader();
    await this.#page.evaluate(() => window.signdriveReader?.act());
  }

  /** Presses a key: `Enter`, `ArrowDown`, `Escape`. */
  async press(key: string): Promise<void> {
    await this.#ensureReader();
    await this.#page.evaluate((pressed) => window.signdriveReader?.press(pressed), key);
  }

  /**
   * Expects these phrases and no others, in this order, since the start or the last `forget`; waits for announcements.
   * The ends of groups are left out. The reader repeats a live region for each of its nodes that changes, so repetitions
   * of an announcement count once: the spoken journeys, with a real screen reader, fail on them.
   */
  async expectPhrases(patterns: readonly (RegExp | string)[]): Promise<void> {
    await expect(async () => {
      const phrases = (await this.log()).filter(
        (phrase, index, log) =>
          !notSpoken.test(phrase) && !(/^(polite|assertive): /.test(phrase) && phrase === log[index - 1]),
      );
      // An expected phrase takes the place of its pattern, so that the difference shows the others only.
      const expected = patterns.map((pattern, index) => {
        const phrase = phrases[index];
        return typeof pattern !== 'string' && phrase !== undefined && pattern.test(phrase) ? phrase : String(pattern);
      });
      expect(phrases).toEqual(expected);
    }).toPass({ timeout: 60_000 });
  }

  /** Expects phrases in this order, with others in between; waits for announcements. */
  async expectInOrder(patterns: readonly (RegExp | string)[]): Promise<void> {
    await expect(async () => {
      const log = await this.log();
      let from = 0;
      for (const pattern of patterns) {
        const found = log.findIndex(
          (phrase, index) => index >= from && (typeof pattern === 'string' ? phrase === pattern : pattern.test(phrase)),
        );
        expect(found, `${String(pattern)} after phrase ${from} of:\n${log.join('\n')}`).toBeGreaterThanOrEqual(0);
        from = found + 1;
      }
    }).toPass({ timeout: 60_000 });
  }

  /** Controls announced without a name: phrases with the role only. */
  async unnamedControls(): Promise<readonly string[]> {
    const roles =
      /^(button|link|textbox|combobox|checkbox|radio|tab|switch|slider|img|image|graphic)(, ((not |partially )?(checked|expanded|pressed|selected)|disabled|required|invalid|position \d).*)?$/;
    return (await this.log()).filter((phrase) => roles.test(phrase));
  }

  async #ensureReader(): Promise<void> {
    const { isNew, log } = await this.#page.evaluate(async (path) => {
      const present = window.signdriveReader;
      if (present) return { isNew: false, log: await present.spokenPhraseLog() };
      // @guidepup/virtual-screen-reader 0.33 computes names of removed nodes, whose root is a plain Element.
      const prototype = Element.prototype as { getElementById?: (id: string) => Element | null };
      prototype.getElementById ??= function find(this: Element, id: string) {
        return this.querySelector(`#${CSS.escape(id)}`);
      };
      const { virtual } = (await import(path)) as { virtual: Virtual };
      await virtual.start({ container: document.body });
      window.signdriveReader = virtual;
      return { isNew: true, log: await virtual.spokenPhraseLog() };
    }, readerPath);
    if (isNew) this.#past = [...this.#past, ...this.#present];
    this.#present = log;
  }
}
