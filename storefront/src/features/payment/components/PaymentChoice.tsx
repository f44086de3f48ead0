import { ChoiceCards } from '@signdrive/design-system/choice-cards';
import type { PaymentKind } from '#/domain/order/order-request.ts';
import { paymentCopy } from '../payment.copy.ts';

export interface PaymentChoiceProps {
  /** Undefined before a choice. */
  value: PaymentKind | undefined;
  /** Name of the field in its form, which has its errors by this name. @default 'pagamento' */
  name?: string;
  onChange: (value: PaymentKind) => void;
  /** Level of its label in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | 4;
}

/** Card or bank slip, each with its note (spec §9). */
export function PaymentChoice({ value, onChange, name = 'pagamento', headingLevel = 2 }: PaymentChoiceProps) {
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
    />
  );
}
