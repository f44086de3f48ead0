import type { AssetManifest } from '../../server/contract.ts';
import { startFailedEvent } from '#/routes/-page/start-up.ts';
import { configElementId } from './page-stream.ts';

/**
 * Starts the application after the page has been painted, or at once when the visitor acts:
 * scripts that compete with the first paint cost more than they give (docs/decisions).
 */
function startScript(entry: string, others: readonly string[]): string {
  const address = JSON.stringify(entry);
  // What the entry and the page ask for one after the other is fetched with it: sooner, and not in one of the tasks that
  // take the page over.
  const preload =
    `const{scripts}=document.getElementById("${configElementId}").dataset;` +
    `for(const href of[...${JSON.stringify(others)},...scripts.match(/\\S+/g)??[]]){` +
    `const link=document.createElement("link");link.rel="modulepreload";link.nonce=nonce;link.href=href;` +
    `document.head.append(link)}`;
  return (
    `(()=>{let started;const{nonce}=document.currentScript;` +
    `const fail=(error)=>{dispatchEvent(new Event("${startFailedEvent}"));throw error};` +
    `const start=()=>{if(started)return;started=import(${address}).catch(fail);${preload}};` +
    // Who acted while the page was still arriving does not wait for its last picture.
    `if(navigator.userActivation?.hasBeenActive)start();` +
    `addEventListener("load",()=>setTimeout(start));` +
    `for(const type of["pointerdown","keydown","focusin","click"])addEventListener(type,start,{once:true,capture:true,passive:true})})()`
  );
}

/** The router's own manifest: which scripts and preloads each route writes into the page. */
export function createRouterManifest(assets: AssetManifest, basePath: string) {
  const start = {
    attrs: {},
    children: startScript(
      basePath + assets.entry,
      assets.entryImports.map((path) => basePath + path),
    ),
  };
  const development = assets.developmentClient
    ? [{ attrs: { type: 'module', src: basePath + assets.developmentClient } }]
    : [];
  return { routes: { __root__: { scripts: [...development, start] } } };
}

/**
 * The scripts of a page's own part, by the name its route gives it; none while developing.
 * @param pages names of the matched routes' pages, outermost first
 */
export function pageScripts(assets: AssetManifest, basePath: string, pages: readonly string[]): string[] {
  const files = pages.flatMap((page) => assets.modules[`src/routes/-pages/${page}.tsx`] ?? []);
  return [...new Set(files)].map((path) => basePath + path);
}
