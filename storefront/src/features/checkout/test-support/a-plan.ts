import type { OrderPlan } from '../placing/order-plan.ts';

/** A T-Cross at 2.179,00 with a coupon of 10 %. */
export const planWithCoupon: OrderPlan = {
  carName: 'T-Cross',
  versionName: 'Comfortline',
  colorName: 'Branco',
  accessoryText: '',
  deadlineInMonths: 24,
  monthlyKm: 1000,
  fullMonthlyInCents: 2179_00,
  monthlyInCents: 1961_10,
  totalInCents: 47_066_40,
  isPending: false,
  coupon: { code: 'EXEMPLO10', couponOfferId: 'x', discount: { kind: 'percent', percent: 10 } },
  discountInCents: 217_90,
  query: {
    modelCode: 'TC',
    year: 2026,
    hasShield: false,
    deadlineInMonths: 24,
    monthlyKm: 1000,
    colorCode: 'BRA',
    accessoryText: '',
    step: 8,
  },
  href: '/ofertasvw/t-cross',
};
