import { Provider } from 'react-redux';
import { Form } from '@signdrive/design-system/form';
import preview from '../../../../.storybook/preview';
import { ConfigProvider } from '#/shared/page/config.ts';
import { aConfig } from '#/test-support/builders.ts';
import { createTestStore } from '#/test-support/start-store.ts';
import {
  cardAuthorised,
  cardDropped,
  cardFormClosed,
  cardFormFailed,
  cardNotBegun,
  cardRefused,
  cardSessionOpened,
  cardStored,
  cardUnread,
  cardUnusable,
  cardUnverified,
  cardVerifying,
} from './card.slice.ts';
import { PaymentChoice } from './components/PaymentChoice.tsx';
import { CardPayment } from './screens/CardPayment.tsx';

const meta = preview.meta({ title: 'Pages/Payment', tags: ['page'] });

const session = { id: 'sessao-de-exemplo', shopperReference: 'r', expiresAt: '2026-11-22T12:00:00.000Z' };

/** The card section after these events; no saga runs, so its state stays. */
function after(...events: readonly { type: string }[]) {
  return {
    render: () => {
      const { store } = createTestStore();
      for (const event of [cardNotBegun(), ...events]) store.dispatch(event);
      return (
        <Provider store={store}>
          <ConfigProvider value={aConfig()}>
            <CardPayment holder={{ document: '52998224725', userId: '7' }} />
          </ConfigProvider>
        </Provider>
      );
    },
  };
}

export const Choice = meta.story({
  render: () => <PaymentChoice value={undefined} onChange={() => undefined} />,
});
export const ChoiceOfCard = meta.story({
  render: () => <PaymentChoice value="card" onChange={() => undefined} />,
});
export const ChoiceMissing = meta.story({
  render: () => (
    <Form errors={{ pagamento: 'Escolha a forma de pagamento.' }}>
      <PaymentChoice value={undefined} onChange={() => undefined} />
    </Form>
  ),
});

export const Before = meta.story(after());
export const FormLoading = meta.story(after(cardSessionOpened(session)));
export const Failed = meta.story({
  ...after(cardFormFailed({ error: { kind: 'timeout' } })),
});
export const Dropped = meta.story(after(cardDropped()));
export const Verifying = meta.story({
  ...after(cardVerifying({ session, isFormOpen: false })),
});
export const Unverified = meta.story(after(cardUnverified(session)));
export const Refused = meta.story(after(cardRefused()));
export const Reading = meta.story({
  ...after(cardAuthorised({ session, isFormOpen: false })),
});
export const Unread = meta.story({
  ...after(cardAuthorised({ session, isFormOpen: false }), cardUnread({ error: { kind: 'notFound' } })),
});
export const Unusable = meta.story(after(cardUnusable()));
export const Stored = meta.story({
  ...after(
    cardAuthorised({ session, isFormOpen: false }),
    cardStored({ initDigits: '4111', endDigits: '1111' }),
    cardFormClosed(),
  ),
});
