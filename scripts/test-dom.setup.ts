import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// jsdom cannot scroll, and says so each time the router restores a place; files that run without a DOM have no window.
if (typeof window !== 'undefined') window.scrollTo = () => undefined;
