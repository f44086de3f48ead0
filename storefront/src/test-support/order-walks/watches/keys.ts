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
  const open = new Map<string, Exchange>();

  /** True if a read at that time tells whether the write will ever have acted. */
  function isSettled({ call, tokenOwner = '', request, status, hasActed, sentAt }: Exchange, now: number): boolean {
    // Data of a save that is there already came with another write.
    const isPresent = call === 'saveCustomer' && hasCustomer(service, tokenOwner, request.body);
    // A service that is down does not act later.
    const isOver = isPresent || status === 503 || now - sentAt >= mayRunInMs;
    return hasActed || (isOver && !keptAfterReading.has(call));
  }

  return {
    observer: {
      onSent(exchange) {
        const { call, request, tokenOwner, text } = exchange;
        if (!readings[call]) return;
        // The token of a card differs from attempt to attempt.
        const write = `${call} ${tokenOwner} ${text.replaceAll(/"(?:token|recurrenceToken)":"[^"]*"/g, '')}`;
        const before = open.get(write);
        open.set(write, exchange);
        if (!before || before.request.key === request.key) return;
        const { status } = before;
        if (status === 0 || status === undefined || status >= 500) tell(`repeated with another key: ${call}`, text);
      },
      onAnswered({ call, tokenOwner, status, sentAt }) {
        if (status !== 200 && status !== 404) return;
        for (const [write, before] of open) {
          const isRead = readings[before.call]?.includes(call) === true && before.tokenOwner === tokenOwner;
          if (isRead && sentAt >= before.sentAt && isSettled(before, sentAt)) open.delete(write);
        }
      },
    },
  };
};
