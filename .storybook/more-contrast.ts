const sheet = new CSSStyleSheet();

/** The rules that answer `prefers-contrast: more`, out of every sheet of the page. */
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
 * Shows the page as to a visitor who asks for more contrast. No script can set that preference, so the rules that
 * answer it are adopted once more, without their condition.
 */
export function showMoreContrast(isWanted: boolean): void {
  const others = document.adoptedStyleSheets.filter((other) => other !== sheet);
  if (isWanted) {
    sheet.replaceSync([...document.styleSheets].map(({ cssRules }) => collectAnswers(cssRules)).join('\n'));
  }
  document.adoptedStyleSheets = isWanted ? [...others, sheet] : others;
}
