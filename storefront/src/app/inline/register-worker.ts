/** Registers the service worker, also on pages without a bundle. A failure has no effect on the page. */
import { configElementId, readPageData } from '../rendering/page-data.ts';
import type { PublicConfig } from '../../../server/contract.ts';

/** Delay after the load event: the worker fetches the files of the page again, from the HTTP cache. */
const delayInMs = 4_000;

async function register(): Promise<void> {
  const { basePath } = readPageData(configElementId) as PublicConfig;
  const url = `${basePath}service-worker.js`;
  const trusted = window.trustedTypes?.createPolicy('worker', { createScriptURL: (text) => text });
  try {
    await navigator.serviceWorker?.register((trusted?.createScriptURL(url) as string | undefined) ?? url);
  } catch {
    // The page works without it.
  }
}

addEventListener('load', () => setTimeout(() => void register(), delayInMs));
