import { put } from 'typed-redux-saga';
import {
  cardAsked,
  cardFormFailed,
  cardNotBegun,
  cardShown,
  contractPaymentAsked,
  contractPaymentFailed,
} from '#/features/payment/index.ts';
import { selectUser } from '#/features/session/index.ts';
import { onFirstUse } from '../identity/on-first-use.ts';
import type { Watcher } from '../flows/root-saga.ts';
import type { RootState } from '../store.ts';
import type { WatcherOptions } from '../flows/watchers.ts';

const load = () => import('#/features/payment/sagas.ts');

/** Watchers of payments, fetched when the card's place, or an order's plan, is shown. */
export function createPaymentWatchers({ ports, router }: WatcherOptions): Watcher[] {
  const readUser = () => selectUser(router.options.context.store.getState() as RootState);
  return [
    {
      name: 'card',
      run: () =>
        onFirstUse({
          events: [cardShown, cardAsked],
          load,
          watch: ({ watchCard }) => watchCard({ payment: ports.payment, records: ports.records }),
          *giveUp(event) {
            yield* put(cardAsked.match(event) ? cardFormFailed({ error: { kind: 'network' } }) : cardNotBegun());
          },
        }),
    },
    {
      name: 'payment method',
      run: () =>
        onFirstUse({
          events: [contractPaymentAsked],
          load,
          watch: ({ watchMethod }) => watchMethod({ payment: ports.payment, ledger: ports.ledger, readUser }),
          *giveUp(event) {
            if (!contractPaymentAsked.match(event)) return;
            yield* put(contractPaymentFailed({ ...event.payload, error: { kind: 'network' } }));
          },
        }),
    },
  ];
}
