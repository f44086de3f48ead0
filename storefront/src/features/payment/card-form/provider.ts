import type { CardFormWord } from '../card.slice.ts';
import type { CardFormLook } from './look.ts';

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
   * Reads a message that came from the frame's own window; undefined when it isn't this form's: another origin,
   * another nonce, or words nobody knows.
   */
  read(message: { origin: string; data: unknown }): CardFormMessage | undefined;
}

/** Who shows the form a card is entered in. See docs/card-form-providers.md. */
export interface CardFormProvider {
  /** @param session of `PaymentPort.openSession` */
  open(session: { id: string }, look: CardFormLook): OpenedCardForm;
}
