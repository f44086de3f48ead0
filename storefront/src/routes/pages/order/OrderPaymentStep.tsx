import { useSelector } from 'react-redux';
import { PaymentStep, type PaymentStepProps } from '#/features/checkout/screens.ts';
import { CouponEntry, selectCouponStatus, type CouponStatus } from '#/features/coupon/index.ts';
import { CardPayment, PaymentChoice, selectIsCardUnderWay, selectRegisteredCard } from '#/features/payment/index.ts';
import { selectUser } from '#/features/session/index.ts';

const couponOfOrder = {
  none: 'settled',
  typed: 'typed',
  confirmed: 'settled',
  checking: 'checking',
  refused: 'unsettled',
  failed: 'unsettled',
} as const satisfies Record<CouponStatus, PaymentStepProps['coupon']>;

/** The last step of an order, with its coupon and payment methods; loaded with that step. */
export function OrderPaymentStep(step: Pick<PaymentStepProps, 'back' | 'hrefOf' | 'plan'>) {
  const isUnderWay = useSelector(selectIsCardUnderWay);
  const isRegistered = useSelector(selectRegisteredCard) !== undefined;
  const { fullMonthlyInCents, monthlyInCents } = step.plan;
  const coupon = useSelector(selectCouponStatus(useSelector(selectUser)?.id));
  return (
    <PaymentStep
      {...step}
      coupon={couponOfOrder[coupon]}
      couponEntry={<CouponEntry {...{ fullMonthlyInCents, monthlyInCents }} isApplicationShown />}
      card={isUnderWay ? 'underWay' : isRegistered ? 'registered' : 'none'}
      renderMethods={(choice) => <PaymentChoice {...choice} />}
      renderCard={(holder) => <CardPayment holder={holder} headingLevel={3} />}
    />
  );
}
