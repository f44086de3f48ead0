import memoizeOne from 'memoize-one';
import type { AssetManifest } from '../../../server/contract.ts';
import { startFailedEvent } from '#/routes/-page/start-up.ts';
import { configElementId } from './page-data.ts';

/** Imports the application's entry script, and tells the page when that failed. */
const loadScript = (entry: string) =>
  `import(${JSON.stringify(entry)}).catch((error)=>{dispatchEvent(new Event("${startFailedEvent}"));throw error})`;

/**
 * Starts the application after the page has been painted, or at once when the visitor acts:
 * scripts that compete with the first paint cost more than they give (docs/decisions).
 */
export function startScripts({ entry, entryImports }: AssetManifest, basePath: string) {
  // A script that the parser inserted and a hash allows may import nothing under 'strict-dynamic' (CSP 3 §8.2). So the
  // import runs in an element that the start script inserts; the policy names both texts.
  const load = loadScript(basePath + entry);
  // What the entry and the page ask for one after the other is fetched with it: sooner, and not in one of the tasks that
  // take the page over.
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
    // Who acted while the page was still arriving does not wait for its last picture.
    `if(navigator.userActivation?.hasBeenActive)start();` +
    `addEventListener("load",()=>setTimeout(start));` +
    `for(const type of["pointerdown","keydown","focusin","click"])addEventListener(type,start,{once:true,capture:true,passive:true})})()`;
  return { start, load };
}

/** Scripts of each page module, by the module's name. A process has one manifest, so they are listed once. */
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
 * The scripts of a page's own part, by the name its route gives it, relative to the base path; none while developing.
 * @param pages names of the matched routes' pages, outermost first
 */
export function pageScripts(assets: AssetManifest, pages: readonly string[]): string[] {
  const scripts = scriptsByPage(assets.modules);
  return [...new Set(pages.flatMap((page) => scripts.get(page) ?? []))];
}
