export * from './builders.ts';
export { fakePorts, neverAnswers, type Answers, type CallName, type FakePorts, type PortCall } from './fake-ports.ts';
export { fakeStorage, type FakeStorage } from './fake-storage.ts';
export { startStore } from './start-store.ts';
export { createTestStore } from './test-store.ts';
