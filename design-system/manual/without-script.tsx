import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** An element as the server sends it: no script has run. It is not in the document. */
export function pageWithoutScript(element: ReactElement): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToString(element);
  return page;
}

/** The values that a form with these fields submits without script. */
export function submittedWithoutScript(fields: ReactNode): Record<string, FormDataEntryValue> {
  const form = pageWithoutScript(<form>{fields}</form>).querySelector('form');
  return form ? Object.fromEntries(new FormData(form)) : {};
}
