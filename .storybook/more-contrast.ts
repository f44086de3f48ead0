const sheet = new CSSStyleSheet();

/** Collects the rules for `prefers-contrast: more` of every style sheet of the page. */
function collectAnswers(rules: CSSRuleList): string {
  return [...rules]
    .map((rule) => {
      if (!(rule instanceof CSSMediaRule)) return '';
      const inner = [...rule.cssRules].map(({ cssText }) => cssText).join('\n');
      if (/prefers-contrast:\s*more/.test(rule.media.mediaText)) return inner;
      return collectAnswers(rule.cssRules) === ''
        ? ''
        : `@media ${rule.media.mediaText} { ${collectAnswers(rule.cssRules)} }`;
    })
    .join('\n');
}

/**
 * Simulates `prefers-contrast: more`. No script can set that preference, so its rules are adopted without their
 * condition.
 */
export function showMoreContrast(isWanted: boolean): void {
  const others = document.adoptedStyleSheets.filter((other) => other !== sheet);
  if (isWanted) {
    sheet.replaceSync([...document.styleSheets].map(({ cssRules }) => collectAnswers(cssRules)).join('\n'));
  }
  document.adoptedStyleSheets = isWanted ? [...others, sheet] : others;
}
