import { startFailedEvent } from '#/routes/start-up.ts';

/** Text of a script that imports the entry, and dispatches an event on the page if that fails. */
export const loadEntryText = (url: string): string =>
  `import(${JSON.stringify(url)}).catch((error)=>{dispatchEvent(new Event("${startFailedEvent}"));throw error})`;
