import { inject } from 'vitest';

globalThis.signdriveStoryTheme = inject('theme');

declare module 'vitest' {
  interface ProvidedContext {
    theme: string;
  }
}
