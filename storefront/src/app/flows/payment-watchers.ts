import { put } from 'typed-redux-saga';
import {
  cardAsked,
  cardFormFailed,
  cardNotBegun,
  cardShown,
  cardUsed,
  contractPaymentAsked,
  contractPaymentFailed,
} from '#/features/payment/index.ts';
import { selectUser } from '#/features/session/index.ts';
import { onDemand } from './on-demand.ts';
import type { Watcher, WatcherOptions } from './root-saga.ts';
import type { RootState } from '../store.ts';

const load = () => import('#/features/payment/sagas.ts');

/** Watchers of payments, loaded when the card section or an order's plan is rendered, or a card is used. */
export function createPaymentWatchers({ ports, router }: WatcherOptions): Watcher[] {
  const readUser = () => selectUser(router.options.context.store.getState() as RootState);
  return [
    {
      name: 'card',
      run: onDemand({
        events: [cardShown, cardAsked, cardUsed],
        load,
        watch: ({ watchCard }) => watchCard({ payment: ports.payment, records: ports.records, readUser }),
        *fail(event) {
          yield* put(cardAsked.match(event) ? cardFormFailed({ error: { kind: 'network' } }) : cardNotBegun());
        },
      }),
    },
    {
      name: 'payment method',
      run: onDemand({
        events: [contractPaymentAsked],
        load,
        watch: ({ watchMethod }) => watchMethod({ payment: ports.payment, ledger: ports.ledger, readUser }),
        *fail(event) {
          if (!contractPaymentAsked.match(event)) return;
          yield* put(contractPaymentFailed({ ...event.payload, error: { kind: 'network' } }));
        },
      }),
    },
  ];
}
