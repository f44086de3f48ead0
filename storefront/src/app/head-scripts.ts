import { planFormId } from '#/features/offer/index.ts';
import { leftAttribute, pageTakenEvent } from '#/routes/-page/start-up.ts';
import { pressScript } from '#/shared/press-replay.ts';

/*
 * What runs from a page's head before the program is there. As text, since it stands in the page itself: it costs no
 * request, and is there before anything can be pressed.
 */

/**
 * Whoever goes back or forward while the page is still the server's gets the page of that address from the server: the
 * program would take over markup that belongs to another one. From the first script on, until the page is taken over;
 * a program that has begun meanwhile is told that it comes too late.
 */
const traversalScript =
  '{const here=()=>location.href.split("#")[0],at=here(),check=(event)=>{if(here()===at)return;event.stopImmediatePropagation();' +
  `document.documentElement.setAttribute("${leftAttribute}","");location.reload()};` +
  `addEventListener("popstate",check);addEventListener("${pageTakenEvent}",()=>removeEventListener("popstate",check),{once:true})}`;

/**
 * The link to the order asks for the plan that stands in the form, as sending the form would: the server's own asks for the
 * plan it rendered, and whoever chose another before the program came would order without a word what they hadn't chosen.
 */
const orderScript =
  'addEventListener("click",({target})=>{' +
  `const link=target.closest?.('a[href*="/assinar/"]'),plan=document.getElementById("${planFormId}");` +
  'if(link&&plan&&[...plan.elements].some(({checked,defaultChecked})=>checked!==defaultChecked))' +
  'link.search=new URLSearchParams(new FormData(plan))},true)';

/** Runs on every page before any other script, for visitors who act before the page has hydrated. */
export const earlyScript = `${traversalScript};${orderScript};${pressScript}`;

/** Long after a page's own files: the worker fetches them once more, from the browser's cache. */
const workerDelayInMs = 4_000;

/** Registers the service worker, on pages that run no other script of ours, too. Where it can't be, nothing is lost. */
export const workerScript = (basePath: string) =>
  `addEventListener("load",()=>setTimeout(()=>navigator.serviceWorker?.register(${JSON.stringify(`${basePath}service-worker.js`)}).catch(()=>0),${workerDelayInMs}))`;
