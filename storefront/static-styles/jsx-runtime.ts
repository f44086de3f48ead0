import { jsx as reactJsx, type JSX } from 'react/jsx-runtime';
import { styledElement, type Look } from './styled.tsx';

export { Fragment } from 'react/jsx-runtime';

/**
 * Replaces React's runtime in the server build: a styled component becomes the element that it would render. An offer
 * page has 900 of them, and React spends as much time on a component as on an element. The browser build keeps them,
 * because a route change compares the types of elements.
 */
export function jsx(type: Parameters<typeof reactJsx>[0] & { look?: Look }, props: object, key?: string): JSX.Element {
  return type.look ? styledElement(type.look, props as Record<string, unknown>, key) : reactJsx(type, props, key);
}

/** React treats several children differently only in development. */
export const jsxs = jsx;
