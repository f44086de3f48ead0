import { ChoiceCards } from '@signdrive/design-system/choice-cards';
import { paymentCopy } from '../payment.copy.ts';

/** Ways to pay of the interface (spec §9). */
export type PaymentKind = 'card' | 'boleto';

export interface PaymentChoiceProps {
  /** Undefined before anything is chosen. */
  value: PaymentKind | undefined;
  /** Name in the form around it, which knows what is wrong with it by that. @default 'pagamento' */
  name?: string;
  onChange: (value: PaymentKind) => void;
  /** Level of its label in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** @default what the form around it says of `name` */
  errorMessage?: string | undefined;
}

/** Card or bank slip, each with its note of spec §9 beside it. */
export function PaymentChoice({
  value,
  onChange,
  name = 'pagamento',
  headingLevel = 2,
  errorMessage,
}: PaymentChoiceProps) {
  return (
    <ChoiceCards
      label={paymentCopy.choice}
      headingLevel={headingLevel}
      name={name}
      items={[
        { value: 'card', label: paymentCopy.card, description: paymentCopy.cardNote },
        { value: 'boleto', label: paymentCopy.boleto, description: paymentCopy.boletoNote },
      ]}
      columns={{ narrow: 1, wide: 2 }}
      value={value ?? ''}
      onChange={(chosen) => onChange(chosen === 'card' ? 'card' : 'boleto')}
      errorMessage={errorMessage}
    />
  );
}
