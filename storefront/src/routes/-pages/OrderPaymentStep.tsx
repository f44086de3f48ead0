import { useSelector } from 'react-redux';
import { PaymentStep, type PaymentStepProps } from '#/features/checkout/sections.ts';
import { selectIsCardUnderWay, selectRegisteredCard } from '#/features/payment/index.ts';
import { CardPayment, PaymentChoice } from '#/features/payment/screens.ts';

/** The last step of an order with the ways to pay in it; loaded with that step. */
export function OrderPaymentStep(step: Pick<PaymentStepProps, 'back' | 'hrefOf' | 'plan'>) {
  const isUnderWay = useSelector(selectIsCardUnderWay);
  const isRegistered = useSelector(selectRegisteredCard) !== undefined;
  return (
    <PaymentStep
      {...step}
      card={isUnderWay ? 'underWay' : isRegistered ? 'registered' : 'none'}
      renderMethods={(choice) => <PaymentChoice {...choice} />}
      renderCard={(holder) => <CardPayment holder={holder} headingLevel={3} />}
    />
  );
}
