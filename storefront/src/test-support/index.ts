export * from './builders.ts';
export { fakeLock } from './fake-lock.ts';
export { fakePorts, neverAnswers, type Answers, type CallName, type FakePorts, type PortCall } from './fake-ports.ts';
export { fakeRecords, type FakeRecords } from './fake-records.ts';
export { fakeStorage, type FakeStorage } from './fake-storage.ts';
export { millisecondsUntil } from './milliseconds-until.ts';
export { startStore } from './start-store.ts';
export { createTestStore } from './test-store.ts';
