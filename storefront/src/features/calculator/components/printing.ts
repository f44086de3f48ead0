import { styled } from 'styled-components';
import { withResolvers } from '#/shared/loading/with-resolvers.ts';

/**
 * Parts of the page that must render before printing. Only effects register them: a server has none, and a browser one
 * page.
 */
const renderers = new Set<() => Promise<void>>();
/** Resolves when the first part registers: the button's press may load the parts that do. */
const firstRegistration = withResolvers<void>();

/** Printing starts after this time at the latest: the tables have the same figures. */
const timeoutInMs = 5000;

/** Registers a render function, which never rejects. Returns a function that removes it. */
export function renderBeforePrinting(render: () => Promise<void>): () => void {
  renderers.add(render);
  firstRegistration.resolve();
  return () => void renderers.delete(render);
}

/** Prints the page after rendering all registered parts, within the time limit. */
export async function printWhole(): Promise<void> {
  const timeout = withResolvers<void>();
  const timer = setTimeout(timeout.resolve, timeoutInMs);
  const rendered = firstRegistration.promise.then(() => Promise.all([...renderers].map((render) => render())));
  await Promise.race([rendered, timeout.promise]);
  clearTimeout(timer);
  window.print();
}

/** Hidden in print: controls and links. */
export const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;

/** Displayed in print instead. */
export const OnPaper = styled.div`
  display: none;
  @media print {
    display: block;
  }
`;
