import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failing, neverAnswers } from '#/test-support/index.ts';
import {
  addressSubmitted,
  dealersWanted,
  draftChanged,
  orderConfirmed,
  personalDataSubmitted,
  pickupChosen,
  reviewChanged,
} from '../checkout.slice.ts';
import { orderCouponChanged, orderCouponRefused, stepOpened } from '../checkout.events.ts';
import {
  aCoupon,
  aDealer,
  aPlan,
  allDocuments,
  clara,
  customerOfClara,
  monthlyInCents,
  openCheckout,
} from '../test-support/checkout-under-test.ts';
import { atPayment, unsettledIn, withCoupon } from '../test-support/at-payment.ts';

beforeEach(() => void vi.useFakeTimers());

describe('before an order is sent', () => {
  it('a changed price is shown and has to be confirmed', async () => {
    const { confirmAndSettle, outcome, state, service } = await atPayment();
    await confirmAndSettle({ plan: { ...aPlan, fullMonthlyInCents: 200_000 } });
    expect(state().placing).toEqual({ status: 'priceChanged', fromInCents: 200_000, toInCents: monthlyInCents });
    expect(service.orders).toEqual([]);
    await confirmAndSettle();
    expect(outcome()).toBe('placed');
  });

  it('a changed price is discarded when the visitor opens the step again, perhaps with another plan', async () => {
    const { confirmAndSettle, outcome, dispatch } = await atPayment();
    await confirmAndSettle({ plan: { ...aPlan, fullMonthlyInCents: 200_000 } });
    expect(outcome()).toBe('priceChanged');
    dispatch(stepOpened({ slug: 'polo', step: 'payment' }));
    expect(outcome()).toBe('reviewing');
  });

  it('a price that can’t be read stops the order, and nothing has happened', async () => {
    const { confirmAndSettle, outcome, ports } = await atPayment({
      answers: { offer: { readRental: failing({ kind: 'network' }) } },
    });
    await confirmAndSettle();
    expect(outcome()).toBe('nothingHappened');
    expect(ports.callsOf('orders.place')).toEqual([]);
  });

  it('the intent is stored, without a payment token', async () => {
    const page = await atPayment({
      storedCard: async () => ({ token: 'recurring-1', identification: 'shopper-1' }),
      answers: { orders: { listOrders: async () => [], place: neverAnswers } },
    });
    await page.confirmAndSettle({ payment: 'card' });
    expect(unsettledIn(page)).toMatchObject([{ state: 'sent', userId: clara.id, details: { productId: 'PO1-24' } }]);
    expect(JSON.stringify([page.records.kept, page.storage.kept])).not.toContain('recurring-1');
  });

  it('nothing is sent with the token of another person who has logged in in another tab', async () => {
    const page = await atPayment();
    page.storage.local.write('id', '1002');
    await page.confirmAndSettle();
    expect(page.state().placing).toMatchObject({ outcome: 'nothingHappened', error: { kind: 'unauthorized' } });
    expect(page.ports.callsOf('orders.place')).toEqual([]);
  });
});

describe('the ordered data are the reviewed ones:', () => {
  const married = {
    ...customerOfClara,
    civilStatus: 2,
    spouse: {
      name: 'Davi Exemplo',
      cpf: '11144477735',
      birthDate: '1989-01-01',
      email: '',
      phone: '11900000003',
      makesUpIncome: true,
      job: { company: 'Outra', position: 'Gerente', admissionDate: '2015-01-01', salaryInCents: 800_000 },
    },
  };

  it.each([
    ['a typed address that is not saved', draftChanged({ address: { number: '4321' } }), 'address'],
    ['a typed name that is not saved', draftChanged({ personal: { name: 'Clara Outra' } }), 'personalData'],
    ['another state at the pickup', dealersWanted({ uf: 'RJ' }), 'pickup'],
  ] as const)('%s makes its step due, and nothing can be confirmed', async (_, change, due) => {
    const page = await atPayment();
    const reviewed = page.confirm();
    await page.settle();
    expect(reviewed?.dealer).toEqual(aDealer);
    const other = await atPayment();
    other.dispatch(change);
    await other.settle();
    expect(other.due()).toBe(due);
    // Also a confirmation that is under way when the input changes.
    if (reviewed) other.dispatch(orderConfirmed(reviewed));
    await other.settle();
    expect(other.ports.callsOf('orders.place')).toEqual([]);
    expect(other.step()).toBe(due);
  });

  it('equal input in another format changes nothing', async () => {
    const { dispatch, settle, due } = await atPayment();
    dispatch(draftChanged({ personal: { cpf: customerOfClara.cpf, name: ` ${customerOfClara.name} ` } }));
    await settle();
    expect(due()).toBe('payment');
  });

  it('a spouse whose income counts makes the documents due, and the payment can’t be entered', async () => {
    const page = await atPayment();
    page.ports.answer({ customers: { readCustomer: async () => married, saveCustomer: async () => undefined } });
    page.dispatch(stepOpened({ slug: 'polo', step: 'personalData' }));
    page.dispatch(personalDataSubmitted({ civilStatus: '2', spouseIncome: 'on' }));
    await page.settle();
    expect(page.due()).toBe('documentation');
    page.dispatch(stepOpened({ slug: 'polo', step: 'payment' }));
    await page.settle();
    expect(page.step()).toBe('documentation');
    expect(page.confirm()).toBeUndefined();
  });

  it('a customer that was changed in another tab is shown before a request is sent', async () => {
    const page = await atPayment();
    page.ports.answer({ customers: { readCustomer: async () => ({ ...customerOfClara, userId: clara.id, rg: '1' }) } });
    await page.confirmAndSettle();
    expect(page.state().placing).toEqual({ status: 'reviewChanged', part: 'customer' });
    expect(page.ports.callsOf('orders.place')).toEqual([]);
    expect(page.confirm()?.customer.rg).toBe('1');
    await page.settle();
    expect(page.outcome()).toBe('placed');
  });

  it('a document that was rejected meanwhile leads back to the documents', async () => {
    const page = await atPayment();
    const [cnh, ...others] = allDocuments;
    page.ports.answer({
      documents: { listDocuments: async () => (cnh ? [{ ...cnh, review: 'rejected' }, ...others] : others) },
    });
    await page.confirmAndSettle();
    expect(page.eventsOf(reviewChanged.type)).toEqual([reviewChanged({ part: 'documents' })]);
    expect(page.ports.callsOf('orders.place')).toEqual([]);
    expect(page.step()).toBe('documentation');
    // The step tells why it is open.
    expect(page.state().placing).toEqual({ status: 'reviewChanged', part: 'documents' });
  });

  it.each([
    { change: 'closed', listed: [{ ...aDealer, id: '78', name: 'Outra' }] },
    { change: 'moved', listed: [{ ...aDealer, address: 'Rua Nova, 9' }] },
  ])('a dealer that has $change meanwhile leads back to the pickup', async ({ listed }) => {
    const page = await atPayment();
    page.ports.answer({ dealers: { listDealers: async () => listed } });
    await page.confirmAndSettle();
    expect(page.eventsOf(reviewChanged.type)).toEqual([reviewChanged({ part: 'pickup' })]);
    expect(page.ports.callsOf('orders.place')).toEqual([]);
    expect(page.step()).toBe('pickup');
    const [dealer] = listed;
    expect(page.outcome()).toBe('reviewChanged');
    if (dealer) page.dispatch(pickupChosen(dealer));
    await page.settle();
    // The next review begins without the former notice.
    expect(page.step()).toBe('payment');
    expect(page.outcome()).toBe('reviewing');
    expect(page.confirm()?.dealer).toEqual(dealer);
    await page.settle();
    expect(page.outcome()).toBe('placed');
  });

  it('an address that replaced another one is reviewed and ordered', async () => {
    const page = await atPayment();
    let saved = { ...customerOfClara, userId: clara.id };
    page.ports.answer({
      customers: {
        readCustomer: async () => saved,
        saveCustomer: async ({ customer }) => void (saved = { ...saved, ...customer }),
      },
    });
    page.dispatch(draftChanged({ personal: { name: 'Clara Outra' } }));
    page.dispatch(
      addressSubmitted({
        ...page.state().draft.address,
        cep: '01310-100',
        street: 'Rua B',
        number: '2',
        state: '25',
        city: 'São Paulo',
      }),
    );
    await page.settle();
    // The name is typed and not saved: saving the address does not lose it.
    expect(page.state().draft.personal).toEqual({ name: 'Clara Outra' });
    expect(page.due()).toBe('personalData');
    page.dispatch(draftChanged({ personal: {} }));
    expect(page.confirm()?.customer.address).toMatchObject({ street: 'Rua B', number: '2' });
  });
});

describe('the coupon of an order', () => {
  it('is validated for the person before the order is sent', async () => {
    const { confirmAndSettle, ports } = await atPayment();
    await confirmAndSettle(withCoupon);
    expect(ports.callsOf('coupon.validate')[0]?.args[0]).toEqual({
      code: aCoupon.code,
      offerId: 'PO1-24',
      userId: clara.id,
      document: customerOfClara.cpf,
      email: clara.email,
    });
    expect(ports.callsOf('orders.place')[0]?.args[0]).toMatchObject({ coupon: aCoupon });
  });

  it('is validated with the document of the account, also if that is a CNPJ', async () => {
    const company = { ...clara, document: '11222333000181' };
    const { confirmAndSettle, ports, outcome } = await atPayment({ user: company });
    await confirmAndSettle(withCoupon);
    expect(ports.callsOf('coupon.validate')[0]?.args[0]).toMatchObject({ document: company.document });
    expect(outcome()).toBe('placed');
  });

  it('is validated again for the page if its discount has changed', async () => {
    const { confirmAndSettle, state, ports, eventsOf } = await atPayment({
      answers: { coupon: { validate: async () => ({ ...aCoupon, discount: { kind: 'percent', percent: 5 } }) } },
    });
    await confirmAndSettle(withCoupon);
    expect(state().placing).toEqual({ status: 'reviewChanged', part: 'coupon' });
    expect(eventsOf(orderCouponRefused.type)).toEqual([orderCouponRefused({ code: aCoupon.code })]);
    expect(ports.callsOf('orders.place')).toEqual([]);
  });

  it('stops the order if it belongs to another person', async () => {
    const { confirmAndSettle, state, ports, eventsOf } = await atPayment({
      answers: { coupon: { validate: failing({ kind: 'rejected', status: 422, code: 'otherPerson' }) } },
    });
    await confirmAndSettle(withCoupon);
    expect(state().placing).toEqual({ status: 'reviewChanged', part: 'coupon' });
    expect(eventsOf(orderCouponRefused.type)).toEqual([
      orderCouponRefused({ code: aCoupon.code, reason: 'otherPerson' }),
    ]);
    expect(ports.callsOf('orders.place')).toEqual([]);
  });

  it('stops the order if its service is down, and the price does not change', async () => {
    const { confirmAndSettle, outcome, ports } = await atPayment({
      answers: { coupon: { validate: failing({ kind: 'network' }) } },
    });
    await confirmAndSettle(withCoupon);
    expect(outcome()).toBe('nothingHappened');
    expect(ports.callsOf('orders.place')).toEqual([]);
  });

  it('stops the order if it was applied before and is not in the price', async () => {
    const page = await atPayment();
    page.dispatch(orderCouponChanged({ code: aCoupon.code }));
    await page.confirmAndSettle();
    expect(page.state().placing).toEqual({ status: 'reviewChanged', part: 'coupon' });
    expect(page.ports.callsOf('orders.place')).toEqual([]);
  });

  it('is stored with the draft, and applied again after a reload', async () => {
    const page = await atPayment();
    page.dispatch(orderCouponChanged({ code: aCoupon.code }));
    await page.settle();
    const again = openCheckout({ records: page.records });
    await again.settle();
    expect(again.eventsOf('checkout/orderCouponRemembered')).toHaveLength(1);
    expect(again.state().draft.coupon).toBe(aCoupon.code);
  });
});
