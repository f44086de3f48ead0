import type { Page, Request } from '@playwright/test';
import { OfferPage } from '../pages/offer-page.ts';
import { OrderPages } from '../pages/order.ts';
import { readPage, type Shown } from './shown.ts';

/** A request of a page to a service. */
export interface SentRequest {
  tab: Tab;
  method: string;
  /** Path below the store's `api/`. */
  path: string;
  token: string | undefined;
  /** URL and body. */
  text: string;
}

/** One tab of the browser. */
export class Tab {
  readonly name: string;
  readonly page: Page;
  readonly order: OrderPages;
  readonly offer: OfferPage;
  readonly #underWay = new Set<Request>();
  /** Number of requests that the tab has sent. */
  sentCount = 0;
  /** The page when it was last idle. */
  shown!: Shown;

  /** @param onEnded called when a request has got its response, or none */
  constructor(name: string, page: Page, onSent: (request: SentRequest) => void, onEnded: () => void) {
    this.name = name;
    this.page = page;
    this.order = new OrderPages(page);
    this.offer = new OfferPage(page);
    page.on('request', (request) => {
      this.#underWay.add(request);
      this.sentCount += 1;
      const [, path] = /\/api\/(.*)$/.exec(request.url()) ?? [];
      if (path === undefined) return;
      const token = request.headers().authorization?.slice('Bearer '.length);
      const text = `${decodeURIComponent(path)} ${request.postData() ?? ''}`;
      onSent({ tab: this, method: request.method(), path, token, text });
    });
    const end = (request: Request) => {
      this.#underWay.delete(request);
      onEnded();
    };
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  }

  /** Whether no request is pending but those that the walk holds. */
  isQuiet(held: ReadonlySet<Request>): boolean {
    return [...this.#underWay].every((request) => held.has(request));
  }

  async read(): Promise<Shown> {
    this.shown = await readPage(this.page);
    return this.shown;
  }
}
