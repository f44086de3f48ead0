import type { CardFormMessageType } from '../card.slice.ts';

/** A message of the form, whose origin has been verified. */
export type CardFormMessage =
  | { type: CardFormMessageType }
  | {
      type: 'resized';
      /** Height that its content needs, in CSS pixels. */
      height: number;
    };

/** A form for a frame. */
export interface OpenedCardForm {
  /** URL for the frame. */
  src: string;
  /**
   * Reads a message of the frame's window. Undefined for a message with another origin or nonce, or of an unknown
   * type.
   */
  read(message: { origin: string; data: unknown }): CardFormMessage | undefined;
}

/** The service whose form receives the card. See docs/card-form-providers.md. */
export interface CardFormProvider {
  /** @param session of `PaymentPort.openSession` */
  open(session: { id: string }, look: CardFormLook): OpenedCardForm;
}

/** The form is on another site: its URL carries the theme's values. */
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

/** Values of the theme that applies to an element. */
export function lookAt(element: Element): CardFormLook {
  const style = getComputedStyle(element);
  const values = Object.entries(tokens).map(([name, token]) => [name, style.getPropertyValue(token).trim()]);
  return Object.fromEntries(values.filter(([, value]) => value !== '')) as CardFormLook;
}
