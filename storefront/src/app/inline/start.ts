/**
 * Starts the application after the page has been painted, or at the first interaction: scripts that compete with the
 * first paint delay it (docs/decisions/0008).
 */
import { configElementId } from '../rendering/page-data.ts';
import { loadEntryText } from './load-entry.ts';

// The property, because the attribute is hidden from scripts.
const nonce = document.currentScript?.nonce;
const { entry = '', scripts = '' } = document.getElementById(configElementId)?.dataset ?? {};
let isStarted = false;

function append(name: 'link' | 'script', facts: object): void {
  document.head.append(Object.assign(document.createElement(name), { nonce }, facts));
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  // Under 'strict-dynamic' a script of the markup that is allowed by hash may not import (CSP 3 §8.2). The policy
  // lists the text of the script that does, too.
  const text = loadEntryText(entry);
  const trusted = window.trustedTypes?.createPolicy('start', { createScript: (script) => script });
  append('script', { text: trusted?.createScript(text) ?? text });
  // Preloads what entry and page would request one after the other, outside of the hydration tasks.
  for (const href of scripts.match(/\S+/g) ?? []) append('link', { rel: 'modulepreload', href });
}

// A visitor who acted before the load event does not wait for the last picture.
if (navigator.userActivation?.hasBeenActive) start();
addEventListener('load', () => setTimeout(start));
for (const type of ['pointerdown', 'keydown', 'focusin', 'click'])
  addEventListener(type, start, { once: true, capture: true, passive: true });
