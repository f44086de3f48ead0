import type { AssetManifest } from '../../server/contract.ts';

/**
 * Starts the application after the page has been painted, or at once when the visitor acts:
 * scripts that compete with the first paint cost more than they give (docs/decisions).
 */
function startScript(entry: string): string {
  const address = JSON.stringify(entry);
  return (
    `(()=>{let started;const start=()=>{started??=import(${address})};` +
    `addEventListener("load",()=>setTimeout(start));` +
    `for(const type of["pointerdown","keydown","focusin"])addEventListener(type,start,{once:true,capture:true,passive:true})})()`
  );
}

/** The router's own manifest: which scripts and preloads each route writes into the page. */
export function createRouterManifest(assets: AssetManifest, basePath: string) {
  const start = { attrs: {}, children: startScript(basePath + assets.entry) };
  const development = assets.developmentClient
    ? [{ attrs: { type: 'module', src: basePath + assets.developmentClient } }]
    : [];
  return { routes: { __root__: { scripts: [...development, start] } } };
}
