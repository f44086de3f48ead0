import type { CardFormWord } from '../card.slice.ts';

/** What a form says, once it is known that it is the form who speaks. */
export type CardFormMessage =
  | { type: CardFormWord }
  | {
      type: 'resized';
      /** Height its content needs, in CSS pixels. */
      height: number;
    };

/** A form that is about to stand in a frame. */
export interface OpenedCardForm {
  /** What the frame loads. */
  src: string;
  /**
   * Reads a message of the frame's window. Undefined for a message with another origin or nonce, or of an unknown
   * type.
   */
  read(message: { origin: string; data: unknown }): CardFormMessage | undefined;
}

/** Who shows the form a card is entered in. See docs/card-form-providers.md. */
export interface CardFormProvider {
  /** @param session of `PaymentPort.openSession` */
  open(session: { id: string }, look: CardFormLook): OpenedCardForm;
}

/** The form is on another site: its address carries the page's tokens for its look. */
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
