import memoizeOne from 'memoize-one';
import type { AssetManifest, PublicConfig } from '../../../server/contract.ts';
import { startFailedEvent, leftAttribute, pageTakenEvent } from '#/routes/start-up.ts';
import { configElementId } from './page-data.ts';
import { planFormId } from '#/features/offer/index.ts';
import { pressScript } from '#/shared/loading/press-replay.ts';
import { cookieLifetimeInSeconds, cookieText } from '#/shared/storage/storage.ts';

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
        const name = /^src\/routes\/pages\/\w+\/(\w+)\.tsx$/.exec(path)?.[1];
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

/*
 * Inline scripts of the head, which run before the bundle has loaded. They need no request and run before anything can
 * be pressed. Their text is the same on every page, so that the policy can list it by hash. Variable data is in JSON
 * blocks.
 */

/**
 * Back and forward before hydration load the page of that URL from the server. Otherwise the bundle would hydrate
 * markup of another page. A hydration in progress stops.
 */
const traversalScript =
  '{const here=()=>location.href.split("#")[0],at=here(),check=(event)=>{if(here()===at)return;event.stopImmediatePropagation();' +
  `document.documentElement.setAttribute("${leftAttribute}","");location.reload()};` +
  `addEventListener("popstate",check);addEventListener("${pageTakenEvent}",()=>removeEventListener("popstate",check),{once:true})}`;

/**
 * The link to the order gets the plan that is selected in the form, as submitting the form would. The server rendered
 * the link for its own plan. A visitor who changed the plan before hydration would order the wrong one.
 */
const orderScript =
  'addEventListener("click",({target})=>{' +
  `const link=target.closest?.('a[href*="/assinar/"]'),plan=document.getElementById("${planFormId}");` +
  'if(link&&plan&&[...plan.elements].some(({checked,defaultChecked})=>checked!==defaultChecked))' +
  'link.search=new URLSearchParams(new FormData(plan))},true)';

/**
 * Gives the page its look without script when its script could not start. `@media (scripting)` tells only whether script
 * is allowed. Its rules are therefore rewritten as if it were not, and `<noscript>` is replaced by its content. This runs
 * again at `load`, because an early start can fail while the page is still arriving. Leaving a page is no failure:
 * Firefox rejects its pending imports when the navigation starts, which is before the next page arrives.
 */
const fallbackScript =
  '{let isLeft;const leave=()=>{isLeft=true};addEventListener("beforeunload",leave);' +
  `addEventListener("${pageTakenEvent}",()=>removeEventListener("beforeunload",leave),{once:true});` +
  `addEventListener("${startFailedEvent}",()=>{if(isLeft)return;` +
  'const rewrite=({cssRules})=>{for(const rule of cssRules){const{media}=rule;' +
  'if(media?.mediaText.includes("scripting"))media.mediaText=media.mediaText' +
  '.replace("scripting: none","min-width: 0").replace("scripting: enabled","max-width: 0");' +
  'if(rule.cssRules)rewrite(rule)}},' +
  'trusted=globalThis.trustedTypes?.createPolicy("noscript",{createHTML:(text)=>text}),' +
  'unpack=(element)=>{const text=element.textContent;element.outerHTML=trusted?trusted.createHTML(text):text},' +
  'fallBack=()=>{[...document.styleSheets].forEach(rewrite);document.querySelectorAll("noscript").forEach(unpack)};' +
  'fallBack();addEventListener("load",fallBack)})}';

/**
 * Markup that libraries may write under trusted types: text without a tag, and the empty script by which React creates
 * script elements.
 */
const trustedTypesScript =
  'globalThis.trustedTypes?.createPolicy("default",' +
  '{createHTML:(text)=>!text.includes("<")||text==="\\x3Cscript>\\x3C/script>"?text:null})';

/** Runs on every page before any other script: for visitors who act before the page has hydrated, or if it never does. */
export const earlyScript = `${trustedTypesScript};${traversalScript};${orderScript};${pressScript};${fallbackScript}`;

/** Delay after the load event: the worker fetches the files of the page again, from the HTTP cache. */
const workerDelayInMs = 4_000;

/** Registers the service worker, also on pages without a bundle. A failure has no effect on the page. */
export const workerScript = (basePath: string) =>
  `addEventListener("load",()=>setTimeout(()=>{const url=${JSON.stringify(`${basePath}service-worker.js`)},` +
  'trusted=globalThis.trustedTypes?.createPolicy("worker",{createScriptURL:(text)=>text});' +
  `navigator.serviceWorker?.register(trusted?trusted.createScriptURL(url):url).catch(()=>0)},${workerDelayInMs}))`;

/**
 * Writes the cookie of the partner's store, for a day (spec §2.1). The slug is data beside the settings. The response
 * sets no cookie, because a page with one could not be stored for the next visitor.
 */
export const storeScript = ({ basePath, publicUrl }: PublicConfig) => {
  const [name, attributes] = cookieText('lastVisitedStore', 'SLUG', {
    basePath,
    isSecure: publicUrl.startsWith('https:'),
    lifetimeInSeconds: cookieLifetimeInSeconds.lastVisitedStore,
  }).split('SLUG');
  return (
    `{const{store}=document.getElementById("${configElementId}").dataset;` +
    `if(store)document.cookie=${JSON.stringify(name)}+store+${JSON.stringify(attributes)}}`
  );
};
