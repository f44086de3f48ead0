import memoizeOne from 'memoize-one';
import type { AssetManifest } from '../../../server/contract.ts';
import { startFailedEvent } from '#/routes/-page/start-up.ts';
import { configElementId } from './page-data.ts';

/** Imports the entry script, and dispatches an event on the page if that fails. */
const loadScript = (entry: string) =>
  `import(${JSON.stringify(entry)}).catch((error)=>{dispatchEvent(new Event("${startFailedEvent}"));throw error})`;

/**
 * Starts the application after the page has been painted, or at the first interaction: scripts that compete with the
 * first paint delay it (docs/decisions).
 */
export function startScripts({ entry, entryImports }: AssetManifest, basePath: string) {
  // Under 'strict-dynamic' a parser-inserted script that is allowed by hash may not import (CSP 3 §8.2).
  // The start script inserts an element with the import; the policy lists both texts.
  const load = loadScript(basePath + entry);
  // Preloads what entry and page would request one after the other, outside of the hydration tasks.
  const preload =
    `const{scripts}=document.getElementById("${configElementId}").dataset;` +
    `for(const href of[...${JSON.stringify(entryImports.map((path) => basePath + path))},...scripts.match(/\\S+/g)??[]])` +
    `add("link",{rel:"modulepreload",href})`;
  const start =
    `(()=>{let started;const{nonce}=document.currentScript;` +
    `const add=(name,facts)=>document.head.append(Object.assign(document.createElement(name),{nonce},facts));` +
    `const start=()=>{if(started)return;started=true;const text=${JSON.stringify(load)},` +
    `trusted=globalThis.trustedTypes?.createPolicy("start",{createScript:(script)=>script});` +
    `add("script",{text:trusted?trusted.createScript(text):text});${preload}};` +
    // A visitor who acted before the load event does not wait for the last picture.
    `if(navigator.userActivation?.hasBeenActive)start();` +
    `addEventListener("load",()=>setTimeout(start));` +
    `for(const type of["pointerdown","keydown","focusin","click"])addEventListener(type,start,{once:true,capture:true,passive:true})})()`;
  return { start, load };
}

/** Scripts of each page module, by its name. A process has one manifest, so they are listed once. */
const scriptsByPage = memoizeOne(
  (modules: AssetManifest['modules']) =>
    new Map(
      Object.entries(modules).flatMap(([path, files]) => {
        const name = /^src\/routes\/-pages\/\w+\/(\w+)\.tsx$/.exec(path)?.[1];
        return name === undefined ? [] : [[name, files] as const];
      }),
    ),
);

/**
 * The scripts of pages, relative to the base path; none in development.
 * @param pages names of the matched routes' pages, outermost first
 */
export function pageScripts(assets: AssetManifest, pages: readonly string[]): string[] {
  const scripts = scriptsByPage(assets.modules);
  return [...new Set(pages.flatMap((page) => scripts.get(page) ?? []))];
}
