import { takeEvery } from 'typed-redux-saga';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { ServiceError } from '#/api/app-error.ts';
import type { CouponPort, CouponRefusal } from '#/api/ports.ts';
import type { Coupon } from '#/domain/coupon/coupon.ts';
import { userLoaded } from '#/shared/page/session-events.ts';
import { stepReached } from '#/shared/page/step-reached.ts';
import { failing, fakeStorage, neverAnswers, startStore } from '#/test-support/index.ts';
import { watchCoupon } from './coupon.saga.ts';
import {
  couponEntered,
  couponRemoved,
  couponRestored,
  selectAppliedCoupon,
  selectCouponEntry,
  selectCouponStatus,
} from './coupon.slice.ts';
import { couponOfferShown } from './coupon.events.ts';
import { storedCoupon } from '#/shared/storage/stored-coupon.ts';

beforeEach(() => void vi.useFakeTimers());

const tenPercent = (code: string, offerId: string): Coupon => ({
  code,
  couponOfferId: `${code}:${offerId}`,
  discount: { kind: 'percent', percent: 10 },
});
const good: CouponPort['validate'] = ({ code, offerId }) => Promise.resolve(tenPercent(code, offerId));
const refusing = (reason: CouponRefusal) => () =>
  Promise.reject(new ServiceError({ kind: 'rejected', status: 422, code: reason }));
const dead = failing({ kind: 'network' });
const storedEntry = JSON.stringify({
  couponCode: 'EXEMPLO10',
  couponOfferId: 'x',
  discount: { kind: 'percent', percent: 90 },
});

const clara = { id: '1001', document: '52998224725', email: 'clara@exemplo.com.br' };
type Person = typeof clara;

/** A Polo's plan, with the watcher running. `storage`: stored by an earlier page. */
function openPolo({
  validate = good,
  local = {},
  storage = fakeStorage({ local }),
  user,
}: {
  validate?: CouponPort['validate'];
  local?: { coupon?: string };
  storage?: ReturnType<typeof fakeStorage>;
  user?: Person;
} = {}) {
  const started = startStore({ ports: { coupon: { validate } } });
  const { store, ports } = started;
  let person = user;
  const show = (offerId: string, version = 'PO1') => void store.dispatch(couponOfferShown({ offerId, version }));
  show('plan-1');
  started.watch(() => watchCoupon({ coupon: ports.coupon, storage, readUser: () => person }), 'coupon');
  // As the application does with a stored coupon.
  const storedCode = storedCoupon.readCode(storage);
  if (storedCode !== undefined) store.dispatch(couponRestored({ code: storedCode }));
  // As the application does, whether the watcher is loaded or not.
  started.watch(function* watchRemoved() {
    yield* takeEvery(couponRemoved, () => storedCoupon.remove(storage));
  });
  const settle = () => vi.advanceTimersByTimeAsync(5000);
  return {
    ...started,
    storage,
    show,
    logIn: (who: Person) => {
      person = who;
      store.dispatch(userLoaded({ userId: who.id }));
    },
    endSession: () => {
      person = undefined;
    },
    reachPayment: () => void store.dispatch(stepReached({ slug: 'polo', step: 'payment' })),
    status: () => selectCouponStatus(person?.id)(store.getState()),
    enter: (code: string) => {
      store.dispatch(couponEntered({ code }));
      return settle();
    },
    answer: (answer: CouponPort['validate']) => ports.answer({ coupon: { validate: answer } }),
    entry: () => selectCouponEntry(store.getState()),
    applied: () => selectAppliedCoupon(store.getState()),
    settle,
    calls: () => ports.callsOf('coupon.validate').map(({ args }) => args[0]),
  };
}

describe('an entered coupon', () => {
  test('is validated for the current plan without personal data, applied, and stored', async () => {
    const { enter, applied, calls, storage } = openPolo();
    await enter('EXEMPLO10');
    expect(calls()).toEqual([{ code: 'EXEMPLO10', offerId: 'plan-1' }]);
    expect(applied()).toEqual(tenPercent('EXEMPLO10', 'plan-1'));
    expect(JSON.parse(storage.kept.local.coupon ?? '')).toEqual({
      couponCode: 'EXEMPLO10',
      couponOfferId: 'EXEMPLO10:plan-1',
      discount: { kind: 'percent', percent: 10 },
    });
  });

  test.each(['expired', 'otherOffer', 'otherPerson', 'used', 'unknown'] as const)(
    'that is rejected as %s is not stored and discounts nothing',
    async (reason) => {
      const { enter, settle, entry, applied, storage, calls } = openPolo({
        validate: refusing(reason),
        local: { coupon: storedEntry },
      });
      await settle();
      await enter('OUTRO');
      expect(entry()).toEqual({ status: 'refused', code: 'OUTRO', reason });
      expect(applied()).toBeUndefined();
      expect(storage.kept.local.coupon).toBeUndefined();
      expect(calls()).toHaveLength(2);
    },
  );

  test('is sent three times while the service is down, and reported as not validated', async () => {
    const { enter, entry, calls, answer, applied } = openPolo({ validate: dead });
    await enter('EXEMPLO10');
    expect(entry()).toEqual({ status: 'failed', code: 'EXEMPLO10' });
    expect(calls()).toHaveLength(3);
    answer(good);
    await enter('EXEMPLO10');
    expect(applied()?.code).toBe('EXEMPLO10');
  });

  test('twice in a row is validated once', async () => {
    const { enter, calls } = openPolo();
    void enter('EXEMPLO10');
    await enter('EXEMPLO10');
    expect(calls()).toHaveLength(1);
  });

  test('that is removed afterwards is deleted', async () => {
    const { store, enter, settle, entry, storage } = openPolo();
    await enter('EXEMPLO10');
    store.dispatch(couponRemoved());
    await settle();
    expect(entry()).toEqual({ status: 'none' });
    expect(storage.kept.local.coupon).toBeUndefined();
  });

  test('that is removed before its response is not applied', async () => {
    const late = Promise.withResolvers<Coupon>();
    const { store, enter, settle, entry, storage } = openPolo({ validate: () => late.promise });
    await enter('EXEMPLO10');
    store.dispatch(couponRemoved());
    late.resolve(tenPercent('EXEMPLO10', 'plan-1'));
    await settle();
    expect(entry()).toEqual({ status: 'none' });
    expect(storage.kept.local.coupon).toBeUndefined();
  });
});

describe('another plan', () => {
  test('of the same version keeps the discount during the validation', async () => {
    const { enter, settle, show, applied, answer, calls } = openPolo();
    await enter('EXEMPLO10');
    answer(neverAnswers);
    show('plan-2');
    await settle();
    expect(applied()?.code).toBe('EXEMPLO10');
    expect(calls().at(-1)).toEqual({ code: 'EXEMPLO10', offerId: 'plan-2' });
  });

  test('of another version has no discount until the coupon is valid for it', async () => {
    const { enter, settle, show, applied, answer, entry } = openPolo();
    await enter('SOPOLO');
    answer(refusing('otherOffer'));
    show('plan-9', 'PO2');
    expect(applied()).toBeUndefined();
    await settle();
    expect(entry()).toEqual({ status: 'refused', code: 'SOPOLO', reason: 'otherOffer' });
  });

  test('that is chosen during the validation gets the response for itself', async () => {
    const first = Promise.withResolvers<Coupon>();
    const { enter, settle, show, applied, answer } = openPolo({ validate: () => first.promise });
    await enter('EXEMPLO10');
    answer(good);
    show('plan-2');
    first.resolve(tenPercent('EXEMPLO10', 'plan-1'));
    await settle();
    expect(applied()?.couponOfferId).toBe('EXEMPLO10:plan-2');
  });
});

describe('a coupon of an earlier visit', () => {
  test('is validated again, and the service’s discount counts', async () => {
    const { settle, applied, calls, status } = openPolo({ local: { coupon: storedEntry } });
    expect(applied()).toBeUndefined();
    expect(status()).toBe('checking');
    await settle();
    expect(calls()).toEqual([{ code: 'EXEMPLO10', offerId: 'plan-1' }]);
    expect(applied()?.discount).toEqual({ kind: 'percent', percent: 10 });
  });

  test('that has expired since is reported and deleted', async () => {
    const { settle, entry, storage } = openPolo({ local: { coupon: storedEntry }, validate: refusing('expired') });
    await settle();
    expect(entry()).toEqual({ status: 'refused', code: 'EXEMPLO10', reason: 'expired' });
    expect(storage.kept.local.coupon).toBeUndefined();
  });

  test('stays stored when the service is down', async () => {
    const { settle, entry, storage } = openPolo({ local: { coupon: storedEntry }, validate: dead });
    await settle();
    expect(entry()).toEqual({ status: 'failed', code: 'EXEMPLO10' });
    expect(storage.kept.local.coupon).toBe(storedEntry);
  });

  test.each(['', 'not json', '{}', '{"couponCode":7}', '{"couponCode":" "}', 'null'])(
    'that is damaged (%j) is ignored',
    async (coupon) => {
      const { settle, entry, calls } = openPolo({ local: { coupon } });
      await settle();
      expect(entry()).toEqual({ status: 'none' });
      expect(calls()).toEqual([]);
    },
  );
});

describe('a coupon for a person', () => {
  const onlyForDavi: CouponPort['validate'] = ({ code, offerId, document }) =>
    document === undefined || document === davi.document
      ? Promise.resolve(tenPercent(code, offerId))
      : refusing('otherPerson')();
  const davi: Person = { id: '1002', document: '11144477735', email: 'davi@exemplo.com.br' };

  it('is validated with the document and the e-mail of the logged-in user', async () => {
    const { enter, calls, status } = openPolo({ user: clara });
    await enter('EXEMPLO10');
    const { id: userId, document, email } = clara;
    expect(calls()).toEqual([{ code: 'EXEMPLO10', offerId: 'plan-1', userId, document, email }]);
    expect(status()).toBe('confirmed');
  });

  it('is validated again at the log-in, and rejected if another person owns it', async () => {
    const { enter, settle, logIn, entry, applied, status } = openPolo({ validate: onlyForDavi });
    await enter('SODAVI');
    expect(status()).toBe('confirmed');
    logIn(clara);
    expect(status()).toBe('checking');
    await settle();
    expect(entry()).toEqual({ status: 'refused', code: 'SODAVI', reason: 'otherPerson' });
    expect(applied()).toBeUndefined();
  });

  it('stays rejected after the session has ended, until another person logs in or it is entered again', async () => {
    const { enter, settle, logIn, endSession, reachPayment, entry, status } = openPolo({ validate: onlyForDavi });
    logIn(clara);
    await enter('SODAVI');
    endSession();
    reachPayment();
    await settle();
    expect(entry()).toEqual({ status: 'refused', code: 'SODAVI', reason: 'otherPerson' });
    await enter('SODAVI');
    expect(status()).toBe('confirmed');
  });

  it('is applied when its owner logs in after another person', async () => {
    const { enter, settle, logIn, status } = openPolo({ validate: onlyForDavi });
    await enter('SODAVI');
    logIn(clara);
    await settle();
    logIn(davi);
    await settle();
    expect(status()).toBe('confirmed');
  });

  it('discounts nothing for the next person while the service does not respond', async () => {
    const { enter, logIn, answer, entry } = openPolo({ user: clara });
    await enter('EXEMPLO10');
    answer(neverAnswers);
    logIn(davi);
    expect(entry()).toEqual({ status: 'checking', code: 'EXEMPLO10' });
  });

  it('is validated again at the last step', async () => {
    const { enter, settle, reachPayment, answer, entry } = openPolo({ user: clara });
    await enter('EXEMPLO10');
    answer(refusing('used'));
    reachPayment();
    await settle();
    expect(entry()).toEqual({ status: 'refused', code: 'EXEMPLO10', reason: 'used' });
  });

  it('is not confirmed by a response about the visitor before the log-in', async () => {
    const late = Promise.withResolvers<Coupon>();
    const { enter, settle, logIn, answer, status, calls } = openPolo({ validate: () => late.promise });
    await enter('EXEMPLO10');
    answer(neverAnswers);
    logIn(clara);
    late.resolve(tenPercent('EXEMPLO10', 'plan-1'));
    await settle();
    expect(status()).toBe('checking');
    expect(calls().at(-1)).toMatchObject({ document: clara.document });
  });
});

describe('a stored coupon', () => {
  it('stays stored when another tab’s coupon is refused', async () => {
    const storage = fakeStorage();
    const first = openPolo({ storage });
    await first.enter('EXEMPLO10');
    const other = openPolo({ storage });
    await other.enter('SODAVI');
    first.answer(refusing('unknown'));
    first.reachPayment();
    await first.settle();
    expect(storedCoupon.readCode(storage)).toBe('SODAVI');
  });

  it('stays stored when another tab shows a car that it is not valid for', async () => {
    const storage = fakeStorage();
    const first = openPolo({ storage });
    await first.enter('SOPOLO');
    const otherCar = openPolo({ storage, validate: refusing('otherOffer') });
    await otherCar.settle();
    expect(otherCar.entry()).toMatchObject({ status: 'refused', reason: 'otherOffer' });
    const reloaded = openPolo({ storage });
    await reloaded.settle();
    expect(reloaded.applied()?.code).toBe('SOPOLO');
  });
});

describe('a coupon', () => {
  it('entered after another one was removed during its validation is validated', async () => {
    const { store, enter, answer, applied } = openPolo({ validate: neverAnswers });
    await enter('PRIMEIRO');
    store.dispatch(couponRemoved());
    answer(good);
    await enter('SEGUNDO');
    expect(applied()?.code).toBe('SEGUNDO');
  });
});
