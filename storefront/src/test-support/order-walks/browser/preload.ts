/** Loads everything that the product loads on demand: virtual time can't wait for a chunk. */
export const preload = () =>
  Promise.all([
    import('#/api/services.ts'),
    import('#/features/account/sagas.ts'),
    import('#/features/checkout/sagas.ts'),
    import('#/features/coupon/coupon.saga.ts'),
    import('#/features/order-changes/order-changes.saga.ts'),
    import('#/features/orders/sagas.ts'),
    import('#/features/partner-store/partner-store.saga.ts'),
    import('#/features/payment/sagas.ts'),
    import('#/features/session/sagas.ts'),
    import('../../../app/device/account-device.ts'),
    import('../../../app/flows/last-seen-orders.ts'),
    import('../../../app/device/order-device.ts'),
  ]);
