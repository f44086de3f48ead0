import { takeEvery } from 'typed-redux-saga';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Customer } from '#/domain/customer/customer.ts';
import { addressValuesOf } from '#/domain/customer/customer-values.ts';
import type { User } from '#/domain/customer/user.ts';
import { sessionEnded } from '#/shared/page/session-events.ts';
import { aCustomer, aUser, startStore, type Answers } from '#/test-support/index.ts';
import { keepSecret } from '#/shared/forms/one-time-secrets.ts';
import { dataSubmitted, passwordSubmitted, profileOpened, userChanged } from './account.events.ts';
import { watchAccount } from './account.saga.ts';
import { addressSubmitted, profileSubmitted, selectAccount } from './account.slice.ts';

beforeEach(() => void vi.useFakeTimers());

const clara = aUser();
const bruno = aUser({ id: '1002', fullName: 'Bruno Exemplo' });
const lists = { listGenders: async () => [], listCivilStatuses: async () => [], listCustomerStates: async () => [] };

/** Clara's account, over which Bruno can log in. */
function openAccount(customers: Answers['customers']) {
  let user = clara;
  const { store, ports, watch } = startStore({
    ports: {
      identity: { readUser: async () => user },
      customers: { readCustomer: async (userId) => aCustomer({ userId }), ...lists, ...customers },
    },
  });
  const photos = { prepare: async (photo: File) => photo };
  watch(() => watchAccount({ ...ports, photos, readUser: () => user }));
  const settle = () => vi.advanceTimersByTimeAsync(5_000);
  return {
    store,
    settle,
    saved: () => ports.callsOf('customers.saveCustomer').map(({ args }) => args[0] as { customer: Customer }),
    account: () => selectAccount(store.getState()),
    submitStreet: (street: string) => {
      const { address } = aCustomer();
      store.dispatch(addressSubmitted({ ...(address && addressValuesOf(address)), street }));
      return settle();
    },
    brunoLogsIn: () => {
      store.dispatch(sessionEnded({ why: 'refused' }));
      user = bruno;
      return settle();
    },
  };
}

describe('the account of a user whose session is rejected, and over which another user logs in', () => {
  it('does not save a waiting submission of the former user', async () => {
    const firstSave = Promise.withResolvers<void>();
    const { submitStreet, brunoLogsIn, settle, saved } = openAccount({ saveCustomer: () => firstSave.promise });
    await submitStreet('Rua Um');
    await submitStreet('Rua Dois');
    await brunoLogsIn();
    firstSave.resolve();
    await settle();
    expect(saved()).toMatchObject([{ customer: { userId: clara.id, address: { street: 'Rua Um' } } }]);
  });

  it('does not show data of the former user that arrive late', async () => {
    const reading = Promise.withResolvers<ReturnType<typeof aCustomer>>();
    const { store, brunoLogsIn, settle, account } = openAccount({ readCustomer: () => reading.promise });
    store.dispatch(profileOpened());
    await settle();
    await brunoLogsIn();
    reading.resolve(aCustomer());
    await settle();
    expect(account().customer).toEqual({ status: 'idle' });
  });

  it('saves what the next user submits', async () => {
    const { submitStreet, brunoLogsIn, saved } = openAccount({ saveCustomer: async () => undefined });
    await brunoLogsIn();
    await submitStreet('Rua Três');
    expect(saved()).toMatchObject([{ customer: { userId: bruno.id, address: { street: 'Rua Três' } } }]);
  });
});

describe('two saves at the same time', () => {
  /** Tabs of Clara's browser. The service takes a second for each write. */
  function openTabs() {
    let user = clara;
    let customer = { ...aCustomer(), id: '1' };
    const slowly = () => new Promise((resolve) => setTimeout(resolve, 1000));
    const first = startStore({
      ports: {
        identity: {
          readUser: async () => user,
          updateUser: async (change) => {
            await slowly();
            user = { ...user, ...change };
            return user;
          },
        },
        customers: {
          ...lists,
          readCustomer: async () => customer,
          saveCustomer: async (change) => {
            await slowly();
            customer = { ...change.customer, id: '1' };
          },
        },
      },
    });
    const photos = { prepare: async (photo: File) => photo };
    const start = (tab: ReturnType<typeof startStore>) => {
      tab.watch(() => watchAccount({ ...first.ports, photos, readUser: () => clara }));
      return tab.store;
    };
    const tabs = [start(first), start(startStore())] as const;
    return { tabs, stored: () => ({ user, customer }), settle: () => vi.advanceTimersByTimeAsync(10_000) };
  }
  const another = { fullName: 'Clara Nova', email: clara.email };

  it('keep the data of both tabs', async () => {
    const { tabs, stored, settle } = openTabs();
    tabs[0].dispatch(dataSubmitted(another));
    tabs[1].dispatch(dataSubmitted({ fullName: clara.fullName, email: 'nova@exemplo.com.br' }));
    await settle();
    expect(stored().user).toMatchObject({ fullName: 'Clara Nova', email: 'nova@exemplo.com.br' });
  });

  it('keep the data that are saved together with a password', async () => {
    const { tabs, stored, settle } = openTabs();
    tabs[0].dispatch(dataSubmitted(another));
    tabs[0].dispatch(passwordSubmitted({ password: keepSecret('Exemplo#2026') }));
    await settle();
    expect(stored().user).toMatchObject({ fullName: 'Clara Nova' });
    expect(selectAccount(tabs[0].getState())).toMatchObject({
      data: { status: 'saved' },
      password: { status: 'saved' },
    });
  });

  it('keep the address of one tab and the profile of the other', async () => {
    const { tabs, stored, settle } = openTabs();
    const { address } = aCustomer();
    tabs[0].dispatch(addressSubmitted({ ...(address && addressValuesOf(address)), street: 'Rua Um' }));
    await vi.advanceTimersByTimeAsync(100);
    tabs[1].dispatch(profileSubmitted({ rg: '111111112' }));
    await settle();
    expect(stored().customer).toMatchObject({ rg: '111111112', address: { street: 'Rua Um' } });
  });

  it('keep the fields of the profile that the other tab has changed', async () => {
    const { tabs, stored, settle } = openTabs();
    tabs[0].dispatch(profileSubmitted({ rg: '111111112' }));
    tabs[1].dispatch(profileSubmitted({ salary: '15.000,00' }));
    await settle();
    expect(stored().customer).toMatchObject({ rg: '111111112', job: { salaryInCents: 1_500_000 } });
  });
});

describe('the account that is opened again', () => {
  const elsewhere = { ...aCustomer(), phone: '(11) 90000-0000' };

  it('shows the known customer while it is read again, and keeps it if that fails', async () => {
    const answers = [async () => aCustomer(), async () => elsewhere, () => Promise.reject(new Error('no response'))];
    const { store, settle, account } = openAccount({
      readCustomer: () => answers.shift()?.() ?? Promise.reject(new Error('no more')),
    });
    const shown = () => (account().customer as { data?: { customer: Customer } }).data?.customer;
    store.dispatch(profileOpened());
    await settle();
    store.dispatch(profileOpened());
    expect(shown()).toEqual(aCustomer());
    await settle();
    expect(shown()).toEqual(elsewhere);
    store.dispatch(profileOpened());
    await settle();
    expect(shown()).toEqual(elsewhere);
  });

  it('shows what the visitor saves while it is read', async () => {
    const reading = Promise.withResolvers<ReturnType<typeof aCustomer>>();
    const answers = [async () => aCustomer(), () => reading.promise];
    const { store, settle, account, submitStreet } = openAccount({
      readCustomer: () => answers.shift()?.() ?? Promise.resolve(aCustomer()),
      saveCustomer: async () => undefined,
    });
    store.dispatch(profileOpened());
    await settle();
    store.dispatch(profileOpened());
    await submitStreet('Rua Um');
    reading.resolve(aCustomer());
    await settle();
    expect(account()).toMatchObject({
      newAddress: { status: 'saved' },
      customer: { data: { customer: { address: { street: 'Rua Um' } } } },
    });
  });

  it('shows the name and e-mail that another tab has saved', async () => {
    const renamed = { ...clara, fullName: 'Clara Nova', email: 'nova@exemplo.com.br' };
    const { store, settle, shown } = openUser(async () => renamed);
    store.dispatch(profileOpened());
    await settle();
    expect(shown).toEqual([renamed]);
  });

  it('keeps the known user if it can not be read', async () => {
    const { store, settle, shown } = openUser(() => Promise.reject(new Error('no response')));
    store.dispatch(profileOpened());
    await settle();
    expect(shown).toEqual([]);
  });

  it('shows the saved user, although an earlier read ends later', async () => {
    const reading = Promise.withResolvers<typeof clara>();
    const saved = { ...clara, fullName: 'Clara Nova' };
    const answers = [() => reading.promise, async () => clara];
    const { store, settle, shown } = openUser(() => answers.shift()?.() ?? Promise.resolve(saved), saved);
    store.dispatch(profileOpened());
    store.dispatch(dataSubmitted(saved));
    await settle();
    reading.resolve(clara);
    await settle();
    expect(shown).toEqual([saved]);
  });

  /** Clara's account with the changes of the user that it reports. */
  function openUser(readUser: NonNullable<Answers['identity']>['readUser'], saved = clara) {
    const { store, ports, watch } = startStore({
      ports: {
        identity: { readUser, updateUser: async () => saved },
        customers: { ...lists, readCustomer: async () => aCustomer() },
      },
    });
    const shown: User[] = [];
    const photos = { prepare: async (photo: File) => photo };
    watch(() => watchAccount({ ...ports, photos, readUser: () => clara }));
    watch(() => watchChangedUser(shown));
    return { store, shown, settle: () => vi.advanceTimersByTimeAsync(10_000) };
  }

  function* watchChangedUser(shown: User[]) {
    yield* takeEvery(userChanged, ({ payload }) => void shown.push(payload));
  }
});
