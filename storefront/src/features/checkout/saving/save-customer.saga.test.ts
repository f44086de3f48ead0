import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ServiceError, type AppError } from '#/api/app-error.ts';
import type { Customer } from '#/domain/customer/customer.ts';
import { personalValuesOf, addressValuesOf, type AddressValues } from '#/domain/customer/customer-values.ts';
import { fakeRecords } from '#/test-support/index.ts';
import { addressSubmitted, cepEntered, draftChanged, personalDataSubmitted } from '../checkout.slice.ts';
import { openingRetried } from '../checkout.events.ts';
import { shownAddress } from '../checkout.shown.ts';
import { customerOfClara, openCheckout } from '../test-support/checkout-under-test.ts';

beforeEach(() => void vi.useFakeTimers());

const values = personalValuesOf(customerOfClara);

const lists = {
  listGenders: async () => [{ id: 2, name: 'Feminino' }],
  listCivilStatuses: async () => [{ id: 1, name: 'Solteiro(a)' }],
  listCustomerStates: async () => [{ id: 25, name: 'São Paulo', uf: 'SP' }],
};

describe('the address of a first order', () => {
  async function openAddress(records = fakeRecords()) {
    const { settle, state, dispatch } = openCheckout({
      step: 'address',
      records,
      answers: {
        customers: { ...lists, readCustomer: async () => undefined },
        postalCode: {
          findPostalCode: async (cep) => ({
            cep,
            street: `Rua ${cep}`,
            district: 'Centro',
            city: 'Curitiba',
            state: 'PR',
          }),
        },
      },
    });
    await settle();
    const type = (address: AddressValues) =>
      dispatch(draftChanged({ address: { ...shownAddress(state()), ...address } }));
    const enter = (cep: string) => {
      type({ cep });
      dispatch(cepEntered({ cep: '' }));
      dispatch(cepEntered({ cep }));
    };
    return { settle, type, enter, address: () => shownAddress(state()) };
  }

  it('loses the number of a postal code that is replaced, and keeps one typed meanwhile', async () => {
    const { settle, type, enter, address } = await openAddress();
    enter('01001000');
    await settle();
    type({ number: '100', complement: 'Casa' });
    enter('20010000');
    await settle();
    expect(address()).toMatchObject({ street: 'Rua 20010000', number: '', complement: '' });
    type({ number: '100' });
    enter('30010000');
    type({ number: '7' });
    await settle();
    expect(address()).toMatchObject({ street: 'Rua 30010000', number: '7' });
  });

  it('gets the street of another postal code also after a reload', async () => {
    const records = fakeRecords();
    const { settle, type, enter } = await openAddress(records);
    enter('01001000');
    await settle();
    type({ number: '100' });
    await settle();
    const reloaded = await openAddress(records);
    expect(reloaded.address()).toMatchObject({ street: 'Rua 01001000', number: '100' });
    reloaded.enter('20010000');
    await reloaded.settle();
    expect(reloaded.address()).toMatchObject({ cep: '20010000', street: 'Rua 20010000', number: '' });
  });
});

describe('saving the customer', () => {
  it('creates the customer once, with the data of both steps, and continues with the documents', async () => {
    let saved: typeof customerOfClara | undefined;
    const { settle, due, dispatch, ports } = openCheckout({
      answers: {
        customers: {
          ...lists,
          readCustomer: async () => saved,
          saveCustomer: async () => void (saved = customerOfClara),
        },
      },
    });
    await settle();
    dispatch(personalDataSubmitted(values));
    await settle();
    expect(ports.callsOf('customers.saveCustomer')).toHaveLength(0);
    dispatch(addressSubmitted(addressValuesOf(customerOfClara.address)));
    dispatch(addressSubmitted(addressValuesOf(customerOfClara.address)));
    await settle();
    const { id: _, ...sent } = customerOfClara;
    expect(ports.callsOf('customers.saveCustomer').map(({ args }) => args[0])).toEqual([
      { customer: sent, idempotencyKey: expect.any(String) },
    ]);
    expect(due()).toBe('pickup');
  });

  it('reads the customer after a lost response: continues if it is saved, else reports the failure and keeps the input', async () => {
    let saved: typeof customerOfClara | undefined;
    let didAct = false;
    const { settle, state, due, dispatch } = openCheckout({
      answers: {
        customers: {
          ...lists,
          readCustomer: async () => saved,
          saveCustomer: async () => {
            if (didAct) saved = customerOfClara;
            throw new ServiceError({ kind: 'network' });
          },
        },
      },
    });
    await settle();
    dispatch(personalDataSubmitted(values));
    await settle();
    const typed = addressValuesOf(customerOfClara.address);
    dispatch(addressSubmitted(typed));
    await settle();
    expect(due()).toBe('address');
    expect(state()).toMatchObject({
      saving: { status: 'failed' },
      draft: { address: typed },
    });
    didAct = true;
    dispatch(addressSubmitted(typed));
    await settle();
    expect(due()).toBe('pickup');
    expect(state()).toMatchObject({ saving: { status: 'idle' } });
  });

  /** Keeps the customer; the next writes are answered as told. */
  function customerService(known?: typeof customerOfClara) {
    let saved = known;
    const keys: string[] = [];
    const bodies: Customer[] = [];
    const answers: (() => void | Promise<void>)[] = [];
    return {
      keys,
      bodies,
      /** How the next writes are answered, once they have acted. */
      answers,
      saved: () => saved,
      customers: {
        ...lists,
        readCustomer: async () => saved,
        saveCustomer: async ({ customer, idempotencyKey }: { customer: Customer; idempotencyKey: string }) => {
          keys.push(idempotencyKey);
          bodies.push(customer);
          const answer = answers.shift();
          if (answer) return answer();
          saved = { ...customer, id: customerOfClara.id };
        },
        act: () => {
          const body = bodies.at(-1);
          if (body) saved = { ...body, id: customerOfClara.id };
        },
      },
    };
  }
  const fails = (error: AppError) => () => {
    throw new ServiceError(error);
  };
  const address = addressValuesOf(customerOfClara.address);

  it('retries with the same key after a lost response, and saves other data with another key', async () => {
    const service = customerService(customerOfClara);
    const { settle, state, dispatch } = openCheckout({ step: 'address', answers: { customers: service.customers } });
    await settle();
    service.answers.push(fails({ kind: 'rejected', status: 503, code: '' }), fails({ kind: 'timeout' }));
    for (const number of ['1', '1', '1', '2']) {
      dispatch(addressSubmitted({ ...address, number }));
      await settle();
    }
    expect(state().saving.status).toBe('idle');
    const [first, second, third, other] = service.keys;
    expect([second, third]).toEqual([first, first]);
    expect(other).not.toBe(first);
  });

  it('sends no request for an unchanged customer, because another page may have changed it since', async () => {
    const service = customerService(customerOfClara);
    const { settle, state, step, dispatch } = openCheckout({
      step: 'personalData',
      answers: { customers: service.customers },
    });
    await settle();
    dispatch(personalDataSubmitted(values));
    await settle();
    expect(step()).toBe('address');
    dispatch(addressSubmitted(address));
    await settle();
    expect(step()).toBe('documentation');
    expect(state().saving.status).toBe('idle');
    expect(service.keys).toEqual([]);
  });

  it('keeps what another page has saved since this page was opened', async () => {
    const service = customerService(customerOfClara);
    const open = (step: 'personalData' | 'address') =>
      openCheckout({ step, answers: { customers: service.customers } });
    const [first, second] = [open('personalData'), open('address')];
    await first.settle();
    await second.settle();
    second.dispatch(addressSubmitted({ ...address, number: '4321' }));
    await second.settle();
    first.dispatch(personalDataSubmitted({ ...values, company: 'Outra Empresa de Exemplo' }));
    await first.settle();
    expect(service.saved()).toMatchObject({
      job: { company: 'Outra Empresa de Exemplo' },
      address: { number: '4321' },
    });
    expect(first.state().orderer?.customer?.address.number).toBe('4321');
  });

  it('finds a customer that was saved after its response was lost, and does not save it again', async () => {
    const service = customerService();
    const { settle, state, due, dispatch } = openCheckout({ answers: { customers: service.customers } });
    await settle();
    dispatch(personalDataSubmitted(values));
    service.answers.push(fails({ kind: 'rejected', status: 504, code: '' }));
    dispatch(addressSubmitted(address));
    await settle();
    expect(state().saving.status).toBe('failed');
    service.customers.act();
    dispatch(addressSubmitted(address));
    await settle();
    expect(due()).toBe('pickup');
    expect(service.keys).toHaveLength(1);
  });

  it('reports the customer as saved even if reading it fails', async () => {
    const service = customerService(customerOfClara);
    const { settle, state, ports, dispatch } = openCheckout({
      step: 'address',
      answers: { customers: service.customers },
    });
    await settle();
    service.answers.push(() => {
      service.customers.act();
      ports.answer({ customers: { ...service.customers, readCustomer: fails({ kind: 'unauthorized' }) } });
    });
    dispatch(addressSubmitted({ ...address, number: '4321' }));
    await settle();
    expect(state().saving.status).toBe('idle');
    expect(state().orderer?.customer?.address.number).toBe('4321');
  });

  it('opens the order again if a new customer was saved and reading it fails', async () => {
    const service = customerService();
    const { settle, state, ports, due, dispatch } = openCheckout({ answers: { customers: service.customers } });
    await settle();
    dispatch(personalDataSubmitted(values));
    ports.answer({ customers: { ...service.customers, readCustomer: fails({ kind: 'network' }) } });
    dispatch(addressSubmitted(address));
    await settle();
    expect(state()).toMatchObject({ opening: { status: 'failed' }, saving: { status: 'idle' } });
    ports.answer({ customers: service.customers });
    dispatch(openingRetried());
    await settle();
    expect(state().opening.status).toBe('ready');
    expect(due()).toBe('pickup');
    expect(service.keys).toHaveLength(1);
  });

  it('reports the outcome as unknown if neither saving nor reading gets a response', async () => {
    const service = customerService(customerOfClara);
    const { settle, state, ports, dispatch } = openCheckout({
      step: 'address',
      answers: { customers: service.customers },
    });
    await settle();
    const dead = fails({ kind: 'network' });
    service.answers.push(() => {
      ports.answer({ customers: { ...service.customers, readCustomer: dead } });
      return dead();
    });
    dispatch(addressSubmitted({ ...address, number: '4321' }));
    await settle();
    expect(state().saving).toMatchObject({ status: 'failed', isUnknown: true });
  });

  it('shows data that a closed page sent and that arrived after the next page had read the customer', async () => {
    const service = customerService(customerOfClara);
    const records = fakeRecords();
    const gone = openCheckout({ step: 'address', records, answers: { customers: service.customers } });
    await gone.settle();
    service.answers.push(() => new Promise<never>(() => undefined));
    gone.dispatch(addressSubmitted({ ...address, number: '4321' }));
    await gone.settle();
    let readings = 0;
    const readCustomer = async () => {
      readings += 1;
      // It arrives between the first reading and the next one.
      const present = service.saved();
      if (readings === 1) service.customers.act();
      return present;
    };
    const next = openCheckout({
      step: 'address',
      records,
      answers: { customers: { ...service.customers, readCustomer } },
    });
    await next.settle();
    expect(next.state().orderer?.customer?.address.number).toBe('4321');
    expect(records.kept.idempotencyKey).toEqual({});
  });

  it('retries with the same key if data sent by a closed page did not arrive', async () => {
    const service = customerService(customerOfClara);
    const records = fakeRecords();
    const changed = addressSubmitted({ ...address, number: '4321' });
    const open = () => openCheckout({ step: 'address', records, answers: { customers: service.customers } });
    const gone = open();
    await gone.settle();
    service.answers.push(() => new Promise<never>(() => undefined));
    gone.dispatch(changed);
    await gone.settle();
    const next = open();
    await next.settle();
    next.dispatch(changed);
    await next.settle();
    expect(service.saved()?.address.number).toBe('4321');
    expect(service.keys).toEqual([service.keys[0], service.keys[0]]);
  });
});
