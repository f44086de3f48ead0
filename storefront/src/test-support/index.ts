export * from './builders.ts';
export { fakeLock, fakeRecords, fakeStorage, type FakeRecords, type FakeStorage } from './fake-browser.ts';
export {
  failing,
  fakePorts,
  neverAnswers,
  type Answers,
  type CallName,
  type FakePorts,
  type PortCall,
} from './fake-ports.ts';
export { millisecondsUntil } from './milliseconds-until.ts';
export { createTestStore, startStore } from './start-store.ts';
