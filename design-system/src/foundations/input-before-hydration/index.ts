export { useInputBeforeHydration } from './use-input-before-hydration.ts';
