import { expect, test } from 'vitest';
import { createSessionId, type SessionIdStorage } from './services.ts';

const storageWith = (initial: string | undefined): SessionIdStorage & { current: () => string | undefined } => {
  let stored = initial;
  return {
    read: () => stored,
    write: (_, value) => (stored = value),
    current: () => stored,
  };
};

const noStorage: SessionIdStorage = { read: () => undefined, write: () => undefined };

test('the id is generated once and stored', () => {
  let made = 0;
  const storage = storageWith(undefined);
  const generate = () => `generated-${(made += 1)}`;
  const id = createSessionId(storage, generate);
  expect([id(), id()]).toEqual(['generated-1', 'generated-1']);
  expect(storage.current()).toBe('generated-1');
  expect(createSessionId(storage, generate)()).toBe('generated-1');
});

test.each(['', 'short', 'a b c d e f', 'a\r\nheader: b-----', 'x'.repeat(65)])(
  'an invalid stored value (%o) is replaced',
  (stored) => {
    const storage = storageWith(stored);
    expect(createSessionId(storage, () => 'generated')()).toBe('generated');
    expect(storage.current()).toBe('generated');
  },
);

test('the id lasts as long as the page without storage', () => {
  let made = 0;
  const id = createSessionId(noStorage, () => `generated-${(made += 1)}`);
  expect([id(), id()]).toEqual(['generated-1', 'generated-1']);
});

test('generated ids are random and differ each time', () => {
  const one = createSessionId(noStorage)();
  expect(one).toMatch(/^[0-9a-f-]{36}$/);
  expect(createSessionId(noStorage)()).not.toBe(one);
});
