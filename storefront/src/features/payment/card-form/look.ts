/** The form stands on another site: what it shall look like is told with its address, from the tokens of the page. */
const tokens = {
  action: '--color-action-background',
  'action-hover': '--color-action-background-hover',
  'action-text': '--color-action-text',
  'action-border': '--color-action-border',
  link: '--color-text-link',
  text: '--color-text',
  muted: '--color-text-muted',
  border: '--color-border-control',
  raised: '--color-surface-raised',
  focus: '--color-focus-outer',
  'focus-inner': '--color-focus-inner',
  danger: '--color-feedback-danger',
  'danger-surface': '--color-feedback-danger-surface',
  radius: '--radius-control',
} as const;

export type CardFormLook = Partial<Record<keyof typeof tokens, string>>;

/** The values of the theme an element stands in. */
export function lookAt(element: Element): CardFormLook {
  const style = getComputedStyle(element);
  const values = Object.entries(tokens).map(([name, token]) => [name, style.getPropertyValue(token).trim()]);
  return Object.fromEntries(values.filter(([, value]) => value !== '')) as CardFormLook;
}
