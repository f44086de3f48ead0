export * from './builders.ts';
export { fakePorts, neverAnswers, type Answers, type CallName, type FakePorts, type PortCall } from './fake-ports.ts';
export { startStore } from './start-store.ts';
