import type { Page } from '@playwright/test';

/** The content of a page, and the stored data of its browser. */
export interface Shown {
  /** Path and query. */
  url: string;
  heading: string;
  isHydrated: boolean;
  /** Whether a section is loading. */
  isBusy: boolean;
  /** Name of the open dialog. */
  dialog: string | undefined;
  canGoBack: boolean;
  canGoForward: boolean;
  text: string;
  /** Text without header and footer, shortened. */
  main: string;
  /** Values of the fields, by name. A radio button counts only if checked. */
  values: Readonly<Record<string, string>>;
  /** Terms with their descriptions. */
  terms: Readonly<Record<string, string>>;
  session: { userId: string; token: string } | undefined;
  /** Records of the browser's database, by kind and key. */
  records: Readonly<Record<string, string>>;
}

export const readPage = (page: Page): Promise<Shown> =>
  page.evaluate(async () => {
    const plain = (text: string | undefined | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const isHydrated = (part: Element) => Object.keys(part).some((name) => name.startsWith('__reactProps'));

    const records: Record<string, string> = {};
    for (const { name } of await indexedDB.databases()) {
      if (name !== 'signdrive') continue;
      const opening = indexedDB.open(name);
      await new Promise((done) => opening.addEventListener('success', done));
      const stores = [...opening.result.objectStoreNames];
      const transaction = stores.length > 0 ? opening.result.transaction(stores) : undefined;
      for (const kind of transaction ? stores : []) {
        const cursor = transaction?.objectStore(kind).openCursor();
        await new Promise<void>((done) => {
          cursor?.addEventListener('success', () => {
            const at = cursor.result;
            if (!at) return done();
            records[`${kind} ${JSON.stringify(at.key)}`] = JSON.stringify(at.value.value);
            at.continue();
          });
        });
      }
      opening.result.close();
    }

    const heading = document.querySelector<HTMLElement>('main h1');
    const fields = all('main input, main select') as (HTMLInputElement | HTMLSelectElement)[];
    const isOff = (field: HTMLInputElement | HTMLSelectElement) =>
      field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type) && !field.checked;
    const values = fields.filter((field) => field.name !== '' && !isOff(field)).map(({ name, value }) => [name, value]);
    const terms = all('main dt').map((term) => [plain(term.innerText), plain(term.nextElementSibling?.textContent)]);
    const dialog = all('[role=dialog], [role=alertdialog]').find((part) => part.checkVisibility());
    const [userId, token] = [localStorage.getItem('id'), localStorage.getItem('token')];
    const title = dialog?.querySelector('h1, h2, [slot=title]')?.textContent;
    return {
      url: location.pathname + location.search,
      heading: plain(heading?.innerText),
      isHydrated: heading === null || isHydrated(heading),
      isBusy: all('[aria-busy=true], [data-busy]').some((part) => part.checkVisibility()),
      dialog: dialog && (dialog.getAttribute('aria-label') ?? plain(title)),
      canGoBack: navigation.canGoBack,
      canGoForward: navigation.canGoForward,
      text: plain(document.body.innerText),
      main: plain(document.querySelector('main')?.innerText).slice(0, 600),
      values: Object.fromEntries(values) as Record<string, string>,
      terms: Object.fromEntries(terms) as Record<string, string>,
      session: userId !== null && token !== null ? { userId, token } : undefined,
      records,
    };
  });
