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

/**
 * Writes whose intent stays where a reading has not shown it: only a definite response ends their key. (Another tab closes
 * the intent of an upload that can't act any more.)
 */
const keptAfterReading: ReadonlySet<CallName> = new Set(['changeMethod']);

/** A lost request may act for this long. */
const mayRunInMs = 60_000;

/** A write that is repeated before a definite response, or before a read settles it, has the same key. */
export const watchKeys: MakeWatch = ({ service }, tell) => {
  /** By write: its request and the repeats with the same key. */
  const open = new Map<string, readonly Exchange[]>();

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
        open.set(write, isRepeat ? [...known, exchange] : [exchange]);
        if (!before || isRepeat) return;
        const { status } = before;
        if (status === 0 || status === undefined || status >= 500) tell(`repeated with another key: ${call}`, text);
      },
      onAnswered({ call, tokenOwner, status, sentAt }) {
        if (status !== 200 && status !== 404) return;
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
