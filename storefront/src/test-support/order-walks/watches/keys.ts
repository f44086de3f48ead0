import type { PageFrame } from '../browser/browser.ts';
import type { Exchange } from '../browser/network.ts';
import { hasCustomer } from '../service/accounts.ts';
import type { CallName } from '../service/service.ts';
import type { MakeWatch } from './watch.ts';

/** Each write, and the reads that settle it. */
const readings: Partial<Record<CallName, readonly CallName[]>> = {
  saveCustomer: ['readCustomer'],
  uploadPaper: ['listPapers'],
  placeOrder: ['listOrders'],
  postStatus: ['readHistory'],
  changeMethod: ['readContract', 'readMethod'],
  burnCoupon: [],
};

/** Writes whose intent stays where a reading has not shown it: only a definite response ends their key. */
const keptAfterReading: ReadonlySet<CallName> = new Set(['changeMethod']);

/** A lost request may act for this long. */
const mayRunInMs = 60_000;

/** A write that is repeated before a definite response, or before a read settles it, has the same key. */
export const watchKeys: MakeWatch = (world, tell) => {
  const { service } = world;
  /** By write: its request and the repeats with the same key. */
  const open = new Map<string, readonly Exchange[]>();
  const uploads: Exchange[] = [];

  /** When each page sent its last successful reading of the documents: the account's and the order's, which differ. */
  const papersReadAt = new WeakMap<PageFrame, { account?: number; order?: number }>();
  /** The older of both, before each upload. */
  const papersKnownAt = new WeakMap<Exchange, number>();

  const areaOf = (frame: PageFrame) => {
    const page = world.openPages.find((each) => each.frame === frame);
    return page?.tab.entry.pathname.startsWith('/conta') ? 'account' : 'order';
  };

  /**
   * True if another file has been stored since the page had read the documents before that attempt: with its key, the
   * service would not store this file again if it was stored before the other one.
   */
  const isOverwritten = (attempt: Exchange) =>
    uploads.some(
      ({ request, tokenOwner, hasActed, actedAt = 0 }) =>
        hasActed &&
        actedAt >= (papersKnownAt.get(attempt) ?? 0) &&
        tokenOwner === attempt.tokenOwner &&
        request.path.join() === attempt.request.path.join() &&
        request.key !== attempt.request.key,
    );

  /** True if a read at that time tells that the write will never act. */
  function isSettled({ call, tokenOwner = '', request, status, sentAt }: Exchange, now: number): boolean {
    // Data of a save that is there already came with another write.
    const isPresent = call === 'saveCustomer' && hasCustomer(service, tokenOwner, request.body);
    // A service that is down does not act later.
    const isOver = isPresent || status === 503 || now - sentAt >= mayRunInMs;
    return isOver && !keptAfterReading.has(call);
  }

  return {
    observer: {
      onSent(exchange) {
        const { call, request, tokenOwner, text } = exchange;
        if (!readings[call]) return;
        // The token of a card differs from attempt to attempt.
        const write = `${call} ${tokenOwner} ${text.replaceAll(/"(?:token|recurrenceToken)":"[^"]*"/g, '')}`;
        // The key of data that other data have replaced would return the response of then, and save nothing.
        const saves = [...open.keys()].filter((key) => key.startsWith(`saveCustomer ${tokenOwner} `));
        if (call === 'saveCustomer') for (const key of saves) if (key !== write) open.delete(key);
        const known = open.get(write) ?? [];
        const before = known.at(-1);
        const isRepeat = before?.request.key === request.key;
        if (call === 'uploadPaper') {
          uploads.push(exchange);
          papersKnownAt.set(exchange, Math.min(...Object.values(papersReadAt.get(exchange.page) ?? { order: 0 })));
        }
        open.set(write, isRepeat ? [...known, exchange] : [exchange]);
        if (!before || isRepeat || (call === 'uploadPaper' && isOverwritten(before))) return;
        const { status } = before;
        if (status === 0 || status === undefined || status >= 500) tell(`repeated with another key: ${call}`, text);
      },
      onAnswered({ call, page, tokenOwner, status, sentAt }) {
        if (status !== 200 && status !== 404) return;
        if (call === 'listPapers') papersReadAt.set(page, { ...papersReadAt.get(page), [areaOf(page)]: sentAt });
        for (const [write, exchanges] of open) {
          const last = exchanges.at(-1);
          const isRead = last && readings[last.call]?.includes(call) === true && last.tokenOwner === tokenOwner;
          if (!isRead || sentAt < last.sentAt) continue;
          // The read shows a request that has acted, although its repeat has not.
          if (exchanges.some(({ hasActed }) => hasActed) || isSettled(last, sentAt)) open.delete(write);
        }
      },
    },
  };
};
