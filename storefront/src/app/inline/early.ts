/**
 * Runs on every page before any other script: for visitors who act before the page has hydrated, or if it never does.
 */
import { planFormId } from '#/features/offer/index.ts';
import { leftAttribute, pageTakenEvent, startFailedEvent } from '#/routes/start-up.ts';
import { collectPresses } from '#/shared/loading/press-replay.ts';

/**
 * Markup that libraries may write under trusted types: text without a tag, and the empty script by which React creates
 * script elements.
 */
function allowMarkupOfLibraries(): void {
  const isAllowed = (text: string) => !text.includes('<') || text === '<script></script>';
  window.trustedTypes?.createPolicy('default', { createHTML: (text) => (isAllowed(text) ? text : (null as never)) });
}

/**
 * Back and forward before hydration load the page of that URL from the server. Otherwise the bundle would hydrate
 * markup of another page. A hydration in progress stops.
 */
function reloadOnTraversal(): void {
  const pageUrl = () => location.href.split('#')[0];
  const ownUrl = pageUrl();
  const check = (event: Event) => {
    if (pageUrl() === ownUrl) return;
    event.stopImmediatePropagation();
    document.documentElement.setAttribute(leftAttribute, '');
    location.reload();
  };
  addEventListener('popstate', check);
  addEventListener(pageTakenEvent, () => removeEventListener('popstate', check), { once: true });
}

/**
 * The link to the order gets the plan that is selected in the form, as submitting the form would. The server rendered
 * the link for its own plan. A visitor who changed the plan before hydration would order the wrong one.
 */
function orderSelectedPlan(): void {
  const isChanged = (control: Element) =>
    control instanceof HTMLInputElement && control.checked !== control.defaultChecked;
  const handle = ({ target }: Event) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[href*="/assinar/"]');
    const form = document.getElementById(planFormId) as HTMLFormElement | null;
    if (!link || !form || ![...form.elements].some(isChanged)) return;
    link.search = new URLSearchParams(new FormData(form) as unknown as Record<string, string>).toString();
  };
  addEventListener('click', handle, true);
}

/**
 * Gives the page its look without script when its script could not start. `@media (scripting)` tells only whether script
 * is allowed. Its rules are therefore rewritten as if it were not, and `<noscript>` is replaced by its content. This runs
 * again at `load`, because an early start can fail while the page is still arriving. Leaving a page is no failure:
 * Firefox rejects its pending imports when the navigation starts, which is before the next page arrives.
 */
function lookWithoutScript(): void {
  let isLeft = false;
  const leave = () => {
    isLeft = true;
  };
  addEventListener('beforeunload', leave);
  addEventListener(pageTakenEvent, () => removeEventListener('beforeunload', leave), { once: true });
  addEventListener(startFailedEvent, () => {
    if (isLeft) return;
    const trusted = window.trustedTypes?.createPolicy('noscript', { createHTML: (text) => text });
    const show = () => {
      for (const { cssRules } of document.styleSheets) rewriteScripting(cssRules);
      for (const element of document.querySelectorAll('noscript')) {
        const markup = element.textContent;
        element.outerHTML = (trusted?.createHTML(markup) as string | undefined) ?? markup;
      }
    };
    show();
    addEventListener('load', show);
  });
}

function rewriteScripting(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const { media } = rule;
      media.mediaText = media.mediaText
        .replace('scripting: none', 'min-width: 0')
        .replace('scripting: enabled', 'max-width: 0');
    }
    if (rule instanceof CSSGroupingRule) rewriteScripting(rule.cssRules);
  }
}

allowMarkupOfLibraries();
reloadOnTraversal();
orderSelectedPlan();
collectPresses();
lookWithoutScript();
