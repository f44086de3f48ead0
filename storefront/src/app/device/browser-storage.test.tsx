import { afterEach, expect, test, vi } from 'vitest';
import { createBrowserStorage } from './browser-storage.ts';

const { local, cookies } = createBrowserStorage('/');

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
  cookies.remove('lastVisitedStore');
});

test('what is written is read again until it is removed', () => {
  expect(local.read('coupon')).toBeUndefined();
  local.write('coupon', 'A');
  local.write('simulation', 'B');
  expect([local.read('coupon'), local.read('simulation')]).toEqual(['A', 'B']);
  local.remove('coupon', 'simulation', 'registerFleet');
  expect([local.read('coupon'), local.read('simulation')]).toEqual([undefined, undefined]);
});

test('with blocked storage nothing is stored and nothing throws', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  local.write('coupon', 'A');
  local.remove('coupon');
  expect(local.read('coupon')).toBeUndefined();
});

test('with full storage nothing throws, and a stored value can still be removed', () => {
  local.write('coupon', 'A');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  local.write('simulation', 'B');
  local.remove('simulation', 'coupon');
  expect(local.read('coupon')).toBeUndefined();
});

test('a cookie is read by its complete name, whatever the other cookies are', () => {
  document.cookie = 'xlastVisitedStore=outra';
  cookies.write('lastVisitedStore', 'casa-andrade', 60);
  document.cookie = 'z=1';
  expect(cookies.read('lastVisitedStore')).toBe('casa-andrade');
  cookies.remove('lastVisitedStore');
  expect(cookies.read('lastVisitedStore')).toBeUndefined();
  document.cookie = 'xlastVisitedStore=; Max-Age=0';
  document.cookie = 'z=; Max-Age=0';
});

test('a cookie that cannot be decoded reads as undefined', () => {
  document.cookie = 'lastVisitedStore=%E0%A4%A';
  expect(cookies.read('lastVisitedStore')).toBeUndefined();
});
